"""What of a unit is drawn, as one comparable value, and how its counter is painted."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from hellassist.gui.hexbattle.grid import shape, towards
from hellassist.gui.looks.theme import Tokens, colour, font
from hellassist.gui.table.looks import paint_symbol
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import SIDES
from hellassist.hexbattle.moves import FRONT
from hellassist.hexbattle.units import Kind, Movement, Player, Quality, Unit

RADIUS = 34.0
BOX = QRectF(-15, -13, 30, 18)
"""The sign of the movement class."""


@dataclass(frozen=True, slots=True)
class CounterLook:
    """All that decides how a counter looks."""

    player: Player
    name: str
    number: int
    movement: Movement | None
    kind: Kind | None
    quality: Quality
    facing: int
    markers: int
    hits: int
    led: bool = False
    selected: bool = False
    faded: bool = False


def look_of(game: Game, unit: Unit, *, selected: bool = False) -> CounterLook:
    """The look of a unit as it stands."""
    return CounterLook(
        unit.player,
        unit.type.name,
        unit.number,
        unit.type.movement,
        unit.type.kind,
        unit.quality,
        unit.facing,
        unit.markers,
        game.hits(unit),
        game.leader_of(unit.id) is not None,
        selected,
    )


def paint_counter(painter: QPainter, look: CounterLook, t: Tokens) -> None:
    """Paint the counter around the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.6 if look.faded else 1.0)
    _paint_body(painter, look, t)
    painter.save()
    painter.translate(0, -24)
    paint_symbol(painter, look.player, 4.2, t)
    painter.restore()
    _paint_class(painter, look.movement, t)
    _paint_kind(painter, look.kind, t)
    _paint_quality(painter, look.quality, t)
    _paint_name(painter, look, t)
    _paint_markers(painter, look, t)
    if look.led:
        painter.setPen(QPen(colour(t.base), 1))
        painter.setBrush(colour(t.gold))
        painter.drawPolygon(star(7.5).translated(20, 16))
    painter.setOpacity(1.0)


def _paint_body(painter: QPainter, look: CounterLook, t: Tokens) -> None:
    side = colour(t.side(look.player))
    if look.selected:
        pen = QPen(colour(t.text), 2)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(shape(RADIUS + 4.5))
    painter.setPen(QPen(side, 1.4))
    painter.setBrush(colour(t.base))
    body = shape(RADIUS)
    painter.drawPolygon(body)
    thick = QPen(side, 3.6)
    thick.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(thick)
    for turned in FRONT:
        side_number = (look.facing + turned) % SIDES
        painter.drawLine(body.at(side_number), body.at((side_number + 1) % SIDES))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(side)
    tip, base = towards(look.facing, RADIUS * 0.87 + 8), towards(look.facing, RADIUS * 0.87)
    along = QPointF(-base.y(), base.x()) / (RADIUS * 0.87) * 8
    painter.drawPolygon(QPolygonF([tip, base + along, base - along]))


def _paint_class(painter: QPainter, movement: Movement | None, t: Tokens) -> None:
    """A frame with what moves it: crossed for foot, one stroke for mounted, wings, waves."""
    painter.setBrush(colour(t.raised))
    painter.setPen(QPen(colour(t.text), 1.5))
    painter.drawRoundedRect(BOX, 2.5, 2.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    left, right, top, low = BOX.left() + 3, BOX.right() - 3, BOX.top() + 3, BOX.bottom() - 3
    middle = BOX.center()
    if movement in ("foot", "mounted"):
        path.moveTo(left, low)
        path.lineTo(right, top)
    if movement == "foot":
        path.moveTo(left, top)
        path.lineTo(right, low)
    elif movement == "aerial":
        path.moveTo(left, top + 2)
        path.quadTo(left + 8, top, middle.x(), low)
        path.quadTo(right - 8, top, right, top + 2)
    elif movement == "water":
        for y in (middle.y() - 3, middle.y() + 3):
            path.moveTo(left, y)
            path.cubicTo(left + 8, y - 6, right - 8, y + 6, right, y)
    painter.drawPath(path)


def _paint_kind(painter: QPainter, kind: Kind | None, t: Tokens) -> None:
    """Left of the class: three heads for a troop, a star for a character, a lozenge for lore."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(t.text))
    if kind == "character":
        painter.drawPolygon(star(5.5).translated(-22, -4))
    elif kind == "lore":
        painter.drawPolygon(
            QPolygonF([QPointF(-22, -11), QPointF(-18, -4), QPointF(-22, 3), QPointF(-26, -4)])
        )
    else:
        for x, y in ((-22.0, -8.5), (-24.5, -1.5), (-19.5, -1.5)):
            painter.drawEllipse(QPointF(x, y), 2.3, 2.3)


def _paint_quality(painter: QPainter, quality: Quality, t: Tokens) -> None:
    """Right of the class: up for superior, down for inferior."""
    if quality == "ordinary":
        return
    up = -1 if quality == "superior" else 1
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour(t.gold if quality == "superior" else t.danger), 2.4)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    for y in (-7.0, -1.0):
        painter.drawPolyline(
            QPolygonF([QPointF(18, y - 2 * up), QPointF(22, y + 2 * up), QPointF(26, y - 2 * up)])
        )


def _paint_name(painter: QPainter, look: CounterLook, t: Tokens) -> None:
    """The name as large as it fits, cut at last."""
    room, text = QRectF(-28, 5, 56, 12), look.name
    if look.number:
        text = f"{text}\N{NO-BREAK SPACE}{look.number}"
    size = 11
    while size > 8 and QFontMetricsF(font(size, bold=True)).horizontalAdvance(text) > room.width():
        size -= 1
    letters = font(size, bold=True)
    metrics = QFontMetricsF(letters)
    if metrics.horizontalAdvance(text) > room.width():
        number = f"\N{NO-BREAK SPACE}{look.number}" if look.number else ""
        rest = room.width() - metrics.horizontalAdvance(number)
        text = metrics.elidedText(look.name, Qt.TextElideMode.ElideRight, rest) + number
    painter.setFont(letters)
    painter.setPen(colour(t.text))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _paint_markers(painter: QPainter, look: CounterLook, t: Tokens) -> None:
    """One square a hit: full for damage, empty for what is left."""
    wide, gap = 6.0, 2.0
    left = -(look.hits * (wide + gap) - gap) / 2
    for place in range(look.hits):
        hurt = place < look.markers
        painter.setPen(QPen(colour(t.danger if hurt else t.dim), 1.2))
        painter.setBrush(colour(t.danger) if hurt else Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(left + place * (wide + gap), 19, wide, wide))


def star(size: float) -> QPolygonF:
    """Five points around the origin."""
    points = []
    for step in range(10):
        reach, angle = size if step % 2 == 0 else size * 0.45, radians(36 * step - 90)
        points.append(QPointF(reach * cos(angle), reach * sin(angle)))
    return QPolygonF(points)
