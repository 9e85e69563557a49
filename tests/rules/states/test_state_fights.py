"""Immobilized, Knocked Down and Stunned in a fight, and contact that only one side suffers (ST-055 to ST-079)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules import contact
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    FreeBlow,
    GetUp,
    MoveUnit,
)
from hellassist.rules.game import StateOn
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Roll
from tests.rules.duel import duel, melee
from tests.rules.told import dice, next_turn, thrown
from tests.scene import Scene, weapon

ONES = (1, 1, 1)
DOWN: dict[str, Any] = {"states": ("knocked_down",), "life": (20, 1)}


@pytest.mark.rule("ST-055")
def test_the_immobilized_do_nothing() -> None:
    charged = Scene().unit("E", at=(3, 10)).enemy("F", cbt=5, states=("immobilized",))
    charged.do(Engage("E", charged.path((9.9, 10), unit="E"), "F"))
    charged.fight((1, 1))
    assert thrown(charged) == [(0, 2)]
    free = Scene().unit("E", states=("immobilized",)).enemy("F", at=(20, 20))
    free.do(Activate("E"))
    for command in (MoveUnit("E", free.path((11, 10), unit="E")), GetUp("E")):
        with pytest.raises(Refused):
            free.do(command)
    free.do(EndActivation())
    assert free["E"].status == "acted"


@pytest.mark.rule("ST-059")
def test_each_activation_of_the_immobilized_grants_a_free_blow() -> None:
    scene = duel({"states": (StateOn("immobilized", 2),), "life": (20, 1)}, {"cbt": 3})
    scene.enemy("G", cbt=4, status="acted").touch("G", "E", (-1, 0))
    with pytest.raises(Refused, match="no_free_blow"):
        scene.do(FreeBlow("G", "E"))
    scene.do(Activate("E"))
    scene.do(FreeBlow("G", "E"))
    assert scene.pending() == Roll(0, 5, "attack")  # the other supports it
    scene.fight((1,) * 5)
    assert thrown(scene) == [(0, 5)]
    with pytest.raises(Refused, match="no_free_blow"):
        scene.do(FreeBlow("F", "E"))
    scene.do(EndActivation())
    next_turn(scene).changed(to_act="A")
    scene.do(Activate("E"))
    scene.do(FreeBlow("F", "E"))
    scene.fight((1,) * 4)
    scene.do(EndActivation())
    assert scene["E"].states == ()
    alone = Scene().unit("E", states=("immobilized",)).enemy("F", at=(20, 20))
    alone.do(Activate("E"))
    with pytest.raises(Refused, match="not_in_contact"):
        alone.do(FreeBlow("F", "E"))


@pytest.mark.rule("ST-074")
def test_the_next_activation_is_getting_up() -> None:
    scene = Scene().unit("E", **DOWN).enemy("F", at=(20, 20), status="acted")
    for command in (MoveUnit("E", scene.path((11, 10), unit="E")), DeclareMelee("E", "F")):
        with pytest.raises(Refused) as refused:
            scene.do(command)
        assert refused.value.reason == "cannot_act"
    scene.do(GetUp("E"))
    assert scene["E"].states == ()
    with pytest.raises(Refused, match="action_taken"):
        scene.do(MoveUnit("E", scene.path((11, 10), unit="E")))
    scene.do(EndActivation())
    next_turn(scene).changed(to_act="A")
    scene.do(MoveUnit("E", scene.path((11, 10), unit="E")))
    late = next_turn(Scene().unit("E", **DOWN, status="acted").enemy("F", at=(20, 20))).changed(to_act="A")
    late.do(GetUp("E"))
    with pytest.raises(Refused, match="does_not_lie"):
        late.do(GetUp("E"))


@pytest.mark.rule("ST-077")
def test_attacked_while_down_it_springs_up() -> None:
    scene = Scene().unit("E", at=(3, 10), life=(9, 1))
    scene.enemy("F", cbt=4, defence=4, **DOWN)
    scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
    scene.fight((1, 2), (1, 1))
    assert thrown(scene) == [(0, 2), (1, 2)]
    assert scene["F"].life == 18  # a 2 hits at DEF 2
    assert (scene["F"].states, scene["F"].status) == ((), "waiting")
    again = (
        Scene().unit("E", at=(3, 10), life=(9, 1), weapons=(weapon((0, "knocked_down")),)).enemy("F", **DOWN)
    )
    again.do(Engage("E", again.path((9.9, 10), unit="E"), "F"))
    again.fight((1, 2), (1,), inflict=(1,))
    assert again["F"].has("knocked_down")
    melee_first = melee(duel(second=DOWN), (1, 1, 1), (1,))
    assert melee_first["F"].states == ()


@pytest.mark.rule("ST-078")
def test_getting_up_beside_an_enemy_means_a_fight() -> None:
    scene = duel({"cbt": 3, "defence": 4, **DOWN})
    scene.do(GetUp("E", enemy="F"))
    assert scene.pending() == Roll(0, 1, "attack")
    scene.fight((1,), (2, 1, 1))
    assert scene["E"].life == 18
    assert scene["E"].states == ()
    both = duel(DOWN, DOWN)
    both.do(GetUp("E"))
    both.fight((1,), (1,))
    assert thrown(both) == [(0, 1), (1, 1)]
    assert (both["E"].states, both["F"].states) == ((), ())
    with pytest.raises(Refused, match="not_in_contact"):
        duel(DOWN).enemy("G", at=(20, 20)).do(GetUp("E", enemy="G"))
    unarmed = duel({**DOWN, "cbt": None})
    unarmed.do(GetUp("E"))
    unarmed.fight((1, 1, 1))
    assert unarmed["E"].states == ()


@pytest.mark.rule("ST-061", "ST-066")
def test_who_benefits_is_free_and_may_strike() -> None:
    between = duel(second={"states": ("immobilized",)}).enemy("G").touch("G", "F", (0, 1))
    assert contact.affects(between.game, between["G"], between["F"])
    assert not contact.affects(between.game, between["F"], between["G"])
    scene = duel(second={"states": ("immobilized",)}).unit("C").touch("C", "F", (1, 0))
    assert [contact.is_engaged(scene.game, scene[key]) for key in "ECF"] == [False, False, True]
    for key in "EC":
        assert contact.affects(scene.game, scene[key], scene["F"])
        assert not contact.affects(scene.game, scene["F"], scene[key])
    assert dice(scene, "E", "F") == (4, -1)
    assert contact.control_reach(scene.game, scene["E"]) > 0
    scene.do(DeclareMelee("E", "F"))
    away = duel(second={"states": ("immobilized",)})
    away.do(MoveUnit("E", away.path((3, 10), unit="E")))
    shooter = Scene().unit("E", shs=2, weapons=(weapon(use="ranged", range=8),))
    shooter.enemy("F", states=("immobilized",)).enemy("G", at=(10, 15))
    assert not contact.is_engaged(shooter.game, shooter["E"])
    shooter.do(DeclareShot("E", "G"))
    standing = duel(second={"states": ("immobilized",)}).enemy("V").touch("V", "E", (0, 1))
    assert contact.opponents(standing.game, standing["E"]) == (standing["V"],)


@pytest.mark.rule("ST-076")
def test_the_fallen_hold_no_ground() -> None:
    scene = Scene().unit("E", at=(3, 10)).enemy("F", at=(9, 11.7), states=("knocked_down",))
    assert contact.control_reach(scene.game, scene["F"]) == 0
    scene.do(MoveUnit("E", scene.path((12, 10), unit="E")))  # past it at half a fathom
    assert contact.controllers_at(scene.game, scene["E"]) == ()


@pytest.mark.rule("ST-069")
def test_the_stunned_do_not_shoot() -> None:
    bow = weapon(use="ranged", range=8)
    card: dict[str, Any] = {"shs": 3, "weapons": (weapon(), bow), "states": ("stunned",)}
    scene = Scene().unit("E", at=(3, 10), **card).enemy("F", at=(9, 10))
    with pytest.raises(Refused, match="stunned"):
        scene.do(DeclareShot("E", "F"))
    for command in (
        MoveUnit("E", scene.path((5, 10), unit="E")),
        MoveUnit("E", scene.path((3, 18), unit="E")),
        Engage("E", scene.path((7.8, 10), unit="E"), "F"),
    ):
        command.decide(scene.game)
    far = Scene().unit("E", at=(3, 10), **card).enemy("F", at=(11, 10))
    Engage("E", far.path((9.8, 10), unit="E"), "F").decide(far.game)
    for states, shoots in ((("stunned",), False), ((), True)):
        charged = (
            Scene()
            .unit("E", at=(3, 10))
            .enemy("F", **{**card, "states": states}, abilities=("defensive_shot",))
        )
        charged.do(Engage("E", charged.path((9.9, 10), unit="E"), "F"))
        assert charged.game.attack is not None
        assert (charged.game.attack.declaration.kind == "shot") is shoots


@pytest.mark.rule("ST-062")
def test_the_sufferer_is_engaged() -> None:
    scene = Scene().unit("U", abilities=(("discretion", 4),), states=("knocked_down",)).enemy("E")
    assert contact.is_engaged(scene.game, scene["U"])
    bow = weapon(use="ranged", range=8)
    scene.enemy("S", at=(21.2, 10), shs=2, weapons=(bow,)).unit("V", at=(10, 20))
    scene.changed(to_act="B")
    for target in ("U", "V"):  # open to the shot, and it may be passed over for one farther off
        trial = Scene()
        trial.game = scene.game
        trial.do(DeclareShot("S", target))
    free = Scene().unit("U", abilities=(("discretion", 4),)).enemy("S", at=(21.2, 10), shs=2, weapons=(bow,))
    with pytest.raises(Refused):
        free.changed(to_act="B").do(DeclareShot("S", "U"))
