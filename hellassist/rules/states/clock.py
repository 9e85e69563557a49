"""How states run out: at the end of an activation, of a turn, and in Upkeep (ST-008 to ST-011, ST-024)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from hellassist import geometry
from hellassist.rules import hooks
from hellassist.rules.contact import holders
from hellassist.rules.events import ControlPassed, Fact, LifeGained, LifeLost, StateCounted, StateEnded
from hellassist.rules.game import Game, StateOn, Unit
from hellassist.rules.moments import StatMoment, UnitMoment
from hellassist.rules.profile import Effect
from hellassist.rules.states.register import CLOCKS, ENDED_WITH

DEVOURED_DAMAGE = 3


def laid_on(unit: Unit, effect: Effect, *, fresh: bool = False) -> StateOn:
    """The state as the effect leaves it on the unit: numbers do not add up, the greater stays (ST-011, ST-030).

    *fresh*: it comes during the unit's own activation, which does not count for states that count activations.
    """
    fresh = fresh and CLOCKS.get(effect.state) == "activations"
    new = StateOn(effect.state, effect.x, effect.y, effect.kind, effect.durable, fresh)
    before = next((on for on in unit.states if (on.id, on.kind) == (effect.state, effect.kind)), None)
    if before is None:
        return new
    x, y = max(before.x, new.x), max(before.y, new.y)
    if fresh and not before.fresh:
        # what lay on it before loses one with this activation
        x, fresh = (new.x, True) if new.x > before.x - 1 else (before.x, False)
    return StateOn(effect.state, x, y, effect.kind, before.durable or effect.durable, fresh)


def after_activation(unit: Unit) -> list[Fact]:
    """The states that count the unit's activations, once one has ended (ST-010)."""
    facts: list[Fact] = []
    for on in unit.states:
        if CLOCKS.get(on.id) != "activations":
            continue
        if on.fresh:
            facts.append(StateCounted(unit.id, replace(on, fresh=False)))
        else:
            facts += _counted(unit, on)
    return facts


def after_turn(units: Iterable[Unit]) -> list[Fact]:
    """The states that count turns, once one has ended (ST-008)."""
    return [
        fact
        for unit in units
        for on in unit.states
        if CLOCKS.get(on.id) == "turns"
        for fact in _counted(unit, on)
    ]


def _counted(unit: Unit, on: StateOn) -> Iterator[Fact]:
    if on.x > 1:
        yield StateCounted(unit.id, replace(on, x=on.x - 1))
    else:
        yield from ended(unit, on)


def ended(unit: Unit, on: StateOn) -> Iterator[Fact]:
    """The facts that end a state, and what ends with it."""
    yield StateEnded(unit.id, on.id, on.kind)
    if on.id == "controlled" and unit.controller != unit.owner:
        yield ControlPassed(unit.id, unit.owner)
    for key in ENDED_WITH.get(on.id, ()):
        yield from (StateEnded(unit.id, other.id, other.kind) for other in unit.states if other.id == key)


def in_upkeep(game: Game) -> list[Fact]:
    """Consumed and Devoured take their toll, Protection or not, and Consumed counts its phases (ST-024, ST-041).

    It does not count in an area of its kind (ST-032, ST-036).
    """
    facts: list[Fact] = []
    for unit in game.units.values():
        if unit.gone:
            continue
        around = around_unit(game, unit)
        points = _toll(unit, around)
        if points:
            facts.append(LifeLost(unit.id, points, unit.life - points))
        for on in unit.states:
            if on.id == "consumed" and on.kind not in around:
                left = replace(on, y=on.y - 1)
                facts.append(
                    StateCounted(unit.id, left) if left.y > 0 else StateEnded(unit.id, on.id, on.kind)
                )
    return facts


def regained(game: Game) -> list[Fact]:
    """What units win back in Upkeep, after what it cost them: no more than their full number (SA-130)."""
    facts: list[Fact] = []
    for unit in game.on_table():
        points = sum(hooks.REGAINS.ask(StatMoment(game, unit, "def"), holders(unit)))
        won = min(points, unit.profile.life - unit.life)
        if won > 0:
            facts.append(LifeGained(unit.id, won, unit.life + won))
    return facts


def around_unit(game: Game, unit: Unit) -> dict[str, int]:
    """The kinds of the areas in which any part of its base lies, each with the damage it does in Upkeep (ST-032)."""
    around: dict[str, int] = {}
    untouched = game.areas and hooks.UNTOUCHED.ask(StatMoment(game, unit, "def"), holders(unit))
    for area in game.areas if unit.on_table and not untouched else ():
        if geometry.touches_circle(unit.base, area.at, area.radius):
            around[area.kind] = max(area.x, around.get(area.kind, 0))
    return around


def _toll(unit: Unit, around: dict[str, int]) -> int:
    """What Upkeep costs the unit: of each kind the higher of what lies on it and what burns around it (ST-036)."""
    moment = UnitMoment(unit, frozenset(on.id for on in unit.states))
    unharmed = {_as_id(kind) for kind in hooks.UNHARMED.ask(moment, holders(unit))}
    burning = dict(around)
    for on in unit.states:
        if on.id == "consumed":
            burning[on.kind] = max(on.x, burning.get(on.kind, 0))
    points = sum(x for kind, x in burning.items() if _as_id(kind) not in unharmed)
    return points + (DEVOURED_DAMAGE if unit.inside else 0)


def _as_id(word: str) -> str:
    return word.strip().casefold().replace(" ", "_")


def put_out(game: Game, unit: Unit) -> list[Fact]:
    """What a Focus ends: every Consumed that is not durable, nor of the kind that burns around (ST-027, 28, 33)."""
    around = around_unit(game, unit)
    return [
        StateEnded(unit.id, on.id, on.kind)
        for on in unit.states
        if on.id == "consumed" and not on.durable and on.kind not in around
    ]
