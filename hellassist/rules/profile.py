"""What a printed stat card tells the engine. Values only; the cards' files and their checks live in ``catalogue``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

Names = Mapping[str, str]
"""A text per language code ("en", "fr", "ru"). English is the fall-back."""

Rank = Literal["officer", "independent", "trooper", ""]
Stat = Literal["mvt", "cbt", "shs", "def", "pr", "fth", "cmd"]
Trigger = Literal["exhausting", "active", "passive", "free", "constant", ""]
Colour = Literal["", "light", "dark"]
"""What Command points can be of where they are split in two (FR-57); "" for any."""

BASES_MM: Mapping[str, float] = {"regular": 30.0, "large": 40.0, "extra_large": 50.0}
"""Diameter of each base size in millimetres, smallest first (UN-71, UN-72)."""

GENERAL_BELIEFS: Mapping[str, str] = {
    "yanluowang": "buddhist",
    "papist": "christian",
    "orthodox": "christian",
    "protestant": "christian",
    "shiite": "muslim",
    "sunni": "muslim",
    "kharijite": "muslim",
    "luciferian": "satanist",
}
"""The general belief behind each dogma (UN-53)."""

RELIGIONS = frozenset({*GENERAL_BELIEFS, *GENERAL_BELIEFS.values(), "atheist", "jewish"})
"""The keywords by which a power concerns religion (UN-53, UN-55)."""

TABLE_COLUMNS = 5
"""Every power table covers one to five hits (UN-40)."""


def in_language(names: Names, language: str) -> str:
    """The text in *language*, else in English, else in whatever language there is."""
    return names.get(language) or names.get("en") or next(iter(names.values()), "")


def keywords_with_general(keywords: Iterable[str]) -> frozenset[str]:
    """The keywords and the general belief that each dogma among them implies (UN-54)."""
    said = frozenset(keywords)
    return said | {GENERAL_BELIEFS[keyword] for keyword in said if keyword in GENERAL_BELIEFS}


@dataclass(frozen=True, slots=True)
class Score:
    """A stat as printed: the red value and, where one is printed, the green value of a Wounded unit (UN-22)."""

    red: int
    green: int | None = None

    def __str__(self) -> str:
        return str(self.red) if self.green is None else f"{self.red}/{self.green}"


def score_from(text: str) -> Score | None:
    """A score as it is printed, "4" or "4/3" for red and green; None for anything else."""
    red, cut, green = text.strip().partition("/")
    parts = (red, green) if cut else (red,)
    if not all(part.isascii() and part.isdigit() and len(part) <= 2 for part in parts):
        return None
    return Score(int(red), int(green) if cut else None)


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability as printed: its id, its x, its keyword. An unknown one carries its printed *text*."""

    id: str
    x: int = 1
    keyword: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """A state that a weapon, order or aura inflicts: *x* is its number, *y* the phases of Consumed x/y."""

    state: str
    x: int = 1
    y: int = 0
    kind: str = ""
    durable: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a power table: damage points and what comes with them (UN-41)."""

    damage: int
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Blast:
    """Explosion, impact blast or cloud: Difficulty/Power in place of a table (UN-44). No power: states alone."""

    shape: Literal["explosion", "impact", "cloud"]
    difficulty: int
    power: int | None = None
    effects: tuple[Effect, ...] = ()
    radius: float = 3.0
    """Of an explosion, in fathoms (EX-04)."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon with the five columns of its table, or a blast. Range in fathoms, ranged weapons only."""

    names: Names
    use: Literal["close", "ranged"] = "close"
    types: tuple[str, ...] = ()
    table: tuple[Column, ...] = ()
    range: float | None = None
    blast: Blast | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that an order, aura or spell does, in the vocabulary the engine carries out.

    ``manual`` is what the vocabulary cannot say: its *text* is put before the players. *within* so many fathoms of the
    source of the power, or of the unit or spot it is aimed at (FR-07); None anywhere. *permit* is what a rule forbids
    and the power allows (FR-02).
    """

    do: Literal["stat", "state", "heal", "damage", "move", "attack", "command", "permit", "manual"]
    on: Literal["self", "ally", "allies", "enemy", "enemies", "unit", "units", "company", "associate"] = (
        "self"
    )
    stat: Stat | Literal[""] = ""
    amount: int = 0
    effect: Effect | None = None
    keyword: str = ""
    but_self: bool = False
    until: Literal["now", "activation", "turn", "next_turn", "game"] = "turn"
    turns: int = 1
    text: Names = field(default_factory=dict)
    within: float | None = None
    around: Literal["source", "target"] = "source"
    permit: Literal["", "walk_into_contact"] = ""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a header says of targets: *who*, up to *within* fathoms of the source (FR-26, FR-72, FR-89).

    *combatants*: no lemures (FR-66); *other*: not the source itself.
    """

    who: Literal["none", "ally", "allies", "enemy", "enemies", "unit", "units", "company", "point"] = "none"
    combatants: bool = False
    other: bool = False
    within: float | None = None


