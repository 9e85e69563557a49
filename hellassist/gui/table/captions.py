"""Where the names stand, so that none lies on another or on a base. Pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from hellassist.gui.table.items import CaptionItem, Place

PLACES: tuple[Place, ...] = ("below", "above", "right", "left")
CLEAR = 2.0
"""Pixels between a base and its name."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A unit on screen: its caption, its centre in the scene and its radius there."""

    caption: CaptionItem
    centre: QPointF
    radius: float


def lay_out(spots: Sequence[Spot], scale: float, taken: list[QRectF]) -> None:
    """Give each name the first side that is free, else the one where it covers least.

    *scale* is in pixels a millimetre; *taken* are boxes in pixels where something else stands already.
    """
    discs = [
        QRectF(
            (spot.centre.x() - spot.radius) * scale,
            (spot.centre.y() - spot.radius) * scale,
            2 * spot.radius * scale,
            2 * spot.radius * scale,
        )
        for spot in spots
    ]
    for spot, own in zip(spots, discs, strict=True):
        best: tuple[float, Place, QRectF] | None = None
        for rank, place in enumerate(PLACES):
            anchor = _anchor(spot, place, CLEAR / scale)
            box = spot.caption.box(place).translated(anchor * scale)
            cover = rank * 0.5 + sum(_shared(box, other) for other in taken)
            cover += sum(_shared(box, disc) for disc in discs if disc is not own)
            if best is None or cover < best[0]:
                best = (cover, place, box)
            if cover <= rank * 0.5:
                break
        if best is None:
            continue
        taken.append(best[2])
        spot.caption.put(best[1])
        spot.caption.setPos(_anchor(spot, best[1], CLEAR / scale))


def _anchor(spot: Spot, place: Place, clear: float) -> QPointF:
    reach = spot.radius + clear
    x, y = {"below": (0.0, reach), "above": (0.0, -reach), "right": (reach, 0.0), "left": (-reach, 0.0)}[
        place
    ]
    return spot.centre + QPointF(x, y)


def _shared(a: QRectF, b: QRectF) -> float:
    if not a.intersects(b):
        return 0.0
    both = a.intersected(b)
    return both.width() * both.height()
