"""What a drag or a ruler draws over the board: reach, route, the base where it would stand, a label in words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QTextOption
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hellassist.geometry import Point
from hellassist.gui.looks.theme import TEXT, TEXT_SMALL, colour, font, tokens
from hellassist.gui.table.items import BAND_Z, PLAN_Z, TAG_Z, UNIT_Z, UnitItem
from hellassist.gui.table.looks import UnitLook


class TagItem(QGraphicsItem):
    """A label of one strong line and, below it, a sentence. As large at any zoom."""

    WIDEST = 330.0
    PAD_X, PAD_Y = 14.0, 8.0

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(TAG_Z)
        self.head = self.sentence = ""
        self.bad = False
        self._box = QRectF()
        self._sentence_box = QRectF()

    def say(self, head: str, sentence: str = "", *, bad: bool = False) -> None:
        """Show this; *bad* is for what is refused."""
        if (head, sentence, bad) == (self.head, self.sentence, self.bad):
            return
        self.prepareGeometryChange()
        self.head, self.sentence, self.bad = head, sentence, bad
        strong = QFontMetricsF(font(TEXT, bold=True))
        plain = QFontMetricsF(font(TEXT_SMALL))
        wanted = strong.horizontalAdvance(head) + 2
        self._sentence_box = QRectF()
        if sentence:
            room = QRectF(0, 0, max(self.WIDEST, wanted), 400)
            self._sentence_box = plain.boundingRect(room, int(Qt.TextFlag.TextWordWrap), sentence)
            wanted = max(wanted, self._sentence_box.width() + 2)
        height = strong.height() + (self._sentence_box.height() + 3 if sentence else 0)
        self._box = QRectF(0, 0, wanted + 2 * self.PAD_X, height + 2 * self.PAD_Y)
        self.update()

    def size(self) -> QRectF:
        """Its box in pixels, from its upper left corner."""
        return self._box

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = t.danger if self.bad else t.gold
        painter.setPen(QPen(colour(ink), 1.6))
        painter.setBrush(colour(t.ground if t.name == "dark" else t.card, 244))
        painter.drawRoundedRect(self._box, 12, 12)
        inner = self._box.adjusted(self.PAD_X, self.PAD_Y, -self.PAD_X, -self.PAD_Y)
        strong = font(TEXT, bold=True)
        painter.setFont(strong)
        painter.setPen(colour(ink))
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.head)
        if self.sentence:
            below = inner.adjusted(0, QFontMetricsF(strong).height() + 3, 4, 0)
            painter.setFont(font(TEXT_SMALL))
            painter.setPen(colour(t.text))
            wrap = QTextOption()
            wrap.setWrapMode(QTextOption.WrapMode.WordWrap)
            painter.drawText(below, self.sentence, wrap)


class Overlay:
    """The items of one drag or ruler. Cheap to move: each frame sets a path and some positions."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.run_band, self.walk_band = _shape(BAND_Z), _shape(BAND_Z + 0.1)
        self.route, self.marks = _shape(PLAN_Z), _shape(PLAN_Z + 0.1)
        self.areas = _shape(BAND_Z + 0.2)
        self.touched = _shape(UNIT_Z + 0.5)
        """Below the names, or its ring would lie on them."""
        self.tag = TagItem()
        self.phantom: UnitItem | None = None
        self._bands: tuple[Point, float, float] | None = None
        self._areas: tuple[list[tuple[Point, QPainterPath]], bool] = [], False
        for band in (
            self.run_band,
            self.walk_band,
        ):  # large and soft: dear to paint, and the same for many frames
            band.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        for item in (
            self.run_band,
            self.walk_band,
            self.route,
            self.marks,
            self.touched,
            self.areas,
            self.tag,
        ):
            item.setVisible(False)
            scene.addItem(item)

    @property
    def shown(self) -> bool:
        """Whether anything is drawn."""
        return self.tag.isVisible()

    def show_bands(self, centre: Point, walk: float, run: float, table: QRectF) -> None:
        """Walk and Run as soft areas around *centre*, cut at the edges of the table."""
        if self._bands == (centre, walk, run):
            return
        self._bands = (centre, walk, run)
        t = tokens()
        edge = QPainterPath()
        edge.addRect(table)
        for item, reach, line, fill in (
            (self.run_band, run, 130, 16),
            (self.walk_band, walk, 190, 26),
        ):
            circle = QPainterPath()
            if reach > 0:
                circle.addEllipse(QPointF(*centre), reach, reach)
            item.setPath(circle.intersected(edge))
            pen = QPen(colour(t.gold, line), 1.4, Qt.PenStyle.DashLine)
            pen.setCosmetic(True)
            item.setPen(pen)
            item.setBrush(colour(t.gold, fill))
            item.setVisible(reach > 0)

    def show_route(
        self, path: tuple[Point, ...], *, bad: bool, corners: tuple[Point, ...] | None = None
    ) -> None:
        """The way with its corners, or with those alone that the player has set."""
        t = tokens()
        ink = colour(t.danger if bad else t.gold)
        line = QPainterPath(QPointF(*path[0]))
        for corner in path[1:]:
            line.lineTo(QPointF(*corner))
        pen = QPen(ink, 3.0, Qt.PenStyle.DashLine if bad else Qt.PenStyle.SolidLine)
        pen.setCosmetic(True)
        self.route.setPen(pen)
        self.route.setPath(line)
        dots = QPainterPath()
        for corner in path[1:-1] if corners is None else corners:
            dots.addEllipse(QPointF(*corner), 3.2, 3.2)
        self.marks.setPath(dots)
        self.marks.setPen(QPen(Qt.PenStyle.NoPen))
        self.marks.setBrush(QBrush(ink))
        self.route.setVisible(True)
        self.marks.setVisible(True)

    def show_phantom(self, unit: str, look: UnitLook, at: Point) -> None:
        """The base where it would stand."""
        if self.phantom is None:
            self.phantom = UnitItem(unit, look)
            self.phantom.setZValue(PLAN_Z + 0.5)
            self._scene.addItem(self.phantom)
        self.phantom.show_look(look)
        self.phantom.setPos(QPointF(*at))

    def show_touched(self, bases: list[tuple[Point, float]]) -> None:
        """Who would be touched."""
        rings = QPainterPath()
        for at, radius in bases:
            rings.addEllipse(QPointF(*at), radius + 3, radius + 3)
        self.touched.setPath(rings)
        self.touched.setPen(QPen(colour(tokens().accent), 3.0))
        self.touched.setVisible(bool(bases))

    def show_areas(self, areas: list[tuple[Point, QPainterPath]], *, bad: bool) -> None:
        """The control areas that are entered."""
        if (areas, bad) == self._areas:
            return
        self._areas = areas, bad
        whole = QPainterPath()
        for at, path in areas:
            whole.addPath(path.translated(QPointF(*at)))
        t = tokens()
        ink = t.danger if bad else t.accent
        self.areas.setPath(whole)
        pen = QPen(colour(ink), 3.0)
        pen.setCosmetic(True)
        self.areas.setPen(pen)
        self.areas.setBrush(colour(ink, 40))
        self.areas.setVisible(bool(areas))

    def clear(self) -> None:
        """Draw nothing."""
        self._bands = None
        self._areas = [], False
        for item in (
            self.run_band,
            self.walk_band,
            self.route,
            self.marks,
            self.touched,
            self.areas,
            self.tag,
        ):
            item.setVisible(False)
        if self.phantom is not None:
            self._scene.removeItem(self.phantom)
            self.phantom = None


def _shape(depth: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setZValue(depth)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setPen(QPen(Qt.PenStyle.NoPen))
    return item
