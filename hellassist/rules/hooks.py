"""Every moment at which abilities and states may speak. This file is the vocabulary; the speakers live elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from hellassist.rules.game import Action, Declaration, Game, Unit
from hellassist.rules.modifiers import Modifier
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
class AttackMoment:
    """One side's part of an attack: *unit* strikes *foe* with *weapon*.

    *role* tells whether it attacks or defends, *action* what the attacker does, *kind* of attack.
    """

    game: Game
    kind: Literal["close", "shot", "blast", "dodge"]
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


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason against: the name of a refusal and the ledger row."""

    name: str
    rule: str


@dataclass(frozen=True, slots=True)
class ControlReach:
    """What an ability or state makes of the control area: its reach in fathoms, or none; kept while engaged."""

    rule: str
    reach: float | None = None
    none: bool = False
    even_engaged: bool = False


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


Moment = TypeVar("Moment", StatMoment, AttackMoment)
Said = TypeVar("Said")
_Handler = Callable[[Moment, Holder], Iterable[Said]]


class Hook(Generic[Moment, Said]):
    """A named moment of the rules. Handlers see frozen values and return values."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._handlers: dict[str, _Handler[Moment, Said]] = {}

    def on(self, key: str) -> Callable[[_Handler[Moment, Said]], _Handler[Moment, Said]]:
        """Register the handler of an ability or state. Raises ValueError if it has one here."""

        def register(handler: _Handler[Moment, Said]) -> _Handler[Moment, Said]:
            if key in self._handlers:
                message = f"{key!r} already answers {self.name!r}"
                raise ValueError(message)
            self._handlers[key] = handler
            return handler

        return register

    def ask(self, moment: Moment, holders: Iterable[Holder]) -> tuple[Said, ...]:
        """What the *holders* have to say, in an order that no import can change."""
        return tuple(
            said
            for holder in holders
            if holder.ability.id in self._handlers
            for said in self._handlers[holder.ability.id](moment, holder)
        )

    def __contains__(self, key: str) -> bool:
        return key in self._handlers


STAT: Hook[StatMoment, Modifier] = Hook("stat")
"""Bonuses and penalties on a stat: states, auras, orders."""

CONTROL_AREA: Hook[StatMoment, ControlReach] = Hook("control_area")
"""The control area of the holder's unit."""

MAY_FIGHT: Hook[StatMoment, Reason] = Hook("may_fight")
"""Reasons why a unit cannot fight in close combat, nor support."""

MAY_SUPPORT: Hook[StatMoment, Reason] = Hook("may_support")
"""Reasons why a unit gives no support though it can fight."""

MAY_TAKE_ORDERS: Hook[StatMoment, Reason] = Hook("may_take_orders")
"""Reasons why a unit neither gives nor receives orders."""

MAY_SHOOT: Hook[StatMoment, Reason] = Hook("may_shoot")
"""Reasons why a unit cannot shoot."""

HELPLESS: Hook[StatMoment, Reason] = Hook("helpless")
"""States in which enemies touching the unit stay free: non-reciprocal contact."""

ATTACK_DICE: Hook[AttackMoment, Modifier] = Hook("attack_dice")
"""The number of dice of the striking unit."""

DEFENCE: Hook[AttackMoment, Modifier] = Hook("defence")
"""The DEF against which *unit* strikes: modifiers on the *foe*'s Defense."""

PROTECTION: Hook[AttackMoment, Modifier] = Hook("protection")
"""The Protection of the *foe* against the weapon and damage type of the moment."""

WAIVED: Hook[AttackMoment, str] = Hook("waived")
"""Sources of modifiers that do not count for the striking unit."""

NATURAL_PROTECTION: Hook[AttackMoment, Natural] = Hook("natural_protection")
"""What counts in place of the foe's printed Protection."""

IMMUNE: Hook[AttackMoment, Reason] = Hook("immune")
"""Why the damage type of the moment does the foe no damage."""

TRAITS: Hook[AttackMoment, Trait] = Hook("traits")
"""What an ability makes of the strike of *unit* beyond its dice, Defense and Protection."""

SEQUENCES: Hook[AttackMoment, Reason] = Hook("sequences")
"""Reasons why the attacker fights a second sequence in this action."""

ON_CONTACT: Hook[AttackMoment, Declaration] = Hook("on_contact")
"""What comes before the sequence of a unit that has just made contact: *unit* was touched, *foe* touched it."""

UNTOUCHED: Hook[StatMoment, Reason] = Hook("untouched")
"""Reasons why no state takes hold of the unit."""

FIXED_DEFENCE: Hook[AttackMoment, Natural] = Hook("fixed_defence")
"""A Defense of the *foe* that nothing modifies."""

INSIGNIFICANT: Hook[StatMoment, Reason] = Hook("insignificant")
"""Units left out of head counts and losses."""

FIRST_DOMINANCE: Hook[StatMoment, Modifier] = Hook("first_dominance")
"""What a unit adds to the first Dominance score of its Company, beside its head and CMD."""
