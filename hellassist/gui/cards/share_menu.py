"""What goes out of the page of cards: as one file with portraits, as a card file, as a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from hellassist.app.battle.battles import safe_name
from hellassist.app.cards import card_csv, card_share
from hellassist.app.cards.cards import Binder
from hellassist.app.companies import companies
from hellassist.gui.looks.plain import entry
from hellassist.gui.looks.spoken import all_told

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card


class ShareMenu(QMenu):
    """Made anew each time it opens."""

    said = Signal(str)
    """What came of it."""

    def __init__(
        self, binder: Binder, picked: Callable[[], Sequence[str]], language: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._binder, self._picked, self._language = binder, picked, language
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        cards = [self._binder.catalogue[key] for key in self._picked()]
        own = card_share.own_cards(self._binder)
        if len(cards) == 1:
            name = cards[0].profile().name(self._language)
            self._add(self, self.tr("“{0}”…").format(name), cards, name)
        elif cards:
            self._add(self, self.tr("The %n card(s) picked…", "", len(cards)), cards, self.tr("Cards"))
        all_own = self.tr("All %n card(s) of your own…", "", len(own))
        self._add(self, all_own, own, self.tr("My cards")).setEnabled(bool(own))
        shelf = [kept.company for kept in companies.shelf() if kept.company is not None]
        of_company = self.addMenu(self.tr("The cards of a Company"))
        of_company.setEnabled(bool(shelf))
        for company in shelf:
            self._add(of_company, company.name, card_share.cards_of(company, self._binder), company.name)
        self.addSeparator()
        entry(self, self.tr("Save a CSV template…")).triggered.connect(self._ask_for_template)

    def _add(self, menu: QMenu, text: str, cards: Sequence[Card], name: str) -> QAction:
        action = entry(menu, text)
        action.triggered.connect(lambda: self._ask(cards, name))
        return action

    def _ask(self, cards: Sequence[Card], name: str) -> None:
        kinds = {
            self.tr("Cards with portraits (*.hellcards)"): ".hellcards",
            self.tr("Card file (*.toml)"): ".toml",
            self.tr("Spreadsheet (*.csv)"): ".csv",
        }
        start = str(Path.home() / f"{safe_name(name)}.hellcards")
        chosen, kind = QFileDialog.getSaveFileName(self, self.tr("Share cards"), start, ";;".join(kinds))
        if not chosen:
            return
        wanted = kinds.get(kind, ".hellcards")
        path = Path(chosen)
        if path.suffix.casefold() not in kinds.values():
            path = path.with_name(path.name + wanted)
        elif path.suffix == ".hellcards" != wanted:  # the ending that was proposed, and another kind chosen
            path = path.with_suffix(wanted)
        self.write(path, cards)

    def write(self, path: Path, cards: Sequence[Card]) -> None:
        """Write the file and tell what came of it."""
        try:
            remarks = card_share.write(path, cards, self._binder, _between())
        except OSError as wrong:
            self.said.emit(self.tr("The file could not be written: {0}").format(wrong.strerror or wrong))
            return
        written = self.tr("%n card(s) written to “{0}”.", "", len(cards)).format(path.name)
        self.said.emit(all_told((written, *remarks)))

    def _ask_for_template(self) -> None:
        start = str(Path.home() / self.tr("Card template.csv"))
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save a CSV template"), start, self.tr("Spreadsheet (*.csv)")
        )
        if chosen:
            self.write_template(Path(chosen))

    def write_template(self, path: Path) -> None:
        """Write the columns with an example, and tell what came of it."""
        path = path if path.suffix.casefold() == ".csv" else path.with_name(f"{path.name}.csv")
        try:
            card_csv.write_csv(path, card_csv.template(_between()))
        except OSError as wrong:
            self.said.emit(self.tr("The file could not be written: {0}").format(wrong.strerror or wrong))
            return
        self.said.emit(
            self.tr("Written to “{0}”. Fill in a row for each card, then import it.").format(path.name)
        )


def _between() -> str:
    """What spreadsheets of the player's country put between two cells."""
    return ";" if QLocale().decimalPoint() == "," else ","
