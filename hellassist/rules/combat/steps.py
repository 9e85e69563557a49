"""The steps of an attack. Play, odds, replay and dialogs use these and no others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from hellassist.rules.combat.attack import Attack, Counted, Dice, Strike, dice_of
from hellassist.rules.combat.damage import resolve
from hellassist.rules.requests import (
    Answer,
    Choose,
    Draw,
    Pick,
    Request,
    Roll,
    Side,
    common,
    other,
    without,
)
from hellassist.rules.shots.volley import BookToll, Divert, Explode, NextStruck


class Step(Protocol):
    """One step. *ask* depends on the attack alone; *take* goes on, with an answer if one was asked for."""

    def ask(self, attack: Attack, side: Side, /) -> Request | None: ...

    def take(self, attack: Attack, side: Side, answer: Answer | None, /) -> Attack: ...


class OnDice:
    """A step that looks at the dice of one side and at nothing else: the odds run it on the dice alone.

    It does nothing unless it has asked.
    """

    after: tuple[str, ...] = ()
    """The steps that come next where it leaves dice to roll."""

    def idle(self, dice: Dice) -> bool:
        """Whether it cannot ask anything of these dice however they fall."""
        raise NotImplementedError

    def asks(self, dice: Dice, side: Side) -> Request | None:
        raise NotImplementedError

    def takes(self, dice: Dice, answer: tuple[int, ...]) -> Dice:
        raise NotImplementedError

    def ask(self, attack: Attack, side: Side) -> Request | None:
        return self.asks(attack.strikes[side].dice, side)

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        if not isinstance(answer, tuple):
            return attack
        strike = attack.strikes[side]
        dice = self.takes(strike.dice, answer)
        attack = attack.with_strike(side, strike._replace(dice=dice))
        return attack.then(*((name, side) for name in self.after)) if dice.to_roll else attack


class OnStrike:
    """A step that looks at the strike of one side and at nothing else: the odds run it on the strike alone."""

    def asks(self, strike: Strike, side: Side) -> Choose | None:
        raise NotImplementedError

    def takes(self, strike: Strike, answer: Answer | None) -> Strike:
        raise NotImplementedError

    def ask(self, attack: Attack, side: Side) -> Choose | None:
        return self.asks(attack.strikes[side], side)

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        return attack.with_strike(side, self.takes(attack.strikes[side], answer))


class NameWeapon(OnStrike):
    """Step A: whose weapons differ names the one he uses (CC-44); -1 leaves the table open (CC-45).

    Weapons differ by their tables, or by what their abilities and damage types make of them (UN-48). An undeclared
    weapon lends no ability: the fewest dice and the highest difficulty count.
    """

    def asks(self, strike: Strike, side: Side) -> Choose | None:
        arms = strike.arms
        if len(arms) <= 1 or len(set(arms)) <= 1:
            return None
        tables_differ = len({arm.table for arm in arms}) > 1
        return Choose(side, (*range(len(arms)), *((-1,) if tables_differ else ())), "weapon")

    def takes(self, strike: Strike, answer: Answer | None) -> Strike:
        if answer is None:
            return strike
        assert isinstance(answer, int)
        plainest = min(
            range(len(strike.arms)), key=lambda arm: (strike.arms[arm].dice, -strike.arms[arm].difficulty)
        )
        arm = plainest if answer < 0 else answer
        return strike._replace(arm=arm, declared=answer >= 0)


@lru_cache(maxsize=16)
def _points(side: Side, most: int) -> Choose:
    return Choose(side, tuple(range(most + 1)), "vae_victis")


class SpendVaeVictis(OnStrike):
    """Step A: up to two points of Command for as many dice, before any roll (CC-26, OR-10, OR-16)."""

    def asks(self, strike: Strike, side: Side) -> Choose | None:
        if not strike.arms or not strike.command:
            return None
        return _points(side, strike.command)

    def takes(self, strike: Strike, answer: Answer | None) -> Strike:
        return strike._replace(spent=answer) if isinstance(answer, int) else strike


class LowerBoth:
    """The very end of step A: a unit may take dice off both sides, after all else (SA-044 to SA-046)."""

    def ask(self, attack: Attack, side: Side) -> Choose | None:
        return Choose(side, (0, 1), "lower") if attack.strikes[side].traits.lower else None

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        if answer != 1:
            return attack
        by = attack.strikes[side].traits.lower
        for each in (side, other(side)):
            strike = attack.strikes[each]
            attack = attack.with_strike(each, strike._replace(lowered=strike.lowered + by))
        return attack


class CountDice(OnStrike):
    """The end of step A: five dice at most, the rest re-rolls, above ten automatic damage (CC-07 to CC-09)."""

    def asks(self, _strike: Strike, _side: Side) -> None:
        return None

    def takes(self, strike: Strike, _answer: Answer | None) -> Strike:
        if not strike.arms:
            return strike
        armed = strike.armed
        full, traits = armed.dice[strike.spent], armed.traits
        points = max(full - strike.lowered, 1) if full else 0
        to_roll, rerolls = dice_of(points)
        rerolls = max(rerolls, traits.least_rerolls)
        tells = "ones" if traits.ones_hurt and armed.difficulty > 1 else strike.dice.tells
        dice = Dice(armed.difficulty, to_roll, rerolls, traits.forced, tells)
        return strike._replace(points=points, dice=dice)


_roll = lru_cache(maxsize=256)(Roll)


class RollStep(OnDice):
    """A step answered by dice."""

    why = "attack"

    def idle(self, dice: Dice) -> bool:
        return not dice.to_roll

    def asks(self, dice: Dice, side: Side) -> Roll | None:
        return _roll(side, dice.to_roll, self.why) if dice.to_roll else None


class AttackRoll(RollStep):
    """Step B: the dice are thrown (CC-11)."""

    def takes(self, dice: Dice, answer: tuple[int, ...]) -> Dice:
        return dice.lie(common(dice.fresh + answer), dice.settled)


class DamageRoll(AttackRoll):
    """The dice of an explosion or blast against one unit (EX-12, BL-08, BL-19)."""

    why = "damage"


class PickRerolls(OnDice):
    """Re-rolls are optional, for misses only, each die once; the player may go on die by die (CC-13)."""

    after = ("reroll", "pick_rerolls")

    def idle(self, dice: Dice) -> bool:
        return not dice.rerolls

    def asks(self, dice: Dice, side: Side) -> Pick | None:
        if self.idle(dice):
            return None
        misses = dice.misses
        return Pick(side, misses, min(dice.rerolls, len(misses)), "reroll", side) if misses else None

    def takes(self, dice: Dice, answer: tuple[int, ...]) -> Dice:
        kept, count = without(dice.fresh, answer), len(answer)
        left = dice.rerolls - count if kept and kept[-1] < dice.difficulty else 0
        return Dice(dice.difficulty, count, left, dice.forced, dice.tells, kept, dice.settled)


class ForceRerolls(OnDice):
    """After all re-rolls the foe may make some hits be thrown again, re-rolled ones too (SA-109, SA-110)."""

    after = ("reroll",)

    def idle(self, dice: Dice) -> bool:
        return not dice.forced

    def asks(self, dice: Dice, side: Side) -> Pick | None:
        if self.idle(dice):
            return None
        hits = common([face for face in dice.lying if face >= dice.difficulty])
        return Pick(other(side), hits, min(dice.forced, len(hits)), "force", side) if hits else None

    def takes(self, dice: Dice, answer: tuple[int, ...]) -> Dice:
        if not answer:
            return dice._replace(forced=0)
        kept = without(common(dice.lying), answer)
        return dice._replace(forced=0, fresh=(), settled=kept, to_roll=len(answer))


class Reroll(RollStep):
    """The new face counts in place of the old (CC-14)."""

    why = "reroll"

    def takes(self, dice: Dice, answer: tuple[int, ...]) -> Dice:
        return dice.lie(dice.fresh, common(dice.settled + answer))


class CountHits(OnStrike):
    """Hits are counted after all re-rolls (CC-14); the dice are spent."""

    def asks(self, _strike: Strike, _side: Side) -> None:
        return None

    def takes(self, strike: Strike, _answer: Answer | None) -> Strike:
        return self.booked(strike, strike.dice.counted)

    def booked(self, strike: Strike, counted: Counted) -> Strike:
        """The strike whose dice come to that."""
        return strike._replace(counted=counted, dice=SPENT)


SPENT = Dice()
COUNT_HITS = CountHits()


class PickTable(OnStrike):
    """Whose weapon was not declared lets the one who suffers it pick the table (CC-45)."""

    def asks(self, strike: Strike, side: Side) -> Choose | None:
        if strike.declared or not strike.hits:
            return None
        return Choose(other(side), tuple(range(len(strike.arms))), "table")

    def takes(self, strike: Strike, answer: Answer | None) -> Strike:
        return strike._replace(arm=answer, declared=True) if isinstance(answer, int) else strike


@lru_cache(maxsize=64)
def _up_to(hits: int, side: Side, *, across: bool) -> Choose:
    return Choose(side, tuple(range(hits + 1)), "inflict", across=across)


class Inflict(OnStrike):
    """Step C: each player may inflict fewer hits, down to none (CC-17, UN-42)."""

    def asks(self, strike: Strike, side: Side) -> Choose | None:
        return self.offers(strike, strike.hits, side)

    def offers(self, strike: Strike, hits: int, side: Side) -> Choose | None:
        """The choice there is with so many hits."""
        if not hits or strike.all_hits:
            return None
        return _up_to(hits, side, across=strike.judged)

    def takes(self, strike: Strike, answer: Answer | None) -> Strike:
        return strike._replace(inflicted=answer if isinstance(answer, int) else strike.hits)


class Apply:
    """Step C: the damage of both sides."""

    def ask(self, _attack: Attack, _side: Side) -> None:
        return None

    def take(self, attack: Attack, _side: Side, _answer: Answer | None) -> Attack:
        return resolve(attack)


class Consent:
    """A unit need not try what it may try (SA-053)."""

    def ask(self, _attack: Attack, side: Side) -> Choose:
        return Choose(side, (0, 1), "try")

    def take(self, attack: Attack, _side: Side, answer: Answer | None) -> Attack:
        return attack if answer == 1 else attack.doing(())


class OneDie:
    """One die decides; if it fails, that is all."""

    def ask(self, _attack: Attack, side: Side) -> Roll:
        return Roll(side, 1, "trial")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        (face,) = Roll(side, 1, "trial").check(answer)
        if face not in attack.trial.faces:
            return attack.doing(())
        return attack._replace(trial=attack.trial._replace(passed=True))


class Lot:
    """Chance picks one of several (ST-019)."""

    def ask(self, attack: Attack, side: Side) -> Draw | None:
        return Draw(side, attack.trial.options, "lot") if attack.trial.options > 1 else None

    def take(self, attack: Attack, _side: Side, answer: Answer | None) -> Attack:
        drawn = answer if isinstance(answer, int) else 0
        return attack._replace(trial=attack.trial._replace(drawn=drawn))


class SlipAway:
    """The move of a Dodge comes by its own command; the one answer here is to stay (SA-053, SA-057)."""

    def ask(self, _attack: Attack, side: Side) -> Choose:
        return Choose(side, (0,), "slip_away")

    def take(self, attack: Attack, _side: Side, _answer: Answer | None) -> Attack:
        return attack


INFLICT = Inflict()
STEPS: Mapping[str, Step] = {
    "weapon": NameWeapon(),
    "vae_victis": SpendVaeVictis(),
    "lower": LowerBoth(),
    "count_dice": CountDice(),
    "attack_roll": AttackRoll(),
    "pick_rerolls": PickRerolls(),
    "force_rerolls": ForceRerolls(),
    "reroll": Reroll(),
    "count_hits": COUNT_HITS,
    "table": PickTable(),
    "inflict": INFLICT,
    "apply": Apply(),
    "consent": Consent(),
    "one_die": OneDie(),
    "lot": Lot(),
    "slip_away": SlipAway(),
    "divert": Divert(),
    "explode": Explode(),
    "next_struck": NextStruck(),
    "damage_roll": DamageRoll(),
    "book_toll": BookToll(),
}
