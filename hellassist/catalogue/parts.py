"""Parts of a card as a file gives them: weapons, orders, auras, spells. Each turns into the engine's view of it."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, model_validator

from hellassist.catalogue import notation
from hellassist.catalogue.errors import field_faults, found, nearest
from hellassist.catalogue.known import known_abilities
from hellassist.catalogue.words import keyword, names, one_line, printed, shortest, slug, some_lines, texts
from hellassist.rules.profile import (
    Ability,
    Act,
    Aura,
    Blast,
    Column,
    Effect,
    Order,
    Spell,
    Stat,
    Transformation,
    Trigger,
    Weapon,
)


def each(read: Callable[[Any], Any], most: int = 30) -> PlainValidator:
    """Reads a list entry by entry; the sentence says which entry is wrong."""

    def read_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise ValueError("allowed is a list in square brackets.")  # noqa: TRY004 -- pydantic collects ValueErrors
        if len(value) > most:
            raise ValueError(f"it has {len(value)} entries; allowed are {most}.")
        done: list[Any] = []
        for entry in value:
            try:
                one = read(entry)
            except ValueError as wrong:
                raise ValueError(f"the entry {found(entry)} will not do: {wrong}") from None
            if one not in done:
                done.append(one)
        return tuple(done)

    return PlainValidator(read_all)


def _listed(text: Callable[[Any], Any]) -> PlainSerializer:
    return PlainSerializer(lambda values: [text(value) for value in values])


Names = Annotated[dict[str, str], PlainValidator(names), PlainSerializer(shortest)]
Texts = Annotated[dict[str, str], PlainValidator(texts), PlainSerializer(shortest)]
Line = Annotated[str, PlainValidator(one_line)]
Lines = Annotated[str, PlainValidator(some_lines)]
Word = Annotated[str, PlainValidator(lambda value: keyword(one_line(value))), PlainSerializer(printed)]
Abilities = Annotated[tuple[Ability, ...], each(notation.ability), _listed(notation.ability_text)]
Words = Annotated[tuple[str, ...], each(lambda value: slug(one_line(value))), _listed(printed)]
EffectText = Annotated[Effect, PlainValidator(notation.effect), PlainSerializer(notation.effect_text)]
Table = Annotated[tuple[Column, ...], PlainValidator(notation.table), _listed(notation.column_text)]
BlastText = Annotated[Blast, PlainValidator(notation.blast), PlainSerializer(notation.blast_text)]
Small = Annotated[int, Field(ge=-notation.HIGHEST, le=notation.HIGHEST)]
Count = Annotated[int, Field(ge=0, le=notation.HIGHEST)]
Turns = Annotated[int, Field(ge=1, le=notation.HIGHEST)]
Fathoms = Annotated[float, Field(gt=0, le=notation.HIGHEST, allow_inf_nan=False)]


class Part(BaseModel):
    """What all tables of a card have in common: nothing unknown in them, nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, serialize_by_alias=True)


class WeaponCard(Part):
    """A weapon: its power table or its blast (UN-40, UN-44), and the abilities that are its own (UN-48)."""

    name: Names
    use: Literal["close", "ranged"] = "close"
    types: Words = ()
    range: Fathoms | None = None
    table: Table = ()
    blast: BlastText | None = None
    abilities: Abilities = ()

    @model_validator(mode="before")
    @classmethod
    def _types_of_blast(cls, entries: Any) -> Any:
        """Damage types may stand within the brackets of a blast, as the card prints them."""
        if not isinstance(entries, Mapping) or not isinstance(entries.get("blast"), str):
            return entries
        printed_types, blast = notation.typed_blast(entries["blast"])
        types = entries.get("types", [])
        if not printed_types or not isinstance(types, list):
            return entries
        return {**entries, "blast": blast, "types": [*types, *printed_types]}

    @model_validator(mode="after")
    def _fits_together(self) -> "WeaponCard":
        faults: list[tuple[str, str]] = []
        aimed = self.blast is None or self.blast.shape == "explosion"
        if self.blast is None and not self.table:
            faults.append(("table", "is missing; only an explosion or a blast does without a power table."))
        if self.blast is not None and self.table:
            faults.append(("table", "is one thing too many: a blast or an explosion has no power table."))
        if self.blast is not None and self.use != "ranged":
            faults.append(("use", 'found "close"; a blast or an explosion is "ranged".'))
        if self.use == "close" and self.range is not None:
            faults.append(("range", 'is for ranged weapons; for those give use = "ranged".'))
        if self.use == "ranged" and aimed and self.range is None:
            faults.append(("range", "is missing; a ranged weapon has one in fathoms."))
        faults += [
            ("abilities", f"{entry.name} belongs to the unit and not to a weapon.")
            for ability in self.abilities
            if (entry := known_abilities().get(ability.id)) is not None and not entry.weapon
        ]
        if faults:
            raise field_faults(faults)
        return self

    def weapon(self) -> Weapon:
        return Weapon(self.name, self.use, self.types, self.table, self.range, self.blast, self.abilities)


