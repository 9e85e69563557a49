"""Leaving a close combat (AC-23 to AC-28, MV-21, MV-22, MV-31)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist import geometry
from hellassist.rules.commands import (
    DeclareMelee,
    EndActivation,
    Engage,
    GetUp,
    MoveUnit,
    Retreat,
)
from hellassist.rules.contact import is_engaged
from hellassist.rules.events import AnswerGiven, AttackDeclared, BreaksAway, SequenceFought
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.refusal import Refused
from tests.rules.told import thrown
from tests.scene import Scene, weapon

HARMLESS = (weapon(0, 0, 0, 0, 0),)
"""A weapon that hits and hurts nobody."""


def duel(
    unit: dict[str, Any] | None = None,
    enemy: dict[str, Any] | None = None,
    command: tuple[int, int] = (0, 0),
) -> Scene:
    """E at (10, 10) in contact with F to its right, whose blows do no harm unless told otherwise."""
    return (
        Scene(command=command)
        .unit("E", **(unit or {}))
        .enemy("F", **{"weapons": HARMLESS, **(enemy or {})})
        .touch("F", "E", (1, 0))
    )


def leaving(scene: Scene, *dice: tuple[int, ...], enemy: str | None = "F", **fight: Any) -> Scene:
    """E has announced its Retreat, and the blow at its back is over."""
    scene.do(Retreat("E", enemy))
    return scene.fight(*dice, **fight)


def going(scene: Scene, *spots: tuple[float, float]) -> Move:
    return judge(scene.game, "E", scene.path(*spots, unit="E"))


def why(move: Move) -> tuple[str, str]:
    assert move.refusal is not None
    return move.refusal.reason, move.refusal.rule


def due(scene: Scene) -> str:
    """The move that is due to the active unit."""
    return scene.game.activation.breaks_away if scene.game.activation else ""


@pytest.mark.rule("AC-23")
def test_only_an_engaged_unit_retreats_and_the_blow_comes_first() -> None:
    free = Scene().unit("E", at=(3, 3)).enemy("F")
    with pytest.raises(Refused) as refused:
        free.do(Retreat("E", "F"))
    assert refused.value.reason == "retreat_needs_contact"
    scene = duel()
    assert why(going(scene, (2, 10))) == ("engaged_cannot_move", "AC-06")
    scene.do(Retreat("E", "F"))
    assert scene.game.attack is not None
    with pytest.raises(Refused, match="attack_open"):
        scene.do(MoveUnit("E", scene.path((2, 10), unit="E")))
    scene.fight((1, 1, 1))
    assert going(scene, (2, 10)).refusal is None
    scene.do(MoveUnit("E", scene.path((2, 10), unit="E")))
    assert scene.game.activation is not None
    assert scene.game.activation.action == "retreat"


def test_what_a_retreat_needs() -> None:
    scene = duel().enemy("G").touch("G", "E", (0, 1))
    for enemy, reason in ((None, "enemy_not_named"), ("E", "not_in_contact")):
        with pytest.raises(Refused, match=reason):
            scene.do(Retreat("E", enemy))
    with pytest.raises(Refused, match="no_such_unit"):
        scene.do(Retreat("nobody", "F"))
    assert scene.game.activation is None
    leaving(scene, (1, 1, 1, 1))  # three dice and the support of G
    with pytest.raises(Refused, match="action_taken"):
        scene.do(Retreat("E", "F"))
    with pytest.raises(Refused, match="action_taken"):
        scene.do(DeclareMelee("E", "F"))
    scene.do(MoveUnit("E", scene.path((3, 4), unit="E")))
    with pytest.raises(Refused, match="action_taken"):
        scene.do(MoveUnit("E", scene.path((3, 3), unit="E")))


@pytest.mark.rule("AC-24")
def test_the_blow_at_the_back_is_one_sided() -> None:
    scene = duel({"defence": 3}, {"cbt": 3})
    leaving(scene, (1, 3, 5))
    assert thrown(scene) == [(0, 3)]
    hits = [fact.hits for fact in scene.facts if hasattr(fact, "hits")]
    assert hits == [(2, 0)]


@pytest.mark.rule("AC-25")
@pytest.mark.parametrize(("x", "legal"), [(2.0, True), (1.9, False)])
def test_it_moves_up_to_twice_its_movement(x: float, legal: bool) -> None:
    scene = leaving(duel({"mvt": 4}), (1, 1, 1))
    move = going(scene, (x, 10))
    assert (move.refusal is None) is legal
    if legal:
        scene.do(MoveUnit("E", move.path))
        assert move.length == pytest.approx(8 * 25)
        assert not is_engaged(scene.game, scene["E"])
        assert scene.game.fought == ()
    else:
        assert why(move) == ("too_far", "AC-25")


@pytest.mark.rule("AC-25")
def test_it_leaves_contact_or_stays_with_its_action_spent() -> None:
    scene = leaving(duel(), (1, 1, 1))
    for spots in ((), ((10, 10),), ((8, 10), (10, 10))):
        assert why(going(scene, *spots)) == ("contact_not_broken", "AC-28")
    scene.do(EndActivation())
    assert scene["E"].status == "acted"
    assert is_engaged(scene.game, scene["E"])


@pytest.mark.rule("AC-26")
def test_death_ends_the_retreat() -> None:
    scene = duel({"life": (3, 1)}, {"weapons": (weapon(3),)})
    leaving(scene, (1, 1, 5))
    assert scene["E"].gone == "killed"
    assert scene.game.activation is None
    assert not any(isinstance(fact, BreaksAway) for fact in scene.facts)


@pytest.mark.rule("AC-26")
@pytest.mark.parametrize(
    ("state", "stops"),
    [("knocked_down", True), ("immobilized", True), ("stunned", False), ("slowed", False)],
)
def test_some_states_end_it_and_others_do_not(state: str, stops: bool) -> None:
    scene = leaving(duel({"mvt": 4}, {"weapons": (weapon((0, state)),)}), (1, 1, 5))
    assert due(scene) == ("" if stops else "retreat")
    if stops:
        with pytest.raises(Refused, match="cannot_act"):
            scene.do(MoveUnit("E", scene.path((2, 10), unit="E")))
        with pytest.raises(Refused):
            scene.do(DeclareMelee("E", "F"))
        if state == "knocked_down":
            with pytest.raises(Refused, match="action_taken"):
                scene.do(GetUp("E", "F"))
    else:
        limit = 4 if state == "slowed" else 8
        assert going(scene, (10 - limit, 10)).refusal is None


def test_a_wounded_unit_retreats_with_what_is_left_of_its_movement() -> None:
    scene = leaving(duel({"life": (4, 2)}, {"weapons": (weapon(2),)}), (1, 1, 5))
    assert scene["E"].wounded
    assert why(going(scene, (1.9, 10))) == ("too_far", "AC-25")
    assert going(scene, (2, 10)).refusal is None


@pytest.mark.rule("AC-26")
def test_the_devoured_go_nowhere() -> None:
    scene = duel(None, {"weapons": (weapon((0, "devoured")),)})
    leaving(scene, (1, 1, 5))
    assert scene["E"].inside == "F"
    assert scene.game.activation is None


@pytest.mark.rule("AC-27")
def test_a_retreat_touches_no_enemy() -> None:
    scene = leaving(duel().enemy("G", at=(5, 10), abilities=("harmless",)), (1, 1, 1))
    assert why(going(scene, (6.2, 10))) == ("retreat_touches", "AC-27")
    assert why(going(scene, (2, 10))) == ("retreat_touches", "AC-27")
    near = going(scene, (6.6, 10))
    assert (near.refusal, near.contacts) == (None, ())
    assert going(scene, (6.25, 10)).refusal is None  # no snapping into contact
    with pytest.raises(Refused, match="retreat_touches"):
        scene.do(Engage("E", scene.path((6.2, 10), unit="E"), "G"))
    scene.do(MoveUnit("E", near.path))
    assert geometry.gap(scene["E"].base, scene["G"].base) == pytest.approx(0.4 * 25)


@pytest.mark.rule("AC-28")
def test_an_enemy_without_dice_lets_it_do_something_else() -> None:
    scene = duel({"mvt": 4}, {"cbt": 0}).enemy("G", at=(0.8, 10))
    scene.do(Retreat("E", "F"))
    assert scene.game.attack is None
    assert not any(isinstance(fact, SequenceFought | AnswerGiven) for fact in scene.facts)
    assert due(scene) == "any"
    move = going(scene, (2, 10))
    assert (move.action, move.contacts, move.refusal) == ("charge", ("G",), None)
    charged = scene.do(Engage("E", move.path, "G"))
    declared = [fact.declaration for fact in charged if isinstance(fact, AttackDeclared)]
    assert [each.action for each in declared] == ["charge"]
    assert due(scene) == ""


@pytest.mark.rule("AC-28")
@pytest.mark.parametrize(("x", "action"), [(6, "walk"), (2, "run"), (6.2, "attack")])
def test_it_may_walk_run_or_attack_as_well(x: float, action: str) -> None:
    scene = duel({"mvt": 4}, {"cbt": 0})
    if action == "attack":
        scene.enemy("G", at=(5, 10))
    scene.do(Retreat("E", "F"))
    move = going(scene, (x, 10))
    assert (move.refusal, move.action) == (None, action)


@pytest.mark.rule("AC-28")
def test_it_breaks_contact_first_and_does_not_attack_the_enemy_it_left() -> None:
    scene = duel(None, {"cbt": 0})
    scene.do(Retreat("E", "F"))
    assert scene["F"].at is not None
    for spots in (((10, 10),), ((8, 10), (10, 10)), ((10, 7), (11.2, 8.8))):
        assert why(going(scene, *spots)) == ("contact_not_broken", "AC-28")
    with pytest.raises(Refused, match="contact_not_broken"):
        scene.do(Engage("E", scene.path((10, 7), (11.2, 8.8), unit="E"), "F"))
    assert going(scene, (10, 7), (11.2, 8.7)).refusal is None  # near, and no snapping back


@pytest.mark.rule("AC-28")
def test_an_enemy_without_the_stat_strikes_nobody() -> None:
    scene = duel(None, {"cbt": None})
    scene.do(Retreat("E"))
    assert due(scene) == "any"
    assert scene.game.attack is None
    beside = duel(None, {"cbt": None}).enemy("G", cbt=1).touch("G", "E", (0, 1))
    with pytest.raises(Refused, match="enemy_not_named"):
        beside.do(Retreat("E"))


@pytest.mark.rule("AC-28")
def test_one_die_is_enough_for_the_blow() -> None:
    scene = leaving(duel(None, {"cbt": 1}), (1,))
    assert due(scene) == "retreat"
    assert scene.game.fought == (("E", "F", 1),)
    helped = duel(None, {"cbt": 0, "rank": "officer"}, command=(0, 1))
    leaving(helped, (1,), vae_victis=(1,))
    assert thrown(helped) == [(0, 1)]
    assert due(helped) == "retreat"
    assert helped.game.companies["B"].current == 0
    spared = duel(None, {"cbt": 0, "rank": "officer"}, command=(0, 1))
    leaving(spared, vae_victis=(0,))
    assert due(spared) == "any"
    assert spared.game.fought == ()


@pytest.mark.rule("SA-138")
def test_runaway_may_leave_the_enemy_without_a_die() -> None:
    away = {"abilities": ("runaway",)}
    assert due(leaving(duel(away, {"cbt": 4}), (1, 1))) == "retreat"
    none = duel(away, {"cbt": 2})
    none.do(Retreat("E", "F"))
    assert due(none) == "any"
    helped = duel(away, {"cbt": 1}).enemy("G", cbt=1).touch("G", "F", (0, 1)).touch("G", "E", (0, 1))
    assert due(leaving(helped, (1,))) == "retreat"
    paid = duel(away, {"cbt": 2, "rank": "officer"}, command=(0, 1))
    assert due(leaving(paid, (1,), vae_victis=(1,))) == "retreat"


@pytest.mark.rule("SA-080")
def test_huge_units_go_where_they_like_after_the_blow() -> None:
    huge = {"abilities": ("huge",), "mvt": 5}
    scene = leaving(duel(huge).enemy("G", at=(1.5, 3)).enemy("H", at=(10, 3.9)), (1, 1, 1))
    attack = going(scene, (10, 5.1))
    assert (attack.action, attack.contacts, attack.refusal) == ("attack", ("H",), None)
    far = leaving(duel(huge).enemy("G", at=(-1.2, 10)), (1, 1, 1))
    charge = going(far, (0, 10))
    assert (charge.action, charge.contacts) == ("charge", ("G",))
    far = leaving(duel(huge).enemy("G", at=(0.8, 10)), (1, 1, 1))
    charge = going(far, (2, 10))
    far.do(Engage("E", charge.path, "G"))
    far.fight((1, 1), (1, 1, 1))
    assert thrown(far) == [(0, 3), (0, 2), (1, 3)]  # one die less for the Charge
    assert why(going(leaving(duel(huge), (1, 1, 1)), (10, 10))) == ("contact_not_broken", "AC-28")
    dead = leaving(duel({**huge, "life": (3, 1)}, {"weapons": (weapon(3),)}), (1, 1, 5))
    assert dead["E"].gone == "killed"
    down = leaving(duel(huge, {"weapons": (weapon((0, "knocked_down")),)}), (1, 1, 5))
    assert due(down) == ""


@pytest.mark.rule("SA-089")
def test_intangible_units_are_not_struck() -> None:
    scene = duel({"abilities": ("intangible",), "mvt": 4}).enemy("G").touch("G", "E", (0, 1))
    scene.do(Retreat("E"))
    assert scene.game.attack is None
    assert due(scene) == "retreat"
    assert going(scene, (2, 10)).refusal is None
    assert why(going(scene, (1.9, 10))) == ("too_far", "AC-25")


@pytest.mark.rule("MV-21")
def test_the_control_area_of_the_enemy_it_leaves_does_not_bind_it() -> None:
    scene = leaving(duel(None, {"abilities": ("protective",)}), (1, 1, 1))  # it keeps its area while engaged
    away = going(scene, (10, 8), (11.2, 8))
    assert (away.refusal, away.cost) == (None, 0)
    scene = leaving(duel().enemy("D", at=(5, 8.5)), (1, 1, 1))
    past = going(scene, (2, 10))
    assert why(past) == ("control_area", "MV-17")
    assert past.refusal is not None
    assert past.refusal.facts["target"] == "D"


@pytest.mark.rule("MV-22")
def test_in_a_control_area_a_retreat_stops_or_comes_nearer() -> None:
    scene = leaving(duel().enemy("D", at=(5, 10)), (1, 1, 1))
    for x in (7.2, 6.6):
        move = going(scene, (x, 10))
        assert move.refusal is None
        assert move.entered == ("D",)
    assert why(going(scene, (6.2, 10))) == ("retreat_touches", "AC-27")


@pytest.mark.rule("MV-31")
def test_leaving_the_area_of_another_enemy_is_paid_for() -> None:
    def beside(command: int) -> Scene:
        return duel(command=(command, 0)).enemy("D", at=(10, 11.8))

    scene = leaving(beside(2), (1, 1, 1))
    scene.do(MoveUnit("E", scene.path((4, 6), unit="E")))
    assert scene.game.companies["A"].current == 1
    poor = leaving(beside(0), (1, 1, 1))
    assert why(going(poor, (4, 6))) == ("leaving_costs_command", "MV-07")
    assert due(poor) == "retreat"
    poor.do(EndActivation())
    busy = leaving(beside(0).unit("H", at=(10, 13)).touch("H", "D", (0, 1)), (1, 1, 1))
    assert (going(busy, (4, 6)).refusal, going(busy, (4, 6)).cost) == (None, 0)


def test_what_closes_a_retreat_closes_it_without_a_blow_as_well() -> None:
    held = duel({"base": "regular"}, {"cbt": None, "abilities": ("entangle",)})
    with pytest.raises(Refused, match="held_fast"):
        held.do(Retreat("E"))
    closed = duel({"abilities": ("teleportation",)}, {"cbt": None})
    with pytest.raises(Refused, match="action_closed"):
        closed.do(Retreat("E"))


@pytest.mark.rule("SA-070")
def test_fast_is_of_no_use_in_a_retreat() -> None:
    scene = leaving(duel({"mvt": 4, "abilities": (("fast", 3),)}), (1, 1, 1))
    assert why(going(scene, (1.9, 10))) == ("too_far", "AC-25")
    huge = leaving(duel({"mvt": 3, "abilities": (("fast", 3), "huge")}), (1, 1, 1))
    assert going(huge, (1, 10)).refusal is None  # it moves as in a Run
