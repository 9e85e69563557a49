"""Powers beside what else goes on: in the midst of a move, in Upkeep, the moves they give, states in an area."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.geometry import path_length
from hellassist.rules.commands import (
    DeclareShot,
    EndUpkeep,
    Engage,
    MoveByPower,
    MoveUnit,
    OrderUpkeep,
    PlaceUnit,
    RemoveUnit,
    UsePower,
)
from hellassist.rules.events import UnitMoved
from hellassist.rules.profile import Act, Effect
from hellassist.rules.shots.shot import eligible
from tests.rules.orders import (
    AURA,
    ORDER,
    aura,
    commander,
    next_turn,
    now,
    officer,
    order,
    pool,
    refusal,
    stat,
)
from tests.rules.ranged import bow
from tests.scene import Scene, weapon

# -- in the midst of a move ------------------------------------------------------------------------


def walker(*headers: str, mvt: int = 4) -> Scene:
    """E at (10, 10) with MVT 4."""
    return officer(*(headers or ("Passive",)), mvt=mvt)


def walk(scene: Scene, x: float) -> None:
    scene.do(MoveUnit("E", scene.path((x, 10), unit="E")))


@pytest.mark.rule("AC-45", "EF-13")
def test_a_walk_goes_on_after_a_passive_power() -> None:
    scene = walker()
    walk(scene, 12)
    assert refusal(scene, MoveUnit("E", scene.path((14, 10), unit="E")))[0] == "action_taken"
    scene.do(UsePower("E", ORDER))
    walk(scene, 14)
    assert scene.game.activation is not None
    assert (scene.game.activation.action, scene.game.activation.moved) == ("walk", 100.0)
    assert refusal(scene, MoveUnit("E", scene.path((14.5, 10), unit="E")))[0] == "action_taken"


@pytest.mark.rule("AC-45")
def test_a_move_that_goes_on_is_no_longer_than_any_other() -> None:
    scene = walker()
    walk(scene, 12)
    scene.do(UsePower("E", ORDER))
    assert refusal(scene, MoveUnit("E", scene.path((18.1, 10), unit="E")))[0] == "too_far"
    walk(scene, 18)
    assert scene.game.activation is not None
    assert scene.game.activation.action == "run"


@pytest.mark.rule("AC-45", "AC-50")
def test_a_move_that_goes_on_may_become_a_charge() -> None:
    scene = walker().enemy("F", at=(16.2, 10))
    walk(scene, 12)
    scene.do(UsePower("E", ORDER))
    scene.do(Engage("E", scene.path((15, 10), unit="E"), "F"))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.action == "charge"


@pytest.mark.rule("AC-48")
def test_a_walk_goes_on_after_an_enemys_free_power() -> None:
    scene = walker("Passive").enemy("G", at=(25, 20), orders=(order("Free", stat("def", 1)),))
    walk(scene, 12)
    scene.do(UsePower("G", ORDER))
    walk(scene, 14)
    assert scene["E"].at == scene.spot(14, 10)


@pytest.mark.rule("AC-30", "AC-45")
def test_an_active_power_splits_no_move() -> None:
    scene = walker("Active")
    walk(scene, 12)
    scene.do(UsePower("E", ORDER))
    assert refusal(scene, MoveUnit("E", scene.path((13, 10), unit="E")))[0] == "action_taken"


# -- special beats basic ---------------------------------------------------------------------------


@pytest.mark.rule("EF-03")
def test_a_sniper_passes_over_the_nearest_enemy() -> None:
    def targets(*abilities: str) -> list[str]:
        scene = Scene().unit("E", shs=3, weapons=(bow(reach=20), weapon()), abilities=abilities)
        scene.enemy("near", at=(14, 10)).enemy("far", at=(10, 20))
        return [entry.unit for entry in eligible(scene.game, scene["E"], 0) if entry.may]

    assert targets() == ["near"]
    assert set(targets("sniper")) == {"near", "far"}


@pytest.mark.rule("EF-03")
def test_a_defensive_shot_comes_in_the_enemys_activation() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(14, 10), shs=3, weapons=(bow(), weapon()))
    scene.enemy("G", at=(10, 14), shs=3, weapons=(bow(), weapon()), abilities=("defensive_shot",))
    assert refusal(scene, DeclareShot("F", "E"))[0] == "not_your_turn"
    scene.do(Engage("E", scene.path((10, 12.8), unit="E"), "G"))
    assert scene.game.attack is not None
    assert (scene.game.attack.declaration.kind, scene.game.attack.declaration.attacker) == ("shot", "G")


# -- Upkeep ----------------------------------------------------------------------------------------


def in_upkeep(cost: str = "") -> Scene:
    """E's order of Upkeep takes a Life Point of all, F's gives all one back; M of A has one left."""
    burns = order(cost, Act("damage", "units", amount=1), name="Ashes", upkeep=True)
    heals = order("", Act("heal", "units", amount=1), name="Rain", upkeep=True)
    scene = Scene(command=(3, 3)).unit("E", orders=(burns,)).enemy("F", at=(25, 25), orders=(heals,))
    return next_turn(scene.unit("M", at=(4, 4), life=(2, None), life_now=1))


@pytest.mark.rule("TD-22", "EF-03")
@pytest.mark.parametrize(("first", "then", "survives"), [("E", "F", False), ("F", "E", True)])
def test_the_dominant_player_orders_the_powers_of_upkeep(first: str, then: str, survives: bool) -> None:
    scene = in_upkeep()
    assert (scene.game.phase, scene.game.turn) == ("upkeep", 3)
    for key in "EF":
        assert refusal(scene, UsePower(key, ORDER)) == ("upkeep_in_order", "TD-22")
    scene.do(OrderUpkeep(scene[first].controller))
    assert refusal(scene, UsePower(then, ORDER)) == ("upkeep_in_order", "TD-22")
    scene.do(UsePower(first, ORDER))
    scene.do(UsePower(then, ORDER))
    assert (scene["M"].on_table, scene["M"].life) == (survives, 1 if survives else 0)
    assert refusal(scene, UsePower(first, ORDER)) == ("used_in_upkeep", "TD-22")
    scene.do(EndUpkeep())
    assert scene.game.phase == "action"
    assert refusal(scene, UsePower(first, ORDER)) == ("not_upkeep", "TD-22")


@pytest.mark.rule("TD-22")
def test_the_order_of_one_upkeep_does_not_bind_the_next() -> None:
    scene = in_upkeep()
    scene.do(OrderUpkeep("A"))
    scene.do(EndUpkeep())
    next_turn(scene)
    assert refusal(scene, UsePower("E", ORDER)) == ("upkeep_in_order", "TD-22")


@pytest.mark.rule("TD-22")
def test_who_alone_has_powers_of_upkeep_left_needs_no_order() -> None:
    scene = in_upkeep(cost="9 CMD")
    scene.do(UsePower("F", ORDER))
    assert scene["M"].life == 2


@pytest.mark.rule("TD-22")
def test_without_powers_of_upkeep_the_action_phase_follows_at_once() -> None:
    scene = next_turn(Scene().unit("E").enemy("F", at=(25, 25)))
    assert scene.game.phase == "action"
    assert refusal(scene, EndUpkeep()) == ("no_upkeep", "TD-22")
    assert refusal(scene, OrderUpkeep("A")) == ("no_upkeep", "TD-22")


@pytest.mark.rule("TD-22", "EF-15")
def test_a_permanent_aura_may_do_something_in_each_upkeep() -> None:
    acts = (stat("def", -1, "enemies"), Act("damage", "enemies", amount=1))
    made = aura("Permanent • 4 fathom radius • Lingering", *acts, upkeep=True)
    scene = next_turn(Scene().unit("E", auras=(made,)).enemy("F", at=(13, 10)).enemy("G", at=(25, 25)))
    assert now(scene, "F", "def") == 2
    scene.do(UsePower("E", AURA))
    assert (scene["F"].life, scene["G"].life, now(scene, "F", "def")) == (3, 4, 2)
    assert scene.game.running == ()


def test_a_power_of_upkeep_has_no_trigger() -> None:
    with pytest.raises(ValueError, match="fields do not fit together"):
        order("Active", upkeep=True)
    with pytest.raises(ValueError, match="fields do not fit together"):
        aura("Temporary • Free • No limit • Instant", upkeep=True)


# -- states in the area of an aura -----------------------------------------------------------------


def stunning(state: str = "stunned") -> Scene:
    """E stuns all enemies within 4 fathoms of it for as long as they are there."""
    act = Act("state", "enemies", effect=Effect(state))
    made = aura("Temporary • Passive • 4 fathom radius • Lingering", act)
    return Scene(command=(3, 3)).unit("E", auras=(made,)).enemy("F", at=(14, 10)).enemy("G", at=(18, 10))


@pytest.mark.rule("AU-06")
def test_a_state_of_a_lingering_aura_holds_from_entering_to_leaving() -> None:
    scene = stunning()
    scene.do(UsePower("E", AURA))
    assert (scene["F"].has("stunned"), scene["G"].has("stunned")) == (True, False)
    assert (now(scene, "F"), now(scene, "G")) == (2, 3)
    scene.do(PlaceUnit("G", scene.spot(14, 12)))
    scene.do(PlaceUnit("F", scene.spot(20, 20)))
    assert (now(scene, "F"), now(scene, "G")) == (3, 2)
    next_turn(scene)
    assert (now(scene, "F"), now(scene, "G")) == (3, 3)


@pytest.mark.rule("AU-07")
def test_the_states_of_an_aura_end_with_its_user() -> None:
    scene = stunning()
    scene.do(UsePower("E", AURA))
    scene.do(RemoveUnit("E"))
    assert not scene["F"].has("stunned")


@pytest.mark.rule("AU-06")
def test_a_state_that_lies_on_a_unit_outlasts_the_aura_that_lays_it_on_too() -> None:
    scene = stunning().enemy("F", at=(14, 10), states=("stunned",))
    scene.do(UsePower("E", AURA))
    assert now(scene, "F") == 2
    scene.do(PlaceUnit("F", scene.spot(20, 20)))
    assert now(scene, "F") == 2


@pytest.mark.rule("AU-06")
def test_a_permanent_aura_lays_its_state_on_whoever_comes_near() -> None:
    act = Act("state", "enemies", effect=Effect("slowed"))
    scene = (
        Scene()
        .unit("E", auras=(aura("Permanent • 4 fathom radius • Lingering", act),))
        .enemy("F", at=(25, 25))
    )
    scene.do(PlaceUnit("F", scene.spot(13, 10)))
    assert (scene["F"].has("slowed"), now(scene, "F", "mvt")) == (True, 3)


@pytest.mark.rule("AU-06")
def test_a_state_that_does_not_wait_for_its_end_is_laid_on_at_the_trigger() -> None:
    scene = stunning("knocked_down")
    scene.do(UsePower("E", AURA))
    scene.do(PlaceUnit("F", scene.spot(20, 20)))
    assert [on.id for on in scene["F"].states] == ["knocked_down"]


# -- moves that powers give ------------------------------------------------------------------------


def given(reach: int = 3, **scene_changes: object) -> Scene:
    """M at (4, 4) has been given a move by E, which has done nothing else."""
    scene = commander(Act("move", "ally", amount=reach), header="Passive").unit("M", at=(4, 4), mvt=5)
    scene.changed(**scene_changes)
    scene.do(UsePower("E", ORDER, ("M",)))
    return scene


def step(scene: Scene, *spots: tuple[float, float]) -> MoveByPower:
    return MoveByPower("M", scene.path(*spots, unit="M"))


@pytest.mark.rule("EF-03", "OR-02")
def test_a_power_may_give_a_move_beside_the_action() -> None:
    scene = given()
    assert refusal(scene, step(scene, (7.1, 4))) == ("too_far", "EF-03")
    facts = scene.do(step(scene, (7, 4)))
    assert [path_length(fact.path) for fact in facts if isinstance(fact, UnitMoved)] == [75.0]
    assert (scene["M"].at, scene["M"].status) == (scene.spot(7, 4), "waiting")
    assert refusal(scene, step(scene, (7, 5))) == ("no_move_given", "EF-03")


@pytest.mark.rule("EF-03")
def test_a_move_that_a_power_gives_is_no_part_of_the_action() -> None:
    scene = commander(Act("move", amount=3), header="Passive", mvt=4)
    scene.do(UsePower("E", ORDER))
    scene.do(MoveByPower("E", scene.path((13, 10), unit="E")))
    assert scene.game.activation is not None
    assert (scene.game.activation.moved, scene.game.activation.action) == (0.0, "")
    walk(scene, 17)
    assert (scene.game.activation.moved, scene.game.activation.action) == (100.0, "walk")


@pytest.mark.rule("EF-07")
def test_a_move_that_is_not_made_is_lost_with_the_turn() -> None:
    scene = next_turn(given())
    assert refusal(scene, step(scene, (5, 4))) == ("no_move_given", "EF-03")


@pytest.mark.rule("EF-03")
@pytest.mark.parametrize(
    ("foe", "spots", "reason"),
    [
        ((7, 4), ((5.8, 4),), "ends_in_contact"),
        ((7, 4), ((6.5, 4),), "overlap"),
        ((5.2, 4), ((4, 6),), "engaged_cannot_move"),
        ((6.5, 4), ((5, 4), (5, 6)), "control_area"),
        ((20, 20), ((1, 1), (0.2, 1)), "too_far"),
        ((20, 20), ((2, 4), (0.3, 4)), "too_far"),
    ],
)
def test_a_move_that_a_power_gives_is_a_move_like_any_other(
    foe: tuple[float, float], spots: tuple[tuple[float, float], ...], reason: str
) -> None:
    scene = given().enemy("H", at=foe)
    assert refusal(scene, step(scene, *spots))[0] == reason


@pytest.mark.rule("EF-03")
def test_a_move_that_a_power_gives_pays_for_leaving_a_control_area() -> None:
    scene = given().enemy("H", at=(6, 4))
    scene.do(step(scene, (2, 4)))
    assert pool(scene) == (7, 6)
    poor = given().enemy("H", at=(6, 4))
    companies = poor.game.companies
    poor.changed(companies={**companies, "A": replace(companies["A"], current=0)})
    assert refusal(poor, step(poor, (2, 4))) == ("leaving_costs_command", "MV-07")
