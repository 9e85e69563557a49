from __future__ import annotations

from dataclasses import replace
from math import cos, inf, pi, sin
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import affinity
from shapely.geometry.base import BaseGeometry

from hellassist.geometry import Base, Point, distance
from hellassist.geometry.grown import Ground
from hellassist.geometry.reach import Reach
from hellassist.geometry.routes import Ways
from tests.geometry.terrain import RADIUS, SIDE, START, Grid, crowded, grounds, is_free, moved, ring, turned

FINE = 0.1
LIMIT = 110.0
spots = st.lists(st.tuples(st.floats(20, SIDE - 20), st.floats(20, SIDE - 20)), min_size=30, max_size=30)


def area(ground: Ground, limit: float = LIMIT, start: Point = START) -> BaseGeometry:
    return Reach(Ways(ground, start, limit)).area(limit)


def away(area: BaseGeometry, spot: Point) -> float:
    """From the border of the area, above 0 inside."""
    place = shapely.Point(*spot)
    far = float(area.boundary.distance(place))
    return far if area.covers(place) else -far


def test_nothing_about_is_a_circle() -> None:
    free = area(Ground(RADIUS, 1000, 1000), 200, Point(500, 500))
    assert free.geom_type == "Polygon"
    assert pi * 200**2 - 2 * pi * 200 * FINE < free.area < pi * 200**2


def test_the_edge_of_the_table_cuts_it() -> None:
    cut = area(Ground(RADIUS, 1000, 1000), 200, Point(100, 500))
    assert cut.bounds == pytest.approx((15, 300, 300, 700), abs=FINE)


def test_behind_a_disc_it_ends_in_involutes() -> None:
    """Right behind the disc both sides meet; a tenth more or less far decides."""
    middle, apart, limit = Point(500, 500), 30.0, 160.0
    ground = Ground(RADIUS, 1000, 1000, bases=(Base(middle, RADIUS),))
    found = Ways(ground, Point(400, 500), 400)
    reach = Reach(found)
    for aside in range(-70, 71, 7):
        for back in (35.0, 50.0, 80.0):
            spot = Point(middle.x + back, middle.y + aside)
            (length,) = found.lengths((spot,))
            if distance(spot, middle) < apart or length > limit:
                continue
            assert away(reach.area(length + FINE), spot) > 0
            assert away(reach.area(length - FINE), spot) < 0


def test_no_limit_is_no_area() -> None:
    assert area(Ground(RADIUS, 1000, 1000), 0.0).area == 0


def test_a_base_in_a_ring_of_others_stays_inside() -> None:
    others = tuple(
        Base(Point(500 + 60 * cos(step * pi / 4), 500 + 60 * sin(step * pi / 4)), 20.0) for step in range(8)
    )
    inside = area(Ground(RADIUS, 1000, 1000, bases=others), 300, Point(500, 500))
    assert inside.bounds[0] > 440
    assert 0 < inside.area < pi * 30**2


def test_it_goes_between_bases_just_as_far_apart_as_it_is_wide() -> None:
    pair = tuple(Base(Point(500, 500 + side * 30), RADIUS) for side in (1, -1))
    through = area(Ground(RADIUS, 1000, 1000, bases=pair), 200, Point(400, 500))
    assert through.covers(shapely.Point(590, 500))


def test_into_an_area_it_goes_straight() -> None:
    """Past the border only towards the middle: what is left of the limit there, and no farther than the base."""
    enemy = Base(Point(300, 500), RADIUS)
    bound = Ground(RADIUS, 1000, 1000, apart=(enemy,), areas=(Base(enemy.at, 40),))
    found = area(bound, 300, Point(200, 500))
    assert found.covers(shapely.Point(260, 500))
    assert found.covers(shapely.Point(300, 540))
    assert not found.covers(shapely.Point(300, 529))
    short = area(bound, 55, Point(200, 500))
    assert short.covers(shapely.Point(254.9, 500))
    assert not short.covers(shapely.Point(255.1, 500))
    assert not short.covers(shapely.Point(253, 515))


