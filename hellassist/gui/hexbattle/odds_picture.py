"""The odds of an attack as a picture: all eight faces, each with what it does and to whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from hellassist.gui.looks.theme import colour, font, tokens
from hellassist.gui.table.looks import paint_symbol
from hellassist.hexbattle.combat import Reading
from hellassist.hexbattle.units import Player

HIGH = 112
"""Pixels: the face, the total, a bar of up to three steps, whose unit it is."""
STEPS = {"damaged": 1, "heavily_damaged": 2, "destroyed": 3}
BAR_TOP, STEP = 44.0, 13.0


class OddsPicture(QWidget):
    """Eight columns. The more steps a column has, the worse for the unit whose sign stands below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._readings: tuple[Reading, ...] = ()
        self._sides: tuple[Player, Player] = ("A", "B")
        self._face = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(260, HIGH)

    def show_readings(
        self, readings: Sequence[Reading], sides: tuple[Player, Player], said: str, face: int = 0
    ) -> None:
        """Show what each face comes to; *face* is the one that lies, 0 before the roll."""
        self._readings, self._sides, self._face = tuple(readings), sides, face
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if not self._readings:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() / len(self._readings)
        for column, reading in enumerate(self._readings):
            painter.save()
            painter.translate(column * wide, 0)
            self._paint_column(painter, reading, wide)
            painter.restore()
        painter.end()

    def _paint_column(self, painter: QPainter, reading: Reading, wide: float) -> None:
        t = tokens()
        player = self._sides[0 if reading.line.side == "own" else 1]
        middle = wide / 2
        painter.setOpacity(1.0 if self._face in {0, reading.face} else 0.35)
        lies = self._face == reading.face
        painter.setPen(QPen(colour(t.gold if lies else t.dim), 2 if lies else 1))
        painter.setBrush(colour(t.raised))
        painter.drawPolygon(octagon(11.5).translated(middle, 13))
        painter.setPen(colour(t.text))
        painter.setFont(font(14, bold=True))
        painter.drawText(QRectF(0, 2, wide, 23), Qt.AlignmentFlag.AlignCenter, str(reading.face))
        painter.setPen(colour(t.dim))
        painter.setFont(font(12))
        total = str(reading.adjusted).replace("-", "\N{MINUS SIGN}")
        painter.drawText(QRectF(0, 26, wide, 15), Qt.AlignmentFlag.AlignCenter, total)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(3):
            filled = step < STEPS[reading.line.grade]
            painter.setBrush(colour(t.side(player)) if filled else colour(t.line, 90))
            top = BAR_TOP + (2 - step) * STEP
            painter.drawRoundedRect(QRectF(middle - 11, top, 22, STEP - 2), 2.5, 2.5)
        if reading.blow.removed:
            painter.setPen(QPen(colour(t.base), 2.4))
            low, top = BAR_TOP + 3 * STEP - 5, BAR_TOP + 3
            painter.drawLine(QPointF(middle - 8, top), QPointF(middle + 8, low))
            painter.drawLine(QPointF(middle + 8, top), QPointF(middle - 8, low))
        painter.translate(middle, BAR_TOP + 3 * STEP + 11)
        paint_symbol(painter, player, 5.5, t)


def octagon(size: float) -> QPolygonF:
    """The outline of an eight-sided die around the origin."""
    near = size * 0.42
    points = [(near, -size), (size, -near), (size, near), (near, size)]
    return QPolygonF([QPointF(x, y) for x, y in (*points, *((-x, -y) for x, y in points))])
