"""Exact odds from the very steps that resolve an attack: every way the dice can fall, in whole numbers.

What a side's dice can give depends on a few small numbers, so it is worked out once and remembered by them. Where each
side goes on by itself until the damage is applied, the sides are run apart and put together at the end.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import takewhile
from math import comb, lcm
from typing import Generic, NamedTuple, TypeVar

from hellassist.rules.attack import EVERY_FACE, Attack, Counted, Dice, Strike, Todo
from hellassist.rules.damage import apart, gained, hurt_by, lost, resolve
from hellassist.rules.policies import OneSided, Policy, most_damage
from hellassist.rules.requests import Choose, Draw, Pick, Request, Roll, Side, common
from hellassist.rules.steps import COUNT_HITS, INFLICT, STEPS, OnDice, OnStrike, give, settle
from hellassist.rules.volley import watching

Measure = TypeVar("Measure", bound=Hashable)


class Ways(NamedTuple, Generic[Measure]):
    """How many of *out_of* equally likely ways lead to each value."""

    ways: Mapping[Measure, int]
    out_of: int

    def chances(self) -> dict[Measure, Fraction]:
        """The same as exact chances."""
        return {value: Fraction(ways, self.out_of) for value, ways in self.ways.items()}


Again = Callable[[Dice, Pick], tuple[int, ...]]

DICE_STEPS = {name: step for name, step in STEPS.items() if isinstance(step, OnDice)}
STRIKE_STEPS = {name: step for name, step in STEPS.items() if isinstance(step, OnStrike)}


# -- dice ------------------------------------------------------------------------------------------

Looks = tuple[tuple[int, int], ...]
"""Faces that later steps can tell apart, each with how many faces look like it; highest first."""
EVERY_LOOK: Looks = tuple((face, 1) for face in range(6, 0, -1))


@cache
def telling(difficulty: int, tells: str) -> Mapping[int, int]:
    """The face each face is kept as where no later step can tell the two apart: the lowest of its kind."""
    lowest: dict[tuple[bool, bool], int] = {}
    kept: dict[int, int] = {}
    for face in EVERY_FACE:
        marked = (tells == "ones" and face == 1) or (tells == "parity" and face % 2 == 1)
        kept[face] = lowest.setdefault((face >= difficulty, marked), face)
    return kept


@cache
def looks(difficulty: int, tells: str) -> Looks:
    """The faces that later steps can tell apart, with how many faces each stands for."""
    return tuple(sorted(Counter(telling(difficulty, tells).values()).items(), reverse=True))


Part = TypeVar("Part")
Whole = TypeVar("Whole")


def _spread(
    dice: int, parts: Sequence[tuple[Part, int]], nothing: Whole, join: Callable[[Whole, Part, int], Whole]
) -> list[tuple[Whole, int]]:
    """Every way so many dice can fall into *parts*, each with its share of six, and the number of ways to it.

    *join* adds a part so many times.
    """
    layer: list[tuple[Whole, int, int]] = [(nothing, 1, dice)]
    for part, share in parts[:-1]:
        layer = [
            (join(whole, part, times), ways * comb(left, times) * share**times, left - times)
            for whole, ways, left in layer
            for times in range(left + 1)
        ]
    part, share = parts[-1]
    return [(join(whole, part, left), ways * share**left) for whole, ways, left in layer]


@lru_cache(maxsize=512)
def falls(dice: int, faces_seen: Looks) -> Sequence[tuple[tuple[int, ...], int]]:
    """Every way so many dice can fall: the faces, highest first, and the number of ways out of 6 ** dice."""
    nothing: tuple[int, ...] = ()
    return _spread(dice, faces_seen, nothing, lambda faces, face, times: faces + (face,) * times)


def coarse(dice: Dice) -> Dice:
    """The dice with faces that no later step can tell apart made one."""
    if not dice.fresh and not dice.settled:
        return dice
    kept = telling(dice.difficulty, dice.tells)
    return dice._replace(
        fresh=common([kept[face] for face in dice.fresh]),
        settled=common([kept[face] for face in dice.settled]),
    )


Fallen = tuple[tuple[tuple[Dice | Counted, int], ...], int]
"""Dice, or what they count, with the number of ways to them, and out of how many."""


@lru_cache(maxsize=8192)
def _fallen(dice: Dice, names: tuple[str, ...], again: Again, *, counts: bool) -> Fallen:
    """How one side's dice can come to lie after the named steps, which run on the dice alone.

    What was worked out once serves every attack with such dice. Where hits are *counted* next, it is told what the dice
    count.
    """
    found: defaultdict[int, dict[Dice | Counted, int]] = defaultdict(dict)
    waiting: Mapping[_Lying, int] = {(coarse(dice), names, 0): 1}
    while waiting:
        later: defaultdict[_Lying, int] = defaultdict(int)
        for (now, todo, thrown), ways in waiting.items():
            step, left, request = _asked(now, todo)
            if isinstance(request, Pick):
                lifted = step.takes(now, again(now, request))
                later[lifted, step.after + left if lifted.to_roll else left, thrown] += ways
            elif request is None:
                _add(found[thrown], ((now.counted if counts else now, 1),), ways)
            elif counts and _idle(now, left):
                _add(found[thrown + now.to_roll], _counts(step, now), ways)
            else:
                for faces, count in falls(now.to_roll, looks(now.difficulty, now.tells)):
                    later[step.takes(now, faces), left, thrown + now.to_roll] += ways * count
        waiting = later
    most = max(found)
    merged: dict[Dice | Counted, int] = {}
    for thrown, ends_here in found.items():
        _add(merged, ends_here.items(), 6 ** (most - thrown))
    return tuple(merged.items()), 6**most


_Lying = tuple[Dice, tuple[str, ...], int]
"""Dice, the steps to come, and how many dice were thrown."""


def _asked(now: Dice, todo: tuple[str, ...]) -> tuple[OnDice, tuple[str, ...], Request | None]:
    """The step that asks for something next, the steps after it, and what it asks; None where no step does."""
    for place, name in enumerate(todo):
        step = DICE_STEPS[name]
        request = step.asks(now, 0)
        if request is not None:
            return step, todo[place + 1 :], request
    return NO_STEP, (), None


NO_STEP = OnDice()


def _idle(dice: Dice, names: tuple[str, ...]) -> bool:
    """Whether none of the steps can ask anything, however the dice fall."""
    for name in names:  # noqa: SIM110 - this is asked very often, and all() takes three times as long
        if not DICE_STEPS[name].idle(dice):
            return False
    return True


def _add(found: dict[Measure, int], more: Iterable[tuple[Measure, int]], times: int) -> None:
    for value, ways in more:
        found[value] = found.get(value, 0) + ways * times


def _counts(step: OnDice, dice: Dice) -> Sequence[tuple[Counted, int]]:
    """What all the dice count when those left to roll are thrown for good."""
    lying = dice.counted
    return [(lying.plus(counted), ways) for counted, ways in _counts_alone(step, dice.not_lying())]


@lru_cache(maxsize=1024)
def _counts_alone(step: OnDice, dice: Dice) -> Sequence[tuple[Counted, int]]:
    """What dice count that are thrown for good: each falls by itself, and what they count adds up."""
    found: dict[Counted, int] = {}
    if dice.to_roll == 1:
        for face, share in looks(dice.difficulty, dice.tells):
            counted = step.takes(dice, (face,)).counted
            found[counted] = found.get(counted, 0) + share
    else:
        one = _counts_alone(step, dice._replace(to_roll=1))
        _add(found, _spread(dice.to_roll, one, Counted(), Counted.plus), 1)
    return tuple(found.items())


# -- one side --------------------------------------------------------------------------------------


Struck = tuple[tuple[tuple[Strike, int], ...], int]
"""Strikes with the number of ways to them, and out of how many."""


class Course(NamedTuple):
    """The steps of one side by itself: on its strike, on its dice, and on its strike once they lie."""

    first: tuple[str, ...]
    dice: tuple[str, ...]
    then: tuple[str, ...]

    @property
    def plain(self) -> bool:
        """Whether the number of hits to inflict is all that is left to choose once the dice lie."""
        return not self.first and self.then == ("count_hits", "table", "inflict")


@lru_cache(maxsize=256)
def _courses(todo: tuple[Todo, ...]) -> tuple[Course, Course] | None:
    """The steps of each side, where all that is left is steps of one side alone and then the damage; else None."""
    if not todo or todo[-1][0] != "apply":
        return None
    names: tuple[list[str], list[str]] = [], []
    for name, side in todo[:-1]:
        if name not in DICE_STEPS and name not in STRIKE_STEPS:
            return None
        names[side].append(name)
    courses = _course(names[0]), _course(names[1])
    if any(name in DICE_STEPS for course in courses for name in course.then):
        return None
    return courses


def _course(names: list[str]) -> Course:
    first: list[str] = []
    dice: list[str] = []
    then: list[str] = []
    for name in names:
        part = then or (dice if name in DICE_STEPS else then if dice else first)
        part.append(name)
    return Course(tuple(first), tuple(dice), tuple(then))


def _through(strike: Strike, side: Side, names: tuple[str, ...], policy: OneSided) -> Strike:
    """The strike after the named steps, which are run on it alone."""
    for name in names:
        step = STRIKE_STEPS[name]
        request = step.asks(strike, side)
        answer = None if request is None else policy.chosen(strike, request)
        strike = step.takes(strike, answer)
    return strike


def _lying(
    strike: Strike, names: tuple[str, ...], then: tuple[str, ...], policy: OneSided
) -> tuple[list[tuple[Strike, int]], int, tuple[str, ...]]:
    """The strike after these steps on its dice and the count of its hits, where that comes *then*; and what is left."""
    counts = then[:1] == ("count_hits",)
    fallen, out_of = _fallen(strike.dice, names, policy.again, counts=counts)
    after = [
        (COUNT_HITS.booked(strike, end) if isinstance(end, Counted) else strike._replace(dice=end), ways)
        for end, ways in fallen
    ]
    return after, out_of, then[1:] if counts else then


@lru_cache(maxsize=4096)
def _by_itself(strike: Strike, side: Side, course: Course, policy: OneSided) -> Struck:
    """Every way one side's strike can come out before the damage is applied."""
    strike = _through(strike, side, course.first, policy)
    lying, out_of, then = _lying(strike, course.dice, course.then, policy)
    return tuple([(_through(each, side, then, policy), ways) for each, ways in lying]), out_of