Span = Literal["battle", "turn", "activation", "attack"]


@dataclass(frozen=True, slots=True)
class Order:
    """An order with its header: trigger, cost in Command, permanent, Unique (EF-17).

    Some texts print more: *amounts* of Command to choose from, a *variable* cost, its *colour*, an *aim* and how often
    it may be used: up to *limit* times in a *span* (FR-21 to FR-30).
    """

    names: Names
    trigger: Trigger = ""
    cost: int = 0
    permanent: bool = False
    unique: bool = False
    condition: str = ""
    target: str = ""
    limit: int | None = None
    text: Names = field(default_factory=dict)
    acts: tuple[Act, ...] = ()
    upkeep: bool = False
    """Without trigger, and used in Upkeep (TD-22)."""
    amounts: tuple[int, ...] = ()
    variable: Literal["", "named", "enemies_in_contact"] = ""
    colour: Colour = ""
    aim: Aim | None = None
    span: Span = "battle"


@dataclass(frozen=True, slots=True)
class Aura:
    """An aura with its header (EF-20). Radius in fathoms from the edge of the base; None is without limit."""

    names: Names
    duration: Literal["permanent", "temporary"]
    trigger: Trigger
    radius: float | None
    kind: Literal["lingering", "instant"]
    turns: int = 1
    keyword: str = ""
    immune: bool = False
    cost: int = 0
    text: Names = field(default_factory=dict)
    acts: tuple[Act, ...] = ()
    upkeep: bool = False
    """Without trigger, and used in Upkeep (TD-22)."""
    aim: Aim | None = None
    """Whom it may reach within its radius (FR-89)."""


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell that a lemure carries (LE-29)."""

    names: Names
    trigger: Trigger = ""
    kind: Literal["", "persistent", "dissipated", "radiant"] = ""
    target: str = ""
    radius: float | None = None
    text: Names = field(default_factory=dict)
    acts: tuple[Act, ...] = ()
    lemure_stays: bool = False
    """Its release does not destroy the lemure (LE-18)."""
    aim: Aim | None = None


@dataclass(frozen=True, slots=True)
class Uncategorised:
    """An effect of a card that is neither order nor spell nor aura: its text alone says when and how (FR-14, FR-91)."""

    names: Names
    text: Names = field(default_factory=dict)
    acts: tuple[Act, ...] = ()
    when: Literal["", "dies"] = ""
    """When it comes by itself; "" where the players say when."""


@dataclass(frozen=True, slots=True)
class Availability:
    """How often the unit may serve: Unique, Limited x, Limited x/y, Unlimited or Associated (name) x (UN-62 to 66)."""

    kind: Literal["unlimited", "unique", "limited", "variants", "associated"] = "unlimited"
    x: int = 0
    y: int = 0
    name: str = ""
    variant: Literal["", "first", "second"] = ""


@dataclass(frozen=True, slots=True)
class Infernalist:
    """How many lemures at one time and in the whole game (UN-57)."""

    at_once: int
    in_all: int


@dataclass(frozen=True, slots=True)
class BinaryCommand:
    """The split Command of the Immortals: light, dark and free-choice points."""

    light: int = 0
    dark: int = 0
    either: int = 0


@dataclass(frozen=True, slots=True)
class Transformation:
    """On *condition* the unit becomes the card *shape* (UN-67).

    *when* is the condition as the engine knows it: an enemy killed, Wounded, death; "" where the players say when.
    """

    condition: str
    shape: str
    text: Names = field(default_factory=dict)
    when: Literal["", "kills", "wounded", "dies"] = ""


STAT_FIELDS: Mapping[Stat, str] = {"def": "defence", "pr": "protection"}
"""The fields of a card that are not named like their stat."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A unit's card as the engine reads it. A stat that is not printed is None, which is not 0 (UN-16).

    *placeholders* names the printed values that no source attests ("mvt", "cbt.green", "abilities.leader"), for
    the screen. Weapons, orders and acts are counted from 0, columns by their hits ("weapons.0.table.5": five hits).
    """

    id: str
    names: Names
    faction: str
    rank: Rank
    mvt: Score
    defence: Score
    life: int
    threshold: int | None = None
    cbt: Score | None = None
    shs: Score | None = None
    protection: Score = Score(0)
    fth: Score | None = None
    cmd: Score | None = None
    binary: BinaryCommand | None = None
    base: Literal["regular", "large", "extra_large"] = "regular"
    tallness: float = 1.0
    points: int = 0
    named: bool = False
    availability: Availability = Availability()
    keywords: frozenset[str] = frozenset()
    infernalist: Infernalist | None = None
    abilities: tuple[Ability, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    orders: tuple[Order, ...] = ()
    auras: tuple[Aura, ...] = ()
    spells: tuple[Spell, ...] = ()
    uncategorised: tuple[Uncategorised, ...] = ()
    transformation: Transformation | None = None
    special: Names = field(default_factory=dict)
    placeholders: frozenset[str] = frozenset()

    @property
    def radius(self) -> float:
        """Radius of the base in millimetres."""
        return BASES_MM[self.base] / 2

    def name(self, language: str = "en") -> str:
        """The unit's name in *language*."""
        return in_language(self.names, language)

    def doubts(self, *fields: str) -> bool:
        """Whether any of these values, or a part of one, is a placeholder ("cmd" stands for "cmd.green" too)."""
        return any(
            path == field or path.startswith(f"{field}.") for path in self.placeholders for field in fields
        )

    def has_keyword(self, keyword: str) -> bool:
        """Whether effects on *keyword* find this unit: by rank, aura, lemures or belief too (UN-50, 54, 56, 57)."""
        if keyword in keywords_with_general(self.keywords):
            return True
        return (
            (keyword == self.rank and bool(keyword))
            or (keyword == "mentalist" and bool(self.auras))
            or (keyword == "infernalist" and self.infernalist is not None)
        )

    def score(self, stat: Stat) -> Score | None:
        """The printed score of *stat*; None where the card does not print it."""
        score: Score | None = getattr(self, STAT_FIELDS.get(stat, stat))
        return score

    def with_score(self, stat: Stat, score: Score) -> Profile:
        """The card with another score for a stat, set from a card in the hand: no placeholder any more."""
        field_name = STAT_FIELDS.get(stat, stat)
        kept = frozenset(path for path in self.placeholders if path.split(".")[0] != stat)
        return replace(self, placeholders=kept, **{field_name: score})  # type: ignore[arg-type]

    def weapons_for(self, use: Literal["close", "ranged"]) -> tuple[Weapon, ...]:
        """The weapons usable in close combat, or at range (CC-46)."""
        return tuple(weapon for weapon in self.weapons if weapon.use == use)
