"""Devoured: who is, what it costs, and how it ends (ST-037 to ST-045)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules.commands import (
    DeclareMelee,
    EndActivation,
    GiveAnswer,
    PlaceUnit,
    RemoveUnit,
)
from hellassist.rules.events import AnswerGiven, UnitRemoved
from hellassist.rules.game import StateOn
from hellassist.rules.requests import Roll
from tests.rules.duel import duel, melee
from tests.rules.told import next_turn, with_states
from tests.scene import Scene, weapon

ONES = (1, 1, 1)
MAW: dict[str, Any] = {"weapons": (weapon((0, "devoured")),), "life": (20, 1)}


def bitten(devourer: dict[str, Any] | None = None, victim: dict[str, Any] | None = None) -> Scene:
    """E hits F once with a weapon that devours."""
    scene = duel({**MAW, **(devourer or {})}, victim)
    scene.touch("E", "F")
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer((6, 1, 1)))
    scene.do(GiveAnswer(ONES))
    scene.do(GiveAnswer(1))
    return scene


@pytest.mark.rule("ST-037")
@pytest.mark.parametrize(
    ("by", "victim", "works"),
    [("large", "large", True), ("large", "extra_large", False), ("extra_large", "regular", True)],
)
def test_only_bases_that_are_no_larger(by: str, victim: str, works: bool) -> None:
    scene = bitten({"base": by}, {"base": victim})
    assert (scene["F"].inside == "E") is works
    assert scene.game.attack is None


@pytest.mark.rule("ST-038")
@pytest.mark.parametrize("card", [{"life": (9, 1)}, {"life": (5, 1), "defence": 5}])
def test_under_ten_points_there_is_no_resisting(card: dict[str, Any]) -> None:
    scene = bitten(victim=card)
    assert scene["F"].inside == "E"
    assert not [fact for fact in scene.facts if isinstance(fact, AnswerGiven) and fact.step == "one_die"]


@pytest.mark.rule("ST-039")
@pytest.mark.parametrize(
    ("card", "roll", "saved"),
    [
        ({"life": (12, 4), "life_now": 6, "defence": 4}, 4, True),
        ({"life": (12, 4), "life_now": 2, "defence": 4}, 4, False),
        ({"life": (12, 4), "defence": 4, "states": ("stunned",)}, 4, False),
        ({"life": (12, 4), "defence": 4}, 5, False),
        ({"life": (10, 4), "defence": 4}, 4, True),
    ],
)
def test_from_ten_points_on_a_die_against_defence(card: dict[str, Any], roll: int, saved: bool) -> None:
    weak = "states" in card or card.get("life_now") == 2
    scene = duel(MAW, card)
    scene.do(DeclareMelee("E", "F"))
    for answer in ((6, 1, 1), (1, 1) if weak else ONES, 1):
        scene.do(GiveAnswer(answer))
    assert scene.pending() == Roll(1, 1, "trial")
    scene.do(GiveAnswer((roll,)))
    assert (scene["F"].inside == "") is saved


@pytest.mark.rule("ST-041")
def test_three_points_each_upkeep() -> None:
    scene = bitten(victim={"life": (9, 1), "pr": 3})
    assert [next_turn(scene)["F"].life for _ in range(3)] == [6, 3, 0]
    assert scene["F"].gone == "killed"
    assert next_turn(bitten(victim={"life": (3, 1)}))["F"].gone == "killed"


@pytest.mark.rule("ST-042")
def test_freed_when_the_devourer_falls() -> None:
    scene = bitten(victim={"life": (9, 1), "status": "waiting"})
    scene.do(EndActivation())
    scene.do(RemoveUnit("E"))
    assert (scene["F"].inside, scene["F"].status, scene["F"].life) == ("", "acted", 9)
    scene.do(PlaceUnit("F", scene.spot(10, 10)))
    scene.unit("G", at=(3, 3))
    assert next_turn(scene)["F"].status == "waiting"
    burning = bitten({"life": (2, 0)}, {"life": (5, 1)})
    burning.do(EndActivation())
    with_states(burning, "E", StateOn("consumed", 2, 1))
    next_turn(burning)
    assert burning["E"].gone == "killed"
    assert (burning["F"].life, burning["F"].inside, burning["F"].status) == (2, "", "acted")


@pytest.mark.rule("ST-043")
def test_one_victim_at_a_time() -> None:
    scene = bitten(victim={"life": (3, 1)})
    scene.do(EndActivation())
    scene.enemy("G", life=(9, 1), status="acted").touch("G", "E", (0, 1))
    scene.changed(to_act="A")
    again = replace(scene["E"], status="waiting")
    scene.changed(units={**scene.game.units, "E": again}, activation=None)
    melee(scene, (6, 1, 1), ONES, target="G")
    assert scene["G"].inside == ""
    next_turn(scene).changed(to_act="A")
    assert scene["F"].gone == "killed"
    melee(scene, (6, 1, 1), ONES, target="G")
    assert scene["G"].inside == "E"


@pytest.mark.rule("ST-045")
def test_command_comes_back_at_the_upkeep_after_the_rescue() -> None:
    scene = Scene(command=(0, 7)).unit("E", **MAW).enemy("F", cmd=4, rank="officer", status="acted")
    scene.enemy("G", at=(20, 20), status="acted").unit("H", at=(3, 3), status="acted")
    melee(scene, (6, 1, 1), ONES)
    assert scene.game.companies["B"].basic == 3
    scene.do(EndActivation())
    scene.do(RemoveUnit("E"))
    scene.do(PlaceUnit("F", scene.spot(10, 10)))
    company = scene.game.companies["B"]
    assert (company.basic, company.current) == (3, 3)
    next_turn(scene)
    company = scene.game.companies["B"]
    assert (company.basic, company.current) == (7, 7)


def test_devoured_counts_as_lost_once() -> None:
    scene = bitten()
    assert scene.game.companies["B"].lost == 1
    assert scene.game.waiting("B") == ()
    scene.do(EndActivation())
    freed = Scene()
    freed.game = scene.game
    freed.do(RemoveUnit("E"))
    assert freed.game.companies["B"].lost == 0
    next_turn(scene)
    next_turn(scene)
    assert scene["F"].gone == "killed"
    assert scene.game.companies["B"].lost == 0
    assert UnitRemoved("F", killed=True, counts=False) in scene.facts
