"""One side of a battle to be set up: who plays which Company, and of which cards it is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from hellassist.app import company_words, new_battle
from hellassist.app.texts import Texts
from hellassist.gui.dialogs.choice import Choice
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.dialogs.printed import word
from hellassist.gui.dialogs.segments import Segments
from hellassist.gui.figures import number
from hellassist.gui.panels.pips import SideSign
from hellassist.gui.plain import entry, set_tip
from hellassist.gui.spoken import all_told
from hellassist.gui.theme import GAP, TOUCH
from hellassist.rules.editions import CORE, Edition, nearest
from hellassist.rules.game import DiceSource, Player
from hellassist.rules.profile import Profile, in_language

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList
    from hellassist.catalogue.battle_plan import SidePlan

LONGEST = 40
CARD_ROLE = Qt.ItemDataRole.UserRole
RANKS = ("officer", "independent", "trooper", "")


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
        self.list = QListWidget(self)
        self.list.setObjectName("targets")
        self.list.setAccessibleName(self.tr("Units"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.installEventFilter(self)
        self.add, self.fewer, self.more = Button(self.tr("Add"), self), Button("−", self), Button("+", self)
        self.load = Button(self.tr("Load…"), self)
        self.dice = Segments(((self.tr("App throws"), "virtual"), (self.tr("Types dice"), "typed")), self)
        self.sums = words(self, strong=True)
        self.faults = words(self, danger=True)
        self._arrange()
        self._fill_factions()
        self.faction.currentIndexChanged.connect(self._faction_chosen)
        self.add.clicked.connect(lambda: self.put(str(self.card.currentData() or "")))
        self.fewer.clicked.connect(lambda: self._count(-1))
        self.more.clicked.connect(lambda: self._count(1))
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
        grid.addWidget(self.load, 0, 1)
        grid.addWidget(self.card, 1, 0)
        grid.addWidget(self.add, 1, 1)
        grid.setColumnStretch(0, 1)
        whole.addLayout(grid)
        whole.addWidget(self.list, 1)
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        for button, tip in ((self.fewer, self.tr("One less (−)")), (self.more, self.tr("One more (+)"))):
            button.setFixedWidth(TOUCH + 4)
            set_tip(button, tip)
            foot.addWidget(button)
        foot.addWidget(self.dice, 1)
        whole.addLayout(foot)
        whole.addWidget(self.sums)
        whole.addWidget(self.faults)
        self.load_menu = QMenu(self.load)
        self.load_menu.aboutToShow.connect(self._fill_load)
        self.load.setMenu(self.load_menu)
        set_tip(self.load, self.tr("Load a Company from its file"))

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
        points = self.tr("%n points", "", profile.points)
        return " · ".join(part for part in (self._name(profile), word(profile.rank), points) if part)

    # -- what it is made of --------------------------------------------------------------------------

    def put(self, card: str) -> None:
        """One more miniature of this card."""
        if card:
            self.counts[card] += 1
            self._follow(card)

    def _count(self, by: int) -> None:
        row = self.list.currentRow()
        if row < 0:
            return
        card = str(self.list.item(row).data(CARD_ROLE))
        self.counts[card] += by
        if self.counts[card] <= 0:
            del self.counts[card]
        self._follow(card)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Plus, minus and Delete change the count of the row."""
        steps = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Delete: -1}
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = steps.get(Qt.Key(event.key()))
            if by is not None:
                self._count(by)
                return True
        return super().eventFilter(watched, event)

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
        self.faction.setCurrentIndex(max(self.faction.findData(company.faction), 0))
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
        self.list.clear()
        for key, count in self.counts.items():
            profile = self._catalogue.profiles.get(key)
            text = self.tr("{0} × {1}").format(count, names.get(key, key))
            if self._is_lemure(key):
                text = self.tr("{0} · to be invoked").format(text)
            elif profile is not None:
                text = self.tr("{0} · {1} points").format(text, profile.points * count)
            item = QListWidgetItem(text)
            item.setData(CARD_ROLE, key)
            self.list.addItem(item)
            if key == card:
                self.list.setCurrentItem(item)
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
                sums.points, self._points, sums.units, number(sums.command, 0)
            )
        )
        found = faults(company, self._catalogue, self._edition)
        factions = {
            key: in_language(faction.name, self._texts.language)
            for key, faction in self._catalogue.factions.items()
        }
        self.faults.setText(
            "\n".join(company_words.told(fault, names, self._texts, factions) for fault in found)
        )
        self.faults.setVisible(bool(found))

    def _names(self) -> Mapping[str, str]:
        return {key: self._name(profile) for key, profile in self._catalogue.profiles.items()}

    # -- files ---------------------------------------------------------------------------------------

    def _fill_load(self) -> None:
        self.load_menu.clear()
        for path in new_battle.listed(new_battle.companies_folder()):
            action = entry(self.load_menu, path.stem)
            action.triggered.connect(lambda _=False, one=path: self.load_company(one))
        if self.load_menu.isEmpty():
            self.load_menu.addAction(self.tr("none yet")).setEnabled(False)

    def load_company(self, path: Path) -> None:
        """Take over the Company of a file; what is wrong with the file is told."""
        from hellassist.catalogue import CardError, read_company

        try:
            company = read_company(path)
        except CardError as wrong:
            self.said.emit(all_told(wrong.faults))
            return
        self.take_company(company)

    def take_company(self, company: CompanyList) -> None:
        """Put a Company in place of what is here; who plays it stays."""
        from hellassist.catalogue.battle_plan import SidePlan

        self.show_plan(SidePlan(company=company, who=self.who.text().strip(), dice=self._dice()))
