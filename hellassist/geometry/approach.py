"""Into an area that binds it a base goes straight at the middle: what of the area its ways cover. Millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from hellassist.geometry.borders import Floats, Spots
from hellassist.geometry.grown import AREA, CLEAR_MM, LEFT, WHOLE, Flags, Grown, Numbers
from hellassist.geometry.measure import Mm, Point
from hellassist.geometry.rays import ASIDE, BULGE_MM, Rays
from hellassist.geometry.routes import Ways
from hellassist.geometry.turns import Turns, along_circles

BESIDE = (0.0, 1e-4, -1e-4, 1e-3, -1e-3)
"""How far beside what is in the way, in radians, a way to a circle ends: on a border itself a rounding decides."""
BACK = 0.02
"""How far before a tangent, in radians, the border of an area is met that no ray beside the tangent hits."""
STEP = 0.03
"""How far apart, in radians, the lines at the middle of an area run at most."""


def approaches(ways: Ways, cast: Rays, limit: Mm, turns: Turns) -> Iterator[Spots]:
    """Strips along the areas that are met: from the border towards the middle, as far as the limit or a base."""
    grown = ways.grown
    met = grown.areas
    if not met.any():
        return
    by_area = _wound(ways, cast, limit)
    for owner, place, ends in _met(cast, turns, met, limit):
        by_area.setdefault(place, []).append(_seam(ways, owner, place, ends, limit))
    strips = [
        strip
        for place, seams in by_area.items()
        if max(float(left.max()) for _, left in seams) > 0.0
        for strip in _strips(ways, place, seams)
    ]
    if not strips:
        return
    spots, lefts, circles = (np.concatenate(column) for column in zip(*strips, strict=True))
    apart = grown.centres[circles] - spots
    lines = apart / np.abs(apart)
    none = np.zeros((len(spots), len(ways.ground.left)), dtype=np.bool_)
    travel, hits = grown.cast(spots, lines, np.minimum(lefts, np.abs(apart)), none, through_areas=True)
    inner, outer = spots + lines * travel, spots - lines * BULGE_MM
    sizes = np.cumsum([0, *(len(strip[0]) for strip in strips)]).tolist()
    for first, last in pairwise(sizes):
        part = slice(first, last)
        yield np.concatenate([outer[part], _smooth(grown, hits[part], inner[part])[::-1]])


def contact_spots(ways: Ways, centre: Point, radius: Mm) -> tuple[Point, ...]:
    """Where on a circle the shortest way to it may end: straight at its middle, or beside something in the way."""
    grown, middle = ways.grown, complex(*centre)
    known = np.flatnonzero(
        (np.abs(grown.centres - middle) < CLEAR_MM) & (np.abs(grown.radii - radius) < CLEAR_MM)
    )
    edges = _edges_seen(ways, int(known[0])) if len(known) else _crossings(grown, middle, radius)
    angles = np.concatenate([edges + beside for beside in BESIDE])
    spots = middle + radius * np.exp(1j * angles)
    return (*ways.facing(centre, radius), *(Point(spot.real, spot.imag) for spot in spots.tolist()))


def _crossings(grown: Grown, middle: complex, radius: Mm) -> Floats:
    """The angles at which a circle that is itself in nobody's way crosses the border of something that is."""
    apart = grown.centres - middle
    away = np.abs(apart)
    cut = (away < grown.radii + radius) & (away > np.abs(grown.radii - radius))
    away, apart, radii = away[cut], apart[cut], grown.radii[cut]
    half = np.arccos((away**2 + radius**2 - radii**2) / (2 * away * radius))
    borders = grown.walls - 1j * grown.along * grown.radius - middle
    seen = borders * grown.along.conj()
    near = np.abs(seen.imag) < radius
    reach = np.sqrt(radius**2 - seen.imag[near] ** 2)
    ends = np.concatenate([-seen.real[near] - reach, -seen.real[near] + reach])
    on = (ends >= 0.0) & (ends <= np.tile(grown.lengths[near], 2))
    spots = (np.tile(borders[near], 2) + ends * np.tile(grown.along[near], 2))[on]
    return np.concatenate([np.angle(apart) - half, np.angle(apart) + half, np.angle(spots)])


def is_clear(ways: Ways, one: Point, two: Point) -> bool:
    """Whether the straight line is clear of bases and outlines, whatever areas there are."""
    start, end = complex(*one), complex(*two)
    far = abs(end - start)
    if far == 0.0:
        return True
    none = np.zeros((1, len(ways.ground.left)), dtype=np.bool_)
    line = np.array([(end - start) / far])
    travel, _ = ways.grown.cast(np.array([start]), line, np.array([far]), none, through_areas=True)
    return bool(travel[0] > far - 2 * CLEAR_MM)


def _wound(ways: Ways, cast: Rays, limit: Mm) -> dict[int, list[tuple[Floats, Floats]]]:
    """For each area the angles along which ways wind round it, and what is left of the limit there."""
    found, kinds = ways.found, ways.grown.kinds
    seams: dict[int, list[tuple[Floats, Floats]]] = {}
    for way in range(1, len(found.gone)):
        circle = int(found.circles[way])
        if kinds[circle] in (AREA, LEFT):
            part = slice(*np.searchsorted(cast.owners, [way, way + 1]))
            step = int(found.turns[way])
            ahead = np.concatenate([[-BACK], cast.ahead[part]])
            gone = np.concatenate([found.gone[[way]] - BACK * ways.grown.radii[circle], cast.gone[part]])
            angles = float(found.angles[way]) + step * ahead
            seams.setdefault(circle, []).append((angles[::step], (limit - gone)[::step]))
    return seams


