"""Odds: exact, from the steps that resolve, and equal to plain counting."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.app.battle.trail import trail
from hellassist.rules.combat.attack import Attack, Counted, Dice, Strike
from hellassist.rules.combat.driver import give, play, settle
from hellassist.rules.commands import DeclareMelee
from hellassist.rules.odds import odds as odds_module
from hellassist.rules.odds.best import BestPlay
from hellassist.rules.odds.falling import fallen
from hellassist.rules.odds.odds import ends, forecast, losses, lost_by_points, lost_in, odds
from hellassist.rules.odds.odds_map import OddsMap
from hellassist.rules.odds.policies import OneSided, Spending, most_damage
from hellassist.rules.requests import Answer, Choose, Pick, Request, Roll
from tests.rules.bouts import bout
from tests.rules.brute import Fighter, attack_of, hit_chances, joint_losses
from tests.scene import Scene, weapon

TABLES = st.tuples(*[st.integers(0, 9)] * 5)
FIGHTERS = st.builds(
    Fighter,
    dice=st.integers(0, 13),
    needed=st.integers(1, 6),
    table=TABLES,
    foe_pr=st.none() | st.integers(0, 10),
    effect=st.booleans(),
    strikes=st.sampled_from((True, True, True, False)),
)
UNDECLARED = st.builds(lambda fighter, other: replace(fighter, other=other), FIGHTERS, TABLES)


def names_no_weapon(attack: Attack, request: Choose | Pick) -> Answer:
    """As on screen, but nobody names his weapon."""
    return -1 if request.why == "weapon" else most_damage(attack, request)


@given(FIGHTERS, FIGHTERS)
@settings(max_examples=120, deadline=None)
def test_odds_equal_plain_counting(first: Fighter, second: Fighter) -> None:
    found = odds(attack_of(first, second), losses)
    assert found == joint_losses(first, second)
    assert sum(found.values()) == 1


@given(UNDECLARED, FIGHTERS)
@settings(max_examples=60, deadline=None)
def test_odds_of_an_undeclared_weapon(first: Fighter, second: Fighter) -> None:
    if first.table == first.other:
        first = replace(first, other=())
    assert odds(attack_of(first, second), losses, names_no_weapon) == joint_losses(first, second)


@given(FIGHTERS, st.integers(0, 5), st.data())
@settings(max_examples=60, deadline=None)
def test_odds_from_the_middle_of_an_attack(fighter: Fighter, hits: int, data: st.DataObject) -> None:
    """After the attacker's dice lie there, what is left to chance is counted from there on."""
    still = Fighter(3, 4, (1, 2, 3, 4, 5), 0)
    attack, request = settle(attack_of(fighter, still))
    if not isinstance(request, Roll) or request.side == 1:
        return
    faces = tuple(data.draw(st.lists(st.integers(1, 6), min_size=request.dice, max_size=request.dice)))
    found = odds(give(attack, faces), lambda end: end.strikes[0].hits)
    made = sum(face >= fighter.needed for face in faces)
    again = min(max(min(fighter.dice, 10) - 5, 0), len(faces) - made)
    expected = {made + more: chance for more, chance in hit_chances(again, fighter.needed).items()}
    assert found == expected


@given(FIGHTERS, FIGHTERS, st.integers(1, 12), st.integers(1, 12))
@settings(max_examples=60, deadline=None)
def test_a_forecast_counts_no_more_life_points_than_are_left(
    first: Fighter, second: Fighter, mine: int, theirs: int
) -> None:
    seen = forecast(attack_of(first, second), (mine, theirs), (1, None))
    for side, life in ((0, mine), (1, theirs)):
        assert max(seen.losses[side]) <= life
        assert min(seen.losses[side]) >= 0
        assert sum(seen.losses[side].values()) == 1
        assert 0 <= seen.expected[side] <= life
        stands = sum((chance for lost, chance in seen.losses[side].items() if lost < life), Fraction(0))
        assert seen.falls[side] + stands == 1
        assert seen.wounded[side] <= stands
    assert seen.wounded[1] == 0


