"""The odds on the board."""

from __future__ import annotations

from itertools import combinations

import pytest

from hellassist.gui.odds.layer import OddsLayer
from hellassist.rules.commands import Activate
from hellassist.rules.game import Game
from hellassist.rules.moves.movement import Move
from hellassist.rules.odds.outlook import from_spot, outlooks
from tests.gui.battle import piece
from tests.gui.conftest import Table
from tests.scene import Scene


@pytest.fixture
def game() -> Game:
    """Edda with Fell in reach and Grim far off; Hild stands apart."""
    scene = Scene().unit("E", name="Edda", cbt=5, at=(10, 15)).unit("H", name="Hild", at=(4, 25))
    scene.enemy("F", name="Fell", at=(17, 15)).enemy("G", name="Grim", at=(29, 2))
    return scene.game


def crowded() -> Game:
    """Edda before five enemies shoulder to shoulder."""
    scene = Scene().unit("E", cbt=5, at=(10, 15))
    for number in range(5):
        scene.enemy(f"F{number}", at=(14, 12.4 + 1.3 * number))
    return scene.game


def walled() -> Game:
    """Edda and, behind a wall, Fell."""
    wall = piece("Wall", (12, 13), (12.4, 13), (12.4, 17), (12, 17), impassable=True)
    scene = Scene().unit("E", at=(10, 15)).enemy("F", mvt=6, at=(17, 15))
    return scene.changed(terrain=(wall,)).game


def move_of(table: Table) -> Move:
    """The move that is planned."""
    move = table.view.move_tool.move
    assert move is not None
    return move


def marked(table: Table) -> OddsLayer:
    """The layer, switched on, with all worked out."""
    table.window.actions_.odds.setChecked(True)
    return settled(table)


def settled(table: Table) -> OddsLayer:
    layer = table.view.odds
    assert layer is not None
    table.bot.waitUntil(lambda: not layer.busy)
    return layer


def test_nothing_is_there_before_it_is_asked_for(table: Table) -> None:
    table.view.board.select("E")
    assert table.view.odds is None


def test_every_enemy_in_reach_carries_its_chance_and_the_units_own(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    assert layer.found == {each.enemy: each for each in outlooks(table.game, "E") if each}
    assert set(layer.badges) == {"F"}
    (out, back) = layer.badges["F"].lines
    mine = layer.found["F"].mine
    assert mine is not None
    assert out == (True, "B", f"{float(mine.fells * 100):.1f} %", "A", f"{float(mine.falls * 100):.1f} %")
    assert back[:2] == (False, "A")
    assert "Edda, Charge: Fell falls" in layer.badges["F"].toolTip()


def test_another_unit_other_marks(table: Table) -> None:
    layer = marked(table)
    assert not layer.badges
    table.view.board.select("E")
    settled(table)
    table.view.board.select("H")
    assert not layer.badges  # what is not true any more goes at once
    settled(table)
    assert not layer.badges
    table.view.board.select("F")
    settled(table)
    assert set(layer.badges) == {"E"}


def test_the_key_takes_them_away(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    table.window.actions_.odds.trigger()
    assert not layer.on
    assert not layer.badges
    assert table.window.actions_.odds.shortcut().toString() == "F5"


def test_a_change_of_the_battle_drops_what_was_worked_out(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    before = layer.badges["F"]
    table.window.bridge.do(Activate("E"))
    assert not layer.badges
    settled(table)
    assert layer.badges["F"] is not before


def test_who_threatens_the_spot_is_seen_while_the_unit_is_dragged(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    table.hold((10, 15), (12, 15))
    settled(table)
    found = layer.found["F"]
    assert found.mine is None  # it has walked
    assert found.theirs is not None
    assert [line[0] for line in layer.badges["F"].lines] == [False]
    table.bot.mouseMove(table.screen, table.pixel((10, 20.5)))
    table.bot.mouseMove(table.screen, table.pixel((5.4, 15)))
    settled(table)
    assert layer.found["F"].theirs is None
    assert not layer.badges
    table.view.move_tool.cancel()
    settled(table)
    assert layer.found["F"].mine is not None


@pytest.mark.parametrize("game", [walled()])
def test_ways_round_a_wall_are_looked_at_once_the_pointer_rests(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    table.hold((10, 15), (10.4, 15))
    settled(table)
    assert layer.found["F"].theirs is not None
    assert not [
        each for each in from_spot(table.game, "E", move_of(table), straight=True) if each and each.theirs
    ]


def test_marks_lie_on_no_base(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    table.view.board.lay_out_captions()
    scale = table.view.scale_now
    badge = layer.badges["F"]
    box = badge.shown_box.translated(badge.scenePos() * scale)
    for unit in table.game.on_table():
        centre, radius = table.view.board.item_of(unit.id).pos() * scale, unit.profile.radius * scale
        nearest_x = min(max(centre.x(), box.left()), box.right())
        nearest_y = min(max(centre.y(), box.top()), box.bottom())
        assert (nearest_x - centre.x()) ** 2 + (nearest_y - centre.y()) ** 2 >= radius**2


@pytest.mark.parametrize("game", [crowded()])
def test_marks_lie_on_no_other(table: Table) -> None:
    table.view.board.select("E")
    layer = marked(table)
    table.view.board.lay_out_captions()
    scale = table.view.scale_now
    boxes = [badge.shown_box.translated(badge.scenePos() * scale) for badge in layer.badges.values()]
    assert len(boxes) == 5
    assert not [1 for one, two in combinations(boxes, 2) if one.intersects(two)]
