"""The chart of actions (AC-42, AC-43)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules.commands import Activate, DeclareMelee, EndActivation, MoveUnit
from hellassist.rules.game import StateOn
from hellassist.rules.profile import Infernalist, Spell
from hellassist.rules.turn.chart import open_to
from tests.rules.orders import order, stat
from tests.scene import Scene, weapon

ACTIVE = order("Active • 1 CMD", stat("cbt", 1), name="Active")
EXHAUSTING = order("Exhausting", stat("cbt", 1), name="Exhausting")
BOW: dict[str, Any] = {"shs": 2, "weapons": (weapon(), weapon(use="ranged", range=8.0))}


def free(gap: float = 3.0, **card: Any) -> Scene:
    """E with MVT 4 and F so far to its right."""
    scene = Scene(command=(5, 5)).unit("E", mvt=4, **card)
    return scene.enemy("F", at=(10 + 1.2 + gap, 10))


def chart(scene: Scene, unit: str = "E") -> set[str]:
    return set(open_to(scene.game, scene[unit]))


@pytest.mark.rule("AC-42")
def test_what_a_free_unit_may_do() -> None:
    able = free(**BOW, orders=(ACTIVE, EXHAUSTING))
    assert chart(able) == {"walk", "run", "attack", "shoot", "concentration", "focus", "none", "charge"}
    assert chart(free(10.0)) == {"walk", "run", "none"}
    assert chart(free(6.0)) == {"walk", "run", "charge", "none"}


@pytest.mark.rule("AC-42")
def test_each_needs_its_object() -> None:
    assert "shoot" not in chart(free(9.0, **{**BOW, "states": (StateOn("stunned", 1),)}))
    poor = free(orders=(ACTIVE, EXHAUSTING))
    pool = poor.game.companies["A"]
    poor.changed(companies={**poor.game.companies, "A": replace(pool, current=0)})
    assert "concentration" not in chart(poor)
    assert "focus" in chart(poor)
    assert "focus" in chart(free(states=(StateOn("consumed", 1, 2),)))
    assert "concentration" in chart(free(abilities=("expertise",), states=(StateOn("consumed", 1, 2),)))
    assert "attack" not in chart(free(cbt=None))


@pytest.mark.rule("AC-43")
def test_what_an_engaged_unit_may_do() -> None:
    able = free(0.0, orders=(ACTIVE, EXHAUSTING), **BOW)
    assert chart(able) == {"retreat", "concentration", "focus", "melee"}
    assert chart(free(0.0)) == {"retreat", "melee"}
    assert chart(free(0.0, cbt=None)) == {"retreat"}
    held = Scene().unit("E", cbt=None).enemy("F", abilities=("entangle",))
    assert chart(held) == {"none"}


@pytest.mark.rule("AC-43")
def test_special_rules_go_first() -> None:
    paid = Scene(command=(2, 2)).unit("E", abilities=("uncontrollable",)).enemy("F")
    assert chart(paid) == {"melee", "retreat", "none"}
    assert chart(free(states=(StateOn("immobilized", 1),))) == {"none"}


def test_nothing_is_open_to_those_who_are_not_asked() -> None:
    scene = free()
    assert chart(scene, "F") == set()
    scene.do(MoveUnit("E", scene.path((9, 10), unit="E")))
    assert chart(scene) == set()
    scene.do(EndActivation())
    assert chart(scene) == set()
    fought = free(0.0)
    fought.do(DeclareMelee("E", "F"))
    assert chart(fought) == set()
    active = free()
    active.do(Activate("E"))
    assert "walk" in chart(active)
    lemure = Scene().unit("L", at=(5, 5), rank="", keywords=("lemure",)).enemy("F", at=(20, 20))
    assert chart(lemure, "L") == {"lemure", "none"}


@pytest.mark.rule("AC-34", "LE-05")
def test_raising_a_lemure_is_a_focus() -> None:
    card: dict[str, Any] = {"infernalist": Infernalist(1, 1), "spells": (Spell({"en": "Burst"}),)}
    lemure: dict[str, Any] = {"at": None, "rank": "", "keywords": ("lemure",)}
    assert "focus" in chart(free(10.0, **card).unit("L", **lemure))
    assert "focus" not in chart(free(10.0, **card))
    assert "focus" not in chart(free(10.0, **{**card, "spells": ()}).unit("L", **lemure))
    healer = free(10.0, abilities=(("healer", 2),))
    assert "focus" in chart(healer)
