"""A Company in the middle of the page: its fields, sums as bars, its roster, and what the rules say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from hellassist.app.cards.card_draft import MARK
from hellassist.app.companies.companies_view import Order, RosterLine, sum_of
from hellassist.app.words import edition_words
from hellassist.app.words.texts import Texts
from hellassist.gui.companies.messages import Messages
from hellassist.gui.companies.meter import Meter
from hellassist.gui.companies.unit_rows import UnitRows
from hellassist.gui.companies.words import roster_row
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.editions import PRESETS

if TYPE_CHECKING:
    from hellassist.catalogue import CompanyList, Totals

LONGEST = 60


class Builder(QFrame):
    """Shows a Company; what the players wish is told by signals, and done by the page."""

    renamed = Signal(str)
    sized = Signal(str)
    faction_chosen = Signal(str)
    edition_chosen = Signal(str)
    stepped = Signal(str, int)
    order_chosen = Signal()
    read_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("company")
        self._texts = texts
        self.name = self._field(self.tr("Name of the Company"), LONGEST)
        self.points = self._field(self.tr("Army Points agreed"), 4)
        self.points.setFixedWidth(72)
        self.faction, self.edition, self.order = Choice(self), Choice(self), Choice(self)
        self.faction.setAccessibleName(self.tr("Faction"))
        self.edition.setAccessibleName(self.tr("Edition"))
        self.order.setAccessibleName(self.tr("Order of the units"))
        for edition in PRESETS:
            self.edition.addItem(edition_words.name_of(edition, texts), edition.name)
        for text, key in (
            (self.tr("By rank"), "rank"),
            (self.tr("By name"), "name"),
            (self.tr("By points"), "points"),
            (self.tr("As added"), "added"),
        ):
            self.order.addItem(text, key)
        self.spent = Meter(self.tr("Points"), self)
        self.troopers = Meter(self.tr("Troopers"), self)
        self.own_troopers = Meter(self.tr("Own Troopers"), self)
        set_tip(self.spent, self.tr("Army Points spent of those agreed"))
        set_tip(self.troopers, self.tr("Troopers hired of those that its Command allows"))
        set_tip(self.own_troopers, self.tr("Troopers who are no Mercenaries, of those that Command allows"))
        self.sums = words(self, dim=True)
        self.roster = UnitRows(self.tr("Units of the Company"), self)
        self.empty = words(self, self.tr("No unit yet. Add cards from the list on the right."), dim=True)
        self.messages = Messages(self)
        self._arrange()
        self._connect()

    def _field(self, name: str, longest: int) -> QLineEdit:
        field = QLineEdit(self)
        field.setMaxLength(longest)
        field.setAccessibleName(name)
        field.setPlaceholderText(name)
        set_tip(field, name)
        return field

    def _label(self, text: str) -> QLabel:
        label = words(self, text, dim=True)
        label.setWordWrap(False)
        return label

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 12, 14, 12)
        whole.setSpacing(GAP)
        first = QHBoxLayout()
        first.setSpacing(GAP)
        first.addWidget(self.name, 1)
        first.addWidget(self._label(self.tr("Points")))
        first.addWidget(self.points)
        whole.addLayout(first)
        second = QHBoxLayout()
        second.setSpacing(GAP)
        second.addWidget(self.faction, 1)
        second.addWidget(self.edition, 1)
        whole.addLayout(second)
        bars = QHBoxLayout()
        bars.setSpacing(3 * GAP)
        for meter in (self.spent, self.troopers, self.own_troopers):
            bars.addWidget(meter, 1)
        whole.addSpacing(2)
        whole.addLayout(bars)
        third = QHBoxLayout()
        third.setSpacing(GAP)
        third.addWidget(self.sums, 1)
        third.addWidget(self.order)
        whole.addLayout(third)
        whole.addWidget(self.empty)
        whole.addWidget(self.roster, 1)
        whole.addWidget(self.messages)

    def _connect(self) -> None:
        self.name.textEdited.connect(self.renamed)
        self.points.textEdited.connect(self.sized)
        self.faction.activated.connect(lambda: self.faction_chosen.emit(str(self.faction.currentData())))
        self.edition.activated.connect(lambda: self.edition_chosen.emit(str(self.edition.currentData())))
        self.order.activated.connect(self.order_chosen)
        self.roster.stepped.connect(self.stepped)
        self.roster.read_wanted.connect(self.read_wanted)
        self.messages.rule_wanted.connect(self.rule_wanted)

    def chosen_order(self) -> Order:
        """In which order the units are listed."""
        order: Order = self.order.currentData()
        return order

    def show_company(self, company: CompanyList, factions: Mapping[str, str]) -> None:
        """Fill the fields in; a Faction that nobody knows stays, and is named so."""
        for field, text in ((self.name, company.name), (self.points, str(company.points))):
            if field.text() != text and not (field.hasFocus() and field.text().strip() in ("", text)):
                field.setText(text)
        known = dict(factions)
        if company.faction not in known:
            known[company.faction] = self.tr("{0} (unknown)").format(company.faction)
        shown = [
            (self.faction.itemData(row), self.faction.itemText(row)) for row in range(self.faction.count())
        ]
        if shown != list(known.items()):
            self.faction.clear()
            for key, name in known.items():
                self.faction.addItem(name, key)
        self.faction.setCurrentIndex(self.faction.findData(company.faction))
        self.edition.setCurrentIndex(self.edition.findData(company.edition))

    def show_sums(self, sums: Totals, points: int) -> None:
        """The bars; the one for own Troopers only where Mercenaries bring Command of their own (CO-13)."""
        self.spent.show_share(sums.points, points, (sum_of(sums, "points"), str(points)))
        limit, own_limit = sum_of(sums, "trooper_limit"), sum_of(sums, "own_trooper_limit")
        self.troopers.show_share(sums.troopers, sums.trooper_limit, (str(sums.troopers), limit))
        self.own_troopers.show_share(
            sums.own_troopers, sums.own_trooper_limit, (str(sums.own_troopers), own_limit)
        )
        self.own_troopers.setVisible(sums.mixed and sums.own_trooper_limit < sums.trooper_limit)
        left = points - sums.points
        said = self.tr("Units: {0} · Command: {1} · Points left: {2}")
        if left < 0:
            said = self.tr("Units: {0} · Command: {1} · Points too many: {2}")
        doubt = MARK if "points" in sums.doubtful else ""
        self.sums.setText(said.format(sums.units, sum_of(sums, "command"), f"{abs(left)}{doubt}"))

    def show_roster(
        self,
        lines: Sequence[RosterLine],
        factions: Mapping[str, str],
        wrong: Mapping[str, Sequence[str]],
    ) -> None:
        """The units, with what each comes to.

        *factions* names those that differ from the Company's, *wrong* has sentences by card.
        """
        language = self._texts.language
        self.roster.show_rows(
            [roster_row(line, factions, language, wrong=wrong.get(line.card, ())) for line in lines]
        )
        self.empty.setVisible(not lines)
