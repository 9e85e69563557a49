"""A whole attack by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.app.words import ledger
from hellassist.gui.dialogs.option_pages import InflictPage, LowerPage, VaeVictisPage, WeaponPage
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.roll_pages import RerollPage, TypedRollPage, VirtualRollPage
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.commands import DeclareMelee, Note, SetDiceSource
from hellassist.rules.game import PLAYERS
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon

Key = Qt.Key


def duel(*, weapons: int = 1, command: tuple[int, int] = (4, 3)) -> Scene:
    """E of the Westerners touches F of the Demons; both have Officers, so both may pay for vae victis."""
    tables: tuple[tuple[int, ...], ...] = ((2, 3, 5, 6, 8), (3, 4, 5, 6, 7))
    blades = tuple(weapon(*tables[n], name=f"blade {n + 1}") for n in range(weapons))
    scene = Scene(command=command)
    scene.unit("E", name="Edda", rank="officer", cmd=4, cbt=4, life=(6, 2), pr=1, weapons=blades)
    scene.enemy("F", name="Fell", rank="officer", cmd=3, cbt=3, life=(6, 1), pr=1)
    scene.unit("ally", name="Ally", at=(20, 20))
    return scene.touch("E", "F")


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def open_duel(
    beside: Beside, *, typed: str = "", weapons: int = 1, command: tuple[int, int] = (4, 3)
) -> Beside:
    """The duel is on, its attack declared. *typed* are the players who type their dice."""
    beside.lay_out(session_of(duel(weapons=weapons, command=command).game))
    for player in PLAYERS:
        if player in typed:
            beside.bridge.do(SetDiceSource(player, "typed"))
    assert beside.bridge.do(DeclareMelee("E", "F"))
    return beside


def test_a_whole_attack_with_dice_of_the_app(beside: Beside) -> None:
    open_duel(beside)
    before = beside.session.past[-1].before
    beside.dice = [(5, 3, 6, 2, 1), (4,), (6, 1, 1)]
    assert beside.asks(VaeVictisPage)
    beside.press("2")
    assert beside.page.option == 2
    beside.press(Key.Key_Return)
    assert beside.asks(VaeVictisPage)
    beside.click(beside.attack.primary)
    assert beside.asks(VirtualRollPage)
    assert beside.attack.primary.text() == "Throw 5 dice"
    assert beside.attack.columns[0].sum.text() == "5 dice and 1 again against DEF\N{NO-BREAK SPACE}3"
    beside.press(Key.Key_Return)
    assert beside.asks(RerollPage)
    assert [die.face for die in beside.page.dice] == [5, 3, 6, 2, 1]
    assert beside.page.picked == (1,)
    beside.click(beside.page.dice[3])
    assert beside.page.picked == (2,)
    beside.press(Key.Key_Return)
    beside.press(Key.Key_Return)
    assert beside.asks(VirtualRollPage)
    assert beside.attack.columns[0].result.text() == "4 hits"
    assert beside.attack.columns[0].table.hits == 4
    beside.press(Key.Key_Return)
    assert beside.asks(InflictPage)
    assert beside.page.option == 4
    beside.press("2")
    assert beside.attack.primary.text() == "Inflict 2 hits"
    assert beside.page.note.text() == "3 damage, Protection 1: Fell loses 2 LP."
    beside.press(Key.Key_Return)
    assert beside.asks(InflictPage)
    beside.press("0", Key.Key_Return)
    assert beside.game.attack is None
    assert beside.unit("F").life == 4
    assert beside.unit("E").life == 6
    assert beside.game.companies["A"].current == 2
    lines = [line.text for line in beside.attack.story.lines]
    assert "Fell loses 2 LP: 4 left." in lines
    assert beside.attack.columns[1].fate.text() == "loses 2 LP"
    assert beside.attack.primary.text() == "Done"
    beside.click(beside.attack.cancel)
    assert beside.game == before
    assert beside.side.panel is None
    beside.bridge.redo()
    assert beside.unit("F").life == 4


def test_a_whole_attack_with_typed_dice(beside: Beside) -> None:
    open_duel(beside, typed="AB", command=(0, 0))
    assert beside.asks(TypedRollPage)
    beside.press("5362")
    assert beside.page.entry.text == "5 3 6 2"
    beside.press(Key.Key_Return)
    assert beside.asks(TypedRollPage)
    beside.press("444", Key.Key_Return)
    assert beside.asks(InflictPage)
    beside.press(Key.Key_Return, Key.Key_Return)
    assert beside.game.attack is None
    assert (beside.unit("E").life, beside.unit("F").life) == (2, 2)
    typed = [line.text for line in beside.desk.chronicle.rows] if beside.desk.chronicle else []
    assert "Edda throws 5 3 6 2 (typed)." in typed
    beside.press(Key.Key_Return)
    assert beside.side.panel is None


def test_five_dice_take_six_keystrokes(beside: Beside) -> None:
    open_duel(beside, typed="A")
    beside.press("1", Key.Key_Return, Key.Key_Return)
    assert beside.asks(TypedRollPage)
    assert len(beside.page.entry.fields) == 5
    beside.press("12345", Key.Key_Return)
    assert not beside.asks(TypedRollPage)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0123", "0 is no face of a die. Enter 4 dice, each from 1 to 6."),
        ("1273", "7 is no face of a die. Enter 4 dice, each from 1 to 6."),
        ("12a4", "“a” is no die. Enter 4 dice, each from 1 to 6."),
        ("123", "3 dice were entered; 4 are needed, each from 1 to 6."),
        ("12345", "5 dice were entered; 4 are needed, each from 1 to 6."),
        ("", "0 dice were entered; 4 are needed, each from 1 to 6."),
        ("  ", "0 dice were entered; 4 are needed, each from 1 to 6."),
    ],
)
def test_wrong_dice_get_their_sentence_in_place_and_nothing_is_lost(
    beside: Beside, typed: str, sentence: str
) -> None:
    open_duel(beside, typed="A", command=(0, 0))
    page = beside.page
    beside.press(*typed)
    beside.press(Key.Key_Return)
    assert beside.page is page
    assert page.fault.isVisible()
    assert page.fault.text() == sentence
    assert page.entry.text.replace(" ", "") == typed.strip()
    for field in page.entry.fields:
        field.setFocus()
        beside.press("5")
    assert not page.fault.isVisible()
    beside.press(Key.Key_Return)
    assert beside.attack.page is not page


def test_backspace_goes_back_a_die(beside: Beside) -> None:
    open_duel(beside, typed="A", command=(0, 0))
    beside.press("53", Key.Key_Backspace, "4", "21")
    assert beside.page.entry.text == "5 4 2 1"


def test_a_note_meanwhile_leaves_what_was_typed(beside: Beside) -> None:
    open_duel(beside, typed="A", command=(0, 0))
    beside.press("53")
    beside.bridge.do(Note("the dog took a die"))
    beside.bridge.do(SetDiceSource("B", "typed"))
    assert beside.page.entry.text == "5 3"
    beside.press("62", Key.Key_Return)
    assert len(beside.game.attack.answers) == 1  # type: ignore[union-attr]


def test_who_throws_is_changed_in_one_click(beside: Beside) -> None:
    open_duel(beside, command=(0, 0))
    assert beside.asks(VirtualRollPage)
    beside.click(beside.page.by_hand)
    assert beside.asks(TypedRollPage)
    assert beside.throws("A") == "typed"
    beside.page.by_app.setFocus()
    beside.press(Key.Key_Return)
    assert beside.asks(VirtualRollPage)
    assert beside.throws("A") == "virtual"


def test_back_takes_one_answer_back(beside: Beside) -> None:
    open_duel(beside)
    assert not beside.attack.back.isEnabled()
    beside.press("1", Key.Key_Return)
    beside.press("2", Key.Key_Return)
    assert beside.asks(VirtualRollPage)
    beside.press(Key.Key_Left, to=Qt.KeyboardModifier.AltModifier)
    assert beside.asks(VaeVictisPage)
    assert beside.page.request.side == 1
    beside.click(beside.attack.back)
    assert beside.page.request.side == 0
    assert beside.game.companies["A"].current == 4


def test_back_from_the_result_opens_the_last_question_again(beside: Beside) -> None:
    open_duel(beside, typed="AB", command=(0, 0))
    beside.press("5362", Key.Key_Return, "444", Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert beside.game.attack is None
    beside.click(beside.attack.back)
    assert beside.asks(InflictPage)
    assert beside.page.request.side == 1
    assert (beside.unit("E").life, beside.unit("F").life) == (6, 6)
    beside.press("1", Key.Key_Return)
    assert beside.unit("E").life == 5


def test_escape_loses_no_attack(beside: Beside) -> None:
    open_duel(beside)
    beside.press("2", Key.Key_Escape)
    assert beside.game.attack is not None
    assert beside.window.board.hasFocus()
    assert beside.notice.startswith("The attack stays open")
    assert beside.page.option == 2


def test_cancel_takes_the_whole_attack_back_and_says_how_to_have_it_again(beside: Beside) -> None:
    open_duel(beside)
    before = beside.session.past[-1].before
    beside.press(Key.Key_Return)
    beside.click(beside.attack.cancel)
    assert beside.game == before
    assert beside.side.panel is None
    assert "Redo" in beside.notice


def test_no_reroll_is_allowed_too(beside: Beside) -> None:
    open_duel(beside)
    beside.dice = [(1, 1, 1, 1, 1), (1, 1, 1)]
    beside.press("2", Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert beside.asks(RerollPage)
    beside.press("0")
    assert beside.attack.primary.text() == "Keep the dice"
    beside.press("1")
    assert beside.page.picked == (1,)
    beside.press("0", Key.Key_Return)
    beside.press(Key.Key_Return)
    assert beside.game.attack is None
    assert beside.unit("F").life == 6


def test_the_weapon_is_named_first(beside: Beside) -> None:
    open_duel(beside, weapons=2)
    assert beside.asks(WeaponPage)
    beside.press("2")
    assert beside.page.option == 1
    beside.press(Key.Key_Return)
    assert beside.attack.columns[0].table.table[0].damage == 3


def test_every_modifier_is_a_chip_that_names_its_rule(beside: Beside) -> None:
    ledger.rows()
    beside.lay_out(session_of(duel(command=(0, 0)).unit("S", name="Second").touch("S", "F", (0, 1)).game))
    beside.bridge.do(DeclareMelee("E", "F"))
    chips = {chip.full: chip for chip in beside.attack.columns[0].findChildren(Chip) if chip.isVisible()}
    assert {"CBT 4", "+1 support", "DEF 3", "PR 1"} <= set(chips)
    support = chips["+1 support"]
    assert "Second" in support.toolTip()
    assert support.accessibleDescription().splitlines()[-1].startswith("CC-38: ")


def test_a_chip_opens_its_rule_and_closing_it_leads_back(beside: Beside) -> None:
    open_duel(beside, typed="A", command=(0, 0))
    beside.press("53")
    chip = next(chip for chip in beside.attack.findChildren(Chip) if chip.rule == "CC-12")
    beside.click(chip)
    assert beside.panel(RulePanel).rule == "CC-12"
    beside.press(Key.Key_Escape)
    assert beside.page.entry.text == "5 3"
    beside.side.open_card("F")
    assert not beside.panel(UnitCard).killed.isEnabled()
    beside.side.close()
    beside.side.open_correction("F")
    assert beside.page.entry.text == "5 3"
    assert "under way" in beside.notice


def test_the_odds_follow_the_option(beside: Beside) -> None:
    open_duel(beside)
    before = beside.attack.odds.rows[1].falls.text(), beside.attack.odds.rows[1].loses.text()
    beside.press("2")
    assert (beside.attack.odds.rows[1].falls.text(), beside.attack.odds.rows[1].loses.text()) != before
    assert "Fell: falls" in beside.attack.odds.accessibleName()


@pytest.mark.parametrize("size", [(900, 600), (1280, 720), (1440, 900), (1920, 1080)])
def test_nothing_is_cut_off_and_the_board_is_never_covered(beside: Beside, size: tuple[int, int]) -> None:
    open_duel(beside)
    beside.window.resize(*size)
    beside.dice = [(5, 3, 6, 2, 1), (4,), (6, 1, 1, 3, 3)]
    for answer in ("2", "2", "", "", "", "", "3", "1"):
        panel: SidePanel = beside.attack
        beside.bot.wait(1)
        assert beside.cut_off(panel) == []
        assert panel.mapTo(beside.window, panel.rect().topLeft()).x() >= beside.window.board.width()
        for widget in (beside.attack.primary, beside.attack.odds, beside.page):
            corner = widget.mapTo(panel, widget.rect().bottomRight())
            assert panel.rect().contains(corner), (widget, answer)
        beside.press(answer, Key.Key_Return)
    assert beside.game.attack is None
    assert beside.cut_off(beside.attack) == []


def test_tab_goes_through_the_panel_in_order(beside: Beside) -> None:
    open_duel(beside)
    seen = []
    for _ in range(5):
        focused = beside.window.focusWidget()
        seen.append(focused)
        beside.press(Key.Key_Tab)
    page = beside.page
    attack = beside.attack
    assert seen[0] in page.stops()
    assert attack.primary in seen
    assert seen.index(attack.primary) < seen.index(attack.cancel)


def test_the_board_stays_alive_meanwhile(beside: Beside) -> None:
    open_duel(beside)
    scale = beside.window.board.scale_now
    beside.window.board.zoom(1.5)
    assert beside.window.board.scale_now == pytest.approx(scale * 1.5)
    beside.window.actions_.measure.trigger()
    assert beside.window.board.tool is beside.window.board.measure_tool
    beside.press("2")


def test_dice_can_be_taken_off_both_sides(beside: Beside) -> None:
    scene = (
        Scene().unit("E", name="Edda", cbt=4, abilities=(("defensive_combat", 2),)).enemy("F", name="Fell")
    )
    beside.lay_out(session_of(scene.touch("E", "F").game))
    beside.bridge.do(DeclareMelee("E", "F"))
    assert beside.asks(LowerPage)
    beside.press("1", Key.Key_Return)
    assert beside.attack.primary.text() == "Throw 2 dice"


def test_hits_are_made_to_be_thrown_again_by_clicking_them(beside: Beside) -> None:
    scene = Scene().unit("E", name="Edda", cbt=4).enemy("F", name="Fell", abilities=(("man_at_arms", 1),))
    beside.lay_out(session_of(scene.touch("E", "F").game))
    beside.bridge.do(DeclareMelee("E", "F"))
    beside.dice = [(6, 5, 1, 1), (2,), (1, 1, 1)]
    beside.press(Key.Key_Return)
    assert beside.page.question.text() == "Fell may make Edda throw 1 hit again"
    assert beside.page.picked == (6,)
    beside.click(beside.page.dice[1])
    assert beside.page.picked == (5,)
    assert not beside.page.dice[2].isCheckable()
    beside.press(Key.Key_Return, Key.Key_Return)
    assert beside.attack.columns[0].result.text() == "1 hit"


def test_only_the_wrong_die_is_marked_until_it_is_mended(beside: Beside) -> None:
    open_duel(beside, typed="A", command=(0, 0))
    while not beside.asks(TypedRollPage):
        beside.press(Key.Key_Return)
    entry = beside.page.entry
    beside.press("6", "9", "1", "2", Key.Key_Return)
    assert beside.page.fault.isVisible()
    assert [field.property("bad") == "true" for field in entry.fields] == [False, True, False, False]
    assert entry.fields[1].hasFocus()
    beside.press("5")
    assert not any(field.property("bad") == "true" for field in entry.fields)
    assert not beside.page.fault.isVisible()
