"""Where a unit can go and whom it can attack, drawn softly under the units: what `rules.reach` says, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from hellassist.gui.table.items import BAND_Z, UNIT_Z
from hellassist.gui.theme import colour, tokens
from hellassist.rules.game import Game

if TYPE_CHECKING:
    from hellassist.geometry.areas import Area

MARK_MM = 4.5
"""How far outside its base the mark of an enemy within reach lies."""


class ReachLayer(QObject):
    """The reach of one unit: two areas and marks around the enemies it can attack or charge."""

    def __init__(self, scene: QGraphicsScene, game: Callable[[], Game], parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self.far, self.near = _shape(BAND_Z - 0.2), _shape(BAND_Z - 0.1)
        self.marks = _shape(UNIT_Z + 0.4)
        self.unit = ""
        self.targets: tuple[str, ...] = ()
        self._shown: tuple[Game, str] | None = None
        for item in (self.far, self.near, self.marks):
            scene.addItem(item)
        self._areas_due = QTimer(self, singleShot=True, interval=0)
        self._areas_due.timeout.connect(self._show_areas)
        self._marks_due = QTimer(self, singleShot=True, interval=0)
        self._marks_due.timeout.connect(self._show_marks)

    def offer(self, unit: str) -> None:
        """Show the reach of a unit as soon as nothing else is to be done; of none for ""."""
        game = self._game()
        if self._shown is not None and self._shown[0] is game and self._shown[1] == unit:
            return
        self.clear()
        self.unit = unit
        if unit and game.phase == "action":
            self._areas_due.start()

    def show_now(self, unit: str) -> None:
        """Show it before the next frame, for the unit is taken up."""
        self.offer(unit)
        if self._areas_due.isActive():
            self._areas_due.stop()
            self._show_areas()

    def clear(self) -> None:
        """Show nothing."""
        self._areas_due.stop()
        self._marks_due.stop()
        self.unit, self.targets, self._shown = "", (), None
        for item in (self.far, self.near, self.marks):
            item.setVisible(False)

    def dress(self) -> None:
        """Draw it again in the theme in use."""
        unit = self.unit
        self.clear()
        self.offer(unit)

    def _show_areas(self) -> None:
        from hellassist.rules.reach import reachable

        game = self._game()
        if self.unit not in game.units or not game.units[self.unit].on_table:
            return
        found = reachable(game, self.unit)
        self._shown = game, self.unit
        t = tokens()
        for item, area, line, fill in ((self.far, found.far, 150, 16), (self.near, found.near, 200, 26)):
            item.setVisible(area is not None and not area.is_empty)
            if area is not None:
                item.setPath(path_of(area))
                item.setPen(_line(t.gold, line))
                item.setBrush(colour(t.gold, fill))
        if found.refusal is None:
            self._marks_due.start()

    def _show_marks(self) -> None:
        from hellassist.rules.reach import contacts

        game = self._game()
        if self._shown is None or self._shown[0] is not game:
            return
        self.targets = tuple(contact.enemy for contact in contacts(game, self.unit))
        rings = QPainterPath()
        for key in self.targets:
            at, radius = game.units[key].at, game.units[key].profile.radius + MARK_MM
            if at is not None:
                rings.addEllipse(QPointF(*at), radius, radius)
        self.marks.setPath(rings)
        self.marks.setPen(_line(tokens().danger, 255, 2.6))
        self.marks.setVisible(bool(self.targets))


def path_of(area: Area) -> QPainterPath:
    """The outline of an area, holes left out."""
    path = QPainterPath()
    for ring in _rings(area):
        path.moveTo(QPointF(*ring[0]))
        for corner in ring[1:]:
            path.lineTo(QPointF(*corner))
        path.closeSubpath()
    return path


def _rings(area: Area) -> Iterator[list[tuple[float, float]]]:
    parts: Any = getattr(area, "geoms", (area,))
    for part in parts:
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                yield [(x, y) for x, y, *_ in ring.coords]


def _line(ink: str, strength: int, width: float = 1.4) -> QPen:
    pen = QPen(colour(ink, strength), width, Qt.PenStyle.DashLine)
    pen.setCosmetic(True)
    return pen


def _shape(depth: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setZValue(depth)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # large, and the same for many frames
    item.setVisible(False)
    return item
