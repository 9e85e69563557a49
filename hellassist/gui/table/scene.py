"""The board: mirrors a Game, holds nothing of it. One scene unit is a millimetre."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from hellassist.geometry import Base, Point, distance
from hellassist.gui.looks import terms
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import put_tip
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens
from hellassist.gui.table.captions import Spot, lay_out
from hellassist.gui.table.items import AuraItem, CaptionItem, RingItem, UnitItem
from hellassist.gui.table.looks import look_of
from hellassist.gui.table.terrain_item import TerrainItem
from hellassist.rules.contact import control_reach
from hellassist.rules.game import ConsumedArea, Game, Terrain, Unit, Zone
from hellassist.rules.powers.running import in_force
from hellassist.rules.profile import in_language

if TYPE_CHECKING:
    from hellassist.gui.odds.badge import Badge
    from hellassist.gui.table.area_item import AreaItem
    from hellassist.gui.table.zone_item import ZoneItem

LONGEST_NAME = 24
"""Signs of a name on the board. The whole of it is in the tool tip."""


class BoardScene(QGraphicsScene):
    """Everything that stands on the table."""

    selected_changed = Signal(str)
    about_to_lay_out = Signal(float)
    """Names are about to be placed, at so many pixels a millimetre: marks take their places first."""

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.game = Game()
        self._language = language
        self._units: dict[str, UnitItem] = {}
        self._rings: dict[str, RingItem] = {}
        self._captions: dict[str, CaptionItem] = {}
        self._auras: list[AuraItem] = []
        self._terrain: dict[Terrain, TerrainItem] = {}
        self._zones: dict[Zone, ZoneItem] = {}
        self._areas: dict[ConsumedArea, AreaItem] = {}
        self._zones_wanted = False
        self._selected = ""
        self.marks: list[Badge] = []
        """What is written at units beside their names."""
        self._scale = 1.0
        self._with_rings = False
        self._layout_due = QTimer(self, singleShot=True, interval=0)
        self._layout_due.timeout.connect(self.lay_out_captions)

    # -- what is on the table ------------------------------------------------------------------------

    def show_game(self, game: Game) -> None:
        """Mirror *game*: only what differs from before is touched."""
        before, self.game = self.game, game
        self.setSceneRect(self.table_rect())
        if (before.width, before.depth, before.fathom) != (game.width, game.depth, game.fathom):
            self.invalidate(QRectF(), QGraphicsScene.SceneLayer.BackgroundLayer)
        self._show_terrain(game)
        self._show_areas(game)
        self._show_zones(game)
        standing = {unit.id: unit for unit in game.on_table()}
        for gone in self._units.keys() - standing.keys():
            for items in (self._units, self._rings, self._captions):
                item = items.pop(gone, None)
                if item is not None:
                    self.removeItem(item)
        for unit in standing.values():
            self._show_unit(unit)
        self._show_auras()
        if self._selected and self._selected not in standing:
            self.select("")
        self._layout_due.start()

    def with_rings(self) -> None:
        """Draw control areas from now on. Off until the window stands, for the geometry behind them loads slowly."""
        self._with_rings = True
        for unit in self.game.on_table():
            self._show_ring(unit)

    def dress(self) -> None:
        """Repaint all in the theme in use."""
        for item in (
            *self._units.values(),
            *self._terrain.values(),
            *self._areas.values(),
            *self._zones.values(),
        ):
            item.update()
        for caption in (*self._captions.values(), *self._labels()):
            caption.measure_again()
        for unit in self.game.on_table():
            self._show_ring(unit)
        self._show_auras()
        self.invalidate(QRectF(), QGraphicsScene.SceneLayer.BackgroundLayer)
        self._layout_due.start()

    def _show_unit(self, unit: Unit) -> None:
        assert unit.at is not None
        at = QPointF(*unit.at)
        look = look_of(unit, selected=unit.id == self._selected)
        item = self._units.get(unit.id)
        if item is None:
            item = self._units[unit.id] = UnitItem(unit.id, look)
            item.setPos(at)
            self.addItem(item)
            self._captions[unit.id] = CaptionItem()
            self.addItem(self._captions[unit.id])
        item.show_look(look)
        if item.pos() != at:
            item.setPos(at)
        caption = self._captions[unit.id]
        name = " ".join(unit.name(self._language).split())
        carried = terms.carried(self.game, unit)
        put_tip(item, "\n".join(part for part in (name, carried) if part))
        caption.show_text(
            "\n".join(shortened(part) for part in (name, carried) if part),
            terms.states(self.game, unit),
            dim=unit.status == "acted",
        )
        self._show_ring(unit)

    def _show_ring(self, unit: Unit) -> None:
        reach = control_reach(self.game, unit) if self._with_rings else 0.0
        ring = self._rings.get(unit.id)
        if reach <= 0:
            if ring is not None:
                ring.setVisible(False)
            return
        if ring is None:
            ring = self._rings[unit.id] = RingItem()
            self.addItem(ring)
        ring.setPath(ring_path(unit.profile.radius, reach))
        assert unit.at is not None
        ring.setPos(QPointF(*unit.at))
        ring.tint(tokens().side(unit.controller), acted=unit.status == "acted")
        ring.setVisible(True)

    def _show_auras(self) -> None:
        """The areas of lingering auras around their bearers; one without limit is everywhere and has no ring."""
        effects = [each for each in in_force(self.game) if each.lingering and each.radius is not None]
        while len(self._auras) > len(effects):
            self.removeItem(self._auras.pop())
        while len(self._auras) < len(effects):
            self._auras.append(AuraItem())
            self.addItem(self._auras[-1])
        for item, effect in zip(self._auras, effects, strict=True):
            unit = self.game.units[effect.unit]
            assert unit.at is not None
            path = ring_path(unit.profile.radius, (effect.radius or 0.0) * self.game.fathom)
            name = in_language(effect.names, self._language)
            item.show_aura(tokens().side(unit.controller), path, QPointF(*unit.at), name)

    def _show_terrain(self, game: Game) -> None:
        for piece in self._terrain.keys() - set(game.terrain):
            self.removeItem(self._terrain.pop(piece))
        for piece in game.terrain:
            if piece not in self._terrain:
                self._terrain[piece] = TerrainItem(piece, terms.terrain(piece))
                self.addItem(self._terrain[piece])

    def _show_areas(self, game: Game) -> None:
        """The areas that consume whoever is in them."""
        for area in self._areas.keys() - set(game.areas):
            self.removeItem(self._areas.pop(area))
        for area in game.areas:
            if area not in self._areas:
                from hellassist.gui.table.area_item import AreaItem

                self._areas[area] = AreaItem()
                self.addItem(self._areas[area])
                self._areas[area].show_area(area.at, area.radius, terms.area(area))

    def _show_zones(self, game: Game) -> None:
        """The deployment areas, as long as units are set up in them."""
        zones = game.zones if self._zones_wanted or game.phase == "setup" else ()
        for zone in self._zones.keys() - set(zones):
            self.removeItem(self._zones.pop(zone))
        for zone in zones:
            if zone not in self._zones:
                from hellassist.gui.table.zone_item import ZoneItem

                self._zones[zone] = ZoneItem(zone, game.companies[zone.player].name)
                self.addItem(self._zones[zone])

    def want_zones(self, *, wanted: bool) -> None:
        """Draw the deployment areas also when nobody is set up any more."""
        self._zones_wanted = wanted
        self._show_zones(self.game)

    def area_at(self, spot: Point) -> str:
        """The smallest area under a spot, "" for none."""
        under = [area for area in self.game.areas if distance(spot, area.at) <= area.radius]
        return min(under, key=lambda area: area.radius).id if under else ""

    # -- captions ------------------------------------------------------------------------------------

    def zoomed(self, scale: float) -> None:
        """The view shows *scale* pixels a millimetre: names may need other places."""
        self._scale = scale
        self._layout_due.start()

    def lay_out_captions(self) -> None:
        """Place the names now."""
        self.about_to_lay_out.emit(self._scale)
        spots = [
            Spot(self._captions[key], item.pos(), item.look.radius + (5 if item.look.selected else 0))
            for key, item in self._units.items()
        ]
        fixed = [zone.caption for zone in self._zones.values()] + [
            area.caption for area in self._areas.values()
        ]
        written: list[CaptionItem | Badge] = [*fixed, *self.marks]
        taken = [each.shown_box.translated(each.scenePos() * self._scale) for each in written]
        bases = [_around(spot.centre * self._scale, spot.radius * self._scale) for spot in spots]
        for piece in sorted(self._terrain.values(), key=lambda each: -each.size):
            piece.lay_out(self._scale, taken, bases)
        table = QRectF(0, 0, self.game.width, self.game.depth)
        lay_out(spots, self._scale, taken, table)

    def lay_out_soon(self) -> None:
        """Place the names anew before the next frame."""
        self._layout_due.start()

    def _labels(self) -> Iterator[CaptionItem]:
        """The captions of all but units."""
        yield from (piece.caption for piece in self._terrain.values())
        yield from (zone.caption for zone in self._zones.values())
        yield from (area.caption for area in self._areas.values())

    # -- picking -------------------------------------------------------------------------------------

    @property
    def selected(self) -> str:
        """The id of the selected unit, "" for none."""
        return self._selected

    def select(self, unit: str) -> None:
        """Select a unit on the table, or none."""
        if unit == self._selected or (unit and unit not in self._units):
            return
        before, self._selected = self._selected, unit
        for key in (before, unit):
            if key in self._units and key in self.game.units:
                self._units[key].show_look(look_of(self.game.units[key], selected=key == unit))
        self._layout_due.start()
        self.selected_changed.emit(unit)

    def order(self) -> tuple[str, ...]:
        """All units on the table in the order in which Tab goes through them: first those that may act now."""
        now = self.game.activation

        def rank(key: str) -> int:
            unit = self.game.units[key]
            if now is not None:
                return 0 if key == now.unit else 1
            return 0 if unit.status == "waiting" and unit.controller == self.game.to_act else 1

        return tuple(sorted((key for key in self._units if key in self.game.units), key=rank))

    def table_rect(self) -> QRectF:
        """The table itself."""
        return QRectF(0, 0, self.game.width, self.game.depth)

    def lift(self, unit: str, *, lifted: bool) -> None:
        """Show a unit as a ghost while its move is planned."""
        for items in (self._units, self._captions, self._rings):
            if unit in items:
                items[unit].setOpacity(0.45 if lifted else 1.0)

    def item_of(self, unit: str) -> UnitItem:
        """The disc of a unit. Raises KeyError if it is not on the table."""
        return self._units[unit]

    def units_at(self, spot: Point, slack: float) -> tuple[str, ...]:
        """The units under a spot, nearest centre first; bases smaller than *slack* are taken as that large."""
        found = [
            (distance(spot, unit.at), unit.id)
            for unit in self.game.on_table()
            if unit.at is not None and distance(spot, unit.at) <= max(unit.profile.radius, slack)
        ]
        return tuple(key for _, key in sorted(found))

    # -- background ----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        t, game = tokens(), self.game
        table = QRectF(0, 0, game.width, game.depth)
        painter.fillRect(rect, colour(t.ground))
        painter.fillRect(table, colour(t.table))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for major in (False, True):
            pen = QPen(colour(t.grid_major if major else t.grid), 0)
            painter.setPen(pen)
            painter.drawLines(_grid(game.width, game.depth, game.fathom, major=major))
        edge = QPen(colour(t.table_edge), 2)
        edge.setCosmetic(True)
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(table)
        self._draw_figures(painter)

    def _draw_figures(self, painter: QPainter) -> None:
        """Fathoms along the upper and the left edge, as large at any zoom."""
        world = painter.worldTransform()
        painter.save()
        painter.setWorldMatrixEnabled(False)
        painter.setFont(font(TEXT_SMALL - 1))
        painter.setPen(colour(tokens().dim))
        centre = Qt.AlignmentFlag.AlignCenter
        for mark in range(0, int(self.game.width / self.game.fathom) + 1, 5):
            spot = world.map(QPointF(mark * self.game.fathom, 0))
            painter.drawText(QRectF(spot.x() - 20, spot.y() - 18, 40, 16), centre, number(mark, 0))
        for mark in range(5, int(self.game.depth / self.game.fathom) + 1, 5):
            spot = world.map(QPointF(0, mark * self.game.fathom))
            painter.drawText(QRectF(spot.x() - 24, spot.y() - 8, 22, 16), centre, number(mark, 0))
        painter.restore()


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def shortened(name: str) -> str:
    """A name as the board writes it: the middle of a long one is left out, for what tells two apart is at its ends."""
    if len(name) <= LONGEST_NAME:
        return name
    tail = LONGEST_NAME // 2 - 2
    return f"{name[: LONGEST_NAME - tail - 1].rstrip()}…{name[-tail:].lstrip()}"


def _grid(width: float, depth: float, fathom: float, *, major: bool) -> list[QLineF]:
    def steps(length: float) -> list[float]:
        return [step * fathom for step in range(1, int(length / fathom) + 1) if (step % 5 == 0) == major]

    across = [QLineF(x, 0, x, depth) for x in steps(width)]
    return across + [QLineF(0, y, width, y) for y in steps(depth)]


@cache
def ring_path(radius: float, reach: float) -> QPainterPath:
    """The control area of a base of *radius* around the origin: the geometry that the engine answers for."""
    from hellassist.geometry.areas import control_area

    area = control_area(Base(Point(0.0, 0.0), radius), reach)
    path = QPainterPath()
    for ring in (area.exterior, *area.interiors):
        corners = [QPointF(x, y) for x, y, *_ in ring.coords]
        path.moveTo(corners[0])
        for corner in corners[1:]:
            path.lineTo(corner)
        path.closeSubpath()
    return path
