"""Aiming a template: the pointer puts it down or turns it, arrow keys move it, Enter confirms."""

from __future__ import annotations

from math import atan2, cos, hypot, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from hellassist.geometry import Point
from hellassist.gui.table.move_tool import ARROWS

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView

STEP, FINE = 0.5, 0.1
"""Of the spot, in fathoms."""
TURN, FINE_TURN = 5.0, 1.0
"""Of a blast around its shooter, in degrees."""


class AimTool(QObject):
    """Keeps no spot of its own: it asks for one. *turns*: left and right turn the template around *centre*."""

    aimed = Signal(object)
    """A spot, in millimetres."""
    confirmed = Signal()
    left = Signal()

    def __init__(self, view: BoardView, fathom: float, centre: Point, *, turns: bool) -> None:
        super().__init__(view)
        self._view, self._fathom, self._centre, self._turns = view, fathom, centre, turns
        self.spot = centre
        self._held = False

    @property
    def busy(self) -> bool:
        """Whether the template follows the pointer now."""
        return self._held

    def press(self, event: QMouseEvent) -> bool:
        """The spot is here; a base under the pointer is aimed at in its middle."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        self._held = True
        self._aim(event, on_bases=True)
        return True

    def motion(self, event: QMouseEvent) -> bool:
        """It follows the pointer while the button is down."""
        if self._held:
            self._aim(event, on_bases=False)
        return self._held

    def release(self, event: QMouseEvent) -> bool:
        """There it lies."""
        del event
        was, self._held = self._held, False
        return was

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move or turn it, with Shift by less; Enter confirms, Escape leaves."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
            return True
        if key == Qt.Key.Key_Escape:
            self.left.emit()
            return True
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if not plain or key not in ARROWS:
            return False
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        right, down = ARROWS[Qt.Key(key)]
        if self._turns:
            self._turn((right or down) * (FINE_TURN if fine else TURN))
        else:
            step = (FINE if fine else STEP) * self._fathom
            self.aimed.emit(Point(self.spot.x + right * step, self.spot.y + down * step))
        return True

    def cancel(self) -> None:
        """Let go; the template stays where it lies."""
        self._held = False

    def redraw(self) -> None:
        """The template is drawn in millimetres: nothing to do."""

    def _aim(self, event: QMouseEvent, *, on_bases: bool) -> None:
        spot = self._view.spot(event.position())
        found = self._view.board.units_at(spot, 0.0) if on_bases else ()
        middle = self._view.bridge.game.unit(found[0]).at if found else None
        self.aimed.emit(middle or spot)

    def _turn(self, degrees: float) -> None:
        dx, dy = self.spot.x - self._centre.x, self.spot.y - self._centre.y
        away = hypot(dx, dy) or 1.0
        angle = atan2(dy, dx) + radians(degrees)
        self.aimed.emit(Point(self._centre.x + away * cos(angle), self._centre.y + away * sin(angle)))
