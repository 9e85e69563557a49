"""Faults that odds of other games are known for, each held off where players would meet it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from hellassist.app.battle.trail import Trail, proposed
from hellassist.catalogue.known import known_abilities
from hellassist.rules import stats
from hellassist.rules.odds.odds import Forecast
from tests.scene import Scene, weapon

BYSTANDERS = sorted(key for key, entry in known_abilities().items() if not entry.weapon)


def opened(scene: Scene, action: Any = "attack") -> Trail:
    return proposed(scene.game, scene.declared("E", "F", action))


def forecast(scene: Scene, action: Any = "attack") -> Forecast:
    return opened(scene, action).forecast()


def test_every_modifier_counts_once() -> None:
    scene = Scene().unit("E", cbt=4, abilities=(("vicious", 2),)).enemy("F", cbt=None)
    scene.unit("ally", at=(11.2, 11.2))
    shown = opened(scene, "charge")
    mine = shown.sides[0]
    assert Counter(each.source for each in mine.modifiers) == {"charge": 1, "vicious": 1, "support": 1}
    assert mine.printed is not None
    assert mine.points == mine.printed + sum(each.amount for each in mine.modifiers) == 4 - 1 + 2 + 1
    plain = Scene().unit("E", cbt=6).enemy("F", cbt=None)
    assert shown.forecast() == forecast(plain)


@pytest.mark.parametrize("ability", BYSTANDERS)
def test_what_another_unit_can_do_does_not_count(ability: str) -> None:
    entry = known_abilities()[ability]
    word = {"keyword": "demon", "damage": "sharp", "faction": "westerners"}.get(entry.keyword, "")
    fight = forecast(Scene().unit("E").enemy("F"))
    for player in ("A", "B"):
        scene = Scene().unit("E").enemy("F")
        scene.unit("other", player=player, at=(25, 25), abilities=((ability, 1, word),))
        if not stats.speaks_afar(scene["other"]):
            assert forecast(scene) == fight


@pytest.mark.parametrize("column", [1, 3, 9])
def test_what_is_beyond_the_last_life_point_is_no_loss(column: int) -> None:
    scene = Scene().unit("E", cbt=5, weapons=(weapon(*(column,) * 5),)).enemy("F", life=(3, 1), life_now=2)
    seen = forecast(scene)
    assert max(seen.losses[1]) == min(column, 2)
    assert seen.expected[1] <= 2
    assert seen.expected[1] == sum(lost * chance for lost, chance in seen.losses[1].items())


def test_to_fall_and_to_stand_make_one() -> None:
    seen = forecast(Scene().unit("E", cbt=5).enemy("F", cbt=4))
    for side in (0, 1):
        stands = sum((chance for lost, chance in seen.losses[side].items() if lost < 4), Fraction(0))
        assert seen.falls[side] + stands == 1


def test_more_dice_and_fewer_life_points_never_save_the_foe() -> None:
    def falls(cbt: int, life: int) -> Fraction:
        return forecast(Scene().unit("E", cbt=cbt).enemy("F", cbt=3, life=(9, 1), life_now=life)).falls[1]

    by_dice = [falls(cbt, 5) for cbt in range(1, 11)]
    assert by_dice == sorted(by_dice)
    assert by_dice[0] < by_dice[-1]
    by_life = [falls(5, life) for life in range(2, 10)]
    assert by_life == sorted(by_life, reverse=True)
    assert by_life[0] > by_life[-1]


def test_nearly_certain_is_not_certain() -> None:
    nearly = Scene().unit("E", cbt=10, weapons=(weapon(9, 9, 9, 9, 9),)).enemy("F", defence=2, cbt=None)
    seen = forecast(nearly)
    assert seen.falls[1] == 1 - Fraction(1, 6) ** 10  # five dice, each thrown again
    assert seen.falls[1] != 1
