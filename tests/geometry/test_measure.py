from math import cos, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hellassist.geometry import (
    TOLERANCE_MM,
    Base,
    Point,
    circle,
    distance,
    gap,
    gap_to_spot,
    in_contact,
    overlaps,
    path_length,
    polygon,
    shortened,
    touches_area,
    wholly_inside,
    within,
)

FATHOM = 25.0
INCH = 25.4
REGULAR, LARGE, EXTRA_LARGE = 15.0, 20.0, 25.0

coordinates = st.floats(-2000, 2000)
points = st.builds(Point, coordinates, coordinates)
bases = st.builds(Base, points, st.sampled_from([REGULAR, LARGE, EXTRA_LARGE]))
angles = st.floats(0, 2 * pi)


def regular(x: float, y: float = 0.0, unit: float = FATHOM) -> Base:
    return Base(Point(x * unit, y * unit), REGULAR)


def towards(degrees: float, length: float) -> Point:
    return Point(length * cos(radians(degrees)), length * sin(radians(degrees)))


@pytest.mark.rule("BA-01")
def test_lengths_in_fathoms() -> None:
    ten_centimetres = distance(Point(0, 0), Point(100, 0))
    assert ten_centimetres / FATHOM == 4
    assert path_length([Point(0, 0), Point(5 * FATHOM, 0)]) == 125
    across = gap_to_spot(Base(Point(0, 0), 30 / 2), Point(0, 0)) * -2
    assert across / FATHOM == pytest.approx(1.2)


@pytest.mark.rule("BA-05")
@pytest.mark.parametrize("degrees", [0, 30, 90, 137, 180, 270, 301])
def test_within_four_fathoms_is_judged_from_the_edges(degrees: float) -> None:
    unit = regular(0)
    cases = [(REGULAR, 5.2, 4.0, True), (REGULAR, 5.3, 4.1, False), (EXTRA_LARGE, 5.6, 4.0, True)]
    for radius, centres, expected, is_within in cases:
        measured = gap(unit, Base(towards(degrees, centres * FATHOM), radius))
        assert measured == pytest.approx(expected * FATHOM, abs=1e-9)
        assert within(measured, 4 * FATHOM) is is_within
    to_spot = gap_to_spot(unit, towards(degrees, 4.5 * FATHOM))
    assert to_spot == pytest.approx(3.9 * FATHOM)
    assert within(to_spot, 4 * FATHOM)


@pytest.mark.rule("BA-06")
def test_a_limit_includes_its_exact_value() -> None:
    assert within(4.00 * FATHOM, 4 * FATHOM)
    assert not within(4.01 * FATHOM, 4 * FATHOM)
    assert within(0.1 + 0.2, 0.3)
    assert within(100 + TOLERANCE_MM / 2, 100)
    assert not within(100 + TOLERANCE_MM * 2, 100)
    assert TOLERANCE_MM == 1e-6


@pytest.mark.rule("BA-07")
@pytest.mark.parametrize(
    ("centres", "nearest", "inside"), [(3.5, 2.9, True), (3.7, 3.1, False), (3.6, 3.0, True)]
)
@pytest.mark.parametrize("degrees", [0, 17, 90, 211])
def test_inside_a_circle_as_soon_as_any_part_is(
    centres: float, nearest: float, inside: bool, degrees: float
) -> None:
    middle = Point(40, -70)
    offset = towards(degrees, centres * FATHOM)
    unit = Base(Point(middle.x + offset.x, middle.y + offset.y), REGULAR)
    assert gap_to_spot(unit, middle) == pytest.approx(nearest * FATHOM)
    assert within(gap_to_spot(unit, middle), 3 * FATHOM) is inside


@pytest.mark.rule("BA-07")
def test_inside_an_outline_as_soon_as_any_part_is() -> None:
    wood = polygon([Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)])
    assert touches_area(Base(Point(50, 50), REGULAR), wood)
    assert touches_area(Base(Point(110, 50), REGULAR), wood)
    assert touches_area(Base(Point(115, 50), REGULAR), wood)
    assert not touches_area(Base(Point(115.01, 50), REGULAR), wood)
    assert not touches_area(Base(Point(111, 111), REGULAR), wood)
    assert touches_area(Base(Point(110, 110), REGULAR), wood)


@pytest.mark.rule("BA-08")
def test_the_whole_base_only_where_a_rule_demands_it() -> None:
    terrain = polygon([Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)])
    half_inside = Base(Point(100, 50), REGULAR)
    assert not wholly_inside(half_inside, terrain)
    assert wholly_inside(Base(Point(50, 50), REGULAR), terrain)
    assert wholly_inside(Base(Point(85, 50), REGULAR), terrain)
    assert not wholly_inside(Base(Point(85.01, 50), REGULAR), terrain)
    assert not wholly_inside(Base(Point(300, 50), REGULAR), terrain)

    impact = Point(0, 0)
    caught = Base(Point(3 * FATHOM, 0), REGULAR)
    assert within(gap_to_spot(caught, impact), 3 * FATHOM)
    assert touches_area(caught, circle(impact, 3 * FATHOM))
    assert not wholly_inside(caught, circle(impact, 3 * FATHOM))


