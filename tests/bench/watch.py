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


class Watch(QObject):
    """Waits for the first paint of a window, lets it settle, and ends."""

    def __init__(self, app: QApplication, start: float, settle_ms: int) -> None:
        super().__init__()
        self._app, self._start, self._settle = app, start, settle_ms
        self.painted = 0.0
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
            self._app.removeEventFilter(self)
            shown = QEvent(QEvent.Type.User)  # comes when the paint is over, before all else that waits
            QApplication.postEvent(self, shown, Qt.EventPriority.HighEventPriority.value)
        return False

    def customEvent(self, event: QEvent) -> None:
        self.painted = (time.monotonic() - self._start) * 1000
        QTimer.singleShot(self._settle, self._end)

    def _end(self) -> None:
        print(json.dumps({"painted_ms": self.painted, "peak_mb": peak_mb()}), flush=True)
        self._app.exit(0)


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
    watch = Watch(app, float(start), int(settle_ms))
    if kind == "empty":
        ended = empty()
    else:
        from hellassist.cli import main as hellassist

        ended = hellassist(["demo"])
    return ended if watch.painted else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
