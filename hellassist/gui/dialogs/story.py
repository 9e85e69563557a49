"""What came of an attack, in order: a line each, with whose it is and its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from hellassist.app.words.told import Told
from hellassist.gui.dialogs.panel import words
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.small_sign import SmallSign


class Story(QWidget):
    """Lines of the chronicle, laid out to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        self.lines: tuple[Told, ...] = ()

    def show_lines(self, lines: Sequence[Told]) -> None:
        """Show these in place of the earlier ones."""
        self.lines = tuple(lines)
        self.updateGeometry()
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for row, line in enumerate(lines):
            if line.player is not None:
                self._grid.addWidget(SmallSign(line.player, self), row, 0, Qt.AlignmentFlag.AlignTop)
            said = words(self, line.text)
            said.setProperty("small", "true")
            self._grid.addWidget(said, row, 1)
            if line.rule:
                chip = Chip(line.rule, "base", line.rule, self)
                self._grid.addWidget(chip, row, 2, Qt.AlignmentFlag.AlignTop)
