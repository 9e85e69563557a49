"""Making the move that a power has given a unit: it is dragged or nudged as in any move, within that reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hellassist.geometry import Mm, Point
from hellassist.gui.table.dodge_tool import DodgeTool
from hellassist.rules.commands import Command, MoveByPower
from hellassist.rules.moves import granted

if TYPE_CHECKING:
    from hellassist.rules.game import Game, Unit


class GivenTool(DodgeTool):
    """Moves one unit only, and not farther than the power lets it go."""

    def _check(self, game: Game, unit: Unit, path: tuple[Point, ...]) -> None:
        granted.judge(game, unit, path)

    def _command(self, unit: str, path: tuple[Point, ...]) -> Command:
        return MoveByPower(unit, path)

    def _reach(self, game: Game) -> Mm:
        given = granted.grant(game, game.unit(self.unit))
        return 0.0 if given is None else given[1]

    def _head(self) -> str:
        return QCoreApplication.translate("MoveTool", "{0} of {1} fathoms · given move")
