"""The line from a shooter to its target on the board, and the fan of what the shooter sees of it."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, sin, sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from hellassist import geometry
from hellassist.geometry import Base, Point, distance
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import BAND_Z, PLAN_Z
from hellassist.gui.table.measure_tool import edge_points
from hellassist.rules.game import Game, Unit
from hellassist.rules.shots import sight

STEPS = 12
"""Straight pieces of the near edge of a base within a sector of the fan."""


class FireLine(QGraphicsPathItem):
    """Edge to edge, as shots are measured; the fan from the centre of the shooter's base. Takes no clicks."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.seen, self.hidden = QGraphicsPathItem(), QGraphicsPathItem()
        for item, depth in ((self, PLAN_Z), (self.seen, BAND_Z + 0.3), (self.hidden, BAND_Z + 0.4)):
            item.setZValue(depth)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setVisible(False)
            scene.addItem(item)

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
        for fan in (self.seen, self.hidden):
            fan.setVisible(False)

    def show_fan(self, game: Game, shooter: Unit, target: Unit) -> None:
        """Draw what is seen of the target, and hatched what terrain hides of it, between the tangents (RG-10)."""
        eye, base = shooter.base.at, target.base
        if distance(eye, base.at) <= base.radius:
            return
        found = sight.hiders(game, eye, shooter.height, target)
        hidden = geometry.hidden_angles(eye, base, [piece.outline for piece in found.sure])
        half = geometry.half_angle(eye, base)
        t = tokens()
        for item, sectors, ink, style in (
            (self.seen, ((-half, half),), t.gold, Qt.BrushStyle.SolidPattern),
            (self.hidden, hidden, t.danger, Qt.BrushStyle.BDiagPattern),
        ):
            path = QPainterPath()
            for start, end in sectors:
                path.addPolygon(QPolygonF([QPointF(*spot) for spot in sector(eye, base, start, end)]))
                path.closeSubpath()
            pen = QPen(colour(ink, 190), 1.4)
            pen.setCosmetic(True)
            item.setPen(pen)
            item.setBrush(colour(ink, 34))
            if style != Qt.BrushStyle.SolidPattern:
                brush = item.brush()
                brush.setStyle(style)
                brush.setColor(colour(ink, 150))
                item.setBrush(brush)
            item.setPath(path)
            item.setVisible(not path.isEmpty())

    def clear(self) -> None:
        """Draw nothing."""
        for item in (self, self.seen, self.hidden):
            item.setVisible(False)


def sector(eye: Point, base: Base, start: float, end: float) -> list[Point]:
    """From the eye to the near edge of the base between two angles from the line to its middle, in radians."""
    away = distance(eye, base.at)
    ahead = atan2(base.at.y - eye.y, base.at.x - eye.x)
    spots = [eye]
    for step in range(STEPS + 1):
        angle = start + (end - start) * step / STEPS
        long = away * cos(angle) - sqrt(max(base.radius**2 - (away * sin(angle)) ** 2, 0.0))
        spots.append(Point(eye.x + long * cos(ahead + angle), eye.y + long * sin(ahead + angle)))
    return spots
