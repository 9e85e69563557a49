"""A template on the board: the circle of an explosion or the triangle of a blast, its line, and who lies under it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from hellassist.geometry import Base, Point
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import BAND_Z, PLAN_Z
from hellassist.rules.game import Game, Unit
from hellassist.rules.profile import Weapon
from hellassist.rules.shots import blast


class Template:
    """The items of one template. Takes no clicks."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._area, self._line, self._spared, self._hit = (
            _item(scene, depth) for depth in (BAND_Z + 0.2, PLAN_Z, PLAN_Z + 0.1, PLAN_Z + 0.2)
        )
        self.shown = False

    def show_template(  # noqa: PLR0917 -- all that it is made of
        self,
        game: Game,
        shooter: Unit,
        weapon: Weapon,
        spot: Point,
        hit: Iterable[Base],
        spared: Iterable[Base],
    ) -> None:
        """Draw it: a ring around each base that is *hit*, a dashed one around those that are *spared*."""
        self.draw(_outline(game, shooter, weapon, spot), shooter, spot, bad=False)
        self._hit.setPath(_rings(hit))
        self._spared.setPath(_rings(spared))

    def draw(self, outline: QPainterPath, shooter: Unit, spot: Point, *, bad: bool) -> None:
        """The area with the line from the shooter's base to the spot."""
        t = tokens()
        ink = t.danger if bad else t.accent
        _pen(self._area, ink, 2.0, Qt.PenStyle.SolidLine)
        self._area.setBrush(colour(ink, 46))
        self._area.setPath(outline)
        line = QPainterPath(QPointF(*shooter.base.at))
        line.lineTo(QPointF(*spot))
        line.addEllipse(QPointF(*spot), 2.5, 2.5)
        _pen(self._line, t.danger if bad else t.gold, 2.0, Qt.PenStyle.DashLine)
        self._line.setPath(line)
        _pen(self._hit, t.accent, 3.0, Qt.PenStyle.SolidLine)
        _pen(self._spared, t.text, 2.0, Qt.PenStyle.DotLine)
        for item in self._items:
            item.setVisible(True)
        self.shown = True

    def mark(self, *, bad: bool) -> None:
        """Show in red what is refused."""
        t = tokens()
        ink = t.danger if bad else t.accent
        _pen(self._area, ink, 2.0, Qt.PenStyle.DashLine if bad else Qt.PenStyle.SolidLine)
        self._area.setBrush(colour(ink, 46))
        _pen(self._line, t.danger if bad else t.gold, 2.0, Qt.PenStyle.DashLine)

    def clear(self) -> None:
        """Draw nothing."""
        for item in self._items:
            item.setVisible(False)
        self.shown = False

    @property
    def _items(self) -> tuple[QGraphicsPathItem, ...]:
        return self._area, self._line, self._hit, self._spared


def _outline(game: Game, shooter: Unit, weapon: Weapon, spot: Point) -> QPainterPath:
    """The template's own border, from the measures that the rules test."""
    path = QPainterPath()
    if weapon.blast is None:
        return path
    if weapon.blast.shape == "explosion":
        reach = blast.radius(game, weapon.blast)
        path.addEllipse(QPointF(*spot), reach, reach)
        return path
    triangle = blast.template(game, shooter, spot)
    if triangle is not None:
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in triangle]))
        path.closeSubpath()
    return path


def _rings(bases: Iterable[Base]) -> QPainterPath:
    path = QPainterPath()
    for base in bases:
        path.addEllipse(QPointF(*base.at), base.radius + 3, base.radius + 3)
    return path


def _pen(item: QGraphicsPathItem, ink: str, width: float, style: Qt.PenStyle) -> None:
    pen = QPen(colour(ink), width, style)
    pen.setCosmetic(True)
    item.setPen(pen)


def _item(scene: QGraphicsScene, depth: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setZValue(depth)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setVisible(False)
    scene.addItem(item)
    return item
