"""The page on which Companies are built: the saved ones, the one in hand, and the cards on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from hellassist.app.battle import new_battle
from hellassist.app.cards.cards import unread
from hellassist.app.companies import companies, companies_view
from hellassist.app.companies.companies import Kept, Work
from hellassist.app.companies.companies_text import Imported
from hellassist.app.companies.companies_view import Offer
from hellassist.app.words import company_words
from hellassist.gui.cards.problems import Problems
from hellassist.gui.companies.builder import Builder
from hellassist.gui.companies.exchange import shown
from hellassist.gui.companies.shelf_list import ShelfList
from hellassist.gui.companies.side import Side
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.looks.figures import typed_number
from hellassist.gui.looks.icons import icon
from hellassist.gui.looks.plain import entry, set_tip
from hellassist.gui.looks.spoken import texts
from hellassist.gui.looks.theme import GAP
from hellassist.rules.profile import in_language

if TYPE_CHECKING:
    from hellassist.catalogue import CompanyList, Fault

SHELF_WIDTH = 170


class CompaniesPage(QWidget):
    """Nothing on it locks, and nothing is lost: each change is kept as a draft at once."""

    left = Signal()
    play_wanted = Signal(object)
    """A Company with which a battle shall be set up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._texts = texts()
        self._catalogue = new_battle.catalogue()
        self._removed: companies.Removed | None = None
        self.shelf = ShelfList(self)
        self.builder = Builder(self._texts, self)
        self.side = Side(self._catalogue, self._texts, self)
        self.pool = self.side.pool
        self.notice, self.problems = words(self), Problems(self)
        self._make_buttons()
        self._arrange()
        self._connect()
        self.kept: tuple[Kept, ...] = companies.shelf()
        first = next((kept for kept in self.kept if kept.company is not None), None)
        self.work = self._work(first) if first is not None else self._fresh()
        self._show_shelf()
        self._show()
        self.problems.show_faults(self._catalogue.faults, unread(self._catalogue.faults))

    # -- building ------------------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        self.back, self.new = Button(self.tr("Back"), self), Button(self.tr("New"), self)
        self.take, self.more = Button(self.tr("Import…"), self), Button(self.tr("More…"), self)
        self.undo, self.redo = Button("", self), Button("", self)
        self.save, self.play = Button(self.tr("Save"), self), Button(self.tr("Play with this Company"), self)
        self.play.setProperty("primary", "true")
        self.take_back = Button(self.tr("Undo"), self)
        for button, text, keys in (
            (self.new, self.tr("New Company"), QKeySequence.StandardKey.New),
            (self.undo, self.tr("Undo"), QKeySequence.StandardKey.Undo),
            (self.redo, self.tr("Redo"), QKeySequence.StandardKey.Redo),
            (self.save, self.tr("Save the Company"), QKeySequence.StandardKey.Save),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(button.click)
            shown_keys = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleName(text)
            set_tip(button, self.tr("{0} ({1})").format(text, shown_keys))
        for button, name in ((self.undo, "undo"), (self.redo, "redo")):
            button.room = 0
            button.setIcon(icon(name, flat=True))
            button.setFixedWidth(46)
        menu = QMenu(self.more)
        for text, do in (
            (self.tr("Rename"), self._rename),
            (self.tr("Duplicate"), self._duplicate),
            (self.tr("Share as text or file…"), lambda: self.side.share(self.work.company)),
            (self.tr("Compare…"), self._compare),
            (self.tr("Print…"), lambda: self.side.print_company(self.work.company)),
            (self.tr("Delete"), self.remove),
        ):
            entry(menu, text).triggered.connect(lambda _=False, one=do: one())
        self.more.setMenu(menu)

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 14)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(words(self, self.tr("Companies"), name="title"), 1)
        for button in (self.undo, self.redo, self.more, self.save):
            head.addWidget(button)
        whole.addLayout(head)
        whole.addWidget(self.problems)
        row = QHBoxLayout()
        row.setSpacing(12)
        column = QVBoxLayout()
        column.setSpacing(GAP)
        column.addWidget(self.shelf, 1)
        pair = QHBoxLayout()
        pair.setSpacing(GAP)
        pair.addWidget(self.new, 1)
        pair.addWidget(self.take, 1)
        column.addLayout(pair)
        holder = QWidget(self)
        holder.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        holder.setMinimumWidth(SHELF_WIDTH)
        row.addWidget(holder, 2)
        row.addWidget(self.builder, 5)
        row.addWidget(self.side, 4)
        whole.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        foot.addWidget(self.back)
        foot.addWidget(self.notice, 1)
        foot.addWidget(self.take_back)
        foot.addWidget(self.play)
        whole.addLayout(foot)
        self.take_back.hide()

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.new.clicked.connect(self._new)
        self.take.clicked.connect(self.side.take_in)
        self.side.imported.connect(self._take_in)
        self.undo.clicked.connect(lambda: self._step(self.work.undo))
        self.redo.clicked.connect(lambda: self._step(self.work.redo))
        self.save.clicked.connect(self._save)
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.work.company))
        self.take_back.clicked.connect(self._put_back)
        self.shelf.chosen.connect(self.open)
        self.shelf.remove_wanted.connect(self.remove)
        builder = self.builder
        builder.renamed.connect(lambda text: self._change("name", text))
        builder.sized.connect(self._size)
        builder.faction_chosen.connect(lambda key: self._change("faction", key))
        builder.edition_chosen.connect(lambda key: self._change("edition", key))
        builder.stepped.connect(self.step)
        builder.order_chosen.connect(self._show)
        builder.rule_wanted.connect(self.side.open_rule)
        self.pool.stepped.connect(self.step)
        builder.read_wanted.connect(self.side.read_card)

    # -- what is done --------------------------------------------------------------------------------

    def step(self, card: str, by: int) -> None:
        """One more or one less of a card."""
        company = self.work.company
        self._do(company.with_count(card, company.counts()[card] + by))
        if by > 0:
            self.builder.roster.choose(card)

    def _change(self, field: str, value: object) -> None:
        """Set a field; what will not do is told, and the Company stays as it was."""
        from hellassist.catalogue import CardError, company_from

        company = self.work.company
        try:
            changed = company_from({**company.model_dump(), field: value}, self.tr("this Company"))
        except CardError as wrong:
            self.say(shown(wrong.faults))
            return
        self.say("")
        self._do(changed, field if field in ("name", "points") else "")

    def _size(self, text: str) -> None:
        points = typed_number(text)
        if points is None or points % 1:
            self.say(self.tr("The Army Points are a whole number from 1 to 9999."))
            return
        self._change("points", int(points))

    def _do(self, company: CompanyList, what: str = "") -> None:
        if self.work.do(company, what):
            self._keep()
            self._show()

    def _step(self, move: Callable[[], None]) -> None:
        move()
        self._keep()
        self._show()

    def _keep(self) -> None:
        """Keep the draft; where the disk does not take it, say so."""
        try:
            if self.work.is_changed:
                companies.keep_draft(self.work.path, self.work.company)
            else:
                companies.drop_draft(self.work.path)
        except OSError as wrong:
            self.say(self.tr("This could not be kept on the disk: {0}").format(wrong.strerror or wrong))
        self._show_shelf(read=True)

    def _save(self) -> None:
        company, before = self.work.company, self.work.path
        try:
            path = companies.save(before, company, self.work.saved)
        except OSError as wrong:
            self.say(self.tr("The Company could not be saved: {0}").format(wrong.strerror or wrong))
            return
        self.work.path, self.work.saved = path, company
        self._show_shelf(read=True)
        self._show()
        said = self.tr("Saved as “{0}”.")
        if path != before and before.exists():
            said = self.tr("Saved as “{0}”: another window has changed the other one meanwhile.")
        self.say(said.format(path.name))

    # -- which Company -------------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Take a Company of the shelf in hand; one that cannot be read is told and left alone."""
        kept = next((each for each in self.kept if each.path == path), None)
        if kept is None or path == self.work.path:
            return
        self.say(shown(kept.faults))
        if kept.company is not None:
            self.work = self._work(kept)
            self.shelf.choose(path)
            self._show()

    def _work(self, kept: Kept) -> Work:
        assert kept.company is not None
        return Work(kept.path, kept.company, kept.saved)

    def _fresh(self) -> Work:
        from hellassist.catalogue import CompanyList

        name = self.tr("New Company")
        before = getattr(self, "work", None)
        factions = self._catalogue.factions
        faction = before.company.faction if before is not None else next(iter(factions))
        return Work(companies.free_path(name), CompanyList(name=name, faction=faction), None)

    def begin_with(self, faction: str, cards: Sequence[str]) -> None:
        """A new Company of these cards, each once."""
        company = self._fresh().company.model_copy(update={"faction": faction})
        for card in cards:
            company = company.with_count(card, 1)
        self._begin(company)

    def _begin(self, company: CompanyList) -> None:
        """A Company that is new on the shelf."""
        self.work = Work(companies.free_path(company.name), company, None)
        self._keep()
        self._show()

    def _new(self) -> None:
        self.work = self._fresh()
        self._show_shelf()
        self._show()
        self._rename()

    def _duplicate(self) -> None:
        company = self.work.company
        name = self.tr("{0} (copy)").format(company.name)[:100]
        self._begin(company.model_copy(update={"name": name}))
        self._rename()

    def _rename(self) -> None:
        self.builder.name.setFocus()
        self.builder.name.selectAll()

    def remove(self) -> None:
        """Put the Company in hand away; that can be taken back."""
        work = self.work
        try:
            self._removed = companies.remove(work.path)
        except OSError as wrong:
            self.say(self.tr("The Company could not be deleted: {0}").format(wrong.strerror or wrong))
            return
        self.kept = companies.shelf()
        first = next((kept for kept in self.kept if kept.company is not None), None)
        self.work = self._work(first) if first is not None else self._fresh()
        self._show_shelf()
        self._show()
        self.say(self.tr("“{0}” was deleted.").format(work.company.name))
        self.take_back.setVisible(bool(self._removed.moved))

    def _put_back(self) -> None:
        assert self._removed is not None
        try:
            companies.put_back(self._removed)
        except OSError as wrong:
            self.say(self.tr("The Company could not be put back: {0}").format(wrong.strerror or wrong))
            return
        self.say("")
        self.kept = companies.shelf()
        self.open(
            self._removed.moved[0][0] if self._removed.moved[0][0].parent.name != "drafts" else self.work.path
        )
        self._show_shelf()

    # -- what is shown -------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Typing looks for a card."""
        self.pool.search.setFocus()

    def say(self, sentence: str) -> None:
        """Say what came of something."""
        self.notice.setText(sentence)
        self.take_back.hide()

    def _show_shelf(self, *, read: bool = False) -> None:
        if read:
            self.kept = companies.shelf()
        shelf = self.kept
        if all(kept.path != self.work.path for kept in shelf):
            shelf = (*shelf, Kept(self.work.path, None, self.work.company))
        self.shelf.show_shelf(shelf, self.work.path)

    def _show(self) -> None:
        from hellassist.catalogue import faults, totals
        from hellassist.catalogue.company import factions_for

        company, language = self.work.company, self._texts.language
        factions = {
            key: in_language(faction.name, language)
            for key, faction in factions_for(company, self._catalogue).items()
        }
        wrong = faults(company, self._catalogue)
        builder = self.builder
        builder.show_company(company, factions)
        builder.show_sums(totals(company, self._catalogue), company.points)
        order = builder.chosen_order()
        names = {key: profile.name(language) for key, profile in self._catalogue.profiles.items()}

        def told(fault: Fault) -> str:
            return company_words.sentence(fault, names, self._texts, factions)

        def reasons(offer: Offer) -> tuple[str, ...]:
            return tuple(told(fault) for fault in offer.breaks)

        others = {key: name for key, name in factions.items() if key != company.faction}
        struck: dict[str, list[str]] = {}
        for fault in wrong:
            struck.setdefault(fault.entry, []).append(told(fault))
        lines = companies_view.roster(company, self._catalogue, order, language)
        builder.show_roster(lines, others, struck)
        builder.messages.show_faults([(told(fault), fault.rule) for fault in wrong])
        offers = companies_view.offers(company, self._catalogue, wrong)
        self.pool.show_offers(company.faction, offers, factions, reasons)
        self.undo.setEnabled(self.work.can_undo)
        self.redo.setEnabled(self.work.can_redo)
        self.save.setEnabled(self.work.is_changed)
        self.play.setEnabled(bool(company.entries))

    def _compare(self) -> None:
        self.side.compare(self.work.company, [kept for kept in self.kept if kept.path != self.work.path])

    def _take_in(self, imported: Imported) -> None:
        self.side.close_panel()
        self._begin(imported.company)
        self.say(shown((self.tr("“{0}” was taken in.").format(imported.company.name), *imported.remarks)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.side.panel is not None:
            self.side.close_panel()
        else:
            self.left.emit()
