"""The way between the page of cards, the editor and what was there before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hellassist.app.cards.card_drafts import Unfinished
from hellassist.app.cards.cards import Binder
from hellassist.gui.cards.page import CardsPage

if TYPE_CHECKING:
    from hellassist.app.cards.card_import import Choice, Taken
    from hellassist.gui.cards.editor import CardEditor
    from hellassist.gui.cards.import_page import ImportPage


class CardsFlow(QObject):
    """*lay_out* puts a page into the window in place of the one before; *leave* leads back out.

    *hire* begins a Company with cards of a Faction.
    """

    def __init__(
        self,
        lay_out: Callable[[CardsPage | CardEditor | ImportPage, Callable[[], object]], None],
        leave: Callable[[], None],
        hire: Callable[[str, Sequence[str]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._put, self._leave, self._hire = lay_out, leave, hire
        self.binder = Binder()

    def show_cards(self, current: str = "", said: str = "") -> CardsPage:
        """The page of cards, with one of them picked."""
        page = CardsPage(self.binder, current)
        page.left.connect(self._leave)
        page.write_wanted.connect(self.write)
        page.import_wanted.connect(self.take_in)
        page.company_wanted.connect(self._hire)
        self._put(page, lambda: self.show_cards(page.current))
        page.say(said)
        return page

    def take_in(self, paths: Sequence[Path], choices: Sequence[Choice] = (), current: int = 0) -> None:
        """The page on which the cards of these files are looked at."""
        from hellassist.gui.cards.import_page import ImportPage

        page = ImportPage(self.binder, paths, choices, current)
        page.left.connect(self.show_cards)
        page.taken.connect(self._show_taken)
        page.more_wanted.connect(self.take_in)
        self._put(page, lambda: self.take_in(page.paths, page.choices, page.current))

    def _show_taken(self, taken: Taken) -> None:
        self.show_cards(taken.first).show_taken(taken)

    def write(self, unfinished: Unfinished) -> None:
        """The editor, on a card that is not finished."""
        from hellassist.gui.cards.editor import CardEditor

        page = CardEditor(self.binder, unfinished)
        page.left.connect(self.show_cards)
        page.next_wanted.connect(self.write)
        self._put(page, lambda: self._write_on(page))

    def _write_on(self, page: CardEditor) -> None:
        """The same page anew, with all that was typed."""
        page.keep()
        self.write(page.work)
