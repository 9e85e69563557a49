"""Slipping away in a Dodge: the dodging unit is dragged or nudged as in any move, by the limits of a Dodge."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QMouseEvent

from hellassist.geometry import Mm, Point, distance, path_length
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.figures import against, allowance
from hellassist.gui.table.looks import look_of
from hellassist.gui.table.move_tool import MoveTool
from hellassist.gui.table.overlay import Overlay
from hellassist.rules.combat import trial
from hellassist.rules.commands import Command, SlipAway
from hellassist.rules.game import Game, Unit
from hellassist.rules.refusal import Refused

if TYPE_CHECKING:
    from hellassist.gui.table.view import BoardView


class DodgeTool(MoveTool):
    """Moves one unit only, and not farther than a Dodge goes (SA-053, SA-056)."""

    def __init__(self, view: BoardView, bridge: SessionBridge, overlay: Overlay, unit: str) -> None:
        super().__init__(view, bridge, overlay)
        self.unit = unit
        self.refused: Refused | None = None
        view.board.select(unit)

    def press(self, event: QMouseEvent) -> bool:
        """Only the dodging unit is taken up."""
        self._view.board.select(self.unit)
        spot = self._view.spot(event.position())
        if self.plan is None and self.unit not in self._view.board.units_at(spot, self._view.slack()):
            return False
        return super().press(event)

    def _commit(self) -> None:
        plan, refused = self.plan, self.refused
        self.cancel()
        if plan is None or distance(plan.tip, plan.start) <= 0:
            return
        if refused is not None:
            self._bridge.refused.emit(self._bridge.sentence(refused), refused.rule)
            return
        self._bridge.do(self._command(plan.unit, plan.path))

    def _check(self, game: Game, unit: Unit, path: tuple[Point, ...]) -> None:
        """Raise Refused where the unit may not go so."""
        trial.check_dodge(game, unit, path)

    def _command(self, unit: str, path: tuple[Point, ...]) -> Command:
        return SlipAway(unit, path)

    def _reach(self, game: Game) -> Mm:
        """How far it may go."""
        return trial.DODGE_FATHOMS * game.fathom

    def _head(self) -> str:
        return QCoreApplication.translate("MoveTool", "{0} of {1} fathoms · Dodge")

    def _judge(self) -> None:
        plan, game = self.plan, self._bridge.game
        if plan is None:
            return
        unit = game.unit(plan.unit)
        self.refused = None
        try:
            self._check(game, unit, plan.path)
        except Refused as refused:
            self.refused = refused
        bad = self.refused is not None
        reach = self._reach(game)
        left = max(reach - plan.before_anchor, 0)
        self._overlay.show_bands(plan.anchor, left, 0.0, self._view.board.table_rect())
        self._overlay.show_route(plan.path, bad=bad)
        self._overlay.show_phantom(unit.id, replace(look_of(unit), selected=False), plan.tip)
        head = self._head().format(
            against(path_length(plan.path), reach, game.fathom), allowance(reach, game.fathom)
        )
        sentence = ""
        if self.refused is not None:
            sentence = f"{self._bridge.sentence(self.refused)} ({self.refused.rule})"
        self._overlay.tag.say(head, sentence, bad=bad)
        self._view.put_tag(self._overlay.tag, plan.tip, unit.profile.radius)