def _met(
    cast: Rays, turns: Turns, met: Flags, limit: Mm
) -> Iterator[tuple[int, int, tuple[complex, complex]]]:
    """Each stretch of an area's border that a way meets within the limit: the way, the area, and the stretch's ends."""
    corners = dict(
        zip(turns.rays[~turns.unclear].tolist(), turns.spots[~turns.unclear].tolist(), strict=True)
    )
    edges = (cast.hits >= 0) & met[np.maximum(cast.hits, 0)]
    early = cast.gone + cast.travel < limit
    changes = (cast.hits[:-1] != cast.hits[1:]) | (cast.owners[:-1] != cast.owners[1:])
    firsts = np.flatnonzero(edges & np.append(True, changes))
    lasts = np.flatnonzero(edges & np.append(changes, True))
    for first, last in zip(firsts.tolist(), lasts.tolist(), strict=True):
        if not early[first : last + 1].any():
            continue
        begin = corners.get(first - 1, complex(cast.starts[first] + cast.lines[first] * cast.travel[first]))
        end = corners.get(last, complex(cast.starts[last] + cast.lines[last] * cast.travel[last]))
        if begin != end:
            yield int(cast.owners[first]), int(cast.hits[first]), (begin, end)


def _seam(
    ways: Ways, owner: int, place: int, ends: tuple[complex, complex], limit: Mm
) -> tuple[Floats, Floats]:
    """Angles along a stretch of an area's border that a way meets, and what is left of the limit there."""
    centre, radius = complex(ways.grown.centres[place]), float(ways.grown.radii[place])
    begin = float(np.angle(ends[0] - centre))
    swing = float(np.angle((ends[1] - centre) / (ends[0] - centre)))
    angles = begin + np.linspace(min(swing, 0.0), max(swing, 0.0), int(np.ceil(abs(swing) / STEP)) + 1)
    return angles, limit - ways.gone_at(owner, centre + radius * np.exp(1j * angles))


def _strips(
    ways: Ways, place: int, seams: list[tuple[Floats, Floats]]
) -> Iterator[tuple[Spots, Floats, Numbers]]:
    """Spots along the border of an area where something is left, one stretch after another, and how much at most."""
    base = float(seams[0][0][0]) - 0.1
    seams = [(angles - WHOLE * np.floor((angles[0] - base) / WHOLE), left) for angles, left in seams]
    seams += [(angles + WHOLE, left) for angles, left in seams if angles[0] - base < 0.3]  # all the way round
    low = min(float(angles[0]) for angles, _ in seams)
    marks = low + (_edges_seen(ways, place) - low) % WHOLE
    grid = np.unique(np.concatenate([marks, *(angles for angles, _ in seams)]))
    grid = np.sort(np.concatenate([grid, (grid[:-1] + grid[1:]) / 2]))  # between, nothing may be left
    left = np.full(len(grid), -np.inf)
    for angles, most in seams:
        within = (grid >= angles[0] - ASIDE) & (grid <= angles[-1] + ASIDE)
        left[within] = np.maximum(left[within], np.interp(grid[within], angles, most))
    known = np.isfinite(left)
    turns = np.flatnonzero(known[:-1] & known[1:] & ((left[:-1] > 0.0) != (left[1:] > 0.0)))
    share = left[turns] / (left[turns] - left[turns + 1])
    grid = np.insert(grid, turns + 1, grid[turns] + share * (grid[turns + 1] - grid[turns]))
    left = np.insert(left, turns + 1, 0.0)
    for first, last in (
        np.flatnonzero(np.diff(left >= 0.0, prepend=False, append=False)).reshape(-1, 2).tolist()
    ):
        if last - first > 1:
            away = np.exp(1j * grid[first:last])
            spots = ways.grown.centres[place] + ways.grown.radii[place] * away
            yield spots, left[first:last], np.full(last - first, place)


def _smooth(grown: Grown, hits: Numbers, ends: Spots) -> Spots:
    """The ends with spots along the circles that neighbours meet both."""
    same = np.flatnonzero((hits[:-1] == hits[1:]) & (hits[:-1] >= 0))
    places, spots = along_circles(
        grown, (same + 0.5).astype(np.float64), hits[same], ends[same], ends[same + 1]
    )
    order = np.argsort(np.concatenate([np.arange(len(ends)).astype(float), places]), kind="stable")
    smooth: Spots = np.concatenate([ends, spots])[order]
    return smooth


def _edges_seen(ways: Ways, place: int) -> Floats:
    """The angles at which, seen from the middle of an area, something begins or ends."""
    grown = ways.grown
    apart = grown.centres - grown.centres[place]
    away = np.abs(apart)
    solid = ~grown.areas & grown.turns
    solid &= (away > grown.radii) & (away < grown.radii + grown.radii[place])
    half, middle = np.arcsin(grown.radii[solid] / away[solid]), np.angle(apart[solid])
    cusps = ways.cusps - grown.centres[place]
    near = np.angle(cusps[np.abs(cusps) < grown.radii[place] + CLEAR_MM])
    edges = np.concatenate([middle - half, middle + half, near])
    return np.concatenate([edges - ASIDE, edges, edges + ASIDE])
