"""What the window says while play goes on: whose move it is, what is promised, what is past."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from hellassist.app.battle.battles import Battle
from hellassist.gui.dialogs.correct import CorrectPanel
from hellassist.gui.dialogs.option_pages import VaeVictisPage
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.frame.warming import Warming
from hellassist.gui.pages.start_page import StartPage
from hellassist.rules.commands import Activate, DeclareMelee, EndActivation
from hellassist.rules.game import Game
from hellassist.store.faults import StorageFault
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made
from tests.gui.conftest import Table
from tests.gui.test_attack_panel import open_duel
from tests.scene import Scene

Key = Qt.Key


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


@pytest.fixture
def play(beside: Beside) -> Beside:
    """The skirmish."""
    beside.lay_out(session_of(skirmish().game))
    return beside


def test_beside_a_panel_the_boxes_say_whose_move_it_is(play: Beside) -> None:
    play.side.open_about()
    ours, theirs = (play.window.companies[player] for player in ("A", "B"))
    assert ours.now.isVisible()
    assert (ours.now.text(), theirs.now.text()) == ("your move", "")
    play.bridge.do(Activate("bretteur"))
    assert ours.now.text() == "active: Swashbuckler"
    play.bridge.do(EndActivation())
    assert (ours.now.text(), theirs.now.text()) == ("", "your move")
    play.side.close()
    assert not ours.now.isVisible()


def test_the_end_of_an_activation_closes_the_card(play: Beside) -> None:
    play.bridge.do(Activate("bretteur"))
    play.side.open_card("bretteur")
    play.click(play.window.turn.end)
    assert play.side.panel is None
    play.side.open_correction("bretteur")
    play.bridge.do(Activate("samael"))
    play.bridge.do(EndActivation())
    assert isinstance(play.side.panel, CorrectPanel)


def test_undo_of_an_activation_leaves_the_card_open(play: Beside) -> None:
    play.side.open_card("bretteur")
    play.bridge.do(Activate("bretteur"))
    play.bridge.undo()
    assert isinstance(play.side.panel, UnitCard)


def test_command_chosen_for_vae_victis_is_shown_as_promised(beside: Beside) -> None:
    open_duel(beside, command=(4, 3))
    panel = beside.window.companies["A"]
    assert panel.now.text() == "active: Edda"
    assert beside.asks(VaeVictisPage)
    beside.press("2", Key.Key_Return)
    assert beside.game.companies["A"].current == 4
    assert panel.now.text() == "2 of 4 promised"
    assert panel.command.text() == "Command 4 of 4, 2 promised"
    beside.bridge.back()
    assert panel.now.text() == "active: Edda"


def test_a_battle_that_is_open_elsewhere_is_not_called_broken(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "First blood.hellbattle"
    fault = StorageFault("already_open", path=path, by="in another window")
    page = StartPage([Battle(path, "First blood", datetime.now().astimezone(), None, fault)], None)
    qtbot.addWidget(page)
    listed = page.findChild(QListWidget)
    assert listed is not None
    assert listed.item(0).text() == "First blood · open in another window"


def test_a_refusal_is_gone_when_the_next_command_goes_through(play: Beside) -> None:
    notice = play.window.strip.notice
    assert not play.bridge.do(Activate("samael"))
    assert notice.isVisible()
    assert play.desk.chronicle is not None
    assert play.bridge.do(Activate("bretteur"))
    assert not notice.isVisible()
    play.window.notice("The disk is full.", lasting=True)
    play.bridge.do(EndActivation())
    assert notice.isVisible()


def test_a_refusal_leaves_the_newest_line_of_the_chronicle_in_sight(play: Beside) -> None:
    play.bridge.do(Activate("bretteur"))
    play.bridge.do(EndActivation())
    chronicle = play.desk.chronicle
    assert chronicle is not None
    assert not play.bridge.do(Activate("trooper1"))
    play.bot.wait(20)
    model = chronicle.model()
    last = chronicle.visualRect(model.index(model.rowCount() - 1, 0))
    assert play.window.strip.notice.isVisible()
    assert chronicle.viewport().rect().contains(last.center())
    assert chronicle.viewport().height() >= 20


@pytest.mark.parametrize("which", ["cancel", "apply"])
def test_enter_presses_the_button_that_has_the_keyboard(play: Beside, which: str) -> None:
    play.side.open_correction("bretteur")
    panel = play.panel(CorrectPanel)
    panel.value.setText("2")
    panel.reason.setText("why")
    (panel.cancel if which == "cancel" else panel.apply).setFocus()
    play.press(Key.Key_Return)
    assert play.side.panel is None
    assert play.unit("bretteur").life == (5 if which == "cancel" else 2)


def test_enter_in_the_spend_form_does_not_press_the_next_button(play: Beside) -> None:
    panel = play.window.companies["A"]
    play.click(panel.spend)
    play.press("2", Key.Key_Return)
    assert play.game.companies["A"].current == 2
    assert not panel.form.isVisible()


def test_tab_on_the_board_begins_with_who_may_act(play: Beside) -> None:
    board = play.window.board
    board.setFocus()
    picked = []
    for _ in range(6):
        play.press(Key.Key_Tab)
        picked.append(board.board.selected)
    waiting = [unit.id for unit in play.game.waiting("A")]
    assert sorted(picked[:5]) == sorted(waiting)
    assert picked[5] not in waiting
    board.board.select("")
    play.bridge.do(Activate("trooper1"))
    play.press(Key.Key_Tab)
    assert board.board.selected == "trooper1"


@pytest.mark.parametrize("size", [(1024, 600), (900, 600)])
def test_in_a_small_window_every_menu_can_be_reached(play: Beside, size: tuple[int, int]) -> None:
    play.window.resize(*size)
    play.bot.wait(20)
    menus = play.window.top.menus
    for action in menus.actions():
        assert menus.rect().contains(menus.actionGeometry(action)), action.text()
    assert play.window.top.width() <= size[0]
    play.window.resize(1440, 900)
    play.bot.wait(20)
    assert play.window.top._worded[0].toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_in_a_small_window_the_dice_that_lie_stay_in_sight(beside: Beside) -> None:
    open_duel(beside, command=(0, 0))
    beside.window.resize(1024, 600)
    beside.dice = [(5, 1, 6, 2)]
    beside.press(Key.Key_Return)
    beside.bot.wait(20)
    column = beside.attack.columns[0]
    assert column.faces.isVisible()
    scroller = beside.attack.scroller
    top = column.faces.mapTo(scroller, QPoint(0, 0)).y()
    assert top >= 0
    assert top + column.faces.height() <= scroller.height()


class TestPanning:
    """The table cannot be lost."""

    @pytest.mark.parametrize(("right", "down"), [(9000, 0), (-9000, 0), (0, 9000), (0, -9000)])
    def test_the_table_stays_in_the_view(self, table: Table, right: int, down: int) -> None:
        view = table.view
        for _ in range(3):
            view._pan(QPoint(right, down))
        shown = view.viewportTransform().mapRect(view.board.table_rect())
        both = shown.intersected(QRectF(view.viewport().rect()))
        assert both.width() >= 100
        assert both.height() >= 100
        view.zoom(6.0, QPointF(10, 10))
        shown = view.viewportTransform().mapRect(view.board.table_rect())
        assert shown.intersects(QRectF(view.viewport().rect()))


class TestVaeSoli:
    """Edda is acting; Ally may follow her at once."""

    @pytest.fixture
    def game(self) -> Game:
        scene = Scene(command=(2, 3)).unit("E", name="Edda", rank="officer", cmd=2).unit("ally", at=(20, 20))
        return scene.enemy("F", at=(20, 5)).game

    def test_it_is_offered_at_its_moment(self, table: Table) -> None:
        doing = table.window.area.doing
        table.view.board.select("ally")
        assert "vae_soli" not in {each.key for each in doing.row.doings}
        table.bridge.do(Activate("E"))
        table.view.board.select("E")
        table.view.board.select("ally")
        button = doing.row.button("vae_soli")
        assert button.text() == "Vae soli: 1 Command"
        table.bot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert table.unit("ally").status == "active"
        assert table.game.companies["A"].current == 1


def test_a_duel_in_the_open_offers_a_retreat(beside: Beside) -> None:
    beside.lay_out(session_of(Scene().unit("E", name="Edda").enemy("F", name="Fell").touch("F", "E").game))
    beside.window.board.board.select("E")
    row = beside.window.area.doing.row
    beside.click(row.button("retreat"))
    assert beside.is_fighting
    assert beside.attack.title.text() == "Retreat"
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.attacker == "F"
    assert not beside.bridge.do(DeclareMelee("E", "F"))


def test_the_panels_are_imported_once_the_battle_is_on_screen() -> None:
    """In a process of its own, as here everything is imported already."""
    import subprocess
    import sys

    script = """
