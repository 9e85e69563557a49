"""Every roll of the battle as it lay, the last one first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hellassist.app.battle.dice_tally import Thrown, roll_words
from hellassist.app.words.texts import Texts
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens
from hellassist.gui.table.looks import paint_symbol
from hellassist.rules.game import Game

ROW, DIE = 43, 17
SIGN, TURN = 20, 24
"""Pixels for the sign of the Company and for the number of the turn."""


class RollList(QWidget):
    """One painted list: a battle has hundreds of dice. Typed ones are dashed, those taken back struck out."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts, self._game = texts, Game()
        self.rolls: tuple[Thrown, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Every roll"))

    def show_rolls(self, rolls: Sequence[Thrown], game: Game) -> None:
        """Show these, the last first."""
        self.rolls, self._game = tuple(reversed(rolls)), game
        told = (roll_words(roll, game, self._texts).replace("\t", " · ") for roll in self.rolls)
        self.setAccessibleDescription("\n".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, ROW * len(self.rolls))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = max(event.rect().top() // ROW, 0)
        last = min(event.rect().bottom() // ROW + 1, len(self.rolls))
        for row in range(first, last):
            self._paint_row(painter, self.rolls[row], row * ROW)
        painter.end()

    def _paint_row(self, painter: QPainter, roll: Thrown, top: int) -> None:
        t = tokens()
        painter.setPen(QPen(colour(t.line), 1))
        painter.drawLine(0, top + ROW - 1, self.width(), top + ROW - 1)
        painter.save()
        painter.translate(9, top + 11)
        paint_symbol(painter, roll.player, 6.0, t)
        painter.restore()
        painter.setFont(font(TEXT_SMALL))
        painter.setPen(colour(t.dim))
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(SIGN, top + 2, TURN, 18), left | middle, str(roll.turn))
        _, name, _, *marks = roll_words(roll, self._game, self._texts).split("\t")
        metrics = painter.fontMetrics()
        said = marks[0] if marks else ""
        wide = metrics.horizontalAdvance(said)
        painter.drawText(QRectF(self.width() - wide, top + 2, wide, 18), left | middle, said)
        room = self.width() - SIGN - TURN - wide - 8
        painter.setPen(colour(t.dim if roll.undone else t.text))
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(QRectF(SIGN + TURN, top + 2, room, 18), left | middle, shown)
        for place, face in enumerate(roll.faces):
            self._paint_die(painter, roll, face, SIGN + TURN + place * (DIE + 4), top + 20)

    def _paint_die(self, painter: QPainter, roll: Thrown, face: int, x: int, y: int) -> None:
        t = tokens()
        box = QRectF(x + 0.5, y + 0.5, DIE - 1, DIE - 1)
        style = Qt.PenStyle.DashLine if roll.typed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour(t.dim), 1.2, style))
        painter.setBrush(colour(t.raised))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(colour(t.dim if roll.undone else t.text))
        painter.setFont(font(TEXT_SMALL, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(face))
        if roll.undone:
            painter.drawLine(
                QPointF(box.left() - 1, box.center().y()), QPointF(box.right() + 1, box.center().y())
            )
