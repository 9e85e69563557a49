"""A board above its strip, and the column that stands beside both."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from hellassist.gui.frame.strip import LOW

BOARD_MIN = 100
"""The height in pixels that the board keeps when the strip is opened."""


class Upright(QSplitter):
    """The board takes all the room that the strip below it leaves; *area* holds it."""

    def __init__(self, board: QWidget, strip: QWidget, area: QSplitter) -> None:
        super().__init__(Qt.Orientation.Vertical, area)
        self.addWidget(board)
        self.addWidget(strip)
        self._area = area

    def stand_beside(self, column: QWidget) -> None:
        """Lay the area out: this on the left, growing, and the column on the right."""
        self._area.addWidget(self)
        self._area.addWidget(column)
        for splitter in (self, self._area):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(1)
            splitter.setStretchFactor(0, 1)
            splitter.setStretchFactor(1, 0)
        self.setSizes([10_000, LOW - 1])

    def set_strip_height(self, height: int) -> None:
        """Give the strip *height* pixels, and the board the rest."""
        self.setSizes([max(self.height() - height - 1, BOARD_MIN), height])
