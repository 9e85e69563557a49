"""Cards that go out and come in, on the screen."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from hellassist.app.battle.new_battle import companies_folder
from hellassist.app.cards import card_import
from hellassist.app.cards.cards import Binder, own_folder, portrait_path, write_portrait
from hellassist.app.companies.companies import free_path, save
from hellassist.app.settings import data_folder
from hellassist.catalogue import CompanyEntry, CompanyList
from hellassist.catalogue.cards import Card
from hellassist.catalogue.shared_cards import read_shared, write_plain, write_shared
from hellassist.gui.cards.editor import CardEditor
from hellassist.gui.cards.import_page import ImportPage
from hellassist.gui.cards.page import CardsPage
from hellassist.gui.cards.portrait import NoPicture, _png, picture_in
from hellassist.gui.companies.page import CompaniesPage
from hellassist.gui.looks.language import speak
from hellassist.gui.pages.start_page import StartPage
from tests.catalogue.make import card
from tests.gui.beside import Beside, made

Key = Qt.Key
Page = TypeVar("Page", bound=QWidget)


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    clean()
    yield from made(qtbot)
    clean()


def clean() -> None:
    for folder in (own_folder(), data_folder() / "portraits", companies_folder()):
        shutil.rmtree(folder, ignore_errors=True)


def png(red: int = 200, wide: int = 40, high: int = 30) -> bytes:
    """A picture as a portrait is kept."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    image.fill(QColor(red, 20, 20))
    return picture_in(_png(image), "test")


def own(*cards: Card) -> None:
    binder = Binder()
    for each in cards:
        binder.save(each)


def cards_page(beside: Beside) -> CardsPage:
    beside.desk.cards()
    beside.show()
    return shown(beside, CardsPage)


def shown(beside: Beside, kind: type[Page]) -> Page:
    page = beside.window.centralWidget()
    assert isinstance(page, kind)
    return page


def import_page(beside: Beside, *paths: Path) -> ImportPage:
    beside.desk.take_in_cards(paths)
    beside.show()
    return shown(beside, ImportPage)


