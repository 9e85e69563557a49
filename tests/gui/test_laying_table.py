"""Laying the table on the board: put, draw, drag, turn, copy, take away, save and load, all undoable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hellassist.app.battle import tables
from hellassist.app.battle.laying import Slot, middle_of, reach_of
from hellassist.geometry import Point
from hellassist.gui.dialogs import table_files
from hellassist.gui.dialogs.table import TablePanel
from hellassist.gui.table.terrain_item import TerrainItem
from hellassist.gui.table.zone_item import ZoneItem
from hellassist.rules.game import Terrain
from tests.gui.battle import piece
from tests.gui.beside import LEFT, Beside, made
from tests.gui.test_doings import lay_out
from tests.scene import Scene

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
WALL = piece("Wall", (10, 10), (14, 10), (14, 12), (10, 12), impassable=True, opaque=True)


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def opened(beside: Beside, *terrain: Terrain) -> TablePanel:
    """The panel, from its menu."""
    lay_out(beside, Scene().unit("E", at=(5, 5)).enemy("F", at=(25, 25)).changed(terrain=terrain))
    menu = beside.window.menu("battle")
    next(action for action in menu.actions() if action.text() == "Table…").trigger()
    return beside.panel(TablePanel)


def pixel(beside: Beside, spot: tuple[float, float]) -> QPoint:
    return beside.window.board.mapFromScene(QPointF(spot[0] * 25, spot[1] * 25))


def click(
    beside: Beside, *spots: tuple[float, float], to: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    for spot in spots:
        beside.bot.mouseClick(beside.window.board.viewport(), LEFT, to, pixel(beside, spot))


def drag(beside: Beside, start: tuple[float, float], end: tuple[float, float]) -> None:
    screen = beside.window.board.viewport()
    beside.bot.mousePress(screen, LEFT, pos=pixel(beside, start))
    for share in (0.5, 1.0):
        spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        beside.bot.mouseMove(screen, pixel(beside, spot))
    beside.bot.mouseRelease(screen, LEFT, pos=pixel(beside, end))


def near(outline: tuple[Point, ...], *spots: tuple[float, float], within: float = 2.0) -> bool:
    """Whether the corners are those, in fathoms, to what a pixel is wide."""
    return len(outline) == len(spots) and all(
        abs(a.x - x * 25) < within and abs(a.y - y * 25) < within
        for a, (x, y) in zip(outline, spots, strict=True)
    )


def test_a_piece_of_the_library_is_put_where_the_board_was_clicked(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["House"])
    click(beside, (15.1, 15.1), to=SHIFT)
    (house,) = beside.game.terrain
    assert (house.name, house.impassable, house.height) == ("House", True, 4.0)
    assert near(house.outline, (12.5, 13), (17.5, 13), (17.5, 17), (12.5, 17), within=1e-6)
    assert panel.hand.item == house
    assert beside.bridge.undo_label == "Put on the table: House."
    beside.bridge.undo()
    assert beside.game.terrain == ()


def test_what_may_not_lie_there_is_drawn_in_red_with_the_reason(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["House"])
    click(beside, (5, 5))
    assert beside.game.terrain == ()
    tag = beside.window.board.overlay.tag
    assert tag.isVisible()
    assert tag.bad
    assert "House cannot lie on E: no unit may stand in it." in tag.sentence
    assert panel.hand.mode == "put"  # still in hand


def test_an_outline_is_drawn_corner_by_corner_and_closed_at_its_first(beside: Beside) -> None:
    panel = opened(beside)
    panel.flags["awkward"].click()
    beside.click(panel.library["outline"])
    click(beside, (10, 10), (14, 10), (14, 13), (10, 10), to=SHIFT)
    (drawn,) = beside.game.terrain
    assert near(drawn.outline, (10, 10), (14, 10), (14, 13), within=1e-6)
    assert drawn.awkward


def test_an_outline_is_drawn_by_keys_alone(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["outline"])
    beside.press(Key.Key_Space, *[Key.Key_Right] * 4, Key.Key_Space, *[Key.Key_Down] * 2, Key.Key_Space)
    beside.press(Key.Key_Left, Key.Key_Space, Key.Key_Backspace, Key.Key_Return)
    (drawn,) = beside.game.terrain
    a, b, c = drawn.outline
    assert (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y) == pytest.approx((50, 0, 0, 25))


def test_a_circle_is_drawn_from_its_middle(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["circle"])
    drag(beside, (15, 15), (18, 15))
    (drawn,) = beside.game.terrain
    assert len(drawn.outline) >= 16
    assert max(spot.x for spot in drawn.outline) == pytest.approx(18 * 25, abs=2)


def test_a_deployment_area_is_a_dragged_rectangle_and_seen_while_the_table_is_laid(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["A"])
    drag(beside, (1, 1), (20, 6))
    (zone,) = beside.game.zones
    assert zone.player == "A"
    assert near(zone.outline, (1, 1), (20, 1), (20, 6), (1, 6))
    board = beside.window.board.board
    assert any(isinstance(item, ZoneItem) for item in board.items())
    beside.click(panel.done)
    assert not any(isinstance(item, ZoneItem) for item in board.items())  # the battle has begun


def test_a_piece_is_dragged_and_its_corner_too(beside: Beside) -> None:
    opened(beside, WALL)
    drag(beside, (12, 11), (17, 11))
    assert near(beside.game.terrain[0].outline, (15, 10), (19, 10), (19, 12), (15, 12))
    drag(beside, (19, 12), (21, 14))
    assert near(beside.game.terrain[0].outline, (15, 10), (19, 10), (21, 14), (15, 12))
    beside.bridge.undo()
    beside.bridge.undo()
    assert beside.game.terrain == (WALL,)


def test_keys_move_turn_copy_and_take_away(beside: Beside) -> None:
    panel = opened(beside, WALL)
    click(beside, (12, 11))
    beside.press(Key.Key_Right)
    assert near(beside.game.terrain[0].outline, (10.5, 10), (14.5, 10), (14.5, 12), (10.5, 12), within=1e-6)
    beside.press(*[Key.Key_PageDown] * 6)
    corners = ((13.5, 9), (13.5, 13), (11.5, 13), (11.5, 9))
    assert near(beside.game.terrain[0].outline, *corners, within=1e-6)
    beside.press(Key.Key_Insert)
    assert panel.hand.item is beside.game.terrain[1]
    beside.press(Key.Key_Delete)
    assert not beside.game.terrain[1:]
    click(beside, (12.5, 11))
    assert panel.hand.slot == Slot(zone=False, index=0)
    beside.press(Key.Key_Escape)
    beside.panel(TablePanel)
    beside.press(Key.Key_Escape)
    assert beside.side.panel is None


def test_shift_and_the_wheel_turn_by_one_command(beside: Beside) -> None:
    opened(beside, WALL)
    click(beside, (12, 11))
    commands = len(beside.session.past)
    view = beside.window.board
    scale, at = view.scale_now, QPointF(pixel(beside, (12, 11)))
    for _ in range(6):
        event = QWheelEvent(
            at,
            QPointF(view.viewport().mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            SHIFT,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)
    beside.bot.waitUntil(lambda: len(beside.session.past) == commands + 1)
    assert near(beside.game.terrain[0].outline, (13, 9), (13, 13), (11, 13), (11, 9), within=1e-6)
    assert view.scale_now == scale


def test_the_form_sets_flags_height_and_name(beside: Beside) -> None:
    panel = opened(beside, WALL)
    panel.lying.setCurrentRow(0)
    beside.click(panel.flags["difficult"])
    panel.height_.setText("1,5")
    panel.height_.editingFinished.emit()
    panel.name.setText("Old wall")
    panel.name.editingFinished.emit()
    (wall,) = beside.game.terrain
    assert (wall.name, wall.height, wall.difficult) == ("Old wall", 1.5, True)
    panel.height_.setText("high")
    panel.height_.editingFinished.emit()
    assert panel.fault.text() == "The height is a number of fathoms."
    assert beside.game.terrain == (wall,)


def test_a_table_is_saved_and_loaded_and_its_size_told(
    beside: Beside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    panel = opened(beside, WALL)
    path = tmp_path / "my walls.toml"
    monkeypatch.setattr(table_files, "ask_where", lambda parent, name: path)
    beside.click(panel.save)
    assert beside.notice == "Saved as “my walls.toml”."
    panel.lying.setCurrentRow(0)
    beside.click(panel.take)
    panel.load_table(path)
    assert beside.game.terrain == (WALL,)
    village = next(each for each in tables.shipped() if "village" in each.name)
    panel.load_table(village)
    assert "36 by 30 fathoms, this battle for 30 by 30" in beside.notice


def test_a_bad_file_gets_its_sentences_and_changes_nothing(beside: Beside, tmp_path: Path) -> None:
    panel = opened(beside, WALL)
    path = tmp_path / "bad.toml"
    path.write_text('name = "Bad"\n[[pieces]]\nname = "Flat"\noutline = [[1, 1], [2, 2]]\n', encoding="utf-8")
    panel.load_table(path)
    assert "three corners or more" in beside.notice
    assert beside.game.terrain == (WALL,)


def test_no_button_is_cut_off(beside: Beside) -> None:
    panel = opened(beside, WALL)
    panel.lying.setCurrentRow(0)
    assert beside.cut_off(panel) == []


def test_the_names_of_crowded_pieces_lie_on_none_another_and_are_in_the_tips(beside: Beside) -> None:
    pillars = [
        piece(f"Pillar {number}", (x, 15), (x + 1, 15), (x + 1, 16), (x, 16), opaque=True)
        for number, x in enumerate((10.0, 11.5, 13.0, 14.5))
    ]
    opened(beside, WALL, *pillars)
    board = beside.window.board
    board.board.lay_out_captions()
    shown = [item for item in board.board.items() if isinstance(item, TerrainItem)]
    boxes = [
        each.caption.shown_box.translated(each.caption.scenePos() * board.scale_now)
        for each in shown
        if each.caption.isVisible()
    ]
    assert len(boxes) >= 3
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2))
    assert all(each.terrain.name in each.toolTip() for each in shown)


def test_what_was_refused_is_not_asked_again(beside: Beside) -> None:
    panel = opened(beside, WALL)
    drag(beside, (12, 11), (5.5, 5))
    assert beside.game.terrain == (WALL,)
    tag = beside.window.board.overlay.tag
    assert "Wall cannot lie on E" in tag.sentence
    assert tag.isVisible()
    asked: list[str] = []
    beside.bridge.refused.connect(lambda sentence, rule: asked.append(sentence))
    click(beside, (12, 11))
    assert not asked
    assert not tag.isVisible()
    assert panel.hand.slot == Slot(zone=False, index=0)


def test_an_edge_gives_and_takes_a_corner(beside: Beside) -> None:
    opened(beside, WALL)
    click(beside, (12, 11))
    board = beside.window.board
    beside.bot.mouseDClick(board.viewport(), LEFT, pos=pixel(beside, (12, 12)))
    corners = ((10, 10), (14, 10), (14, 12), (12, 12), (10, 12))
    assert near(beside.game.terrain[0].outline, *corners)
    beside.bot.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=pixel(beside, (12, 12)))
    assert near(beside.game.terrain[0].outline, (10, 10), (14, 10), (14, 12), (10, 12))


def test_escape_gives_up_a_drawing_before_the_mode(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["outline"])
    click(beside, (10, 10), (14, 10))
    beside.press(Key.Key_Escape)
    assert (panel.hand.mode, panel.hand.corners) == ("outline", ())
    beside.press(Key.Key_Escape)
    assert panel.hand.mode == "choose"
    assert beside.game.terrain == ()


def test_a_circle_is_made_larger_by_keys_and_by_its_edge(beside: Beside) -> None:
    panel = opened(beside)
    beside.click(panel.library["circle"])
    beside.press(Key.Key_Plus, Key.Key_Plus, Key.Key_Return)
    (drawn,) = beside.game.terrain
    x, y = middle_of(drawn.outline)
    assert reach_of(drawn.outline) == pytest.approx(50)
    drag(beside, (x / 25 + 2, y / 25), (x / 25 + 3, y / 25))
    assert reach_of(beside.game.terrain[0].outline) == pytest.approx(75, abs=2)
