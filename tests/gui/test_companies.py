"""The Companies page: a Company is built, kept, shared, taken in, and played with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from hellassist.app.battle import new_battle
from hellassist.app.companies import companies
from hellassist.app.settings import data_folder
from hellassist.catalogue import Catalogue, CompanyEntry, CompanyList, read_company, totals
from hellassist.gui.cards.badge import RANK_ICONS
from hellassist.gui.companies.compare import ComparePanel
from hellassist.gui.companies.exchange import ImportPanel, SharePanel
from hellassist.gui.companies.page import CompaniesPage
from hellassist.gui.companies.printing import PrintPanel
from hellassist.gui.companies.read_card import ReadCardPanel
from hellassist.gui.companies.unit_rows import UnitRow, UnitRows
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.looks.theme import tokens
from hellassist.gui.pages.new_battle import NewBattlePage
from hellassist.gui.pages.start_page import StartPage
from tests.catalogue.make import unit
from tests.gui.beside import Beside, made

CTRL = Qt.KeyboardModifier.ControlModifier
GUARD = CompanyList(
    name="Guard",
    faction="westerners",
    entries=(CompanyEntry(card="frank_captain"), CompanyEntry(card="average_soldier", count=2)),
)


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    shutil.rmtree(new_battle.companies_folder(), ignore_errors=True)
    yield from made(qtbot)
    shutil.rmtree(new_battle.companies_folder(), ignore_errors=True)


def page_of(beside: Beside) -> CompaniesPage:
    """The page, from the first one."""
    beside.desk.start()
    beside.show()
    first = beside.window.centralWidget()
    assert isinstance(first, StartPage)
    beside.click(first.companies)
    page = beside.window.centralWidget()
    assert isinstance(page, CompaniesPage)
    return page


def press_row(beside: Beside, rows: UnitRows, card: str, by: int = 1) -> None:
    """Click on the button of a row."""
    rows.choose(card)
    beside.bot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.button(card, by).center())


def offer(page: CompaniesPage, card: str) -> UnitRow:
    return next(row for row in page.pool.list.rows() if row.card == card)


def counts(page: CompaniesPage) -> dict[str, int]:
    return dict(page.work.company.counts())


def test_a_company_is_built_by_the_buttons_and_saved(beside: Beside) -> None:
    page = page_of(beside)
    assert [rule for _, rule in page.builder.messages.said] == ["CO-04"]
    press_row(beside, page.pool.list, "frank_captain")
    press_row(beside, page.pool.list, "average_soldier")
    press_row(beside, page.builder.roster, "average_soldier")
    press_row(beside, page.builder.roster, "average_soldier")
    press_row(beside, page.builder.roster, "average_soldier", -1)
    assert counts(page) == {"frank_captain": 1, "average_soldier": 2}
    assert page.builder.messages.said == ()
    assert (page.builder.spent.said, page.builder.troopers.said) == ("75~ / 200", "2 / 4")
    assert page.builder.sums.text() == "Units: 3 · Command: 4 · Points left: 125~"
    page.builder.name.setFocus()
    page.builder.name.selectAll()
    beside.press("Iron Guard")
    notes = {row.card: row.note for row in (*page.builder.roster.rows(), *page.pool.list.rows())}
    assert notes["average_soldier"] == "Trooper~ · Unlimited~"
    assert notes["frank_captain"].startswith("2 Officers")
    assert notes["swashbuckler"] == "Independent~ · Command 1 · Unlimited~"
    assert [row.note for row in page.builder.roster.rows()][1] == "25~ points each · Trooper~ · Unlimited~"
    beside.click(page.save)
    (kept,) = companies.shelf()
    assert (kept.name, kept.path.name, kept.draft) == ("Iron Guard", "Iron Guard.toml", None)
    assert read_company(kept.path) == page.work.company
    assert not page.save.isEnabled()


def test_what_would_break_a_rule_is_dim_and_says_why(beside: Beside) -> None:
    page = page_of(beside)
    trooper = offer(page, "average_soldier")
    assert (trooper.dim, trooper.note) == (True, "Troopers: 1, and its Command allows 0.")
    assert not offer(page, "frank_captain").dim
    press_row(beside, page.pool.list, "frank_captain")
    assert not offer(page, "average_soldier").dim
    assert offer(page, "frank_captain").dim
    page.builder.points.setFocus()
    page.builder.points.selectAll()
    beside.press("49")
    assert offer(page, "average_soldier").note == "Army Points: 50, and 49 were agreed."
    page.pool.fitting.click()
    assert page.pool.list.rows() == []
    assert page.pool.none.isVisible()


def test_it_warns_and_does_not_lock_and_the_rule_is_a_click_away(beside: Beside) -> None:
    page = page_of(beside)
    for _ in range(2):
        press_row(beside, page.pool.list, "frank_captain")
    assert ("Frank-Captain: 2, and there is only one of this Officer.", "UN-02") in page.builder.messages.said
    (row,) = page.builder.roster.rows()
    assert row.note == "Frank-Captain: 2, and there is only one of this Officer."
    button = next(each for each in page.builder.messages.buttons if each.text() == "UN-02")
    beside.click(button)
    panel = page.side.panel
    assert isinstance(panel, RulePanel)
    assert panel.rule == "UN-02"
    beside.press(Qt.Key.Key_Escape)
    assert page.side.panel is None
    assert page.play.isEnabled()


def test_search_rank_and_faction_sift_the_cards(beside: Beside) -> None:
    page = page_of(beside)
    page.pool.search.setFocus()
    beside.press("franc capit")
    assert [row.card for row in page.pool.list.rows()] == ["frank_captain"]
    beside.press(Qt.Key.Key_Return)
    beside.press("swash", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert counts(page) == {"frank_captain": 1, "swashbuckler": 2}
    page.pool.search.clear()
    page.pool.rank.setCurrentIndex(page.pool.rank.findData("independent"))
    assert {row.sign for row in page.pool.list.rows()} == {RANK_ICONS["independent"]}
    page.pool.rank.setCurrentIndex(0)
    serving = {row.card for row in page.pool.list.rows()}
    assert {"sellsword_captain", "damned"}.isdisjoint(serving)
    assert "golem" in serving
    page.pool.faction.setCurrentIndex(page.pool.faction.findData("*"))
    page.pool.faction.activated.emit(1)
    damned = offer(page, "damned")
    assert damned.note == "Damned is of another Faction: Demons, not Westerners."


def test_keys_change_counts_and_undo_leads_back(beside: Beside) -> None:
    page = page_of(beside)
    page.step("average_soldier", 1)
    page.builder.roster.setFocus()
    beside.press(Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    assert counts(page) == {"average_soldier": 2}
    beside.press(Qt.Key.Key_Z, to=CTRL)
    assert counts(page) == {"average_soldier": 3}
    beside.click(page.undo)
    beside.click(page.undo)
    assert counts(page) == {"average_soldier": 1}
    beside.click(page.redo)
    assert counts(page) == {"average_soldier": 2}


def test_nothing_is_lost_without_saving(beside: Beside) -> None:
    companies.save(companies.free_path("Guard"), GUARD)
    page = page_of(beside)
    assert page.builder.name.text() == "Guard"
    page.step("golem", 1)
    beside.click(page.back)
    page = page_of(beside)
    assert counts(page)["golem"] == 1
    assert page.shelf.item(0).text() == "• Guard"
    assert "Guard (not saved)" in page.shelf.item(0).toolTip()
    beside.click(page.undo)
    assert page.work.company == GUARD
    assert page.shelf.item(0).text() == "Guard"


def test_another_is_opened_duplicated_and_deleted_with_a_way_back(beside: Beside) -> None:
    for name in ("Guard", "Watch"):
        companies.save(companies.free_path(name), GUARD.model_copy(update={"name": name}))
    page = page_of(beside)
    page.shelf.setCurrentRow(1)
    assert page.builder.name.text() == "Watch"
    page.shelf.setFocus()
    beside.press(Qt.Key.Key_Delete)
    assert [kept.name for kept in companies.shelf()] == ["Guard"]
    assert page.notice.text() == "“Watch” was deleted."
    beside.click(page.take_back)
    assert [kept.name for kept in companies.shelf()] == ["Guard", "Watch"]
    assert page.shelf.currentRow() == 1
    assert page.builder.name.text() == "Watch"
    page._duplicate()
    assert page.builder.name.text() == "Watch (copy)"
    beside.press("Wall")
    beside.click(page.save)
    assert [kept.name for kept in companies.shelf()] == ["Guard", "Wall", "Watch"]


def test_a_name_or_size_that_will_not_do_is_told_and_changes_nothing(beside: Beside) -> None:
    page = page_of(beside)
    page.builder.name.setFocus()
    page.builder.name.selectAll()
    beside.press(Qt.Key.Key_Backspace)
    assert "name: found" in page.notice.text()
    page.builder.points.setFocus()
    page.builder.points.selectAll()
    beside.press("x")
    assert page.notice.text() == "The Army Points are a whole number from 1 to 9999."
    beside.press(Qt.Key.Key_Backspace)
    assert (page.work.company.name, page.work.company.points) == ("New Company", 200)


def test_the_edition_judges(beside: Beside) -> None:
    page = page_of(beside)
    assert page.builder.faction.findData("immortals") < 0
    page.builder.edition.setCurrentIndex(page.builder.edition.findData("russian"))
    page.builder.edition.activated.emit(0)
    page.builder.faction.setCurrentIndex(page.builder.faction.findData("immortals"))
    page.builder.faction.activated.emit(0)
    assert page.work.company.faction == "immortals"
    page.builder.edition.setCurrentIndex(page.builder.edition.findData("core"))
    page.builder.edition.activated.emit(0)
    assert "RU-05" in [rule for _, rule in page.builder.messages.said]
    assert page.builder.faction.currentText() == "immortals (unknown)"


def test_a_company_is_copied_and_taken_in_again(beside: Beside, tmp_path: Path) -> None:
    companies.save(companies.free_path("Guard"), GUARD)
    page = page_of(beside)
    page.side.share(page.work.company)
    panel = page.side.panel
    assert isinstance(panel, SharePanel)
    beside.click(panel.copy)
    text = QGuiApplication.clipboard().text()
    assert "2 × Average soldier · Trooper~ · 50~ points [average_soldier]" in text
    panel.write(tmp_path / "out.toml")
    assert read_company(tmp_path / "out.toml") == GUARD
    panel.write(tmp_path / "none" / "out.toml")
    assert panel.said.text().startswith("The file could not be written: ")
    beside.click(page.take)
    panel = page.side.panel
    assert isinstance(panel, ImportPanel)
    panel.text.setPlainText(text.replace("2 × A", "-2 × A"))
    beside.click(panel.take)
    assert "entries.1.count: found -2" in panel.fault.text()
    panel.text.setPlainText(text)
    beside.click(panel.take)
    assert page.work.company == GUARD
    assert [kept.company for kept in companies.shelf()] == [GUARD, GUARD]
    beside.click(page.take)
    panel = page.side.panel
    assert isinstance(panel, ImportPanel)
    panel.read_file(tmp_path / "out.toml")
    assert len(companies.shelf()) == 3


def test_unknown_cards_stay_and_are_named(beside: Beside) -> None:
    companies.save(companies.free_path("Guard"), GUARD.with_count("ghost", 2))
    page = page_of(beside)
    row = next(row for row in page.builder.roster.rows() if row.card == "ghost")
    assert (row.note, row.sign) == ("unknown card: it stays in the list", "unknown")
    assert ("There is no card “ghost” here.", "UN-10") in page.builder.messages.said
    page.step("golem", 1)
    beside.click(page.save)
    assert read_company(page.work.path).counts()["ghost"] == 2


def test_a_file_that_cannot_be_read_is_told(beside: Beside) -> None:
    folder = new_battle.companies_folder()
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_bytes("x".encode("utf-16"))
    page = page_of(beside)
    page.shelf.setCurrentRow(0)
    assert "bad.toml: it is UTF-16" in page.notice.text()


def test_a_full_disk_is_told_and_work_goes_on(beside: Beside, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of(beside)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    page.step("golem", 1)
    assert page.notice.text() == "This could not be kept on the disk: No space left on device"
    assert counts(page) == {"golem": 1}
    beside.click(page.save)
    assert page.notice.text() == "The Company could not be saved: No space left on device"


def test_play_with_this_company(beside: Beside) -> None:
    companies.save(
        companies.free_path("Guard"), GUARD.model_copy(update={"points": 150, "edition": "russian"})
    )
    page = page_of(beside)
    beside.click(page.play)
    battle = beside.window.centralWidget()
    assert isinstance(battle, NewBattlePage)
    side = battle.sides["A"]
    assert (side.name.text(), dict(side.counts)) == ("Guard", {"frank_captain": 1, "average_soldier": 2})
    assert (battle.points.text(), battle.edition.currentData()) == ("150", "russian")


def test_it_fits_and_escape_leads_back(beside: Beside) -> None:
    page = page_of(beside)
    assert beside.cut_off(page) == []
    assert page.minimumSizeHint().width() <= 1280
    beside.press(Qt.Key.Key_Escape)
    assert isinstance(beside.window.centralWidget(), StartPage)


def test_in_another_language_the_same_company_is_open(beside: Beside) -> None:
    for name in ("Guard", "Watch"):
        companies.save(companies.free_path(name), GUARD.model_copy(update={"name": name}))
    page = page_of(beside)
    page.shelf.setCurrentRow(1)
    beside.desk.companies(page.work.path)
    again = beside.window.centralWidget()
    assert isinstance(again, CompaniesPage)
    assert (again.builder.name.text(), again.shelf.currentRow()) == ("Watch", 1)


def test_f12_opens_it_from_a_battle(beside: Beside) -> None:
    beside.desk.demo()
    beside.show()
    beside.press(Qt.Key.Key_F12)
    beside.bot.waitUntil(lambda: isinstance(beside.window.centralWidget(), CompaniesPage))


def test_long_lists_and_long_names(beside: Beside) -> None:
    entries = tuple(CompanyEntry(card=f"unknown_{number}", count=99) for number in range(200))
    companies.save(companies.free_path("W"), CompanyList(name="W" * 120, faction="elves", entries=entries))
    page = page_of(beside)
    assert page.builder.roster.count() == 200
    assert page.window().minimumSizeHint().width() <= 1280


def test_two_companies_are_compared(beside: Beside) -> None:
    companies.save(companies.free_path("Guard"), GUARD)
    page = page_of(beside)
    page._compare()
    panel = page.side.panel
    assert isinstance(panel, ComparePanel)
    assert panel.none.isVisible()
    more = GUARD.model_copy(update={"name": "Watch"}).with_count("golem", 1).with_count("ghost", 2)
    companies.save(companies.free_path("Watch"), more)
    page = page_of(beside)
    page._compare()
    panel = page.side.panel
    assert isinstance(panel, ComparePanel)
    rows = {}
    for row in range(panel.table.rowCount()):
        cells = [item for column in range(3) if (item := panel.table.item(row, column)) is not None]
        rows[cells[0].text()] = (cells[1].text(), cells[2].text(), cells[1].font().bold())
    assert rows["Points"] == ("75~", "100~", True)
    assert rows["Troopers"] == ("2", "2", False)
    assert rows["Golem"] == ("0", "1", True)
    assert rows["ghost"] == ("0", "2", True)
    assert rows["SHS, mean"] == ("–", "–", False)


def test_a_card_is_read_by_a_click_on_its_sign(beside: Beside) -> None:
    page = page_of(beside)
    rows = page.pool.list
    rows.choose("frank_captain")
    place = rows.visualItemRect(rows.currentItem())
    spot = place.topLeft() + QPoint(20, place.height() // 2)
    beside.bot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    panel = page.side.panel
    assert isinstance(panel, ReadCardPanel)
    assert panel.profile.id == "frank_captain"
    beside.press(Qt.Key.Key_Escape)
    page.step("golem", 1)
    page.builder.roster.setFocus()
    beside.press(Qt.Key.Key_Space)
    assert isinstance(page.side.panel, ReadCardPanel)


def test_the_menu_leads_to_each_panel(beside: Beside) -> None:
    companies.save(companies.free_path("Guard"), GUARD)
    page = page_of(beside)
    menu = page.more.menu()
    assert menu is not None
    for text, kind in (
        ("Share as text or file…", SharePanel),
        ("Compare…", ComparePanel),
        ("Print…", PrintPanel),
    ):
        next(action for action in menu.actions() if action.text() == text).trigger()
        assert isinstance(page.side.panel, kind)
    beside.press(Qt.Key.Key_Escape)
    next(action for action in menu.actions() if action.text() == "Rename").trigger()
    beside.press("Wall")
    beside.press(Qt.Key.Key_S, to=CTRL)
    assert [kept.path.name for kept in companies.shelf()] == ["Wall.toml"]


def test_nothing_jumps_when_a_search_is_typed(beside: Beside) -> None:
    page = page_of(beside)
    page.builder.name.setFocus()
    QApplication.processEvents()
    before = (page.pool.search.height(), page.pool.list.mapTo(page, page.pool.list.rect().topLeft()))
    page.pool.search.setFocus()
    beside.press("frank")
    QApplication.processEvents()
    assert (page.pool.search.height(), page.pool.list.mapTo(page, page.pool.list.rect().topLeft())) == before


def test_a_box_to_tick_stands_out_from_its_ground(beside: Beside) -> None:
    box = page_of(beside).pool.fitting
    option = QStyleOptionButton()
    box.initStyleOption(option)
    place = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    middle = place.center()
    at = [QPoint(place.left() + 1, middle.y()), middle + QPoint(-4, -4), middle + QPoint(-1, 3)]
    looks = []
    for ticked in (False, True):
        box.setChecked(ticked)
        picture = box.grab().toImage()
        looks.append([picture.pixelColor(point).name() for point in at])
    t = tokens()
    assert looks[0] == [t.dim, looks[0][1], looks[0][1]]
    assert looks[1][:2] == [t.gold, t.gold]
    assert looks[1][2] != t.gold


def test_many_broken_cards_take_one_line_of_the_page(beside: Beside) -> None:
    own = data_folder() / "cards"
    own.mkdir(parents=True, exist_ok=True)
    for number in range(9):
        (own / f"broken{number}.toml").write_text("[x", encoding="utf-8")
    try:
        page = page_of(beside)
        room = page.builder.height()
        assert page.problems.button.text() == "9 cards could not be read. The others are here."
        assert page.problems.height() < 60
        assert page.notice.text() == ""
        beside.click(page.problems.button)
        assert page.problems.list.toPlainText().count("broken") == 9
        assert page.builder.height() < room
    finally:
        shutil.rmtree(own)


def test_another_window_that_saved_first_is_told(beside: Beside) -> None:
    path = companies.save(companies.free_path("Guard"), GUARD)
    page = page_of(beside)
    companies.save(path, GUARD.model_copy(update={"points": 300}), GUARD)
    press_row(beside, page.pool.list, "average_soldier")
    beside.click(page.save)
    assert (
        page.notice.text() == "Saved as “Guard 2.toml”: another window has changed the other one meanwhile."
    )
    assert [kept.path.name for kept in companies.shelf()] == ["Guard 2.toml", "Guard.toml"]
    assert read_company(path).points == 300
    assert not page.save.isEnabled()


def test_own_troopers_are_not_counted_where_all_are_mercenaries(beside: Beside) -> None:
    page = page_of(beside)
    cards = Catalogue(
        [
            unit("boss", "officer", 4, faction="mercenaries"),
            unit("aide", "independent", 2, faction="mercenaries"),
            unit("man", "trooper"),
        ]
    )
    company = CompanyList(name="c", faction="mercenaries").with_count("boss", 1).with_count("aide", 1)
    page.builder.show_sums(totals(company, cards), 200)
    assert not page.builder.own_troopers.isVisibleTo(page.builder)
    page.builder.show_sums(totals(company.with_count("man", 1), cards), 200)
    assert page.builder.own_troopers.isVisibleTo(page.builder)
    assert page.builder.own_troopers.said.startswith("1 / 4")
