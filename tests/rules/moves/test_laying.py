"""Laying terrain and deployment areas on the table."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules.commands import DeclareMelee, LayTable
from hellassist.rules.game import Game, Terrain, Zone
from hellassist.rules.moves.movement import judge
from hellassist.rules.refusal import Refused
from tests.scene import Scene


def square(x: float, y: float, side: float = 50.0) -> tuple[Point, ...]:
    return (Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side))


def piece(outline: tuple[Point, ...], **flags: Any) -> Terrain:
    return Terrain(flags.pop("name", "Wall"), outline, **flags)


def why(scene: Scene, *pieces: Terrain, zones: tuple[Zone, ...] = ()) -> str:
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(LayTable(pieces, zones))
    assert scene.game is before
    return no.value.reason


def test_the_terrain_that_is_laid_counts_from_then_on() -> None:
    scene = Scene().unit("E", at=(10, 10))
    path = scene.path((13, 10), unit="E")
    assert judge(scene.game, "E", path).refusal is None
    scene.do(LayTable((piece(square(290, 200, 60), impassable=True),), (Zone("A", square(0, 0)),)))
    assert judge(scene.game, "E", path).refusal is not None
    assert [zone.player for zone in scene.game.zones] == ["A"]
    scene.do(LayTable(()))
    assert judge(scene.game, "E", path).refusal is None


def test_pieces_may_overlap_and_lie_under_units_that_can_stand_there() -> None:
    scene = Scene().unit("E", at=(10, 10))
    scene.do(LayTable((piece(square(230, 230), difficult=True), piece(square(240, 240), opaque=True))))
    assert len(scene.game.terrain) == 2
    assert why(scene, piece(square(230, 230), impassable=True)) == "terrain_on_unit"


@pytest.mark.parametrize(
    ("outline", "reason"),
    [
        (square(0, 0)[:2], "outline_few"),
        ((Point(0, 0), Point(50, 50), Point(100, 100)), "outline_flat"),
        ((Point(0, 0), Point(50, 50), Point(50, 0), Point(0, 50)), "outline_crossed"),
        ((Point(0, 0), Point(90, 90), Point(90, 0), Point(0, 50)), "outline_crossed"),
        ((Point(0, 0), Point(float("nan"), 5), Point(9, 0)), "outline_no_number"),
        ((Point(0, 0), Point(float("inf"), 5), Point(9, 0)), "outline_no_number"),
        (tuple(Point(x, x * x / 5000) for x in range(5001)), "outline_many"),
    ],
)
def test_no_outline_that_encloses_no_area(outline: tuple[Point, ...], reason: str) -> None:
    assert why(Scene().unit("E"), piece(outline)) == reason
    assert why(Scene().unit("E"), zones=(Zone("A", outline),)) == reason


def test_what_else_is_refused() -> None:
    scene = Scene().unit("E").enemy("F")
    assert why(scene, piece(square(0, 0), height=-1.0)) == "height_not_allowed"
    assert why(scene, piece(square(0, 0), height=float("nan"))) == "height_not_allowed"
    assert why(scene, *[piece(square(0, 0))] * 201) == "too_many_pieces"
    scene.do(DeclareMelee("E", "F"))
    assert why(scene, piece(square(0, 0))) == "attack_open"
    with pytest.raises(Refused, match="no_battle"):
        LayTable(()).decide(Game())


def test_five_thousand_corners_are_taken() -> None:
    from math import cos, pi, sin

    corners = tuple(
        Point(100 + 50 * cos(2 * pi * n / 5000), 100 + 50 * sin(2 * pi * n / 5000)) for n in range(5000)
    )
    scene = Scene().unit("E", at=(10, 10))
    scene.do(LayTable((piece(corners, name="Round"),)))
    assert len(scene.game.terrain[0].outline) == 5000