def rows(page: ImportPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def friend(folder: Path) -> Path:
    """A file with a new card, one that differs from mine and one that I have."""
    path = folder / "friend.hellcards"
    cards = [card("fresh", name="Fresh"), card("other", name="Other", points=12), card("same", name="Same")]
    write_shared(path, cards, {"fresh": png()})
    own(card("other", name="Other", points=10), card("same", name="Same"))
    return path


def test_cards_come_in_by_the_button_and_are_taken_back(
    beside: Beside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = friend(tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    beside.click(cards_page(beside).take_in)
    page = shown(beside, ImportPage)
    assert rows(page) == [
        "Fresh · new · comes in",
        "Other · differs from yours · yours stays",
        "Same · you have it",
    ]
    assert page.list.hasFocus()
    assert page.fresh.isVisible()
    assert not page.conflict.isVisible()
    beside.press(Key.Key_Down)
    assert page.conflict.isVisible()
    beside.click(page.conflict.buttons["both"])
    assert rows(page)[1] == "Other · differs from yours · comes beside yours"
    page.list.setFocus()
    beside.press(Key.Key_Return)
    after = shown(beside, CardsPage)
    assert after.current == "fresh"
    assert after.said.text().startswith("2 card")
    binder = Binder()
    assert binder.catalogue["other"].points == 10
    assert binder.catalogue["other_2"].points == 12
    assert binder.catalogue["other_2"].name == {"en": "Other (2)"}
    assert portrait_path("fresh").read_bytes() == png()
    beside.click(after.undo)
    assert "fresh" not in Binder().catalogue
    assert not portrait_path("fresh").exists()
    assert after.list.row_of("other_2") < 0
    assert "as they were" in after.said.text()


def test_mine_and_theirs_stand_side_by_side(beside: Beside, tmp_path: Path) -> None:
    write_portrait("other", png(90))
    path = tmp_path / "friend.hellcards"
    write_shared(path, [card("other", name="<b>Other</b>", points=12)], {"other": png(10)})
    own(card("other", name="Other", points=10))
    page = import_page(beside, path)
    table: Any = page.both
    assert table.isVisible()
    lines = {
        table.item(row, 0).text(): tuple(table.item(row, column) for column in (1, 2))
        for row in range(table.rowCount())
    }
    assert [item.text() for item in lines["name"]] == ["Other", "<b>Other</b>"]
    assert [item.text() for item in lines["points"]] == ["10~", "12~"]
    assert all(not item.icon().isNull() for item in lines["portrait"])
    assert all(item.font().bold() for item in lines["points"])
    assert not any(item.font().bold() for item in lines["MVT"])
    assert page.name.textFormat() is Qt.TextFormat.PlainText


def test_both_cards_are_compared_in_the_language_of_the_screen(beside: Beside, tmp_path: Path) -> None:
    path = tmp_path / "ami.toml"
    said = {"availability": "Limited 3", "abilities": ["Vicious 2"], "keywords": ["Human", "Male"]}
    write_plain(path, [card("other", points=12, tallness=1.5, **said)])
    own(card("other", points=10, **said))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    speak(app, "fr")
    page = import_page(beside, path)
    table: Any = page.both
    lines = {table.item(row, 0).text(): table.item(row, 2).text() for row in range(table.rowCount())}
    sums = page.sums.text()
    speak(app, "en")
    assert lines["faction"] == "Occidentaux~"
    assert lines["rang"] == "Troupier~"
    assert lines["disponibilité"] == "Limité 3~"
    assert lines["capacités"] == "Vicieux 2~"
    assert lines["mots-clés"] == "Humain~; Masculin~"
    assert lines["hauteur"] == "1,5"
    assert sums == "diffère de la mienne\u00a0: 1"


@pytest.mark.parametrize(("button", "points"), [("all_mine", (10, 20)), ("all_theirs", (11, 21))])
def test_all_that_differ_are_chosen_at_once(
    beside: Beside, tmp_path: Path, button: str, points: tuple[int, int]
) -> None:
    path = tmp_path / "two.toml"
    write_plain(path, [card("a", points=11), card("b", points=21), card("c")])
    own(card("a", points=10), card("b", points=20))
    page = import_page(beside, path)
    beside.click(getattr(page, button))
    beside.click(page.go)
    catalogue = Binder().catalogue
    assert (catalogue["a"].points, catalogue["b"].points) == points
    assert "c" in catalogue


def test_what_cannot_be_read_is_told_and_the_rest_comes_in(beside: Beside, tmp_path: Path) -> None:
    path, newer = tmp_path / "list.csv", tmp_path / "newer.toml"
    path.write_text(
        "name;faction;rank;points;MVT;DEF;LP\nGood;saracens;trooper;9;4;3;4\nBad;martians;trooper;9;4;3;4\n",
        encoding="utf-8-sig",
    )
    newer.write_text("form = 2\n", encoding="utf-8")
    page = import_page(beside, path, newer)
    assert rows(page) == ["Good · new · comes in", "bad · cannot be read"]
    page.list.setCurrentRow(1)
    assert "list.csv, row 3, column “faction”: there is no faction" in page.wrong.text()
    assert page.wrong.isVisible()
    assert "newer.toml: a newer app wrote it, in form 2" in page.problems.list.toPlainText()
    beside.click(page.go)
    assert "good" in Binder().catalogue


def test_nothing_to_take_in_is_said(beside: Beside, tmp_path: Path) -> None:
    page = import_page(beside, tmp_path / "none.toml")
    assert not page.go.isEnabled()
    assert "there is no such file" in page.problems.list.toPlainText()
    assert page.problems.list.isVisible()
    beside.press(Key.Key_Escape)
    shown(beside, CardsPage)


def test_a_new_card_may_be_left_out(beside: Beside, tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    write_plain(path, [card("one")])
    page = import_page(beside, path)
    beside.click(page.fresh.buttons["mine"])
    assert not page.go.isEnabled()
    assert rows(page) == ["Human · new · is left out"]


def test_further_files_join_and_a_new_language_keeps_the_choices(
    beside: Beside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = friend(tmp_path), tmp_path / "more.toml"
    write_plain(second, [card("more", name="More")])
    page = import_page(beside, first)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(second), str(first)], ""))
    beside.click(page.more)
    page = shown(beside, ImportPage)
    assert page.paths == (first, second)
    page.list.setCurrentRow(1)
    beside.click(page.conflict.buttons["theirs"])
    beside.desk.speak("en")
    again = shown(beside, ImportPage)
    assert again is not page
    assert again.choices == ["theirs", "theirs", "mine", "theirs"]
    assert again.current == 1


def test_a_full_disk_changes_nothing(beside: Beside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = import_page(beside, friend(tmp_path))

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(card_import, "_put", fails)
    beside.click(page.go)
    assert (
        shown(beside, ImportPage).said.text() == "Nothing came in, all is as it was: No space left on device"
    )


def drop(beside: Beside, *paths: Path) -> None:
    """Drag files over the window and let go."""
    mime = QMimeData()
    mime.setUrls([*(QUrl.fromLocalFile(str(path)) for path in paths), QUrl("https://example.org/x.toml")])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(QPoint(6, 6), copy, mime, left, none),
        QDropEvent(QPointF(6, 6), copy, mime, left, none),
    ):
        QApplication.sendEvent(beside.window, event)
        assert event.isAccepted()


def test_files_can_be_dropped_on_any_page(beside: Beside, tmp_path: Path) -> None:
    path, other = friend(tmp_path), tmp_path / "b.csv"
    other.write_text("name\n", encoding="utf-8")
    beside.desk.start()
    beside.show()
    shown(beside, StartPage)
    drop(beside, path, other)
    assert shown(beside, ImportPage).paths == (path, other)


def test_a_drop_on_a_battle_leads_back_to_it(beside: Beside, tmp_path: Path) -> None:
    from hellassist.app.battle import opening
    from hellassist.rules.editions import CORE

    beside.desk.show_session(opening.begin_demo(CORE, "en"))
    beside.show()
    before = beside.game
    drop(beside, friend(tmp_path))
    shown(beside, ImportPage)
    beside.press(Key.Key_Escape)
    beside.press(Key.Key_Escape)
    assert beside.game == before


def test_what_is_typed_outlives_a_drop(beside: Beside, tmp_path: Path) -> None:
    page = cards_page(beside)
    beside.click(page.new)
    editor = shown(beside, CardEditor)
    assert editor.isVisible()
    beside.press("Half typed")
    drop(beside, friend(tmp_path))
    shown(beside, ImportPage)
    beside.press(Key.Key_Escape)
    assert "Half typed" in shown(beside, CardsPage).go_on.text()


# -- going out ----------------------------------------------------------------------------------------


def entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def test_picked_cards_all_own_and_those_of_a_company_go_out(
    beside: Beside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own(card("a", name="Alpha"), card("b", name="Beta"))
    write_portrait("a", png())
    company = CompanyList(name="Mine & yours", faction="westerners", entries=(CompanyEntry(card="b"),))
    save(free_path(company.name), company)
    page = cards_page(beside)
    menu = page.share.menu()
    assert menu is not None
    page.list.setCurrentRow(page.list.row_of("a"))
    menu.aboutToShow.emit()
    first, all_own, *others = entries(menu)
    assert first == "“Alpha”…"
    assert all_own.startswith("All 2 card")
    assert others == ["The cards of a Company", "Save a CSV template…"]
    page.list.item(page.list.row_of("b")).setSelected(True)
    menu.aboutToShow.emit()
    assert entries(menu)[0].startswith("The 2 card")
    path = tmp_path / "two"
    kind = "Cards with portraits (*.hellcards)"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), kind))
    menu.actions()[0].trigger()
    assert "two.hellcards" in page.said.text()
    held = read_shared(tmp_path / "two.hellcards")
    assert [key for key in held.entries if key != "form"] == ["a", "b"]
    assert held.portraits == {"a": png()}
    of_company = menu.actions()[2].menu()
    assert isinstance(of_company, QMenu)
    assert entries(of_company) == ["Mine && yours"]
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "x.hellcards"), "Spreadsheet (*.csv)")
    )
    menu.actions()[1].trigger()
    assert (tmp_path / "x.csv").is_file()
    assert "it has no room for portraits" in page.said.text()


