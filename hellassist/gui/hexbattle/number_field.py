"""A field for a small whole number: typed, or one up and down by the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

WIDE = 56


class NumberField(QLineEdit):
    """Always gives a number within its range."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = self._most = 0
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setFixedWidth(WIDE)

    def set_range(self, least: int, most: int) -> None:
        """What may be entered."""
        self._least, self._most = least, most
        self.setValidator(QIntValidator(least, most, self))
        self.set_value(self.value)

    @property
    def value(self) -> int:
        """The number; the nearest allowed one where none is typed."""
        text = self.text()
        return min(max(int(text) if text.isdecimal() else self._least, self._least), self._most)

    def set_value(self, value: int) -> None:
        """Show this number."""
        self.setText(str(min(max(value, self._least), self._most)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.set_value(self.value + steps[key])
            self.selectAll()
        else:
            super().keyPressEvent(event)
