"""Abilities of movement, Difficult terrain, and the price of actions (SA-027 to SA-033, SA-060, SA-070 …)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    GetUp,
    MoveUnit,
    PutOut,
    Retreat,
)
from hellassist.rules.contact import controllers_at
from hellassist.rules.game import StateOn, Terrain
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.refusal import Refused
from tests.scene import Scene, weapon


def going(scene: Scene, *spots: tuple[float, float], unit: str = "E") -> Move:
    return judge(scene.game, unit, scene.path(*spots, unit=unit))


def why(move: Move) -> tuple[str, str]:
    assert move.refusal is not None
    return move.refusal.reason, move.refusal.rule


def legal(scene: Scene, *spots: tuple[float, float], unit: str = "E") -> bool:
    return going(scene, *spots, unit=unit).refusal is None


def piece(left: float, right: float, **flags: bool) -> Terrain:
    """A band across the table between two x, in fathoms."""
    corners = (Point(left * 25, 0), Point(right * 25, 0), Point(right * 25, 750), Point(left * 25, 750))
    return Terrain("Band", corners, **flags)


def mover(*abilities: Any, command: int = 0, terrain: tuple[Terrain, ...] = (), **card: Any) -> Scene:
    """E at (5, 10) with some abilities, its Company with so much Command."""
    scene = Scene(command=(command, 0)).unit("E", at=(5, 10), abilities=abilities, **card)
    return scene.changed(terrain=terrain)


def farthest(scene: Scene, *, contact: bool) -> tuple[float, float]:
    """The farthest legal move and the shortest illegal one to the right, to a tenth of a fathom."""
    best, worst = 0.0, 99.0
    for tenths in range(1, 240):
        there = scene
        if contact:
            there = Scene().changed(units=dict(scene.game.units))
            there.enemy("F", at=(5 + tenths / 10 + 1.2, 10))
        if legal(there, (5 + tenths / 10, 10)):
            best = tenths / 10
        else:
            worst = min(worst, tenths / 10)
    return best, worst


@pytest.mark.rule("SA-070")
def test_fast_units_run_and_charge_farther() -> None:
    fast = mover(("fast", 3), mvt=4)
    assert farthest(fast, contact=False) == (11.0, 11.1)
    assert farthest(fast, contact=True) == (11.0, 11.1)
    assert [going(fast, (x, 10)).action for x in (9, 9.1)] == ["walk", "run"]
    near = mover(("fast", 3), mvt=4).enemy("F", at=(10.2, 10))
    assert going(near, (9, 10)).action == "attack"
    far = mover(("fast", 3), mvt=4).enemy("F", at=(10.3, 10))
    assert going(far, (9.1, 10)).action == "charge"
    wounded = mover(("fast", 3), mvt=4, life_now=1)
    assert farthest(wounded, contact=False) == (9.0, 9.1)
    move = going(fast, (9, 10))
    assert (move.walk, move.run, move.charge) == pytest.approx((100, 275, 275))


@pytest.mark.rule("SA-033")
@pytest.mark.parametrize(
    ("abilities", "states", "charge", "run"),
    [
        (("chaotic_charge",), (), 15, 10),
        (("chaotic_charge",), ("slowed",), 9, 6),
        (("chaotic_charge", ("fast", 2)), (), 17, 12),
    ],
)
def test_a_chaotic_charge_goes_three_times_as_far(
    abilities: tuple[Any, ...], states: tuple[str, ...], charge: float, run: float
) -> None:
    scene = mover(*abilities, mvt=5, states=states)
    assert farthest(scene, contact=True) == (charge, charge + 0.1)
    assert farthest(scene, contact=False) == (run, run + 0.1)


@pytest.mark.rule("SA-033")
def test_a_chaotic_charge_keeps_its_penalty() -> None:
    from tests.rules.told import thrown

    scene = mover("chaotic_charge", mvt=5).enemy("F", at=(21.2, 10))
    scene.do(Engage("E", scene.path((20, 10), unit="E"), "F"))
    scene.fight((1, 1), (1, 1, 1))
    assert thrown(scene) == [(0, 2), (1, 3)]


def areas_on_the_way(*abilities: Any, command: int = 0) -> Scene:
    """E at (5, 10), three enemies beside its way to (15, 10)."""
    scene = mover(*abilities, command=command)
    return scene.enemy("F", at=(7.5, 11.8)).enemy("G", at=(10, 8.2)).enemy("H", at=(12.5, 11.8))


def starting_inside(*abilities: Any, command: int = 0) -> Scene:
    """E at (5, 10) in the control area of F."""
    return mover(*abilities, command=command).enemy("F", at=(5, 11.8))


@pytest.mark.rule("SA-060")
def test_control_areas_do_not_touch_elusive_units() -> None:
    assert why(going(areas_on_the_way(), (15, 10))) == ("control_area", "MV-17")
    assert legal(areas_on_the_way("elusive"), (15, 10))
    move = going(starting_inside("elusive"), (15, 10))
    assert (move.refusal, move.cost) == (None, 0)
    assert why(going(starting_inside(), (15, 10))) == ("leaving_costs_command", "MV-07")


@pytest.mark.rule("SA-092")
@pytest.mark.parametrize("ability", ["elusive", "burrower", "intangible"])
def test_in_an_intercepting_area_they_do_not_work(ability: str) -> None:
    near: dict[str, Any] = {"abilities": (("intercept", 3),)}
    trooper = mover(ability, mvt=4).enemy("F", at=(9, 11.5), **near)
    assert legal(trooper, (7.3, 10))  # not yet inside
    assert why(going(trooper, (13, 10))) == ("control_area", "MV-17")
    stop, nearer, engage = (
        going(trooper, (7.39, 10)),
        going(trooper, (7.76, 10.34)),
        going(trooper, (8.12, 10.68)),
    )
    assert [move.refusal for move in (stop, nearer, engage)] == [None, None, None]
    assert [move.entered for move in (nearer, engage)] == [("F",), ("F",)]
    assert engage.contacts == ("F",)
    lemure = mover(ability, mvt=8, keywords=("lemure",)).enemy("F", at=(10, 13), **near)
    assert going(lemure, (7.6, 10.6)).entered == ("F",)
    assert why(going(lemure, (12.9, 10))) == ("control_area", "MV-17")
    assert legal(mover(ability, mvt=4).enemy("F", at=(10, 13), **near), (12.9, 10))
    ahead = mover(ability, mvt=4).enemy("F", at=(9, 10), **near)
    assert not legal(ahead, (13, 10)) or going(ahead, (13, 10)).contacts == ("F",)


@pytest.mark.rule("SA-091")
def test_one_area_is_wide_for_lemures_and_narrow_for_others() -> None:
    scene = mover(mvt=4).unit("L", at=(5, 12), mvt=4, keywords=("lemure",), rank="")
    scene.enemy("F", at=(10, 13), abilities=(("intercept", 3),))
    assert legal(scene, (12.9, 10))
    assert not legal(scene, (12.9, 10), unit="L")
    assert legal(scene, (12.9, 10))


@pytest.mark.rule("SA-092")
def test_intercept_cancels_neither_levitation_nor_teleportation() -> None:
    for ability, spot in (("teleportation", (10, 10)), ("levitation", (6, 10))):
        scene = mover(ability, mvt=5, terrain=(piece(5.7, 5.9, difficult=True),))
        scene.enemy("F", at=(8, 10.7), abilities=(("intercept", 1),))
        assert legal(scene, spot)


WALL = (piece(8, 9, impassable=True),)


@pytest.mark.rule("SA-027", "SA-086")
@pytest.mark.parametrize("ability", ["burrower", "intangible"])
def test_neither_terrain_nor_units_hinder_those_who_move_through_everything(ability: str) -> None:
    scene = mover(ability, mvt=5, terrain=(*WALL, piece(11, 12, difficult=True)))
    scene.enemy("F", at=(7.5, 10)).unit("C", at=(10.4, 10))
    move = going(scene, (15, 10))
    assert (move.refusal, move.cost, move.contacts, move.action) == (None, 0, (), "run")
    assert move.length == pytest.approx(250)
    assert why(going(mover(mvt=5, terrain=WALL), (15, 10))) == ("impassable", "MV-04")


@pytest.mark.rule("SA-028", "SA-087")
@pytest.mark.parametrize("ability", ["burrower", "intangible"])
def test_where_they_cannot_end(ability: str) -> None:
    scene = mover(ability, mvt=5, terrain=(*WALL, piece(13, 15, difficult=True)))
    scene.unit("C", at=(11, 10)).enemy("F", at=(11, 14))
    assert why(going(scene, (11.5, 10))) == ("overlap", "MV-03")
    assert why(going(scene, (10.5, 13.8))) == ("overlap", "MV-03")
    assert why(going(scene, (8.5, 10))) == ("ends_in_impassable", "MV-04")
    assert legal(scene, (9.6, 10))
    assert legal(scene, (14, 10))


@pytest.mark.rule("SA-029")
def test_a_burrower_meets_control_areas_at_the_start_and_the_end() -> None:
    scene = starting_inside("burrower", command=1)
    scene.do(MoveUnit("E", scene.path((13, 10), unit="E")))
    assert scene.game.companies["A"].current == 0
    assert why(going(starting_inside("burrower"), (13, 10))) == ("leaving_costs_command", "MV-07")
    assert legal(areas_on_the_way("burrower"), (15, 10))
    ends = areas_on_the_way("burrower")
    ends.do(MoveUnit("E", ends.path((13, 10), unit="E")))
    assert [unit.id for unit in controllers_at(ends.game, ends["E"])] == ["H"]


@pytest.mark.rule("SA-088")
def test_an_intangible_unit_meets_control_areas_at_the_end_alone() -> None:
    move = going(starting_inside("intangible"), (13, 10))
    assert (move.refusal, move.cost) == (None, 0)
    assert legal(areas_on_the_way("intangible"), (15, 10))


@pytest.mark.rule("SA-031", "SA-090", "SA-103")
@pytest.mark.parametrize("ability", ["burrower", "intangible", "levitation"])
def test_a_lemure_passes_difficult_terrain_so_and_ends_there_only_with_strider(ability: str) -> None:
    bog = (piece(8, 10, difficult=True),)
    lemure: dict[str, Any] = {"mvt": 8, "rank": "", "keywords": ("lemure",), "terrain": bog}
    assert legal(mover(ability, **lemure), (12, 10))
    assert why(going(mover(ability, **lemure), (9, 10))) == ("lemure_in_difficult", "SA-145")
    assert legal(mover(ability, "strider", **lemure), (9, 10))


@pytest.mark.rule("SA-100")
def test_levitation_passes_over_difficult_terrain_alone() -> None:
    bog = mover("levitation", terrain=(piece(8, 10, difficult=True),))
    assert (going(bog, (14, 10)).refusal, going(bog, (14, 10)).cost) == (None, 0)
    assert why(going(mover("levitation", terrain=WALL), (14, 10))) == ("impassable", "MV-04")


@pytest.mark.rule("SA-101")
@pytest.mark.parametrize(("tall", "passes"), [(2.9, True), (3.0, False)])
def test_levitation_passes_over_units_that_are_not_too_tall(tall: float, passes: bool) -> None:
    scene = mover("levitation").unit("C", at=(9, 10), tallness=tall)
    assert legal(scene, (13, 10)) is passes
    assert why(going(scene, (9.5, 10))) == ("overlap", "MV-03")
    enemy = mover("levitation").enemy("F", at=(9, 10), tallness=tall, abilities=("harmless",))
    assert (going(enemy, (13, 10)).contacts == ()) is passes
    assert why(going(enemy, (9.5, 10.1)))[0] == "overlap" if passes else True


@pytest.mark.rule("SA-102")
def test_levitation_heeds_control_areas() -> None:
    scene = mover("levitation").enemy("F", at=(9, 10))
    assert going(scene, (6.8, 10)).refusal is None
    assert (going(scene, (7.3, 10)).refusal, going(scene, (7.3, 10)).entered) == (None, ("F",))
    assert going(scene, (7.8, 10)).contacts == ("F",)
    assert why(going(scene, (9, 12))) == ("control_area", "MV-17")
    assert going(starting_inside("levitation", command=1), (9, 10)).cost == 1


@pytest.mark.rule("SA-144", "SA-159")
def test_strider_runs_through_difficult_terrain_for_nothing() -> None:
    bog = (piece(8, 10, difficult=True),)
    assert legal(mover("strider", terrain=bog), (14, 10))
    assert why(going(mover(terrain=bog), (14, 10))) == ("haste_costs_command", "SA-159")


@pytest.mark.rule("SA-145")
def test_a_lemure_stops_at_the_edge_of_difficult_terrain() -> None:
    lemure: dict[str, Any] = {
        "mvt": 8,
        "rank": "",
        "keywords": ("lemure",),
        "terrain": (piece(8, 10, difficult=True),),
    }
    assert legal(mover(command=9, **lemure), (7.4, 10))
    for x in (7.5, 9, 12):
        assert why(going(mover(command=9, **lemure), (x, 10))) == ("lemure_in_difficult", "SA-145")
    for x in (7.5, 9, 12):
        assert legal(mover("strider", **lemure), (x, 10))


@pytest.mark.rule("SA-159")
def test_haste_in_difficult_terrain_costs_a_point() -> None:
    bogs = (piece(7, 7.5, difficult=True), piece(8, 10, difficult=True))
    walk = going(mover(mvt=5, terrain=bogs), (10, 10))
    assert (walk.action, walk.cost, walk.refusal) == ("walk", 0, None)
    scene = mover(mvt=5, command=3, terrain=bogs)
    scene.do(MoveUnit("E", scene.path((13, 10), unit="E")))
    assert (scene.game.companies["A"].basic, scene.game.companies["A"].current) == (3, 2)
    poor = mover(mvt=5, terrain=bogs).enemy("F", at=(13, 10)).enemy("G", at=(11.2, 12))
    assert why(going(poor, (11.8, 10))) == ("haste_costs_command", "SA-159")
    attack = mover(mvt=5, terrain=bogs).enemy("F", at=(11.2, 10))
    assert (going(attack, (10, 10)).action, going(attack, (10, 10)).refusal) == ("attack", None)
    for ability in ("burrower", "intangible", "levitation", "strider"):
        assert (going(mover(ability, terrain=bogs), (13, 10)).cost) == 0
    inside = mover(mvt=5, terrain=(piece(4, 6, difficult=True),))
    assert why(going(inside, (13, 10))) == ("haste_costs_command", "SA-159")
    both = mover(mvt=5, command=2, terrain=bogs).enemy("F", at=(5, 11.8))
    both.do(MoveUnit("E", both.path((13, 10), unit="E")))
    assert both.game.companies["A"].current == 0
    short = mover(mvt=5, command=1, terrain=bogs).enemy("F", at=(5, 11.8))
    refused = going(short, (13, 10)).refusal
    assert refused is not None
    assert (refused.reason, refused.facts["have"], refused.facts["need"]) == ("haste_costs_command", 0, 1)


@pytest.mark.rule("SA-159")
def test_a_retreat_is_as_fast_as_a_run() -> None:
    scene = mover(command=1, terrain=(piece(1, 4, difficult=True),)).enemy("F", weapons=(weapon(0, 0, 0),))
    scene.touch("F", "E", (1, 0))
    scene.do(Retreat("E", "F"))
    scene.fight((1, 1, 1))
    assert going(scene, (3, 10)).cost == 1


@pytest.mark.rule("ST-051")
def test_the_player_who_controls_a_unit_pays_for_its_moves() -> None:
    def controlled(command: int) -> Scene:
        scene = Scene(command=(command, 9)).changed(terrain=(piece(8, 10, difficult=True),))
        return scene.enemy("E", at=(5, 10), controller="A", states=("controlled",)).enemy("X", at=(25, 25))

    scene = controlled(4)
    scene.do(MoveUnit("E", scene.path((13, 10), unit="E")))
    assert [scene.game.companies[player].current for player in ("A", "B")] == [3, 9]
    assert why(going(controlled(0), (13, 10))) == ("haste_costs_command", "SA-159")
    beside = controlled(1).enemy("F", at=(5, 11.8))
    beside.do(MoveUnit("E", beside.path((5, 6), unit="E")))
    assert [beside.game.companies[player].current for player in ("A", "B")] == [0, 9]
    assert why(going(controlled(0).enemy("F", at=(5, 11.8)), (5, 6))) == ("leaving_costs_command", "MV-07")


@pytest.mark.rule("SA-146")
def test_teleportation_neither_runs_nor_charges_nor_retreats() -> None:
    scene = mover("teleportation", mvt=5).enemy("F", at=(5, 16)).enemy("G", at=(14, 10))
    assert going(scene, (10, 10)).refusal is None
    assert (going(scene, (5, 14.8)).action, going(scene, (5, 14.8)).refusal) == ("attack", None)
    assert why(going(scene, (10.1, 10))) == ("action_closed", "SA-146")
    assert why(going(scene, (12.8, 10))) == ("action_closed", "SA-146")
    engaged = Scene().unit("E", abilities=("teleportation",)).enemy("F").touch("F", "E", (1, 0))
    with pytest.raises(Refused) as refused:
        engaged.do(Retreat("E", "F"))
    assert (refused.value.reason, refused.value.rule) == ("action_closed", "SA-146")


@pytest.mark.rule("SA-147")
def test_nothing_hinders_teleportation() -> None:
    scene = mover("teleportation", mvt=5, terrain=WALL).enemy("F", at=(7.5, 10)).unit("C", at=(10, 12))
    assert going(scene, (10, 10)).contacts == ()
    assert legal(scene, (10, 10))
    assert why(going(scene, (8.5, 12))) == ("ends_in_impassable", "MV-04")
    assert why(going(scene, (9.6, 11.6))) == ("overlap", "MV-03")


@pytest.mark.rule("SA-148")
def test_teleportation_meets_control_areas_at_the_start_and_the_end() -> None:
    assert going(starting_inside("teleportation", command=1), (9, 10)).cost == 1
    assert why(going(starting_inside("teleportation"), (9, 10))) == ("leaving_costs_command", "MV-07")
    crossing = mover("teleportation", mvt=10).enemy("F", at=(7.5, 11.8)).enemy("G", at=(10, 8.2))
    crossing.enemy("H", at=(12.5, 11.8))
    assert legal(crossing, (15, 10))
    crossing.do(MoveUnit("E", crossing.path((13, 10), unit="E")))
    assert [unit.id for unit in controllers_at(crossing.game, crossing["E"])] == ["H"]


def wild(command: int, **card: Any) -> Scene:
    return mover("uncontrollable", command=command, **card)


@pytest.mark.rule("SA-155")
def test_uncontrollable_units_cost_a_point_for_most_actions() -> None:
    charge = wild(3).enemy("F", at=(13.2, 10))
    charge.do(Engage("E", charge.path((12, 10), unit="E"), "F"))
    assert charge.game.companies["A"].current == 2
    attack = wild(3).enemy("F", at=(9, 10))
    attack.do(Engage("E", attack.path((7.8, 10), unit="E"), "F"))
    assert attack.game.companies["A"].current == 3
    stunned = wild(1, states=("stunned",)).enemy("F", at=(13.2, 10))
    stunned.do(Engage("E", stunned.path((12, 10), unit="E"), "F"))
    assert stunned.game.companies["A"].current == 0
    melee = wild(0).enemy("F").touch("F", "E", (1, 0))
    melee.do(DeclareMelee("E", "F"))
    assert melee.game.attack is not None


def test_the_other_actions_of_the_uncontrollable() -> None:
    bow = weapon(use="ranged", range=8.0)
    shooting = wild(1, shs=2, weapons=(weapon(), bow)).enemy("F", at=(12, 10))
    shooting.do(MoveUnit("E", shooting.path((6, 10), unit="E")))
    assert shooting.game.companies["A"].current == 1
    shooting.do(DeclareShot("E", "F"))
    assert shooting.game.companies["A"].current == 0
    run = wild(0)
    assert why(going(run, (11, 10))) == ("action_costs_command", "SA-155")
    assert legal(run, (10, 10))
    for command in (0, 1):
        leaving = wild(command).enemy("F", cbt=0).touch("F", "E", (1, 0))
        if not command:
            with pytest.raises(Refused, match="action_costs_command"):
                leaving.do(Retreat("E", "F"))
            continue
        leaving.do(Retreat("E", "F"))
        assert leaving.game.companies["A"].current == 0
        assert (going(leaving, (1, 10)).refusal, going(leaving, (1, 10)).cost) == (
            None,
            0,
        )  # paid for already
        assert (going(leaving, (2, 2)).refusal, going(leaving, (2, 2)).action) == (None, "run")
    burning = wild(1, states=(StateOn("consumed", 1, 2, "fire"),))
    burning.do(PutOut("E"))
    assert burning.game.companies["A"].current == 0
    lying = wild(0, states=("knocked_down",))
    lying.do(GetUp("E"))


@pytest.mark.rule("SA-156")
def test_the_uncontrollable_may_stand_idle() -> None:
    for scene in (wild(0), wild(2).enemy("F").touch("F", "E", (1, 0))):
        before = scene.game.companies["A"]
        scene.do(Activate("E"))
        scene.do(EndActivation())
        assert scene["E"].status == "acted"
        assert scene.game.companies["A"] == before
