"""One side of a battle to be set up: who plays which Company, and of which cards it is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from hellassist.app.companies import companies
from hellassist.app.companies.companies import Kept
from hellassist.app.companies.companies_view import RANKS, RosterLine, sum_of
from hellassist.app.words import company_words
from hellassist.app.words.texts import Texts
from hellassist.gui.companies.unit_rows import UnitRows
from hellassist.gui.companies.words import roster_row
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.dialogs.printed import doubtful, ranked
from hellassist.gui.looks.plain import entry, set_tip
from hellassist.gui.looks.spoken import all_told
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.choice import Choice
from hellassist.gui.widgets.pips import SideSign
from hellassist.gui.widgets.segments import Segments
from hellassist.rules.editions import CORE, Edition, nearest
from hellassist.rules.game import DiceSource, Player
from hellassist.rules.profile import Profile, in_language

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList
    from hellassist.catalogue.battle_plan import SidePlan

LONGEST = 120


class CompanyEditor(QFrame):
    """What is wrong is told as it arises, and keeps nobody from playing."""

    said = Signal(str)

    def __init__(
        self, player: Player, catalogue: Catalogue, texts: Texts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("company")
        self.setProperty("player", player)
        self.player: Player = player
        self._catalogue, self._texts = catalogue, texts
        self._edition, self._points = CORE, 200
        self.counts = Counter[str]()
        """Miniatures by card, in the order in which they were added."""
        self.name = self._line(self.tr("Company"))
        self.who = self._line(self.tr("Player"))
        self.faction, self.card = Choice(self), Choice(self)
        self.faction.setAccessibleName(self.tr("Faction"))
        self.card.setAccessibleName(self.tr("Card"))
        self.list = UnitRows(self.tr("Units"), self)
        self.add = Button(self.tr("Add"), self)
        self.fill = Button(self.tr("Fill up"), self)
        set_tip(self.fill, self.tr("Add cards of the Faction as long as they fit"))
        self.load = Button(self.tr("Companies…"), self)
        self.dice = Segments(((self.tr("App throws"), "virtual"), (self.tr("Types dice"), "typed")), self)
        self.sums = words(self, strong=True)
        self.faults = words(self, danger=True)
        self._arrange()
        self._fill_factions()
        self.faction.currentIndexChanged.connect(self._faction_chosen)
        self.add.clicked.connect(lambda: self.put(str(self.card.currentData() or "")))
        self.fill.clicked.connect(self.fill_up)
        self.list.stepped.connect(self._step)
        self._faction_chosen()

    # -- building ------------------------------------------------------------------------------------

    def _line(self, name: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setMaxLength(LONGEST)
        field.setAccessibleName(name)
        field.setPlaceholderText(name)
        return field

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 10, 12, 10)
        whole.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(SideSign(self.player, self))
        head.addWidget(self.name, 3)
        head.addWidget(self.who, 2)
        whole.addLayout(head)
        grid = QGridLayout()
        grid.setSpacing(GAP)
        grid.addWidget(self.faction, 0, 0)
        grid.addWidget(self.load, 0, 1, 1, 2)
        grid.addWidget(self.card, 1, 0)
        grid.addWidget(self.add, 1, 1)
        grid.addWidget(self.fill, 1, 2)
        grid.setColumnStretch(0, 1)
        whole.addLayout(grid)
        whole.addWidget(self.list, 1)
        whole.addWidget(self.dice)
        whole.addWidget(self.sums)
        whole.addWidget(self.faults)
        self.load_menu = QMenu(self.load)
        self.load_menu.aboutToShow.connect(self._fill_load)
        self.load.setMenu(self.load_menu)
        set_tip(self.load, self.tr("Play one of your Companies"))

    def _fill_factions(self) -> None:
        for key, faction in self._catalogue.factions.items():
            self.faction.addItem(in_language(faction.name, self._texts.language), key)

    def _faction_chosen(self) -> None:
        """Offer the Faction's cards first, then Mercenaries, then all others."""
        key, before = str(self.faction.currentData()), self.faction.property("before")
        if self.name.text() in ("", before):
            self.name.setText(self.faction.currentText())
        self.faction.setProperty("before", self.faction.currentText())
        self.card.clear()
        factions = self._catalogue.factions

        def rank(profile: Profile) -> tuple[int, int, str]:
            hired = factions[profile.faction].mercenary if profile.faction in factions else False
            near = 0 if profile.faction == key else 1 if hired else 2
            return near, RANKS.index(profile.rank), self._name(profile)

        for profile in sorted(self._catalogue.profiles.values(), key=rank):
            self.card.addItem(self._offer(profile), profile.id)
        self._follow()

    def _name(self, profile: Profile) -> str:
        return profile.name(self._texts.language)

    def _offer(self, profile: Profile) -> str:
        points = self.tr("%n points", "", profile.points) + doubtful(profile, "points")
        return " · ".join(part for part in (self._name(profile), ranked(profile), points) if part)

    # -- what it is made of --------------------------------------------------------------------------

    def put(self, card: str) -> None:
        """One more miniature of this card."""
        if card:
            self.counts[card] += 1
            self._follow(card)

    def fill_up(self) -> None:
        """Add cards of the Faction as long as they fit."""
        from hellassist.app.companies.filling import filled_up
        from hellassist.catalogue import CardError

        try:
            company = filled_up(self.plan().company, self._catalogue)
        except CardError as wrong:
            self.said.emit(all_told(wrong.faults))
            return
        for card, count in company.counts().items():
            self.counts[card] = count
        self._follow()

    def _step(self, card: str, by: int) -> None:
        self.counts[card] += by
        if self.counts[card] <= 0:
            del self.counts[card]
        self._follow(card)

    def judge(self, edition: Edition, points: int) -> None:
        """Judge the Company anew by these."""
        self._edition, self._points = edition, points
        self._follow()

    def plan(self) -> SidePlan:
        """The side as it stands. Raises CardError where a name will not do."""
        from hellassist.catalogue.battle_plan import side_from

        company = {
            "name": self.name.text().strip() or self.faction.currentText(),
            "faction": str(self.faction.currentData()),
            "points": self._points,
            "edition": nearest(self._edition).name,
            "entries": [{"card": card, "count": count} for card, count in self._hired()],
        }
        lemures = [{"card": card, "count": count} for card, count in self._lemures()]
        values = {
            "company": company,
            "lemures": lemures,
            "who": self.who.text().strip(),
            "dice": self._dice(),
        }
        return side_from(values, str(company["name"]))

    def show_plan(self, side: SidePlan) -> None:
        """Fill in a side; cards that are not known stay in it, and are told."""
        company = side.company
        if self.faction.findData(company.faction) < 0:
            self.faction.addItem(self.tr("{0} (unknown)").format(company.faction), company.faction)
        self.faction.setCurrentIndex(self.faction.findData(company.faction))
        self.name.setText(company.name)
        self.who.setText(side.who)
        self.dice.choose(side.dice)
        self.counts = Counter()
        for each in (*company.entries, *side.lemures):
            self.counts[each.card] += each.count
        self._follow()

    def _dice(self) -> DiceSource:
        return "typed" if self.dice.value == "typed" else "virtual"

    def _hired(self) -> Iterator[tuple[str, int]]:
        yield from ((card, count) for card, count in self.counts.items() if not self._is_lemure(card))

    def _lemures(self) -> Iterator[tuple[str, int]]:
        yield from ((card, count) for card, count in self.counts.items() if self._is_lemure(card))

    def _is_lemure(self, card: str) -> bool:
        """Whether it waits beside the table to be invoked."""
        from hellassist.catalogue.composition import is_invoked

        profile = self._catalogue.profiles.get(card)
        return profile is not None and is_invoked(profile)

    def _follow(self, card: str = "") -> None:
        names = self._names()
        others = {key: name for key, name in self._factions().items() if key != self.faction.currentData()}
        lines = (
            RosterLine(key, count, self._catalogue.profiles.get(key)) for key, count in self.counts.items()
        )
        language = self._texts.language
        self.list.show_rows(
            [roster_row(line, others, language, invoked=self._is_lemure(line.card)) for line in lines]
        )
        self.list.choose(card)
        self._judge(names)

    def _judge(self, names: Mapping[str, str]) -> None:
        from hellassist.catalogue import CardError, faults, totals

        try:
            company = self.plan().company
        except CardError as wrong:
            self.faults.setText(all_told(wrong.faults, "\n"))
            return
        sums = totals(company, self._catalogue)
        self.sums.setText(
            self.tr("{0} of {1} points · {2} units · Command {3}").format(
                sum_of(sums, "points"), self._points, sums.units, sum_of(sums, "command")
            )
        )
        found = faults(company, self._catalogue, self._edition)
        factions = self._factions()
        self.faults.setText(
            "\n".join(company_words.told(fault, names, self._texts, factions) for fault in found)
        )
        self.faults.setVisible(bool(found))

    def _names(self) -> Mapping[str, str]:
        return {key: self._name(profile) for key, profile in self._catalogue.profiles.items()}

    def _factions(self) -> Mapping[str, str]:
        language = self._texts.language
        return {key: in_language(each.name, language) for key, each in self._catalogue.factions.items()}

    # -- files ---------------------------------------------------------------------------------------

    def _fill_load(self) -> None:
        self.load_menu.clear()
        for kept in companies.shelf():
            action = entry(self.load_menu, " ".join(kept.name.split()))
            set_tip(action, all_told(kept.faults, "\n"))
            action.triggered.connect(lambda _=False, one=kept: self._take(one))
        if self.load_menu.isEmpty():
            self.load_menu.addAction(self.tr("none yet")).setEnabled(False)

    def _take(self, kept: Kept) -> None:
        """Take over a Company of the folder, with what was done to it since it was saved."""
        if kept.company is None:
            self.said.emit(all_told(kept.faults))
            return
        self.take_company(kept.company)

    def take_company(self, company: CompanyList) -> None:
        """Put a Company in place of what is here; who plays it stays."""
        from hellassist.catalogue.battle_plan import SidePlan

        self.show_plan(SidePlan(company=company, who=self.who.text().strip(), dice=self._dice()))
