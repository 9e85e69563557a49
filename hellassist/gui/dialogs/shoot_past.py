"""Vae distanti: which nearer enemies a shot passes by, and what that costs (FR-33 to FR-36)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import TIGHT, Button, words
from hellassist.gui.looks.plain import literal
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.flow import FlowRow
from hellassist.rules.game import Game, Unit
from hellassist.rules.powers import vae
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.shot import Eligible, in_the_way


class ShootPast(QWidget):
    """A button for each enemy that stands nearer than the target. Hidden where the rules have no such order."""

    changed = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.ignored: tuple[str, ...] = ()
        self.buttons: dict[str, Button] = {}
        self.said = words(self, dim=True)
        self.row = FlowRow(self, gap=6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.said, 1)
        head.addWidget(Chip("FR-33", "base", "FR-33", self), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self.row)

    def show_target(self, game: Game, shooter: Unit, target: str, entries: Sequence[Eligible]) -> None:
        """Offer the enemies nearer than the target that keep others from being chosen."""
        self.ignored = tuple(key for key in self.ignored if key != target and game.unit(key).on_table)
        nearer = in_the_way(entries, target) if game.edition.vae_distanti else ()
        self.setVisible(bool(nearer))
        if not nearer:
            self.ignored = ()
            return
        able = self._refusal(game, shooter, target, nearer[0]) is None
        held = next((key for key, button in self.buttons.items() if button.hasFocus()), "")
        self.buttons = {}
        for key in nearer:
            button = Button(literal(self._texts.unit(game, key)), self.row)
            button.room = TIGHT
            button.setProperty("option", "true")
            button.setCheckable(True)
            button.setChecked(key in self.ignored)
            button.setEnabled(key in self.ignored or (able and len(self.ignored) < self._most(game, shooter)))
            button.clicked.connect(lambda _=False, enemy=key: self._toggle(enemy))
            self.buttons[key] = button
        self.row.show_widgets(list(self.buttons.values()))
        self.said.setText(self._words(game, shooter, target, nearer[0]))
        if held in self.buttons:
            self.buttons[held].setFocus()

    @staticmethod
    def _most(game: Game, shooter: Unit) -> int:
        return min(vae.MOST_IGNORED, game.companies[shooter.controller].current)

    @staticmethod
    def _refusal(game: Game, shooter: Unit, target: str, enemy: str) -> Refused | None:
        try:
            vae.check_vae_distanti(game, shooter, game.unit(target), (enemy,))
        except Refused as refused:
            return refused
        return None

    def _words(self, game: Game, shooter: Unit, target: str, enemy: str) -> str:
        refused = self._refusal(game, shooter, target, enemy)
        if refused is not None:
            return self.tr("Vae distanti: {0}").format(self._texts.refusal(refused, game))
        chosen, most = len(self.ignored), self._most(game, shooter)
        if not chosen:
            return self.tr("Vae distanti, 1 Command and −1 SHS for each: shoot past up to {0}.").format(most)
        return self.tr("Vae distanti: {0} Command and −{0} SHS, {1} at most.").format(chosen, most)

    def _toggle(self, enemy: str) -> None:
        others = tuple(key for key in self.ignored if key != enemy)
        self.ignored = others if enemy in self.ignored else (*others, enemy)
        self.changed.emit()
