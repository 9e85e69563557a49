"""What the board tells of a look: share, what hides, and whether that is cover."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.app.words import sight_words
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.rules import events as e
from hellassist.rules.game import Declaration, Terrain
from tests.gui.battle import piece
from tests.scene import Scene, weapon

GUN = (weapon(use="ranged", range=8, name="gun"),)


def scene(*terrain: Terrain) -> Scene:
    """E at (5, 10) looks to the right at F at (15, 10), a base of 0.6 fathoms radius."""
    made = Scene().unit("E", shs=2, weapons=GUN, at=(5, 10)).enemy("F", at=(15, 10))
    return made.changed(terrain=terrain)


def wall(top: float, bottom: float, x: float = 13.8, **more: bool) -> Terrain:
    return piece("Ruins", (x, top), (x + 0.2, top), (x + 0.2, bottom), (x, bottom), opaque=True, **more)


def said(*terrain: Terrain) -> str:
    game = scene(*terrain).game
    return sight_words.told(game, game.unit("E"), game.unit("F"), Texts())


@pytest.mark.parametrize(
    ("terrain", "sentence"),
    [
        ((), "in the open: nothing stands between (RG-10)"),
        ((wall(9, 11),), "out of sight: wholly hidden by Ruins (RG-11)"),
        ((wall(9, 10),), "cover: 50 % hidden by Ruins within a fathom (RG-13)"),
        ((wall(9, 9.997),), "no cover: 49 % hidden by Ruins, less than half (RG-13)"),
        (
            (wall(9, 10, x=8),),
            "no cover: 50 % hidden by Ruins, but not by what is within a fathom (RG-13)",
        ),
        (
            (replace(wall(9, 10), height=0.5),),
            "the board cannot tell for Ruins: look from the shooter's eye (RG-14)",
        ),
    ],
)
def test_the_board_tells(terrain: tuple[Terrain, ...], sentence: str) -> None:
    assert said(*terrain) == sentence


@pytest.mark.parametrize(
    ("terrain", "covered", "words"),
    [
        ((), False, "no cover,"),
        ((), True, "in cover as the players saw it,"),
        ((wall(9, 10),), True, "in cover,"),
        ((wall(9, 10),), False, "no cover as the players saw it,"),
        ((wall(9, 11),), False, "no cover as the players saw it,"),
        ((replace(wall(9, 10), height=0.5),), False, "no cover,"),
    ],
)
def test_the_chronicle_tells_when_the_players_overrule_the_board(
    terrain: tuple[Terrain, ...], covered: bool, words: str
) -> None:
    declared = Declaration("shot", "E", "F", "shoot", one_sided=True, weapon=0, covered=covered)
    (line,) = Chronicler(Texts()).tell((e.AttackDeclared(declared),), scene(*terrain).game)
    assert f"Shoot: E at F, {words}" in line.text
