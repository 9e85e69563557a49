"""The beginning of a battle, and of each turn."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.hexbattle.events import BattleSetUp, Fact, TurnBegan
from hellassist.hexbattle.game import Game, Terrain
from hellassist.hexbattle.hexes import SIDES, USUAL, Board
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.hexbattle.units import PLAYERS, Army, Unit, faults
from hellassist.refusals import Refused

LARGEST = 60
"""Hexes of a board each way."""


@dataclass(frozen=True, slots=True)
class SetUpBattle:
    """Armies on a board. Units whose type has a fault are refused (HX-05 to HX-09, HX-15)."""

    name: str
    armies: tuple[Army, ...]
    units: tuple[Unit, ...]
    board: Board = USUAL
    terrain: tuple[Terrain, ...] = ()
    rulings: Rulings = RECOMMENDED

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.units:
            raise Refused("already_set_up", "HX-01")
        if sorted(army.player for army in self.armies) != list(PLAYERS):
            raise Refused("two_armies", "HX-10")
        if not (1 <= self.board.columns <= LARGEST and 1 <= self.board.rows <= LARGEST):
            raise Refused("board_size", "HX-01", limit=LARGEST)
        if len({unit.id for unit in self.units}) < len(self.units):
            raise Refused("same_id_twice", "")
        taken = set()
        for unit in self.units:
            self._check(unit)
            if unit.at is not None and unit.at in taken:
                raise Refused("two_in_a_hex", "HX-01", name=unit.name, at=self.board.label(unit.at))
            taken.add(unit.at)
        if {unit.player for unit in self.units} != set(PLAYERS):
            raise Refused("no_units", "HX-10")
        return (BattleSetUp(self.name, self.board, self.armies, self.units, self.terrain, self.rulings),)

    def _check(self, unit: Unit) -> None:
        fault = next(faults(unit.type), None)
        if fault is not None:
            raise Refused(fault.reason, fault.rule, name=unit.type.name, found=fault.found, field=fault.field)
        if unit.at is None or unit.at not in self.board:
            raise Refused("placed_off_the_board", "HX-01", name=unit.name)
        if unit.facing not in range(SIDES):
            raise Refused("no_such_side", "HX-16", found=unit.facing)


@dataclass(frozen=True, slots=True)
class NextTurn:
    """Go on: to the other side where the sides take turns, else to the next turn (HX-01)."""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if not game.units:
            raise Refused("nothing_set_up", "HX-01")
        if game.attack is not None:
            raise Refused("attack_open", "HX-20")
        if not game.rulings.sides_take_turns:
            return (TurnBegan(game.turn + 1, None),)
        if game.to_act == "A":
            return (TurnBegan(game.turn, "B"),)
        return (TurnBegan(game.turn + 1, "A"),)
