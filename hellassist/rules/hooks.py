"""Every moment at which abilities and states may speak. This file is the vocabulary; the speakers live elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Generic, TypeVar

from hellassist.rules.game import Action, Declaration
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import (
    AttackMoment,
    Closed,
    ControlReach,
    Count,
    Farther,
    Holder,
    Natural,
    Passage,
    Price,
    Reason,
    StatMoment,
    Trait,
    UnitMoment,
    WeaponMoment,
)
from hellassist.rules.profile import Effect, Stat
from hellassist.rules.refusal import Refused


class Speakers:
    """All that may speak, *more* after those *known*: who of them has something to say is found once a hook."""

    def __init__(self, known: Iterable[Holder], more: tuple[Holder, ...] = ()) -> None:
        self._known, self._more = known, more
        self._by_hook: dict[str, tuple[Holder, ...]] = {}

    def of(self, hook: str, keys: Container[str]) -> tuple[Holder, ...]:
        """Those with one of the *keys*, which are the ones that the *hook* knows."""
        found = self._by_hook.get(hook)
        if found is None:
            known = self._known.of(hook, keys) if isinstance(self._known, Speakers) else self._known
            found = tuple([holder for holder in (*known, *self._more) if holder.ability.id in keys])
            self._by_hook[hook] = found
        return found

    def __iter__(self) -> Iterator[Holder]:
        yield from self._known
        yield from self._more


Moment = TypeVar("Moment", StatMoment, AttackMoment, UnitMoment, WeaponMoment)
Said = TypeVar("Said")
_Handler = Callable[[Moment, Holder], Iterable[Said]]


AFAR: set[str] = set()
"""Abilities and states that speak of units which their own does not touch."""


class Hook(Generic[Moment, Said]):
    """A named moment of the rules. Handlers see frozen values and return values."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._handlers: dict[str, _Handler[Moment, Said]] = {}

    def on(
        self, key: str, *, afar: bool = False
    ) -> Callable[[_Handler[Moment, Said]], _Handler[Moment, Said]]:
        """Register the handler of an ability or state. Raises ValueError if it has one here.

        It speaks of its own unit's stats and attacks, and of those of units that it touches; *afar*: of any others too.
        """

        def register(handler: _Handler[Moment, Said]) -> _Handler[Moment, Said]:
            if key in self._handlers:
                message = f"{key!r} already answers {self.name!r}"
                raise ValueError(message)
            self._handlers[key] = handler
            if afar:
                AFAR.add(key)
            return handler

        return register

    def ask(self, moment: Moment, holders: Iterable[Holder]) -> tuple[Said, ...]:
        """What the *holders* have to say, in an order that no import can change."""
        handlers = self._handlers
        if isinstance(holders, Speakers):
            holders = holders.of(self.name, handlers)
            if not holders:
                return ()
        said: list[Said] = []
        for holder in holders:
            handler = handlers.get(holder.ability.id)
            if handler is not None:
                said += handler(moment, holder)
        return tuple(said)

    def is_heard(self, speakers: Speakers) -> bool:
        """Whether any of them has something to say here."""
        return bool(speakers.of(self.name, self._handlers))

    def __contains__(self, key: str) -> bool:
        return key in self._handlers


STAT: Hook[StatMoment, Modifier] = Hook("stat")
"""Bonuses and penalties on a stat: states, auras, orders."""

CONTROL_AREA: Hook[StatMoment, ControlReach] = Hook("control_area")
"""The control area of the holder's unit."""

PEACEFUL: Hook[StatMoment, Reason] = Hook("peaceful")
"""Why nobody has to mind the holder's unit beside him."""

MAY_FIGHT: Hook[StatMoment, Reason] = Hook("may_fight")
"""Reasons why a unit cannot fight in close combat, nor support."""

MAY_SUPPORT: Hook[StatMoment, Reason] = Hook("may_support")
"""Reasons why a unit gives no support though it can fight."""

MAY_TAKE_ORDERS: Hook[StatMoment, Reason] = Hook("may_take_orders")
"""Reasons why a unit neither gives nor receives orders."""

MAY_USE_AURAS: Hook[StatMoment, Reason] = Hook("may_use_auras")
"""Reasons why a unit uses none of its auras."""

MAY_SHOOT: Hook[StatMoment, Reason] = Hook("may_shoot")
"""Reasons why a unit cannot shoot."""

UNREADY: Hook[WeaponMoment, Refused] = Hook("unready")
"""Why a ranged weapon cannot be used now: not loaded, or used up."""

UNSERVED: Hook[WeaponMoment, Refused] = Hook("unserved")
"""Why a ranged weapon can neither be used nor loaded now."""

FARTHEST: Hook[WeaponMoment, float] = Hook("farthest")
"""How far a ranged weapon reaches at most, in fathoms."""

USED: Hook[WeaponMoment, Count] = Hook("used")
"""What a use of a ranged weapon counts."""

LOADS: Hook[WeaponMoment, int] = Hook("loads")
"""How many Focus actions in a row load a ranged weapon again."""

SHOTS_LEFT: Hook[WeaponMoment, int] = Hook("shots_left")
"""How many shots of the game a ranged weapon still has."""

LOADED_BY: Hook[StatMoment, Action] = Hook("loaded_by")
"""Actions that may take the place of Focus."""

