"""Where marks stand around their units: beside bases, names and each other, and in sight. Pixels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from hellassist.gui.odds.badge import Badge
from hellassist.rules.game import Unit

GAP = 5.0
"""Between a base and its mark."""
NAME = (-24.0, 0.0, 24.0, 30.0)
"""What a name adds to the box of a base where it stands below it."""
LATER, COVERING, OUT_OF_SIGHT = 20.0, 4.0, 5.0
"""Weights: of each place that is less liked, of lying on a base or mark, of lying outside the window."""


class Around:
    """The table as it is seen at *scale* pixels a millimetre. *sight* is what the window shows of it."""

    def __init__(self, units: Sequence[Unit], scale: float, sight: QRectF, taken: Sequence[QRectF]) -> None:
        self._scale = scale
        self._sight = QRectF(sight.topLeft() * scale, sight.size() * scale)
        self._discs = [_disc(unit, scale) for unit in units]
        self._names = [disc.adjusted(*NAME) for disc in self._discs]
        self._taken = list(taken)

    def stand(self, badge: Badge, unit: Unit) -> None:
        """Let a mark stand where it is least in the way; the next ones keep off it."""
        centre = QPointF(*unit.base.at) * self._scale
        boxes = badge.boxes(unit.profile.radius * self._scale + GAP)
        weights = [LATER * rank + self._weight(box.translated(centre)) for rank, box in enumerate(boxes)]
        best = boxes[weights.index(min(weights))]
        badge.stand(best)
        self._taken.append(best.translated(centre))

    def _weight(self, box: QRectF) -> float:
        inside = box.intersected(self._sight)
        beyond = box.width() * box.height() - inside.width() * inside.height()
        covered = _shared(box, self._discs) + _shared(box, self._taken)
        return COVERING * covered + _shared(box, self._names) + OUT_OF_SIGHT * beyond


def _disc(unit: Unit, scale: float) -> QRectF:
    at, radius = unit.base.at, unit.profile.radius
    return QRectF((at.x - radius) * scale, (at.y - radius) * scale, 2 * radius * scale, 2 * radius * scale)


def _shared(box: QRectF, others: Sequence[QRectF]) -> float:
    both = (box.intersected(other) for other in others if box.intersects(other))
    return sum(each.width() * each.height() for each in both)
