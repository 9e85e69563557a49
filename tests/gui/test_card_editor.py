"""A card is typed: by keys alone, with sentences at the fields, undo, drafts, marks and a portrait."""

from __future__ import annotations

import shutil
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent, QImage, QImageReader, QImageWriter
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hellassist.app.cards.card_drafts import drafts_folder, unfinished
from hellassist.app.cards.cards import Binder, own_folder, portrait_path
from hellassist.app.settings import data_folder
from hellassist.gui.cards.card_view import CardView
from hellassist.gui.cards.editor import CardEditor
from hellassist.gui.cards.fields import ChoiceField, Field
from hellassist.gui.cards.page import CardsPage
from hellassist.gui.cards.portrait import KEPT, WIDEST
from hellassist.gui.cards.word_field import WordChip, WordField
from hellassist.gui.looks.language import speak
from hellassist.gui.looks.theme import tokens
from tests.gui.beside import Beside, made

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def clean() -> None:
    for folder in (own_folder(), drafts_folder(), data_folder() / "portraits"):
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def beside(qtbot: QtBot, qapp: QApplication) -> Iterator[Beside]:
    clean()
    yield from made(qtbot)
    speak(qapp, "en")
    clean()


@pytest.fixture
def new(beside: Beside) -> CardEditor:
    """The editor on a new card, from the page of cards by its key."""
    beside.desk.cards()
    beside.show()
    beside.press(Key.Key_N, to=CTRL)
    return editor(beside)


def editor(beside: Beside) -> CardEditor:
    page = beside.window.centralWidget()
    assert isinstance(page, CardEditor)
    return page


def cards(beside: Beside) -> CardsPage:
    page = beside.window.centralWidget()
    assert isinstance(page, CardsPage)
    return page


def field(page: CardEditor, *path: str | int) -> Field:
    return next(each for each in page.form.every_field() if each.path == path)


def fill(beside: Beside, page: CardEditor, *path: str | int, text: str) -> Field:
    """Type into a field and leave it."""
    found = field(page, *path)
    line = found.stop
    line.setFocus()
    if isinstance(line, QLineEdit):
        line.selectAll()
    beside.press(text)
    beside.press(Key.Key_Tab)
    return found


def enter(beside: Beside, *texts: str) -> None:
    """Type each and go on with Enter."""
    for text in texts:
        beside.press(text)
        beside.press(Key.Key_Return)


def trooper(beside: Beside) -> None:
    """A Trooper by keys alone, from the name to the last keyword."""
    enter(beside, "Ghazi", "s", "", "5", "3", "1", "-", "24", "lim 3")
    enter(beside, "vic 2", "fanat", "", "3", "", "1", "4/1")
    enter(beside, "Sabre", "", "sh", "", "2", "3", "5", "6", "8 + Pain 2", "")
    enter(beside, "hum", "mal", "mus", "")


def test_a_trooper_is_typed_by_keys_alone(beside: Beside, new: CardEditor) -> None:
    trooper(beside)
    assert new.save.isEnabled()
    beside.press(Key.Key_S, to=CTRL)
    page = cards(beside)
    assert page.current == "ghazi"
    profile = page.binder.catalogue.profiles["ghazi"]
    assert (profile.faction, profile.rank, profile.points, profile.threshold) == (
        "saracens",
        "trooper",
        24,
        1,
    )
    assert [ability.id for ability in profile.abilities] == ["vicious", "fanatic"]
    assert profile.keywords == {"human", "male", "muslim"}
    assert profile.weapons[0].table[4].effects[0].state == "pain"
    assert profile.placeholders == frozenset()
    assert "ghazi.toml" in page.said.text()
    assert unfinished() == []


def test_tab_goes_through_what_is_typed_and_comes_to_the_rest_last(beside: Beside, new: CardEditor) -> None:
    field(new, "abilities").stop.setFocus()
    beside.press(Key.Key_Tab)
    assert field(new, "cbt").stop.hasFocus()
    field(new, "weapons", 0, "types").stop.setFocus()
    beside.press(Key.Key_Tab)
    assert field(new, "weapons", 0, "table", 0).stop.hasFocus()


