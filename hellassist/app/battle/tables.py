"""Battlefields between file and battle: those that ship, those of the players, and the one that lies on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.settings import data_folder
from hellassist.geometry import Point
from hellassist.places import resources_folder
from hellassist.rules.commands import LayTable
from hellassist.rules.game import Game, Terrain, Zone
from hellassist.store.battle_file import free_name

if TYPE_CHECKING:
    from hellassist.catalogue.tables import PieceEntry, Table

PIECES = "pieces.toml"
"""The file of single pieces among the shipped tables."""


def shipped() -> tuple[Path, ...]:
    """The tables that come with the app, by name."""
    folder = resources_folder() / "tables"
    return tuple(path for path in sorted(folder.glob("*.toml")) if path.name != PIECES)


def pieces(fathom: float = 25.0) -> tuple[Terrain, ...]:
    """Single pieces to put on a table, each with its middle at (0, 0), for fathoms of so many millimetres."""
    from hellassist.catalogue.tables import read_table

    return tuple(
        _terrain(piece, fathom) for piece in read_table(resources_folder() / "tables" / PIECES).pieces
    )


def laid(table: Table, fathom: float) -> LayTable:
    """The command that lays a table from a file, for fathoms of so many millimetres."""
    terrain = tuple(_terrain(piece, fathom) for piece in table.pieces)
    zones = tuple(Zone(zone.player, _points(zone.outline, fathom)) for zone in table.zones)
    return LayTable(terrain, zones)


def table_of(game: Game, name: str = "") -> Table:
    """The table that lies there, to be written to a file. Raises CardError where no file could hold it."""
    from hellassist.catalogue.tables import table_from

    fathom, called = game.fathom, name or game.name or "Table"
    pieces = [
        {
            "name": piece.name or "Terrain",
            "outline": [*_fathoms(piece.outline, fathom)],
            "difficult": piece.difficult,
            "impassable": piece.impassable,
            "opaque": piece.opaque,
            "awkward": piece.awkward,
            "height": piece.height,
        }
        for piece in game.terrain
    ]
    zones = [{"player": zone.player, "outline": [*_fathoms(zone.outline, fathom)]} for zone in game.zones]
    sides = {"width": game.width / fathom, "depth": game.depth / fathom}
    return table_from({"name": called, **sides, "pieces": pieces, "zones": zones}, called)


def tables_folder() -> Path:
    """Where the players' own tables lie."""
    return data_folder() / "tables"


def own() -> tuple[Path, ...]:
    """The players' own tables, by name."""
    return tuple(sorted(tables_folder().glob("*.toml")))


def free_path(name: str, folder: Path | None = None) -> Path:
    """A path that is free, with a file name made from what the players call the table."""
    folder = folder or tables_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return free_name(folder / file_name(name))


def title(path: Path) -> str:
    """What a list calls the table of a file."""
    return path.stem.replace("-", " ").capitalize()


def save(game: Game, path: Path) -> None:
    """Write the table that lies there. Raises CardError or OSError; a file of this name is overwritten."""
    from hellassist.catalogue.tables import write_table

    table = table_of(game, path.stem)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_table(path, table)


def file_name(name: str) -> str:
    """A file name for a table that any system takes."""
    plain = re.sub(r"[^\w-]+", "-", name, flags=re.UNICODE).strip("-").casefold()
    return f"{plain[:60] or 'table'}.toml"


def _terrain(piece: PieceEntry, fathom: float) -> Terrain:
    return Terrain(
        piece.name,
        _points(piece.corners(), fathom),
        difficult=piece.difficult,
        impassable=piece.impassable,
        opaque=piece.opaque,
        awkward=piece.awkward,
        height=piece.height,
    )


def _points(outline: tuple[tuple[float, float], ...], fathom: float) -> tuple[Point, ...]:
    return tuple(Point(x * fathom, y * fathom) for x, y in outline)


def _fathoms(outline: tuple[Point, ...], fathom: float) -> Iterator[tuple[float, float]]:
    """Rounded to a ten-thousandth of a fathom: files are for people to read."""
    yield from ((round(spot.x / fathom, 4), round(spot.y / fathom, 4)) for spot in outline)
