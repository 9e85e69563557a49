"""The ruler: from the edge of a base, of terrain or a spot to another. Always allowed, for either side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from hellassist.geometry import (
    Base,
    Outline,
    Point,
    distance,
    gap,
    gap_to_outline,
    is_inside,
    nearest_on_outline,
    nearest_spots,
)
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.figures import fathoms
from hellassist.gui.table.overlay import Overlay
from hellassist.gui.table.rings import typed_distances

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView


BORDER_PX = 12.0
"""So near to the border of terrain the ruler takes hold of it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """An end of the ruler: a unit's base, a spot as a base without size, or a piece of terrain by its outline."""

    base: Base
    unit: str = ""
    outline: Outline = ()
    terrain: str = ""


class MeasureTool(QObject):
    """Press, drag, release; or click and click. The last measure stays until the next."""

    def __init__(self, view: BoardView, bridge: SessionBridge, overlay: Overlay) -> None:
        super().__init__(view)
        self._view, self._bridge, self._overlay = view, bridge, overlay
        self.start: Mark | None = None
        self.end: Mark | None = None
        self._open = False
        self._moved = False
        self._typed = ""

    @property
    def length(self) -> float | None:
        """What the ruler shows, in millimetres."""
        if self.start is None or self.end is None:
            return None
        return length_between(self.start, self.end)

    @property
    def busy(self) -> bool:
        """Whether one end of the ruler is still loose."""
        return self._open

    def press(self, event: QMouseEvent) -> bool:
        """Set an end."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        mark = self._mark(event)
        if self._open:
            self.end = mark
            self._open = False
        else:
            self.start, self.end = mark, None
            self._open = True
        self._moved = False
        self._pressed = event.position().toPoint()
        self.redraw()
        return True

    def motion(self, event: QMouseEvent) -> bool:
        """The loose end follows the pointer."""
        if not self._open:
            return False
        if (event.position().toPoint() - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._moved = True
        self.end = self._mark(event)
        self.redraw()
        return True

    def release(self, event: QMouseEvent) -> bool:
        """After a drag the ruler is laid down; after a click its other end is still loose."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if self._open and self._moved:
            self.end = self._mark(event)
            self._open = False
            self.redraw()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Escape takes the ruler away; Enter on a selected unit sets an end there, a number draws a ring around it."""
        if event.key() == Qt.Key.Key_Escape and self.start is not None:
            self.cancel()
            return True
        if self._view.board.selected and self._type(event):
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._view.board.selected:
            self._set_end(self._unit_mark(self._view.board.selected))
            return True
        return False

    def _type(self, event: QKeyEvent) -> bool:
        """A sign of the ring's distance, or the last one taken back."""
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if event.key() == Qt.Key.Key_Backspace and self._typed:
            self._typed = self._typed[:-1]
        elif event.text() and event.text() in "0123456789.,;":
            self._typed += event.text()
        else:
            return False
        distances = typed_distances(self._typed)
        if distances is None:
            self._typed = self._typed[:-1]
        else:
            self._view.rings.show_distances(distances)
        return True

    def cancel(self) -> None:
        """Take the ruler away."""
        self._typed = ""
        self.start = self.end = None
        self._open = False
        self._overlay.clear()

    def redraw(self) -> None:
        """Draw the ruler as it lies."""
        if self.start is None:
            return
        end = self.end or self.start
        a, b = ends_between(self.start, end)
        self._overlay.show_route((a, b), bad=False)
        touched = [(mark.base.at, mark.base.radius) for mark in (self.start, end) if mark.unit]
        self._overlay.show_touched(touched)
        length = self.length
        head = QCoreApplication.translate("MeasureTool", "Click where to measure to")
        if length is not None:
            head = QCoreApplication.translate("MeasureTool", "{0} fathoms").format(
                fathoms(length, self._bridge.game.fathom)
            )
        names = [
            self._bridge.game.unit(mark.unit).name(self._bridge.language)
            if mark.unit
            else mark.terrain or QCoreApplication.translate("MeasureTool", "a spot")
            for mark in (self.start, end)
        ]
        sentence = " → ".join(names) if length is not None else ""
        self._overlay.tag.say(head, sentence)
        self._view.put_tag(self._overlay.tag, b, end.base.radius, below=b.y > a.y)

    def _set_end(self, mark: Mark) -> None:
        if self._open:
            self.end = mark
        else:
            self.start, self.end = mark, None
        self._open = not self._open
        self.redraw()

    def _mark(self, event: QMouseEvent) -> Mark:
        spot = self._view.spot(event.position())
        found = self._view.board.units_at(spot, self._view.slack())
        return self._unit_mark(found[0]) if found else self._terrain_mark(spot) or Mark(Base(spot, 0.0))

    def _terrain_mark(self, spot: Point) -> Mark | None:
        """The piece whose border is under the pointer: measured to wherever it is nearest."""
        borders = [
            (distance(spot, nearest_on_outline(spot, piece.outline)), piece)
            for piece in self._bridge.game.terrain
            if len(piece.outline) >= 3
        ]
        away, piece = min(borders, key=lambda found: found[0], default=(0.0, None))
        if piece is None or away * self._view.scale_now > BORDER_PX:
            return None
        return Mark(
            Base(spot, 0.0), outline=piece.outline, terrain=QCoreApplication.translate("tables", piece.name)
        )

    def _unit_mark(self, unit: str) -> Mark:
        return Mark(self._bridge.game.unit(unit).base, unit)


def edge_points(a: Base, b: Base) -> tuple[Point, Point]:
    """The ends of the shortest line between two bases."""
    apart = distance(a.at, b.at)
    if apart <= a.radius + b.radius:
        share = a.radius / (a.radius + b.radius) if a.radius + b.radius else 0.0
        spot = Point(a.at.x + (b.at.x - a.at.x) * share, a.at.y + (b.at.y - a.at.y) * share)
        return spot, spot
    ux, uy = (b.at.x - a.at.x) / apart, (b.at.y - a.at.y) / apart
    return (
        Point(a.at.x + ux * a.radius, a.at.y + uy * a.radius),
        Point(b.at.x - ux * b.radius, b.at.y - uy * b.radius),
    )


def ends_between(a: Mark, b: Mark) -> tuple[Point, Point]:
    """The ends of the shortest line between two marks."""
    if a.outline and b.outline:
        return nearest_spots(a.outline, b.outline)
    if a.outline:
        there, here = ends_between(b, a)
        return here, there
    if b.outline:
        inside = is_inside(a.base.at, b.outline)
        near = a.base.at if inside else nearest_on_outline(a.base.at, b.outline)
        return edge_points(a.base, Base(near, 0.0))
    return edge_points(a.base, b.base)


def length_between(a: Mark, b: Mark) -> float:
    """How far two marks are apart, in millimetres; 0 where they touch."""
    if a.outline and b.outline:
        return distance(*nearest_spots(a.outline, b.outline))
    if a.outline or b.outline:
        base, outline = (b.base, a.outline) if a.outline else (a.base, b.outline)
        return gap_to_outline(base, outline)
    return max(gap(a.base, b.base), 0.0)
