"""A hex battle in the window: lays out its parts and opens its panels. The desk holds one at a time."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from hellassist.app.hexbattle.chronicle import HexChronicler
from hellassist.app.hexbattle.session import HexSession
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.rule_titles import titles
from hellassist.gui.frame.chronicle import Chronicle
from hellassist.gui.frame.language_menu import language_menu
from hellassist.gui.frame.strip import Strip
from hellassist.gui.frame.top_bar import ToolBar
from hellassist.gui.frame.window import Window
from hellassist.gui.hexbattle.actions import HexActions
from hellassist.gui.hexbattle.area import HexArea
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.combat_panel import CombatPanel
from hellassist.hexbattle.combat import FACES
from hellassist.hexbattle.commands import NextTurn, StandAlone
from hellassist.hexbattle.game import Game


def throw_d8() -> int:
    """The app's die: the operating system's entropy at the click, without bias."""
    return secrets.choice(FACES)


class HexTable(QObject):
    """Holds the parts of one hex battle."""

    demo_wanted = Signal()
    new_wanted = Signal()
    file_wanted = Signal()
    start_wanted = Signal()

    def __init__(self, window: Window, session: HexSession, thrower: Callable[[], int] = throw_d8) -> None:
        super().__init__(window)
        self._window, self._thrower = window, thrower
        self.session = session
        self.bridge = HexBridge(session, self)
        self.do = HexActions(self.bridge, self)
        self.bar = ToolBar(window)
        self.area = HexArea(self.bridge, window)
        self.chronicle = Chronicle(self.bridge, HexChronicler(self.bridge.texts))
        self.area.strip.set_chronicle(self.chronicle)
        self._after: SidePanel | None = None
        self._fill_menus()
        self._connect()
        window.show_guest(self.bar, self.area, self)
        self.dress()
        self._show(session.game, session.game)
        self.area.show()
        self.area.board.setAcceptDrops(False)  # or files never come as far as the window
        self.area.board.setFocus()
        titles().read()
        if session.game.attack is not None:
            self.open_attack(session.game.attack.attacker, session.game.attack.target)

    @property
    def strip(self) -> Strip:
        """What is below the board."""
        return self.area.strip

    # -- panels --------------------------------------------------------------------------------------

    def open_attack(self, attacker: str, target: str) -> None:
        """Declare an attack, or go on with the open one."""
        self._open(CombatPanel(self.bridge, self._thrower, (attacker, target), self.area))

    def open_rule(self, rule: str) -> None:
        """What a rule says."""
        if rule:
            self._open(RulePanel(rule, self.area))

    def open_rulings(self) -> None:
        """How this battle reads the text."""
        from hellassist.gui.hexbattle.rulings_panel import RulingsPanel

        self._open(RulingsPanel(self.bridge.game.rulings, self.area))

    def open_types(self) -> None:
        """Enter unit types."""
        from hellassist.gui.hexbattle.types_panel import TypesPanel

        self._open(TypesPanel(self.area))

    def open_correction(self, unit: str) -> None:
        """Correct a value of a unit."""
        from hellassist.gui.hexbattle.by_hand_panels import HexCorrectPanel

        self._open(HexCorrectPanel(self.bridge, unit, self.area))

    def open_note(self) -> None:
        """Write a note."""
        from hellassist.gui.hexbattle.by_hand_panels import HexNotePanel

        self._open(HexNotePanel(self.bridge, self.area))

    def _open(self, panel: SidePanel) -> None:
        panel.closed.connect(self._close)
        panel.rule_wanted.connect(self.open_rule)
        self.area.show_panel(panel)
        if isinstance(panel, CombatPanel):
            panel.board_wanted.connect(self.area.board.take_over)
            panel.take_focus()
        else:
            panel.setFocus()

    def _close(self) -> None:
        """Back to the open attack, else to the unit."""
        attack = self.bridge.game.attack
        if attack is not None and not isinstance(self.area.panel, CombatPanel):
            self.open_attack(attack.attacker, attack.target)
            return
        self.area.show_panel(None)
        self.area.board.setFocus()

    # -- following -----------------------------------------------------------------------------------

    def _show(self, before: Game, game: Game) -> None:
        self.area.strip.notice.settle()
        if game.attack is not None and not isinstance(self.area.panel, CombatPanel):
            self.open_attack(game.attack.attacker, game.attack.target)
        self.area.show_game(before, game)
        self.do.show_game(game)
        moment = self.tr("Turn {0}").format(game.turn) if game.turn else self.tr("Not begun")
        acting = game.armies[game.to_act].name if game.to_act else ""
        self.bar.show_moment(" · ".join(part for part in (moment, acting) if part))
        self._window.setWindowTitle(f"{moment} · {game.name} · hellassist")

    def dress(self) -> None:
        """Draw everything in the theme in use."""
        self.do.dress()
        self.area.dress()

    def _leave_unit(self, character: str) -> None:
        """Ask for the hex in which a character stands alone."""
        self._window.notice(self.tr("Click the hex in which the character stands alone."), "HX-14")
        self.area.board.ask_hex(lambda at: self.bridge.do(StandAlone(character, at)))
        self.area.board.setFocus()

    def _go_to(self, rule: str, unit: str) -> None:
        found = self.bridge.game.units.get(unit)
        if found is not None and found.on_board:
            self.area.board.board.select(unit)
            self.area.board.centre_on(unit)
        if not isinstance(self.area.panel, CombatPanel):
            self.open_rule(rule)

    # -- building ------------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        do = self.do
        menus = (
            (
                self.tr("Battle"),
                (
                    (do.start, do.new, do.demo, do.open),
                    (do.types,),
                    (do.note, do.correct, do.next_turn),
                    (do.quit,),
                ),
            ),
            (self.tr("Edit"), ((do.undo, do.redo),)),
            (
                self.tr("View"),
                ((do.fit, do.closer, do.farther), (do.chronicle, do.units), (do.theme,)),
            ),
            (self.tr("Rules"), ((do.rulings,),)),
        )
        for title, groups in menus:
            menu = self.bar.menu(title)
            for number, group in enumerate(groups):
                if number:
                    menu.addSeparator()
                menu.addActions(list(group))
                self.area.addActions(list(group))
            if do.theme in menu.actions():
                language_menu(menu, self._window.language_chosen.emit)
        for group, worded in (((do.undo, do.redo), True), ((do.fit, do.theme), False)):
            for action in group:
                self.bar.tool(action, words=worded)
            self.bar.gap()

    def _connect(self) -> None:
        do, board, bridge = self.do, self.area.board, self.bridge
        bridge.changed.connect(self._show)
        bridge.refused.connect(self._window.notice)
        bridge.not_saved.connect(
            lambda fault: self._window.notice(
                self.tr("Not saved, so not done: {0}").format(fault), lasting=True
            )
        )
        board.attack_wanted.connect(self.open_attack)
        self.area.unit.attack_wanted.connect(self.open_attack)
        self.area.unit.turn_wanted.connect(board.turn)
        self.area.unit.correct_wanted.connect(self.open_correction)
        self.area.unit.leave_wanted.connect(self._leave_unit)
        self.area.unit.rule_wanted.connect(self.open_rule)
        self.area.next_turn.clicked.connect(lambda: bridge.do(NextTurn()))
        self.chronicle.chosen.connect(self._go_to)
        do.next_turn.triggered.connect(lambda: bridge.do(NextTurn()))
        do.fit.triggered.connect(board.fit)
        do.closer.triggered.connect(lambda: board.zoom(1.25))
        do.farther.triggered.connect(lambda: board.zoom(0.8))
        do.chronicle.triggered.connect(self.area.strip.show_chronicle)
        do.units.triggered.connect(self.area.strip.toggle_units)
        do.theme.triggered.connect(self._window.toggle_theme)
        do.rulings.triggered.connect(self.open_rulings)
        do.types.triggered.connect(self.open_types)
        do.note.triggered.connect(self.open_note)
        do.correct.triggered.connect(lambda: self.open_correction(board.board.selected))
        do.quit.triggered.connect(self._window.close)
        for action, signal in (
            (do.demo, self.demo_wanted),
            (do.new, self.new_wanted),
            (do.open, self.file_wanted),
            (do.start, self.start_wanted),
        ):
            action.triggered.connect(lambda _=False, to=signal: to.emit())
