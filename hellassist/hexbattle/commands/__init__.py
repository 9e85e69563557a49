"""What players can do. Each command looks at the battle and decides on facts, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hellassist.hexbattle.commands.attacking import Answered, DeclareAttack
from hellassist.hexbattle.commands.by_hand import CompleteType, Correct, Note
from hellassist.hexbattle.commands.moving import Lead, MoveUnit, StandAlone, TurnUnit
from hellassist.hexbattle.commands.set_up import NextTurn, SetUpBattle
from hellassist.hexbattle.events import Fact
from hellassist.hexbattle.game import Game


class Command(Protocol):
    """A wish of the players."""

    @property
    def decide(self) -> Callable[[Game], tuple[Fact, ...]]:
        """Facts for the game as it stands. Raises Refused or BadAnswer."""


__all__ = [
    "Answered",
    "Command",
    "CompleteType",
    "Correct",
    "DeclareAttack",
    "Lead",
    "MoveUnit",
    "NextTurn",
    "Note",
    "SetUpBattle",
    "StandAlone",
    "TurnUnit",
]
