"""Exact odds from the very steps that resolve an attack: every way the dice can fall, in whole numbers.

What a side's dice can give depends on a few small numbers, so it is worked out once and remembered by them. Where each
side goes on by itself until the damage is applied, the sides are run apart and put together at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import takewhile
from math import lcm
from typing import Generic, NamedTuple, TypeVar

from hellassist.rules.combat.attack import Attack, Strike
from hellassist.rules.combat.damage import apart, at_once, gained, lost, resolved
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.odds import falling, sides
from hellassist.rules.odds.falling import DICE_STEPS, EVERY_LOOK, add, falls, looks
from hellassist.rules.odds.policies import OneSided, Policy, Spending, most_damage
from hellassist.rules.odds.sides import (
    ONLY_TO_INFLICT,
    Course,
    Inflicted,
    Strikes,
    by_itself,
    courses_of,
    dealt,
    inflicted,
    lost_by_each,
    lost_together,
    lying,
    through,
)
from hellassist.rules.requests import Choose, Draw, Pick, Roll, Side
from hellassist.rules.shots.volley import watching

Measure = TypeVar("Measure", bound=Hashable)


class Ways(NamedTuple, Generic[Measure]):
    """How many of *out_of* equally likely ways lead to each value."""

    ways: Mapping[Measure, int]
    out_of: int

    def chances(self) -> dict[Measure, Fraction]:
        """The same as exact chances."""
        return {value: Fraction(ways, self.out_of) for value, ways in self.ways.items()}


def _rolling(attack: Attack, policy: Policy) -> Attack:
    """The attack once all is chosen that comes before the next roll or draw."""
    attack, request = settle(attack)
    while isinstance(request, Choose | Pick):
        attack, request = settle(give(attack, policy(attack, request)))
    return attack


def _apart(attack: Attack, policy: Policy) -> tuple[Attack, Course, Course] | None:
    """The attack from where each side goes on by itself to the damage, and the steps of each; None if it never does."""
    if not isinstance(policy, OneSided):
        return None
    courses = courses_of(attack)
    if courses is None:
        attack = _rolling(attack, policy)
        courses = courses_of(attack)
    return None if courses is None else (attack, *courses)


def ends(attack: Attack, policy: Policy) -> Mapping[Attack, Fraction]:
    """Every way the attack can end, with its exact chance, when choices follow *policy*.

    Draws no random number. Chances sum to 1.
    """
    return all_ends(attack, policy).chances()


Look = Callable[[Attack, int, int], Attack]
"""Sees each state that waits or has ended, with its ways and out of how many; gives what is kept of it."""


def _as_it_is(attack: Attack, often: int, out_of: int) -> Attack:  # noqa: ARG001
    return attack


def all_ends(attack: Attack, policy: Policy, look: Look = _as_it_is) -> Ways[Attack]:
    """The ends of the attack. Equal states are gone on with together, answer by answer."""
    ended: dict[int, dict[Attack, int]] = {}
    layer, out_of = {attack: 1}, 1
    while layer:
        pending: dict[Attack, int] = {}
        for state, often in layer.items():
            now = look(settle(state)[0], often, out_of)
            add(pending if now.todo else ended.setdefault(out_of, {}), ((now, often),), 1)
        answered = [(often, *_answered(now, policy)) for now, often in pending.items()]
        share = lcm(*{of for _, _, of in answered})
        layer, out_of = {}, out_of * share
        for often, after, of in answered:
            add(layer, after, often * (share // of))
    found: dict[Attack, int] = {}
    most = lcm(*ended)
    for of, some in ended.items():
        add(found, some.items(), most // of)
    return Ways(found, most)


def _answered(attack: Attack, policy: Policy) -> tuple[Sequence[tuple[Attack, int]], int]:
    """The attack after each answer to what it asks, with the ways to it, and out of how many."""
    request = settle(attack)[1]
    match request:
        case Roll(side=side):
            return _thrown(attack, side, policy)
        case Draw(options=options):
            return [(give(attack, option), 1) for option in range(options)], options
        case Choose() | Pick():
            return [(give(attack, policy(attack, request)), 1)], 1
    raise AssertionError(request)


def _thrown(attack: Attack, side: Side, policy: Policy) -> tuple[Sequence[tuple[Attack, int]], int]:
    """The same for a roll. Where the policy looks at the dice alone, the further steps on them are taken too."""
    strike, name = attack.strikes[side], attack.todo[0][0]
    if isinstance(policy, OneSided) and name in DICE_STEPS:
        run = takewhile(lambda todo: todo[0] in DICE_STEPS and todo[1] == side, attack.todo)
        names = tuple([each for each, _ in run])
        rest = attack.doing(attack.todo[len(names) :])
        counts = rest.todo[:1] == (("count_hits", side),)
        strikes, out_of = lying(strike, names, policy, counts=counts)
        rest = rest.doing(rest.todo[1:]) if counts else rest
        return [(rest.with_strike(side, after), often) for after, often in strikes], out_of
    thrown = strike.dice.to_roll if name in DICE_STEPS else 1
    seen = looks(strike.dice.difficulty, strike.dice.tells) if name in DICE_STEPS else EVERY_LOOK
    return [(give(attack, faces), often) for faces, often in falls(thrown, seen)], 6**thrown


def ways(attack: Attack, measure: Callable[[Attack], Measure], policy: Policy = most_damage) -> Ways[Measure]:
    """In how many ways the attack ends with each value of *measure*."""
    found: defaultdict[Measure, int] = defaultdict(int)
    parted = _apart(attack, policy)
    if parted is not None and isinstance(policy, OneSided):
        rest, *courses = parted
        mine, of_mine = by_itself(rest.strikes[0], 0, courses[0], policy)
        theirs, of_theirs = by_itself(rest.strikes[1], 1, courses[1], policy)
        for one, often in mine:
            for two, as_often in theirs:
                end = Attack((), resolved(one, two), rest.trial, rest.pool, rest.burst)
                found[measure(end)] += often * as_often
        return Ways(found, of_mine * of_theirs)
    found_ends, out_of = all_ends(attack, policy)
    for end, often in found_ends.items():
        found[measure(end)] += often
    return Ways(found, out_of)


def odds(
    attack: Attack, measure: Callable[[Attack], Measure], policy: Policy = most_damage
) -> dict[Measure, Fraction]:
    """The exact chance of each value of *measure* over the ends of the attack."""
    return ways(attack, measure, policy).chances()


def losses(attack: Attack) -> tuple[int, int]:
    """Life Points lost by attacker and defender, less what they win back."""
    return lost(attack, 0) - gained(attack, 0), lost(attack, 1) - gained(attack, 1)


class Losses(NamedTuple):
    """What both sides lose: *each* by itself, and in *pairs*; None where neither hangs on the other."""

    each: tuple[Ways[int], Ways[int]]
    pairs: Callable[[], Ways[tuple[int, int]]] | None = None

    def joint(self) -> Ways[tuple[int, int]]:
        """The losses of attacker and defender in pairs."""
        if self.pairs is not None:
            return self.pairs()
        (mine, of_mine), (theirs, of_theirs) = self.each
        pairs = {(a, b): often * as_often for a, often in mine.items() for b, as_often in theirs.items()}
        return Ways(pairs, of_mine * of_theirs)

    def at_least(self, side: Side, points: int) -> Fraction:
        """The chance that a side loses so many Life Points or more."""
        found, out_of = self.each[side]
        return Fraction(sum([often for loss, often in found.items() if loss >= points]), out_of)


def _in_pairs(joint: Ways[tuple[int, int]]) -> Losses:
    each: tuple[dict[int, int], dict[int, int]] = {}, {}
    for pair, often in joint.ways.items():
        add(each[0], ((pair[0], often),), 1)
        add(each[1], ((pair[1], often),), 1)
    return Losses((Ways(each[0], joint.out_of), Ways(each[1], joint.out_of)), lambda: joint)


class _Begun(NamedTuple):
    """One side where its dice are about to roll, the steps that follow, and what its choices go by."""

    strike: Strike
    side: Side
    course: Course
    policy: OneSided

    @property
    def plain(self) -> bool:
        return self.strike.declared and self.course.then == ONLY_TO_INFLICT

    def dealt(self) -> Ways[int]:
        """What it costs the other side."""
        return Ways(*dealt(self.strike, self.side, self.course.dice, self.policy))

    def inflicted(self) -> Inflicted:
        """The hits it inflicts."""
        return inflicted(self.strike, self.side, self.course.dice, self.policy)

    def ends(self) -> Strikes:
        """Every way its strike can come out."""
        return by_itself(self.strike, self.side, self.course._replace(first=()), self.policy)


def _begun(attack: Attack, side: Side, course: Course, policy: OneSided) -> _Begun:
    own = policy.of(side)
    return _Begun(through(attack.strikes[side], side, course.first, own), side, course, own)


def lost_in(attack: Attack, policy: Policy = most_damage) -> Losses:
    """What attacker and defender lose, less what they win back."""
    parted = _apart(attack, policy)
    if parted is None or not isinstance(policy, OneSided):
        return _in_pairs(ways(attack, losses, policy))
    rest, own, across = parted
    return _lost(_begun(rest, 0, own, policy), _begun(rest, 1, across, policy))


def lost_by_points(attack: Attack, most: int, policy: OneSided = most_damage) -> list[Losses]:
    """What both lose where the attacker spends 0 to *most* points of vae victis."""
    policies = [Spending(policy, 0, points) for points in range(most + 1)]
    courses = courses_of(attack)
    if courses is None:
        return [lost_in(attack, each) for each in policies]
    theirs = _begun(attack, 1, courses[1], policy)
    return [_lost(_begun(attack, 0, courses[0], each), theirs) for each in policies]


def _lost(mine: _Begun, theirs: _Begun) -> Losses:
    if not (mine.plain and theirs.plain and at_once(mine.strike, theirs.strike)):
        return _in_pairs(_together(mine, theirs))
    if apart(mine.strike, theirs.strike):
        return Losses((theirs.dealt(), mine.dealt()))
    ours, others = mine.inflicted(), theirs.inflicted()
    by_us, by_them = lost_by_each(mine.strike, ours, theirs.strike, others)
    return Losses((Ways(*by_us), Ways(*by_them)), lambda: _together(mine, theirs))


def _together(mine: _Begun, theirs: _Begun) -> Ways[tuple[int, int]]:
    ours, others = mine.ends(), theirs.ends()
    return Ways(lost_together(ours, others), ours[1] * others[1])


def clear() -> None:
    """Forget all that was worked out, as after the start of the app: for measuring."""
    falling.clear()
    sides.clear()


@dataclass(frozen=True, slots=True)
class Forecast:
    """The odds of an attack as the players read them, for attacker and defender: exact fractions.

    *losses* are chances by Life Points lost, capped at what the unit has left (overkill is no loss).
    """

    falls: tuple[Fraction, Fraction]
    wounded: tuple[Fraction, Fraction]
    losses: tuple[Mapping[int, Fraction], Mapping[int, Fraction]]
    expected: tuple[Fraction, Fraction]


def forecast(
    attack: Attack,
    life: tuple[int, int],
    threshold: tuple[int | None, int | None],
    policy: Policy = most_damage,
) -> Forecast:
    """What the attack does to two units with so much *life* left and these Wound Thresholds.

    Of a blast the second is the first unit under it; ``fates`` tells of all.
    """
    attack = watching(attack, 1) if attack.burst is not None else attack
    found = lost_in(attack, policy)

    def by_loss(side: Side) -> dict[int, Fraction]:
        capped: defaultdict[int, int] = defaultdict(int)
        all_ways, out_of = found.each[side]
        for loss, often in sorted(all_ways.items()):
            capped[min(loss, life[side])] += often
        return Ways(capped, out_of).chances()

    def wounded(side: Side, chances: Mapping[int, Fraction]) -> Fraction:
        limit = threshold[side]
        if limit is None:
            return Fraction(0)
        return sum(
            (chance for lost, chance in chances.items() if 0 < life[side] - lost <= limit), Fraction(0)
        )

    lost = by_loss(0), by_loss(1)
    return Forecast(
        falls=(lost[0].get(life[0], Fraction(0)), lost[1].get(life[1], Fraction(0))),
        wounded=(wounded(0, lost[0]), wounded(1, lost[1])),
        losses=lost,
        expected=(_mean(lost[0]), _mean(lost[1])),
    )


def _mean(chances: Mapping[int, Fraction]) -> Fraction:
    return sum((lost * chance for lost, chance in chances.items()), Fraction(0))
