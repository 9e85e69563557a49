"""Command points spent by hand, and the colours of what was paid."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.commands.words import one_line
from hellassist.rules.events import Fact, Noted
from hellassist.rules.game import Game, Player
from hellassist.rules.known import company_of
from hellassist.rules.profile import Colour
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command


@dataclass(frozen=True, slots=True)
class SpendCommand:
    """Pay points for what the app does not pay by itself (CM-07, CM-08). *reason* is for the chronicle.

    Of a *colour* where they have one, or *light* of them light (FR-59, FR-60).
    """

    player: Player
    points: int
    permanent: bool = False
    reason: str = ""
    colour: Colour = ""
    light: int | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        company = company_of(game, self.player)
        if not self.points >= 1:
            raise Refused("negative_cost", "CM-05", points=self.points)
        paid = command.spend(
            company, self.points, permanent=self.permanent, colour=self.colour, light=self.light
        )
        reason = one_line(self.reason)
        return (paid, Noted(reason)) if reason else (paid,)


@dataclass(frozen=True, slots=True)
class SayColours:
    """Say of which colours the last costs without one were paid: *light* points of them light (FR-60).

    Open until the next activation begins or the Company's Command changes otherwise.
    """

    player: Player
    light: int

    def decide(self, game: Game) -> tuple[Fact, ...]:
        return (command.paid_otherwise(company_of(game, self.player), self.light),)
