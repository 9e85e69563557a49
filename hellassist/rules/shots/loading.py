"""Weapons that are loaded by so many Focus actions in a row (SA-131 to SA-134), or run out (SA-114)."""

from __future__ import annotations

from collections.abc import Iterable

from hellassist.rules import hooks
from hellassist.rules.contact import holders
from hellassist.rules.events import CountSet, Fact, StateGained, UnitTransformed
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Declaration, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.shooter import ranged, weapon_holders, weapon_moment

CAUSE = "loading"
"""The cause of the attack that an engaged unit brings on itself by loading."""


def empty_key(weapon: int) -> str:
    """What ``Unit.used`` calls a ranged weapon that is not loaded."""
    return f"empty:{weapon}"


def steps_key(weapon: int) -> str:
    """What ``Unit.used`` calls the Focus actions done to load it."""
    return f"loading:{weapon}"


def turn_key(weapon: int) -> str:
    """What ``Unit.used`` calls the turn in which the last of them was begun."""
    return f"loading_turn:{weapon}"


def begins(key: str) -> bool:
    """Whether a count in ``Unit.used`` under this key tells that the unit loads."""
    return key.startswith("loading_turn:")


def steps_needed(game: Game, unit: Unit, weapon: int) -> int:
    """Focus actions in a row that load the weapon; 0 where it is always ready."""
    at = weapon_moment(game, unit, weapon)
    return max(hooks.LOADS.ask(at, weapon_holders(at)), default=0)


def shots_left(game: Game, unit: Unit, weapon: int) -> int | None:
    """Shots of this game that the weapon still has; None where nobody counts them (SA-114)."""
    at = weapon_moment(game, unit, weapon)
    return min(hooks.SHOTS_LEFT.ask(at, weapon_holders(at)), default=None)


def is_loaded(unit: Unit, weapon: int) -> bool:
    return not unit.used.get(empty_key(weapon))


def check(game: Game, unit: Unit, weapon: int, action: Action) -> None:
    """Raise Refused unless the unit can load the weapon by this action now."""
    if weapon not in range(len(ranged(unit))) or is_loaded(unit, weapon):
        raise Refused("nothing_to_load", "SA-131", unit=unit.id)
    if action != "focus" and action not in hooks.LOADED_BY.ask(StatMoment(game, unit, "mvt"), holders(unit)):
        raise Refused("loaded_by_focus", "SA-131", unit=unit.id, action=action)
    at = weapon_moment(game, unit, weapon)
    unserved = hooks.UNSERVED.ask(at, weapon_holders(at))
    if unserved:
        raise unserved[0]


def begun(game: Game, unit: Unit, weapon: int) -> Fact:
    """The action is spent on loading this weapon: those before it still count."""
    return CountSet(unit.id, turn_key(weapon), game.turn)


def step(game: Game, unit: Unit, weapon: int) -> tuple[Fact, ...]:
    """One Focus action more; the last one loads the weapon."""
    done = unit.used.get(steps_key(weapon), 0) + 1
    if done < steps_needed(game, unit, weapon):
        return (CountSet(unit.id, steps_key(weapon), done),)
    return (CountSet(unit.id, steps_key(weapon), 0), CountSet(unit.id, empty_key(weapon), 0))


def after_attack(game: Game, declaration: Declaration, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """The step of a unit that was attacked while it loaded: lost if its state changed or it fell (SA-134, AC-37)."""
    loader = undisturbed(game, declaration, facts) if declaration.cause == CAUSE else None
    return () if loader is None else step(game, loader, declaration.weapon or 0)


def undisturbed(game: Game, declaration: Declaration, facts: Iterable[Fact]) -> Unit | None:
    """The unit whose Focus or Concentration brought on the attack; None if its state changed or it fell (AC-37).

    By some editions only if it fell, or something bars the action now (RU-51, RU-53).
    """
    active = declaration.defender if declaration.one_sided else declaration.attacker
    facts = tuple(facts)
    there = evolve_all(game, facts)
    before, after = game.unit(active), there.unit(active)
    if any(isinstance(fact, UnitTransformed) and fact.unit == active for fact in facts):
        return None  # it fell, and goes on as another
    if not game.edition.states_spoil_powers:
        return after if after.on_table and not _is_barred(there, after, declaration.action) else None
    gained = [fact.state.id for fact in facts if isinstance(fact, StateGained) and fact.unit == active]
    changed = any(not before.has(state) for state in gained)
    wounded = game.edition.wounded_spoils_powers and after.wounded and not before.wounded
    return None if not after.on_table or changed or wounded else after


def _is_barred(game: Game, unit: Unit, action: Action) -> bool:
    """Whether the unit cannot take the action any more."""
    at = StatMoment(game, unit, "mvt")
    closed = (each.action for each in hooks.FORBIDDEN.ask(at, holders(unit)))
    return bool(hooks.MAY_ACT.ask(at, holders(unit))) or action in closed


def broken_off(game: Game, unit: Unit) -> tuple[Fact, ...]:
    """At the end of an activation without loading: the steps done so far are lost (SA-131, SA-134)."""
    return tuple(
        CountSet(unit.id, steps_key(weapon), 0)
        for weapon in range(len(ranged(unit)))
        if unit.used.get(steps_key(weapon)) and unit.used.get(turn_key(weapon)) != game.turn
    )
