"""What the rules of composition say against a Company, each sentence with its rule at hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import Scroll, words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP, TOUCH

HIGHEST = 3 * (TOUCH + 4)


class Messages(QWidget):
    """Tells and never locks."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        inner = QWidget(self)
        self._rows = QVBoxLayout(inner)
        self._rows.setContentsMargins(0, 0, 4, 0)
        self._rows.setSpacing(2)
        self._scroll = Scroll(inner, self)
        self._scroll.hug()
        self._scroll.setMaximumHeight(HIGHEST)
        whole.addWidget(self._scroll)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.said: tuple[tuple[str, str], ...] = ()
        self.buttons: list[QToolButton] = []

    def show_faults(self, said: Sequence[tuple[str, str]]) -> None:
        """These sentences with their rules; none is good news."""
        if self.buttons and tuple(said) == self.said:
            return
        self.said, self.buttons = tuple(said), []
        while self._rows.count():
            taken = self._rows.takeAt(0)
            widget = taken.widget() if taken is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for sentence, rule in said:
            self._rows.addWidget(self._row(sentence, rule))
        if not said:
            fine = words(self, self.tr("The Company is legal: no rule speaks against it."))
            fine.setMinimumHeight(TOUCH)
            self._rows.addWidget(fine)
        self.updateGeometry()

    def _row(self, sentence: str, rule: str) -> QWidget:
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        line.addWidget(words(row, sentence, danger=True), 1)
        button = QToolButton(row)
        button.setText(rule)
        button.setAccessibleName(self.tr("What rule {0} says: {1}").format(rule, sentence))
        set_tip(button, self.tr("What rule {0} says").format(rule))
        button.clicked.connect(lambda: self.rule_wanted.emit(rule))
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.buttons.append(button)
        return row
