"""Command points spent by hand."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules import command
from hellassist.rules.events import Fact, Noted
from hellassist.rules.game import Game, Player
from hellassist.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class SpendCommand:
    """Pay points for what the app does not pay by itself (CM-07, CM-08). *reason* is for the chronicle."""

    player: Player
    points: int
    permanent: bool = False
    reason: str = ""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        if self.points < 1:
            raise Refused("negative_cost", "CM-05", points=self.points)
        paid = command.spend(game.companies[self.player], self.points, permanent=self.permanent)
        return (paid, Noted(self.reason)) if self.reason else (paid,)
