"""The facts of a hex battle. They are what is saved; ``evolve`` books them and asks no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hellassist.hexbattle.game import Approach, How, Move, OwnFactor, Terrain
from hellassist.hexbattle.hexes import Board, Hex
from hellassist.hexbattle.rulings import Rulings
from hellassist.hexbattle.units import Army, Player, Unit, UnitType


@dataclass(frozen=True, slots=True)
class BattleSetUp:
    """All that the battle begins with."""

    name: str
    board: Board
    armies: tuple[Army, ...]
    units: tuple[Unit, ...]
    terrain: tuple[Terrain, ...]
    rulings: Rulings


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """*to_act* is None where every unit acts when its player likes."""

    turn: int
    to_act: Player | None


@dataclass(frozen=True, slots=True)
class UnitMoved:
    """Moved by its player."""

    unit: str
    to: Hex
    facing: int


@dataclass(frozen=True, slots=True)
class UnitTurned:
    """Looks another way, in its place."""

    unit: str
    facing: int


@dataclass(frozen=True, slots=True)
class LeadTaken:
    """The character joins the unit and leads it."""

    character: str
    unit: str


@dataclass(frozen=True, slots=True)
class LeadEnded:
    """The character stands alone, at *at*. *unit_lost* says that its unit was destroyed."""

    character: str
    unit: str
    at: Hex
    unit_lost: bool = False


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """An attack is open."""

    attacker: str
    target: str
    approach: Approach
    own: tuple[OwnFactor, ...] = ()


@dataclass(frozen=True, slots=True)
class DieRolled:
    """The d8 as it lay and what it came to: *total* as rolled, *adjusted* for quality, *rule* the line of the table."""

    face: int
    typed: bool
    factor: int
    total: int
    adjusted: int
    rule: str


@dataclass(frozen=True, slots=True)
class UnitDamaged:
    """*points* came in, *markers* lie with it now."""

    unit: str
    points: int
    markers: int


@dataclass(frozen=True, slots=True)
class UnitRemoved:
    """Off the board: *why* is "table" for the result itself, "hits" for the limit of hits, "leader" with its unit."""

    unit: str
    why: Literal["table", "hits", "leader"]


@dataclass(frozen=True, slots=True)
class MovesDue:
    """What the blow makes move, first to last."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class UnitDriven:
    """A due move was made; *to* is None where there was nowhere to go, or the advance was declined."""

    unit: str
    how: How
    to: Hex | None


@dataclass(frozen=True, slots=True)
class AttackEnded:
    """The attack is over."""


@dataclass(frozen=True, slots=True)
class TypeCompleted:
    """The players have entered the combat factor of a type against a class of enemy."""

    type: UnitType
    field: str


@dataclass(frozen=True, slots=True)
class ValueCorrected:
    """Set by hand: *what* is "markers", "quality", "gone" or "at"."""

    unit: str
    what: Literal["markers", "quality", "gone", "at"]
    before: str
    after: str
    reason: str


@dataclass(frozen=True, slots=True)
class Noted:
    """A line of the players' own."""

    text: str


Fact = (
    BattleSetUp
    | TurnBegan
    | UnitMoved
    | UnitTurned
    | LeadTaken
    | LeadEnded
    | AttackDeclared
    | DieRolled
    | UnitDamaged
    | UnitRemoved
    | MovesDue
    | UnitDriven
    | AttackEnded
    | TypeCompleted
    | ValueCorrected
    | Noted
)
