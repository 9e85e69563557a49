"""The rules of a battle in play: read, proposed anew, agreed on by both players at one screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.gui.house.panel import RulesPanel
from hellassist.gui.house.question_list import ID_ROLE
from hellassist.rules.commands import AgreeToRule, ProposeRule
from hellassist.rules.editions import FRENCH_EFFECTS, HOUSE
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    for table in made(qtbot):
        table.lay_out(session_of(skirmish().game))
        yield table


@pytest.fixture
def panel(beside: Beside) -> RulesPanel:
    """Opened by its key."""
    beside.window.board.setFocus()
    beside.press(Qt.Key.Key_R, to=Qt.KeyboardModifier.ControlModifier)
    return beside.panel(RulesPanel)


def open_question(beside: Beside, panel: RulesPanel, question: str) -> None:
    """By a click on its row."""
    rows = panel.list.list
    row = next(row for row in range(rows.count()) if rows.item(row).data(ID_ROLE) == question)
    rows.scrollToItem(rows.item(row))
    beside.bot.mouseClick(
        rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(rows.item(row)).center()
    )


def test_proposed_and_agreed_on_by_a_click_each(beside: Beside, panel: RulesPanel) -> None:
    open_question(beside, panel, "highest_defence")
    assert not panel.propose.isEnabled()
    beside.click(panel.detail.readings[6].button)
    beside.click(panel.propose)
    assert panel.proposal.said.text() == "Bonuses can raise DEF to 6."
    beside.click(panel.proposal.buttons["B"])
    assert beside.game.edition.highest_defence == 5
    assert not panel.proposal.buttons["B"].isEnabled()
    beside.click(panel.proposal.buttons["A"])
    assert (beside.game.edition.highest_defence, beside.game.edition.name) == (6, HOUSE)
    assert not panel.proposal.isVisible()
    beside.click(panel.list.changed)
    assert panel.list.list.count() == 1
    beside.click(panel.differs)
    assert panel.told.text() == "Bonuses can raise DEF to 6."
    beside.bridge.undo()
    assert beside.game.edition.highest_defence == 5
    assert panel.proposal.isVisible()


def test_rejected_by_one(beside: Beside, panel: RulesPanel) -> None:
    beside.bridge.do(ProposeRule("highest_defence", 6))
    beside.click(panel.proposal.buttons["A"])
    beside.click(panel.proposal.reject)
    assert (beside.game.edition.highest_defence, beside.game.proposal) == (5, None)


def test_by_keyboard_alone(beside: Beside, panel: RulesPanel) -> None:
    beside.press("higher standing", Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert panel.detail.question is not None
    assert panel.detail.question.id == "higher_ground"
    beside.press(Qt.Key.Key_Down)
    panel.propose.setFocus()
    beside.press(Qt.Key.Key_Return)
    beside.press(Qt.Key.Key_Return)
    assert beside.game.proposal is not None
    assert beside.game.proposal.agreed == ("A",)
    panel.proposal.buttons["B"].setFocus()
    beside.press(Qt.Key.Key_Return)
    assert not beside.game.edition.higher_ground_for_defender
    beside.press(Qt.Key.Key_Escape)
    assert beside.side.panel is None


def test_what_is_settled_says_so(beside: Beside, panel: RulesPanel) -> None:
    open_question(beside, panel, "absent_command")
    beside.click(panel.detail.readings[True].button)
    assert "settled when a battle begins" in panel.fault.text()
    assert not panel.propose.isEnabled()


def test_what_cannot_be_switched_can_be_read(beside: Beside, panel: RulesPanel) -> None:
    panel.list.search.setText("miniature pose contact")
    panel.list.search.setText("Do weapons and poses make contact?")
    open_question(beside, panel, "what_makes_contact")
    assert not panel.propose.isVisible()
    assert not any(reading.button.isEnabled() for reading in panel.detail.readings.values())


def test_escape_leads_from_a_question_to_the_list_and_away(beside: Beside, panel: RulesPanel) -> None:
    open_question(beside, panel, "highest_defence")
    beside.press(Qt.Key.Key_Escape)
    assert panel.list.isVisible()
    beside.press(Qt.Key.Key_Escape)
    assert beside.side.panel is None


def test_what_waits_for_consent_is_there_at_the_next_look(beside: Beside) -> None:
    scene = skirmish()
    scene.do(ProposeRule("highest_defence", 6))
    scene.do(AgreeToRule("A"))
    beside.lay_out(session_of(scene.game))
    beside.bot.waitUntil(lambda: isinstance(beside.side.panel, RulesPanel))
    assert beside.panel(RulesPanel).proposal.isVisible()


def test_before_the_first_turn_both_are_told_that_rules_differ(beside: Beside) -> None:
    beside.lay_out(session_of(skirmish().changed(edition=FRENCH_EFFECTS, turn=0, phase="setup").game))
    beside.bot.waitUntil(lambda: beside.notice.startswith("13 rules of this battle differ"))


def test_no_button_is_cut_off(beside: Beside) -> None:
    beside.lay_out(session_of(skirmish().changed(edition=FRENCH_EFFECTS).game))
    beside.side.open_rules()
    panel = beside.panel(RulesPanel)
    assert beside.cut_off(panel) == []
    beside.bridge.do(ProposeRule("highest_defence", 6))
    assert beside.cut_off(panel) == []
    open_question(beside, panel, "highest_defence")
    assert beside.cut_off(panel) == []
