"""What a frame of a drag costs among 100 units, against the barest scene that shows as much."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsEllipseItem,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
    QGraphicsView,
)

from hellassist.app.battle.session import Session
from hellassist.gui.app import application
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.table.view import BoardView
from hellassist.rules.events import FirstChosen, PhaseBegan, TurnBegan
from hellassist.store.log import MemoryLog
from tests.bench.battle import crowd
from tests.bench.rows import FRAME_MS, Row, milliseconds

UNITS, FRAMES, SIZE = 100, 60, (1080, 760)
HELD = "u44"
DRAGS, DRAG_STEPS, MEMORY_UNITS = 10_000, 50, 12

Step = Callable[[float, float], None]


def frame() -> Iterator[Row]:
    """Every frame is one movement of the pointer, all that follows from it, and the paint.

    Against the bare scene both paint the whole view, as both do while it is panned or zoomed: a bare scene that paints
    its one moved disc alone shows no hundred units. As the app paints, only what changed, it is held to a frame.
    """
    app = application("dark")
    ours, reference = board(app), bare(app)
    what = f"a dragged frame with {UNITS} units"
    value, _ = _medians(ours, reference)
    yield Row(f"{what}, painting what changed", "one frame", value, FRAME_MS, 0.5)
    for view in app.topLevelWidgets():
        if isinstance(view, QGraphicsView):
            view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
    value, base = _medians(ours, reference)
    yield Row(
        f"{what}, painting all",
        "a bare QGraphicsScene with as many discs, rings and labels",
        value,
        base,
        2.0,
    )


def _medians(*steps: Step) -> list[float]:
    """Of each, taken in turn, once all are warm."""
    for index in range(20):
        for step in steps:
            step(*_spot(index))
    frames = [[milliseconds(partial(step, *_spot(index))) for step in steps] for index in range(FRAMES)]
    return [median(times) for times in zip(*frames, strict=True)]


def _spot(index: int) -> tuple[float, float]:
    """Round and round, some millimetres a frame, as a hand drags."""
    return 60 * math.cos(index / 9), 60 * math.sin(index / 9)


class Paints(QObject):
    """Counts paints, so that a frame that was not painted is not taken for a fast one."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__()
        self.view = view  # kept alive by whoever counts
        self.count = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False

    def after(self, app: QApplication) -> None:
        """Let Qt do what is due, and insist that it painted."""
        before = self.count
        while self.count == before:
            app.processEvents()


def board(app: QApplication) -> Step:
    """The app's own board with a unit held by the pointer."""
    log = MemoryLog()
    log.append(1, [crowd(UNITS), TurnBegan(1), PhaseBegan("action"), FirstChosen("A")])
    view = BoardView(SessionBridge(Session.load(log)))
    paints = _shown(app, view)
    view.board.with_rings()
    view.fit()
    app.processEvents()
    start = view.bridge.game.unit(HELD).at
    assert start is not None
    centre = QPointF(view.mapFromScene(QPointF(*start)))
    _mouse(view, QEvent.Type.MouseButtonPress, centre)
    _mouse(view, QEvent.Type.MouseMove, centre + QPointF(40, 0))

    def step(x: float, y: float) -> None:
        _mouse(view, QEvent.Type.MouseMove, centre + QPointF(x, y) * view.scale_now)
        paints.after(app)

    step(10, 10)
    assert view.move_tool.move is not None, "nothing is being dragged"
    return step


def bare(app: QApplication) -> Step:
    """As many discs, rings and labels, one of each moved."""
    facts = crowd(UNITS)
    scene = QGraphicsScene(QRectF(0, 0, facts.width, facts.depth))
    held: list[QGraphicsEllipseItem] = []
    for unit in facts.units:
        assert unit.at is not None
        for radius in (unit.profile.radius + 25, unit.profile.radius):
            disc = scene.addEllipse(QRectF(-radius, -radius, 2 * radius, 2 * radius))
            disc.setPos(*unit.at)
            if radius == unit.profile.radius:
                disc.setBrush(Qt.GlobalColor.darkBlue)
            if unit.id == HELD:
                held.append(disc)
        label = QGraphicsSimpleTextItem(unit.name())
        label.setFlag(QGraphicsSimpleTextItem.GraphicsItemFlag.ItemIgnoresTransformations)
        label.setPos(unit.at.x - 15, unit.at.y + 15)
        scene.addItem(label)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    paints = _shown(app, view)
    view.fitInView(scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    app.processEvents()
    start = held[0].pos()

    def step(x: float, y: float) -> None:
        for disc in held:
            disc.setPos(start + QPointF(x, y))
        paints.after(app)

    return step


def _shown(app: QApplication, view: QGraphicsView) -> Paints:
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
    paints = Paints(view)
    view.resize(*SIZE)
    view.show()
    while not view.isVisible() or not paints.count:
        app.processEvents()
    return paints


def _mouse(view: QGraphicsView, kind: QEvent.Type, at: QPointF) -> None:
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    place = QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(kind, at, place, button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def memory() -> Iterator[Row]:
    """What the process holds at most after ten thousand movements of a dragged unit, against a thousand."""
    import resource

    app = application("dark")
    log = MemoryLog()
    log.append(1, [crowd(MEMORY_UNITS), TurnBegan(1), PhaseBegan("action"), FirstChosen("A")])
    view = BoardView(SessionBridge(Session.load(log)))
    _shown(app, view)
    view.board.with_rings()
    view.fit()
    held = next(iter(view.bridge.game.on_table()))
    centre = QPointF(view.mapFromScene(QPointF(*held.base.at)))
    peaks = []
    for index in range(DRAGS):
        if index % DRAG_STEPS == 0:
            _mouse(view, QEvent.Type.MouseButtonPress, centre)
        x, y = _spot(index)
        _mouse(view, QEvent.Type.MouseMove, centre + QPointF(x, y) * view.scale_now)
        if index % DRAG_STEPS == DRAG_STEPS - 1:
            assert view.move_tool.move is not None, "nothing is being dragged"
            view.tool.cancel()
            app.processEvents()
        if index in (DRAGS // 10, DRAGS - 1):
            peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    what = f"peak memory after {DRAGS:,} movements of a drag"
    yield Row(what, f"after {DRAGS // 10:,} of them", peaks[1], peaks[0], 1.05, "MiB")
