"""A row of buttons of which one stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

BESIDE, MOST_BESIDE = 12, 32
"""Pixels that are no room for text: what the style keeps, within these bounds."""


class LinesButton(QPushButton):
    """A button whose text goes on in a second line where it has to."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._whole = text
        self.setAccessibleName(text)

    def show_text(self, text: str) -> None:
        """Have another text."""
        self._whole = text
        self.setAccessibleName(text)
        self.setText(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.fontMetrics().horizontalAdvance
        text, words = self._whole, self._whole.split()
        shown = max(map(width, (self.text() or " ").split("\n")))
        padding = min(max(super().sizeHint().width() - shown, BESIDE), MOST_BESIDE)
        if width(text) > self.width() - padding and len(words) > 1:
            ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
            text = "\n".join(min(ways, key=lambda lines: max(map(width, lines))))
            self.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + BESIDE)
        if text != self.text():
            self.setText(text)


class SegmentButton(LinesButton):
    """One of a row of equal buttons, of which one stands."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setProperty("segment", "true")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)


class Segments(QWidget):
    """Each button stands for a value, a text."""

    changed = Signal()

    def __init__(self, options: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons: dict[str, SegmentButton] = {}
        for text, value in options:
            button = SegmentButton(text, self)
            button.setProperty("tight", "true")
            button.clicked.connect(self.changed)
            row.addWidget(button, 1)
            self.buttons[value] = button
        next(iter(self.buttons.values())).setChecked(True)

    @property
    def value(self) -> str:
        """Of the button that stands."""
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def choose(self, value: str) -> None:
        """Let this one stand; tells nobody."""
        self.buttons[value].setChecked(True)
