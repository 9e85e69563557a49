"""Setting up before the battle: areas, Ambush, and who comes last (SA-006 to SA-008)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules.commands import Deploy, NextTurn
from hellassist.rules.game import Terrain, Zone
from hellassist.rules.refusal import Refused
from tests.scene import Scene

AMBUSH: dict[str, Any] = {"abilities": ("ambush",), "at": None}


def corners(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    """A rectangle in fathoms, in millimetres."""
    return tuple(
        Point(x * 25.0, y * 25.0) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))
    )


WOOD = Terrain("Wood", corners(12, 12, 18, 18), opaque=True)
ZONES = (Zone("A", corners(0, 0, 30, 6)), Zone("B", corners(0, 24, 30, 30)))


def scene_of(*terrain: Terrain, zones: tuple[Zone, ...] = ZONES, **card: Any) -> Scene:
    """E of A not yet on the table, before the battle."""
    scene = Scene().unit("E", **{**AMBUSH, **card})
    return scene.changed(phase="setup", turn=0, terrain=terrain, zones=zones)


def put(scene: Scene, x: float, y: float, unit: str = "E") -> Scene:
    scene.do(Deploy(unit, Point(x * 25.0, y * 25.0)))
    return scene


def why(scene: Scene, x: float, y: float, unit: str = "E") -> tuple[str, str]:
    before = scene.game
    with pytest.raises(Refused) as no:
        put(scene, x, y, unit)
    assert scene.game is before
    return no.value.reason, no.value.rule


@pytest.mark.rule("SA-006")
def test_it_may_hide_in_terrain_anywhere() -> None:
    assert put(scene_of(WOOD).enemy("F", at=(15 + 2.3, 15)), 15, 15)["E"].on_table
    awkward = Terrain("Rubble", corners(12, 12, 18, 18), awkward=True)
    assert put(scene_of(awkward), 15, 15)["E"].on_table
    theirs = Terrain("Wood", corners(12, 25, 18, 29), opaque=True)
    assert put(scene_of(theirs).enemy("F", at=(15 + 1.2 + 3, 27)), 15, 27)["E"].on_table


@pytest.mark.rule("SA-006")
def test_not_in_an_enemy_control_area() -> None:
    assert why(scene_of(WOOD).enemy("F", at=(15 + 1.2 + 1.0, 15)), 15, 15) == ("seen_in_ambush", "SA-006")
    assert put(scene_of(WOOD).enemy("F", at=(15 + 1.2 + 1.1, 15)), 15, 15)["E"].on_table
    harmless = scene_of(WOOD).enemy("F", at=(15 + 1.2 + 0.5, 15), abilities=("harmless",))
    assert put(harmless, 15, 15)["E"].on_table


@pytest.mark.rule("SA-006")
@pytest.mark.parametrize(("x", "reason"), [(12.6, ""), (12.5, "no_hiding_place"), (9.0, "no_hiding_place")])
def test_the_whole_base_is_hidden(x: float, reason: str) -> None:
    if reason:
        assert why(scene_of(WOOD), x, 15) == (reason, "SA-006")
    else:
        assert put(scene_of(WOOD), x, 15)["E"].on_table


@pytest.mark.rule("SA-007")
def test_otherwise_its_own_area() -> None:
    bare = scene_of(Terrain("Bog", corners(12, 12, 18, 18), difficult=True))
    assert why(bare, 15, 15) == ("no_hiding_place", "SA-006")
    assert put(bare, 15, 3)["E"].on_table
    assert put(scene_of(WOOD), 15, 3)["E"].on_table
    plain = scene_of(WOOD, abilities=())
    assert why(plain, 15, 15) == ("outside_zone", "SA-007")
    assert why(plain, 15, 27) == ("outside_zone", "SA-007")
    assert why(plain, 15, 5.5) == ("outside_zone", "SA-007")
    assert put(plain, 15, 5.4)["E"].on_table
    anywhere = scene_of(zones=(ZONES[1],), abilities=())
    assert put(anywhere, 15, 15)["E"].on_table


@pytest.mark.rule("SA-008")
def test_it_is_set_up_with_the_last() -> None:
    scene = scene_of(WOOD).unit("C", at=None)
    scene.enemy("F", at=None)
    for spot in ((15, 15), (15, 3)):
        assert why(scene, *spot) == ("others_are_set_up_first", "SA-008")
    put(put(scene, 5, 3, "C"), 5, 27, "F")
    assert put(scene, 15, 3)["E"].on_table
    second = scene_of(WOOD).unit("D", **AMBUSH)
    assert put(put(second, 15, 15), 10, 3, "D")["D"].on_table
    waits = scene_of(WOOD).unit("L", at=None, keywords=("lemure",), rank="")
    assert put(waits, 15, 15)["E"].on_table  # a lemure at hand is not set up


def test_where_nobody_can_stand() -> None:
    pit = Terrain("Pit", corners(2, 2, 5, 5), impassable=True)
    scene = scene_of(pit, abilities=()).unit("C", at=(10, 3))
    assert why(scene, 3, 3) == ("ends_in_impassable", "MV-04")
    assert why(scene, 10.5, 3) == ("overlap", "MV-03")
    assert why(scene, 0.3, 3) == ("off_the_table", "MV-01")
    assert why(scene, float("nan"), 3) == ("no_path", "MV-02")
    put(scene, 15, 3)
    scene.do(Deploy("E", None))
    assert scene["E"].at is None
    put(scene, 15, 3)
    scene.do(NextTurn())
    assert why(scene, 15, 4) == ("set_up_before", "SA-006")
