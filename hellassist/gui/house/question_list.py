"""All questions in a list that can be searched, each with the reading that holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hellassist.app.words.questions import Question, shown
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.theme import GAP, RADIUS, TEXT_SMALL, colour, font, tokens
from hellassist.rules.editions import CORE, Edition

ID_ROLE = Qt.ItemDataRole.UserRole
READING_ROLE, CHANGED_ROLE = ID_ROLE + 1, ID_ROLE + 2
EDGE, BAR = 10, 5
"""Pixels around the text of a row, and of the bar at the left of one that is read otherwise."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

Index = QModelIndex | QPersistentModelIndex


class QuestionRow(QStyledItemDelegate):
    """The question, and below it in small print how it is read."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        wide = (view.viewport().width() if isinstance(view, QListWidget) else option.rect.width()) - 2
        question, reading = self._boxes(QRect(0, 0, wide, 10000), index)
        return QSize(wide, max(question.height() + reading.height() + 2 * EDGE, 44))

    def _boxes(self, row: QRect, index: Index) -> tuple[QRect, QRect]:
        """Where the two texts stand in the row."""
        box = row.adjusted(EDGE + BAR, EDGE - 2, -EDGE, 0)
        question = QFontMetrics(font()).boundingRect(box, WRAPPED, str(index.data()))
        below = box.adjusted(0, question.height() + 2, 0, 0)
        reading = QFontMetrics(font(TEXT_SMALL)).boundingRect(below, WRAPPED, str(index.data(READING_ROLE)))
        question.setWidth(box.width())
        reading.setWidth(box.width())
        return question, reading

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t, state, row = tokens(), option.state, option.rect.adjusted(1, 1, -1, -1)
        chosen, over = state & QStyle.StateFlag.State_Selected, state & QStyle.StateFlag.State_MouseOver
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(t.gold if chosen else t.line), 2 if chosen else 1))
        painter.setBrush(colour(t.raised) if chosen or over else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(row), RADIUS, RADIUS)
        if index.data(CHANGED_ROLE):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(t.accent))
            painter.drawRoundedRect(QRectF(row.left() + 4, row.top() + 6, 4, row.height() - 12), 2, 2)
        question, reading = self._boxes(row, index)
        painter.setFont(font())
        painter.setPen(colour(t.text))
        painter.drawText(question, WRAPPED, str(index.data()))
        painter.setFont(font(TEXT_SMALL))
        painter.setPen(colour(t.accent if index.data(CHANGED_ROLE) else t.dim))
        painter.drawText(reading, WRAPPED, str(index.data(READING_ROLE)))
        painter.restore()


class _List(QListWidget):
    """Opens a row by a click, Enter or Space."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentRow() >= 0:
            self.itemActivated.emit(self.currentItem())
        else:
            super().keyPressEvent(event)


class QuestionList(QWidget):
    """Search, filter and list."""

    opened = Signal(str)
    """The id of a question that was clicked, or entered by a key."""
    moved_to = Signal(str)
    """The id of the question that the keyboard or the mouse stands on."""

    def __init__(self, questions: Sequence[Question], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._questions = tuple(questions)
        self._edition = self._base = CORE
        self.search = QLineEdit(self)
        self.search.setMaxLength(60)
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the questions"))
        self.changed = QPushButton(self.tr("Changed"), self)
        self.changed.setCheckable(True)
        self.changed.setProperty("fold", "true")
        self.changed.setAccessibleName(self.tr("Only what is changed from the edition"))
        self.none = words(self, self.tr("Nothing of that kind."), dim=True)
        self.list = _List(self)
        self.list.setAccessibleName(self.tr("Questions"))
        self.list.setItemDelegate(QuestionRow(self.list))
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self.search, 1)
        head.addWidget(self.changed)
        whole.addLayout(head)
        whole.addWidget(self.none)
        whole.addWidget(self.list, 1)
        self.search.textChanged.connect(self._fill)
        self.changed.toggled.connect(self._fill)
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.currentItemChanged.connect(self._move)
        self.setFocusProxy(self.search)

    def show_edition(self, edition: Edition, base: Edition) -> None:
        """Show how *edition* reads each; what it reads otherwise than *base* is marked."""
        self._edition, self._base = edition, base
        self._fill()

    @property
    def current(self) -> str:
        """The id of the question that the list stands on, "" for none."""
        return "" if self.list.currentRow() < 0 else str(self.list.currentItem().data(ID_ROLE))

    def _fill(self) -> None:
        kept, at = self.current, self.list.verticalScrollBar().value()
        changed = (self._edition, self._base) if self.changed.isChecked() else None
        found = shown(self._questions, self.search.text(), changed)
        self.list.blockSignals(True)
        self.list.clear()
        for question in found:
            item = QListWidgetItem(question.text)
            reading = question.reading(self._edition)
            otherwise = question.is_changed(self._edition, self._base)
            item.setData(ID_ROLE, question.id)
            item.setData(READING_ROLE, reading)
            item.setData(CHANGED_ROLE, otherwise)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                (self.tr("{0} {1} Changed.") if otherwise else self.tr("{0} {1}")).format(
                    question.text, reading
                ),
            )
            self.list.addItem(item)
            if question.id == kept:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.list.verticalScrollBar().setValue(at)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.none.setVisible(not found)

    def choose(self, question: str) -> None:
        """Stand on a question."""
        for row in range(self.list.count()):
            if self.list.item(row).data(ID_ROLE) == question:
                self.list.setCurrentRow(row)

    def _open(self, item: QListWidgetItem) -> None:
        self.opened.emit(str(item.data(ID_ROLE)))

    def _move(self) -> None:
        if self.current:
            self.moved_to.emit(self.current)
