"""What follows from where units stand once a command is carried out: the states of lingering auras (AU-06)."""

from __future__ import annotations

from hellassist.rules.aftermath import takes_hold
from hellassist.rules.commands.command import Command
from hellassist.rules.events import Fact, StatesAround
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game, StateOn, Unit
from hellassist.rules.running import on_unit


def decided(game: Game, command: Command) -> tuple[Fact, ...]:
    """The facts of the command with all that follows from them. Raises what the command raises."""
    facts = command.decide(game)
    return (*facts, *_around(evolve_all(game, facts))) if facts else ()


def _around(game: Game) -> list[Fact]:
    """The facts by which units come into the states of auras and are rid of them."""
    return [
        StatesAround(unit.id, states)
        for unit in game.units.values()
        if (states := _states(game, unit)) != unit.under
    ]


def _states(game: Game, unit: Unit) -> tuple[StateOn, ...]:
    """The states of the lingering auras in whose area the unit is: of two alike the greater."""
    found: dict[str, StateOn] = {}
    for _, act in on_unit(game, unit):
        effect = act.effect
        if act.do != "state" or effect is None or not takes_hold(game, unit, effect):
            continue
        if effect.state not in found or found[effect.state].x < effect.x:
            found[effect.state] = StateOn(effect.state, effect.x, kind=effect.kind)
    return tuple(found.values())
