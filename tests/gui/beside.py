"""A window with the panels beside its board, and hands that click and type in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hellassist.app.battle.session import Session
from hellassist.gui.desk import Desk
from hellassist.gui.dialogs.attack import AttackPanel
from hellassist.gui.dialogs.page import Page
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.frame.window import Window
from hellassist.gui.side_place import SidePlace
from hellassist.rules.game import Game, Player, Unit

Panel = TypeVar("Panel", bound=SidePanel)
LEFT = Qt.MouseButton.LeftButton


class Beside:
    """The players at a window that a desk has laid out. *dice* are what the app throws, roll by roll."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bot: Any = qtbot
        self.dice: list[Sequence[int]] = []
        self.window = Window()
        self.desk = Desk(self.window, self._throw)
        self.window.resize(1280, 720)

    def _throw(self, dice: int) -> tuple[int, ...]:
        thrown = tuple(self.dice.pop(0))
        assert len(thrown) == dice
        return thrown

    def lay_out(self, session: Session) -> None:
        """Put a battle on the table and look at it."""
        self.desk.show_session(session)
        self.show()

    def show(self) -> None:
        """Let the window stand."""
        self.window.show()
        self.bot.waitExposed(self.window)
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)

    @property
    def session(self) -> Session:
        """The battle's session."""
        assert self.desk.session is not None
        return self.desk.session

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self.session.game

    @property
    def side(self) -> SidePlace:
        """The place beside the board."""
        assert self.desk.side is not None
        return self.desk.side

    @property
    def bridge(self) -> Any:
        """What carries commands in."""
        return self.window.bridge

    def unit(self, key: str) -> Unit:
        """A unit as it stands."""
        return self.game.unit(key)

    def panel(self, kind: type[Panel]) -> Panel:
        """The panel that is open, of this kind."""
        assert isinstance(self.side.panel, kind), self.side.panel
        return self.side.panel

    @property
    def attack(self) -> AttackPanel:
        """The attack's panel."""
        return self.panel(AttackPanel)

    @property
    def page(self) -> Any:
        """The page of the attack."""
        assert self.attack.page is not None
        return self.attack.page

    def asks(self, kind: type[Page]) -> bool:
        """Whether the attack asks by a page of this kind."""
        return isinstance(self.attack.page, kind)

    @property
    def is_fighting(self) -> bool:
        """Whether an attack is open."""
        return self.game.attack is not None

    def throws(self, player: Player) -> str:
        """Who throws the player's dice."""
        return self.game.companies[player].dice

    def click(self, widget: QWidget) -> None:
        """Click on it."""
        self.bot.waitUntil(widget.isVisible)
        assert widget.isEnabled(), widget
        self.bot.mouseClick(widget, LEFT)

    def press(self, *keys: Qt.Key | str, to: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Type on whatever has the keyboard."""
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None
            if isinstance(key, str):
                for sign in key:
                    now = QApplication.focusWidget()
                    assert now is not None
                    self.bot.keyClicks(now, sign)
            else:
                self.bot.keyClick(target, key, to)

    @property
    def notice(self) -> str:
        """What stands below the board."""
        return self.window.strip.notice.text.text()

    def cut_off(self, root: QWidget) -> list[str]:
        """The visible buttons below *root* whose text has too little room."""
        return [
            button.text()
            for button in root.findChildren(QPushButton)
            if button.isVisible()
            and max(button.fontMetrics().horizontalAdvance(line) for line in button.text().split("\n"))
            > button.width() - 4
        ]

    def close(self) -> None:
        """Leave, as the app does."""
        self.window.close()
        self.desk.leave()
        self.window.deleteLater()


def made(qtbot: QtBot) -> Iterator[Beside]:
    """A window, put away afterwards."""
    from PySide6.QtCore import QCoreApplication, QEvent

    from hellassist.gui.app import application

    application("dark")
    table = Beside(qtbot)
    yield table
    table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
