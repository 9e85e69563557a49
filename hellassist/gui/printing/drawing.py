"""What stands on a page: words, boxes, lines and signs at their places in points (1/72 inch), and how they are painted.

A page is laid out as values before anything is painted, so that what is on it can be looked at; the same page goes to a
PDF or into a picture. Fonts are measured without hinting, as a printer sets them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QTextLayout,
    QTextOption,
)

from hellassist.gui.cards.badge import initial, shield
from hellassist.gui.cards.portrait import filling, portrait_of
from hellassist.gui.looks.icons import paint_icon

Ink = Literal["black", "dim", "red", "green"]
INKS = {"black": "#000000", "dim": "#4a4a4a", "red": "#a01515", "green": "#1d6b1d"}
TINT = "#d9d9d9"
FINE = 20
"""Fonts are measured and painted in so many parts of a point."""
SMALLEST = 8.0
"""Points of the smallest type."""
DOT, NO_BREAK = " · ", "\u00a0"
MOST_TOGETHER = 8
"""Lines that may be kept together at most."""
PIXELS = 4
"""Pixels of a portrait in a point of its place."""
MM = 72 / 25.4
"""Points of a millimetre."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, in millimetres."""

    name: str
    width_mm: float
    height_mm: float

    @property
    def width(self) -> float:
        """In points."""
        return self.width_mm * MM

    @property
    def height(self) -> float:
        """In points."""
        return self.height_mm * MM


