"""Which battle is on the table: opens and closes battles, one window at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMessageBox

from hellassist.app import battles, opening
from hellassist.app.demo import demo_session
from hellassist.app.opening import StorageFault
from hellassist.app.session import Session
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.chronicle import Chronicle
from hellassist.gui.side_place import SidePlace
from hellassist.gui.spoken import texts
from hellassist.gui.start_page import StartPage, ask_for_battle
from hellassist.gui.window import Window

RESCUABLE = ("cut_off", "damaged", "unknown_kind", "wrong_body")
"""Faults after which what can be read is worth saving."""


class Desk(QObject):
    """Holds the battle in the window, and the panels beside its board."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.session: Session | None = None
        self.page: StartPage | None = None
        self.side: SidePlace | None = None

    def start(self) -> None:
        """The first page: what was open, what there is."""
        self.page = StartPage(battles.recent(), battles.last_open())
        self.page.chosen.connect(self.open)
        self.page.demo_wanted.connect(self.demo)
        self._window.setCentralWidget(self.page)

    def open(self, path: Path) -> bool:
        """Open a battle; where it cannot be, say why and offer to save what can be read."""
        if self.session is not None and getattr(self.session.log, "path", None) == path.absolute():
            return True
        try:
            session = opening.open_battle(path)
        except StorageFault as fault:
            return self._not_opened(path, fault)
        self.show_session(session)
        return True

    def demo(self) -> None:
        """Begin a demo battle; where the disk does not take it, one that is not saved."""
        try:
            session = opening.begin_demo()
        except StorageFault as fault:
            self.show_session(demo_session())
            self._window.notice(self.tr("This battle is not saved. {0}").format(fault), lasting=True)
            return
        self.show_session(session)

    def show_session(self, session: Session) -> None:
        """Put a battle on the table; the one before is put away."""
        if self.session is not None:
            opening.put_away(self.session)
        self.session, self.page = session, None
        said = texts()
        session.texts = said
        bridge = SessionBridge(session, said.language, self._window)
        self._window.show_battle(bridge)
        chronicle = Chronicle(bridge, said)
        self._window.set_chronicle(chronicle)
        if self.side is not None:
            self.side.deleteLater()
        self.side = SidePlace(self._window, bridge, said)
        chronicle.chosen.connect(self.side.open_rule)
        self._fill_menu()

    def leave(self) -> None:
        """The app ends: the file is closed, and offered at the next start."""
        if self.session is not None:
            opening.close(self.session)

    def _not_opened(self, path: Path, fault: StorageFault) -> bool:
        if fault.reason in RESCUABLE and self._wants_rescue(fault):
            try:
                saved = opening.rescue(path)
            except StorageFault as worse:
                self._say(worse)
                return False
            return self.open(saved.path)
        if fault.reason not in RESCUABLE:
            self._say(fault)
        return False

    def _wants_rescue(self, fault: StorageFault) -> bool:
        box = QMessageBox(self._window)
        box.setWindowTitle("hellassist")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(str(fault))
        save = box.addButton(self.tr("Save what can be read"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is save

    def _say(self, fault: StorageFault) -> None:
        if self.session is not None:
            self._window.notice(str(fault), lasting=True)
            return
        if self.page is None:
            self.start()
        assert self.page is not None
        self.page.say(str(fault))

    def _fill_menu(self) -> None:
        menu = self._window.menu("battle")
        first = menu.actions()[0]
        demo = QAction(self.tr("New demo battle"), menu)
        demo.triggered.connect(self.demo)
        other = QAction(self.tr("Open…"), menu)
        other.setShortcut(QKeySequence.StandardKey.Open)
        other.triggered.connect(self._ask)
        recent = QMenu(self.tr("Recent battles"), menu)
        recent.aboutToShow.connect(lambda: self._list(recent))
        menu.insertActions(first, [demo, other])
        menu.insertMenu(first, recent)
        menu.insertSeparator(first)
        self._window.addAction(other)

    def _list(self, menu: QMenu) -> None:
        menu.clear()
        for battle in battles.recent():
            action = menu.addAction(battle.name.replace("&", "&&"))
            action.setToolTip(str(battle.path))
            action.triggered.connect(lambda _=False, path=battle.path: self.open(path))

    def _ask(self) -> None:
        path = ask_for_battle(self._window)
        if path is not None:
            self.open(path)
