"""The sign of a Company beside small print."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hellassist.gui.looks.theme import tokens
from hellassist.gui.table.looks import paint_symbol
from hellassist.rules.game import Player


class SmallSign(QWidget):
    """The circle or diamond, as high as a line."""

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.setFixedSize(18, 20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(9, 10)
        paint_symbol(painter, self._player, 6.5, tokens())
        painter.end()
