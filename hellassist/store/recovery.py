"""What can still be read of a damaged battle, as a new one; and a glance at one without opening it."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hellassist.store.battle_file import INSERT, OPEN, BattleFile, check_layout, copy_bytes
from hellassist.store.codec import Kinds, decode_as, kinds_of
from hellassist.store.diagnosis import admitted, inode, told
from hellassist.store.faults import StorageFault
from hellassist.store.games import GameName, game_of

Row = tuple[int, int, str, int, str]


@dataclass(frozen=True, slots=True)
class Recovered:
    """What was saved, and what stopped it. *lost* counts the rows known to be lost, None where that cannot be told."""

    path: Path
    commands: int
    rows: int
    lost: int | None
    stopped_by: StorageFault | None


def recover(path: Path | str, into: Path | str, before: int | None = None) -> Recovered:
    """Write the whole commands up to the first row that cannot be understood into a new battle.

    *before* is the number of the first command to leave out, where rows are sound but make no sense. The old file stays
    as it is. Raises StorageFault if nothing can be read, or *into* not be written.
    """
    path, into = Path(path), Path(into)
    if inode(path) in OPEN:
        raise StorageFault("already_open", path=path, by="in this window")
    game = game_of(admitted(path).application) or "hell_dorado"
    with tempfile.TemporaryDirectory(prefix="hellassist-") as folder:
        copy = Path(folder) / "copy"
        copy_bytes(path, copy)
        rows, lost, stopped_by = _good_rows(copy, path, kinds_of(game))
    if stopped_by is not None and rows:
        last = rows[-1][1]  # some of its rows may be among the lost
        whole = [row for row in rows if row[1] != last]
        lost = None if lost is None else lost + len(rows) - len(whole)
        rows = whole
    if before is not None:
        sound = [row for row in rows if row[1] < before]
        lost = None if lost is None else lost + len(rows) - len(sound)
        rows = sound
    if not rows:
        raise StorageFault("nothing_to_recover", path=path, found=stopped_by or "no entries") from stopped_by
    with BattleFile.create(into, game) as new, told(into, held=True):
        db = new.connection
        db.execute("BEGIN IMMEDIATE")
        db.executemany(INSERT, [row[1:] for row in rows])
        db.execute("COMMIT")
    return Recovered(into, len({row[1] for row in rows}), len(rows), lost, stopped_by)


def _good_rows(copy: Path, path: Path, kinds: Kinds) -> tuple[list[Row], int | None, StorageFault | None]:
    """Rows up to the first bad one, how many follow it, and what is wrong with it."""
    good: list[Row] = []
    _forget_length(copy)
    with contextlib.closing(sqlite3.connect(copy)) as db:
        try:
            check_layout(db, path)
            for row in db.execute("SELECT seq, command, kind, form, body FROM event ORDER BY seq"):
                number = len(good) + 1
                if row[0] != number:
                    wrong = StorageFault("damaged", path=path, found=f"row {number} is missing")
                    return good, _count(db, number), wrong
                try:
                    decode_as(kinds, *row[2:])
                except StorageFault as unread:
                    wrong = StorageFault(unread.reason, path=path, row=number, **unread.facts)
                    return good, _count(db, number), wrong
                good.append(row)
        except StorageFault as foreign:
            return good, None, foreign
        except sqlite3.Error as error:
            return good, None, StorageFault("damaged", path=path, found=str(error))
    return good, 0, None


def _count(db: sqlite3.Connection, first_lost: int) -> int | None:
    try:
        lost: int = db.execute("SELECT count(*) FROM event WHERE seq >= ?", (first_lost,)).fetchone()[0]
    except sqlite3.Error:
        return None
    return lost


def _forget_length(copy: Path) -> None:
    """Let SQLite go by the length that the copy has, not by the one it should have."""
    with copy.open("r+b") as file:
        file.seek(92)
        file.write(b"\xff\xff\xff\xff")


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list of battles shows."""

    name: str
    turn: int
    rows: int
    game: GameName


def glance(path: Path) -> Glance:
    """Name, turn and length of a battle, without opening it for play. Raises StorageFault."""
    with _reading(path) as db:
        name, turns, gone = path.stem, [(0, 0)], set[int]()
        for command, kind, body in db.execute(
            "SELECT command, kind, body FROM event "
            "WHERE kind IN ('battle_set_up', 'turn_began', 'undone', 'redone') ORDER BY seq"
        ):
            match kind, _json(body):
                case "battle_set_up", {"name": str(given)}:
                    name = given or name
                case "turn_began", {"turn": int(turn)}:
                    turns.append((command, turn))
                case "undone", {"command": int(number)}:
                    gone.add(number)
                case "redone", {"command": int(number)}:
                    gone.discard(number)
        rows: int = db.execute("SELECT coalesce(max(seq), 0) FROM event").fetchone()[0]
        game = game_of(db.execute("PRAGMA application_id").fetchone()[0]) or "hell_dorado"
    return Glance(name, [turn for command, turn in turns if command not in gone][-1], rows, game)


def _json(body: str) -> object:
    with contextlib.suppress(ValueError, RecursionError):
        return json.loads(body)
    return None


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    ours = OPEN.get(inode(path))
    if ours is not None:
        with told(path, held=True):
            yield ours.connection
        return
    admitted(path)
    with (
        told(path),
        contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0)) as db,
    ):
        check_layout(db, path)
        yield db
