"""Cards on the screen: found, read, copied, deleted and brought back."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hellassist.app.battle import new_battle
from hellassist.app.cards.card_drafts import drafts_folder
from hellassist.app.cards.cards import Binder, own_folder
from hellassist.app.settings import data_folder
from hellassist.app.words.texts import Texts
from hellassist.gui.cards.card_view import CardView
from hellassist.gui.cards.editor import CardEditor
from hellassist.gui.cards.page import CardsPage
from hellassist.gui.looks.spoken import texts
from hellassist.gui.pages.start_page import StartPage
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.life_bar import LifeBar
from hellassist.rules.profile import Effect, Score, Stat
from tests.catalogue.make import card
from tests.gui.battle import session_of, skirmish
from tests.gui.beside import Beside, made

Key = Qt.Key
ROLE = Qt.ItemDataRole.UserRole


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    for folder in (own_folder(), drafts_folder(), data_folder() / "portraits"):
        shutil.rmtree(folder, ignore_errors=True)
    yield from made(qtbot)
    for folder in (own_folder(), drafts_folder(), data_folder() / "portraits"):
        shutil.rmtree(folder, ignore_errors=True)


def page_of(beside: Beside) -> CardsPage:
    """The page, from the first one."""
    beside.desk.start()
    beside.show()
    first = beside.window.centralWidget()
    assert isinstance(first, StartPage)
    beside.click(first.cards)
    return shown(beside)


def shown(beside: Beside) -> CardsPage:
    page = beside.window.centralWidget()
    assert isinstance(page, CardsPage)
    return page


def editor(beside: Beside) -> CardEditor:
    page = beside.window.centralWidget()
    assert isinstance(page, CardEditor)
    return page


def names(page: CardsPage) -> list[str]:
    return [page.list.item(row).text().split(" · ")[0] for row in range(page.list.count())]


def pick(page: CardsPage, key: str) -> None:
    page.list.setCurrentRow(page.list.row_of(key))


def words_of(view: CardView) -> str:
    return "\n".join(label.text() for label in view.findChildren(QLabel))


def rule_over(page: CardsPage) -> str:
    return page.place.rule.rule if page.place.rule is not None else ""


def put_in(beside: Beside, view: CardView) -> None:
    """Show a card by itself in the window."""
    beside.window.show_page(view)
    beside.show()


def test_cards_are_found_by_name_keyword_and_ability(beside: Beside) -> None:
    page = page_of(beside)
    assert len(names(page)) > 20
    beside.press("naz")
    assert names(page) == ["Emir Nazir ibn Hamid ibn Hajjad"]
    page.search.setText("muslim tenacious")
    assert "Emir Nazir ibn Hamid ibn Hajjad" in names(page)
    assert "Arquebusier" not in names(page)
    page.search.setText("")
    page.faction.setCurrentIndex(page.faction.findData("demons"))
    page.rank.setCurrentIndex(page.rank.findData("officer"))
    assert names(page) == ["Samael"]
    page.search.setText("nobody at all")
    assert names(page) == []
    assert page.nothing.isVisible()
    assert not page.edit.isEnabled()


def test_cards_stand_by_name_or_by_points(beside: Beside) -> None:
    page = page_of(beside)
    assert names(page) == sorted(names(page), key=str.casefold)
    page.order.setCurrentIndex(page.order.findData("points"))
    points = [page.list.item(row).data(ROLE + 1).points for row in range(page.list.count())]
    assert points == sorted(points, reverse=True)


@pytest.mark.rule("RU-07")
@pytest.mark.parametrize("size", ["full", "panel"])
def test_the_sign_of_the_faction_is_top_right_on_the_card(beside: Beside, size: str) -> None:
    profile = card(faction="demons").profile()
    view = CardView(profile, texts(), "Demons", "full" if size == "full" else "panel")
    put_in(beside, view)
    front = view.badge.parentWidget()
    assert front is not None
    corner = view.badge.geometry().topRight()
    assert corner.x() > front.width() - 30
    assert corner.y() < 30
    assert (view.badge.key, view.badge.accessibleName()) == ("demons", "Demons")


@pytest.mark.rule("UN-23")
@pytest.mark.parametrize(("life", "plain", "green"), [("4/1", 3, 1), ("5/2", 3, 2), ("3", 3, 0)])
def test_green_boxes_show_where_wounded_begins(beside: Beside, life: str, plain: int, green: int) -> None:
    from hellassist.gui.looks.theme import colour, tokens

    view = CardView(card(life=life).profile(), texts(), "Westerners", "panel")
    put_in(beside, view)
    (bar,) = view.findChildren(LifeBar)
    picture = bar.grab().toImage()
    scale = picture.width() / bar.width()
    inks = [picture.pixelColor(round((20 * box + 8) * scale), round(6 * scale)) for box in range(bar.full)]
    assert inks.count(colour(tokens().green)) == green
    assert inks.count(colour(tokens().gold)) == plain
    assert inks[:green] == [colour(tokens().green)] * green


def test_a_card_shows_what_is_printed_on_both_faces(beside: Beside) -> None:
    page = page_of(beside)
    pick(page, "emir_nazir")
    view = page.place.view
    assert view is not None
    said = words_of(view)
    for text in (
        "Charisma 1",
        "Allies within 4 fathoms",
        "Scimitars~",
        "In Cha'Allah",
        "25 points~ · Unique~",
        "~ A placeholder",
    ):
        assert text in said
    assert {"MVT", "DEF", "FTH", "CMD", "CBT", "SHS", "PR"} <= set(said.split("\n"))
    assert "Muslim~" in said


def test_a_rule_opens_over_the_card_and_closes_again(beside: Beside) -> None:
    page = page_of(beside)
    pick(page, "emir_nazir")
    view = page.place.view
    assert view is not None
    chip = next(chip for chip in view.findChildren(Chip) if chip.rule == "SA-034")
    beside.click(chip)
    assert rule_over(page) == "SA-034"
    beside.press(Key.Key_Escape)
    assert rule_over(page) == ""
    assert page.list.hasFocus()


def test_a_shipped_card_is_edited_as_an_own_one_that_takes_its_place(beside: Beside) -> None:
    page = page_of(beside)
    pick(page, "sergeant")
    assert "Edit makes a card of your own" in page.whose.text()
    assert not page.delete.isEnabled()
    beside.click(page.edit)
    work = editor(beside)
    field = work.form.fields[3].stop
    field.setFocus()
    field.selectAll()  # type: ignore[attr-defined]
    beside.press("6")
    beside.press(Key.Key_S, to=Qt.KeyboardModifier.ControlModifier)
    page = shown(beside)
    assert page.current == "sergeant"
    assert page.binder.covers("sergeant")
    assert page.binder.catalogue["sergeant"].mvt.red == 6
    assert "mvt" not in page.binder.catalogue.profiles["sergeant"].placeholders
    assert "points" in page.binder.catalogue.profiles["sergeant"].placeholders
    assert "in place of the one that comes with the app" in page.whose.text()


def test_a_card_is_deleted_and_brought_back(beside: Beside) -> None:
    page = page_of(beside)
    pick(page, "sergeant")
    beside.click(page.copy)
    beside.press(Key.Key_S, to=Qt.KeyboardModifier.ControlModifier)
    page = shown(beside)
    key = page.current
    assert names(page).count("Sergeant (copy)") == 1
    assert "sergeant" in page.binder.catalogue
    beside.click(page.delete)
    assert key in page.binder.catalogue  # it asks first
    beside.click(page.delete)
    assert key not in page.binder.catalogue
    assert list(own_folder().iterdir()) == []
    beside.click(page.undo)
    assert page.current == key
    assert page.binder.is_own(key)


def test_a_variant_names_what_it_varies(beside: Beside) -> None:
    page = page_of(beside)
    pick(page, "sergeant")
    beside.click(page.variant)
    work = editor(beside)
    assert (work.draft["variant"], work.draft["variant_of"]) == ("second", "Sergeant")
    assert not work.save.isEnabled()
    assert "Availability" in work.said.text() or "Variant" in work.said.text()


def test_what_cannot_be_read_is_told_and_the_rest_is_there(beside: Beside) -> None:
    own_folder().mkdir(parents=True)
    (own_folder() / "utf16.toml").write_bytes("[a]\nname = 'A'\n".encode("utf-16"))
    (own_folder() / "cut.toml").write_text('[b]\nname = "B', encoding="utf-8")
    (own_folder() / "wrong.toml").write_text(
        '[c]\nname = "C\\u0007"\nfaction = "elves"\nrank = "trooper"\npoints = -5\nmvt = 4\ndef = 3\nlife = "4/1"\n'
        f"abilities = {['Leader'] * 10_000}\n",
        encoding="utf-8",
    )
    page = page_of(beside)
    assert page.problems.isVisible()
    assert page.problems.button.text().startswith("3 cards could not be read")
    assert len(names(page)) > 20
    assert not page.problems.list.isVisible()
    beside.click(page.problems.button)
    said = page.problems.list.toPlainText()
    for part in (
        "utf16.toml: it is UTF-16",
        "cut.toml: it is no well-formed TOML",
        "control character U+0007",
        "10000 entries; allowed are 30",
        "the least allowed is 0",
    ):
        assert part in said


def test_from_a_battle_to_the_cards_and_back(beside: Beside) -> None:
    beside.desk.demo()
    beside.show()
    name = beside.game.name
    beside.press(Key.Key_K, to=Qt.KeyboardModifier.ControlModifier)
    page = shown(beside)
    beside.click(page.back)
    assert beside.game.name == name


def test_no_button_is_cut_off_and_escape_leads_back(beside: Beside) -> None:
    page = page_of(beside)
    assert beside.cut_off(page) == []
    beside.press(Key.Key_Escape)
    assert isinstance(beside.window.centralWidget(), StartPage)


def test_a_battle_in_memory_has_its_cards_key_too(beside: Beside) -> None:
    beside.lay_out(session_of(skirmish().game))
    beside.press(Key.Key_K, to=Qt.KeyboardModifier.ControlModifier)
    beside.click(shown(beside).back)
    assert isinstance(beside.window.centralWidget(), StartPage)


STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")


def test_wide_values_and_many_effects_are_not_cut_in_a_narrow_card(beside: Beside) -> None:
    known = new_battle.catalogue().profiles["frank_captain"]
    weapon = known.weapons[0]
    effects = (Effect("pain", 3), Effect("knocked_down"), Effect("stunned"))
    columns = tuple(replace(column, effects=effects) for column in weapon.table)
    profile = replace(known, weapons=(replace(weapon, table=columns),))
    for stat in STATS:
        profile = profile.with_score(stat, Score(9, 8))
    marked = frozenset(f"{stat}{part}" for stat in STATS for part in ("", ".green"))
    profile = replace(profile, placeholders=marked)
    beside.desk.start()
    beside.show()
    view = CardView(profile, Texts(), "Westerners", "panel", parent=beside.window)
    view.setFixedSize(330, 900)
    view.show()
    beside.bot.wait(20)
    labels = [label for label in view.findChildren(QLabel) if label.isVisible() and label.text()]
    assert "9~" in [label.text() for label in labels]
    for label in labels:
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()
            assert label.height() >= label.sizeHint().height(), label.text()


def test_a_card_that_stays_is_not_laid_out_anew_by_each_key(beside: Beside) -> None:
    page = page_of(beside)
    beside.press("naz")
    read = page.place.view
    assert isinstance(read, CardView)
    beside.press("ir")
    assert names(page) == ["Emir Nazir ibn Hamid ibn Hajjad"]
    assert page.place.view is read
    page.search.setText("swash")
    assert page.place.view is not read


def test_a_word_without_end_leaves_the_chip_of_the_rule_its_room(beside: Beside) -> None:
    long = "W\u0301" * 40
    weapon = {"name": "Donaudampf" * 11, "table": [2, 3, 5, 6, 8]}
    Binder().save(card("danube", name=long, weapons=[weapon]))
    page = page_of(beside)
    page.search.setText("donaudampf")
    view = page.place.view
    assert view is not None
    QApplication.processEvents()
    (chip,) = view.findChildren(Chip)
    assert chip.text() == chip.full == "UN-37"
    assert chip.width() >= chip.sizeHint().width()
    assert view.name.accessibleName() == long
    assert view.name.text().replace("\u200b", "") == long
    assert "\u200b\u0301" not in view.name.text()
