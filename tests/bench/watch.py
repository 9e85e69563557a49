"""Runs in a process of its own: starts the app or an empty window and tells when it was painted and what it took.

python -m tests.bench.watch app|empty SETTLE_MS START, START being the monotonic clock when it was asked for.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

PATIENCE_MS = 20_000
ITEMS = 30
"""A board with so many items has a battle on it."""


class Watch(QObject):
    """Waits for the first paint of a window and for that of a battle, lets it settle, and ends."""

    def __init__(self, app: QApplication, start: float, settle_ms: int, items: int) -> None:
        super().__init__()
        self._app, self._start, self._settle, self._items = app, start, settle_ms, items
        self.painted = self.laid_out = 0.0
        app.installEventFilter(self)
        QTimer.singleShot(PATIENCE_MS, self, lambda: app.exit(1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            if watched.isWindow() and not self.painted:
                self._tell_when_over()
            view = watched.parent()
            if isinstance(view, QGraphicsView) and _items_of(view) >= self._items:
                self._app.removeEventFilter(self)
                self._items = 0
                self._tell_when_over()
        return False

    def _tell_when_over(self) -> None:
        """An event that comes when the paint is over, before all else that waits."""
        QApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)

    def customEvent(self, event: QEvent) -> None:
        now = (time.monotonic() - self._start) * 1000
        self.painted = self.painted or now
        if not self._items and not self.laid_out:
            self.laid_out = now
            QTimer.singleShot(self._settle, self, self._end)

    def _end(self) -> None:
        told = {"painted_ms": self.painted, "laid_out_ms": self.laid_out, "peak_mb": peak_mb()}
        print(json.dumps(told), flush=True)
        self._app.exit(0)


def _items_of(view: QGraphicsView) -> int:
    scene: QGraphicsScene | None = view.scene()
    return 0 if scene is None else len(scene.items())


def peak_mb() -> float:
    """The most memory this process has had; on Linux without that of the process it came from."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(
            line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM")
        )
        return int(line.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 1024


def empty() -> int:
    """The least that could be called a window with a board."""
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    window.resize(1440, 900)
    window.show()
    return QApplication.exec()


def main(kind: str, settle_ms: str, start: str) -> int:
    """Watch one of the two."""
    app = QApplication(sys.argv[:1])
    watch = Watch(app, float(start), int(settle_ms), items=0 if kind == "empty" else ITEMS)
    if kind == "empty":
        ended = empty()
    else:
        from hellassist.cli import main as hellassist

        ended = hellassist(["demo"])
    return ended if watch.laid_out else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
