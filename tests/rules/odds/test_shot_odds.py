"""Odds of shots into a close combat and of blasts, against plain counting from the wording of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from typing import Any

import pytest

from hellassist.app.battle.trail import trail
from hellassist.rules.combat import attacks
from hellassist.rules.commands import DeclareBlast, DeclareExplosion, DeclareShot
from hellassist.rules.odds.fates import Fate, concerned, fates
from hellassist.rules.odds.odds import ends, odds
from hellassist.rules.odds.policies import most_damage
from hellassist.rules.requests import Pick
from hellassist.rules.shots import shot
from hellassist.rules.shots.volley import burst_of, loss_of, watching
from tests.rules.ranged import answer, archer, blaster, bow
from tests.scene import Scene, weapon

FACES = range(1, 7)
Chances = dict[int, Fraction]


def chances(counted: Counter[int], out_of: int) -> Chances:
    """Counts as exact chances."""
    return {value: Fraction(times, out_of) for value, times in sorted(counted.items())}


# -- into a close combat ---------------------------------------------------------------------------


def again(faces: tuple[int, ...], hard: int, rerolls: int) -> tuple[int, ...]:
    """The places of the dice thrown again: misses, odd ones first, then the lower."""
    misses = [place for place, face in enumerate(faces) if face < hard]
    return tuple(sorted(misses, key=lambda place: (faces[place] % 2 == 0, faces[place]))[:rerolls])


def final_dice(dice: int, rerolls: int, hard: int) -> dict[tuple[int, ...], Fraction]:
    """Every way the dice can lie at the end."""
    ends: dict[tuple[int, ...], Fraction] = {}
    for faces in product(FACES, repeat=dice):
        places = again(faces, hard, rerolls)
        for more in product(FACES, repeat=len(places)):
            lying = list(faces)
            for place, face in zip(places, more, strict=True):
                lying[place] = face
            key = tuple(sorted(lying))
            ends[key] = ends.get(key, Fraction(0)) + Fraction(1, 6 ** (dice + len(places)))
    return ends


def into_combat(
    dice: int, rerolls: int, hard: int, table: Sequence[int], protections: Sequence[int]
) -> list[Chances]:
    """For the target and each of the others: the chance of every loss."""
    results: list[Counter[int]] = [Counter() for _ in protections]
    for lying, chance in final_dice(dice, rerolls, hard).items():
        hits = sum(face >= hard for face in lying)
        odd = sum(face % 2 for face in lying)
        astray = hits > 0 and odd > dice - odd and len(protections) > 1
        others = range(1, len(protections))
        shares = {key: Fraction(1, len(others)) for key in others} if astray else {0: Fraction(1)}
        for key, protection in enumerate(protections):
            share = shares.get(key, Fraction(0))
            loss = max(table[hits - 1] - protection, 0) if hits else 0
            results[key][loss] += chance * share  # type: ignore[assignment]
            results[key][0] += chance * (1 - share)  # type: ignore[assignment]
    return [{loss: Fraction(c) for loss, c in sorted(one.items()) if c} for one in results]


def brawl(shs: int, defence: int, protections: Sequence[int], table: Sequence[int]) -> Scene:
    """E shoots at T, who fights U and V."""
    scene = archer(shs=shs, weapons=(bow(*table), weapon()))
    scene.enemy("T", at=(9.2, 15), defence=defence, pr=protections[0], life=(20, 1), status="acted")
    for key, angle, pr in zip("UV", ((0, 1), (1, 0)), protections[1:], strict=False):
        scene.unit(key, pr=pr, defence=2, life=(3, 1)).touch(key, "T", angle)
    return scene


def told(fate: Fate) -> Chances:
    return {loss: chance for loss, chance in fate.losses.items() if chance}


@pytest.mark.parametrize(
    ("shs", "defence", "protections"),
    [(3, 4, (1, 0)), (3, 5, (0, 2, 1)), (1, 3, (0, 0)), (5, 3, (2, 1, 0)), (7, 4, (1, 0, 0)), (6, 5, (0, 0))],
)
def test_odds_of_a_shot_into_a_close_combat(shs: int, defence: int, protections: tuple[int, ...]) -> None:
    table = (3, 4, 6, 8, 6)
    scene = brawl(shs, defence, protections, table)
    declared = shot.declare(scene.game, scene["E"], scene["T"])
    assert concerned(declared) == ("T", "U", "V")[: len(protections)]
    attack = attacks.begin(scene.game, declared)
    expected = into_combat(min(shs, 5), max(shs - 5, 0), defence, table, protections)
    found = fates(attack, (99,) * len(protections))
    assert [told(fate) for fate in found] == expected
    lives = (20, *[3] * (len(protections) - 1))
    for fate, life, chance in zip(fates(attack, lives), lives, expected, strict=True):
        assert fate.falls == sum((part for loss, part in chance.items() if loss >= life), Fraction(0))
        assert sum(fate.losses.values()) == 1


def test_odds_follow_the_dice_as_they_lie() -> None:
    scene = brawl(3, 4, (1, 0, 2), (3, 4, 6, 8, 6))
    scene.do(DeclareShot("E", "T"))
    shown = trail(scene.game)
    assert shown is not None
    falls = shown.fates()
    assert set(falls) == {"T", "U", "V"}
    assert shown.forecast().losses[1] == falls["T"].losses
    answer(scene, (5, 5, 4))
    shown = trail(scene.game)
    assert shown is not None
    assert shown.request is not None  # the draw
    after = shown.fates()
    assert after["T"].losses == {0: 1}
    assert after["U"].losses == {0: Fraction(1, 2), 3: Fraction(1, 2)}
    assert after["V"].falls == Fraction(1, 2)


def test_the_policy_throws_odd_misses_again_first() -> None:
    scene = brawl(7, 5, (0, 0), (3, 4, 6, 8, 6))
    scene.do(DeclareShot("E", "T"))
    answer(scene, (1, 2, 2, 3, 6))
    assert scene.game.attack is not None
    attack, pick = attacks.resume(scene.game, scene.game.attack)
    assert isinstance(pick, Pick)
    assert pick.most == 2
    assert most_damage(attack, pick) == (3, 1)
    alone = archer(shs=7).enemy("F", at=(9.2, 15), defence=5)
    alone.do(DeclareShot("E", "F"))
    answer(alone, (1, 2, 2, 3, 6))
    assert alone.game.attack is not None
    attack, pick = attacks.resume(alone.game, alone.game.attack)
    assert isinstance(pick, Pick)
    assert most_damage(attack, pick) == (2, 1)


def test_odds_for_one_unit_keep_nothing_of_the_others() -> None:
    scene = volley({"at": (7, 15)}, {"at": (8.5, 15)}, {"at": (10, 15)})
    assert scene.game.attack is not None
    attack = attacks.begin(scene.game, scene.game.attack.declaration)
    for arm in (1, 2, 3):
        kept = {entry[0] for end in ends(watching(attack, arm), most_damage) for entry in burst_of(end).toll}
        assert kept == {arm}


# -- under a template ------------------------------------------------------------------------------


@cache
def burst(dice: int, hard: int) -> tuple[Fraction, ...]:
    """The chance of each number of hits of so many dice, face by face."""
    falls = Counter(sum(face >= hard for face in faces) for faces in product(FACES, repeat=dice))
    return tuple(Fraction(falls[hits], 6**dice) for hits in range(dice + 1))


def one_hit(dice: int, rerolls: int, hard: int) -> Fraction:
    """The chance of at least one hit of a shot roll."""
    return sum(
        (
            chance
            for lying, chance in final_dice(dice, rerolls, hard).items()
            if any(face >= hard for face in lying)
        ),
        Fraction(0),
    )


def merged(pairs: Sequence[tuple[int, Fraction]]) -> Chances:
    """Chances of equal losses added up."""
    result: Chances = {}
    for loss, chance in sorted(pairs):
        result[loss] = result.get(loss, Fraction(0)) + chance
    return {loss: chance for loss, chance in result.items() if chance}


@pytest.mark.parametrize(("shs", "spot", "hard"), [(2, 12, 4), (3, 8, 3), (6, 25, 5)])
def test_odds_of_an_explosion(shs: int, spot: float, hard: int) -> None:
    scene = Scene().unit("E", at=(3, 15), shs=shs, weapons=(blaster(power=(4, 2)), weapon()))
    scene.enemy("P", at=(spot, 14), pr=1, life=(4, 1)).enemy("Q", at=(spot, 16), abilities=("invulnerable",))
    scene.do(DeclareExplosion("E", 0, scene.spot(spot, 15)))
    assert scene.game.attack is not None
    attack = attacks.begin(scene.game, scene.game.attack.declaration)
    assert attack.strikes[0].arms[0].difficulty == hard
    hit = one_hit(min(shs, 5), max(shs - 5, 0), hard)
    expected = [
        merged([(0, 1 - hit), *((max(n * power - pr, 0), hit * c) for n, c in enumerate(burst(5, at_least)))])
        for power, pr, at_least in ((2, 1, 4), (1, 0, 6))
    ]
    assert [told(fate) for fate in fates(attack, (99, 99))] == expected
    assert fates(attack, (4, 4))[0].falls == sum(
        (chance for loss, chance in expected[0].items() if loss >= 4), Fraction(0)
    )
    shown = trail(scene.game)
    assert shown is not None
    assert shown.forecast().losses[1] == shown.fates()["P"].losses


def impact(
    dice: int, units: Sequence[tuple[int, int]], order: Sequence[int]
) -> dict[tuple[int, ...], Fraction]:
    """The chance of each row of losses when units of (Protection, needed face) come in this order; Power 2."""
    rows: dict[tuple[int, ...], Fraction] = {}

    def go(left: int, place: int, losses: tuple[int, ...], chance: Fraction) -> None:
        if place == len(order):
            rows[losses] = rows.get(losses, Fraction(0)) + chance
            return
        key = order[place]
        protection, hard = units[key]
        power = 1 if hard == 6 else 2
        for hits, share in enumerate(burst(left, hard)):
            loss = max(hits * power - protection, 0)
            go(left - hits, place + 1, (*losses[:key], loss, *losses[key + 1 :]), chance * share)

    go(dice, 0, (0,) * len(units), Fraction(1))
    return rows


def volley(*enemies: dict[str, Any], shs: int = 0) -> Scene:
    """E with a blunderbuss and units B, C, D, at the given places."""
    scene = Scene().unit("E", at=(5, 15), shs=shs, weapons=(blaster("impact", (4, 2)), weapon()))
    for key, entry in zip("BCD", enemies, strict=False):
        scene.enemy(key, **{"life": (4, 1), **entry})
    scene.do(DeclareBlast("E", 0, scene.spot(12, 15)))
    return scene


def test_odds_of_an_impact_blast_from_unit_to_unit() -> None:
    scene = volley(
        {"at": (7, 15), "pr": 1}, {"at": (8.5, 15), "abilities": ("invulnerable",)}, {"at": (10, 15), "pr": 2}
    )
    assert scene.game.attack is not None
    attack = attacks.begin(scene.game, scene.game.attack.declaration)
    rows = impact(5, ((1, 4), (0, 6), (2, 4)), (0, 1, 2))
    for key, fate in enumerate(fates(attack, (99, 99, 99))):
        assert told(fate) == merged([(losses[key], chance) for losses, chance in rows.items()])
    joint = odds(attack, lambda end: tuple(loss_of(end, arm) for arm in (1, 2, 3)))
    assert {row: chance for row, chance in joint.items() if chance} == rows


def test_odds_where_chance_takes_the_first() -> None:
    scene = volley({"at": (8.2, 15.7)}, {"at": (8.2, 14.3), "pr": 1}, {"at": (10, 15)})
    assert scene.game.attack is not None
    attack = attacks.begin(scene.game, scene.game.attack.declaration)
    units = ((0, 4), (1, 4), (0, 4))
    orders = ((0, 1, 2), (1, 0, 2))
    for key, fate in enumerate(fates(attack, (99, 99, 99))):
        expected = [
            (losses[key], chance / len(orders))
            for order in orders
            for losses, chance in impact(5, units, order).items()
        ]
        assert told(fate) == merged(expected)
    answer(scene, 1)
    shown = trail(scene.game)
    assert shown is not None
    rows = impact(5, units, (1, 0, 2))
    for key, name in enumerate("BCD"):
        expected = [(min(losses[key], 4), chance) for losses, chance in rows.items()]
        assert told(shown.fates()[name]) == merged(expected)


def test_odds_in_the_middle_of_a_blast() -> None:
    scene = volley({"at": (7, 15)}, {"at": (8.5, 15)}, {"at": (10, 15)})
    answer(scene, (6, 1, 1, 1, 1))
    shown = trail(scene.game)
    assert shown is not None
    found = shown.fates()
    assert told(found["B"]) == {2: 1}
    rows = impact(4, ((0, 4), (0, 4)), (0, 1))
    for key, name in enumerate("CD"):
        assert told(found[name]) == merged([(min(losses[key], 4), c) for losses, c in rows.items()])
    cloud = Scene().unit("E", at=(5, 15), shs=2, weapons=(blaster("cloud", (5, 2)), weapon()))
    cloud.enemy("B", at=(7, 15)).enemy("C", at=(8.5, 15))
    cloud.do(DeclareBlast("E", 0, cloud.spot(12, 15)))
    answer(cloud, (6, 1, 1, 1, 1))
    after = trail(cloud.game)
    assert after is not None
    assert told(after.fates()["B"]) == {2: 1}
    expected = merged([(min(2 * hits, 4), chance) for hits, chance in enumerate(burst(5, 5))])
    assert told(after.fates()["C"]) == expected


def test_three_equals_come_in_six_equally_likely_orders() -> None:
    """BL-12, by the odds."""
    three = [{"at": (11, 15)}] + [
        {"at": (5 + 6 * 0.979, 15 + turn * 6 * (1 - 0.979**2) ** 0.5), "pr": pr}
        for turn, pr in ((1, 1), (-1, 2))
    ]
    scene = volley(*three)
    assert scene.game.attack is not None
    declared = scene.game.attack.declaration
    attack = attacks.begin(scene.game, declared)
    units = tuple((scene[key].profile.protection.red, 4) for key in declared.others)
    orders = tuple(permutations(range(3)))
    for key, fate in enumerate(fates(attack, (99, 99, 99))):
        expected = [
            (losses[key], chance / 6)
            for order in orders
            for losses, chance in impact(5, units, order).items()
        ]
        assert told(fate) == merged(expected)
