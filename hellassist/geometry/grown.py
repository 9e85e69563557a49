"""What a round base moves among, grown by its radius, so that its centre moves as a point. Millimetres.

Other bases become circles; outlines become walls at a base's radius from each edge, and circles round their corners.
Everything is held in arrays (spots as complex numbers), and a question is asked of all at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

import numpy as np
import numpy.typing as npt

from hellassist.geometry.borders import NOTHING, Border, Floats, Spots, border_of, gap_to_area, simpler
from hellassist.geometry.measure import TOLERANCE_MM, Base, Mm, Point

Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]

CLEAR_MM: Mm = 0.001
"""How far a way keeps off what it must not touch: a thousandth, so that no rounding makes it touch."""
GRAZE_MM: Mm = 1e-7
"""How far a way may cut into what it touches: below the tolerance of every measure."""
CUSP_MM: Mm = 1e-5
"""How exactly a spot is known to lie on two borders at once."""
WHOLE = 2 * np.pi
BARELY = 1e-7
"""A circle that a wall meets no deeper than this share of its radius only touches it, as at a corner of the wall."""
NO_HIT = -1
"""What a ray meets: a circle by its number from 0, a wall by a number below this, or nothing."""
BASE, APART, AREA, LEFT, CORNER = range(5)
"""Kinds of circles: as in Ground, and the corners of outlines."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A table *width* by *depth* and what hinders a disc of *radius* on it.

    *bases* may be touched in passing, *apart* may not. A way ends where it touches one of the *areas*, or one of *left*
    once it has come out of it: these are the areas where it begins. An outline that the disc lies on at its start
    does not hinder it, nor does one without area.
    """

    radius: Mm
    width: Mm
    depth: Mm
    bases: tuple[Base, ...] = ()
    apart: tuple[Base, ...] = ()
    areas: tuple[Base, ...] = ()
    left: tuple[Base, ...] = ()
    outlines: tuple[tuple[Point, ...], ...] = ()


class Grown:
    """The obstacles of a ground that matter to ways from *start* no longer than *limit*."""

    def __init__(self, ground: Ground, start: Point, limit: Mm) -> None:
        self.radius = ground.radius
        self.start = complex(*start)
        room = ground.radius
        self.low = complex(min(room, start.x), min(room, start.y))
        self.high = complex(max(ground.width - room, start.x), max(ground.depth - room, start.y))
        self._circles(ground, limit)
        self._outlines(ground, limit)
        self.areas: Flags = (self.kinds == AREA) | (self.kinds == LEFT)
        """Which circles are areas that may be gone into."""
        self._arc_blocks: tuple[Floats, Floats, Floats] | None = None

    def _circles(self, ground: Ground, limit: Mm) -> None:
        centres, radii, kinds, places, turns = [], [], [], [], []
        for kind, bases in enumerate((ground.bases, ground.apart, ground.areas, ground.left)):
            for place, base in enumerate(bases):
                whole = base.radius + self.radius
                kept = whole + (CLEAR_MM if kind else 0.0)
                away = abs(complex(*base.at) - self.start)
                if away > kept + limit:
                    continue
                centres.append(complex(*base.at))
                radii.append(kept if kind == LEFT else min(away, kept))
                kinds.append(kind)
                places.append(place)
                turns.append(kind == LEFT or away > whole - TOLERANCE_MM)
        self.centres: Spots = np.array(centres, dtype=np.complex128)
        self.radii: Floats = np.array(radii)
        self.kinds: Numbers = np.array(kinds, dtype=np.int64)
        self.places: Numbers = np.array(places, dtype=np.int64)
        """Of each circle: which of the ground's of its kind it is."""
        self._has_left = LEFT in kinds
        self.turns: Flags = np.array(turns, dtype=np.bool_)
        """Whether a way can wind round the circle."""
        self.first: Floats = np.zeros(len(centres))
        self.width: Floats = np.full(len(centres), WHOLE)
        """The part of the circle that bounds the obstacle: from which angle, and how far counterclockwise."""

    def _outlines(self, ground: Ground, limit: Mm) -> None:
        self.outlines = tuple(self._hindering(ground, limit))
        """Those within the limit that the base does not lie on at its start."""
        parts = [border_of(outline) for outline in self.outlines]
        border = (
            Border._make(np.concatenate(column) for column in zip(*parts, strict=True)) if parts else NOTHING
        )
        near = np.abs(border.starts - self.start) <= limit + self.radius
        count = int(near.sum())
        self.centres = np.concatenate([self.centres, border.starts[near]])
        self.radii = np.concatenate([self.radii, np.full(count, self.radius)])
        self.kinds = np.concatenate([self.kinds, np.full(count, CORNER)])
        self.places = np.concatenate([self.places, np.zeros(count, dtype=np.int64)])
        self.turns = np.concatenate([self.turns, border.bends[near] > 1e-12])
        self.first = np.concatenate([self.first, np.angle(border.before[near] * -1j)])
        self.width = np.concatenate([self.width, np.maximum(border.bends[near], 0.0)])
        foot = np.clip(((self.start - border.starts) * border.along.conj()).real, 0.0, border.lengths)
        met = np.abs(border.starts + foot * border.along - self.start) <= limit + self.radius
        self.walls, self.along, self.lengths = border.starts[met], border.along[met], border.lengths[met]

    def _hindering(self, ground: Ground, limit: Mm) -> Iterator[tuple[Point, ...]]:
        for outline in ground.outlines:
            away = gap_to_area(self.start, outline)
            if self.radius - TOLERANCE_MM <= away <= limit + self.radius:
                simple = simpler(outline)
                yield simple if gap_to_area(self.start, simple) >= self.radius else outline

    # -- what is hit ---------------------------------------------------------------------------------

    def inside(self, spots: Spots) -> Flags:
        """Whether the spots are on the table."""
        low, high, slack = self.low, self.high, GRAZE_MM
        flags: Flags = (
            (spots.real >= low.real - slack)
            & (spots.real <= high.real + slack)
            & (spots.imag >= low.imag - slack)
            & (spots.imag <= high.imag + slack)
        )
        return flags

    def free(self, starts: Spots, ends: Spots, out: Flags) -> Flags:
        """Whether the straight lines run clear of all obstacles. *out*: of which areas each way has come out."""
        ways = ends - starts
        lengths = np.abs(ways)
        lines = np.where(lengths > 0.0, ways / np.where(lengths > 0.0, lengths, 1.0), 1.0)
        along, aside = _seen(starts, lines, self.centres)
        along -= np.clip(along, 0.0, lengths[:, None])
        cut = along * along + aside * aside < (self.radii - GRAZE_MM)[None, :] ** 2
        hit: Flags = np.asarray(cut & self.binding(out) if self._has_left else cut)
        found: Flags = np.asarray(~hit.any(axis=1))
        if len(self.walls):
            before, after = self._outside(starts), self._outside(ends)
            rows, columns = np.nonzero((before < -GRAZE_MM) != (after < -GRAZE_MM))
            share = before[rows, columns] / (before[rows, columns] - after[rows, columns])
            where = starts[rows] + share * ways[rows]
            found[rows[self._on_wall(where, columns)]] = False
        return found

    def cast(
        self, starts: Spots, lines: Spots, limits: Floats, out: Flags, *, through_areas: bool = False
    ) -> tuple[Floats, Numbers]:
        """How far the rays go, and what each hits first: a circle's number, a wall's less NO_HIT, NO_HIT where nothing.

        Areas may let them through.
        """
        reached, which = np.full(len(starts), inf), np.full(len(starts), NO_HIT)
        if len(self.centres):
            along, aside = _seen(starts, lines, self.centres)
            aside *= aside
            hit = (aside < (self.radii - GRAZE_MM)[None, :] ** 2) & (along > 0.0)
            hit &= along < (limits[:, None] + self.radii[None, :])
            if self._has_left:
                hit &= self.binding(out)
            if through_areas:
                hit &= ~self.areas[None, :]
            rows, columns = np.nonzero(hit)
            chord = np.sqrt(np.maximum(self.radii[columns] ** 2 - aside[rows, columns], 0.0))
            _keep_nearest(reached, which, rows, columns, np.maximum(along[rows, columns] - chord, 0.0))
        if len(self.walls):
            before = self._outside(starts)
            slope = _seen(np.zeros(1, dtype=np.complex128), lines, self.along)[1]
            begins = before >= -10 * GRAZE_MM  # where a run is stopped, a ray begins this far in
            before = np.maximum(before, 0.0)
            rows, columns = np.nonzero(begins & (before + slope * limits[:, None] < -GRAZE_MM))
            goes = before[rows, columns] / -slope[rows, columns]
            meets = self._on_wall(starts[rows] + goes * lines[rows], columns)
            _keep_nearest(reached, which, rows[meets], NO_HIT - 1 - columns[meets], goes[meets])
        which[reached >= limits] = NO_HIT
        return np.minimum(reached, limits), which

    def until(self, starts: Spots, lines: Spots, hits: Numbers) -> Floats:
        """How far each ray goes until it meets the thing of that number, as `cast` numbers them."""
        travel = np.full(len(starts), inf)
        circle, wall = hits >= 0, hits < NO_HIT
        seen = (self.centres[hits[circle]] - starts[circle]) * lines[circle].conj()
        travel[circle] = seen.real - np.sqrt(np.maximum(self.radii[hits[circle]] ** 2 - seen.imag**2, 0.0))
        walls = NO_HIT - 1 - hits[wall]
        along = self.along[walls].conj()
        before = -((starts[wall] - self.walls[walls]) * along).imag - self.radius
        slope = (lines[wall] * along).imag
        travel[wall] = before / np.where(slope > 0.0, slope, np.nan)
        travel[np.isnan(travel)] = inf
        return travel

    def joint(self, circles: Numbers, walls: Numbers) -> tuple[Spots, Flags]:
        """Where the circle round a corner goes over into a wall, and whether they have no corner in common."""
        centres = self.centres[circles]
        begins = np.abs(self.walls[walls] - centres)
        ends = np.abs(self.walls[walls] + self.along[walls] * self.lengths[walls] - centres)
        spots = centres - 1j * self.along[walls] * self.radius
        return spots, np.minimum(begins, ends) > GRAZE_MM

    def _on_wall(self, spots: Spots, walls: Numbers) -> Flags:
        """Whether spots on the lines of these walls are on the walls themselves."""
        foot = ((spots - self.walls[walls]) * self.along[walls].conj()).real
        flags: Flags = (foot > GRAZE_MM) & (foot < self.lengths[walls] - GRAZE_MM)
        return flags

    def binding(self, out: Flags) -> Flags:
        """Which circles hinder ways that have come *out* of these areas."""
        free = self.kinds == LEFT
        if not free.any():
            return np.ones((1, len(self.kinds)), dtype=np.bool_)
        flags = np.ones((len(out), len(self.kinds)), dtype=np.bool_)
        flags[:, free] = out[:, self.places[free]]
        return flags

    def came_out(self, spots: Spots, out: Flags) -> Flags:
        """Of which areas the ways have come out that are at these spots now."""
        free = self.kinds == LEFT
        if not free.any():
            return out
        now = out.copy()
        beyond = np.abs(spots[:, None] - self.centres[None, free]) >= self.radii[None, free] - GRAZE_MM
        now[:, self.places[free]] |= beyond
        return now

    def _outside(self, spots: Spots) -> Floats:
        """How far outside each wall the spots are; below 0 is within a base's radius of its edge or behind it."""
        normals = np.stack([self.along.imag, -self.along.real])
        base = (self.walls * self.along.conj()).imag - self.radius
        outside: Floats = np.stack([spots.real, spots.imag], axis=1) @ normals + base[None, :]
        return outside

    # -- where obstacles meet ------------------------------------------------------------------------

    def cusps(self) -> Spots:
        """Where the borders of two obstacles meet so that a base rests against both, inside areas as well."""
        middle, half, gates = self._blocks()
        pairs = (half > 0.0) & (half < np.pi)
        rows, columns = np.nonzero(pairs)
        spots = [
            self.centres[rows] + self.radii[rows] * np.exp(1j * (middle[rows, columns] + half[rows, columns]))
        ]
        for side in (0, 1):
            rows, columns = np.nonzero(~np.isnan(gates[:, : len(self.walls), side]))
            spots.append(self.centres[rows] + self.radii[rows] * np.exp(1j * gates[rows, columns, side]))
        spots.append(self._wall_cusps())
        found = np.concatenate(spots)
        solid = ~self.areas
        apart = np.abs(found[:, None] - self.centres[None, solid]) - self.radii[None, solid]
        found = found[self.inside(found) & (apart >= -CUSP_MM).all(axis=1)]
        if len(self.walls):
            foot = ((found[:, None] - self.walls[None, :]) * self.along.conj()[None, :]).real
            outside = self._outside(found)
            under = (foot > GRAZE_MM) & (foot < self.lengths[None, :] - GRAZE_MM)
            under &= (outside < -CUSP_MM) & (outside > CUSP_MM - 2 * self.radius)
            found = found[~under.any(axis=1)]
        return found

    def _wall_cusps(self) -> Spots:
        """Where two walls meet at a corner that points inwards, or of two outlines."""
        borders = self.walls - 1j * self.along * self.radius
        across = (self.along.conj()[:, None] * self.along[None, :]).imag
        apart = borders[None, :] - borders[:, None]
        with np.errstate(divide="ignore", invalid="ignore"):
            here = (apart.conj() * self.along[None, :]).imag / across
            there = (apart.conj() * self.along[:, None]).imag / across
        meets = (np.abs(across) > 1e-9) & (here > 0.0) & (here < self.lengths[:, None])
        rows, columns = np.nonzero(meets & (there > 0.0) & (there < self.lengths[None, :]))
        found: Spots = borders[rows] + here[rows, columns] * self.along[rows]
        return found

    # -- along circles -------------------------------------------------------------------------------

    def run(self, circles: Numbers, turns: Numbers, angles: Floats, out: Flags) -> tuple[Floats, Flags]:
        """How far round its circle each way goes from an angle until it is stopped, in radians.

        Also whether it is only that it comes out of an area there.
        """
        middle, half, entries = self._blocks()
        angle, turn = angles[:, None], turns[:, None]
        offset = ((middle[circles] - half[circles] * turn - angle) * turn) % WHOLE
        width = 2 * half[circles]
        within = (offset > WHOLE - width + 1e-6) & (width > 0.0)
        goes = np.where(width > 0.0, np.where(within, 0.0, offset), inf)
        binding = self.binding(out)
        stops = np.where(binding, goes, inf)
        # an area that does not bind yet is left where its inside ends
        inner = ((middle[circles] + half[circles] * turn - angle) * turn) % WHOLE
        leaves = np.where(~binding & (width > 0.0) & (width < WHOLE), inner, inf)
        if entries.shape[1]:
            gate = np.where(turn > 0, entries[circles, :, 0], entries[circles, :, 1])
            walls = ((gate - angle) * turn) % WHOLE
            walls = np.where(np.isnan(gate), inf, np.where(walls > WHOLE - 1e-6, 0.0, walls))
            stops = np.concatenate([stops, walls], axis=1)
        part = self.width[circles]
        first = self.first[circles]
        last = np.where(turns > 0, (first + part - angles) % WHOLE, (angles - first) % WHOLE)
        last = np.where(last > WHOLE - 1e-9, 0.0, last)
        own = np.where(part >= WHOLE, WHOLE, last)
        stop = np.minimum(stops.min(axis=1, initial=inf), own)
        leave = leaves.min(axis=1, initial=inf)
        return np.minimum(stop, leave), leave < stop

    def _blocks(self) -> tuple[Floats, Floats, Floats]:
        """For each circle: the middles and half widths of what other circles cover of it, and where it meets walls.

        Walls by the direction in which the way turns, nan for none: also the table's edges.
        """
        if self._arc_blocks is not None:
            return self._arc_blocks
        apart = self.centres[None, :] - self.centres[:, None]
        away = np.abs(apart)
        own, others = self.radii[:, None], (self.radii - GRAZE_MM / 2)[None, :]
        with np.errstate(divide="ignore", invalid="ignore"):
            cosine = (own**2 + away**2 - others**2) / (2 * own * away)
        half = np.where(away > 0.0, np.arccos(np.clip(np.nan_to_num(cosine, nan=1.0), -1.0, 1.0)), 0.0)
        half[(away + own <= others) & (away >= 0.0)] = np.pi
        np.fill_diagonal(half, 0.0)
        gates = self._gates()
        self._arc_blocks = np.angle(apart), half, gates
        return self._arc_blocks

    def _gates(self) -> Floats:
        walls = np.concatenate([self.walls, _edges(self.low, self.high)[0]])
        along = np.concatenate([self.along, _edges(self.low, self.high)[1]])
        lengths = np.concatenate([self.lengths, np.full(4, inf)])
        clear = np.concatenate([np.full(len(self.walls), self.radius), np.zeros(4)]) - GRAZE_MM / 2
        offset = (self.centres[:, None] - walls[None, :]) * along.conj()[None, :]
        need = (clear[None, :] + offset.imag) / np.maximum(self.radii[:, None], 1e-12)
        crosses = np.abs(need) < 1.0 - BARELY
        swing = np.arccos(np.clip(need, -1.0, 1.0))
        out = np.angle(along * -1j)[None, :]
        found = []
        for turn in (1, -1):
            angle = out + turn * swing
            foot = offset.real + self.radii[:, None] * np.cos(angle - np.angle(along)[None, :])
            meets = crosses & (((foot > GRAZE_MM) & (foot < lengths - GRAZE_MM)) | np.isinf(lengths)[None, :])
            found.append(np.where(meets, angle, np.nan))
        gates: Floats = np.stack(found, axis=2)
        return gates


