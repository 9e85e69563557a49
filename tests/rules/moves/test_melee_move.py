"""The limited move of a Mêlée (AC-39, MV-20, SA-150)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from hellassist import geometry
from hellassist.rules.commands import Activate, DeclareMelee, EndActivation, Engage, MoveUnit
from hellassist.rules.contact import touches
from hellassist.rules.game import Terrain
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.refusal import Refused
from tests.scene import Scene

APART = 1.2
"""Fathoms between the centres of two regular bases in contact."""


def pair(**card: Any) -> Scene:
    """F at (15, 15), and E touching it from the west."""
    return Scene().enemy("F", at=(15, 15)).unit("E", at=(15 - APART, 15), **card)


def around(degrees: float, apart: float = APART) -> tuple[float, float]:
    """The spot round F so far from its west side, clockwise on the screen."""
    angle = pi + degrees * pi / 180
    return 15 + apart * cos(angle), 15 + apart * sin(angle)


def going(scene: Scene, *spots: tuple[float, float]) -> Move:
    return judge(scene.game, "E", scene.path(*spots, unit="E"))


def why(move: Move) -> tuple[str, str]:
    assert move.refusal is not None
    return move.refusal.reason, move.refusal.rule


@pytest.mark.rule("AC-39")
@pytest.mark.parametrize("degrees", [20, -90, 170])
def test_it_goes_round_its_only_opponent(degrees: float) -> None:
    scene = pair()
    move = going(scene, around(degrees))
    assert (move.action, move.refusal, move.contacts) == ("melee", None, ("F",))
    assert move.length / scene.game.fathom == pytest.approx(APART * abs(degrees) * pi / 180, abs=1e-9)
    scene.do(MoveUnit("E", scene.path(around(degrees), unit="E")))
    assert touches(scene["E"], scene["F"])
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1,) * 3, (1,) * 3)
    scene.do(EndActivation())


@pytest.mark.rule("AC-39")
def test_contact_is_kept_all_the_way() -> None:
    scene = pair()
    assert why(going(scene, around(45, APART + 0.2), around(90))) == ("contact_lost", "AC-39")
    assert going(scene, around(45, APART + 0.1), around(90)).refusal is None  # drawn roughly
    assert why(going(scene, around(0, APART + 0.5))) == ("engaged_cannot_move", "AC-06")
    for spot in going(scene, around(100)).path:
        assert geometry.gap(geometry.Base(spot, 15.0), scene["F"].base) == pytest.approx(0, abs=1e-6)


@pytest.mark.rule("AC-39")
def test_it_goes_as_far_as_its_movement() -> None:
    slow = pair(mvt=1)
    degrees = 180 / pi / APART  # a fathom along the circle of contact
    assert going(slow, around(degrees - 1)).refusal is None
    assert why(going(slow, around(degrees + 1))) == ("too_far", "AC-39")


@pytest.mark.rule("AC-39")
def test_it_may_come_to_touch_another_and_then_choose() -> None:
    scene = pair().enemy("G", at=around(60, 2 * APART))
    for degrees in (60, 63, 57):  # put down next to it, it touches it
        move = going(scene, around(degrees))
        assert move.refusal is None
        assert set(move.contacts) == {"F", "G"}
        assert move.length / scene.game.fathom == pytest.approx(APART * pi / 3, abs=1e-6)
    scene.do(MoveUnit("E", scene.path(around(60), unit="E")))
    scene.do(DeclareMelee("E", "G"))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.defender == "G"
    assert why(going(pair().enemy("G", at=around(60, APART + 1.1)), around(90))) == ("overlap", "MV-03")


@pytest.mark.rule("AC-39")
def test_it_stands_still_among_several_who_can_fight() -> None:
    scene = pair().enemy("G").touch("G", "E", (-1, 0))
    assert why(going(scene, around(20))) == ("engaged_cannot_move", "AC-06")
    harmless = pair().enemy("G", cbt=None).touch("G", "E", (-1, 0))
    assert going(harmless, around(60)).contacts == ("F",)
    other = pair().enemy("G", cbt=None).touch("G", "E", (-1, 0))
    spot = other["G"].at
    assert spot is not None
    beside = spot.x / other.game.fathom, spot.y / other.game.fathom + APART
    assert why(going(other, beside)) == ("engaged_cannot_move", "AC-06")


@pytest.mark.rule("AC-39")
def test_it_is_a_melee_from_then_on() -> None:
    scene = pair()
    path = scene.path(around(30), unit="E")
    with pytest.raises(Refused, match="engaged_cannot_move"):
        scene.do(Engage("E", path, "F"))
    scene.do(MoveUnit("E", path))
    with pytest.raises(Refused, match="must_act"):
        scene.do(EndActivation())
    assert why(going(scene, around(60))) == ("action_taken", "AC-01")
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1,) * 3, (1,) * 3)
    assert why(going(scene, around(60))) == ("action_taken", "AC-01")
    weak = pair(cbt=None)
    assert why(going(weak, around(30))) == ("cannot_fight", "CC-05")
    acted = pair(status="acted")
    assert why(going(acted, around(30))) == ("already_activated", "TD-35")
    idle = pair()
    idle.do(Activate("E"))
    assert going(idle, around(30)).refusal is None


@pytest.mark.rule("AC-39")
def test_walls_and_allies_stand_in_its_way() -> None:
    scene = pair().unit("C", at=around(90))
    assert why(going(scene, around(60))) == ("overlap", "MV-03")
    fathom = scene.game.fathom
    corners = ((14.0, 12.0), (16.0, 12.0), (16.0, 14.0), (14.0, 14.0))
    wall = Terrain("wall", tuple(geometry.Point(x * fathom, y * fathom) for x, y in corners), impassable=True)
    walled = pair().changed(terrain=(wall,))
    assert why(going(walled, around(90))) == ("impassable", "MV-04")


@pytest.mark.rule("MV-20")
def test_control_areas_do_not_matter() -> None:
    scene = pair().enemy("D", at=(15 - APART, 13.2), abilities=(("attack_of_opportunity", 2),))
    move = going(scene, around(30))
    assert (move.refusal, move.cost, move.entered) == (None, 0, ())
    scene.do(MoveUnit("E", scene.path(around(30), unit="E")))
    assert scene["E"].life == 4


@pytest.mark.rule("SA-150")
def test_teleportation_does_not_help_in_a_melee() -> None:
    scene = pair(abilities=("teleportation",)).unit("C", at=around(90))
    assert going(scene, around(20)).action == "melee"
    assert why(going(scene, around(150))) == ("overlap", "MV-03")
    assert why(going(scene, (10, 10))) == ("engaged_cannot_move", "AC-06")
