"""What could not be read, in one line that unfolds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import Button
from hellassist.gui.looks.spoken import all_told

MOST_HIGH = 160


class Problems(QFrame):
    """Hidden while all is well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        self.button = Button("", self)
        self.button.setCheckable(True)
        self.button.setProperty("quiet", "true")
        self.list = QPlainTextEdit(self)
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setAccessibleName(self.tr("What could not be read"))
        self.list.setMaximumHeight(MOST_HIGH)
        column.addWidget(self.button)
        column.addWidget(self.list)
        self.button.toggled.connect(self.list.setVisible)
        self.list.hide()
        self.hide()

    def show_faults(self, faults: Sequence[str], unread: int) -> None:
        """Tell how many cards or files they are about; the sentences unfold."""
        self.show_sentences(faults, self.tr("%n card(s) could not be read. The others are here.", "", unread))

    def show_sentences(self, faults: Sequence[str], heading: str) -> None:
        """Tell of them under a *heading* that unfolds."""
        self.setVisible(bool(faults))
        self.button.setText(heading)
        self.list.setPlainText(all_told(faults, "\n"))
