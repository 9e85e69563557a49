"""The session: decide, write, book; undo and redo; an open attack; loading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    Command,
    Correct,
    EndActivation,
    Engage,
    GiveAnswer,
    Note,
    RemoveUnit,
    SetDiceSource,
)
from hellassist.rules.game import Game
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer
from hellassist.store.battle_file import BattleFile
from hellassist.store.log import Logged, MemoryLog, StorageFault
from tests.app.battle import begun, left, same


def charge(session: Session) -> None:
    """E charges F."""
    at = session.game.unit("E").at
    assert at is not None
    session.do(Engage("E", (at, Point(16.8 * 25, 250)), "F"))


def answer(session: Session, *answers: int | tuple[int, ...]) -> None:
    for one in answers:
        session.do(GiveAnswer(one, typed=True))


WHOLE_ATTACK = (1, (1, 6, 6, 6, 6), (1,), (6,), (1, 1, 1), 5)
"""One point of vae victis, five dice, the miss again, F's dice, all hits: F falls."""


def test_undo_takes_back_a_whole_attack_with_move_command_and_wounds() -> None:
    session = begun()
    before = session.game
    charge(session)
    answer(session, *WHOLE_ATTACK)
    after = session.game
    assert after.unit("F").gone == "killed"
    assert after.companies["A"].current == 3
    assert left(session) == (7, 0)
    session.undo()
    assert session.game == before
    session.redo()
    assert session.game == after
    assert left(session)[1] == 0


def test_undo_and_redo_are_without_end_and_identical() -> None:
    session = begun()
    charge(session)
    answer(session, *WHOLE_ATTACK)
    session.do(EndActivation())
    session.do(Activate("D"))
    session.do(EndActivation())
    games = [session.game]
    while session.undoable:
        session.undo()
        games.append(session.game)
    assert len(games) == 7
    assert session.game.phase == "setup"  # setting up stays
    session.undo()
    for game in games[-2::-1]:
        session.redo()
        assert session.game == game
    session.redo()
    assert session.game == games[0]


def test_back_is_one_answer_and_cancel_is_before_the_attack() -> None:
    session = begun()
    before = session.game
    charge(session)
    opened = [session.game]
    for one in WHOLE_ATTACK[:-1]:
        answer(session, one)
        opened.append(session.game)
    for game in opened[-2::-1]:
        session.back()
        assert session.game == game
    session.back()
    assert session.game == before
    session.back()
    assert session.game == before
    charge(session)
    answer(session, *WHOLE_ATTACK[:3])
    session.cancel()
    assert session.game == before
    session.cancel()
    assert session.game == before
    session.redo()
    assert session.game == opened[3]


def test_back_right_after_an_attack_opens_it_at_its_last_question() -> None:
    session = begun()
    charge(session)
    answer(session, *WHOLE_ATTACK[:-1])
    asked = session.game
    answer(session, WHOLE_ATTACK[-1])
    over = session.game
    assert over.attack is None
    session.back()
    assert session.game == asked
    answer(session, WHOLE_ATTACK[-1])
    assert session.game == over
    session.do(Note("go on"))
    session.back()
    assert session.game.attack is None


def test_back_passes_over_what_is_no_answer() -> None:
    session = begun()
    charge(session)
    answer(session, 1)
    asked = session.game
    answer(session, (1, 6, 6, 6, 6))
    session.do(Note("a die fell off the table"))
    session.do(SetDiceSource("B", "typed"))
    session.back()
    assert session.game == asked
    session.redo()
    assert session.game.companies["B"].dice == "typed"


def test_an_attack_that_is_over_cannot_be_cancelled() -> None:
    session = begun()
    charge(session)
    answer(session, *WHOLE_ATTACK)
    over = session.game
    session.cancel()
    assert session.game == over


def test_undo_in_the_middle_of_an_attack_and_a_new_step_forget_what_was_taken_back() -> None:
    session = begun()
    before = session.game
    charge(session)
    answer(session, *WHOLE_ATTACK[:4])
    session.undo()
    assert session.game == before
    assert left(session)[1] == 5
    session.do(Note("no"))
    assert left(session)[1] == 0
    session.redo()
    assert session.game.notes == ("no",)


