"""Exact odds from the very steps that resolve an attack: every way the dice can fall, in whole numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import takewhile
from typing import TypeVar

from hellassist.rules.attack import Attack, Counted, Dice, Strike
from hellassist.rules.damage import gained, lost
from hellassist.rules.requests import Answer, Choose, Draw, Pick, Roll, Side, common, other
from hellassist.rules.steps import DICE_STEPS, STEPS, RollStep, give, settle
from hellassist.rules.volley import watching

Policy = Callable[[Attack, Choose | Pick], Answer]
"""What the players are taken to choose. Named on screen."""

Measure = TypeVar("Measure", bound=Hashable)


def most_damage(attack: Attack, request: Choose | Pick) -> Answer:
    """Re-roll every miss, the lowest first; inflict what costs most Life Points; spend no Command, lower no dice.

    Odd dice go before even ones where odd dice divert the shot; what may be tried is tried. An undeclared weapon is met
    with the table that hurts least. The policy of the odds on screen.
    """
    if isinstance(request, Pick):
        diverts = attack.strikes[request.dice_of].dice.tells == "parity"
        again = sorted(request.faces, key=lambda face: (diverts and face % 2 == 0, face))
        return common(again[: request.most])
    striking = attack.strikes[request.side]
    suffered = attack.strikes[other(request.side)]
    match request.why:
        case "try":
            return 1
        case "inflict":
            return max(request.options, key=lambda hits: (striking.loss_for(hits), hits))
        case "weapon":
            return max((arm for arm in request.options if arm >= 0), key=lambda arm: _promise(striking, arm))
        case "table":
            return min(request.options, key=lambda arm: _worst(suffered, arm))
    return 0


def _worst(strike: Strike, arm: int) -> int:
    """What the hits cost the foe at most with this weapon."""
    armed = replace(strike, arm=arm)
    return max(armed.loss_for(hits) for hits in range(strike.hits + 1))


def _promise(strike: Strike, arm: int) -> tuple[int, int]:
    """A rough promise of a weapon: what up to three hits cost the foe, and its dice."""
    armed = replace(strike, arm=arm)
    return max(armed.loss_for(hits) for hits in range(4)), armed.armed.dice[0]


def telling(dice: Dice) -> tuple[int, ...]:
    """The face each face is kept as where no later step can tell the two apart."""

    def told(face: int) -> tuple[bool, bool, bool]:
        return (
            face >= dice.difficulty,
            dice.tells == "ones" and face == 1,
            dice.tells == "parity" and face % 2 == 1,
        )

    return tuple(next(lowest for lowest in range(1, 7) if told(lowest) == told(face)) for face in range(1, 7))


def coarse(attack: Attack) -> Attack:
    """The attack with faces that no later step can tell apart made one."""
    for side in (0, 1):
        strike = attack.strikes[side]
        dice = strike.dice
        seen = telling(dice)
        merged = replace(
            dice,
            seen=seen,
            fresh=common([seen[face - 1] for face in dice.fresh]),
            settled=common([seen[face - 1] for face in dice.settled]),
        )
        attack = attack.with_strike(side, replace(strike, dice=merged))
    return attack


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
                case Roll(dice=1) if now.todo[0][0] not in DICE_STEPS:
                    for face in range(1, 7):
                        later[give(now, (face,)), out_of * 6] += ways
                case Roll():
                    for after, thrown, count in _thrown(now, policy):
                        later[after, out_of * 6**thrown] += ways * count
                case Draw(options=options):
                    for option in range(options):
                        later[give(now, option), out_of * options] += ways
                case Choose() | Pick():
                    later[give(now, policy(now, request)), out_of] += ways
        waiting = later
    return result


def _thrown(attack: Attack, policy: Policy) -> Iterator[tuple[Attack, int, int]]:
    """The attack after its pending roll and the steps that follow on the same dice, with dice thrown and ways."""
    side = attack.todo[0][1]
    run = tuple(takewhile(lambda todo: todo[1] == side and todo[0] in DICE_STEPS, attack.todo))
    strike = attack.strikes[side]
    after = replace(attack, todo=attack.todo[len(run) :])
    for (dice, counted, thrown), ways in _fallen(strike.dice, tuple(name for name, _ in run), policy).items():
        yield after.with_strike(side, replace(strike, dice=dice, counted=counted)), thrown, ways


@lru_cache(maxsize=8192)
def _fallen(dice: Dice, names: tuple[str, ...], policy: Policy) -> Mapping[tuple[Dice, Counted, int], int]:
    """How one side's dice can come to lie after the named steps: dice, what they count and dice thrown, with the ways.

    The steps run on the dice alone, so that what was worked out once serves every attack with such dice.
    """
    alone = coarse(Attack(tuple((name, 0) for name in names), (Strike(dice=dice), Strike())))
    result: defaultdict[tuple[Dice, Counted, int], int] = defaultdict(int)
    waiting: Mapping[tuple[Attack, int], int] = {(alone, 0): 1}
    while waiting:
        later: defaultdict[tuple[Attack, int], int] = defaultdict(int)
        for (state, thrown), ways in waiting.items():
            now, request = settle(state)
            strike = now.strikes[0]
            if isinstance(request, Roll):
                step = STEPS[now.todo[0][0]]
                assert isinstance(step, RollStep)
                rest = replace(now, todo=now.todo[1:])
                for fell, count in step.spread(strike.dice).items():
                    later[rest.with_strike(0, replace(strike, dice=fell)), thrown + request.dice] += (
                        ways * count
                    )
            elif isinstance(request, Choose | Pick):
                later[give(now, policy(now, request)), thrown] += ways
            else:
                result[strike.dice, strike.counted, thrown] += ways
        waiting = later
    return result


def odds(
    attack: Attack, measure: Callable[[Attack], Measure], policy: Policy = most_damage
) -> dict[Measure, Fraction]:
    """The exact chance of each value of *measure* over the ends of the attack."""
    counted: defaultdict[tuple[Measure, int], int] = defaultdict(int)
    for (end, out_of), ways in _ends(attack, policy).items():
        counted[measure(end), out_of] += ways
    result: defaultdict[Measure, Fraction] = defaultdict(Fraction)
    for (value, out_of), ways in counted.items():
        result[value] += Fraction(ways, out_of)
    return dict(result)


def losses(attack: Attack) -> tuple[int, int]:
    """Life Points lost by attacker and defender, less what they win back."""
    return lost(attack, 0) - gained(attack, 0), lost(attack, 1) - gained(attack, 1)


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
    joint = odds(attack, losses, policy)

    def by_loss(side: Side) -> dict[int, Fraction]:
        chances: defaultdict[int, Fraction] = defaultdict(Fraction)
        for lost, chance in joint.items():
            chances[min(lost[side], life[side])] += chance
        return dict(sorted(chances.items()))

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
