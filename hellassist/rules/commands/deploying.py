"""Setting units up before the first turn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.geometry import Point
from hellassist.rules.events import Fact, UnitPlaced
from hellassist.rules.evolve import evolve
from hellassist.rules.game import Game
from hellassist.rules.known import unit_of
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command, deployment


@dataclass(frozen=True, slots=True)
class Deploy:
    """Set a unit up in its deployment area or, where it may, in ambush; *at* is the centre of its base in millimetres.

    None takes it off the table again. Its CMD is in the pool from the start where it stands on the table (CM-03).
    """

    unit: str
    at: Point | None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        if game.phase != "setup":
            raise Refused("set_up_before", "SA-006", unit=unit.id)
        if unit.gone:
            raise Refused("not_on_table", "TD-24", unit=unit.id)
        if self.at is not None:
            deployment.check(game, unit, self.at)
        placed = UnitPlaced(unit.id, self.at)
        return (placed, *command.at_start(game, evolve(game, placed), unit.owner))


@dataclass(frozen=True, slots=True)
class ChooseColours:
    """Of a unit's Command points without colour *light* are light ones (FR-58).

    Chosen before they join the pool, and kept: in the set-up, or while the unit is still to arrive.
    """

    unit: str
    light: int

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        if game.phase != "setup" and (unit.at is not None or unit.entered or unit.gone):
            raise Refused("colours_kept", "FR-58", unit=unit.id)
        command.check_colours(replace(unit, light=self.light))
        chosen = UnitPlaced(unit.id, unit.at, light=self.light)
        return (chosen, *command.at_start(game, evolve(game, chosen), unit.owner))
