"""Healer, and what goes with Focus (SA-076 to SA-078, ST-065, ST-079)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules import contact
from hellassist.rules.commands import (
    DeclareShot,
    EndActivation,
    GetUp,
    Heal,
    MoveUnit,
    PutOut,
    Reload,
)
from hellassist.rules.game import StateOn
from hellassist.rules.profile import Ability
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Roll
from tests.rules.duel import duel
from tests.rules.told import next_turn, with_states
from tests.scene import Scene, weapon

HEALER: dict[str, Any] = {"abilities": (("healer", 2),)}


@pytest.mark.rule("SA-076")
def test_healing_is_a_focus_action() -> None:
    scene = duel({**HEALER, "defence": 4, "life": (9, 1), "life_now": 5})
    with pytest.raises(Refused, match="enemy_not_named"):
        scene.do(Heal("E", "E"))
    scene.do(Heal("E", "E", enemy="F"))
    assert scene.pending() == Roll(0, 3, "attack")
    scene.fight((3, 1, 1))
    assert scene["E"].life == 5 - 2 + 2
    for blow, dice in ((weapon((0, "stunned")), (6, 1, 1)), (weapon(9), (6, 1, 1))):
        spoiled = duel({**HEALER, "life": (9, 1), "life_now": 5}, {"weapons": (blow,)})
        spoiled.do(Heal("E", "E", enemy="F"))
        spoiled.fight(dice)
        assert spoiled["E"].life == (5 if blow.table[0].damage == 0 else -4)
    free = Scene().unit("E", **HEALER, life_now=1).enemy("F", at=(20, 20))
    free.do(Heal("E", "E"))
    with pytest.raises(Refused, match="action_taken"):
        free.do(MoveUnit("E", free.path((11, 10), unit="E")))
    moved = Scene().unit("E", **HEALER, life_now=1).enemy("F", at=(20, 20))
    moved.do(MoveUnit("E", moved.path((11, 10), unit="E")))
    with pytest.raises(Refused, match="action_taken"):
        moved.do(Heal("E", "E"))


@pytest.mark.rule("SA-077")
@pytest.mark.parametrize(("x", "now", "after"), [(2, 1, 3), (3, 4, 5)])
def test_it_heals_itself_or_an_ally_in_contact(x: int, now: int, after: int) -> None:
    scene = Scene().unit("E", abilities=(("healer", x),)).unit("A", life=(5, 2), life_now=now, at=(11.2, 10))
    scene.enemy("F", at=(20, 20)).do(Heal("E", "A"))
    assert (scene["A"].life, scene["A"].wounded) == (after, False)
    apart = Scene().unit("E", **HEALER).unit("A", life=(5, 2), life_now=now, at=(11.3, 10))
    with pytest.raises(Refused, match="not_in_contact"):
        apart.enemy("F", at=(20, 20)).do(Heal("E", "A"))
    with pytest.raises(Refused, match="not_in_contact"):
        duel(HEALER, {"life_now": 1}).do(Heal("E", "F"))
    with pytest.raises(Refused, match="no_healer"):
        duel().do(Heal("E", "E"))


@pytest.mark.rule("SA-078")
def test_the_invulnerable_cannot_be_healed() -> None:
    scene = (
        Scene()
        .unit("E", **HEALER)
        .unit("A", life=(2, None), life_now=1, abilities=("invulnerable",), at=(11.2, 10))
    )
    with pytest.raises(Refused) as refused:
        scene.enemy("F", at=(20, 20)).do(Heal("E", "A"))
    assert (refused.value.reason, refused.value.rule) == ("not_to_be_healed", "SA-078")


@pytest.mark.rule("ST-065")
def test_an_ally_of_the_sufferer_helps_it_by_contact() -> None:
    scene = (
        Scene()
        .unit("E", **HEALER)
        .unit("A", life=(5, 2), life_now=1, at=(11.2, 10), states=("knocked_down",))
    )
    scene.enemy("F", at=(20, 20)).do(Heal("E", "A"))
    assert scene["A"].life == 3
    guarded = duel(second={"pr": 1, "states": ("immobilized",)})
    guarded.enemy("B", abilities=("bodyguard",)).touch("B", "F", (1, 0))
    assert guarded.sequence("E", "F").strikes[0].armed.protection == 2


@pytest.mark.rule("ST-079")
def test_contact_with_the_fallen_is_one_sided() -> None:
    down: dict[str, Any] = {"states": ("knocked_down",), "life": (20, 1)}
    bow = weapon(use="ranged", range=8)
    over = duel({"shs": 2, "weapons": (weapon(), bow)}, down).enemy("G", at=(10, 20), status="acted")
    assert not contact.is_engaged(over.game, over["E"])
    running = Scene()
    running.game = over.game
    running.do(MoveUnit("E", running.path((3, 10), unit="E")))
    over.do(DeclareShot("E", "G"))
    healer = Scene().unit("E", **HEALER, **down).unit("A", life=(5, 2), life_now=1, at=(11.2, 10))
    with pytest.raises(Refused):
        healer.enemy("F", at=(20, 20)).do(Heal("E", "A"))
    assert not contact.affects(healer.game, healer["E"], healer["A"])
    up = duel({"life": (9, 1), "status": "acted"}, {**down, "status": "waiting"}).changed(to_act="B")
    up.do(GetUp("F"))
    up.fight((1,), (1, 1, 1))
    assert contact.is_engaged(up.game, up["E"])
    assert contact.is_engaged(up.game, up["F"])


@pytest.mark.rule("SA-067")
def test_expertise() -> None:
    able: dict[str, Any] = {"abilities": (("healer", 2), "expertise"), "defence": 4}
    free = Scene().unit("E", **able, life_now=1).enemy("F", at=(20, 20))
    free.do(MoveUnit("E", free.path((11, 10), unit="E")))
    free.do(Heal("E", "E", action="concentration"))
    assert free["E"].life == 3
    engaged = duel({**able, "cbt": 3})
    engaged.do(Heal("E", "E", enemy="F", action="concentration"))
    assert engaged.pending() == Roll(0, 2, "attack")
    engaged.fight((1, 1), (3, 1, 1))
    assert engaged["E"].life == 4  # the 3 hit at DEF 3, and two points were given back
    slow = weapon(use="ranged", range=8, abilities=(Ability("reloading", 2),))
    gunner = Scene().unit("E", shs=2, weapons=(slow,), **able).enemy("F", at=(20, 20))
    gunner.do(DeclareShot("E", "F"))
    gunner.fight((1, 1))
    gunner.do(EndActivation())
    for _ in range(2):
        next_turn(gunner).changed(to_act="A")
        with pytest.raises(Refused):
            gunner.do(DeclareShot("E", "F"))
        gunner.do(Reload("E", action="concentration"))
        gunner.do(EndActivation())
    next_turn(gunner).changed(to_act="A")
    gunner.do(DeclareShot("E", "F"))


def test_with_expertise_powers_go_by_concentration_alone() -> None:
    able: dict[str, Any] = {"abilities": (("healer", 2), "expertise"), "life_now": 1}
    with pytest.raises(Refused, match="other_action_needed"):
        Scene().unit("E", **able).enemy("F", at=(20, 20)).do(Heal("E", "E"))
    scene = Scene().unit("E", **able).enemy("F", at=(20, 20))
    scene.do(MoveUnit("E", scene.path((11, 10), unit="E")))
    scene.do(Heal("E", "E", action="concentration"))
    assert scene["E"].life == 3
    engaged = duel({**able, "defence": 5})
    engaged.do(Heal("E", "E", enemy="F", action="concentration"))
    engaged.fight((1,), (1, 1, 1))  # Wounded and concentrating: one die, and the other strikes too
    assert engaged["E"].life == 3
    for action in ("focus", "concentration"):
        burning = with_states(
            Scene().unit("E", **able).enemy("F", at=(20, 20)), "E", StateOn("consumed", 1, 2)
        )
        burning.do(PutOut("E", action=action))
        assert burning["E"].states == ()
