"""What all panels beside the board have in common: a title, a body that scrolls, a row of buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from hellassist.gui.theme import GAP, font


class SidePanel(QFrame):
    """A panel beside the board. Nothing it does stops the board."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("attack")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 10, 12, 10)
        whole.setSpacing(GAP)
        self.title = self.words(name="title")
        whole.addWidget(self.title)
        inner = QWidget(self)
        inner.setObjectName("attack_body")
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(0, 0, 4, 0)
        self.body.setSpacing(GAP)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(scroll, 1)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(GAP)
        whole.addLayout(self.foot)

    def words(
        self, text: str = "", *, name: str = "", strong: bool = False, dim: bool = False, danger: bool = False
    ) -> QLabel:
        """A label for plain text that wraps."""
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setObjectName(name)
        for key, on in (("strong", strong), ("dim", dim), ("danger", danger)):
            if on:
                label.setProperty(key, "true")
        if dim:
            label.setProperty("small", "true")
        return label

    def button(self, text: str, *, primary: bool = False) -> QPushButton:
        """A button for the row at the foot."""
        made = QPushButton(text, self)
        if primary:
            made.setFont(font(bold=True))
            made.setProperty("primary", "true")
        return made
