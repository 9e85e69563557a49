"""What is in hand while the table is laid: what is chosen there, or a piece that is being put or drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from hellassist.app.battle import laying
from hellassist.app.battle.laying import Item, Outline, Slot
from hellassist.geometry import Point, distance
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.offers.doing import refusal
from hellassist.gui.table.lay_grips import GRIP_PX, handles
from hellassist.gui.table.lay_mark import LayMark
from hellassist.rules.game import Terrain

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView
    from hellassist.rules.commands import LayTable

SMALLEST_FATHOMS = 0.5
"""Radius of a circle."""

Mode = Literal["choose", "put", "outline", "circle"]


class LayHand(QObject):
    """Holds no table of its own: every change is one command, and what is refused stays in hand, in red.

    *slot* is what is chosen, *draft* what is being put or drawn, *planned* the outline it would have.
    """

    chosen = Signal()
    """Another slot, or another mode."""

    def __init__(self, view: BoardView, bridge: SessionBridge, mark: LayMark) -> None:
        super().__init__(view)
        self._view, self._bridge, self._mark = view, bridge, mark
        self.mode: Mode = "choose"
        self.slot: Slot | None = None
        self.draft: Item | None = None
        self.planned: Outline | None = None
        self.corners: Outline = ()
        self.cursor = Point(0.0, 0.0)
        self._refused = False

    @property
    def item(self) -> Item | None:
        """What is chosen, as it lies."""
        return None if self.slot is None else laying.item_at(self._bridge.game, self.slot)

    @property
    def shown(self) -> Item | None:
        """What is drawn in hand: the draft, or what is chosen as it is planned to lie."""
        whole = self.draft if self.mode != "choose" else self.item
        if whole is None:
            return None
        return whole if self.planned is None else replace(whole, outline=self.planned)

    @property
    def fathom(self) -> float:
        """Millimetres in a fathom."""
        return self._bridge.game.fathom

    def choose(self, slot: Slot | None) -> None:
        """Take up what lies there."""
        self.settle()
        self._take_up("choose", slot, None)
        self.redraw()
        self.chosen.emit()

    def begin(self, mode: Mode, draft: Item) -> None:
        """Put a piece whose middle is at (0, 0), or draw one like the draft."""
        self.settle()
        self._take_up(mode, None, draft)
        self.cursor = self._view.spot(self._view.viewport().rect().center().toPointF())
        if mode != "outline":
            self.aim(laying.snapped(self.cursor, self.fathom))
        self.redraw()
        self.chosen.emit()

    def _take_up(self, mode: Mode, slot: Slot | None, draft: Item | None) -> None:
        self.mode, self.slot, self.draft = mode, slot, draft
        self.corners, self.planned, self._refused = (), None, False

    # -- what is chosen ------------------------------------------------------------------------------

    def lay(self, command: LayTable, slot: Slot | None) -> bool:
        """Carry a change out; *slot* is chosen then. False where it was refused."""
        mode, before, draft = self.mode, self.slot, self.draft
        planned, corners = self.planned, self.corners
        self._take_up("choose", slot, None)
        done = self._bridge.do(command)
        if not done:
            self._take_up(mode, before, draft)
            self.planned, self.corners, self._refused = planned, corners, True
        self.redraw()
        self.chosen.emit()
        return done

    def change(self, outline: Outline) -> None:
        """Let what is chosen have this outline."""
        item, slot = self.item, self.slot
        if item is None or slot is None or outline == item.outline:
            return
        self.planned = outline
        self.lay(laying.changed(self._bridge.game, slot, replace(item, outline=outline)), slot)

    def settle(self) -> None:
        """Carry out what has been planned for what is chosen, unless it was refused already."""
        planned, refused = self.planned, self._refused
        if self.mode == "choose":
            self.planned, self._refused = None, False
            if planned is not None and not refused:
                self.change(planned)

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
        if self.mode == "put" and self.draft is not None:
            self.draft = replace(self.draft, outline=laying.turned(self.draft.outline, by))
            self.aim(self.cursor)
            self.redraw()
        elif self.mode == "choose" and self.item is not None:
            self.change(laying.turned(self.item.outline, by))

    def nudge(self, right: float, down: float) -> bool:
        """Move it, or the next corner, by so many millimetres. False where there is nothing to move."""
        if self.mode == "choose":
            item = self.item
            if item is not None:
                self.change(laying.moved(item.outline, right, down))
            return item is not None
        there = Point(self.cursor.x + right, self.cursor.y + down)
        if self.mode == "outline":
            self.cursor = there
        else:
            self.aim(there)
        self.redraw()
        return True

    # -- what is put or drawn ------------------------------------------------------------------------

    def aim(self, spot: Point) -> None:
        """The draft lies with its middle there."""
        self.cursor = spot
        if self.mode == "circle":
            size = self.fathom if self.planned is None else laying.reach_of(self.planned)
            self.planned = laying.round_outline(spot, size)
        elif self.draft is not None:
            self.planned = laying.moved(self.draft.outline, *spot)

    def grow(self, by: float) -> None:
        """Make the circle larger by so many millimetres."""
        if self.planned is not None:
            size = max(laying.reach_of(self.planned) + by, SMALLEST_FATHOMS * self.fathom)
            self.planned = laying.round_outline(self.cursor, size)
            self.redraw()

    def add_corner(self, spot: Point) -> None:
        """One more corner; the first one again closes the outline."""
        near = GRIP_PX / self._view.scale_now
        if len(self.corners) >= 3 and distance(spot, self.corners[0]) <= near:
            self.close()
        elif not self.corners or distance(spot, self.corners[-1]) > 0:
            self.corners = (*self.corners, spot)
            self.redraw()

    def drop_corner(self) -> bool:
        """Take the last corner back; False if there is none."""
        if self.mode != "outline" or not self.corners:
            return False
        self.corners, self.planned = self.corners[:-1], None
        self.redraw()
        return True

    def close(self) -> None:
        """The last corner joins the first."""
        if len(self.corners) >= 3:
            self.planned = self.corners
            self.finish()

    def finish(self) -> None:
        """Lay what is drawn or put."""
        if self.mode == "outline" and self.planned is None:
            self.close()
        elif self.draft is not None and self.planned is not None:
            self.lay(*laying.put(self._bridge.game, replace(self.draft, outline=self.planned)))

    # -- drawing -------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw what is in hand as it lies now."""
        shown, tag, scale = self.shown, self._view.overlay.tag, self._view.scale_now
        tag.setVisible(False)
        if self.mode == "outline" and self.planned is None:
            open_ = (*self.corners, self.cursor)
            self._mark.show_outline(open_, bad=False, closed=False)
            self._mark.show_handles(open_, None, scale)
            return
        if shown is None or len(shown.outline) < 3:
            self._mark.clear()
            return
        refused = refusal(self._bridge.game, laying.alone(shown))
        self._mark.show_outline(shown.outline, bad=refused is not None)
        corners, handle = handles(shown.outline, scale) if self.mode == "choose" else ((), None)
        self._mark.show_handles(corners, handle, scale)
        if refused is not None:
            tag.say(self._name(shown), self._bridge.sentence(refused), bad=True)
            self._view.put_tag(tag, laying.middle_of(shown.outline), laying.reach_of(shown.outline))

    def _name(self, item: Item) -> str:
        if isinstance(item, Terrain):
            return item.name
        return self._bridge.game.companies[item.player].name