PAPERS = {"a4": Paper("a4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}
MARGIN = 10 * MM
"""Nothing is printed nearer to the edge: printers need some of it."""


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text; *x*, *y* is the upper left corner of a box of *width* by *height* that it fills."""

    x: float
    y: float
    text: str
    size: float
    width: float
    height: float
    bold: bool = False
    ink: Ink = "black"


@dataclass(frozen=True, slots=True)
class Box:
    """A frame; *tint* fills it with grey, *radius* rounds its corners."""

    x: float
    y: float
    width: float
    height: float
    tint: bool = False
    thick: bool = False
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Line:
    """From one point to another."""

    x: float
    y: float
    x2: float
    y2: float
    fine: bool = False


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol of the app, by its name, in black."""

    x: float
    y: float
    width: float
    height: float
    name: str


@dataclass(frozen=True, slots=True)
class Badge:
    """The sign of a Faction: its shield in outline, to spare ink, with the initial of its name."""

    x: float
    y: float
    width: float
    height: float
    name: str


@dataclass(frozen=True, slots=True)
class Portrait:
    """The portrait of a card, by its id, in greys."""

    x: float
    y: float
    width: float
    height: float
    card: str


Item = Words | Box | Line | Symbol | Badge | Portrait


@dataclass(frozen=True, slots=True)
class Block:
    """What is never parted: items from its upper left corner on, and its height."""

    items: tuple[Item, ...]
    height: float


@dataclass(frozen=True, slots=True)
class Page:
    """All that stands on one page."""

    paper: Paper
    items: tuple[Item, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """The lines of text on it."""
        return tuple(item.text for item in self.items if isinstance(item, Words))


def moved(items: Iterable[Item], x: float, y: float) -> tuple[Item, ...]:
    """The items shifted."""
    return tuple(
        replace(item, x=item.x + x, y=item.y + y, x2=item.x2 + x, y2=item.y2 + y)
        if isinstance(item, Line)
        else replace(item, x=item.x + x, y=item.y + y)
        for item in items
    )


@cache
def type_of(size: float, *, bold: bool) -> QFont:
    """The font of *size* points, for a painter whose unit is a part of a point."""
    font = QFont()
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(round(size * FINE))
    font.setBold(bold)
    return font


@cache
def _metrics(size: float, *, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(type_of(size, bold=bold))


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of text is, in points."""
    return _metrics(size, bold=bold).horizontalAdvance(text) / FINE


def line_height(size: float, *, bold: bool = False) -> float:
    """How high a line of text is, in points."""
    return _metrics(size, bold=bold).height() / FINE


def lines_of(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """The text in lines that are no wider than *width*; a word that is too long is broken."""
    found: list[str] = []
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    for part in text.split("\n"):
        layout = QTextLayout(part, type_of(size, bold=bold))
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth((width - 0.5) * FINE)
            start = line.textStart()
            found.append(_piece(part, start, line.textLength()))
        layout.endLayout()
    return [line for line in found if line.strip()]


def _piece(text: str, start: int, length: int) -> str:
    """A piece of a text whose places are counted in UTF-16, as Qt counts them."""
    units = text.encode("utf-16-le")
    return units[start * 2 : (start + length) * 2].decode("utf-16-le").rstrip()


def words(text: str, x: float, y: float, size: float, *, bold: bool = False, ink: Ink = "black") -> Words:
    """One line of text at its place."""
    return Words(
        x, y, text, size, width_of(text, size, bold=bold), line_height(size, bold=bold), bold=bold, ink=ink
    )


def paragraph(
    text: str, width: float, size: float = 8.5, *, bold: bool = False, ink: Ink = "black", indent: float = 0
) -> list[Block]:
    """A text as blocks of a line each, so that it can go on elsewhere."""
    high = line_height(size, bold=bold)
    return [
        Block((words(line, indent, 0, size, bold=bold, ink=ink),), high)
        for line in lines_of(text, size, width - indent, bold=bold)
    ]


def facts(text: str, width: float, size: float, *, ink: Ink = "black") -> list[Block]:
    """Short facts between dots: broken at the dots alone, as long as no fact is too long for a line."""
    parts = text.split(DOT)
    whole = [part.replace(" ", NO_BREAK) if width_of(part, size) < width - 12 else part for part in parts]
    high = line_height(size)
    lines = lines_of(f"{NO_BREAK}· ".join(whole), size, width)
    return [Block((words(line.replace(NO_BREAK, " "), 0, 0, size, ink=ink),), high) for line in lines]


def together(blocks: Sequence[Block], first: int) -> list[Block]:
    """The blocks with the *first* of them as one, so that a heading never stands alone."""
    first = min(first, MOST_TOGETHER)
    return [stacked(blocks[:first]), *blocks[first:]] if len(blocks) > 1 else list(blocks)


def footed(page: Page, left: str, right: str) -> Page:
    """The page with a line at its foot, *left* cut off where it is too long for it."""
    y = page.paper.height - MARGIN - line_height(SMALLEST)
    edge = page.paper.width - MARGIN - width_of(right, SMALLEST)
    items = [words(right, edge, y, SMALLEST, ink="dim")]
    if left:
        (first, *_) = lines_of(left, SMALLEST, edge - MARGIN - 12)
        items.append(words(first, MARGIN, y, SMALLEST, ink="dim"))
    return Page(page.paper, (*page.items, *items))


def space(height: float) -> Block:
    """Nothing, so high."""
    return Block((), height)


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks one below the other as one that is not parted."""
    items: list[Item] = []
    y = 0.0
    for block in blocks:
        items += moved(block.items, 0, y)
        y += block.height
    return Block(tuple(items), y)


def paint(page: Page, painter: QPainter, dots_per_point: float) -> None:
    """Paint the page; the painter's unit is a dot of the device."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(dots_per_point / FINE, dots_per_point / FINE)
    for item in page.items:
        if isinstance(item, Line):
            painter.setPen(QPen(QColor(INKS["dim"]), FINE * (0.3 if item.fine else 0.6)))
            painter.drawLine(QPointF(item.x * FINE, item.y * FINE), QPointF(item.x2 * FINE, item.y2 * FINE))
            continue
        place = QRectF(item.x * FINE, item.y * FINE, item.width * FINE, item.height * FINE)
        if isinstance(item, Words):
            painter.setFont(type_of(item.size, bold=item.bold))
            painter.setPen(QColor(INKS[item.ink]))
            ascent = _metrics(item.size, bold=item.bold).ascent()
            painter.drawText(QPointF(place.x(), place.y() + ascent), item.text)
        elif isinstance(item, Box):
            painter.setPen(QPen(QColor(INKS["black"]), FINE * (1.2 if item.thick else 0.6)))
            painter.setBrush(QColor(TINT) if item.tint else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, item.radius * FINE, item.radius * FINE)
        elif isinstance(item, Symbol):
            paint_icon(painter, item.name, INKS["black"], place)
        elif isinstance(item, Badge):
            _paint_badge(painter, item, place)
        else:
            _paint_portrait(painter, item, place)
    painter.restore()


def _paint_badge(painter: QPainter, item: Badge, place: QRectF) -> None:
    painter.setPen(QPen(QColor(INKS["black"]), FINE * 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shield(place))
    painter.setFont(type_of(max(item.height * 0.5, SMALLEST), bold=True))
    painter.drawText(
        place.adjusted(0, 0, 0, -place.height() * 0.1), Qt.AlignmentFlag.AlignCenter, initial(item.name)
    )


def _paint_portrait(painter: QPainter, item: Portrait, place: QRectF) -> None:
    picture = portrait_of(item.card)
    if picture is not None:
        cut = filling(picture, round(item.width * PIXELS), round(item.height * PIXELS))
        painter.drawImage(place, _on_white(cut))
    painter.setPen(QPen(QColor(INKS["black"]), FINE * 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)


def _on_white(picture: QPixmap) -> QImage:
    """In greys, on white where one can see through it."""
    ground = QImage(picture.size(), QImage.Format.Format_RGB32)
    ground.fill(Qt.GlobalColor.white)
    painter = QPainter(ground)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return ground.convertToFormat(QImage.Format.Format_Grayscale8)


def filled(blocks: Sequence[Block], height: float) -> list[list[Block]]:
    """The blocks in columns no higher than *height*, in their order; one that is higher stands alone."""
    columns: list[list[Block]] = [[]]
    used = 0.0
    for block in blocks:
        if columns[-1] and used + block.height > height:
            columns.append([])
            used = 0.0
        columns[-1].append(block)
        used += block.height
    return columns
