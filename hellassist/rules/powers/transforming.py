"""Units that go on in another shape: when, and what of the old one stays (UN-67 to UN-69)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hellassist.rules.events import Fact, UnitRemoved, UnitTransformed
from hellassist.rules.evolve import evolve, evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.turn import command


def transformed(game: Game, unit: Unit) -> tuple[Fact, ...]:
    """The unit takes its new shape, in its place; nobody is lost, and Command changes by the difference (UN-69).

    Nothing where the new card is not in the battle.
    """
    change = unit.profile.transformation
    shape = game.shapes.get(change.shape) if change is not None else None
    if shape is None:
        return ()
    fact = UnitTransformed(unit.id, shape)
    more = command.printed_command(evolve(game, fact).unit(unit.id)) - command.printed_command(unit)
    if not more:
        return (fact,)
    company = game.companies[unit.owner]
    return (fact, command.changed(company, evolve(game, fact).unit(unit.id), more, "transformed"))


def survives(game: Game, unit: Unit) -> bool:
    """Whether its death is the condition on which the unit changes its shape."""
    change = unit.profile.transformation
    return change is not None and change.when == "dies" and change.shape in game.shapes


def of_the_wounded(game: Game) -> tuple[Fact, ...]:
    """The units that change their shape because they are Wounded."""
    return _all(game, (unit.id for unit in game.on_table() if unit.wounded and _changes(unit, "wounded")))


def of_the_killers(game: Game, declaration: Declaration, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """The units that change their shape because they have killed an enemy in the attack; *facts* ended it."""
    facts = tuple(facts)
    killers = dict.fromkeys(_killers(game, declaration, facts))
    there = evolve_all(game, facts)
    return _all(
        there, (key for key in killers if there.unit(key).on_table and _changes(there.unit(key), "kills"))
    )


def _killers(game: Game, declaration: Declaration, facts: Iterable[Fact]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, UnitRemoved) and fact.killed:
            by = declaration.defender if fact.unit == declaration.attacker else declaration.attacker
            if game.unit(by).controller != game.unit(fact.unit).controller:
                yield by


def _changes(unit: Unit, when: str) -> bool:
    change = unit.profile.transformation
    return change is not None and change.when == when


def _all(game: Game, keys: Iterable[str]) -> tuple[Fact, ...]:
    facts: tuple[Fact, ...] = ()
    for key in keys:
        there = evolve_all(game, facts)
        facts = (*facts, *transformed(there, there.unit(key)))
    return facts
