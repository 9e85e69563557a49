"""The steps of an attack, and the driver that runs them. Play, odds, replay and dialogs use these and no others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from math import comb
from typing import Protocol

from hellassist.rules.attack import Attack, Dice, dice_of
from hellassist.rules.damage import resolve
from hellassist.rules.requests import (
    Answer,
    BadAnswer,
    Choose,
    Draw,
    Pick,
    Request,
    Roll,
    Side,
    common,
    other,
)
from hellassist.rules.volley import BookToll, Divert, Explode, NextStruck


class Step(Protocol):
    """One step. *ask* depends on the attack alone; *take* goes on, with an answer if one was asked for."""

    def ask(self, attack: Attack, side: Side, /) -> Request | None: ...

    def take(self, attack: Attack, side: Side, answer: Answer | None, /) -> Attack: ...


class RollStep:
    """A step answered by dice, taken face by face from the highest, so that equal dice merge in the odds."""

    why = "attack"

    def ask(self, attack: Attack, side: Side) -> Roll | None:
        dice = attack.strikes[side].dice.to_roll
        return Roll(side, dice, self.why) if dice else None

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        dice = strike.dice
        if answer is not None:
            faces = Roll(side, dice.to_roll, self.why).check(answer)
            for face in range(6, 0, -1):
                dice = self.face(dice, face, faces.count(face))
        return attack.with_strike(side, replace(strike, dice=replace(dice, to_roll=0)))

    def face(self, dice: Dice, face: int, count: int) -> Dice:
        """The dice after *count* of them showed *face*."""
        raise NotImplementedError

    def spread(self, dice: Dice) -> Mapping[Dice, int]:
        """Every way *dice* can fall: the dice after it, with the number of ways out of 6 ** to_roll."""
        return _spread(self, dice)


@lru_cache(maxsize=4096)
def _spread(step: RollStep, dice: Dice) -> Mapping[Dice, int]:
    layer: Mapping[tuple[Dice, int], int] = {(dice, dice.to_roll): 1}
    for face in range(6, 0, -1):
        following: defaultdict[tuple[Dice, int], int] = defaultdict(int)
        for (state, left), ways in layer.items():
            for count in range(left + 1) if face > 1 else (left,):
                following[step.face(state, face, count), left - count] += ways * comb(left, count)
        layer = following
    merged: defaultdict[Dice, int] = defaultdict(int)
    for (state, _), ways in layer.items():
        merged[replace(state, to_roll=0)] += ways
    return dict(merged)


class NameWeapon:
    """Step A: whose weapons differ names the one he uses (CC-44); -1 leaves the table open (CC-45).

    Weapons differ by their tables, or by what their abilities and damage types make of them (UN-48). An undeclared
    weapon lends no ability: the fewest dice and the highest difficulty count.
    """

    def ask(self, attack: Attack, side: Side) -> Choose | None:
        arms = attack.strikes[side].arms
        if len(set(arms)) <= 1:
            return None
        tables_differ = len({arm.table for arm in arms}) > 1
        return Choose(side, (*range(len(arms)), *((-1,) if tables_differ else ())), "weapon")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        if answer is None:
            return attack
        assert isinstance(answer, int)
        plainest = min(
            range(len(strike.arms)), key=lambda arm: (strike.arms[arm].dice, -strike.arms[arm].difficulty)
        )
        arm = plainest if answer < 0 else answer
        return attack.with_strike(side, replace(strike, arm=arm, declared=answer >= 0))


class SpendVaeVictis:
    """Step A: up to two points of Command for as many dice, before any roll (CC-26, OR-10, OR-16)."""

    def ask(self, attack: Attack, side: Side) -> Choose | None:
        strike = attack.strikes[side]
        if not strike.arms or not strike.command:
            return None
        return Choose(side, tuple(range(strike.command + 1)), "vae_victis")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        spent = answer if isinstance(answer, int) else 0
        return attack.with_strike(side, replace(strike, spent=spent))


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
            attack = attack.with_strike(each, replace(strike, lowered=strike.lowered + by))
        return attack


class CountDice:
    """The end of step A: five dice at most, the rest re-rolls, above ten automatic damage (CC-07 to CC-09)."""

    def ask(self, _attack: Attack, _side: Side) -> None:
        return None

    def take(self, attack: Attack, side: Side, _answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        if not strike.arms:
            return attack
        full, traits = strike.armed.dice[strike.spent], strike.armed.traits
        points = max(full - strike.lowered, 1) if full else 0
        to_roll, rerolls = dice_of(points)
        dice = replace(
            strike.dice,
            difficulty=strike.armed.difficulty,
            to_roll=to_roll,
            rerolls=max(rerolls, traits.least_rerolls),
            forced=traits.forced,
            tells="ones" if traits.ones_hurt and strike.armed.difficulty > 1 else strike.dice.tells,
        )
        return attack.with_strike(side, replace(strike, points=points, dice=dice))


class AttackRoll(RollStep):
    """Step B: the dice are thrown (CC-11)."""

    def face(self, dice: Dice, face: int, count: int) -> Dice:
        return replace(dice, fresh=common((*dice.fresh, *[dice.seen[face - 1]] * count)))


class DamageRoll(AttackRoll):
    """The dice of an explosion or blast against one unit (EX-12, BL-08, BL-19)."""

    why = "damage"


class PickRerolls:
    """Re-rolls are optional, for misses only, each die once; the player may go on die by die (CC-13)."""

    def ask(self, attack: Attack, side: Side) -> Pick | None:
        dice = attack.strikes[side].dice
        most = min(dice.rerolls, len(dice.misses))
        return Pick(side, dice.misses, most, "reroll", side) if most else None

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        if not isinstance(answer, tuple) or not answer:
            return attack
        strike = attack.strikes[side]
        dice = strike.dice
        kept = common(tuple((Counter(dice.fresh) - Counter(answer)).elements()))
        lifted = replace(dice, fresh=kept, to_roll=len(answer), rerolls=dice.rerolls - len(answer))
        attack = attack.with_strike(side, replace(strike, dice=lifted))
        return attack.then(("reroll", side), ("pick_rerolls", side))


class ForceRerolls:
    """After all re-rolls the foe may make some hits be thrown again, re-rolled ones too (SA-109, SA-110)."""

    def ask(self, attack: Attack, side: Side) -> Pick | None:
        dice = attack.strikes[side].dice
        hits = tuple(face for face in dice.lying if face >= dice.difficulty)
        most = min(dice.forced, len(hits))
        return Pick(other(side), common(hits), most, "force", side) if most else None

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        dice = replace(strike.dice, forced=0)
        if isinstance(answer, tuple) and answer:
            kept = common(tuple((Counter(dice.lying) - Counter(answer)).elements()))
            dice = replace(dice, fresh=(), settled=kept, to_roll=len(answer))
        attack = attack.with_strike(side, replace(strike, dice=dice))
        return attack.then(("reroll", side)) if dice.to_roll else attack


class Reroll(RollStep):
    """The new face counts in place of the old (CC-14)."""

    why = "reroll"

    def face(self, dice: Dice, face: int, count: int) -> Dice:
        return replace(dice, settled=common((*dice.settled, *[dice.seen[face - 1]] * count)))


class CountHits:
    """Hits are counted after all re-rolls (CC-14); the dice are spent."""

    def ask(self, _attack: Attack, _side: Side) -> None:
        return None

    def take(self, attack: Attack, side: Side, _answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        return attack.with_strike(side, replace(strike, counted=strike.dice.counted, dice=Dice()))


class PickTable:
    """Whose weapon was not declared lets the one who suffers it pick the table (CC-45)."""

    def ask(self, attack: Attack, side: Side) -> Choose | None:
        strike = attack.strikes[side]
        if strike.declared or not strike.hits:
            return None
        return Choose(other(side), tuple(range(len(strike.arms))), "table")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        if not isinstance(answer, int):
            return attack
        return attack.with_strike(side, replace(strike, arm=answer, declared=True))


class Inflict:
    """Step C: each player may inflict fewer hits, down to none (CC-17, UN-42)."""

    def ask(self, attack: Attack, side: Side) -> Choose | None:
        strike = attack.strikes[side]
        if not strike.hits or attack.all_hits:
            return None
        return Choose(side, tuple(range(strike.hits + 1)), "inflict", across=strike.judged)

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        inflicted = answer if isinstance(answer, int) else strike.hits
        return attack.with_strike(side, replace(strike, inflicted=inflicted))


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
        return attack if answer == 1 else replace(attack, todo=())


class OneDie:
    """One die decides; if it fails, that is all."""

    def ask(self, _attack: Attack, side: Side) -> Roll:
        return Roll(side, 1, "trial")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        (face,) = Roll(side, 1, "trial").check(answer)
        if face not in attack.trial.faces:
            return replace(attack, todo=())
        return replace(attack, trial=replace(attack.trial, passed=True))


class Lot:
    """Chance picks one of several (ST-019)."""

    def ask(self, attack: Attack, side: Side) -> Draw | None:
        return Draw(side, attack.trial.options, "lot") if attack.trial.options > 1 else None

    def take(self, attack: Attack, _side: Side, answer: Answer | None) -> Attack:
        drawn = answer if isinstance(answer, int) else 0
        return replace(attack, trial=replace(attack.trial, drawn=drawn))


class SlipAway:
    """The move of a Dodge comes by its own command; the one answer here is to stay (SA-053, SA-057)."""

    def ask(self, _attack: Attack, side: Side) -> Choose:
        return Choose(side, (0,), "slip_away")

    def take(self, attack: Attack, _side: Side, _answer: Answer | None) -> Attack:
        return attack


STEPS: Mapping[str, Step] = {
    "weapon": NameWeapon(),
    "vae_victis": SpendVaeVictis(),
    "lower": LowerBoth(),
    "count_dice": CountDice(),
    "attack_roll": AttackRoll(),
    "pick_rerolls": PickRerolls(),
    "force_rerolls": ForceRerolls(),
    "reroll": Reroll(),
    "count_hits": CountHits(),
    "table": PickTable(),
    "inflict": Inflict(),
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


DICE_STEPS = frozenset(
    {"attack_roll", "pick_rerolls", "force_rerolls", "reroll", "damage_roll", "count_hits"}
)
"""Steps that look at one side's dice and nothing else."""


def settle(attack: Attack) -> tuple[Attack, Request | None]:
    """Run on until something must be answered, or the attack is over (None)."""
    while attack.todo:
        name, side = attack.todo[0]
        step = STEPS[name]
        request = step.ask(attack, side)
        if request is not None:
            return attack, request
        attack = step.take(replace(attack, todo=attack.todo[1:]), side, None)
    return attack, None


def give(attack: Attack, answer: Answer) -> Attack:
    """Answer the pending request and settle. Raises BadAnswer, and nothing has changed, if it does not fit."""
    attack, request = settle(attack)
    if request is None:
        raise BadAnswer("nothing_is_asked")
    fitting = request.check(answer)
    name, side = attack.todo[0]
    return settle(STEPS[name].take(replace(attack, todo=attack.todo[1:]), side, fitting))[0]


Source = Callable[[Attack, Request], Answer]


def play(attack: Attack, source: Source) -> tuple[Attack, tuple[Answer, ...]]:
    """Play to the end, asking *source*. Returns what was answered too, for the log."""
    attack, request = settle(attack)
    given: list[Answer] = []
    while request is not None:
        given.append(source(attack, request))
        attack, request = settle(give(attack, given[-1]))
    return attack, tuple(given)
