"""Orders, auras and spells as cards print them, brought into one form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from hellassist.rules.game import Power, PowerKind, Unit
from hellassist.rules.profile import (
    Act,
    Aim,
    Aura,
    Colour,
    Names,
    Order,
    Span,
    Spell,
    Trigger,
    Uncategorised,
    in_language,
)
from hellassist.rules.refusal import Refused

FELT_INSIDE = frozenset(
    {"accelerated", "berserk", "brave", "immobilized", "pain", "slowed", "stunned", "wounded"}
)
"""States that a unit is in for as long as it stands in a lingering aura; others are laid on it at the trigger."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A power's header and acts. *area*: it reaches the units within *radius* fathoms (None: everywhere) alone.

    *always*: a permanent aura. *turns*: for how many turns a temporary aura lasts (EF-09). *upkeep*: it is used in
    Upkeep, once (TD-22). *amounts*, *variable*, *colour*, *aim*, *limit* and *span* as in ``profile.Order``.
    *by_itself*: its text says when it comes (FR-14).
    """

    kind: PowerKind
    names: Names
    acts: tuple[Act, ...] = ()
    trigger: Trigger = ""
    cost: int = 0
    permanent: bool = False
    unique: bool = False
    area: bool = False
    radius: float | None = None
    lingering: bool = False
    always: bool = False
    turns: int = 1
    keyword: str = ""
    immune: bool = False
    upkeep: bool = False
    condition: str = ""
    text: Names = field(default_factory=dict)
    amounts: tuple[int, ...] = ()
    variable: Literal["", "named", "enemies_in_contact"] = ""
    colour: Colour = ""
    aim: Aim | None = None
    limit: int | None = None
    span: Span = "battle"
    by_itself: bool = False

    @property
    def name(self) -> str:
        """Its name in English: by it identical auras and used-up orders are known (AU-09, EF-18)."""
        return in_language(self.names, "en")

    @property
    def in_force(self) -> bool:
        """Whether it is in force without anybody's doing: permanent without trigger, or Constant (EF-15, FR-09)."""
        return self.always and self.trigger in ("", "constant")

    @property
    def lasting(self) -> tuple[Act, ...]:
        """The acts that are in force for a time."""
        return tuple(act for act in self.acts if self._lasts(act))

    @property
    def at_once(self) -> tuple[Act, ...]:
        """The acts that are done when it is used."""
        return tuple(act for act in self.acts if not self._lasts(act))

    def _lasts(self, act: Act) -> bool:
        felt = self.lingering and act.effect is not None and act.effect.state in FELT_INSIDE
        return act.do in ("stat", "permit") or (act.do == "state" and felt)


def powers_of(unit: Unit) -> tuple[Power, ...]:
    """The orders, auras and effects without category on the unit's card; its spells are its lemures' to use (AU-01)."""
    card = unit.profile
    return (
        *(Power("uncategorised", index) for index in range(len(card.uncategorised))),
        *(Power("order", index) for index in range(len(card.orders))),
        *(Power("aura", index) for index in range(len(card.auras))),
    )


def printed(unit: Unit, power: Power) -> Printed:
    """The power on the unit's card. Raises Refused where there is none."""
    card = unit.profile
    found: Order | Aura | Spell | Uncategorised | None = None
    match power.kind:
        case "order":
            found = _at(card.orders, power.index)
        case "aura":
            found = _at(card.auras, power.index)
        case "spell":
            found = _at(card.spells, power.index)
        case "uncategorised":
            found = _at(card.uncategorised, power.index)
    match found:
        case Uncategorised() as effect:
            return _uncategorised(effect)
        case Order() as order:
            return _order(order)
        case Aura() as aura:
            return _aura(aura)
        case Spell() as spell:
            return _spell(spell)
    raise Refused("no_such_power", "OR-04", unit=unit.id)


One = TypeVar("One")


def _at(parts: Sequence[One], index: int) -> One | None:
    return parts[index] if 0 <= index < len(parts) else None


def _order(order: Order) -> Printed:
    return Printed(
        "order",
        order.names,
        _told(order.acts, order.text),
        order.trigger,
        order.cost,
        permanent=order.permanent,
        unique=order.unique,
        upkeep=order.upkeep,
        condition=order.condition,
        text=order.text,
        always=order.trigger == "constant",
        lingering=order.trigger == "constant",
        amounts=order.amounts,
        variable=order.variable,
        colour=order.colour,
        aim=order.aim,
        limit=order.limit,
        span=order.span,
    )


def _aura(aura: Aura) -> Printed:
    return Printed(
        "aura",
        aura.names,
        _told(aura.acts, aura.text),
        aura.trigger,
        aura.cost,
        area=True,
        radius=aura.radius,
        lingering=aura.kind == "lingering"
        or (aura.duration == "permanent" and aura.trigger in ("", "constant")),
        always=aura.duration == "permanent",
        turns=aura.turns,
        keyword=aura.keyword,
        immune=aura.immune,
        upkeep=aura.upkeep,
        text=aura.text,
        aim=aura.aim,
    )


def _spell(spell: Spell) -> Printed:
    return Printed(
        "spell",
        spell.names,
        _told(spell.acts, spell.text),
        spell.trigger,
        area=spell.radius is not None,
        radius=spell.radius,
        text=spell.text,
        aim=spell.aim,
    )


def _uncategorised(effect: Uncategorised) -> Printed:
    return Printed(
        "uncategorised",
        effect.names,
        _told(effect.acts, effect.text),
        text=effect.text,
        by_itself=bool(effect.when),
    )


def _told(acts: tuple[Act, ...], text: Names) -> tuple[Act, ...]:
    """The acts; where the card gives none, its text is put before the players."""
    return acts or (Act("manual", text=text),)
