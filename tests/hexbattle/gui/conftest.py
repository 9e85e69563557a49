"""A window on a hex battle kept in memory, and hands that drag, click and type in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hellassist.app.hexbattle.demo import demo_session
from hellassist.app.hexbattle.session import HexSession
from hellassist.gui.app import application
from hellassist.gui.desk import Desk
from hellassist.gui.frame.window import Window
from hellassist.gui.hexbattle.combat_panel import CombatPanel
from hellassist.gui.hexbattle.grid import centre
from hellassist.gui.hexbattle.table import HexTable
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import Hex
from hellassist.hexbattle.units import Unit
from hellassist.store.battle_file import OPEN

LEFT = Qt.MouseButton.LeftButton


class Players:
    """Both players at one window. *dice* are what the app rolls."""

    def __init__(self, qtbot: QtBot, session: HexSession) -> None:
        self.bot: Any = qtbot
        self.dice: list[int] = []
        self.window = Window()
        self.desk = Desk(self.window)
        self.window.resize(1280, 720)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.desk.show_hexes(session)
        self.table._thrower = lambda: self.dice.pop(0)
        self.settle()

    @property
    def table(self) -> HexTable:
        """The hex battle in the window."""
        assert self.desk.hexes is not None
        return self.desk.hexes

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self.table.session.game

    def is_fighting(self) -> bool:
        """Whether an attack is open."""
        return self.game.attack is not None

    def has_hexes(self) -> bool:
        """Whether a hex battle is in the window, and not one of the other game."""
        return self.desk.hexes is not None and self.desk.session is None

    @property
    def panel(self) -> CombatPanel:
        """The panel of the attack."""
        panel = self.table.area.panel
        assert isinstance(panel, CombatPanel)
        return panel

    @property
    def notice(self) -> str:
        """What the bar below the board says."""
        bar = self.table.strip.notice
        return bar.text.text() if bar.isVisible() else ""

    def unit(self, key: str) -> Unit:
        """A unit as it stands."""
        return self.game.unit(key)

    def at(self, key: str) -> Hex:
        """Its hex."""
        at = self.unit(key).at
        assert at is not None
        return at

    def settle(self) -> None:
        """Let Qt lay out and paint."""
        for _ in range(3):
            QApplication.processEvents()

    def pixel(self, at: Hex) -> QPoint:
        """The middle of a hex in the viewport."""
        return self.table.area.board.mapFromScene(centre(at))

    def hold(self, start: Hex, end: Hex) -> None:
        """Press and move."""
        screen = self.table.area.board.viewport()
        a, b = self.pixel(start), self.pixel(end)
        self.bot.mousePress(screen, LEFT, pos=a)
        for share in (0.4, 0.8, 1.0):
            self.bot.mouseMove(screen, a + (b - a) * share)

    def let_go(self, at: Hex) -> None:
        """Release the button."""
        self.bot.mouseRelease(self.table.area.board.viewport(), LEFT, pos=self.pixel(at))
        self.settle()

    def drag(self, start: Hex, end: Hex) -> None:
        """Press, move, let go."""
        self.hold(start, end)
        self.let_go(end)

    def click_hex(self, at: Hex) -> None:
        """Click on the board."""
        self.bot.mouseClick(self.table.area.board.viewport(), LEFT, pos=self.pixel(at))
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Click what is in sight."""
        assert widget.isVisible()
        self.bot.mouseClick(widget, LEFT)
        self.settle()

    def press(self, *keys: Qt.Key | str, to: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None
            if isinstance(key, str):
                self.bot.keyClicks(target, key, to)
            else:
                self.bot.keyClick(target, key, to)
        self.settle()

    def cut_off(self, inside: QWidget) -> list[str]:
        """Texts of buttons and one-line labels that have too little room."""
        found = []
        for widget in inside.findChildren(QWidget):
            if not widget.isVisible() or not isinstance(widget, QPushButton | QLabel):
                continue
            text = widget.text()
            wraps = isinstance(widget, QLabel) and widget.wordWrap()
            wide = max((widget.fontMetrics().horizontalAdvance(line) for line in text.split("\n")), default=0)
            if text and not wraps and wide > widget.width():
                found.append(text)
        return found


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    yield
    for battle in tuple(OPEN.values()):
        battle.close()


@pytest.fixture
def players(qtbot: QtBot) -> Iterator[Players]:
    """The demo, in its first turn."""
    application("dark")
    made = Players(qtbot, demo_session())
    yield made
    made.desk.leave()
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
