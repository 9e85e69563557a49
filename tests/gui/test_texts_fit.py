"""In each language every text has the room it needs, in a window of 1280 by 720 (1920 by 1080 at 150 %)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hellassist.app.battle.demo import demo_session
from hellassist.gui.desk import Desk
from hellassist.gui.frame.window import Window
from hellassist.gui.looks.language import NAMES, speak
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, RUSSIAN, Edition
from tests.gui.fits import cut_off

PANELS = (
    "area",
    "distances",
    "table",
    "dispute",
    "rules",
    "note",
    "upkeep",
    "dice",
    "about",
)


@pytest.fixture(params=list(NAMES))
def desk(qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Desk]:
    speak(qapp, request.param)
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    made = Desk(window)
    window.show()
    yield made
    made.leave()
    speak(qapp, "en")


def settled(qtbot: QtBot, window: Window) -> list[str]:
    """What is cut off once all is laid out."""
    found: list[str] = []
    for _ in range(20):
        qtbot.wait(20)
        found = cut_off(window)
        if not found:
            break
    return found


def test_the_pages(desk: Desk, qtbot: QtBot) -> None:
    window = desk._window
    for page in (desk.start, desk.new_battle, desk.companies, desk.cards, desk.new_hexes, desk.hex_demo):
        page()
        assert settled(qtbot, window) == [], page


@pytest.mark.parametrize("edition", [CORE, FRENCH_EFFECTS, RUSSIAN], ids=lambda edition: edition.name)
def test_a_battle_and_the_panels_beside_its_board(desk: Desk, qtbot: QtBot, edition: Edition) -> None:
    window = desk._window
    desk.show_session(demo_session(edition=edition))
    assert settled(qtbot, window) == []
    assert desk.side is not None
    for panel in PANELS:
        getattr(desk.side, f"open_{panel}")()
        assert settled(qtbot, window) == [], panel
    for unit in ("A1", "B1"):
        desk.side.open_card(unit)
        assert settled(qtbot, window) == [], unit
        desk.side.open_correction(unit)
        assert settled(qtbot, window) == [], unit
    desk.side.open_rule("CC-08")
    assert settled(qtbot, window) == []
