"""An area that consumes whoever is in it, on the board: soft and hatched, with its kind and its numbers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hellassist.geometry import Mm, Point
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import BAND_Z, CaptionItem


class AreaItem(QGraphicsItem):
    """Takes no clicks; *planned* while it is still being put down."""

    def __init__(self, *, planned: bool = False) -> None:
        super().__init__()
        self._planned, self._radius = planned, 0.0
        self.setZValue(BAND_Z + 0.3 if planned else BAND_Z - 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.caption = CaptionItem()
        self.caption.put("middle")
        self.caption.setParentItem(self)

    def show_area(self, at: Point, radius: Mm, words: str) -> None:
        """Cover a circle, under these words."""
        self.prepareGeometryChange()
        self._radius = radius
        self.setPos(QPointF(*at))
        self.caption.show_text(words, (), dim=False)
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self._radius + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = Qt.PenStyle.DashLine if self._planned else Qt.PenStyle.SolidLine
        edge = QPen(colour(t.danger, 200), 1.8, style)
        edge.setCosmetic(True)
        painter.setPen(edge)
        painter.setBrush(colour(t.danger, 26))
        painter.drawEllipse(QPointF(), self._radius, self._radius)
        hatched = QBrush(colour(t.danger, 70), Qt.BrushStyle.FDiagPattern)
        back, good = painter.worldTransform().inverted()
        if good:
            hatched.setTransform(back)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hatched)
        painter.drawEllipse(QPointF(), self._radius, self._radius)
