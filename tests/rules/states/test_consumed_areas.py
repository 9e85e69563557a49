"""Areas that consume whoever is in them (ST-032 to ST-036)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules.commands import DeclareMelee, EndArea, MoveUnit, PlaceArea, PutOut
from hellassist.rules.game import Game, StateOn
from hellassist.rules.refusal import Refused
from tests.rules.told import next_turn
from tests.scene import Scene


def burning(x: int, y: int, kind: str = "fire") -> StateOn:
    return StateOn("consumed", x, y, kind)


def scene_of(at: tuple[float, float] = (10, 10), *, life: int = 30, **card: Any) -> Scene:
    """E, hard to kill, and an enemy far away."""
    return Scene().unit("E", at=at, life=(life, 1), mvt=8, **card).enemy("F", at=(28, 28))


def lit(
    scene: Scene, x: int, y: int, at: tuple[float, float] = (10, 10), radius: float = 2.0, **area: Any
) -> Scene:
    fathom = scene.game.fathom
    area = {"kind": "fire", **area}
    scene.do(PlaceArea(Point(at[0] * fathom, at[1] * fathom), radius, x, y, **area))
    return scene


def moved(scene: Scene, *spots: tuple[float, float]) -> Scene:
    scene.changed(to_act="A", activation=None)
    scene.do(MoveUnit("E", scene.path(*spots, unit="E")))
    return scene


def on(scene: Scene) -> list[tuple[int, int, str]]:
    return [(state.x, state.y, state.kind) for state in scene["E"].states]


def losses(scene: Scene, turns: int) -> list[int]:
    """Life Points lost in each of the Upkeep phases to come."""
    lost = []
    for _ in range(turns):
        before = scene["E"].life
        next_turn(scene)
        lost.append(before - scene["E"].life)
    return lost


@pytest.mark.rule("ST-032")
def test_it_burns_whoever_stays_and_y_stands_still() -> None:
    scene = lit(scene_of(), 2, 5)
    assert on(scene) == []
    assert losses(scene, 3) == [2, 2, 2]
    assert on(scene) == []
    marked = lit(scene_of(states=(burning(2, 5),)), 2, 5)
    assert losses(marked, 3) == [2, 2, 2]
    assert on(marked) == [(2, 5, "fire")]


@pytest.mark.rule("ST-032")
@pytest.mark.parametrize(("gap", "lost"), [(0.0, 2), (-0.01, 2), (0.01, 0)])
def test_a_sliver_of_the_base_is_enough(gap: float, lost: int) -> None:
    scene = lit(scene_of((10 + 2.0 + 0.6 + gap, 10)), 2, 5)
    assert losses(scene, 1) == [lost]


@pytest.mark.rule("ST-033")
def test_what_burns_around_cannot_be_put_out() -> None:
    scene = lit(scene_of(states=(burning(1, 3),)), 2, 5)
    with pytest.raises(Refused) as no:
        scene.do(PutOut("E"))
    assert (no.value.reason, no.value.rule) == ("burns_around", "ST-033")
    assert losses(scene, 1) == [2]
    acid = lit(scene_of(states=(burning(1, 3, "acid"),)), 2, 5)
    acid.do(PutOut("E"))
    assert on(acid) == []
    both = lit(scene_of(states=(burning(1, 3, "acid"), burning(2, 2))), 2, 5)
    both.do(PutOut("E"))
    assert on(both) == [(2, 2, "fire")]


@pytest.mark.rule("ST-034")
def test_it_goes_on_burning_outside() -> None:
    scene = lit(scene_of(), 2, 5)
    assert losses(scene, 2) == [2, 2]
    moved(scene, (15, 10))
    assert on(scene) == [(2, 5, "fire")]
    assert losses(scene, 6) == [2, 2, 2, 2, 2, 0]


@pytest.mark.rule("ST-034")
def test_the_end_of_the_area_is_like_leaving_it() -> None:
    scene = lit(scene_of(), 1, 2).changed(turn=4)
    scene.do(EndArea(scene.game.areas[0].id))
    assert scene.game.areas == ()
    assert on(scene) == [(1, 2, "fire")]
    assert losses(scene, 3) == [1, 1, 0]
    brief = lit(scene_of(), 1, 2, turns=2)
    assert losses(brief, 1) == [1]
    assert brief.game.areas
    assert losses(brief, 3) == [1, 1, 0]
    assert brief.game.areas == ()


@pytest.mark.rule("ST-035")
def test_crossing_is_enough() -> None:
    scene = moved(lit(scene_of((5, 10)), 1, 3, radius=1.0), (15, 10))
    assert on(scene) == [(1, 3, "fire")]
    again = moved(lit(scene_of((5, 10), states=(burning(2, 1),)), 1, 3, radius=1.0), (15, 10))
    assert on(again) == [(2, 3, "fire")]
    past = moved(lit(scene_of((5, 10)), 1, 3, at=(10, 12), radius=1.0), (15, 10))
    assert on(past) == []
    into = moved(lit(scene_of((5, 10)), 1, 3), (10, 10))
    assert on(into) == []
    assert losses(into, 1) == [1]


@pytest.mark.rule("ST-036")
def test_it_meets_what_burns_already() -> None:
    scene = lit(scene_of(states=(burning(2, 3),)), 1, 5)
    assert losses(scene, 1) == [2]
    assert on(scene) == [(2, 3, "fire")]
    assert on(moved(scene, (15, 10))) == [(2, 5, "fire")]
    assert losses(scene, 6) == [2, 2, 2, 2, 2, 0]
    higher = lit(scene_of(states=(burning(1, 4),)), 3, 2)
    assert losses(higher, 1) == [3]
    assert on(moved(higher, (15, 10))) == [(3, 4, "fire")]
    other = lit(scene_of(states=(burning(1, 2, "acid"),)), 1, 5)
    assert losses(other, 3) == [2, 2, 1]


@pytest.mark.rule("ST-026")
def test_the_immune_lose_nothing_in_it() -> None:
    scene = lit(scene_of(abilities=(("immunity", 1, "fire"),)), 3, 2)
    assert losses(scene, 2) == [0, 0]


def test_two_areas_of_a_kind_do_not_add_up_and_of_two_kinds_they_do() -> None:
    scene = lit(lit(scene_of(), 1, 5), 3, 2)
    assert losses(scene, 1) == [3]
    assert on(moved(scene, (15, 10))) == [(3, 5, "fire")]
    assert losses(lit(lit(scene_of(), 1, 5), 3, 2, kind="acid"), 1) == [4]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"x": 0}, "area_not_allowed"),
        ({"y": 21}, "area_not_allowed"),
        ({"radius": -1.0}, "area_not_allowed"),
        ({"radius": float("nan")}, "area_not_allowed"),
        ({"turns": -1}, "area_not_allowed"),
        ({"at": Point(-1.0, 5.0)}, "area_off_the_table"),
        ({"at": Point(float("nan"), 5.0)}, "area_off_the_table"),
    ],
)
def test_no_area_that_could_not_be(wrong: dict[str, Any], reason: str) -> None:
    scene = scene_of()
    with pytest.raises(Refused, match=reason):
        scene.do(PlaceArea(**{"at": Point(50.0, 50.0), "radius": 2.0, "x": 1, "y": 1, **wrong}))
    with pytest.raises(Refused, match="no_such_area"):
        scene.do(EndArea("area-1"))


def test_areas_wait_for_an_open_attack_and_need_a_battle() -> None:
    scene = Scene().unit("E").enemy("F")
    scene.do(DeclareMelee("E", "F"))
    for command in (PlaceArea(Point(50.0, 50.0), 2.0, 1, 1), EndArea("area-1")):
        with pytest.raises(Refused, match="attack_open"):
            scene.do(command)
        with pytest.raises(Refused, match="no_battle"):
            command.decide(Game())


def test_areas_are_told_apart() -> None:
    scene = lit(lit(scene_of(), 1, 5), 3, 2, at=(20, 20))
    first, second = (area.id for area in scene.game.areas)
    scene.do(EndArea(first))
    lit(scene, 1, 1, at=(25, 25))
    assert len({second, *(area.id for area in scene.game.areas)}) == 2
