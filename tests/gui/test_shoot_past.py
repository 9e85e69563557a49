"""Vae distanti where a shot is declared: whom it passes by, what that costs, and how many there may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.rules.commands import DeclareShot
from hellassist.rules.editions import CORE
from tests.gui.beside import Beside, made
from tests.gui.test_doings import keys, lay_out
from tests.rules.editions.test_french_vae import range_of

Key = Qt.Key


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def shooting(beside: Beside, target: str, *scene: int, **more: Any) -> ShootPanel:
    """The panel of E's shot; A, B, C and D stand ever farther away."""
    panel = lay_out(beside, range_of(*scene, **more), "E")
    beside.click(panel.row.button("shoot"))
    shoot = beside.panel(ShootPanel)
    shoot.choose(target)
    return shoot


@pytest.mark.rule("FR-33", "FR-34")
def test_a_nearer_enemy_is_passed_by_at_a_click(beside: Beside) -> None:
    panel = shooting(beside, "B")
    assert list(panel.past.buttons) == ["A"]
    assert not panel.shoot.isEnabled()
    beside.click(panel.past.buttons["A"])
    assert panel.past.said.text() == "Vae distanti: 1 Command and −1 SHS, 3 at most."
    assert panel.chosen == "B"
    beside.click(panel.shoot)
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.ignored == ("A",)
    assert beside.game.companies["A"].current == 8


@pytest.mark.rule("FR-34")
def test_only_those_nearer_than_the_target_are_offered_and_each_counts(beside: Beside) -> None:
    panel = shooting(beside, "D")
    assert list(panel.past.buttons) == ["A", "B", "C"]
    for enemy in "AB":
        beside.click(panel.past.buttons[enemy])
        assert not panel.shoot.isEnabled()
    beside.click(panel.past.buttons["C"])
    assert panel.shoot.isEnabled()
    beside.click(panel.past.buttons["B"])
    assert not panel.shoot.isEnabled()


@pytest.mark.rule("FR-33")
def test_no_more_than_can_be_paid(beside: Beside) -> None:
    panel = shooting(beside, "C", 1)
    beside.click(panel.past.buttons["A"])
    assert not panel.past.buttons["B"].isEnabled()
    assert panel.past.buttons["A"].isEnabled()
    assert "1 at most" in panel.past.said.text()


@pytest.mark.rule("RG-04", "FR-34")
def test_the_refusal_and_the_offer_agree(beside: Beside) -> None:
    panel = shooting(beside, "B")
    assert "A is nearer to E than B (3.0 fathoms against 5.0) and comes first." in panel.fault.text()
    assert panel.past.buttons["A"].isEnabled()


@pytest.mark.rule("FR-33", "CM-11")
def test_without_command_it_is_not_offered(beside: Beside) -> None:
    panel = shooting(beside, "B", 0)
    assert "has 0 Command left and needs 1" in panel.past.said.text()
    assert not panel.past.buttons["A"].isEnabled()


@pytest.mark.rule("FR-34", "RG-11")
def test_nobody_is_passed_by_for_a_target_that_cannot_be_one(beside: Beside) -> None:
    panel = shooting(beside, "B")
    panel.eyes.buttons["hidden"].click()
    panel.choose("B")
    assert panel.chosen == "B"
    assert not panel.past.isVisible()


@pytest.mark.rule("AC-18")
def test_after_a_shot_a_walk_alone_is_offered(beside: Beside) -> None:
    row = lay_out(beside, range_of(), "E")
    assert "Run or Charge 10" in row.move_.text()
    beside.bridge.do(DeclareShot("E", "A"))
    beside.dice = [(1, 1, 1, 1)]
    while beside.is_fighting:
        beside.press(Key.Key_Return)
    beside.side.close()
    assert row.move_.text() == "Drag it: 5 fathoms"
    assert "announce" not in keys(row)


@pytest.mark.rule("FR-33")
def test_by_keyboard(beside: Beside) -> None:
    panel = shooting(beside, "B")
    beside.press(Key.Key_Tab, Key.Key_Space)
    assert panel.past.ignored == ("A",)
    assert panel.past.buttons["A"].hasFocus()
    beside.press(Key.Key_Return)
    assert beside.is_fighting


@pytest.mark.rule("FR-33")
def test_a_shooter_that_takes_no_orders_is_told_so(beside: Beside) -> None:
    panel = shooting(beside, "B", abilities=("maverick",))
    assert "can receive no order now" in panel.past.said.text()
    assert not panel.past.buttons["A"].isEnabled()


def test_there_is_none_where_the_rules_have_none(beside: Beside) -> None:
    panel = shooting(beside, "B", edition=CORE)
    assert not panel.past.isVisible()
    assert "first (RG-04)" in panel.target.currentItem().text()
