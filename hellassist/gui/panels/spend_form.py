"""Paying Command by hand: how many points, temporary or permanent, and what for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP, TOUCH
from hellassist.gui.panels.split_choice import SplitChoice
from hellassist.rules.game import Company


class PointsEdit(QLineEdit):
    """A small whole number. The arrow keys change it between 1 and *most*; what is typed stays as it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.most = 1
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(TOUCH + 8)
        self.setMaxLength(3)
        self.show_value(1)

    @property
    def value(self) -> int | None:
        """The number typed, None if it is none."""
        text = self.text().strip()
        return int(text) if text.isascii() and text.isdigit() else None

    def show_value(self, value: int) -> None:
        """Show this number, or the nearest that is allowed."""
        self.setText(number(min(max(value, 1), self.most), 0))

    def step(self, by: int) -> None:
        """One more or one fewer."""
        self.show_value((self.value or 0) + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)


class SpendForm(QWidget):
    """Folds out inside a Company's panel."""

    spent = Signal(int, bool, str, object)
    """Points, permanent, reason, and of a Command in two colours the light ones among the points."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = PointsEdit(self)
        self.points.setAccessibleName(self.tr("Command points to spend"))
        self.fewer = self._step("−", self.tr("One point fewer"), lambda: self.points.step(-1))
        self.more = self._step("+", self.tr("One point more"), lambda: self.points.step(1))
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
        self.split = SplitChoice(self)
        self.split.setVisible(False)
        whole.insertWidget(1, self.split)
        self._company: Company | None = None
        self.fault = words(self, danger=True)
        self.fault.setVisible(False)
        whole.addWidget(self.fault)
        self.points.textChanged.connect(self._follow)
        self.points.returnPressed.connect(self._spend)
        self.spend.clicked.connect(self._spend)
        self.reason.returnPressed.connect(self._spend)
        self.cancel.clicked.connect(self.closed)

    def open(self, company: Company) -> None:
        """Offer the points that the Company has left."""
        self._company, most = company, company.current
        self.points.most = max(most, 1)
        self.points.show_value(1)
        self.fault.setVisible(False)
        self.reason.clear()
        self.temporary.setChecked(True)
        self.spend.setEnabled(most > 0)
        self.setVisible(True)
        self.points.setFocus()
        self.points.selectAll()
        self._follow()

    def _follow(self) -> None:
        """Another number was typed: other ways to pay it in two colours."""
        from hellassist.rules.turn.command import light_choices

        self.fault.setVisible(False)
        company, asked = self._company, self.points.value or 0
        if company is not None and company.coloured:
            left = company.current_light, company.current - company.current_light
            self.split.show_ways(asked, light_choices(company, asked), left)
            for one, following in pairwise((self.reason, *self.split.buttons.values())):
                self.setTabOrder(one, following)
        else:
            self.split.setVisible(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, sign: str, name: str, step: Callable[[], None]) -> QToolButton:
        made = QToolButton(self)
        made.setText(sign)
        made.setAccessibleName(name)
        set_tip(made, name)
        made.setFixedSize(TOUCH, TOUCH)
        made.clicked.connect(step)
        return made

    def _kind(self, name: str, explained: str) -> QToolButton:
        made = QToolButton(self)
        made.setText(name)
        set_tip(made, explained)
        made.setCheckable(True)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return made

    def _spend(self) -> None:
        """Pass it on, or say why not: nothing is spent but what was asked for."""
        asked, left = self.points.value, self.points.most
        if asked is not None and 1 <= asked <= left:
            light = self.split.light if self.split.isVisible() else None
            self.spent.emit(asked, self.permanent.isChecked(), self.reason.text().strip(), light)
            return
        if asked is not None and asked > left:
            text = self.tr("{0} left, {1} asked (CM-11): nothing is spent.").format(left, asked)
        else:
            text = self.tr("Enter a whole number from 1 to {0}: nothing is spent.").format(left)
        self.fault.setText(text)
        self.fault.setVisible(True)
        self.points.setFocus()
        self.points.selectAll()