def test_save_and_new_goes_on_with_the_same_faction(beside: Beside, new: CardEditor) -> None:
    trooper(beside)
    beside.press(Key.Key_Return, to=CTRL)
    again = editor(beside)
    assert again is not new
    assert again.draft["faction"] == "saracens"
    assert again.draft["name"] == {"en": ""}
    trooper(beside)
    beside.press(Key.Key_S, to=CTRL)
    assert {"ghazi", "ghazi_2"} <= set(cards(beside).binder.catalogue.cards)


def test_enter_after_the_last_field_reaches_save(beside: Beside, new: CardEditor) -> None:
    trooper(beside)
    assert new.save.hasFocus()
    beside.press(Key.Key_Return)
    assert cards(beside).current == "ghazi"


def test_saving_is_for_what_is_in_order(beside: Beside, new: CardEditor) -> None:
    beside.press("Ghazi")
    beside.press(Key.Key_Tab)
    assert not new.save.isEnabled()
    assert "Still to fill in: " in new.said.text()
    beside.press(Key.Key_S, to=CTRL)
    assert editor(beside) is new
    assert not own_folder().exists()


def test_what_is_wrong_is_said_at_the_field(beside: Beside, new: CardEditor) -> None:
    points = fill(beside, new, "points", text="-5")
    assert points.note.isVisible()
    assert "the least allowed is 0" in points.note.text()
    assert "To be mended: Points." in new.said.text()
    fill(beside, new, "points", text="25")
    assert not points.note.isVisible()
    column = fill(beside, new, "weapons", 0, "table", 2, text="4 + Pian 2")
    assert 'There is no state "Pian"' in column.note.text()
    fill(beside, new, "weapons", 0, "table", 2, text="4+pain 2")
    assert column.note.text() == "4 + Pain 2"


@pytest.mark.rule("UN-23")
def test_a_wrong_column_of_a_power_table_is_called_by_its_name(beside: Beside, new: CardEditor) -> None:
    trooper(beside)
    assert new.save.isEnabled()
    fill(beside, new, "weapons", 0, "table", 3, text="6 + Dizzy")
    assert new.said.text() == "To be mended: 4 hits."
    beside.press(Key.Key_S, to=CTRL)
    assert field(new, "weapons", 0, "table", 3).stop.hasFocus()


def test_the_life_bar_follows_what_is_typed(beside: Beside, new: CardEditor) -> None:
    fill(beside, new, "life", text="5/2")
    assert (new.form.life.full, new.form.life.threshold) == (5, 2)
    assert new.form.life_said.text() == "wounded at 2 and below"
    fill(beside, new, "life", text="x")
    assert new.form.life.full == 0


def test_the_card_beside_follows(beside: Beside, new: CardEditor) -> None:
    fill(beside, new, "name", "en", text="Ghazi")
    fill(beside, new, "mvt", text="5")
    view = new.place.view
    assert isinstance(view, CardView)
    said = "\n".join(label.text() for label in view.findChildren(QLabel))
    assert "Ghazi" in said
    assert "LP?" in said  # nothing is made up


def test_undo_and_redo_go_over_whole_edits(beside: Beside, new: CardEditor) -> None:
    fill(beside, new, "name", "en", text="Ghazi")
    fill(beside, new, "mvt", text="12")
    beside.press(Key.Key_Z, to=CTRL)
    assert (new.draft.get("mvt", ""), new.draft["name"]) == ("", {"en": "Ghazi"})
    line = field(new, "mvt").stop
    assert isinstance(line, QLineEdit)
    assert line.text() == ""
    beside.press(Key.Key_Z, to=CTRL)
    assert new.draft["name"] == {"en": ""}
    beside.press(Key.Key_Z, to=CTRL | SHIFT)
    beside.press(Key.Key_Z, to=CTRL | SHIFT)
    assert new.draft["mvt"] == "12"
    beside.click(new.undo)
    assert new.draft.get("mvt", "") == ""


