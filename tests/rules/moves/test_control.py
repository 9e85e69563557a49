"""Control areas on the way of a move, and impassable terrain (MV-04 to MV-30)."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from hellassist import geometry
from hellassist.geometry import Point
from hellassist.rules.commands import DeclareShot, EndActivation, Engage, MoveUnit
from hellassist.rules.contact import controllers_at, is_engaged
from hellassist.rules.game import Terrain
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.refusal import Refused
from tests.scene import Scene, weapon

Spots = tuple[tuple[float, float], ...]


def going(scene: Scene, *spots: tuple[float, float], unit: str = "A") -> Move:
    """A's move over these spots, in fathoms, as it would be done."""
    return judge(scene.game, unit, scene.path(*spots, unit=unit))


def why(move: Move) -> tuple[str, str]:
    """The reason of a refusal and its rule."""
    assert move.refusal is not None
    return move.refusal.reason, move.refusal.rule


def passing(gap: float) -> Scene:
    """A at (5, 10) would pass B at this gap on its way to (15, 10)."""
    return Scene().unit("A", at=(5, 10), mvt=5).enemy("B", at=(10, 10 + 1.2 + gap))


@pytest.mark.rule("MV-17", "BA-16")
@pytest.mark.parametrize(("gap", "legal"), [(0.4, False), (0.9, False), (1.0, False), (1.1, True)])
def test_having_entered_a_unit_cannot_go_on(gap: float, legal: bool) -> None:
    move = going(passing(gap), (15, 10))
    assert (move.refusal is None) is legal
    if not legal:
        assert why(move) == ("control_area", "MV-17")
        assert move.refusal is not None
        assert move.refusal.facts["target"] == "B"


@pytest.mark.rule("BA-16", "MV-17")
def test_allies_have_no_control_over_one_another() -> None:
    scene = Scene().unit("A", at=(5, 10)).unit("C", at=(10, 11.6))
    assert going(scene, (15, 10)).refusal is None


@pytest.mark.rule("MV-17")
def test_a_path_is_checked_as_a_path() -> None:
    scene = Scene().unit("A", at=(5, 10), mvt=9).enemy("B", at=(10, 10))
    round_it = going(scene, (8.3, 8.2), (11.7, 8.2), (15, 10))
    assert round_it.refusal is not None
    assert controllers_at(scene.game, replace(scene["A"], at=scene.spot(15, 10))) == ()
    circling = going(scene, (7.9, 9.5), (9.0, 11.6))
    assert why(circling) == ("control_area", "MV-17")


@pytest.mark.rule("MV-16", "MV-18")
def test_a_unit_may_stop_the_moment_it_enters() -> None:
    scene = Scene().unit("A", at=(5, 10)).enemy("B", at=(10, 10))
    scene.do(MoveUnit("A", scene.path((7.8, 10), unit="A")))
    assert geometry.gap(scene["A"].base, scene["B"].base) == pytest.approx(25.0)
    assert not is_engaged(scene.game, scene["A"])


@pytest.mark.rule("MV-15", "MV-18")
def test_it_may_go_nearer_and_stop_short() -> None:
    scene = Scene().unit("A", at=(5, 10)).enemy("B", at=(10, 10))
    move = going(scene, (8.5, 10))
    assert move.refusal is None
    assert move.entered == ("B",)
    scene.do(MoveUnit("A", move.path))
    assert geometry.gap(scene["A"].base, scene["B"].base) == pytest.approx(0.3 * 25)
    assert not is_engaged(scene.game, scene["A"])
    assert not is_engaged(scene.game, scene["B"])
    assert scene.game.attack is None
    assert [unit.id for unit in controllers_at(scene.game, scene["A"])] == ["B"]


@pytest.mark.rule("MV-14", "MV-28")
@pytest.mark.parametrize(
    ("start", "mvt", "action"), [(4.0, 4, "attack"), (8.0, 4, "charge"), (8.5, 4, None), (3.5, 4, "attack")]
)
def test_it_may_go_on_to_engage_as_far_as_its_movement_reaches(
    start: float, mvt: int, action: str | None
) -> None:
    """*start* is the gap to B: the area is entered one fathom before contact."""
    scene = Scene().unit("A", at=(2, 10), mvt=mvt).enemy("B", at=(2 + 1.2 + start, 10))
    move = going(scene, (2 + start, 10))
    if action is None:
        assert why(move) == ("too_far", "AC-13")
    else:
        assert move.refusal is None
        assert (move.action, move.contacts) == (action, ("B",))


