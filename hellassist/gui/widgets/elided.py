"""A line of text that ends in an ellipsis where there is too little room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from hellassist.gui.looks.plain import set_tip


class ElidedLabel(QLabel):
    """Plain text in one line; the whole of it is in the tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Show this text."""
        self.setText(" ".join(text.split()))
        set_tip(self, self.text())

    def shown(self) -> str:
        """What of it there is room for."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        shown = self.shown()
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.end()


class ShorterLabel(ElidedLabel):
    """Plain text in one line, in fewer words where there is no room for all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._short = ""

    def show_texts(self, text: str, short: str) -> None:
        """Show the one or the other."""
        self._short = short
        self.show_text(text)

    def shown(self) -> str:
        """The longest that fits."""
        if self.fontMetrics().horizontalAdvance(self.text()) <= self.width():
            return self.text()
        return self.fontMetrics().elidedText(self._short, Qt.TextElideMode.ElideRight, self.width())
