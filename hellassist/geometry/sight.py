"""What outlines hide, in closed form: shadows on a base as angles seen from an eye. Millimetres.

A line that only grazes an outline is clear.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import asin, atan2, cos, hypot, sin, sqrt

from hellassist.geometry.measure import TOLERANCE_MM, Base, Mm, Point, distance

Outline = Sequence[Point]
"""The corners of an area, in order; the last joins the first."""

NARROW = 1e-9
"""A shadow of a smaller angle hides nothing."""


def hidden_share(eye: Point, base: Base, outlines: Iterable[Outline]) -> float:
    """How much of the base's breadth the outlines hide from the eye: 0 for none of it, 1 for all (RG-10, RG-13).

    What stands beside the base or behind its near edge hides nothing; 0 where the eye is over the base.
    """
    if distance(eye, base.at) <= base.radius:
        return 0.0
    hidden = sum((end - start for start, end in hidden_angles(eye, base, outlines)), 0.0)
    return min(hidden / (2 * half_angle(eye, base)), 1.0)


def half_angle(eye: Point, base: Base) -> float:
    """Between the line to the middle of the base and a tangent to it, in radians. The eye is outside the base."""
    return asin(base.radius / distance(eye, base.at))


def hidden_angles(eye: Point, base: Base, outlines: Iterable[Outline]) -> tuple[tuple[float, float], ...]:
    """What of the base is hidden, as angles from the line to its middle, in radians, sorted and apart (RG-10).

    None where the eye is over the base.
    """
    away = distance(eye, base.at)
    if away <= base.radius:
        return ()
    half = half_angle(eye, base)
    ahead = (base.at.x - eye.x) / away, (base.at.y - eye.y) / away
    shadows = sorted(
        shadow
        for outline in outlines
        for a, b in _edges([_turned(corner, eye, ahead) for corner in outline])
        for shadow in _shadows(a, b, away, base.radius, half)
    )
    merged: list[tuple[float, float]] = []
    for start, end in shadows:
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], end)
        else:
            merged.append((start, end))
    return tuple((max(start, -half), min(end, half)) for start, end in merged)


def crosses(start: Point, end: Point, outline: Outline) -> bool:
    """Whether the straight line from start to end runs through the inside of the outline."""
    met = [0.0, 1.0]
    for a, b in _edges(outline):
        dx, dy, ex, ey = end.x - start.x, end.y - start.y, b.x - a.x, b.y - a.y
        across = dx * ey - dy * ex
        if across:
            along = ((a.x - start.x) * ey - (a.y - start.y) * ex) / across
            if 0.0 < along < 1.0:
                met.append(along)
    return any(
        is_inside(_between(start, end, (one + two) / 2), outline) for one, two in pairwise(sorted(met))
    )


def is_inside(spot: Point, outline: Outline) -> bool:
    """Whether a spot lies inside an outline; its border is outside."""
    edges = tuple(_edges(outline))
    if not _in_reach(spot, outline) or any(gap_to_line(spot, a, b) <= TOLERANCE_MM for a, b in edges):
        return False
    beside = [
        (a, b)
        for a, b in edges
        if (a.y > spot.y) != (b.y > spot.y) and spot.x < a.x + (spot.y - a.y) / (b.y - a.y) * (b.x - a.x)
    ]
    return len(beside) % 2 == 1


def gap_to_outline(base: Base, outline: Outline) -> Mm:
    """From the edge of the base to the nearest part of an outlined area; 0 where it reaches into it."""
    if is_inside(base.at, outline):
        return 0.0
    return max(min(gap_to_line(base.at, a, b) for a, b in _edges(outline)) - base.radius, 0.0)


def nearest_on_outline(spot: Point, outline: Outline) -> Point:
    """The spot of an outline's border that is nearest to a spot."""
    return min((_nearest(spot, a, b) for a, b in _edges(outline)), key=lambda found: distance(spot, found))


def gap_to_line(spot: Point, start: Point, end: Point) -> Mm:
    """From a spot to the nearest part of the straight line from start to end."""
    return distance(spot, _nearest(spot, start, end))


def _nearest(spot: Point, start: Point, end: Point) -> Point:
    length = distance(start, end)
    if length == 0.0:
        return start
    along = ((spot.x - start.x) * (end.x - start.x) + (spot.y - start.y) * (end.y - start.y)) / length**2
    return _between(start, end, min(max(along, 0.0), 1.0))


def _in_reach(spot: Point, outline: Outline) -> bool:
    """Whether a spot lies in the rectangle around an outline, which is quickly seen."""
    xs, ys = [corner.x for corner in outline], [corner.y for corner in outline]
    return min(xs) <= spot.x <= max(xs) and min(ys) <= spot.y <= max(ys)


def _between(start: Point, end: Point, share: float) -> Point:
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def _edges(corners: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(corners, (*corners[1:], *corners[:1]), strict=True)


def _turned(spot: Point, eye: Point, ahead: tuple[float, float]) -> Point:
    """The spot as seen from the eye looking along *ahead*, which becomes the x axis."""
    x, y = spot.x - eye.x, spot.y - eye.y
    return Point(x * ahead[0] + y * ahead[1], y * ahead[0] - x * ahead[1])


def _shadows(a: Point, b: Point, away: Mm, radius: Mm, half: float) -> Iterator[tuple[float, float]]:
    """The angles that an edge hides: its parts within the cone of the eye and in front of the base."""
    dx, dy = b.x - a.x, b.y - a.y
    rise, run = sin(half), cos(half)
    limits = (  # each is start + share * slope <= 0
        (a.y * run - a.x * rise, dy * run - dx * rise),
        (-a.y * run - a.x * rise, -dy * run - dx * rise),
        (a.x - (away**2 - radius**2) / away, dx),
    )
    low, high = 0.0, 1.0
    for start, slope in limits:
        if slope > 0.0:
            high = min(high, -start / slope)
        elif slope < 0.0:
            low = max(low, -start / slope)
        elif start > 0.0:
            return
    for one, two in _outside_disc(a, (dx, dy), (low, high), Base(Point(away, 0.0), radius)):
        ends = [Point(a.x + dx * share, a.y + dy * share) for share in (one, two)]
        angles = sorted(atan2(end.y, end.x) for end in ends if hypot(*end) > TOLERANCE_MM)
        if len(angles) == len(ends) and angles[1] - angles[0] > NARROW:
            yield angles[0], angles[1]


def _outside_disc(
    a: Point, way: tuple[float, float], part: tuple[float, float], disc: Base
) -> Iterator[tuple[float, float]]:
    """The stretches within *part* of the line from a along *way* that lie outside the disc."""
    (dx, dy), (low, high) = way, part
    x, y = a.x - disc.at.x, a.y - disc.at.y
    square, middle = dx**2 + dy**2, x * dx + y * dy
    inside = middle**2 - square * (x**2 + y**2 - disc.radius**2)
    stretches = [(low, high)]
    if square and inside > 0.0:
        enters, leaves = (-middle - sqrt(inside)) / square, (-middle + sqrt(inside)) / square
        stretches = [(low, min(high, enters)), (max(low, leaves), high)]
    yield from ((one, two) for one, two in stretches if two > one)
