"""A button that wants a second click: what it does is undone easily, but is not done by a slip."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from hellassist.gui.dialogs.panel import Button

SECONDS = 6


class TwiceButton(Button):
    """The first click asks, the second is meant. It forgets the first when it is left, or after a while."""

    meant = Signal()

    def __init__(self, text: str, question: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._plain, self._question = text, question
        self._asked = False
        self._old = QTimer(self, singleShot=True, interval=SECONDS * 1000)
        self._old.timeout.connect(self.forget)
        self.clicked.connect(self._click)

    def forget(self) -> None:
        """As if it had not been clicked."""
        self._ask(on=False)

    def _click(self) -> None:
        if self._asked:
            self.forget()
            self.meant.emit()
        else:
            self._ask(on=True)

    def _ask(self, *, on: bool) -> None:
        if on == self._asked:
            return
        self._asked = on
        self.setText(self._question if on else self._plain)
        self.setProperty("tight", "true" if on else "false")
        self.style().unpolish(self)
        self.style().polish(self)
        if on:
            self._old.start()
        else:
            self._old.stop()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.forget()
        super().focusOutEvent(event)
