"""Moves without an attack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from hellassist.geometry import Point
from hellassist.rules import hooks
from hellassist.rules.combat.aftermath import broken_contacts
from hellassist.rules.combat.attacks import following
from hellassist.rules.combat.strike import moment
from hellassist.rules.contact import holders, touching_enemies
from hellassist.rules.events import ActionTaken, AttackQueued, Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Declaration, Game
from hellassist.rules.moves import opportunity
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.powers import running, transforming
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation, command


@dataclass(frozen=True, slots=True)
class MoveUnit:
    """Walk or Run along *path*, from where the unit stands (AC-03, AC-07), or move in Mêlée (AC-39).

    *announced*: a short move is meant as a Run.
    """

    unit: str
    path: tuple[Point, ...]
    announced: Literal["", "run"] = ""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        move = judge(game, self.unit, self.path, self.announced)
        if move.refusal is not None:
            raise move.refusal
        if move.action == "attack" and running.permits(game, game.unit(self.unit), "walk_into_contact"):
            move = replace(move, action="walk")
        elif move.contacts and move.action not in ("melee", "lemure"):
            raise Refused("ends_in_contact", "AC-04", unit=self.unit, target=move.contacts[0])
        facts = moved(game, move)
        facts = (*facts, *(AttackQueued(dodge) for dodge in _dodges(game, evolve_all(game, facts), move)))
        return (*facts, *following(evolve_all(game, facts)))


def _dodges(before: Game, there: Game, move: Move) -> Iterator[Declaration]:
    """The attempts to slip away of those who are touched anew, where the contact brings no sequence (SA-053)."""
    if not there.unit(move.unit).on_table:
        return
    known = {enemy.id for enemy in touching_enemies(before, before.unit(move.unit))}
    for key in move.contacts:
        if key not in known:
            touched = moment(there, Declaration("close", move.unit, key, move.action), 1)
            said = hooks.ON_CONTACT.ask(touched, holders(touched.unit))
            yield from (declared for declared in said if declared.kind not in ("close", "shot", "blast"))


def moved(game: Game, move: Move) -> tuple[Fact, ...]:
    """The facts of a legal move, which may end in the death of the unit (SA-013)."""
    unit = game.unit(move.unit)
    strikes = move.action != "melee"  # control areas do not affect that (MV-20)
    going = opportunity.moving(game, unit, move.path, move.length, move.contacts, strikes=strikes)
    facts: tuple[Fact, ...] = (
        *activation.activate(game, unit),
        *_paid(game, move),
        ActionTaken(move.unit, move.action),
        *going,
    )
    facts = (*facts, *broken_contacts(game, facts))
    facts = (*facts, *transforming.of_the_wounded(evolve_all(game, facts)))
    return (*facts, *activation.after_losses(evolve_all(game, facts)))


def _paid(game: Game, move: Move) -> tuple[Fact, ...]:
    """What the move costs, each thing by itself."""
    facts: list[Fact] = []
    player = game.unit(move.unit).controller
    for cost in move.costs:
        company = evolve_all(game, facts).companies[player]
        facts.append(command.spend(company, cost.points, cause=cost.cause))
    return tuple(facts)
