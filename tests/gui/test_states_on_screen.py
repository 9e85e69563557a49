"""What lies on a unit is seen: tokens on the board, the green part of its bar, what eyes have judged of a target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.gui.looks.theme import tokens
from hellassist.gui.widgets.life_bar import LifeBar
from hellassist.rules.commands import Correct, NextTurn
from hellassist.rules.game import StateOn
from tests.gui.beside import Beside, made
from tests.gui.test_doings import lay_out
from tests.rules.ranged import archer
from tests.rules.told import with_states
from tests.scene import Scene


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def tokens_of(beside: Beside, unit: str) -> tuple[str, ...]:
    """The marks below a unit's name on the board."""
    return beside.window.board.board._captions[unit].chips


@pytest.mark.rule("ST-081")
def test_a_token_is_there_as_long_as_the_state_lies_on_the_unit(beside: Beside) -> None:
    scene = with_states(Scene().unit("E").enemy("F", at=(20, 20)), "E", StateOn("knocked_down"))
    lay_out(beside, scene, "E")
    assert tokens_of(beside, "E") == ("Knocked Down",)
    beside.session.do(Correct("E", "state", "-knocked_down", "it stood all the time"))
    assert tokens_of(beside, "E") == ()


@pytest.mark.rule("ST-031")
def test_the_marks_of_consumed_count_down_with_each_upkeep(beside: Beside) -> None:
    scene = Scene().unit("E", life=(20, 1)).enemy("F", at=(20, 20))
    lay_out(beside, with_states(scene, "E", StateOn("consumed", 2, 3, "fire")), "E")
    seen = []
    for _ in range(4):
        seen.append(tokens_of(beside, "E"))
        done = {key: replace(unit, status="acted") for key, unit in beside.game.units.items()}
        beside.session.game = replace(beside.game, units=done, activation=None)
        beside.session.do(NextTurn("A"))
    assert [token[0] if token else "" for token in seen] == [
        "Consumed 2/3",
        "Consumed 2/2",
        "Consumed 2/1",
        "",
    ]


@pytest.mark.rule("ST-086")
def test_the_boxes_in_which_a_unit_is_wounded_are_green(qtbot: QtBot) -> None:
    bar = LifeBar()
    qtbot.addWidget(bar)
    bar.resize(100, 12)
    bar.show_life(5, 5, 2)
    picture = bar.grab().toImage()
    colours = [picture.pixelColor(int(point * 20 + 8), 6) for point in range(5)]
    green, gold = QColor(tokens().green), QColor(tokens().gold)
    assert colours == [green, green, gold, gold, gold]


@pytest.mark.rule("RG-14")
def test_what_the_eyes_judge_of_a_target_goes_with_its_shot(beside: Beside) -> None:
    panel_of = lay_out(beside, archer(at=(5, 10)).enemy("F", at=(15, 10)), "E")
    assert panel_of is not None
    beside.side.open_shot("E", "F")
    panel = beside.panel(ShootPanel)
    beside.click(panel.eyes.buttons["covered"])
    beside.click(panel.shoot)
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.covered
