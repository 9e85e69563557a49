"""Every unit in a table: for the keyboard, for screen readers, and to look things up."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks import terms
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import tip
from hellassist.gui.looks.theme import TOUCH
from hellassist.rules.game import Game, Unit
from hellassist.rules.powers import lemures

Index = QModelIndex | QPersistentModelIndex
NAME, SIDE, LIFE, STATUS, STATES, POSITION = range(6)
SHARES = (0.21, 0.17, 0.12, 0.16, 0.17)
"""Of the width, column by column; the last one has the rest."""


class UnitsModel(QAbstractTableModel):
    """All units, those off the table and those gone too; lemures only while they stand on it."""

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._game = Game()
        self.units: tuple[Unit, ...] = ()

    def show_game(self, game: Game) -> None:
        """Take over the units as they stand."""
        units = tuple(unit for unit in game.units.values() if not lemures.is_at_hand(game, unit))
        same = tuple(unit.id for unit in units) == tuple(unit.id for unit in self.units)
        if same:
            self._game, self.units = game, units
            if self.units:
                self.dataChanged.emit(self.index(0, 0), self.index(len(self.units) - 1, POSITION))
            return
        self.beginResetModel()
        self._game, self.units = game, units
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.units)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else POSITION + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("Unit"),
            self.tr("Company"),
            self.tr("Life Points"),
            self.tr("Activation"),
            self.tr("States"),
            self.tr("Place, in fathoms"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.units):
            return None
        unit = self.units[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            said = index.data(Qt.ItemDataRole.AccessibleTextRole)
            return tip(str(said)) if index.column() < POSITION else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if index.column() != POSITION:
            return self._text(unit, index.column())
        return self._position(unit, spoken=role == Qt.ItemDataRole.AccessibleTextRole)

    def _text(self, unit: Unit, column: int) -> str:
        match column:
            case 0:
                return " ".join(unit.name(self._language).split())
            case 1:
                company = self._game.companies.get(unit.controller)
                return f"{'●' if unit.controller == 'A' else '◆'} {company.name if company else ''}"
            case 2:
                return self.tr("{0} of {1}").format(unit.life, unit.profile.life)
            case 3:
                return "" if unit.gone else terms.status_of(unit)
            case 4:
                carried = terms.carried(self._game, unit)
                states = terms.states(self._game, unit)
                return ", ".join((*([carried] if carried else []), *states)) if unit.on_table else ""
        return ""

    def _position(self, unit: Unit, *, spoken: bool) -> str:
        if unit.gone:
            return self.tr("killed") if unit.gone == "killed" else self.tr("left the table")
        if unit.at is None:
            return self.tr("off the table")
        fathom = self._game.fathom
        across, down = number(unit.at.x / fathom), number(unit.at.y / fathom)
        return (self.tr("{0} across, {1} down") if spoken else "{0} · {1}").format(across, down)


class UnitsTable(QTableView):
    """The table. Moving through it selects on the board; Enter goes there."""

    picked = Signal(str)
    opened = Signal(str)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = UnitsModel(bridge.language, self)
        self.setModel(self._model)
        self.setAccessibleName(self.tr("All units"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setDefaultSectionSize(TOUCH)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setMinimumSectionSize(30)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self._marking = False
        self.selectionModel().currentRowChanged.connect(self._pick)
        self.activated.connect(lambda index: self.opened.emit(self._model.units[index.row()].id))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.viewport().width()
        for column, share in enumerate(SHARES):
            self.setColumnWidth(column, round(wide * share))

    def show_game(self, game: Game) -> None:
        """Mirror the units."""
        self._model.show_game(game)

    def mark(self, unit: str) -> None:
        """Show which unit is selected on the board."""
        self._marking = True
        row = next((row for row, held in enumerate(self._model.units) if held.id == unit), -1)
        if row >= 0:
            self.setCurrentIndex(self._model.index(row, max(self.currentIndex().column(), 0)))
        else:
            self.clearSelection()
        self._marking = False

    def _pick(self, index: QModelIndex) -> None:
        if not self._marking and 0 <= index.row() < len(self._model.units):
            self.picked.emit(self._model.units[index.row()].id)
