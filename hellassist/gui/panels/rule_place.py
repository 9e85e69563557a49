"""A place for the chip of the rule that a line stands on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hellassist.gui.widgets.chips import Chip


class RulePlace(QWidget):
    """Holds one chip, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chip: Chip | None = None
        self._place = QVBoxLayout(self)
        self._place.setContentsMargins(0, 0, 0, 0)

    def show_rule(self, rule: str) -> None:
        """The chip of this rule, "" for none."""
        self.setVisible(bool(rule))
        if self.chip is not None and self.chip.rule == rule:
            return
        if self.chip is not None:
            self.chip.hide()
            self.chip.deleteLater()
            self.chip = None
        if rule:
            self.chip = Chip(rule, "base", rule, self)
            self._place.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignTop)
            self.chip.show()