@pytest.mark.rule("MV-27")
def test_the_way_on_is_the_most_direct_one() -> None:
    scene = Scene().unit("A", at=(5, 10)).enemy("B", at=(10, 10))
    move = going(scene, (7.8, 10.9), (9.3, 11.0))  # drawn round B's side, let go against its flank
    assert move.refusal is None
    assert move.contacts == ("B",)
    entry, end = move.path[-2], move.path[-1]
    centre = scene["B"].base.at
    whole = geometry.distance(entry, centre)
    assert whole == pytest.approx(2.2 * 25)
    assert geometry.distance(entry, end) + geometry.distance(end, centre) == pytest.approx(whole)
    assert move.length == pytest.approx(geometry.path_length(move.path))
    straight = going(scene, (8.8, 10))
    assert straight.length == pytest.approx(3.8 * 25)


@pytest.mark.rule("MV-19")
def test_another_area_on_the_direct_way_does_not_stop_an_engaging_move() -> None:
    """From inside B's area straight to B, past D at gap 0.6; from outside D's area binds first."""
    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(12.2, 10), abilities=(("lunge", 1),))
    scene.enemy("D", at=(11.1, 8.2))
    inside = going(scene, (11, 10))
    assert inside.refusal is None
    assert (inside.contacts, inside.cost) == (("B",), 0)
    outside = Scene().unit("A", at=(4, 10)).enemy("D", at=(9, 8.2)).enemy("B", at=(12, 10))
    move = going(outside, (10.8, 10))
    assert why(move) == ("control_area", "MV-17")
    assert move.refusal is not None
    assert move.refusal.facts["target"] == "D"


@pytest.mark.rule("MV-23")
def test_two_areas_entered_together_one_may_be_picked() -> None:
    """C and E stand symmetric to the way: both areas are entered at once, and the way to E leaves C's."""
    scene = Scene().unit("A", at=(4, 10), mvt=8).enemy("C", at=(10, 8.2)).enemy("E", at=(10, 11.8))
    stop = going(scene, (10 - sqrt(2.2**2 - 1.8**2), 10))
    assert set(stop.entered) == {"C", "E"}
    assert stop.refusal is None
    assert (stop.contacts, stop.cost) == ((), 0)
    for key, y in (("E", 11.0), ("C", 9.0)):
        picked = going(scene, (8.7, 10), (9.2, y))
        assert picked.refusal is None, picked.refusal
        assert picked.contacts == (key,)
        assert picked.cost == 0


@pytest.mark.rule("MV-24", "MV-26")
def test_several_may_be_engaged_at_the_same_moment() -> None:
    """F and G stand 1.0 apart; D moves against the gap between them and touches both."""
    scene = Scene().unit("A", at=(4, 10)).enemy("F", at=(10, 8.9)).enemy("G", at=(10, 11.1))
    move = going(scene, (9.6, 10))
    assert move.refusal is None
    assert set(move.contacts) == {"F", "G"}


@pytest.mark.rule("MV-25", "BA-14")
def test_engaged_units_stop_nobody() -> None:
    scene = passing(0.5).unit("A1", at=(10, 12.9)).touch("A1", "B", (0, 1))
    assert is_engaged(scene.game, scene["B"])
    assert going(scene, (15, 10)).refusal is None
    start = Scene().unit("A2", at=(5, 10)).enemy("B", at=(6.7, 10)).unit("A1", at=(7.9, 10))
    walked = going(start, (2, 10), unit="A2")
    assert (walked.refusal, walked.cost) == (None, 0)


