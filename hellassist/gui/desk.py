"""Which battle is on the table: opens and closes battles, one window at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from hellassist.app.battle import battles, opening
from hellassist.app.battle import dice as app_dice
from hellassist.app.battle.demo import demo_session
from hellassist.app.battle.opening import SUFFIX, StorageFault
from hellassist.app.battle.session import Session
from hellassist.app.settings import load_settings, save_settings
from hellassist.app.words.chronicle import Chronicler
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.rule_titles import titles
from hellassist.gui.frame.battle_menu import BattleMenu
from hellassist.gui.frame.chronicle import Chronicle
from hellassist.gui.frame.warming import Warming, cool
from hellassist.gui.frame.window import Window
from hellassist.gui.looks.language import speak as change_language
from hellassist.gui.looks.spoken import language, of_demo, texts, told
from hellassist.gui.pages.start_page import StartPage, ask_for_battle
from hellassist.gui.side_place import SidePlace
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.game import Game
from hellassist.rules.refusal import Refused

if TYPE_CHECKING:
    from hellassist.app.hexbattle.session import HexSession
    from hellassist.catalogue import CompanyList
    from hellassist.catalogue.battle_plan import BattlePlan
    from hellassist.gui.cards.editor import CardEditor
    from hellassist.gui.cards.flow import CardsFlow
    from hellassist.gui.cards.import_page import ImportPage
    from hellassist.gui.cards.page import CardsPage
    from hellassist.gui.companies.page import CompaniesPage
    from hellassist.gui.hexbattle.set_up_page import SetUpPage
    from hellassist.gui.hexbattle.table import HexTable
    from hellassist.gui.pages.new_battle import NewBattlePage
    from hellassist.rules.commands import SetUpBattle

RESCUABLE = ("cut_off", "damaged", "unknown_kind", "wrong_body", "makes_no_sense")
"""Faults after which what can be read is worth saving."""


class Desk(QObject):
    """Holds the battle in the window, and the panels beside its board."""

    def __init__(self, window: Window, thrower: app_dice.Thrower = app_dice.throw) -> None:
        super().__init__(window)
        self._window, self._thrower = window, thrower
        self._again: Callable[[], object] = self.start
        """Opens the page anew that is in the window."""
        self.session: Session | None = None
        self.page: StartPage | None = None
        self.side: SidePlace | None = None
        self.chronicle: Chronicle | None = None
        self.menu: BattleMenu | None = None
        self.hexes: HexTable | None = None
        """The hex battle in the window, in place of all the above."""
        self._cards: CardsFlow | None = None
        """Of the page of cards in the window."""
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        window.language_chosen.connect(self.speak, Qt.ConnectionType.QueuedConnection)

    # -- language -------------------------------------------------------------------------------------

    def speak(self, wanted: str) -> None:
        """Change the language, and lay everything out anew in it."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            change_language(app, wanted)
        save_settings(replace(load_settings(), language=wanted))
        if self.session is not None:
            self._show_again(self.session)
        elif self.hexes is not None:
            self.show_hexes(self.hexes.session)
        else:
            self._again()

    def _show_again(self, session: Session) -> None:
        """The same battle, with the unit that was selected and the panel that was open."""
        kept = None if self.side is None else self.side.kept()
        selected = self._window.board.board.selected
        self.show_session(session)
        if selected:
            self._window.board.board.select(selected)
        if kept is not None and self.side is not None:
            self.side.open_again(kept)

    # -- battles -------------------------------------------------------------------------------------

    def start(self) -> None:
        """The first page: what was open, what there is. A battle on the table is put away."""
        self._put_away()
        self.page = StartPage(battles.recent(), battles.last_open())
        self.page.chosen.connect(self.open)
        self.page.demo_wanted.connect(self.demo)
        self.page.new_wanted.connect(self.new_battle)
        self.page.language_chosen.connect(self.speak, Qt.ConnectionType.QueuedConnection)
        self.page.hex_demo_wanted.connect(self.hex_demo)
        self.page.hex_new_wanted.connect(self.new_hexes)
        self.page.cards_wanted.connect(self.cards)
        self.page.companies_wanted.connect(self.companies)
        self._lay_out(self.page, self.start)

    def new_battle(self) -> None:
        """The page on which a battle is set up, still empty."""
        self.plan()

    def play(self, company: CompanyList) -> None:
        """The page on which a battle is set up, a Company on its first side."""
        self.plan(company=company)

    def plan(self, kept: BattlePlan | None = None, company: CompanyList | None = None) -> None:
        """The page on which a battle is set up, with the plan *kept*. A battle on the table is put away."""
        from hellassist.gui.pages.new_battle import NewBattlePage

        self._put_away()
        page = NewBattlePage()
        if company is not None:
            page.take_company(company)
        page.begun.connect(lambda command: self._begin(page, command))
        page.left.connect(self.start)
        if kept is not None:
            page.show_plan(kept)
        self._lay_out(page, lambda: self.plan(page.plan()))

    def hire(self, faction: str, cards: Sequence[str]) -> None:
        """The page on which Companies are built, with a new one of these cards, each once."""
        self.companies().begin_with(faction, cards)

    def companies(self, path: Path | None = None) -> CompaniesPage:
        """The page on which Companies are built, one of them open. A battle on the table is put away."""
        from hellassist.gui.companies.page import CompaniesPage

        self._put_away()
        page = CompaniesPage()
        page.left.connect(self.start)
        page.play_wanted.connect(self.play)
        if path is not None:
            page.open(path)
        self._lay_out(page, lambda: self.companies(page.work.path))
        return page

    def cards(self) -> None:
        """The page of cards; from a battle it leads back to that."""
        self._to_cards().show_cards()

    def take_in_cards(self, paths: Sequence[Path]) -> None:
        """The page on which the cards of these files are looked at."""
        (self._cards or self._to_cards()).take_in(paths)

    def _to_cards(self) -> CardsFlow:
        from hellassist.gui.cards.flow import CardsFlow

        before: Path | None = getattr(getattr(self._held, "log", None), "path", None)
        self._put_away()
        leave = self.start if before is None else lambda: self._go_back(before)
        self._cards = CardsFlow(self._lay_out, leave, self.hire, self)
        return self._cards

    def _go_back(self, battle: Path) -> None:
        if not self.open(battle):
            self.start()

    def _begin(self, page: NewBattlePage, command: SetUpBattle) -> None:
        """Begin the battle that was planned; where the disk does not take it, one that is not saved."""
        try:
            session = opening.begin_battle(command)
        except Refused as refused:
            page.say(texts().refusal(refused, Game()))
            return
        except StorageFault as fault:
            self.show_session(opening.unsaved_battle(command))
            self._window.notice(self.tr("This battle is not saved. {0}").format(told(fault)), lasting=True)
            return
        self.show_session(session)

    def _lay_out(
        self,
        page: StartPage | NewBattlePage | SetUpPage | CompaniesPage | CardsPage | CardEditor | ImportPage,
        again: Callable[[], object],
    ) -> None:
        self._again = again
        self._window.show_page(page)
        page.show()
        page.take_focus()

    @property
    def _held(self) -> opening.AnyCourse | None:
        """The battle on the table, of whichever game."""
        return self.hexes.session if self.hexes is not None else self.session

    def _put_away(self, keep: opening.AnyCourse | None = None) -> None:
        if self._held is not None and self._held is not keep:
            opening.put_away(self._held)
        self._clear()

    def open(self, path: Path) -> bool:
        """Open a battle; where it cannot be, say why and offer to save what can be read."""
        if getattr(getattr(self._held, "log", None), "path", None) == path.absolute():
            self._window.notice(self.tr("This battle is on the table already."))
            return True
        try:
            if opening.game_in(path) == "hex":
                return self._open_hexes(path)
            session = opening.open_battle(path)
        except StorageFault as fault:
            return self._not_opened(path, fault)
        self.show_session(session)
        return True

    def demo(self, edition: Edition = CORE) -> None:
        """Begin a demo battle; where the disk does not take it, one that is not saved."""
        try:
            session = opening.begin_demo(edition, language(), of_demo)
        except StorageFault as fault:
            self.show_session(demo_session(edition=edition, language=language(), say=of_demo))
            self._window.notice(self.tr("This battle is not saved. {0}").format(told(fault)), lasting=True)
            return
        self.show_session(session)

    def hex_demo(self) -> None:
        """The same with the hex battle."""
        from hellassist.app.hexbattle.demo import NAME
        from hellassist.app.hexbattle.demo import demo_session as hex_session

        try:
            session = opening.begin_as("hex", of_demo(NAME), lambda log: hex_session(log, of_demo))
        except StorageFault as fault:
            self.show_hexes(hex_session(say=of_demo))
            self._window.notice(self.tr("This battle is not saved. {0}").format(told(fault)), lasting=True)
            return
        self.show_hexes(session)

    def new_hexes(self) -> None:
        """Ask for armies and readings of a new hex battle."""
        from hellassist.gui.hexbattle.set_up_page import SetUpPage

        self._put_away()
        page = SetUpPage()
        page.begun.connect(self.show_hexes)
        page.closed.connect(self.start)
        self._lay_out(page, self.new_hexes)

    def _open_hexes(self, path: Path) -> bool:
        from hellassist.app.hexbattle.session import HexSession

        self.show_hexes(opening.open_as(HexSession, path))
        return True

    def show_hexes(self, session: HexSession) -> None:
        """Put a hex battle on the table; the battle before is put away."""
        from hellassist.gui.hexbattle.table import HexTable

        self._put_away(keep=session)
        self.hexes = HexTable(self._window, session)
        self.hexes.demo_wanted.connect(self.hex_demo)
        self.hexes.new_wanted.connect(self.new_hexes)
        self.hexes.file_wanted.connect(self.ask)
        self.hexes.start_wanted.connect(self.start)

    def show_session(self, session: Session) -> None:
        """Put a battle on the table; the one before is put away."""
        self._put_away(keep=session)
        self.session = session
        said = texts()
        session.texts = said
        bridge = SessionBridge(session, said.language, self._window)
        self._window.show_battle(bridge)
        self._window.area.show()  # a part that is not shown yet takes no keyboard
        self._window.board.setAcceptDrops(False)  # or files never come as far as the window
        self.chronicle = Chronicle(bridge, Chronicler(said))
        self._window.set_chronicle(self.chronicle)
        self.side = SidePlace(self._window, bridge, said, self._thrower)
        self.chronicle.chosen.connect(self._go_to)
        self.menu = BattleMenu(self._window, bridge, self.side)
        self.menu.demo_wanted.connect(self.demo)
        self.menu.new_wanted.connect(self.new_battle)
        self.menu.file_wanted.connect(self.ask)
        self.menu.start_wanted.connect(self.start)
        self.menu.companies_wanted.connect(self.companies)
        self.menu.cards_wanted.connect(self.cards)
        self.menu.chosen.connect(self.open)
        titles().read()
        self._window.board.painted.connect(Warming(self._window.board).begin)
        self._window.board.painted.connect(self.side.show_what_began)

    def ask(self) -> None:
        """Let the players pick a battle file."""
        path = ask_for_battle(self._window)
        if path is not None:
            self.open(path)

    def leave(self) -> None:
        """The app ends: the file is closed, and offered at the next start."""
        if self._held is not None:
            opening.close(self._held)

    def is_saved(self) -> bool:
        """Whether a battle is on the table that is kept in a file."""
        return getattr(getattr(self._held, "log", None), "path", None) is not None

    def _clear(self) -> None:
        """Let go of the battle that was on the table."""
        cool()
        if self.side is not None:
            self.side.deleteLater()
        if self.hexes is not None:
            self.hexes.deleteLater()
        if self._held is not None:
            self._held.listeners.clear()
        self.hexes = self._cards = None
        self.session = self.page = self.side = self.chronicle = self.menu = None

    def _go_to(self, rule: str, unit: str) -> None:
        if self.side is not None:
            self.side.point_out(unit)
            self.side.open_rule(rule)

    # -- what could not be opened --------------------------------------------------------------------

    def _not_opened(self, path: Path, fault: StorageFault) -> bool:
        if fault.reason not in RESCUABLE:
            self._say(told(fault))
            return False
        if not self.wants_rescue(fault):
            self._say(told(fault))
            return False
        try:
            saved = opening.rescue(path, fault)
        except StorageFault as worse:
            self._say(told(worse))
            return False
        if not self.open(saved.path):
            return False
        self._window.notice(
            self.tr("What could be read of “{0}” is now “{1}”; the damaged file is as it was.").format(
                path.name, saved.path.name
            ),
            lasting=True,
        )
        return True

    def wants_rescue(self, fault: StorageFault) -> bool:
        """Ask whether what can be read shall be saved."""
        box = QMessageBox(self._window)
        box.setWindowTitle("hellassist")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(told(fault))
        save = box.addButton(self.tr("Save what can be read"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Leave it"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        return box.clickedButton() is save

    def _say(self, sentence: str) -> None:
        if self._held is not None:
            self._window.notice(sentence, lasting=True)
            return
        if self.page is None:
            self.start()
        assert self.page is not None
        self.page.say(sentence)

    # -- files dropped on the window -----------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDropEvent):
            from hellassist.app.cards.card_import import SUFFIXES

            battles_, cards = _dropped(event, (SUFFIX,)), _dropped(event, SUFFIXES)
            if (battles_ or cards) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    if battles_:
                        self.open(battles_[0])
                    else:
                        self.take_in_cards(cards)
                return True
        return super().eventFilter(watched, event)


def _dropped(event: QDragEnterEvent | QDropEvent, suffixes: Sequence[str]) -> tuple[Path, ...]:
    """The files that end like this; an address is none."""
    paths = (Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
    return tuple(path for path in paths if path.suffix.casefold() in suffixes)
