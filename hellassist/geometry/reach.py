"""How far the centre of a base can come: the area that its shortest ways cover. Millimetres, exact to a tenth.

The ways leave the start in all directions, and each circle that they wind round along its tangents. What these rays
cover, each as far as it goes free, is the area.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from hellassist.geometry.approach import approaches
from hellassist.geometry.areas import circle, widened
from hellassist.geometry.borders import Spots
from hellassist.geometry.grown import NO_HIT, Flags, Numbers
from hellassist.geometry.measure import Base, Mm
from hellassist.geometry.rays import Rays, between, cast_rays, grazing, telling_rays, with_more
from hellassist.geometry.routes import Ways
from hellassist.geometry.sight import Outline
from hellassist.geometry.turns import Turns, spots_between, turns_of

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

SEAM_MM: Mm = 0.002
"""By how much neighbouring parts overlap, so that no rounding leaves a gap between them."""
LOOKS = 2
"""How often it is looked closer where two rays do not tell what is between them."""


class Reach:
    """What the ways cover, at any length up to their limit."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self._rays = cast_rays(ways, *telling_rays(ways))

    def area(self, limit: Mm) -> BaseGeometry:
        """Where the centre can come in *limit*, which is no more than the limit of the ways.

        Into an area that binds it goes straight at the middle.
        """
        import shapely

        grown = self._ways.grown
        turns = self._looked_closer(limit)
        outlines = [
            *_fans(self._ways, self._rays, limit, turns),
            *approaches(self._ways, self._rays, limit, turns),
        ]
        covered = shapely.union_all(_polygons(outlines)) if outlines else shapely.Point(*self._ways.start)
        x0, y0, x1, y1 = covered.bounds
        low, high = grown.low, grown.high
        if x0 < low.real or y0 < low.imag or x1 > high.real or y1 > high.imag:
            covered = shapely.clip_by_rect(covered, low.real, low.imag, high.real, high.imag)
        return covered

    def _looked_closer(self, limit: Mm) -> Turns:
        """The turns of the border, after more rays where something stands between two and neither meets it."""
        ways = self._ways
        self._rays = with_more(ways, self._rays, *grazing(ways, limit))
        turns = turns_of(ways, self._rays, limit)
        for _ in range(LOOKS):
            if not turns.unclear.any():
                break
            self._rays = with_more(ways, self._rays, *between(self._rays, turns.rays[turns.unclear]))
            turns = turns_of(ways, self._rays, limit)
        return turns


def without(
    area: BaseGeometry, radius: Mm, bases: Iterable[Base], outlines: Iterable[Outline]
) -> BaseGeometry:
    """What is left of an area where a disc of *radius* lies neither on the bases nor on the outlines."""
    import shapely

    covered: list[BaseGeometry] = [circle(base.at, base.radius + radius) for base in bases]
    covered += [widened(tuple(outline), radius) for outline in outlines]
    return shapely.difference(area, shapely.union_all(covered)) if covered else area


def _fans(ways: Ways, cast: Rays, limit: Mm, turns: Turns) -> Iterator[Spots]:
    """The outlines of what the rays of each way cover within the limit."""
    left = limit - cast.gone
    reached = np.minimum(cast.travel, np.maximum(left, 0.0))
    hits = np.where(left < cast.travel, NO_HIT, cast.hits)
    ends = cast.starts + cast.lines * reached
    places, more = spots_between(ways, cast, hits, ends, turns)
    at = np.searchsorted(places, np.arange(len(hits) + 1))
    plain = _plain(hits)
    bounds = np.flatnonzero(np.diff(cast.owners)) + 1
    for first, last in zip([0, *bounds.tolist()], [*bounds.tolist(), len(hits)], strict=True):
        going = np.flatnonzero(left[first:last] > 0.0) + first
        if not len(going) or (cast.owners[first] and len(going) < 2):
            continue
        stop = int(going[-1]) + 1
        kept = np.flatnonzero(~plain[first:stop]) + first
        order = np.argsort(
            np.concatenate([kept.astype(float), places[at[first] : at[stop - 1]]]), kind="stable"
        )
        border = np.concatenate([ends[kept], more[at[first] : at[stop - 1]]])[order]
        if cast.owners[first] == 0:
            yield border
            continue
        out = SEAM_MM * cast.lines[first] * -1j * ways.found.turns[cast.owners[first]]
        yield np.concatenate(
            [[cast.starts[first] + out], cast.starts[going], border[::-1], [border[0] + out]]
        )


def _plain(hits: Numbers) -> Flags:
    """Rays that tell nothing of the border: their neighbours meet the same wall."""
    plain = np.zeros(len(hits), dtype=np.bool_)
    plain[1:-1] = (hits[1:-1] < NO_HIT) & (hits[1:-1] == hits[:-2]) & (hits[1:-1] == hits[2:])
    return plain


def _polygons(outlines: list[Spots]) -> list[BaseGeometry]:
    import shapely

    outlines = [np.append(outline, outline[0]) for outline in outlines if len(outline) > 2]
    spots = np.concatenate(outlines)
    points = np.stack([spots.real, spots.imag], axis=1)
    index = np.repeat(np.arange(len(outlines)), [len(outline) for outline in outlines])
    made: Any = shapely.polygons(shapely.linearrings(points, indices=index))
    return [part for polygon in made for part in ((polygon,) if polygon.is_valid else _mended(polygon))]


def _mended(polygon: BaseGeometry) -> list[BaseGeometry]:
    """All that a polygon encloses whose border crosses itself by a hair."""
    import shapely

    parts = shapely.get_parts(shapely.get_parts(shapely.make_valid(polygon)))
    return [part for part in parts if part.geom_type == "Polygon"]
