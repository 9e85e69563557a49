"""The actions that move: how far, whither, and who may take them (AC-02 to AC-16, AC-20 to AC-22)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    MoveUnit,
    PutOut,
    VaeSoli,
)
from hellassist.rules.contact import controllers_at, is_engaged
from hellassist.rules.events import AttackEnded
from hellassist.rules.game import StateOn
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.refusal import Refused
from tests.rules.told import thrown
from tests.scene import Scene, weapon

BOW = weapon(use="ranged", range=8.0)


def alone(mvt: int = 5, **card: Any) -> Scene:
    return Scene().unit("E", at=(5, 10), mvt=mvt, **card)


def facing(gap: float, mvt: int = 4, **card: Any) -> Scene:
    """E at (5, 10), the enemy F straight ahead at this gap."""
    return alone(mvt, **card).enemy("F", at=(5 + 1.2 + gap, 10), cbt=3)


def going(scene: Scene, *spots: tuple[float, float]) -> Move:
    return judge(scene.game, "E", scene.path(*spots, unit="E"))


def engaging(scene: Scene, *spots: tuple[float, float], target: str = "F") -> Scene:
    scene.do(Engage("E", scene.path(*spots, unit="E"), target))
    return scene


def why(move: Move) -> tuple[str, str]:
    assert move.refusal is not None
    return move.refusal.reason, move.refusal.rule


@pytest.mark.rule("AC-02")
def test_nobody_acts_twice_in_a_turn() -> None:
    scene = alone().unit("O", at=(3, 3), rank="officer").enemy("F", at=(20, 20))
    scene.do(MoveUnit("E", scene.path((6, 10), unit="E")))
    scene.do(EndActivation())
    with pytest.raises(Refused, match="already_activated"):
        scene.do(VaeSoli("E"))
    with pytest.raises(Refused, match="already_activated"):
        scene.do(Activate("E"))


@pytest.mark.rule("AC-03")
@pytest.mark.parametrize(("length", "action"), [(5.0, "walk"), (5.1, "run"), (0.5, "walk")])
def test_a_walk_goes_as_far_as_the_movement(length: float, action: str) -> None:
    assert going(alone(5), (5 + length, 10)).action == action


@pytest.mark.rule("AC-04", "AC-08")
@pytest.mark.parametrize(("gap", "long", "short"), [(3.0, "attack", "walk"), (6.0, "charge", "run")])
def test_a_walk_or_run_does_not_end_in_contact(gap: float, long: str, short: str) -> None:
    scene = facing(gap)
    touching = going(scene, (5 + gap, 10))
    assert (touching.action, touching.contacts) == (long, ("F",))
    with pytest.raises(Refused, match="ends_in_contact"):
        scene.do(MoveUnit("E", scene.path((5 + gap, 10), unit="E")))
    near = going(scene, (5 + gap - 0.2, 10))
    assert (near.action, near.contacts, near.refusal) == (short, (), None)
    allies = alone(4).unit("C", at=(9.2, 10))
    assert going(allies, (8, 10)).refusal is None


@pytest.mark.rule("AC-05")
def test_a_walk_may_enter_a_control_area() -> None:
    scene = facing(3)
    scene.do(MoveUnit("E", scene.path((7.5, 10), unit="E")))
    assert not is_engaged(scene.game, scene["E"])
    assert [unit.id for unit in controllers_at(scene.game, scene["E"])] == ["F"]


@pytest.mark.rule("AC-06", "AC-09", "AC-12", "AC-15")
def test_an_engaged_unit_neither_walks_nor_runs_nor_attacks_nor_charges() -> None:
    scene = alone(4).enemy("F").touch("F", "E", (1, 0)).enemy("D", at=(5, 13.2)).enemy("G", at=(5, 3))
    for spots in (((3, 10),), ((1, 10),), ((5, 12),), ((5, 4.2),)):
        assert why(going(scene, *spots)) == ("engaged_cannot_move", "AC-06")


@pytest.mark.rule("AC-09")
def test_a_run_stops_in_a_control_area() -> None:
    scene = facing(7)
    assert going(scene, (11, 10)).action == "run"
    assert going(scene, (11, 10)).refusal is None
    aside = alone(4).enemy("F", at=(12, 11.5))
    assert why(going(aside, (13, 10))) == ("control_area", "MV-17")


@pytest.mark.rule("AC-10")
@pytest.mark.parametrize(("gap", "action"), [(4.0, "attack"), (4.1, "charge")])
def test_an_attack_reaches_as_far_as_a_walk(gap: float, action: str) -> None:
    move = going(facing(gap), (5 + gap, 10))
    assert (move.action, move.contacts, move.refusal) == (action, ("F",), None)


@pytest.mark.rule("AC-11", "AC-14")
@pytest.mark.parametrize(("gap", "cbt", "dice"), [(3, 3, [3, 3]), (6, 3, [2, 3]), (6, 1, [3])])
def test_the_sequence_that_contact_brings(gap: float, cbt: int, dice: list[int]) -> None:
    scene = engaging(facing(gap, cbt=cbt), (5 + gap, 10))
    scene.fight(*((1,) * count for count in dice))
    assert [count for _, count in thrown(scene)] == dice


@pytest.mark.rule("AC-13")
@pytest.mark.parametrize(("gap", "legal"), [(8.0, True), (8.1, False), (5.0, True)])
def test_a_charge_reaches_as_far_as_a_run(gap: float, legal: bool) -> None:
    move = going(facing(gap), (5 + gap, 10))
    assert (move.refusal is None) is legal
    assert move.action == "charge"


@pytest.mark.rule("AC-16")
def test_of_several_that_are_touched_one_is_attacked_and_the_others_support() -> None:
    scene = alone(5).enemy("F", at=(10, 9.4)).enemy("G", at=(10, 10.6))
    move = going(scene, (9, 10))
    assert set(move.contacts) == {"F", "G"}
    engaging(scene, (9, 10)).fight((1,) * 3, (1,) * 4)
    ended = [fact.declaration for fact in scene.facts if isinstance(fact, AttackEnded)]
    assert [(each.attacker, each.defender) for each in ended] == [("E", "F")]
    assert thrown(scene) == [(0, 3), (1, 4)]
    assert scene.game.attack is None
    assert scene.game.upcoming == ()


@pytest.mark.rule("AC-20", "AC-21", "AC-22")
def test_shooting_and_contact() -> None:
    archer: dict[str, Any] = {"shs": 2, "weapons": (weapon(), BOW)}
    near = facing(3, **archer)
    near.do(MoveUnit("E", near.path((7.5, 10), unit="E")))
    near.do(DeclareShot("E", "F"))
    near.fight((1, 1))
    after = facing(3, **archer)
    after.do(DeclareShot("E", "F"))
    after.fight((1, 1))
    assert why(going(after, (8, 10))) == ("shoot_without_contact", "AC-20")
    engaged = alone(**archer).enemy("F").touch("F", "E", (1, 0))
    with pytest.raises(Refused, match="engaged_cannot_shoot"):
        engaged.do(DeclareShot("E", "F"))
    ran = facing(9, **archer)
    ran.do(MoveUnit("E", ran.path((10, 10), unit="E")))
    with pytest.raises(Refused, match="action_taken"):
        ran.do(DeclareShot("E", "F"))
    walked = facing(9, **archer)
    walked.do(MoveUnit("E", walked.path((6, 10), unit="E")))
    walked.do(DeclareShot("E", "F"))  # the walk becomes the move of the Shoot action
    assert walked.game.activation is not None
    assert walked.game.activation.action == "shoot"
    fought = alone(**archer).enemy("F").touch("F", "E", (1, 0))
    fought.do(DeclareMelee("E", "F"))
    fought.fight((1,) * 3, (1,) * 3)
    with pytest.raises(Refused, match="action_taken"):
        fought.do(DeclareShot("E", "F"))


@pytest.mark.rule("AC-01")
def test_one_action_an_activation() -> None:
    scene = alone(states=(StateOn("consumed", 1, 2, "fire"),))
    scene.do(MoveUnit("E", scene.path((7, 10), unit="E")))
    with pytest.raises(Refused, match="action_taken"):
        scene.do(PutOut("E"))


@pytest.mark.rule("AC-07")
@pytest.mark.parametrize(("mvt", "length", "legal"), [(4, 8.0, True), (4, 8.1, False), (5, 10.0, True)])
def test_a_run_goes_twice_as_far_as_the_movement(mvt: int, length: float, legal: bool) -> None:
    move = going(alone(mvt), (5 + length, 10))
    assert (move.refusal is None) is legal
    assert move.action == "run"


@pytest.mark.rule("AC-38")
def test_an_engaged_unit_fights_what_it_touches() -> None:
    scene = alone().enemy("B").touch("B", "E", (1, 0)).enemy("D").touch("D", "E", (-1, 0))
    scene.do(DeclareMelee("E", "D"))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.defender == "D"
    with pytest.raises(Refused, match="melee_needs_contact"):
        facing(3).do(DeclareMelee("E", "F"))
    helpless = alone().enemy("F", states=("knocked_down",)).touch("F", "E", (1, 0))
    assert not is_engaged(helpless.game, helpless["E"])
    helpless.do(DeclareMelee("E", "F"))
    assert helpless.game.attack is not None
