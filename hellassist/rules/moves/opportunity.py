"""Blows at units that come into a control area: damage at once, and no attack (SA-013 to SA-015)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hellassist import geometry
from hellassist.geometry import Base, Mm
from hellassist.rules import hooks
from hellassist.rules.combat.aftermath import removal
from hellassist.rules.combat.strike import moment
from hellassist.rules.contact import control_reach, holders
from hellassist.rules.events import Fact, LifeLost, OpportunityTaken, UnitMoved
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves import control
from hellassist.rules.powers import consuming

Path = tuple[geometry.Point, ...]


def moving(
    game: Game, unit: Unit, path: Path, length: Mm, contacts: Iterable[str] = (), *, strikes: bool = True
) -> tuple[Fact, ...]:
    """The move along *path* and what it brings: blows, of which one may end it, and fire taken along (ST-035)."""
    facts: list[Fact] = []
    life = unit.life
    blows = sorted(_met(game, unit, path, frozenset(contacts)), key=_by_travel) if strikes else []
    for travel, enemy, points in blows:
        life -= points
        facts += (OpportunityTaken(unit.id, enemy.id, points), LifeLost(unit.id, points, life))
        if life <= 0:
            head = UnitMoved(unit.id, geometry.shortened(path, travel), travel)
            return (head, *facts, *_death(evolve_all(game, (head, *facts)), unit, enemy))
    facts = [UnitMoved(unit.id, path, length), *facts]
    return (*facts, *consuming.left_behind(evolve_all(game, facts), unit, path))


def _by_travel(blow: tuple[Mm, Unit, int]) -> tuple[Mm, str]:
    return blow[0], blow[1].id


def _met(game: Game, unit: Unit, path: Path, contacts: frozenset[str]) -> Iterator[tuple[Mm, Unit, int]]:
    """How far along the path which enemy has its blow, and for how many points."""
    ends = Base(path[-1], unit.profile.radius)
    for enemy, points in _strikers(game, unit):
        area = Base(enemy.base.at, enemy.base.radius + control_reach(game, enemy, unit))
        if area.radius <= enemy.base.radius or geometry.in_contact(unit.base, area):
            continue
        if not control.hides_way(game, unit, enemy):
            travel = geometry.travel_to_touch(path, unit.base, [area])
            if travel is not None:
                yield travel, enemy, points
        elif enemy.id not in contacts and geometry.in_contact(ends, area):
            yield geometry.path_length(path), enemy, points


def appearing(game: Game, unit: Unit) -> tuple[Fact, ...]:
    """The blows at a unit that has just been put down in a control area; beside contact, but for those who keep it."""
    facts: list[Fact] = []
    life = unit.life
    for enemy, points in _strikers(game, unit):
        reach = control_reach(game, enemy, unit)
        if life <= 0 or reach <= 0 or not geometry.within(geometry.gap(enemy.base, unit.base), reach):
            continue
        life -= points
        facts += (OpportunityTaken(unit.id, enemy.id, points), LifeLost(unit.id, points, life))
        if life <= 0:
            facts += _death(evolve_all(game, facts), unit, enemy)
    return tuple(facts)


def _strikers(game: Game, unit: Unit) -> Iterator[tuple[Unit, int]]:
    """The enemies that strike at what comes into their control area, and from whom the unit is not safe."""
    for enemy in game.enemies_of(unit):
        points = max(hooks.OPPORTUNITY.ask(StatMoment(game, enemy, "cbt"), holders(enemy)), default=0)
        if points > 0 and not control.is_safe(game, unit, enemy):
            yield enemy, points


def _death(game: Game, unit: Unit, by: Unit) -> list[Fact]:
    at = moment(game, Declaration("close", by.id, unit.id, "none"), 0)
    times = max(hooks.COMMAND_LOST.ask(at, holders(by)), default=1)
    return removal(game, game.unit(unit.id), killed=True, times=times)
