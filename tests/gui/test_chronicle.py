"""The chronicle below the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from hellassist.app.words import ledger
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.frame.chronicle import Chronicle
from hellassist.rules.commands import MoveUnit, Note
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import LEFT, Beside, made

Role = Qt.ItemDataRole


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    for table in made(qtbot):
        scene = skirmish()
        table.lay_out(session_of(scene.game))
        table.bridge.do(MoveUnit("bretteur", scene.path((9.4, 20), unit="bretteur")))
        yield table


def chronicle(beside: Beside) -> Chronicle:
    assert beside.desk.chronicle is not None
    return beside.desk.chronicle


def spot(shown: Chronicle, row: int) -> QPoint:
    shown.scrollTo(shown.model().index(row, 0))
    return shown.visualRect(shown.model().index(row, 0)).center()


def test_a_line_says_what_happened_and_names_its_rule(beside: Beside) -> None:
    ledger.rows()
    shown = chronicle(beside)
    row = shown.rows[-1]
    assert (row.text, row.rule, row.unit) == ("Swashbuckler moves 3.0 fathoms: Walk.", "AC-40", "bretteur")
    tip = shown.model().index(len(shown.rows) - 1, 0).data(Role.AccessibleDescriptionRole)
    assert "AC-40: " in tip


def test_a_click_opens_the_rule_and_points_to_the_unit(beside: Beside) -> None:
    shown = chronicle(beside)
    beside.window.board.board.select("samael")
    beside.bot.mouseClick(shown.viewport(), LEFT, pos=spot(shown, len(shown.rows) - 1))
    assert beside.panel(RulePanel).rule == "AC-40"
    assert beside.window.board.board.selected == "bretteur"


def test_a_line_without_a_rule_opens_nothing(beside: Beside) -> None:
    beside.bridge.do(Note("a pause"))
    shown = chronicle(beside)
    beside.bot.mouseClick(shown.viewport(), LEFT, pos=spot(shown, len(shown.rows) - 1))
    assert beside.side.panel is None


def test_undone_lines_stay_and_are_marked(beside: Beside) -> None:
    shown = chronicle(beside)
    beside.bridge.undo()
    assert shown.rows[-1].undone
    assert "Undone" in shown.model().index(len(shown.rows) - 1, 0).data(Role.ToolTipRole)
    beside.bridge.redo()
    assert not shown.rows[-1].undone


def test_a_note_of_many_lines_is_one(beside: Beside) -> None:
    beside.bridge.do(Note("first\nsecond <i>third</i>"))
    assert chronicle(beside).rows[-1].text == "first second <i>third</i>"