MUST_STAND: Hook[WeaponMoment, Reason] = Hook("must_stand")
"""Why the unit may not move in the action in which it uses the weapon."""

MAY_STAND: Hook[WeaponMoment, Reason] = Hook("may_stand")
"""What the unit gains by when it does not move in the action in which it uses the weapon."""

SPLITS_MOVE: Hook[StatMoment, Reason] = Hook("splits_move")
"""Why the unit may move before and after its shot."""

NO_TARGET: Hook[AttackMoment, Refused] = Hook("no_target")
"""Why *foe* can be no target of *unit* at all, in a shot, a template or a Charge."""

FREE_TARGET: Hook[AttackMoment, Reason] = Hook("free_target")
"""Why *unit* may shoot at *foe* though others are nearer."""

ONLY_SIXES: Hook[AttackMoment, Reason] = Hook("only_sixes")
"""Why of explosions and blasts only dice that show 6 hurt *foe*, one point each."""

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

SUPPRESSED: Hook[UnitMoment, str] = Hook("suppressed")
"""States without effect on the holder's unit, by id."""

IMPLIED: Hook[UnitMoment, str] = Hook("implied")
"""States that a unit in some state is in as well, by id."""

WOUNDED_OTHERWISE: Hook[StatMoment, Modifier] = Hook("wounded_otherwise")
"""Modifiers in place of those of Wounded; one of 0 where the stat stays as it is."""

AGAINST: Hook[AttackMoment, Stat] = Hook("against")
"""The stat of the *foe* that is taken off the damage in place of Protection."""

UNHARMED: Hook[UnitMoment, str] = Hook("unharmed")
"""Kinds of Consumed that cost the holder's unit nothing."""

WITH_HITS: Hook[AttackMoment, Effect] = Hook("with_hits")
"""States that come with the hits of the weapon in use, whatever its table says."""

COMMAND_LOST: Hook[AttackMoment, int] = Hook("command_lost")
"""How many times over the CMD of the *foe* is lost that *unit* has killed."""

AFTER_KILL: Hook[AttackMoment, Declaration] = Hook("after_kill")
"""What follows at once when *unit* has killed *foe*."""

IN_PLACE: Hook[AttackMoment, Declaration] = Hook("in_place")
"""The sequence that takes the place of the one that *unit* brings about by contact."""

STEADY: Hook[StatMoment, Reason] = Hook("steady")
"""Why Focus in contact brings an ordinary sequence and not a one-sided attack."""

EVADES: Hook[StatMoment, Reason] = Hook("evades")
"""Why a unit cannot be picked while an ally of its fights the same enemy."""

MAY_RETREAT: Hook[StatMoment, Reason] = Hook("may_retreat")
"""Reasons why the unit of the moment cannot Retreat from the holder."""

ESCAPES: Hook[StatMoment, Reason] = Hook("escapes")
"""Why nobody strikes the unit when it breaks contact."""

MOVES_ON: Hook[StatMoment, Reason] = Hook("moves_on")
"""Why a unit that retreats may Run, Attack or Charge after the blow at its back."""

OBEYS_ITSELF: Hook[StatMoment, Reason] = Hook("obeys_itself")
"""Why a unit receives orders from nobody but itself."""

REGAINS: Hook[StatMoment, int] = Hook("regains")
"""Life Points that the holder's unit wins back in each Upkeep."""

HEALS: Hook[StatMoment, int] = Hook("heals")
"""Life Points that the holder's unit gives back by Focus."""

NOT_HEALED: Hook[StatMoment, Reason] = Hook("not_healed")
"""Reasons why the unit of the moment cannot be healed by another's ability."""

MAY_ACT: Hook[StatMoment, Reason] = Hook("may_act")
"""Reasons why a unit can take no action in its activation."""

FORBIDDEN: Hook[StatMoment, Closed] = Hook("forbidden")
"""Actions that are closed to a unit."""

PRICE: Hook[StatMoment, Price] = Hook("price")
"""What actions of a unit cost."""

FARTHER: Hook[StatMoment, Farther] = Hook("farther")
"""How much farther than others a unit moves."""

PASSAGE: Hook[StatMoment, Passage] = Hook("passage")
"""What does not hinder the moves of a unit."""

INTERCEPTS: Hook[StatMoment, Reason] = Hook("intercepts")
"""Why abilities of movement do not work in the control area of a unit."""

OPPORTUNITY: Hook[StatMoment, int] = Hook("opportunity")
"""Damage to each enemy that comes into the control area of a unit."""

DRAWS: Hook[StatMoment, int] = Hook("draws")
"""Within how many fathoms free enemies have to come to a unit."""

ACTS_LAST: Hook[StatMoment, Reason] = Hook("acts_last")
"""Why a unit is activated only after the others of its Company."""

REACTS: Hook[StatMoment, Reason] = Hook("reacts")
"""Why a unit may be activated straight after another of its Company."""

NOT_INVOKED: Hook[StatMoment, Reason] = Hook("not_invoked")
"""Why a lemure is an ordinary unit that nobody invokes."""

DEPLOYED_LATER: Hook[StatMoment, Reason] = Hook("deployed_later")
"""Why a unit is set up once all others stand."""

LIES_IN_WAIT: Hook[StatMoment, Reason] = Hook("lies_in_wait")
"""Why a unit may be set up in terrain that hides it, wherever that is."""
