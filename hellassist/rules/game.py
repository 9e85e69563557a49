"""A battle as it stands: frozen, compared by value, never changed in place. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from hellassist.geometry import Base, Point
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.profile import Act, Aim, Names, Profile

Player = Literal["A", "B"]
PLAYERS: tuple[Player, Player] = ("A", "B")
Phase = Literal["setup", "upkeep", "action", "over"]
Status = Literal["waiting", "active", "acted"]
DiceSource = Literal["typed", "virtual"]
Action = Literal[
    "",
    "walk",
    "run",
    "attack",
    "charge",
    "shoot",
    "retreat",
    "concentration",
    "focus",
    "melee",
    "get_up",
    "lemure",
    "none",
]
Kind = Literal["close", "shot", "blast", "dodge", "berserk", "devoured"]
"""What can be under way: a sequence, ranged attacks, and what one die decides (all but the first three)."""


def opponent(player: Player) -> Player:
    """The other of the two players (TD-01)."""
    return "B" if player == "A" else "A"


@dataclass(frozen=True, slots=True)
class StateOn:
    """A state that lies on a unit: its id and its number, which is what is left of its clock.

    Consumed does *x* damage in each of *y* Upkeep phases to come. *fresh*: it came during the unit's own activation,
    which does not count.
    """

    id: str
    x: int = 1
    y: int = 0
    kind: str = ""
    durable: bool = False
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Unit:
    """One miniature. *at* is the centre of its base, None off the table; *height* its ground in fathoms."""

    id: str
    owner: Player
    profile: Profile
    life: int
    controller: Player
    number: int = 0
    at: Point | None = None
    height: float = 0.0
    status: Status = "waiting"
    states: tuple[StateOn, ...] = ()
    under: tuple[StateOn, ...] = ()
    """States that it is in because it stands in the area of a lingering aura (AU-06)."""
    gone: Literal["", "killed", "left"] = ""
    entered: int = 0
    """The turn it came onto the table, 0 for the start."""
    inside: str = ""
    """The unit that has devoured it."""
    orders_used: frozenset[str] = frozenset()
    absent: bool = False
    """It was not on the table when the first turn began: its CMD joins once it arrives (CM-13)."""
    activations: int = 0
    """How many of its activations this turn have been begun."""
    invoker: str = ""
    """The Infernalist that has invoked it."""
    spell: int | None = None
    """The spell it carries, counted from 0 on its invoker's card."""
    light: int | None = None
    """How many of its Command points without colour are light, as its player says; None: all (FR-58)."""
    used: Mapping[str, int] = field(default_factory=dict)
    """What is counted over turns: uses of a weapon, Focus actions towards reloading, by a key the rule chooses."""

    @property
    def on_table(self) -> bool:
        return self.at is not None and not self.gone

    @property
    def base(self) -> Base:
        """Its base on the table. Raises ValueError off the table."""
        if self.at is None:
            message = f"{self.id} is not on the table"
            raise ValueError(message)
        return Base(self.at, self.profile.radius)

    @property
    def wounded(self) -> bool:
        """At or below the Wound Threshold; never without one (UN-30, UN-31)."""
        return self.profile.threshold is not None and 0 < self.life <= self.profile.threshold

    def name(self, language: str = "en") -> str:
        """The name on the card, numbered where the Company has several."""
        name = self.profile.name(language)
        return f"{name} {self.number}" if self.number else name

    def has(self, state: str) -> bool:
        """Whether the state lies on it; Wounded follows from Life Points as well."""
        return any(on.id == state for on in self.all_states) or (state == "wounded" and self.wounded)

    @property
    def all_states(self) -> tuple[StateOn, ...]:
        """The states that lie on it, and those of the auras around it that do not lie on it anyhow."""
        if not self.under:
            return self.states
        lying = {on.id for on in self.states}
        return (*self.states, *(on for on in self.under if on.id not in lying))


@dataclass(frozen=True, slots=True)
class Unsaid:
    """Points paid evenly of both colours, of which so many were *light*; from both scores where it was *for_good*."""

    points: int
    light: int
    for_good: bool = False


