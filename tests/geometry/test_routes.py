from __future__ import annotations

from itertools import pairwise
from math import acos, asin, hypot, inf, pi, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.geometry import (
    Base,
    Point,
    distance,
    gap,
    overlaps,
    path_length,
    sweep_meets,
    travel_to_overlap,
)
from hellassist.geometry.grown import Ground
from hellassist.geometry.routes import Ways, shortest
from tests.geometry.terrain import RADIUS, SIDE, START, Grid, grounds, moved, ring, sweeps_clear, turned

EXACT = 1e-6
spots = st.tuples(st.floats(20, SIDE - 20), st.floats(20, SIDE - 20)).map(lambda at: Point(*at))


def ground(*bases: Base, outlines: tuple[tuple[Point, ...], ...] = (), side: float = 1000.0) -> Ground:
    return Ground(RADIUS, side, side, bases=bases, outlines=outlines)


def round_disc(away: float, apart: float) -> float:
    """How long the way is past a disc halfway, *away* from it at both ends, the centres *apart* at the closest."""
    return 2 * sqrt(away**2 - apart**2) + apart * 2 * asin(apart / away)


def test_nothing_between_is_a_straight_line() -> None:
    route = shortest(ground(), Point(100, 100), Point(400, 500))
    assert route is not None
    assert route.path == (Point(100, 100), Point(400, 500))
    assert route.length == pytest.approx(500, abs=EXACT)


@pytest.mark.parametrize("radius", [15.0, 20.0, 25.0])
@pytest.mark.parametrize("angle", [0.0, 0.3, 1.9, 4.0])
def test_round_one_disc(radius: float, angle: float) -> None:
    middle = Point(500, 500)
    start, end = (turned(Point(500 + far, 500), angle, middle) for far in (-100, 100))
    route = shortest(ground(Base(middle, radius)), start, end)
    assert route is not None
    assert route.length == pytest.approx(round_disc(100, radius + RADIUS), abs=EXACT)
    assert route.length <= path_length(route.path) <= route.length + 0.01
    assert travel_to_overlap(route.path, Base(start, RADIUS), [Base(middle, radius)]) is None


def test_past_two_discs_on_different_sides() -> None:
    """The line between them is the inner tangent of both: arcs of equal length, and straight on to each end."""
    apart = 2 * RADIUS
    one, two = Base(Point(400, 500 - 29), RADIUS), Base(Point(600, 500 + 29), RADIUS)
    start, end = Point(200, 500 - 58), Point(800, 500 + 58)
    walls = (
        (Point(390, 0), Point(410, 0), Point(410, 500 - 29), Point(390, 500 - 29)),
        (Point(590, 1000), Point(610, 1000), Point(610, 500 + 29), Point(590, 500 + 29)),
    )
    route = shortest(ground(one, two, outlines=walls), start, end)
    away = distance(start, one.at)
    between = distance(one.at, two.at)
    tangent = sqrt(between**2 - (2 * apart) ** 2)
    turn = _turn_of_arc(start, one.at, two.at, apart)
    whole = 2 * sqrt(away**2 - apart**2) + tangent + 2 * apart * turn
    assert route is not None
    assert route.length == pytest.approx(whole, abs=EXACT)


def _turn_of_arc(start: Point, one: Point, two: Point, apart: float) -> float:
    """Between where the tangent from *start* meets the first disc and where the inner tangent leaves it."""
    ax, ay, bx, by = start.x - one.x, start.y - one.y, two.x - one.x, two.y - one.y
    whole = acos((ax * bx + ay * by) / hypot(ax, ay) / hypot(bx, by))
    return whole - acos(apart / hypot(ax, ay)) - acos(2 * apart / hypot(bx, by))