def test_undo_brings_a_weapon_back(beside: Beside, new: CardEditor) -> None:
    fill(beside, new, "weapons", 0, "name", "en", text="Sabre")
    beside.click(new.form.blocks[0].remove)
    assert new.form.blocks == []
    beside.press(Key.Key_Z, to=CTRL)
    name = field(new, "weapons", 0, "name", "en").stop
    assert isinstance(name, QLineEdit)
    assert name.text() == "Sabre"


def test_what_is_left_is_kept_and_gone_on_with(beside: Beside, new: CardEditor) -> None:
    fill(beside, new, "name", "en", text="Ghazi")
    fill(beside, new, "points", text="many")
    beside.press(Key.Key_Escape)
    page = cards(beside)
    assert page.go_on.isVisible()
    assert "Ghazi" in page.go_on.text()
    beside.click(page.go_on)
    again = editor(beside)
    assert (again.draft["points"], again.draft["name"]) == ("many", {"en": "Ghazi"})
    assert "You go on" in again.told.text()
    beside.click(again.discard)
    beside.click(again.discard)
    assert not cards(beside).go_on.isVisible()
    assert unfinished() == []


def test_what_is_typed_is_on_the_disk_soon(beside: Beside, new: CardEditor) -> None:
    beside.press("Gha")
    beside.bot.waitUntil(lambda: [left.draft["name"] for left in unfinished()] == [{"en": "Gha"}])
    assert editor(beside) is new


def test_of_several_drafts_one_is_picked(beside: Beside, new: CardEditor) -> None:
    beside.press("First")
    beside.press(Key.Key_Escape)
    beside.click(cards(beside).new)
    beside.press("Second")
    beside.press(Key.Key_Escape)
    page = cards(beside)
    menu = page.go_on.menu()
    assert menu is not None
    assert {action.text() for action in menu.actions()} == {"First", "Second"}
    next(action for action in menu.actions() if action.text() == "First").trigger()
    assert editor(beside).draft["name"] == {"en": "First"}
    assert new.draft["name"] == {"en": "First"}


def test_letters_that_are_no_chip_yet_are_kept_too(beside: Beside, new: CardEditor) -> None:
    field(new, "abilities").stop.setFocus()
    beside.press("vic 2")
    beside.press(Key.Key_Escape)
    assert [left.draft["abilities"] for left in unfinished()] == [["Vicious 2"]]


def test_another_page_in_its_place_loses_nothing(beside: Beside, new: CardEditor) -> None:
    beside.press("Ghazi")
    beside.desk.start()
    assert [left.draft["name"] for left in unfinished()] == [{"en": "Ghazi"}]
    assert new.draft["name"] == {"en": "Ghazi"}


def test_cards_of_every_edition_can_be_written(new: CardEditor) -> None:
    faction = field(new, "faction")
    assert isinstance(faction, ChoiceField)
    assert faction.choice.findData("immortals") >= 0


def test_work_on_a_card_is_resumed_where_it_was_left(beside: Beside) -> None:
    beside.desk.cards()
    beside.show()
    page = cards(beside)
    page.list.setCurrentRow(page.list.row_of("sergeant"))
    beside.click(page.edit)
    fill(beside, editor(beside), "mvt", text="7x")
    beside.press(Key.Key_Escape)
    beside.click(cards(beside).edit)
    assert editor(beside).draft["mvt"] == "7x"
    assert editor(beside).work.key == "sergeant"


def test_looking_at_a_card_leaves_no_draft(beside: Beside) -> None:
    beside.desk.cards()
    beside.show()
    beside.click(cards(beside).edit)
    beside.press(Key.Key_Escape)
    assert unfinished() == []