def test_undo_after_the_active_unit_died() -> None:
    session = begun()
    charge(session)
    opened = session.game
    answer(session, 0, (1, 1, 1, 1, 1), (1,), (6,), (6, 6, 6), 1, 3)
    session.do(Correct("E", "life", "1", "miscounted"))
    session.do(RemoveUnit("E"))
    assert session.game == replace(session.game, activation=None)
    for _ in range(3):
        session.undo()
    assert session.game.attack is None
    assert session.game.unit("E").status == "waiting"
    session.redo()
    assert session.game.activation is not None
    assert session.game.unit("E").at == opened.unit("E").at


def test_undo_goes_on_across_a_reload() -> None:
    log = MemoryLog()
    session = begun(log)
    charge(session)
    answer(session, *WHOLE_ATTACK)
    session.do(EndActivation())
    session.undo()
    session.undo()
    loaded = Session.load(MemoryLog(list(log.entries)))
    same(session, loaded)
    loaded.redo()
    assert loaded.game.unit("F").gone == "killed"
    middle = begun(log := MemoryLog())
    charge(middle)
    answer(middle, *WHOLE_ATTACK[:3])
    middle.back()
    again = Session.load(MemoryLog(list(log.entries)))
    same(middle, again)
    again.redo()
    again.back()
    again.cancel()
    assert again.game == begun().game


def test_a_battle_file_tells_the_same(tmp_path: Path) -> None:
    path = tmp_path / "b.hellbattle"
    with BattleFile.create(path) as file:
        session = begun(file)
        charge(session)
        answer(session, *WHOLE_ATTACK)
        session.undo()
        session.redo()
        session.do(Correct("C", "life", "2", "\N{SNOWMAN} as on the table"))
        session.undo()
    with BattleFile.open(path) as file:
        loaded = Session.load(file)
        same(session, loaded)
        loaded.redo()
        assert loaded.game.unit("C").life == 2


@dataclass
class Broken(MemoryLog):
    """A log whose disk is full."""

    whole: bool = field(default=True)

    def append(self, command: int, facts: Sequence[Logged]) -> None:
        if not self.whole:
            raise StorageFault("disk_failed", found="no space left")
        super().append(command, facts)


@pytest.mark.parametrize(
    "act",
    [
        lambda session: session.do(Note("a line")),
        lambda session: session.do(GiveAnswer((6, 6, 6, 6, 6))),
        lambda session: session.undo(),
        lambda session: session.back(),
        lambda session: session.redo(),
    ],
)
def test_a_failing_log_changes_nothing(act: Callable[[Session], None]) -> None:
    log = Broken()
    session = begun(log)
    charge(session)
    answer(session, 1, (1, 6, 6, 6, 6))
    session.back()
    told: list[Game] = []
    session.listeners.append(lambda _before, after: told.append(after))
    kept = replace(session, past=[*session.past], future=[*session.future], lines=[*session.lines])
    entries = list(log.entries)
    log.whole = False
    with pytest.raises(StorageFault):
        act(session)
    same(kept, session)
    assert log.entries == entries
    assert told == []
    log.whole = True
    act(session)
    assert told == [session.game]


@pytest.mark.parametrize(
    ("command", "raised"),
    [(Activate("F"), Refused), (Activate("nobody"), Refused), (GiveAnswer(3), BadAnswer)],
)
def test_a_refused_command_changes_nothing(command: Command, raised: type[Exception]) -> None:
    session = begun()
    before, entries = session.game, session.log.read()
    with pytest.raises(raised):
        session.do(command)
    assert session.game is before
    assert session.log.read() == entries


def test_a_listener_hears_before_and_after() -> None:
    session = begun()
    heard: list[tuple[Game, Game]] = []
    session.listeners.append(lambda before, after: heard.append((before, after)))
    before = session.game
    session.do(Note("a line"))
    session.undo()
    session.redo()
    after = session.game
    assert heard == [(before, after), (after, before), (before, after)]


def test_labels_say_what_would_be_taken_back() -> None:
    session = begun()
    charge(session)
    answer(session, *WHOLE_ATTACK[:2])
    assert session.undo_label == "Charge: E against F."
    session.undo()
    assert session.redo_label == "Charge: E against F."
    assert Session(MemoryLog()).undo_label is None


def test_commands_and_steps_back_are_numbered_one_by_one() -> None:
    session = begun(log := MemoryLog())
    session.do(Note("a line"))
    session.undo()
    session.redo()
    session.do(Note("another"))
    assert sorted({entry.command for entry in log.entries}) == [1, 2, 3, 4, 5, 6, 7]
    assert [entry.command for entry in log.entries] == sorted(entry.command for entry in log.entries)
