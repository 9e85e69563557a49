"""The most direct route into contact: straight at the other's centre, left only to get round what hinders (MV-27)."""

from __future__ import annotations

from collections.abc import Iterable

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules.game import Game, Unit


def route(
    game: Game, unit: Unit, target: Unit, limit: Mm, *, bases: Iterable[Base] = (), through: bool = False
) -> tuple[Point, ...] | None:
    """The route past these bases and Impassable terrain; None where there is none within the limit.

    *through*: terrain does not hinder it. The geometry of routes is loaded only where something is in the way.
    """
    bases = tuple(bases)
    outlines = () if through else tuple(piece.outline for piece in game.terrain if piece.impassable)
    start, end = unit.base.at, target.base.at
    gap, whole = max(geometry.gap(unit.base, target.base), 0.0), geometry.distance(start, end)
    share = gap / whole if whole else 0.0
    straight = (start, Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
    hindered = geometry.travel_to_overlap(straight, unit.base, bases) is not None or any(
        geometry.sweep_meets(straight, unit.profile.radius, outline) for outline in outlines
    )
    if not hindered:
        return straight if geometry.within(gap, limit) else None
    return _round(game, unit, target, limit, (bases, outlines))


def _round(
    game: Game,
    unit: Unit,
    target: Unit,
    limit: Mm,
    hindering: tuple[tuple[Base, ...], tuple[tuple[Point, ...], ...]],
) -> tuple[Point, ...] | None:
    from hellassist.geometry.approach import contact_spots
    from hellassist.geometry.grown import Ground
    from hellassist.geometry.routes import ways

    bases, outlines = hindering
    ground = Ground(unit.profile.radius, game.width, game.depth, bases=bases, outlines=outlines)
    found = ways(ground, unit.base.at, limit)
    way = found.to_any(contact_spots(found, target.base.at, target.profile.radius + unit.profile.radius))
    return None if way is None else way.path
