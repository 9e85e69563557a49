"""Small painted figures: Command as pips, a Company's sign, Life Points as a bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from hellassist.gui.table.looks import paint_symbol
from hellassist.gui.theme import colour, tokens
from hellassist.rules.game import Player


class SideSign(QWidget):
    """The circle or diamond of a Company."""

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.setFixedSize(26, 26)

    def shrink(self, *, small: bool) -> None:
        """Be small, or as usual."""
        self.setFixedSize(*((20, 20) if small else (26, 26)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        paint_symbol(painter, self._player, self.width() * 10 / 26, tokens())
        painter.end()


class CommandPips(QWidget):
    """Current Command as full pips among those of the basic score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.current = self.basic = 0
        self.setMinimumHeight(18)

    def show_command(self, current: int, basic: int) -> None:
        """Show *current* of *basic*."""
        if (current, basic) != (self.current, self.basic):
            self.current, self.basic = current, basic
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, 18)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        count = max(self.basic, self.current)
        if count == 0:
            return
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(19.0, (self.width() - 2) / count)
        size = min(14.0, step - 2.5)
        if size < 4:
            self._paint_bar(painter, count)
            return
        for index in range(count):
            spot = QPointF(1 + size / 2 + index * step, self.height() / 2)
            painter.setPen(QPen(colour(t.gold), 1.8))
            painter.setBrush(colour(t.gold) if index < self.current else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(spot, size / 2 - 0.9, size / 2 - 0.9)
        painter.end()

    def _paint_bar(self, painter: QPainter, count: int) -> None:
        t = tokens()
        box = QRectF(1, self.height() / 2 - 4, self.width() - 2, 8)
        painter.setPen(QPen(colour(t.gold), 1.4))
        painter.drawRoundedRect(box, 4, 4)
        painter.setBrush(colour(t.gold))
        box.setWidth(box.width() * self.current / count)
        painter.drawRoundedRect(box, 4, 4)
        painter.end()


def paint_life(painter: QPainter, right: QRectF, life: int, full: int, threshold: int, *, dim: bool) -> float:
    """Life Points as a bar that ends at the right edge of the box; gives its width. The wounded part is green."""
    t = tokens()
    if full <= 0:
        return 0.0
    step = min(10.0, 58.0 / full)
    wide = step - (3.0 if step > 8 else 2.0 if step > 5 else 1.0)
    left = right.right() - full * step + (step - wide)
    alpha = 130 if dim else 255
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for point in range(full):
        box = QRectF(left + point * step, right.center().y() - 6, wide, 12)
        tint = colour(t.green if point < threshold else t.gold, alpha)
        if point < life:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawRoundedRect(box, 2, 2)
        else:
            painter.setPen(QPen(colour(t.dim, 150), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    return full * step
