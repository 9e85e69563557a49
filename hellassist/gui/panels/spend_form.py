"""Paying Command by hand: how many points, temporary or permanent, and what for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hellassist.gui.theme import GAP, TOUCH


class SpendForm(QWidget):
    """Folds out inside a Company's panel."""

    spent = Signal(int, bool, str)
    """Points, permanent, reason."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = QSpinBox(self)
        self.points.setMinimum(1)
        self.points.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.points.setFixedWidth(TOUCH + 4)
        self.points.setAccessibleName(self.tr("Command points to spend"))
        self.fewer = self._step("−", self.tr("One point fewer"), self.points.stepDown)
        self.more = self._step("+", self.tr("One point more"), self.points.stepUp)
        self.temporary = self._kind(
            self.tr("temporary"),
            self.tr("From current Command alone; it is back in the next Upkeep (CM-07)."),
        )
        self.permanent = self._kind(
            self.tr("permanent"),
            self.tr("From basic and current Command, for the rest of the battle (CM-08)."),
        )
        self._kinds = QButtonGroup(self)
        self._kinds.addButton(self.temporary)
        self._kinds.addButton(self.permanent)
        self.temporary.setChecked(True)
        self.reason = QLineEdit(self)
        self.reason.setPlaceholderText(self.tr("What for?"))
        self.reason.setAccessibleName(self.tr("What the points are for"))
        self.reason.setMaxLength(200)
        self.spend = QPushButton(self.tr("Spend"), self)
        self.spend.setProperty("primary", "true")
        self.cancel = QPushButton(self.tr("Cancel"), self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP)
        for row in (
            (self.fewer, self.points, self.more, self.reason),
            (self.temporary, self.permanent),
            (self.cancel, self.spend),
        ):
            line = QHBoxLayout()
            line.setSpacing(GAP if len(row) == 2 else 4)
            for widget in row:
                line.addWidget(widget, 1 if len(row) == 2 or widget is self.reason else 0)
            whole.addLayout(line)
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

    def _step(self, sign: str, name: str, step: Callable[[], None]) -> QToolButton:
        made = QToolButton(self)
        made.setText(sign)
        made.setAccessibleName(name)
        made.setToolTip(name)
        made.setFixedSize(TOUCH, TOUCH)
        made.clicked.connect(step)
        return made

    def _kind(self, name: str, explained: str) -> QToolButton:
        made = QToolButton(self)
        made.setText(name)
        made.setToolTip(explained)
        made.setCheckable(True)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return made

    def _spend(self) -> None:
        self.spent.emit(self.points.value(), self.permanent.isChecked(), self.reason.text().strip())
