"""Where the names stand, so that none lies on another or on a base. Pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF

from hellassist.gui.table.items import CaptionItem, Place

CLEAR = 2.0
"""Pixels between a base and its name."""
AWAY = (0.0, 14.0, 30.0, 50.0)
"""Pixels farther off, tried in this order."""
NEAR, FAR = 60.0, 320.0
"""Pixels between bases up to which they crowd each other, and up to which a name may come near another's base."""
DOUBT = 400.0
"""Weight of standing nearer to another base than to one's own, as square pixels of a name that is covered."""
LED = 20.0
"""Pixels from its base from which on a name is tied to it by a line."""
NEVER = 1e6
"""Weight of lying on a base: any amount of another name is rather covered."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A unit on screen: its caption, its centre in the scene and its radius there."""

    caption: CaptionItem
    centre: QPointF
    radius: float


def lay_out(spots: Sequence[Spot], scale: float, taken: list[QRectF], table: QRectF) -> None:
    """Give each name the first place that is free, else the one where it covers least; never one on a base.

    *scale* is in pixels a millimetre; *taken* are boxes in pixels where something else stands already; names of units
    on the *table*, in millimetres, stay on it where they can. One that stands off its base is tied to it by a line.
    """
    discs = [(spot.centre * scale, spot.radius * scale) for spot in spots]
    crowd = [sum(_gap(mine, other) < NEAR for other in discs) for mine in discs]
    ground = QRectF(table.topLeft() * scale, table.size() * scale)
    for place_of in sorted(
        range(len(spots)), key=lambda at: -crowd[at]
    ):  # who has least choice chooses first
        spot, own = spots[place_of], discs[place_of]
        near = [disc for disc in discs if disc is not own and _gap(own, disc) < FAR]
        within = ground if ground.contains(own[0]) else None
        best: tuple[float, Place, QPointF, QRectF] | None = None
        for rank, (place, anchor) in enumerate(_places(spot, scale)):
            box = spot.caption.box(place).translated(anchor)
            cover = rank * 0.5 + sum(_shared(box, other) for other in taken) + _outside(box, within)
            if best is None or cover < best[0]:
                cover += sum(max(-_from(box, disc), 0.0) for disc in (own, *near)) * NEVER
                mine = _from(box, own)
                cover += DOUBT * any(_from(box, disc) < mine for disc in near)
            if best is None or cover < best[0]:
                best = (cover, place, anchor, box)
            if cover <= rank * 0.5:
                break
        if best is None:
            continue
        taken.append(best[3])
        spot.caption.put(best[1], _lead(best[3], best[2], own))
        spot.caption.setPos(best[2] / scale)


def _places(spot: Spot, scale: float) -> Iterator[tuple[Place, QPointF]]:
    """The sides, then the corners, then the same farther off: each with the anchor of the caption, in pixels."""
    centre, size = spot.centre * scale, spot.caption.box("middle")
    half = size.height() / 2
    for away in AWAY:
        reach = spot.radius * scale + CLEAR + away
        yield "below", centre + QPointF(0, reach)
        yield "above", centre - QPointF(0, reach)
        yield "right", centre + QPointF(reach, 0)
        yield "left", centre - QPointF(reach, 0)
        slant, shift = reach * 0.71, size.width() / 2
        yield "right", centre + QPointF(slant, slant + half)
        yield "left", centre + QPointF(-slant, slant + half)
        yield "right", centre + QPointF(slant, -slant - half)
        yield "left", centre + QPointF(-slant, -slant - half)
        for side in (shift / 2, -shift / 2, shift, -shift):
            yield "below", centre + QPointF(side, reach)
            yield "above", centre + QPointF(side, -reach)


def _outside(box: QRectF, within: QRectF | None) -> float:
    """How much of the box lies outside."""
    return box.width() * box.height() - _shared(box, within) if within is not None else 0.0


def _lead(box: QRectF, anchor: QPointF, disc: tuple[QPointF, float]) -> QLineF:
    """The line from a name to its base, in pixels from the anchor; none where it stands close by."""
    if _from(box, disc) < LED:
        return QLineF()
    centre, radius = disc
    start = QPointF(
        min(max(centre.x(), box.left()), box.right()), min(max(centre.y(), box.top()), box.bottom())
    )
    line = QLineF(centre, start)
    line.setP1(line.pointAt(radius / line.length()))
    return line.translated(-anchor)


def _shared(a: QRectF, b: QRectF) -> float:
    if not a.intersects(b):
        return 0.0
    both = a.intersected(b)
    return both.width() * both.height()


def _from(box: QRectF, disc: tuple[QPointF, float]) -> float:
    """How far a disc is from the box; below 0 it reaches in."""
    centre, radius = disc
    x = max(box.left() - centre.x(), 0.0, centre.x() - box.right())
    y = max(box.top() - centre.y(), 0.0, centre.y() - box.bottom())
    return hypot(x, y) - radius


def _gap(a: tuple[QPointF, float], b: tuple[QPointF, float]) -> float:
    apart = a[0] - b[0]
    return hypot(apart.x(), apart.y()) - a[1] - b[1]
