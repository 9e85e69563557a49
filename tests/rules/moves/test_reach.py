"""What a unit can reach: agrees with what a move along the way is judged to be (MV-01 to MV-31)."""

from __future__ import annotations

from dataclasses import replace
from math import dist, sqrt
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from hellassist import geometry
from hellassist.geometry import Base, Point
from hellassist.rules.commands import Engage, MoveUnit
from hellassist.rules.game import Activation, Terrain
from hellassist.rules.moves.contacts import contacts
from hellassist.rules.moves.movement import SNAP_MM, judge
from hellassist.rules.moves.reach import reachable, route_to
from hellassist.rules.powers.lemures import is_lemure
from hellassist.rules.refusal import Refused
from tests.geometry.terrain import ring
from tests.scene import Scene

FINE = 0.1


def block(left: float, top: float, right: float, bottom: float, **flags: bool) -> Terrain:
    """A rectangle, in fathoms."""
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain("Block", tuple(Point(x * 25, y * 25) for x, y in corners), **flags)


def away(area: BaseGeometry | None, spot: Point) -> float:
    """From the border of the area in millimetres, above 0 inside."""
    if area is None or area.is_empty:
        return -1e9
    place = shapely.Point(*spot)
    far = float(area.boundary.distance(place))
    return far if area.covers(place) else -far


def holds(scene: Scene, *spots: tuple[float, float], far: bool = True, unit: str = "E") -> list[bool]:
    """Whether the unit can be put at each of these spots, in fathoms."""
    found = reachable(scene.game, unit)
    area = found.far if far else found.near
    return [away(area, scene.spot(*spot)) > 0 for spot in spots]


# -- the rules, one by one ---------------------------------------------------------------------------


def test_walk_and_run_are_as_far_as_the_allowances() -> None:
    scene = Scene().unit("E", at=(15, 15), mvt=4)
    assert holds(scene, (18.99, 15), (19.01, 15), far=False) == [True, False]
    assert holds(scene, (22.99, 15), (23.01, 15)) == [True, False]
    fast = Scene().unit("E", at=(15, 15), mvt=4, abilities=(("fast", 2),))
    assert holds(fast, (24.99, 15), (25.01, 15)) == [True, False]


def test_impassable_terrain_is_gone_round_and_difficult_terrain_costs_haste() -> None:
    wall = block(17, 5, 17.4, 20, impassable=True)
    scene = Scene().unit("E", at=(15, 15), mvt=5).changed(terrain=(wall,))
    assert holds(scene, (16, 20), (18.1, 15)) == [True, False]
    bog = block(17, 5, 17.4, 25, difficult=True)
    slow = Scene().unit("E", at=(15, 15), mvt=5).changed(terrain=(bog,))
    assert holds(slow, (18.1, 15), far=False) == [True]
    assert holds(slow, (20.1, 15), (16, 22)) == [False, True]
    paid = Scene(command=(1, 0)).unit("E", at=(15, 15), mvt=5).changed(terrain=(bog,))
    assert holds(paid, (20.1, 15)) == [True]
    strides = Scene().unit("E", at=(15, 15), mvt=5, abilities=("strider",)).changed(terrain=(bog,))
    assert holds(strides, (20.1, 15)) == [True]


def test_a_control_area_is_gone_into_but_not_through() -> None:
    scene = Scene().unit("E", at=(10, 15), mvt=4).enemy("F", at=(14, 15))
    assert holds(scene, (12.5, 15), (17, 15), (16.5, 15)) == [True, False, False]
    busy = scene.unit("A", at=(14, 16.2))
    assert holds(busy, (16.5, 15)) == [True]
    elusive = Scene().unit("E", at=(10, 15), mvt=4, abilities=("elusive",)).enemy("F", at=(14, 15))
    assert holds(elusive, (16.5, 15)) == [True]


def test_leaving_a_control_area_has_to_be_paid() -> None:
    def begun(command: int, *abilities: str) -> Scene:
        scene = Scene(command=(command, 0)).unit("E", at=(15, 15), mvt=4, abilities=abilities)
        return scene.enemy("F", at=(17, 15))

    poor, rich = begun(0), begun(1)
    assert reachable(poor.game, "E").near is None
    assert [each.enemy for each in contacts(poor.game, "E")] == ["F"]
    assert contacts(poor.game, "E")[0].move.cost == 0
    assert holds(rich, (12, 15), (15.3, 15), far=False) == [True, True]
    assert reachable(rich.game, "E").cost == 1
    assert reachable(begun(0, "elusive").game, "E").cost == 0


