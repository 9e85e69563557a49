"""The composition root: session, bridge, window, and Qt's event loop.

The window is shown before the battle is read, and what only a battle needs is imported after that.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from hellassist.gui import theme
from hellassist.gui.window import Window

if TYPE_CHECKING:
    from hellassist.app.session import Session

LANGUAGES = ("en", "fr", "ru")
PICTURES_KIB = 48 * 1024
"""Painted discs, names and rings are kept up to this size."""
SMALLEST = (900, 600)


def run(
    battle: Path | None,
    *,
    demo: bool = False,  # noqa: ARG001
    screenshot: Path | None = None,
    size: tuple[int, int] = (1440, 900),
    theme: str | None = None,
) -> int:
    """Open the window and stay until it is closed, or write a picture of it. Gives the exit code."""
    app = application(theme)
    window = Window()
    window.resize(*size)
    if screenshot is not None:
        show_session(window, _session(battle))
        return _picture(app, window, screenshot)
    window.setMinimumSize(*SMALLEST)
    window.show()
    QTimer.singleShot(0, window, lambda: show_session(window, _session(battle)))
    return app.exec()


def application(chosen: str | None) -> QApplication:
    """Qt's application, dressed in the theme *chosen* or the desktop's."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("hellassist")
    app.setStyle("Fusion")
    QPixmapCache.setCacheLimit(PICTURES_KIB)
    theme.apply(app, chosen or theme.system_theme(app))
    return app


def show_session(window: Window, session: Session) -> None:
    """Lay the session's battle out in the window."""
    from hellassist.gui.bridge import SessionBridge

    spoken = QLocale().name()[:2]
    window.show_battle(SessionBridge(session, spoken if spoken in LANGUAGES else "en", window))


def _session(battle: Path | None) -> Session:
    from hellassist.app.demo import demo_session

    if battle is not None:
        raise NotImplementedError(battle)
    return demo_session()


def _picture(app: QApplication, window: Window, out: Path) -> int:
    window.show()
    for _ in range(5):
        app.processEvents()
    saved = window.grab().save(str(out))
    window.close()
    return 0 if saved else 1
