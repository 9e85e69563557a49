"""The move that a power has given a unit: what the panel says while the board takes the drag."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hellassist.app.words import power_words
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.table.given_tool import GivenTool
from hellassist.gui.table.view import BoardView
from hellassist.rules.game import Game
from hellassist.rules.moves.granted import grant


class GivenMovePanel(SidePanel):
    """Lends the board its tool, and closes when the move is made or lost."""

    def __init__(
        self, bridge: SessionBridge, texts: Texts, unit: str, board: BoardView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit, self._board = bridge, texts, unit, board
        self.title.setText(texts.unit(bridge.game, unit))
        self.told = self.words()
        self.body.addWidget(self.told)
        self.body.addStretch(1)
        self.leave = self.button(self.tr("Later"))
        self.leave.clicked.connect(self.closed)
        self.foot.addWidget(self.leave)

    def shown(self) -> None:
        """The board takes the drag from now on."""
        self._board.lend(GivenTool(self._board, self._bridge, self._board.overlay, self._unit))
        self.show_game(self._bridge.game, self._bridge.game)

    def show_game(self, before: Game, game: Game) -> None:
        """Say how far it may go; close where it may not any more."""
        del before
        unit = game.units.get(self._unit)
        given = grant(game, unit) if unit is not None and unit.on_table else None
        if given is None or game.attack is not None:
            self.closed.emit()
            return
        effect, reach = given
        text = self.tr("“{0}”: drag it up to {1} fathoms. It may touch no enemy; control areas count.")
        name = power_words.name_of(effect.names, self._texts)
        self.told.setText(text.format(name, self._texts.number(reach / game.fathom)))