@pytest.mark.rule("MV-05", "MV-10", "MV-29")
def test_engaging_from_inside_is_free_for_those_whose_area_it_is() -> None:
    """A starts 0.7 from C and 3 from B: C costs nothing, B costs 1."""
    scene = (
        Scene(command=(1, 0)).unit("A", at=(10, 10), mvt=4).enemy("C", at=(8.1, 10)).enemy("B", at=(14.2, 10))
    )
    to_c, to_b = going(scene, (9.3, 10)), going(scene, (13, 10))
    assert (to_c.contacts, to_c.cost, to_c.refusal) == (("C",), 0, None)
    assert (to_b.contacts, to_b.cost, to_b.refusal) == (("B",), 1, None)
    poor = Scene().unit("A", at=(10, 10), mvt=4).enemy("C", at=(8.1, 10)).enemy("B", at=(14.2, 10))
    assert why(going(poor, (13, 10))) == ("leaving_costs_command", "MV-07")
    assert going(poor, (9.3, 10)).refusal is None
    scene.do(Engage("A", to_b.path, "B"))
    assert scene.game.companies["A"].current == 0


@pytest.mark.rule("MV-05")
def test_of_several_areas_any_of_their_owners_may_be_engaged() -> None:
    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(12, 10)).enemy("D", at=(8, 10))
    move = going(scene, (9.2, 10))
    assert (move.contacts, move.cost, move.refusal) == (("D",), 0, None)


@pytest.mark.rule("MV-07", "MV-29")
@pytest.mark.parametrize("spots", [((13, 10),), ((9.4, 10),), ((10, 10.5),)])
def test_moving_in_or_out_of_the_area_where_it_began_costs_a_point(spots: Spots) -> None:
    """Away from it, towards it without contact, about in it: all the same."""
    scene = Scene(command=(1, 0)).unit("A", at=(10, 10)).enemy("B", at=(8, 10))
    scene.do(MoveUnit("A", scene.path(*spots, unit="A")))
    assert scene.game.companies["A"].current == 0
    assert scene.game.companies["A"].basic == 1
    poor = Scene().unit("A", at=(10, 10)).enemy("B", at=(8, 10))
    with pytest.raises(Refused) as refused:
        poor.do(MoveUnit("A", poor.path(*spots, unit="A")))
    assert refused.value.facts == {"unit": "A", "have": 0, "need": 1}


@pytest.mark.rule("MV-06", "MV-13")
def test_shooting_on_the_spot_is_free_and_unhindered() -> None:
    bow = weapon(use="ranged", range=8.0)
    scene = Scene().unit("A", at=(10, 10), shs=2, weapons=(weapon(), bow)).enemy("B", at=(8, 10))
    scene.do(DeclareShot("A", "B"))
    assert scene.game.attack is not None
    scene.fight((1, 1))
    assert scene.game.companies["A"].current == 0
    assert why(going(scene, (13, 10))) == ("leaving_costs_command", "MV-07")


@pytest.mark.rule("MV-08")
def test_the_payment_covers_the_starting_areas_only() -> None:
    scene = Scene(command=(5, 0)).unit("A", at=(10, 10)).enemy("B", at=(8, 10)).enemy("D", at=(14, 11.7))
    assert why(going(scene, (18, 10))) == ("control_area", "MV-17")
    outside = Scene(command=(5, 0)).unit("A", at=(8, 10)).enemy("D", at=(12, 11.7))
    assert why(going(outside, (16, 10))) == ("control_area", "MV-17")


@pytest.mark.rule("MV-09")
def test_the_payment_is_no_order() -> None:
    scene = Scene(command=(1, 0)).unit("A", at=(10, 10), states=("stunned",)).enemy("B", at=(8, 10))
    assert going(scene, (13, 10)).refusal is None
    maverick = Scene(command=(1, 0)).unit("A", at=(10, 10), abilities=("maverick",)).enemy("B", at=(8, 10))
    assert going(maverick, (13, 10)).refusal is None


@pytest.mark.rule("MV-11")
def test_several_areas_cost_a_point_each() -> None:
    scene = Scene(command=(2, 0)).unit("A", at=(10, 10)).enemy("B", at=(12, 10)).enemy("D", at=(8, 10))
    away = going(scene, (10, 14))
    assert (away.cost, away.refusal) == (2, None)
    engaging = going(scene, (10.8, 10))
    assert (engaging.contacts, engaging.cost) == (("B",), 0)


