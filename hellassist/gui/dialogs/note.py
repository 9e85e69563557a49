"""A free note for the chronicle."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.rules.commands import Note
from hellassist.rules.commands.words import LONGEST_TEXT


class NotePanel(SidePanel):
    """One line, written down as it is."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.title.setText(self.tr("Write a note"))
        self.body.addWidget(
            self.words(self.tr("It goes into the chronicle and changes nothing else."), dim=True)
        )
        self.text = QLineEdit(self)
        self.text.setMaxLength(LONGEST_TEXT)
        self.text.setAccessibleName(self.tr("Note"))
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.write = self.button(self.tr("Write it down"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.write, 1)
        self.write.setEnabled(False)
        self.text.textChanged.connect(lambda text: self.write.setEnabled(bool(text.strip())))
        self.text.returnPressed.connect(self._write)
        self.write.clicked.connect(self._write)
        self.cancel.clicked.connect(self.closed)
        self.setFocusProxy(self.text)

    def _write(self) -> None:
        if self.text.text().strip() and self._bridge.do(Note(self.text.text())):
            self.closed.emit()
