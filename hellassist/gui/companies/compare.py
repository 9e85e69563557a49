"""Two Companies side by side; what differs is marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from hellassist.app.companies.companies import Kept
from hellassist.app.companies.companies_compare import Figure, Row, compared
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import TEXT, TOUCH, colour, font, tokens
from hellassist.gui.widgets.choice import Choice

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList


class ComparePanel(SidePanel):
    """The Company in hand beside another of the shelf."""

    def __init__(
        self,
        company: CompanyList,
        others: Sequence[Kept],
        catalogue: Catalogue,
        texts: Texts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._company, self._catalogue, self._texts = company, catalogue, texts
        self._others = [kept.company for kept in others if kept.company is not None]
        self.title.setText(self.tr("Compare “{0}”").format(company.name))
        self.other = Choice(self)
        self.other.setAccessibleName(self.tr("The other Company"))
        for each in self._others:
            self.other.addItem(each.name)
        self.none = self.words(self.tr("There is no other Company yet. Duplicate this one to try a change."))
        self.table = QTableWidget(0, 3, self)
        self.table.setAccessibleName(self.tr("Both Companies"))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(TOUCH - 10)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setShowGrid(False)
        self.table.setMinimumHeight(300)
        head = self.table.horizontalHeader()
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.table.setColumnWidth(column, 104)
        self.body.addWidget(self.other)
        self.body.addWidget(self.none)
        self.body.addWidget(self.table, 1)
        self.note = self.words(self.tr("~ holds placeholders that no source attests"), dim=True)
        self.body.addWidget(self.note)
        self.done = self.button(self.tr("Close"), primary=True)
        self.foot.addWidget(self.done, 1)
        self.done.clicked.connect(self.closed)
        self.other.currentIndexChanged.connect(self._show)
        self.setFocusProxy(self.other if self._others else self.done)
        self._show()

    def _show(self) -> None:
        """Fill the table with the other that is chosen."""
        for widget in (self.other, self.table, self.note):
            widget.setVisible(bool(self._others))
        self.none.setVisible(not self._others)
        self.table.setRowCount(0)
        if not self._others:
            return
        other = self._others[self.other.currentIndex()]
        self.table.setHorizontalHeaderLabels(["", self._company.name, other.name])
        for column, name in ((1, self._company.name), (2, other.name)):
            head = self.table.horizontalHeaderItem(column)
            if head is not None:
                set_tip(head, name)
        found = compared(self._company, other, self._catalogue)
        sums = {
            "points": self.tr("Points"),
            "units": self.tr("Units"),
            "troopers": self.tr("Troopers"),
            "trooper_limit": self.tr("Troopers allowed"),
            "command": self.tr("Command"),
            "life": self.tr("Life Points in all"),
        }
        self._rows(found.sums, lambda what: sums[what], 0)
        self._rows(
            found.means,
            lambda what: self.tr("{0}, mean").format(self._texts.word(game_words.STATS, what)),
            1,
        )
        self._rows(found.cards, self._name, 0)

    def _name(self, card: str) -> str:
        profile = self._catalogue.profiles.get(card)
        return card if profile is None else profile.name(self._texts.language)

    def _rows(self, rows: Sequence[Row], name: Callable[[str], str], decimals: int) -> None:
        for row in rows:
            at = self.table.rowCount()
            self.table.insertRow(at)
            cells = (name(row.what), _shown(row.left, decimals), _shown(row.right, decimals))
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                set_tip(item, text)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if row.differs:
                    item.setForeground(colour(tokens().gold))
                    item.setFont(font(TEXT, bold=True))
                self.table.setItem(at, column, item)


def _shown(figure: Figure, decimals: int) -> str:
    if figure.value is None:
        return "–"
    whole = figure.value.denominator == 1
    return number(float(figure.value), 0 if whole else decimals) + ("~" if figure.doubtful else "")
