"""The templates of explosions and blasts, and which bases they touch (EX-04, BL-02). Millimetres."""

from math import hypot

from hellassist.geometry.measure import Base, Mm, Point, gap_to_spot, within
from hellassist.geometry.sight import gap_to_line, is_inside

Triangle = tuple[Point, Point, Point]
"""The tip and both far corners."""


def triangle(base: Base, towards: Point, length: Mm, width: Mm) -> Triangle | None:
    """The template with its tip on the edge of the base, pointing *towards* a spot; None towards its own centre."""
    dx, dy = towards.x - base.at.x, towards.y - base.at.y
    away = hypot(dx, dy)
    if not away:
        return None
    ux, uy = dx / away, dy / away
    tip = Point(base.at.x + ux * base.radius, base.at.y + uy * base.radius)
    end = Point(tip.x + ux * length, tip.y + uy * length)
    half = width / 2
    return tip, Point(end.x - uy * half, end.y + ux * half), Point(end.x + uy * half, end.y - ux * half)


def touches_triangle(base: Base, template: Triangle) -> bool:
    """Whether any part of the base lies in the template; its border belongs to it (BL-02, BL-04)."""
    tip, left, right = template
    sides = (tip, left), (left, right), (right, tip)
    return is_inside(base.at, template) or any(
        within(gap_to_line(base.at, a, b), base.radius) for a, b in sides
    )


def touches_circle(base: Base, spot: Point, radius: Mm) -> bool:
    """Whether any part of the base lies in the circle; its border belongs to it (EX-04, EX-09)."""
    return within(gap_to_spot(base, spot), radius)


def on_line(base: Base, start: Point, end: Point) -> bool:
    """Whether the straight line from start to end meets the base, touching it included (RG-39)."""
    return within(gap_to_line(base.at, start, end), base.radius)
