"""Paying Command by hand: how many points, temporary or permanent, and what for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QRadioButton, QSpinBox, QWidget

from hellassist.gui.theme import GAP


class SpendForm(QWidget):
    """Folds out inside a Company's panel."""

    spent = Signal(int, bool, str)
    """Points, permanent, reason."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = QSpinBox(self)
        self.points.setMinimum(1)
        self.points.setAccessibleName(self.tr("Command points to spend"))
        self.temporary = QRadioButton(self.tr("temporary"), self)
        self.temporary.setToolTip(self.tr("From current Command alone; it is back in the next Upkeep."))
        self.permanent = QRadioButton(self.tr("permanent"), self)
        self.permanent.setToolTip(self.tr("From basic and current Command, for the rest of the battle."))
        self.temporary.setChecked(True)
        self.reason = QLineEdit(self)
        self.reason.setPlaceholderText(self.tr("What for?"))
        self.reason.setAccessibleName(self.tr("What the points are for"))
        self.reason.setMaxLength(200)
        self.spend = QPushButton(self.tr("Spend"), self)
        self.spend.setProperty("primary", "true")
        self.cancel = QPushButton(self.tr("Cancel"), self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        grid.addWidget(self.points, 0, 0)
        grid.addWidget(self.temporary, 0, 1)
        grid.addWidget(self.permanent, 0, 2)
        grid.addWidget(self.reason, 1, 0, 1, 3)
        buttons = QGridLayout()
        buttons.addWidget(self.cancel, 0, 0)
        buttons.addWidget(self.spend, 0, 1)
        grid.addLayout(buttons, 2, 0, 1, 3)
        self.spend.clicked.connect(self._spend)
        self.reason.returnPressed.connect(self._spend)
        self.cancel.clicked.connect(self.closed)

    def open(self, most: int) -> None:
        """Offer up to *most* points."""
        self.points.setMaximum(max(most, 1))
        self.points.setValue(1)
        self.reason.clear()
        self.temporary.setChecked(True)
        self.spend.setEnabled(most > 0)
        self.setVisible(True)
        self.points.setFocus()
        self.points.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _spend(self) -> None:
        self.spent.emit(self.points.value(), self.permanent.isChecked(), self.reason.text().strip())
