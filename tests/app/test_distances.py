"""The distances of a unit, and what its enemies could do to it."""

from __future__ import annotations

import pytest

from hellassist.app.words import distances
from hellassist.app.words.texts import Texts
from tests.gui.battle import piece
from tests.scene import Scene, weapon

GUN = (weapon(use="ranged", range=4, name="gun"),)


def test_all_others_are_listed_the_nearest_first() -> None:
    scene = Scene().unit("E", at=(5, 5)).enemy("F", at=(15, 5)).unit("G", at=(5, 8)).enemy("H", at=None)
    near, far = distances.from_unit(scene.game, scene["E"])
    assert (near.unit, near.enemy, far.unit, far.enemy) == ("G", False, "F", True)
    assert (near.distance, far.distance) == pytest.approx((3 - 1.2, 10 - 1.2))


@pytest.mark.parametrize(
    ("away", "words"),
    [
        (1.2, "in contact"),
        (5, "could attack"),
        (9, "could charge"),
        (20, ""),
    ],
)
def test_what_an_enemy_could_do_by_its_moves(away: float, words: str) -> None:
    scene = Scene().unit("E", at=(2, 10)).enemy("F", at=(2 + away, 10), status="acted")
    before = scene.game
    assert distances.told(scene.game, scene["F"], scene["E"], Texts()) == words
    assert scene.game is before


def test_terrain_in_the_way_counts() -> None:
    scene = Scene().unit("E", at=(2, 15)).enemy("F", at=(10, 15))
    wall = piece("Wall", (6, 0), (7, 0), (7, 30), (6, 30), impassable=True)
    assert distances.assault(scene.game, scene["F"], scene["E"]) == "charge"
    scene.changed(terrain=(wall,))
    assert distances.assault(scene.game, scene["F"], scene["E"]) is None


def test_an_enemy_with_a_gun_is_told_with_its_band() -> None:
    scene = Scene().unit("E", at=(2, 10)).enemy("F", shs=2, weapons=GUN, at=(2 + 1.2 + 14, 10))
    band = distances.fire(scene.game, scene["F"], scene["E"])
    assert band is not None
    assert (band.name, band.difficulty) == ("long", 6)
    assert distances.told(scene.game, scene["F"], scene["E"], Texts()) == "could shoot: Long, 6"


def test_who_is_engaged_shoots_at_nobody() -> None:
    scene = Scene().unit("E", at=(2, 10)).enemy("F", shs=2, weapons=GUN, at=(12, 10)).unit("G", at=(13.2, 10))
    assert distances.fire(scene.game, scene["F"], scene["E"]) is None
