"""Moves that end free of enemies."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.geometry import Point
from hellassist.rules import activation, command
from hellassist.rules.aftermath import broken_contacts
from hellassist.rules.events import ActionTaken, Fact, UnitMoved
from hellassist.rules.game import Game
from hellassist.rules.movement import Move, judge
from hellassist.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class MoveUnit:
    """Walk or Run along *path*, from where the unit stands (AC-03, AC-07)."""

    unit: str
    path: tuple[Point, ...]

    def decide(self, game: Game) -> tuple[Fact, ...]:
        move = judge(game, self.unit, self.path)
        if move.refusal is not None:
            raise move.refusal
        if move.contacts:
            raise Refused("ends_in_contact", "AC-04", unit=self.unit, target=move.contacts[0])
        return moved(game, move)


def moved(game: Game, move: Move) -> tuple[Fact, ...]:
    """The facts of a legal move."""
    facts = (
        *activation.activate(game, game.unit(move.unit)),
        *_paid(game, move),
        ActionTaken(move.unit, move.action),
        UnitMoved(move.unit, move.path, move.length),
    )
    return (*facts, *broken_contacts(game, facts))


def _paid(game: Game, move: Move) -> tuple[Fact, ...]:
    """Leaving control areas costs a temporary point for each; it is no order (MV-07, MV-09, MV-11)."""
    if not move.cost:
        return ()
    return (command.spend(game.companies[game.unit(move.unit).controller], move.cost, cause="control_area"),)
