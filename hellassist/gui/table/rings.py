"""Rings at any distance around the selected unit, from the edge of its base."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPathItem

from hellassist.gui.looks.figures import number, typed_number
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.table.items import BAND_Z, CAPTION_Z, CaptionItem
from hellassist.gui.table.scene import BoardScene, ring_path

MOST, FARTHEST = 6, 240.0
"""Rings, and fathoms."""


class RangeRings(QObject):
    """They go with the selection and the moves of the unit, until they are taken away."""

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.distances: tuple[float, ...] = ()
        self._items: list[tuple[QGraphicsPathItem, CaptionItem]] = []
        scene.selected_changed.connect(self.redraw)

    def show_distances(self, distances: tuple[float, ...]) -> None:
        """Draw a ring at each of these, in fathoms."""
        self.distances = distances[:MOST]
        self.redraw()

    def clear(self) -> bool:
        """Take them away; False if there were none."""
        had = bool(self.distances)
        self.show_distances(())
        return had

    def redraw(self) -> None:
        """Draw them where the unit stands."""
        unit = self._scene.game.units.get(self._scene.selected)
        shown = self.distances if unit is not None and unit.on_table else ()
        self._make(len(shown))
        if unit is None or not shown:
            return
        at, radius, fathom = unit.base.at, unit.base.radius, self._scene.game.fathom
        pen = QPen(colour(tokens().text, 200), 1.6, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        for (ring, caption), away in zip(self._items, shown, strict=True):
            ring.setPath(ring_path(radius, away * fathom))
            ring.setPos(QPointF(*at))
            ring.setPen(pen)
            caption.show_text(number(away, 0 if away == int(away) else 1), (), dim=False)
            caption.put("middle")
            caption.setPos(self._on_table(QPointF(*at), radius + away * fathom))

    def _on_table(self, at: QPointF, reach: float) -> QPointF:
        """Where on the ring its figure stands: above, unless that is off the table."""
        table = self._scene.table_rect()
        ways = ((0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (0.7071, -0.7071), (-0.7071, 0.7071))
        spots = [at + QPointF(x, y) * reach for x, y in ways]
        return next((spot for spot in spots if table.contains(spot)), spots[0])

    def _make(self, many: int) -> None:
        while len(self._items) > many:
            for item in self._items.pop():
                self._scene.removeItem(item)
        while len(self._items) < many:
            ring, caption = QGraphicsPathItem(), CaptionItem()
            ring.setZValue(BAND_Z + 0.3)
            caption.setZValue(CAPTION_Z + 0.1)
            ring.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            for item in (ring, caption):
                self._scene.addItem(item)
            self._items.append((ring, caption))


def typed_distances(text: str) -> tuple[float, ...] | None:
    """Distances in fathoms as a player types them, apart by spaces or semicolons; None where one will not do."""
    found = []
    for part in text.replace(";", " ").split():
        value = typed_number(part)
        if value is None or not 0 < value <= FARTHEST:
            return None
        found.append(value)
    return tuple(found)
