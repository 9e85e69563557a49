"""The attack under way in a game: begun from its declaration, carried on by its answers, and what follows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hellassist.rules.combat import aftermath, close, trial
from hellassist.rules.combat.attack import Attack
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.events import AttackDeclared, AttackDropped, Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Declaration, Game, OpenAttack
from hellassist.rules.moves import retreat
from hellassist.rules.powers import invoking, powers, transforming
from hellassist.rules.requests import Request
from hellassist.rules.shots import blast, loading, shot
from hellassist.rules.turn import activation, focus


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of attack: how it begins, what its end changes, whether it can still take place."""

    begin: Callable[[Game, Declaration], Attack]
    facts: Callable[[Game, Declaration, Attack], tuple[Fact, ...]]
    possible: Callable[[Game, Declaration], bool]


KINDS: Mapping[str, Kind] = {
    "close": Kind(close.begin, aftermath.facts_of, close.possible),
    "shot": Kind(shot.begin, shot.facts_of, shot.possible),
    "blast": Kind(blast.begin, blast.facts_of, blast.possible),
    "dodge": Kind(trial.begin_dodge, trial.dodge_facts, trial.dodge_possible),
    "berserk": Kind(trial.begin_berserk, trial.berserk_facts, trial.berserk_possible),
    "devoured": Kind(trial.begin_devoured, trial.devoured_facts, trial.devoured_possible),
}


def begin(game: Game, declaration: Declaration) -> Attack:
    """The declared attack before its first step."""
    return KINDS[declaration.kind].begin(game, declaration)


def resume(game: Game, opened: OpenAttack) -> tuple[Attack, Request | None]:
    """The attack after its answers so far, and what it asks next (None: it is over)."""
    attack = begin(game, opened.declaration)
    for answer in opened.answers:
        attack = give(attack, answer)
    return settle(attack)


def opened(game: Game, declaration: Declaration) -> tuple[Fact, ...]:
    """The declaration, and all that comes of it where nobody has anything to answer (RG-22)."""
    declared = AttackDeclared(declaration)
    there = evolve_all(game, (declared,))
    end, request = settle(begin(there, declaration))
    return (declared,) if request is not None else (declared, *closed(there, declaration, end))


def closed(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """All that the finished attack changes, and the attack that follows it."""
    facts = KINDS[declaration.kind].facts(game, declaration, end)
    facts = (*facts, *loading.after_attack(game, declaration, facts))
    facts = (*facts, *focus.after_attack(game, declaration, facts))
    facts = (*facts, *powers.after_attack(game, declaration, facts))
    facts = (*facts, *invoking.after_attack(game, declaration, facts))
    facts = (*facts, *transforming.of_the_killers(game, declaration, facts))
    facts = (*facts, *retreat.after_attack(game, declaration, facts, end))
    return (*facts, *carried_on(game, facts))


def carried_on(game: Game, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What comes after *facts* that ended an attack: the turn where somebody fell, and the attack that follows."""
    lost = transforming.of_the_wounded(evolve_all(game, facts))
    lost = (*lost, *activation.after_losses(evolve_all(game, (*facts, *lost))))
    return (*lost, *following(evolve_all(game, (*facts, *lost))))


def following(game: Game) -> tuple[Fact, ...]:
    """The next of the attacks that are to follow; those that cannot take place any more are dropped."""
    dropped: list[Fact] = []
    for declaration in game.upcoming:
        if KINDS[declaration.kind].possible(game, declaration):
            return (*dropped, *opened(evolve_all(game, dropped), declaration))
        dropped.append(AttackDropped(declaration))
    return tuple(dropped)