def test_a_template_is_written_and_comes_in(
    beside: Beside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = cards_page(beside)
    menu = page.share.menu()
    assert menu is not None
    menu.aboutToShow.emit()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "t"), ""))
    menu.actions()[-1].trigger()
    assert "Written to “t.csv”" in page.said.text()
    after = import_page(beside, tmp_path / "t.csv")
    assert rows(after) == ["Example · new · comes in"]


def test_a_company_begins_with_cards_of_ones_own(beside: Beside) -> None:
    own(
        card("a", name="Alpha", rank="officer", cmd=3),
        card("b", name="Beta"),
        card("c", name="Gamma", faction="demons"),
    )
    page = cards_page(beside)
    page.list.setCurrentRow(page.list.row_of("b"))
    menu = page.company.menu()
    assert menu is not None
    menu.aboutToShow.emit()
    picked, westerners, demons = menu.actions()
    assert "1 card" in picked.text()
    assert "Demons" in demons.text()
    assert "Westerners" in westerners.text()
    westerners.trigger()
    companies = shown(beside, CompaniesPage)
    assert companies.work.company.faction == "westerners"
    assert companies.work.company.counts() == {"a": 1, "b": 1}
    assert companies.play.isEnabled()
    beside.desk.cards()
    page = shown(beside, CardsPage)
    page.list.setCurrentRow(page.list.row_of("c"))
    menu = page.company.menu()
    assert menu is not None
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    company = shown(beside, CompaniesPage).work.company
    assert (company.faction, company.counts()) == ("demons", {"c": 1})
    assert len(shown(beside, CompaniesPage).kept) == 2


