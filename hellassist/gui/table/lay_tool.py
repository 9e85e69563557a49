"""Laying the table by pointer and keys: both act on what is in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from hellassist.app.battle import laying
from hellassist.geometry import Point, distance
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.table.lay_grips import GRIP_PX, TURN, Held, grip_at, reshaped
from hellassist.gui.table.lay_hand import LayHand
from hellassist.gui.table.move_tool import ARROWS

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView

STEP, FINE = 0.5, 0.1
"""Of a move by keys, in fathoms."""
FINE_TURN = 1.0
"""Degrees, as TURN."""
SETTLE_MS = 350
"""After the wheel has stood still so long the turn is carried out: one command, not one a notch."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


class LayTool(QObject):
    """Shift keeps to half fathoms, and turns by steps; with the wheel it turns."""

    left = Signal()

    def __init__(self, view: BoardView, bridge: SessionBridge, hand: LayHand) -> None:
        super().__init__(view)
        self._view, self._bridge, self._hand = view, bridge, hand
        self._held: Held | None = None
        self._wheel_rests = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._wheel_rests.timeout.connect(hand.settle)

    @property
    def busy(self) -> bool:
        """Whether something is held or half drawn."""
        return self._held is not None or bool(self._hand.corners)

    # -- pointer -------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> bool:
        """Take hold, or set a corner. The table itself is left to panning."""
        hand, spot = self._hand, self._spot(event)
        if event.button() == Qt.MouseButton.RightButton:
            return hand.drop_corner() or self._take_corner(spot)
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        self._wheel_rests.stop()
        hand.settle()
        if hand.mode == "choose":
            return self._take_hold(event)
        hand.cursor = spot
        if hand.mode != "outline":
            hand.aim(spot)
        self._held = Held("draw", spot, event.position().toPoint(), hand.corners)
        if hand.mode == "outline" and event.type() == QEvent.Type.MouseButtonDblClick:
            self._held = None
            hand.close()
        return True

    def motion(self, event: QMouseEvent) -> bool:
        """What is held follows; so does what is about to be put."""
        hand, held = self._hand, self._held
        spot, drawn = self._spot(event), False
        if held is not None:
            far = (event.position().toPoint() - held.pressed).manhattanLength()
            held.dragged = held.dragged or far >= QApplication.startDragDistance()
            drawn = held.dragged
        if hand.mode == "choose":
            if held is None or not drawn:
                return False
            snap = bool(event.modifiers() & SHIFT)
            hand.planned = reshaped(held, self._view.spot(event.position()), hand.fathom, snap=snap)
        elif hand.mode == "put" or (hand.mode == "circle" and held is None):
            hand.aim(spot)
        elif held is not None and drawn and hand.mode == "circle":
            hand.planned = laying.round_outline(held.start, max(distance(held.start, spot), 1.0))
        elif hand.mode == "outline":
            hand.cursor = spot
            boxed = held is not None and drawn and not hand.corners
            hand.planned = laying.box(held.start, spot) if boxed and held is not None else None
        hand.redraw()
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Let go: the change is carried out."""
        hand, held = self._hand, self._held
        self._held = None
        if event.button() != Qt.MouseButton.LeftButton or held is None:
            return held is not None
        if hand.mode == "choose":
            hand.settle()
            hand.redraw()
        elif hand.mode == "outline" and not (held.dragged and not hand.corners):
            hand.add_corner(held.start)
        else:
            hand.finish()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Shift and the wheel turn it; the wheel alone zooms."""
        hand = self._hand
        if not isinstance(event, QWheelEvent) or not event.modifiers() & SHIFT or hand.shown is None:
            return super().eventFilter(watched, event)
        by = event.angleDelta().y() or event.angleDelta().x()
        if by and hand.mode == "put":
            hand.turn(TURN if by > 0 else -TURN)
        elif by and hand.mode == "choose":
            hand.planned = laying.turned(hand.shown.outline, TURN if by > 0 else -TURN)
            self._wheel_rests.start()
            hand.redraw()
        return True

    def _take_hold(self, event: QMouseEvent) -> bool:
        hand, spot = self._hand, self._view.spot(event.position())
        item, scale = hand.item, self._view.scale_now
        grip, corner = grip_at(spot, item.outline, scale) if item is not None else ("", 0)
        if item is not None and grip == "edge" and event.type() == QEvent.Type.MouseButtonDblClick:
            hand.change(laying.with_corner_after(item.outline, corner, spot))
            return True
        if grip in ("", "edge"):
            game = self._bridge.game
            found = laying.under(game, spot, 0.0) or laying.under(game, spot, GRIP_PX / scale)
            if found != hand.slot:
                hand.choose(found)
            item, grip = hand.item, "move"
        if item is not None:
            self._held = Held(grip, spot, event.position().toPoint(), item.outline, corner)
        hand.redraw()
        return item is not None

    def _take_corner(self, spot: Point) -> bool:
        """Take the corner of the chosen outline away that is under the pointer."""
        item = self._hand.item
        if item is None or len(item.outline) <= 3:
            return False
        grip, corner = grip_at(spot, item.outline, self._view.scale_now)
        if grip == "corner":
            self._hand.change(laying.without_corner(item.outline, corner))
        return grip == "corner"

    def _spot(self, event: QMouseEvent) -> Point:
        spot = self._view.spot(event.position())
        return laying.snapped(spot, self._hand.fathom) if event.modifiers() & SHIFT else spot

    # -- keys ----------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move, Page keys turn, Insert copies, Delete takes away, Enter finishes, Escape leaves."""
        key, modifiers = event.key(), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        fine = bool(modifiers & SHIFT)
        if key in ARROWS:
            right, down = ARROWS[Qt.Key(key)]
            step = (FINE if fine else STEP) * self._hand.fathom
            return self._hand.nudge(right * step, down * step)
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            by = FINE_TURN if fine else TURN
            self._hand.turn(-by if key == Qt.Key.Key_PageUp else by)
            return True
        if key == Qt.Key.Key_Escape:
            self._escape()
            return True
        return self._key_on_chosen(key) if self._hand.mode == "choose" else self._key_on_draft(key)

    def _key_on_chosen(self, key: int) -> bool:
        if self._hand.item is None:
            return False
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._hand.take()
        elif key == Qt.Key.Key_Insert:
            self._hand.copy()
        else:
            return False
        return True

    def _key_on_draft(self, key: int) -> bool:
        hand = self._hand
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            hand.finish()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Insert) and hand.mode == "outline":
            hand.add_corner(hand.cursor)
        elif key == Qt.Key.Key_Backspace:
            hand.drop_corner()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus) and hand.mode == "circle":
            hand.grow(STEP * hand.fathom * (1 if key == Qt.Key.Key_Plus else -1))
        else:
            return False
        return True

    def _escape(self) -> None:
        hand = self._hand
        if hand.corners and hand.draft is not None:
            hand.begin("outline", hand.draft)
        elif hand.mode != "choose" or hand.slot is not None:
            hand.choose(None)
        else:
            self.left.emit()

    def cancel(self) -> None:
        """Let go of what is held; what is chosen stays so."""
        hand = self._hand
        self._held = None
        self._wheel_rests.stop()
        if hand.mode == "choose":
            hand.planned = None
            if hand.item is None:
                hand.slot = None
        hand.redraw()

    def redraw(self) -> None:
        """Draw what is in hand as it lies now."""
        self._hand.redraw()
