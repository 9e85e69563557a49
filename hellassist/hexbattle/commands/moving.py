"""Moving, turning, and leading units."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.hexbattle.commands.checks import may_act, no_attack_open, standing
from hellassist.hexbattle.events import Fact, LeadEnded, LeadTaken, UnitMoved, UnitTurned
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import SIDES, Hex
from hellassist.hexbattle.moves import check_move
from hellassist.hexbattle.units import Unit
from hellassist.refusals import Refused


@dataclass(frozen=True, slots=True)
class MoveUnit:
    """To a hex, looking as before unless *facing* says otherwise. How far is the players' affair (HX-01)."""

    unit: str
    to: Hex
    facing: int | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = _free_to_act(game, self.unit)
        facing = unit.facing if self.facing is None else _side(self.facing)
        check_move(game, unit, self.to)
        if self.to == unit.at:
            return () if facing == unit.facing else (UnitTurned(unit.id, facing),)
        return (UnitMoved(unit.id, self.to, facing),)


@dataclass(frozen=True, slots=True)
class TurnUnit:
    """Look through another side."""

    unit: str
    facing: int

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = _free_to_act(game, self.unit)
        return () if _side(self.facing) == unit.facing else (UnitTurned(unit.id, self.facing),)


@dataclass(frozen=True, slots=True)
class Lead:
    """A character joins a troop unit of its side and leads it (HX-14)."""

    character: str
    unit: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        character = _free_to_act(game, self.character)
        unit = standing(game, self.unit)
        if character.type.kind != "character":
            raise Refused("no_character", "HX-14", unit=character.id)
        if unit.player != character.player:
            raise Refused("leads_own_alone", "HX-14", unit=character.id, target=unit.id)
        if unit.type.kind != "troop":
            raise Refused("leads_troops_alone", "HX-14", unit=character.id, target=unit.id)
        leader = game.leader_of(unit.id)
        if leader is not None:
            raise Refused("has_a_leader", "HX-14", unit=leader.id, target=unit.id)
        return (LeadTaken(character.id, unit.id),)


@dataclass(frozen=True, slots=True)
class StandAlone:
    """A character leaves the unit that it leads, for a free hex (HX-14)."""

    character: str
    to: Hex

    def decide(self, game: Game) -> tuple[Fact, ...]:
        no_attack_open(game)
        character = game.unit(self.character)
        may_act(game, character)
        if not character.leads:
            raise Refused("leads_nobody", "HX-14", unit=character.id)
        check_move(game, character, self.to)
        return (LeadEnded(character.id, character.leads, self.to),)


def _free_to_act(game: Game, key: str) -> Unit:
    no_attack_open(game)
    unit = standing(game, key)
    may_act(game, unit)
    return unit


def _side(facing: int) -> int:
    if facing not in range(SIDES):
        raise Refused("no_such_side", "HX-16", found=facing)
    return facing
