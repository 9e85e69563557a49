"""Fanatic, Berserker, Pain and Regeneration (SA-023, SA-024, SA-068, SA-069, SA-117 to SA-120, SA-130)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules import contact, stats
from hellassist.rules.events import LifeGained
from hellassist.rules.evolve import evolve
from hellassist.rules.game import StateOn
from hellassist.rules.profile import Ability, Stat
from tests.rules.duel import duel, melee
from tests.rules.told import dice, next_turn, with_states
from tests.scene import Scene, weapon

ONES = (1, 1, 1)


def values(*wanted: Stat, **card: Any) -> tuple[int | None, ...]:
    """Stats of a unit as they count now."""
    scene = Scene().unit("E", **card)
    return tuple(stats.value(scene.game, scene["E"], stat) for stat in wanted)


def painful(x: int, **card: Any) -> dict[str, Any]:
    """A card with a weapon of Pain that does no damage."""
    return {"weapons": (weapon(0, 0, 0, abilities=(Ability("pain", x),)),), **card}


@pytest.mark.rule("SA-068", "ST-085")
def test_fanatic() -> None:
    card: dict[str, Any] = {"mvt": 4, "shs": 2, "cbt": 3, "defence": 4, "fth": 2, "abilities": ("fanatic",)}
    assert values("mvt", "shs", "cbt", "def", "fth", **card, life_now=1) == (3, 1, 4, 5, 3)
    assert values("mvt", "shs", "cbt", "def", "fth", **card) == (4, 2, 3, 4, 2)
    assert values("def", "cbt", defence=5, cbt=0, abilities=("fanatic",), life_now=1) == (5, 1)
    assert values("cbt", cbt=3, abilities=("berserker",), life_now=1) == (3,)


@pytest.mark.rule("SA-001")
def test_an_ability_cannot_be_switched_off() -> None:
    scene = Scene().unit("E", abilities=("fanatic",), life_now=1)
    assert [chip.source for chip in stats.modifiers(scene.game, scene["E"], "cbt")] == ["fanatic"]


@pytest.mark.rule("SA-069")
def test_the_green_scores_of_a_fanatic_hold_it_already() -> None:
    assert values("def", "cbt", defence=(4, 5), cbt=(3, 4), abilities=("fanatic",), life_now=1) == (5, 4)


@pytest.mark.rule("SA-023")
def test_a_berserker_is_berserk_when_wounded() -> None:
    card: dict[str, Any] = {"cbt": 4, "life": (5, 2), "abilities": ("berserker",)}
    for life, berserk in ((3, False), (2, True)):
        scene = Scene().unit("E", **card, life_now=life)
        assert contact.feels(scene["E"], "berserk") is berserk
        assert stats.value(scene.game, scene["E"], "cbt") == 4
    scene = duel(card, painful(2, life=(9, 1)))
    melee(scene, (1,) * 4, (6, 1, 1))
    assert contact.feels(scene["E"], "berserk")
    assert contact.feels(next_turn(scene)["E"], "berserk")
    assert not contact.feels(next_turn(scene)["E"], "berserk")


@pytest.mark.rule("SA-024")
@pytest.mark.parametrize(("points", "berserk"), [(2, False), (1, True)])
def test_healed_means_calm_again(points: int, berserk: bool) -> None:
    scene = Scene().unit("E", life=(5, 2), life_now=1, abilities=("berserker",))
    after = evolve(scene.game, LifeGained("E", points, 1 + points)).unit("E")
    assert contact.feels(after, "berserk") is berserk
    assert after.wounded is berserk


@pytest.mark.rule("SA-117", "ST-084")
def test_pain_feels_like_a_wound_for_x_turns() -> None:
    scene = duel(painful(2), {"life": (5, 2), "shs": 2})
    melee(scene, (6, 1, 1), ONES)
    assert scene["F"].life == 5
    felt = [stats.value(scene.game, scene["F"], stat) for stat in ("mvt", "shs", "cbt", "def", "fth")]
    assert felt == [4, 1, 2, 2, 0]
    assert scene.game.turn == 2
    assert stats.value(next_turn(scene).game, scene["F"], "cbt") == 2
    assert stats.value(next_turn(scene).game, scene["F"], "cbt") == 3
    assert scene["F"].life == 5
    missed = melee(duel(painful(2)), ONES, ONES)
    assert missed["F"].states == ()


@pytest.mark.rule("SA-118")
def test_pain_gives_nothing_to_the_wounded() -> None:
    scene = duel(painful(2), {"life": (5, 2), "life_now": 2})
    melee(scene, (6, 1, 1), (1, 1))
    assert scene["F"].states == ()
    assert stats.value(scene.game, scene["F"], "cbt") == 2
    first = with_states(duel({}, {"life": (5, 2)}), "F", StateOn("pain", 2))
    hurt = replace(first["F"], life=2)
    first.changed(units={**first.game.units, "F": hurt})
    assert stats.value(first.game, hurt, "cbt") == 2


@pytest.mark.rule("SA-119")
def test_fanatics_and_berserkers_feel_their_own() -> None:
    scene = melee(duel(painful(1), {"life": (5, 2), "abilities": ("fanatic",)}), (6, 1, 1), ONES)
    assert stats.value(scene.game, scene["F"], "cbt") == 4
    assert stats.value(next_turn(scene).game, scene["F"], "cbt") == 3
    wild = melee(duel(painful(1), {"life": (5, 2), "abilities": ("berserker",)}), (6, 1, 1), ONES)
    assert contact.feels(wild["F"], "berserk")
    assert not contact.feels(next_turn(wild)["F"], "berserk")


@pytest.mark.rule("SA-120", "ST-087")
def test_no_pain_without_a_threshold() -> None:
    scene = melee(duel(painful(1), {"life": (3, None)}), (6, 1, 1), ONES)
    assert scene["F"].states == ()
    assert dice(scene, "F", "E")[0] == 3
    low = Scene().unit("E", life=(3, None), life_now=1)
    assert stats.value(low.game, low["E"], "cbt") == 3


@pytest.mark.rule("SA-130")
def test_regeneration() -> None:
    grows: dict[str, Any] = {"abilities": ("regeneration",), "life": (5, 2)}
    scene = next_turn(duel({**grows, "life_now": 2}))
    assert (scene["E"].life, scene["E"].wounded) == (3, False)
    assert next_turn(duel(grows))["E"].life == 5
    burning = next_turn(with_states(duel({**grows, "life_now": 1}), "E", StateOn("consumed", 1, 1)))
    assert burning["E"].gone == "killed"
