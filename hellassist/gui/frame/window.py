"""The window. It stands before a battle is in it: what a battle needs is loaded when one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QMenu, QWidget

from hellassist.gui.looks import theme

if TYPE_CHECKING:
    from hellassist.gui.bridge import SessionBridge
    from hellassist.gui.frame.actions import Actions
    from hellassist.gui.frame.battle_area import BattleArea
    from hellassist.gui.frame.strip import Strip
    from hellassist.gui.frame.top_bar import TopBar
    from hellassist.gui.panels.company import CompanyPanel
    from hellassist.gui.panels.turn import TurnPanel
    from hellassist.gui.panels.units_table import UnitsTable
    from hellassist.gui.table.view import BoardView
    from hellassist.rules.game import Game, Player


class EmptyTable(QWidget):
    """What is seen while the battle is being read."""

    painted = Signal()
    """It is on screen, for the first time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seen = False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = theme.tokens()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour(t.ground))
        side = min(self.width() * 0.75, self.height() * 0.85)
        table = QRectF(0, 0, side, side)
        table.moveCenter(QRectF(self.rect()).center())
        painter.fillRect(table, theme.colour(t.table))
        painter.end()
        if not self._seen:
            self._seen = True
            self.painted.emit()


class Guest(Protocol):
    """A battle of another game, laid out in the window."""

    @property
    def strip(self) -> Strip: ...

    def dress(self) -> None: ...


