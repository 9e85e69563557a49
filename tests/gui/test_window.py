"""What stands around the board."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton

from hellassist.gui.looks import theme
from hellassist.gui.panels.company import EDGES
from hellassist.rules.commands import SpendCommand
from hellassist.rules.game import Game
from tests.gui.battle import skirmish
from tests.gui.conftest import Table

LEFT = Qt.MouseButton.LeftButton


def test_the_board_has_two_thirds_of_the_window(table: Table) -> None:
    board = table.view.viewport().size()
    assert board.width() * board.height() >= 1440 * 900 * 2 / 3


@pytest.mark.parametrize(("size", "column"), [((1280, 720), 328), ((1440, 900), 328), ((1920, 1080), 437)])
def test_the_column_grows_with_the_window(table: Table, size: tuple[int, int], column: int) -> None:
    table.window.resize(*size)
    assert table.window.area.sizes()[1] == pytest.approx(column, abs=2)
    for button in table.window.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()), button.text()


def test_the_title_says_where_the_battle_stands(table: Table) -> None:
    assert table.window.windowTitle() == "Turn 2 · Action phase · Skirmish · hellassist"
    assert table.window.top.moment.text() == "Turn 2 · Action phase"
    assert table.window.top.turns.text() == "of 6"


def test_undo_and_redo_are_named_in_the_menu(table: Table) -> None:
    undo, redo = table.window.actions_.undo, table.window.actions_.redo
    assert not undo.isEnabled()
    assert undo.text() == "Undo"
    table.drag((9.4, 17), (9.4, 20))
    assert undo.isEnabled()
    assert undo.text() == "Undo: Swashbuckler moves 3.0 fathoms: Walk."
    assert undo in table.window.menu("edit").actions()
    table.bot.keyClick(table.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.spot_of("bretteur") == (9.4, 17)
    assert not undo.isEnabled()
    assert redo.text() == "Redo: Swashbuckler moves 3.0 fathoms: Walk."


@pytest.mark.parametrize(("permanent", "left"), [(False, (2, 7)), (True, (2, 5))])
def test_command_is_spent_by_hand(table: Table, permanent: bool, left: tuple[int, int]) -> None:
    panel = table.window.companies["A"]
    table.bot.mouseClick(panel.spend, LEFT)
    assert panel.form.isVisible()
    table.bot.mouseClick(panel.form.more, LEFT)
    if permanent:
        panel.form.permanent.click()
    table.bot.keyClicks(panel.form.reason, "vae soli")
    table.bot.mouseClick(panel.form.spend, LEFT)
    company = table.game.companies["A"]
    assert (company.current, company.basic) == left
    assert "vae soli" in table.game.notes
    assert panel.command.text() == f"Command {left[0]} of {left[1]}"
    assert (panel.pips.current, panel.pips.basic) == left
    assert not panel.form.isVisible()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9", "3 left, 9 asked (CM-11): nothing is spent."),
        ("abc", "Enter a whole number from 1 to 3: nothing is spent."),
        ("", "Enter a whole number from 1 to 3: nothing is spent."),
        ("0", "Enter a whole number from 1 to 3: nothing is spent."),
    ],
)
def test_what_cannot_be_spent_is_said_and_nothing_is_spent(table: Table, typed: str, said: str) -> None:
    panel = table.window.companies["B"]
    table.bot.mouseClick(panel.spend, LEFT)
    table.bot.keyClick(panel.form.points, Qt.Key.Key_Backspace)
    table.bot.keyClicks(panel.form.points, typed)
    table.bot.mouseClick(panel.form.spend, LEFT)
    assert panel.form.isVisible()
    assert panel.form.fault.text() == said
    assert panel.form.fault.isVisible()
    assert panel.form.points.text() == typed
    assert table.game.companies["B"].current == 3
    table.bot.keyClicks(panel.form.points, "2")
    assert not panel.form.fault.isVisible()
    table.bot.keyClick(panel.form.points, Qt.Key.Key_Return)
    assert table.game.companies["B"].current == 1
    assert not panel.form.isVisible()


def test_the_steps_stay_within_what_is_left(table: Table) -> None:
    panel = table.window.companies["B"]
    table.bot.mouseClick(panel.spend, LEFT)
    table.bot.keyClicks(panel.form.points, "99")
    table.bot.mouseClick(panel.form.more, LEFT)
    assert panel.form.points.text() == "3"
    for _ in range(5):
        table.bot.mouseClick(panel.form.fewer, LEFT)
    assert panel.form.points.text() == "1"


@pytest.mark.rule("TD-26")
def test_the_panels_count_who_waits_and_mark_whose_move_it_is(table: Table) -> None:
    boxes = table.window.companies
    assert [boxes[player].call.text() for player in ("A", "B")] == ["5 waiting", "4 waiting"]
    assert [boxes[player].call.property("call") for player in ("A", "B")] == ["true", "false"]
    assert not table.window.turn.pass_on.isEnabled()
    table.drag((9.4, 17), (9.4, 20))
    assert boxes["A"].call.text() == "4 waiting"
    assert boxes["A"].call.property("call") == "true"
    table.bot.mouseClick(table.window.turn.end, LEFT)
    assert table.unit("bretteur").status == "acted"
    assert [boxes[player].call.property("call") for player in ("A", "B")] == ["false", "true"]


class TestPassing:
    """Three waiting against seven."""

    @pytest.fixture
    def game(self) -> Game:
        from dataclasses import replace

        game = skirmish().game
        acted = replace(game.units["damned1"], status="acted")
        return replace(game, to_act="B", units={**game.units, "damned1": acted})

    def test_pass(self, table: Table) -> None:
        assert table.window.turn.line.text() == "Demons to activate: 3 waiting against 5, may pass."
        table.bot.mouseClick(table.window.turn.pass_on, LEFT)
        assert table.game.to_act == "A"


class TestTheTurn:
    """From the first turn on."""

    @pytest.fixture
    def game(self) -> Game:
        return (
            skirmish().changed(turn=0, phase="setup", to_act=None, dominant=None, activated_this_turn=0).game
        )

    def test_begins_and_the_dominant_player_names_who_starts(self, table: Table) -> None:
        assert table.window.turn.turn.text() == "Begin turn 1"
        table.bot.mouseClick(table.window.turn.turn, LEFT)
        assert (table.game.turn, table.game.phase) == (1, "action")
        assert table.window.companies["A"].dominance.isVisible()
        assert not table.window.companies["B"].dominance.isVisible()
        box = table.window.companies["A"]
        wide = box.name.fontMetrics().horizontalAdvance(box.name.text())
        for width, worded in ((wide + 200, True), (wide + 90, False)):
            box.resize(width, box.height())
            assert bool(box.dominance.text()) is worded
            assert box.dominance.accessibleName() == "Dominance"
        assert table.window.turn.line.text() == "Dominance, Westerners: name who activates first."
        table.bot.mouseClick(table.window.turn.first["B"], LEFT)
        assert table.game.to_act == "B"
        assert not table.window.turn.turn.isEnabled()
        assert "still wait" in table.window.turn.turn.toolTip()


def test_picking_in_the_list_selects_on_the_board(table: Table) -> None:
    units = table.window.companies["B"].units
    index = units.model().index(0, 0)
    table.bot.mouseClick(units.viewport(), LEFT, pos=units.visualRect(index).center())
    assert table.view.board.selected == "samael"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Samael, 10 of 10 Life Points, waiting"


def test_every_unit_is_in_the_table_and_within_reach_of_the_keyboard(table: Table) -> None:
    table.window.actions_.units.trigger()
    units = table.window.units
    model = units.model()
    assert model.rowCount() == len(table.game.units)
    row = list(table.game.units).index("wrath")
    texts = [model.index(row, column).data() for column in range(model.columnCount())]
    assert texts == ["Damned One of Wrath", "◆ Demons", "6 of 8", "waiting", "", "16.2 · 15.6"]
    spoken = model.index(row, model.columnCount() - 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "16.2 across, 15.6 down"
    units.setCurrentIndex(model.index(0, 0))
    table.bot.keyClick(units, Qt.Key.Key_Down)
    assert table.view.board.selected == list(table.game.units)[1]


def test_an_attack_stands_beside_the_board(table: Table) -> None:
    before = table.view.size()
    dialog = QLabel("dice")
    table.window.show_attack(dialog)
    assert dialog.isVisible()
    assert table.view.size() == before
    assert not table.window.companies["A"].units.isVisible()
    assert table.window.companies["A"].brief.text() == "4/7"
    table.window.hide_attack()
    assert not dialog.isVisible()
    assert table.window.companies["A"].units.isVisible()
    dialog.deleteLater()


@pytest.mark.parametrize("name", ["Demons", "Westerners", "Immortals", "Immortal Guards"])
def test_a_folded_box_has_its_company_s_name_whole(table: Table, name: str) -> None:
    box = table.window.companies["A"]
    table.window.show_attack(dialog := QLabel("dice"))
    wide = box.name.fontMetrics().horizontalAdvance
    table.bot.waitUntil(lambda: box.name.width() > 0)
    game = table.game
    ours = replace(game.companies["A"], name=name)
    for dominant in ("A", "B"):
        box.show_game(replace(game, dominant=dominant, companies={**game.companies, "A": ours}))
        table.bot.wait(20)
        assert box.brief.isVisible() != box.below.isVisible()
        assert box.below.text() == box.brief.text() == "4/7"
        if wide(name) + EDGES + 30 <= box.width():
            assert box.name.shown() == name
    table.window.hide_attack()
    dialog.deleteLater()


def test_the_strip_folds_and_takes_the_chronicle(table: Table) -> None:
    told = QLabel("told")
    table.window.set_chronicle(told)
    assert told.isVisible()
    height = table.view.height()
    table.bot.mouseClick(table.window.strip.fold_button, LEFT)
    assert table.view.height() > height
    table.bot.mouseClick(table.window.strip.fold_button, LEFT)
    assert table.view.height() == height


def test_a_full_disk_is_told_and_nothing_is_done(table: Table) -> None:
    table.break_disk(OSError("No space left on device"))
    table.drag((9.4, 17), (9.4, 20))
    assert table.spot_of("bretteur") == (9.4, 17)
    assert table.shown_at("bretteur") == table.unit("bretteur").at
    assert "No space left on device" in table.window.strip.notice.text.text()


def test_a_fault_of_the_program_is_not_hidden(table: Table) -> None:
    table.break_disk(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        table.bridge.do(_spend())


def _spend() -> SpendCommand:
    return SpendCommand("A", 1)


def test_users_text_is_shown_as_it_is(table: Table) -> None:
    for label in table.window.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText or not label.text()


def test_what_is_touched_is_large_enough(table: Table) -> None:
    for button in table.window.findChildren(QAbstractButton):
        if button.isVisible() and button.parent() is not None and not button.objectName().startswith("qt_"):
            assert min(button.height(), button.width()) >= theme.TOUCH, button


def test_no_shortcut_is_a_bare_letter(table: Table) -> None:
    keys = [
        action.shortcut().toString() for action in table.window.actions() if not action.shortcut().isEmpty()
    ]
    assert keys
    assert not [key for key in keys if len(key) == 1]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("name", ["dark", "light"])
def test_themes_are_readable(name: str) -> None:
    t = theme.THEMES[name]
    for ink in (t.text, t.dim, t.gold, t.danger, t.accent):
        for ground in (t.panel, t.card, t.raised):
            assert _contrast(ink, ground) >= (4.5 if ink in (t.text, t.dim, t.gold, t.danger) else 3), (
                ink,
                ground,
            )
    assert _contrast(t.on_accent, t.accent) >= 4.5
    for side in (t.side_a, t.side_b):
        assert _contrast(side, t.table) >= 3


def test_the_theme_changes_at_once(table: Table) -> None:
    table.window.actions_.theme.trigger()
    assert theme.tokens().name == "light"
    table.window.actions_.theme.trigger()
    assert theme.tokens().name == "dark"


def _contrast(a: str, b: str) -> float:
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(value: str) -> float:
    tint = QColor(value)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (tint.redF(), tint.greenF(), tint.blueF())
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
