"""The units of one Company as a list: who waits, who has acted, how each fares."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hellassist.gui import terms
from hellassist.gui.panels.pips import paint_life
from hellassist.gui.plain import tip
from hellassist.gui.table.looks import paint_card
from hellassist.gui.theme import TEXT, TOUCH, colour, font, tokens
from hellassist.rules.game import Game, Player, Unit

UNIT_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class CompanyModel(QAbstractListModel):
    """His units on the table: the active one, those waiting, then those that have acted."""

    def __init__(self, player: Player, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._language = language
        self._units: tuple[Unit, ...] = ()
        self._spells: dict[str, str] = {}

    def show_game(self, game: Game) -> None:
        """Take over the units as they stand."""
        ranks = {"active": 0, "waiting": 1, "acted": 2}
        units = tuple(sorted(game.units_of(self._player), key=lambda unit: ranks[unit.status]))
        self._spells = {unit.id: terms.carried(game, unit) for unit in units}
        if units == self._units:
            return
        if [unit.id for unit in units] == [unit.id for unit in self._units]:
            self._units = units
            self.dataChanged.emit(self.index(0), self.index(len(units) - 1))
            return
        self.beginResetModel()
        self._units = units
        self.endResetModel()

    def row_of(self, unit: str) -> int:
        """The row of a unit, -1 if it is not here."""
        return next((row for row, held in enumerate(self._units) if held.id == unit), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._units)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._units):
            return None
        unit = self._units[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return unit.name(self._language)
        if role == UNIT_ROLE:
            return unit
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            name = ", ".join(part for part in (unit.name(self._language), self._spells[unit.id]) if part)
            said = self.tr("{0}, {1} of {2} Life Points, {3}").format(
                name, unit.life, unit.profile.life, terms.status_of(unit)
            )
            return tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return None


class UnitRow(QStyledItemDelegate):
    """One line: its card as it lies on the table, name, Life Points."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(100, TOUCH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        unit = index.data(UNIT_ROLE)
        if not isinstance(unit, Unit):
            return
        t = tokens()
        box = QRectF(option.rect).adjusted(0, 2, 0, -2)
        acted = unit.status == "acted"
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(colour(t.dim))
        painter.setBrush(colour(t.raised if not acted or chosen else t.card))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if unit.status == "active":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(t.gold))
            painter.drawRoundedRect(QRectF(box.left(), box.top() + 6, 4, box.height() - 12), 2, 2)
        painter.save()
        painter.translate(box.left() + 18, box.center().y())
        paint_card(painter, unit, t)
        painter.restore()
        bar = paint_life(
            painter,
            box.adjusted(0, 0, -10, 0),
            unit.life,
            unit.profile.life,
            unit.profile.threshold or 0,
            dim=acted,
        )
        letters = font(TEXT)
        painter.setFont(letters)
        painter.setPen(colour(t.dim if acted else t.text))
        room = box.adjusted(36, 0, -bar - 15, 0)
        said = " ".join(str(index.data()).split())
        name = QFontMetricsF(letters).elidedText(said, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()


class UnitList(QListView):
    """The list itself. A click or Enter picks the unit on the board."""

    picked = Signal(str)

    def __init__(self, model: CompanyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(UnitRow(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._pick)
        self.activated.connect(self._pick)

    def mark(self, unit: str) -> None:
        """Show which unit is selected on the board."""
        row = self._model.row_of(unit)
        if row < 0:
            self.clearSelection()
            return
        index = self._model.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def sizeHint(self) -> QSize:
        return QSize(200, TOUCH * max(self._model.rowCount(), 2) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, TOUCH + 2)

    def _pick(self, index: QModelIndex) -> None:
        unit = index.data(UNIT_ROLE)
        if isinstance(unit, Unit):
            self.picked.emit(unit.id)
