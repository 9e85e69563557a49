"""What players do to the table that lies there, each as the one command that lays it anew. Lengths in millimetres."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, hypot, pi, radians, sin
from typing import Any

from hellassist import geometry
from hellassist.geometry import Base, Point
from hellassist.rules.commands import LayTable
from hellassist.rules.game import Game, Terrain, Zone

Outline = tuple[Point, ...]
Item = Terrain | Zone

ROUND_CORNERS = 48
"""Of a circle drawn by hand: within a twentieth of a millimetre of a circle of a fathom."""
SNAP_FATHOMS = 0.5


@dataclass(frozen=True, slots=True)
class Slot:
    """A piece of terrain or a deployment area by its place among those that lie there."""

    zone: bool
    index: int


def lying(game: Game) -> tuple[tuple[Slot, Item], ...]:
    """All that lies there: pieces, then areas."""
    pieces = [(Slot(zone=False, index=index), piece) for index, piece in enumerate(game.terrain)]
    zones = [(Slot(zone=True, index=index), zone) for index, zone in enumerate(game.zones)]
    return (*pieces, *zones)


def item_at(game: Game, slot: Slot) -> Item | None:
    """What lies in the slot; None if nothing does any more."""
    return dict(lying(game)).get(slot)


def under(game: Game, spot: Point, slack: float) -> Slot | None:
    """What lies under a spot or within *slack* of it: terrain before areas, small before large."""
    found = [
        (slot.zone, _size(item.outline), slot.index, slot)
        for slot, item in lying(game)
        if len(item.outline) >= 3 and geometry.gap_to_outline(Base(spot, slack), item.outline) <= 0.0
    ]
    return min(found, key=lambda each: each[:3])[3] if found else None


def put(game: Game, item: Item) -> tuple[LayTable, Slot]:
    """Lay one more, and where it lies then."""
    if isinstance(item, Zone):
        slot = Slot(zone=True, index=len(game.zones))
        return LayTable(game.terrain, (*game.zones, item)), slot
    return LayTable((*game.terrain, item), game.zones), Slot(zone=False, index=len(game.terrain))


def changed(game: Game, slot: Slot, item: Item) -> LayTable:
    """Lay this one in place of what lies in the slot."""
    terrain, zones = list(game.terrain), list(game.zones)
    if isinstance(item, Zone):
        zones[slot.index] = item
    else:
        terrain[slot.index] = item
    return LayTable(tuple(terrain), tuple(zones))


def taken(game: Game, slot: Slot) -> LayTable:
    """Take it away."""
    if slot.zone:
        return LayTable(game.terrain, _without(game.zones, slot.index))
    return LayTable(_without(game.terrain, slot.index), game.zones)


def copied(game: Game, slot: Slot) -> tuple[LayTable, Slot] | None:
    """Lay another like it a fathom beside it; None if nothing lies there."""
    item = item_at(game, slot)
    if item is None:
        return None
    return put(game, replace(item, outline=moved(item.outline, game.fathom, game.fathom)))


def alone(item: Item) -> LayTable:
    """The item by itself: whether it may lie there does not hang on others."""
    return LayTable((), (item,)) if isinstance(item, Zone) else LayTable((item,), ())


# -- outlines ------------------------------------------------------------------------------------------


def moved(outline: Outline, right: float, down: float) -> Outline:
    """The outline farther right and down."""
    return tuple(Point(x + right, y + down) for x, y in outline)


def turned(outline: Outline, degrees: float) -> Outline:
    """The outline turned clockwise about its middle."""
    middle, turn = middle_of(outline), radians(degrees)
    out, across = cos(turn), sin(turn)
    return tuple(
        Point(
            middle.x + (x - middle.x) * out - (y - middle.y) * across,
            middle.y + (x - middle.x) * across + (y - middle.y) * out,
        )
        for x, y in outline
    )


def scaled(outline: Outline, share: float) -> Outline:
    """The outline larger or smaller about its middle."""
    x, y = middle_of(outline)
    return tuple(Point(x + (spot.x - x) * share, y + (spot.y - y) * share) for spot in outline)


def middle_of(outline: Outline) -> Point:
    """The middle of the area, which stays where it is when the outline is turned; of a flat one that of its corners."""
    whole = across = down = 0.0
    for a, b in zip(outline, (*outline[1:], *outline[:1]), strict=True):
        part = a.x * b.y - b.x * a.y
        whole, across, down = whole + part, across + (a.x + b.x) * part, down + (a.y + b.y) * part
    if abs(whole) < 1e-6:
        many = len(outline)
        return Point(sum(spot.x for spot in outline) / many, sum(spot.y for spot in outline) / many)
    return Point(across / (3 * whole), down / (3 * whole))


def round_outline(middle: Point, radius: float) -> Outline:
    """A circle as an outline."""
    angles = (2 * pi * step / ROUND_CORNERS for step in range(ROUND_CORNERS))
    return tuple(Point(middle.x + radius * cos(angle), middle.y + radius * sin(angle)) for angle in angles)


def box(one: Point, other: Point) -> Outline:
    """A rectangle from corner to corner."""
    return (one, Point(other.x, one.y), other, Point(one.x, other.y))


def with_corner_at(outline: Outline, corner: int, spot: Point) -> Outline:
    """The outline with one corner elsewhere."""
    return (*outline[:corner], spot, *outline[corner + 1 :])


def with_corner_after(outline: Outline, corner: int, spot: Point) -> Outline:
    """The outline with one more corner between this and the next."""
    return (*outline[: corner + 1], spot, *outline[corner + 1 :])


def without_corner(outline: Outline, corner: int) -> Outline:
    """The outline with one corner less."""
    return _without(outline, corner)


def snapped(spot: Point, fathom: float) -> Point:
    """The nearest spot on the net of half fathoms."""
    step = SNAP_FATHOMS * fathom
    return Point(round(spot.x / step) * step, round(spot.y / step) * step)


def reach_of(outline: Outline) -> float:
    """How far the outline reaches from its middle."""
    middle = middle_of(outline)
    return max(hypot(spot.x - middle.x, spot.y - middle.y) for spot in outline)


def _size(outline: Outline) -> float:
    xs, ys = [spot.x for spot in outline], [spot.y for spot in outline]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def _without(row: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    return (*row[:index], *row[index + 1 :])
