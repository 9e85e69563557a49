"""Every unit of a hex battle in a table: for the keyboard, for screen readers, and to look things up."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from hellassist.app.hexbattle import words
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.looks.theme import TOUCH
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.units import Unit


class HexUnitsTable(QTableWidget):
    """Moving through it selects on the board."""

    picked = Signal(str)

    def __init__(self, bridge: HexBridge, parent: QWidget | None = None) -> None:
        super().__init__(0, 6, parent)
        self._bridge = bridge
        self.setHorizontalHeaderLabels(
            [
                self.tr("Unit"),
                self.tr("Army"),
                self.tr("Kind and class"),
                self.tr("Quality"),
                self.tr("Damage"),
                self.tr("Hex and facing"),
            ]
        )
        self.setAccessibleName(self.tr("All units"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setDefaultSectionSize(TOUCH)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self._marking = False
        self.selectionModel().currentRowChanged.connect(self._pick)

    def show_game(self, game: Game) -> None:
        """Mirror the units."""
        self._marking = True
        self.setRowCount(len(game.units))
        for row, unit in enumerate(game.units.values()):
            for column, text in enumerate(self._texts(game, unit)):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.UserRole, unit.id)
                self.setItem(row, column, item)
        self._marking = False

    def _texts(self, game: Game, unit: Unit) -> tuple[str, ...]:
        texts = self._bridge.texts
        kind = texts.word(words.KINDS, unit.type.kind or "")
        movement = texts.word(words.MOVEMENTS, unit.type.movement or "")
        sign = "\N{BLACK CIRCLE}" if unit.player == "A" else "\N{BLACK DIAMOND}"
        return (
            unit.name,
            f"{sign} {game.armies[unit.player].name}",
            f"{kind}, {movement}",
            texts.word(words.QUALITIES, unit.quality),
            self.tr("{0} of {1}").format(unit.markers, game.hits(unit)),
            self._place(game, unit),
        )

    def _place(self, game: Game, unit: Unit) -> str:
        if unit.gone:
            return self.tr("lost")
        if unit.leads:
            return self.tr("leads {0}").format(game.unit(unit.leads).name)
        assert unit.at is not None
        side = self._bridge.texts.translate("words", words.SIDES[unit.facing])
        return self.tr("{0}, looks {1}").format(game.board.label(unit.at), side)

    def _pick(self, index: QModelIndex) -> None:
        item = self.item(index.row(), 0)
        if not self._marking and item is not None:
            self.picked.emit(item.data(Qt.ItemDataRole.UserRole))
