"""Outlines as edges and bends, worked out once for each: arrays, spots as complex numbers. Millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from hellassist.geometry.areas import outlined
from hellassist.geometry.measure import Mm, Point

Floats = npt.NDArray[np.float64]
Spots = npt.NDArray[np.complex128]

MANY, MOST = 60, 400
"""Outlines with more corners are made simpler where a base moves round them, and how many they then have at most."""
CLEFT_MM: Mm = 1.5
"""Between corners this close together the smallest base dips 0.02 mm deep."""


class Border(NamedTuple):
    """The edges of an area, which lies left of each, and how far they bend (left above 0) from those *before*."""

    starts: Spots
    along: Spots
    lengths: Floats
    before: Spots
    bends: Floats


NOTHING = Border._make(np.zeros(0, dtype=kind) for kind in (complex, complex, float, complex, float))


def gap_to_area(spot: complex, outline: tuple[Point, ...]) -> Mm:
    """From a spot to the nearest part of an outlined area, 0 inside; infinite where the outline has no area."""
    area = outlined(outline)
    return inf if area.is_empty else float(area.distance(shapely.Point(spot.real, spot.imag)))


@lru_cache(maxsize=512)
def border_of(outline: tuple[Point, ...]) -> Border:
    """The border of an outlined area with the borders of its holes."""
    rings = [ring for part in shapely.get_parts(outlined(outline)) for ring in _rings(part)]
    return (
        Border._make(np.concatenate(column) for column in zip(*map(_edges, rings), strict=True))
        if rings
        else NOTHING
    )


@lru_cache(maxsize=512)
def simpler(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    """An outline with few corners that holds this one: where a base can stand differs by 0.1 mm at most.

    Clefts in which no base finds room are closed. Outlines that have too many corners even so are made rougher; one
    with few, with holes or in several parts stays as it is.
    """
    area = outlined(outline)
    rings = [*_rings(area)]
    if len(outline) <= MANY or len(rings) != 1:
        return outline
    ring = rings[0]
    for rougher in (1.0, 2.0, 4.0, 8.0):
        filled = _without_clefts(ring, CLEFT_MM * rougher)
        closed: BaseGeometry = shapely.Polygon(np.stack([filled.real, filled.imag], axis=1)).buffer(0)
        made: BaseGeometry = closed.simplify(0.03 * rougher).buffer(
            0.04 * rougher, join_style="mitre", mitre_limit=2.0
        )
        if isinstance(made, shapely.Polygon) and made.covers(area) and len(made.exterior.coords) < MOST:
            return tuple(Point(x, y) for x, y, *_ in made.exterior.coords[:-1])
    return outline


def _without_clefts(ring: Spots, wide: Mm) -> Spots:
    """The ring without corners that lie back between neighbours so close together that no base dips in between."""
    while len(ring) > 3:
        before, after = np.roll(ring, 1), np.roll(ring, -1)
        back = ((ring - before).conj() * (after - ring)).imag < 0.0
        back &= np.abs(after - before) <= wide
        back[1:] &= ~back[:-1]
        back[-1] &= not back[0]
        if not back.any():
            break
        ring = ring[~back]
    return ring


def _edges(ring: Spots) -> Border:
    ahead = np.roll(ring, -1) - ring
    lengths = np.abs(ahead)
    along = ahead / lengths
    before = np.roll(along, 1)
    return Border(ring, along, lengths, before, np.angle(along / before))


def _rings(area: object) -> Iterator[Spots]:
    """The rings of an area, its inside to the left of each."""
    if not isinstance(area, shapely.Polygon):
        return
    for ring, is_hole in ((area.exterior, False), *((hole, True) for hole in area.interiors)):
        spots = np.array([complex(x, y) for x, y, *_ in ring.coords[:-1]])
        spots = spots[np.abs(np.roll(spots, -1) - spots) > 1e-9]
        if len(spots) > 2:
            yield spots if ring.is_ccw != is_hole else spots[::-1]