def test_engaged_and_done_units_reach_nothing() -> None:
    engaged = Scene().unit("E", at=(15, 15)).enemy("F", at=(16.2, 15))
    found = reachable(engaged.game, "E")
    assert (found.near, found.far) == (None, None)
    assert found.refusal is not None
    assert found.refusal.rule == "AC-06"
    acted = Scene().unit("E", at=(15, 15), status="acted")
    assert reachable(acted.game, "E").refusal is not None


def test_a_retreat_keeps_off_all_enemies() -> None:
    scene = Scene().unit("E", at=(15, 15), mvt=4).enemy("F", at=(16.2, 15)).enemy("G", at=(10, 15))
    now = Activation("E", start=scene["E"].at, engaged_at_start=True, breaks_away="retreat", left=("F",))
    scene.changed(activation=replace(now, action="retreat"))
    found = reachable(scene.game, "E")
    assert found.near is not None
    assert holds(scene, (15, 22.5), (15.3, 14.3), far=False) == [True, False]
    assert contacts(scene.game, "E") == ()
    behind = route_to(scene.game, "E", scene.spot(18.5, 15))
    assert behind is not None
    scene.do(MoveUnit("E", behind.path))
    assert scene["E"].at == pytest.approx(scene.spot(18.5, 15))


@pytest.mark.parametrize("ability", ["burrower", "intangible", "teleportation"])
def test_some_go_through_everything_but_end_on_nothing(ability: str) -> None:
    wall = block(17, 0, 17.4, 30, impassable=True)
    scene = Scene().unit("E", at=(15, 15), mvt=5, abilities=(ability,)).unit("A", at=(15, 18))
    scene.changed(terrain=(wall,))
    assert holds(scene, (19, 15), (17.2, 15), (15, 18), (15, 19.7), far=False) == [True, False, False, True]


def test_the_way_to_an_enemy_goes_round_what_is_between() -> None:
    scene = Scene().unit("E", at=(10, 15), mvt=5).unit("A", at=(12, 15)).enemy("F", at=(16, 15))
    (contact,) = contacts(scene.game, "E")
    assert contact.move.action == "charge"
    assert len(contact.move.path) > 2
    bend = 2 * 30 * 0.5
    assert 4.8 * 25 < contact.move.length < 4.8 * 25 + bend
    scene.do(Engage("E", contact.move.path, "F"))
    assert geometry.in_contact(scene["E"].base, scene["F"].base)


def test_who_cannot_be_reached_is_not_offered() -> None:
    scene = Scene().unit("E", at=(10, 15), mvt=4).enemy("F", at=(10, 24.21)).enemy("G", at=(10, 6))
    assert [each.enemy for each in contacts(scene.game, "E")] == ["G"]
    scene.changed(terrain=(block(5, 9, 15, 9.2, impassable=True),))
    assert contacts(scene.game, "E") == ()


def test_an_enemy_behind_the_control_area_of_another_is_not_reached() -> None:
    """MV-19: what is entered on the way before binds the move to its own owner."""
    scene = Scene().unit("E", at=(10, 15), mvt=3).enemy("D", at=(13.4, 15)).enemy("F", at=(16, 15))
    assert [each.enemy for each in contacts(scene.game, "E")] == ["D"]


def test_a_straight_way_is_proposed_as_it_is_and_none_where_there_is_none() -> None:
    scene = Scene().unit("E", at=(10, 15), mvt=4)
    route = route_to(scene.game, "E", scene.spot(14, 15))
    assert route is not None
    assert route.path == scene.path((14, 15), unit="E")
    assert route_to(scene.game, "E", scene.spot(18.1, 15)) is None


def test_put_down_next_to_a_base_it_comes_to_touch_it() -> None:
    scene = Scene().unit("E", at=(10, 15), mvt=5).unit("A", at=(13, 15)).enemy("F", at=(16, 15))
    route = route_to(scene.game, "E", scene.spot(16.05, 13.75))
    assert route is not None
    assert route.contacts == ("F",)
    ally = route_to(scene.game, "E", scene.spot(13, 16.3))
    assert ally is not None
    assert geometry.gap(Base(ally.end, 15), scene["A"].base) == pytest.approx(0, abs=1e-6)


# -- laws --------------------------------------------------------------------------------------------

