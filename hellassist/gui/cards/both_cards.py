"""Two cards side by side, value by value: mine left, the file's right; what differs stands out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from hellassist.app.cards.card_columns import LISTED
from hellassist.app.cards.card_draft import MARK, unmarked
from hellassist.app.cards.card_import import Arrival, Line, compared
from hellassist.gui.cards.form import spoken_availability
from hellassist.gui.cards.part_blocks import ability_spoken
from hellassist.gui.cards.portrait import filling, picture_of
from hellassist.gui.dialogs import printed
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.spoken import language
from hellassist.gui.looks.theme import TEXT, TEXT_SMALL, colour, font, tokens
from hellassist.rules.profile import Names, in_language

LABEL_WIDTH = 190
PICTURE = QSize(64, 72)


class BothCards(QTableWidget):
    """A row a value, in the order of the printed card. *factions* are their names by id."""

    def __init__(self, factions: Mapping[str, Names], parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self._factions = factions
        self.setAccessibleName(self.tr("Both cards"))
        self.verticalHeader().hide()
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setIconSize(PICTURE)
        head = self.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.setColumnWidth(0, LABEL_WIDTH)
        for column in (1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        head.sectionResized.connect(self.resizeRowsToContents)

    def show_cards(self, arrival: Arrival) -> None:
        """Show a card that comes in beside the one that has its id."""
        assert arrival.mine is not None
        assert arrival.card is not None
        theirs = self.tr("In {0}").format(arrival.file)
        mine = self.tr("Another of these files") if arrival.again else self.tr("Yours")
        self.setHorizontalHeaderLabels(["", mine, theirs])
        self.setRowCount(0)
        if arrival.portrait is not None and arrival.portrait != arrival.my_portrait:
            self._add_portraits(arrival)
        for line in compared(arrival.mine, arrival.card):
            self._add(line)
        self.resizeRowsToContents()
        self.scrollToTop()

    def _add(self, line: Line) -> None:
        t, at = tokens(), self.rowCount()
        self.insertRow(at)
        for column, text in enumerate(
            (label(line), self._said(line, line.mine), self._said(line, line.theirs))
        ):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            item.setFont(font(TEXT if column else TEXT_SMALL, bold=line.differs and column > 0))
            item.setForeground(colour(t.dim if not line.differs else t.gold if column else t.text))
            if line.differs:
                item.setBackground(colour(t.raised))
            set_tip(item, text)
            self.setItem(at, column, item)

    def _said(self, line: Line, text: str) -> str:
        """A value in the language of the screen, as far as the rules have words for it."""
        if line.place is None or not text:
            return text or "–"
        column, bare = line.place[0], unmarked(text)
        mark = MARK if MARK in text else ""
        match column.path[-1]:
            case "faction":
                return in_language(self._factions.get(bare, {"en": bare}), language()) + mark
            case "availability":
                return (spoken_availability(bare) or bare) + mark
            case "named":
                return self.tr("yes") + mark
            case "tallness" | "range" | "radius":
                return text.replace(".", QLocale().decimalPoint())
            case "abilities" | "lacks":
                return _each(text, ability_spoken)
            case "rank" | "keywords" | "types":
                return _each(text, printed.spoken)
        return text

    def _add_portraits(self, arrival: Arrival) -> None:
        self.insertRow(0)
        name = QTableWidgetItem(self.tr("portrait"))
        name.setFont(font(TEXT_SMALL))
        name.setBackground(colour(tokens().raised))
        self.setItem(0, 0, name)
        for column, png in ((1, arrival.my_portrait), (2, arrival.portrait)):
            picture = picture_of(png) if png is not None else None
            item = QTableWidgetItem("" if picture is not None else "–")
            if picture is not None:
                item.setIcon(QIcon(filling(picture, PICTURE.width() * 2, PICTURE.height() * 2)))
            item.setBackground(colour(tokens().raised))
            self.setItem(0, column, item)


def _each(text: str, say: Callable[[str], str]) -> str:
    """Every word of a list, with its mark."""
    return LISTED.join(say(unmarked(each)) + (MARK if MARK in each else "") for each in text.split(LISTED))


def label(line: Line) -> str:
    """What a value is called."""
    text = line.place[0].label if line.place is not None else line.label
    number = line.place[1] if line.place is not None else 0
    return QCoreApplication.translate("columns", text).format(number)
