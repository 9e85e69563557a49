"""Several commands as one step: one entry in the log, one Undo."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.commands import Command
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game


@dataclass(frozen=True, slots=True)
class Together:
    """Each decides on what the ones before it have changed. Raises Refused if one does."""

    commands: tuple[Command, ...]

    def decide(self, game: Game) -> tuple[Fact, ...]:
        facts: tuple[Fact, ...] = ()
        for command in self.commands:
            facts = (*facts, *command.decide(evolve_all(game, facts)))
        return facts
