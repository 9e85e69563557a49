"""Each side of an attack by itself, where nothing ties the two together before the damage is applied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from hellassist.rules.combat.attack import Attack, Counted, Strike, Todo
from hellassist.rules.combat.damage import Blow, blow, exchanged, hurt_by, suffered_ones, won_back
from hellassist.rules.combat.steps import COUNT_HITS, INFLICT, STEPS, OnStrike
from hellassist.rules.odds.falling import DICE_STEPS, fallen
from hellassist.rules.odds.policies import OneSided
from hellassist.rules.requests import Side

STRIKE_STEPS = {name: step for name, step in STEPS.items() if isinstance(step, OnStrike)}
ONLY_TO_INFLICT = ("count_hits", "table", "inflict")

Strikes = tuple[Sequence[tuple[Strike, int]], int]
"""Strikes with the number of ways to them, and out of how many."""
Inflicted = tuple[Mapping[tuple[int, int], int], int]
"""Hits inflicted and ones suffered with the number of ways to them, and out of how many."""
Dealt = tuple[Mapping[int, int], int]
"""Life Points lost with the number of ways to them, and out of how many."""


class Course(NamedTuple):
    """The steps of one side by itself: on its strike, on its dice, and on its strike once they lie."""

    first: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def _courses(todo: tuple[Todo, ...], *, lowers: bool) -> tuple[Course, Course] | None:
    names: tuple[list[str], list[str]] = [], []
    for name, side in todo[:-1]:
        if lowers or name != "lower":
            names[side].append(name)
    courses = _course(names[0]), _course(names[1])
    if todo[-1:] == (("apply", 0),) and None not in courses:
        return courses[0] or Course(), courses[1] or Course()
    return None


def _course(names: Sequence[str]) -> Course | None:
    first: list[str] = []
    dice: list[str] = []
    then: list[str] = []
    for name in names:
        if name in STRIKE_STEPS:
            (then if dice else first).append(name)
        elif name in DICE_STEPS and not then:
            dice.append(name)
        else:
            return None
    return Course(tuple(first), tuple(dice), tuple(then))


def courses_of(attack: Attack) -> tuple[Course, Course] | None:
    """The steps of each side, where all that is left is steps of one side alone and then the damage; else None."""
    if attack.pool or attack.burst is not None:
        return None
    lowers = False
    for strike in attack.strikes:
        for arm in strike.arms:
            lowers = lowers or bool(arm.traits.lower)
        lowers = lowers or bool(strike.bare.lower)
    return _courses(
        attack.todo, lowers=lowers
    )  # a step that cannot ask for anything ties the sides to nothing


def through(strike: Strike, side: Side, names: Sequence[str], policy: OneSided) -> Strike:
    """The strike after the named steps, which are run on it alone."""
    for name in names:
        step = STRIKE_STEPS[name]
        request = step.asks(strike, side)
        strike = step.takes(strike, None if request is None else policy.chosen(strike, request))
    return strike


def lying(strike: Strike, names: tuple[str, ...], policy: OneSided, *, counts: bool) -> Strikes:
    """The strike after the named steps on its dice, and the count of its hits where that comes next."""
    fell, out_of = fallen(strike.dice, names, policy.again, counts=counts)
    after = [
        (COUNT_HITS.booked(strike, end) if isinstance(end, Counted) else strike._replace(dice=end), ways)
        for end, ways in fell
    ]
    return after, out_of


@lru_cache(maxsize=4096)
def by_itself(strike: Strike, side: Side, course: Course, policy: OneSided) -> Strikes:
    """Every way one side's strike can come out before the damage is applied."""
    strike = through(strike, side, course.first, policy)
    counts = course.then[:1] == ("count_hits",)
    strikes, out_of = lying(strike, course.dice, policy, counts=counts)
    rest = course.then[1:] if counts else course.then
    return tuple([(through(each, side, rest, policy), ways) for each, ways in strikes]), out_of


def _inflicted(strike: Strike, side: Side, dice: tuple[str, ...], policy: OneSided) -> Inflicted:
    """The hits one side inflicts, where their number is all that is chosen, and its ones where they hurt it."""
    fell, out_of = fallen(strike.dice, dice, policy.again, counts=True)
    hurts, offers, chosen = bool(strike.traits.ones_hurt), INFLICT.offers, policy.chosen
    found: dict[tuple[int, int], int] = {}
    for counted, ways in fell:
        assert isinstance(counted, Counted)
        hits, ones, _ = counted
        request = offers(strike, hits, side)
        key = hits if request is None else chosen(strike, request), ones if hurts else 0
        found[key] = found.get(key, 0) + ways
    return found, out_of