def test_behind_an_area_that_it_cannot_get_round_it_reaches_nothing() -> None:
    enemy = Base(Point(300, 500), RADIUS)
    bound = Ground(RADIUS, 1000, 1000, apart=(enemy,), areas=(Base(enemy.at, 40),))
    found = area(bound, 150, Point(200, 500))
    assert not found.covers(shapely.Point(350, 500))
    assert not found.covers(shapely.Point(338, 500))
    whole = area(bound, 300, Point(200, 500))
    assert whole.covers(shapely.Point(350, 500))
    assert isinstance(whole, shapely.Polygon)
    assert len(whole.interiors) == 1  # the base itself, and no cracks


def test_an_ally_in_an_area_stops_the_straight_way() -> None:
    enemy, ally = Base(Point(300, 500), RADIUS), Base(Point(262, 500), RADIUS)
    bound = Ground(RADIUS, 1000, 1000, bases=(ally,), apart=(enemy,), areas=(Base(enemy.at, 40),))
    found = area(bound, 300, Point(200, 500))
    assert not found.covers(shapely.Point(268, 524))
    assert found.covers(shapely.Point(300, 545))


@pytest.mark.parametrize("seed", [4, 7, 34])
def test_on_a_crowded_table(seed: int) -> None:
    """Thousands of spots: each is in the area just where the shortest way to it is within the limit."""
    random, start = Random(seed), Point(375, 375)
    ground = crowded(random)
    ways = Ways(ground, start, 250)
    spots = [Point(random.uniform(125, 625), random.uniform(125, 625)) for _ in range(4000)]
    lengths = ways.lengths(spots)
    found = Reach(ways)
    for limit in (125.0, 250.0):
        covered = found.area(limit)
        for spot, length in zip(spots, lengths, strict=True):
            inside = away(covered, spot)
            assert abs(inside) < FINE or (inside > 0) == (length <= limit)


@pytest.mark.parametrize("inner", [1.0, 0.5])
def test_5000_corners_are_a_circle(inner: float) -> None:
    star = ring(Point(500, 500), 100, 5000, inner=inner)
    disc = Base(Point(500, 500), 100)
    one = area(Ground(RADIUS, 1000, 1000, outlines=(star,)), 250, Point(350, 500))
    two = area(Ground(RADIUS, 1000, 1000, bases=(disc,)), 250, Point(350, 500))
    assert one.symmetric_difference(two).buffer(-0.15).is_empty


# -- laws --------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(grounds(), spots, st.sampled_from([0.4, 1.0]))
def test_just_inside_there_is_a_way_and_just_outside_none(
    ground: Ground, places: list[tuple[float, float]], share: float
) -> None:
    ways, limit = Ways(ground, START, LIMIT), LIMIT * share
    found = Reach(ways).area(limit)
    border = found.boundary if found.geom_type != "Point" else found
    for x, y in places:
        spot = Point(x, y)
        near = shapely.Point(*border.interpolate(border.project(shapely.Point(x, y))).coords[0])
        for at in (spot, _beside(near, spot, FINE * 1.5), _beside(near, spot, -FINE * 1.5)):
            inside, (length,) = away(found, at), ways.lengths((at,))
            if inside > FINE:
                assert length <= limit + 1e-6
            if inside < -FINE:
                assert length > limit or _on_no_area(ground, at, length, limit)


def _beside(near: shapely.Point, spot: Point, far: float) -> Point:
    whole = max(distance(Point(near.x, near.y), spot), 1e-9)
    return Point(near.x + (spot.x - near.x) / whole * far, near.y + (spot.y - near.y) / whole * far)


def _on_no_area(ground: Ground, at: Point, length: float, limit: float) -> bool:
    """Whether the spot can be reached but lies in a passage with no width, which has no area."""
    around = [Point(at.x + FINE * cos(step * pi / 8), at.y + FINE * sin(step * pi / 8)) for step in range(16)]
    return length > limit - FINE or not all(is_free(ground, at, spot, ground.radius) for spot in around)


@settings(max_examples=25, deadline=None)
@given(grounds())
def test_all_that_a_slow_search_finds_is_in_it(ground: Ground) -> None:
    found = area(ground).buffer(FINE)
    grid = Grid(ground, START, LIMIT)
    assert all(found.covers(shapely.Point(*grid.spot(node))) for node in grid.lengths)


