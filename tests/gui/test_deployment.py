"""Deployment: the lists are the tray, the board shows the areas, and turn 1 begins when all stand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from hellassist.geometry import Point
from hellassist.gui.panels.unit_list import UnitList
from hellassist.gui.table.zone_item import ZoneItem
from hellassist.rules.game import Player, Zone
from tests.gui.battle import piece, session_of
from tests.gui.beside import LEFT, Beside, made
from tests.scene import Scene

Key = Qt.Key


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def zone(player: Player, left: float, right: float) -> Zone:
    """A strip over the whole depth, in fathoms."""
    corners = ((left, 0), (right, 0), (right, 30), (left, 30))
    return Zone(player, tuple(Point(x * 25.0, y * 25.0) for x, y in corners))


def scene() -> Scene:
    """E, H in ambush, and F wait to be set up; C and G stand."""
    made_ = Scene().changed(turn=0, phase="setup", to_act=None, dominant=None)
    made_.unit("H", name="Hilda", at=None, abilities=("ambush",)).unit("E", name="Edda", at=None)
    made_.unit("C", name="Cato", at=(3, 3)).enemy("F", name="Finn", at=None).enemy("G", at=(28, 3))
    wood = piece("Wood", (12, 12), (18, 12), (18, 18), (12, 18), awkward=True)
    return made_.changed(zones=(zone("A", 0, 6), zone("B", 24, 30)), terrain=(wood,))


@pytest.fixture
def table(beside: Beside) -> Beside:
    beside.lay_out(session_of(scene().game))
    return beside


def tray(table: Beside, player: Player) -> UnitList:
    return table.window.companies[player].units


def row_at(units: UnitList, key: str) -> QPoint:
    """The middle of a unit's row."""
    model = units._model
    return units.visualRect(model.index(model.row_of(key))).center()


def remarks(table: Beside, player: Player) -> dict[str, str]:
    model = table.window.companies[player].model
    return {unit.id: model.remark(unit) for unit in model._units}


def pixel(table: Beside, spot: tuple[float, float]) -> QPoint:
    """A spot in fathoms, in the viewport of the board."""
    return table.window.board.mapFromScene(QPointF(spot[0] * 25, spot[1] * 25))


def drag(table: Beside, player: Player, key: str, spot: tuple[float, float]) -> None:
    """Out of the tray and onto the board."""
    units = tray(table, player)
    viewport = units.viewport()
    target = viewport.mapFromGlobal(table.window.board.viewport().mapToGlobal(pixel(table, spot)))
    start = row_at(units, key)
    table.bot.mousePress(viewport, LEFT, pos=start)
    table.bot.mouseMove(viewport, start + QPoint(-30, 0))
    table.bot.mouseMove(viewport, target)
    table.bot.mouseRelease(viewport, LEFT, pos=target)


def test_the_lists_show_who_is_still_to_be_set_up(table: Beside) -> None:
    assert list(remarks(table, "A").items()) == [("E", "to set up"), ("H", "in ambush, last"), ("C", "")]
    assert remarks(table, "B") == {"F": "to set up", "G": ""}
    assert table.window.turn.line.text() == "Deployment: drag from the lists: Westerners 1, Demons 1."
    assert table.window.turn.turn.text() == "Begin turn 1, 3 in reserve"
    zones = [item for item in table.window.board.board.items() if isinstance(item, ZoneItem)]
    assert {item.caption.name for item in zones} == {"Westerners", "Demons"}


def test_units_are_dragged_from_the_lists_and_turn_1_begins_when_all_stand(table: Beside) -> None:
    drag(table, "A", "E", (3, 10))
    assert table.unit("E").on_table
    assert table.unit("E").base.at.x / 25 == pytest.approx(3, abs=0.1)
    drag(table, "B", "F", (27, 10))
    assert table.window.turn.line.text() == "Deployment: those in ambush come last: Westerners 1."
    drag(table, "A", "H", (15, 15))
    assert table.unit("H").on_table
    assert remarks(table, "A") == {"E": "", "H": "", "C": ""}
    assert table.window.turn.turn.text() == "Begin turn 1"
    table.click(table.window.turn.turn)
    assert table.game.turn == 1
    assert not [item for item in table.window.board.board.items() if isinstance(item, ZoneItem)]


def test_where_a_unit_may_not_stand_the_board_says_why(table: Beside) -> None:
    drag(table, "A", "E", (15, 5))
    assert not table.unit("E").on_table
    tag = table.window.board.overlay.tag
    assert (
        tag.sentence
        == "Edda cannot be set up there: it is outside the deployment area of its Company. (SA-007)"
    )
    table.bot.mouseClick(table.window.board.viewport(), LEFT, pos=pixel(table, (4, 9)))
    assert table.unit("E").on_table
    assert not tag.isVisible()
    drag(table, "A", "H", (15, 15))
    assert "first Finn" in table.notice


def test_a_unit_is_set_up_by_keyboard(table: Beside) -> None:
    units = tray(table, "A")
    units.setFocus()
    units.setCurrentIndex(units._model.index(units._model.row_of("E")))
    table.press(Key.Key_Return)
    table.press(Key.Key_Down, Key.Key_Down, Key.Key_Right)
    before = table.window.board.overlay.tag.head
    assert before == "1.1 across, 1.6 down"
    table.press(Key.Key_Return)
    assert (table.unit("E").base.at.x, table.unit("E").base.at.y) == (27.5, 40.0)


def test_escape_leaves_it_in_the_list(table: Beside) -> None:
    table.bot.mouseClick(tray(table, "A").viewport(), LEFT, pos=row_at(tray(table, "A"), "E"))
    assert table.window.board.overlay.tag.isVisible()
    table.press(Key.Key_Escape)
    assert not table.window.board.overlay.tag.isVisible()
    assert not table.unit("E").on_table
    assert table.window.board.hand is table.window.board.move_tool


def test_a_unit_that_stands_is_moved_and_taken_off_again(table: Beside) -> None:
    viewport = table.window.board.viewport()
    table.bot.mousePress(viewport, LEFT, pos=pixel(table, (3, 3)))
    table.bot.mouseMove(viewport, pixel(table, (4, 5)))
    table.bot.mouseMove(viewport, pixel(table, (15, 5)))
    assert "(SA-007)" in table.window.board.overlay.tag.sentence
    table.bot.mouseMove(viewport, pixel(table, (5, 6)))
    assert table.window.board.overlay.tag.sentence == "Cato"
    table.bot.mouseRelease(viewport, LEFT, pos=pixel(table, (5, 6)))
    assert table.unit("C").base.at.y / 25 == pytest.approx(6, abs=0.1)
    menu = table.side.menu.made("C", "C")
    next(action for action in menu.actions() if action.text() == "Take off the table").trigger()
    assert not table.unit("C").on_table
    menu.deleteLater()


def test_before_a_unit_stands_there_is_no_command_to_count(beside: Beside) -> None:
    bare = Scene(command=(0, 3)).changed(turn=0, phase="setup", to_act=None, dominant=None)
    bare.unit("E", name="Edda", at=None).enemy("F", at=(28, 3))
    beside.lay_out(session_of(bare.game))
    panel = beside.window.companies["A"]
    assert panel.command.text() == "No Command yet"
    assert "0" not in panel.brief.text()
    assert beside.window.companies["B"].command.text().startswith("Command 3 of")
