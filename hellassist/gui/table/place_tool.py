"""Setting up a unit that does not stand yet: it follows the pointer out of its list, or the arrow keys."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.figures import fathoms
from hellassist.gui.table.aim_tool import FINE, STEP
from hellassist.gui.table.looks import look_of
from hellassist.gui.table.move_tool import ARROWS
from hellassist.gui.table.view import BoardView
from hellassist.rules.commands import Deploy
from hellassist.rules.game import Game, Unit
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import deployment


class PlaceTool(QObject):
    """Lent to the board for one unit; it gives itself back when the unit stands or is left."""

    def __init__(self, view: BoardView, bridge: SessionBridge, unit: str) -> None:
        super().__init__(view)
        self._view, self._bridge, self.unit = view, bridge, unit
        self.spot = first_spot(bridge.game, bridge.game.unit(unit))
        self._busy = True

    @property
    def busy(self) -> bool:
        """Whether the unit is still in hand."""
        return self._busy

    def begin(self) -> None:
        """Show the unit where it might stand."""
        self._view.board.select("")
        self._follow(self.spot)

    # -- out of the list -----------------------------------------------------------------------------

    def carry(self, at: QPoint) -> None:
        """It is held at this point of the screen."""
        if self._busy:
            self._follow(self._view.spot(QPointF(self._view.viewport().mapFromGlobal(at))))

    def drop(self, at: QPoint) -> None:
        """Let go there: it stands, or where that is beside the board it stays in the list."""
        inside = self._view.viewport().rect().contains(self._view.viewport().mapFromGlobal(at))
        if self._busy and inside:
            self.carry(at)
            self._put_down()
        elif self._busy:
            self._leave()

    # -- on the board --------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> bool:
        """It is here."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        self._follow(self._view.spot(event.position()))
        return True

    def motion(self, event: QMouseEvent) -> bool:
        """It follows the pointer."""
        self._follow(self._view.spot(event.position()))
        return True

    def release(self, event: QMouseEvent) -> bool:
        """It is put down here."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._put_down()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move it, with Shift by less; Enter puts it down, Escape leaves it in the list."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._put_down()
        elif key == Qt.Key.Key_Escape:
            self._leave()
        elif key in ARROWS:
            fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            step = (FINE if fine else STEP) * self._bridge.game.fathom
            right, down = ARROWS[Qt.Key(key)]
            self._follow(Point(self.spot.x + right * step, self.spot.y + down * step))
        else:
            return False
        return True

    def cancel(self) -> None:
        """Nothing is in hand any more."""
        self._busy = False
        self._view.overlay.clear()

    def redraw(self) -> None:
        """The view was panned or zoomed."""
        if self._busy:
            self._follow(self.spot)

    def _follow(self, spot: Point) -> None:
        self.spot = spot
        show_place(self._view, self._bridge, self._bridge.game.unit(self.unit), spot)

    def _put_down(self) -> None:
        """Where it may not stand, it stays in hand and the board says why."""
        self._bridge.do(Deploy(self.unit, self.spot))
        if self._bridge.game.unit(self.unit).on_table:
            self._view.take_back()

    def _leave(self) -> None:
        self.cancel()
        self._view.take_back()


def show_place(view: BoardView, bridge: SessionBridge, unit: Unit, at: Point) -> None:
    """The unit where it would be set up, and in words why it may not stand there."""
    game = bridge.game
    refused = refusal(game, unit, at)
    view.overlay.show_phantom(unit.id, look_of(unit), at)
    head = QCoreApplication.translate("MoveTool", "{0} across, {1} down")
    said = unit.name(bridge.language)
    if refused is not None:
        said = f"{bridge.sentence(refused)} ({refused.rule})"
    words = head.format(fathoms(at.x, game.fathom), fathoms(at.y, game.fathom))
    view.overlay.tag.say(words, said, bad=refused is not None)
    view.put_tag(view.overlay.tag, at, unit.profile.radius)


def refusal(game: Game, unit: Unit, at: Point) -> Refused | None:
    """Why the unit may not be set up there."""
    try:
        deployment.check(game, unit, at)
    except Refused as refused:
        return refused
    return None


def first_spot(game: Game, unit: Unit) -> Point:
    """A free place in its deployment area to begin with; the middle of the table where there is none."""
    spots = _spots(game, unit)
    middle = Point(game.width / 2, game.depth / 2)
    return next((spot for spot in spots if refusal(game, unit, spot) is None), middle)


def _spots(game: Game, unit: Unit) -> Iterator[Point]:
    """Rows of places side by side in its areas, or on the table."""
    whole = (Point(0.0, 0.0), Point(game.width, game.depth))
    outlines = [zone.outline for zone in game.zones if zone.player == unit.owner] or [whole]
    radius = unit.profile.radius
    for outline in outlines:
        left, right = min(x for x, _ in outline), max(x for x, _ in outline)
        top, bottom = min(y for _, y in outline), max(y for _, y in outline)
        for row in range(int((bottom - top) / (2 * radius))):
            for column in range(int((right - left) / (2 * radius))):
                yield Point(left + radius * (2 * column + 1), top + radius * (2 * row + 1))
