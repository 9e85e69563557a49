"""What a file is, from its first bytes, and what SQLite's errors mean to a player. Changes nothing."""

from __future__ import annotations

import sqlite3
import stat
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hellassist.store.faults import StorageFault
from hellassist.store.games import APPLICATION_IDS, game_of
from hellassist.store.upgrades import FILE_VERSION

MAGIC = b"SQLite format 3\0"
HEADER = 100

Inode = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Header:
    """The first bytes of an SQLite file."""

    page_size: int
    pages: int
    application: int
    version: int


def inode(path: Path) -> Inode:
    """What stays the same under all names of a file. Raises StorageFault if there is no such file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        raise StorageFault("missing", path=path) from None
    except PermissionError:
        raise StorageFault("no_permission", path=path) from None
    except (OSError, ValueError) as error:
        raise StorageFault("disk_failed", path=path, found=error) from error
    return found.st_dev, found.st_ino


def header(path: Path) -> Header:
    """The header of a file that may be a battle. Raises StorageFault for anything else.

    Never for a file that this process has open: closing a second handle gives up the lock of the first.
    """
    inode(path)
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise StorageFault("is_folder", path=path)
    if not stat.S_ISREG(found.st_mode):
        raise StorageFault("not_a_battle", path=path, found="no data of its own", allowed=_shown(MAGIC))
    if not found.st_size:
        raise StorageFault("empty", path=path)
    try:
        with path.open("rb") as file:
            first = file.read(HEADER)
    except PermissionError:
        raise StorageFault("no_permission", path=path) from None
    except OSError as error:
        raise StorageFault("disk_failed", path=path, found=error) from error
    if first[: len(MAGIC)] != MAGIC[: len(first)]:
        raise StorageFault("not_a_battle", path=path, found=_shown(first[:16]), allowed=_shown(MAGIC))
    if len(first) < HEADER:
        raise StorageFault("cut_off", path=path, found=found.st_size, allowed=f"at least {HEADER}")
    size, pages, version, application = struct.unpack(">16xH10xI28xi4xI", first[:72])
    return Header(65536 if size == 1 else size, pages, application, version)


def admitted(path: Path) -> Header:
    """The header of a battle that this version can read. Raises StorageFault."""
    found = header(path)
    if game_of(found.application) is None:
        allowed = " or ".join(f"{own:#010x}" for own in APPLICATION_IDS.values())
        raise StorageFault("foreign", path=path, found=f"{found.application:#010x}", allowed=allowed)
    if found.version > FILE_VERSION:
        raise StorageFault("too_new", path=path, found=found.version, allowed=FILE_VERSION)
    if found.version < 1:
        raise StorageFault("damaged", path=path, found=f"file version {found.version}")
    return found


def _shown(first: bytes) -> str:
    text = first.rstrip(b"\0").decode("ascii", "replace")
    return f'"{text}"' if text.isprintable() and "\ufffd" not in text else f"the bytes {first[:8].hex(' ')}"


@contextmanager
def told(path: Path, *, held: bool = False) -> Iterator[None]:
    """Turns errors of SQLite inside into StorageFault. *held* says that this process has the file open."""
    try:
        yield
    except sqlite3.Error as error:
        raise fault(error, path, held=held) from error


def fault(error: sqlite3.Error, path: Path, *, held: bool = False) -> StorageFault:
    """What an error of SQLite says about the file at *path*."""
    code = getattr(error, "sqlite_errorcode", None)
    match None if code is None else code & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StorageFault("disk_full", path=path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return StorageFault("read_only", path=path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StorageFault("already_open", path=path, by=lock_holder(path))
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR | sqlite3.SQLITE_FORMAT:
            return StorageFault("damaged", path=path, found=error) if held else damage(path, str(error))
        case None if "closed" in str(error):
            return StorageFault("closed", path=path)
        case None:
            return StorageFault("damaged", path=path, found=error)
    return StorageFault("disk_failed", path=path, found=error)


def damage(path: Path, found: str) -> StorageFault:
    """Cut off, or damaged otherwise. Not for a file that this process holds locked."""
    try:
        head = header(path)
    except StorageFault as worse:
        return worse
    there, allowed = path.stat().st_size, head.page_size * head.pages
    if there < allowed:
        return StorageFault("cut_off", path=path, found=there, allowed=allowed)
    return StorageFault("damaged", path=path, found=found)


def lock_holder(path: Path) -> str:
    """Who has the file open, in words, as far as the system tells. Not for a file of this process."""
    if sys.platform != "linux":
        return "in another window or program"
    import fcntl

    try:
        with path.open("rb") as file:
            asked = struct.pack("hhqqi4x", fcntl.F_RDLCK, 0, 0x40000000, 512, 0)  # SQLite's lock bytes
            process = struct.unpack("hhqqi4x", fcntl.fcntl(file, fcntl.F_GETLK, asked))[4]
        name = Path(f"/proc/{process}/comm").read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return "in another window or program"
    return f"by process {process} ({name})"