def _seen(starts: Spots, lines: Spots, spots: Spots) -> tuple[Floats, Floats]:
    """How far along and how far to the left of each line the spots are."""
    own = starts * lines.conj()
    places = np.stack([spots.real, spots.imag])
    along: Floats = np.stack([lines.real, lines.imag], axis=1) @ places
    aside: Floats = np.stack([-lines.imag, lines.real], axis=1) @ places
    along -= own.real[:, None]
    aside -= own.imag[:, None]
    return along, aside


def _keep_nearest(reached: Floats, which: Numbers, rows: Numbers, names: Numbers, travels: Floats) -> None:
    """Note for each ray the nearest thing it meets; *rows* are in order."""
    if not len(rows):
        return
    bounds = np.flatnonzero(np.diff(rows, prepend=-1))
    least = np.minimum.reduceat(travels, bounds)
    met = rows[bounds]
    first = np.repeat(least, np.diff(np.append(bounds, len(rows)))) == travels
    nearer = least < reached[met]
    reached[met[nearer]] = least[nearer]
    better = first & np.repeat(nearer, np.diff(np.append(bounds, len(rows))))
    which[rows[better]] = names[better]


def _edges(low: complex, high: complex) -> tuple[Spots, Spots]:
    """The table's edges as walls whose outside is the table."""
    spots = np.array([low, complex(low.real, high.imag), high, complex(high.real, low.imag)])
    return spots, np.array([1j, 1.0, -1j, -1.0], dtype=np.complex128)
