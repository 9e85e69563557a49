"""What the window can be told to do: the actions behind menus, tools and keys.

Keys are those of the platform, function keys, or Ctrl with a key that every layout has: none is a bare letter.
"""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.icons import icon
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import tokens
from hellassist.rules.game import PLAYERS, Game
from hellassist.rules.turn.activation import may_pass


class Actions(QObject):
    """One place for all of them."""

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        key, standard = Qt.Key, QKeySequence.StandardKey
        self.move = self._make(self.tr("Move"), "move", key.Key_F2, checkable=True)
        self.measure = self._make(self.tr("Measure"), "measure", key.Key_F3, checkable=True)
        self.announce = self._make(
            self.tr("Mean a short move as Run or Charge"), "", key.Key_F4, checkable=True
        )
        self.odds = self._make(self.tr("Odds on the board"), "", key.Key_F5, checkable=True)
        self.distances = self._make(self.tr("Distances and rings"), "", key.Key_F6)
        self.undo = self._make(self.tr("Undo"), "undo", standard.Undo)
        self.redo = self._make(self.tr("Redo"), "redo", standard.Redo)
        self.fit = self._make(self.tr("Fit the table"), "fit", Qt.Modifier.CTRL | key.Key_0)
        self.closer = self._make(self.tr("Zoom in"), "", standard.ZoomIn)
        self.farther = self._make(self.tr("Zoom out"), "", standard.ZoomOut)
        self.dispute = self._make(self.tr("Settle a dispute…"), "coin", Qt.Modifier.CTRL | key.Key_T)
        self.rules = self._make(self.tr("Rules of this battle…"), "", Qt.Modifier.CTRL | key.Key_R)
        self.duel = self._make(self.tr("Authority duel…"), "", Qt.Modifier.CTRL | key.Key_D)
        self.theme = self._make(self.tr("Light theme"), "sun", key.Key_F9)
        self.chronicle = self._make(self.tr("Chronicle"), "chronicle", key.Key_F7)
        self.units = self._make(self.tr("Units as a table"), "units", key.Key_F8)
        self.companies = self._make(self.tr("Companies…"), "", key.Key_F12)
        self.end = self._make(self.tr("End activation"), "", Qt.Modifier.CTRL | key.Key_Return)
        self.pass_on = self._make(self.tr("Pass"), "", Qt.Modifier.CTRL | Qt.Modifier.SHIFT | key.Key_Return)
        self.next_turn = self._make(self.tr("Next turn"), "", Qt.Modifier.CTRL | key.Key_PageDown)
        self.quit = self._make(self.tr("Quit"), "", standard.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        for tool in (self.move, self.measure):
            tool.setIconText(f" {tool.text()}")  # a space keeps it off the symbol
        tools = QActionGroup(self)
        for tool in (self.move, self.measure):
            tools.addAction(tool)
        self.move.setChecked(True)
        self.undo.triggered.connect(bridge.undo)
        self.redo.triggered.connect(bridge.redo)
        self.pass_on.triggered.connect(self._pass)

    def show_game(self, game: Game) -> None:
        """Offer what can be done now, and say in the menu what Undo and Redo would do."""
        waiting = any(game.waiting(player) for player in PLAYERS)
        self.end.setEnabled(game.activation is not None and game.attack is None)
        self.pass_on.setEnabled(game.to_act is not None and may_pass(game, game.to_act))
        self.duel.setVisible(game.edition.authority_duels)
        self.duel.setEnabled(game.edition.authority_duels and game.turn > 0 and game.attack is None)
        self.next_turn.setEnabled(game.phase != "over" and (game.turn == 0 or not waiting))
        for action, word, label in (
            (self.undo, self.tr("Undo"), self._bridge.undo_label),
            (self.redo, self.tr("Redo"), self._bridge.redo_label),
        ):
            action.setEnabled(label is not None)
            action.setText(word if label is None else f"{word}: {label}".replace("&", "&&"))
            action.setIconText(f" {word}")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tip(action, f"{word} ({keys})" if label is None else f"{word}: {label} ({keys})")

    def dress(self) -> None:
        """Draw the symbols in the theme in use."""
        for action in (self.move, self.measure, self.undo, self.redo, self.fit, self.dispute):
            action.setIcon(icon(str(action.data())))
        dark = tokens().name == "dark"
        self.theme.setIcon(icon("sun" if dark else "moon"))
        self.theme.setText(self.tr("Light theme") if dark else self.tr("Dark theme"))

    def mark_tool(self, name: str) -> None:
        """Show which tool is in use."""
        (self.measure if name == "measure" else self.move).setChecked(True)

    def _pass(self) -> None:
        from hellassist.rules.commands import Pass

        self._bridge.do(Pass())

    def _make(
        self,
        text: str,
        symbol: str,
        keys: Qt.Key | QKeySequence.StandardKey | QKeyCombination,
        *,
        checkable: bool = False,
    ) -> QAction:
        made = QAction(text, self)
        made.setData(symbol)
        made.setCheckable(checkable)
        made.setIconVisibleInMenu(False)
        made.setShortcut(QKeySequence(keys))
        shown = made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        set_tip(made, f"{text} ({shown})" if shown else text)
        return made
