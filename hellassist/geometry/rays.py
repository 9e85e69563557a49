"""Rays that leave shortest ways along their tangents, as many as tell where the centre of a base can come. Millimetres.

Rays run at every angle at which something begins or ends to stand in the way, so that between two of them nothing else
changes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hellassist.geometry.borders import Floats, Spots
from hellassist.geometry.grown import WHOLE, Numbers
from hellassist.geometry.measure import Mm
from hellassist.geometry.routes import Ways, circles_of

BULGE_MM: Mm = 0.04
"""How far the true border of what rays cover may bulge beyond the straight line from one to the next."""
ASIDE = 1e-5
"""How far beside a tangent, in radians, a ray hits what the tangent only grazes."""
OVERLAP = 0.02
"""How far, in radians, ways round both sides of a circle go on after they meet, so that no gap is left."""
GRAZING_MM: Mm = 1.0
"""A circle that the limit cuts no deeper than this may lie between two rays."""
MORE = 7
"""With how many rays it is looked closer between two that do not tell what is between them."""


class Rays(NamedTuple):
    """All rays, those of one way together and in the order of its turning.

    *owners* number the ways; the rays leave them *ahead* round their circles, after *gone* millimetres, and go free for
    *travel* at most; *hits* tells what they meet there.
    """

    owners: Numbers
    ahead: Floats
    starts: Spots
    lines: Spots
    gone: Floats
    travel: Floats
    hits: Numbers


def leaving(ways: Ways, owners: Numbers, ahead: Floats) -> tuple[Spots, Spots, Floats]:
    """Where rays begin, their directions, and how long the ways were up to there."""
    centres, radii = circles_of(ways.found, ways.grown)
    turns, radii = ways.found.turns[owners], np.abs(radii)[owners]
    away = np.exp(1j * (ways.found.angles[owners] + turns * ahead))
    return centres[owners] + radii * away, away * 1j * turns, ways.found.gone[owners] + radii * ahead


def cast_rays(ways: Ways, owners: Numbers, ahead: Floats) -> Rays:
    """The rays of these ways, as far as the limit of all ways."""
    starts, lines, gone = leaving(ways, owners, ahead)
    left = np.maximum(ways.limit - gone, 0.0)
    travel, hits = ways.grown.cast(starts, lines, left, ways.found.out[owners])
    return Rays(owners, ahead, starts, lines, gone, travel, hits)


def with_more(ways: Ways, cast: Rays, owners: Numbers, ahead: Floats) -> Rays:
    """The rays and some more."""
    more = cast_rays(ways, owners, ahead)
    both = Rays._make((np.concatenate([old, new]) for old, new in zip(cast, more, strict=True)))
    order = np.lexsort((both.ahead, both.owners))
    return Rays._make(column[order] for column in both)


def between(cast: Rays, places: Numbers) -> tuple[Numbers, Floats]:
    """Owners and places of more rays between those of these numbers and the next."""
    share = np.arange(1, MORE + 1) / (MORE + 1)
    wide = cast.ahead[places + 1] - cast.ahead[places]
    return np.repeat(cast.owners[places], MORE), (cast.ahead[places][:, None] + wide[:, None] * share).ravel()


def telling_rays(ways: Ways) -> tuple[Numbers, Floats]:
    """Owners and places of the rays that tell all: evenly, and where something begins or ends to stand in the way."""
    found = ways.found
    _, radii = circles_of(found, ways.grown)
    marks = _marks(ways)
    owners, places = [], []
    for way, span in enumerate(_spans(ways)):
        bend = max(ways.limit - float(found.gone[way]), abs(float(radii[way])), 0.1)
        count = int(np.ceil(span / np.sqrt(8 * BULGE_MM / bend))) + 1
        own = marks[way]
        ahead = np.concatenate([np.linspace(0.0, span, max(count, 2)), own[own < span]])
        ahead.sort()
        owners.append(np.full(len(ahead), way))
        places.append(ahead)
    return np.concatenate(owners), np.concatenate(places)


def grazing(ways: Ways, limit: Mm) -> tuple[Numbers, Floats]:
    """Owners and places of rays that meet a circle just before the limit, where others pass it on both sides."""
    found, grown = ways.found, ways.grown
    exists, _, _, _, partings, _, length = ways.tangents(grown.centres, np.zeros(len(grown.centres)))
    _, radii = circles_of(found, grown)
    ahead = ((partings - found.angles[:, None]) * found.turns[:, None]) % WHOLE
    left = limit - found.gone[:, None] - np.abs(radii)[:, None] * ahead - length + grown.radii[None, :]
    exists &= (ahead < np.array(_spans(ways))[:, None]) & (left > 0.0) & (left < GRAZING_MM)
    owners, circles = np.nonzero(exists)
    return owners, ahead[owners, circles]


def _spans(ways: Ways) -> list[float]:
    """How far round its circle each way is the shortest: until the limit, or another comes by earlier."""
    found = ways.found
    radii = np.abs(circles_of(found, ways.grown)[1]).tolist()
    circles, turns, angles = found.circles.tolist(), found.turns.tolist(), found.angles.tolist()
    gone, runs = found.gone.tolist(), found.runs.tolist()
    outs = [row.tobytes() for row in found.out]
    groups: dict[tuple[int, bytes], list[int]] = {}
    for place in range(1, len(circles)):
        groups.setdefault((circles[place], outs[place]), []).append(place)
    spans = [WHOLE]
    for place in range(1, len(circles)):
        radius, turn = radii[place], turns[place]
        span = min(runs[place], (ways.limit - gone[place]) / radius)
        for other in groups[circles[place], outs[place]]:
            if other == place:
                continue
            ahead, lead = ((angles[other] - angles[place]) * turn) % WHOLE, gone[other] - gone[place]
            meet = (ahead + lead / radius) / 2
            if turns[other] == turn and lead <= radius * ahead:
                span = min(span, ahead)
            elif turns[other] != turn and 0.0 <= meet <= ahead <= runs[other] + meet:
                span = min(span, meet + OVERLAP)
        spans.append(max(span, 0.0))
    return spans


def _marks(ways: Ways) -> list[Floats]:
    """For each way how far round its circle it leaves towards the edge of something, and a little to both sides."""
    found = ways.found
    sights = [*ways.sights, ways.sees(ways.cusps)]
    owners = np.concatenate([rows for rows, _ in sights])
    partings = np.concatenate([angles for _, angles in sights])
    ahead = ((partings - found.angles[owners]) * found.turns[owners]) % WHOLE
    ahead[ahead > WHOLE - 1e-9] = 0.0
    order = np.argsort(owners, kind="stable")
    bounds = np.searchsorted(owners[order], np.arange(1, len(found.gone)))
    marks = []
    for way, at in enumerate(np.split(ahead[order], bounds)):
        around = np.concatenate([at - ASIDE, at, at + ASIDE])
        marks.append(around[around > 0.0] if way else around % WHOLE)
    return marks