import sys
from hellassist.app.battle.demo import demo_session
from hellassist.gui.app import application
from hellassist.gui.desk import Desk
from hellassist.gui.frame.warming import Warming
from hellassist.gui.frame.window import Window
app = application("dark")
window = Window()
Desk(window).show_session(demo_session())
warming = window.board.findChild(Warming)
assert not warming.over
assert "hellassist.gui.dialogs.attack" not in sys.modules
window.show()
from PySide6.QtCore import QTimer
look = QTimer(interval=50)
look.timeout.connect(lambda: warming.over and app.quit())
look.start()
QTimer.singleShot(20000, lambda: app.exit(1))
sys.exit(app.exec())
"""
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr


def test_the_collector_leaves_out_what_stays_for_the_battle(play: Beside) -> None:
    warming = play.window.board.findChild(Warming)
    play.bot.waitUntil(lambda: gc.get_freeze_count() > 0, timeout=10000)
    assert warming is not None
    assert warming.over
    play.desk.start()
    assert gc.get_freeze_count() == 0


def test_the_table_of_units_cuts_names_in_their_middle_and_gives_them_most_room(play: Beside) -> None:
    play.window.actions_.units.trigger()
    units = play.window.units
    play.bot.wait(20)
    widths = [units.columnWidth(column) for column in range(6)]
    assert widths[0] == max(widths)
    assert units.textElideMode() == Qt.TextElideMode.ElideMiddle
    assert sum(widths) <= units.viewport().width() + 1


def test_whose_value_is_corrected_is_told_by_both_ends_of_the_name(beside: Beside) -> None:
    scene = Scene().unit("E", name="Sister Superior of the Order of Saint Michael the Elder").enemy("F")
    beside.lay_out(session_of(scene.game))
    beside.side.open_correction("E")
    shown = beside.panel(CorrectPanel).subject.shown_text()
    assert shown.startswith("Sister")
    assert shown.endswith("Westerners")
    assert "…" in shown


def test_one_line_says_whose_move_it_is_and_opens_its_rule(play: Beside) -> None:
    line = play.window.turn.line
    assert line.text() == "Westerners to activate: 5 waiting against 4."
    play.bridge.do(Activate("bretteur"))
    assert line.text() == "Swashbuckler is active: one action, or none."
    assert play.window.turn.rule.chip is not None
    play.click(play.window.turn.rule.chip)
    assert play.panel(RulePanel).rule == "AC-01"
    assert line.isVisible()


def test_after_an_activation_tab_begins_with_those_who_may_act(play: Beside) -> None:
    board = play.window.board
    board.board.select("bretteur")
    play.bridge.do(Activate("bretteur"))
    play.bridge.do(EndActivation())
    assert board.board.selected == ""
    board.setFocus()
    play.press(Key.Key_Tab)
    chosen = play.unit(board.board.selected)
    assert (chosen.controller, chosen.status) == ("B", "waiting")
    play.bridge.undo()
    assert board.board.selected == chosen.id  # nothing was ended by that
