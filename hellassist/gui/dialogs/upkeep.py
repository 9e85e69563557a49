"""The Upkeep of the turn, step by step. What it leaves to be decided stands right below, as at any time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.words.texts import Texts
from hellassist.app.words.told import Told
from hellassist.app.words.upkeep_words import Step, since_the_turn_began, steps
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel, words
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.game import Game


class UpkeepPanel(SidePanel):
    """Mirrors the commands of this Upkeep; closes once the Action phase goes on, or the turn is taken back."""

    for_reading = True

    def __init__(self, bridge: SessionBridge, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts = bridge, texts
        self._turn = bridge.game.turn
        self._going_on = is_asking(bridge.game)
        self.title.setText(self.tr("Upkeep of turn {0}").format(self._turn))
        self.steps: tuple[Step, ...] = ()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.body.addLayout(self._rows)
        self.body.addStretch(1)
        self.show_game(bridge.game, bridge.game)

    def show_game(self, before: Game, game: Game) -> None:
        """Tell what has been done, or close."""
        del before
        if game.turn != self._turn or (self._going_on and not is_asking(game)):
            self.closed.emit()
            return
        told = steps(since_the_turn_began(self._bridge.session.past), self._texts)
        if told == self.steps:
            return
        self.steps = told
        while (item := self._rows.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for step in told:
            self._rows.addWidget(self._part(step))

    def _part(self, step: Step) -> QWidget:
        part = QWidget(self)
        rows = QVBoxLayout(part)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(3)
        rows.addWidget(words(part, step.title, strong=True))
        for line in step.lines:
            rows.addLayout(_row(part, line))
        return part


def is_asking(game: Game) -> bool:
    """Whether something of the turn's beginning is still to be decided: powers of Upkeep, or who begins."""
    begins = game.phase == "action" and game.to_act is None and not game.activated_this_turn
    return game.phase == "upkeep" or begins


def _row(parent: QWidget, line: Told) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    row.addWidget(words(parent, line.text), 1)
    if line.rule:
        row.addWidget(Chip(line.rule, "base", line.rule, parent), 0, Qt.AlignmentFlag.AlignTop)
    return row
