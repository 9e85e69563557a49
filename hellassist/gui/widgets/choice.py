"""A list that drops down, with an arrow in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from hellassist.gui.looks.theme import colour, tokens

ARROW_ROOM = 46
"""Pixels of the arrow and the padding."""


class Choice(QComboBox):
    """One of several. Never wider than the place it is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def shown_text(self) -> str:
        """The choice as there is room for it: what is too long is cut in its middle, as its ends tell it apart."""
        room = self.width() - ARROW_ROOM
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideMiddle, room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text()
        self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
        self.style().drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tokens().dim), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        tip = QPointF(self.width() - 17, self.height() / 2 + 2.5)
        for side in (-1, 1):
            painter.drawLine(tip, tip + QPointF(5 * side, -5))
        painter.end()
