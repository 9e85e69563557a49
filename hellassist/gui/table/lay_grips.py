"""Where an outline on the table is taken hold of, and what becomes of it then. Lengths in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees
from typing import Literal

from PySide6.QtCore import QPoint

from hellassist.app.battle import laying
from hellassist.app.battle.laying import Outline
from hellassist.geometry import Point, distance, gap_to_line

MOST_HANDLES = 24
"""An outline of more corners is round: it is made larger or smaller as a whole."""
STALK_PX, GRIP_PX = 30.0, 16.0
TURN = 15.0
"""Degrees of a step."""

Grip = Literal["", "move", "turn", "corner", "edge", "size", "draw"]


@dataclass
class Held:
    """What the pointer has taken hold of, where, and what the outline was then."""

    grip: Grip
    start: Point
    pressed: QPoint
    outline: Outline
    corner: int = 0
    dragged: bool = False


def handles(outline: Outline, scale: float) -> tuple[Outline, tuple[Point, Point]]:
    """The corners that can be moved, and the stalk of the handle that turns it, at *scale* pixels a millimetre."""
    rows, across = [spot.y for spot in outline], laying.middle_of(outline).x
    top, bottom, long = min(rows), max(rows), STALK_PX / scale
    stalk = Point(across, top), Point(across, top - long)
    if top < long / 2:  # above there is hardly any board
        stalk = Point(across, bottom), Point(across, bottom + long)
    return (outline if len(outline) <= MOST_HANDLES else ()), stalk


def grip_at(spot: Point, outline: Outline, scale: float) -> tuple[Grip, int]:
    """What of the outline lies under the pointer, and which corner it is or begins at."""
    near = GRIP_PX / scale
    corners, (_, knob) = handles(outline, scale)
    if distance(spot, knob) <= near:
        return "turn", 0
    best = min(range(len(corners)), key=lambda index: distance(spot, corners[index]), default=-1)
    if best >= 0 and distance(spot, corners[best]) <= near:
        return "corner", best
    for index, (a, b) in enumerate(zip(outline, (*outline[1:], outline[0]), strict=True)):
        if gap_to_line(spot, a, b) <= near / 2:
            return ("edge" if corners else "size"), index
    return "", 0


def reshaped(held: Held, spot: Point, fathom: float, *, snap: bool) -> Outline:
    """The outline as the pointer has it now; *snap* keeps to half fathoms, and turns to steps."""
    middle = laying.middle_of(held.outline)
    if held.grip == "corner":
        at = laying.snapped(spot, fathom) if snap else spot
        return laying.with_corner_at(held.outline, held.corner, at)
    if held.grip == "size":
        share = max(distance(middle, spot), 1.0) / max(distance(middle, held.start), 1.0)
        return laying.scaled(held.outline, share)
    if held.grip == "turn":
        by = degrees(_angle(middle, spot) - _angle(middle, held.start))
        return laying.turned(held.outline, round(by / TURN) * TURN if snap else by)
    right, down = spot.x - held.start.x, spot.y - held.start.y
    if snap:
        first = held.outline[0]
        there = laying.snapped(Point(first.x + right, first.y + down), fathom)
        right, down = there.x - first.x, there.y - first.y
    return laying.moved(held.outline, right, down)


def _angle(middle: Point, spot: Point) -> float:
    return atan2(spot.y - middle.y, spot.x - middle.x)
