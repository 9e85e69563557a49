"""The units of one Company as a list: who waits, who has acted, how each fares."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hellassist.gui.looks import terms
from hellassist.gui.looks.plain import tip
from hellassist.gui.looks.theme import TEXT, TEXT_SMALL, TOUCH, colour, font, tokens
from hellassist.gui.table.looks import paint_card
from hellassist.gui.widgets.pips import paint_life
from hellassist.rules.game import Game, Player, Unit
from hellassist.rules.turn import deployment

UNIT_ROLE = Qt.ItemDataRole.UserRole
REMARK_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class CompanyModel(QAbstractListModel):
    """His units on the table: the active one, those waiting, then those that have acted.

    In deployment it is the tray as well: those still to be set up come first.
    """

    def __init__(self, player: Player, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._language = language
        self._units: tuple[Unit, ...] = ()
        self._spells: dict[str, str] = {}
        self._later: dict[str, bool] = {}
        """The units still to be set up, and whether they come last."""

    def show_game(self, game: Game) -> None:
        """Take over the units as they stand."""
        ranks = {"active": 0, "waiting": 1, "acted": 2}
        units = tuple(sorted(game.units_of(self._player), key=lambda unit: ranks[unit.status]))
        if game.phase == "setup":
            units = (*self._tray(game), *units)
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

    def _tray(self, game: Game) -> tuple[Unit, ...]:
        missing = [unit for unit in deployment.unplaced(game) if unit.owner == self._player]
        self._later = {unit.id: deployment.comes_later(game, unit) for unit in missing}
        return tuple(sorted(missing, key=lambda unit: self._later[unit.id]))

    def remark(self, unit: Unit) -> str:
        """What is still to be done with a unit that does not stand yet; "" for one that does."""
        if unit.on_table:
            return ""
        return self.tr("in ambush, last") if self._later.get(unit.id) else self.tr("to set up")

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
        if role == REMARK_ROLE:
            return self.remark(unit)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            name = ", ".join(part for part in (unit.name(self._language), self._spells[unit.id]) if part)
            said = self.tr("{0}, {1} of {2} Life Points, {3}").format(
                name, unit.life, unit.profile.life, self.remark(unit) or terms.status_of(unit)
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
        remark = str(index.data(REMARK_ROLE) or "")
        right = box.adjusted(0, 0, -10, 0)
        if remark:
            painter.setFont(font(TEXT_SMALL, bold=True))
            painter.setPen(colour(t.gold))
            painter.drawText(right, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, remark)
            bar = QFontMetricsF(painter.font()).horizontalAdvance(remark)
        else:
            bar = paint_life(
                painter, right, unit.life, unit.profile.life, unit.profile.threshold or 0, dim=acted
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
    carried = Signal(str, object)
    """A unit that does not stand yet is dragged out of the list: the unit, and a QPoint on the screen."""
    put_down = Signal(object)
    """And let go, there."""

    def __init__(self, model: CompanyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._pressed, self._pressed_at, self._carries = "", QPoint(), False
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

    # -- out of the tray -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        unit = self.indexAt(event.position().toPoint()).data(UNIT_ROLE)
        self._pressed = unit.id if isinstance(unit, Unit) and not unit.on_table else ""
        self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if self._pressed and (self._carries or far >= QApplication.startDragDistance()):
            self._carries = True
            self.carried.emit(self._pressed, event.globalPosition().toPoint())
        elif not self._pressed:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carries, self._carries, self._pressed = self._carries, False, ""
        if carries:
            self.put_down.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def _pick(self, index: QModelIndex) -> None:
        unit = index.data(UNIT_ROLE)
        if isinstance(unit, Unit):
            self.picked.emit(unit.id)
