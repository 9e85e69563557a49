"""Tool tips as plain text. Qt takes what looks like markup for markup, and would load the pictures it names."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGraphicsItem, QListWidgetItem, QMenu, QTableWidgetItem, QWidget

LONG_WORD, PIECE = re.compile(r"\S{25,}"), re.compile(r"(\S{12})(?=\w)")
"""A word that may be broken, and after what: never before a sign that belongs to the one before it."""


def tip(text: str) -> str:
    """The text as a tool tip shows it sign by sign: nothing in it is markup, its lines stay lines."""
    if not text:
        return ""
    return f'<p style="white-space:pre-wrap">{escape(text)}</p>'.replace("\n", "<br>")


def literal(text: str) -> str:
    """The text as a button or a menu shows it: an ampersand there would mark a key."""
    return text.replace("&", "&&")


def breakable(text: str) -> str:
    """The text for a label that wraps: words too long for a line may be broken, at signs that nobody sees."""
    return LONG_WORD.sub(lambda word: PIECE.sub("\\1\u200b", word[0]), text)


def entry(menu: QMenu, text: str) -> QAction:
    """A new line of a menu with this text, shown literally."""
    made = menu.addAction(literal(text))
    set_tip(made, text)
    return made


def put_tip(on: QGraphicsItem, text: str) -> None:
    """Give a piece on the board this tool tip, shown literally."""
    said = tip(text)
    if said != on.toolTip():
        on.setToolTip(said)


def set_tip(on: QWidget | QAction | QListWidgetItem | QTableWidgetItem, text: str) -> None:
    """Give it this tool tip, shown literally. A screen reader reads the bare text."""
    on.setToolTip(tip(text))
    if isinstance(on, QWidget):
        on.setAccessibleDescription("" if text == on.accessibleName() else text)
