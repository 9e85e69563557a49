"""Where a unit can go and whom it can attack, drawn softly under the units: what `rules.moves.reach` says, no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import BAND_Z
from hellassist.rules.game import Game

if TYPE_CHECKING:
    from hellassist.geometry.areas import Area

MARK_MM = 4.5
"""How far outside its base the mark of an enemy within reach lies."""


class ReachItem(QGraphicsItem):
    """What is drawn of a reach, as one picture: it is large, and stays the same for many frames."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(BAND_Z - 0.1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.far, self.near, self.marks = QPainterPath(), QPainterPath(), QPainterPath()

    def show_paths(self, far: QPainterPath, near: QPainterPath, marks: QPainterPath) -> None:
        """Draw these: the Run, the Walk, rings around enemies."""
        self.prepareGeometryChange()
        self.far, self.near, self.marks = far, near, marks
        self.setVisible(not (far.isEmpty() and near.isEmpty() and marks.isEmpty()))
        self.update()

    def boundingRect(self) -> QRectF:
        box = self.far.boundingRect() | self.near.boundingRect() | self.marks.boundingRect()
        return box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        t = tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for path, line, fill in ((self.far, 150, 16), (self.near, 200, 26)):
            painter.setPen(_line(t.gold, line))
            painter.setBrush(colour(t.gold, fill))
            painter.drawPath(path)
        painter.setPen(_line(t.danger, 255, 2.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.marks)


class ReachLayer(QObject):
    """The reach of one unit: two areas and marks around the enemies it can attack or charge."""

    def __init__(self, scene: QGraphicsScene, game: Callable[[], Game], parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self.item = ReachItem()
        self.item.setVisible(False)
        scene.addItem(self.item)
        self.unit = ""
        self.targets: tuple[str, ...] = ()
        self._shown: tuple[Game, str] | None = None
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
        if self.item.isVisible():
            self.item.show_paths(QPainterPath(), QPainterPath(), QPainterPath())

    def dress(self) -> None:
        """Draw it again in the theme in use."""
        unit = self.unit
        self.clear()
        self.offer(unit)

    def _show_areas(self) -> None:
        from hellassist.rules.moves.reach import reachable

        game = self._game()
        if self.unit not in game.units or not game.units[self.unit].on_table:
            return
        found = reachable(game, self.unit)
        self._shown = game, self.unit
        self.item.show_paths(path_of(found.far), path_of(found.near), QPainterPath())
        if found.refusal is None:
            self._marks_due.start()

    def _show_marks(self) -> None:
        from hellassist.rules.moves.contacts import contacts

        game = self._game()
        if self._shown is None or self._shown[0] is not game:
            return
        self.targets = tuple(contact.enemy for contact in contacts(game, self.unit))
        rings = QPainterPath()
        for key in self.targets:
            at, radius = game.units[key].at, game.units[key].profile.radius + MARK_MM
            if at is not None:
                rings.addEllipse(QPointF(*at), radius, radius)
        self.item.show_paths(self.item.far, self.item.near, rings)


def path_of(area: Area | None) -> QPainterPath:
    """The outline of an area, holes left out."""
    path = QPainterPath()
    for ring in _rings(area) if area is not None else ():
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
