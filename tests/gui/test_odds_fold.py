"""The odds in full, in the panels of attacks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.gui.odds.details import OddsDetails
from hellassist.gui.odds.fold import OddsFold
from hellassist.rules.commands import DeclareMelee
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


@pytest.fixture
def fight(beside: Beside) -> Beside:
    """Edda, who has Command, strikes at Fell."""
    blades = (weapon(2, 3, 5, 6, 8, name="Axe"), weapon(0, (0, "stunned"), 1, 1, 1, name="Net"))
    scene = Scene(command=(4, 0)).unit("E", name="Edda", rank="officer", cmd=4, weapons=blades)
    scene.enemy("F", name="Fell", life=(3, 1))
    beside.lay_out(session_of(scene.game))
    assert beside.bridge.do(DeclareMelee("E", "F"))
    return beside


def unfolded(beside: Beside, fold: OddsFold) -> OddsDetails:
    beside.click(fold.button)
    QApplication.processEvents()  # what is laid out is shown a moment later
    assert fold.details is not None
    return fold.details


def said(details: OddsDetails) -> list[str]:
    return [label.text() for label in details.findChildren(QLabel) if label.isVisibleTo(details)]


def test_the_odds_in_full_take_the_place_of_the_columns(fight: Beside) -> None:
    panel = fight.attack
    assert panel.fold.details is None  # nothing is worked out before it is asked for
    details = unfolded(fight, panel.fold)
    assert details.isVisible()
    assert not panel.scroller.isVisible()
    assert panel.page is not None
    assert panel.page.isVisible()
    assert fight.cut_off(panel) == []
    assert [bars.stake.unit.id for bars in details.bars] == ["E", "F"]
    assert [points for points, _ in details.bars[1].rows] == [0, 1, 2, 3]
    fight.click(panel.fold.button)
    assert panel.scroller.isVisible()
    assert not details.isVisible()


def test_command_and_the_best_choice_are_told(fight: Beside) -> None:
    words = said(unfolded(fight, fight.attack.fold))
    assert "Command for Edda" in words
    assert words[words.index("Best for Edda") + 1 :][:8:3] == ["for damage", "to fell", "for a state"]
    assert words[words.index("for damage") + 1] == "Axe"
    assert words[words.index("for a state") + 1] == "Net"
    assert any(text.startswith("Every miss is thrown again") for text in words)


def test_it_follows_the_answer_that_stands(fight: Beside) -> None:
    fight.click(fight.attack.primary)
    details = unfolded(fight, fight.attack.fold)
    without = details.stakes[1].falls
    fight.page.stand_on(2)
    assert details.stakes[1].falls > without
    assert "Best for Edda" not in said(details)
    fight.click(fight.attack.fold.button)
    shown = details.stakes
    fight.page.stand_on(0)
    assert details.stakes is shown  # it is worked out only while it is looked at


def test_the_plot_tells_its_values_and_copies_as_text(fight: Beside) -> None:
    details = unfolded(fight, fight.attack.fold)
    plot = details.plot
    assert [plot.column_at(x) for x in (0, 50, plot.width() - 1)] == [1, 1, plot.most]
    assert plot.said(3).split("\n")[0] == "3 LP or more"
    assert plot.said(3).split("\n")[2] == f"Fell: {details.bars[1]._said(3).split(': ')[1]}"
    fight.click(details.copy)
    pasted = QGuiApplication.clipboard().text()
    assert pasted.startswith("Life Points lost\tEdda\tFell\n0\t")
    assert pasted.endswith(details.assumed.text())


def test_when_it_is_over_there_is_nothing_to_fold_out(fight: Beside) -> None:
    panel = fight.attack
    unfolded(fight, panel.fold)
    fight.dice = [(6, 6, 6), (1, 1, 1)]
    while fight.is_fighting:
        fight.press(Qt.Key.Key_Return)
    assert not panel.fold.button.isEnabled()
    assert panel.scroller.isVisible()


def test_a_shot_tells_them_before_it_is_declared(beside: Beside) -> None:
    bow = weapon(name="bow", use="ranged", range=4)
    scene = Scene(command=(2, 0)).unit("E", rank="officer", cmd=2, shs=3, weapons=(bow,), at=(5, 5))
    scene.enemy("near", name="Near", at=(11.2, 5)).enemy("far", name="Far", at=(5, 15.2))
    beside.lay_out(session_of(scene.game))
    beside.side.open_shot("E")
    details = unfolded(beside, beside.panel(ShootPanel).fold)
    assert [stake.unit.id for stake in details.stakes] == ["near"]
    assert "Near falls" in said(details)
    beside.panel(ShootPanel).choose("far")
    assert [stake.unit.id for stake in details.stakes] == ["far"]
