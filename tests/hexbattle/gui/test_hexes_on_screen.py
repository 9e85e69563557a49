"""The hex battle on screen: dragging, keys, attacks with own dice and the app's, panels, themes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from hellassist.app.battle import battles, opening
from hellassist.app.hexbattle import shelf
from hellassist.app.hexbattle.demo import demo_session
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.hexbattle.by_hand_panels import HexCorrectPanel, HexNotePanel
from hellassist.gui.hexbattle.grid import SIZE, board_rect, centre, hex_at, shape, towards
from hellassist.gui.hexbattle.number_field import NumberField
from hellassist.gui.hexbattle.rulings_panel import RulingsPanel
from hellassist.gui.hexbattle.set_up_page import SetUpPage
from hellassist.gui.hexbattle.types_panel import TypesPanel
from hellassist.gui.widgets.chips import Chip
from hellassist.hexbattle.commands import Correct, DeclareAttack, MoveUnit, NextTurn
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import SIDES, Board, Hex, neighbour
from hellassist.hexbattle.requests import ChooseHex, asked
from tests.hexbattle.gui.conftest import Players

Key = Qt.Key
BESIDE = Hex(3, 4)
"""Free, beside B3."""


@given(st.integers(-30, 30), st.integers(-30, 30), st.floats(-0.49, 0.49), st.integers(0, 5))
def test_every_spot_near_a_centre_lies_in_its_hex(q: int, r: int, off: float, side: int) -> None:
    at = Hex(q, r)
    assert hex_at(centre(at) + towards(side, off * SIZE * 1.7)) == at
    there = centre(neighbour(at, side))
    half = (centre(at) + there) / 2 - centre(at)
    assert abs(half.x() - towards(side, SIZE * 3**0.5 / 2).x()) < 1e-6
    assert abs(half.y() - towards(side, SIZE * 3**0.5 / 2).y()) < 1e-6


def test_the_board_is_as_large_as_its_hexes() -> None:
    for board in (Board(1, 1), Board(12, 9), Board(5, 2)):
        around = shape(SIZE, centre(board.hex_at(0, 0))).boundingRect()
        for at in board:
            around = around.united(shape(SIZE, centre(at)).boundingRect())
        rect = board_rect(board)
        for one, other in ((around.topLeft(), rect.topLeft()), (around.bottomRight(), rect.bottomRight())):
            assert (one - other).manhattanLength() < 1e-6
    assert shape().count() == SIDES
    assert hex_at(QPointF(0, 0)) == Hex(0, 0)


# -- moving ------------------------------------------------------------------------------------------


def test_a_counter_is_dragged_to_a_free_hex(players: Players) -> None:
    players.hold(players.at("A3"), BESIDE)
    tag = players.table.area.board.board.tag
    assert tag.isVisible()
    assert tag.head == "Move to 0605 · 1 hex"
    players.let_go(BESIDE)
    assert players.at("A3") == BESIDE
    assert not tag.isVisible()
    assert players.table.area.board.board.counter("A3").pos() == centre(BESIDE)
    assert players.table.chronicle.rows[-1].text == "Blades 3 moves to 0605."
    players.press(Key.Key_Z, to=Qt.KeyboardModifier.ControlModifier)
    assert players.at("A3") != BESIDE
    players.press(Key.Key_Y, to=Qt.KeyboardModifier.ControlModifier)
    assert players.at("A3") == BESIDE


def test_a_refusal_is_said_where_the_pointer_is_and_changes_nothing(players: Players) -> None:
    before = players.game
    players.hold(players.at("B3"), Hex(4, 1))
    tag = players.table.area.board.board.tag
    assert tag.bad
    assert tag.sentence == "It is for Host of the Reeds to act, and Hordes 3 is not one of theirs. (HX-01)"
    players.drag(players.at("B3"), Hex(4, 1))
    assert players.game is before
    assert "It is for Host of the Reeds" in players.notice


def test_all_of_it_goes_by_keyboard(players: Players) -> None:
    players.table.area.board.setFocus()
    players.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert players.table.area.board.board.selected == "A3"
    players.press(Key.Key_PageUp)
    assert players.unit("A3").facing == 1
    players.press(Key.Key_PageDown, Key.Key_Right)
    assert players.table.area.board.target == BESIDE
    players.press(Key.Key_Return)
    assert players.at("A3") == BESIDE
    players.press(Key.Key_Right, Key.Key_Return)
    assert players.panel.title.text() == "Blades 3 attacks Hordes 3"
    players.press(Key.Key_Return)
    assert players.is_fighting()
    players.press("5", Key.Key_Return)
    assert isinstance(asked(players.game), ChooseHex)
    players.press(Key.Key_Left, to=Qt.KeyboardModifier.AltModifier)
    players.press("2", Key.Key_Return)
    first, second = _options(players)[:2]
    players.press(Key.Key_Right, Key.Key_Left, Key.Key_Right, Key.Key_Return)
    assert players.at("B3") == second != first
    assert not players.is_fighting()
    players.press(Key.Key_Return)
    assert players.table.area.panel is None


def _options(players: Players) -> tuple[Hex, ...]:
    request = asked(players.game)
    assert isinstance(request, ChooseHex)
    return request.options


def test_up_and_down_again_lead_back(players: Players) -> None:
    board = players.table.area.board
    board.setFocus()
    board.board.select("A6")
    start = players.at("A6")
    players.press(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert board.target is not None
    assert board.target.r == start.r + 3
    assert abs(players.game.board.column(board.target) - players.game.board.column(start)) <= 1
    players.press(Key.Key_Up, Key.Key_Up, Key.Key_Up)
    assert board.target == start
    players.press(Key.Key_Escape)
    assert board.target is None


def test_a_character_dragged_to_a_unit_leads_it_and_stands_alone_again(players: Players) -> None:
    players.drag(players.at("A8"), players.at("A3"))
    assert players.unit("A8").leads == "A3"
    assert players.table.area.board.board.selected == "A3"
    alone = next(
        button for button in players.table.area.unit._buttons if button.text() == "Champion stands alone…"
    )
    players.click(alone)
    players.click_hex(Hex(0, 8))
    assert players.at("A8") == Hex(0, 8)


# -- attacks -----------------------------------------------------------------------------------------


def declared(players: Players) -> None:
    players.table.bridge.do(MoveUnit("A3", BESIDE))
    players.drag(players.at("A3"), players.at("B3"))


def chips(players: Players) -> set[tuple[str, str]]:
    return {(chip.full, chip.rule) for chip in players.panel.findChildren(Chip) if chip.isVisible()}


def test_every_number_of_an_attack_has_its_rule(players: Players) -> None:
    declared(players)
    players.click(players.panel.approach.buttons["flank"])
    assert {("3 combat factor", "HX-15"), ("+1 flank", "HX-16"), ("1 combat factor", "HX-15")} <= chips(
        players
    )
    assert players.panel.total.text() == "Total factor +3"
    players.panel.own_row.why.setText("hill")
    players.panel.own_row.more.click()
    players.panel.own_row.whose.choose("enemy")
    players.panel.own_row.less.click()
    players.settle()
    assert {("+1 hill", "HX-18"), ("\N{MINUS SIGN}1 hill", "HX-18")} <= chips(players)
    assert players.panel.total.text() == "Total factor +5"
    players.panel.own_row.more.click()
    assert players.panel.total.text() == "Total factor +4"
    assert "8/8" not in players.panel.legend.text()
    assert players.panel.picture.accessibleName() == players.panel.legend.text()
    assert len(players.panel.picture._readings) == 8


def test_the_apps_die_a_choice_of_hex_and_undo(players: Players) -> None:
    declared(players)
    before = players.game
    players.click(players.panel.attack)
    players.dice = [8]
    players.click(players.panel.die_row.roll)
    assert players.unit("B3").gone
    assert not players.is_fighting()
    assert players.panel.story.lines[-1].text == "Hordes 3 is destroyed."
    players.click(players.panel.back)
    assert players.is_fighting()
    assert players.panel.die_row.isVisible()
    players.click(players.panel.cancel)
    assert players.game == before
    assert players.table.area.panel is None


def test_a_face_that_no_die_has_is_said_and_the_field_stays(players: Players) -> None:
    declared(players)
    players.click(players.panel.attack)
    players.press("9", Key.Key_Return)
    assert players.panel.fault.text() == "The die has eight sides: type a digit from 1 to 8, not 9."
    players.press("3", Key.Key_Return)
    assert players.unit("B3").markers == 1
    assert players.panel.ask.text() == "Band of the Ash: click the hex to which Hordes 3 goes back."
    players.click_hex(_options(players)[0])
    assert players.at("B3") != Hex(4, 4)


def test_a_missing_combat_factor_is_asked_for(players: Players) -> None:
    game = demo_session().game
    factors = {key: value for key, value in game.unit("A3").type.factors.items() if key != "foot"}
    players.table.session.game = _with_factors(players, factors)
    declared(players)
    assert not players.panel.attack.isEnabled()
    assert "has no combat factor against foot" in players.panel.fault.text()
    players.panel.missing_row.factor.set_value(4)
    players.click(players.panel.missing_row.enter)
    assert players.panel.attack.isEnabled()
    assert ("4 combat factor", "HX-15") in chips(players)
    players.click(players.panel.cancel)
    players.table.area.board.board.select("A1")
    players.settle()
    texts = {chip.full for chip in players.table.area.unit.findChildren(Chip) if chip.isVisible()}
    assert "foot 4*" in texts


def _with_factors(players: Players, factors: dict[str, int]) -> Game:
    game = players.game
    made = replace(game.unit("A3").type, factors=factors)
    units = {
        key: replace(unit, type=made) if unit.type.id == "blades" else unit
        for key, unit in game.units.items()
    }
    return replace(game, units=units)


def test_an_advance_can_be_declined(players: Players) -> None:
    rulings = replace(players.game.rulings, victor_advances=True)
    players.table.session.game = replace(players.game, rulings=rulings)
    declared(players)
    players.click(players.panel.attack)
    players.press("6", Key.Key_Return)
    assert not players.panel.close_.isVisible()
    assert not players.panel.stay.isVisible()
    players.click_hex(_options(players)[0])
    assert players.panel.ask.text() == "Host of the Reeds: click the hex if Blades 3 advances."
    players.click(players.panel.stay)
    assert players.at("A3") == BESIDE
    assert not players.is_fighting()


def test_an_attack_out_of_reach_is_refused_in_its_panel(players: Players) -> None:
    players.table.open_attack("A3", "B1")
    players.settle()
    assert not players.panel.attack.isEnabled()
    assert "hexes away" in players.panel.fault.text()
    assert not players.panel.missing_row.isVisible()


def test_an_open_attack_comes_back_after_reading_a_rule(players: Players) -> None:
    declared(players)
    players.click(players.panel.attack)
    players.table.open_rule("HX-33")
    assert isinstance(players.table.area.panel, RulePanel)
    players.table.area.panel.closed.emit()
    assert players.panel.die_row.isVisible()


# -- the rest of the window --------------------------------------------------------------------------


def test_turns_are_handed_over(players: Players) -> None:
    area = players.table.area
    assert area.next_turn.text() == "Hand over to Band of the Ash"
    players.click(area.next_turn)
    assert players.game.to_act == "B"
    assert area.next_turn.text() == "Begin turn 2"
    assert players.table.bar.moment.accessibleName() == "Turn 1 · Band of the Ash"


def test_a_value_is_corrected_with_a_reason(players: Players) -> None:
    players.table.open_correction("A1")
    panel = players.table.area.panel
    assert isinstance(panel, HexCorrectPanel)
    panel.markers.set_value(2)
    players.click(panel.apply)
    assert "why the value is corrected" in panel.fault.text()
    panel.reason.setText("miscounted")
    players.click(panel.apply)
    assert players.unit("A1").markers == 2
    players.table.open_correction("A1")
    panel = players.table.area.panel
    assert isinstance(panel, HexCorrectPanel)
    panel.what.setCurrentIndex(panel.what.findData("at"))
    panel.place.setText("0109")
    panel.reason.setText("bumped")
    players.click(panel.apply)
    assert players.game.board.label(players.at("A1")) == "0109"


def test_a_note_and_the_rulings(players: Players) -> None:
    players.table.open_note()
    panel = players.table.area.panel
    assert isinstance(panel, HexNotePanel)
    panel.text.setText("half past nine")
    players.click(panel.write)
    assert players.game.notes == ("half past nine",)
    players.table.open_rulings()
    rulings = players.table.area.panel
    assert isinstance(rulings, RulingsPanel)
    marks = [chip.full for chip in rulings.findChildren(Chip)]
    assert marks.count("house rule") == 11


def test_the_table_lists_every_unit(players: Players) -> None:
    players.table.bridge.do(Correct("B1", "gone", "", "lost"))
    table = players.table.area.units
    items = [[table.item(row, column) for column in range(6)] for row in range(table.rowCount())]
    rows = [[item.text() if item else "" for item in row] for row in items]
    assert len(rows) == 16
    assert rows[2] == [
        "Blades 3",
        "\N{BLACK CIRCLE} Host of the Reeds",
        "troop, foot",
        "superior",
        "0 of 4",
        "0505, looks right",
    ]
    assert rows[8][5] == "lost"
    players.table.strip.toggle_units()
    table.setCurrentCell(4, 0)
    assert players.table.area.board.board.selected == "A5"


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_nothing_is_cut_off(players: Players, size: tuple[int, int]) -> None:
    players.window.resize(*size)
    players.settle()
    assert players.cut_off(players.window) == []
    declared(players)
    assert players.cut_off(players.window) == []
    players.click(players.panel.attack)
    assert players.cut_off(players.window) == []
    assert players.panel.die_row.roll.visibleRegion().boundingRect() == players.panel.die_row.roll.rect()
    players.press("5", Key.Key_Return)
    assert players.cut_off(players.window) == []


def test_both_themes_are_painted(players: Players) -> None:
    pictures = []
    for _ in range(2):
        players.table.do.theme.trigger()
        players.settle()
        pictures.append(players.window.grab().toImage())
    assert pictures[0] != pictures[1]


def test_zoom_keeps_the_spot_under_the_pointer(players: Players) -> None:
    view = players.table.area.board
    spot = QPointF(players.pixel(players.at("A3")))
    view.zoom(1.5, spot)
    assert hex_at(view.mapToScene(spot.toPoint())) == players.at("A3")
    players.table.do.fit.trigger()
    assert view.viewport().rect().contains(players.pixel(Hex(0, 0)))


# -- files, and the first page -----------------------------------------------------------------------


def test_battles_of_both_games_are_changed_in_the_window(players: Players) -> None:
    players.desk.hex_demo()
    players.table.bridge.do(MoveUnit("A3", BESIDE))
    players.table.bridge.do(DeclareAttack("A3", "B3", "front"))
    path = battles.recent()[0].path
    players.desk.demo()
    assert not players.has_hexes()
    assert players.window.windowTitle().split(" · ")[-2] == "First blood"
    assert players.desk.open(path)
    assert players.has_hexes()
    assert players.is_fighting()
    assert players.panel.die_row.isVisible()
    assert players.desk.is_saved()
    assert players.desk.open(path)
    assert players.notice == "This battle is on the table already."
    players.desk.start()
    page = players.desk.page
    assert page is not None
    assert [page.list.item(row).text().split(" · ")[1] for row in range(2)].count("hex battle") == 1
    assert players.window.actions() == []
    players.click(page.hex_demo)
    assert not players.is_fighting()
    assert opening.game_in(path) == "hex"


def test_a_full_disk_is_said(players: Players, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be", encoding="utf-8")
    players.desk.hex_demo()
    assert "not saved" in players.notice
    assert not players.desk.is_saved()


def test_types_are_entered_and_kept(players: Players) -> None:
    players.table.open_types()
    panel = players.table.area.panel
    assert isinstance(panel, TypesPanel)
    panel.which.setCurrentIndex(panel.which.findData("skirmishers"))
    players.click(panel.save)
    assert 'movement: is missing; allowed is one of "foot"' in panel.fault.text()
    panel.movement.setCurrentIndex(panel.movement.findData("foot"))
    panel.attributes.setText("")
    players.click(panel.save)
    assert 'Skirmishers always have "Evade"' in panel.fault.text()
    panel.attributes.setText("Evade, Slings")
    panel.factors["foot"].setCurrentIndex(panel.factors["foot"].findData(2))
    players.click(panel.save)
    assert not panel.fault.isVisible()
    kept = shelf.types().types["skirmishers"]
    assert (kept.movement, kept.factors) == ("foot", {"foot": 2})
    assert kept.attributes == {"evade", "slings"}
    assert kept.own == {"movement", "factors.foot", "attributes"}
    panel.which.setCurrentIndex(panel.which.findData(""))
    panel.name.setText("Lancers")
    panel.movement.setCurrentIndex(panel.movement.findData("mounted"))
    panel.kind.setCurrentIndex(panel.kind.findData("lore"))
    players.click(panel.save)
    assert "lore units are" in panel.fault.text()
    panel.kind.setCurrentIndex(panel.kind.findData("troop"))
    players.click(panel.save)
    assert shelf.types().types["lancers"].movement == "mounted"
    assert "entered 1 of your own" in panel.count.text()


def test_a_battle_of_ones_own_armies(players: Players) -> None:
    players.desk.start()
    assert players.desk.page is not None
    players.click(players.desk.page.hex_new)
    page = players.window.centralWidget()
    assert isinstance(page, SetUpPage)
    players.click(page.begin)
    assert page.fault.text() == "Give each army a name."
    for form, name in zip(page.armies, ("Reds", "Blues"), strict=True):
        form.name.setText(name)
        form.type_.setCurrentIndex(form.type_.findData("hordes"))
        form.count.set_value(3)
        players.click(form.add)
        form.attribute.setText("Evade")
        players.click(form.give)
    players.click(page.begin)
    assert "has no movement class" in page.fault.text()
    shelf.enter_type("hordes", {"movement": "foot"})
    page.armies[0].list.setCurrentRow(1)
    players.click(page.armies[0].out)
    page.switches["move_hexes"].setCurrentIndex(page.switches["move_hexes"].findData(2))
    players.click(page.begin)
    assert players.game.name == "Hex battle"
    assert players.game.rulings.move_hexes == 2
    assert not players.game.has(players.unit("A1"), "evade")
    assert players.game.has(players.unit("B1"), "evade")
    assert list(shelf.armies()[0]) == ["reds", "blues"]
    assert players.table.area.next_turn.text() == "Begin turn 1"
    players.table.bridge.do(NextTurn())
    assert players.game.turn == 1


def test_a_number_field_keeps_to_its_range(qtbot: QtBot) -> None:
    field = NumberField()
    qtbot.addWidget(field)
    field.set_range(1, 12)
    for typed, value in (("", 1), ("0", 1), ("99", 12), ("7", 7)):
        field.setText(typed)
        assert field.value == value
    for key, value in ((Key.Key_Up, 8), (Key.Key_Down, 7)):
        cast("Any", qtbot).keyClick(field, key)
        assert field.value == value
