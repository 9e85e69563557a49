"""The shortest ways of a round base among other bases and outlines: tangents and arcs, never a grid. Millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, cos, inf, sqrt
from typing import NamedTuple

import numpy as np

from hellassist.geometry.borders import Floats, Spots
from hellassist.geometry.grown import GRAZE_MM, WHOLE, Flags, Ground, Grown, Numbers
from hellassist.geometry.measure import TOLERANCE_MM, Mm, Point

ARC_EXCESS_MM: Mm = 0.005
"""How much longer than an arc its corners make it, at most."""
SAME = 1e-9
"""Angles in radians, and lengths in millimetres, that differ by less are the same."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way as corners, arcs as corners just outside them; *length* is that of the arcs themselves."""

    path: tuple[Point, ...]
    length: Mm


class Windings(NamedTuple):
    """Ways that wind round a circle, one a place in each array.

    *turns* is 1 counterclockwise and -1 clockwise; *angles* are where the circle is met, after *gone* millimetres, and
    *runs* how far round it may go from there. *parents* (-1 for the start) are left at the angle *partings*. *out*: of
    which areas of the beginning it has come.
    """

    circles: Numbers
    turns: Numbers
    angles: Floats
    gone: Floats
    runs: Floats
    parents: Numbers
    partings: Floats
    out: Flags


class Lines(NamedTuple):
    """Free straight lines, from places of windings to targets, each by its number in *columns*."""

    rows: Numbers
    columns: Numbers
    starts: Spots
    ends: Spots
    partings: Floats
    arrivals: Floats
    totals: Floats


