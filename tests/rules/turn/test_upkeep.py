"""Upkeep: its steps in their order (TD-15 to TD-23)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules.commands import NextTurn
from hellassist.rules.events import (
    CommandSet,
    DominanceSettled,
    Fact,
    LifeGained,
    LifeLost,
    PhaseBegan,
    TurnBegan,
)
from hellassist.rules.game import StateOn
from tests.scene import Scene


def burning(x: int = 1, y: int = 3) -> tuple[StateOn, ...]:
    """Consumed by fire."""
    return (StateOn("consumed", x, y, "fire"),)


def scene_of(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **scene: Any) -> Scene:
    """E of A and F of B, far apart."""
    return Scene(**scene).unit("E", at=(5, 5), **(a or {})).enemy("F", at=(25, 25), **(b or {}))


def upkeep(scene: Scene) -> tuple[Fact, ...]:
    """Everybody has acted; the facts of the next Upkeep."""
    acted = {key: replace(unit, status="acted") for key, unit in scene.game.units.items()}
    scene.changed(units=acted, activation=None)
    before = len(scene.facts)
    scene.do(NextTurn())
    return tuple(scene.facts[before:])


def dominance(facts: tuple[Fact, ...]) -> DominanceSettled:
    return next(fact for fact in facts if isinstance(fact, DominanceSettled))


@pytest.mark.rule("TD-17")
def test_command_is_back_before_anyone_dies() -> None:
    officer = {"rank": "officer", "cmd": 4, "states": burning(9)}
    scene = scene_of(officer, command=(7, 0)).unit("C", at=(8, 5), cmd=3)
    pool = replace(scene.game.companies["A"], current=2)
    scene.changed(companies={**scene.game.companies, "A": pool})
    facts = upkeep(scene)
    told = [fact for fact in facts if isinstance(fact, CommandSet) and fact.player == "A"]
    assert [(each.basic, each.current) for each in told] == [(7, 7), (3, 3)]
    order = [
        type(fact)
        for fact in facts
        if type(fact) in (TurnBegan, CommandSet, DominanceSettled, LifeLost, PhaseBegan)
    ]
    assert order == [TurnBegan, CommandSet, CommandSet, DominanceSettled, LifeLost, CommandSet, PhaseBegan]


@pytest.mark.rule("TD-15")
def test_who_dies_in_upkeep_counts_for_the_turn_after() -> None:
    scene = scene_of({"states": burning(9)}).unit("C", at=(8, 5))
    third = dominance(upkeep(scene))
    assert (third.scores, third.by, third.player) == ((0, 0), "kept", "A")
    assert scene["E"].gone == "killed"
    fourth = dominance(upkeep(scene))
    assert (fourth.scores, fourth.by, fourth.player) == ((1, 0), "losses", "B")
    assert dominance(upkeep(scene)).by == "kept"


@pytest.mark.rule("TD-19")
def test_the_new_dominant_player_is_known_before_anything_else_takes_effect() -> None:
    scene = scene_of({"states": burning(1)})
    lost = replace(scene.game.companies["A"], lost=1)
    scene.changed(companies={**scene.game.companies, "A": lost})
    facts = upkeep(scene)
    kinds = [type(fact) for fact in facts]
    assert kinds.index(DominanceSettled) < kinds.index(LifeLost)
    assert scene.game.dominant == "B"


@pytest.mark.rule("TD-20")
@pytest.mark.parametrize("dominant", ["A", "B"])
def test_damage_comes_to_both_at_once(dominant: str) -> None:
    scene = scene_of({"states": burning(2), "life_now": 1}, {"states": burning(2), "life_now": 2})
    scene.changed(dominant=dominant)
    facts = upkeep(scene)
    assert [fact.unit for fact in facts if isinstance(fact, LifeLost)] == ["E", "F"]
    assert (scene["E"].gone, scene["F"].gone) == ("killed", "killed")


@pytest.mark.rule("TD-21")
@pytest.mark.parametrize(
    ("life", "regains", "left", "gone"), [(2, 1, 2, ""), (1, 2, 0, "killed"), (4, 5, 4, "")]
)
def test_healing_comes_after_damage(life: int, regains: int, left: int, gone: str) -> None:
    card = {"abilities": (("regeneration", regains),), "states": burning(1), "life_now": life}
    scene = scene_of(card)
    facts = upkeep(scene)
    assert (scene["E"].life, scene["E"].gone) == (left, gone)
    assert not scene["E"].wounded
    healed = [fact for fact in facts if isinstance(fact, LifeGained)]
    assert len(healed) == (0 if gone else 1)


@pytest.mark.rule("TD-23")
def test_the_first_turn_has_its_upkeep_too() -> None:
    scene = scene_of({"rank": "officer", "cmd": 4}, {"rank": "officer", "cmd": 2}, command=(4, 2))
    scene.changed(turn=0, phase="setup", dominant=None, to_act=None)
    facts = upkeep(scene)
    assert scene.game.turn == 1
    assert [(company.basic, company.current) for company in scene.game.companies.values()] == [(4, 4), (2, 2)]
    settled = dominance(facts)
    assert (settled.player, settled.scores, settled.by) == ("A", (5, 3), "score")
    assert not any(isinstance(fact, LifeLost | LifeGained) for fact in facts)
    assert scene.game.phase == "action"