class ActCard(Part):
    """One thing that an order, aura or spell does. What these words cannot say is "manual", with its text."""

    do: Literal["stat", "state", "heal", "damage", "move", "attack", "command", "manual"]
    on: Literal["self", "ally", "allies", "enemy", "enemies", "unit", "units", "company"] = "self"
    stat: Stat | Literal[""] = ""
    amount: Small = 0
    effect: EffectText | None = None
    keyword: Word = ""
    but_self: bool = False
    until: Literal["now", "activation", "turn", "next_turn", "game"] = "turn"
    turns: Turns = 1
    text: Texts = Field(default_factory=dict)

    @model_validator(mode="after")
    def _fits_together(self) -> "ActCard":
        faults: list[tuple[str, str]] = []
        if (self.do == "stat") != bool(self.stat):
            faults.append(("stat", 'goes with do = "stat", and that needs it.'))
        if (self.do == "state") != (self.effect is not None):
            faults.append(("effect", 'goes with do = "state", and that needs it.'))
        if self.do == "manual" and not self.text:
            faults.append(("text", 'is missing; what is "manual" is put before the players in words.'))
        if faults:
            raise field_faults(faults)
        return self

    def act(self) -> Act:
        return Act(
            self.do,
            self.on,
            self.stat,
            self.amount,
            self.effect,
            self.keyword,
            self.but_self,
            self.until,
            self.turns,
            self.text,
        )


class OrderCard(Part):
    """An order with its header as printed: "Active • 2 permanent CMD • Unique" (EF-17)."""

    name: Names
    header: Annotated[str, PlainValidator(lambda value: order_header(read_order_header(value)))] = ""
    condition: Lines = ""
    target: Lines = ""
    limit: Count | None = None
    text: Texts = Field(default_factory=dict)
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    upkeep: bool = False

    @model_validator(mode="after")
    def _fits_together(self) -> "OrderCard":
        return _in_upkeep_without_trigger(self, read_order_header(self.header)[0])

    def order(self) -> Order:
        trigger, cost, permanent, unique = read_order_header(self.header)
        return Order(
            self.name,
            trigger,
            cost,
            permanent,
            unique,
            self.condition,
            self.target,
            self.limit,
            self.text,
            tuple(act.act() for act in self.acts),
            self.upkeep,
        )


class AuraCard(Part):
    """An aura with its header: "Temporary • Active • 4 fathom radius • Lingering • Muslims" (EF-20)."""

    name: Names
    header: Annotated[str, PlainValidator(lambda value: aura_header(read_aura_header(value)))]
    cost: Count = 0
    turns: Turns = 1
    text: Texts = Field(default_factory=dict)
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    upkeep: bool = False

    @model_validator(mode="after")
    def _fits_together(self) -> "AuraCard":
        return _in_upkeep_without_trigger(self, read_aura_header(self.header)[1])

    def aura(self) -> Aura:
        duration, trigger, radius, kind, word, immune = read_aura_header(self.header)
        acts = tuple(act.act() for act in self.acts)
        return Aura(
            self.name,
            duration,
            trigger,
            radius,
            kind,
            self.turns,
            word,
            immune,
            self.cost,
            self.text,
            acts,
            self.upkeep,
        )


def _in_upkeep_without_trigger(card: "Headed", trigger: Trigger) -> "Headed":
    """The card, if a power of the Upkeep phase has no trigger. Raises a fault that says so."""
    if card.upkeep and trigger:
        raise field_faults([("upkeep", "is for a power without trigger; take one of the two out.")])
    return card


Headed = TypeVar("Headed", OrderCard, AuraCard)


class SpellCard(Part):
    """A spell that a lemure carries; it stands on its Infernalist's card (LE-29)."""

    name: Names
    trigger: Trigger = ""
    kind: Literal["", "persistent", "dissipated", "radiant"] = ""
    target: Lines = ""
    radius: Fathoms | None = None
    text: Texts = Field(default_factory=dict)
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    lemure_stays: bool = False

    def spell(self) -> Spell:
        acts = tuple(act.act() for act in self.acts)
        return Spell(
            self.name, self.trigger, self.kind, self.target, self.radius, self.text, acts, self.lemure_stays
        )


