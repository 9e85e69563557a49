"""The chronicle: what happened, a line each, newest last; undone lines stay, struck through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from hellassist.app.battle.course import Done
from hellassist.app.words.told import Told
from hellassist.gui.bridge import CourseBridge
from hellassist.gui.dialogs.rule_titles import titled
from hellassist.gui.looks.plain import tip
from hellassist.gui.looks.theme import TEXT, TEXT_SMALL, colour, font, tokens
from hellassist.gui.table.looks import paint_symbol
from hellassist.rules.game import Player

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole
HIGH = 23


class Teller(Protocol):
    """Tells the facts of a game in words."""

    def tell(self, facts: Sequence[Any], game: Any, /) -> tuple[Told, ...]: ...


@dataclass(frozen=True, slots=True)
class Row:
    """One line on screen."""

    text: str
    player: Player | None
    rule: str
    number: int
    unit: str = ""
    undone: bool = False


class ChronicleModel(QAbstractListModel):
    """The session's lines in words. Tells each command once and keeps the words."""

    def __init__(self, bridge: CourseBridge, teller: Teller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._teller = teller
        self._told: dict[int, list[Row]] = {}
        self.rows: list[Row] = []
        self._undone: list[tuple[int, bool]] = []
        self.refresh()

    def refresh(self) -> None:
        """Follow the session: add what is new, mark what was taken back."""
        lines = self._bridge.course.lines
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

    def _tell(self, done: Done[Any, Any], *, undone: bool) -> list[Row]:
        if done.number not in self._told:
            self._told[done.number] = [
                Row(" ".join(line.text.split()), line.player, line.rule, done.number, line.unit)
                for line in self._teller.tell(done.facts, done.before)
            ]
        rows = self._told[done.number]
        return [replace(row, undone=True) for row in rows] if undone else rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 -- Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._whole(row))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._whole(row)
            case _ if role == ROW_ROLE:
                return row
        return None

    def _whole(self, row: Row) -> str:
        parts = [row.text, self.tr("Undone") if row.undone else "", titled(row.rule)]
        return "\n".join(part for part in parts if part)


class ChronicleLine(QStyledItemDelegate):
    """Paints a line: whose it is, what happened, its rule at the right edge."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(200, HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        assert isinstance(row, Row)
        t = tokens()
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(t.raised))
            painter.drawRoundedRect(box, 5, 5)
        if row.player is not None:
            painter.save()
            painter.translate(box.left() + 10, box.center().y())
            paint_symbol(painter, row.player, 5, t, filled=not row.undone)
            painter.restore()
        small = font(TEXT_SMALL)
        painter.setFont(small)
        painter.setPen(colour(t.dim))
        right = QFontMetricsF(small).horizontalAdvance(row.rule) + 8 if row.rule else 0.0
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight, row.rule)
        letters = font(TEXT)
        letters.setStrikeOut(row.undone)
        painter.setFont(letters)
        painter.setPen(colour(t.dim if row.undone else t.text))
        room = box.adjusted(22, 0, -right - 10, 0)
        text = QFontMetricsF(letters).elidedText(row.text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()


class Chronicle(QListView):
    """Each line leads to its rule and to the unit it tells of."""

    chosen = Signal(str, str)
    """The rule of a line and its unit, "" where it has none."""

    def __init__(self, bridge: CourseBridge, teller: Teller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ChronicleModel(bridge, teller, self)
        self.setModel(self._model)
        self.setItemDelegate(ChronicleLine(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Chronicle"))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bridge.changed.connect(self._follow)
        self.activated.connect(self._choose)
        self.clicked.connect(self._choose)
        self.scrollToBottom()

    @property
    def rows(self) -> list[Row]:
        """The lines as they stand."""
        return self._model.rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()

    def _follow(self) -> None:
        self._model.refresh()
        self.scrollToBottom()

    def _choose(self, index: QModelIndex) -> None:
        row = self._model.rows[index.row()]
        self.chosen.emit(row.rule, row.unit)
