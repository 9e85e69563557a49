"""Two effects wanted at the same moment: which comes first is told, then both are used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.clash import ClashPanel
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, Edition
from hellassist.rules.profile import Act
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.rules.editions.make import order
from tests.rules.editions.test_french_effects import clash


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def opened(beside: Beside, active: str, edition: Edition = FRENCH_EFFECTS) -> ClashPanel:
    beside.lay_out(session_of(clash(active, edition).game))
    menu = beside.window.menu("battle")
    next(action for action in menu.actions() if action.text() == "Two effects at once…").trigger()
    return beside.panel(ClashPanel)


@pytest.mark.rule("FR-03")
@pytest.mark.parametrize(("active", "first", "left"), [("A", "A", 0), ("B", "B", 1)])
def test_the_active_units_own_goes_before(beside: Beside, active: str, first: str, left: int) -> None:
    panel = opened(beside, active)
    assert panel.order.text() == f"First that of {first}; the other follows if it still can."
    assert "B loses 2 LP" in panel.preview.text()
    assert beside.unit("B").life == 2
    beside.click(panel.use)
    assert beside.unit("B").life == left
    assert beside.side.panel is None


@pytest.mark.rule("FR-03")
def test_of_one_player_the_core_takes_the_order_in_which_he_names_them(beside: Beside) -> None:
    for edition, first in ((FRENCH_EFFECTS, "A"), (CORE, "C")):
        panel = opened(beside, "A", edition)
        labels = [panel.choices[0].itemText(row) for row in range(panel.choices[0].count())]
        for choice, unit in zip(panel.choices, "CA", strict=True):
            choice.setCurrentIndex(next(row for row, text in enumerate(labels) if text.startswith(unit)))
        assert panel.order.text().startswith(f"First that of {first}")


def test_it_takes_two(beside: Beside) -> None:
    panel = opened(beside, "A")
    panel.choices[1].setCurrentIndex(panel.choices[0].currentIndex())
    assert not panel.use.isEnabled()
    assert panel.fault.text() == "There have to be two effects that can be used now."


@pytest.mark.rule("FR-23", "FR-60")
def test_what_each_costs_is_chosen(beside: Beside) -> None:
    costly = order("Libre - 1 ou 3 PC - aucune - Illimité", Act("heal", amount=1), name="Mend")
    scene = clash("A").unit("D", at=(6, 6), orders=(costly,))
    ours = replace(scene.game.companies["A"], current=4, basic=4, coloured=True, current_light=2)
    scene.changed(companies={**scene.game.companies, "A": ours})
    beside.lay_out(session_of(scene.game))
    menu = beside.window.menu("battle")
    next(action for action in menu.actions() if action.text() == "Two effects at once…").trigger()
    panel = beside.panel(ClashPanel)
    labels = [panel.choices[0].itemText(row) for row in range(panel.choices[0].count())]
    assert not panel.prices[0].isVisible()
    panel.choices[0].setCurrentIndex(next(row for row, text in enumerate(labels) if text.startswith("D")))
    assert not panel.prices[1].isVisible()
    assert list(panel.prices[0].amounts) == [1, 3]
    beside.click(panel.prices[0].amounts[3])
    beside.click(panel.prices[0].split.buttons[1])
    assert "3 Command paid" in panel.preview.text()
    assert not panel.preview.visibleRegion().isEmpty()
    beside.click(panel.use)
    ours = beside.game.companies["A"]
    assert (ours.current, ours.current_light) == (1, 1)
