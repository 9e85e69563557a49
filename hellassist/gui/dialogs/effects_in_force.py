"""The effects of powers that work on a unit, and those it bears, as lines of its card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.words import power_words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import words
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.game import Game, Running, Unit
from hellassist.rules.powers.running import in_force, on_unit


class EffectsInForce(QWidget):
    """Empty where nothing is in force."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        self.lines: tuple[str, ...] = ()

    def show_effects(self, game: Game, unit: Unit) -> None:
        """List them anew."""
        while (item := self._rows.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        effects = effects_of(game, unit)
        self.lines = tuple(power_words.effect_line(effect, game, self._texts) for effect in effects)
        if effects:
            self._rows.addWidget(words(self, self.tr("In force"), strong=True))
        for effect, line in zip(effects, self.lines, strict=True):
            self._rows.addWidget(self._row(line, "AU-06" if effect.lingering else "EF-07"))
        self.setVisible(bool(effects))

    def _row(self, line: str, rule: str) -> QWidget:
        row = QWidget(self)
        parts = QHBoxLayout(row)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.addWidget(words(row, line, dim=True), 1)
        parts.addWidget(Chip(rule, "base", rule, row), 0, Qt.AlignmentFlag.AlignTop)
        return row


def effects_of(game: Game, unit: Unit) -> tuple[Running, ...]:
    """The effects in force that work on the unit or that it bears, those to come in the next turn with them."""
    working = [effect for effect, _ in on_unit(game, unit)]
    borne = [effect for effect in in_force(game) if effect.unit == unit.id]
    coming = [
        effect
        for effect in game.running
        if effect.first > game.turn and unit.id in (effect.unit, *effect.units)
    ]
    found: list[Running] = []
    for effect in (*working, *borne, *coming):
        if effect not in found:
            found.append(effect)
    return tuple(found)
