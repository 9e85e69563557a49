"""The language of the screen, changed while the app runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hellassist.app.battle import opening
from hellassist.app.battle.demo import demo_session
from hellassist.app.settings import load_settings
from hellassist.app.words.chronicle import Chronicler
from hellassist.gui.app import application
from hellassist.gui.desk import Desk
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.frame.window import Window
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.language import speak
from hellassist.gui.looks.spoken import language, texts
from hellassist.gui.pages.new_battle import NewBattlePage
from hellassist.gui.pages.start_page import StartPage
from hellassist.rules.commands import ChooseFirst
from hellassist.store.battle_file import BattleFile


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    speak(qapp, "en")


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    made = Desk(window)
    window.show()
    yield made
    made.leave()


def test_menus_numbers_and_chronicle_change_with_the_language(desk: Desk, qtbot: QtBot) -> None:
    desk.show_session(demo_session())
    window = desk._window
    english = window.menu("battle").title()
    selected = desk.session
    window.language_chosen.emit("fr")
    qtbot.waitUntil(lambda: language() == "fr")
    assert window.menu("battle").title() != english
    assert number(4.5) == "4,5"
    assert desk.session is selected
    assert load_settings().language == "fr"
    window.language_chosen.emit("en")
    qtbot.waitUntil(lambda: window.menu("battle").title() == english)
    assert number(4.5) == "4.5"


def test_commands_work_after_the_change_and_are_undone(desk: Desk, qtbot: QtBot) -> None:
    desk.show_session(demo_session())
    desk._window.language_chosen.emit("ru")
    qtbot.waitUntil(lambda: language() == "ru")
    assert desk.session is not None
    before = desk.session.game
    desk._window.next_turn() if before.turn == 0 else desk._window.bridge.undo()
    assert desk.session.game != before
    assert desk._window.windowTitle() != ""


def test_the_first_page_offers_each_language_by_its_own_name(desk: Desk, qtbot: QtBot) -> None:
    desk.start()
    page = desk.page
    assert isinstance(page, StartPage)
    assert [button.text() for button in page.languages.buttons.values()] == ["English", "Français", "Русский"]
    english = page.new.text()
    page.languages.buttons["ru"].click()
    qtbot.waitUntil(lambda: desk.page is not None and desk.page.new.text() != english)
    assert desk.page is not None
    assert desk.page.languages.value == "ru"


def test_a_plan_half_made_is_kept(desk: Desk, qtbot: QtBot) -> None:
    desk.plan()
    page = desk._window.centralWidget()
    assert isinstance(page, NewBattlePage)
    page.name.setText("The long night")
    desk._window.language_chosen.emit("fr")
    qtbot.waitUntil(lambda: desk._window.centralWidget() is not page)
    again = desk._window.centralWidget()
    assert isinstance(again, NewBattlePage)
    assert again.name.text() == "The long night"


@pytest.mark.parametrize("chosen", ["fr", "ru"])
def test_rules_are_read_in_the_language_or_say_that_they_are_english(
    qtbot: QtBot, qapp: QApplication, chosen: str
) -> None:
    english = RulePanel("CC-08")
    qtbot.addWidget(english)
    speak(qapp, chosen)
    panel = RulePanel("CC-08")
    qtbot.addWidget(panel)
    assert panel.title.text() != english.title.text()


def test_a_text_of_a_base_class_is_found_for_a_class_that_inherits_it(qapp: QApplication) -> None:
    class Inheriting(NewBattlePage):
        pass

    speak(qapp, "fr")
    page = Inheriting()
    assert page.tr("New battle") == "Nouvel affrontement"


def test_the_desktops_language_is_taken_where_none_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hellassist.gui.looks.language.system_language", lambda: "ru")
    application("dark", "")
    assert language() == "ru"


def test_a_battle_saved_in_one_language_opens_in_another(qapp: QApplication, tmp_path: Path) -> None:
    speak(qapp, "ru")
    path = tmp_path / "b.hellbattle"
    log = BattleFile.create(path, "hell_dorado")
    session = demo_session(log, language="ru")
    session.texts = texts()
    session.do(ChooseFirst("B"))
    russian = [line.text for line in Chronicler(texts()).tell(session.lines[-1].done.facts, session.game)]
    log.close()
    speak(qapp, "fr")
    again = opening.open_battle(path)
    french = [line.text for line in Chronicler(texts()).tell(again.lines[-1].done.facts, again.game)]
    assert again.game == session.game
    assert len(french) == len(russian) > 0
    assert french != russian
    assert (
        again.game.companies["A"].name == "Люди Запада"
    )  # a name that players might have given stays theirs
    opening.close(again)
