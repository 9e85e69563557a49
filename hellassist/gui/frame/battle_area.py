"""What lies in the window while a battle is open: the board, the strip below it, the column beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSplitter, QVBoxLayout, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.frame.strip import Strip
from hellassist.gui.looks.upright import Upright
from hellassist.gui.panels.actions import ActionPanel
from hellassist.gui.panels.company import CompanyPanel
from hellassist.gui.panels.turn import TurnPanel
from hellassist.gui.panels.units_table import UnitsTable
from hellassist.gui.table.view import BoardView
from hellassist.rules.game import PLAYERS, Game, Player, opponent

if TYPE_CHECKING:
    from hellassist.gui.table.place_tool import PlaceTool

COLUMN, WIDE_COLUMN, SHARE = 328, 440, 328 / 1440
"""Width of the column beside the board, in pixels and as a share: two thirds of 1440 x 900 are the board's."""
LEAST_BOX, AROUND = 170, 40
"""Pixels of a Company's box with three of its units, and of the margins in the column."""


class BattleArea(QSplitter):
    """Puts the parts in their places and passes each change on to them. The board mirrors the game by itself."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._bridge = bridge
        self.board = BoardView(bridge, self)
        self.companies = {player: CompanyPanel(player, bridge, self) for player in PLAYERS}
        self.doing = ActionPanel(bridge, self)
        self.turn = TurnPanel(bridge, self)
        self.units = UnitsTable(bridge, self)
        self.strip = Strip(self.units, self)
        self.attack_place = QWidget(self)
        self._attack: QWidget | None = None
        self._folded: Player | None = None
        self._moved = False
        self._placing: PlaceTool | None = None
        self._arrange()
        self.board.board.selected_changed.connect(self._selected)
        for panel in self.companies.values():
            panel.picked.connect(self._go_to)
            panel.units.carried.connect(self._carry)
            panel.units.put_down.connect(self._put_down)
        self.units.picked.connect(self._pick)
        self.units.opened.connect(self._go_to)
        self.splitterMoved.connect(self._keep_column)
        for row in (self.doing.row, self.doing.due):
            row.left.connect(self.board.setFocus)
        self.turn.act_wanted.connect(self.doing.point_out_what_must_be_done)
        mover = self.board.move_tool
        self.doing.announce_wanted.connect(lambda: mover.announce(on=not mover.announces))
        mover.announced.connect(self.doing.show_announced)
        self.strip.wants_height.connect(self._set_strip_height)

    def show_attack(self, widget: QWidget) -> None:
        """Put a panel below the Companies, which make room for it."""
        self.hide_attack()
        self._attack = widget
        self._attack_layout.addWidget(widget)
        self._make_room()
        widget.show()

    def hide_attack(self) -> None:
        """Take the panel away again. It stays its owner's: it is hidden, not destroyed."""
        if self._attack is not None:
            self._attack_layout.removeWidget(self._attack)
            self._attack.hide()
            self._attack.setParent(None)
            self._attack = None
        self._make_room()

    def show_game(self, game: Game) -> None:
        """Pass the game on to the panels."""
        for panel in self.companies.values():
            panel.show_game(game)
        if self._attack is None:
            for player, panel in self.companies.items():
                if player != self._folded:
                    self._boxes.setStretchFactor(panel, max(sum(1 for _ in game.units_of(player)), 2))
        self.doing.show_game(game)
        self.turn.show_game(game)
        self.turn.setVisible(game.attack is None)
        self.units.show_game(game)
        self._selected(self.board.board.selected)
        self._see_room()

    def dress(self) -> None:
        """Draw everything in the theme in use."""
        self.strip.dress()
        self.board.board.dress()
        self.board.reach.dress()
        self.board.rings.redraw()
        if self.board.odds is not None:
            self.board.odds.dress()
        self.board.resetCachedContent()
        for panel in self.companies.values():
            panel.dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if not self._moved:
            column = max(COLUMN, min(WIDE_COLUMN, round(self.width() * SHARE)))
            self.setSizes([max(self.width() - column, 100), column - 1])
        super().resizeEvent(event)
        self._see_room()

    def _keep_column(self) -> None:
        """The players chose the width: it stays theirs."""
        self._moved = True

    def _selected(self, unit: str) -> None:
        for panel in self.companies.values():
            panel.units.mark(unit)
        self.units.mark(unit)
        if unit != self.doing.unit:
            self.board.move_tool.announce(on=False)
        self.doing.show_selected(unit)
        self._see_room()

    def _pick(self, unit: str) -> None:
        if self._bridge.game.units[unit].on_table:
            self.board.board.select(unit)
            self.board.centre_on(unit)

    def _go_to(self, unit: str) -> None:
        self._pick(unit)
        game = self._bridge.game
        if game.phase == "setup" and not game.units[unit].on_table:
            self._set_up(unit)
        self.board.setFocus()

    # -- deployment ----------------------------------------------------------------------------------

    def _set_up(self, unit: str) -> PlaceTool:
        """Let the board put down a unit that does not stand yet."""
        from hellassist.gui.table.place_tool import PlaceTool

        self._placing = PlaceTool(self.board, self._bridge, unit)
        self.board.lend(self._placing)
        self._placing.begin()
        return self._placing

    def _carry(self, unit: str, at: QPoint) -> None:
        placing = self._placing
        if placing is None or placing.unit != unit or not placing.busy:
            placing = self._set_up(unit)
        placing.carry(at)

    def _put_down(self, at: QPoint) -> None:
        if self._placing is not None:
            self._placing.drop(at)

    def _arrange(self) -> None:
        column = QWidget(self)
        column.setObjectName("column")
        column.setMinimumWidth(300)
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(8)
        self._attack_layout = QVBoxLayout(self.attack_place)
        self._attack_layout.setContentsMargins(0, 0, 0, 0)
        self._boxes = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._boxes.setSpacing(8)
        for panel in self.companies.values():
            self._boxes.addWidget(panel)
        self._column.addLayout(self._boxes)
        for widget in (self.attack_place, self.doing, self.turn):
            self._column.addWidget(widget)
        for widget in (self.doing, self.turn):
            widget.installEventFilter(self)
        self._make_room()
        self._upright = Upright(self.board, self.strip, self)
        self._upright.stand_beside(column)

    def _make_room(self) -> None:
        busy = self._attack is not None
        self.attack_place.setVisible(busy)
        self._column.setStretchFactor(self.attack_place, 1 if busy else 0)
        self._column.setStretchFactor(self._boxes, 0 if busy else 1)
        row, pile = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._boxes.setDirection(row if busy else pile)
        for player, panel in self.companies.items():
            folded = busy or player == self._folded
            panel.compact(compact=folded)
            self._boxes.setStretchFactor(
                panel, 1 if busy else 0 if folded else max(panel.model.rowCount(), 2)
            )
        self.doing.show_brief(brief=busy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands below the Companies has become higher or lower, once its own layout has seen to that."""
        if event.type() == QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._see_room)
        return super().eventFilter(watched, event)

    def _see_room(self) -> None:
        """Fold the Company of the other player where both would be cut short."""
        folded = self._to_fold() if self._attack is None else None
        if folded != self._folded:
            self._folded = folded
            self._make_room()

    def _to_fold(self) -> Player | None:
        """Whose box is folded: nobody's where both have room, else that of the player who has nothing to do now."""
        below = sum(panel.sizeHint().height() for panel in (self.doing, self.turn) if not panel.isHidden())
        asking = {player: panel.asks_for() for player, panel in self.companies.items()}
        if self.height() - below - AROUND >= 2 * LEAST_BOX + sum(asking.values()):
            return None
        game = self._bridge.game
        asked = [player for player, height in asking.items() if height]
        if len(asked) == 1:
            return opponent(asked[0])
        unit = game.units.get(self.doing.unit)
        shown = unit.controller if unit is not None and not self.doing.isHidden() else game.to_act
        return None if shown is None else opponent(shown)

    def _set_strip_height(self, height: int) -> None:
        self._upright.set_strip_height(height)
