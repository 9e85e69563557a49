"""The card, the shot, corrections, notes, rules, help: panels beside the board."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from hellassist.app.words.abilities import printed
from hellassist.app.words.chronicle import Chronicler
from hellassist.gui.crash import Crashes
from hellassist.gui.dialogs.about import AboutPanel, KeysPanel
from hellassist.gui.dialogs.correct import CorrectPanel
from hellassist.gui.dialogs.dispute import DisputePanel
from hellassist.gui.dialogs.note import NotePanel
from hellassist.gui.dialogs.option_pages import InflictPage
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.stat_cell import StatCell
from hellassist.rules.commands import Activate, Correct
from hellassist.rules.game import Unit
from hellassist.rules.profile import Ability
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon

Key = Qt.Key


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


@pytest.fixture
def table(beside: Beside) -> Beside:
    """The skirmish."""
    beside.lay_out(session_of(skirmish().game))
    return beside


@pytest.fixture
def shooting(beside: Beside) -> Beside:
    """An archer with the enemy at 5 and at 9 fathoms."""
    bow = weapon(name="bow", use="ranged", range=4)
    scene = Scene().unit("archer", name="Archer", shs=3, weapons=(weapon(), bow), at=(5, 5))
    scene.enemy("near", name="Near", at=(11.2, 5), pr=1).enemy("far", name="Far", at=(5, 15.2))
    beside.lay_out(session_of(scene.game))
    return beside


def words_of(panel: UnitCard) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))


# -- the card ------------------------------------------------------------------------------------------


def test_the_card_says_what_the_unit_is(beside: Beside) -> None:
    scene = Scene().unit(
        "E",
        name="Edda",
        rank="officer",
        cmd=2,
        cbt=(4, 3),
        life=(6, 2),
        life_now=1,
        abilities=(("arch_enemy", 2, "demons"), "fury"),
        keywords=("christian", "human"),
        points=33,
        weapons=(weapon(2, (3, "stunned"), 5, 6, (8, "pain", 2), name="flail", types=("blunt",)),),
        placeholders=frozenset({"mvt", "weapons.0.table.3"}),
    )
    scene.enemy("F", at=(20, 20))
    beside.lay_out(session_of(scene.game))
    beside.side.open_card("E")
    card = beside.panel(UnitCard)
    said = words_of(card)
    for text in (
        "Officer · Westerners · 33 points · Unlimited",
        "1 of 6 LP, wounded at 2",
        "Arch-enemy (Demons) 2",
        "the unit gets +2 CBT",
        "Fury",
        "A Charge does not cost it",
        "flail",
        "blunt",
        "Pain 2",
        "Stunned",
        "Christian, Human",
        "5~",
    ):
        assert text in said, text
    assert "placeholder" in said
    cells = {cell.accessibleName(): cell for cell in card.findChildren(StatCell)}
    assert "printed 4, wounded 3" in cells["CBT: 3"].toolTip()
    assert card.life.life == 1
    assert beside.cut_off(card) == []


def test_an_ability_is_written_as_the_rulebook_writes_it() -> None:
    assert printed(Ability("man_at_arms", 2)) == "Man-at-arms 2"
    assert printed(Ability("fury")) == "Fury"
    assert printed(Ability("charisma")) == "Charisma 1"
    assert printed(Ability("never_heard_of")) == "Never heard of"
    assert printed(Ability("first_contact", 1), "ru") == "Первый контакт 1"


def test_the_buttons_of_the_card_do_what_is_allowed_and_else_say_why_not(table: Beside) -> None:
    table.side.open_card("samael")
    card = table.panel(UnitCard)
    assert "Westerners" in card.doings.why("activate")
    assert card.doings.why("activate") in words_of(card)
    table.side.open_card("bretteur")
    card = table.panel(UnitCard)
    assert "touch" in card.doings.why("melee")
    assert card.doings.why("melee") in words_of(card)
    table.click(card.doings.button("activate"))
    assert table.unit("bretteur").status == "active"
    assert "activate" not in {doing.key for doing in card.doings.doings}
    table.click(card.killed)
    assert card.killed.text() == "Killed?\nClick again"
    assert table.cut_off(card) == []
    assert table.unit("bretteur").gone == ""
    table.click(card.killed)
    assert table.unit("bretteur").gone == "killed"
    assert table.side.panel is None
    table.bridge.undo()
    table.side.open_card("bretteur")
    card = table.panel(UnitCard)
    assert table.cut_off(card) == []
    table.click(card.leaves)
    table.click(card.correct)
    assert table.unit("bretteur").gone == ""
    table.side.open_card("bretteur")
    card = table.panel(UnitCard)
    table.click(card.leaves)
    table.click(card.leaves)
    assert table.unit("bretteur").gone == "left"


def test_space_after_activate_takes_no_unit_off_the_table(table: Beside) -> None:
    table.side.open_card("bretteur")
    card = table.panel(UnitCard)
    button = card.doings.button("activate")
    button.setFocus()
    table.press(Qt.Key.Key_Space)
    assert table.unit("bretteur").status == "active"
    assert table.window.board.hasFocus()
    table.press(Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert table.unit("bretteur").gone == ""
    card.correct.setFocus()
    table.press(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() not in (card.killed, card.leaves)
    table.click(card.killed)
    card.correct.setFocus()
    assert card.killed.text() == "Killed"


def test_melee_from_the_card(table: Beside) -> None:
    scene = skirmish()
    scene.touch("sergeant", "succubus1")
    table.lay_out(session_of(scene.game))
    table.side.open_card("sergeant")
    table.click(table.panel(UnitCard).doings.button("melee"))
    assert table.game.attack is not None
    assert table.game.attack.declaration.defender == "succubus1"


def test_a_double_click_opens_the_card_and_escape_closes_it(table: Beside) -> None:
    table.window.unit_opened.emit("samael")
    assert table.panel(UnitCard).title.text() == "Samael"
    table.press(Key.Key_Escape)
    assert table.side.panel is None
    assert table.window.board.hasFocus()


# -- the shot ------------------------------------------------------------------------------------------


def test_a_shot_at_the_nearest_by_keys(shooting: Beside) -> None:
    shooting.side.open_shot("archer")
    panel = shooting.panel(ShootPanel)
    assert [panel.target.item(row).text() for row in range(2)] == [
        "Near · 5.0 fathoms\nthe nearest",
        "Far · 9.0 fathoms\nno: Near first (RG-04)",
    ]
    assert panel.column.sum.text() == "3 dice against difficulty\N{NO-BREAK SPACE}4"
    assert shooting.side._line.isVisible()
    assert shooting.cut_off(panel) == []
    shooting.dice = [(6, 5, 1)]
    shooting.press(Key.Key_Return)
    assert shooting.game.attack is not None
    assert shooting.side._line.isVisible()  # as long as the shot is open
    shooting.press(Key.Key_Return)
    assert shooting.asks(InflictPage)
    shooting.press(Key.Key_Return)
    assert shooting.unit("near").life == 2
    assert shooting.attack.columns[1].result.text() == "The target does not answer."


def test_the_farther_one_is_refused_and_the_nearer_is_named(shooting: Beside) -> None:
    shooting.side.open_shot("archer")
    panel = shooting.panel(ShootPanel)
    shooting.press(Key.Key_Down)
    assert panel.fault.text().startswith("Near is nearer to Archer than Far")
    assert not panel.shoot.isEnabled()
    shooting.press(Key.Key_Return)
    assert shooting.game.attack is None
    shooting.press(Key.Key_Up)
    assert panel.shoot.isEnabled()


def test_cover_is_judged_by_the_players(shooting: Beside) -> None:
    shooting.side.open_shot("archer")
    panel = shooting.panel(ShootPanel)
    shooting.click(panel.eyes.buttons["covered"])
    assert panel.command.looks == (("near", "covered"),)
    assert any("cover" in chip.full for chip in panel.column.against_chips.findChildren(Chip))
    shooting.click(panel.shoot)
    assert shooting.game.attack is not None
    assert shooting.game.attack.declaration.covered


def test_the_shot_follows_the_board(shooting: Beside) -> None:
    from hellassist.geometry import Point
    from hellassist.rules.commands import PlaceUnit

    shooting.side.open_shot("archer")
    panel = shooting.panel(ShootPanel)
    assert panel.chosen == "near"
    shooting.bridge.do(PlaceUnit("far", Point(5 * 25.0, 8 * 25.0)))
    assert panel.target.item(0).text().startswith("Far · 1.8")
    assert panel.chosen == "near"
    assert "Far is nearer" in panel.fault.text()


# -- corrections ---------------------------------------------------------------------------------------


def correct(table: Beside, what: str, value: str, reason: str = "the table says so") -> CorrectPanel:
    panel = table.panel(CorrectPanel)
    panel.what.setCurrentIndex(panel.what.findData(what))
    if panel.option.isVisible():
        panel.option.setCurrentIndex(panel.option.findData(value))
    else:
        panel.value.clear()
        table.bot.keyClicks(panel.value, value)
    panel.reason.clear()
    table.bot.keyClicks(panel.reason, reason)
    table.click(panel.apply)
    return panel


def test_any_value_of_a_unit_is_corrected(table: Beside) -> None:
    checks: tuple[tuple[str, str, Callable[[Unit], bool]], ...] = (
        ("life", "2", lambda unit: unit.life == 2),
        ("state", "stunned", lambda unit: unit.has("stunned")),
        ("status", "acted", lambda unit: unit.status == "acted"),
        ("height", "1,5", lambda unit: unit.height == 1.5),
        ("place", "3 4.5", lambda unit: unit.at == (75, 112.5)),
    )
    for what, value, read in checks:
        table.side.open_correction("bretteur")
        correct(table, what, value)
        assert table.side.panel is None, what
        assert read(table.unit("bretteur")), what
    table.bridge.undo()
    assert table.unit("bretteur").at == (9.4 * 25, 17 * 25)


def test_company_and_battle_are_corrected(table: Beside) -> None:
    table.side.open_correction("A")
    correct(table, "current", "6")
    assert table.game.companies["A"].current == 6
    table.side.open_correction("battle")
    correct(table, "dominant", "B")
    assert table.game.dominant == "B"


@pytest.mark.rule("FR-60")
def test_which_colours_have_been_paid_is_corrected(table: Beside) -> None:
    """Vae orders and control areas are paid evenly: whoever likes it otherwise says so here."""
    game = table.game
    ours = replace(game.companies["A"], basic=6, current=3, coloured=True, basic_light=3, current_light=1)
    table.lay_out(session_of(replace(game, companies={**game.companies, "A": ours})))
    table.side.open_correction("A")
    panel = correct(table, "current_light", "4")
    assert panel.fault.text() == "“4” is not allowed for light points of it. Allowed: 0 to 3."
    panel.value.setText("3")
    table.click(panel.apply)
    assert (table.game.companies["A"].current, table.game.companies["A"].current_light) == (3, 3)
    table.side.open_correction("A")
    correct(table, "current", "6")
    assert table.game.companies["A"].current_light == 3
    table.bridge.do(Correct("A", "current", "4", "why"))
    table.bridge.do(Correct("A", "current_light", "1", "why"))
    table.bridge.do(Correct("A", "basic", "4", "why"))  # no more of either colour than the basic score has
    ours = table.game.companies["A"]
    assert (ours.current_light, ours.current, ours.basic_light, ours.basic) == (1, 4, 1, 4)
    table.side.open_correction("B")
    offered = table.side.panel.what  # type: ignore[union-attr]
    assert offered.findData("current_light") < 0


@pytest.mark.parametrize(
    ("what", "value", "reason", "sentence"),
    [
        ("life", "many", "why", "“many” is not allowed for Life Points. Allowed: 0 to 5."),
        ("life", "3", "", "A few words are needed here: why is it so?"),
        ("place", "3", "why", "Enter two numbers in fathoms, across and down from the upper left corner."),
        ("place", "99 3", "why", "The base of Swashbuckler would not stand wholly on the table."),
        ("height", "-1", "why", "“-1” is not allowed for height. Allowed: 0 to 99."),
    ],
)
def test_what_cannot_be_is_said_in_place(
    table: Beside, what: str, value: str, reason: str, sentence: str
) -> None:
    before = table.game
    table.side.open_correction("bretteur")
    panel = correct(table, what, value, reason)
    assert panel.fault.isVisible()
    assert panel.fault.text() == sentence
    assert panel.value.text() == value
    assert table.game == before


# -- notes, the coin, help -----------------------------------------------------------------------------


def menu_action(table: Beside, menu: str, start: str) -> None:
    action = next(action for action in table.window.menu(menu).actions() if action.text().startswith(start))
    action.trigger()


def test_a_note_is_written_down(table: Beside) -> None:
    menu_action(table, "battle", "Write a note")
    panel = table.panel(NotePanel)
    assert not panel.write.isEnabled()
    table.press("Bo waives <b>his</b> re-roll", Key.Key_Return)
    assert table.side.panel is None
    assert table.game.notes[-1] == "Bo waives <b>his</b> re-roll"


def test_a_dispute_is_settled_by_the_coin_or_the_tap(table: Beside) -> None:
    button = next(
        tool
        for tool in table.window.top.findChildren(QToolButton)
        if tool.defaultAction() is table.window.actions_.dispute
    )
    table.click(button)
    panel = table.panel(DisputePanel)
    table.click(panel.toss)
    assert panel.result.text().startswith("The coin falls for ")
    table.click(panel.winner["B"])
    assert panel.result.text() == "The Tap goes to Demons."
    last = table.session.lines[-1].done
    assert Chronicler(table.session.texts).tell(last.facts, last.before)[0].rule == "BA-20"
    table.bridge.undo()
    assert table.session.undo_label is not None
    assert "The coin falls for" in table.session.undo_label


def test_who_throws_is_chosen_in_the_menu(table: Beside) -> None:
    assert table.desk.menu is not None
    own = table.desk.menu._sources["B", "typed"]
    assert not own.isChecked()
    own.trigger()
    assert table.game.companies["B"].dice == "typed"
    assert own.isChecked()
    table.bridge.undo()
    assert not own.isChecked()


def test_help_lists_the_keys_and_names_the_program(table: Beside) -> None:
    menu_action(table, "help", "Keys")
    said = [label.text() for label in table.panel(KeysPanel).findChildren(QLabel)]
    assert "Ctrl+Z" in said
    assert "F3" in said
    menu_action(table, "help", "About")
    assert table.panel(AboutPanel).isVisible()


def test_a_rule_is_shown_with_its_cases(table: Beside) -> None:
    table.side.open_rule("CC-27")
    panel = table.panel(RulePanel)
    said = [label.text() for label in panel.findChildren(QLabel)]
    assert panel.title.text() == "Charge: \N{MINUS SIGN}1 CBT"
    assert any(text.startswith("CC-27 · ") for text in said)
    assert any(text.startswith("\N{BULLET}") for text in said)
    assert panel.done.hasFocus()
    table.press(Key.Key_Return)
    assert table.side.panel is None


@pytest.mark.parametrize("size", [(900, 600), (1280, 720), (1920, 1080)])
def test_no_button_is_cut_off(table: Beside, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    side = table.side
    shows: tuple[Callable[[], object], ...] = (
        lambda: side.open_card("wrath"),
        lambda: side.open_correction("wrath"),
        side.open_note,
        lambda: side.open_rule("CC-08"),
        side.open_about,
    )
    for show in shows:
        show()
        table.bot.wait(1)
        assert side.panel is not None
        assert table.cut_off(side.panel) == []


# -- when something goes wrong -------------------------------------------------------------------------


def test_what_nobody_foresaw_is_told_once_and_the_battle_goes_on(
    table: Beside, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    crashes = Crashes(table.window, is_saved=lambda: True)
    crashes.install()
    for _ in range(3):
        try:
            raise ZeroDivisionError("<b>never</b> mind")  # noqa: TRY301 -- the fault is the test
        except ZeroDivisionError as fault:
            sys.excepthook(ZeroDivisionError, fault, fault.__traceback__)
    dialog = crashes.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert "The battle is safe" in "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert dialog.details.toPlainText().count("<b>never</b> mind") == 3
    table.click(dialog.copy)
    assert "ZeroDivisionError" in QGuiApplication.clipboard().text()
    table.click(dialog.done_)
    assert crashes.dialog is None
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert table.bridge.do(Activate("bretteur"))


def test_a_fault_while_telling_of_a_fault_ends_there(
    table: Beside, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> bool:
        raise OSError("worse")

    crashes = Crashes(table.window, is_saved=fails)
    fault = ValueError("bad")
    crashes.tell(ValueError, fault, None)
    assert crashes.dialog is None
    assert "worse" in capsys.readouterr().err
