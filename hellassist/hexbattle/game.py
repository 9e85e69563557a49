"""The battle as it stands: frozen values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from hellassist.hexbattle.hexes import USUAL, Board, Hex
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.hexbattle.units import HITS, Army, Player, Unit
from hellassist.refusals import Refused

Approach = Literal["front", "flank", "rear"]
"""From where an enemy is attacked."""
How = Literal["push", "evade", "rout", "advance"]
"""Why a unit moves after a blow."""


def other(player: Player) -> Player:
    """The player across."""
    return "B" if player == "A" else "A"


@dataclass(frozen=True, slots=True)
class OwnFactor:
    """A tactical factor that the players add by hand, for the attacker or its enemy (HX-18)."""

    amount: int
    text: str
    enemy: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """A move that a blow has made due: *unit* goes, away from *foe*."""

    unit: str
    how: How
    foe: Hex
    to: Hex | None = None
    """Of an advance: the hex that was left."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An open attack: declared, perhaps rolled, with the moves that are still due."""

    attacker: str
    target: str
    approach: Approach = "front"
    own: tuple[OwnFactor, ...] = ()
    face: int | None = None
    due: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Terrain:
    """Hexes of one kind, under the players' name for it."""

    name: str
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """All of a battle."""

    name: str = ""
    board: Board = USUAL
    armies: Mapping[str, Army] = field(default_factory=dict)
    units: Mapping[str, Unit] = field(default_factory=dict)
    terrain: tuple[Terrain, ...] = ()
    rulings: Rulings = RECOMMENDED
    turn: int = 0
    to_act: Player | None = None
    """Whose units act, where the sides take turns."""
    attack: Attack | None = None
    notes: tuple[str, ...] = ()

    def unit(self, key: str) -> Unit:
        """The unit. Raises Refused for an id that is none."""
        if key not in self.units:
            raise Refused("no_such_unit", "", unit=key)
        return self.units[key]

    def on_board(self) -> Iterator[Unit]:
        """The units that stand in a hex, leaders of units not counted."""
        return (unit for unit in self.units.values() if unit.on_board)

    def of(self, player: Player) -> Iterator[Unit]:
        """A player's units, those lost too."""
        return (unit for unit in self.units.values() if unit.player == player)

    def unit_at(self, at: Hex) -> Unit | None:
        """Who stands there."""
        return next((unit for unit in self.on_board() if unit.at == at), None)

    def leader_of(self, key: str) -> Unit | None:
        """The character that leads the unit."""
        return next((unit for unit in self.units.values() if unit.leads == key and not unit.gone), None)

    def attributes(self, unit: Unit) -> frozenset[str]:
        """Those of its type and those its army list gives to the type (HX-09, HX-10)."""
        army = self.armies.get(unit.player)
        given = army.attributes.get(unit.type.id, ()) if army else ()
        return unit.type.attributes | frozenset(given)

    def has(self, unit: Unit, attribute: str) -> bool:
        """Whether it has the attribute."""
        return attribute in self.attributes(unit)

    def hits(self, unit: Unit) -> int:
        """How many hits destroy it (HX-12, HX-13)."""
        if unit.type.kind == "character":
            return 1 if self.rulings.first_hit_kills else 2
        return HITS[unit.type.kind or "troop"]

    def closed(self) -> frozenset[Hex]:
        """Hexes that no unit can enter: taken ones, and those with terrain where it is closed."""
        taken = {unit.at for unit in self.on_board() if unit.at is not None}
        if self.rulings.terrain_closed:
            taken |= {at for piece in self.terrain for at in piece.hexes}
        return frozenset(taken)
