"""Parts of a card as a file gives them: weapons, orders, auras, spells. Each turns into the engine's view of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, model_validator

from hellassist.catalogue import effect_headers, notation
from hellassist.catalogue.errors import field_faults, fields_of, found
from hellassist.catalogue.headers import (
    aura_text,
    order_text,
    read_aura_header,
    read_order_header,
    spell_text,
)
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
    Uncategorised,
    Weapon,
)
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said


def each(read: Callable[[Any], Any], most: int = 30) -> PlainValidator:
    """Reads a list entry by entry; the sentence says which entry is wrong."""

    def read_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise ValueError(Said(N("files", "allowed is a list in square brackets.")))  # noqa: TRY004 -- pydantic collects ValueErrors
        if len(value) > most:
            raise ValueError(
                Said(N("files", "it has {count} entries; allowed are {most}."), count=len(value), most=most)
            )
        done: list[Any] = []
        for entry in value:
            try:
                one = read(entry)
            except ValueError as wrong:
                raise ValueError(
                    Said(
                        N("files", "the entry {found} will not do: {what}"),
                        found=found(entry),
                        what=wrong.args[0],
                    )
                ) from None
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
            faults.append(
                (
                    "table",
                    Said(N("files", "is missing; only an explosion or a blast does without a power table.")),
                )
            )
        if self.blast is not None and self.table:
            faults.append(
                (
                    "table",
                    Said(N("files", "is one thing too many: a blast or an explosion has no power table.")),
                )
            )
        if self.blast is not None and self.use != "ranged":
            faults.append(("use", Said(N("files", 'found "close"; a blast or an explosion is "ranged".'))))
        if self.use == "close" and self.range is not None:
            faults.append(
                ("range", Said(N("files", 'is for ranged weapons; for those give use = "ranged".')))
            )
        if self.use == "ranged" and aimed and self.range is None:
            faults.append(("range", Said(N("files", "is missing; a ranged weapon has one in fathoms."))))
        faults += [
            (
                "abilities",
                Said(N("files", "{name} belongs to the unit and not to a weapon."), name=entry.name),
            )
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

    do: Literal["stat", "state", "heal", "damage", "move", "attack", "command", "permit", "manual"]
    on: Literal["self", "ally", "allies", "enemy", "enemies", "unit", "units", "company", "associate"] = (
        "self"
    )
    stat: Stat | Literal[""] = ""
    amount: Small = 0
    effect: EffectText | None = None
    keyword: Word = ""
    but_self: bool = False
    until: Literal["now", "activation", "turn", "next_turn", "game"] = "turn"
    turns: Turns = 1
    text: Texts = Field(default_factory=dict)
    within: Annotated[float, Field(ge=0, le=notation.HIGHEST, allow_inf_nan=False)] | None = None
    around: Literal["source", "target"] = "source"
    permit: Literal["", "walk_into_contact"] = ""

    @model_validator(mode="after")
    def _fits_together(self) -> "ActCard":
        faults: list[tuple[str, str]] = []
        if (self.do == "stat") != bool(self.stat):
            faults.append(("stat", Said(N("files", 'goes with do = "stat", and that needs it.'))))
        if (self.do == "state") != (self.effect is not None):
            faults.append(("effect", Said(N("files", 'goes with do = "state", and that needs it.'))))
        if (self.do == "permit") != bool(self.permit):
            faults.append(("permit", Said(N("files", 'goes with do = "permit", and that needs it.'))))
        if self.do == "manual" and not self.text:
            faults.append(
                ("text", Said(N("files", 'is missing; what is "manual" is put before the players in words.')))
            )
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
            self.within,
            self.around,
            self.permit,
        )


FIELDS_OF_ACTS = fields_of(ActCard)

Type = Literal["", "permanent", "temporary"]


class OrderCard(Part):
    """An order with its header as printed: "Active • 2 permanent CMD • Unique" (EF-17).

    Or with four fields, "Libre - 1 PC - un combattant allié - Illimité" (FR-21); *counts* is what an X stands for.
    """

    name: Names
    header: Annotated[str, PlainValidator(order_text)] = ""
    type: Type = ""
    counts: Literal["", "named", "enemies_in_contact"] = ""
    condition: Lines = ""
    target: Lines = ""
    limit: Count | None = None
    text: Texts = Field(default_factory=dict)
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    upkeep: bool = False

    @model_validator(mode="after")
    def _fits_together(self) -> "OrderCard":
        if not effect_headers.has_fields(self.header):
            return _in_upkeep_without_trigger(self, read_order_header(self.header)[0])
        header = effect_headers.read_order(self.header)
        if header.variable != bool(self.counts):
            raise field_faults(
                [("counts", Said(N("files", "says what an X in the cost stands for, and goes with it.")))]
            )
        _check_fields(self, header.trigger)
        return _in_upkeep_without_trigger(self, header.trigger)

    def order(self) -> Order:
        if effect_headers.has_fields(self.header):
            return self._of_fields(effect_headers.read_order(self.header))
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

    def _of_fields(self, header: effect_headers.OrderHeader) -> Order:
        return Order(
            self.name,
            header.trigger,
            header.amounts[0] if header.amounts else 0,
            header.permanent,
            condition=self.condition,
            target=effect_headers.target_text(header.aim),
            limit=header.limit,
            text=self.text,
            acts=tuple(act.act() for act in self.acts),
            amounts=header.amounts if len(header.amounts) > 1 else (),
            variable=self.counts,
            colour=header.colour,
            aim=header.aim,
            span=header.span,
        )


class AuraCard(Part):
    """An aura with its header: "Temporary • Active • 4 fathom radius • Lingering • Muslims" (EF-20).

    Or with three fields, "Actif - 4 toises - alliés" (FR-85).
    """

    name: Names
    header: Annotated[str, PlainValidator(aura_text)]
    type: Type = ""
    cost: Count = 0
    turns: Turns = 1
    text: Texts = Field(default_factory=dict)
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    upkeep: bool = False

    @model_validator(mode="after")
    def _fits_together(self) -> "AuraCard":
        if effect_headers.has_fields(self.header):
            trigger = effect_headers.read_aura(self.header).trigger
            _check_fields(self, trigger)
        else:
            trigger = read_aura_header(self.header)[1]
        return _in_upkeep_without_trigger(self, trigger)

    def aura(self) -> Aura:
        if effect_headers.has_fields(self.header):
            return self._of_fields(effect_headers.read_aura(self.header))
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

    def _of_fields(self, header: effect_headers.AuraHeader) -> Aura:
        always = header.trigger == "constant"
        return Aura(
            self.name,
            "permanent" if always else "temporary",
            header.trigger,
            header.radius,
            "lingering",
            self.turns,
            cost=self.cost,
            text=self.text,
            acts=tuple(act.act() for act in self.acts),
            aim=header.aim,
        )


def _check_fields(card: "OrderCard | AuraCard", trigger: Trigger) -> None:
    """Constant is the trigger of permanent effects and of no others (FR-09), and a header has its text (FR-31)."""
    always = trigger == "constant"
    if card.type and (card.type == "permanent") != always:
        raise field_faults(
            [("type", Said(N("files", "a {type} effect with this trigger there is not."), type=card.type))]
        )
    if not card.text and not card.acts:
        raise field_faults(
            [("text", Said(N("files", "is missing; after its header an effect says what it does.")))]
        )


def _in_upkeep_without_trigger(card: "Headed", trigger: Trigger) -> "Headed":
    """The card, if a power of the Upkeep phase has no trigger. Raises a fault that says so."""
    if card.upkeep and trigger:
        raise field_faults(
            [("upkeep", Said(N("files", "is for a power without trigger; take one of the two out.")))]
        )
    return card


Headed = TypeVar("Headed", OrderCard, AuraCard)


class SpellCard(Part):
    """A spell that a lemure carries; it stands on its Infernalist's card (LE-29).

    Some texts give it a *header* with three fields: "Exténuant - dissipé - un adversaire" (FR-67).
    """

    name: Names
    header: Annotated[str, PlainValidator(spell_text)] = ""
    trigger: Trigger = ""
    kind: Literal["", "persistent", "dissipated", "radiant"] = ""
    target: Lines = ""
    radius: Fathoms | None = None
    text: Texts = Field(default_factory=dict)
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    lemure_stays: bool = False

    @model_validator(mode="after")
    def _fits_together(self) -> "SpellCard":
        if self.trigger == "constant":
            raise field_faults([("trigger", Said(N("files", "a spell is never Constant.")))])
        if self.header and not self.text and not self.acts:
            raise field_faults(
                [("text", Said(N("files", "is missing; after its header a spell says what it does.")))]
            )
        return self

    def spell(self) -> Spell:
        acts = tuple(act.act() for act in self.acts)
        if self.header:
            header = effect_headers.read_spell(self.header)
            target = effect_headers.target_text(header.aim)
            return Spell(
                self.name, header.trigger, header.kind, target, self.radius, self.text, acts, aim=header.aim
            )
        return Spell(
            self.name, self.trigger, self.kind, self.target, self.radius, self.text, acts, self.lemure_stays
        )


class UncategorisedCard(Part):
    """An effect that is neither order nor spell nor aura: its text says when and how (FR-14, FR-91)."""

    name: Names
    text: Texts
    acts: Annotated[tuple[ActCard, ...], Field(strict=False, max_length=30)] = ()
    when: Literal["", "dies"] = ""

    def uncategorised(self) -> Uncategorised:
        return Uncategorised(self.name, self.text, tuple(act.act() for act in self.acts), self.when)


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
