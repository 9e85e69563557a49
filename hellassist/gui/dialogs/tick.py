"""A box to tick, with a tick in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from hellassist.gui.looks.theme import colour, tokens


class Tick(QCheckBox):
    """On or off."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(colour(tokens().panel), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = QPointF(box.center()) + QPointF(0.5, 0.5)
        painter.drawPolyline(
            QPolygonF([middle + QPointF(-4, 0), middle + QPointF(-1, 3.5), middle + QPointF(4.5, -3.5)])
        )
        painter.end()