def test_a_value_is_marked_as_a_placeholder_by_its_key(beside: Beside, new: CardEditor) -> None:
    fill(beside, new, "mvt", text="5")
    field(new, "mvt").stop.setFocus()
    beside.press(Key.Key_M, to=CTRL)
    assert new.draft["mvt"] == "5~"
    beside.click(new.mark)
    assert new.draft["mvt"] == "5"
    field(new, "faction").stop.setFocus()
    beside.press(Key.Key_M, to=CTRL)
    assert new.draft["faction"].endswith("~")
    assert field(new, "faction").label.text().endswith("~")


def test_chips_are_taken_back_and_out(beside: Beside, new: CardEditor) -> None:
    words = field(new, "abilities")
    assert isinstance(words, WordField)
    words.stop.setFocus()
    enter(beside, "vic 2", "leader", "fast")
    assert words.words == ["Vicious 2", "Leader", "Fast 1"]
    beside.press(Key.Key_Backspace)
    assert words.words == ["Vicious 2", "Leader"]
    assert words.line.text() == "Fast 1"
    words.line.clear()
    beside.press(Key.Key_Left, Key.Key_Left, Key.Key_Delete)
    assert words.words == ["Leader"]
    assert new.draft["abilities"] == ["Leader"]


def test_letters_say_what_enter_will_make_of_them(beside: Beside, new: CardEditor) -> None:
    words = field(new, "abilities")
    words.stop.setFocus()
    beside.press("vic 2")
    assert words.note.text().startswith("Enter: Vicious 2 — +2 CBT")
    beside.press(Key.Key_Tab)
    assert new.draft["abilities"] == ["Vicious 2"]


def test_up_and_down_choose_among_several(beside: Beside, new: CardEditor) -> None:
    words = field(new, "abilities")
    assert isinstance(words, WordField)
    words.stop.setFocus()
    beside.press("man")
    assert words.offers[0] == "Man-at-arms 1"
    beside.press(Key.Key_Down, Key.Key_Return)
    assert words.words == ["Emancipated"]
    beside.press("man")
    beside.press(Key.Key_Up)
    assert "Trained Gunman" in words.note.text()


@pytest.mark.parametrize(
    ("tongue", "typed", "meaning"),
    [
        ("fr", ("chrét", "tranch", "illim"), "Entrée\u00a0: Chrétien"),
        ("ru", ("христ", "режу", "неогр"), "Enter: Христианин"),
    ],
)
def test_words_of_the_rules_are_typed_in_the_language_of_the_screen(
    beside: Beside, qapp: QApplication, tongue: str, typed: tuple[str, ...], meaning: str
) -> None:
    speak(qapp, tongue)
    beside.desk.cards()
    beside.show()
    beside.press(Key.Key_N, to=CTRL)
    page = editor(beside)
    keyword, kind, often = typed
    words, types, line = (
        field(page, "keywords"),
        field(page, "weapons", 0, "types"),
        field(page, "availability"),
    )
    assert isinstance(words, WordField)
    assert isinstance(types, WordField)
    words.line.setText(keyword)
    words.line.textEdited.emit(keyword)
    assert words.note.text() == meaning
    words.commit()
    assert words.chips.findChildren(WordChip)[0].text() == f"{meaning.partition(': ')[2]}  ×"
    types.line.setText(kind)
    types.commit()
    assert isinstance(line.stop, QLineEdit)
    line.stop.setFocus()
    line.stop.insert(often)
    beside.press(Key.Key_Tab)
    assert (words.words, types.words, line.stop.text()) == (["Christian"], ["Sharp"], "Unlimited")


def test_abilities_stand_in_the_language_of_the_screen(beside: Beside, qapp: QApplication) -> None:
    speak(qapp, "ru")
    beside.desk.cards()
    beside.show()
    beside.press(Key.Key_N, to=CTRL)
    words = field(editor(beside), "abilities")
    assert isinstance(words, WordField)
    words.stop.setFocus()
    for typed in ("vic 2~", "Night eyes: sees in the dark"):
        beside.press(typed)
        beside.press(Key.Key_Return)
    assert words.words == ["Vicious 2~", "Night eyes: sees in the dark"]
    shown = [chip.text() for chip in words.chips.findChildren(WordChip) if chip.isVisible()]
    assert shown == ["Злобный 2~  ×", "Night eyes: sees in the dark  ×"]


