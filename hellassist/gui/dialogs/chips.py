"""A chip: one number and what it comes from, with its rule at hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from hellassist.app.texts import Texts
from hellassist.rules.game import Game
from hellassist.rules.modifiers import Modifier


class Chip(QLabel):
    """Plain text in a pill; *kind* is "base", "bonus" or "penalty"."""

    def __init__(self, text: str, kind: str = "base", rule: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setObjectName("chip")
        self.setProperty("kind", kind)
        if rule:
            self.setToolTip(rule)
            self.setAccessibleDescription(rule)


def modifier_chip(modifier: Modifier, game: Game, texts: Texts) -> Chip:
    """A modifier with its sign, its source and its rule."""
    kind = "bonus" if modifier.amount >= 0 else "penalty"
    return Chip(texts.modifier(modifier, game), kind, modifier.rule)
