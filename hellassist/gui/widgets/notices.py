"""The bar that says what was refused, or that something could not be saved. It asks for nothing and covers nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from hellassist.gui.looks.icons import icon
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP

SECONDS = 12


class NoticeBar(QFrame):
    """One sentence and its rule, until it is closed, replaced or old."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.rule = QLabel(self)
        self.rule.setTextFormat(Qt.TextFormat.PlainText)
        self.rule.setProperty("dim", "true")
        self.rule.setProperty("small", "true")
        self._close = QToolButton(self)
        self._close.setProperty("flat", "true")
        self._close.setAccessibleName(self.tr("Close the notice"))
        set_tip(self._close, self.tr("Close"))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.text, 1)
        row.addWidget(self.rule)
        row.addWidget(self._close)
        self._lasting = False
        self._old = QTimer(self, singleShot=True, interval=SECONDS * 1000)
        self._old.timeout.connect(self.hide)
        self._close.clicked.connect(self.hide)
        self.hide()

    def settle(self) -> None:
        """A command went through: what was refused before it is past. What is *lasting* stays."""
        if not self._lasting:
            self.hide()

    def say(self, sentence: str, rule: str = "", *, lasting: bool = False) -> None:
        """Show a sentence; a *lasting* one stays until it is closed."""
        self.text.setText(sentence)
        self.rule.setText(rule)
        self.rule.setVisible(bool(rule))
        self._close.setIcon(icon("close", flat=True))
        self.setAccessibleName(sentence)
        self._lasting = lasting
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        if lasting:
            self._old.stop()
        else:
            self._old.start()
