"""The composition root: session, bridge, window, and Qt's event loop.

The window is shown before the battle is read, and what only a battle needs is imported after that.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from hellassist.app.settings import load_settings, save_settings
from hellassist.gui.frame.window import Window
from hellassist.gui.looks import theme
from hellassist.gui.looks.language import speak

if TYPE_CHECKING:
    from hellassist.app.hexbattle.session import HexSession

PICTURES_KIB = 48 * 1024
"""Painted discs, names and rings are kept up to this size."""
SMALLEST = (900, 600)
USUAL = (1440, 900)
"""Of a window that nobody has moved yet."""


def run(
    battle: Path | None,
    *,
    demo: bool = False,
    hexes: bool = False,
    screenshot: Path | None = None,
    size: tuple[int, int] = USUAL,
    theme: str | None = None,
    language: str = "",
    edition: str = "core",
) -> int:
    """Open the window and stay until it is closed, or write a picture of it. Gives the exit code.

    *language* is that of this start, "" for the one set; *edition* is that of the demo; *hexes* asks for the demo of
    the hex battle.
    """
    if screenshot is not None:
        app, window = application(theme, language or "en"), Window()
        window.resize(*size)
        return _picture(app, window, battle, screenshot, edition, hexes=hexes)
    settings = load_settings()
    app = application(theme or settings.theme or None, language or settings.language)
    window = Window()
    window.resize(*size)
    window.setMinimumSize(*SMALLEST)
    if size == USUAL:
        restore_geometry(window, settings.geometry)
    window.theme_chosen.connect(lambda name: save_settings(replace(load_settings(), theme=name)))
    window.empty.painted.connect(
        lambda: _begin(app, window, battle, edition if demo else None, hexes=hexes),
        Qt.ConnectionType.QueuedConnection,
    )
    window.show()
    return app.exec()


def _begin(app: QApplication, window: Window, battle: Path | None, demo: str | None, *, hexes: bool) -> None:
    """The battle, or the *demo* of this edition, or what was on the table last."""
    from hellassist.gui.crash import Crashes
    from hellassist.gui.desk import Desk
    from hellassist.rules.editions import preset

    desk = Desk(window)
    Crashes(window, is_saved=desk.is_saved).install()
    app.aboutToQuit.connect(desk.leave)
    app.aboutToQuit.connect(lambda: save_settings(replace(load_settings(), geometry=geometry_text(window))))
    if demo is not None and hexes:
        desk.hex_demo()
    elif demo is not None:
        desk.demo(preset(demo))
    elif battle is None:
        desk.start()
    else:
        desk.open(battle)


def application(chosen: str | None, language: str = "") -> QApplication:
    """Qt's application, dressed in the theme *chosen* or the desktop's, in a language or the desktop's."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("hellassist")
    app.setStyle("Fusion")
    QPixmapCache.setCacheLimit(PICTURES_KIB)
    speak(app, language)
    theme.apply(app, chosen or theme.system_theme(app))
    return app


def geometry_text(window: Window) -> str:
    """The window's place as text, for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_geometry(window: Window, text: str) -> bool:
    """Put the window where it was; False if the text says no place."""
    return bool(text) and window.restoreGeometry(QByteArray.fromBase64(text.encode("ascii", "ignore")))


def _picture(
    app: QApplication, window: Window, battle: Path | None, out: Path, edition: str, *, hexes: bool
) -> int:
    """A picture of a battle, or of the demo: nothing is written but the picture."""
    from hellassist.app.battle.demo import demo_session
    from hellassist.app.battle.opening import StorageFault, game_in, look_at
    from hellassist.gui.desk import Desk
    from hellassist.gui.looks.spoken import language as spoken
    from hellassist.gui.looks.spoken import of_demo
    from hellassist.rules.editions import preset

    desk = Desk(window)
    try:
        if hexes or (battle is not None and game_in(battle) == "hex"):
            desk.show_hexes(_hex_session(battle))
        else:
            desk.show_session(
                demo_session(edition=preset(edition), language=spoken(), say=of_demo)
                if battle is None
                else look_at(battle)
            )
    except StorageFault as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    window.show()
    for _ in range(5):
        app.processEvents()
    saved = window.grab().save(str(out))
    window.close()
    if not saved:
        sys.stderr.write(f'The picture could not be written to "{out}".\n')
    return 0 if saved else 1


def _hex_session(battle: Path | None) -> HexSession:
    """A hex battle to look at, or its demo. Raises StorageFault."""
    from hellassist.app.battle.opening import look_as
    from hellassist.app.hexbattle.demo import demo_session as hex_demo
    from hellassist.app.hexbattle.session import HexSession

    return hex_demo() if battle is None else look_as(HexSession, battle)
