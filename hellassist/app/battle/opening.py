"""Opening and beginning battles: the file, the session on it, and what is remembered for the next start."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from hellassist.app.battle import battles
from hellassist.app.battle.course import Course
from hellassist.app.battle.demo import NAME as DEMO_NAME
from hellassist.app.battle.demo import demo_session
from hellassist.app.battle.session import Session
from hellassist.rules.commands import SetUpBattle
from hellassist.rules.editions import CORE, Edition
from hellassist.said import as_it_is
from hellassist.store.battle_file import OPEN, SUFFIX, BattleFile, copy_bytes
from hellassist.store.diagnosis import admitted, inode
from hellassist.store.faults import StorageFault
from hellassist.store.games import GameName, game_of
from hellassist.store.log import MemoryLog
from hellassist.store.recovery import Recovered, recover

AnyCourse = Course[Any, Any, Any]
S = TypeVar("S", bound=AnyCourse)


def game_in(path: Path) -> GameName:
    """Whose battle is in the file. Raises StorageFault for what is none."""
    ours = OPEN.get(inode(path))
    game = ours.game if ours is not None else game_of(admitted(path).application)
    assert game is not None, "it was admitted"
    return game


def open_battle(path: Path) -> Session:
    """The Hell Dorado battle in the file, where the players left it. Raises StorageFault; the file is as it was."""
    return open_as(Session, path)


def open_as(kind: type[S], path: Path) -> S:
    """The battle in the file by the rules of *kind*, where the players left it. Raises StorageFault."""
    log = BattleFile.open(path)
    try:
        session = kind.load(log)
    except BaseException:
        log.close()
        raise
    with contextlib.suppress(StorageFault):
        battles.back_up(log)
    battles.remember_open(log.path)
    return session


def begin_demo(
    edition: Edition = CORE, language: str = "en", say: Callable[[str], str] = as_it_is
) -> Session:
    """A new demo battle, in a file of its own like any other; *say* as in ``demo_session``. Raises StorageFault."""
    return begin_as("hell_dorado", say(DEMO_NAME), lambda log: demo_session(log, edition, language, say))


def begin_as(game: GameName, name: str, begin: Callable[[BattleFile], S]) -> S:
    """A new battle of *game*, set up by *begin*, in a file of its own. Raises StorageFault and what *begin* raises."""
    try:
        path = battles.new_battle_path(name)
    except OSError as error:
        raise StorageFault("disk_failed", path=battles.battles_folder(), found=error) from error
    log = BattleFile.create(path, game)
    try:
        session = begin(log)
    except BaseException:
        log.close()
        path.unlink(missing_ok=True)
        raise
    battles.remember_open(path)
    return session


def begin_battle(command: SetUpBattle) -> Session:
    """A new battle, set up and in a file of its own. Raises StorageFault and Refused; then there is no file."""

    def begin(log: BattleFile) -> Session:
        session = Session(log)
        session.do(command)
        return session

    return begin_as("hell_dorado", command.name, begin)


def unsaved_battle(command: SetUpBattle) -> Session:
    """The same, kept in memory alone, where no file can be written."""
    session = Session(MemoryLog())
    session.do(command)
    return session


def put_away(session: AnyCourse) -> None:
    """Close the battle's file for good: the next start does not take it for one that was broken off."""
    path = getattr(session.log, "path", None)
    close(session)
    if path is not None:
        battles.remember_closed(path)


def close(session: AnyCourse) -> None:
    """Close the battle's file; it is still offered at the next start."""
    log = session.log
    if isinstance(log, BattleFile):
        log.close()


def look_at(path: Path) -> Session:
    """The Hell Dorado battle in the file, to look at. Raises StorageFault."""
    return look_as(Session, path)


def look_as(kind: type[S], path: Path) -> S:
    """The battle in the file by the rules of *kind*, to look at: nothing is kept, written or remembered.

    Raises StorageFault.
    """
    with tempfile.TemporaryDirectory(prefix="hellassist-") as folder:
        copy = Path(folder) / path.name
        if path.is_file():
            copy_bytes(path, copy)
        try:
            with BattleFile.open(copy if copy.is_file() else path) as log:
                kind.check_game(log)
                entries = log.read()
        except StorageFault as fault:
            raise StorageFault(fault.reason, **{**fault.facts, "path": path}) from fault
    return kind.load(MemoryLog(list(entries)))


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
    "begin_battle",
    "begin_demo",
    "close",
    "look_at",
    "open_battle",
    "put_away",
    "rescue",
    "unsaved_battle",
]
