"""The composition root: session, bridge, window, and Qt's event loop."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from hellassist.gui import theme
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.window import Window

if TYPE_CHECKING:
    from hellassist.app.session import Session

LANGUAGES = ("en", "fr", "ru")


def run(
    battle: Path | None,
    *,
    demo: bool = False,
    screenshot: Path | None = None,
    size: tuple[int, int] = (1440, 900),
    theme: str | None = None,
) -> int:
    """Open the window and stay until it is closed, or write a picture of it. Gives the exit code."""
    app = application(theme)
    window = open_window(_session(battle, demo=demo), size)
    if screenshot is not None:
        return _picture(app, window, screenshot)
    window.setMinimumSize(900, 600)
    window.show()
    return app.exec()


def application(chosen: str | None) -> QApplication:
    """Qt's application, dressed in the theme *chosen* or the desktop's."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("hellassist")
    app.setStyle("Fusion")
    QPixmapCache.setCacheLimit(48 * 1024)
    theme.apply(app, chosen or theme.system_theme(app))
    return app


def open_window(session: Session, size: tuple[int, int]) -> Window:
    """The window on a session, not yet shown."""
    spoken = QLocale().name()[:2]
    window = Window(SessionBridge(session, spoken if spoken in LANGUAGES else "en"))
    window.resize(*size)
    return window


def _session(battle: Path | None, *, demo: bool) -> Session:
    from hellassist.app.demo import demo_session
    from hellassist.app.session import Session

    if battle is not None:
        return Session.open(battle)
    return demo_session()


def _picture(app: QApplication, window: Window, out: Path) -> int:
    window.show()
    for _ in range(5):
        app.processEvents()
    saved = window.grab().save(str(out))
    window.close()
    return 0 if saved else 1
