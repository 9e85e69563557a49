"""Portraits: taken from a picture file with care, kept in the data folder, shown on cards and in lists."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QImageWriter, QPainter, QPixmap

from hellassist.app.cards.cards import BadPortrait, portrait_path
from hellassist.gui.looks.figures import number
from hellassist.said import QT_TRANSLATE_NOOP as N

LARGEST_FILE = 20 * 1024 * 1024
"""Bytes of the largest picture file that is read."""
WIDEST = 12_000
"""Pixels of the longest side that is decoded."""
KEPT = 640
"""Pixels of the longer side of the portrait that is kept."""
FORMATS = ("png", "jpeg", "webp", "bmp", "gif")
MEGABYTE = 1024 * 1024


class NoPicture(BadPortrait):
    """The file gives no portrait; the text says why, in a sentence."""


def read_picture(path: Path) -> bytes:
    """The picture of a file, scaled down and written anew as PNG. Raises NoPicture."""
    try:
        size = path.stat().st_size if path.is_file() else -1
    except OSError as wrong:
        raise NoPicture(
            _say(N("portrait", "{0}: it cannot be read: {1}."), path.name, wrong.strerror)
        ) from None
    if size < 0:
        raise NoPicture(_say(N("portrait", "{0}: there is no such file."), path.name))
    if size > LARGEST_FILE:
        found, most = number(size / MEGABYTE, 0), number(LARGEST_FILE / MEGABYTE, 0)
        said = N("portrait", "{0}: it has {1} MB; allowed are {2} MB.")
        raise NoPicture(_say(said, path.name, found, most))
    try:
        return picture_in(path.read_bytes(), path.name)
    except OSError as wrong:
        raise NoPicture(
            _say(N("portrait", "{0}: it cannot be read: {1}."), path.name, wrong.strerror)
        ) from None


def picture_in(body: bytes, name: str) -> bytes:
    """The same from the bytes of a picture; *name* is what sentences call it. Raises NoPicture."""
    buffer = QBuffer()
    buffer.setData(body)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    known = bytes(reader.format().data()).decode("ascii", "replace") in FORMATS
    whole = reader.size() if known else QSize()  # asking a drawing for its size would open what it names
    if not whole.isValid():
        said = N("portrait", "{0}: it is no picture; allowed are PNG, JPEG, WebP, BMP and GIF.")
        raise NoPicture(_say(said, name))
    if max(whole.width(), whole.height()) > WIDEST:
        said = N("portrait", "{0}: it measures {1} × {2} pixels; allowed are {3} on each side.")
        raise NoPicture(_say(said, name, whole.width(), whole.height(), WIDEST))
    pixels = _most_pixels(reader)
    if whole.width() * whole.height() > pixels:
        said = N("portrait", "{0}: it measures {1} × {2} pixels; allowed are {3} million in all.")
        raise NoPicture(_say(said, name, whole.width(), whole.height(), pixels // 1_000_000))
    if max(whole.width(), whole.height()) > KEPT:
        reader.setScaledSize(
            whole.scaled(QSize(KEPT, KEPT), Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
        )
    picture = reader.read()
    if picture.isNull():
        raise NoPicture(_say(N("portrait", "{0}: the picture in it is damaged."), name))
    return _png(picture)


def _most_pixels(reader: QImageReader) -> int:
    """How many Qt would decode; those that are scaled while they are decoded may be as large as they like."""
    if reader.supportsOption(QImageIOHandler.ImageOption.ScaledSize):
        return WIDEST * WIDEST
    bits = QImage.toPixelFormat(reader.imageFormat()).bitsPerPixel() or 32
    return QImageReader.allocationLimit() * MEGABYTE * 8 // max(bits, 32)


def _png(picture: QImage) -> bytes:
    """Written anew: nothing but the pixels is kept."""
    bare = QImage(picture.size(), QImage.Format.Format_ARGB32)
    bare.fill(Qt.GlobalColor.transparent)
    painter = QPainter(bare)
    painter.drawImage(0, 0, picture)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(bare)
    buffer.close()
    return bytes(data.data())


def _say(text: str, *facts: object) -> str:
    return QCoreApplication.translate("portrait", text).format(*facts)


def portrait_of(key: str) -> QPixmap | None:
    """The portrait that is kept for a card; None if there is none, or one that nobody can read."""
    path = portrait_path(key)
    if not key or not path.is_file():
        return None
    reader = QImageReader(str(path), QByteArray(b"png"))
    if max(reader.size().width(), reader.size().height()) > KEPT:
        return None  # not written by the app
    return _pixmap(reader.read())


def picture_of(png: bytes) -> QPixmap | None:
    """A portrait that is not kept yet."""
    picture = QPixmap()
    picture.loadFromData(png)
    return None if picture.isNull() else picture


def _pixmap(picture: QImage) -> QPixmap | None:
    return None if picture.isNull() else QPixmap.fromImage(picture)


def filling(picture: QPixmap, wide: int, high: int) -> QPixmap:
    """The middle of a picture that fills a box of this size in pixels."""
    grown = picture.scaled(
        wide,
        high,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    )
    return grown.copy((grown.width() - wide) // 2, (grown.height() - high) // 3, wide, high)
