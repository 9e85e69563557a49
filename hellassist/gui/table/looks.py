"""What of a unit is drawn, as one comparable value, and how its disc is painted. Lengths are millimetres."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from hellassist.gui.looks.theme import Tokens, colour
from hellassist.rules.game import Player, Status, Unit
from hellassist.rules.powers import lemures

HALO = 7.0
"""How far the highlights of a selected and of an active unit reach beyond the base."""
MOST_SEGMENTS = 12
"""Up to so many Life Points are drawn one by one."""


@dataclass(frozen=True, slots=True)
class UnitLook:
    """All that decides how a disc looks: equal looks need no new painting."""

    side: Player
    radius: float
    life: int
    full: int
    threshold: int
    status: Status
    active: bool = False
    selected: bool = False
    turned: bool = False
    """A lemure that has had the first of its activations in this turn (LE-13)."""


def look_of(unit: Unit, *, selected: bool = False) -> UnitLook:
    """The look of a unit as it stands."""
    return UnitLook(
        side=unit.controller,
        radius=unit.profile.radius,
        life=max(unit.life, 0),
        full=unit.profile.life,
        threshold=unit.profile.threshold or 0,
        status=unit.status,
        active=unit.status == "active",
        selected=selected,
        turned=is_turned(unit),
    )


def is_turned(unit: Unit) -> bool:
    """Whether its card lies turned by a quarter: a lemure between its two activations (LE-13)."""
    return lemures.activations_done(unit) == 1 and unit.status != "acted"


def paint_unit(painter: QPainter, look: UnitLook, t: Tokens) -> None:
    """Paint the disc around the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_highlights(painter, look, t)
    acted = look.status == "acted"
    side = colour(t.side(look.side), 140 if acted else 255)
    rim = look.radius * 0.15
    painter.setPen(QPen(side, rim))
    painter.setBrush(colour(t.base))
    painter.drawEllipse(QPointF(), look.radius - rim / 2, look.radius - rim / 2)
    _paint_life(painter, look, t)
    paint_symbol(painter, look.side, look.radius * 0.36, t, filled=not acted)
    if look.turned:
        _paint_quarter(painter, look.radius, t)


def _paint_quarter(painter: QPainter, radius: float, t: Tokens) -> None:
    """A bold quarter around the base: one of two activations is over."""
    out = radius + 3.4
    pen = QPen(colour(t.text), 3.0)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-out, -out, 2 * out, 2 * out), 0, 16 * 90)


def paint_symbol(painter: QPainter, side: Player, size: float, t: Tokens, *, filled: bool = True) -> None:
    """A Company's sign around the origin: circle or diamond, hollow for who has acted."""
    tint = colour(t.side(side))
    weight = size * 0.42
    painter.setPen(Qt.PenStyle.NoPen if filled else QPen(tint, weight))
    painter.setBrush(tint if filled else Qt.BrushStyle.NoBrush)
    reach = size if filled else size - weight / 2
    if side == "A":
        painter.drawEllipse(QPointF(), reach * 0.95, reach * 0.95)
    else:
        reach *= 1.2
        painter.drawPolygon(
            QPolygonF([QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)])
        )


CARD = 15.0, 22.0
"""Width and height of a card in a list, in pixels."""


def paint_card(painter: QPainter, unit: Unit, t: Tokens) -> None:
    """A stat card as it lies around the origin: upright, turned by a quarter, or face down (AC-53, LE-13)."""
    painter.save()
    if is_turned(unit):
        painter.rotate(90)
    face_down, active = unit.status == "acted", unit.status == "active"
    width, height = CARD
    card = QRectF(-width / 2, -height / 2, width, height)
    edge = t.dim if face_down else t.gold if active else t.side(unit.controller)
    painter.setPen(QPen(colour(edge), 2.4 if active else 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush if face_down else colour(t.base))
    painter.drawRoundedRect(card, 2.5, 2.5)
    if face_down:
        painter.setPen(QPen(colour(t.dim), 1.2))
        for shift in (-6.0, 0.0, 6.0):
            painter.drawLine(QPointF(-4.5, shift + 3.5), QPointF(4.5, shift - 3.5))
    else:
        paint_symbol(painter, unit.controller, 4.2, t)
    painter.restore()


def _paint_highlights(painter: QPainter, look: UnitLook, t: Tokens) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.active:
        painter.setPen(QPen(colour(t.gold, 70), 4.4))
        painter.drawEllipse(QPointF(), look.radius + 2.2, look.radius + 2.2)
        painter.setPen(QPen(colour(t.gold), 1.6))
        painter.drawEllipse(QPointF(), look.radius + 2.2, look.radius + 2.2)
    if look.selected:
        out = look.radius + (5.8 if look.active else 4.0)
        pen = QPen(colour(t.text), 1.5)
        pen.setDashPattern([2.2, 1.8])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(), out, out)


def _paint_life(painter: QPainter, look: UnitLook, t: Tokens) -> None:
    """The arc of Life Points from the top clockwise: the wounded part first, in green; what is lost is left dark."""
    if look.full <= 0:
        return
    ring = look.radius * 0.67
    box = QRectF(-ring, -ring, 2 * ring, 2 * ring)
    gap = min(16.0, 100.0 / look.full) if look.full <= MOST_SEGMENTS else 0.0
    step = 360.0 / look.full
    faint = 120 if look.status == "acted" else 255
    parts = (
        [(point, 1, point < look.life, point < look.threshold) for point in range(look.full)]
        if look.full <= MOST_SEGMENTS
        else [
            (0, min(look.life, look.threshold), True, True),
            (look.threshold, max(look.life - look.threshold, 0), True, False),
            (look.life, look.full - look.life, False, False),
        ]
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, count, left, low in parts:
        if count <= 0:
            continue
        tint = colour(t.green if low else t.gold, faint) if left else colour(t.line, faint)
        pen = QPen(tint, look.radius * 0.16)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        span = max(step * count - gap, 4.0)
        painter.drawArc(box, round(16 * (90 - start * step - gap / 2)), round(-16 * span))
