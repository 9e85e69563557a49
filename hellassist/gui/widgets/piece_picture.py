"""Small pictures of terrain and of deployment areas, as the board draws them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QPolygonF

from hellassist.app.battle.laying import Item
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.looks import paint_symbol
from hellassist.gui.table.terrain_item import paint_terrain
from hellassist.rules.game import Terrain

PICTURE = QSize(42, 26)


def picture(item: Item, scale: float = 2.0) -> QIcon:
    """The item as large as there is room for it."""
    shape = QPolygonF([QPointF(*corner) for corner in item.outline])
    box = shape.boundingRect()
    made = QPixmap(PICTURE * scale)
    made.setDevicePixelRatio(scale)
    made.fill(Qt.GlobalColor.transparent)
    share = min(
        (PICTURE.width() - 6) / max(box.width(), 1.0), (PICTURE.height() - 6) / max(box.height(), 1.0)
    )
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(PICTURE.width() / 2, PICTURE.height() / 2)
    fitted = QPolygonF([(corner - box.center()) * share for corner in shape.toList()])
    if isinstance(item, Terrain):
        paint_terrain(painter, item, fitted)
    else:
        t = tokens()
        painter.setPen(QPen(colour(t.side(item.player)), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(colour(t.side(item.player), 40))
        painter.drawPolygon(fitted)
        paint_symbol(painter, item.player, 6.0, t)
    painter.end()
    icon = QIcon(made)
    icon.addPixmap(made, QIcon.Mode.Selected)
    return icon
