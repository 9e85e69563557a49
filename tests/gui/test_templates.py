"""Templates laid on the board by mouse and keys: who is under them and why, the odds, the dice, what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hellassist.geometry import Point
from hellassist.gui.dialogs.roll_pages import RerollPage, VirtualRollPage
from hellassist.gui.dialogs.template import TemplatePanel
from hellassist.gui.dialogs.trial_pages import DrawPage
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.rules.profile import Blast
from tests.gui.battle import piece, session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon

Key = Qt.Key
FATHOM = 25.0


def thrower(shape: str, difficulty: int = 4, power: int = 2) -> Any:
    return replace(
        weapon(name="Device", use="ranged", range=4),
        table=(),
        blast=Blast(shape, difficulty, power),  # type: ignore[arg-type]
    )


def field(shape: str, **shooter: Any) -> Scene:
    """A shooter to the left; three enemies and one of its own to the right."""
    scene = Scene().unit("E", name="Edda", shs=4, weapons=(weapon(), thrower(shape)), at=(5, 10), **shooter)
    scene.enemy("F", name="Fell", at=(9, 10), life=(5, 1)).enemy("G", name="Grim", at=(9, 12.5), life=(5, 1))
    scene.enemy("H", name="Hex", at=(20, 20)).unit("A", name="Ally", at=(9, 7), life=(5, 1))
    return scene


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def place(beside: Beside, scene: Scene, shape: str) -> TemplatePanel:
    """The panel, opened from the card."""
    beside.lay_out(session_of(scene.game))
    beside.side.open_card("E")
    beside.click(beside.panel(UnitCard).doings.button(shape))
    panel = beside.panel(TemplatePanel)
    panel.count_odds()
    return panel


def pixel(beside: Beside, x: float, y: float) -> QPoint:
    return beside.window.board.mapFromScene(QPointF(x * FATHOM, y * FATHOM))


def spot(panel: TemplatePanel) -> tuple[float, float]:
    return round(panel.spot.x / FATHOM, 1), round(panel.spot.y / FATHOM, 1)


def lies(beside: Beside) -> bool:
    """Whether a template lies on the board."""
    return beside.side._template.shown


def under(panel: TemplatePanel) -> dict[str, str]:
    return {row.unit.id: row.why for row in panel.under.rows}


def test_an_explosion_lies_at_the_nearest_enemy_and_tells_who_is_under_it(beside: Beside) -> None:
    panel = place(beside, field("explosion"), "explosion")
    assert spot(panel) == (9.0, 10.0)
    assert lies(beside)
    assert under(panel) == {
        "F": "touched: 0.0 of 3 fathoms",
        "G": "touched: 1.9 of 3 fathoms",
        "A": "touched: 2.4 of 3 fathoms; one of its own",
    }
    assert all("%" in row.figures for row in panel.under.rows)
    assert "4 dice against difficulty" in panel.roll.text()
    assert beside.cut_off(panel) == []


def test_it_is_placed_by_the_pointer(beside: Beside) -> None:
    panel = place(beside, field("explosion"), "explosion")
    screen = beside.window.board.viewport()
    beside.bot.mouseClick(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 12, 15))
    assert spot(panel) == pytest.approx((12, 15), abs=0.1)
    assert under(panel) == {}
    assert "Nobody lies under the template." in panel.fault.text()
    beside.bot.mousePress(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 12, 15))
    for x in (13, 15, 18, 19):
        beside.bot.mouseMove(screen, pixel(beside, x, x))
    beside.bot.mouseRelease(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 19, 19))
    assert list(under(panel)) == ["H"]
    beside.bot.mouseClick(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 20.2, 20.2))
    assert spot(panel) == (20.0, 20.0)  # a base is aimed at in its middle


def test_it_is_placed_by_keys(beside: Beside) -> None:
    panel = place(beside, field("explosion"), "explosion")
    beside.press(Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert spot(panel) == (10.0, 10.5)
    beside.press(Key.Key_Up, to=Qt.KeyboardModifier.ShiftModifier)
    assert spot(panel) == (10.0, 10.4)
    beside.window.board.setFocus()
    beside.press(Key.Key_Left)
    assert spot(panel) == (9.5, 10.4)
    beside.press(Key.Key_Escape)
    assert beside.side.panel is None
    assert not lies(beside)
    assert beside.window.board.tool is beside.window.board.move_tool


def test_what_is_refused_is_said_with_its_rule(beside: Beside) -> None:
    scene = field("explosion").changed(
        terrain=(piece("Wall", (6, 8), (7, 8), (7, 12), (6, 12), opaque=True),)
    )
    panel = place(beside, scene, "explosion")
    assert "Terrain stands between Edda and the spot" in panel.fault.text()
    assert "EX-03" in panel.fault.text()
    assert not panel.fire.isEnabled()
    beside.click(panel.line.buttons["free"])
    assert panel.fire.isEnabled()
    panel.aim(Point(-50.0, 100.0))
    assert "EX-01" in panel.fault.text()


def test_eyes_overrule_the_board(beside: Beside) -> None:
    panel = place(beside, field("explosion"), "explosion")

    row = [entry.unit.id for entry in panel.under.rows].index("G")
    buttons = [button for button in panel.under.findChildren(QPushButton) if button.isVisible()]
    beside.click(buttons[row])
    assert "BL-23" in under(panel)["G"]
    assert [entry.unit for entry in panel.entries if entry.hit] == ["F", "A"]
    assert panel.command.looks == (("G", "hidden"),)


def test_measuring_goes_on_and_leads_back_to_aiming(beside: Beside) -> None:
    panel = place(beside, field("explosion"), "explosion")
    board = beside.window.board
    beside.window.actions_.measure.trigger()
    screen = board.viewport()
    beside.bot.mouseClick(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 5, 20))
    assert spot(panel) == (9.0, 10.0)
    beside.window.actions_.move.trigger()
    assert board.tool is panel.tool
    beside.bot.mouseClick(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 5, 20))
    assert spot(panel) == pytest.approx((5, 20), abs=0.1)


def test_an_explosion_from_the_shot_to_what_happened(beside: Beside) -> None:
    panel = place(beside, field("explosion"), "explosion")
    beside.dice = [(6, 1, 1, 1), (4, 4, 1, 1, 1), (6, 6, 6, 1, 1), (1, 1, 1, 1, 1)]
    beside.press(Key.Key_Return)
    assert beside.attack.title.text() == "Explosion: Device"
    assert lies(beside)
    assert [row.unit.id for row in beside.attack.struck.rows] == ["F", "G", "A"]
    assert beside.asks(VirtualRollPage)
    assert not panel.isVisible()
    beside.press(Key.Key_Return)
    if beside.asks(RerollPage):
        beside.press(Key.Key_Return)
    assert beside.page.question.text() == "Edda throws at Fell: each die of 4 or more hits"
    assert beside.page.rule == "EX-12"
    assert [row.now for row in beside.attack.struck.rows] == [True, False, False]
    beside.press(Key.Key_Return)
    assert beside.attack.struck.rows[0].figures == "2 hits: 4 LP"
    assert beside.page.question.text() == "Edda throws at Grim: each die of 4 or more hits"
    beside.press(Key.Key_Return)
    assert beside.page.question.text() == "Edda throws at Ally: each die of 4 or more hits"
    beside.press(Key.Key_Return)
    assert not beside.is_fighting
    assert {row.unit.id: row.figures for row in beside.attack.struck.rows} == {
        "F": "loses 4 LP, wounded",
        "A": "unhurt",
        "G": "loses 5 LP, falls",
    }
    assert not lies(beside)
    beside.click(beside.attack.cancel)
    assert (beside.unit("F").life, beside.unit("G").gone) == (5, "")


def test_a_blast_is_turned_by_keys_and_pointer(beside: Beside) -> None:
    panel = place(beside, field("impact"), "blast")
    assert under(panel) == {"F": "under it, 2.8 fathoms away"}
    assert "9 dice from the nearest on" in panel.roll.text()
    for _ in range(7):
        beside.press(Key.Key_Down)
    assert list(under(panel)) == ["G"]
    for _ in range(14):
        beside.press(Key.Key_Left)
    assert "one of its own" in under(panel)["A"]
    screen = beside.window.board.viewport()
    beside.bot.mouseClick(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 9, 10))
    assert list(under(panel)) == ["F"]
    assert beside.cut_off(panel) == []


def test_equally_near_under_a_blast_chance_takes_one(beside: Beside) -> None:
    scene = Scene().unit("E", name="Edda", shs=2, weapons=(weapon(), thrower("impact")), at=(5, 10))
    scene.enemy("F", name="Fell", at=(9, 9.3), life=(5, 1)).enemy("G", name="Grim", at=(9, 10.7), life=(5, 1))
    panel = place(beside, scene, "blast")
    panel.aim(Point(9 * FATHOM, 10 * FATHOM))
    assert sorted(under(panel)) == ["F", "G"]
    beside.click(panel.fire)
    assert beside.asks(DrawPage)
    assert beside.page.rule == "BL-12"
    names = [button.text() for button in beside.page.buttons]
    assert names == ["1. Fell", "2. Grim"]
    beside.click(beside.page.buttons[1])
    assert beside.page.question.text() == "Edda throws at Grim: each die of 4 or more hits"
    beside.dice = [(6, 6, 1, 1, 1, 1, 1), (6, 1, 1, 1, 1)]
    beside.press(Key.Key_Return)
    assert "5 dice from the nearest on" in beside.attack.thrown.text()
    beside.press(Key.Key_Return)
    assert (beside.unit("G").life, beside.unit("F").life) == (1, 3)


def test_a_cloud_asks_for_no_eyes(beside: Beside) -> None:
    panel = place(beside, field("cloud"), "blast")
    assert not [button for button in panel.under.findChildren(QPushButton) if button.isVisible()]
    assert "5 dice at each unit" in panel.roll.text()


def test_the_context_menu_aims_at_the_unit_clicked(beside: Beside) -> None:
    beside.lay_out(session_of(field("explosion").game))
    menu = beside.side.menu.made("H", "E")
    action = next(each for each in menu.actions() if each.text() == "Explosion with Edda…")
    action.trigger()
    assert spot(beside.panel(TemplatePanel)) == (20.0, 20.0)
    menu.deleteLater()
