"""The rules of a table, built switch by switch before a battle, kept, shared and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from hellassist.app.battle import house_rules
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.house.page import HouseRulesPage
from hellassist.gui.pages.new_battle import NewBattlePage
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, RUSSIAN, own_rules
from tests.gui.beside import Beside, made


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_rules, "data_folder", lambda: tmp_path / "data")


@pytest.fixture
def plan(beside: Beside) -> NewBattlePage:
    beside.desk.plan()
    beside.show()
    page = beside.window.centralWidget()
    assert isinstance(page, NewBattlePage)
    return page


@pytest.fixture
def page(beside: Beside, plan: NewBattlePage) -> HouseRulesPage:
    beside.click(plan.rules)
    assert plan.house is not None
    return plan.house


def titles(page: HouseRulesPage) -> list[str]:
    return [page.list.list.item(row).text() for row in range(page.list.list.count())]


def click_question(beside: Beside, page: HouseRulesPage, text: str) -> None:
    """By searching it, and a click on its row."""
    page.list.search.setText(text)
    rows = page.list.list
    beside.bot.mouseClick(
        rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(rows.item(0)).center()
    )


def test_all_questions_stand_there_with_what_holds(page: HouseRulesPage) -> None:
    assert len(titles(page)) == len(page._questions) > 140
    assert "How long is a fathom?" in titles(page)


def test_rules_are_built_kept_and_played(beside: Beside, plan: NewBattlePage, page: HouseRulesPage) -> None:
    page.source.setCurrentIndex(1)
    click_question(beside, page, "fathom long")
    beside.click(page.detail.readings[25.4].button)
    assert "A fathom is 25.4 mm long." in page.told.text()
    page.list.search.clear()
    beside.click(page.list.changed)
    assert titles(page) == ["How long is a fathom?"]
    page.name.setText("At <b>Anna's</b>")
    beside.click(page.save)
    expected = own_rules(FRENCH_EFFECTS, "At <b>Anna's</b>", fathom_mm=25.4)
    assert [edition for _, edition in house_rules.kept()] == [expected]
    beside.click(page.play)
    assert plan.edition.currentText() == "At <b>Anna's</b> (yours)"
    assert "14 rules differ from the core: A fathom is 25.4 mm long." in plan.differs.text()
    for side in plan.sides.values():
        beside.click(side.add)
    beside.click(plan.begin)
    assert beside.game.edition == expected


def test_by_keyboard_alone(beside: Beside, plan: NewBattlePage, page: HouseRulesPage) -> None:
    beside.press("bonuses raise")
    beside.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    assert page.list.list.hasFocus()
    beside.press(Qt.Key.Key_Return)
    assert page.detail.readings[5].button.hasFocus()
    beside.press(Qt.Key.Key_Down)
    assert page.edition.highest_defence == 6
    assert page.detail.readings[6].button.hasFocus()
    beside.press(Qt.Key.Key_Escape)
    assert plan.chosen_edition.highest_defence == 5
    assert plan.rules.hasFocus()


def test_unsaved_rules_can_be_played(beside: Beside, plan: NewBattlePage, page: HouseRulesPage) -> None:
    click_question(beside, page, "RU-47")
    beside.click(page.detail.readings[True].button)
    beside.click(page.play)
    assert plan.edition.currentText() == "Our table's rules"
    assert house_rules.kept() == ()
    for side in plan.sides.values():
        beside.click(side.add)
    filled = plan.plan()
    assert filled is not None, plan.fault.text()
    assert filled.played.harmless_let_go


def test_shared_as_a_file_and_taken_in(
    beside: Beside, page: HouseRulesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "ours"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "ours.hellrules.toml"), "")
    )
    page.source.setCurrentIndex(2)
    page.name.setText("Ours")
    beside.click(page.share)
    assert page.said.text() == "Written to “ours.hellrules.toml”."
    beside.click(page.fetch)
    assert page.built() == own_rules(RUSSIAN, "Ours")
    assert [edition.name for _, edition in house_rules.kept()] == ["Ours"]


def test_kept_rules_are_deleted_by_two_clicks(
    beside: Beside, plan: NewBattlePage, page: HouseRulesPage
) -> None:
    assert not page.drop.isEnabled()
    page.source.setCurrentIndex(1)
    page.name.setText("Ours")
    beside.click(page.save)
    assert plan.edition.findText("Ours (yours)") >= 0
    beside.click(page.drop)
    assert [edition.name for _, edition in house_rules.kept()] == ["Ours"]
    beside.click(page.drop)
    assert house_rules.kept() == ()
    assert plan.edition.findText("Ours (yours)") < 0
    assert page.built().name == "Ours"
    beside.click(page.save)
    assert [edition.name for _, edition in house_rules.kept()] == ["Ours"]


def test_a_bad_file_and_a_bad_name_get_their_sentences(
    beside: Beside, page: HouseRulesPage, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.hellrules.toml"
    bad.write_text('name = "x"\n[switches]\nfathom_mm = 30\n', encoding="utf-8")
    page.fetch_from(bad)
    assert "bad.hellrules.toml, switches: fathom_mm: found 30" in page.said.text()
    beside.click(page.save)
    assert page.said.text() == "Give your rules a name first."
    before = page.edition
    page.source.setCurrentIndex(1)
    page.name.setText("core")
    beside.click(page.play)
    assert "that is the name of a preset" in page.said.text()
    assert (before, house_rules.kept()) == (CORE, ())


def test_a_row_of_the_ledger_is_a_click_away(beside: Beside, page: HouseRulesPage) -> None:
    chip = next(chip for chip in page.detail.findChildren(Chip) if chip.isVisible())
    beside.click(chip)
    shown = page.findChildren(RulePanel)
    assert [panel.rule for panel in shown] == ["BA-01"]
    assert shown[0].isVisible()
    beside.press(Qt.Key.Key_Escape)
    assert page.rule is None
    assert page.question.isVisible()


def test_no_button_is_cut_off(beside: Beside, page: HouseRulesPage) -> None:
    assert beside.cut_off(page) == []
