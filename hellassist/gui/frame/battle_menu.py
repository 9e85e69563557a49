"""What the desk adds to the menus: battles, notes, disputes, areas, who throws, corrections, help."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from hellassist.app.battle import battles
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.frame.window import Window
from hellassist.gui.looks.plain import entry, literal, set_tip
from hellassist.gui.looks.spoken import all_told, told
from hellassist.gui.side_place import SidePlace
from hellassist.rules.commands import SetDiceSource
from hellassist.rules.game import PLAYERS, Game, Player


class BattleMenu(QObject):
    """Fills the menus of a window that has just been laid out for a battle."""

    demo_wanted = Signal()
    new_wanted = Signal()
    file_wanted = Signal()
    start_wanted = Signal()
    companies_wanted = Signal()
    cards_wanted = Signal()
    chosen = Signal(object)
    """The path of a recent battle."""

    def __init__(self, window: Window, bridge: SessionBridge, side: SidePlace) -> None:
        super().__init__(side)
        self._window, self._bridge, self._side = window, bridge, side
        self._sources: dict[tuple[Player, str], QAction] = {}
        self._fill_battle()
        self._fill_help()
        self.show_game(bridge.game)
        bridge.changed.connect(lambda _before, after: self.show_game(after))

    def _fill_battle(self) -> None:
        menu, do = self._window.menu("battle"), self._window.actions_
        menu.setToolTipsVisible(True)
        first = menu.actions()[0]
        demo = self._action(self.tr("New demo battle"), self.demo_wanted.emit)
        new = self._action(self.tr("New battle…"), self.new_wanted.emit)
        other = self._action(self.tr("Open…"), self.file_wanted.emit, QKeySequence.StandardKey.Open)
        start = self._action(self.tr("All battles"), self.start_wanted.emit)
        cards = self._action(self.tr("Cards…"), self.cards_wanted.emit)
        cards.setShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_K))
        recent = QMenu(self.tr("Recent battles"), menu)
        recent.setToolTipsVisible(True)
        recent.aboutToShow.connect(lambda: self._list(recent))
        companies = self._window.actions_.companies
        companies.triggered.connect(self.companies_wanted)
        menu.insertActions(first, [start, cards, companies, new, demo, other])
        menu.insertMenu(first, recent)
        menu.insertSeparator(first)
        last = menu.actions()[-2] if len(menu.actions()) > 1 else first
        self._clash = self._action(self.tr("Two effects at once…"), self._side.open_clash)
        note = self._action(self.tr("Write a note…"), self._side.open_note)
        self._area = self._action(self.tr("Area of fire…"), self._side.open_area)
        self._table = self._action(self.tr("Table…"), self._side.open_table)
        keep = self._action(self.tr("Keep as template"), self._keep)
        correct = self._action(self.tr("Correct…"), self._correct)
        self._upkeep = self._action(self.tr("Upkeep of this turn"), self._side.open_upkeep)
        dice = self._action(self.tr("Dice…"), self._side.open_dice)
        menu.insertSeparator(last)
        menu.insertActions(last, [do.rules, note, do.dispute, do.duel, self._clash])
        menu.insertMenu(last, self._dice_menu(menu))
        menu.insertActions(last, [self._table, self._area, correct, self._upkeep, dice, keep])
        self._window.addAction(other)
        self._window.addAction(cards)
        self._window.addAction(companies)
        for action, opened in (
            (do.dispute, self._side.open_dispute),
            (do.rules, self._side.open_rules),
            (do.duel, self._side.open_duel),
        ):
            self._window.addAction(action)
            action.triggered.connect(opened)
        self._window.actions_.distances.triggered.connect(self._side.open_distances)

    def _dice_menu(self, menu: QMenu) -> QMenu:
        dice = QMenu(self.tr("Who throws"), menu)
        for player in PLAYERS:
            company = self._bridge.game.companies.get(player)
            if company is None:
                continue
            set_tip(dice.addSection(literal(company.name)), company.name)
            group = QActionGroup(dice)
            for source, text in (
                ("virtual", self.tr("The app throws the dice of {0}")),
                ("typed", self.tr("{0} throw by hand and type the dice")),
            ):
                action = entry(dice, text.format(company.name))
                action.setCheckable(True)
                action.triggered.connect(lambda _=False, by=player, how=source: self._set_source(by, how))
                group.addAction(action)
                self._sources[player, source] = action
        return dice

    def _fill_help(self) -> None:
        menu = self._window.menu("help")
        keys = self._action(self.tr("Keys"), self._open_keys, QKeySequence.StandardKey.HelpContents)
        about = self._action(self.tr("About hellassist"), self._side.open_about)
        menu.addAction(keys)
        menu.addAction(about)
        self._window.addAction(keys)

    def show_game(self, game: Game) -> None:
        """Mark who throws, and offer what there is."""
        self._upkeep.setEnabled(game.turn > 0)
        self._clash.setEnabled(game.turn > 0 and game.attack is None)
        self._area.setEnabled(game.attack is None)
        self._table.setEnabled(game.attack is None)
        for (player, source), action in self._sources.items():
            action.setChecked(game.companies[player].dice == source)

    def _action(
        self, text: str, do: Callable[[], object], keys: QKeySequence.StandardKey | None = None
    ) -> QAction:
        made = QAction(text, self)
        if keys is not None:
            made.setShortcut(QKeySequence(keys))
        made.triggered.connect(lambda _=False: do())
        return made

    def _set_source(self, player: Player, source: str) -> None:
        if self._bridge.game.companies[player].dice != source:
            self._bridge.do(SetDiceSource(player, "typed" if source == "typed" else "virtual"))
        self.show_game(self._bridge.game)

    def _keep(self) -> None:
        """Keep the battle as it was set up, with the table as it lies, to be played again."""
        from hellassist.app.battle import new_battle
        from hellassist.catalogue import CardError

        try:
            path = new_battle.keep(self._bridge.game)
        except CardError as wrong:
            self._window.notice(all_told(wrong.faults), lasting=True)
        except OSError as wrong:
            said = self.tr("The template could not be saved: {0}").format(wrong.strerror or wrong)
            self._window.notice(said, lasting=True)
        else:
            self._window.notice(self.tr("Kept as template “{0}”, with its table.").format(path.stem))

    def _correct(self) -> None:
        selected = self._window.board.board.selected
        self._side.open_correction(selected or "battle")

    def _open_keys(self) -> None:
        found: list[tuple[str, str]] = []
        for action in self._window.actions():
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            if keys:
                found.append((action.text().split(":")[0].replace("&&", "&"), keys))
        self._side.open_keys(found)

    def _list(self, menu: QMenu) -> None:
        menu.clear()
        for battle in battles.recent():
            action = entry(menu, battle.name)
            set_tip(action, told(battle.fault or battle.path))
            action.setEnabled(battle.path != getattr(self._bridge.session.log, "path", None))
            action.triggered.connect(lambda _=False, path=battle.path: self.chosen.emit(path))
        if menu.isEmpty():
            menu.addAction(self.tr("none yet")).setEnabled(False)
