"""From the first page to a battle in which units are set up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hellassist.app.battle import new_battle
from hellassist.app.companies import companies
from hellassist.catalogue import CompanyEntry, CompanyList
from hellassist.gui.pages.new_battle import NewBattlePage
from hellassist.gui.pages.start_page import StartPage
from tests.gui.beside import Beside, made


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def page_of(beside: Beside) -> NewBattlePage:
    """The page, from the first one."""
    beside.desk.start()
    beside.show()
    first = beside.window.centralWidget()
    assert isinstance(first, StartPage)
    beside.click(first.new)
    page = beside.window.centralWidget()
    assert isinstance(page, NewBattlePage)
    return page


def rows(page: NewBattlePage, player: str = "A") -> list[str]:
    side = page.sides["A" if player == "A" else "B"]
    return [f"{row.count} × {row.name} · {row.points}" for row in side.list.rows()]


def test_a_battle_is_planned_and_begun(beside: Beside) -> None:
    page = page_of(beside)
    side = page.sides["A"]
    for _ in range(2):
        beside.click(side.add)
    assert rows(page) == ["2 × Frank-Captain · 50~"]
    assert "2 Officers: a Company has exactly one. (CO-04)" in side.faults.text()
    fewer = side.list.button("frank_captain", -1).center()
    beside.bot.mouseClick(side.list.viewport(), Qt.MouseButton.LeftButton, pos=fewer)
    assert not side.faults.isVisible()
    side.who.setText("Anna")
    beside.click(side.dice.buttons["typed"])
    beside.click(page.sides["B"].add)
    page.name.setText("At the bridge")
    page.table.setCurrentIndex(page.table.findText("Ruined village"))
    page.edition.setCurrentIndex(page.edition.findData("russian"))
    page.turns.setText("5")
    beside.click(page.begin)
    game = beside.game
    assert (game.name, game.phase, game.turns, game.edition.name) == ("At the bridge", "setup", 5, "russian")
    assert (game.companies["A"].name, game.companies["A"].dice) == ("Westerners (Anna)", "typed")
    assert [unit.profile.id for unit in game.units.values()] == ["frank_captain", "samael"]
    assert game.width == 36 * 25
    assert beside.desk.is_saved()


def test_a_click_fills_a_side_up_and_the_battle_can_begin(beside: Beside) -> None:
    page = page_of(beside)
    for side in page.sides.values():
        beside.click(side.fill)
        assert not side.faults.isVisible()
        assert side.plan().company.entries
    beside.click(page.begin)
    assert {unit.owner for unit in beside.game.units.values()} == {"A", "B"}


def test_keys_change_the_count_of_a_row(beside: Beside) -> None:
    page = page_of(beside)
    side = page.sides["A"]
    side.put("average_soldier")
    side.list.setFocus()
    beside.press(Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    assert rows(page) == ["3 × Average soldier · 75~"]
    beside.press(Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Delete)
    assert rows(page) == []


def test_a_template_fills_the_page_in(beside: Beside) -> None:
    page = page_of(beside)
    page.sides["B"].put("damned")
    page.points.setText("150")
    page.name.setText("Weekly")
    beside.click(page.keep)
    (path,) = [each for each in new_battle.listed(new_battle.templates_folder()) if "Weekly" in each.stem]
    page.sides["B"].put("damned")
    page.points.setText("300")
    page.load_template(path)
    assert rows(page, "B") == ["1 × Damned · 25~"]
    assert (page.points.text(), page.name.text()) == ("150", "Weekly")


def test_a_battle_is_kept_from_its_menu(beside: Beside) -> None:
    page = page_of(beside)
    page.sides["A"].put("frank_captain")
    page.name.setText("Kept")
    beside.click(page.begin)
    assert page.fault.text().endswith("have no unit yet: add some cards first.")
    page.sides["B"].put("samael")
    beside.click(page.begin)
    menu = beside.window.menu("battle")
    next(action for action in menu.actions() if action.text() == "Keep as template").trigger()
    assert beside.notice == "Kept as template “Kept”, with its table."
    assert "Kept" in [path.stem for path in new_battle.listed(new_battle.templates_folder())]


def test_a_bad_template_or_company_gets_its_sentence(beside: Beside, tmp_path: Path) -> None:
    page = page_of(beside)
    bad = tmp_path / "bad.toml"
    bad.write_text("name = 3\n", encoding="utf-8")
    page.load_template(bad)
    assert page.fault.isVisible()
    assert "bad.toml, name" in page.fault.text()
    page.say("")
    folder = new_battle.companies_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "bad.toml").write_text("name = 3\n", encoding="utf-8")
    side = page.sides["A"]
    side.load_menu.aboutToShow.emit()
    next(action for action in side.load_menu.actions() if action.text() == "bad").trigger()
    assert "bad.toml, name" in page.fault.text()
    (folder / "bad.toml").unlink()


def test_a_company_of_the_folder_is_played_with_all_its_entries(beside: Beside) -> None:
    entries = (CompanyEntry(card="damned", count=2), CompanyEntry(card="ghost"))
    path = companies.free_path("Pit")
    companies.keep_draft(path, CompanyList(name="Pit & Sons", faction="elves", entries=entries))
    page = page_of(beside)
    side = page.sides["B"]
    side.load_menu.aboutToShow.emit()
    next(action for action in side.load_menu.actions() if action.text() == "Pit && Sons").trigger()
    assert (side.name.text(), side.faction.currentText()) == ("Pit & Sons", "elves (unknown)")
    assert rows(page, "B") == ["2 × Damned · 50~", "1 × ghost · "]
    assert side.plan().company.entries == entries
    companies.remove(path)


def test_escape_leads_back_and_no_button_is_cut_off(beside: Beside) -> None:
    page = page_of(beside)
    assert beside.cut_off(page) == []
    beside.press(Qt.Key.Key_Escape)
    assert isinstance(beside.window.centralWidget(), StartPage)
