"""What one unit stands to lose: a bar and a chance for each number of Life Points."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hellassist.app.battle.odds_view import Stake
from hellassist.app.words.percent import percent
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens

ROW = 18
LABEL, FIGURE = 18, 62
"""Pixels for the points lost, and for the chance."""


class LossBars(QWidget):
    """A row a loss. The last is marked where it fells the unit."""

    def __init__(self, stake: Stake, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stake = stake
        self.rows = [(points, stake.exactly(points)) for points in range(stake.most + 1)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(self._said(points) for points, _ in self.rows))

    def _said(self, points: int) -> str:
        return self.tr("{0} LP: {1}").format(points, percent(self.stake.exactly(points), number))

    def sizeHint(self) -> QSize:
        return QSize(LABEL + FIGURE + 40, ROW * len(self.rows))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.width() - LABEL - FIGURE - 6
        most = max((chance for _, chance in self.rows), default=0) or 1
        middle = Qt.AlignmentFlag.AlignVCenter
        for row, (points, chance) in enumerate(self.rows):
            top = row * ROW
            falls = points >= self.stake.unit.life
            painter.setPen(colour(t.danger if falls else t.text))
            painter.setFont(font(TEXT_SMALL, bold=falls))
            box = QRectF(0, top, LABEL - 4, ROW)
            painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, str(points))
            text = QRectF(self.width() - FIGURE, top, FIGURE, ROW)
            painter.drawText(text, middle | Qt.AlignmentFlag.AlignRight, percent(chance, number))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(t.side(self.stake.unit.controller)))
            wide = room * float(chance / most)
            if chance:
                painter.drawRoundedRect(QRectF(LABEL + 2, top + 4, max(wide, 3.0), ROW - 8), 3, 3)
        painter.end()