@dataclass(frozen=True, slots=True)
class Company:
    """What one player commands: basic and current Command (CM-05), and the losses that decide Dominance."""

    player: Player
    name: str
    faction: str = ""
    basic: int = 0
    current: int = 0
    coloured: bool = False
    """Its Command is split into light and dark points (FR-57); dark is what is not light."""
    basic_light: int = 0
    current_light: int = 0
    unsaid: Unsaid | None = None
    """What was paid since the last activation began without a word about its colours (FR-60)."""
    dice: DiceSource = "virtual"
    lost: int = 0
    lost_last_turn: int = 0

    @property
    def light_bounds(self) -> tuple[int, int]:
        """The fewest and the most light points in the current score: no more of either colour than in the basic one."""
        dark = self.basic - self.basic_light
        return max(self.current - dark, 0), min(self.current, self.basic_light)


@dataclass(frozen=True, slots=True)
class Terrain:
    """A piece of terrain: its outline in millimetres and its flags."""

    name: str
    outline: tuple[Point, ...]
    difficult: bool = False
    impassable: bool = False
    opaque: bool = False
    awkward: bool = False
    height: float = 0.0


@dataclass(frozen=True, slots=True)
class Zone:
    """Where a player sets up his units at the start: an outline in millimetres."""

    player: Player
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class ConsumedArea:
    """A round area that consumes whoever is in it: Consumed *x*/*y* of a *kind* (ST-032). Millimetres.

    *last* is the turn at whose end it goes out; None where the players put it out by hand.
    """

    id: str
    at: Point
    radius: float
    x: int
    y: int
    kind: str = ""
    durable: bool = False
    last: int | None = None


@dataclass(frozen=True, slots=True)
class Declaration:
    """What was declared before any die: who strikes whom, how, and what the table said of cover."""

    kind: Kind
    attacker: str
    defender: str
    action: Action
    one_sided: bool = False
    weapon: int | None = None
    covered: bool = False
    sequence: int = 1
    """Which sequence of the same action it is."""
    cause: str = ""
    """What brought it about where that is no action of its attacker: an ability's or a state's id."""
    at: Point | None = None
    """The spot an explosion is aimed at, or the far end of a blast's middle line."""
    limit: int = 0
    """What the die may show at most where one die decides."""
    others: tuple[str, ...] = ()
    """Further units it concerns: those under a template, or those a shot may hit by chance.

    With a template *defender* is the first of them, or the attacker where nobody is under it.
    """
    sheltered: tuple[str, ...] = ()
    """Those of *others* that have cover."""
    still: str = ""
    """The rule by which the shooter moves neither before nor after it."""
    ignored: tuple[str, ...] = ()
    """Nearer enemies that vae distanti shoots past (FR-34)."""


POWER_STRIKE = "power_strike"
"""The cause of a sequence that a power brings about by what it does."""

PowerKind = Literal["order", "aura", "spell", "uncategorised"]


@dataclass(frozen=True, slots=True)
class Power:
    """An effect on a unit's card, the *index*-th of its kind, counted from 0."""

    kind: PowerKind
    index: int = 0


@dataclass(frozen=True, slots=True)
class Announced:
    """A power whose costs are paid and whose fight is still to come (AC-32, AC-36)."""

    unit: str
    power: Power
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Invocation:
    """A *lemure* that *unit* raises at a spot beside it, for a spell of its card counted from 0 (LE-05 to LE-08)."""

    unit: str
    lemure: str
    spell: int
    at: Point


@dataclass(frozen=True, slots=True)
class Running:
    """An effect of a power of *unit* in force from turn *first* to turn *last*, None for the rest of the game.

    *acts* are what it does, as its card said when it was used. It lies on *units*; a *lingering* one on whoever is
    within *radius* fathoms of its bearer (None: everywhere), by *keyword* or, if *immune*, all but these (EF-05).
    """

    number: int
    unit: str
    names: Names
    kind: PowerKind
    acts: tuple[Act, ...]
    units: tuple[str, ...] = ()
    first: int = 0
    last: int | None = None
    activation: str = ""
    """The unit whose activation ends it, if that comes earlier."""
    lingering: bool = False
    radius: float | None = None
    keyword: str = ""
    immune: bool = False
    aim: Aim | None = None
    """Of a lingering one: whom it may reach, beside the keyword (FR-89)."""
    asked: bool = False
    """The players are still to carry it out by hand."""


Answer = int | tuple[int, ...]
"""Dice as they lay, the faces picked for a re-roll, or the number of an option."""


