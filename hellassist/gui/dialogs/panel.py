"""What all panels beside the board have in common: a title, a body that scrolls, a row of buttons."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hellassist.gui.looks.icons import icon
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP, TOUCH, font
from hellassist.gui.widgets.flow import RowsLayout
from hellassist.gui.widgets.typed import type_again, typed_in
from hellassist.rules.game import Game

ROOM, TIGHT = 28, 20
"""Pixels that a button needs beside its text, for padding and the frame of the focus; fewer in a row of three."""
ABOVE = 16
"""Pixels above and below the lines of a button with several."""


class Button(QPushButton):
    """A button that is wide enough for its text in bold, which the style sheet may make of it at any time."""

    room = ROOM

    def sizeHint(self) -> QSize:
        bold, lines = QFontMetrics(font(bold=True)), (self.text() or " ").split("\n")
        wide = max(bold.horizontalAdvance(line.replace("&&", "&")) for line in lines)
        high = len(lines) * bold.lineSpacing() + ABOVE if len(lines) > 1 else 0
        return QSize(0, super().sizeHint().height()).expandedTo(QSize(wide + self.room, high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Scroll(QScrollArea):
    """Lets *inner* scroll where there is too little room. It may *hug* it: be no higher than it needs."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hugs = False
        self._inner = inner
        inner.setObjectName("attack_body")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)

    def hug(self) -> None:
        """Be no higher than what is inside."""
        self._hugs = True
        self._inner.setMinimumHeight(1)  # else that for its least width counts
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        inner = self._inner
        if not self._hugs:
            return super().sizeHint()
        wide = self.viewport().width()
        return QSize(
            wide, inner.heightForWidth(wide) if inner.hasHeightForWidth() else inner.sizeHint().height()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if self._hugs and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._hugs and event.size().width() != event.oldSize().width():
            self.updateGeometry()


class SidePanel(QFrame):
    """A panel beside the board. Nothing it does stops the board; Escape closes it."""

    closed = Signal()
    rule_wanted = Signal(str)
    shooter = ""
    """Whose view of an enemy under the pointer is shown while it is open."""
    for_reading = False
    """It may be looked at while an attack is open; closing it leads back to the attack."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("attack")
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(12, 6, 8, 10)
        self.whole.setSpacing(6)
        self.title = self.words(name="title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.close_ = QToolButton(self)
        self.close_.setProperty("flat", "true")
        self.close_.setFixedSize(TOUCH, TOUCH)
        self.close_.setIcon(icon("close", flat=True))
        set_tip(self.close_, self.tr("Close (Esc)"))
        self.close_.setAccessibleName(self.tr("Close"))
        self.close_.clicked.connect(self.closed)
        self.head = QHBoxLayout()
        self.head.setSpacing(GAP)
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.close_, 0, Qt.AlignmentFlag.AlignTop)
        self.whole.addLayout(self.head)
        inner = QWidget(self)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(0, 0, 4, 0)
        self.body.setSpacing(GAP)
        self.scroller = Scroll(inner, self)
        self.whole.addWidget(self.scroller, 1)
        self.foot = RowsLayout(gap=GAP)
        self.foot.setContentsMargins(0, 0, 4, 0)
        self.whole.addLayout(self.foot)

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle. A panel that mirrors nothing has nothing to do."""

    def shown(self) -> None:
        """It stands in its place now. One that draws on the board draws again."""

    def cleared(self) -> None:
        """It leaves its place. One that has drawn on the board takes that away."""

    def typed(self) -> Any:
        """What its players have typed and chosen, for the same panel in another language."""
        return typed_in(self)

    def take_up(self, typed: Any) -> None:
        """Stand as the panel did from which this was *typed*."""
        type_again(self, typed)

    def dress(self) -> None:
        """Draw the symbols in the theme in use."""
        self.close_.setIcon(icon("close", flat=True))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            super().keyPressEvent(event)

    def escape(self) -> None:
        """What Escape does."""
        self.closed.emit()

    def words(
        self, text: str = "", *, name: str = "", strong: bool = False, dim: bool = False, danger: bool = False
    ) -> QLabel:
        """A label for plain text that wraps."""
        return words(self, text, name=name, strong=strong, dim=dim, danger=danger)

    def button(self, text: str, *, primary: bool = False) -> Button:
        """A button for the row at the foot."""
        made = Button(text, self)
        if primary:
            made.setProperty("primary", "true")
        return made


def words(
    parent: QWidget,
    text: str = "",
    *,
    name: str = "",
    strong: bool = False,
    dim: bool = False,
    danger: bool = False,
) -> QLabel:
    """A label for plain text that wraps; *dim* is small print."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setObjectName(name)
    for key, on in (("strong", strong), ("dim", dim), ("small", dim), ("danger", danger)):
        if on:
            label.setProperty(key, "true")
    return label
