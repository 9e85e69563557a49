"""The chronicle: what happened, a line each, newest last; undone lines stay, struck through."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QListView, QWidget

from hellassist.app.chronicle import Chronicler
from hellassist.app.session import Done
from hellassist.app.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.theme import tokens
from hellassist.rules.game import Player

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Row:
    """One line on screen."""

    text: str
    player: Player | None
    rule: str
    number: int
    undone: bool


class ChronicleModel(QAbstractListModel):
    """The session's lines in words. Tells each command once and keeps the words."""

    def __init__(self, bridge: SessionBridge, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._teller = Chronicler(texts)
        self._told: dict[int, list[Row]] = {}
        self.rows: list[Row] = []
        self._undone: list[tuple[int, bool]] = []
        self.refresh()

    def refresh(self) -> None:
        """Follow the session: add what is new, mark what was taken back."""
        lines = self._bridge.session.lines
        now = [(line.done.number, line.undone) for line in lines]
        if now[: len(self._undone)] == self._undone:
            fresh = [
                row
                for line in lines[len(self._undone) :]
                for row in self._tell(line.done, undone=line.undone)
            ]
            if fresh:
                self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(fresh) - 1)
                self.rows += fresh
                self.endInsertRows()
        else:
            self.beginResetModel()
            self.rows = [row for line in lines for row in self._tell(line.done, undone=line.undone)]
            self.endResetModel()
        self._undone = now

    def _tell(self, done: Done, *, undone: bool) -> list[Row]:
        if done.number not in self._told:
            self._told[done.number] = [
                Row(line.text, line.player, line.rule, done.number, undone=False)
                for line in self._teller.tell(done.facts, done.before)
            ]
        rows = self._told[done.number]
        return (
            [Row(row.text, row.player, row.rule, row.number, undone=True) for row in rows] if undone else rows
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 -- Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        t = tokens()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                undone = self.tr("Undone. ") if row.undone else ""
                return f"{undone}{row.rule}"
            case Qt.ItemDataRole.ForegroundRole:
                if row.undone:
                    return QColor(t.dim)
                return QColor(t.side(row.player) if row.player else t.text)
            case Qt.ItemDataRole.FontRole if row.undone:
                font = QFont()
                font.setStrikeOut(True)
                return font
        return None


class Chronicle(QListView):
    """Each line leads to its rule and to the moment it tells of."""

    chosen = Signal(str, int)
    """The rule of a line, and the number of its command."""

    def __init__(self, bridge: SessionBridge, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ChronicleModel(bridge, texts, self)
        self.setModel(self._model)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Chronicle"))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        bridge.changed.connect(self._follow)
        self.activated.connect(self._choose)
        self.clicked.connect(self._choose)
        self.scrollToBottom()

    def _follow(self) -> None:
        self._model.refresh()
        self.scrollToBottom()

    def _choose(self, index: QModelIndex) -> None:
        row = self._model.rows[index.row()]
        self.chosen.emit(row.rule, row.number)
