"""Hexes as shapes of the scene, and spots as hexes. The rows lie level, corners point up and down."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from hellassist.hexbattle.hexes import SIDES, Board, Hex

SIZE = 40.0
"""From the centre of a hex to its corner, in units of the scene."""
ACROSS = SIZE * sqrt(3)
"""From a centre to the next in the row."""
DOWN = SIZE * 1.5


def centre(at: Hex) -> QPointF:
    """The middle of a hex."""
    return QPointF(ACROSS * (at.q + at.r / 2), DOWN * at.r)


def shape(size: float = SIZE, middle: QPointF | None = None) -> QPolygonF:
    """A hexagon of this size around *middle*."""
    at = middle or QPointF()
    corners = (pi / 3 * (corner - 0.5) for corner in range(SIDES))
    return QPolygonF([at + QPointF(size * cos(angle), -size * sin(angle)) for angle in corners])


def towards(side: int, length: float) -> QPointF:
    """From a centre towards the middle of a side."""
    angle = pi / 3 * side
    return QPointF(length * cos(angle), -length * sin(angle))


def hex_at(spot: QPointF) -> Hex:
    """The hex in which the spot lies."""
    r = spot.y() / DOWN
    q = spot.x() / ACROSS - r / 2
    whole = [round(q), round(r), round(-q - r)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] + q + r)]
    if off[0] > max(off[1], off[2]):
        whole[0] = -whole[1] - whole[2]
    elif off[1] > off[2]:
        whole[1] = -whole[0] - whole[2]
    return Hex(whole[0], whole[1])


def board_rect(board: Board) -> QRectF:
    """Around all hexes."""
    wide = ACROSS * (board.columns + (0.5 if board.rows > 1 else 0))
    return QRectF(-ACROSS / 2, -SIZE, wide, DOWN * (board.rows - 1) + 2 * SIZE)
