from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hellassist.geometry import (
    TOLERANCE_MM,
    Base,
    Point,
    distance,
    free_of_overlap,
    gap,
    in_contact,
    inside_table,
    overlaps,
    path_length,
    rest_of,
    snap_to_contact,
    stop_before_overlap,
    travel_to_leave,
    travel_to_overlap,
    travel_to_touch,
)
from hellassist.geometry.bases import places_between

RADIUS = 15.0
coordinates = st.floats(-200, 200)
points = st.builds(Point, coordinates, coordinates)
bases = st.builds(Base, points, st.sampled_from([15.0, 20.0, 25.0]))


def regular(x: float, y: float = 0.0) -> Base:
    return Base(Point(x, y), RADIUS)


def spaced(placed: list[Base]) -> list[Base]:
    """Those that lie on none before them."""
    kept: list[Base] = []
    for base in placed:
        if free_of_overlap(base, kept):
            kept.append(base)
    return kept


crowds = st.lists(bases, min_size=1, max_size=6).map(spaced)


def test_a_near_miss_snaps_to_contact() -> None:
    """Report 10: a hundredth of a millimetre is no gap."""
    dropped = regular(30.01)
    assert not in_contact(dropped, regular(0))
    place = snap_to_contact(dropped, [regular(0)], reach=3)
    assert place == pytest.approx((30, 0))
    assert place is not None
    assert gap(Base(place, RADIUS), regular(0)) == 0
    assert in_contact(Base(place, RADIUS), regular(0))


def test_an_overlapping_drop_snaps_back_to_contact() -> None:
    """Report 11: dropped three millimetres into the other."""
    dropped = regular(27)
    assert not free_of_overlap(dropped, [regular(0)])
    assert snap_to_contact(dropped, [regular(0)], reach=5) == pytest.approx((30, 0))
    assert snap_to_contact(dropped, [regular(0)], reach=2) is None


def test_out_of_reach_nothing_snaps() -> None:
    assert snap_to_contact(regular(34), [regular(0)], reach=3) is None
    assert snap_to_contact(regular(34), [], reach=3) is None


def test_it_rests_against_two_at_once() -> None:
    others = [regular(-20), regular(20)]
    place = snap_to_contact(regular(1, 24), others, reach=6)
    assert place == pytest.approx((0, sqrt(30**2 - 20**2)))
    assert place is not None
    assert all(gap(Base(place, RADIUS), other) == 0 for other in others)


def test_of_the_two_sides_the_nearer_is_taken() -> None:
    place = snap_to_contact(regular(1, -24), [regular(-20), regular(20)], reach=6)
    assert place == pytest.approx((0, -sqrt(30**2 - 20**2)))


def test_against_one_alone_where_the_second_is_too_far() -> None:
    place = snap_to_contact(regular(31), [regular(0), regular(70)], reach=3)
    assert place == pytest.approx((30, 0))


def test_a_place_on_a_third_base_is_no_place() -> None:
    """Pushed out of the first it would lie on the second, and the gap between is too narrow."""
    assert snap_to_contact(regular(27), [regular(0), regular(56)], reach=3.5) is None


def test_a_base_dropped_deep_in_another_does_not_snap_to_a_third() -> None:
    assert snap_to_contact(regular(1), [regular(0), regular(32)], reach=2) is None


def test_one_base_well_inside_another_gives_no_place_between() -> None:
    small, big = regular(0), Base(Point(1, 0), 25)
    assert list(places_between(RADIUS, small, big)) == []
    assert list(places_between(RADIUS, small, small)) == []
    assert list(places_between(RADIUS, small, regular(60.1))) == []


def test_dropped_exactly_on_top_it_still_finds_a_place() -> None:
    place = snap_to_contact(regular(0), [regular(0)], reach=30)
    assert place is not None
    assert distance(place, Point(0, 0)) == pytest.approx(30)


@given(bases, crowds, st.floats(0, 60))
def test_a_snapped_base_touches_and_overlaps_nothing(base: Base, others: list[Base], reach: float) -> None:
    place = snap_to_contact(base, others, reach)
    if place is None:
        return
    placed = Base(place, base.radius)
    assert any(abs(gap(placed, other)) <= TOLERANCE_MM for other in others)
    assert free_of_overlap(placed, others)
    assert distance(place, base.at) <= reach + TOLERANCE_MM


@given(bases, bases)
def test_a_lone_other_in_reach_is_always_snapped_to(base: Base, other: Base) -> None:
    assert snap_to_contact(base, [other], abs(gap(base, other)) + 1e-3) is not None


def test_moving_into_another_stops_at_contact() -> None:
    path = [Point(0, 0), Point(100, 0)]
    assert travel_to_overlap(path, regular(0), [regular(80)]) == pytest.approx(50)
    start, stop = stop_before_overlap(path, regular(0), [regular(80)])
    assert start == Point(0, 0)
    assert stop == pytest.approx((50, 0))
    assert gap(Base(stop, RADIUS), regular(80)) == 0


def test_the_nearest_of_several_stops_the_move() -> None:
    path = [Point(0, 0), Point(300, 0)]
    others = [regular(200), regular(90, 18), regular(150, -10)]
    assert travel_to_overlap(path, regular(0), others) == pytest.approx(90 - 24)


