"""How the dice of one side fall: every way, in whole numbers, by the steps that look at dice alone.

What dice can give depends on a few small numbers, so it is worked out once and remembered by them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import comb
from typing import TypeVar

from hellassist.rules.combat.attack import EVERY_FACE, Counted, Dice
from hellassist.rules.combat.steps import STEPS, OnDice
from hellassist.rules.requests import Pick, Request, common

DICE_STEPS = {name: step for name, step in STEPS.items() if isinstance(step, OnDice)}
Value = TypeVar("Value", bound=Hashable)
Again = Callable[[Dice, Pick], tuple[int, ...]]

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
def fallen(dice: Dice, names: tuple[str, ...], again: Again, *, counts: bool) -> Fallen:
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
                add(found[thrown], ((now.counted if counts else now, 1),), ways)
            elif counts and _idle(now, left):
                add(found[thrown + now.to_roll], _counts(step, now), ways)
            else:
                for faces, count in falls(now.to_roll, looks(now.difficulty, now.tells)):
                    later[step.takes(now, faces), left, thrown + now.to_roll] += ways * count
        waiting = later
    if len(found) == 1:
        ((thrown, only),) = found.items()
        return tuple(only.items()), 6**thrown
    most = max(found)
    merged: dict[Dice | Counted, int] = {}
    for thrown, ends_here in found.items():
        add(merged, ends_here.items(), 6 ** (most - thrown))
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


def add(found: dict[Value, int], more: Iterable[tuple[Value, int]], times: int) -> None:
    for value, ways in more:
        found[value] = found.get(value, 0) + ways * times


def _counts(step: OnDice, dice: Dice) -> Sequence[tuple[Counted, int]]:
    """What all the dice count when those left to roll are thrown for good."""
    if not dice.fresh and not dice.settled:
        return _counts_alone(step, dice)
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
        add(found, _spread(dice.to_roll, one, Counted(), Counted.plus), 1)
    return tuple(found.items())


def clear() -> None:
    """Forget all that was worked out, but for which faces look alike: for measuring."""
    for remembered in (falls, fallen, _counts_alone):
        remembered.cache_clear()
