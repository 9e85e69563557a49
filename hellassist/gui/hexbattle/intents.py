"""What letting a unit go on a hex would mean: a move, an attack, a character that joins a unit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hellassist.hexbattle.commands import Command, DeclareAttack, Lead, MoveUnit
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import Hex
from hellassist.refusals import Refused


@dataclass(frozen=True, slots=True)
class Intent:
    """*command* would be carried out; of an attack its panel opens first. *refused* says why it cannot be."""

    kind: Literal["move", "attack", "lead"]
    command: Command
    target: str = ""
    refused: Refused | None = None

    @property
    def asks_a_factor(self) -> bool:
        """An attack that waits for a combat factor alone: its panel asks for it (HX-04)."""
        return self.refused is not None and self.refused.reason == "no_factor"


def intent(game: Game, unit: str, at: Hex) -> Intent:
    """What it would mean. Asks the commands themselves."""
    mover, there = game.unit(unit), game.unit_at(at)
    if there is None or there.id == unit:
        made = Intent("move", MoveUnit(unit, at))
    elif there.player != mover.player:
        made = Intent("attack", DeclareAttack(unit, there.id), there.id)
    elif mover.type.kind == "character":
        made = Intent("lead", Lead(unit, there.id), there.id)
    else:
        made = Intent("move", MoveUnit(unit, at), there.id)
    try:
        made.command.decide(game)
    except Refused as refused:
        return Intent(made.kind, made.command, made.target, refused)
    return made
