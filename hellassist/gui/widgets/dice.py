"""Dice on screen: big faces to read and to click, and fields to type one's own dice into."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QWidget

from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import colour, font, tokens

SIZE, SMALL = 46, 22
"""Of a die to read and to click, and of one that only reminds."""
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Die(QAbstractButton):
    """One die. A hit is bright, a miss dim; one that may be thrown again can be checked. Face 0 is not thrown yet."""

    def __init__(
        self, face: int, *, hit: bool, again: bool = False, size: int = SIZE, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.face, self.hit, self.again, self._side = face, hit, again, size
        self.setFixedSize(size, size)
        self.setAccessibleName(self._name())
        set_tip(self, self._name())

    def may_throw_again(self) -> None:
        """Let the player pick it for a re-roll."""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        set_tip(self, self.tr("{0}. Click: throw it again, or keep it").format(self._name()))

    def _name(self) -> str:
        if self.face == 0:
            return self.tr("not thrown yet")
        hit = self.tr("{0}: a hit") if self.hit else self.tr("{0}: a miss")
        name = hit.format(self.face)
        return self.tr("{0}, thrown again").format(name) if self.again else name

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side
        inset = 3 if side > SMALL else 1
        box = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
        edge = t.accent if self.isChecked() else t.gold if self.hasFocus() else t.dim if self.hit else t.line
        strong = self.isChecked() or self.hasFocus()
        pen = QPen(colour(edge), 3 if strong else 1)
        if self.face == 0:
            pen = QPen(colour(t.dim), 1.4, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(colour("#fffaf0" if self.hit else t.raised))
        painter.drawRoundedRect(box, side / 5, side / 5)
        self._paint_face(painter, "#1d140b" if self.hit else t.dim)
        if self.isChecked():
            self._paint_mark(painter, t.accent, t.on_accent, "\N{CLOCKWISE OPEN CIRCLE ARROW}")
        elif self.again:
            self._paint_mark(painter, t.gold, t.card, "\N{CLOCKWISE OPEN CIRCLE ARROW}")
        painter.end()

    def _paint_face(self, painter: QPainter, ink: str) -> None:
        side = self._side
        if side <= SMALL:
            painter.setPen(colour(ink))
            painter.setFont(font(14, bold=True))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self.face))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        centre = QPointF(side / 2, side / 2)
        for x, y in PIPS.get(self.face, ()):
            painter.drawEllipse(centre + QPointF(x * side / 4.6, y * side / 4.6), side / 12, side / 12)

    def _paint_mark(self, painter: QPainter, ground: str, ink: str, sign: str) -> None:
        wide = 18.0 if self._side > SMALL else 10.0
        spot = QRectF(self._side - wide, 0, wide, wide)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ground))
        painter.drawEllipse(spot)
        if self._side > SMALL:
            painter.setPen(colour(ink))
            painter.setFont(font(13, bold=True))
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, sign)


class DieField(QLineEdit):
    """One typed die; Backspace in an empty field goes back to the one before."""

    went_back = Signal()
    confirmed = Signal()
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
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
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if event.key() == Qt.Key.Key_Left else 1)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.selectAll()


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
            field.textChanged.connect(lambda _text, which=field: _mark(which, bad=False))
            field.went_back.connect(lambda at=index: self._back(at))
            field.confirmed.connect(self.confirmed)
            field.stepped.connect(lambda by, at=index: self._step(at + by))
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

    def _step(self, at: int) -> None:
        if 0 <= at < len(self.fields):
            self.fields[at].setFocus()

    def mark_bad(self) -> None:
        """Go to the first field that holds no face of a die; nothing is taken away."""
        bad = [field for field in self.fields if field.text() not in tuple("123456")]
        for field in self.fields:
            _mark(field, bad=field in bad and bool(field.text()))
        (bad or self.fields)[0].setFocus()
        (bad or self.fields)[0].selectAll()


def _mark(field: DieField, *, bad: bool) -> None:
    if (field.property("bad") == "true") != bad:
        field.setProperty("bad", "true" if bad else "false")
        field.style().unpolish(field)
        field.style().polish(field)