class Ways:
    """All shortest ways from *start* on a ground that are no longer than *limit*."""

    def __init__(self, ground: Ground, start: Point, limit: Mm) -> None:
        self.ground, self.start, self.limit = ground, start, limit
        self.grown = Grown(ground, start, limit)
        self.found = _begin(self.grown, len(ground.left))
        """The start itself comes first, as a way round a circle of radius 0."""
        self.sights: list[tuple[Numbers, Floats]] = []
        """By which ways, at which angles, something is passed or wound round: where what they see changes."""
        self._best: dict[tuple[int, int, bytes], list[tuple[float, float, float]]] = {}
        self._search()

    # -- answers -------------------------------------------------------------------------------------

    def to(self, spot: Point) -> Route | None:
        """The shortest way to a spot; None where there is none within the limit."""
        lines = self._to_spots((spot,))
        if not len(lines.rows):
            return None
        best = int(lines.totals.argmin())
        path = self._path(int(lines.rows[best]), float(lines.partings[best]), spot)
        return Route(path, float(lines.totals[best]))

    def lengths(self, spots: Sequence[Point]) -> list[Mm]:
        """How long the shortest way to each spot is; infinite where there is none within the limit."""
        found = np.full(len(spots), inf)
        if len(spots):
            lines = self._to_spots(spots)
            np.minimum.at(found, lines.columns, lines.totals)
        lengths: list[Mm] = found.tolist()
        return lengths

    def to_any(self, spots: Sequence[Point]) -> Route | None:
        """The shortest way to the nearest of some spots."""
        lengths = self.lengths(spots)
        best = min(range(len(spots)), key=lengths.__getitem__, default=-1)
        return None if best < 0 or lengths[best] == inf else self.to(spots[best])

    def facing(self, centre: Point, radius: Mm) -> tuple[Point, ...]:
        """Where ways that make straight for a centre would meet the circle around it, whatever stands between."""
        _, lines, starts, *_ = self.tangents(np.array([complex(*centre)]), np.zeros(1))
        away = np.abs(starts[:, 0] - complex(*centre))
        ends = (complex(*centre) - lines[:, 0] * radius)[away >= radius - TOLERANCE_MM]
        return tuple(Point(end.real, end.imag) for end in ends.tolist())

    def sees(self, spots: Spots) -> tuple[Numbers, Floats]:
        """Which ways, at which angles, leave straight towards these spots."""
        lines = self._lines(0, spots, np.zeros(len(spots)), np.ones(len(spots), dtype=np.bool_))
        return lines.rows, lines.partings

    def gone_at(self, way: int, spots: Spots) -> Floats:
        """How long a way is that leaves its winding straight towards each of these spots, whatever stands between."""
        centres, radii = circles_of(self.found, self.grown)
        radius = float(radii[way])
        apart = spots - centres[way]
        length: Floats = np.sqrt(np.maximum(np.abs(apart) ** 2 - radius**2, 0.0))
        if way == 0:
            return length
        turn = int(self.found.turns[way])
        partings = np.angle(-1j * apart * (length + 1j * radius) * turn)
        ahead = ((partings - self.found.angles[way]) * turn) % WHOLE
        ahead[ahead > WHOLE - 1e-7] = 0.0
        gone: Floats = self.found.gone[way] + abs(radius) * ahead + length
        return gone

    @cached_property
    def cusps(self) -> Spots:
        """Where a base comes to rest against two things at once."""
        return self.grown.cusps()

    def _to_spots(self, spots: Sequence[Point]) -> Lines:
        at = np.array([complex(*spot) for spot in spots])
        return self._lines(0, at, np.zeros(len(at)), self.grown.inside(at))

    # -- the search ----------------------------------------------------------------------------------

    def _search(self) -> None:
        """Wave after wave: from what was found last to every circle, as long as something shorter is found."""
        grown = self.grown
        if not grown.turns.any():
            return
        which = np.flatnonzero(grown.turns)
        circles = np.concatenate([which, which])
        turns = np.repeat(np.array([1, -1]), len(which))
        fresh = 0
        while fresh < len(self.found.gone):
            lines = self._lines(
                fresh,
                grown.centres[circles],
                grown.radii[circles] * turns,
                np.ones(len(circles), dtype=np.bool_),
                circles,
            )
            fresh = len(self.found.gone)
            self.sights.append((lines.rows, lines.partings))
            met = Windings(
                circles[lines.columns],
                turns[lines.columns],
                lines.arrivals,
                lines.totals,
                np.zeros(len(lines.rows)),
                lines.rows,
                lines.partings,
                grown.came_out(lines.ends, self.found.out[lines.rows]),
            )
            self._book(met)

    def _book(self, met: Windings) -> None:
        """Keep the ways that nothing known outdoes; one that comes out of an area on its arc goes on as another."""
        while len(met.gone):
            runs, leaves = self.grown.run(met.circles, met.turns, met.angles, met.out)
            order = np.argsort(met.gone, kind="stable")
            met = _picked(met._replace(runs=runs), order)
            kept = np.array(
                [place for place in range(len(order)) if self._is_better(met, place)], dtype=np.int64
            )
            met, leaves = _picked(met, kept), leaves[order][kept]
            self.found = Windings._make(
                (np.concatenate([old, new]) for old, new in zip(self.found, met, strict=True))
            )
            first = len(self.found.gone) - len(kept)
            met = self._come_out(_picked(met, leaves), np.flatnonzero(leaves) + first)

    def _come_out(self, left: Windings, places: Numbers) -> Windings:
        angles = left.angles + left.turns * (left.runs + SAME)
        radii = self.grown.radii[left.circles]
        spots = self.grown.centres[left.circles] + radii * np.exp(1j * angles)
        return left._replace(
            angles=angles,
            gone=left.gone + radii * left.runs,
            parents=places,
            partings=angles,
            out=self.grown.came_out(spots, left.out),
        )

    def _is_better(self, met: Windings, place: int) -> bool:
        """Whether no known way round the same circle comes by as early; if so it is known from now on."""
        if met.runs[place] <= SAME:
            return False
        circle, turn = int(met.circles[place]), int(met.turns[place])
        angle, gone, run = float(met.angles[place]), float(met.gone[place]), float(met.runs[place])
        known = self._best.setdefault((circle, turn, met.out[place].tobytes()), [])
        radius = float(self.grown.radii[circle])
        for other_angle, other_gone, other_run in known:
            ahead = ((angle - other_angle) * turn) % WHOLE
            ahead = 0.0 if ahead > WHOLE - SAME else ahead
            if ahead <= other_run + SAME and other_gone + radius * ahead <= gone + SAME:
                return False
        known.append((angle, gone, run))
        return True

    # -- straight lines ------------------------------------------------------------------------------

    def tangents(
        self, centres: Spots, radii: Floats, since: int = 0
    ) -> tuple[Flags, Spots, Spots, Spots, Floats, Floats, Floats]:
        """From every way found since then the line that leaves it towards every target as it turns.

        *radii* are below 0 for clockwise. Whether there is one, its direction, start and end, the angles, the length.
        """
        found, grown = self.found, self.grown
        own_centres, own_radii = circles_of(found, grown, since)
        apart = centres[None, :] - own_centres[:, None]
        aside = radii[None, :] - own_radii[:, None]
        away = np.abs(apart)
        stays = (radii == 0.0)[None, :] & (own_radii == 0.0)[:, None]
        exists = (away > np.abs(aside) - GRAZE_MM) & ((away > SAME) | stays)
        length = np.sqrt(np.maximum(away**2 - aside**2, 0.0))
        lines = apart * (length - 1j * aside)
        size = np.abs(lines)
        lines = lines / np.where(size > 0.0, size, 1.0)
        starts = own_centres[:, None] - 1j * lines * own_radii[:, None]
        ends = centres[None, :] - 1j * lines * radii[None, :]
        partings = np.angle(-1j * lines * found.turns[since:, None])
        arrivals = np.angle(-1j * lines * np.sign(radii)[None, :])
        return exists, lines, starts, ends, partings, arrivals, length

    def _lines(
        self, since: int, centres: Spots, radii: Floats, wanted: Flags, circles: Numbers | None = None
    ) -> Lines:
        """The free lines of the ways found since then to the targets, as far as the limit allows."""
        found, grown = self.found, self.grown
        exists, _, starts, ends, partings, arrivals, length = self.tangents(centres, radii, since)
        _, own_radii = circles_of(found, grown, since)
        ahead = ((partings - found.angles[since:, None]) * found.turns[since:, None]) % WHOLE
        ahead[ahead > WHOLE - SAME] = 0.0
        if since == 0:
            ahead[0] = 0.0
        total = found.gone[since:, None] + np.abs(own_radii)[:, None] * ahead + length
        exists &= (ahead <= found.runs[since:, None] + SAME) & (total <= self.limit + TOLERANCE_MM)
        exists &= wanted[None, :]
        if circles is not None:
            part = (arrivals - grown.first[circles][None, :]) % WHOLE
            width = grown.width[circles][None, :]
            exists &= (part <= width + SAME) | (part >= WHOLE - SAME)
            exists &= grown.inside(ends)
        rows, columns = np.nonzero(exists)
        clear = grown.free(starts[rows, columns], ends[rows, columns], found.out[since + rows])
        rows, columns = rows[clear], columns[clear]
        taken = (rows, columns)
        return Lines(
            since + rows, columns, starts[taken], ends[taken], partings[taken], arrivals[taken], total[taken]
        )

    # -- paths ---------------------------------------------------------------------------------------

    def _path(self, row: int, parting: float, end: Point) -> tuple[Point, ...]:
        """The corners of a way that ends with a straight line from a winding."""
        chain: list[tuple[int, float]] = []
        while row > 0:
            chain.append((row, parting))
            row, parting = int(self.found.parents[row]), float(self.found.partings[row])
        corners = [self.start]
        for place, leaving in reversed(chain):
            corners += self._arc(place, leaving)
        return (
            *(spot for spot, after in zip(corners, [*corners[1:], end], strict=True) if spot != after),
            end,
        )

    def _arc(self, place: int, leaving: float) -> Iterator[Point]:
        found, circle = self.found, int(self.found.circles[place])
        centre, radius = complex(self.grown.centres[circle]), float(self.grown.radii[circle])
        turn, angle = int(found.turns[place]), float(found.angles[place])
        whole = ((leaving - angle) * turn) % WHOLE
        if whole < SAME or whole > WHOLE - SAME:
            return
        steps = ceil(sqrt(radius * whole**3 / (12 * ARC_EXCESS_MM))) or 1
        half = whole / steps / 2
        for step in range(steps):
            spot = centre + radius / cos(half) * np.exp(1j * (angle + turn * half * (2 * step + 1)))
            yield Point(float(spot.real), float(spot.imag))


