"""The page of all dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hellassist.gui.odds.dice_panel import DicePanel
from hellassist.rules.commands import DeclareMelee, GiveAnswer
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    for table in made(qtbot):
        scene = Scene().unit("E", name="Edda", life=(20, 1)).enemy("F", name="Fell", life=(20, 1))
        table.lay_out(session_of(scene.game))
        yield table


def opened(beside: Beside) -> DicePanel:
    action = next(each for each in beside.window.menu("battle").actions() if each.text() == "Dice…")
    action.trigger()
    return beside.panel(DicePanel)


def said(panel: DicePanel) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if not label.isHidden())


def test_before_any_die_it_says_so_and_tells_where_dice_come_from(beside: Beside) -> None:
    panel = opened(beside)
    assert "No die has been thrown yet." in said(panel)
    assert "operating system" in said(panel)
    assert not panel.copy.isEnabled()


def test_it_follows_the_battle_and_reading_it_leaves_the_attack_open(beside: Beside) -> None:
    assert beside.bridge.do(DeclareMelee("E", "F"))
    assert beside.bridge.do(GiveAnswer((6, 2, 1), typed=True))
    panel = opened(beside)
    assert [(roll.faces, roll.typed) for roll in panel.rolls.rolls] == [((6, 2, 1), True)]
    assert [plot.tally.counts for plot in panel.plots] == [(1, 1, 0, 0, 0, 1)]
    assert "3 dice typed" in said(panel)
    assert "Too few dice to say more" in said(panel)
    panel.setFocus()
    beside.press(Qt.Key.Key_Escape)
    assert beside.attack.isVisible()
    assert beside.is_fighting


def test_a_roll_taken_back_stays_in_sight(beside: Beside) -> None:
    assert beside.bridge.do(DeclareMelee("E", "F"))
    assert beside.bridge.do(GiveAnswer((6, 2, 1)))
    assert beside.bridge.undo()
    panel = opened(beside)
    assert [(roll.faces, roll.undone) for roll in panel.rolls.rolls] == [((6, 2, 1), True)]
    beside.click(panel.copy)
    assert QGuiApplication.clipboard().text().endswith("2\tEdda\t6 2 1\ttaken back")
