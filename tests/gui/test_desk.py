"""Battles as files, through the desk: saved, left, found again, refused, rescued."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot

from hellassist.app import settings
from hellassist.app.battle import battles
from hellassist.app.battle.opening import SUFFIX
from hellassist.app.battle.session import Session
from hellassist.gui.app import geometry_text, restore_geometry
from hellassist.gui.desk import Desk
from hellassist.gui.dialogs.option_pages import VaeVictisPage
from hellassist.gui.dialogs.roll_pages import TypedRollPage
from hellassist.rules.commands import Activate, DeclareMelee, Note, SetDiceSource, SetUpBattle
from hellassist.rules.commands.turn import ChooseFirst, NextTurn
from hellassist.rules.game import PLAYERS, Game
from hellassist.store.battle_file import OPEN, BattleFile
from hellassist.store.upgrades import FILE_VERSION
from tests.gui.beside import Beside, made
from tests.gui.test_attack_panel import duel

Key = Qt.Key


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    yield
    for battle in tuple(OPEN.values()):
        battle.close()


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def save_duel(path: Path) -> Path:
    """A duel in a file, in its first turn, A to activate; closed again."""
    scene: Game = duel().game
    with BattleFile.create(path) as log:
        session = Session(log)
        companies = tuple(scene.companies[player] for player in PLAYERS)
        session.do(SetUpBattle("Duel", companies, tuple(scene.units.values())))
        session.do(NextTurn())
        session.do(ChooseFirst("A"))
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return save_duel(tmp_path / f"duel{SUFFIX}")


def again(beside: Beside) -> None:
    """Leave the app and start it again."""
    beside.desk.leave()
    beside.desk.deleteLater()
    beside.desk = Desk(beside.window, beside._throw)


def test_an_open_attack_goes_on_at_the_same_step_after_a_restart(beside: Beside, saved: Path) -> None:
    assert beside.desk.open(saved)
    beside.show()
    beside.bridge.do(SetDiceSource("A", "typed"))
    beside.bridge.do(DeclareMelee("E", "F"))
    beside.press("1", Key.Key_Return)
    beside.press("2", Key.Key_Return)
    assert beside.asks(TypedRollPage)
    before = beside.game
    again(beside)
    beside.desk.start()
    assert beside.desk.page is not None
    assert "Duel" in beside.desk.page.go_on.text()
    beside.click(beside.desk.page.go_on)
    assert beside.game == before
    assert beside.asks(TypedRollPage)
    assert beside.cut_off(beside.attack) == []
    beside.press(Key.Key_Left, to=Qt.KeyboardModifier.AltModifier)
    assert beside.asks(VaeVictisPage)
    beside.press("0", Key.Key_Return)
    beside.press("66666", Key.Key_Return)
    assert beside.game.attack is not None
    assert len(beside.game.attack.answers) == 3
    beside.click(beside.attack.cancel)
    assert not beside.is_fighting
    assert beside.session.redo_label is not None


def test_enter_goes_on_with_the_last_battle(beside: Beside, saved: Path) -> None:
    assert beside.desk.open(saved)
    again(beside)
    beside.desk.start()
    beside.show()
    beside.press(Key.Key_Return)
    assert beside.game.name == "Duel"


def test_undo_reaches_behind_the_restart(beside: Beside, saved: Path) -> None:
    assert beside.desk.open(saved)
    beside.bridge.do(Note("first evening"))
    again(beside)
    assert beside.desk.open(saved)
    assert "first evening" in beside.game.notes
    assert beside.bridge.undo()
    assert "first evening" not in beside.game.notes


def test_battles_are_changed_in_the_window(beside: Beside, saved: Path) -> None:
    beside.desk.demo()
    beside.show()
    demo = beside.session
    assert beside.game.name == "First blood"
    assert beside.desk.open(saved)
    assert beside.game.name == "Duel"
    assert beside.window.windowTitle().split(" · ")[2] == "Duel"
    assert [battle.path for battle in OPEN.values()] == [saved]
    beside.bridge.do(Activate("E"))
    assert demo.game.activation is None
    names = [battle.name for battle in battles.recent()]
    assert set(names) == {"Duel", "First blood"}
    beside.desk.start()
    assert not OPEN
    assert beside.window.windowTitle() == "hellassist"
    assert beside.window.actions() == []
    assert beside.desk.page is not None
    assert beside.desk.page.list.count() == 2


def test_opening_what_is_on_the_table_changes_nothing(beside: Beside, saved: Path) -> None:
    assert beside.desk.open(saved)
    session = beside.session
    assert beside.desk.open(saved)
    assert beside.session is session
    assert beside.notice == "This battle is on the table already."


@pytest.fixture
def newer(saved: Path) -> Path:
    with sqlite3.connect(saved) as db:
        db.execute(f"PRAGMA user_version = {FILE_VERSION + 7}")
    db.close()
    return saved


def test_a_file_of_a_newer_version_names_both(beside: Beside, newer: Path) -> None:
    assert not beside.desk.open(newer)
    page = beside.desk.page
    assert page is not None
    assert str(FILE_VERSION + 7) in page.fault.text()
    assert f"up to {FILE_VERSION}" in page.fault.text()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (b"just some text, no battle at all\n" * 40, "is no battle file"),
        (None, "There is no battle file"),
    ],
)
def test_what_is_no_battle_gets_its_sentence_on_the_first_page(
    beside: Beside, tmp_path: Path, content: bytes | None, words: str
) -> None:
    path = tmp_path / f"bad{SUFFIX}"
    if content is not None:
        path.write_bytes(content)
    assert not beside.desk.open(path)
    assert beside.desk.page is not None
    beside.show()
    assert beside.desk.page.fault.isVisible()
    assert words in beside.desk.page.fault.text()
    if content is not None:
        assert path.read_bytes() == content


def test_with_a_battle_on_the_table_the_sentence_stands_below_it(
    beside: Beside, saved: Path, tmp_path: Path
) -> None:
    assert beside.desk.open(saved)
    beside.show()
    bad = tmp_path / f"empty{SUFFIX}"
    bad.touch()
    assert not beside.desk.open(bad)
    assert "is empty" in beside.notice
    assert beside.game.name == "Duel"


@pytest.mark.parametrize("wanted", [True, False])
def test_a_cut_file_offers_to_save_what_can_be_read(
    beside: Beside, saved: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    whole = saved.read_bytes()
    saved.write_bytes(whole[:-700])
    cut = saved.read_bytes()
    monkeypatch.setattr(beside.desk, "wants_rescue", lambda fault: wanted)
    opened = beside.desk.open(saved)
    assert saved.read_bytes() == cut
    if not wanted:
        assert not opened
        assert beside.desk.session is None
    elif opened:
        assert "is now" in beside.notice
        assert beside.session.log.path != saved  # type: ignore[attr-defined]
    else:
        assert beside.desk.page is not None
        assert "can be read any more" in beside.desk.page.fault.text()


def test_a_battle_is_open_only_once(beside: Beside, saved: Path) -> None:
    with BattleFile.open(saved):
        assert not beside.desk.open(saved)
        assert beside.desk.page is not None
        assert "open already" in beside.desk.page.fault.text()


def test_a_file_dropped_on_the_window_is_opened(beside: Beside, saved: Path, tmp_path: Path) -> None:
    beside.desk.demo()
    beside.show()
    assert not beside.window.board.acceptDrops()
    for path in (tmp_path / "picture.png", saved):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        event = QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        beside.desk.eventFilter(beside.window, event)
    assert beside.game.name == "Duel"


def test_the_windows_place_is_remembered_as_text(beside: Beside) -> None:
    beside.window.resize(640, 500)
    text = geometry_text(beside.window)
    assert settings.save_settings(settings.Settings(geometry=text))
    beside.window.resize(700, 600)
    assert restore_geometry(beside.window, settings.load_settings().geometry)
    assert beside.window.size().width() == 640
    assert not restore_geometry(beside.window, "")
    assert not restore_geometry(beside.window, "é nonsense")


def test_a_full_disk_is_said_and_the_demo_can_be_played_all_the_same(
    beside: Beside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("a file where a folder should be", encoding="utf-8")
    beside.desk.demo()
    beside.show()
    assert beside.game.name == "First blood"
    assert "not saved" in beside.notice
    assert not beside.desk.is_saved()
