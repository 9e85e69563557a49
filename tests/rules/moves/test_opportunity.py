"""Attack of Opportunity: damage to whatever comes into a control area (SA-013 to SA-015)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.commands import DeclareShot, Engage, MoveUnit, PlaceUnit
from hellassist.rules.events import OpportunityTaken
from hellassist.rules.refusal import Refused
from tests.scene import Scene, weapon


def guarded(x: int = 2, *more: Any, unit: dict[str, Any] | None = None, at: float = 12, **card: Any) -> Scene:
    """E at (5, 10); the enemy F at (12, 10) strikes at what comes near."""
    scene = Scene().unit("E", at=(5, 10), **{"life": (5, 1), "mvt": 5, **(unit or {})})
    return scene.enemy("F", at=(at, 10), abilities=(("attack_of_opportunity", x), *more), **card)


def moved(scene: Scene, *spots: tuple[float, float]) -> int:
    """E has moved; its Life Points."""
    scene.do(MoveUnit("E", scene.path(*spots, unit="E")))
    return scene["E"].life


@pytest.mark.rule("SA-013")
def test_entering_the_area_costs_life_points_whatever_the_protection() -> None:
    scene = guarded(unit={"pr": 3})
    assert moved(scene, (9.8, 10)) == 3
    assert moved(guarded(unit={"pr": 3}), (9.7, 10)) == 5
    taken = [fact for fact in scene.facts if isinstance(fact, OpportunityTaken)]
    assert taken == [OpportunityTaken("E", "F", 2)]
    assert moved(guarded(), (9, 10), (9.9, 10)) == 3  # once, however far inside
    assert scene.game.attack is None


@pytest.mark.rule("SA-013")
def test_a_charger_may_die_before_contact() -> None:
    scene = guarded(unit={"life": (2, 0), "cmd": 1})
    scene.do(Engage("E", scene.path((10.8, 10), unit="E"), "F"))
    assert scene["E"].gone == "killed"
    assert scene.game.attack is None
    assert scene.game.upcoming == ()
    assert scene.game.activation is None
    assert scene["E"].at == pytest.approx(scene.spot(9.8, 10))
    hurt = guarded(unit={"life": (3, 1)})
    hurt.do(Engage("E", hurt.path((10.8, 10), unit="E"), "F"))
    assert hurt["E"].life == 1
    assert hurt.game.attack is not None


def test_a_walker_may_die_as_well() -> None:
    scene = guarded(unit={"life": (2, 0)}).unit("A", at=(5, 20)).enemy("G", at=(20, 20))
    assert moved(scene, (10, 10)) == 0
    assert scene.game.activation is None
    assert scene.game.to_act == "B"


@pytest.mark.rule("SA-013")
def test_shifting_about_inside_costs_nothing() -> None:
    scene = guarded(1, at=6.8)
    scene.changed(companies={**scene.game.companies, "A": Scene(command=(1, 0)).game.companies["A"]})
    assert moved(scene, (5.2, 10.2)) == 5


@pytest.mark.rule("SA-013")
def test_a_wider_area_strikes_from_farther_away() -> None:
    assert moved(guarded(2, ("lunge", 3)), (8.3, 10)) == 3
    assert moved(guarded(2, ("lunge", 3)), (7.7, 10)) == 5


@pytest.mark.rule("SA-013")
def test_appearing_in_the_area_is_as_bad() -> None:
    scene = guarded()
    scene.unit("D", at=None, life=(5, 1)).do(PlaceUnit("D", scene.spot(12, 11.8)))
    assert scene["D"].life == 3
    away = guarded().unit("D", at=None, life=(5, 1))
    away.do(PlaceUnit("D", away.spot(12, 12.3)))
    assert away["D"].life == 5
    away.do(PlaceUnit("D", away.spot(12, 11.8)))  # pushed there by hand: a correction
    assert away["D"].life == 5
    dying = guarded().unit("D", at=None, life=(2, 0))
    dying.do(PlaceUnit("D", dying.spot(12, 11.8)))
    assert dying["D"].gone == "killed"


@pytest.mark.rule("SA-014")
def test_its_own_movement_strikes_nobody() -> None:
    striker = Scene().unit("E", at=(5, 10), abilities=(("attack_of_opportunity", 2),), mvt=5)
    near = striker.enemy("F", at=(12, 10))
    near.do(MoveUnit("E", near.path((10.3, 10), unit="E")))
    assert near["F"].life == 4
    past = Scene().unit("E", at=(5, 10), abilities=(("attack_of_opportunity", 2),), mvt=5)
    past.enemy("B", at=(13, 10)).enemy("G", at=(9, 12)).unit("A", at=(9, 13.2)).touch("A", "G", (0, 1))
    past.do(Engage("E", past.path((11.8, 10), unit="E"), "B"))
    assert past["G"].life == 4


@pytest.mark.rule("SA-015")
def test_who_appears_in_contact_is_not_struck_but_by_those_who_keep_their_area() -> None:
    for more, life in (((), 5), (("protective",), 3)):
        scene = guarded(2, *more).unit("D", at=None, life=(5, 1))
        scene.do(PlaceUnit("D", scene.spot(12, 11.2)))
        assert scene["D"].life == life
        busy = guarded(2, *more).unit("A", at=(13.2, 10)).touch("A", "F", (1, 0))
        assert moved(busy, (10.3, 10)) == life


@pytest.mark.rule("SA-061")
def test_nobody_strikes_at_elusive_units() -> None:
    assert moved(guarded(3, unit={"abilities": ("elusive",)}), (10, 10)) == 5


@pytest.mark.rule("SA-093")
def test_who_intercepts_strikes_at_them_all_the_same() -> None:
    trooper = {"abilities": ("elusive",)}
    lemure = {"abilities": ("elusive",), "keywords": ("lemure",), "rank": ""}
    assert moved(guarded(1, ("intercept", 3), unit=trooper), (9.9, 10)) == 4
    assert moved(guarded(1, ("intercept", 3), unit=lemure), (8.3, 10)) == 4
    assert moved(guarded(1, ("intercept", 3), unit=trooper), (8.3, 10)) == 5


@pytest.mark.rule("SA-030", "SA-149", "SA-088")
@pytest.mark.parametrize("ability", ["burrower", "teleportation", "intangible"])
def test_those_who_surface_are_struck_beside_contact_alone(ability: str) -> None:
    unit = {"abilities": (ability,), "mvt": 9}
    contact = guarded(unit=unit)
    contact.do(Engage("E", contact.path((10.8, 10), unit="E"), "F"))
    assert contact["E"].life == 5
    assert moved(guarded(unit=unit), (10.3, 10)) == 3
    assert moved(guarded(unit=unit, at=9), (12.2, 10)) == 5


@pytest.mark.rule("SA-137")
def test_no_ricochet_of_it() -> None:
    scene = guarded(unit={"abilities": (("ricochet", 2),)})
    assert moved(scene, (9.8, 10)) == 3
    assert scene["F"].life == 4


@pytest.mark.rule("ST-057", "ST-071")
@pytest.mark.parametrize(("state", "gap"), [("immobilized", 0.5), ("stunned", 0.3)])
def test_those_without_a_control_area_neither_stop_nor_strike(state: str, gap: float) -> None:
    scene = guarded(at=9, states=(state,)).enemy("G", at=(9, 10 - 1.2 - gap), states=(state,))
    scene.changed(units={key: unit for key, unit in scene.game.units.items() if key != "F"})
    assert moved(scene, (14, 10)) == 5
    struck = Scene().unit("E", at=(5, 10), life=(5, 1))
    struck.enemy("F", at=(9, 11.2 + gap), abilities=(("attack_of_opportunity", 2),), states=(state,))
    assert moved(struck, (14, 10)) == 5
    able = Scene().unit("E", at=(5, 10), life=(5, 1))
    able.enemy("F", at=(9, 11.2 + gap), abilities=(("attack_of_opportunity", 2),))
    with pytest.raises(Refused, match="control_area"):
        moved(able, (14, 10))


def test_a_demoralizing_striker_costs_twice_the_command() -> None:
    scene = guarded(2, "demoralize", unit={"life": (2, 0), "cmd": 2})
    scene.changed(companies={**scene.game.companies, "A": Scene(command=(5, 0)).game.companies["A"]})
    moved(scene, (10, 10))
    assert scene.game.companies["A"].basic == 1


def test_who_leaves_and_comes_back_is_struck() -> None:
    bow = weapon(use="ranged", range=8.0)
    scene = guarded(2, at=6.8, unit={"shs": 2, "weapons": (weapon(), bow), "abilities": ("moving_shot",)})
    scene.changed(companies={**scene.game.companies, "A": Scene(command=(3, 0)).game.companies["A"]})
    assert moved(scene, (4, 10)) == 5
    scene.do(DeclareShot("E", "F"))
    scene.fight((1, 1))
    assert scene.game.companies["A"].current == 2
    assert moved(scene, (5, 10)) == 3
    assert scene.game.companies["A"].current == 2  # what it comes back to is no area where it starts
