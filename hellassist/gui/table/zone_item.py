"""A deployment area on the board, in the colour of its Company."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import TERRAIN_Z, CaptionItem
from hellassist.gui.table.looks import paint_symbol
from hellassist.rules.game import Zone

SIGN_MM = 11.0
"""Half the size of the Company's sign in its area."""


class ZoneItem(QGraphicsItem):
    """Below all else, and takes no clicks."""

    def __init__(self, zone: Zone, name: str) -> None:
        super().__init__()
        self._player = zone.player
        self._outline = QPolygonF([QPointF(*corner) for corner in zone.outline])
        self.setZValue(TERRAIN_Z - 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.caption = CaptionItem()
        self.caption.put("below")
        self.caption.show_text(name, (), dim=True)
        self.caption.setParentItem(self)
        self.caption.setPos(self._outline.boundingRect().center() + QPointF(0, SIGN_MM * 1.6))

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(colour(t.side(self._player), 200), 1.8, Qt.PenStyle.DashLine)
        edge.setCosmetic(True)
        painter.setPen(edge)
        painter.setBrush(colour(t.side(self._player), 24))
        painter.drawPolygon(self._outline)
        painter.setOpacity(0.35)
        painter.translate(self._outline.boundingRect().center())
        paint_symbol(painter, self._player, SIGN_MM, t, filled=False)
