"""Moves and control areas by the Russian rules (RU-63 to RU-74)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.geometry import path_length
from hellassist.rules.commands import Activate, DeclareShot, EndActivation, Engage, MoveUnit
from hellassist.rules.contact import control_reach, controllers_at, is_engaged
from hellassist.rules.editions import RUSSIAN, own_rules
from tests.rules.editions.make import by, going, refused, russian, why
from tests.rules.ranged import bow
from tests.scene import Scene, weapon


def inside(*, command: int = 0, others: bool = False, **card: Any) -> Scene:
    """E at (10, 10) in the control area of B to its left, and with *others* in that of D to its right as well."""
    scene = russian(command=(command, 0)).unit("E", **card).enemy("B", at=(8, 10))
    return scene.enemy("D", at=(12, 10)) if others else scene


@pytest.mark.rule("RU-63")
def test_moves_bend_and_are_measured_along_the_way() -> None:
    scene = russian().unit("E", mvt=5).enemy(at=(28, 28))
    corner = going(scene, (12, 10), (12, 12))
    assert corner.action == "walk"
    assert path_length(corner.path) / 25 == pytest.approx(4.0)
    longer = going(scene, (13, 10), (13, 13))
    assert longer.action == "run"
    assert path_length(longer.path) / 25 == pytest.approx(6.0)
    assert going(scene, (10.5, 10)).refusal is None


@pytest.mark.rule("RU-64")
def test_a_control_area_of_one_fathom() -> None:
    for gap, there in ((1.0, ("E",)), (1.1, ())):
        scene = russian().unit("E").enemy("B", at=(11.2 + gap, 10))
        assert tuple(unit.id for unit in controllers_at(scene.game, scene["B"])) == there
    alone = russian().unit("E")
    assert control_reach(alone.game, alone["E"]) == 25.0


@pytest.mark.rule("RU-65", "RU-66")
def test_entering_a_control_area() -> None:
    past = russian().unit("E", at=(5, 10), mvt=5).enemy("A", at=(10, 10)).enemy("B", at=(8.8, 12.4))
    engaging = going(past, (8.8, 10))
    assert (engaging.refusal, engaging.contacts) == (None, ("A",))
    for end in (8.5, 7.8):
        assert going(past, (end, 10)).refusal is None
    alone = russian().unit("E", at=(5, 10), mvt=5).enemy("A", at=(10, 10))
    for path in ((7.9, 10), (7.9, 11.2)), ((7.9, 9.5), (9.0, 11.6)):
        assert why(going(alone, *path)) == "control_area"
    side = russian().unit("E", at=(5, 10), mvt=5).enemy("A", at=(10, 11.6))
    assert why(going(side, (15, 10))) == "control_area"


@pytest.mark.rule("RU-68")
def test_entering_several_at_once() -> None:
    scene = russian().unit("E", at=(5, 10), mvt=5).enemy("A", at=(10, 11.5)).enemy("B", at=(10, 8.5))
    stopping = going(scene, (8.5, 10))
    assert (stopping.refusal, set(stopping.entered)) == (None, {"A", "B"})
    engaged = going(scene, (9.2, 10.6))
    assert (engaged.refusal, engaged.contacts) == (None, ("A",))
    close = russian().unit("E", at=(5, 10), mvt=5).enemy("A", at=(10, 10.8)).enemy("B", at=(10, 9.2))
    assert set(going(close, (9.106, 10)).contacts) == {"A", "B"}


@pytest.mark.rule("RU-69")
def test_engaged_units_have_none() -> None:
    scene = (
        russian(command=(1, 0))
        .unit("E", at=(5, 10))
        .enemy("A", at=(10, 11.7))
        .unit("C")
        .touch("C", "A", (0, 1))
    )
    move = going(scene, (14, 10))
    assert (move.refusal, move.cost, move.entered) == (None, 0, ())


@pytest.mark.rule("RU-70")
def test_starting_in_one() -> None:
    idle = inside()
    idle.do(Activate("E"))
    idle.do(EndActivation())
    fighting = inside()
    fighting.do(Engage("E", fighting.path((9.2, 10), unit="E"), "B"))
    assert is_engaged(fighting.game, fighting["E"])
    archer: dict[str, Any] = {"shs": 3, "weapons": (bow(), weapon())}
    standing = inside(**archer)
    standing.do(DeclareShot("E", "B"))
    assert standing.game.attack is not None
    assert why(going(inside(), (11, 10))) == "leaving_costs_command"
    moving = inside(**archer)
    moving.do(DeclareShot("E", "B"))
    moving.fight((1, 1, 1))
    assert refused(moving, MoveUnit("E", moving.path((11, 10), unit="E"))) == "leaving_costs_command"
    paying = inside(command=1, **archer)
    paying.do(MoveUnit("E", paying.path((11, 10), unit="E")))
    paying.do(DeclareShot("E", "B"))
    assert paying.game.companies["A"].current == 0


@pytest.mark.rule("RU-71")
def test_a_point_for_each_area() -> None:
    assert going(inside(command=2), (10, 14)).cost == 1
    both = going(inside(command=2, others=True), (10, 14))
    assert (both.cost, both.refusal) == (2, None)
    assert why(going(inside(command=1, others=True), (10, 14))) == "leaving_costs_command"
    engaging = going(inside(others=True), (10.8, 10))
    assert (engaging.contacts, engaging.cost) == (("D",), 0)
    ours = by(own_rules(RUSSIAN, "ours", each_area_costs=False), command=(1, 0))
    ours.unit("E").enemy("B", at=(8, 10)).enemy("D", at=(12, 10))
    assert (going(ours, (10, 14)).cost, going(ours, (10, 14)).refusal) == (1, None)


@pytest.mark.rule("RU-72")
def test_it_pays_for_no_other_area() -> None:
    scene = inside(command=5).enemy("C", at=(14, 11.5))
    assert why(going(scene, (16, 10))) == "control_area"
    stopping = going(scene, (12.5, 10))
    assert (stopping.refusal, stopping.cost, stopping.entered) == (None, 1, ("C",))
    engaging = going(scene, (13.1, 10.8))
    assert (engaging.refusal, engaging.cost, engaging.contacts) == (None, 1, ("C",))


@pytest.mark.rule("RU-73")
@pytest.mark.parametrize("card", [{"abilities": ("maverick",)}, {"states": ("stunned",)}])
def test_the_payment_is_no_order(card: dict[str, Any]) -> None:
    assert going(inside(command=1, **card), (13, 10)).refusal is None


@pytest.mark.rule("RU-74")
def test_the_move_of_a_melee_heeds_none() -> None:
    scene = russian().enemy("A", at=(15, 15)).unit("E", at=(13.8, 15)).enemy("B", at=(13.2, 12.6))
    move = going(scene, (15, 13.8))  # 2.16 fathoms from the centre of B: in its area
    assert (move.action, move.refusal, move.cost, move.entered) == ("melee", None, 0, ())