def test_states_in_a_power_table_are_typed_and_refused_in_the_language_of_the_screen(
    beside: Beside, qapp: QApplication
) -> None:
    speak(qapp, "fr")
    beside.desk.cards()
    beside.show()
    beside.press(Key.Key_N, to=CTRL)
    page = editor(beside)
    for number, (typed, whole) in enumerate(
        [("6 + douleur 2", "6 + Pain 2"), ("8 + à terre + Sonné", "8 + Knocked down + Stunned")]
    ):
        column = field(page, "weapons", 0, "table", number).stop
        assert isinstance(column, QLineEdit)
        column.setFocus()
        column.insert(typed)
        beside.press(Key.Key_Tab)
        assert column.text() == whole
    wrong = fill(beside, page, "weapons", 0, "table", 2, text="8 + Dizzy")
    assert "There is no" not in wrong.note.text()
    assert "Dizzy" in wrong.note.text()


def test_the_offer_that_enter_takes_can_be_read(beside: Beside, new: CardEditor) -> None:
    words = field(new, "abilities")
    assert isinstance(words, WordField)
    words.stop.setFocus()
    beside.press("man")
    shown_offers = [each for each in words.findChildren(QToolButton) if each.isVisible()]
    (best,) = (each for each in shown_offers if each.isChecked())
    assert best.text() == words.offers[0]
    shown = best.grab().toImage()
    assert shown.pixelColor(best.width() // 2, 4) == QColor(tokens().accent)


def test_an_unknown_ability_is_told_and_kept(beside: Beside, new: CardEditor) -> None:
    words = field(new, "abilities")
    words.stop.setFocus()
    enter(beside, "zzz")
    beside.press(Key.Key_Tab)
    assert 'the rules know no ability "zzz"' in words.note.text()
    assert new.draft["abilities"] == ["zzz"]


def test_an_order_says_what_the_app_carries_out(beside: Beside, new: CardEditor) -> None:
    order = next(
        button for button in new.form.findChildren(QWidget) if getattr(button, "text", str)() == "+ Order"
    )
    beside.click(order)
    fill(beside, new, "orders", 0, "name", "en", text="Sing")
    does = field(new, "orders", 0, "does")
    assert "by hand" in does.note.text()
    fill(beside, new, "orders", 0, "does", text="def +2, allies")
    assert does.note.text() == "+2 DEF"
    header = fill(beside, new, "orders", 0, "header", text="active, 2 cmd")
    assert header.note.text() == "Active • 2 CMD"


# -- portraits --------------------------------------------------------------------------------------------


def picture(path: Path, wide: int = 900, high: int = 1200, kind: str = "PNG") -> Path:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    image.setText("Comment", "where I live")
    assert QImageWriter(str(path), QByteArray(kind.encode())).write(image)
    return path


def drop(page: CardEditor, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    place = QPointF(10, 10)
    none = Qt.KeyboardModifier.NoModifier
    page.form.portrait.dropEvent(
        QDropEvent(place, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    )


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_portrait_is_scaled_and_written_anew(
    beside: Beside, new: CardEditor, tmp_path: Path, kind: str
) -> None:
    trooper(beside)
    drop(new, picture(tmp_path / "face.anything", kind=kind))
    assert new.form.portrait.remove.isVisible()
    beside.press(Key.Key_S, to=CTRL)
    kept = QImageReader(str(portrait_path("ghazi")))
    assert bytes(kept.format().data()) == b"png"
    assert (kept.size().width(), kept.size().height()) == (KEPT * 3 // 4, KEPT)
    assert kept.textKeys() == []
    page = cards(beside)
    assert page.list.portrait("ghazi") is not None
    beside.click(page.copy)
    fill(beside, editor(beside), "name", "en", text="Second")
    beside.press(Key.Key_S, to=CTRL)
    assert portrait_path("second").is_file()


def huge(path: Path, wide: int, high: int = 8) -> Path:
    """A picture file that says it measures as much as this, and holds next to nothing."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", wide, high, 8, 0, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 16)) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)
    return path


def test_a_picture_that_will_not_do_gets_a_sentence(new: CardEditor, tmp_path: Path) -> None:
    drop(new, huge(tmp_path / "wide.png", 30_000))
    assert new.said.text() == f"wide.png: it measures 30000 × 8 pixels; allowed are {WIDEST} on each side."
    drop(new, huge(tmp_path / "large.png", 9_000, 9_000))
    assert new.said.text() == "large.png: it measures 9000 × 9000 pixels; allowed are 67 million in all."
    none = tmp_path / "none.png"
    none.write_text("no picture", encoding="utf-8")
    drop(new, none)
    assert "none.png: it is no picture" in new.said.text()
    vector = tmp_path / "vector.svg"
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///x"/></svg>'
    vector.write_text(drawn, encoding="utf-8")
    drop(new, vector)
    assert "vector.svg: it is no picture" in new.said.text()
    large = tmp_path / "large.png"
    with large.open("wb") as file:
        file.truncate(21 * 1024 * 1024)
    drop(new, large)
    assert new.said.text() == "large.png: it has 21 MB; allowed are 20 MB."
    drop(new, tmp_path / "gone.png")
    assert "gone.png: there is no such file" in new.said.text()
    assert not new.form.portrait.remove.isVisible()


def test_an_address_is_no_portrait(new: CardEditor) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/face.png")])
    none = Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    event.ignore()
    new.form.portrait.dropEvent(event)
    assert not event.isAccepted()
    assert not new.form.portrait.remove.isVisible()


def test_no_button_is_cut_off(beside: Beside, new: CardEditor) -> None:
    new.form.fold.setChecked(True)
    assert beside.cut_off(new) == []


def test_a_line_below_a_new_chip_is_seen_whole(beside: Beside, new: CardEditor) -> None:
    beside.window.resize(1280, 720)
    enter(beside, "Ghazi", "s", "", "5", "3", "1", "-", "24", "lim 3")
    enter(beside, "vic 2", "", "3", "", "1", "4/1")
    enter(beside, "Sabre", "", "sh", "", "2", "3", "4 + Pain 2", "6", "8")
    line = field(new, "weapons", 0, "abilities").stop
    assert line.hasFocus()
    for typed in ("char", "eager 1"):
        enter(beside, typed)
        beside.bot.wait(50)
        view = new.scroller.viewport()
        assert view.rect().contains(line.rect().translated(line.mapTo(view, QPoint())))


def test_a_card_of_another_window_keeps_its_id(beside: Beside, new: CardEditor) -> None:
    trooper(beside)
    Binder().save(Binder().catalogue["arquebusier"].model_copy(update={"id": "ghazi"}))
    beside.press(Key.Key_S, to=CTRL)
    page = cards(beside)
    assert page.binder.faults == ()
    assert page.binder.catalogue["ghazi"].profile().name() == "Arquebusier"
    assert page.binder.catalogue["ghazi_2"].profile().name() == "Ghazi"


def test_a_card_whose_file_broke_meanwhile_is_told(beside: Beside, new: CardEditor) -> None:
    trooper(beside)
    beside.press(Key.Key_S, to=CTRL)
    page = cards(beside)
    (own_folder() / "ghazi.toml").write_bytes("[ghazi]".encode("utf-16"))
    beside.click(page.delete)
    beside.click(page.delete)
    assert page.said.text() == "ghazi.toml: it is UTF-16 text or no text at all; save it as UTF-8."
    assert page.problems.isVisible()
    assert page.current != "ghazi"