class TransformationCard(Part):
    """On *condition* the unit becomes the card whose id is *shape* (UN-67)."""

    condition: Line
    shape: Line
    text: Texts = Field(default_factory=dict)
    when: Literal["", "kills", "wounded", "dies"] = ""

    def transformation(self) -> Transformation:
        return Transformation(self.condition, self.shape, self.text, self.when)


class BinaryCard(Part):
    """The split Command of the Immortals."""

    light: Count = 0
    dark: Count = 0
    either: Count = 0


OrderHeader = tuple[Trigger, int, bool, bool]
AuraHeader = tuple[
    Literal["permanent", "temporary"], Trigger, float | None, Literal["lingering", "instant"], str, bool
]

TRIGGERS: dict[str, Trigger] = {
    "exhausting": "exhausting",
    "active": "active",
    "passive": "passive",
    "free": "free",
}
ORDER_FORM = 'a header as in "Active • 2 permanent CMD • Unique"'
FIXED = ("permanent", "temporary", "lingering", "instant", "no limit")
AURA_FORM = 'a header as in "Temporary • Active • 4 fathom radius • Lingering • Muslims"'


def read_order_header(value: Any) -> OrderHeader:
    """Trigger, cost, whether permanent, whether Unique. Raises ValueError for anything else."""
    trigger: Trigger = ""
    cost, permanent, unique, said = 0, False, False, set()
    for part in _parts(value, ORDER_FORM):
        if part in TRIGGERS:
            kind, trigger = "trigger", TRIGGERS[part]
        elif match := re.fullmatch(r"(\d{1,2})\s+(permanent\s+)?cmd", part, re.ASCII):
            kind, cost, permanent = "cost", int(match[1]), match[2] is not None
        elif part == "unique":
            kind, unique = "unique", True
        else:
            raise ValueError(
                f'"{part}" has no place in it; allowed is {ORDER_FORM}.{nearest(part, TRIGGERS)}'
            )
        if kind in said:
            raise ValueError(f"it gives its {kind} twice; allowed is {ORDER_FORM}.")
        said.add(kind)
    return trigger, cost, permanent, unique


def order_header(header: OrderHeader) -> str:
    trigger, cost, permanent, unique = header
    parts = [printed(trigger)] if trigger else []
    if cost:
        parts.append(f"{cost} {'permanent ' if permanent else ''}CMD")
    return " • ".join([*parts, *(["Unique"] if unique else [])])


def read_aura_header(value: Any) -> AuraHeader:
    """Duration, trigger, radius, kind, keyword, whether immune. Duration, radius and kind must be there (EF-02)."""
    duration: Literal["permanent", "temporary", ""] = ""
    kind: Literal["lingering", "instant", ""] = ""
    trigger: Trigger = ""
    radius, limits, word, immune = None, 0, "", False
    for part in _parts(value, AURA_FORM):
        if part in {"permanent", "temporary"} and not duration:
            duration = "permanent" if part == "permanent" else "temporary"
        elif part in {"lingering", "instant"} and not kind:
            kind = "lingering" if part == "lingering" else "instant"
        elif part in TRIGGERS and not trigger:
            trigger = TRIGGERS[part]
        elif match := re.fullmatch(r"(\d{1,2}(?:\.\d{1,2})?)\s+fathoms?(?:\s+radius)?", part, re.ASCII):
            radius, limits = float(match[1]), limits + 1
        elif part == "no limit":
            limits += 1
        elif not word and limits and kind and part not in {*TRIGGERS, *FIXED}:
            immune = part.endswith(" immune")
            word = keyword(part.removesuffix(" immune"))
        else:
            raise ValueError(f'"{part}" has no place there; allowed is {AURA_FORM}.')
    if not duration or not kind or limits != 1 or radius == 0:
        needed = "Permanent or Temporary, a radius, and Lingering or Instant"
        raise ValueError(f"it needs {needed}; allowed is {AURA_FORM}.")
    return duration, trigger, radius, kind, word, immune


def aura_header(header: AuraHeader) -> str:
    duration, trigger, radius, kind, word, immune = header
    parts = [printed(duration), *([printed(trigger)] if trigger else [])]
    parts.append("No limit" if radius is None else f"{radius:g} fathom radius")
    parts.append(printed(kind))
    return " • ".join([*parts, *([printed(word) + (" immune" if immune else "")] if word else [])])


def _parts(value: Any, form: str) -> list[str]:
    if not isinstance(value, str) or len(value) > 200:
        raise ValueError(f"allowed is {form}.")
    text = one_line(value) if value.strip() else ""
    return [part.strip().lower() for part in re.split(r"[•,]", text) if part.strip()]
