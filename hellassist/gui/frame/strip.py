"""The strip below the board: the chronicle or the table of units, notices above either. It folds to one line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hellassist.gui.looks.icons import SIZE, icon
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP, TOUCH
from hellassist.gui.widgets.notices import NoticeBar

LINE = 23
"""Pixels of the chronicle that no notice takes: its newest line."""
FOLDED, LOW, HIGH = TOUCH + 4, 75, 240
"""Heights in pixels: one line, the chronicle at rest, the table of units."""


class Strip(QWidget):
    """Two pages and a bar. How high it is, is the window's affair: it asks by signal."""

    wants_height = Signal(int)

    def __init__(self, units: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setMinimumHeight(FOLDED)
        self.notice = NoticeBar(self)
        self._pages = QStackedWidget(self)
        self._pages.setMinimumHeight(LINE)
        self._pages.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._chronicle: QWidget = QLabel(self)
        self._chronicle.setProperty("dim", "true")
        self._pages.addWidget(self._chronicle)
        self._units = units
        self._pages.addWidget(units)
        self.chronicle_button = self._button(self.tr("Chronicle"), checkable=True)
        self.units_button = self._button(self.tr("Units"), checkable=True)
        self.fold_button = self._button(self.tr("Fold"), checkable=False)
        whole = QGridLayout(self)
        whole.setContentsMargins(12, 2, 4, 2)
        whole.setHorizontalSpacing(GAP)
        whole.setVerticalSpacing(2)
        content = QVBoxLayout()
        content.setSpacing(2)
        content.addWidget(self.notice)
        content.addWidget(self._pages, 1)
        whole.addLayout(content, 0, 0, 2, 1)
        for column, button in enumerate((self.chronicle_button, self.units_button, self.fold_button), 1):
            whole.addWidget(button, 0, column, Qt.AlignmentFlag.AlignTop)
        whole.setColumnStretch(0, 1)
        whole.setRowStretch(1, 1)
        self.chronicle_button.clicked.connect(self.show_chronicle)
        self.units_button.clicked.connect(self.toggle_units)
        self.fold_button.clicked.connect(self.toggle_fold)
        self._mark()

    def set_chronicle(self, widget: QWidget) -> None:
        """Put the chronicle in its place."""
        self._pages.removeWidget(self._chronicle)
        self._chronicle.deleteLater()
        self._chronicle = widget
        self._pages.insertWidget(0, widget)
        self.show_chronicle()

    def show_chronicle(self) -> None:
        """Show the chronicle, at its usual height."""
        self._pages.setCurrentIndex(0)
        self._mark()
        self.wants_height.emit(LOW)

    def toggle_units(self) -> None:
        """Show the table of units, or the chronicle again."""
        if self._pages.currentIndex() == 1 and self.height() > FOLDED:
            self.show_chronicle()
            return
        self._pages.setCurrentIndex(1)
        self._mark()
        self.wants_height.emit(HIGH)
        self._units.setFocus()

    def toggle_fold(self) -> None:
        """Fold to one line, or unfold."""
        if self.height() > FOLDED:
            self.wants_height.emit(FOLDED)
        else:
            self.wants_height.emit(HIGH if self._pages.currentIndex() == 1 else LOW)

    def dress(self) -> None:
        """Draw the symbols in the theme in use."""
        self.chronicle_button.setIcon(icon("chronicle", flat=True))
        self.units_button.setIcon(icon("units", flat=True))
        self._mark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_folded(folded=self.height() <= FOLDED)

    def show_folded(self, *, folded: bool) -> None:
        """Turn the arrow as the strip stands."""
        self.fold_button.setIcon(icon("unfold" if folded else "fold", flat=True))
        name = self.tr("Unfold") if folded else self.tr("Fold")
        self.fold_button.setAccessibleName(name)
        set_tip(self.fold_button, name)

    def _mark(self) -> None:
        self.chronicle_button.setChecked(self._pages.currentIndex() == 0)
        self.units_button.setChecked(self._pages.currentIndex() == 1)
        self.show_folded(folded=self.height() <= FOLDED)

    def _button(self, name: str, *, checkable: bool) -> QToolButton:
        made = QToolButton(self)
        made.setProperty("flat", "true")
        made.setCheckable(checkable)
        made.setAccessibleName(name)
        set_tip(made, name)
        made.setIconSize(QSize(SIZE, SIZE))
        made.setFixedSize(TOUCH, TOUCH)
        return made