class Window(QMainWindow):
    """The frame around a battle: menus, tools, notices, and and inside it all else."""

    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    unit_opened = Signal(str)
    """Enter or a double click on a unit."""

    bridge: SessionBridge
    area: BattleArea
    top: TopBar
    actions_: Actions

    def __init__(self, bridge: SessionBridge | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menus: dict[str, QMenu] = {}
        self._guest: Guest | None = None
        self.setWindowTitle("hellassist")
        self.empty = EmptyTable(self)
        self.setCentralWidget(self.empty)
        layout = self.layout()
        if layout is not None:  # the smallest size is set where the window is shown to people, see app.run
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        if bridge is not None:
            self.show_battle(bridge)

    def show_battle(self, bridge: SessionBridge) -> None:
        """Lay out a battle, in place of the one before."""
        from hellassist.gui.frame.actions import Actions
        from hellassist.gui.frame.battle_area import BattleArea
        from hellassist.gui.frame.top_bar import TopBar

        self._clear()
        self.bridge = bridge
        self.actions_ = Actions(bridge, self)
        self.top = TopBar(self)
        self.area = BattleArea(bridge, self)
        self.setMenuWidget(self.top)
        self.setCentralWidget(self.area)
        self._fill_menus()
        self._connect()
        self.dress()
        self.show_game(bridge.game)
        self.board.setFocus()

    def show_guest(self, bar: QWidget, area: QWidget, guest: Guest) -> None:
        """Lay out the battle of another game, in place of the one before."""
        self._clear()
        self._guest = guest
        self.setMenuWidget(bar)
        self.setCentralWidget(area)

    def show_page(self, page: QWidget) -> None:
        """A page alone: no menu and no key of a battle reaches beyond it."""
        self._clear()
        nothing = QWidget(self)
        nothing.setFixedHeight(0)
        self.setMenuWidget(nothing)
        self.setCentralWidget(page)
        self.setWindowTitle("hellassist")

    def _clear(self) -> None:
        self._guest = None
        for action in self.actions():
            self.removeAction(action)

    # -- for the other parts of the window -----------------------------------------------------------

    @property
    def board(self) -> BoardView:
        """The view on the table."""
        return self.area.board

    @property
    def companies(self) -> dict[Player, CompanyPanel]:
        """The panel of each Company."""
        return self.area.companies

    @property
    def turn(self) -> TurnPanel:
        """The buttons of the turn."""
        return self.area.turn

    @property
    def units(self) -> UnitsTable:
        """All units as a table."""
        return self.area.units

    @property
    def strip(self) -> Strip:
        """What is below the board."""
        return self.area.strip

    def show_attack(self, widget: QWidget) -> None:
        """Put the attack's dialog beside the board; the Companies make room."""
        self.area.show_attack(widget)

    def hide_attack(self) -> None:
        """Take the attack's dialog away again. It stays its owner's: it is hidden, not destroyed."""
        self.area.hide_attack()

    def set_chronicle(self, widget: QWidget) -> None:
        """Put the chronicle below the board."""
        self.strip.set_chronicle(widget)

    def menu(self, name: str) -> QMenu:
        """A menu by its name: "battle", "edit", "view" or "help". Raises KeyError for any other."""
        return self._menus[name]

    def notice(self, sentence: str, rule: str = "", *, lasting: bool = False) -> None:
        """Say something below the board, without a dialog."""
        strip = self.strip if self._guest is None else self._guest.strip
        strip.notice.say(sentence, rule, lasting=lasting)

    # -- the game ------------------------------------------------------------------------------------

    def show_game(self, game: Game) -> None:
        """Pass the game on to every part."""
        self.top.show_game(game)
        self.area.show_game(game)
        self.actions_.show_game(game)
        self.setWindowTitle(
            " · ".join(part for part in (self.top.words(game), game.name, "hellassist") if part)
        )

    def dress(self) -> None:
        """Draw everything in the theme in use."""
        if self._guest is not None:
            self._guest.dress()
            return
        self.actions_.dress()
        self.area.dress()

    def toggle_theme(self) -> None:
        """From dark to light and back."""
        self.choose_theme("light" if theme.tokens().name == "dark" else "dark")

    def choose_theme(self, name: str) -> None:
        """Change to the theme *name*."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, name)
        self.dress()
        self.theme_chosen.emit(name)

    def _show_odds(self, on: bool) -> None:
        self.board.show_odds(on=on)
        if on:
            said = self.tr(
                "Odds of the selected unit: the arrow out is its attack, the arrow back the enemy's; first the chance "
                "that the one struck falls, then that the striker does."
            )
            self.notice(said)

    def next_turn(self) -> None:
        """Go on to the next turn; the coin that settles a tie is thrown here."""
        from secrets import choice

        from hellassist.rules.commands import NextTurn
        from hellassist.rules.game import PLAYERS

        self.bridge.do(NextTurn(coin=choice(PLAYERS)))

    def _show_change(self, before: object, after: object) -> None:  # noqa: ARG002
        self.strip.notice.settle()
        self.show_game(self.bridge.game)

    # -- building ------------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        from hellassist.gui.frame.language_menu import language_menu

        do = self.actions_
        pages = (do.chronicle, do.units)
        parts = {
            "battle": (self.tr("Battle"), (do.end, do.pass_on, do.next_turn, None, do.quit)),
            "edit": (self.tr("Edit"), (do.undo, do.redo)),
            "view": (
                self.tr("View"),
                (
                    do.move,
                    do.announce,
                    do.odds,
                    do.measure,
                    do.distances,
                    None,
                    do.fit,
                    do.closer,
                    do.farther,
                    None,
                    *pages,
                    None,
                    do.theme,
                ),
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
        language_menu(self._menus["view"], self.language_chosen.emit)
        for group, words in (
            ((do.move, do.measure), True),
            ((do.undo, do.redo), True),
            ((do.fit, do.dispute, do.theme), False),
        ):
            for action in group:
                self.top.tool(action, words=words)
            self.top.gap()

    def _connect(self) -> None:
        do, bridge, board = self.actions_, self.bridge, self.board
        bridge.changed.connect(self._show_change)
        bridge.refused.connect(self.notice)
        bridge.not_saved.connect(
            lambda fault: self.notice(self.tr("Not saved, so not done: {0}").format(fault), lasting=True)
        )
        board.tool_changed.connect(do.mark_tool)
        board.unit_opened.connect(self.unit_opened)
        do.move.triggered.connect(lambda: board.use("move"))
        do.measure.triggered.connect(lambda: board.use("measure"))
        do.fit.triggered.connect(board.fit)
        do.closer.triggered.connect(lambda: board.zoom(1.25))
        do.farther.triggered.connect(lambda: board.zoom(0.8))
        do.theme.triggered.connect(self.toggle_theme)
        do.chronicle.triggered.connect(self.strip.show_chronicle)
        do.units.triggered.connect(self.strip.toggle_units)
        do.next_turn.triggered.connect(self.next_turn)
        do.announce.toggled.connect(lambda on: board.move_tool.announce(on=on))
        board.move_tool.announced.connect(do.announce.setChecked)
        do.odds.toggled.connect(self._show_odds)
        do.end.triggered.connect(self.turn.end_activation)
        do.quit.triggered.connect(self.close)
        self.turn.next_turn.connect(self.next_turn)
