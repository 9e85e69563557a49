"""The app's symbols: SVG files in resources/icons, drawn in the colours of the theme when first asked for."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from hellassist.gui.looks.theme import tokens
from hellassist.places import resources_folder

SIZE = 22


def icon(name: str, *, flat: bool = False) -> QIcon:
    """The symbol *name* in the text colour, dimmed where it is disabled; *flat* where being checked tints nothing."""
    chosen = tokens()
    return _icon(
        name, chosen.text, chosen.text if flat else chosen.on_accent, chosen.dim if flat else chosen.line
    )


@cache
def _icon(name: str, colour: str, on: str, disabled: str) -> QIcon:
    made = QIcon()
    for scale in (1, 2):
        made.addPixmap(pixmap(name, colour, SIZE, scale))
        made.addPixmap(pixmap(name, on, SIZE, scale), QIcon.Mode.Normal, QIcon.State.On)
        made.addPixmap(pixmap(name, disabled, SIZE, scale), QIcon.Mode.Disabled)
    return made


def pixmap(name: str, colour: str, size: int = SIZE, scale: float = 1) -> QPixmap:
    """The symbol as a picture of *size* logical pixels. Raises OSError if there is no such symbol."""
    picture = QPixmap(round(size * scale), round(size * scale))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_icon(painter, name, colour, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture


def paint_icon(painter: QPainter, name: str, colour: str, place: QRectF) -> None:
    """Draw the symbol where the painter paints, as lines where it can. Raises OSError if there is no such symbol."""
    from PySide6.QtSvg import QSvgRenderer

    source = _source(name).replace("currentColor", colour)
    QSvgRenderer(QByteArray(source.encode())).render(painter, place)


@cache
def _source(name: str) -> str:
    return (resources_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
