"""Where a lemure may be put down: a ring around its Infernalist, and the lemure as it would stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from hellassist.geometry import Point
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.aim_tool import AimTool
from hellassist.gui.table.items import PLAN_Z, UnitItem
from hellassist.gui.table.looks import look_of
from hellassist.gui.table.view import BoardView
from hellassist.rules.game import Unit


class RingTool(AimTool):
    """Turns the lemure around its Infernalist, and keeps its label beside it when the view moves."""

    def redraw(self) -> None:
        """The view was panned or zoomed."""
        self.aimed.emit(self.spot)


class LemureRing:
    """The items on the board. Takes no clicks."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._free, self._closed = QGraphicsPathItem(), QGraphicsPathItem()
        for item in (self._free, self._closed):
            item.setZValue(PLAN_Z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            board.board.addItem(item)
        self._phantom: UnitItem | None = None

    def show_places(self, spots: Sequence[Point], free: Sequence[bool]) -> None:
        """A dot for each place once around: full where the lemure may stand, hollow where not."""
        t = tokens()
        paths = {True: QPainterPath(), False: QPainterPath()}
        for spot, good in zip(spots, free, strict=True):
            paths[good].addEllipse(QPointF(*spot), *((1.6, 1.6) if good else (1.0, 1.0)))
        self._free.setPath(paths[True])
        self._free.setBrush(colour(t.gold))
        self._free.setPen(QPen(Qt.PenStyle.NoPen))
        self._closed.setPath(paths[False])
        self._closed.setPen(QPen(colour(t.danger, 150), 0.8))

    def show_lemure(self, lemure: Unit, at: Point, head: str, sentence: str, *, bad: bool) -> None:
        """The lemure there, with a label; *sentence* says why it may not stand there."""
        look = look_of(lemure)
        if self._phantom is None:
            self._phantom = UnitItem(lemure.id, look)
            self._phantom.setZValue(PLAN_Z + 0.5)
            self._board.board.addItem(self._phantom)
        self._phantom.show_look(look)
        self._phantom.setPos(QPointF(*at))
        self._phantom.setOpacity(0.5 if bad else 1.0)
        self._board.overlay.tag.say(head, sentence, bad=bad)
        self._board.put_tag(self._board.overlay.tag, at, lemure.profile.radius)

    def clear(self) -> None:
        """Take all of it away, for good."""
        for item in (self._free, self._closed, self._phantom):
            if item is not None and item.scene() is not None:
                self._board.board.removeItem(item)
        self._phantom = None
        self._board.overlay.clear()
