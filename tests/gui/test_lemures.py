"""Lemures on the screen: raised beside their Infernalist, their spell and their activations in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from hellassist.geometry import Point
from hellassist.gui.dialogs.power import PowerPanel
from hellassist.gui.dialogs.raise_lemure import RaisePanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.looks import terms
from hellassist.gui.panels.units_table import STATES, STATUS
from hellassist.gui.table.looks import look_of
from hellassist.rules.commands import Activate, EndActivation
from hellassist.rules.contact import touches
from hellassist.rules.profile import Transformation
from tests.gui.beside import LEFT, Beside, made
from tests.gui.test_doings import keys, lay_out, seen
from tests.rules.powers.test_lemures import school
from tests.rules.told import next_turn
from tests.scene import Scene

Key = Qt.Key


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def raising(beside: Beside, scene: Scene) -> RaisePanel:
    """The panel of the Infernalist I."""
    panel = lay_out(beside, scene, "I")
    beside.click(panel.row.button("raise"))
    return beside.panel(RaisePanel)


def click_at(beside: Beside, spot: tuple[float, float]) -> None:
    """Click on the board, in fathoms."""
    view, fathom = beside.window.board, beside.game.fathom
    where = view.mapFromScene(QPointF(spot[0] * fathom, spot[1] * fathom))
    beside.bot.mouseClick(view.viewport(), LEFT, pos=where)


def cells(beside: Beside, key: str) -> tuple[str, str]:
    """Activation and states of a unit in the table."""
    model: Any = beside.window.units.model()
    row = next(row for row, unit in enumerate(model.units) if unit.id == key)
    return model.index(row, STATUS).data(), model.index(row, STATES).data()


def test_a_lemure_is_raised_for_a_spell_where_the_board_was_clicked(beside: Beside) -> None:
    panel = raising(beside, school())
    assert "On the table: 0 of 2. Raised in the battle: 0 of 3." in seen(panel)
    beside.click(panel.spells.button(1))
    assert panel.told.text() == "+1 CBT\nThe lemure is gone with it."
    click_at(beside, (10, 13))  # below it: the lemure snaps to its base
    assert "L1 · Strength" in beside.window.board.overlay.tag.head
    beside.click(panel.put)
    lemure = beside.unit("L1")
    assert lemure.on_table
    assert touches(lemure, beside.unit("I"))
    assert lemure.base.at.y > beside.unit("I").base.at.y
    assert (lemure.invoker, lemure.spell) == ("I", 1)
    assert beside.side.panel is None
    assert not beside.window.board.overlay.tag.isVisible()
    beside.bridge.undo()
    assert not beside.unit("L1").on_table


def test_the_keyboard_turns_it_around_the_base(beside: Beside) -> None:
    panel = raising(beside, school())
    assert beside.window.board.reach.unit == ""  # its own reach is not the matter now
    before = panel.at
    for _ in range(18):
        beside.press(Key.Key_Right)
    assert panel.at.x == pytest.approx(beside.unit("I").base.at.x, abs=0.1)
    assert panel.at != before
    beside.press(Key.Key_Return)
    assert beside.unit("L1").on_table
    assert beside.window.board.reach.unit == "I"


def test_where_it_may_not_stand_the_board_says_why(beside: Beside) -> None:
    panel = raising(beside, school().unit("C", name="Cato", at=(10, 11.3)))
    click_at(beside, (10, 12))
    tag = beside.window.board.overlay.tag
    assert tag.bad
    assert tag.sentence == "The base of L1 would overlap another base. (MV-03)"
    assert not panel.put.isEnabled()
    beside.press(Key.Key_Escape)
    assert beside.side.panel is None
    assert not tag.isVisible()


def test_an_engaged_infernalist_is_struck_by_the_enemy_named(beside: Beside) -> None:
    scene = school(life=(9, 1)).enemy("F", at=(11.2, 10)).enemy("G", name="Grim").touch("G", "I", (-1, 0))
    panel = raising(beside, scene)
    assert panel.enemy.isVisible()
    panel.enemy.setCurrentText("Grim")
    click_at(beside, (10, 13))
    beside.click(panel.put)
    assert beside.game.attack is not None
    declared = beside.game.attack.declaration
    assert "G" in (declared.attacker, declared.defender)


def test_limits_close_the_button_and_say_so(beside: Beside) -> None:
    scene = school(at_once=1)
    scene.changed(units={**scene.game.units, "L1": replace(scene["L1"], at=Point(50, 50), invoker="I")})
    panel = lay_out(beside, scene, "I")
    assert not keys(panel)["raise"]
    assert "1 at one time is its limit" in panel.row.why("raise")


def with_lemures() -> Scene:
    """L1 carries Burst and L2 Strength, both on the table; L3 is at hand."""
    scene = school()
    for key, spell, x in (("L1", 0, 5), ("L2", 1, 15)):
        there = replace(scene[key], at=scene.spot(x, 5), invoker="I", spell=spell)
        scene.changed(units={**scene.game.units, key: there})
    return scene


@pytest.mark.rule("LE-13")
def test_how_often_a_lemure_was_activated_is_seen_and_cleared_with_the_turn(beside: Beside) -> None:
    scene = with_lemures().enemy("G", at=(25, 5))
    lay_out(beside, scene, "L1")
    assert cells(beside, "L1")[0] == "waiting, 0 of 2"
    assert not look_of(beside.unit("L1")).turned
    beside.bridge.do(Activate("L1"))
    assert cells(beside, "L1")[0] == "active, 0 of 2"
    beside.bridge.do(EndActivation())
    assert cells(beside, "L1")[0] == "waiting, 1 of 2"
    assert look_of(beside.unit("L1")).turned
    beside.bridge.do(Activate("F"))
    beside.bridge.do(EndActivation())
    beside.bridge.do(Activate("L1"))
    assert look_of(beside.unit("L1")).turned
    beside.bridge.do(EndActivation())
    assert cells(beside, "L1")[0] == "has acted"
    assert not look_of(beside.unit("L1")).turned
    scene.game = beside.game
    assert terms.status_of(next_turn(scene)["L1"]) == "waiting, 0 of 2"


def test_its_spell_is_named_openly_and_those_at_hand_are_only_counted(beside: Beside) -> None:
    lay_out(beside, with_lemures(), "L1")
    board = beside.window.board.board
    assert board._captions["L1"].name == "L1\ncarries “Burst”"
    assert "carries “Burst”" in board.item_of("L1").toolTip()
    assert cells(beside, "L1")[1] == "carries “Burst”"
    assert "L3" not in [unit.id for unit in beside.window.units.model().units]  # type: ignore[attr-defined]
    assert beside.window.companies["A"].call.text() == "3 waiting · 1 lemure at hand"
    beside.side.open_card("L1")
    said = seen(beside.panel(UnitCard))
    assert "It carries “Burst”. In this turn: waiting, 0 of 2." in said


def test_a_spell_is_released_on_the_unit_it_is_meant_for(beside: Beside) -> None:
    panel = lay_out(beside, with_lemures(), "L2")
    button = panel.row.button("release")
    assert button.text() == "Release “Strength”…\n+1 CBT"
    beside.click(button)
    release = beside.panel(PowerPanel)
    whom = release.targets[0]
    whom.setCurrentIndex(whom.findData("I"))
    assert "L2 releases its spell: Strength." in release.preview.text()
    assert "+1 CBT for I" in release.preview.text()
    assert "L2 falls." in release.preview.text()
    assert not beside.unit("L2").gone
    beside.click(release.use)
    assert beside.unit("L2").gone
    assert [effect.names["en"] for effect in beside.game.running] == ["Strength"]


def test_a_unit_takes_another_shape_when_its_players_see_the_condition_met(beside: Beside) -> None:
    change = Transformation("at night", "beast")
    scene = Scene().unit("E", transformation=change).unit("P", at=(20, 20), transformation=change)
    scene.enemy("F", at=(25, 10))
    scene.changed(shapes={"beast": Scene.profile("beast", name="Beast", life=(6, 2))})
    panel = lay_out(beside, scene, "E")
    button = panel.row.button("transform")
    assert button.text() == "Becomes Beast: at night"
    beside.click(button)
    assert beside.unit("E").profile.name("en") == "Beast"
    assert "transform" not in keys(panel)


@pytest.mark.rule("AC-53")
def test_acted_and_waiting_differ_at_a_glance(beside: Beside) -> None:
    lay_out(beside, school(), "F")
    beside.bridge.do(Activate("I"))
    assert cells(beside, "I")[0] == "active"
    beside.bridge.do(EndActivation())
    assert cells(beside, "I")[0] == "has acted"
    assert beside.window.board.board.item_of("I").look.status == "acted"
    assert beside.window.board.board._captions["I"].dim
    rows = beside.window.companies["A"].model
    assert "has acted" in rows.data(rows.index(0), Qt.ItemDataRole.AccessibleTextRole)  # type: ignore[operator]
    beside.bridge.do(Activate("F"))
    beside.bridge.do(EndActivation())
    beside.click(beside.window.turn.turn)
    assert {cells(beside, key)[0] for key in "IF"} == {"waiting"}
