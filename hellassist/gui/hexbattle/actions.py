"""What the window can be told to do in a hex battle: the actions behind menus, tools and keys."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.looks.icons import icon
from hellassist.gui.looks.plain import literal, set_tip
from hellassist.gui.looks.theme import tokens
from hellassist.hexbattle.game import Game

Keys = Qt.Key | QKeySequence.StandardKey | QKeyCombination


class HexActions(QObject):
    """One place for all of them. Keys are those of the first game."""

    def __init__(self, bridge: HexBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        key, standard = Qt.Key, QKeySequence.StandardKey
        self.start = self._make(self.tr("All battles"))
        self.demo = self._make(self.tr("New demo battle"))
        self.new = self._make(self.tr("New battle…"), "", standard.New)
        self.open = self._make(self.tr("Open…"), "", standard.Open)
        self.types = self._make(self.tr("Unit types…"))
        self.note = self._make(self.tr("Write a note…"))
        self.correct = self._make(self.tr("Correct…"))
        self.next_turn = self._make(self.tr("Next turn"), "", Qt.Modifier.CTRL | key.Key_PageDown)
        self.quit = self._make(self.tr("Quit"), "", standard.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.undo = self._make(self.tr("Undo"), "undo", standard.Undo)
        self.redo = self._make(self.tr("Redo"), "redo", standard.Redo)
        self.fit = self._make(self.tr("Fit the board"), "fit", Qt.Modifier.CTRL | key.Key_0)
        self.closer = self._make(self.tr("Zoom in"), "", standard.ZoomIn)
        self.farther = self._make(self.tr("Zoom out"), "", standard.ZoomOut)
        self.chronicle = self._make(self.tr("Chronicle"), "chronicle", key.Key_F7)
        self.units = self._make(self.tr("Units as a table"), "units", key.Key_F8)
        self.theme = self._make(self.tr("Light theme"), "sun", key.Key_F9)
        self.rulings = self._make(self.tr("Readings and house rules"))
        self.undo.triggered.connect(bridge.undo)
        self.redo.triggered.connect(bridge.redo)

    def show_game(self, game: Game) -> None:
        """Offer what can be done now, and say what Undo and Redo would do."""
        self.next_turn.setEnabled(game.attack is None)
        for action in (self.note, self.correct):
            action.setEnabled(game.attack is None)
        for action, word, label in (
            (self.undo, self.tr("Undo"), self._bridge.undo_label),
            (self.redo, self.tr("Redo"), self._bridge.redo_label),
        ):
            action.setEnabled(label is not None)
            action.setText(word if label is None else literal(f"{word}: {label}"))
            action.setIconText(f" {word}")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tip(action, f"{word} ({keys})" if label is None else f"{word}: {label} ({keys})")

    def dress(self) -> None:
        """Draw the symbols in the theme in use."""
        for action in (self.undo, self.redo, self.fit):
            action.setIcon(icon(str(action.data())))
        dark = tokens().name == "dark"
        self.theme.setIcon(icon("sun" if dark else "moon"))
        self.theme.setText(self.tr("Light theme") if dark else self.tr("Dark theme"))

    def _make(self, text: str, symbol: str = "", keys: Keys | None = None) -> QAction:
        made = QAction(text, self)
        made.setData(symbol)
        made.setIconVisibleInMenu(False)
        if keys is not None:
            made.setShortcut(QKeySequence(keys))
        shown = made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        set_tip(made, f"{text} ({shown})" if shown else text)
        return made
