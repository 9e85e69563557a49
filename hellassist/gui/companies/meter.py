"""How much of an allowance is used, as a bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hellassist.gui.looks.theme import GAP, TEXT_SMALL, colour, font, tokens

BAR, HIGH = 8, 36
LEAST_NAME = 60
"""Pixels for the name where there is little room."""


class Meter(QWidget):
    """What it measures, used of allowed, and a bar that fills; too much is shown in the colour of danger."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.used, self.allowed, self._said = name, 0, 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def said(self) -> str:
        """Used of allowed."""
        return self._said

    def show_share(self, used: int, allowed: int, said: tuple[str, str]) -> None:
        """So much is used of what is allowed; both as they are *said*."""
        self.used, self.allowed, self._said = used, allowed, " / ".join(said)
        self.setAccessibleName(self.tr("{0}: {1} of {2}").format(self.name, *said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._wide(f"{self.name}   {self.said}") + 4, HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide(self.said) + LEAST_NAME, HIGH)

    def _wide(self, text: str) -> int:
        return QFontMetrics(font(TEXT_SMALL, bold=True)).horizontalAdvance(text)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        over = self.used > self.allowed
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = QRectF(0, 0, self.width(), HIGH - BAR - 6)
        painter.setFont(font(TEXT_SMALL))
        painter.setPen(colour(t.dim))
        room = self.width() - self._wide(self.said) - GAP
        name = QFontMetrics(font(TEXT_SMALL)).elidedText(self.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(font(TEXT_SMALL, bold=True))
        painter.setPen(colour(t.danger if over else t.text))
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.said)
        track = QRectF(0, HIGH - BAR - 2, self.width(), BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(t.line))
        painter.drawRoundedRect(track, BAR / 2, BAR / 2)
        share = min(self.used / self.allowed, 1.0) if self.allowed else float(self.used > 0)
        if share > 0:
            full = self.used == self.allowed
            painter.setBrush(colour(t.danger if over else t.green if full else t.gold))
            filled = QRectF(track)
            filled.setWidth(max(track.width() * share, BAR))
            painter.drawRoundedRect(filled, BAR / 2, BAR / 2)
        painter.end()