@pytest.mark.rule("MV-12")
def test_doing_nothing_is_allowed_and_free() -> None:
    from hellassist.rules.commands import Activate

    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(8, 10))
    scene.do(Activate("A"))
    scene.do(EndActivation())
    assert scene["A"].status == "acted"


@pytest.mark.rule("MV-30")
def test_whoever_brought_them_together_the_beginning_decides() -> None:
    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(8.2, 10), status="acted")
    assert why(going(scene, (14, 10))) == ("leaving_costs_command", "MV-07")


@pytest.mark.rule("MV-01", "MV-02")
def test_a_move_may_bend_and_stop_early() -> None:
    scene = Scene().unit("A", at=(10, 10), mvt=5)
    assert going(scene, (12, 10)).refusal is None
    bent = going(scene, (13, 10), (13, 12))
    assert bent.length == pytest.approx(5 * 25)
    assert bent.action == "walk"


@pytest.mark.rule("MV-04")
def test_impassable_terrain_is_not_crossed() -> None:
    wall = Terrain(
        "Wall", (Point(300, 200), Point(320, 200), Point(320, 300), Point(300, 300)), impassable=True
    )
    scene = Scene().unit("A", at=(10, 10), mvt=9).changed(terrain=(wall,))
    through = going(scene, (15, 10))
    assert why(through) == ("impassable", "MV-04")
    assert through.refusal is not None
    assert through.refusal.facts["terrain"] == "Wall"
    assert why(going(scene, (11.5, 10))) == ("impassable", "MV-04")  # the base would lie on it
    assert going(scene, (11.4, 10)).refusal is None  # it touches the wall
    assert going(scene, (10, 7), (15, 7), (15, 10)).refusal is None
    ruins = replace(wall, impassable=False, difficult=True, opaque=True)
    assert going(scene.changed(terrain=(ruins,)), (15, 10)).refusal is None


@pytest.mark.rule("MV-03")
@pytest.mark.parametrize(("between", "passes"), [(1.1, False), (1.2, True)])
def test_a_base_passes_where_there_is_room_for_it(between: float, passes: bool) -> None:
    scene = Scene().unit("A", at=(5, 10), mvt=9)
    for key, side in (("C", -1), ("D", 1)):
        scene.unit(key, at=(10, 10 + side * (0.6 + between / 2)))
    assert (going(scene, (15, 10)).refusal is None) is passes


@pytest.mark.rule("MV-03")
def test_no_base_is_crossed() -> None:
    scene = Scene().unit("A", at=(5, 10), mvt=9).unit("C", at=(10, 10))
    assert why(going(scene, (15, 10))) == ("overlap", "MV-03")
    assert going(scene, (5, 8.8), (15, 8.8)).refusal is None  # touching is not overlapping
    assert going(scene, (10, 8.5), (15, 8.5), (15, 10)).refusal is None


def test_a_split_move_pays_once() -> None:
    bow = weapon(use="ranged", range=8.0)
    scene = Scene(command=(3, 0)).unit("A", shs=2, weapons=(weapon(), bow), abilities=("moving_shot",))
    scene.enemy("B", at=(8, 10))
    scene.do(MoveUnit("A", scene.path((10.1, 10), unit="A")))
    scene.do(DeclareShot("A", "B"))
    scene.fight((1, 1))
    scene.do(MoveUnit("A", scene.path((12, 10), unit="A")))
    assert scene.game.companies["A"].current == 2
    with pytest.raises(Refused):
        scene.do(MoveUnit("A", scene.path((20, 10), unit="A")))


@pytest.mark.rule("MV-08", "MV-17")
def test_coming_back_into_an_area_that_was_paid_for_is_entering_it() -> None:
    scene = Scene(command=(5, 0)).unit("A", at=(10, 10), mvt=7).enemy("B", at=(12, 10))
    back = going(scene, (9, 10), (9, 7), (12, 8.4), (15, 8.4))
    assert why(back) == ("control_area", "MV-17")
    assert back.cost == 1
    assert going(scene, (9, 10), (9, 7), (12, 7), (15, 7)).refusal is None
    about = going(scene, (10.2, 10.4), (9.9, 9.6))  # never out of it
    assert (about.refusal, about.entered, about.cost) == (None, (), 1)
