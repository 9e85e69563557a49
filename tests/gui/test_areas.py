"""Areas of fire: put down by a click, drawn with their numbers, put out by their menu or the panel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from hellassist.geometry import distance
from hellassist.gui.dialogs.area import AreaPanel
from hellassist.gui.table.area_item import AreaItem
from hellassist.rules.commands import PlaceArea
from tests.gui.beside import LEFT, Beside, made
from tests.gui.test_doings import lay_out
from tests.scene import Scene

Key = Qt.Key


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def scene() -> Scene:
    return Scene().unit("E", at=(5, 5)).enemy("F", at=(25, 25))


def pixel(beside: Beside, spot: tuple[float, float]) -> QPoint:
    """A spot in fathoms, in the viewport."""
    fathom = beside.game.fathom
    return beside.window.board.mapFromScene(QPointF(spot[0] * fathom, spot[1] * fathom))


def drawn(beside: Beside) -> list[str]:
    """The captions of the areas on the board."""
    found = (item for item in beside.window.board.board.items() if isinstance(item, AreaItem))
    return [item.caption.name for item in found if item.isVisible()]


def from_the_menu(beside: Beside) -> AreaPanel:
    menu = beside.window.menu("battle")
    next(action for action in menu.actions() if action.text() == "Area of fire…").trigger()
    return beside.panel(AreaPanel)


def test_an_area_is_put_where_the_board_was_clicked(beside: Beside) -> None:
    lay_out(beside, scene())
    panel = from_the_menu(beside)
    panel.turns.setText("2")
    beside.bot.mouseClick(beside.window.board.viewport(), LEFT, pos=pixel(beside, (10, 12)))
    assert drawn(beside) == ["fire 2/3"]  # planned
    beside.click(panel.put)
    (area,) = beside.game.areas
    assert (area.kind, area.x, area.y, area.last) == ("fire", 2, 3, 3)
    assert area.radius == 50
    assert distance(area.at, Scene().spot(10, 12)) < 2
    beside.side.close()
    assert drawn(beside) == ["fire 2/3\nto the end of turn 3"]


def test_what_makes_no_area_is_said_and_not_put(beside: Beside) -> None:
    lay_out(beside, scene())
    panel = from_the_menu(beside)
    panel.damage.setText("1.5")
    assert "whole numbers" in panel.fault.text()
    panel.damage.setText("99")
    assert "20 at most" in panel.fault.text()
    assert not panel.put.isEnabled()
    beside.press(Key.Key_Return)
    assert beside.game.areas == ()


def test_it_is_put_out_in_the_panel(beside: Beside) -> None:
    lay_out(beside, scene())
    beside.bridge.do(PlaceArea(beside.game.unit("E").base.at, 2, 1, 1, "lava"))
    panel = from_the_menu(beside)
    beside.click(panel.lying["area-1"])
    assert beside.game.areas == ()
    assert panel.lying == {}
    assert beside.unit("E").has("consumed")


def test_it_is_put_out_by_its_menu_on_the_board(beside: Beside, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: opened.append(menu))
    lay_out(beside, scene())
    beside.bridge.do(PlaceArea(Scene().spot(15, 15), 3, 1, 2, "fire"))
    at = pixel(beside, (16, 16))
    view = beside.window.board
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    put_out = opened[0].actions()[0]
    assert put_out.text() == "Put out: fire 1/2"
    put_out.trigger()
    assert beside.game.areas == ()
    assert drawn(beside) == []
