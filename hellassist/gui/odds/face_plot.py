"""How often each face has come up, against how often fair dice show it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hellassist.app.battle.dice_tally import Tally
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens
from hellassist.rules.requests import FACES

HIGH, FOOT, HEAD = 112, 20, 18


class FacePlot(QWidget):
    """A column a face; the dashed line is what fair dice show on average. Columns of typed dice are hatched."""

    def __init__(self, tally: Tally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tally = tally
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = (
            self.tr("{0}: {1} times").format(face, count)
            for face, count in zip(FACES, tally.counts, strict=True)
        )
        fair = self.tr("fair dice: {0} times each").format(number(float(tally.expected)))
        self.setAccessibleName(self.tr("How often each face has come up"))
        set_tip(self, "\n".join((*told, fair)))

    def sizeHint(self) -> QSize:
        return QSize(200, HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.height() - FOOT - HEAD
        most = max(*self.tally.counts, float(self.tally.expected))
        wide = self.width() / len(FACES)
        floor = float(self.height() - FOOT)
        ink = colour(t.side(self.tally.player))
        for place, (face, count) in enumerate(zip(FACES, self.tally.counts, strict=True)):
            high = room * count / most
            bar = QRectF(place * wide + wide * 0.16, floor - high, wide * 0.68, high)
            hatched = Qt.BrushStyle.BDiagPattern if self.tally.typed else Qt.BrushStyle.SolidPattern
            painter.setPen(QPen(ink, 1.4))
            painter.setBrush(QBrush(ink, hatched))
            painter.drawRect(bar)
            painter.setPen(colour(t.dim))
            painter.setFont(font(TEXT_SMALL))
            below = QRectF(place * wide, floor + 1, wide, FOOT - 2)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(face))
        painter.setPen(QPen(colour(t.gold), 2, Qt.PenStyle.DashLine))
        level = floor - room * float(self.tally.expected) / most
        painter.drawLine(QPointF(0, level), QPointF(self.width(), level))
        for place, count in enumerate(self.tally.counts):
            above = QRectF((place + 0.5) * wide - 12, floor - room * count / most - HEAD, 24, HEAD - 2)
            painter.fillRect(above, colour(t.card))
            painter.setPen(colour(t.text))
            painter.setFont(font(TEXT_SMALL, bold=True))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(count))
        painter.end()
