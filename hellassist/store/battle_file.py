"""One battle in one SQLite file. What was appended is on the disk when append returns."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from hellassist.store import upgrades
from hellassist.store.codec import decode_as, encode, kinds_of
from hellassist.store.diagnosis import Inode, admitted, fault, inode, told
from hellassist.store.faults import StorageFault
from hellassist.store.games import APPLICATION_IDS, GameName, game_of
from hellassist.store.log import Entry

SUFFIX = ".hellbattle"

SCHEMA = """CREATE TABLE event (
    seq     INTEGER PRIMARY KEY,
    command INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    form    INTEGER NOT NULL,
    body    TEXT NOT NULL CHECK (json_valid(body))
) STRICT"""

INSERT = "INSERT INTO event (command, kind, form, body) VALUES (?, ?, ?, ?)"

OPEN: dict[Inode, BattleFile] = {}
"""The battles open in this process."""


class BattleFile:
    """An open battle. Made by `create` and `open`; no other window or program can open it meanwhile."""

    def __init__(self, path: Path, connection: sqlite3.Connection, game: GameName) -> None:
        self.path = path
        self.game: GameName = game
        self._kinds = kinds_of(game)
        self._db = connection
        self._inode = inode(path)
        OPEN[self._inode] = self

    @classmethod
    def create(cls, path: Path | str, game: GameName = "hell_dorado") -> BattleFile:
        """A new, empty battle of *game*. Raises StorageFault, also if there is a file of that name."""
        path = Path(path)
        try:
            path.open("xb").close()
        except FileExistsError:
            raise StorageFault("is_folder" if path.is_dir() else "already_exists", path=path) from None
        except (FileNotFoundError, NotADirectoryError):
            raise StorageFault("missing_folder", path=path, folder=path.parent) from None
        except OSError as error:
            refused = isinstance(error, PermissionError) or error.errno == errno.EROFS
            reason = "read_only" if refused else "disk_failed"
            raise StorageFault(reason, path=path, found=error) from error
        try:
            with told(path), contextlib.closing(_connect(path)) as db:
                db.execute("BEGIN EXCLUSIVE")
                db.execute(f"PRAGMA application_id = {APPLICATION_IDS[game]}")
                db.execute(f"PRAGMA user_version = {upgrades.FILE_VERSION}")
                db.execute(SCHEMA)
                db.execute("COMMIT")
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        return cls.open(path)

    @classmethod
    def open(cls, path: Path | str) -> BattleFile:
        """A battle that was saved. One in an older layout is upgraded on a copy, and `path` is then the copy's.

        Raises StorageFault; the file is as it was before.
        """
        path = Path(path)
        if inode(path) in OPEN:
            raise StorageFault("already_open", path=path, by="in this window")
        found = admitted(path)
        if found.version < upgrades.FILE_VERSION:
            path = _upgraded(path, found.version)
        db: sqlite3.Connection | None = None
        try:
            with told(path):
                db = _connect(path)
                _take_possession(db, path)
        except BaseException:
            if db is not None:
                db.close()
            raise
        game = game_of(found.application)
        assert game is not None, "it was admitted"
        return cls(path, db, game)

    def append(self, command: int, facts: Sequence[Any]) -> None:
        """Add the facts of one command, all or none. Raises StorageFault, and then nothing was written."""
        try:
            rows = [(command, *encode(fact, self._kinds)) for fact in facts]
        except StorageFault as unwritable:
            raise StorageFault(unwritable.reason, path=self.path, **unwritable.facts) from unwritable
        if not rows:
            return
        self._check_it_is_there()
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany(INSERT, rows)
            self._db.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise fault(error, self.path, held=True) from error
            raise

    def read(self) -> tuple[Entry, ...]:
        """All entries, oldest first. Raises StorageFault at the first that cannot be understood."""
        entries = []
        with told(self.path, held=True):
            for row, (seq, command, kind, form, body) in enumerate(
                self._db.execute("SELECT seq, command, kind, form, body FROM event ORDER BY seq"), start=1
            ):
                if seq != row:
                    raise StorageFault("damaged", path=self.path, found=f"row {row} is missing")
                try:
                    entries.append(Entry(command, decode_as(self._kinds, kind, form, body)))
                except StorageFault as unread:
                    raise StorageFault(unread.reason, path=self.path, row=row, **unread.facts) from unread
        return tuple(entries)

    @property
    def connection(self) -> sqlite3.Connection:
        """For the rest of this package."""
        return self._db

    @property
    def rows(self) -> int:
        """How many entries there are."""
        with told(self.path, held=True):
            count: int = self._db.execute("SELECT coalesce(max(seq), 0) FROM event").fetchone()[0]
        return count

    def copy_to(self, path: Path) -> None:
        """A copy of the battle as it stands under another name, complete or not at all. Raises StorageFault."""
        if path.exists():
            raise StorageFault("already_exists", path=path)
        part = path.with_name(path.name + ".part")
        try:
            with told(path, held=True), contextlib.closing(sqlite3.connect(part)) as target:
                self._db.backup(target)
                _check(target, path)
            part.rename(path)
        except OSError as error:
            raise StorageFault("disk_failed", path=path, found=error) from error
        finally:
            part.unlink(missing_ok=True)

    def close(self) -> None:
        """Let others open it."""
        self._db.close()
        OPEN.pop(self._inode, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check_it_is_there(self) -> None:
        """SQLite would go on writing to a file that has lost its name."""
        try:
            if inode(self.path) == self._inode:
                return
        except StorageFault:
            pass
        raise StorageFault("moved_away", path=self.path)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=0.3, isolation_level=None)
    for pragma in (
        "locking_mode = EXCLUSIVE",  # the lock ends with the process, however it ends
        "synchronous = FULL",
        "fullfsync = ON",  # macOS otherwise leaves it to the disk
        "cell_size_check = ON",
    ):
        db.execute(f"PRAGMA {pragma}")
    return db


def _take_possession(db: sqlite3.Connection, path: Path) -> None:
    """Lock the file, look it over, and find out now whether it can be written to; the bytes stay as they are."""
    db.execute("BEGIN EXCLUSIVE")
    allowed = _pragma(db, "page_count") * _pragma(db, "page_size")
    if path.stat().st_size < allowed:  # SQLite itself makes up the end of a last page
        raise StorageFault("cut_off", path=path, found=path.stat().st_size, allowed=allowed)
    _check(db, path)
    try:
        db.execute(INSERT, (0, "", 0, "{}"))
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_FULL:  # one may look at a battle on a full disk
            raise
    if db.in_transaction:
        db.execute("ROLLBACK")


def _pragma(db: sqlite3.Connection, name: str) -> int:
    number: int = db.execute(f"PRAGMA {name}").fetchone()[0]
    return number


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Nothing but our table, and sound. Raises StorageFault."""
    check_layout(db, path)
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StorageFault("damaged", path=path, found=" ".join(str(found).split()))


