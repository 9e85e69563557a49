"""A window on a battle kept in memory, and hands that drag and type on its board. Spots are fathoms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hellassist.geometry import Point
from hellassist.gui.app import application
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.frame.window import Window
from hellassist.gui.looks.language import speak
from hellassist.rules.game import Game, Unit
from tests.gui.battle import Disk, session_of, skirmish

LEFT = Qt.MouseButton.LeftButton
Spot = tuple[float, float]


class Table:
    """The players' hands on the window."""

    def __init__(self, qtbot: QtBot, game: Game) -> None:
        self.bot: Any = qtbot  # it carries no types of its own
        self.session = session_of(game)
        self.bridge = SessionBridge(self.session)
        self.window = Window(self.bridge)
        self.window.resize(1440, 900)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.view = self.window.board
        self.view.setFocus()
        self.screen = self.view.viewport()

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self.session.game

    def break_disk(self, fault: Exception) -> None:
        """From now on nothing can be written."""
        assert isinstance(self.session.log, Disk)
        self.session.log.fault = fault

    def unit(self, key: str) -> Unit:
        """A unit as it stands."""
        return self.game.unit(key)

    def spot_of(self, key: str) -> Spot:
        """Where a unit stands, in fathoms."""
        at = self.unit(key).at
        assert at is not None
        return at.x / self.game.fathom, at.y / self.game.fathom

    def pixel(self, spot: Spot) -> QPoint:
        """A spot in the viewport."""
        return self.view.mapFromScene(QPointF(spot[0] * self.game.fathom, spot[1] * self.game.fathom))

    def click(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        """Click on the board."""
        self.bot.mouseClick(self.screen, button, pos=self.pixel(spot))

    def hold(self, *spots: Spot) -> None:
        """Press at the first spot and move over the others, with a corner at each but the last."""
        self.bot.mousePress(self.screen, LEFT, pos=self.pixel(spots[0]))
        for step, (a, b) in enumerate(pairwise(spots), 2):
            for share in (0.25, 0.5, 0.75, 1.0):
                here = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                self.bot.mouseMove(self.screen, self.pixel(here))
            if step < len(spots):
                self.bot.mousePress(self.screen, Qt.MouseButton.RightButton, pos=self.pixel(b))
                self.bot.mouseRelease(self.screen, Qt.MouseButton.RightButton, pos=self.pixel(b))

    def let_go(self, spot: Spot) -> None:
        """Release the button."""
        self.bot.mouseRelease(self.screen, LEFT, pos=self.pixel(spot))

    def drag(self, *spots: Spot) -> None:
        """Hold and let go."""
        self.hold(*spots)
        self.let_go(spots[-1])

    def type(self, *keys: Qt.Key | str) -> None:
        """Press keys on the board."""
        for key in keys:
            if isinstance(key, str):
                self.bot.keyClicks(self.view, key)
            else:
                self.bot.keyClick(self.view, key)

    def shown_at(self, key: str) -> Point:
        """Where the board shows a unit, in millimetres."""
        at = self.view.board.item_of(key).pos()
        return Point(at.x(), at.y())

    @property
    def label(self) -> str:
        """What the floating label says; "" if there is none."""
        tag = self.view.overlay.tag
        return f"{tag.head} {tag.sentence}".strip() if tag.isVisible() else ""


@pytest.fixture(scope="session", autouse=True)
def _in_english(qapp: QApplication) -> None:
    """With its plural forms, whatever the desktop speaks."""
    speak(qapp, "en")


@pytest.fixture
def game() -> Game:
    """The battle that is shown; a test may ask for another."""
    return skirmish().game


@pytest.fixture
def table(qtbot: QtBot, game: Game) -> Iterator[Table]:
    """A window on the battle."""
    application("dark")
    made = Table(qtbot, game)
    yield made
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # or it lives on to the last test
