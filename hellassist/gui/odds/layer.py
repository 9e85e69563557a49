"""The odds on the board: what the selected unit has in store for its enemies, and they for it, there or on the way."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from hellassist.app.words import words as game_words
from hellassist.app.words.percent import percent
from hellassist.geometry import Point
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import put_tip
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.odds.around import Around
from hellassist.gui.odds.badge import Badge
from hellassist.gui.table.items import PLAN_Z
from hellassist.rules.game import Unit
from hellassist.rules.odds.outlook import Chance, Outlook, Piece, from_spot, outlooks
from hellassist.rules.odds.policies import most_damage

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView
    from hellassist.rules.moves.movement import Move

SHARE_S = 0.003
"""So long it works on between two looks at what else is due."""
REST_MS = 120
"""When the pointer has rested so long in a drag, ways round obstacles are looked at too."""


class OddsLayer(QObject):
    """Works in small shares while nothing else is due. What is not true any more is taken away at once."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.on = False
        self.found: dict[str, Outlook] = {}
        """By the id of the enemy, as far as it has been worked out."""
        self.badges: dict[str, Badge] = {}
        self._work: Iterator[Piece] | None = None
        self._again = self._crowded = False
        self._moved: Move | None = None
        self._threats = QGraphicsPathItem()
        self._threats.setZValue(PLAN_Z - 0.2)
        self._threats.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        view.board.addItem(self._threats)
        self._share = QTimer(self, interval=0)
        self._share.timeout.connect(self._do_share)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._look_closer)
        view.board.selected_changed.connect(self.begin)
        view.board.about_to_lay_out.connect(self._place)
        view.bridge.changed.connect(self._drop)
        view.move_tool.judged.connect(self._steered)

    def set_on(self, *, on: bool) -> None:
        """Show the marks, or none."""
        self.on = on
        self.begin()

    @property
    def busy(self) -> bool:
        """Whether something is still to be worked out."""
        return self._share.isActive() or self._rest.isActive()

    def dress(self) -> None:
        """Draw it again in the theme in use."""
        for badge in self.badges.values():
            badge.update()
        self._draw_threats()

    # -- when ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin anew for the selected unit, where it stands."""
        self._clear()
        unit = self._unit()
        if unit is not None and self._view.move_tool.plan is None:
            self._start(outlooks(self._view.bridge.game, unit.id))

    def _drop(self) -> None:
        self._clear()
        self.begin()

    def _steered(self) -> None:
        """The unit is planned to go elsewhere: quickly for now, more closely when it rests there."""
        if not self.on:
            return
        move = self._view.move_tool.move
        if self._view.move_tool.plan is None or move is None:
            self.begin()
            return
        if self._moved is None:
            self._clear()
        self._moved = move
        self._rest.start()
        if self._work is None:
            self._look(straight=True)
        else:
            self._again = True
        self._draw_threats()

    def _look_closer(self) -> None:
        self._again = False
        self._look(straight=False)

    def _look(self, *, straight: bool) -> None:
        unit, move = self._unit(), self._moved
        if unit is not None and move is not None:
            self._start(from_spot(self._view.bridge.game, unit.id, move, straight=straight))

    def _unit(self) -> Unit | None:
        game, key = self._view.bridge.game, self._view.board.selected
        unit = game.units.get(key)
        able = self.on and unit is not None and unit.on_table and game.attack is None
        return unit if able else None

    def _start(self, work: Iterator[Piece]) -> None:
        self._work = work
        self._share.start()

    def _do_share(self) -> None:
        until = perf_counter() + SHARE_S
        changed = False
        while self._work is not None and perf_counter() < until:
            try:
                piece = next(self._work)
            except StopIteration:
                self._work = None
                break
            if piece is not None:
                changed |= self._show(piece)
        if changed:
            self._crowded = True
            self._place(self._view.scale_now)
        if self._work is None:
            self._share.stop()
            self._finish()

    def _finish(self) -> None:
        """All is worked out: names make room, and the line of threats is drawn."""
        self._draw_threats()
        if self._crowded:
            self._crowded = False
            self._view.board.lay_out_soon()
        if self._again:
            self._again = False
            self._look(straight=True)

    # -- what ----------------------------------------------------------------------------------------

    def _show(self, outlook: Outlook) -> bool:
        """Whether marks take other room than before."""
        if self.found.get(outlook.enemy) == outlook:
            return False
        self.found[outlook.enemy] = outlook
        badge = self.badges.get(outlook.enemy)
        if outlook.mine is None and outlook.theirs is None:
            if badge is not None:
                self._view.board.removeItem(self.badges.pop(outlook.enemy))
                self._view.board.marks = list(self.badges.values())
            return badge is not None
        unit = self._unit()
        if unit is None:
            return False
        foe = self._view.bridge.game.unit(outlook.enemy)
        if badge is None:
            badge = self.badges[outlook.enemy] = Badge()
            badge.setPos(QPointF(*foe.base.at))
            self._view.board.addItem(badge)
            self._view.board.marks = list(self.badges.values())
        put_tip(badge, self._tip(outlook, unit, foe))
        return badge.show_outlook(outlook, unit.controller, foe.controller)

    def _tip(self, outlook: Outlook, unit: Unit, foe: Unit) -> str:
        lines = []
        if outlook.mine is not None:
            lines.append(self._told(outlook.mine, unit, foe))
        if outlook.theirs is not None:
            lines.append(self._told(outlook.theirs, foe, unit))
            if outlook.later:
                lines.append(self.tr("In a later turn: it has acted in this one."))
        lines.append(self._view.bridge.texts.word(game_words.POLICIES, most_damage.name))
        return "\n".join(lines)

    def _told(self, chance: Chance, attacker: Unit, target: Unit) -> str:
        bridge = self._view.bridge
        text = self.tr("{0}, {1}: {2} falls {3}, itself {4}")
        return text.format(
            attacker.name(bridge.language),
            bridge.texts.word(game_words.ACTIONS, chance.action),
            target.name(bridge.language),
            percent(chance.fells, number),
            percent(chance.falls, number),
        )

    def _clear(self) -> None:
        self._share.stop()
        self._rest.stop()
        self._work, self._again, self._moved = None, False, None
        self.found.clear()
        for badge in self.badges.values():
            self._view.board.removeItem(badge)
        shown = bool(self.badges)
        self.badges.clear()
        self._view.board.marks = []
        self._draw_threats()
        if shown:
            self._view.board.lay_out_soon()

    # -- where ---------------------------------------------------------------------------------------

    def _draw_threats(self) -> None:
        """Lines from those who can get at the spot to which the unit is to go."""
        path = QPainterPath()
        if self._moved is not None:
            game, end = self._view.bridge.game, self._moved.end
            for key, outlook in self.found.items():
                if outlook.theirs is not None:
                    foe = game.unit(key)
                    path.moveTo(QPointF(*_rim(foe, end)))
                    path.lineTo(QPointF(*end))
        pen = QPen(colour(tokens().danger, 170), 1.6, Qt.PenStyle.DotLine)
        pen.setCosmetic(True)
        self._threats.setPen(pen)
        self._threats.setPath(path)
        self._threats.setVisible(not path.isEmpty())

    def _place(self, scale: float) -> None:
        """Let no mark lie on another or on a base, if that can be."""
        view = self._view
        sight = view.mapToScene(view.viewport().rect()).boundingRect()
        tag = view.overlay.tag
        taken = [tag.size().translated(tag.scenePos() * scale)] if tag.isVisible() else []
        around = Around(tuple(view.bridge.game.on_table()), scale, sight, taken)
        for key, badge in self.badges.items():
            around.stand(badge, view.bridge.game.unit(key))


def _rim(unit: Unit, towards: Point) -> tuple[float, float]:
    """Where the line from a unit begins: at the rim of its base."""
    at = unit.base.at
    away = hypot(towards.x - at.x, towards.y - at.y) or 1.0
    share = min(unit.profile.radius / away, 1.0)
    return at.x + (towards.x - at.x) * share, at.y + (towards.y - at.y) * share