@given(FIGHTERS, st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_more_protection_or_defence_never_hurts(fighter: Fighter, pr: int) -> None:
    still = Fighter(0, 6, (0,) * 5, 0, strikes=False)

    def seen(changed: Fighter) -> tuple[Fraction, Fraction]:
        told = forecast(attack_of(changed, still), (9, 4), (1, 1))
        return told.falls[1], told.expected[1]

    soft, hard = replace(fighter, foe_pr=pr), replace(fighter, foe_pr=pr + 1)
    assert all(a >= b for a, b in zip(seen(soft), seen(hard), strict=True))
    if fighter.needed < 6:
        quick = replace(soft, needed=soft.needed + 1)
        assert all(a >= b for a, b in zip(seen(soft), seen(quick), strict=True))


@given(FIGHTERS, st.integers(1, 9))
@settings(max_examples=80, deadline=None)
def test_more_dice_never_hurt(fighter: Fighter, life: int) -> None:
    still = Fighter(0, 6, (0,) * 5, 0, strikes=False)
    few, many = (
        forecast(attack_of(replace(fighter, dice=dice), still), (9, life), (1, 1))
        for dice in (fighter.dice, fighter.dice + 1)
    )
    assert few.falls[1] <= many.falls[1]
    assert few.expected[1] <= many.expected[1]


@given(st.lists(st.integers(1, 6), max_size=5), st.lists(st.integers(1, 6), max_size=5), st.integers(1, 6))
def test_dice_lying_apart_count_together(fresh: list[int], settled: list[int], needed: int) -> None:
    for tells in ("", "ones", "parity"):
        dice = Dice(needed, tells=tells, fresh=tuple(fresh), settled=tuple(settled))
        each = [dice._replace(fresh=(face,), settled=()).counted for face in (*fresh, *settled)]
        together = Counted()
        for one in each:
            together = together.plus(one)
        assert dice.counted == together
        assert Counted().plus(dice.counted, 3) == dice.counted.plus(dice.counted).plus(dice.counted)


class InWords(OneSided):
    """The usual policy, but all it chooses is looked at."""

    name = "in_words"

    def again(self, dice: Dice, request: Pick) -> tuple[int, ...]:
        return request.check(most_damage.again(dice, request))

    def chosen(self, strike: Strike, request: Choose) -> int:
        return request.check(most_damage.chosen(strike, request))


def in_one(attack: Attack, request: Choose | Pick) -> Answer:
    """The usual policy as a mere function: the odds take no short cut."""
    return most_damage(attack, request)


def test_each_side_by_itself_comes_to_the_same_as_both_together() -> None:
    """Attacks of all kinds, with what ties the two sides together and without."""
    source, apart = random.Random(3), 0
    for _ in range(150):
        attack = bout(source, 7)
        found = lost_in(attack)
        apart += found.pairs is None
        joint = found.joint().chances()
        assert joint == odds(attack, losses) == odds(attack, losses, InWords())
        assert sum(joint.values()) == 1
        for side in (0, 1):
            alone = found.each[side].chances()
            assert sum(alone.values()) == 1
            for lost in {pair[side] for pair in joint}:
                assert alone[lost] == sum((c for pair, c in joint.items() if pair[side] == lost), Fraction(0))
            assert found.at_least(side, 2) == sum(
                (chance for pair, chance in joint.items() if pair[side] >= 2), Fraction(0)
            )
    assert 20 < apart < 130
    for _ in range(12):
        attack = bout(source, 6)
        assert odds(attack, losses, in_one) == odds(attack, losses) == lost_in(attack).joint().chances()


def test_points_spent_one_by_one() -> None:
    source = random.Random(4)
    for _ in range(40):
        attack = bout(source, 6)
        mine = attack.strikes[0]
        arms = tuple(replace(arm, dice=(arm.dice[0], arm.dice[0] + 1, arm.dice[0] + 2)) for arm in mine.arms)
        attack = attack.with_strike(0, mine._replace(arms=arms, command=2))
        found = lost_by_points(attack, 2)
        for points in (0, 1, 2):
            after = [
                each.joint().chances()
                for each in (found[points], lost_in(attack, Spending(most_damage, 0, points)))
            ]
            plain = tuple(replace(arm, dice=(arm.dice[points],) * 3) for arm in arms)
            as_if = attack.with_strike(0, mine._replace(arms=plain))
            assert after[0] == after[1] == odds(as_if, losses)


def fight(cbt: int = 7, foe: int = 6) -> Scene:
    """A fight with re-rolls on both sides, just declared."""
    scene = Scene(command=(2, 2)).unit(
        "E", cbt=cbt, rank="officer", life=(9, 3), pr=1, weapons=(weapon(2, 4, 5, 6, 8),)
    )
    scene.enemy("F", cbt=foe, life=(8, 2), pr=2, defence=4)
    scene.do(DeclareMelee("E", "F"))
    return scene


def test_a_hundred_thousand_resolved_attacks_come_out_as_the_odds_say() -> None:
    attack = attack_of(Fighter(7, 4, (2, 4, 5, 6, 8), 1), Fighter(6, 3, (3, 4, 6, 8, 6), 2))
    source = random.Random(20)
    times = 100_000

    def table(now: Attack, request: Request) -> Answer:
        if isinstance(request, Choose | Pick):
            return most_damage(now, request)
        assert isinstance(request, Roll)
        return tuple(source.choices((1, 2, 3, 4, 5, 6), k=request.dice))

    counted: dict[tuple[int, int], int] = {}
    begun = settle(attack)[0]
    for _ in range(times):
        end, _answers = play(begun, table)
        counted[losses(end)] = counted.get(losses(end), 0) + 1
    exact = odds(attack, losses)
    assert set(counted) <= set(exact)
    for side in (0, 1):
        mean = sum(pair[side] * chance for pair, chance in exact.items())
        spread = sqrt(sum((pair[side] - mean) ** 2 * chance for pair, chance in exact.items()) / times)
        found = sum(pair[side] * count for pair, count in counted.items()) / times
        assert abs(found - mean) <= 3 * spread
    for pair, chance in exact.items():
        if chance * times >= 20:
            spread = sqrt(float(chance * (1 - chance)) * times)
            assert abs(counted.get(pair, 0) - float(chance * times)) <= 3 * spread


def test_asking_for_odds_draws_no_random_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> int:
        raise AssertionError("a random number was drawn")

    monkeypatch.setattr(secrets, "randbelow", never)
    monkeypatch.setattr(random.Random, "random", never)
    monkeypatch.setattr(random.Random, "getrandbits", never)
    monkeypatch.setattr("os.urandom", never)
    scene = fight()
    before = scene.game
    shown = trail(scene.game)
    assert shown is not None
    shown.forecast()
    shown.forecast_with(2)
    assert ends(shown.attack, most_damage)
    assert BestPlay().value(shown.attack)
    assert OddsMap().of(scene.game, "A")
    assert scene.game == before


def test_spending_command_is_seen_before_it_is_done() -> None:
    shown = trail(fight(cbt=3).game)
    assert shown is not None
    chances = [shown.forecast_with(points).expected[1] for points in (0, 1, 2)]
    assert chances == sorted(chances)
    assert chances[0] < chances[2]
    assert shown.forecast() == shown.forecast_with(0)


def test_a_re_roll_leaves_the_hits_where_they_lie() -> None:
    """Six dice at 3 or more: all five hit, or four hit and the one miss hits at the second throw."""
    chances = hit_chances(6, 3)
    by_hand = Fraction(2, 3) ** 5 + 5 * Fraction(2, 3) ** 4 * Fraction(1, 3) * Fraction(2, 3)
    attack = attack_of(Fighter(6, 3, (1, 2, 3, 4, 5), 0), Fighter(0, 3, (1,) * 5, 0))
    found = odds(attack, lambda end: end.strikes[0].hits)
    assert found[5] == chances[5] == by_hand
    ten = attack_of(Fighter(10, 3, (1, 2, 3, 4, 5), 0), Fighter(0, 3, (1,) * 5, 0))
    each = Fraction(2, 3) + Fraction(1, 3) * Fraction(2, 3)
    hits = odds(ten, lambda end: end.strikes[0].hits)
    assert sum(count * chance for count, chance in hits.items()) == 5 * each


def test_overkill_is_no_loss() -> None:
    attack = attack_of(Fighter(5, 1, (6,) * 5, 0), Fighter(0, 3, (1,) * 5, 0))
    seen = forecast(attack, (4, 2), (1, 1))
    assert seen.losses[1] == {2: Fraction(1)}
    assert seen.expected[1] == 2
    assert seen.falls == (Fraction(0), Fraction(1))


def test_nothing_beyond_the_most_the_table_can_do() -> None:
    attack = attack_of(Fighter(9, 4, (1, 10, 2, 3, 4), 0), Fighter(0, 3, (1,) * 5, 0))
    assert max(loss for _, loss in odds(attack, losses)) == 10
    assert sum(chance for (_, loss), chance in odds(attack, losses).items() if loss > 10) == 0


def test_the_life_points_of_the_moment_count() -> None:
    scene = Scene().unit("E").enemy("F", life=(4, 1), life_now=1, pr=1)
    scene.do(DeclareMelee("E", "F"))
    shown = trail(scene.game)
    assert shown is not None
    seen = shown.forecast()
    one_hit_or_more = 1 - hit_chances(3, 2)[0]  # Wounded: DEF 2; a hit of 2 less Protection 1 is enough
    assert seen.falls[1] == one_hit_or_more
    assert seen.wounded[1] == 1 - one_hit_or_more
    assert seen.falls[1] + seen.losses[1][0] == 1


def with_icepool(one: Fighter) -> Any:
    """What a fighter costs its foe, by another library."""
    hit = icepool.d6 >= one.needed
    rolled, again = min(one.dice, 5), min(max(one.dice, 5) - 5, 5)
    made: Any = (rolled @ hit if rolled else icepool.Die([0])).map(
        lambda made: made + min(again, rolled - made) @ hit if again and made < rolled else made
    )
    costs = [max([0, *(damage - (one.foe_pr or 0) for damage in one.table[:count])]) for count in range(6)]
    return made.map(lambda made: costs[made] + max(one.dice - 10, 0))


def test_a_second_opinion_on_the_joint_losses_of_five_hundred_attacks() -> None:
    source = random.Random(500)

    def fighter() -> Fighter:
        table = tuple(source.randint(0, 9) for _ in range(5))
        return Fighter(source.randint(0, 14), source.randint(1, 6), table, source.randint(0, 6))

    for _ in range(500):
        first, second = fighter(), fighter()
        both = icepool.tupleize(with_icepool(second), with_icepool(first))
        expected = {tuple(pair): Fraction(both.probability(pair)) for pair in both.outcomes()}
        attack = attack_of(first, second)
        assert lost_in(attack).joint().chances() == expected
        assert odds(attack, losses) == expected


def test_what_was_worked_out_once_is_remembered_by_numbers_alone() -> None:
    odds_module.clear()
    attack = attack_of(Fighter(7, 4, (2, 4, 5, 6, 8), 1), Fighter(7, 4, (3, 4, 6, 8, 6), 2))
    first = odds(attack, losses)
    misses = fallen.cache_info().misses
    assert odds(attack, losses) == first
    assert fallen.cache_info().misses == misses == 1
