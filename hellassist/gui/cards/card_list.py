"""Cards as rows: portrait or rank, name, what it is and costs, and the sign of its Faction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hellassist.app.words.texts import Texts
from hellassist.gui.cards.badge import paint_badge, rank_pixmap
from hellassist.gui.cards.portrait import filling, portrait_of
from hellassist.gui.dialogs import printed
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import RADIUS, TEXT, TEXT_SMALL, colour, font, tokens
from hellassist.rules.profile import Profile

ROW = 58
PICTURE = 42
CARD_ROLE = Qt.ItemDataRole.UserRole
PROFILE_ROLE = Qt.ItemDataRole.UserRole + 1
OWN_ROLE = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex


class CardList(QListWidget):
    """One row a card. Enter or a double click opens it."""

    picked = Signal(str)
    opened = Signal(str)

    def __init__(self, texts: Texts, factions: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts, self.factions = texts, factions
        self._pictures: dict[str, QPixmap | None] = {}
        self.setObjectName("cards")
        self.setAccessibleName(self.tr("Cards"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setItemDelegate(CardRow(self))
        self.currentItemChanged.connect(self._picked)
        self.itemActivated.connect(lambda item: self.opened.emit(item.data(CARD_ROLE)))

    def _picked(self, now: QListWidgetItem | None) -> None:
        if now is not None:
            self.picked.emit(now.data(CARD_ROLE))

    def show_cards(self, cards: Sequence[Profile], own: Mapping[str, str], current: str = "") -> None:
        """Show these, *own* with what is said of them; *current* stays picked while it is among them."""
        self.blockSignals(True)
        self.clear()
        for profile in cards:
            self.addItem(self._item(profile, own.get(profile.id, "")))
        self.blockSignals(False)
        rows = (row for row, profile in enumerate(cards) if profile.id == current)
        self.setCurrentRow(next(rows, 0) if cards else -1)
        if self.currentRow() > 0:
            self.scrollToItem(self.item(self.currentRow()), QListWidget.ScrollHint.PositionAtCenter)

    def _item(self, profile: Profile, own: str) -> QListWidgetItem:
        name = profile.name(self.texts.language)
        item = QListWidgetItem(" · ".join((name, row_words(profile, own))))
        item.setSizeHint(QSize(100, ROW))
        for role, value in ((CARD_ROLE, profile.id), (PROFILE_ROLE, profile), (OWN_ROLE, own)):
            item.setData(role, value)
        set_tip(item, name)
        return item

    def row_of(self, key: str) -> int:
        """The row of a card, -1 if it is not shown."""
        rows = range(self.count())
        return next((row for row in rows if self.item(row).data(CARD_ROLE) == key), -1)

    def picked_keys(self) -> tuple[str, ...]:
        """All cards that are picked, in their order."""
        rows = (self.item(row) for row in range(self.count()))
        return tuple(str(item.data(CARD_ROLE)) for item in rows if item.isSelected())

    def portrait(self, key: str) -> QPixmap | None:
        """The portrait of a card, read once."""
        if key not in self._pictures:
            picture = portrait_of(key)
            scale = self.devicePixelRatioF()
            side = round(PICTURE * scale)
            self._pictures[key] = filling(picture, side, side) if picture is not None else None
        return self._pictures[key]

    def forget_portraits(self) -> None:
        """They may have changed."""
        self._pictures.clear()


def row_words(profile: Profile, own: str) -> str:
    """What stands under the name: points, how often, whose card it is."""
    points = printed.points(profile.points) + printed.doubtful(profile, "points")
    often = printed.often(profile)
    return " · ".join(part for part in (points, often, own) if part)


class CardRow(QStyledItemDelegate):
    """Paints a row."""

    def __init__(self, view: CardList) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        profile: Profile = index.data(PROFILE_ROLE)
        t = tokens()
        state, box = option.state, QRectF(option.rect).adjusted(1, 1, -2, -1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(t.gold if chosen else t.line), 2 if chosen else 1))
        painter.setBrush(colour(t.raised if chosen or hovered else t.card))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        self._paint_picture(
            painter, QRectF(box.left() + 8, box.center().y() - PICTURE / 2, PICTURE, PICTURE), profile
        )
        badge = QRectF(box.right() - 36, box.center().y() - 15, 26, 30)
        faction = self._view.factions.get(profile.faction, profile.faction)
        paint_badge(painter, badge, profile.faction, faction)
        left = box.left() + PICTURE + 18
        room = badge.left() - 10 - left
        name = profile.name(self._view.texts.language)
        lines = (
            (name, font(TEXT, bold=True), t.text, box.top() + 7),
            (row_words(profile, index.data(OWN_ROLE)), font(TEXT_SMALL), t.dim, box.top() + 30),
        )
        for text, face, ink, top in lines:
            painter.setFont(face)
            painter.setPen(colour(ink))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room))
            painter.drawText(QRectF(left, top, room, 22), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_picture(self, painter: QPainter, box: QRectF, profile: Profile) -> None:
        """The portrait, with the rank in its corner; without one the rank alone."""
        t = tokens()
        scale = self._view.devicePixelRatioF()
        picture = self._view.portrait(profile.id)
        edge = QPainterPath()
        edge.addRoundedRect(box, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(t.raised))
        painter.drawPath(edge)
        if picture is None:
            size = 24
            sign = rank_pixmap(profile.rank, t.gold, size, scale)
            painter.drawPixmap(box.center() - QRectF(0, 0, size, size).center(), sign)
            return
        painter.save()
        painter.setClipPath(edge)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()
        corner = QRectF(box.right() - 17, box.bottom() - 17, 18, 18)
        painter.setBrush(colour(t.card, 230))
        painter.drawRoundedRect(corner, 5, 5)
        painter.drawPixmap(
            corner.center() - QRectF(0, 0, 14, 14).center(), rank_pixmap(profile.rank, t.gold, 14, scale)
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(100, ROW)
