"""Areas of fire and the like, which consume whoever is in them (ST-032 to ST-036)."""

from __future__ import annotations

from collections.abc import Iterable

from hellassist import geometry
from hellassist.geometry import Base, Point
from hellassist.rules.combat.aftermath import takes_hold
from hellassist.rules.events import AreaEnded, Fact, StateGained
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import ConsumedArea, Game, Unit
from hellassist.rules.profile import Effect
from hellassist.rules.states.clock import laid_on


def left_behind(game: Game, unit: Unit, path: tuple[Point, ...]) -> tuple[Fact, ...]:
    """What a unit takes along that has left areas, or crossed them, by the move along *path* (ST-034, ST-035)."""
    base, end = Base(path[0], unit.profile.radius), Base(path[-1], unit.profile.radius)
    crossed = (
        area
        for area in game.areas
        if not geometry.touches_circle(end, area.at, area.radius)
        and geometry.travel_to_touch(path, base, [Base(area.at, area.radius)]) is not None
    )
    return taken_along(game, unit, crossed)


def taken_along(game: Game, unit: Unit, areas: Iterable[ConsumedArea]) -> tuple[Fact, ...]:
    """The ordinary state that areas lay on a unit which is no longer in them: the highest x and y (ST-036)."""
    facts: tuple[Fact, ...] = ()
    for area in areas:
        effect = Effect("consumed", area.x, area.y, area.kind, area.durable)
        there = evolve_all(game, facts).unit(unit.id)
        if takes_hold(game, there, effect):
            facts = (*facts, StateGained(unit.id, laid_on(there, effect)))
    return facts


def ended(game: Game, area: ConsumedArea) -> tuple[Fact, ...]:
    """The area goes out, and whoever is in it is consumed like others from then on (ST-034)."""
    facts: tuple[Fact, ...] = (AreaEnded(area.id, area.kind),)
    for unit in game.on_table():
        if geometry.touches_circle(unit.base, area.at, area.radius):
            facts = (*facts, *taken_along(evolve_all(game, facts), unit, (area,)))
    return facts


def burnt_out(game: Game) -> tuple[Fact, ...]:
    """The areas whose last turn ends."""
    facts: tuple[Fact, ...] = ()
    for area in game.areas:
        if area.last is not None and area.last <= game.turn:
            facts = (*facts, *ended(evolve_all(game, facts), area))
    return facts
