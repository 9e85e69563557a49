"""Moves without an attack."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from hellassist.geometry import Point
from hellassist.rules import activation, command, opportunity, running, transforming
from hellassist.rules.aftermath import broken_contacts
from hellassist.rules.events import ActionTaken, Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game
from hellassist.rules.movement import Move, judge
from hellassist.rules.refusal import Refused


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
        return moved(game, move)


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
