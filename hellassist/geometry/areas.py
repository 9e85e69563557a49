"""Areas as shapely polygons, in millimetres. Shapely takes long to load, so it waits for the first area."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import acos, ceil, pi
from typing import TYPE_CHECKING, Literal, TypeAlias

from hellassist.geometry.measure import TOLERANCE_MM, Base, Mm, Point, within

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry

    Area: TypeAlias = BaseGeometry
    """A part of the table, of whatever shape."""

ARC_ERROR_MM: Mm = 0.04
"""How far the sides of a drawn circle may lie inside the true one."""


def circle(at: Point, radius: Mm) -> Polygon:
    """A filled circle; its corners lie on the true circle, its sides less than 0.05 mm inside.

    For a test against a whole circle use `within(gap_to_spot(base, at), radius)`, which is exact.
    """
    from shapely import Point as Spot

    return Spot(at).buffer(radius, quad_segs=_quarter_segments(radius))


def disc(base: Base) -> Polygon:
    """What the base covers of the table."""
    return circle(base.at, base.radius)


def control_area(base: Base, reach: Mm) -> Polygon:
    """What lies within *reach* of the edge of the base, the base included (BA-12).

    The engine's test of the same area is `within(gap(base, other), reach)`.
    """
    return circle(base.at, base.radius + reach)


def polygon(corners: Sequence[Point]) -> Polygon:
    """The area inside an outline. Raises ValueError if it has under three corners or crosses itself."""
    from shapely import Polygon

    if len(corners) < 3:
        raise ValueError(f"an outline needs three corners or more, not {len(corners)}")
    area = Polygon(corners)
    if not area.is_valid:
        raise ValueError("an outline may neither cross itself nor be flat")
    return area


def fault_of_outline(corners: Sequence[Point]) -> Literal["flat", "crossed"] | None:
    """Why corners do not enclose one area: they lie in a line, or their border crosses or touches itself."""
    from shapely import Polygon

    area = Polygon(corners)
    if area.area <= TOLERANCE_MM:
        return "flat" if area.is_valid or area.buffer(0).is_empty else "crossed"
    return None if area.is_valid else "crossed"


def nearest_spots(one: Sequence[Point], other: Sequence[Point]) -> tuple[Point, Point]:
    """Where two outlined areas are nearest to each other; the same spot twice where they share one."""
    from shapely import Polygon
    from shapely.ops import nearest_points

    first, second = nearest_points(Polygon(one).buffer(0), Polygon(other).buffer(0))
    return Point(first.x, first.y), Point(second.x, second.y)


def touches_area(base: Base, area: BaseGeometry) -> bool:
    """Whether any part of the base is in the area, whose border belongs to it (BA-07)."""
    from shapely import Point as Spot

    return within(area.distance(Spot(base.at)), base.radius)


def wholly_inside(base: Base, area: BaseGeometry) -> bool:
    """Whether the whole base is in the area; its edge may touch the border (BA-08)."""
    from shapely import Point as Spot

    centre = Spot(base.at)
    return area.covers(centre) and within(base.radius, area.boundary.distance(centre))


def sweep_meets(path: Sequence[Point], radius: Mm, outline: Sequence[Point]) -> bool:
    """Whether a base comes to lie on a part of an outlined area on its way; touching the border is not that.

    A base that lies on it at the start may move off it.
    """
    from shapely import LineString
    from shapely import Point as Spot

    area = outlined(tuple(outline))
    if area.is_empty or area.distance(Spot(path[0])) < radius - TOLERANCE_MM:
        return False
    line = LineString(path) if len(path) > 1 else Spot(path[0])
    return bool(area.distance(line) < radius - TOLERANCE_MM)


@lru_cache(maxsize=512)
def outlined(outline: tuple[Point, ...]) -> BaseGeometry:
    """The area inside any outline: of one that crosses itself its loops, of one without area nothing."""
    from shapely import Polygon

    return Polygon(outline if len(outline) > 2 else ()).buffer(0)


@lru_cache(maxsize=512)
def widened(outline: tuple[Point, ...], radius: Mm) -> BaseGeometry:
    """Where a disc of this radius lies on an outlined area, its corners round to 0.05 mm."""
    return outlined(outline).buffer(radius, quad_segs=_quarter_segments(radius))


def _quarter_segments(radius: Mm) -> int:
    if radius <= ARC_ERROR_MM:
        return 2
    return max(2, ceil(pi / 2 / (2 * acos(1 - ARC_ERROR_MM / radius))))
