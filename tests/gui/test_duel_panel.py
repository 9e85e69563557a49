"""Authority duels: two players stake in secret at one screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.duel import DuelPanel
from hellassist.rules.editions import FRENCH_EFFECTS
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    for table in made(qtbot):
        table.lay_out(session_of(skirmish().changed(edition=FRENCH_EFFECTS).game))
        yield table


@pytest.fixture
def duel(beside: Beside) -> DuelPanel:
    """Opened by its key. A has 4 points left, B has 3."""
    beside.window.board.setFocus()
    beside.press(Qt.Key.Key_D, to=CTRL)
    return beside.panel(DuelPanel)


def said(root: QWidget) -> str:
    """All that can be read off the panel, by eyes or by a screen reader."""
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        elif isinstance(widget, QLineEdit):
            found.append(widget.displayText())
        interface = QAccessible.queryAccessibleInterface(widget)
        found += [interface.text(QAccessible.Text(kind)) for kind in range(4)]
    pad = "0123456789"  # the keys to stake with
    return "\n".join(text.replace("FR-62", "") for text in found if text not in (*pad,))


def pools(beside: Beside) -> list[tuple[int, int]]:
    return [(company.basic, company.current) for company in beside.game.companies.values()]


@pytest.mark.rule("FR-62")
def test_both_stakes_are_laid_open_together(beside: Beside, duel: DuelPanel) -> None:
    before = beside.game
    duel.reason.setText("the bridge")
    beside.click(duel.go)
    beside.click(duel.stake.pad[4])
    assert "4" not in said(duel).replace("0 to 4", "")
    beside.click(duel.go)
    assert "4" not in said(duel)
    beside.click(duel.go)
    beside.click(duel.stake.pad[2])
    beside.click(duel.go)
    assert not any(sign in said(duel) for sign in "42"), said(duel)
    assert beside.game is before
    beside.click(duel.go)
    assert [label.text() for label in duel.figures.values()] == ["4", "2"]
    assert duel.outcome.text() == "Won by Westerners: the stake is paid."
    assert pools(beside) == [(7, 0), (5, 3)]
    beside.bridge.undo()
    assert pools(beside) == [(7, 4), (5, 3)]


@pytest.mark.rule("FR-63")
def test_a_permanent_one_by_keys_alone(beside: Beside, duel: DuelPanel) -> None:
    assert duel.reason.hasFocus()
    duel.kind.buttons["permanent"].setFocus()
    beside.press(Qt.Key.Key_Space)
    duel.reason.setFocus()
    beside.press(Qt.Key.Key_Return, "1", Qt.Key.Key_Return, Qt.Key.Key_Return, "3", Qt.Key.Key_Return)
    beside.press(Qt.Key.Key_Return)
    assert pools(beside) == [(7, 4), (2, 0)]
    beside.press(Qt.Key.Key_Return)
    assert beside.side.panel is None


def test_back_forgets_the_stake(beside: Beside, duel: DuelPanel) -> None:
    beside.press(Qt.Key.Key_Return, "1", Qt.Key.Key_Return)
    beside.click(duel.back)
    assert duel.stake.field.text() == ""
    beside.press("2", Qt.Key.Key_Return, Qt.Key.Key_Return, "2", Qt.Key.Key_Return, Qt.Key.Key_Escape)
    beside.press("0", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert [label.text() for label in duel.figures.values()] == ["2", "0"]
    assert pools(beside) == [(7, 2), (5, 3)]


@pytest.mark.parametrize("typed", ["5", "99", "x", ""])
def test_a_stake_that_will_not_do_is_told_and_not_shown(beside: Beside, duel: DuelPanel, typed: str) -> None:
    beside.press(Qt.Key.Key_Return)
    beside.press(typed)
    beside.press(Qt.Key.Key_Return)
    assert duel.stake.fault.text() == "Enter a whole number from 0 to 4."
    assert duel.stake.isVisible()
    assert not typed or typed not in said(duel)


def test_no_undo_brings_a_stake_back(beside: Beside, duel: DuelPanel) -> None:
    beside.press(Qt.Key.Key_Return, "3", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert duel.stake.field.hasFocus()
    assert not duel.stake.field.isUndoAvailable()
    beside.press(Qt.Key.Key_Z, to=CTRL)
    assert duel.stake.field.text() == ""


def test_a_tie(beside: Beside, duel: DuelPanel) -> None:
    before = pools(beside)
    for stake in "22":
        beside.press(Qt.Key.Key_Return, stake, Qt.Key.Key_Return)
    beside.press(Qt.Key.Key_Return)
    assert duel.outcome.text() == "A tie: nobody wins, and nobody pays."
    assert pools(beside) == before


@pytest.fixture
def coloured(beside: Beside) -> DuelPanel:
    """A has 2 light points and 2 dark ones, B 3 without colour."""
    game = skirmish().changed(edition=FRENCH_EFFECTS).game
    ours = replace(game.companies["A"], coloured=True, basic_light=4, current_light=2)
    beside.lay_out(session_of(replace(game, companies={**game.companies, "A": ours})))
    beside.window.board.setFocus()
    beside.press(Qt.Key.Key_D, to=CTRL)
    panel = beside.panel(DuelPanel)
    beside.press(Qt.Key.Key_Return)
    return panel


@pytest.mark.rule("FR-60")
def test_the_colours_of_a_stake_are_as_secret_as_the_stake(beside: Beside, coloured: DuelPanel) -> None:
    assert coloured.stake.field.hasFocus()
    beside.click(coloured.stake.pad[2])
    beside.press(Qt.Key.Key_Return)
    assert coloured.stake.dark.hasFocus()
    beside.click(coloured.stake.pad[1])
    assert coloured.stake.dark.displayText() == ""
    beside.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert not coloured.stake.dark.isVisible()
    assert not any(sign in said(coloured).replace("0 to 3", "") for sign in "213"), said(coloured)
    beside.press("1", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert [label.text() for label in coloured.figures.values()] == ["3", "1"]
    assert [label.text() for label in coloured.colours.values()] == ["2 light, 1 dark", ""]
    ours = beside.game.companies["A"]
    assert (ours.current, ours.current_light) == (1, 0)
    assert beside.cut_off(coloured) == []


@pytest.mark.rule("FR-59")
@pytest.mark.parametrize(("light", "dark"), [("3", "0"), ("0", "3"), ("", ""), ("x", "1")])
def test_no_colour_can_be_staked_beyond_what_is_there(
    beside: Beside, coloured: DuelPanel, light: str, dark: str
) -> None:
    beside.press(light)
    beside.press(Qt.Key.Key_Return)
    beside.press(dark)
    beside.click(coloured.go)
    assert coloured.stake.fault.text() == "Enter up to 2 light points and up to 2 dark ones."
    assert coloured.stake.isVisible()
    assert coloured.stake.field.text() == coloured.stake.dark.text() == ""
    assert coloured.stake.field.hasFocus()


def test_there_is_none_where_the_rules_have_none(beside: Beside) -> None:
    beside.lay_out(session_of(skirmish().game))
    beside.window.board.setFocus()
    beside.press(Qt.Key.Key_D, to=CTRL)
    assert beside.side.panel is None
    assert not beside.window.actions_.duel.isVisible()


def test_no_button_is_cut_off(beside: Beside, duel: DuelPanel) -> None:
    for _ in range(2):
        assert beside.cut_off(duel) == []
        beside.click(duel.go)
