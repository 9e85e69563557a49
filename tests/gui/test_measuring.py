"""The ruler takes hold of terrain; rings around the selected unit; the list of its distances."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.geometry import Base, Point
from hellassist.gui.dialogs.distances import DistancesPanel
from hellassist.gui.table.measure_tool import Mark, ends_between, length_between
from hellassist.gui.table.rings import typed_distances
from hellassist.rules.commands import Activate, EndActivation
from tests.gui.battle import piece
from tests.gui.beside import LEFT, Beside, made
from tests.gui.test_doings import lay_out
from tests.gui.test_laying_table import pixel
from tests.scene import Scene

Key = Qt.Key
WALL = piece("Wall", (12, 4), (14, 4), (14, 16), (12, 16), impassable=True)
FAR = piece("Far wall", (20, 4), (22, 4), (22, 16), (20, 16))


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    made_ = made(qtbot)
    for table in made_:
        scene = Scene().unit("E", at=(5, 10)).enemy("F", at=(25, 10), mvt=5).unit("G", at=(5, 14))
        lay_out(table, scene.changed(terrain=(WALL,)))
        yield table


def rings(beside: Beside) -> list[float]:
    """The radii of the rings that are drawn, in fathoms."""
    items = beside.window.board.rings._items
    assert all(ring.scene() is not None and ring.isVisible() for ring, _ in items)
    return [ring.path().boundingRect().width() / 50 for ring, _ in items]


def test_the_ruler_measures_to_the_nearest_edge_of_terrain(beside: Beside) -> None:
    board = beside.window.board
    board.use("measure")
    for spot in ((5, 10), (12.1, 15.5)):  # low on the wall: the nearest part of it counts
        beside.bot.mouseClick(board.viewport(), LEFT, pos=pixel(beside, spot))
    assert board.measure_tool.length == pytest.approx((12 - 5 - 0.6) * 25)
    assert board.overlay.tag.sentence == "E → Wall"


@pytest.mark.rule("BA-09")
def test_anything_is_measured_at_any_time(beside: Beside) -> None:
    """Between two enemies, a unit and a point; before, in and after one's own activation. Nothing comes of it."""
    board = beside.window.board

    def measured(*spots: tuple[float, float]) -> float | None:
        board.use("measure")
        before = beside.game
        for spot in spots:
            beside.bot.mouseClick(board.viewport(), LEFT, pos=pixel(beside, spot))
        length = board.measure_tool.length
        assert beside.game is before
        beside.press(Key.Key_Escape)
        board.use("move")
        return length

    board.setFocus()
    for command in (None, Activate("E"), EndActivation(), Activate("F")):
        if command is not None:
            assert beside.bridge.do(command)
        assert measured((5, 10), (25, 10)) == pytest.approx(18.8 * 25)
        assert measured((25, 10), (5, 14)) == pytest.approx(((20**2 + 4**2) ** 0.5 - 1.2) * 25)
        assert measured((25, 10), (25, 13)) == pytest.approx(2.4 * 25, abs=1)


def test_marks_of_every_kind_in_either_order() -> None:
    base, wall = Mark(Base(Point(125, 250), 15), "E"), Mark(Base(Point(0, 0), 0), outline=WALL.outline)
    far = Mark(Base(Point(0, 0), 0), outline=FAR.outline)
    within = Mark(Base(Point(325, 250), 0))
    assert length_between(base, wall) == length_between(wall, base) == pytest.approx(160)
    assert ends_between(base, wall) == ((140, 250), (300, 250))
    assert ends_between(wall, base) == ((300, 250), (140, 250))
    assert length_between(wall, far) == pytest.approx(150)
    assert length_between(wall, wall) == 0
    assert length_between(within, wall) == 0


def test_a_number_draws_a_ring_and_escape_takes_it_away(beside: Beside) -> None:
    board = beside.window.board
    board.board.select("E")
    board.use("measure")
    board.setFocus()
    beside.press("4", ";", "8")
    assert rings(beside) == pytest.approx([4.6, 8.6], abs=0.01)
    beside.press(Key.Key_Backspace)
    assert rings(beside) == pytest.approx([4.6], abs=0.01)
    board.board.select("F")
    ring, caption = board.rings._items[0]
    assert (ring.pos().x(), caption.name) == (25 * 25, "4")
    beside.press(Key.Key_Escape)
    assert rings(beside) == []
    assert board.board.selected == "F"
    beside.press(Key.Key_Escape)
    assert board.board.selected == ""


def test_the_list_of_distances_follows_the_selection(beside: Beside) -> None:
    beside.window.actions_.distances.trigger()
    panel = beside.panel(DistancesPanel)
    assert panel.none.text() == "Select a unit on the board."
    beside.window.board.board.select("E")
    beside.bot.waitUntil(lambda: "…" not in panel.list.item(1).text())
    rows = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert rows == ["G · 2.8 fathoms\nally", "F · 18.8 fathoms\ncould do nothing to it now"]
    panel.ring.setText("3")
    assert rings(beside) == pytest.approx([3.6], abs=0.01)
    panel.ring.setText("three")
    assert panel.fault.isVisible()
    panel.closed.emit()
    assert rings(beside) == []


@pytest.mark.parametrize(
    ("text", "distances"),
    [("", ()), ("4", (4.0,)), ("4; 8,5 10", (4.0, 8.5, 10.0)), ("0", None), ("-1", None), ("x", None)],
)
def test_distances_as_they_are_typed(text: str, distances: tuple[float, ...] | None) -> None:
    assert typed_distances(text) == distances