# -- pictures -----------------------------------------------------------------------------------------


WIDE = _png(QImage(30_000, 2, QImage.Format.Format_RGB32))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"no picture at all", "x: it is no picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "x: it is no picture"),
        (WIDE, "x: it measures 30000 × 2 pixels; allowed are 12000 on each side"),
        (png(wide=300, high=300)[:200], "x: the picture in it is damaged"),
    ],
)
def test_a_bad_picture_is_told_and_its_card_comes_in(
    beside: Beside, tmp_path: Path, body: bytes, said: str
) -> None:
    with pytest.raises(NoPicture) as wrong:
        picture_in(body, "x")
    assert said in str(wrong.value)
    path = tmp_path / "x.hellcards"
    write_shared(path, [card("x"), card("y")], {"x": body, "y": png(7)})
    page = import_page(beside, path)
    assert [arrival.portrait for arrival in page.arrivals] == [None, png(7)]
    assert said in page.problems.list.toPlainText()
    beside.click(page.go)
    assert portrait_path("y").is_file()
    assert not portrait_path("x").exists()


def test_nothing_on_the_page_is_markup(beside: Beside, tmp_path: Path) -> None:
    name = "<img src='http://example.org/x.png'>"
    path = tmp_path / "x.toml"
    write_plain(path, [card("x", name=name)])
    page = import_page(beside, path)
    assert all(
        label.textFormat() is Qt.TextFormat.PlainText for label in page.findChildren(QLabel) if label.text()
    )
    tip = QTextDocument()
    tip.setHtml(page.list.item(0).toolTip())
    assert tip.toPlainText() == f"{name}\nx.toml"
