"""A mark at an enemy: what the selected unit has in store for it, and it for the unit. As large at any zoom."""

from __future__ import annotations

from fractions import Fraction
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hellassist.app.words.percent import percent
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens
from hellassist.gui.table.items import TAG_Z
from hellassist.gui.table.looks import paint_symbol
from hellassist.rules.game import Player
from hellassist.rules.odds.outlook import Outlook

ROW, PAD, ARROW, SIGN, SPACE = 17.0, 5.0, 15.0, 13.0, 9.0
"""Pixels: a line, the rim, an arrow, a sign of a Company, between two figures."""
FARTHER = (0.0, 28.0, 64.0, 110.0, 160.0)
"""How much farther from its unit it may stand where there is no room."""
LEADER = 4.0
"""How much nearer to the unit the line to it ends than the mark may stand."""


class Badge(QGraphicsItem):
    """One line for each attack that can be made: an arrow, and the chance of each of the two to fall."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(TAG_Z - 0.5)
        self.lines: list[tuple[bool, Player, str, Player, str]] = []
        self._size = QRectF()
        self._corner = QPointF()
        self._away = 0.0
        self._columns = (0.0, 0.0)

    def show_outlook(self, outlook: Outlook, own: Player, foe: Player) -> bool:
        """Show what can pass between a unit of *own* and one of *foe*: who is struck stands first.

        True if it takes another room than before.
        """
        lines = []
        if outlook.mine is not None:
            lines.append((True, foe, _said(outlook.mine.fells), own, _said(outlook.mine.falls)))
        if outlook.theirs is not None:
            lines.append((False, own, _said(outlook.theirs.fells), foe, _said(outlook.theirs.falls)))
        if lines == self.lines:
            return False
        self.prepareGeometryChange()
        self.lines = lines
        metrics = QFontMetricsF(font(TEXT_SMALL, bold=True))
        self._columns = (
            max(metrics.horizontalAdvance(line[2]) for line in lines),
            max(metrics.horizontalAdvance(line[4]) for line in lines),
        )
        wide = 2 * PAD + ARROW + 2 * SIGN + SPACE + sum(self._columns) + 4
        before, self._size = self._size, QRectF(0, 0, wide, len(lines) * ROW + 2 * PAD - 4)
        self.update()
        return self._size != before

    def boxes(self, away: float) -> list[QRectF]:
        """Where it may stand around its unit, *away* pixels from its centre: the best place first."""
        wide, high = self._size.width(), self._size.height()
        self.prepareGeometryChange()
        self._away = away
        found = []
        for farther in FARTHER:
            reach = away + farther
            slant = reach * 0.71
            found += [
                QRectF(-wide / 2, -reach - high, wide, high),
                QRectF(reach, -high / 2, wide, high),
                QRectF(-reach - wide, -high / 2, wide, high),
                QRectF(-wide / 2, reach, wide, high),
                QRectF(slant, -slant - high, wide, high),
                QRectF(-slant - wide, -slant - high, wide, high),
                QRectF(slant, slant, wide, high),
                QRectF(-slant - wide, slant, wide, high),
            ]
        return found

    def stand(self, box: QRectF) -> None:
        """Stand there, in pixels around its unit."""
        if box.topLeft() != self._corner:
            self.prepareGeometryChange()
            self._corner = box.topLeft()

    @property
    def shown_box(self) -> QRectF:
        """Where it stands, in pixels around its unit."""
        return self._size.translated(self._corner)

    def boundingRect(self) -> QRectF:
        unit = QRectF(-self._away, -self._away, 2 * self._away, 2 * self._away)
        return self.shown_box.united(unit).adjusted(-1.5, -1.5, 1.5, 1.5)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = tokens()
        box = self.shown_box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(colour(t.table_edge), 1.4)
        painter.setPen(edge)
        self._paint_leader(painter, box)
        painter.setBrush(colour(t.card, 240))
        painter.drawRoundedRect(box, 7, 7)
        painter.setFont(font(TEXT_SMALL, bold=True))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        for place, (outward, first, struck, second, risk) in enumerate(self.lines):
            top = box.top() + PAD - 2 + place * ROW
            x = box.left() + PAD
            _arrow(painter, QPointF(x + ARROW / 2 - 2, top + ROW / 2), outward=outward)
            x += ARROW
            for player, text, wide, strong in (
                (first, struck, self._columns[0], True),
                (second, risk, self._columns[1], False),
            ):
                painter.save()
                painter.translate(x + SIGN / 2 - 1, top + ROW / 2)
                paint_symbol(painter, player, 4.6, t)
                painter.restore()
                painter.setPen(colour(t.text if strong else t.dim))
                painter.drawText(QRectF(x + SIGN, top, wide + 2, ROW), middle, text)
                x += SIGN + wide + 2 + SPACE

    def _paint_leader(self, painter: QPainter, box: QRectF) -> None:
        """A line to the rim of its unit, that nobody takes it for another's."""
        near = QPointF(
            min(max(0.0, box.left() + 6), box.right() - 6), min(max(0.0, box.top() + 6), box.bottom() - 6)
        )
        far = hypot(near.x(), near.y())
        if far > self._away - LEADER:
            painter.drawLine(near, near * ((self._away - LEADER) / far))


def _said(chance: Fraction) -> str:
    return percent(chance, number)


def _arrow(painter: QPainter, at: QPointF, *, outward: bool) -> None:
    """Outward to the right: what the unit does; back to the left: what is done to it."""
    t = tokens()
    way = 1 if outward else -1
    path = QPainterPath(at - QPointF(5 * way, 0))
    path.lineTo(at + QPointF(5 * way, 0))
    path.moveTo(at + QPointF(1 * way, -4))
    path.lineTo(at + QPointF(5 * way, 0))
    path.lineTo(at + QPointF(1 * way, 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(t.gold if outward else t.danger), 1.8))
    painter.drawPath(path)
