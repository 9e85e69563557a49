"""The line from a shooter to its target, drawn on the board while a shot is considered."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from hellassist.geometry import Base
from hellassist.gui.table.items import PLAN_Z
from hellassist.gui.table.measure_tool import edge_points
from hellassist.gui.theme import colour, tokens


class FireLine(QGraphicsPathItem):
    """Edge to edge, as shots are measured. Takes no clicks."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setZValue(PLAN_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        scene.addItem(self)

    def show_line(self, shooter: Base, target: Base, *, bad: bool, others: Iterable[Base] = ()) -> None:
        """Draw it, in red where the shot is refused: a ring around the target, small ones round *others* it may hit."""
        t = tokens()
        pen = QPen(colour(t.danger if bad else t.gold), 2.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        self.setPen(pen)
        start, end = edge_points(shooter, target)
        path = QPainterPath(QPointF(*start))
        path.lineTo(QPointF(*end))
        path.addEllipse(QPointF(*target.at), target.radius + 5, target.radius + 5)
        for other in others:
            path.addEllipse(QPointF(*other.at), other.radius + 2, other.radius + 2)
        self.setPath(path)
        self.setVisible(True)

    def clear(self) -> None:
        """Draw nothing."""
        self.setVisible(False)
