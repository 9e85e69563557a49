"""Life Points as a bar: what is left, the wounded part green, and what was lost just now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hellassist.gui.looks.theme import colour, tokens


class LifeBar(QWidget):
    """One box a Life Point. Holds nothing of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.life = self.full = self.threshold = self.lost = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_life(self, life: int, full: int, threshold: int | None, lost: int = 0) -> None:
        """Show *life* of *full*; *lost* of those missing went just now."""
        self.life, self.full, self.threshold, self.lost = max(life, 0), full, threshold or 0, lost
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, 12)

    def minimumSizeHint(self) -> QSize:
        return QSize(30, 12)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self.full <= 0:
            return
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(20.0, self.width() / self.full)
        wide = step - (3 if step > 9 else 1)
        for point in range(self.full):
            box = QRectF(point * step + 0.5, 0.5, max(wide - 1, 1), 11)
            if point < self.life:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(t.green if point < self.threshold else t.gold))
            else:
                just_now = point < self.life + self.lost
                painter.setPen(QPen(colour(t.danger if just_now else t.dim), 1.4 if just_now else 1))
                painter.setBrush(colour(t.danger, 70) if just_now else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 2, 2)
        painter.end()
