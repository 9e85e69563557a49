"""Best play: never worse than the usual one, and what every possible course of play tells."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from hellassist.rules.combat.attack import Arm, Attack, Strike, Traits
from hellassist.rules.combat.close import steps
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.odds.best import BestPlay, Worth, answers, by_effect, by_felling, by_loss, chooser
from hellassist.rules.odds.odds import losses, odds
from hellassist.rules.odds.policies import most_damage
from hellassist.rules.profile import Column, Effect
from hellassist.rules.requests import Choose, Draw, Pick, Roll, Side
from tests.rules.bouts import arm, bout
from tests.rules.odds.test_shot_odds import brawl

AIMS: tuple[Callable[[Attack], Worth], ...] = (by_loss, by_felling)


def expected(attack: Attack, policy: Any, aim: Callable[[Attack], Worth], side: Side) -> Fraction:
    """What the attack is worth to a side, by the odds when choices follow the policy."""
    return sum(
        (value * chance for value, chance in odds(attack, lambda end: aim(end)[side], policy).items()),
        Fraction(0),
    )


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("side", [0, 1])
def test_best_play_is_never_worse_than_the_usual(aim: Callable[[Attack], Worth], side: Side) -> None:
    source, better = random.Random(100 + side), 0
    for _ in range(100):
        attack = bout(source, 4)
        best = BestPlay(aim, sides=(side,))
        usual = expected(attack, most_damage, aim, side)
        assert best.value(attack)[side] >= usual
        better += best.value(attack)[side] > usual
    assert better > 0  # it is worth asking


@pytest.mark.parametrize("aim", AIMS)
def test_what_it_promises_is_what_comes_of_playing_so(aim: Callable[[Attack], Worth]) -> None:
    source = random.Random(7)
    for _ in range(12):
        attack = bout(source, 3)
        best = BestPlay(aim)
        assert best.value(attack) == (expected(attack, best, aim, 0), expected(attack, best, aim, 1))


# -- against every course of play ------------------------------------------------------------------


def minimax(attack: Attack) -> Fraction:
    """What attacker inflicts more than he suffers if both play as well as they can: die by die, choice by choice."""
    now, request = settle(attack)
    match request:
        case None:
            lost = [min(loss, strike.life) for loss, strike in zip(losses(now), now.strikes, strict=True)]
            return Fraction(lost[1] - lost[0])
        case Roll(dice=dice):
            values = [minimax(give(now, faces)) for faces in product(range(1, 7), repeat=dice)]
            return sum(values, Fraction(0)) / len(values)
        case Draw(options=options):
            return sum((minimax(give(now, option)) for option in range(options)), Fraction(0)) / options
        case Choose(options=options, why=why):
            tried = options if why in ("weapon", "table", "inflict") else (0,)
            found = [minimax(give(now, option)) for option in tried]
            return best_of(found, request)
        case Pick(faces=faces, most=most):
            picked = {pick for count in range(most + 1) for pick in combinations(faces, count)}
            return best_of([minimax(give(now, pick)) for pick in picked], request)


def best_of(values: list[Fraction], request: Choose | Pick) -> Fraction:
    """What the one who answers makes of them."""
    return max(values) if chooser(request) == 0 else min(values)


def test_best_play_of_both_is_what_minimax_finds() -> None:
    source = random.Random(11)
    for _ in range(25):
        attack = bout(source, 1)
        assert BestPlay().value(attack) == (minimax(attack), -minimax(attack))
    two = bout(source, 2)._replace(todo=steps(0))
    assert BestPlay().value(two)[0] == minimax(two)


def test_neither_gains_by_going_back_to_the_usual_play() -> None:
    source = random.Random(12)
    for _ in range(30):
        attack = bout(source, 3)
        both = BestPlay().value(attack)[0]
        assert BestPlay(sides=(1,)).value(attack)[0] <= both <= BestPlay(sides=(0,)).value(attack)[0]


def test_fewer_hits_where_more_would_cost_less() -> None:
    table = (Column(0), Column(5), *[Column(1)] * 4)
    struck = Strike((Arm((5, 5, 5), 2, table, 0),), life=3, full=3)
    attack = Attack(steps(0), (struck, Strike(life=5, full=5)))
    after = give(attack, (6, 6, 6, 6, 6))
    request = settle(after)[1]
    assert isinstance(request, Choose)
    assert BestPlay()(after, request) == 1


def test_fewer_hits_for_the_sake_of_a_state() -> None:
    stun = Column(1, (Effect("stunned"),))
    blade = Arm((3, 3, 3), 4, (Column(0), Column(0), stun, Column(5), Column(6), Column(7)), 0)
    attack = Attack(steps(0), (Strike((blade,), life=4), Strike(life=9)))
    assert BestPlay(by_effect).value(attack) == (Fraction(1, 2), Fraction(0))  # two hits of three or more
    assert expected(attack, most_damage, by_effect, 0) == Fraction(3, 8)  # two hits and no more


def test_a_re_roll_is_left_out_where_it_could_only_harm() -> None:
    """Ones hurt their owner, and one hit is as good as five: a die that lies well is left alone."""
    table = (Column(0), *[Column(3)] * 5)
    harmed = Arm((7, 7, 7), 4, table, 0, Traits(ones_hurt=1, least_rerolls=2))
    attack = Attack(
        steps(0), (Strike((harmed,), life=4, full=4), Strike((arm(random.Random(1), 0, tame=True),), life=3))
    )
    after = give(attack, (6, 6, 6, 3, 2))
    request = settle(after)[1]
    assert isinstance(request, Pick)
    assert most_damage(after, request) == (3, 2)
    assert BestPlay()(after, request) == ()


def test_odd_dice_are_weighed_in_a_shot_at_a_close_combat() -> None:
    scene = brawl(7, 5, (0, 0), (3, 4, 6, 8, 6))
    shot = scene.shot("E", "T")
    best, usual = BestPlay(sides=(0,)), expected(shot, most_damage, by_loss, 0)
    assert best.value(shot)[0] >= usual


def test_every_answer_once() -> None:
    assert list(answers(Choose(0, (0, 1, 2), "inflict"))) == [0, 1, 2]
    assert set(answers(Pick(0, (3, 1, 1), 2, "reroll", 0))) == {(), (3,), (1,), (3, 1), (1, 1)}
    assert len(list(answers(Pick(0, (3, 1, 1), 2, "reroll", 0)))) == 5
    assert chooser(Choose(0, (0,), "inflict", across=True)) == 1
    assert chooser(Pick(1, (6,), 1, "force", 0)) == 1


def test_policies_have_names() -> None:
    assert most_damage.name == "most_damage"
    assert BestPlay().name == "best_by_loss"
    assert BestPlay(by_felling).name == "best_by_felling"
    assert BestPlay(by_effect).name == "best_by_effect"
