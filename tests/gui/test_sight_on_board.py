"""The fan of what a shooter sees of the enemy under the pointer, and the words beside it."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from hellassist.geometry import Base, Point
from hellassist.gui.table.fire_line import FireLine, sector
from hellassist.gui.table.looking import Looking
from tests.app.test_sight_words import scene, wall
from tests.gui.beside import Beside, made
from tests.gui.test_doings import lay_out


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def point_at(beside: Beside, spot: tuple[float, float]) -> None:
    board = beside.window.board
    beside.bot.mouseMove(board.viewport(), board.mapFromScene(QPointF(spot[0] * 25, spot[1] * 25)))


def looking(beside: Beside) -> Looking:
    assert beside.side.looking is not None
    return beside.side.looking


def test_the_selected_shooter_sees_the_enemy_under_the_pointer(beside: Beside) -> None:
    lay_out(beside, scene(wall(9, 10)))
    beside.window.board.board.select("E")
    point_at(beside, (15, 10))
    shown = looking(beside)
    assert shown.tag.isVisible()
    assert shown.tag.sentence == "Cover: 50 % hidden by Ruins within a fathom (RG-13)"
    assert shown.line.hidden.isVisible()
    hidden, seen = shown.line.hidden.path().boundingRect(), shown.line.seen.path().boundingRect()
    assert hidden.height() == pytest.approx(seen.height() / 2, rel=0.02)
    assert hidden.bottom() <= 250 + 1e-6  # the upper half
    point_at(beside, (20, 20))
    assert not shown.tag.isVisible()
    assert not shown.line.hidden.isVisible()


def test_nobody_looks_without_a_weapon_or_at_his_own(beside: Beside) -> None:
    lay_out(beside, scene())
    beside.window.board.board.select("F")
    point_at(beside, (5, 10))
    assert not looking(beside).tag.isVisible()
    beside.window.board.board.select("E")
    point_at(beside, (20, 20))
    point_at(beside, (5, 10))
    assert not looking(beside).tag.isVisible()


def test_the_shooter_of_the_open_panel_looks_whoever_is_selected(beside: Beside) -> None:
    lay_out(beside, scene(wall(9, 11)))
    beside.side.open_shot("E")
    beside.window.board.board.select("")
    point_at(beside, (15, 10))
    assert looking(beside).tag.sentence == "Out of sight: wholly hidden by Ruins (RG-11)"
    lines = [item for item in beside.window.board.board.items() if isinstance(item, FireLine)]
    assert any(line.hidden.isVisible() for line in lines)


def test_a_sector_ends_on_the_near_edge_of_the_base() -> None:
    base = Base(Point(100, 0), 20)
    for spot in sector(Point(0, 0), base, -0.1, 0.15)[1:]:
        assert hypot(spot.x - 100, spot.y) == pytest.approx(20)
        assert spot.x < 100
