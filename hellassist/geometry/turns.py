"""Where the border of what rays cover turns: from one thing to another, or to the limit. Millimetres."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hellassist.geometry.borders import Floats, Spots
from hellassist.geometry.grown import NO_HIT, Flags, Grown, Numbers
from hellassist.geometry.measure import Mm
from hellassist.geometry.rays import ASIDE, BULGE_MM, Rays, leaving
from hellassist.geometry.routes import Ways

HALVINGS = 10


class Turns(NamedTuple):
    """Where the border goes over from one circle, wall or the limit to another: at *spots*, after these *rays*.

    *before* and *after* are what it follows. Where that is not told by the two rays it is *unclear*.
    """

    rays: Numbers
    spots: Spots
    before: Numbers
    after: Numbers
    unclear: Flags


def turns_of(ways: Ways, cast: Rays, limit: Mm) -> Turns:
    """All turns of the border within the limit, but for those at tangents, where rays are close together."""
    hits = np.where(limit - cast.gone < cast.travel, NO_HIT, cast.hits)
    one, two = hits[:-1], hits[1:]
    apart = np.abs(cast.ahead[1:] - cast.ahead[:-1]) > 3 * ASIDE
    rays = np.flatnonzero((cast.owners[:-1] == cast.owners[1:]) & apart & (one != two))
    before, after = one[rays], two[rays]
    spots, unclear = np.zeros(len(rays), dtype=np.complex128), np.ones(len(rays), dtype=np.bool_)
    limits = (before == NO_HIT) | (after == NO_HIT)
    if limits.any():
        spots[limits], unclear[limits] = _limit_met(
            ways, cast, limit, rays[limits], (before[limits], after[limits])
        )
    joints = ~limits & ((before >= 0) != (after >= 0))
    circles = np.maximum(before, after)[joints]
    walls = NO_HIT - 1 - np.minimum(before, after)[joints]
    spots[joints], unclear[joints] = ways.grown.joint(circles, walls)
    on_table = ways.grown.inside(cast.starts + cast.lines * cast.travel)
    unclear &= on_table[rays] | on_table[rays + 1]
    return Turns(rays, spots, before, after, unclear)


def _limit_met(
    ways: Ways, cast: Rays, limit: Mm, rays: Numbers, both: tuple[Numbers, Numbers]
) -> tuple[Spots, Flags]:
    """Where the limit is reached just where something is met, and whether there is no such place."""
    before, after = both
    opens = before == NO_HIT
    met, sign = np.where(opens, after, before), np.where(opens, -1.0, 1.0)
    owners, low, high = cast.owners[rays], cast.ahead[rays], cast.ahead[rays + 1]
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        starts, lines, gone = leaving(ways, owners, middle)
        as_before = (limit - gone - ways.grown.until(starts, lines, met)) * sign > 0.0
        low, high = np.where(as_before, middle, low), np.where(as_before, high, middle)
    starts, lines, gone = leaving(ways, owners, (low + high) / 2)
    left = np.maximum(limit - gone, 0.0)
    travel, _ = ways.grown.cast(starts, lines, left, ways.found.out[owners])
    hidden = travel < left - BULGE_MM / 2
    return starts + lines * left, hidden | (np.abs(ways.grown.until(starts, lines, met) - left) > BULGE_MM)


def spots_between(ways: Ways, cast: Rays, hits: Numbers, ends: Spots, turns: Turns) -> tuple[Floats, Spots]:
    """Further spots of the border, each after the ray of that number: its turns, and spots along circles."""
    clear = ~turns.unclear
    rays, spots = turns.rays[clear], turns.spots[clear]
    same = np.flatnonzero((cast.owners[:-1] == cast.owners[1:]) & (hits[:-1] == hits[1:]) & (hits[:-1] >= 0))
    after = np.concatenate([same + 0.3, rays + 0.3, rays + 0.7])
    circles = np.concatenate([hits[same], turns.before[clear], turns.after[clear]])
    begins = np.concatenate([ends[same], ends[rays], spots])
    stops = np.concatenate([ends[same + 1], spots, ends[rays + 1]])
    curved = circles >= 0
    places, more = along_circles(ways.grown, after[curved], circles[curved], begins[curved], stops[curved])
    places, more = np.concatenate([places, rays + 0.5]), np.concatenate([more, spots])
    order = np.argsort(places, kind="stable")
    return places[order], more[order]


def along_circles(
    grown: Grown, after: Floats, circles: Numbers, begins: Spots, stops: Spots
) -> tuple[Floats, Spots]:
    """Spots along each circle between a beginning and a stop on it, with the place *after* which they come."""
    centres, radii = grown.centres[circles], grown.radii[circles]
    swing = np.angle((stops - centres) * (begins - centres).conj())
    counts = np.floor(np.abs(swing) / np.sqrt(8 * BULGE_MM / np.maximum(radii, 1.0))).astype(np.int64)
    row = np.repeat(np.arange(len(counts)), counts)
    number = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts) + 1
    share = number / (counts[row] + 1)
    spots = centres[row] + (begins - centres)[row] * np.exp(1j * swing[row] * share)
    return after[row], spots
