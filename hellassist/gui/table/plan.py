"""A planned move: where it started, its corners, its tip. Plain values; no Qt."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot

from hellassist.geometry import Point, distance, path_length
from hellassist.gui.looks.figures import typed_number

NUDGE_FATHOMS = 0.5


@dataclass
class Plan:
    """The way a unit's centre would take, as the player draws it."""

    unit: str
    start: Point
    fathom: float
    corners: list[Point] = field(default_factory=list)
    tip: Point = field(init=False)
    typed: str = ""
    """The distance being typed for the last leg, in fathoms."""

    def __post_init__(self) -> None:
        self.tip = self.start

    @property
    def anchor(self) -> Point:
        """Where the last leg begins."""
        return self.corners[-1] if self.corners else self.start

    @property
    def before_anchor(self) -> float:
        """Length of the way up to the last leg, in millimetres."""
        return path_length((self.start, *self.corners))

    @property
    def path(self) -> tuple[Point, ...]:
        """From where the unit stands to the tip."""
        return (self.start, *self.corners, self.tip)

    def steer(self, tip: Point) -> None:
        """Move the tip."""
        self.tip = tip
        self.typed = ""

    def nudge(self, right: int, down: int, fathoms: float = NUDGE_FATHOMS) -> None:
        """Move the tip by steps of half a fathom."""
        step = fathoms * self.fathom
        self.steer(Point(self.tip.x + right * step, self.tip.y + down * step))

    def add_corner(self) -> None:
        """Turn here."""
        if distance(self.tip, self.anchor) > 0:
            self.corners.append(self.tip)
            self.typed = ""

    def drop_corner(self) -> bool:
        """Take the last turn back; False if there is none."""
        if not self.corners:
            return False
        self.corners.pop()
        self.typed = ""
        return True

    def type_sign(self, sign: str) -> None:
        """A digit or a decimal sign more: the last leg has exactly this length, in the direction it has."""
        self.typed += sign
        self._as_typed()

    def erase_sign(self) -> bool:
        """Take the last sign back; False if none was typed."""
        if not self.typed:
            return False
        self.typed = self.typed[:-1]
        self._as_typed()
        return True

    def _as_typed(self) -> None:
        wanted = typed_number(self.typed)
        if wanted is None or wanted < 0:
            return
        dx, dy = self.tip.x - self.anchor.x, self.tip.y - self.anchor.y
        long = hypot(dx, dy)
        ux, uy = (dx / long, dy / long) if long else (1.0, 0.0)
        reach = max(wanted * self.fathom, 1e-3)  # a little, so that the direction is kept
        self.tip = Point(self.anchor.x + ux * reach, self.anchor.y + uy * reach)
