"""The view on the board: zoom at the pointer, pan, pinch, fit; hands the rest to the tool in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.theme import TOUCH
from hellassist.gui.table.measure_tool import MeasureTool
from hellassist.gui.table.move_tool import MoveTool
from hellassist.gui.table.overlay import Overlay
from hellassist.gui.table.panned import PannedView
from hellassist.gui.table.reach_layer import ReachLayer
from hellassist.gui.table.rings import RangeRings
from hellassist.gui.table.scene import BoardScene
from hellassist.rules.game import Game

if TYPE_CHECKING:
    from hellassist.gui.odds.layer import OddsLayer

ToolName = Literal["move", "measure"]


class Tool(Protocol):
    """What the pointer and the keys do on the board."""

    @property
    def busy(self) -> bool: ...

    def press(self, event: QMouseEvent, /) -> bool: ...

    def motion(self, event: QMouseEvent, /) -> bool: ...

    def release(self, event: QMouseEvent, /) -> bool: ...

    def key(self, event: QKeyEvent, /) -> bool: ...

    def cancel(self) -> None: ...

    def redraw(self) -> None: ...


RESTS_MS = 250
"""How long the pointer rests on a unit before its reach is shown."""


class BoardView(PannedView):
    """What the players look at."""

    unit_opened = Signal(str)
    """Enter or a double click on a unit."""
    menu_wanted = Signal(str)
    """The right button or the menu key on a unit."""
    area_menu_wanted = Signal(str)
    """The right button on an area that consumes."""
    hovered = Signal(str)
    """The pointer is over another unit, or over none."""
    tool_changed = Signal(str)
    painted = Signal()
    """It is on screen, for the first time."""

    _seen = False
    """Whether it was painted before. Of the class, as Qt sends events before all attributes are set."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        self.board = BoardScene(bridge.language)
        super().__init__(self.board, parent)
        self.board.setParent(self)
        self.bridge = bridge
        self.setAccessibleName(self.tr("Battlefield"))
        self.setAccessibleDescription(
            self.tr("Tab selects the next unit, arrow keys plan its move, Enter carries it out.")
        )
        overlay = Overlay(self.board)
        self.overlay = overlay
        self.rings = RangeRings(self.board, self)
        self.reach = ReachLayer(self.board, lambda: bridge.game, self)
        self._rests = QTimer(self, singleShot=True, interval=RESTS_MS)
        self._rests.timeout.connect(self._offer_reach)
        self.board.selected_changed.connect(self._offer_reach)
        self.move_tool = MoveTool(self, bridge, overlay)
        self.measure_tool = MeasureTool(self, bridge, overlay)
        self.hand: Tool = self.move_tool
        """What takes hold of things: moves units, or what a panel has lent."""
        self.tool: Tool = self.hand
        self.odds: OddsLayer | None = None
        """The odds on the board, once they were asked for."""
        self._space = False
        self._over = ""
        self.board.show_game(bridge.game)
        bridge.changed.connect(self._show_change)

    # -- tools ---------------------------------------------------------------------------------------

    def use(self, name: ToolName) -> None:
        """Take up a tool."""
        self.tool.cancel()
        self.tool = self.measure_tool if name == "measure" else self.hand
        self.viewport().setCursor(
            Qt.CursorShape.CrossCursor if name == "measure" else Qt.CursorShape.ArrowCursor
        )
        self.tool_changed.emit(name)

    def lend(self, tool: Tool) -> None:
        """Let a panel's *tool* take hold of things in place of moving units, until it is given back."""
        self.hand = tool
        self.use("move")
        self._offer_reach()

    def take_back(self) -> None:
        """Move units again."""
        lent, self.hand = self.hand, self.move_tool
        if self.tool is lent is not self.move_tool:
            self.use("move")
        self._offer_reach()

    def _offer_reach(self) -> None:
        """Of the unit under the pointer or the selected one, while units can be moved: other tools have their areas."""
        over = self.bridge.game.units.get(self._over)
        shown = self._over if over is not None and over.status != "acted" else self.board.selected
        self.reach.offer(shown if self.hand is self.move_tool else "")

    def _show_change(self, before: Game, after: Game) -> None:
        self.tool.cancel()
        self.board.show_game(after)
        self.rings.redraw()
        if _is_done(before, after):
            self.board.select("")  # Tab begins with those who may act now
        self._offer_reach()

    def show_odds(self, *, on: bool) -> None:
        """Mark what the selected unit has in store for its enemies and they for it, or mark nothing."""
        from hellassist.gui.odds.layer import OddsLayer

        if self.odds is None:
            self.odds = OddsLayer(self)
        self.odds.set_on(on=on)

    # -- where things are ----------------------------------------------------------------------------

    def spot(self, at: QPointF) -> Point:
        """A place in the viewport, as a spot on the table."""
        back, _ = self.viewportTransform().inverted()
        mapped = back.map(at)
        return Point(mapped.x(), mapped.y())

    def slack(self) -> float:
        """Half the smallest size of what can be touched, in millimetres."""
        return TOUCH / 2 / self.scale_now

    def table_rect(self) -> QRectF:
        return self.board.table_rect()

    def zoomed(self, scale: float) -> None:
        self.board.zoomed(scale)

    def let_go(self) -> None:
        self.tool.cancel()

    def redraw_tool(self) -> None:
        self.tool.redraw()

    def centre_on(self, unit: str) -> None:
        """Bring a unit into sight if it is out of it."""
        at = self.board.item_of(unit).pos()
        if not QRectF(self.viewport().rect()).contains(self.viewportTransform().map(at)):
            self._fitted = False
            self._look(self.scale_now, at, QPointF(self.viewport().rect().center()))

    # -- Qt ------------------------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        done = super().viewportEvent(event)
        if not self._seen and event.type() == QEvent.Type.Paint:
            self._seen = True  # the geometry behind control areas loads slowly: the units come first
            QTimer.singleShot(0, self.board, self.board.with_rings)
            QTimer.singleShot(0, self, self.painted.emit)
        return done

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.MiddleButton or (
            self._space and event.button() == Qt.MouseButton.LeftButton
        ):
            self._start_pan(event)
        elif not self.tool.press(event) and event.button() == Qt.MouseButton.LeftButton:
            self.board.select("")
            self._start_pan(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            now = event.position().toPoint()
            if now != self._pan_from:
                by, self._pan_from = now - self._pan_from, now
                self._pan(by)
        else:
            self.tool.motion(event)
            self._hover(self.spot(event.position()))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, spot: Point | None) -> None:
        """Tell which unit lies under the pointer while nothing is held; none for one outside the board."""
        found: tuple[str, ...] = ()
        if spot is not None and not self.tool.busy and self.tool is not self.measure_tool:
            found = self.board.units_at(spot, 0.0)
        over = found[0] if found else ""
        if over != self._over:
            self._over = over
            self._rests.start()
            self.hovered.emit(over)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().setCursor(self._cursor())
        else:
            self.tool.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self.board.units_at(self.spot(event.position()), self.slack())
        if event.button() == Qt.MouseButton.LeftButton and self.tool is self.move_tool and found:
            self.unit_opened.emit(self.board.selected or found[0])
            event.accept()
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.tool.busy:
            return
        unit = self.board.selected
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            unit = next(iter(self.board.units_at(self.spot(QPointF(event.pos())), self.slack())), "")
        if unit:
            self.menu_wanted.emit(unit)
            return
        area = self.board.area_at(self.spot(QPointF(event.pos())))
        if area and event.reason() == QContextMenuEvent.Reason.Mouse:
            self.area_menu_wanted.emit(area)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool.key(event):
            event.accept()
            return
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.board.selected:
            self.unit_opened.emit(self.board.selected)
        elif event.key() == Qt.Key.Key_Escape:
            if not self.rings.clear():
                self.board.select("")
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self.viewport().setCursor(self._cursor())
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 -- Qt's name
        """Tab goes through the units and, after the last, on to the next part of the window."""
        order = self.board.order()
        held = (
            order.index(self.board.selected) if self.board.selected in order else (-1 if next else len(order))
        )
        then = held + (1 if next else -1)
        if not self.move_tool.busy and 0 <= then < len(order):
            self.board.select(order[then])
            self.centre_on(order[then])
            return True
        if self.move_tool.busy:
            return True
        self.board.select("")
        return super().focusNextPrevChild(next)

    def _start_pan(self, event: QMouseEvent) -> None:
        self._pan_from = event.position().toPoint()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _cursor(self) -> Qt.CursorShape:
        return Qt.CursorShape.CrossCursor if self.tool is self.measure_tool else Qt.CursorShape.ArrowCursor


def _is_done(before: Game, after: Game) -> bool:
    """Whether a unit has ended its activation; taken back, it has not."""
    if before.activation is None or after.activation is not None:
        return False
    key = before.activation.unit
    return after.unit(key).activations == before.unit(key).activations
