"""Portraits from picture files."""

from __future__ import annotations

import struct

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from hellassist.gui.cards.portrait import KEPT, picture_in

pytestmark = pytest.mark.usefixtures("qapp")


def photograph(wide: int, high: int, orientation: int) -> bytes:
    """A JPEG, red in its left half and blue in its right, whose EXIF says how the camera was held."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(Qt.GlobalColor.red))
    painter = QPainter(image)
    painter.fillRect(wide // 2, 0, wide // 2, high, QColor(Qt.GlobalColor.blue))
    painter.end()
    body = QByteArray()
    buffer = QBuffer(body)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(b"jpeg")).write(image)
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    tiff = b"MM\x00\x2a" + struct.pack(">IH", 8, 1) + entry + struct.pack(">I", 0)
    exif = b"Exif\x00\x00" + tiff
    return (
        bytes(body.data()[:2])
        + b"\xff\xe1"
        + struct.pack(">H", len(exif) + 2)
        + exif
        + bytes(body.data()[2:])
    )


@pytest.mark.parametrize("scale", [1, 10], ids=["kept", "scaled"])
@pytest.mark.parametrize(
    ("orientation", "red", "blue"),
    [
        (1, (0.25, 0.5), (0.75, 0.5)),
        (3, (0.75, 0.5), (0.25, 0.5)),
        (6, (0.5, 0.25), (0.5, 0.75)),
        (8, (0.5, 0.75), (0.5, 0.25)),
    ],
)
def test_a_photograph_stands_upright(
    orientation: int, red: tuple[float, float], blue: tuple[float, float], scale: int
) -> None:
    kept = QImage.fromData(picture_in(photograph(200 * scale, 100 * scale, orientation), "photo.jpg"))
    long, short = max(kept.width(), kept.height()), min(kept.width(), kept.height())
    assert (long, short) == ((200, 100) if scale == 1 else (KEPT, KEPT // 2))
    assert (kept.width() > kept.height()) == (orientation in (1, 3))
    for (x, y), of in ((red, "red"), (blue, "blue")):
        colour = kept.pixelColor(round(x * kept.width()), round(y * kept.height()))
        assert (colour.red() > 200, colour.blue() > 200) == (of == "red", of == "blue")