def test_a_base_over_a_hole_is_not_wholly_inside() -> None:
    corners = [Point(0, 0), Point(200, 0), Point(200, 200), Point(0, 200)]
    pond = polygon(corners).difference(circle(Point(100, 100), 20))
    assert not wholly_inside(Base(Point(100, 100), REGULAR), pond)
    assert not wholly_inside(Base(Point(100, 130), REGULAR), pond)
    assert wholly_inside(Base(Point(100, 136), REGULAR), pond)


@pytest.mark.rule("BA-10")
def test_contact_means_the_bases_touch() -> None:
    assert in_contact(regular(0), regular(1.2))
    assert gap(regular(0), regular(1.2)) == 0
    assert not in_contact(regular(0), regular(1.3))
    assert gap(regular(0), regular(1.3)) == pytest.approx(0.1 * FATHOM)


def test_touching_is_not_overlapping() -> None:
    assert not overlaps(regular(0), regular(1.2))
    assert not overlaps(regular(0), Base(Point(30 - 1e-9, 0), REGULAR))
    assert overlaps(regular(0), Base(Point(29.99, 0), REGULAR))
    assert gap(regular(0), Base(Point(27, 0), REGULAR)) == -3


@pytest.mark.rule("UN-70")
@given(bases, bases)
def test_gap_is_the_distance_of_centres_minus_both_radii(a: Base, b: Base) -> None:
    between = ((a.at.x - b.at.x) ** 2 + (a.at.y - b.at.y) ** 2) ** 0.5
    assert gap(a, b) == pytest.approx(between - a.radius - b.radius, abs=2 * TOLERANCE_MM)


@given(bases, bases)
def test_measuring_is_symmetric(a: Base, b: Base) -> None:
    assert gap(a, b) == gap(b, a)
    assert in_contact(a, b) is in_contact(b, a)
    assert overlaps(a, b) is overlaps(b, a)


@given(bases, bases, points, angles)
def test_moving_and_turning_the_whole_table_changes_no_gap(a: Base, b: Base, by: Point, angle: float) -> None:
    def moved(base: Base) -> Base:
        x = base.at.x * cos(angle) - base.at.y * sin(angle) + by.x
        y = base.at.x * sin(angle) + base.at.y * cos(angle) + by.y
        return Base(Point(x, y), base.radius)

    assert gap(moved(a), moved(b)) == pytest.approx(gap(a, b), abs=2 * TOLERANCE_MM)


@given(bases, points)
def test_a_spot_is_measured_as_a_base_without_size(base: Base, spot: Point) -> None:
    assert gap_to_spot(base, spot) == pytest.approx(gap(base, Base(spot, 0.0)), abs=1e-9)


@given(bases, bases)
def test_a_gap_within_tolerance_is_never_below_zero(a: Base, b: Base) -> None:
    assert gap(a, b) == 0 or abs(gap(a, b)) > TOLERANCE_MM


def test_big_bases_are_measured_from_their_edge() -> None:
    """Report 1: touching bases read 0; a table in inches."""
    assert gap(regular(0), Base(Point(30, 0), REGULAR)) == 0
    three_inches_apart = gap(regular(0), Base(Point(3.0 * INCH, 0), REGULAR))
    assert three_inches_apart / INCH == pytest.approx(1.8189, abs=1e-4)
    big = gap(regular(0), Base(Point(5.5 * INCH, 0), EXTRA_LARGE))
    assert big / INCH == pytest.approx(3.93, abs=0.005)


@pytest.mark.parametrize("step", range(16))
def test_a_length_does_not_depend_on_its_direction(step: int) -> None:
    """Report 5."""
    end = towards(step * 22.5, 5.0 * INCH)
    start = Point(312.5, 87.25)
    path = [start, Point(start.x + end.x, start.y + end.y)]
    assert path_length(path) / INCH == pytest.approx(5.0, abs=1e-9)
    assert path_length(path[::-1]) == pytest.approx(path_length(path), abs=1e-9)


def test_a_path_past_the_limit_is_cut_at_the_limit() -> None:
    """Report 12: four allowed, an L of 2 + 2.2."""
    path = [Point(0, 0), Point(2 * INCH, 0), Point(2 * INCH, 2.2 * INCH)]
    assert path_length(path) / INCH == pytest.approx(4.2)
    assert not within(path_length(path), 4 * INCH)
    cut = shortened(path, 4 * INCH)
    assert cut[:2] == tuple(path[:2])
    assert cut[2] == pytest.approx((2 * INCH, 2 * INCH))
    assert within(path_length(cut), 4 * INCH)


@given(st.lists(points, max_size=5), st.floats(0, 8000))
def test_a_shortened_path_is_as_long_as_asked_or_whole(path: list[Point], limit: float) -> None:
    whole = path_length(path)
    cut = shortened(path, limit)
    assert path_length(cut) == pytest.approx(min(limit, whole), abs=1e-6)
    if whole <= limit - 1e-6:
        assert cut == tuple(path)


def test_paths_of_no_length() -> None:
    assert path_length([]) == 0
    assert path_length([Point(3, 4)]) == 0
    assert shortened([], 5) == ()
    assert shortened([Point(3, 4), Point(9, 4)], 0) == (Point(3, 4), Point(3, 4))
    assert shortened([Point(3, 4), Point(9, 4)], -1) == (Point(3, 4), Point(3, 4))
