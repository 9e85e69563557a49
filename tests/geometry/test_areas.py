from itertools import pairwise
from math import cos, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hellassist.geometry import (
    Base,
    Point,
    circle,
    control_area,
    disc,
    gap,
    polygon,
    touches_area,
    within,
)

FATHOM = 25.0
REGULAR, EXTRA_LARGE = 15.0, 25.0
radii = st.floats(0.5, 1000)


def at(centres: float, radius: float = REGULAR, degrees: float = 0.0) -> Base:
    """A base whose centre is that many fathoms from the origin."""
    length = centres * FATHOM
    return Base(Point(length * cos(radians(degrees)), length * sin(radians(degrees))), radius)


@pytest.mark.rule("BA-12")
@pytest.mark.parametrize("degrees", [0, 45, 100, 333])
def test_a_control_area_reaches_one_fathom_from_the_edge(degrees: float) -> None:
    def inside(controlling: float, centres: float) -> bool:
        return within(gap(at(0, controlling), at(centres, REGULAR, degrees)), 1 * FATHOM)

    assert inside(REGULAR, 0.6 + 1.00 + 0.6)
    assert not inside(REGULAR, 0.6 + 1.01 + 0.6)
    assert inside(REGULAR, 2.2)
    assert not inside(REGULAR, 2.2001)
    assert inside(EXTRA_LARGE, 2.6)
    assert not inside(EXTRA_LARGE, 2.6001)


@pytest.mark.rule("BA-12")
@pytest.mark.parametrize(("radius", "centres"), [(REGULAR, 2.2), (EXTRA_LARGE, 2.6)])
def test_the_drawn_control_area_is_the_tested_one(radius: float, centres: float) -> None:
    area = control_area(at(0, radius), 1 * FATHOM)
    assert touches_area(at(centres), area)
    assert not touches_area(at(centres + 0.0001), area)
    for degrees in range(0, 360, 7):
        assert touches_area(at(centres - 0.002, REGULAR, degrees), area)
        assert not touches_area(at(centres + 0.0001, REGULAR, degrees), area)


@pytest.mark.parametrize(("radius", "outer"), [(15.0, 40.4), (25.0, 50.4)])
def test_an_area_is_drawn_from_the_edge(radius: float, outer: float) -> None:
    """Report 2: one inch around a base."""
    area = control_area(Base(Point(100, 100), radius), 25.4)
    assert area.bounds == pytest.approx((100 - outer, 100 - outer, 100 + outer, 100 + outer))


def test_picture_and_engine_agree_at_the_edge() -> None:
    """Report 3: an inch around a 30 mm base, the other at 25.39 and 25.41 mm."""
    base = Base(Point(0, 0), REGULAR)
    area = control_area(base, 25.4)
    for centres, inside in ((55.39, True), (55.41, False)):
        other = Base(Point(centres, 0), REGULAR)
        assert within(gap(base, other), 25.4) is inside
        assert touches_area(other, area) is inside
    assert area.exterior.hausdorff_distance(circle(base.at, 40.4).exterior) < 0.01 * 25.4


@given(radii)
def test_drawn_circles_are_true_to_a_twentieth_of_a_millimetre(radius: float) -> None:
    drawn = circle(Point(0, 0), radius)
    corners = list(drawn.exterior.coords)
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(corners)]
    assert all((x * x + y * y) ** 0.5 == pytest.approx(radius) for x, y in corners)
    assert all(0 <= radius - (x * x + y * y) ** 0.5 < 0.05 for x, y in middles)


def test_circles_have_no_more_corners_than_they_need() -> None:
    assert len(circle(Point(0, 0), 15).exterior.coords) <= 49
    assert len(circle(Point(0, 0), 250).exterior.coords) <= 201


def test_a_disc_is_what_the_base_covers() -> None:
    covered = disc(Base(Point(10, 20), REGULAR))
    assert covered.centroid.coords[0] == pytest.approx((10, 20))
    assert covered.area == pytest.approx(pi * REGULAR**2, rel=0.01)


@pytest.mark.parametrize(
    "corners",
    [
        [Point(0, 0), Point(10, 0)],
        [Point(0, 0), Point(10, 0), Point(20, 0)],
        [Point(0, 0), Point(10, 10), Point(10, 0), Point(0, 10)],
    ],
)
def test_an_outline_that_is_no_area_is_refused(corners: list[Point]) -> None:
    with pytest.raises(ValueError, match="outline"):
        polygon(corners)


def test_nothing_is_in_an_empty_area() -> None:
    square = polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    assert not touches_area(Base(Point(0, 0), REGULAR), square.difference(square))
