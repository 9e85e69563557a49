"""Where marks stand around their units: beside bases, names and each other, and in sight. Pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF

from hellassist.gui.odds.badge import Badge
from hellassist.rules.game import Unit

Box = tuple[float, float, float, float]
"""Left, top, right, bottom: plain numbers, as hundreds of them are compared."""

GAP = 5.0
"""Between a base and its mark."""
NAME = (-24.0, 0.0, 24.0, 30.0)
"""What a name adds to the box of a base where it stands below it."""
LATER, COVERING, OUT_OF_SIGHT, CROSSING = 20.0, 4.0, 5.0, 2000.0
"""Weights: of each place that is less liked, of lying on a base or mark or outside the window (for each square pixel),
and of a line across another mark."""
STEPS = 16
"""So many spots of a line are looked at."""


class Around:
    """The table as it is seen at *scale* pixels a millimetre. *sight* is what the window shows of it."""

    def __init__(self, units: Sequence[Unit], scale: float, sight: QRectF, taken: Sequence[QRectF]) -> None:
        self._scale = scale
        self._sight = _box(QRectF(sight.topLeft() * scale, sight.size() * scale))
        self._discs = [_disc(unit, scale) for unit in units]
        self._names = [_grown(disc) for disc in self._discs]
        self._taken = [_box(each) for each in taken]

    def stand(self, badge: Badge, unit: Unit) -> None:
        """Let a mark stand where it is least in the way; the next ones keep off it."""
        centre = QPointF(*unit.base.at) * self._scale
        boxes = badge.boxes(unit.profile.radius * self._scale + GAP)
        least, best = inf, boxes[0]
        for rank, box in enumerate(boxes):
            if LATER * rank >= least:
                break
            weight = LATER * rank + self._weight(_box(box.translated(centre)), centre.x(), centre.y())
            if weight < least:
                least, best = weight, box
        badge.stand(best)
        self._taken.append(_box(best.translated(centre)))

    def _weight(self, box: Box, x: float, y: float) -> float:
        left, top, right, bottom = box
        beyond = (right - left) * (bottom - top) - sum(_shared(box, (self._sight,)))
        covered = sum(_shared(box, self._discs)) + sum(_shared(box, self._taken))
        weight = COVERING * covered + sum(_shared(box, self._names)) + OUT_OF_SIGHT * beyond
        return weight + CROSSING * self._crosses(x, y, (left + right) / 2, (top + bottom) / 2)

    def _crosses(self, x: float, y: float, end_x: float, end_y: float) -> bool:
        """Whether the line from a unit to its mark would lie on another mark."""
        for step in range(STEPS):
            at_x, at_y = x + (end_x - x) * step / STEPS, y + (end_y - y) * step / STEPS
            for left, top, right, bottom in self._taken:
                if left <= at_x <= right and top <= at_y <= bottom:
                    return True
        return False


def _box(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _disc(unit: Unit, scale: float) -> Box:
    at, radius = unit.base.at, unit.profile.radius
    left, top, right, bottom = at.x - radius, at.y - radius, at.x + radius, at.y + radius
    return left * scale, top * scale, right * scale, bottom * scale


def _grown(box: Box) -> Box:
    return box[0] + NAME[0], box[1] + NAME[1], box[2] + NAME[2], box[3] + NAME[3]


def _shared(box: Box, others: Sequence[Box]) -> Iterator[float]:
    """The area that a box has in common with each of those that it meets."""
    left, top, right, bottom = box
    for other_left, other_top, other_right, other_bottom in others:
        if other_left < right and left < other_right and other_top < bottom and top < other_bottom:
            wide = min(right, other_right) - max(left, other_left)
            yield wide * (min(bottom, other_bottom) - max(top, other_top))