def test_past_two_discs_on_the_same_side() -> None:
    one, two = Base(Point(450, 500), RADIUS), Base(Point(550, 500), RADIUS)
    wall = (Point(440, 500), Point(560, 500), Point(560, 999), Point(440, 999))
    route = shortest(ground(one, two, outlines=(wall,)), Point(300, 500), Point(700, 500))
    assert route is not None
    tangent = sqrt(150**2 - 30**2)
    arc = pi / 2 - acos(30 / 150)
    assert route.length == pytest.approx(2 * tangent + 100 + 2 * 30 * arc, abs=EXACT)


@pytest.mark.parametrize("lift", [0.0, 10.0, -30.0])
def test_round_a_corner(lift: float) -> None:
    """A wall from below ends at (500, 500): the way winds round its two corners."""
    wall = (Point(490, -200), Point(510, -200), Point(510, 500), Point(490, 500))
    start, end = Point(300, 480 + lift), Point(700, 480 + lift)
    route = shortest(ground(outlines=(wall,)), start, end)
    away = distance(start, Point(490, 500))
    tangent = sqrt(away**2 - RADIUS**2)
    rise = asin((500 - start.y) / away)
    arc = asin(RADIUS / away) + rise
    assert route is not None
    assert route.length == pytest.approx(2 * tangent + 20 + 2 * RADIUS * arc, abs=EXACT)


def test_into_a_corner_and_out_of_it() -> None:
    """Only corners that stick out are wound round: a way into a bay is straight."""
    bay = (
        Point(300, 300),
        Point(700, 300),
        Point(700, 700),
        Point(650, 700),
        Point(650, 350),
        Point(300, 350),
    )
    route = shortest(ground(outlines=(bay,)), Point(400, 600), Point(634.9, 365.1))
    assert route is not None
    assert len(route.path) == 2


def test_between_two_bases_just_as_far_apart_as_the_base_is_wide() -> None:
    pair = [Base(Point(400, 500 + side * 30), RADIUS) for side in (1, -1)]
    through = shortest(ground(*pair), Point(300, 500), Point(500, 500))
    assert through is not None
    assert through.length == pytest.approx(200, abs=EXACT)
    closer = [Base(Point(400, 500 + side * 29.99), RADIUS) for side in (1, -1)]
    around = shortest(ground(*closer), Point(300, 500), Point(500, 500))
    assert around is not None
    assert around.length > 210


def test_a_base_that_touches_does_not_keep_it_from_leaving() -> None:
    beside = Base(Point(530, 500), RADIUS)
    for end in (Point(300, 500), Point(500, 300), Point(500, 800)):
        route = shortest(ground(beside), Point(500, 500), end)
        assert route is not None
        assert route.length == pytest.approx(distance(Point(500, 500), end), abs=EXACT)
    behind = shortest(ground(beside), Point(500, 500), Point(600, 500))
    assert behind is not None
    assert behind.length == pytest.approx(30 * (pi - acos(30 / 70)) + sqrt(70**2 - 30**2), abs=EXACT)


def test_one_that_overlaps_it_may_be_left_outwards() -> None:
    over = Base(Point(510, 500), RADIUS)
    out = shortest(ground(over), Point(500, 500), Point(400, 500))
    assert out is not None
    assert travel_to_overlap(out.path, Base(Point(500, 500), RADIUS), [over]) is None
    assert shortest(ground(over), Point(500, 500), Point(600, 500)) is None


def test_the_edge_of_the_table_is_kept() -> None:
    """No way leads round a base where it would leave the table."""
    base = Base(Point(100, 40), RADIUS)
    wall = (Point(90, 41), Point(110, 41), Point(110, 300), Point(90, 300))
    small = Ground(RADIUS, 200, 200, bases=(base,), outlines=(wall,))
    assert shortest(small, Point(40, 40), Point(160, 40)) is None
    lower = Base(Point(100, 45), RADIUS)
    wall = (Point(90, 46), *wall[1:2], Point(110, 300), Point(90, 300))
    through = shortest(
        Ground(RADIUS, 200, 200, bases=(lower,), outlines=(wall,)), Point(40, 40), Point(160, 40)
    )
    assert through is not None
    assert min(spot.y for spot in through.path) >= RADIUS - 0.02
    assert shortest(small, Point(40, 40), Point(40, 10)) is None