@settings(max_examples=25, deadline=None)
@given(grounds())
def test_a_slow_search_with_a_slightly_smaller_base_finds_all_of_it(ground: Ground) -> None:
    found = area(ground)
    grid = Grid(ground, START, LIMIT * 1.05 + 12, slack=4.0)
    for x in range(-14, 15):
        for y in range(-14, 15):
            if away(found, grid.spot((x, y))) > FINE:
                assert grid.lengths.get((x, y), inf) < inf


@settings(max_examples=40, deadline=None)
@given(grounds(), st.randoms(use_true_random=False), st.floats(500, 5000))
def test_neither_order_nor_place_matters(ground: Ground, random: object, aside: float) -> None:
    bases, outlines = list(ground.bases), list(ground.outlines)
    random.shuffle(bases)  # type: ignore[attr-defined]
    random.shuffle(outlines)  # type: ignore[attr-defined]
    there = moved(ground, 6000, 6000)
    mixed = moved(Ground(RADIUS, SIDE, SIDE, bases=tuple(bases), outlines=tuple(outlines)), aside, 2 * aside)
    one = area(there, start=Point(START.x + 6000, START.y + 6000))
    two = area(mixed, start=Point(START.x + aside, START.y + 2 * aside))
    back = affinity.translate(two, 6000 - aside, 6000 - 2 * aside)
    assert one.symmetric_difference(back).buffer(-FINE).is_empty


@settings(max_examples=40, deadline=None)
@given(grounds(), st.lists(st.tuples(st.floats(0, SIDE), st.floats(0, SIDE)), max_size=3), spots)
def test_areas_that_bind_are_gone_into_straight(
    ground: Ground, enemies: list[tuple[float, float]], places: list[tuple[float, float]]
) -> None:
    """In an area one can be where one could enter at that angle, go on to the middle, and has not used up the limit."""
    bases = [Base(Point(x, y), RADIUS) for x, y in enemies]
    bases = [base for base in bases if distance(base.at, START) > 56]
    areas = tuple(Base(base.at, base.radius + 25) for base in bases)
    bound = Ground(RADIUS, SIDE, SIDE, ground.bases, tuple(bases), areas, (), ground.outlines)
    ways = Ways(bound, START, LIMIT)
    found = Reach(ways).area(LIMIT)
    for x, y in places:
        spot = Point(x, y)
        inside = away(found, spot)
        if abs(inside) < FINE:
            continue
        entered = [each for each in areas if distance(each.at, spot) < each.radius + RADIUS]
        can = any(_goes_straight(bound, ways, each, spot) for each in entered) if entered else None
        if can is None:
            can = ways.lengths((spot,))[0] <= LIMIT
        assert can == (inside > 0)


def _goes_straight(ground: Ground, ways: Ways, area: Base, spot: Point) -> bool:
    far = distance(area.at, spot)
    whole = area.radius + RADIUS + 0.001
    if far < 2 * RADIUS:
        return False
    border = Point(
        area.at.x + (spot.x - area.at.x) * whole / far, area.at.y + (spot.y - area.at.y) * whole / far
    )
    solid = Ground(ground.radius, SIDE, SIDE, (*ground.bases, *ground.apart), outlines=ground.outlines)
    return ways.lengths((border,))[0] + whole - far <= LIMIT and is_free(solid, border, spot, RADIUS)


@pytest.mark.parametrize("degrees", [17.0, 90.0, 143.0])
def test_nothing_depends_on_the_direction(degrees: float) -> None:
    """The same bases and outlines, turned about the start: the area turns with them."""
    angle, start, ground = degrees * pi / 180, Point(2000, 2000), moved(crowded(Random(4)), 1625, 1625)
    plain = replace(ground, width=4000, depth=4000)
    other = replace(
        plain,
        bases=tuple(Base(turned(base.at, angle, start), base.radius) for base in plain.bases),
        outlines=tuple(tuple(turned(spot, angle, start) for spot in outline) for outline in plain.outlines),
    )
    one = affinity.rotate(area(plain, 150, start), degrees, origin=(start.x, start.y))
    assert one.symmetric_difference(area(other, 150, start)).buffer(-FINE).is_empty
