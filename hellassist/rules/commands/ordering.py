"""Orders that are no part of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules import activation, command
from hellassist.rules.events import Fact
from hellassist.rules.game import Game
from hellassist.rules.known import unit_of
from hellassist.rules.orders.vae import check_vae_soli


@dataclass(frozen=True, slots=True)
class VaeSoli:
    """Right after the activation of an own unit a second one is activated at once, for a point (OR-12)."""

    unit: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        check_vae_soli(game, unit)
        paid = command.spend(game.companies[unit.controller], 1, cause="vae_soli")
        return (paid, *activation.activate(game, unit))
