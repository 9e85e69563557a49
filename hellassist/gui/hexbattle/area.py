"""What lies in the window during a hex battle: the board, the strip below it, the column beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import SidePanel, words
from hellassist.gui.frame.battle_area import COLUMN, SHARE, WIDE_COLUMN
from hellassist.gui.frame.strip import Strip
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.unit_panel import UnitPanel
from hellassist.gui.hexbattle.units_table import HexUnitsTable
from hellassist.gui.hexbattle.view import HexView
from hellassist.gui.looks.upright import Upright
from hellassist.gui.widgets.elided import ElidedLabel
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.hexbattle.game import Game, other
from hellassist.hexbattle.units import PLAYERS


class ArmiesBox(QFrame):
    """Both armies: name, units left, whose move it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("company")
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setColumnStretch(1, 1)
        self.names, self.left = {}, {}
        for row, player in enumerate(PLAYERS):
            self.names[player], self.left[player] = ElidedLabel(self), words(self, dim=True)
            self.names[player].setObjectName("company_name")
            self.left[player].setWordWrap(False)
            grid.addWidget(SmallSign(player, self), row, 0)
            grid.addWidget(self.names[player], row, 1)
            grid.addWidget(self.left[player], row, 2)
        self.call = words(self)
        self.call.setProperty("call", "true")
        grid.addWidget(self.call, 2, 0, 1, 3)

    def show_game(self, game: Game) -> None:
        """Mirror the armies."""
        for player in PLAYERS:
            units = list(game.of(player))
            left = sum(not unit.gone for unit in units)
            self.names[player].show_text(game.armies[player].name)
            self.left[player].setText(self.tr("{0} of {1} left").format(left, len(units)))
        acting = "" if game.to_act is None else game.armies[game.to_act].name
        self.call.setText(self.tr("{0} act (house rule)").format(acting) if acting else "")
        self.call.setVisible(bool(acting))


class HexArea(QSplitter):
    """Puts the parts in their places."""

    def __init__(self, bridge: HexBridge, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._bridge = bridge
        self.board = HexView(bridge, self)
        self.units = HexUnitsTable(bridge, self)
        self.strip = Strip(self.units, self)
        self.armies = ArmiesBox(self)
        self.unit = UnitPanel(bridge, self)
        self.panel: SidePanel | None = None
        self.next_turn = QPushButton(self)
        self._moved = False
        self._arrange()
        self.splitterMoved.connect(self._keep_column)
        self.strip.wants_height.connect(self._set_strip_height)
        self.board.board.selected_changed.connect(self.unit.show_unit)
        self.units.picked.connect(self._pick)
        self.show_game(bridge.game, bridge.game)

    def show_panel(self, panel: SidePanel | None) -> None:
        """Put a panel in the column in place of the unit; None gives the place back. The old one goes."""
        if self.panel is not None:
            self._place.removeWidget(self.panel)
            self.panel.hide()
            self.panel.deleteLater()
        self.panel = panel
        self.unit.setVisible(panel is None)
        if panel is not None:
            self._place.addWidget(panel)
            panel.show()

    def show_game(self, before: Game, game: Game) -> None:
        """Pass the battle on to the parts."""
        self.armies.show_game(game)
        self.units.show_game(game)
        self.unit.show_game(before, game)
        if self.panel is not None:
            self.panel.show_game(before, game)  # type: ignore[arg-type]
        self.next_turn.setText(self._next(game))
        self.next_turn.setEnabled(game.attack is None)

    def _next(self, game: Game) -> str:
        if game.turn and game.to_act == "A":
            return self.tr("Hand over to {0}").format(game.armies[other("A")].name)
        return self.tr("Begin turn {0}").format(game.turn + 1)

    def dress(self) -> None:
        """Draw everything in the theme in use."""
        self.strip.dress()
        self.board.board.dress()
        self.board.resetCachedContent()
        self.board.show_options()
        for panel in (self.panel, self.unit):
            if panel is not None:
                panel.dress()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if not self._moved:
            column = max(COLUMN, min(WIDE_COLUMN, round(self.width() * SHARE)))
            self.setSizes([max(self.width() - column, 100), column - 1])
        super().resizeEvent(event)

    def _keep_column(self) -> None:
        self._moved = True

    def _pick(self, unit: str) -> None:
        if self._bridge.game.unit(unit).on_board:
            self.board.board.select(unit)
            self.board.centre_on(unit)

    def _arrange(self) -> None:
        column = QWidget(self)
        column.setObjectName("column")
        column.setMinimumWidth(300)
        whole = QVBoxLayout(column)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.setSpacing(8)
        self._place = QVBoxLayout()
        self._place.addWidget(self.unit)
        whole.addWidget(self.armies)
        whole.addLayout(self._place, 1)
        whole.addWidget(self.next_turn)
        self._upright = Upright(self.board, self.strip, self)
        self._upright.stand_beside(column)

    def _set_strip_height(self, height: int) -> None:
        self._upright.set_strip_height(height)
