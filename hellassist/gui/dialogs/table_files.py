"""Tables between their files and the battle: saving under a name of the players, loading with what is wrong told."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from hellassist.app.battle import tables
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import entry, set_tip
from hellassist.gui.looks.spoken import all_told

MOST_SENTENCES = 4


def say(text: str, *facts: object) -> str:
    return QCoreApplication.translate("TableFiles", text).format(*facts)


def ask_where(parent: QWidget, name: str) -> Path | None:
    """Let the players name the file; they are asked before another is overwritten."""
    start = tables.free_path(name)
    chosen, _ = QFileDialog.getSaveFileName(parent, say("Save the table"), str(start), say("Tables (*.toml)"))
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix == ".toml" else tables.free_path(path.name, path.parent)


def ask_for_table(parent: QWidget) -> Path | None:
    """Let the players pick the file of a table."""
    folder = str(tables.tables_folder())
    chosen, _ = QFileDialog.getOpenFileName(parent, say("Load a table"), folder, say("Tables (*.toml)"))
    return Path(chosen) if chosen else None


def save(bridge: SessionBridge, path: Path) -> str:
    """Write the table that lies there; gives the sentence of what came of it."""
    from hellassist.catalogue import CardError

    try:
        tables.save(bridge.game, path)
    except CardError as wrong:
        return _faults(wrong.faults)
    except OSError as wrong:
        return say("The table could not be saved: {0}", wrong.strerror or wrong)
    return say("Saved as “{0}”.", path.name)


def load(bridge: SessionBridge, path: Path) -> str:
    """Lay the table of a file; gives a sentence where there is something to say."""
    from hellassist.catalogue import CardError
    from hellassist.catalogue.tables import read_table

    try:
        table = read_table(path)
    except CardError as wrong:
        return _faults(wrong.faults)
    game = bridge.game
    if not bridge.do(tables.laid(table, game.fathom)):
        return ""
    sides = (game.width / game.fathom, game.depth / game.fathom)
    if abs(table.width - sides[0]) < 0.05 and abs(table.depth - sides[1]) < 0.05:
        return ""
    return say(
        "“{0}” is made for {1} by {2} fathoms, this battle for {3} by {4}: some of it may lie beyond the edge.",
        table.name,
        *(number(side, 0 if side == int(side) else 1) for side in (table.width, table.depth, *sides)),
    )


def fill(menu: QMenu) -> dict[Path | None, QAction]:
    """List the tables: those of the players first, then those that ship. None stands for any other file."""
    menu.clear()
    made: dict[Path | None, QAction] = {}
    for title, paths in ((say("Your tables"), tables.own()), (say("Tables of the app"), tables.shipped())):
        if paths:
            menu.addSection(title)
        for path in paths:
            made[path] = entry(menu, tables.title(path))
            set_tip(made[path], str(path))
    menu.addSeparator()
    made[None] = entry(menu, say("Another file…"))
    return made


def _faults(faults: tuple[str, ...]) -> str:
    shown = all_told(faults[:MOST_SENTENCES])
    more = len(faults) - MOST_SENTENCES
    return f"{shown} {say('And {0} more.', more)}" if more > 0 else shown
