"""What abilities and states are shown when they are asked, and what they can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hellassist.rules.game import Action, Game, Kind, Unit
from hellassist.rules.profile import Ability, Stat, Weapon


@dataclass(frozen=True, slots=True)
class Holder:
    """Who speaks: the *unit* that bears the ability or state, and its printed or running values."""

    unit: Unit
    ability: Ability


@dataclass(frozen=True, slots=True)
class StatMoment:
    """The value of *stat* of *unit* is wanted, outside any attack."""

    game: Game
    unit: Unit
    stat: Stat


@dataclass(frozen=True, slots=True)
class UnitMoment:
    """What lies on *unit* is worked out: so far the states of these ids."""

    unit: Unit
    states: frozenset[str]


@dataclass(frozen=True, slots=True)
class AttackMoment:
    """One side's part of an attack: *unit* strikes *foe* with *weapon*.

    *role* tells whether it attacks or defends, *action* what the attacker does, *kind* of attack.
    """

    game: Game
    kind: Kind
    unit: Unit
    foe: Unit
    role: Literal["attacker", "defender"]
    action: Action
    weapon: Weapon | None = None
    damage_type: str = ""
    one_sided: bool = False
    covered: bool = False
    sequence: int = 1
    """Which sequence of the action it is."""
    cause: str = ""
    """What brought the attack about where that is no action of its attacker."""
    still: str = ""
    """The rule by which the attacker moves neither before nor after its shot."""
    ignored: int = 0
    """How many nearer enemies it shoots past by vae distanti (FR-34)."""


@dataclass(frozen=True, slots=True)
class WeaponMoment:
    """A ranged weapon of *unit*, outside any attack. *index* counts its ranged weapons from 0."""

    game: Game
    unit: Unit
    weapon: Weapon
    index: int


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason against: the name of a refusal and the ledger row."""

    name: str
    rule: str


@dataclass(frozen=True, slots=True)
class Closed:
    """An action that is closed to a unit, and the ledger row."""

    action: Action
    rule: str


@dataclass(frozen=True, slots=True)
class Price:
    """Command to pay for every action that is not *free*; it is no order."""

    points: int
    rule: str
    free: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Farther:
    """How many times its MVT a unit goes in these *actions*, and how many fathoms more."""

    actions: tuple[Action, ...]
    rule: str
    times: int = 2
    more: int = 0


@dataclass(frozen=True, slots=True)
class Passage:
    """What does not hinder a unit on its way; where it ends is another matter."""

    rule: str
    bases: bool = False
    under: float = 0.0
    """Units less tall than so many fathoms do not."""
    terrain: bool = False
    """Impassable terrain does not."""
    difficult: bool = False
    lemures_stay: bool = False
    """A lemure may end in Difficult terrain."""
    areas: bool = False
    """Control areas on the way do not."""
    start: bool = False
    """The control area where it begins costs nothing."""
    safe: bool = False
    """Nobody strikes it in passing."""
    yields: bool = False
    """None of it counts in the control area of a unit that intercepts."""


@dataclass(frozen=True, slots=True)
class ControlReach:
    """What an ability or state makes of the control area: its reach in fathoms, or none; kept while engaged."""

    rule: str
    reach: float | None = None
    none: bool = False
    even_engaged: bool = False
    keyword: str = ""
    """Only against units with this keyword."""


@dataclass(frozen=True, slots=True)
class Natural:
    """What counts in place of the printed Protection, because of *source*."""

    value: int
    source: str
    rule: str


@dataclass(frozen=True, slots=True)
class Trait:
    """A number of ``attack.Traits`` by its name; of several the greatest counts."""

    name: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class Count:
    """What ``Unit.used`` counts under *key* from now on."""

    key: str
    count: int