ABILITIES = [
    "elusive",
    "burrower",
    "intangible",
    "levitation",
    "strider",
    "teleportation",
    ("fast", 2),
    "chaotic_charge",
]
KINDS = ["impassable", "difficult", "opaque"]
spots = st.tuples(st.floats(1, 19), st.floats(1, 19))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """E in the middle of a small table among some bases and terrain."""
    scene = Scene(command=(draw(st.integers(0, 2)), 0)).changed(width=500.0, depth=500.0)
    abilities: Any = draw(st.lists(st.sampled_from(ABILITIES), max_size=1))
    keywords = draw(st.sampled_from([(), (), (), ("lemure",)]))
    mvt = draw(st.integers(2, 4))
    scene.unit("E", at=(10, 10), mvt=mvt, abilities=tuple(abilities), keywords=keywords)
    for number, (at, friend) in enumerate(draw(st.lists(st.tuples(spots, st.booleans()), max_size=5))):
        wide = draw(st.sampled_from(["regular", "large"]))
        more: Any = ("intercept",) if draw(st.booleans()) else ()
        scene.unit(f"u{number}", player="A" if friend else "B", at=at, base=wide, abilities=more)
        if any(
            geometry.gap(scene[f"u{number}"].base, other.base) < 0.01
            for other in scene.game.on_table()
            if other.id != f"u{number}"
        ):
            units = {key: unit for key, unit in scene.game.units.items() if key != f"u{number}"}
            scene.changed(units=units)
    pieces = []
    for at, kind in draw(st.lists(st.tuples(spots, st.sampled_from(KINDS)), max_size=2)):
        outline = ring(
            scene.spot(*at), draw(st.floats(10, 50)), draw(st.sampled_from([3, 4, 6])), draw(st.floats(0, 3))
        )
        pieces.append(Terrain(kind, outline, **{kind: True}))
    return scene.changed(terrain=tuple(pieces))


@settings(max_examples=120, deadline=None)
@given(scenes(), st.lists(spots, min_size=12, max_size=12))
def test_it_can_be_put_where_a_move_there_is_legal(scene: Scene, places: list[tuple[float, float]]) -> None:
    game, unit = scene.game, scene["E"]
    found = reachable(game, "E")
    others = [other.base for other in game.on_table() if other.id != "E"]
    for x, y in places:
        spot = scene.spot(x, y)
        if any(geometry.gap(Base(spot, 15), other) < SNAP_MM + FINE for other in others):
            continue  # it would be put into contact
        inside = max(away(found.near, spot), away(found.far, spot))
        route = route_to(game, "E", spot)
        if inside > FINE:
            assert route is not None
            assert judge(game, "E", route.path).refusal is None
        if inside < -FINE:
            assert route is None
            straight = judge(game, "E", (unit.base.at, spot))
            assert straight.refusal is not None or geometry.distance(straight.end, spot) > FINE / 2


@settings(max_examples=120, deadline=None)
@given(scenes())
def test_whoever_can_be_struck_from_straight_ahead_is_offered(scene: Scene) -> None:
    """Each contact offered is legal; a straight way into contact that is legal as well is never shorter."""
    game, unit = scene.game, scene["E"]
    offered = {contact.enemy: contact.move for contact in contacts(game, "E")}
    for enemy in game.enemies_of(unit):
        move = offered.get(enemy.id)
        if move is not None:
            again = judge(game, "E", move.path)
            assert again.refusal is None
            assert enemy.id in again.contacts
            if not is_lemure(unit):
                assert Engage("E", move.path, enemy.id).decide(game)
        for step in range(24):
            edge = ring(enemy.base.at, enemy.profile.radius + 15, 24)[step]
            try:
                straight = judge(game, "E", (unit.base.at, edge))
            except Refused:
                continue
            own = straight.entered in ((), (enemy.id,))  # not by making for another who stands beside it
            if straight.refusal is None and enemy.id in straight.contacts and own:
                assert move is not None
                assert move.length <= straight.length + FINE


@pytest.mark.parametrize("near", [5, 4])
def test_one_that_passes_its_enemy_is_offered_the_contact_beside_an_area_that_binds(near: float) -> None:
    """A Burrower feels no control area but that of Intercept, which covers the straight way to its neighbour."""
    scene = Scene().unit("E", at=(10, 10), abilities=("burrower",))
    scene.enemy("F", at=(7, near)).enemy("G", at=(9, near), abilities=("intercept",))
    offered = {contact.enemy: contact.move for contact in contacts(scene.game, "E")}
    assert offered["F"].contacts == ("F",)
    across = (50**2 + 30**2 - 55**2) / 100  # where 30 mm round F and 55 mm round G, 50 mm apart, cross
    end = (175 + across, near * 25 + sqrt(30**2 - across**2))
    assert offered["F"].length == pytest.approx(dist((250, 250), end), abs=0.1)