def test_nothing_farther_than_the_limit_is_found() -> None:
    assert shortest(ground(), Point(100, 100), Point(200, 100), limit=100) is not None
    assert shortest(ground(), Point(100, 100), Point(200.001, 100), limit=100) is None


def test_the_nearest_of_several_spots() -> None:
    ways = Ways(ground(Base(Point(500, 500), RADIUS)), Point(400, 500), 400)
    near = ways.to_any((Point(560, 500), Point(400, 610), Point(2000, 0)))
    assert near is not None
    assert near.path[-1] == Point(400, 610)
    assert ways.to_any(()) is None
    assert ways.lengths((Point(2000, 0),)) == [inf]


def test_an_area_where_it_began_is_not_entered_again() -> None:
    """It leaves the area on its own side, for a wall stands in it, and has to go round all of the area."""
    area = Base(Point(500, 500), 40)
    wall = (Point(498, 440), Point(502, 440), Point(502, 560), Point(498, 560))
    start, end = Point(470, 500), Point(540, 500)
    free = Ground(RADIUS, 1000, 1000, outlines=(wall,))
    bound = Ground(RADIUS, 1000, 1000, left=(area,), outlines=(wall,))
    there, round_ = (shortest(each, start, end) for each in (free, bound))
    assert there is not None
    assert round_ is None  # the spot is in the area
    beyond = Point(570, 500)
    there, round_ = (shortest(each, start, beyond) for each in (free, bound))
    assert there is not None
    assert round_ is not None
    assert round_.length > there.length
    out = False
    for one, two in pairwise(round_.path):
        for step in range(51):
            spot = Point(one.x + (two.x - one.x) * step / 50, one.y + (two.y - one.y) * step / 50)
            away = distance(spot, area.at)
            assert not (out and away < 55)
            out = out or away > 55.0005


# -- outlines as they should not be ------------------------------------------------------------------


@pytest.mark.parametrize(
    "outline",
    [
        (),
        (Point(500, 500),),
        (Point(450, 450), Point(550, 550)),
        (Point(500, 400), Point(500, 500), Point(500, 600)),
    ],
)
def test_an_outline_without_area_hinders_nobody(outline: tuple[Point, ...]) -> None:
    route = shortest(ground(outlines=(outline,)), Point(400, 500), Point(600, 500))
    assert route is not None
    assert route.length == pytest.approx(200, abs=EXACT)
    assert not sweep_meets(route.path, RADIUS, outline)


def test_an_outline_that_crosses_itself_hinders_with_its_loops() -> None:
    bow = (Point(450, 450), Point(550, 550), Point(550, 450), Point(450, 550))
    route = shortest(ground(outlines=(bow,)), Point(400, 500), Point(600, 500))
    assert route is not None
    assert not sweep_meets(route.path, RADIUS, bow)


def test_outlines_that_touch_leave_no_gap() -> None:
    left = (Point(400, 480), Point(500, 480), Point(500, 520), Point(400, 520))
    right = (Point(500, 480), Point(600, 480), Point(600, 520), Point(500, 520))
    route = shortest(ground(outlines=(left, right)), Point(500, 400), Point(500, 600))
    assert route is not None
    assert not any(sweep_meets(route.path, RADIUS, outline) for outline in (left, right))
    whole = (Point(400, 480), Point(600, 480), Point(600, 520), Point(400, 520))
    same = shortest(ground(outlines=(whole,)), Point(500, 400), Point(500, 600))
    assert same is not None
    assert route.length == pytest.approx(same.length, abs=EXACT)


def test_an_outline_that_covers_it_does_not_hinder_it() -> None:
    over = (Point(400, 400), Point(600, 400), Point(600, 600), Point(400, 600))
    route = shortest(ground(outlines=(over,)), Point(500, 500), Point(800, 500))
    assert route is not None
    assert route.length == pytest.approx(300, abs=EXACT)


