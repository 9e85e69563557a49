"""Orders, auras, spells and effects as a card's file gives them, with the acts that they carry out."""

from typing import Annotated, Literal, TypeVar

from pydantic import Field, PlainValidator, model_validator

from hellassist.catalogue import effect_headers, notation
from hellassist.catalogue.errors import field_faults, fields_of
from hellassist.catalogue.headers import (
    aura_text,
    order_text,
    read_aura_header,
    read_order_header,
    spell_text,
)
from hellassist.catalogue.parts import (
    Count,
    EffectText,
    Fathoms,
    Lines,
    Names,
    Part,
    Small,
    Texts,
    Turns,
    Word,
)
from hellassist.rules.profile import (
    Act,
    Aura,
    Order,
    Spell,
    Stat,
    Trigger,
    Uncategorised,
)
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said


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
