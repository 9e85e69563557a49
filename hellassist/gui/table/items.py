"""The pieces on the board. They show what they are given; only the game moves them."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from hellassist.gui.looks.plain import put_tip
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens
from hellassist.gui.table.looks import HALO, UnitLook, paint_unit

Place = Literal["below", "above", "right", "left", "middle"]

NO_LINE = QLineF()

TERRAIN_Z, RING_Z, BAND_Z, UNIT_Z, CAPTION_Z, PLAN_Z, TAG_Z = range(7)


class UnitItem(QGraphicsItem):
    """The disc of one unit, in its true size."""

    def __init__(self, unit: str, look: UnitLook) -> None:
        super().__init__()
        self.unit = unit
        self.look = look
        self._bounds = self._around()
        self.setZValue(UNIT_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_look(self, look: UnitLook) -> None:
        """Take on another look."""
        if look == self.look:
            return
        if look.radius != self.look.radius:
            self.prepareGeometryChange()
        self.look = look
        self._bounds = self._around()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds  # Qt asks several times a frame

    def _around(self) -> QRectF:
        reach = self.look.radius + HALO
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        paint_unit(painter, self.look, tokens())


class RingItem(QGraphicsPathItem):
    """A control area, drawn from the geometry of the area itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(RING_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def tint(self, value: str, *, acted: bool) -> None:
        """Colour it as its Company."""
        pen = QPen(colour(value, 110 if acted else 170), 1.2)
        pen.setCosmetic(True)
        self.setPen(pen)
        self.setBrush(colour(value, 16 if acted else 26))


class AuraItem(RingItem):
    """The area of a lingering aura around its bearer, with its name in the tool tip."""

    def show_aura(self, value: str, path: QPainterPath, at: QPointF, tip: str) -> None:
        """Draw the area softly, in the colour of its Company."""
        pen = QPen(colour(value, 120), 1.6, Qt.PenStyle.DotLine)
        pen.setCosmetic(True)
        self.setPen(pen)
        self.setBrush(colour(value, 14))
        self.setPath(path)
        self.setPos(at)
        put_tip(self, tip)


class CaptionItem(QGraphicsItem):
    """A unit's name with its states below, as large at any zoom."""

    PAD = 5.0
    CHIP = 19.0

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(CAPTION_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.name = ""
        self.chips: tuple[str, ...] = ()
        self.dim = False
        self._place: Place = "below"
        self._lead = NO_LINE
        self._size = (0.0, 0.0)
        self._bounds = QRectF()
        self._outline = QPainterPath()

    def show_text(self, name: str, chips: tuple[str, ...], *, dim: bool) -> None:
        """Show this name and these states."""
        if (name, chips, dim) == (self.name, self.chips, self.dim):
            return
        self.prepareGeometryChange()
        self.name, self.chips, self.dim = name, chips, dim
        self._measure()
        self.update()

    def measure_again(self) -> None:
        """After a change of font or theme."""
        self.prepareGeometryChange()
        self._measure()
        self.update()

    def put(self, place: Place, lead: QLineF = NO_LINE) -> None:
        """Stand on this side of the anchor, tied to it by *lead*."""
        if place != self._place or lead != self._lead:
            self.prepareGeometryChange()
            self._place, self._lead = place, lead
            self._bounds = self._around()
            self.update()

    @property
    def shown_box(self) -> QRectF:
        """What it covers in pixels around its anchor."""
        return self.box(self._place)

    def box(self, place: Place) -> QRectF:
        """What it covers in pixels around its anchor on that side."""
        width, height = self._size
        match place:
            case "below":
                return QRectF(-width / 2, 0, width, height)
            case "above":
                return QRectF(-width / 2, -height, width, height)
            case "right":
                return QRectF(0, -height / 2, width, height)
            case "left":
                return QRectF(-width, -height / 2, width, height)
            case "middle":
                return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _around(self) -> QRectF:
        box = self.box(self._place)
        if self._lead.isNull():
            return box
        ends = QRectF(self._lead.p1(), self._lead.p2()).normalized()
        return box.united(ends.adjusted(-2, -2, 2, 2))

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = tokens()
        box = self.box(self._place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._lead.isNull():
            painter.setPen(QPen(colour(t.dim), 1.2))
            painter.drawLine(self._lead)
        bounds = self._outline.boundingRect()
        left = {"right": box.left() + self.PAD, "left": box.right() - self.PAD - bounds.width()}.get(
            self._place, box.center().x() - bounds.width() / 2
        )
        metrics = QFontMetricsF(font(TEXT_SMALL, bold=True))
        painter.translate(left - bounds.left(), box.top() + self.PAD / 2 + metrics.ascent())
        halo = QPen(colour(t.table, 225), 4.0)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._outline, halo)
        painter.fillPath(self._outline, QBrush(colour(t.dim if self.dim else t.text)))
        painter.translate(bounds.left() - left, -(box.top() + self.PAD / 2 + metrics.ascent()))
        self._paint_chips(painter, box, metrics.height())

    def _paint_chips(self, painter: QPainter, box: QRectF, below: float) -> None:
        t = tokens()
        painter.setFont(font(12, bold=True))
        widths = self._chip_widths()
        total = sum(widths) + 4 * max(len(widths) - 1, 0)
        at = {"right": box.left(), "left": box.right() - total}.get(self._place, box.center().x() - total / 2)
        for chip, width in zip(self.chips, widths, strict=True):
            pill = QRectF(at + 0.5, box.top() + below + 3.5, width - 1, self.CHIP - 2)
            painter.setPen(QPen(colour(t.accent), 1.2))
            painter.setBrush(colour(t.ground, 235) if t.name == "dark" else colour(t.card, 240))
            painter.drawRoundedRect(pill, 8.5, 8.5)
            painter.setPen(colour(t.accent))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, chip)
            at += width + 4

    def _chip_widths(self) -> list[float]:
        metrics = QFontMetricsF(font(12, bold=True))
        return [metrics.horizontalAdvance(chip) + 14 for chip in self.chips]

    def _measure(self) -> None:
        letters = font(TEXT_SMALL, bold=True)
        metrics = QFontMetricsF(letters)
        lines = self.name.split("\n")
        self._outline = QPainterPath()
        for row, line in enumerate(lines):
            middle = metrics.horizontalAdvance(line) / 2
            self._outline.addText(QPointF(-middle, row * metrics.height()), letters, line)
        widths = self._chip_widths()
        chips = sum(widths) + 4 * max(len(widths) - 1, 0)
        width = max(self._outline.boundingRect().width() + 2 * self.PAD, chips)
        self._size = (width, len(lines) * metrics.height() + (self.CHIP + 3 if self.chips else 3))
        self._bounds = self._around()
