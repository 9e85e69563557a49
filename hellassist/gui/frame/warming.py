"""Imports the panels while nobody waits, one a tick, so that the first opening of each does not stall.

What is there then stays for the battle, and Python's collector need not look through it again and again: some 60,000
objects, which take it two frames.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

TICK_MS = 40
PANELS: Mapping[str, Callable[[], object]] = {
    "app.words.chronicle": lambda: import_module("hellassist.app.words.chronicle"),
    "app.battle.trail": lambda: import_module("hellassist.app.battle.trail"),
    "rules.moves.reach": lambda: import_module("hellassist.rules.moves.reach"),
    "rules.odds.odds": lambda: import_module("hellassist.rules.odds.odds"),
    "gui.offers.doings": lambda: import_module("hellassist.gui.offers.doings"),
    "gui.dialogs.panel": lambda: import_module("hellassist.gui.dialogs.panel"),
    "gui.dialogs.card_parts": lambda: import_module("hellassist.gui.dialogs.card_parts"),
    "gui.dialogs.unit_card": lambda: import_module("hellassist.gui.dialogs.unit_card"),
    "gui.dialogs.side_column": lambda: import_module("hellassist.gui.dialogs.side_column"),
    "gui.dialogs.option_pages": lambda: import_module("hellassist.gui.dialogs.option_pages"),
    "gui.dialogs.roll_pages": lambda: import_module("hellassist.gui.dialogs.roll_pages"),
    "gui.dialogs.trial_pages": lambda: import_module("hellassist.gui.dialogs.trial_pages"),
    "gui.dialogs.pages": lambda: import_module("hellassist.gui.dialogs.pages"),
    "gui.dialogs.odds_bars": lambda: import_module("hellassist.gui.dialogs.odds_bars"),
    "gui.dialogs.attack": lambda: import_module("hellassist.gui.dialogs.attack"),
    "gui.offers.unit_menu": lambda: import_module("hellassist.gui.offers.unit_menu"),
    "gui.dialogs.shoot": lambda: import_module("hellassist.gui.dialogs.shoot"),
    "gui.table.template": lambda: import_module("hellassist.gui.table.template"),
    "gui.dialogs.template": lambda: import_module("hellassist.gui.dialogs.template"),
    "gui.table.dodge_tool": lambda: import_module("hellassist.gui.table.dodge_tool"),
    "gui.odds.details": lambda: import_module("hellassist.gui.odds.details"),
    "gui.odds.layer": lambda: import_module("hellassist.gui.odds.layer"),
    "gui.odds.dice_panel": lambda: import_module("hellassist.gui.odds.dice_panel"),
    "gui.dialogs.upkeep": lambda: import_module("hellassist.gui.dialogs.upkeep"),
    "gui.dialogs.raise_lemure": lambda: import_module("hellassist.gui.dialogs.raise_lemure"),
    "gui.dialogs.correct": lambda: import_module("hellassist.gui.dialogs.correct"),
    "gui.dialogs.rule": lambda: import_module("hellassist.gui.dialogs.rule"),
    "gui.dialogs.power": lambda: import_module("hellassist.gui.dialogs.power"),
    "gui.dialogs.table": lambda: import_module("hellassist.gui.dialogs.table"),
    "gui.dialogs.distances": lambda: import_module("hellassist.gui.dialogs.distances"),
    "gui.dialogs.dispute": lambda: import_module("hellassist.gui.dialogs.dispute"),
    "gui.dialogs.area": lambda: import_module("hellassist.gui.dialogs.area"),
    "gui.dialogs.duel": lambda: import_module("hellassist.gui.dialogs.duel"),
    "gui.dialogs.clash": lambda: import_module("hellassist.gui.dialogs.clash"),
    "gui.house.panel": lambda: import_module("hellassist.gui.house.panel"),
    "gui.dialogs.note": lambda: import_module("hellassist.gui.dialogs.note"),
    "gui.dialogs.about": lambda: import_module("hellassist.gui.dialogs.about"),
}
"""In the order in which players are likely to need them, what each stands on before it."""


class Warming(QObject):
    """Begins when it is told that the battle is on screen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = list(PANELS)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._next)

    @property
    def over(self) -> bool:
        """Whether all panels are there."""
        return all(_is_there(name) for name in PANELS)

    def begin(self) -> None:
        """From the next tick on."""
        self._tick.start()

    def _next(self) -> None:
        self._left = [name for name in self._left if not _is_there(name)]
        if self._left:
            PANELS[self._left.pop(0)]()
        else:
            self._tick.stop()
            gc.freeze()


def cool() -> None:
    """The battle is put away: what it held may be collected."""
    gc.unfreeze()


def _is_there(name: str) -> bool:
    return f"hellassist.{name}" in sys.modules
