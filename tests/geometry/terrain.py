"""Grounds drawn by chance, and a slow search on a grid to compare with, which shares nothing with the fast one."""

from __future__ import annotations

import heapq
from itertools import pairwise
from math import cos, hypot, inf, pi, sin
from random import Random

from hypothesis import strategies as st

from hellassist.geometry import Base, Point, distance, gap, sweep_meets, travel_to_overlap
from hellassist.geometry.grown import Ground

SIDE, RADIUS = 260.0, 15.0
START = Point(SIDE / 2, SIDE / 2)
Outline = tuple[Point, ...]


def ring(centre: Point, radius: float, corners: int, turned: float = 0.0, inner: float = 1.0) -> Outline:
    """A polygon, or a star where every other corner is pulled in."""
    spots = []
    for step in range(corners):
        far = radius * (inner if step % 2 else 1.0)
        angle = turned + 2 * pi * step / corners
        spots.append(Point(centre.x + far * cos(angle), centre.y + far * sin(angle)))
    return tuple(spots)


@st.composite
def grounds(draw: st.DrawFn, most_bases: int = 5, most_outlines: int = 3) -> Ground:
    """A small table with bases that do not overlap and outlines anywhere, the start in its middle not under any."""
    spots = st.tuples(st.floats(0, SIDE), st.floats(0, SIDE))
    start = Base(START, RADIUS)
    bases: list[Base] = []
    for x, y in draw(st.lists(spots, max_size=most_bases)):
        base = Base(Point(round(x, 2), round(y, 2)), draw(st.sampled_from([15.0, 20.0, 25.0])))
        if all(gap(base, other) >= 0 for other in (start, *bases)):
            bases.append(base)
    outlines = []
    for x, y in draw(st.lists(spots, max_size=most_outlines)):
        outline = ring(
            Point(round(x, 2), round(y, 2)),
            draw(st.floats(5, 40)),
            draw(st.sampled_from([3, 4, 6, 8])),
            draw(st.floats(0, 3)),
            draw(st.sampled_from([1.0, 0.4])),
        )
        if not any(distance(corner, START) < 60 for corner in outline):
            outlines.append(outline)
    return Ground(RADIUS, SIDE, SIDE, bases=tuple(bases), outlines=tuple(outlines))


def crowded(random: Random, side: float = 750.0) -> Ground:
    """Forty bases and twenty jagged pieces on a small table, with room around its middle."""
    middle = Point(side / 2, side / 2)
    bases: list[Base] = []
    while len(bases) < 40:
        at = Point(random.uniform(30, side - 30), random.uniform(30, side - 30))
        base = Base(at, random.choice([15.0, 15.0, 20.0]))
        if distance(at, middle) > 40 and all(gap(base, other) > 3 for other in bases):
            bases.append(base)
    outlines: list[Outline] = []
    while len(outlines) < 20:
        spot = Point(random.uniform(60, side - 60), random.uniform(60, side - 60))
        corners, size, turn = random.randint(4, 7), random.uniform(15, 35), random.random()
        if distance(spot, middle) > 60:
            spots = [
                ring(spot, size * random.uniform(0.6, 1), corners, turn)[step] for step in range(corners)
            ]
            outlines.append(tuple(spots))
    return Ground(RADIUS, side, side, bases=tuple(bases), outlines=tuple(outlines))


def is_free(ground: Ground, one: Point, two: Point, radius: float) -> bool:
    """Whether a base of this radius can go straight from one spot to the other."""
    return travel_to_overlap((one, two), Base(one, radius), ground.bases) is None and not any(
        _meets(outline, one, two, radius) for outline in ground.outlines
    )


def _meets(outline: Outline, one: Point, two: Point, radius: float) -> bool:
    far = max(distance(outline[0], corner) for corner in outline) + radius
    if min(distance(outline[0], one), distance(outline[0], two)) > far + distance(one, two):
        return False
    return sweep_meets((one, two), radius, outline)


class Grid:
    """Shortest ways by Theta*: corners on a grid, straight lines between any that see each other."""

    def __init__(
        self, ground: Ground, start: Point, limit: float, *, cell: float = 8.0, slack: float = 0.0
    ) -> None:
        self._ground, self._radius, self.cell = ground, ground.radius - slack, cell
        self._start, self._slack = start, slack
        self.lengths: dict[tuple[int, int], float] = {(0, 0): 0.0}
        parents = {(0, 0): (0, 0)}
        heap = [(0.0, (0, 0))]
        done = set()
        while heap:
            _, node = heapq.heappop(heap)
            if node in done:
                continue
            done.add(node)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                following = node[0] + dx, node[1] + dy
                if following in done or not self._on_table(following):
                    continue
                for origin in (parents[node], node):
                    total = self.lengths[origin] + distance(self.spot(origin), self.spot(following))
                    if total < min(self.lengths.get(following, inf), limit) and self._sees(origin, following):
                        self.lengths[following], parents[following] = total, origin
                        heapq.heappush(heap, (total, following))

    def spot(self, node: tuple[int, int]) -> Point:
        return Point(self._start.x + node[0] * self.cell, self._start.y + node[1] * self.cell)

    def _on_table(self, node: tuple[int, int]) -> bool:
        x, y = self.spot(node)
        room = self._radius
        return room <= x <= self._ground.width - room and room <= y <= self._ground.depth - room

    def _sees(self, one: tuple[int, int], two: tuple[int, int]) -> bool:
        return is_free(self._ground, self.spot(one), self.spot(two), self._radius)


def sweeps_clear(ground: Ground, path: tuple[Point, ...]) -> bool:
    """Whether a base keeps off everything on all of its way."""
    return all(is_free(ground, one, two, ground.radius) for one, two in pairwise(path))


def moved(ground: Ground, across: float, down: float) -> Ground:
    """The same ground elsewhere, on a table without edges near."""

    def there(spot: Point) -> Point:
        return Point(spot.x + across, spot.y + down)

    return Ground(
        ground.radius,
        1e5,
        1e5,
        tuple(Base(there(base.at), base.radius) for base in ground.bases),
        tuple(Base(there(base.at), base.radius) for base in ground.apart),
        tuple(Base(there(base.at), base.radius) for base in ground.areas),
        tuple(Base(there(base.at), base.radius) for base in ground.left),
        tuple(tuple(there(spot) for spot in outline) for outline in ground.outlines),
    )


def turned(spot: Point, angle: float, about: Point) -> Point:
    """The spot turned about another."""
    x, y = spot.x - about.x, spot.y - about.y
    far = hypot(x, y)
    if not far:
        return spot
    return Point(about.x + x * cos(angle) - y * sin(angle), about.y + x * sin(angle) + y * cos(angle))
