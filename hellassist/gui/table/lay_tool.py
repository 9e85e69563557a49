"""Laying the table by hand: choose, drag, turn and reshape what lies there; put pieces, draw outlines and circles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from hellassist.app import laying
from hellassist.app.laying import Item, Outline, Slot
from hellassist.geometry import Point, distance
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.doing import refusal
from hellassist.gui.table.lay_grips import GRIP_PX, TURN, Held, grip_at, handles, reshaped
from hellassist.gui.table.lay_mark import LayMark
from hellassist.gui.table.move_tool import ARROWS
from hellassist.rules.game import Terrain

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView
    from hellassist.rules.commands import LayTable

STEP, FINE = 0.5, 0.1
"""Of a move by keys, in fathoms."""
FINE_TURN = 1.0
"""Degrees, as TURN."""
SETTLE_MS = 350
"""After the wheel has stood still so long the turn is carried out: one command, not one a notch."""

Mode = Literal["choose", "put", "outline", "circle"]


class LayTool(QObject):
    """Holds no table of its own: every change is one command. *draft* is what is being put or drawn."""

    chosen = Signal()
    """Another slot, or another mode."""
    left = Signal()

    def __init__(self, view: BoardView, bridge: SessionBridge, mark: LayMark) -> None:
        super().__init__(view)
        self._view, self._bridge, self._mark = view, bridge, mark
        self.mode: Mode = "choose"
        self.slot: Slot | None = None
        self.draft: Item | None = None
        self.corners: Outline = ()
        self.cursor = Point(0.0, 0.0)
        self._held: Held | None = None
        self._planned: Outline | None = None
        self._wheel_rests = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._wheel_rests.timeout.connect(self._settle)

    # -- what is in hand -----------------------------------------------------------------------------

    @property
    def item(self) -> Item | None:
        """What is chosen, as it lies."""
        return None if self.slot is None else laying.item_at(self._bridge.game, self.slot)

    @property
    def busy(self) -> bool:
        """Whether something is held or half drawn."""
        return self._held is not None or bool(self.corners)

    @property
    def shown(self) -> Item | None:
        """What is drawn in hand: the draft, or what is chosen as it is planned to lie."""
        whole = self.draft if self.mode != "choose" else self.item
        if whole is None:
            return None
        return whole if self._planned is None else replace(whole, outline=self._planned)

    def choose(self, slot: Slot | None) -> None:
        """Take up what lies there."""
        self._settle()
        self.mode, self.draft, self.corners = "choose", None, ()
        self.slot, self._held, self._planned = slot, None, None
        self.redraw()
        self.chosen.emit()

    def begin(self, mode: Mode, draft: Item) -> None:
        """Put a piece whose middle is at (0, 0), or draw one like the draft."""
        self._settle()
        self.slot, self.draft, self.mode = None, draft, mode
        self.corners, self._held, self._planned = (), None, None
        self.cursor = self._view.spot(self._view.viewport().rect().center().toPointF())
        if mode != "outline":
            self._aim(laying.snapped(self.cursor, self._fathom))
        self.redraw()
        self.chosen.emit()

    def lay(self, command: LayTable, slot: Slot | None) -> bool:
        """Carry a change out; *slot* is chosen then. False where it was refused: the outline stays, in red."""
        before, self.slot = self.slot, slot
        mode, self.mode = self.mode, "choose"
        draft, planned = self.draft, self._planned
        self.draft, self._planned, self.corners = None, None, ()
        done = self._bridge.do(command)
        if not done:
            self.slot, self.mode, self.draft, self._planned = before, mode, draft, planned
        self.redraw()
        self.chosen.emit()
        return done

    def change(self, outline: Outline) -> None:
        """Let what is chosen have this outline."""
        item, slot = self.item, self.slot
        if item is None or slot is None or outline == item.outline:
            return
        self._planned = outline
        self.lay(laying.changed(self._bridge.game, slot, replace(item, outline=outline)), slot)

    def copy(self) -> None:
        """Lay another like it beside it."""
        made = laying.copied(self._bridge.game, self.slot) if self.slot is not None else None
        if made is not None:
            self.lay(*made)

    def take(self) -> None:
        """Take it away."""
        if self.item is not None and self.slot is not None:
            self.lay(laying.taken(self._bridge.game, self.slot), None)

    def turn(self, by: float) -> None:
        """Turn what is chosen, or about to be put, by degrees."""
        shown = self.shown
        if self.mode == "put" and self.draft is not None:
            self.draft = replace(self.draft, outline=laying.turned(self.draft.outline, by))
            self._aim(self.cursor)
            self.redraw()
        elif self.mode == "choose" and shown is not None:
            self.change(laying.turned(shown.outline, by))

    # -- pointer -------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> bool:
        """Take hold, or set a corner. The table itself is left to panning."""
        spot = self._spot(event)
        if event.button() == Qt.MouseButton.RightButton:
            return self._back(spot)
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        self._settle()
        if self.mode == "choose":
            return self._take_hold(event)
        self.cursor = spot
        if self.mode != "outline":
            self._aim(spot)
        self._held = Held("draw", spot, event.position().toPoint(), self.corners)
        if self.mode == "outline" and event.type() == QEvent.Type.MouseButtonDblClick:
            self._held = None
            self._close()
        return True

    def motion(self, event: QMouseEvent) -> bool:
        """What is held follows; so does what is about to be put."""
        held, spot = self._held, self._spot(event)
        if held is not None and not held.dragged:
            far = (event.position().toPoint() - held.pressed).manhattanLength()
            held.dragged = far >= QApplication.startDragDistance()
        if self.mode == "choose":
            if held is None or not held.dragged:
                return False
            snap = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._planned = reshaped(held, self._view.spot(event.position()), self._fathom, snap=snap)
        elif self.mode == "put" or (self.mode == "circle" and held is None):
            self._aim(spot)
        elif self.mode == "circle" and held is not None and held.dragged:
            self._planned = laying.round_outline(held.start, max(distance(held.start, spot), 1.0))
        else:
            self.cursor = spot
            if held is not None and held.dragged and not self.corners:
                self._planned = laying.box(held.start, spot)
        self.redraw()
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Let go: the change is carried out."""
        held, self._held = self._held, None
        if event.button() != Qt.MouseButton.LeftButton or held is None:
            return held is not None
        if self.mode == "choose":
            planned, self._planned = self._planned, None
            if held.dragged and planned is not None:
                self.change(planned)
            else:
                self.redraw()
        elif self.mode == "outline" and not (held.dragged and not self.corners):
            self._add_corner(held.start)
        else:
            self._finish()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Shift and the wheel turn it; the wheel alone zooms."""
        shift = Qt.KeyboardModifier.ShiftModifier
        if isinstance(event, QWheelEvent) and event.modifiers() & shift and self.shown is not None:
            by = event.angleDelta().y() or event.angleDelta().x()
            if by and self.mode == "put":
                self.turn(TURN if by > 0 else -TURN)
            elif by and self.mode == "choose":
                self._planned = laying.turned(self.shown.outline, TURN if by > 0 else -TURN)
                self._wheel_rests.start()
                self.redraw()
            return True
        return super().eventFilter(watched, event)

    # -- keys ----------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move, Page keys turn, Insert copies, Delete takes away, Enter finishes, Escape leaves."""
        key, modifiers = event.key(), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        fine = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key in ARROWS:
            right, down = ARROWS[Qt.Key(key)]
            step = (FINE if fine else STEP) * self._fathom
            return self._nudge(right * step, down * step)
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            by = FINE_TURN if fine else TURN
            self.turn(-by if key == Qt.Key.Key_PageUp else by)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif self.mode == "choose":
            return self._key_on_chosen(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Insert) and self.mode == "outline":
            self._add_corner(self.cursor)
        elif key == Qt.Key.Key_Backspace:
            self._back(self.cursor)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus) and self.mode == "circle":
            self._grow(STEP * self._fathom * (1 if key == Qt.Key.Key_Plus else -1))
        else:
            return False
        return True

    def cancel(self) -> None:
        """Let go of what is held; what is chosen stays so."""
        self._held = None
        self._wheel_rests.stop()
        if self.mode == "choose":
            self._planned = None
            if self.item is None:
                self.slot = None
        self.redraw()

    def redraw(self) -> None:
        """Draw what is in hand as it lies now."""
        shown, tag = self.shown, self._view.overlay.tag
        tag.setVisible(False)
        if self.mode == "outline" and self._planned is None:
            self._draw_open()
            return
        if shown is None or len(shown.outline) < 3:
            self._mark.clear()
            return
        refused = refusal(self._bridge.game, laying.alone(shown))
        self._mark.show_outline(shown.outline, bad=refused is not None)
        corners, handle = (
            handles(shown.outline, self._view.scale_now) if self.mode == "choose" else ((), None)
        )
        self._mark.show_handles(corners, handle, self._view.scale_now)
        if refused is not None:
            tag.say(self._name(shown), self._bridge.sentence(refused), bad=True)
            self._view.put_tag(tag, laying.middle_of(shown.outline), laying.reach_of(shown.outline))

    # -- choosing and reshaping ----------------------------------------------------------------------

    def _take_hold(self, event: QMouseEvent) -> bool:
        spot, item = self._view.spot(event.position()), self.item
        self._planned = None
        twice = event.type() == QEvent.Type.MouseButtonDblClick
        grip, corner = grip_at(spot, item.outline, self._view.scale_now) if item is not None else ("", 0)
        if item is not None and grip == "edge" and twice:
            self.change(laying.with_corner_after(item.outline, corner, spot))
            return True
        if grip in ("", "edge"):
            found = laying.under(self._bridge.game, spot, 0.0) or laying.under(
                self._bridge.game, spot, GRIP_PX / self._view.scale_now
            )
            if found != self.slot:
                self.choose(found)
            item, grip = self.item, "move"
        if item is not None:
            self._held = Held(grip, spot, event.position().toPoint(), item.outline, corner)
        return item is not None

    def _settle(self) -> None:
        """Carry out what the wheel has turned."""
        self._wheel_rests.stop()
        if self.mode == "choose" and self._held is None and self._planned is not None:
            planned, self._planned = self._planned, None
            self.change(planned)

    def _key_on_chosen(self, key: int) -> bool:
        if self.item is None:
            return False
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.take()
        elif key == Qt.Key.Key_Insert:
            self.copy()
        else:
            return False
        return True

    def _nudge(self, right: float, down: float) -> bool:
        if self.mode == "choose":
            item = self.item
            if item is not None:
                self.change(laying.moved(item.outline, right, down))
            return item is not None
        there = Point(self.cursor.x + right, self.cursor.y + down)
        if self.mode == "outline":
            self.cursor = there
        else:
            self._aim(there)
        self.redraw()
        return True

    # -- putting and drawing -------------------------------------------------------------------------

    def _aim(self, spot: Point) -> None:
        """The draft lies with its middle there."""
        self.cursor = spot
        if self.mode == "circle":
            size = self._fathom if self._planned is None else laying.reach_of(self._planned)
            self._planned = laying.round_outline(spot, size)
        elif self.draft is not None:
            self._planned = laying.moved(self.draft.outline, *spot)

    def _grow(self, by: float) -> None:
        if self._planned is not None:
            size = max(laying.reach_of(self._planned) + by, STEP * self._fathom)
            self._planned = laying.round_outline(self.cursor, size)
            self.redraw()

    def _add_corner(self, spot: Point) -> None:
        near = GRIP_PX / self._view.scale_now
        if len(self.corners) >= 3 and distance(spot, self.corners[0]) <= near:
            self._close()
        elif not self.corners or distance(spot, self.corners[-1]) > 0:
            self.corners = (*self.corners, spot)
            self.redraw()

    def _close(self) -> None:
        """The last corner joins the first."""
        if len(self.corners) >= 3:
            self._planned = self.corners
            self._finish()

    def _finish(self) -> None:
        """Lay what is drawn or put."""
        if self.mode == "outline" and self._planned is None:
            self._close()
            return
        draft, planned, corners = self.draft, self._planned, self.corners
        if draft is None or planned is None:
            return
        if self.lay(*laying.put(self._bridge.game, replace(draft, outline=planned))):
            return
        if self.mode == "outline":
            self._planned, self.corners = None, corners
            self.redraw()

    def _back(self, spot: Point) -> bool:
        """The last corner again, or the chosen outline's corner under the pointer taken away."""
        if self.mode == "outline" and self.corners:
            self.corners = self.corners[:-1]
            self.redraw()
            return True
        item = self.item
        if self.mode == "choose" and item is not None and len(item.outline) > 3:
            grip, corner = grip_at(spot, item.outline, self._view.scale_now)
            if grip == "corner":
                self.change(laying.without_corner(item.outline, corner))
                return True
        return False

    def _escape(self) -> None:
        if self.mode == "outline" and self.corners:
            self.corners, self._planned = (), None
            self.redraw()
        elif self.mode != "choose" or self.slot is not None:
            self.choose(None)
        else:
            self.left.emit()

    def _draw_open(self) -> None:
        """The outline as far as it is drawn, with the pointer as its next corner."""
        self._mark.show_outline((*self.corners, self.cursor), bad=False, closed=False)
        self._mark.show_handles((*self.corners, self.cursor), None, self._view.scale_now)

    def _name(self, item: Item) -> str:
        if isinstance(item, Terrain):
            return item.name
        return self._bridge.game.companies[item.player].name

    @property
    def _fathom(self) -> float:
        return self._bridge.game.fathom

    def _spot(self, event: QMouseEvent) -> Point:
        spot = self._view.spot(event.position())
        snap = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return laying.snapped(spot, self._fathom) if snap else spot
