"""Orders that are no part of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.powers.vae import check_vae_soli
from hellassist.rules.turn import actions, activation, command


@dataclass(frozen=True, slots=True)
class VaeSoli:
    """Right after the activation of an own unit a second one is activated at once, for a point (OR-12).

    Given while the first is active it ends that activation; the table must not have been handed over (TD-27).
    """

    unit: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        done: tuple[Fact, ...] = ()
        if _is_theirs(game, unit):
            actions.check_has_acted(game)
            done = activation.ended(game)
        there = evolve_all(game, done)
        check_vae_soli(there, unit)
        paid = command.spend(there.companies[unit.controller], 1, cause="vae_soli")
        return (*done, *activation.activate(there, unit), paid)


def _is_theirs(game: Game, unit: Unit) -> bool:
    """Whether another unit of the same player is active."""
    now = game.activation
    if now is None or game.attack is not None:
        return False
    return now.unit != unit.id and game.unit(now.unit).controller == unit.controller
