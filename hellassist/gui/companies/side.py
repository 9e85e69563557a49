"""The right side of the page: the cards on offer, or a panel in their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from hellassist.app.companies.companies import Kept
from hellassist.app.words.texts import Texts
from hellassist.gui.companies.pool import Pool
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.rules.profile import in_language

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList

LEAST_WIDTH = 300


class Side(QStackedWidget):
    """One panel at a time; each is imported when it is first opened."""

    imported = Signal(object)
    """A Company that came in."""

    def __init__(self, catalogue: Catalogue, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue, self._texts = catalogue, texts
        self.pool = Pool(texts.language, self)
        self.panel: SidePanel | None = None
        self.addWidget(self.pool)
        self.setMinimumWidth(LEAST_WIDTH)
        self.pool.read_wanted.connect(self.read_card)

    def open_rule(self, rule: str) -> None:
        """What a rule says."""
        from hellassist.gui.dialogs.rule import RulePanel

        self._open(RulePanel(rule, self))

    def read_card(self, card: str) -> None:
        """A card in full; nothing for one that nobody knows."""
        from hellassist.gui.companies.read_card import ReadCardPanel

        profile = self._catalogue.profiles.get(card)
        if profile is None:
            return
        faction = self._catalogue.factions.get(profile.faction)
        name = in_language(faction.name, self._texts.language) if faction is not None else profile.faction
        self._open(ReadCardPanel(profile, name, self._texts, self))

    def share(self, company: CompanyList) -> None:
        """The Company as text and as a file."""
        from hellassist.gui.companies.exchange import SharePanel

        self._open(SharePanel(company, self._catalogue, self._texts, self))

    def compare(self, company: CompanyList, others: Sequence[Kept]) -> None:
        """The Company beside another."""
        from hellassist.gui.companies.compare import ComparePanel

        self._open(ComparePanel(company, others, self._catalogue, self._texts, self))

    def print_company(self, company: CompanyList) -> None:
        """The Company on paper."""
        from hellassist.gui.companies.printing import PrintPanel

        self._open(PrintPanel(company, self._catalogue, self._texts, self))

    def take_in(self) -> None:
        """A Company from a text or a file."""
        from hellassist.gui.companies.exchange import ImportPanel

        panel = ImportPanel(self._catalogue, self)
        panel.imported.connect(self.imported)
        self._open(panel)

    def close_panel(self) -> None:
        """Back to the cards on offer."""
        if self.panel is not None:
            self._drop()
            self.pool.search.setFocus()

    def _open(self, panel: SidePanel) -> None:
        self._drop()
        self.panel = panel
        panel.closed.connect(self.close_panel)
        panel.rule_wanted.connect(self.open_rule)
        self.addWidget(panel)
        self.setCurrentWidget(panel)
        panel.setFocus()

    def _drop(self) -> None:
        if self.panel is not None:
            self.removeWidget(self.panel)
            self.panel.deleteLater()
            self.panel = None
            self.setCurrentWidget(self.pool)