@dataclass(frozen=True, slots=True)
class OpenAttack:
    """An attack under way: the declaration and the answers so far. All else follows from the rules."""

    declaration: Declaration
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Activation:
    """What the active unit has done so far; *player* is he who activated it, whoever plays it by now."""

    unit: str
    action: Action = ""
    start: Point | None = None
    moved: float = 0.0
    attacked: bool = False
    engaged_at_start: bool = False
    due: bool = False
    """A further sequence is due, against an enemy still to be named."""
    still: str = ""
    """The rule by which it may not move any more after its shot."""
    struck: bool = False
    """An enemy has had its blow at the unit, which could do nothing."""
    breaks_away: Literal["", "retreat", "any", "let_go"] = ""
    """The move that is due out of contact: that of a Retreat, any in its place, or one that may lead on (RU-47)."""
    left: tuple[str, ...] = ()
    """The enemies it leaves by that move."""
    player: Player | None = None
    let_go: bool = False
    """After its move out of contact it may still Shoot or Concentrate (RU-47)."""
    goes_on: bool = False
    """A power was used in the midst of its move, which may go on (AC-45)."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A switch of the edition that shall stand otherwise, once both players have *agreed*."""

    switch: str
    value: bool | int | float
    agreed: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """The whole battle."""

    name: str = ""
    edition: Edition = CORE
    width: float = 750.0
    depth: float = 750.0
    terrain: tuple[Terrain, ...] = ()
    zones: tuple[Zone, ...] = ()
    """Deployment areas; a player without one sets up where he likes."""
    areas: tuple[ConsumedArea, ...] = ()
    shapes: Mapping[str, Profile] = field(default_factory=dict)
    """The cards that units may become in the battle, by id (UN-67)."""
    companies: Mapping[Player, Company] = field(default_factory=dict)
    units: Mapping[str, Unit] = field(default_factory=dict)
    turn: int = 0
    turns: int | None = None
    """How many turns the scenario gives; None is without limit (TD-25)."""
    phase: Phase = "setup"
    dominant: Player | None = None
    to_act: Player | None = None
    """Whose turn it is to activate."""
    activation: Activation | None = None
    activated_this_turn: int = 0
    row: tuple[Player, int] | None = None
    """Whose units have been activated in a row, and how many, while the other player could have gone on."""
    handed_over: bool = False
    """The player whose unit acted last has said that he is done."""
    attack: OpenAttack | None = None
    upcoming: tuple[Declaration, ...] = ()
    """Attacks that follow the open one, in order."""
    invoking: Invocation | None = None
    """An invocation whose fight is still to come."""
    fought: tuple[tuple[str, str, int], ...] = ()
    """Attack sequences fought while a pair stays in contact: both ids in order, and how many."""
    notes: tuple[str, ...] = ()
    running: tuple[Running, ...] = ()
    """The effects of powers in force, in the order in which they began."""
    announced: Announced | None = None
    attacks: int = 0
    """How many attacks have been declared: some orders may be used once in each (FR-30)."""
    upkeep_first: Player | None = None
    """Whose powers come first in this Upkeep, as the Dominant player has said (TD-22)."""

    proposal: Proposal | None = None
    """The change of the rules that waits for the players' consent."""

    def unit(self, key: str) -> Unit:
        """The unit with this id. Raises KeyError if there is none."""
        return self.units[key]

    @property
    def fathom(self) -> float:
        """Millimetres in a fathom."""
        return self.edition.fathom_mm

    def on_table(self) -> Iterator[Unit]:
        """All units that stand on the table."""
        return (unit for unit in self.units.values() if unit.on_table)

    def units_of(self, player: Player) -> Iterator[Unit]:
        """The units on the table that the player controls at present (TD-31)."""
        return (unit for unit in self.on_table() if unit.controller == player)

    def waiting(self, player: Player) -> tuple[Unit, ...]:
        """His units that still have to act this turn (TD-44)."""
        return tuple(unit for unit in self.units_of(player) if unit.status == "waiting")

    def enemies_of(self, unit: Unit) -> Iterator[Unit]:
        """Units on the table under another player's control (TD-32)."""
        return (other for other in self.on_table() if other.controller != unit.controller)

    def allies_of(self, unit: Unit) -> Iterator[Unit]:
        """Other units on the table under the same control."""
        return (
            other for other in self.on_table() if other.controller == unit.controller and other.id != unit.id
        )
