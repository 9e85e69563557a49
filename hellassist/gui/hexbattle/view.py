"""The view on the hex board: drag to move or attack, keys for the same, zoom and pan as everywhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from hellassist.app.hexbattle import words
from hellassist.geometry import Point
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.counters import RADIUS, look_of
from hellassist.gui.hexbattle.grid import centre, hex_at
from hellassist.gui.hexbattle.intents import Intent, intent
from hellassist.gui.hexbattle.scene import HexScene
from hellassist.gui.looks.theme import tokens
from hellassist.gui.table.panned import PannedView
from hellassist.hexbattle.commands import Answered, TurnUnit
from hellassist.hexbattle.hexes import SIDES, Hex, distance, neighbour
from hellassist.hexbattle.moves import approach_by_facing
from hellassist.hexbattle.requests import ChooseHex, asked
from hellassist.hexbattle.units import Unit

DRAG = 6
"""Pixels of a press that moves before it is a drag."""
KEYS = {Qt.Key.Key_Right: 0, Qt.Key.Key_Left: 3}
TURNS = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}


class HexView(PannedView):
    """What the players look at."""

    attack_wanted = Signal(str, str)
    """A unit was let go on an enemy."""
    painted = Signal()

    def __init__(self, bridge: HexBridge, parent: QWidget | None = None) -> None:
        self.board = HexScene()
        super().__init__(self.board, parent)
        self.board.setParent(self)
        self.bridge = bridge
        self.setAccessibleName(self.tr("Hex board"))
        self.setAccessibleDescription(
            self.tr(
                "Tab selects the next unit, arrow keys choose a hex, Enter moves there or attacks, Page Up and Page "
                "Down turn the unit."
            )
        )
        self._pressed: QPointF | None = None
        self._held = ""
        self.target: Hex | None = None
        """The hex under a drag or chosen by keys."""
        self._asked: Callable[[Hex], object] | None = None
        self.board.show_game(bridge.game)
        bridge.changed.connect(self.show_change)

    # -- what the view says of itself ----------------------------------------------------------------

    def table_rect(self) -> QRectF:
        return self.board.table_rect()

    def zoomed(self, scale: float) -> None:
        """Counters scale with the board."""

    def let_go(self) -> None:
        self._held, self._pressed, self.target = "", None, None
        self.board.ghost.setVisible(False)
        self.board.tag.setVisible(False)
        for item in (self.board.cursor, self.board.way):
            self.board.mark(item, (), tokens().gold)

    def redraw_tool(self) -> None:
        if self.target is not None and self.board.selected and self.bridge.game.attack is None:
            self._plan(self.target)

    def show_change(self) -> None:
        """Follow the battle."""
        self.let_go()
        self.board.show_game(self.bridge.game)
        self.show_options()

    def show_options(self) -> None:
        """Outline the hexes to which a driven unit can go."""
        request = asked(self.bridge.game)
        hexes = request.options if isinstance(request, ChooseHex) else ()
        self.board.mark(self.board.options, hexes, tokens().gold, fill=70)

    def take_over(self) -> None:
        """A hex is asked for: arrows go through those that can be chosen, Enter takes one."""
        self.setFocus()
        request = asked(self.bridge.game)
        if isinstance(request, ChooseHex) and request.options:
            self._pick(request.options[0])

    def _pick(self, at: Hex) -> None:
        """Show which of the hexes asked for is meant."""
        self.target = at
        self.board.mark(self.board.cursor, (at,), tokens().text)

    def _answer_by_key(self, request: ChooseHex, key: Qt.Key) -> None:
        hexes = request.options
        held = hexes.index(self.target) if self.target in hexes else 0
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.bridge.do(Answered(hexes[held]))
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._pick(hexes[(held + 1) % len(hexes)])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._pick(hexes[held - 1])

    def centre_on(self, unit: str) -> None:
        """Bring a unit into sight."""
        at = self.board.counter(unit).pos()
        if not QRectF(self.viewport().rect()).contains(self.viewportTransform().map(at)):
            self._fitted = False
            self._look(self.scale_now, at, QPointF(self.viewport().rect().center()))

    def ask_hex(self, answer: Callable[[Hex], object] | None) -> None:
        """Give the next hex that is clicked or chosen by keys to *answer*; None asks no more."""
        self._asked = answer
        cursor = Qt.CursorShape.ArrowCursor if answer is None else Qt.CursorShape.CrossCursor
        self.viewport().setCursor(cursor)

    def _answer(self, at: Hex) -> None:
        answer = self._asked
        self.ask_hex(None)
        if answer is not None and at in self.bridge.game.board:
            answer(at)

    # -- planning ------------------------------------------------------------------------------------

    def _plan(self, at: Hex) -> None:
        """Show what letting the selected unit go here would mean."""
        game, scene, t = self.bridge.game, self.board, tokens()
        unit = game.unit(scene.selected)
        self.target = at
        if unit.at is None or at == unit.at:
            scene.tag.setVisible(False)
            scene.ghost.setVisible(False)
            scene.mark(scene.cursor, (), t.gold)
            scene.mark(scene.way, (), t.gold)
            return
        meant = intent(game, unit.id, at)
        bad = meant.refused is not None and not meant.asks_a_factor
        ink = t.danger if bad else t.gold
        scene.mark(scene.cursor, (at,), ink, fill=50)
        scene.draw_way(unit.at, at, ink)
        scene.ghost.show_look(look_of(game, unit))
        scene.ghost.setOpacity(0.75)
        scene.ghost.setPos(centre(at))
        scene.ghost.setVisible(meant.kind == "move" and not bad)
        scene.tag.say(*self._said(meant, unit, at), bad=bad)
        self.put_tag(scene.tag, Point(centre(at).x(), centre(at).y()), RADIUS + 6)

    def _said(self, meant: Intent, unit: Unit, at: Hex) -> tuple[str, str]:
        game = self.bridge.game
        assert unit.at is not None
        away = distance(unit.at, at)
        steps = self.tr("1 hex") if away == 1 else self.tr("%n hexes", "", away)
        head = self.tr("Move to {0} · {1}").format(game.board.label(at), steps)
        if meant.target:
            foe = game.unit(meant.target)
            head = foe.name
            if meant.kind == "attack":
                side = self.bridge.texts.word(words.APPROACHES, approach_by_facing(unit, foe))
                head = self.tr("Attack {0} · {1}").format(foe.name, side)
            elif meant.kind == "lead":
                head = self.tr("Lead {0}").format(foe.name)
        if meant.refused is None:
            return head, ""
        rule = f" ({meant.refused.rule})" if meant.refused.rule else ""
        return head, self.bridge.sentence(meant.refused) + rule

    def carry_out(self, at: Hex) -> None:
        """Do what letting the selected unit go here means."""
        game, unit = self.bridge.game, self.board.selected
        self.let_go()
        if self._asked is not None:
            self._answer(at)
            return
        if not unit or at == game.unit(unit).at:
            return
        meant = intent(game, unit, at)
        if meant.kind == "attack" and (meant.refused is None or meant.asks_a_factor):
            self.attack_wanted.emit(unit, meant.target)
        elif self.bridge.do(meant.command) and meant.kind == "lead":
            self.board.select(meant.target)

    def turn(self, by: int) -> None:
        """Turn the selected unit by sides, counter-clockwise."""
        if self.board.selected:
            unit = self.bridge.game.unit(self.board.selected)
            self.bridge.do(TurnUnit(unit.id, (unit.facing + by) % SIDES))

    # -- Qt ------------------------------------------------------------------------------------------

    def _hex_under(self, event: QMouseEvent) -> Hex:
        back, _ = self.viewportTransform().inverted()
        return hex_at(back.map(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        at = self._hex_under(event)
        request = asked(self.bridge.game)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = event.position().toPoint()
        elif event.button() == Qt.MouseButton.LeftButton:
            there = self.bridge.game.unit_at(at)
            if self._asked is not None:
                self._answer(at)
            elif isinstance(request, ChooseHex) and at in request.options:
                self.bridge.do(Answered(at))
            elif there is not None:
                self.board.select(there.id)
                self._held, self._pressed = there.id, event.position()
            else:
                self.board.select("")
                self._pan_from = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            now = event.position().toPoint()
            by, self._pan_from = now - self._pan_from, now
            self._pan(by)
        elif self._pressed is not None and self._held == self.board.selected:
            moved = (event.position() - self._pressed).manhattanLength()
            if moved >= DRAG or self.target is not None:
                self._plan(self._hex_under(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pan_from = None
        target, self._pressed = self.target, None
        if event.button() == Qt.MouseButton.LeftButton and self._held and target is not None:
            self.carry_out(target)
        self._held = ""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        unit = self.bridge.game.unit(self.board.selected) if self.board.selected else None
        request = asked(self.bridge.game)
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and key == Qt.Key.Key_Left:
            self.bridge.back()
        elif isinstance(request, ChooseHex):
            self._answer_by_key(request, key)
        elif key == Qt.Key.Key_Escape:
            self.ask_hex(None)
            if self.target is not None:
                self.let_go()
            else:
                self.board.select("")
        elif unit is None or unit.at is None:
            event.ignore()
        elif key in TURNS:
            self.turn(TURNS[key])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down, *KEYS):
            self._point(self.target or unit.at, key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.target is not None:
            self.carry_out(self.target)
        else:
            event.ignore()

    def _point(self, at: Hex, key: Qt.Key) -> None:
        """The next hex in the direction of an arrow; up and down keep to one column."""
        if key in KEYS:
            then = neighbour(at, KEYS[key])
        else:
            up = key == Qt.Key.Key_Up
            even = at.r % 2 == 0
            then = neighbour(at, (1 if even else 2) if up else (5 if even else 4))
        if then in self.bridge.game.board:
            self._plan(then)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 -- Qt's name
        """Tab goes through the units and, after the last, on to the next part of the window."""
        order = self.board.order()
        held = (
            order.index(self.board.selected) if self.board.selected in order else (-1 if next else len(order))
        )
        then = held + (1 if next else -1)
        self.let_go()
        if 0 <= then < len(order):
            self.board.select(order[then])
            self.centre_on(order[then])
            return True
        self.board.select("")
        return super().focusNextPrevChild(next)
