"""A row of buttons of which one stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget


class Segments(QWidget):
    """Each button stands for a value, a text."""

    changed = Signal()

    def __init__(self, options: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons: dict[str, QPushButton] = {}
        for text, value in options:
            button = QPushButton(text, self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setProperty("segment", "true")
            button.setProperty("tight", "true")
            button.clicked.connect(self.changed)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
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
