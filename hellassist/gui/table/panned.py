"""A view that zooms at the pointer, pans, pinches and fits, whatever it looks at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsScene, QGraphicsView, QPinchGesture, QWidget

from hellassist.geometry import Point
from hellassist.gui.table.overlay import TagItem

CLOSEST, FARTHEST = 12.0, 0.15
"""Pixels a unit of length of the scene."""
LEFT, TOP, RIGHT, BOTTOM = 34, 24, 12, 12
"""Pixels around the table when it is fitted: the figures of the grid stand left of it and above."""

IN_SIGHT = 120
"""Pixels of the table that stay in the view, however it is panned."""


class PannedView(QGraphicsView):
    """Knows its scene by what a kind of it says: where the table is, and what to do when the scale changes."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._corner = QPointF()
        """The upper left corner of the view, on the table: exact, where Qt's own scrolling keeps whole pixels."""
        self._fitted = True
        self._pan_from: QPoint | None = None

    # -- what each kind of view says -----------------------------------------------------------------

    def table_rect(self) -> QRectF:
        """What is fitted and kept in sight."""
        raise NotImplementedError

    def zoomed(self, scale: float) -> None:
        """The scale has changed."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Drop what the pointer holds: two fingers pinch."""
        raise NotImplementedError

    def redraw_tool(self) -> None:
        """The view has moved below what is drawn over it."""
        raise NotImplementedError

    # -- where things are ----------------------------------------------------------------------------

    @property
    def scale_now(self) -> float:
        """Pixels a millimetre."""
        return self.transform().m11()

    def put_tag(self, tag: TagItem, at: Point, radius: float, *, below: bool = False) -> None:
        """Put a label above a spot or *below*, so that it neither covers it nor leaves the view."""
        room = QRectF(self.viewport().rect()).adjusted(8, 8, -8, -8)
        size = tag.size()
        centre = QPointF(self.viewportTransform().map(QPointF(*at)))
        clear = radius * self.scale_now + 12
        left = min(
            max(centre.x() - size.width() / 2, room.left()), max(room.right() - size.width(), room.left())
        )
        top = centre.y() - clear - size.height()
        under = centre.y() + clear + 20
        if top < room.top() or (below and under + size.height() <= room.bottom()):
            top = under
        back, _ = self.viewportTransform().inverted()
        tag.setPos(back.map(QPointF(round(left), round(top))))
        tag.setVisible(True)

    # -- zoom and pan --------------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole table."""
        self._fitted = True
        room = self.viewport().rect()
        inner = QRectF(room).adjusted(LEFT, TOP, -RIGHT, -BOTTOM)
        table = self.table_rect()
        if inner.width() < 2 or inner.height() < 2 or table.isEmpty():
            return
        scale = min(inner.width() / table.width(), inner.height() / table.height())
        self._look(scale, table.center(), inner.center())

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by *factor*; the spot under *at* stays where it is."""
        where = at if at is not None else QPointF(self.viewport().rect().center())
        spot = self._corner + where / self.scale_now
        self._fitted = False
        self._look(min(max(self.scale_now * factor, FARTHEST), CLOSEST), spot, where)

    def _look(self, scale: float, spot: QPointF, where: QPointF) -> None:
        """Show *spot* of the table at *where* in the viewport, at *scale*."""
        changed = abs(scale - self.scale_now) > 1e-9
        wide, high = self.viewport().width() / scale, self.viewport().height() / scale
        corner = self._corner = self._kept_in_sight(spot - where / scale, wide, high, IN_SIGHT / scale)
        self.setSceneRect(corner.x() - wide, corner.y() - high, 3 * wide, 3 * high)
        if changed:
            self.setTransform(QTransform.fromScale(scale, scale))
            self.zoomed(scale)
        self.horizontalScrollBar().setValue(round(corner.x() * scale))
        self.verticalScrollBar().setValue(round(corner.y() * scale))
        self.resetCachedContent()
        self.redraw_tool()

    def _kept_in_sight(self, corner: QPointF, wide: float, high: float, least: float) -> QPointF:
        """The corner of the view, moved so that *least* millimetres of the table stay in the view each way."""
        table = self.table_rect()
        across, down = min(least, table.width(), wide), min(least, table.height(), high)
        return QPointF(
            min(max(corner.x(), table.left() + across - wide), table.right() - across),
            min(max(corner.y(), table.top() + down - high), table.bottom() - down),
        )

    def _pan(self, by: QPoint) -> None:
        self._fitted = False
        middle = QPointF(self.viewport().rect().center())
        self._look(self.scale_now, self._corner + (middle - QPointF(by)) / self.scale_now, middle)

    # -- Qt ------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            middle = QPointF(self.viewport().rect().center())
            self._look(self.scale_now, self._corner + middle / self.scale_now, middle)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.pixelDelta().y()
        self.zoom(1.0015**turned, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.let_go()
                self.zoom(
                    pinch.scaleFactor(), QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
                )
                return True
        return super().viewportEvent(event)