def _rolling(attack: Attack, policy: Policy) -> Attack:
    """The attack once all is chosen that comes before the next roll or draw."""
    attack, request = settle(attack)
    while isinstance(request, Choose | Pick):
        attack, request = settle(give(attack, policy(attack, request)))
    return attack


def _sides(attack: Attack, policy: Policy) -> tuple[Attack, Struck, Struck] | None:
    """Both sides by themselves, where the policy and what is left of the attack allow it; else None."""
    if not isinstance(policy, OneSided):
        return None
    attack = _rolling(attack, policy)
    courses = _courses(attack.todo)
    if courses is None:
        return None
    attacker, defender = attack.strikes
    return (
        attack,
        _by_itself(attacker, 0, courses[0], policy),
        _by_itself(defender, 1, courses[1], policy),
    )


# -- both sides ------------------------------------------------------------------------------------


def ends(attack: Attack, policy: Policy) -> Mapping[Attack, Fraction]:
    """Every way the attack can end, with its exact chance, when choices follow *policy*.

    Draws no random number. Chances sum to 1.
    """
    result: defaultdict[Attack, Fraction] = defaultdict(Fraction)
    for (end, out_of), ways in _ends(attack, policy).items():
        result[end] += Fraction(ways, out_of)
    return result


def _ends(attack: Attack, policy: Policy) -> Mapping[tuple[Attack, int], int]:
    """The ends, each with the number of ways to it, and out of how many."""
    result: defaultdict[tuple[Attack, int], int] = defaultdict(int)
    waiting: Mapping[tuple[Attack, int], int] = {(attack, 1): 1}
    while waiting:
        later: defaultdict[tuple[Attack, int], int] = defaultdict(int)
        for (state, out_of), ways in waiting.items():
            now, request = settle(state)
            match request:
                case None:
                    result[now, out_of] += ways
                case Roll(side=side):
                    for after, share, of in _thrown(now, side, policy):
                        later[after, out_of * of] += ways * share
                case Draw(options=options):
                    for option in range(options):
                        later[give(now, option), out_of * options] += ways
                case Choose() | Pick():
                    later[give(now, policy(now, request)), out_of] += ways
        waiting = later
    return result


