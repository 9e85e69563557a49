"""What the players put right or enter by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from hellassist.hexbattle import events as e
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import Hex
from hellassist.hexbattle.units import FACTORS, MOVEMENTS, QUALITIES, Unit
from hellassist.refusals import Refused

LONGEST = 500
"""Signs of a note or a reason."""


@dataclass(frozen=True, slots=True)
class CompleteType:
    """Enter the combat factor of a type against a class of enemy; it is shown as the players' (HX-04, HX-15)."""

    type: str
    enemy: str
    factor: int

    def decide(self, game: Game) -> tuple[e.Fact, ...]:
        found = next((unit.type for unit in game.units.values() if unit.type.id == self.type), None)
        if found is None:
            raise Refused("no_such_type", "HX-02", found=self.type)
        if self.enemy not in MOVEMENTS:
            raise Refused("wrong_enemy", "HX-15", name=found.name, found=self.enemy)
        if self.factor not in FACTORS:
            raise Refused("wrong_factor", "HX-15", name=found.name, found=self.factor)
        field = f"factors.{self.enemy}"
        made = replace(found, factors={**found.factors, self.enemy: self.factor}, own=found.own | {field})
        return (e.TypeCompleted(made, field),)


@dataclass(frozen=True, slots=True)
class Correct:
    """Set a value of a unit as the table has it; the reason is logged. *value*: "2", "inferior", "" or "3,4"."""

    unit: str
    what: Literal["markers", "quality", "gone", "at"]
    value: str
    reason: str

    def decide(self, game: Game) -> tuple[e.Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "HX-20")
        unit = game.unit(self.unit)
        if not self.reason.strip() or len(self.reason) > LONGEST:
            raise Refused("no_reason", "", limit=LONGEST)
        before = {
            "markers": str(unit.markers),
            "quality": unit.quality,
            "gone": "gone" if unit.gone else "",
            "at": "" if unit.at is None else f"{unit.at.q},{unit.at.r}",
        }[self.what]
        after = self._checked(game, unit)
        if after == before:
            return ()
        facts = [*self._leader_first(game, unit)]
        return (*facts, e.ValueCorrected(unit.id, self.what, before, after, self.reason))

    def _checked(self, game: Game, unit: Unit) -> str:
        match self.what:
            case "markers":
                most = game.hits(unit) - 1
                if not self.value.isdecimal() or int(self.value) > most:
                    raise Refused("wrong_markers", "HX-12", unit=unit.id, found=self.value, limit=most)
                return str(int(self.value))
            case "quality":
                if self.value not in QUALITIES:
                    raise Refused("wrong_quality", "HX-08", name=unit.name, found=self.value)
                return self.value
            case "gone":
                return "gone"
            case "at":
                return self._free_hex(game, unit)

    def _free_hex(self, game: Game, unit: Unit) -> str:
        try:
            q, r = map(int, self.value.split(","))
        except ValueError:
            raise Refused("off_the_board", "HX-01", unit=unit.id) from None
        there = game.unit_at(Hex(q, r))
        if Hex(q, r) not in game.board:
            raise Refused("off_the_board", "HX-01", unit=unit.id)
        if there is not None and there.id != unit.id:
            raise Refused("hex_taken", "HX-01", unit=unit.id, target=there.id, at=game.board.label(Hex(q, r)))
        return f"{q},{r}"

    def _leader_first(self, game: Game, unit: Unit) -> Iterator[e.Fact]:
        """Who led a unit that is taken off stands in its hex."""
        leader = game.leader_of(unit.id)
        if self.what == "gone" and leader is not None and unit.at is not None:
            yield e.LeadEnded(leader.id, unit.id, unit.at, unit_lost=True)


@dataclass(frozen=True, slots=True)
class Note:
    """A line for the chronicle."""

    text: str

    def decide(self, game: Game) -> tuple[e.Fact, ...]:  # noqa: ARG002 -- a note needs no leave
        text = " ".join(self.text.split())
        if not text or len(text) > LONGEST:
            raise Refused("no_text", "", limit=LONGEST)
        return (e.Noted(text),)
