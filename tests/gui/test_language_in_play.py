"""The language changes in the midst of a battle: what is open stays open, with what stands in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.correct import CorrectPanel
from hellassist.gui.dialogs.duel import DuelPanel
from hellassist.gui.dialogs.note import NotePanel
from hellassist.gui.dialogs.power import PowerPanel
from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.rules.editions import FRENCH_EFFECTS
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made
from tests.gui.test_duel_panel import CTRL, pools, said
from tests.gui.test_powers_by_editions import captain, paying
from tests.gui.test_shoot_past import shooting


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    for table in made(qtbot):
        table.lay_out(session_of(skirmish().changed(edition=FRENCH_EFFECTS).game))
        yield table
        table.desk.speak("en")


@pytest.mark.rule("FR-62")
def test_a_duel_keeps_its_stakes_unseen(beside: Beside) -> None:
    beside.window.board.setFocus()
    beside.press(Qt.Key.Key_D, to=CTRL)
    duel = beside.panel(DuelPanel)
    duel.reason.setText("the bridge")
    beside.click(duel.go)
    beside.click(duel.stake.pad[4])
    beside.click(duel.go)
    for language in ("fr", "ru"):
        beside.desk.speak(language)
    again = beside.panel(DuelPanel)
    assert again is not duel
    assert again.hand.isVisible()
    assert "4" not in said(again)
    beside.click(again.go)
    beside.click(again.stake.pad[2])
    beside.click(again.go)
    beside.click(again.go)
    assert [label.text() for label in again.figures.values()] == ["4", "2"]
    assert pools(beside) == [(7, 0), (5, 3)]
    assert "the bridge" in beside.session.past[-1].facts[0].reason  # type: ignore[union-attr]


def test_what_is_typed_stands_there_in_the_other_language(beside: Beside) -> None:
    beside.side.open_note()
    beside.panel(NotePanel).text.setText("late")
    beside.desk.speak("fr")
    note = beside.panel(NotePanel)
    assert (note.text.text(), note.write.isEnabled()) == ("late", True)
    beside.side.open_correction("A")
    correct = beside.panel(CorrectPanel)
    correct.what.setCurrentIndex(correct.what.findData("lost"))
    correct.value.setText("2")
    beside.desk.speak("en")
    correct = beside.panel(CorrectPanel)
    assert (correct.subject.currentData(), correct.what.currentData()) == ("A", "lost")
    assert correct.value.text() == "2"


def test_what_is_chosen_for_a_power_and_a_shot_is_kept(beside: Beside) -> None:
    panel = paying(beside, captain("Libre - 1 ou 3 PC - aucune - Illimité", light=(3, 3)))
    beside.click(panel.price.amounts[3])
    beside.click(panel.price.split.buttons[3])
    beside.desk.speak("fr")
    panel = beside.panel(PowerPanel)
    assert (panel.price.points, panel.price.light) == (3, 3)
    assert beside.window.board.board.selected == "E"
    shot = shooting(beside, "B")
    beside.click(shot.past.buttons["A"])
    beside.desk.speak("en")
    shot = beside.panel(ShootPanel)
    assert (shot.chosen, shot.past.ignored) == ("B", ("A",))
    assert shot.past.buttons["A"].isChecked()
