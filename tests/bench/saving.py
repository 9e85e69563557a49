"""What the disk costs: a command made durable; undo, redo and jump in a long battle."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.rules.events import ActionTaken, UnitActivated, UnitMoved
from hellassist.store.battle_file import BattleFile
from hellassist.store.codec import encode
from tests.bench.battle import long_log
from tests.bench.rows import FRAME_MS, Row, in_turn, milliseconds

COMMANDS = 2000

MOVE = (
    UnitActivated("u1", engaged=False),
    ActionTaken("u1", "walk"),
    UnitMoved("u1", (Point(10.5, 20.25), Point(33.125, 47.75)), 35.4),
)


def durable() -> Iterator[Row]:
    """A move of three facts, from the facts to the disk."""
    size = sum(len(body.encode()) for _, _, body in [encode(fact) for fact in MOVE])
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        bare = sqlite3.connect(Path(folder) / "bare.sqlite", isolation_level=None)
        bare.execute("PRAGMA synchronous = FULL")
        bare.execute("CREATE TABLE bare (body BLOB)")

        def commit() -> None:
            bare.execute("BEGIN IMMEDIATE")
            bare.execute("INSERT INTO bare VALUES (?)", (b"x" * size,))
            bare.execute("COMMIT")

        with BattleFile.create(Path(folder) / "bench.hellbattle") as battle:
            numbers = iter(range(1, 10_000))
            ours, reference = in_turn(lambda: battle.append(next(numbers), MOVE), commit, 200)
        bare.close()
    yield Row("a command made durable", "one SQLite commit of the same bytes", ours, reference, 1.5)


def undo() -> Iterator[Row]:
    """Undo, redo and jump all through a long battle, each made durable; the slowest of the three counts."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        path = Path(folder) / "long.hellbattle"
        with BattleFile.create(path) as battle:
            battle.connection.execute("PRAGMA synchronous = OFF")  # while the battle is made
            for number, facts in enumerate(long_log(COMMANDS), start=1):
                battle.append(number, facts)
        with BattleFile.open(path) as battle:
            session = Session.load(battle)
            assert len(session.past) == COMMANDS
            undone = sorted(milliseconds(session.undo) for _ in range(300))
            redone = sorted(milliseconds(session.redo) for _ in range(300))
            jumped = sorted(milliseconds(partial(_jump, session, at)) for at in range(0, COMMANDS, 20))
    for what, times in (("undo", undone), ("redo", redone), ("jump to a step", jumped)):
        slow = times[int(len(times) * 0.95)]
        yield Row(f"{what}, {COMMANDS:,} commands, 19 of 20 times", "one frame", slow, FRAME_MS, 1.0)


def _jump(session: Session, at: int) -> object:
    """The battle as it stood after a line of the chronicle."""
    return session.lines[at].done.after.units