inflicted = lru_cache(maxsize=4096)(_inflicted)


@lru_cache(maxsize=16384)
def dealt(strike: Strike, side: Side, dice: tuple[str, ...], policy: OneSided) -> Dealt:
    """What one side costs the other, whose dice have no part in it."""
    made, out_of = _inflicted(strike, side, dice, policy)
    found: dict[int, int] = {}
    for (hits, _), ways in made.items():
        loss = hurt_by(strike, hits)
        found[loss] = found.get(loss, 0) + ways
    return found, out_of


# -- sides that hang on one another ----------------------------------------------------------------


Blows = Mapping[tuple[int, int], Blow]
"""One side's blow by the hits inflicted and the foe's ones."""


def lost_by_each(one: Strike, ours: Inflicted, two: Strike, theirs: Inflicted) -> tuple[Dealt, Dealt]:
    """What attacker and defender lose, less what they win back, where both strike at once."""
    by_one, by_two = _blows(one, ours, two, theirs), _blows(two, theirs, one, ours)
    out_of = ours[1] * theirs[1]
    return (
        (_lost_by(one, ours, by_one, theirs, by_two), out_of),
        (_lost_by(two, theirs, by_two, ours, by_one), out_of),
    )


def _blows(strike: Strike, made: Inflicted, foe: Strike, by_foe: Inflicted) -> Blows:
    all_ones = {ones for _, ones in by_foe[0]}
    all_hits = {hits for hits, _ in made[0]}
    return {(hits, ones): blow(strike, hits, foe, ones) for hits in all_hits for ones in all_ones}


def _lost_by(strike: Strike, made: Inflicted, own: Blows, by_foe: Inflicted, foes: Blows) -> dict[int, int]:
    """What one side loses: of its own hits only what they bring back matters, so those alike are taken together."""
    theirs = sorted({ones for _, ones in by_foe[0]})
    back: dict[tuple[int, tuple[tuple[int, int], ...]], int] = {}
    for (hits, ones), ways in made[0].items():
        key = ones, tuple([own[hits, each][1:] for each in theirs])
        back[key] = back.get(key, 0) + ways
    place = {ones: at for at, ones in enumerate(theirs)}
    found: dict[int, int] = {}
    for (ones, brought), ways in back.items():
        for (hits, others), as_many in by_foe[0].items():
            drained, returned = brought[place[others]]
            lost = foes[hits, ones].loss + returned
            if drained:
                lost -= won_back(strike, drained, lost)
            found[lost] = found.get(lost, 0) + ways * as_many
    return found


def lost_together(mine: Strikes, theirs: Strikes) -> dict[tuple[int, int], int]:
    """What attacker and defender lose, less what they win back, with the ways to it: blow by blow.

    Of the foe a blow feels no more than its ones and its weapon, so it is worked out once for those.
    """
    known: dict[tuple[int, int, int], Blow] = {}

    def struck(strike: Strike, foe: Strike) -> Blow:
        key = id(strike), suffered_ones(foe), foe.arm
        made = known.get(key)
        if made is None:
            made = known[key] = blow(strike, strike.inflicted, foe, key[1])
        return made

    found: dict[tuple[int, int], int] = {}
    for one, ways in mine[0]:
        for two, as_many in theirs[0]:
            by_one, by_two = [each or NO_BLOW for each in exchanged(one, two, struck)]
            pair = net(one, by_one, by_two.loss), net(two, by_two, by_one.loss)
            found[pair] = found.get(pair, 0) + ways * as_many
    return found


NO_BLOW = Blow()


def net(strike: Strike, own: Blow, suffered: int) -> int:
    """What a unit loses by the foe's blow and its *own*, less what it wins back."""
    lost = suffered + own.returned
    return lost - won_back(strike, own.drained, lost)


def clear() -> None:
    """Forget all that was worked out: for measuring."""
    for remembered in (_courses, by_itself, inflicted, dealt):
        remembered.cache_clear()
