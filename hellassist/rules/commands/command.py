"""What every command is."""

from __future__ import annotations

from typing import Protocol

from hellassist.rules.events import Fact
from hellassist.rules.game import Game


class Command(Protocol):
    """A wish of the players."""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        """The facts that fulfil the wish. Raises Refused if the rules do not allow it now."""
        ...
