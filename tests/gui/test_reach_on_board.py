"""The reach of a unit on the board, the way proposed round what is in between, and marks on whom it can attack."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from hellassist.geometry import distance, sweep_meets
from hellassist.gui.table.reach_layer import ReachLayer
from hellassist.rules.game import Game
from hellassist.rules.moves.reach import reachable
from tests.gui.battle import piece
from tests.gui.conftest import Table
from tests.scene import Scene


@pytest.fixture
def game() -> Game:
    """Edda before a wall, Fell within her reach behind it and Grim far off; Hild has acted."""
    scene = (
        Scene().unit("E", name="Edda", mvt=6, at=(10, 15)).unit("H", name="Hild", at=(4, 25), status="acted")
    )
    scene.enemy("F", name="Fell", at=(17, 15)).enemy("G", name="Grim", at=(28, 28))
    wall = piece("Wall", (12, 13), (12.4, 13), (12.4, 17), (12, 17), impassable=True)
    return scene.changed(terrain=(wall,)).game


def reach(table: Table) -> ReachLayer:
    return table.view.reach


def covers(table: Table, x: float, y: float, *, near: bool = False) -> bool:
    item = reach(table).item
    path = item.near if near else item.far
    return item.isVisible() and path.contains(QPointF(x * 25, y * 25))


def settle() -> None:
    """Let the board draw what it has put off."""
    for _ in range(5):
        QApplication.processEvents()


def chosen(table: Table, unit: str) -> None:
    table.view.board.select(unit)
    settle()


def test_a_selected_unit_shows_where_it_can_go(table: Table) -> None:
    chosen(table, "E")
    assert covers(table, 13.1, 15)
    assert not covers(table, 13.1, 15, near=True)
    assert not covers(table, 12.2, 15)
    assert covers(table, 10, 20.9, near=True)
    found = reachable(table.game, "E").far
    assert found is not None
    box = reach(table).item.far.boundingRect()
    assert (box.left(), box.top(), box.right(), box.bottom()) == pytest.approx(found.bounds)


def test_whom_it_can_attack_is_marked(table: Table) -> None:
    chosen(table, "E")
    assert reach(table).targets == ("F",)
    assert reach(table).item.marks.boundingRect().center() == QPointF(17 * 25, 15 * 25)


def test_a_unit_that_may_not_act_shows_none(table: Table) -> None:
    chosen(table, "E")
    chosen(table, "H")
    assert not reach(table).item.isVisible()
    assert reach(table).targets == ()
    chosen(table, "")
    assert reach(table).unit == ""


def test_it_follows_the_battle(table: Table) -> None:
    chosen(table, "E")
    table.drag((10, 15), (10, 18))
    settle()
    assert table.game.activation is not None
    assert not reach(table).item.isVisible()  # it has moved
    table.window.bridge.undo()
    settle()
    assert covers(table, 10, 20.9, near=True)


def test_behind_an_obstacle_the_shortest_way_is_proposed(table: Table) -> None:
    table.hold((10, 15), (14, 15))
    move = table.view.move_tool.move
    assert move is not None
    assert move.refusal is None
    assert len(move.path) > 2
    assert not sweep_meets(move.path, 15, table.game.terrain[0].outline)
    assert move.length > 4 * 25
    table.let_go((14, 15))
    at = table.unit("E").at
    assert at is not None
    assert distance(at, move.end) < 1


def test_the_players_own_corners_stay(table: Table) -> None:
    table.hold((10, 15), (10, 16), (14, 15))
    move = table.view.move_tool.move
    assert move is not None
    assert move.refusal is not None
    assert move.refusal.reason == "impassable"


def test_out_of_reach_the_straight_way_is_refused(table: Table) -> None:
    table.hold((10, 15), (10, 28.2))
    move = table.view.move_tool.move
    assert move is not None
    assert move.refusal is not None
    assert len(move.path) == 2


def test_pulled_onto_an_enemy_behind_an_obstacle_it_goes_round_into_contact(table: Table) -> None:
    table.hold((10, 15), (25, 15))
    move = table.view.move_tool.move
    assert move is not None
    assert (move.refusal, move.contacts) == (None, ("F",))


def test_the_pointer_at_rest_on_a_unit_shows_it_too(table: Table) -> None:
    ground = table.view.viewport()
    table.bot.mouseMove(ground, table.pixel((10, 15)))
    table.bot.waitUntil(lambda: covers(table, 13.1, 15))
    assert table.view.board.selected == ""
    table.bot.mouseMove(ground, table.pixel((4, 25)))  # Hild has acted
    table.bot.waitUntil(lambda: not reach(table).item.isVisible())
    table.bot.mouseMove(ground, table.pixel((10, 15)))
    table.bot.waitUntil(reach(table).item.isVisible)
    table.bot.mouseMove(ground, table.pixel((20, 25)))
    table.bot.waitUntil(lambda: not reach(table).item.isVisible())
