"""Dice on screen: big faces to read and to click, and fields to type one's own dice into."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QWidget

from hellassist.gui.theme import colour, font, tokens

SIZE = 46
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Die(QAbstractButton):
    """One die. A hit is bright, a miss dim; one that may be thrown again can be checked."""

    def __init__(self, face: int, *, hit: bool, again: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face, self.hit, self.again = face, hit, again
        self.setFixedSize(SIZE, SIZE)
        self.setAccessibleName(self._name())
        self.setToolTip(self._name())

    def may_throw_again(self) -> None:
        """Let the player pick it for a re-roll."""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _name(self) -> str:
        hit = self.tr("{0}: a hit") if self.hit else self.tr("{0}: a miss")
        name = hit.format(self.face)
        return self.tr("{0}, thrown again").format(name) if self.again else name

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(3, 3, SIZE - 6, SIZE - 6)
        lit = self.hit or self.isChecked()
        edge = t.accent if self.isChecked() else t.gold if self.hasFocus() else t.line
        painter.setPen(QPen(colour(edge), 2.5 if self.isChecked() or self.hasFocus() else 1))
        painter.setBrush(colour("#f3ead8" if lit else t.raised))
        painter.drawRoundedRect(box, 9, 9)
        ink = "#241a10" if lit else t.dim
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        centre = QPointF(SIZE / 2, SIZE / 2)
        for x, y in PIPS[self.face]:
            painter.drawEllipse(centre + QPointF(x * 10, y * 10), 3.6, 3.6)
        if self.again:
            painter.setBrush(colour(t.gold))
            painter.drawEllipse(QPointF(SIZE - 7, 7), 4.5, 4.5)
        painter.end()


class DieField(QLineEdit):
    """One typed die; Backspace in an empty field goes back to the one before."""

    went_back = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(SIZE, SIZE)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(font(22, bold=True))
        self.setObjectName("die_field")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            self.went_back.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
            return
        super().keyPressEvent(event)


class DiceEntry(QWidget):
    """As many fields as dice: a digit goes on to the next, Enter confirms; several may be pasted at once."""

    confirmed = Signal()
    changed = Signal()

    def __init__(self, dice: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.fields: list[DieField] = []
        for index in range(dice):
            field = DieField(self)
            field.setAccessibleName(self.tr("Die {0} of {1}").format(index + 1, dice))
            field.textEdited.connect(lambda text, at=index: self._typed(at, text))
            field.went_back.connect(lambda at=index: self._back(at))
            field.confirmed.connect(self.confirmed)
            row.addWidget(field)
            self.fields.append(field)
        row.addStretch(1)
        if self.fields:
            self.setFocusProxy(self.fields[0])

    @property
    def text(self) -> str:
        """All that was typed, in order."""
        return " ".join(field.text() for field in self.fields if field.text())

    def _typed(self, at: int, text: str) -> None:
        signs = [sign for sign in text if not sign.isspace() and sign not in ",;."]
        for offset, sign in enumerate(signs):
            if at + offset < len(self.fields):
                self.fields[at + offset].setText(sign)
        if not signs:
            self.fields[at].clear()
        elif at + len(signs) < len(self.fields):
            self.fields[at + len(signs)].setFocus()
        else:
            self.fields[-1].setFocus()
            if at + len(signs) > len(self.fields):
                self.fields[-1].setText("".join(signs[len(self.fields) - at - 1 :]))
        self.changed.emit()

    def _back(self, at: int) -> None:
        if at > 0:
            self.fields[at - 1].clear()
            self.fields[at - 1].setFocus()
            self.changed.emit()
