"""What follows once a command is carried out: effects of the dead, states of auras, modifiers on CMD (AU-06, FR-14)."""

from __future__ import annotations

from hellassist.rules.combat.aftermath import broken_contacts, takes_hold
from hellassist.rules.commands.command import Command
from hellassist.rules.events import Fact, StatesAround, UnitRemoved
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game, Power, StateOn, Unit
from hellassist.rules.powers import effects, transforming
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.powers.running import on_unit
from hellassist.rules.turn import activation
from hellassist.rules.turn import command as pools


def decided(game: Game, command: Command) -> tuple[Fact, ...]:
    """The facts of the command with all that follows from them. Raises what the command raises."""
    facts = command.decide(game)
    if not facts:
        return ()
    facts = (*facts, *_of_the_dead(game, facts))
    there = evolve_all(game, facts)
    if there.attack is None:
        facts = (*facts, *transforming.of_the_wounded(there))
    facts = (*facts, *broken_contacts(game, facts))
    facts = (*facts, *_around(evolve_all(game, facts)))
    return (*facts, *_on_command(game, evolve_all(game, facts)))


def _killed(facts: tuple[Fact, ...]) -> list[str]:
    return [fact.unit for fact in facts if isinstance(fact, UnitRemoved) and fact.killed]


def _of_the_dead(game: Game, facts: tuple[Fact, ...]) -> list[Fact]:
    """What comes by a death, and by those it brings about, where a card has an effect that says so (FR-14)."""
    brought: list[Fact] = []
    dead = _killed(facts)
    while dead:
        key = dead.pop(0)
        for index, effect in enumerate(game.unit(key).profile.uncategorised if key in game.units else ()):
            if effect.when == "dies":
                there = evolve_all(game, (*facts, *brought))
                unit = there.unit(key)
                more = effects.carried_out(there, unit, printed(unit, Power("uncategorised", index)))
                brought += more
                dead += _killed(more)
    if brought:
        brought += transforming.of_the_wounded(evolve_all(game, (*facts, *brought)))
        brought += activation.after_losses(evolve_all(game, (*facts, *brought)))
    return brought


def _on_command(before: Game, after: Game) -> list[Fact]:
    """What changed modifiers on CMD make of the pools, where the edition lets them count (FR-56)."""
    facts: list[Fact] = []
    if not after.edition.command_modifiers_count:
        return facts
    for unit in after.on_table():
        was = before.units.get(unit.id)
        more = pools.modified(after, unit) - (pools.modified(before, was) if was and was.on_table else 0)
        if more:
            company = evolve_all(after, facts).companies[unit.owner]
            facts.append(pools.changed(company, unit, more, "modifier"))
    return facts


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
