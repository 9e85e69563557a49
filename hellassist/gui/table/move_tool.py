"""Dragging and nudging: a state machine from the press to the command. It asks; only the game moves a unit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from hellassist.geometry import Base, Point, distance, gap
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks import terms
from hellassist.gui.looks.figures import against, allowance
from hellassist.gui.table.looks import look_of
from hellassist.gui.table.overlay import Overlay
from hellassist.gui.table.plan import Plan
from hellassist.gui.table.scene import ring_path
from hellassist.rules.contact import control_reach
from hellassist.said import QT_TRANSLATE_NOOP as N

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView
    from hellassist.rules.moves.movement import Move

AT_THE_EDGE = 1.0
"""Millimetres within which a base has just entered a control area, and no more."""
BARRED = frozenset(
    {
        "overlap",
        "impassable",
        "control_area",
        "haste_costs_command",
        "lemure_in_difficult",
        "contact_not_broken",
    }
)
"""Refusals of a way that another way to the same spot may escape."""
Stage = Literal["idle", "pressed", "dragging", "planning"]

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class MoveTool(QObject):
    """Idle, pressed on a unit, dragging it, or planning by keyboard."""

    announced = Signal(bool)
    """A short move is meant as a Run or Charge from now on, or no more."""
    judged = Signal()
    """Another move is planned, or none any more."""

    def __init__(self, view: BoardView, bridge: SessionBridge, overlay: Overlay) -> None:
        super().__init__(view)
        self._view, self._bridge, self._overlay = view, bridge, overlay
        self.stage: Stage = "idle"
        self.plan: Plan | None = None
        self.move: Move | None = None
        self.announces = False
        """Even a short move is meant as a Run or Charge (AC-40)."""
        self._pressed_at = QPoint()
        self._grip = Point(0.0, 0.0)
        self._candidates: tuple[str, ...] = ()

    # -- pointer -------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> bool:
        """A button went down. True if the tool takes it."""
        if event.button() == Qt.MouseButton.RightButton and self.plan is not None:
            self._turn_here()
            return True
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        spot = self._view.spot(event.position())
        self._candidates = self._view.board.units_at(spot, self._view.slack())
        if self.stage == "planning" and self.plan is not None:
            if self._candidates and self._candidates[0] != self.plan.unit:
                self.cancel()
            else:
                self._steer(spot)
                return True
        if not self._candidates:
            return False
        held = self._view.board.selected
        if held not in self._candidates:
            held = self._candidates[0]
            self._view.board.select(held)
            self._candidates = ()
        at = self._bridge.game.unit(held).at
        if at is None:
            return False
        self._grip = Point(spot.x - at.x, spot.y - at.y)
        self._pressed_at = event.position().toPoint()
        self.stage = "pressed"
        return True

    def motion(self, event: QMouseEvent) -> bool:
        """The pointer moved."""
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if self.stage == "pressed" and far >= QApplication.startDragDistance():
            self._begin(self._view.board.selected)
            self.stage = "dragging"
        if self.stage != "dragging":
            return False
        spot = self._view.spot(event.position())
        self._steer(Point(spot.x - self._grip.x, spot.y - self._grip.y))
        return True

    def release(self, event: QMouseEvent) -> bool:
        """A button went up: the move is asked for, or it was a click."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if self.stage == "dragging":
            self._commit()
            return True
        if self.stage == "pressed":
            self.stage = "idle"
            self._cycle()
            return True
        return False

    # -- keys ----------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """A key went down. True if the tool takes it."""
        key = event.key()
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if plain and key in ARROWS and self.stage in ("idle", "planning") and self._view.board.selected:
            if self.plan is None:
                self._begin(self._view.board.selected)
                self.stage = "planning"
            if self.plan is not None:
                fine = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.plan.nudge(*ARROWS[Qt.Key(key)], 0.1 if fine else 0.5)
                self._judge()
            return True
        if self.plan is None:
            return False
        return self._plan_key(self.plan, key, event.text() if plain else "")

    def _plan_key(self, plan: Plan, key: int, text: str) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._commit()
        elif key == Qt.Key.Key_Escape:
            self.cancel()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Insert):
            self._turn_here()
        elif key == Qt.Key.Key_Backspace:
            if not plan.erase_sign():
                plan.drop_corner()
            self._judge()
        elif text and text in "0123456789.,":
            plan.type_sign(text)
            self._judge()
        else:
            return False
        return True

    # -- the plan ------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a move is being planned."""
        return self.plan is not None

    def cancel(self) -> None:
        """Forget the plan: the unit stands where it stood."""
        if self.plan is not None:
            self._view.board.lift(self.plan.unit, lifted=False)
        planned = self.plan is not None
        self.stage, self.plan, self.move = "idle", None, None
        self._overlay.clear()
        if planned:
            self.judged.emit()

    def redraw(self) -> None:
        """The view was panned or zoomed."""
        if self.plan is not None:
            self._judge()

    def _begin(self, unit: str) -> None:
        at = self._bridge.game.unit(unit).at
        if at is not None:
            self.plan = Plan(unit, at, self._bridge.game.fathom)
            self._view.board.lift(unit, lifted=True)
            self._view.reach.show_now(unit)

    def _turn_here(self) -> None:
        if self.plan is not None:
            self.plan.add_corner()
            self._judge()

    def _steer(self, tip: Point) -> None:
        if self.plan is not None:
            self.plan.steer(tip)
            self._judge()

    def _cycle(self) -> None:
        """A click on the selected unit goes on to the next one under the pointer."""
        if len(self._candidates) > 1:
            order = [key for key in self._view.board.order() if key in self._candidates]
            held = order.index(self._view.board.selected)
            self._view.board.select(order[(held + 1) % len(order)])

    def _commit(self) -> None:
        from hellassist.rules.commands import Deploy, Engage, MoveUnit

        plan, move = self.plan, self.move
        if plan is not None and move is None and self._placing:
            self.cancel()
            self._bridge.do(Deploy(plan.unit, plan.tip))
            return
        if plan is None or move is None or distance(move.end, plan.start) <= 0:
            self.cancel()
            return
        if move.refusal is not None:
            refusal = move.refusal
            self.cancel()
            self._bridge.refused.emit(self._bridge.sentence(refusal), refusal.rule)
            return
        target = "" if move.action == "melee" else self._nearest(move.contacts, plan.tip)
        self.cancel()
        announces = self.announces
        self.announce(on=False)
        if target:
            self._bridge.do(Engage(plan.unit, move.path, target, announced="charge" if announces else ""))
        else:
            self._bridge.do(MoveUnit(plan.unit, move.path, announced="run" if announces else ""))

    def announce(self, *, on: bool) -> None:
        """Mean a short move as a Run or Charge, or as what it comes to. It holds for one move."""
        if on != self.announces:
            self.announces = on
            self.announced.emit(on)
            self._judge()

    def _nearest(self, contacts: tuple[str, ...], spot: Point) -> str:
        """Of the enemies touched the one towards which the player pulled."""
        places = {key: self._bridge.game.unit(key).at for key in contacts}
        return min(contacts, key=lambda key: distance(places[key] or spot, spot), default="")

    # -- drawing -------------------------------------------------------------------------------------

    def _judge(self) -> None:
        from hellassist.rules.moves.movement import judge

        plan, game = self.plan, self._bridge.game
        if plan is None:
            return
        if self._placing:
            self._show_placing(plan)
            return
        move = self._proposed(judge(game, plan.unit, plan.path))
        if self.announces:
            move = judge(game, plan.unit, move.path, "charge" if move.contacts else "run")
        self.move = move
        bad = move.refusal is not None
        corners = move.path[1:-1] if len(move.path) <= len(plan.path) else tuple(plan.corners)
        self._overlay.show_route(move.path, bad=bad, corners=corners)
        unit = game.unit(plan.unit)
        self._overlay.show_phantom(unit.id, replace(look_of(unit), selected=False), move.end)
        touched = [game.unit(key) for key in move.contacts]
        self._overlay.show_touched([(other.at, other.profile.radius) for other in touched if other.at])
        entered = [game.unit(key) for key in move.entered]
        reaches = [(other, control_reach(game, other)) for other in entered]
        self._overlay.show_areas(
            [
                (other.at, ring_path(other.profile.radius, reach))
                for other, reach in reaches
                if other.at and reach > 0
            ],
            bad=bad,
        )
        self._say(plan, move)
        self.judged.emit()

    def _proposed(self, move: Move) -> Move:
        """The shortest legal way where the straight one is barred; the player's own corners are left as they are."""
        plan = self.plan
        barred = move.refusal is not None and move.refusal.reason in BARRED
        if plan is None or not barred or plan.corners or plan.typed:
            return move
        from hellassist.rules.moves.reach import route_to

        wanted = (plan.tip, move.end) if move.contacts else (plan.tip,)
        routes = (route_to(self._bridge.game, plan.unit, spot) for spot in wanted)
        return next((route for route in routes if route is not None), move)

    @property
    def _placing(self) -> bool:
        """Before the first turn bases are put down where they are wanted: no move, no allowance."""
        return self._bridge.game.phase == "setup"

    def _show_placing(self, plan: Plan) -> None:
        from hellassist.gui.table.place_tool import show_place

        unit = self._bridge.game.unit(plan.unit)
        show_place(self._view, self._bridge, unit, plan.tip)

    def _comes_to(self, move: Move) -> Iterator[str]:
        """What the way leads to: contact, a control area, Command to pay."""
        game = self._bridge.game
        if move.contacts:
            yield _said(N("MoveTool", "In contact with {0}")).format(self._names(move.contacts))
        elif move.entered:
            near = min(move.entered, key=lambda key: gap(Base(move.end, 0.0), game.unit(key).base))
            edge = game.unit(near).profile.radius + control_reach(game, game.unit(near))
            at = game.unit(near).at or move.end
            if distance(move.end, at) < edge + game.unit(move.unit).profile.radius - AT_THE_EDGE:
                yield _said(N("MoveTool", "Makes for {0} (MV-14)")).format(self._names((near,)))
            else:
                text = _said(N("MoveTool", "Stops in the control area of {0} (MV-17)"))
                yield text.format(self._names(move.entered))
        causes = {
            "control_area": _said(N("MoveTool", "Costs {0} Command: it leaves a control area (MV-07)")),
            "difficult_terrain": _said(
                N("MoveTool", "Costs {0} Command: haste in Difficult terrain (SA-159)")
            ),
            "action": _said(N("MoveTool", "Costs {0} Command: the unit is made to act (SA-155)")),
        }
        for cost in move.costs:
            yield causes[cost.cause].format(cost.points)

    def _names(self, keys: tuple[str, ...]) -> str:
        return ", ".join(self._bridge.game.unit(key).name(self._bridge.language) for key in keys)

    def _say(self, plan: Plan, move: Move) -> None:
        fathom = self._bridge.game.fathom
        long = move.action in ("run", "charge")
        limit = 2 * move.walk if move.action == "retreat" else move.run if long else move.walk
        head = QCoreApplication.translate("MoveTool", "{0} of {1} fathoms · {2}").format(
            against(move.length, limit, fathom), allowance(limit, fathom), terms.action(move.action)
        )
        if plan.typed:
            head += QCoreApplication.translate("MoveTool", " · typed {0}").format(plan.typed)
        sentence = ""
        if move.refusal is not None:
            sentence = f"{self._bridge.sentence(move.refusal)} ({move.refusal.rule})"
        else:
            sentence = " · ".join(self._comes_to(move))
        self._overlay.tag.say(head, sentence, bad=move.refusal is not None)
        radius = self._bridge.game.unit(plan.unit).profile.radius
        self._view.put_tag(self._overlay.tag, move.end, radius)


def _said(text: str) -> str:
    return QCoreApplication.translate("MoveTool", text)
