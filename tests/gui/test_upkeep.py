"""The Upkeep beside the board: told by itself, closed by going on, taken back by Undo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.app.battle.demo import demo_session
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.upkeep import UpkeepPanel
from hellassist.rules.commands import Activate
from hellassist.rules.game import PLAYERS
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made
from tests.gui.test_doings import seen


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


@pytest.fixture
def done(beside: Beside) -> Beside:
    """The skirmish at the end of its turn."""
    game = skirmish().game
    units = {key: replace(unit, status="acted") for key, unit in game.units.items()}
    beside.lay_out(session_of(replace(game, units=units, to_act=None)))
    return beside


def test_the_first_look_at_a_battle_tells_its_dominance(beside: Beside) -> None:
    beside.lay_out(demo_session())
    beside.bot.waitUntil(lambda: isinstance(beside.side.panel, UpkeepPanel))
    assert "First Contact 0 = " in seen(beside.panel(UpkeepPanel))
    beside.click(beside.window.turn.first["B"])
    assert beside.side.panel is None
    assert beside.game.to_act == "B"


def test_the_next_turn_opens_it_and_undo_takes_it_back(done: Beside) -> None:
    done.click(done.window.turn.turn)
    panel = done.panel(UpkeepPanel)
    assert panel.title.text() == "Upkeep of turn 3"
    assert [step.title for step in panel.steps] == ["Command", "Dominance"]
    assert done.window.turn.line.text() == "Dominance, Westerners: name who activates first."
    done.bridge.undo()
    assert done.side.panel is None
    assert done.game.turn == 2


def test_it_is_closed_by_escape_and_opened_again_from_the_menu(done: Beside) -> None:
    done.click(done.window.turn.turn)
    done.press(Qt.Key.Key_Escape)
    assert done.side.panel is None
    menu = done.window.menu("battle")
    next(action for action in menu.actions() if action.text() == "Upkeep of this turn").trigger()
    done.side.open_rule("TD-12")
    assert done.panel(RulePanel).rule == "TD-12"
    done.side.open_upkeep()
    done.click(done.window.turn.first["A"])
    assert done.side.panel is None


def test_looked_up_later_it_stays_until_it_is_closed(done: Beside) -> None:
    done.click(done.window.turn.turn)
    done.click(done.window.turn.first["A"])
    done.side.open_upkeep()
    done.bridge.do(Activate("bretteur"))
    assert isinstance(done.side.panel, UpkeepPanel)
    done.bridge.undo()
    done.bridge.undo()
    assert isinstance(done.side.panel, UpkeepPanel)
    done.bridge.undo()
    assert done.side.panel is None  # that turn has not begun any more


@pytest.mark.rule("TD-02")
def test_dominance_that_passes_in_upkeep_is_shown_with_its_new_side(beside: Beside) -> None:
    game = skirmish().game
    units = {key: replace(unit, status="acted") for key, unit in game.units.items()}
    companies = {**game.companies, "A": replace(game.companies["A"], lost=1)}
    beside.lay_out(session_of(replace(game, units=units, companies=companies, to_act=None)))
    boxes = beside.window.companies
    assert [boxes[player].dominance.isVisible() for player in PLAYERS] == [True, False]
    beside.click(beside.window.turn.turn)
    assert "Dominance: Demons, 0 to 1: fewer losses in the turn before." in seen(beside.panel(UpkeepPanel))
    beside.side.close()
    assert [boxes[player].dominance.isVisible() for player in PLAYERS] == [False, True]


def test_nobody_is_asked_who_begins_when_all_have_acted(done: Beside) -> None:
    done.side.open_about()
    assert [done.window.companies[player].now.text() for player in PLAYERS] == ["", ""]
