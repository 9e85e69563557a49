"""A piece of terrain on the board: its outline, patterns for what it does, and its name where there is room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hellassist.gui.looks.plain import put_tip
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import TERRAIN_Z, CaptionItem, Place
from hellassist.rules.game import Terrain

SPARE = 10.0
"""Pixels by which a caption may stand out of its piece."""


class TerrainItem(QGraphicsItem):
    """The first of its *words* is its name, the others say what it does: they are left out where they would crowd."""

    def __init__(self, terrain: Terrain, words: str) -> None:
        super().__init__()
        self.terrain = terrain
        self._words = words
        self._shape = QPolygonF([QPointF(*corner) for corner in terrain.outline])
        self.setZValue(TERRAIN_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        put_tip(self, words)
        self.caption = CaptionItem()
        self.caption.setZValue(TERRAIN_Z + 0.5)
        self.caption.setParentItem(self)

    @property
    def size(self) -> float:
        """How much of the table the box around it takes, in square millimetres."""
        box = self._shape.boundingRect()
        return box.width() * box.height()

    def lay_out(self, scale: float, taken: list[QRectF], bases: list[QRectF]) -> None:
        """Put the caption where it covers none of the boxes *taken*, in pixels; there is none where it always would.

        Beside its piece it covers no base either.
        """
        for words, place, anchor in self._ways(scale):
            self.caption.show_text(words, (), dim=True)
            box = self.caption.box(place).translated(anchor * scale)
            others = taken if place == "middle" else (*taken, *bases)
            if not any(box.intersects(other) for other in others):
                taken.append(box)
                self.caption.put(place)
                self.caption.setPos(anchor)
                self.caption.setVisible(True)
                return
        self.caption.setVisible(False)

    def _ways(self, scale: float) -> Iterator[tuple[str, Place, QPointF]]:
        """Words and places in the order in which they are tried: inside as far as they fit, then beside."""
        box, middle = self._shape.boundingRect(), _centroid(self._shape)
        name, *_, last = self._words.split("\n") * 2
        wordings = dict.fromkeys((self._words, f"{name}\n{last}" if self.terrain.height else name, name))
        for words in wordings:
            self.caption.show_text(words, (), dim=True)
            room = self.caption.box("middle")
            if room.width() <= box.width() * scale + SPARE and room.height() <= box.height() * scale + SPARE:
                yield words, "middle", middle
        for words in wordings:
            yield words, "below", QPointF(box.center().x(), box.bottom())
            yield words, "above", QPointF(box.center().x(), box.top())

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        paint_terrain(painter, self.terrain, self._shape)


def paint_terrain(painter: QPainter, terrain: Terrain, shape: QPolygonF) -> None:
    """A piece with its patterns, which are as large at any zoom."""
    t = tokens()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    value = t.terrain_bad if terrain.impassable else t.terrain
    edge = QPen(colour(value).lighter(150) if t.name == "dark" else colour(value).darker(150), 2.0)
    edge.setCosmetic(True)
    if not terrain.opaque:
        edge.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(edge)
    painter.setBrush(colour(value, 235 if terrain.opaque else 130))
    painter.drawPolygon(shape)
    texture = _texture(terrain)
    if texture is None:
        return
    brush = QBrush(texture)
    back, good = painter.worldTransform().inverted()
    if good:
        brush.setTransform(back)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPolygon(shape)


def _centroid(shape: QPolygonF) -> QPointF:
    """The middle of an area; of a flat one the middle of its box."""
    corners = shape.toList()
    whole = across = down = 0.0
    for a, b in zip(corners, [*corners[1:], *corners[:1]], strict=True):
        part = a.x() * b.y() - b.x() * a.y()
        whole += part
        across += (a.x() + b.x()) * part
        down += (a.y() + b.y()) * part
    return QPointF(across / (3 * whole), down / (3 * whole)) if whole else shape.boundingRect().center()


def _texture(terrain: Terrain) -> QPixmap | None:
    """A pattern in pixels: hatching where nothing passes, dots where going is hard, waves where it is awkward."""
    if not (terrain.impassable or terrain.difficult or terrain.awkward):
        return None
    t = tokens()
    size = 18
    tile = QPixmap(size, size)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = colour(t.text, 66)
    if terrain.impassable:
        painter.setPen(QPen(ink, 2.0))
        for shift in (-size, 0, size):
            painter.drawLine(shift, size, shift + size, 0)
    if terrain.awkward:
        painter.setPen(QPen(ink, 1.5))
        painter.drawArc(QRectF(0, 10, 9, 6), 0, 180 * 16)
        painter.drawArc(QRectF(9, 10, 9, 6), 180 * 16, 180 * 16)
    if terrain.difficult:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for spot in (QPointF(4.5, 4.5), QPointF(13.5, 4.5 if terrain.awkward else 13.5)):
            painter.drawEllipse(spot, 1.8, 1.8)
    painter.end()
    return tile
