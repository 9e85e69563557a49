"""What laying the table draws over the board: the outline in hand, its corners, the handle that turns it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from hellassist.geometry import Point
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import PLAN_Z

CORNER_PX = 6.5
HANDLE_PX = 9.0


class LayMark:
    """The items of one outline. Takes no clicks."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._area, self._turn, self._corners = (_item(scene, PLAN_Z + step) for step in (0.0, 0.1, 0.2))

    def show_outline(self, outline: Sequence[Point], *, bad: bool, closed: bool = True) -> None:
        """The outline, in red where it may not lie so; open while it is being drawn."""
        t = tokens()
        ink = t.danger if bad else t.gold
        path = QPainterPath()
        shape = QPolygonF([QPointF(*corner) for corner in outline])
        path.addPolygon(shape)
        if closed:
            path.closeSubpath()
        pen = QPen(colour(ink), 3.0, Qt.PenStyle.DashLine if bad else Qt.PenStyle.SolidLine)
        pen.setCosmetic(True)
        self._area.setPen(pen)
        self._area.setBrush(colour(ink, 46 if closed else 0))
        self._area.setPath(path)
        self._area.setVisible(True)

    def show_handles(
        self, corners: Sequence[Point], handle: tuple[Point, Point] | None, scale: float
    ) -> None:
        """Corners to take hold of, and the handle on its stalk; as large at any zoom of *scale* pixels a millimetre."""
        t = tokens()
        dots, turn = QPainterPath(), QPainterPath()
        for corner in corners:
            dots.addEllipse(QPointF(*corner), CORNER_PX / scale, CORNER_PX / scale)
        if handle is not None:
            turn.moveTo(QPointF(*handle[0]))
            turn.lineTo(QPointF(*handle[1]))
            turn.addEllipse(QPointF(*handle[1]), HANDLE_PX / scale, HANDLE_PX / scale)
        for item, path in ((self._corners, dots), (self._turn, turn)):
            pen = QPen(colour(t.gold), 2.0)
            pen.setCosmetic(True)
            item.setPen(pen)
            item.setBrush(colour(t.card))
            item.setPath(path)
            item.setVisible(not path.isEmpty())

    def clear(self) -> None:
        """Draw nothing."""
        for item in (self._area, self._turn, self._corners):
            item.setVisible(False)


def _item(scene: QGraphicsScene, depth: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setZValue(depth)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setVisible(False)
    scene.addItem(item)
    return item
