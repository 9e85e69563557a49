"""Cards that come in, as rows: what each is beside one's own, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hellassist.app.cards.card_import import Arrival, Choice, State
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import RADIUS, TEXT, TEXT_SMALL, colour, font, tokens
from hellassist.rules.profile import in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

ROW = 54
SIGNS: dict[State, str] = {"new": "+", "same": "=", "differs": "≠", "unread": "!"}
STATES: dict[State, str] = {
    "new": N("arrival", "new"),
    "same": N("arrival", "you have it"),
    "differs": N("arrival", "differs from yours"),
    "unread": N("arrival", "cannot be read"),
}
FATES: dict[tuple[State, Choice], str] = {
    ("new", "theirs"): N("arrival", "comes in"),
    ("new", "mine"): N("arrival", "is left out"),
    ("differs", "mine"): N("arrival", "yours stays"),
    ("differs", "theirs"): N("arrival", "takes the place of yours"),
    ("differs", "both"): N("arrival", "comes beside yours"),
}
NAME_ROLE = Qt.ItemDataRole.UserRole
NOTE_ROLE = Qt.ItemDataRole.UserRole + 1
STATE_ROLE = Qt.ItemDataRole.UserRole + 2
FATE_ROLE = Qt.ItemDataRole.UserRole + 3
Index = QModelIndex | QPersistentModelIndex


def say(text: str) -> str:
    """A word about a card that comes in."""
    return QCoreApplication.translate("arrival", text)


class ArrivalList(QListWidget):
    """One row a card."""

    picked = Signal(int)

    def __init__(self, arrivals: Sequence[Arrival], language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arrivals = arrivals
        self.setObjectName("cards")
        self.setAccessibleName(self.tr("Cards that come in"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setItemDelegate(_Row(self))
        for arrival in arrivals:
            item = QListWidgetItem()
            name = in_language(arrival.card.name, language) if arrival.card is not None else arrival.key
            item.setSizeHint(QSize(100, ROW))
            item.setData(NAME_ROLE, name)
            item.setData(STATE_ROLE, arrival.state)
            self.addItem(item)
        self.currentRowChanged.connect(self.picked)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Show what becomes of each."""
        for row, (arrival, choice) in enumerate(zip(self._arrivals, choices, strict=True)):
            item = self.item(row)
            state = say(STATES[arrival.state])
            fate = say(FATES[arrival.state, choice]) if (arrival.state, choice) in FATES else ""
            note = " · ".join(part for part in (state, fate) if part)
            item.setData(NOTE_ROLE, note)
            item.setData(FATE_ROLE, choice)
            item.setText(f"{item.data(NAME_ROLE)} · {note}")
            set_tip(item, f"{item.data(NAME_ROLE)}\n{arrival.file}")


class _Row(QStyledItemDelegate):
    """Paints a row."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t = tokens()
        state: State = index.data(STATE_ROLE)
        box = QRectF(option.rect).adjusted(1, 1, -2, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        idle = state in ("same", "unread") or index.data(FATE_ROLE) == "mine"
        ink = {"new": t.green, "same": t.dim, "differs": t.gold, "unread": t.danger}[state]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(t.gold if chosen else t.line), 2 if chosen else 1))
        painter.setBrush(colour(t.raised if chosen or hovered else t.card))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        sign = QRectF(box.left() + 10, box.center().y() - 14, 28, 28)
        painter.setPen(QPen(colour(ink), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(sign)
        painter.setFont(font(TEXT, bold=True))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, SIGNS[state])
        left, room = sign.right() + 12, box.right() - sign.right() - 22
        lines = (
            (index.data(NAME_ROLE), font(TEXT, bold=not idle), t.dim if idle else t.text, box.top() + 5),
            (index.data(NOTE_ROLE), font(TEXT_SMALL), ink if state != "new" else t.dim, box.top() + 27),
        )
        for text, face, pen, top in lines:
            painter.setFont(face)
            painter.setPen(colour(pen))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room))
            painter.drawText(QRectF(left, top, room, 22), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()
