"""Unit types and units as data, and what is wrong with a type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from hellassist.hexbattle.hexes import Hex

Player = Literal["A", "B"]
Movement = Literal["foot", "mounted", "aerial", "water"]
Kind = Literal["troop", "character", "lore"]
Quality = Literal["superior", "ordinary", "inferior"]

PLAYERS: tuple[Player, ...] = get_args(Player)
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)
KINDS: tuple[Kind, ...] = get_args(Kind)
QUALITIES: tuple[Quality, ...] = get_args(Quality)

TYPES_IN_ALL = 36
"""Of which the text names seven (HX-02)."""
NAMED: Mapping[str, Kind] = {
    "hordes": "troop",
    "blades": "troop",
    "skirmishers": "troop",
    "deity": "lore",
    "dragon": "lore",
    "airship": "lore",
    "monster": "lore",
}
"""The types that the text names, and what they are (HX-02 to HX-07)."""
STANDING: Mapping[str, frozenset[str]] = {"skirmishers": frozenset({"evade"})}
"""Attributes that come with a type (HX-09)."""
FACTORS = range(1, 6)
"""Combat factors (HX-15)."""
HITS: Mapping[Kind, int] = {"troop": 4, "lore": 4, "character": 1}
"""How many hits destroy a unit (HX-12, HX-13)."""


@dataclass(frozen=True, slots=True)
class UnitType:
    """What units of one type have in common. None and a missing factor mean that the text does not say."""

    id: str
    name: str
    movement: Movement | None = None
    kind: Kind | None = None
    quality: Quality = "ordinary"
    attributes: frozenset[str] = frozenset()
    factors: Mapping[str, int] = field(default_factory=dict)
    """The combat factor against each class of enemy (HX-15)."""
    own: frozenset[str] = frozenset()
    """Fields that the players have filled in: "movement", "factors.aerial"."""


@dataclass(frozen=True, slots=True)
class Fault:
    """*field* of a type is wrong by ledger row *rule*; *reason* says how, *found* what is there."""

    field: str
    reason: str
    rule: str
    found: object = None


def faults(type_: UnitType) -> Iterator[Fault]:
    """All that is wrong with a type as data (HX-05 to HX-09, HX-15). What is merely open is told by `gaps`."""
    if type_.movement not in MOVEMENTS:
        yield Fault(
            "movement", "no_movement" if type_.movement is None else "wrong_movement", "HX-05", type_.movement
        )
    if type_.kind not in KINDS:
        yield Fault("kind", "no_kind" if type_.kind is None else "wrong_kind", "HX-06", type_.kind)
    elif type_.id in NAMED and type_.kind != NAMED[type_.id]:
        yield Fault(
            "kind",
            f"is_{NAMED[type_.id]}",
            "HX-07" if "lore" in (type_.kind, NAMED[type_.id]) else "HX-06",
            type_.kind,
        )
    elif type_.kind == "lore" and type_.id not in NAMED:
        yield Fault("kind", "not_lore", "HX-07", type_.kind)
    if type_.quality not in QUALITIES:
        yield Fault("quality", "wrong_quality", "HX-08", type_.quality)
    for attribute in sorted(STANDING.get(type_.id, frozenset()) - type_.attributes):
        yield Fault("attributes", "standing_attribute", "HX-09", attribute)
    for enemy, factor in type_.factors.items():
        if enemy not in MOVEMENTS:
            yield Fault(f"factors.{enemy}", "wrong_enemy", "HX-15", enemy)
        elif isinstance(factor, bool) or factor not in FACTORS:
            yield Fault(f"factors.{enemy}", "wrong_factor", "HX-15", factor)


def gaps(type_: UnitType) -> tuple[str, ...]:
    """The fields that are still to be entered (HX-02, HX-04)."""
    open_fields = [name for name in ("movement", "kind") if getattr(type_, name) is None]
    return (*open_fields, *(f"factors.{enemy}" for enemy in MOVEMENTS if enemy not in type_.factors))


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit on the board. *quality* is that of its type unless it has one of its own (HX-08)."""

    id: str
    player: Player
    type: UnitType
    number: int = 0
    """To tell it from others of its type; 0 where it is the only one."""
    own_quality: Quality | None = None
    at: Hex | None = None
    facing: int = 0
    """The side it looks through, 0 to 5."""
    markers: int = 0
    """Damage; no figure is taken away (HX-11)."""
    gone: bool = False
    leads: str = ""
    """Of a character: the troop unit it leads, in whose hex it is (HX-14)."""

    @property
    def quality(self) -> Quality:
        """Its own, or that of its type."""
        return self.own_quality or self.type.quality

    @property
    def name(self) -> str:
        """As on the counter."""
        return f"{self.type.name} {self.number}" if self.number else self.type.name

    @property
    def on_board(self) -> bool:
        """Whether it stands in a hex of its own."""
        return not self.gone and self.at is not None and not self.leads


@dataclass(frozen=True, slots=True)
class Army:
    """An army and what its list gives to the types in it (HX-10)."""

    player: Player
    name: str
    attributes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Attributes by the id of a type."""
