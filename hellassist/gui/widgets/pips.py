"""Small painted figures: Command as pips, a Company's sign, Life Points as a bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.looks import paint_symbol
from hellassist.rules.game import Player


class SideSign(QWidget):
    """The circle or diamond of a Company."""

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.setFixedSize(26, 26)

    def shrink(self, *, small: bool) -> None:
        """Be small, or as usual."""
        self.setFixedSize(*((18, 18) if small else (26, 26)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        paint_symbol(painter, self._player, self.width() * 10 / 26, tokens())
        painter.end()


def paint_pip(painter: QPainter, box: QRectF, *, dark: bool, full: bool, on_accent: bool = False) -> None:
    """A point of Command: a circle, or a diamond for a dark one; told apart by shape as well as by colour."""
    t = tokens()
    tint = colour(t.on_accent) if on_accent else colour(t.accent if dark else t.gold)
    painter.setPen(QPen(tint, 1.8))
    painter.setBrush(tint if full else Qt.BrushStyle.NoBrush)
    inner = box.adjusted(0.9, 0.9, -0.9, -0.9)
    if not dark:
        painter.drawEllipse(inner)
        return
    middle = inner.center()
    painter.drawPolygon(
        [
            QPointF(middle.x(), inner.top()),
            QPointF(inner.right(), middle.y()),
            QPointF(middle.x(), inner.bottom()),
            QPointF(inner.left(), middle.y()),
        ]
    )


class CommandPips(QWidget):
    """Current Command as full pips among those of the basic score; light and dark ones where it has colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.current = self.basic = 0
        self.light: tuple[int, int] | None = None
        """Of these, the light ones."""
        self.setMinimumHeight(18)

    def show_command(self, current: int, basic: int, light: tuple[int, int] | None = None) -> None:
        """Show *current* of *basic*, and of each the *light* points."""
        if (current, basic, light) != (self.current, self.basic, self.light):
            self.current, self.basic, self.light = current, basic, light
            self.update()

    def kinds(self) -> tuple[tuple[bool, bool], ...]:
        """The pips in their order: dark or not, full or spent. Light ones come first, each kind full ones first."""
        if self.light is None:
            return tuple((False, index < self.current) for index in range(max(self.basic, self.current)))
        now, of = self.light
        dark, dark_of = self.current - now, self.basic - of
        return (
            *((False, index < now) for index in range(max(now, of))),
            *((True, index < dark) for index in range(max(dark, dark_of))),
        )

    def sizeHint(self) -> QSize:
        return QSize(120, 18)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        pips = self.kinds()
        count = len(pips)
        if count == 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(19.0, (self.width() - 2) / count)
        size = min(14.0, step - 2.5)
        if size < 4:
            self._paint_bar(painter, count)
            return
        for index, (dark, full) in enumerate(pips):
            box = QRectF(1 + index * step, self.height() / 2 - size / 2, size, size)
            paint_pip(painter, box, dark=dark, full=full)
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
