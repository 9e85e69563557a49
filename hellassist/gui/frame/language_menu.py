"""The languages in a menu, each by its own name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from hellassist.gui.looks.language import NAMES
from hellassist.gui.looks.spoken import language


def language_menu(menu: QMenu, choose: Callable[[str], object]) -> QMenu:
    """A menu within *menu*, the language in use marked."""
    made = QMenu(QCoreApplication.translate("Window", "Language"), menu)
    group = QActionGroup(made)
    for key, name in NAMES.items():
        action = made.addAction(name)
        action.setCheckable(True)
        action.setChecked(key == language())
        action.triggered.connect(lambda _=False, wanted=key: choose(wanted))
        group.addAction(action)
    menu.addMenu(made)
    return made
