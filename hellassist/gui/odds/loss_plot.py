"""The chance to lose so many Life Points or more, as steps: a line a unit, told apart by colour, stroke and sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hellassist.app.battle.odds_view import Stake
from hellassist.app.words.percent import percent
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import tip
from hellassist.gui.looks.theme import colour, font, tokens
from hellassist.gui.table.looks import paint_symbol

HIGH = 132
LEFT, RIGHT, TOP, BOTTOM = 48, 10, 8, 20
STROKES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
SIGN = 5.0


class LossPlot(QWidget):
    """Columns are Life Points, the height of a line the chance to lose as many or more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stakes: tuple[Stake, ...] = ()
        self._at: int | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stakes(self, stakes: tuple[Stake, ...]) -> None:
        """Draw these, in the order of the columns."""
        self.stakes, self._at = stakes, None
        said = "\n".join(self.said(points) for points in range(1, self.most + 1))
        self.setAccessibleName(self.tr("Chance to lose so many Life Points or more"))
        self.setAccessibleDescription(said)
        self.update()

    @property
    def most(self) -> int:
        """The last column."""
        return max((stake.most for stake in self.stakes), default=0)

    def said(self, points: int) -> str:
        """The values of a column."""
        head = self.tr("{0} LP or more").format(points)
        lines = (f"{stake.unit.name()}: {percent(stake.at_least(points), number)}" for stake in self.stakes)
        return "\n".join((head, *lines))

    def column_at(self, x: float) -> int:
        """The number of Life Points under a place."""
        wide = (self.width() - LEFT - RIGHT) / max(self.most, 1)
        return min(max(int((x - LEFT) // wide) + 1, 1), max(self.most, 1))

    def sizeHint(self) -> QSize:
        return QSize(220, HIGH)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._at = self.column_at(event.position().x()) if self.most else None
        if self._at is not None:
            QToolTip.showText(event.globalPosition().toPoint(), tip(self.said(self._at)), self)
        self.update()

    def leaveEvent(self, event: object) -> None:  # noqa: ARG002
        self._at = None
        self.update()

    # -- painting ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(LEFT, TOP, self.width() - LEFT - RIGHT, self.height() - TOP - BOTTOM)
        self._paint_frame(painter, area)
        for place, stake in enumerate(self.stakes):
            self._paint_line(painter, area, stake, place)
        painter.end()

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        t = tokens()
        painter.setFont(font(12))
        for share in (0, 50, 100):
            y = area.bottom() - area.height() * share / 100
            painter.setPen(QPen(colour(t.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colour(t.dim))
            box = QRectF(0, y - 9, LEFT - 5, 18)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{share} %")
        wide = area.width() / max(self.most, 1)
        if self._at is not None:
            lit = QRectF(area.left() + (self._at - 1) * wide, area.top(), wide, area.height())
            painter.fillRect(lit, colour(t.gold, 46))
        painter.setPen(colour(t.dim))
        for points in range(1, self.most + 1):
            box = QRectF(area.left() + (points - 1) * wide, area.bottom() + 2, wide, BOTTOM - 3)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))

    def _paint_line(self, painter: QPainter, area: QRectF, stake: Stake, place: int) -> None:
        t = tokens()
        wide = area.width() / max(self.most, 1)
        path = QPainterPath()
        spots = []
        for points in range(1, min(self.most, max(stake.unit.life, 1)) + 1):
            y = area.bottom() - area.height() * float(stake.at_least(points))
            left = area.left() + (points - 1) * wide
            if points == 1:
                path.moveTo(left, y)
            path.lineTo(left, y)
            path.lineTo(left + wide, y)
            spots.append(QPointF(left + wide * (0.35 + 0.3 * (place % 2)), y))
        player = stake.unit.controller
        pen = QPen(colour(t.side(player)), 2.4, STROKES[place % len(STROKES)])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        for spot in spots:
            painter.save()
            painter.translate(spot)
            paint_symbol(painter, player, SIGN, t)
            painter.restore()
