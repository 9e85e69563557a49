"""A cost without colour, paid evenly of a Command in two colours: which points it was is said in the Company's box."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from hellassist.gui.looks.theme import TOUCH
from hellassist.rules.commands import Activate, EndActivation, SpendCommand
from hellassist.rules.game import PLAYERS
from tests.gui.beside import Beside, made
from tests.gui.test_doings import lay_out
from tests.gui.test_powers_by_editions import captain, pool

LABELS = ["2 light, 0 dark", "1 light, 1 dark", "0 light, 2 dark"]


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


@pytest.mark.rule("FR-60")
def test_which_points_were_paid_is_asked_and_may_be_taken_back(beside: Beside) -> None:
    lay_out(beside, captain("Libre - 1 PC - aucune - Illimité", light=(2, 2)), "E")
    box = beside.window.companies["A"]
    assert not box.paid.isVisible()
    beside.bridge.do(SpendCommand("A", 2))
    assert box.paid.ask.text().endswith(" paid: of which colours?")
    assert sorted(button.accessibleName() for button in box.paid.buttons.values()) == sorted(LABELS)
    assert [light for light, button in box.paid.buttons.items() if button.isChecked()] == [1]
    beside.click(box.paid.buttons[0])
    assert pool(beside) == (2, 2)
    assert not box.paid.isVisible()
    beside.session.undo()
    assert pool(beside) == (2, 1)


@pytest.mark.rule("FR-60")
def test_it_is_settled_when_the_next_activation_begins(beside: Beside) -> None:
    lay_out(beside, captain("Libre - 1 PC - aucune - Illimité", light=(2, 2)), "E")
    beside.bridge.do(Activate("E"))
    beside.bridge.do(SpendCommand("A", 1))
    box = beside.window.companies["A"]
    assert box.paid.isVisible()
    beside.bridge.do(EndActivation())
    assert box.paid.isVisible()
    beside.bridge.do(Activate("F"))
    assert not box.paid.isVisible()


def test_the_other_box_folds_and_is_no_higher_than_it_needs(beside: Beside) -> None:
    lay_out(beside, captain("Libre - 1 PC - aucune - Illimité", light=(2, 2)), "E")
    ours, theirs = (beside.window.companies[player] for player in PLAYERS)
    beside.bridge.do(SpendCommand("A", 1))
    beside.bot.waitUntil(lambda: not theirs.units.isVisible())
    beside.bridge.do(Activate("E"))
    beside.bridge.do(SpendCommand("A", 1))
    beside.bot.wait(20)
    assert theirs.height() < 70 < ours.height()
    for button in ours.paid.buttons.values():
        assert button.height() >= TOUCH
        assert button.geometry().bottom() <= ours.paid.row.height()
