"""Opening and beginning battles: the file, the session on it, and what is remembered for the next start."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path

from hellassist.app import battles
from hellassist.app.demo import demo_session
from hellassist.app.session import Session
from hellassist.store.battle_file import SUFFIX, BattleFile, copy_bytes
from hellassist.store.faults import StorageFault
from hellassist.store.log import MemoryLog
from hellassist.store.recovery import Recovered, recover

DEMO_NAME = "First blood"


def open_battle(path: Path) -> Session:
    """The battle in the file, where the players left it. Raises StorageFault; the file is as it was."""
    log = BattleFile.open(path)
    try:
        session = Session.load(log)
    except BaseException:
        log.close()
        raise
    with contextlib.suppress(StorageFault):
        battles.back_up(log)
    battles.remember_open(log.path)
    return session


def begin_demo() -> Session:
    """A new demo battle, in a file of its own like any other. Raises StorageFault."""
    try:
        path = battles.new_battle_path(DEMO_NAME)
    except OSError as error:
        raise StorageFault("disk_failed", path=battles.battles_folder(), found=error) from error
    log = BattleFile.create(path)
    session = demo_session(log)
    battles.remember_open(path)
    return session


def put_away(session: Session) -> None:
    """Close the battle's file for good: the next start does not take it for one that was broken off."""
    path = getattr(session.log, "path", None)
    close(session)
    if path is not None:
        battles.remember_closed(path)


def close(session: Session) -> None:
    """Close the battle's file; it is still offered at the next start."""
    log = session.log
    if isinstance(log, BattleFile):
        log.close()


def look_at(path: Path) -> Session:
    """The battle in the file, to look at: nothing that is done to it is kept, and nothing is written or remembered.

    Raises StorageFault.
    """
    with tempfile.TemporaryDirectory(prefix="hellassist-") as folder:
        copy = Path(folder) / path.name
        if path.is_file():
            copy_bytes(path, copy)
        try:
            with BattleFile.open(copy if copy.is_file() else path) as log:
                entries = log.read()
        except StorageFault as fault:
            raise StorageFault(fault.reason, **{**fault.facts, "path": path}) from fault
    return Session.load(MemoryLog(list(entries)))


def rescue(path: Path, fault: StorageFault) -> Recovered:
    """Save what can be read of a damaged battle as a new one beside it; *fault* is what opening it met.

    Raises StorageFault if nothing can be read. The damaged file is as it was.
    """
    command = fault.facts.get("command")
    before = command if isinstance(command, int) else None
    return recover(path, battles.new_battle_path(f"{path.stem} recovered", path.parent), before)


__all__ = [
    "SUFFIX",
    "Recovered",
    "StorageFault",
    "begin_demo",
    "close",
    "look_at",
    "open_battle",
    "put_away",
    "rescue",
]
