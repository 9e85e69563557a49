"""Bases among other bases: snapping to contact, moving without overlap, the edges of the table. Millimetres."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import acos, atan2, ceil, cos, hypot, pi, sin, sqrt

from hellassist.geometry.measure import (
    TOLERANCE_MM,
    Base,
    Mm,
    Point,
    distance,
    gap,
    in_contact,
    overlaps,
    shortened,
    within,
)


def free_of_overlap(base: Base, others: Iterable[Base]) -> bool:
    """Whether the base could stand there: it may touch the others but not lie on them (MV-03)."""
    return not any(overlaps(base, other) for other in others)


def inside_table(base: Base, width: Mm, height: Mm) -> bool:
    """Whether the whole base is on a table with corners (0, 0) and (width, height); its edges belong to it."""
    (x, y), radius = base.at, base.radius
    return all(within(radius, room) for room in (x, width - x, y, height - y))


def snap_to_contact(base: Base, others: Iterable[Base], reach: Mm) -> Point | None:
    """Where the base touches exactly, no farther than *reach* from where it was put (BA-10).

    It rests against two others at once where both can be had, else against one; among equals the nearest place
    wins. None where no place in contact and free of overlap is that near.
    """
    near = [other for other in others if within(gap(base, other), reach)]
    best: tuple[int, Mm] | None = None
    found: Point | None = None
    for place in _places_in_contact(base, near):
        moved = distance(base.at, place)
        placed = Base(place, base.radius)
        contacts = sum(in_contact(placed, other) for other in near)
        if not within(moved, reach) or not free_of_overlap(placed, near):
            continue
        if best is None or (-contacts, moved) < best:
            best, found = (-contacts, moved), place
    return found


def travel_to_touch(path: Sequence[Point], base: Base, others: Iterable[Base]) -> Mm | None:
    """How far along the path the base first touches one of the others, grazing included; None if never.

    0 where it touches one at the start.
    """
    return _travel(path, base.radius, others, TOLERANCE_MM)


def travel_to_overlap(path: Sequence[Point], base: Base, others: Iterable[Base]) -> Mm | None:
    """How far along the path the base could go before it would lie on one of the others; None if all the way (MV-03).

    Grazing stops nothing, and a base that overlaps another at the start may move apart from it.
    """
    return _travel(path, base.radius, others, -TOLERANCE_MM)


def travel_to_leave(path: Sequence[Point], base: Base, other: Base) -> Mm | None:
    """How far along the path the base last touches the other before it first comes away from it; None if never.

    It must touch it at the start.
    """
    gone, apart = 0.0, base.radius + other.radius
    for start, end in pairwise(path):
        length = distance(start, end)
        if length and not within(distance(end, other.at), apart):
            ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
            dx, dy = start.x - other.at.x, start.y - other.at.y
            aside = abs(dx * uy - dy * ux)
            half_chord = sqrt(max((apart - aside) * (apart + aside), 0.0))
            return gone + min(max(half_chord - (dx * ux + dy * uy), 0.0), length)
        gone += length
    return None


def stop_before_overlap(path: Sequence[Point], base: Base, others: Iterable[Base]) -> tuple[Point, ...]:
    """The path as far as the base can go along it; where it is stopped the last point is in exact contact (MV-03)."""
    stop = travel_to_overlap(path, base, others)
    return tuple(path) if stop is None else shortened(path, stop)


def _places_in_contact(base: Base, others: Sequence[Base]) -> Iterator[Point]:
    for other in others:
        yield _pushed_out(base, other)
    for a, b in combinations(others, 2):
        yield from places_between(base.radius, a, b)


def _pushed_out(base: Base, other: Base) -> Point:
    """The nearest place in contact with the other; to its right if both centres coincide."""
    apart = base.radius + other.radius
    dx, dy = base.at.x - other.at.x, base.at.y - other.at.y
    length = hypot(dx, dy)
    if length == 0.0:
        return Point(other.at.x + apart, other.at.y)
    return Point(other.at.x + dx / length * apart, other.at.y + dy / length * apart)


def places_between(radius: Mm, a: Base, b: Base) -> Iterator[Point]:
    """The up to two places where a disc of this radius touches both bases."""
    between = distance(a.at, b.at)
    to_a, to_b = radius + a.radius, radius + b.radius
    if between == 0.0 or not within(between, to_a + to_b) or not within(abs(to_a - to_b), between):
        return
    along = (between**2 + to_a**2 - to_b**2) / (2 * between)
    aside = sqrt(max((to_a - along) * (to_a + along), 0.0))
    ux, uy = (b.at.x - a.at.x) / between, (b.at.y - a.at.y) / between
    for side in (aside, -aside):
        yield Point(a.at.x + ux * along - uy * side, a.at.y + uy * along + ux * side)


def _travel(path: Sequence[Point], radius: Mm, others: Iterable[Base], margin: Mm) -> Mm | None:
    standing = [(other.at, radius + other.radius) for other in others]
    gone = 0.0
    for start, end in pairwise(path):
        middle_x, middle_y = (start.x + end.x) / 2, (start.y + end.y) / 2
        wide, high = abs(end.x - start.x) / 2 + abs(margin), abs(end.y - start.y) / 2 + abs(margin)
        met = [
            length
            for centre, apart in standing
            if abs(centre.x - middle_x) <= wide + apart  # most stand aside, which is quickly seen
            and abs(centre.y - middle_y) <= high + apart
            and (length := _met_at(start, end, centre, apart, margin)) is not None
        ]
        if met:
            return gone + min(met)
        gone += distance(start, end)
    return None


def _met_at(start: Point, end: Point, centre: Point, apart: Mm, margin: Mm) -> Mm | None:
    """Where on the way from start to end the distance to *centre* falls to *apart*.

    A positive margin counts what comes that near; a negative one only what would go that much deeper.
    """
    length = distance(start, end)
    ux, uy = ((end.x - start.x) / length, (end.y - start.y) / length) if length else (0.0, 0.0)
    dx, dy = start.x - centre.x, start.y - centre.y
    receding = dx * ux + dy * uy
    nearest = min(max(-receding, 0.0), length)
    if hypot(dx + ux * nearest, dy + uy * nearest) > apart + margin:
        return None
    if margin < 0.0 and receding >= 0.0:
        return None
    aside = abs(dx * uy - dy * ux)
    half_chord = sqrt(max((apart - aside) * (apart + aside), 0.0))
    return min(max(-receding - half_chord, 0.0), length)


SAGITTA_MM: Mm = 0.001
"""How far the corners of a path that stands for an arc let it stray from the arc."""


def slide(path: Sequence[Point], radius: Mm, around: Base) -> tuple[tuple[Point, ...], Mm]:
    """The way of a base of this radius round another in contact, and its length along the arcs.

    It passes the bearings of the path's corners one after another, each by the shorter way, and begins where the path
    does. The points given back lie on the circle of contact, close enough to stand for it.
    """
    ring = radius + around.radius
    step = 2 * acos(1 - SAGITTA_MM / ring)
    bearings = [atan2(spot.y - around.at.y, spot.x - around.at.x) for spot in path]
    points, length = [path[0]], 0.0
    for before, after in pairwise(bearings):
        turn = (after - before + pi) % (2 * pi) - pi
        pieces = max(ceil(abs(turn) / step), 1)
        length += abs(turn) * ring
        points += (
            Point(
                around.at.x + ring * cos(before + turn * piece / pieces),
                around.at.y + ring * sin(before + turn * piece / pieces),
            )
            for piece in range(1, pieces + 1)
        )
    return tuple(points), length