def _begin(grown: Grown, areas: int) -> Windings:
    start, none = np.array([grown.start]), np.zeros((1, areas), dtype=np.bool_)
    zero, one = np.zeros(1), np.ones(1, dtype=np.int64)
    return Windings(-one, one, zero, zero, np.full(1, WHOLE), -one, zero, grown.came_out(start, none))


def circles_of(found: Windings, grown: Grown, since: int = 0) -> tuple[Spots, Floats]:
    """Centre and radius of the circle of each way, the radius below 0 where it turns clockwise."""
    circles = found.circles[since:]
    if since:
        return grown.centres[circles], grown.radii[circles] * found.turns[since:]
    centres = np.concatenate([[grown.start], grown.centres[circles[1:]]])
    return centres, np.concatenate([[0.0], grown.radii[circles[1:]] * found.turns[1:]])


def _picked(windings: Windings, which: Numbers | Flags) -> Windings:
    return Windings._make(column[which] for column in windings)


@lru_cache(maxsize=16)
def ways(ground: Ground, start: Point, limit: Mm) -> Ways:
    """The ways on a ground, remembered: a drag asks for them at every step."""
    return Ways(ground, start, limit)


def shortest(ground: Ground, start: Point, end: Point, limit: Mm = 1e5) -> Route | None:
    """The shortest way from start to end; None where there is none within the limit."""
    return ways(ground, start, limit).to(end)
