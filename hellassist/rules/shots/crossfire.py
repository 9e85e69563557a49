"""Shots at a close combat, and past one (RG-33 to RG-40)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hellassist import geometry
from hellassist.rules.combat.strike import HIGHER_GROUND, TOLERANCE
from hellassist.rules.contact import is_engaged, touches, touching_enemies
from hellassist.rules.game import Game, Unit


def combat_of(game: Game, unit: Unit) -> frozenset[str]:
    """All engaged units linked to an engaged one by a chain of contacts between enemies; nobody for a free one."""
    if not is_engaged(game, unit):
        return frozenset()
    found, waiting = {unit.id}, [unit]
    while waiting:
        for enemy in touching_enemies(game, waiting.pop()):
            if enemy.id not in found and is_engaged(game, enemy):
                found.add(enemy.id)
                waiting.append(enemy)
    return frozenset(found)


def crossed(game: Game, shooter: Unit, target: Unit) -> tuple[Unit, ...]:
    """The engaged units that a shot goes past, the target's own combat left out.

    Their bases meet the line from centre to centre, and neither shooter nor target stands higher than they (RG-40).
    """
    own = combat_of(game, target)
    top = max(shooter.height, target.height)
    return tuple(
        unit
        for unit in game.on_table()
        if unit.id not in (shooter.id, target.id)
        and unit.id not in own
        and top - unit.height < HIGHER_GROUND - TOLERANCE
        and geometry.on_line(unit.base, shooter.base.at, target.base.at)
        and is_engaged(game, unit)
    )


def bystanders(game: Game, shooter: Unit, target: Unit) -> tuple[str, ...]:
    """Those whom a shot may hit in place of its target; nobody where it is an ordinary shot.

    The others of the target's close combat, and of each one in between the units on the line and all that touch them.
    """
    between = crossed(game, shooter, target)
    keys = {*combat_of(game, target), *(unit.id for unit in between), *_touching(game, between)}
    return tuple(unit.id for unit in game.on_table() if unit.id in keys - {shooter.id, target.id})


def fighters(game: Game, shooter: Unit, target: Unit) -> tuple[Unit, ...]:
    """All others whose Defense a shot at or past a close combat must reach (RG-34, RG-39)."""
    combats = (combat_of(game, unit) for unit in (target, *crossed(game, shooter, target)))
    keys = frozenset[str]().union(*combats) - {shooter.id, target.id}
    return tuple(unit for unit in game.on_table() if unit.id in keys)


def _touching(game: Game, units: Iterable[Unit]) -> Iterator[str]:
    for unit in units:
        yield from (other.id for other in game.on_table() if other.id != unit.id and touches(other, unit))
