"""A small battle in play, and whether two sessions are one."""

from __future__ import annotations

from typing import Any

from hellassist.app.battle.session import Session
from hellassist.rules.commands import ChooseFirst, NextTurn, SetUpBattle
from hellassist.rules.game import Company
from hellassist.store.log import MemoryLog
from tests.scene import Scene, weapon

BOW = weapon(use="ranged", range=8, name="bow")


def left(session: Session) -> tuple[int, int]:
    """How many commands undo would take back, and redo do again."""
    return len(session.undoable), len(session.redoable)


def set_up() -> SetUpBattle:
    """Two small Companies, E and F in reach of each other."""
    scene = Scene().unit("E", at=(10, 10), cbt=7, rank="officer", cmd=4, life=(9, 3)).unit("C", at=(3, 3))
    scene.enemy("F", at=(18, 10), life=(5, 2)).enemy("D", at=(20, 20), shs=2, weapons=(BOW, weapon()))
    companies = (Company("A", "Westerners"), Company("B", "Demons"))
    return SetUpBattle("b", companies, tuple(scene.game.units.values()))


def begun(log: Any = None) -> Session:
    """A battle in its first Action phase, A to act."""
    session = Session(MemoryLog() if log is None else log)
    for command in (set_up(), NextTurn(), ChooseFirst("A")):
        session.do(command)
    return session


def same(session: Session, loaded: Session) -> None:
    """Whether both are one battle, with all that can be taken back and done again."""
    assert loaded.game == session.game
    assert loaded.past == session.past
    assert loaded.future == session.future
    assert loaded.lines == session.lines
    assert loaded.next_number == session.next_number
