"""The page of all cards: found by words, Faction and rank, read in full, and led to the editor."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from hellassist.app.cards import card_drafts, card_search
from hellassist.app.cards.card_draft import blank, of_card, put
from hellassist.app.cards.card_drafts import Unfinished
from hellassist.app.cards.card_import import Taken, take_back
from hellassist.app.cards.cards import Binder, Kept
from hellassist.gui.cards.badge import rank_icon
from hellassist.gui.cards.card_list import CARD_ROLE, CardList
from hellassist.gui.cards.card_view import CardView
from hellassist.gui.cards.import_page import ask_for_cards
from hellassist.gui.cards.portrait import portrait_of
from hellassist.gui.cards.problems import Problems
from hellassist.gui.cards.reading import ReadingPlace
from hellassist.gui.cards.share_menu import ShareMenu
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.dialogs.printed import word
from hellassist.gui.looks.plain import entry, literal, set_tip
from hellassist.gui.looks.spoken import all_told, texts
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.choice import Choice
from hellassist.gui.widgets.flow import RowsLayout
from hellassist.gui.widgets.twice import TwiceButton
from hellassist.rules.profile import Profile, in_language

LIST_WIDTH = 360


class CardsPage(QWidget):
    """Cards that come with the app are never changed: what is written lies in the player's own folder."""

    left = Signal()
    write_wanted = Signal(object)
    """An unfinished card, for the editor."""
    import_wanted = Signal(object)
    """Paths of files with cards."""
    company_wanted = Signal(str, object)
    """A Faction, and the ids of cards to begin a Company with."""

    def __init__(
        self, binder: Binder | None = None, current: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._texts = texts()
        self.binder = binder or Binder()
        self._current, self._came_with = current, bool(current)
        self._shown: Profile | None = None
        """The card that is laid out: long texts take their time, so one that stays is not laid out anew."""
        self._kept: Kept | None = None
        self._taken: Taken | None = None
        self._factions = {
            key: in_language(names, self._texts.language) for key, names in self.binder.factions.items()
        }
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Name, keyword, ability…"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setMaxLength(80)
        self.faction, self.rank, self.order = Choice(self), Choice(self), Choice(self)
        self.list = CardList(self._texts, self._factions, self)
        self.nothing = words(self, self.tr("No card is like that."), dim=True)
        self.back = Button(self.tr("Back"), self)
        self.new = Button(self.tr("New card"), self)
        self.edit = Button(self.tr("Edit"), self)
        self.copy = Button(self.tr("Duplicate"), self)
        self.variant = Button(self.tr("Variant"), self)
        again = self.tr("{0}?\nClick again")
        self.delete = TwiceButton(self.tr("Delete"), again.format(self.tr("Delete")), self)
        self.company = Button(self.tr("New Company"), self)
        self.show_file = Button(self.tr("Show file"), self)
        self.go_on = Button("", self)
        self.take_in, self.share = Button(self.tr("Import…"), self), Button(self.tr("Share…"), self)
        self.said = words(self, "")
        self.undo = Button(self.tr("Undo"), self)
        self.problems = Problems(self)
        self.whose = words(self, dim=True)
        self.place = ReadingPlace(self)
        self._fill()
        self._arrange()
        self._connect()
        self._follow()
        self.say("")
        self._offer_unfinished()
        self.problems.show_faults(self.binder.faults, self.binder.unread)

    # -- building ------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self.faction.addItem(self.tr("All Factions"), "")
        for key, name in self._factions.items():
            self.faction.addItem(name, key)
        self.rank.addItem(self.tr("All ranks"), None)
        for rank in card_search.RANKS:
            self.rank.addItem(rank_icon(rank), word(rank).capitalize() if rank else self.tr("Lemures"), rank)
        self.order.addItem(self.tr("By name"), "name")
        self.order.addItem(self.tr("By points"), "points")
        for choice, name in (
            (self.faction, self.tr("Faction")),
            (self.rank, self.tr("Rank")),
            (self.order, self.tr("Order")),
        ):
            choice.setAccessibleName(name)
        self.new.setProperty("primary", "true")
        set_tip(self.new, self.tr("A card of your own (Ctrl+N)"))
        set_tip(self.copy, self.tr("A separate card of your own that begins like this one"))
        set_tip(self.variant, self.tr("A second variant of this card, for “Limited x/y”"))
        set_tip(
            self.take_in,
            self.tr("Cards from files: .hellcards, .toml and .csv; they can be dropped here too"),
        )
        set_tip(self.share, self.tr("One card, several, all of your own, or those of a Company, as one file"))
        set_tip(
            self.company, self.tr("A Company that begins with cards picked here, or with all of your own")
        )
        hiring = QMenu(self.company)
        hiring.aboutToShow.connect(lambda: self._fill_hiring(hiring))
        self.company.setMenu(hiring)
        menu = ShareMenu(self.binder, self.list.picked_keys, self._texts.language, self)
        menu.said.connect(self.say)
        self.share.setMenu(menu)
        set_tip(self.show_file, self.tr("Opens the folder in which its file lies"))

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 14)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        title = words(self, self.tr("Cards"), name="title")
        title.setWordWrap(False)
        head.addWidget(title)
        head.addSpacing(GAP)
        head.addWidget(self.search, 3)
        for choice in (self.faction, self.rank, self.order):
            head.addWidget(choice, 2)
        whole.addLayout(head)
        whole.addWidget(self.problems)
        across = QHBoxLayout()
        across.setSpacing(16)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self.go_on)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing)
        exchange = RowsLayout(gap=GAP)
        for button in (self.take_in, self.share, self.company):
            exchange.addWidget(button)
        column.addLayout(exchange)
        self.list.setFixedWidth(LIST_WIDTH)
        self.nothing.setFixedWidth(LIST_WIDTH)
        self.go_on.setFixedWidth(LIST_WIDTH)
        across.addLayout(column)
        right = QVBoxLayout()
        right.setSpacing(GAP)
        right.addWidget(self.place, 1)
        right.addWidget(self.whose)
        across.addLayout(right, 1)
        whole.addLayout(across, 1)
        told = QHBoxLayout()
        told.addWidget(self.said, 1)
        told.addWidget(self.undo)
        whole.addLayout(told)
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        foot.addWidget(self.back)
        foot.addStretch(1)
        for button in (self.show_file, self.delete, self.variant, self.copy, self.edit, self.new):
            foot.addWidget(button)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._follow)
        self.search.returnPressed.connect(self.list.setFocus)
        for choice in (self.faction, self.rank, self.order):
            choice.currentIndexChanged.connect(self._follow)
        self.list.picked.connect(self._pick)
        self.place.rule_closed.connect(self.list.setFocus)
        self.list.opened.connect(lambda _key: self._edit())
        self.back.clicked.connect(self.left)
        self.take_in.clicked.connect(self._ask_for_cards)
        self.new.clicked.connect(self._new)
        self.edit.clicked.connect(self._edit)
        self.copy.clicked.connect(self._copy)
        self.variant.clicked.connect(self._vary)
        self.delete.meant.connect(self._delete)
        self.undo.clicked.connect(self._bring_back)
        self.show_file.clicked.connect(self._show_file)
        for keys, do in (
            (QKeySequence.StandardKey.New, self._new),
            (QKeySequence.StandardKey.Find, self._to_search),
            (QKeySequence.StandardKey.Undo, self._bring_back),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    def take_focus(self) -> None:
        """Typing searches; where a card was picked before, the keyboard stays with it."""
        (self.list if self._came_with else self.search).setFocus()

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)

    # -- what is shown -------------------------------------------------------------------------------

    def say(self, sentence: str, *, undo: bool = False) -> None:
        """Say what came of a click."""
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))
        self.undo.setVisible(undo)

    def show_taken(self, taken: Taken) -> None:
        """Say what came in, and offer to take it back."""
        self._taken = taken
        came = self.tr("%n card(s) came in.", "", taken.cards)
        self.say(all_told((came, *taken.faults)), undo=bool(taken.cards))

    def _follow(self) -> None:
        rank = self.rank.currentData()
        cards = card_search.found(
            self.binder.profiles,
            self.search.text(),
            str(self.faction.currentData()),
            rank or "",
            order="points" if self.order.currentData() == "points" else "name",
            language=self._texts.language,
        )
        if rank == "":
            cards = [profile for profile in cards if not profile.rank]
        own = {profile.id: self._short_whose(profile.id) for profile in cards}
        self.list.show_cards(cards, own, self._current)
        self.nothing.setVisible(not cards)
        if not cards:
            self._pick("")

    def _short_whose(self, key: str) -> str:
        return self.tr("yours") if self.binder.is_own(key) else ""

    def _pick(self, key: str) -> None:
        if key:
            self._current = key
        profile = self.binder.catalogue.profiles.get(key)
        if profile is None or profile is not self._shown:
            self.place.show_card(self._read(profile) if profile is not None else None)
            self._shown = profile
        self.place.to_top()
        own = self.binder.is_own(key)
        for button in (self.edit, self.copy, self.variant, self.show_file):
            button.setEnabled(profile is not None)
        self.delete.forget()
        self.delete.setEnabled(own)
        self.whose.setText(self._whose(key) if profile is not None else "")

    def _whose(self, key: str) -> str:
        if self.binder.covers(key):
            return self.tr(
                "Your own card, in place of the one that comes with the app. Delete yours to have that one back."
            )
        if self.binder.is_own(key):
            return self.tr("Your own card.")
        return self.tr(
            "Comes with the app and stays as it is. Edit makes a card of your own that takes its place; battles in "
            "play keep theirs."
        )

    def _read(self, profile: Profile) -> CardView:
        faction = self._factions.get(profile.faction, profile.faction)
        picture = portrait_of(profile.id)
        return CardView(profile, self._texts, faction, "full", portrait=picture, parent=self)

    # -- what is done --------------------------------------------------------------------------------

    @property
    def current(self) -> str:
        """The card that is read."""
        row = self.list.currentRow()
        return str(self.list.item(row).data(CARD_ROLE)) if row >= 0 else ""

    def _offer_unfinished(self) -> None:
        """What was typed and not saved can be gone on with; of several, one is picked."""
        left = card_drafts.unfinished()
        self.go_on.setVisible(bool(left))
        if not left:
            return
        names = [each.name(self._texts.language) or self.tr("New card") for each in left]
        if len(left) == 1:
            text = self.tr("Go on writing “{0}”").format(names[0])
            self.go_on.clicked.connect(lambda: self.write_wanted.emit(left[0]))
        else:
            text = self.tr("Go on writing: %n card(s)…", "", len(left))
            menu = QMenu(self.go_on)
            for name, each in zip(names, left, strict=True):
                action = entry(menu, name)
                action.triggered.connect(lambda _=False, one=each: self.write_wanted.emit(one))
            self.go_on.setMenu(menu)
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, LIST_WIDTH - 40)
        self.go_on.setText(literal(shown))
        set_tip(self.go_on, self.tr("It was not saved; what you typed has been kept."))

    def _new(self) -> None:
        faction = str(self.faction.currentData()) or self._last_faction()
        self.write_wanted.emit(Unfinished(blank(faction, self._texts.language)))

    def _last_faction(self) -> str:
        """Of the card that is read: one is likely to write several of a Faction."""
        profile = self.binder.catalogue.profiles.get(self.current)
        return profile.faction if profile is not None else next(iter(self._factions), "")

    def _edit(self) -> None:
        key = self.current
        if key:
            left = card_drafts.draft_of(key)
            self.write_wanted.emit(left or Unfinished(of_card(self.binder.catalogue[key]), key, key))

    def _copy(self) -> None:
        card = self.binder.catalogue[self.current]
        draft = of_card(card)
        language = (
            self._texts.language if self._texts.language in draft["name"] else next(iter(draft["name"]))
        )
        draft = put(draft, ("name", language), self.tr("{0} (copy)").format(draft["name"][language]))
        self.write_wanted.emit(Unfinished(draft, "", card.id))

    def _vary(self) -> None:
        """A second variant: both share a name and their Availability (UN-65)."""
        card = self.binder.catalogue[self.current]
        draft = of_card(card)
        if card.availability.kind != "variants":
            draft = put(draft, ("availability",), "")
        shared = card.variant_of or card.profile().name()
        for field, value in (("variant", "second"), ("variant_of", shared)):
            draft = put(draft, (field,), value)
        self.write_wanted.emit(Unfinished(draft, "", card.id))

    def _delete(self) -> None:
        from hellassist.catalogue import CardError

        key = self.current
        name = self.binder.catalogue.profiles[key].name(self._texts.language)
        try:
            self._kept, self._taken = self.binder.take_away(key), None
        except CardError as wrong:
            self._changed()
            self.say(all_told(wrong.faults))
            return
        except OSError as wrong:
            self.say(self.tr("“{0}” could not be deleted: {1}").format(name, wrong.strerror or wrong))
            return
        self._changed()
        self.say(self.tr("“{0}” has been deleted.").format(name), undo=True)

    def _fill_hiring(self, menu: QMenu) -> None:
        """The cards that are picked, and all own ones of a Faction."""
        menu.clear()
        profiles = self.binder.catalogue.profiles
        picked = self.list.picked_keys()
        if picked:
            text = self.tr("Of the %n card(s) picked", "", len(picked))
            first = profiles[picked[0]].faction
            entry(menu, text).triggered.connect(lambda: self.company_wanted.emit(first, picked))
        for faction, name in self._factions.items():
            own = [
                key for key, each in profiles.items() if each.faction == faction and self.binder.is_own(key)
            ]
            if own:
                text = self.tr("Of all %n card(s) of your own: {0}", "", len(own)).format(name)
                entry(menu, text).triggered.connect(
                    lambda _=False, of=faction, keys=own: self.company_wanted.emit(of, keys)
                )

    def _ask_for_cards(self) -> None:
        paths = ask_for_cards(self)
        if paths:
            self.import_wanted.emit(paths)

    def _take_back(self, taken: Taken) -> None:
        """Put the files back as they were before an import."""
        try:
            left = take_back(self.binder, taken)
        except OSError as wrong:
            self.say(self.tr("It could not be taken back: {0}").format(wrong.strerror or wrong), undo=True)
            return
        self._taken = None
        self._changed()
        self.say(all_told((self.tr("Your cards are as they were before the import."), *left)))

    def _bring_back(self) -> None:
        if self._taken is not None:
            self._take_back(self._taken)
            return
        if self._kept is None:
            return
        try:
            self.binder.bring_back(self._kept)
        except OSError as wrong:
            self.say(self.tr("It could not be brought back: {0}").format(wrong.strerror or wrong), undo=True)
            return
        self._current, self._kept = self._kept.key, None
        self._changed()
        self.say("")

    def _changed(self) -> None:
        self.list.forget_portraits()
        self._shown = None
        self._follow()
        self.problems.show_faults(self.binder.faults, self.binder.unread)

    def _show_file(self) -> None:
        file = self.binder.file_of(self.current)
        if file is None or not opened(file.parent):
            self.say(self.tr("The folder could not be opened: {0}").format(file.parent if file else ""))
        else:
            self.say(self.tr("It is in {0}.").format(file.name))


def opened(folder: Path) -> bool:
    """Let the desktop show a folder; whether it took it."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
