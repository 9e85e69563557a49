"""The measures of the table, each in one function. All lengths and positions are millimetres."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import NamedTuple

Mm = float

TOLERANCE_MM: Mm = 1e-6
"""Far below anything a tape can show; every comparison of lengths uses it (BA-06)."""


class Point(NamedTuple):
    """A spot on the table: x to the right, y away from the table's first long edge."""

    x: Mm
    y: Mm


@dataclass(frozen=True, slots=True)
class Base:
    """A round base (UN-70): its centre and radius."""

    at: Point
    radius: Mm


def distance(a: Point, b: Point) -> Mm:
    """Between two spots, in plan: heights do not enter it (BA-05)."""
    return hypot(a.x - b.x, a.y - b.y)


def gap(a: Base, b: Base) -> Mm:
    """Between the nearest edges of two bases (UN-70, BA-05); below 0 where they overlap, 0 where they just touch."""
    return _settled(distance(a.at, b.at) - (a.radius + b.radius))


def gap_to_spot(base: Base, spot: Point) -> Mm:
    """From the nearest edge of a base to a spot (BA-05); below 0 where the spot lies under the base."""
    return _settled(distance(base.at, spot) - base.radius)


def within(length: Mm, limit: Mm) -> bool:
    """Whether a length is at or within a limit; the limit itself is within (BA-06)."""
    return length <= limit + TOLERANCE_MM


def in_contact(a: Base, b: Base) -> bool:
    """Whether two bases touch (BA-10). Bases that were put to overlap by hand touch as well."""
    return within(gap(a, b), 0.0)


def overlaps(a: Base, b: Base) -> bool:
    """Whether one base lies on a part of the other; touching is not overlapping (MV-03)."""
    return gap(a, b) < 0.0


def path_length(points: Sequence[Point]) -> Mm:
    """Of a path from corner to corner; 0 for fewer than two points (MV-02)."""
    return sum((distance(a, b) for a, b in pairwise(points)), 0.0)


def shortened(points: Sequence[Point], limit: Mm) -> tuple[Point, ...]:
    """The path cut off after *limit*, or the whole of it where it is no longer than that."""
    kept = list(points[:1])
    left = max(limit, 0.0)
    for a, b in pairwise(points):
        leg = distance(a, b)
        if leg > left:
            share = left / leg
            kept.append(Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share))
            break
        kept.append(b)
        left -= leg
    return tuple(kept)


def rest_of(points: Sequence[Point], after: Mm) -> tuple[Point, ...]:
    """The path from *after* on; its last point alone where it is no longer than that."""
    back = shortened(tuple(reversed(points)), max(path_length(points) - after, 0.0))
    return tuple(reversed(back))


def _settled(length: Mm) -> Mm:
    return 0.0 if abs(length) <= TOLERANCE_MM else length