def _thrown(attack: Attack, side: Side, policy: Policy) -> Iterator[tuple[Attack, int, int]]:
    """The attack after its pending roll, with the ways to each and out of how many.

    Where the policy looks at the dice alone, the steps that follow on the same dice are taken too.
    """
    strike, name = attack.strikes[side], attack.todo[0][0]
    if isinstance(policy, OneSided) and name in DICE_STEPS:
        run = tuple(
            [
                each
                for each, _ in takewhile(lambda todo: todo[0] in DICE_STEPS and todo[1] == side, attack.todo)
            ]
        )
        rest = attack.doing(attack.todo[len(run) :])
        next_on_it = tuple([each for each, who in rest.todo[:1] if who == side])
        lying, out_of, left = _lying(strike, run, next_on_it, policy)
        rest = rest if left == next_on_it else rest.doing(rest.todo[1:])
        for after, ways in lying:
            yield rest.with_strike(side, after), ways, out_of
        return
    thrown = strike.dice.to_roll if name in DICE_STEPS else 1
    seen = looks(strike.dice.difficulty, strike.dice.tells) if name in DICE_STEPS else EVERY_LOOK
    for faces, ways in falls(thrown, seen):
        yield give(attack, faces), ways, 6**thrown


def ways(attack: Attack, measure: Callable[[Attack], Measure], policy: Policy = most_damage) -> Ways[Measure]:
    """In how many ways the attack ends with each value of *measure*."""
    found: defaultdict[Measure, int] = defaultdict(int)
    sides = _sides(attack, policy)
    if sides is not None:
        rest, (mine, of_mine), (theirs, of_theirs) = sides
        for one, often in mine:
            for two, as_often in theirs:
                end = resolve(Attack((), (one, two), rest.trial, rest.pool, rest.burst))
                found[measure(end)] += often * as_often
        return Ways(found, of_mine * of_theirs)
    all_ends = _ends(attack, policy)
    most = lcm(*{out_of for _, out_of in all_ends})
    for (end, out_of), often in all_ends.items():
        found[measure(end)] += often * (most // out_of)
    return Ways(found, most)


def odds(
    attack: Attack, measure: Callable[[Attack], Measure], policy: Policy = most_damage
) -> dict[Measure, Fraction]:
    """The exact chance of each value of *measure* over the ends of the attack."""
    return ways(attack, measure, policy).chances()


def losses(attack: Attack) -> tuple[int, int]:
    """Life Points lost by attacker and defender, less what they win back."""
    return lost(attack, 0) - gained(attack, 0), lost(attack, 1) - gained(attack, 1)


class Losses(NamedTuple):
    """What both sides lose: side by side where neither hangs on the other, else together."""

    each: tuple[Ways[int], Ways[int]] | None
    together: Ways[tuple[int, int]] | None = None

    def joint(self) -> Ways[tuple[int, int]]:
        """The losses of attacker and defender in pairs."""
        if self.each is None:
            assert self.together is not None
            return self.together
        (mine, of_mine), (theirs, of_theirs) = self.each
        pairs = {(a, b): often * as_often for a, often in mine.items() for b, as_often in theirs.items()}
        return Ways(pairs, of_mine * of_theirs)

    def of(self, side: Side) -> Ways[int]:
        """The losses of one side."""
        if self.each is not None:
            return self.each[side]
        assert self.together is not None
        found: defaultdict[int, int] = defaultdict(int)
        for pair, often in self.together.ways.items():
            found[pair[side]] += often
        return Ways(found, self.together.out_of)


def lost_in(attack: Attack, policy: Policy = most_damage) -> Losses:
    """What attacker and defender lose, less what they win back."""
    attack = _rolling(attack, policy)
    courses = _courses(attack.todo)
    mine, theirs = attack.strikes
    if (
        courses is None
        or not isinstance(policy, OneSided)
        or not (courses[0].plain and courses[1].plain)
        or not (mine.declared and theirs.declared)
        or not apart(mine, theirs)
    ):
        return Losses(None, ways(attack, losses, policy))
    return Losses((_dealt(theirs, 1, courses[1].dice, policy), _dealt(mine, 0, courses[0].dice, policy)))


@lru_cache(maxsize=4096)
def _dealt(strike: Strike, side: Side, names: tuple[str, ...], policy: OneSided) -> Ways[int]:
    """What one side costs the other, whose dice have no part in it."""
    fallen, out_of = _fallen(strike.dice, names, policy.again, counts=True)
    found: dict[int, int] = {}
    for counted, often in fallen:
        hits = counted.hits
        request = INFLICT.offers(strike, hits, side)
        inflicted = hits if request is None else policy.chosen(strike, request)
        loss = hurt_by(strike, inflicted)
        found[loss] = found.get(loss, 0) + often
    return Ways(found, out_of)


def clear() -> None:
    """Forget all that was worked out, as after the start of the app: for measuring."""
    for remembered in (falls, _fallen, _counts_alone, _courses, _by_itself, _dealt):
        remembered.cache_clear()


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
        all_ways, out_of = found.of(side)
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
