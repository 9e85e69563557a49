"""The hex board and the counters on it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hellassist.gui.hexbattle.counters import RADIUS, CounterLook, look_of, paint_counter
from hellassist.gui.hexbattle.grid import SIZE, board_rect, centre, shape
from hellassist.gui.looks.plain import put_tip
from hellassist.gui.looks.theme import colour, font, tokens
from hellassist.gui.table.overlay import TagItem
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import Hex

MARK_Z, COUNTER_Z, GHOST_Z = 1, 2, 4


class CounterItem(QGraphicsItem):
    """One counter."""

    def __init__(self, look: CounterLook) -> None:
        super().__init__()
        self.look = look
        self.setZValue(COUNTER_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: CounterLook) -> None:
        """Draw anew what has changed."""
        if look != self.look:
            self.look = look
            self.update()

    def boundingRect(self) -> QRectF:
        reach = RADIUS + 8
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        paint_counter(painter, self.look, tokens())


class HexScene(QGraphicsScene):
    """Mirrors the battle; which unit is selected is its own affair."""

    selected_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.game = Game()
        self.selected = ""
        self._counters: dict[str, CounterItem] = {}
        self.options, self.cursor, self.way = (self._marks(MARK_Z + step / 10) for step in range(3))
        self.ghost = CounterItem(CounterLook("A", "", 0, None, None, "ordinary", 0, 0, 4))
        self.ghost.setZValue(GHOST_Z)
        self.tag = TagItem()
        for item in (self.ghost, self.tag):
            item.setVisible(False)
            self.addItem(item)

    def _marks(self, z: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        item.setZValue(z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(item)
        return item

    def show_game(self, game: Game) -> None:
        """Put every counter where its unit stands."""
        board_changed = game.board != self.game.board or game.terrain != self.game.terrain
        self.game = game
        standing = {unit.id: unit for unit in game.on_board()}
        for key in [key for key in self._counters if key not in standing]:
            self.removeItem(self._counters.pop(key))
        if self.selected and self.selected not in standing:
            self.select("")
        for key, unit in standing.items():
            look = look_of(game, unit, selected=key == self.selected)
            if key not in self._counters:
                self._counters[key] = CounterItem(look)
                self.addItem(self._counters[key])
            assert unit.at is not None
            self._counters[key].show_look(look)
            self._counters[key].setPos(centre(unit.at))
            leader = game.leader_of(key)
            put_tip(self._counters[key], f"{unit.name} + {leader.name}" if leader else unit.name)
        if board_changed:
            self.invalidate()

    def select(self, unit: str) -> None:
        """Select a unit, "" for none."""
        if unit == self.selected:
            return
        self.selected = unit
        for key, item in self._counters.items():
            item.show_look(look_of(self.game, self.game.unit(key), selected=key == unit))
        self.selected_changed.emit(unit)

    def order(self) -> list[str]:
        """Units in the order of the Tab key: army by army."""
        return [unit.id for unit in sorted(self.game.on_board(), key=lambda unit: unit.player)]

    def counter(self, unit: str) -> CounterItem:
        """The counter of a unit on the board. Raises KeyError for any other."""
        return self._counters[unit]

    def table_rect(self) -> QRectF:
        """Around the board."""
        return board_rect(self.game.board)

    def mark(self, item: QGraphicsPathItem, hexes: Iterable[Hex], ink: str, *, fill: int = 0) -> None:
        """Outline hexes in a colour of the theme, filled *fill* of 255."""
        path = QPainterPath()
        for at in hexes:
            path.addPolygon(shape(SIZE - 2.5, centre(at)))
            path.closeSubpath()
        item.setPath(path)
        item.setPen(QPen(colour(ink), 2.4))
        item.setBrush(colour(ink, fill) if fill else Qt.BrushStyle.NoBrush)

    def draw_way(self, start: Hex, end: Hex, ink: str) -> None:
        """A line from hex to hex."""
        path = QPainterPath(centre(start))
        path.lineTo(centre(end))
        self.way.setPath(path)
        self.way.setPen(QPen(colour(ink), 3, Qt.PenStyle.DashLine))

    def dress(self) -> None:
        """Draw everything in the theme in use."""
        for item in (*self._counters.values(), self.ghost, self.tag):
            item.update()
        self.invalidate()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        t = tokens()
        painter.fillRect(rect, colour(t.ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wooded = {at for piece in self.game.terrain for at in piece.hexes}
        small = font(8)
        painter.setFont(small)
        for at in self.game.board:
            middle = centre(at)
            painter.setPen(QPen(colour(t.table_edge), 1))
            painter.setBrush(colour(t.terrain if at in wooded else t.table))
            painter.drawPolygon(shape(SIZE, middle))
            painter.setPen(colour(t.dim))
            low = QRectF(middle.x() - 30, middle.y() + 16, 60, 11)
            painter.drawText(low, Qt.AlignmentFlag.AlignCenter, self.game.board.label(at))
        self._draw_terrain_names(painter)

    def _draw_terrain_names(self, painter: QPainter) -> None:
        painter.setFont(font(12, bold=True))
        painter.setPen(colour(tokens().text))
        for piece in self.game.terrain:
            if piece.hexes:
                middle = centre(piece.hexes[0])
                painter.drawText(
                    QRectF(middle.x() - 60, middle.y() - 10, 120, 20),
                    Qt.AlignmentFlag.AlignCenter,
                    piece.name,
                )