def test_round_a_corner_the_length_of_the_path_counts() -> None:
    path = [Point(0, 0), Point(50, 0), Point(50, 100)]
    stopped = stop_before_overlap(path, regular(0), [regular(50, 90)])
    assert stopped[1] == Point(50, 0)
    assert stopped[2] == pytest.approx((50, 60))
    assert path_length(stopped) == pytest.approx(110)


@pytest.mark.parametrize(("between", "passes"), [(1.2, True), (1.1, False)])
def test_a_base_passes_where_it_fits(between: float, passes: bool) -> None:
    """The cases of MV-03: 1.2 fathoms between two bases let a Regular base through, 1.1 do not."""
    aside = RADIUS + between * 25 / 2
    allies = [regular(100, aside), regular(100, -aside)]
    stop = travel_to_overlap([Point(0, 0), Point(200, 0)], regular(0), allies)
    assert (stop is None) is passes


def test_grazing_touches_but_stops_nothing() -> None:
    path = [Point(0, 0), Point(200, 0)]
    assert travel_to_overlap(path, regular(0), [regular(100, 30)]) is None
    assert travel_to_touch(path, regular(0), [regular(100, 30)]) == pytest.approx(100, abs=0.01)
    assert travel_to_touch(path, regular(0), [regular(100, 30.01)]) is None


def test_ending_exactly_in_contact_is_a_touch_and_no_overlap() -> None:
    path = [Point(0, 0), Point(50, 0)]
    assert travel_to_touch(path, regular(0), [regular(80)]) == pytest.approx(50)
    assert travel_to_overlap(path, regular(0), [regular(80)]) is None


def test_from_contact_it_may_leave_and_slide_but_not_press_on() -> None:
    other = regular(30)
    assert travel_to_overlap([Point(0, 0), Point(-50, 0)], regular(0), [other]) is None
    assert travel_to_overlap([Point(0, 0), Point(0, 50)], regular(0), [other]) is None
    assert travel_to_overlap([Point(0, 0), Point(50, 0)], regular(0), [other]) == 0
    assert travel_to_touch([Point(0, 0), Point(-50, 0)], regular(0), [other]) == 0


def test_from_an_overlap_it_may_only_move_apart() -> None:
    other = regular(20)
    assert travel_to_overlap([Point(0, 0), Point(-50, 0)], regular(0), [other]) is None
    assert travel_to_overlap([Point(0, 0), Point(50, 0)], regular(0), [other]) == 0


def test_a_base_behind_or_beyond_is_not_met() -> None:
    path = [Point(0, 0), Point(50, 0)]
    for other in (regular(-40), regular(81), regular(25, 31)):
        assert travel_to_overlap(path, regular(0), [other]) is None
        assert travel_to_touch(path, regular(0), [other]) is None


def test_standing_still_meets_nothing() -> None:
    assert travel_to_overlap([Point(0, 0)], regular(0), [regular(20)]) is None
    assert travel_to_overlap([Point(0, 0), Point(0, 0)], regular(0), [regular(40)]) is None
    assert stop_before_overlap([], regular(0), [regular(40)]) == ()


@given(st.lists(points, min_size=2, max_size=4), st.sampled_from([15.0, 20.0, 25.0]), crowds)
def test_a_stopped_move_overlaps_nothing_on_its_way(
    path: list[Point], radius: float, others: list[Base]
) -> None:
    start = Base(path[0], radius)
    others = [other for other in others if not overlaps(start, other)]
    stopped = stop_before_overlap(path, start, others)
    for a, b in pairwise(stopped):
        for step in range(33):
            share = step / 32
            place = Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
            assert all(gap(Base(place, radius), other) >= -1e-5 for other in others)
    if stopped != tuple(path):
        assert any(in_contact(Base(stopped[-1], radius), other) for other in others)


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (50, 50, True),
        (15, 15, True),
        (14.9, 50, False),
        (585, 385, True),
        (585.1, 50, False),
        (50, 385.1, False),
    ],
)
def test_the_whole_base_must_be_on_the_table(x: float, y: float, inside: bool) -> None:
    assert inside_table(regular(x, y), 600, 400) is inside


@pytest.mark.parametrize(
    ("path", "left"),
    [
        (((0, 0), (100, 0)), 30.0),
        (((0, 0), (10, 0), (100, 0)), 30.0),
        (((-20, 0), (100, 0)), 50.0),
        (((0, 0), (30, 0)), None),
        (((0, 0), (20, 0), (0, 0)), None),
        (((0, 0), (0, 0), (0, 40)), 30.0),
    ],
)
def test_where_a_base_comes_away(path: tuple[tuple[float, float], ...], left: float | None) -> None:
    points = tuple(Point(*spot) for spot in path)
    found = travel_to_leave(points, Base(points[0], 10), Base(Point(0, 0), 20))
    assert found == (None if left is None else pytest.approx(left))


def test_the_rest_of_a_path() -> None:
    path = (Point(0, 0), Point(10, 0), Point(10, 10))
    assert rest_of(path, 0) == path
    assert rest_of(path, 4) == (Point(4, 0), Point(10, 0), Point(10, 10))
    assert rest_of(path, 15) == (Point(10, 5), Point(10, 10))
    assert rest_of(path, 20)[-1] == Point(10, 10)
    assert path_length(rest_of(path, 20)) == 0
