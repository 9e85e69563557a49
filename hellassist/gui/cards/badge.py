"""The sign of a Faction, top right on its cards (RU-07), and the symbol of a rank."""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from hellassist.gui.looks.icons import icon
from hellassist.gui.looks.icons import pixmap as symbol
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import colour, font, tokens

COLOURS: Mapping[str, str] = {
    "westerners": "#2d5c94",
    "saracens": "#2c6e49",
    "demons": "#9c2b22",
    "lost": "#5d4a86",
    "mercenaries": "#7a5a20",
    "immortals": "#1f6a73",
}
HUES = ("#80406b", "#4d6a2a", "#8a4a1f", "#3f5d7d", "#6b4b3a", "#2f6d68")
"""For Factions of the players' own."""
LETTER = "#fff7ea"

RANK_ICONS: Mapping[str, str] = {
    "officer": "crown",
    "independent": "rank-independent",
    "trooper": "rank-trooper",
    "": "rank-none",
}


def rank_icon(rank: str) -> QIcon:
    """The symbol of a rank; a lemure has none and gets one of its own."""
    return icon(RANK_ICONS[rank], flat=True)


def rank_pixmap(rank: str, ink: str, size: int, scale: float) -> QPixmap:
    """The same as a picture in a colour."""
    return symbol(RANK_ICONS[rank], ink, size, scale)


def faction_colour(key: str) -> str:
    """The ground of its sign, which bears a light letter."""
    return COLOURS.get(key) or HUES[crc32(key.encode()) % len(HUES)]


def initial(name: str) -> str:
    """The letter on the sign: of "The Lost" it is L."""
    word = name.removeprefix("The ").strip()
    return next((sign for sign in word if sign.isalnum()), "?").upper()


def shield(box: QRectF) -> QPainterPath:
    """The outline of a sign that fills the box."""
    outline = QPainterPath(QPointF(box.left(), box.top()))
    outline.lineTo(box.right(), box.top())
    middle = box.top() + box.height() * 0.55
    outline.lineTo(box.right(), middle)
    outline.quadTo(
        QPointF(box.right(), box.bottom() - box.height() * 0.12), QPointF(box.center().x(), box.bottom())
    )
    outline.quadTo(QPointF(box.left(), box.bottom() - box.height() * 0.12), QPointF(box.left(), middle))
    outline.closeSubpath()
    return outline


def paint_badge(painter: QPainter, box: QRectF, key: str, name: str) -> None:
    """A shield with the Faction's initial."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(tokens().gold), 1.5))
    painter.setBrush(QColor(faction_colour(key)))
    painter.drawPath(shield(box))
    painter.setPen(QColor(LETTER))
    painter.setFont(font(max(round(box.height() * 0.5), 9), bold=True))
    painter.drawText(box.adjusted(0, 0, 0, -box.height() * 0.1), Qt.AlignmentFlag.AlignCenter, initial(name))
    painter.restore()


class FactionBadge(QWidget):
    """The sign with the Faction's name as its tool tip."""

    def __init__(self, key: str, name: str, parent: QWidget | None = None, high: int = 46) -> None:
        super().__init__(parent)
        self.key, self.name = key, name
        self.setFixedSize(QSize(round(high * 0.86) + 2, high + 2))
        self.setAccessibleName(name)
        set_tip(self, name)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.key, self.name)
        painter.end()
