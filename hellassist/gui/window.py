"""The window: the board, and around it what the players need to see and do."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QMenu, QSplitter, QVBoxLayout, QWidget

from hellassist.gui import theme
from hellassist.gui.actions import Actions
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.panels.company import CompanyPanel
from hellassist.gui.panels.turn import TurnPanel
from hellassist.gui.panels.units_table import UnitsTable
from hellassist.gui.strip import LOW, Strip
from hellassist.gui.table.view import BoardView
from hellassist.gui.top_bar import TopBar
from hellassist.rules.commands import EndActivation, NextTurn, Pass
from hellassist.rules.game import PLAYERS, Game

COLUMN = 328
"""Width of the column beside the board, in pixels: two thirds of 1440 x 900 are the board's."""


class Window(QMainWindow):
    """Puts the parts together and passes each change on to all of them."""

    theme_chosen = Signal(str)
    unit_opened = Signal(str)
    """Enter or a double click on a unit."""
    turn_wanted = Signal()
    """The players want the next turn."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.board = BoardView(bridge, self)
        self.companies = {player: CompanyPanel(player, bridge, self) for player in PLAYERS}
        self.turn = TurnPanel(bridge, self)
        self.units = UnitsTable(bridge, self)
        self.strip = Strip(self.units, self)
        self.actions_ = Actions(bridge, self)
        self.top = TopBar(self)
        self.attack_place = QWidget(self)
        self._attack: QWidget | None = None
        self._menus: dict[str, QMenu] = {}
        self._arrange()
        self._fill_menus()
        self._connect()
        self.dress()
        self.show_game(bridge.game)

    # -- for the other parts of the window -----------------------------------------------------------

    def show_attack(self, widget: QWidget) -> None:
        """Put the attack's dialog beside the board; the Companies make room."""
        self.hide_attack()
        self._attack = widget
        self._attack_layout.addWidget(widget)
        self.attack_place.setVisible(True)
        for panel in self.companies.values():
            panel.compact(compact=True)
        self._share_column()
        widget.show()

    def hide_attack(self) -> None:
        """Take the attack's dialog away again. It stays its owner's: it is hidden, not destroyed."""
        if self._attack is not None:
            self._attack_layout.removeWidget(self._attack)
            self._attack.hide()
            self._attack.setParent(None)
            self._attack = None
        self.attack_place.setVisible(False)
        for panel in self.companies.values():
            panel.compact(compact=False)
        self._share_column()

    def set_chronicle(self, widget: QWidget) -> None:
        """Put the chronicle below the board."""
        self.strip.set_chronicle(widget)

    def menu(self, name: str) -> QMenu:
        """A menu by its name: "battle", "edit", "view" or "help". Raises KeyError for any other."""
        return self._menus[name]

    def notice(self, sentence: str, rule: str = "", *, lasting: bool = False) -> None:
        """Say something below the board, without a dialog."""
        self.strip.notice.say(sentence, rule, lasting=lasting)

    # -- the game ------------------------------------------------------------------------------------

    def show_game(self, game: Game) -> None:
        """Pass the game on to every part. The board mirrors it by itself."""
        self.top.show_game(game)
        for panel in self.companies.values():
            panel.show_game(game)
        self.turn.show_game(game)
        self.units.show_game(game)
        self.actions_.name_steps()
        waiting = any(game.waiting(player) for player in PLAYERS)
        self.actions_.end.setEnabled(game.activation is not None and game.attack is None)
        self.actions_.pass_on.setEnabled(
            self.turn.pass_on.isEnabled() and self.turn.pass_on.isVisibleTo(self.turn)
        )
        self.actions_.next_turn.setEnabled(game.phase != "over" and (game.turn == 0 or not waiting))
        self.turn.setVisible(game.attack is None)
        self.setWindowTitle(
            " · ".join(part for part in (self.top.words(game), game.name, "hellassist") if part)
        )

    def dress(self) -> None:
        """Draw everything in the theme in use."""
        self.actions_.dress()
        self.strip.dress()
        self.board.board.dress()
        self.board.resetCachedContent()
        for panel in self.companies.values():
            panel.dress()

    def choose_theme(self, name: str) -> None:
        """Change to the theme *name*."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, name)
        self.dress()
        self.theme_chosen.emit(name)

    def _show_change(self, before: object, after: object) -> None:  # noqa: ARG002
        self.show_game(self.bridge.game)

    def _selected(self, unit: str) -> None:
        for panel in self.companies.values():
            panel.units.mark(unit)
        self.units.mark(unit)

    def _pick(self, unit: str) -> None:
        if self.bridge.game.units[unit].on_table:
            self.board.board.select(unit)
            self.board.centre_on(unit)

    def _go_to(self, unit: str) -> None:
        self._pick(unit)
        self.board.setFocus()

    # -- building ------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.setMenuWidget(self.top)
        column = QWidget(self)
        column.setObjectName("column")
        column.setMinimumWidth(300)
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(8)
        self._attack_layout = QVBoxLayout(self.attack_place)
        self._attack_layout.setContentsMargins(0, 0, 0, 0)
        self.attack_place.setVisible(False)
        for widget in (*self.companies.values(), self.attack_place, self.turn):
            self._column.addWidget(widget)
        self._share_column()
        self._upright = QSplitter(Qt.Orientation.Vertical, self)
        self._upright.addWidget(self.board)
        self._upright.addWidget(self.strip)
        across = QSplitter(Qt.Orientation.Horizontal, self)
        across.addWidget(self._upright)
        across.addWidget(column)
        for splitter in (self._upright, across):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(1)
            splitter.setStretchFactor(0, 1)
            splitter.setStretchFactor(1, 0)
        across.setSizes([10_000, COLUMN - 1])
        self._upright.setSizes([10_000, LOW - 1])
        self.setCentralWidget(across)
        layout = self.layout()
        if layout is not None:  # the smallest size is set where the window is shown to people, see app.run
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def _share_column(self) -> None:
        open_ = self._attack is not None
        for panel in self.companies.values():
            self._column.setStretchFactor(panel, 0 if open_ else 1)
        self._column.setStretchFactor(self.attack_place, 1 if open_ else 0)

    def _fill_menus(self) -> None:
        do = self.actions_
        pages = (do.chronicle, do.units)
        parts = {
            "battle": (self.tr("Battle"), (do.end, do.pass_on, do.next_turn, None, do.quit)),
            "edit": (self.tr("Edit"), (do.undo, do.redo)),
            "view": (
                self.tr("View"),
                (do.move, do.measure, None, do.fit, do.closer, do.farther, None, *pages, None, do.theme),
            ),
            "help": (self.tr("Help"), ()),
        }
        for name, (title, actions) in parts.items():
            self._menus[name] = self.top.menu(title)
            for action in actions:
                if action is None:
                    self._menus[name].addSeparator()
                else:
                    self._menus[name].addAction(action)
                    self.addAction(action)
        for action in (do.move, do.measure):
            self.top.tool(action, words=True)
        self.top.gap()
        for action in (do.undo, do.redo):
            self.top.tool(action, words=True)
        self.top.gap()
        for action in (do.fit, do.theme):
            self.top.tool(action, words=False)

    def _connect(self) -> None:
        do, bridge = self.actions_, self.bridge
        bridge.changed.connect(self._show_change)
        bridge.refused.connect(self.notice)
        bridge.not_saved.connect(
            lambda fault: self.notice(self.tr("Not saved, so not done: {0}").format(fault), lasting=True)
        )
        do.move.triggered.connect(lambda: self.board.use("move"))
        do.measure.triggered.connect(lambda: self.board.use("measure"))
        self.board.tool_changed.connect(
            lambda name: (do.measure if name == "measure" else do.move).setChecked(True)
        )
        do.fit.triggered.connect(self.board.fit)
        do.closer.triggered.connect(lambda: self.board.zoom(1.25))
        do.farther.triggered.connect(lambda: self.board.zoom(0.8))
        do.theme.triggered.connect(
            lambda: self.choose_theme("light" if theme.tokens().name == "dark" else "dark")
        )
        do.chronicle.triggered.connect(self.strip.show_chronicle)
        do.units.triggered.connect(self.strip.toggle_units)
        do.end.triggered.connect(lambda: bridge.do(EndActivation()))
        do.pass_on.triggered.connect(lambda: bridge.do(Pass()))
        do.next_turn.triggered.connect(self.next_turn)
        do.quit.triggered.connect(self.close)
        self.turn.next_turn.connect(self.next_turn)
        self.board.board.selected_changed.connect(self._selected)
        self.board.unit_opened.connect(self.unit_opened)
        for panel in self.companies.values():
            panel.picked.connect(self._go_to)
        self.units.picked.connect(self._pick)
        self.units.opened.connect(self._go_to)
        self.strip.wants_height.connect(self._set_strip_height)
        QTimer.singleShot(0, self.board.board.with_rings)

    def next_turn(self) -> None:
        """Go on to the next turn; the coin that settles a tie is thrown here."""
        from secrets import choice

        self.bridge.do(NextTurn(coin=choice(PLAYERS)))

    def _set_strip_height(self, height: int) -> None:
        self._upright.setSizes([max(self._upright.height() - height - 1, 100), height])
