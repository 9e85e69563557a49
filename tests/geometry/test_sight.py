"""What outlines hide, against shapely and against rays one by one."""

from __future__ import annotations

from math import asin, atan2, cos, hypot, pi, sin, sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString, Polygon
from shapely import Point as Spot

from hellassist.geometry import (
    Base,
    Point,
    crosses,
    gap_to_outline,
    hidden_share,
    is_inside,
    on_line,
    touches_circle,
    touches_triangle,
    triangle,
)

EYE = Point(0, 0)
BASE = Base(Point(100, 0), 15)


def box(left: float, low: float, right: float, high: float) -> tuple[Point, ...]:
    return Point(left, low), Point(right, low), Point(right, high), Point(left, high)


@st.composite
def outlines(draw: st.DrawFn) -> tuple[Point, ...]:
    """A star-shaped outline somewhere around."""
    x, y = draw(st.integers(-120, 120)), draw(st.integers(-120, 120))
    turns = sorted(draw(st.lists(st.integers(0, 35), min_size=3, max_size=7, unique=True)))
    reach = draw(st.lists(st.integers(5, 40), min_size=len(turns), max_size=len(turns)))
    return tuple(
        Point(x + far * cos(turn * pi / 18), y + far * sin(turn * pi / 18))
        for turn, far in zip(turns, reach, strict=True)
    )


def rays(base: Base, shapes: list[Polygon], number: int = 240) -> float:
    """The share of rays to the near edge of the base that run through a shape."""
    away, middle = hypot(*base.at), atan2(base.at.y, base.at.x)
    half = asin(base.radius / away)
    blocked = 0
    for step in range(number):
        turn = -half + (step + 0.5) / number * 2 * half
        reach = away * cos(turn) - sqrt(max(base.radius**2 - (away * sin(turn)) ** 2, 0.0))
        ray = LineString([EYE, (reach * cos(middle + turn), reach * sin(middle + turn))])
        blocked += any(ray.intersection(shape).length > 1e-6 for shape in shapes)
    return blocked / number


@given(st.lists(outlines(), min_size=1, max_size=3), st.integers(-120, 120), st.integers(-120, 120))
def test_shadows_are_those_of_rays(drawn: list[tuple[Point, ...]], x: int, y: int) -> None:
    shapes = [Polygon(outline) for outline in drawn]
    assume(all(shape.is_valid and shape.distance(Spot(EYE)) > 1 for shape in shapes))
    assume(hypot(x, y) > 25)
    base = Base(Point(x, y), 15)
    assert hidden_share(EYE, base, drawn) == pytest.approx(rays(base, shapes), abs=0.03)


@pytest.mark.parametrize(
    ("outline", "share"),
    [
        (box(50, 0, 60, 40), 0.5),
        (box(50, -40, 60, 40), 1.0),
        (box(50, 20, 60, 40), 0.0),
        (box(120, -40, 130, 40), 0.0),  # behind
        (box(-60, -40, -50, 40), 0.0),  # at the back of the eye
        (box(100, -40, 130, 40), 0.0),  # from the middle of the base on: its near edge shows
        (box(90, -40, 130, 40), None),
    ],
)
def test_what_hides_how_much(outline: tuple[Point, ...], share: float | None) -> None:
    found = hidden_share(EYE, BASE, (outline,))
    if share is None:  # what lies beside the part that stands out
        half, out = asin(0.15), atan2(sqrt(125), 90)
        share = 1 - out / half
    assert found == pytest.approx(share, abs=1e-9)


def test_shadows_that_overlap_count_once() -> None:
    assert hidden_share(EYE, BASE, (box(50, 0, 60, 40), box(30, 0, 35, 40))) == pytest.approx(0.5)
    both = hidden_share(EYE, BASE, (box(50, 0, 60, 40), box(30, -40, 35, 0)))
    assert both == pytest.approx(1.0)
    assert hidden_share(Point(95, 0), BASE, (box(0, -99, 200, 99),)) == 0.0


@given(outlines(), st.integers(-150, 150), st.integers(-150, 150))
def test_lines_and_gaps_agree_with_shapely(outline: tuple[Point, ...], x: int, y: int) -> None:
    shape = Polygon(outline)
    assume(shape.is_valid and shape.area > 1)
    line = LineString([EYE, (x + 0.5, y)])
    length = line.intersection(shape).length
    assume(length == 0 or length > 1e-3)
    end = Point(x + 0.5, y)
    if length or shape.distance(line) > 1e-6:
        assert crosses(EYE, end, outline) == (length > 0)
    base = Base(end, 15)
    assert gap_to_outline(base, outline) == pytest.approx(max(shape.distance(Spot(end)) - 15, 0), abs=1e-6)
    if shape.boundary.distance(Spot(end)) > 1e-6:
        assert is_inside(end, outline) == shape.contains(Spot(end))


def test_a_line_that_grazes_is_clear() -> None:
    wall = box(50, 0, 60, 40)
    assert not crosses(EYE, Point(100, 0), wall)  # along its side
    assert not crosses(Point(40, 10), Point(60, -10), wall)  # over its corner
    assert crosses(EYE, Point(100, 1), wall)
    assert crosses(Point(55, 20), Point(56, 20), wall)  # all of it inside
    assert not is_inside(Point(50, 20), wall)


@given(st.integers(-150, 150), st.integers(-150, 150), st.integers(-150, 150), st.integers(-150, 150))
def test_templates_agree_with_shapely(x: int, y: int, to_x: int, to_y: int) -> None:
    shooter, other = Base(EYE, 15), Base(Point(x, y), 20)
    towards = Point(to_x, to_y)
    corners = triangle(shooter, towards, 150, 50)
    if corners is None:
        assert towards == EYE
        return
    apart = Polygon(corners).distance(Spot(other.at))
    assume(abs(apart - 20) > 1e-6)
    assert touches_triangle(other, corners) == (apart < 20)
    assert hypot(*corners[0]) == pytest.approx(15)
    spot_gap = Spot(towards).distance(Spot(other.at)) - 20
    assume(abs(spot_gap - 75) > 1e-6)
    assert touches_circle(other, towards, 75) == (spot_gap < 75)
    line = LineString([EYE, towards]).distance(Spot(other.at))
    assume(abs(line - 20) > 1e-6)
    assert on_line(other, EYE, towards) == (line < 20)


def test_borders_belong_to_templates_and_lines() -> None:
    assert touches_circle(Base(Point(90, 0), 15), EYE, 75)
    assert not touches_circle(Base(Point(90.01, 0), 15), EYE, 75)
    assert on_line(Base(Point(50, 15), 15), EYE, Point(100, 0))
    assert not on_line(Base(Point(50, 15.01), 15), EYE, Point(100, 0))
    assert on_line(Base(Point(110, 0), 15), EYE, Point(100, 0))
    assert on_line(Base(Point(5, 5), 15), EYE, EYE)


def test_deep_within_an_outline_there_is_no_gap() -> None:
    assert gap_to_outline(Base(EYE, 15), box(-100, -100, 100, 100)) == 0.0
