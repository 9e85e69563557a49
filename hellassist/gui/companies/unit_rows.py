"""A list of units, a row each: sign of the rank, name and note, points, and buttons for one more and one less."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hellassist.gui.cards.badge import RANK_ICONS
from hellassist.gui.looks.icons import pixmap
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import RADIUS, TEXT, TEXT_SMALL, TOUCH, colour, font, tokens

ROLE = Qt.ItemDataRole.UserRole
HIGH, PAD, SIGN = 54, 10, 22
COUNT, POINTS = 34, 52
"""Pixels for the number between the buttons and for the points."""
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class UnitRow:
    """What a row shows. *dim* where adding one would break a rule, *warns* where the *note* says so."""

    card: str
    name: str
    note: str
    sign: str
    points: str
    count: int
    dim: bool = False
    warns: bool = False
    tip: str = ""

    @property
    def spoken(self) -> str:
        """The row as one line, for a screen reader."""
        parts = (f"{self.count} × {self.name}" if self.count else self.name, self.points, self.note)
        return ", ".join(part for part in parts if part)


class UnitRows(QListWidget):
    """Plus, minus, Enter and Delete change the count of the row, and so do its buttons; its sign and Space read it."""

    stepped = Signal(str, int)
    """A card, and one more or one less."""
    read_wanted = Signal(str)
    """A card that shall be read."""

    def __init__(self, name: str, parent: QWidget | None = None, *, offers: bool = False) -> None:
        super().__init__(parent)
        self.offers = offers
        self._under: tuple[int, int] = (-1, 0)
        """The button under the pointer: its row, and by how many it steps."""
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setItemDelegate(_Painted(self))
        self.setMinimumHeight(2 * HIGH)

    def show_rows(self, rows: Sequence[UnitRow]) -> None:
        """Show these; the row that has the keyboard keeps it, or its neighbour gets it."""
        current, at = self.current_card(), self.currentRow()
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for number, row in enumerate(rows):
            item = self.item(number)
            item.setData(ROLE, row)
            item.setText(row.spoken)
            set_tip(item, row.tip or row.name)
        cards = [row.card for row in rows]
        self.setCurrentRow(cards.index(current) if current in cards else min(max(at, 0), len(rows) - 1))
        self.viewport().update()

    def rows(self) -> list[UnitRow]:
        """What is shown."""
        return [self.item(number).data(ROLE) for number in range(self.count())]

    def current_card(self) -> str:
        """The card of the row that has the keyboard; "" for none."""
        item = self.currentItem()
        row = item.data(ROLE) if self.count() and self.currentRow() >= 0 else None
        return row.card if isinstance(row, UnitRow) else ""

    def choose(self, card: str) -> None:
        """Give the keyboard's row to a card, and bring it into sight."""
        for number, row in enumerate(self.rows()):
            if row.card == card:
                self.setCurrentRow(number)
                self.scrollToItem(self.item(number))

    def button(self, card: str, by: int) -> QRect:
        """Where in the viewport the button of a row is."""
        number = [row.card for row in self.rows()].index(card)
        return buttons(self.visualItemRect(self.item(number)), offers=self.offers)[by]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key
        steps = {
            key.Key_Plus: 1,
            key.Key_Equal: 1,
            key.Key_Minus: -1,
            key.Key_Delete: -1,
            key.Key_Backspace: -1,
        }
        if self.offers:
            steps |= {key.Key_Return: 1, key.Key_Enter: 1}
        by = steps.get(Qt.Key(event.key()))
        if event.key() == key.Key_Space and self.current_card():
            self.read_wanted.emit(self.current_card())
        elif by is not None and self.current_card():
            self.stepped.emit(self.current_card(), by)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row, by = self._button_at(event.position().toPoint())
        if row < 0 or event.button() != Qt.MouseButton.LeftButton:
            return
        card = self.item(row).data(ROLE).card
        if by:
            self.stepped.emit(card, by)
        elif event.position().x() < 2 * PAD + SIGN:
            self.read_wanted.emit(card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Of two quick clicks on a button each counts; one on the row of an offer adds it."""
        row, by = self._button_at(event.position().toPoint())
        if not by and self.offers and row >= 0:
            self.stepped.emit(self.item(row).data(ROLE).card, 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        under = self._button_at(event.position().toPoint())
        if under != self._under:
            self._under = under
            self.viewport().update()

    def under(self, row: int) -> int:
        """The step of the button under the pointer in this row; 0 for none."""
        return self._under[1] if self._under[0] == row else 0

    def _button_at(self, at: QPoint) -> tuple[int, int]:
        index = self.indexAt(at)
        if not index.isValid():
            return -1, 0
        found = buttons(self.visualRect(index), offers=self.offers)
        return index.row(), next((by for by, place in found.items() if place.contains(at)), 0)


def buttons(row: QRect, *, offers: bool) -> dict[int, QRect]:
    """Where the buttons of a row are, by the step that each makes."""
    top = row.top() + (row.height() - TOUCH) // 2
    more = QRect(row.right() - 6 - TOUCH, top, TOUCH, TOUCH)
    return {1: more} if offers else {1: more, -1: more.translated(-TOUCH - COUNT, 0)}


@cache
def sign(name: str, hue: str, scale: float) -> QPixmap:
    """A sign of rank in a colour."""
    return pixmap(name, hue, SIGN, scale)


class _Painted(QStyledItemDelegate):
    def __init__(self, rows: UnitRows) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(200, HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROLE)
        if not isinstance(row, UnitRow):
            return
        t = tokens()
        place: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(place).adjusted(1, 1.5, -1, -1.5)
        has_keys = chosen and self._rows.hasFocus()
        painter.setPen(QPen(colour(t.gold if has_keys else t.line), 2 if has_keys else 1))
        painter.setBrush(colour(t.raised) if chosen else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, RADIUS, RADIUS)
        found = buttons(place, offers=self._rows.offers)
        left = self._paint_sign(painter, place, row)
        right = min(each.left() for each in found.values()) - PAD
        right = self._paint_points(painter, place, right, row)
        self._paint_words(painter, QRect(left, place.top(), right - left, place.height()), row)
        for by, at in found.items():
            self._paint_button(painter, at, "+" if by > 0 else "−", row, self._rows.under(index.row()) == by)
        if not self._rows.offers:
            painter.setPen(colour(t.text))
            painter.setFont(font(TEXT, bold=True))
            between = QRect(found[-1].right(), place.top(), COUNT, place.height())
            painter.drawText(between, Qt.AlignmentFlag.AlignCenter, str(row.count))
        painter.restore()

    def _paint_sign(self, painter: QPainter, place: QRect, row: UnitRow) -> int:
        t = tokens()
        hue = t.dim if row.dim else t.gold if row.sign == RANK_ICONS["officer"] else t.text
        painter.drawPixmap(
            place.left() + PAD,
            place.top() + (place.height() - SIGN) // 2,
            sign(row.sign, hue, self._rows.devicePixelRatioF()),
        )
        return place.left() + PAD + SIGN + PAD

    def _paint_points(self, painter: QPainter, place: QRect, right: int, row: UnitRow) -> int:
        t = tokens()
        wide = POINTS if row.points else 0
        painter.setFont(font(TEXT, bold=True))
        painter.setPen(colour(t.dim if row.dim else t.text))
        at = QRect(right - wide, place.top(), wide, place.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.points)
        if not self._rows.offers or not row.count:
            return right - wide - PAD
        painter.setPen(colour(t.gold))
        at = QRect(right - wide - COUNT, place.top(), COUNT, place.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"×{row.count}")
        return right - wide - COUNT - PAD

    def _paint_words(self, painter: QPainter, place: QRect, row: UnitRow) -> None:
        t = tokens()
        name, note = font(TEXT), font(TEXT_SMALL)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        upper = QRect(place.left(), place.top() + 6, place.width(), 22)
        if not row.note:
            upper = place
        painter.setFont(name)
        painter.setPen(colour(t.dim if row.dim else t.text))
        painter.drawText(upper, flags, _cut(name, row.name, place.width()))
        painter.setFont(note)
        painter.setPen(colour(t.danger if row.warns else t.dim))
        lower = QRect(place.left(), place.top() + 28, place.width(), 20)
        painter.drawText(lower, flags, _cut(note, row.note, place.width()))

    def _paint_button(self, painter: QPainter, at: QRect, text: str, row: UnitRow, under: bool) -> None:
        t = tokens()
        dim = row.dim and text == "+"
        edge = t.dim if under else t.line
        painter.setPen(QPen(colour(edge), 1, Qt.PenStyle.DashLine if dim else Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush if dim else colour(t.raised))
        painter.drawRoundedRect(QRectF(at).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.setFont(font(20))
        painter.setPen(colour(t.dim if dim else t.text))
        painter.drawText(at.adjusted(0, -2, 0, -2), Qt.AlignmentFlag.AlignCenter, text)


def _cut(of: QFont, text: str, wide: int) -> str:
    return QFontMetrics(of).elidedText(text, Qt.TextElideMode.ElideRight, wide)
