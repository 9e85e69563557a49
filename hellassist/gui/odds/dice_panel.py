"""The dice of the battle: every roll, how often each face has come up, and where the app's dice come from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.battle import dice_tally
from hellassist.app.battle.dice_tally import Tally, Thrown
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.odds.face_plot import FacePlot
from hellassist.gui.odds.roll_list import RollList
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.rules.game import Game


class DicePanel(SidePanel):
    """Follows the battle. Rolls that were taken back are shown and counted: they were thrown."""

    for_reading = True

    def __init__(self, bridge: SessionBridge, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts = bridge, texts
        self.title.setText(self.tr("Dice of this battle"))
        self.none = self.words(self.tr("No die has been thrown yet."))
        self.plots: list[FacePlot] = []
        self._tallies = QVBoxLayout()
        self._tallies.setSpacing(6)
        self.list_head = self.words(self.tr("Every roll, the last first"), strong=True)
        self.rolls = RollList(texts, self)
        self.body.addWidget(self.none)
        self.body.addLayout(self._tallies)
        self.body.addWidget(self.words(self.tr("Where the app’s dice come from"), strong=True))
        for text in (
            self.tr(
                "The app asks the operating system for each die, at the moment of the click. The system gathers chance "
                "from the machine itself; no number is made from the one before, and nothing of it can be saved, "
                "guessed or thrown ahead."
            ),
            self.tr(
                "Every face is equally likely: draws that would favour some are thrown away, not folded in."
            ),
            self.tr(
                "Odds draw no dice. Undo and Redo throw nothing again: a roll that was taken back stays in this list, "
                "struck out, and counts."
            ),
            self.tr("Dice that were typed in are hatched above and dashed below: the table threw them."),
        ):
            self.body.addWidget(self.words(text, dim=True))
        self.body.addWidget(self.list_head)
        self.body.addWidget(self.rolls)
        self.body.addStretch(1)
        self.copy = self.button(self.tr("Copy as text"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        self.foot.addWidget(self.copy)
        self._seen: tuple[Thrown, ...] | None = None
        self.show_game(bridge.game, bridge.game)

    @property
    def text(self) -> str:
        """All of it as text."""
        return dice_tally.as_text(self._seen or (), self._bridge.game, self._texts)

    def show_game(self, before: Game, game: Game) -> None:
        """Count again where a roll has come or was taken back."""
        del before
        rolls = dice_tally.thrown(self._bridge.session.lines)
        if rolls == self._seen:
            return
        self._seen = rolls
        self.none.setVisible(not rolls)
        self.list_head.setVisible(bool(rolls))
        self.copy.setEnabled(bool(rolls))
        self.rolls.show_rolls(rolls, game)
        while (item := self._tallies.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.plots = []
        for tally in dice_tally.tallies(rolls):
            self._tallies.addWidget(self._part(tally, game))

    def _part(self, tally: Tally, game: Game) -> QWidget:
        part = QWidget(self)
        rows = QVBoxLayout(part)
        rows.setContentsMargins(0, 0, 0, 6)
        rows.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(SmallSign(tally.player, part), 0, Qt.AlignmentFlag.AlignTop)
        name = self.words(self._texts.player(game, tally.player), strong=True)
        head.addWidget(name, 1)
        rows.addLayout(head)
        rows.addWidget(self.words(dice_tally.source(tally, self._texts), dim=True))
        plot = FacePlot(tally, part)
        self.plots.append(plot)
        rows.addWidget(plot)
        for line in dice_tally.verdict(tally, self._texts):
            rows.addWidget(self.words(line, dim=True))
        return part