def check_layout(db: sqlite3.Connection, path: Path) -> None:
    """Our table and nothing that would run by itself. Raises StorageFault."""
    if db.execute("SELECT sql FROM sqlite_schema").fetchall() != [(SCHEMA,)]:
        raise StorageFault("damaged", path=path, found="its tables are not those of a battle")


def _upgraded(path: Path, version: int) -> Path:
    """A copy beside it, in today's layout."""
    copy = free_name(path.with_name(f"{path.stem} (updated){path.suffix}"))
    try:
        copy_bytes(path, copy)
        with told(copy), contextlib.closing(_connect(copy)) as db:
            db.execute("BEGIN EXCLUSIVE")
            for step in range(version, upgrades.FILE_VERSION):
                upgrades.LAYOUTS[step](db)
            db.execute(f"PRAGMA user_version = {upgrades.FILE_VERSION}")
            db.execute("COMMIT")
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def free_name(path: Path) -> Path:
    """This name, or the first like it with a number that is not taken."""
    number, free = 1, path
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free


def copy_bytes(path: Path, copy: Path) -> None:
    """The file and what SQLite needs to finish an interrupted command. Raises StorageFault."""
    try:
        journal = path.with_name(path.name + "-journal")
        if journal.exists():
            shutil.copyfile(journal, copy.with_name(copy.name + "-journal"))
        shutil.copyfile(path, copy)
    except OSError as error:
        reason = "disk_full" if error.errno == errno.ENOSPC else "disk_failed"
        raise StorageFault(reason, path=copy, found=error) from error