@pytest.mark.parametrize("inner", [1.0, 0.5])
def test_an_outline_of_5000_corners(inner: float) -> None:
    """Round or full of spikes: the way is that round the circle about it, within a tenth of a millimetre."""
    outline = ring(Point(500, 500), 100, 5000, inner=inner)
    route = shortest(ground(outlines=(outline,)), Point(300, 500), Point(700, 500))
    assert route is not None
    assert route.length == pytest.approx(round_disc(200, 115), abs=0.3)
    assert not sweep_meets(route.path, RADIUS, outline)


# -- laws --------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(grounds(), spots)
def test_no_way_overlaps_anything(ground: Ground, spot: Point) -> None:
    route = Ways(ground, START, 400).to(spot)
    if route is not None:
        assert route.path[0] == START
        assert route.path[-1] == spot
        assert route.length <= path_length(route.path) + EXACT
        assert sweeps_clear(ground, route.path)
        assert not any(overlaps(Base(spot, RADIUS), base) for base in ground.bases)
        assert (
            all(
                RADIUS - 0.01 <= length <= SIDE - RADIUS + 0.01
                for corner in route.path[1:-1]
                for length in corner
            )
            or not route.path[1:-1]
        )


@settings(max_examples=40, deadline=None)
@given(grounds())
def test_as_short_as_a_slow_search_finds(ground: Ground) -> None:
    """What a search on a grid finds is never shorter; with a base slightly smaller it is hardly longer."""
    limit = 130.0
    ways = Ways(ground, START, limit)
    strict, loose = Grid(ground, START, limit), Grid(ground, START, limit * 1.05 + 10, slack=4.0)
    nodes = list(strict.lengths)
    for node, ours in zip(nodes, ways.lengths([strict.spot(node) for node in nodes]), strict=True):
        assert ours <= strict.lengths[node] + EXACT
    reach = int(limit / loose.cell)
    nodes = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]
    for node, ours in zip(nodes, ways.lengths([loose.spot(node) for node in nodes]), strict=True):
        assert loose.lengths.get(node, inf) <= ours * 1.02 + 4 or ours == inf


@settings(max_examples=40, deadline=None)
@given(grounds(), spots, st.randoms(use_true_random=False))
def test_the_order_of_things_does_not_matter(ground: Ground, spot: Point, random: object) -> None:
    bases, outlines = list(ground.bases), list(ground.outlines)
    random.shuffle(bases)  # type: ignore[attr-defined]
    random.shuffle(outlines)  # type: ignore[attr-defined]
    mixed = Ground(RADIUS, SIDE, SIDE, bases=tuple(bases), outlines=tuple(outlines))
    one, two = (Ways(each, START, 400).lengths((spot,))[0] for each in (ground, mixed))
    assert one == pytest.approx(two, abs=EXACT)


@settings(max_examples=40, deadline=None)
@given(grounds(), spots)
def test_there_and_back_are_as_long(ground: Ground, spot: Point) -> None:
    there = Ways(ground, START, 400).to(spot)
    lies_on = any(sweep_meets((START, spot), RADIUS, outline) for outline in ground.outlines)
    if there is None or any(gap(Base(spot, RADIUS), base) < 0.01 for base in ground.bases) or lies_on:
        return
    back = Ways(ground, spot, 400).to(START)
    assert back is not None
    assert back.length == pytest.approx(there.length, abs=EXACT)


@settings(max_examples=40, deadline=None)
@given(grounds(), spots, st.floats(1000, 9000), st.floats(1000, 9000))
def test_the_same_anywhere_on_the_table(ground: Ground, spot: Point, across: float, down: float) -> None:
    ends = []
    for dx, dy in ((5000.0, 5000.0), (across, down)):
        there = moved(ground, dx, dy)
        ways = Ways(there, Point(START.x + dx, START.y + dy), 400)
        ends.append(ways.lengths((Point(spot.x + dx, spot.y + dy),))[0])
    assert ends[0] == pytest.approx(ends[1], abs=EXACT)
