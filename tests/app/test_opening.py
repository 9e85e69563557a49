"""Looking at battles without touching them, and battles whose facts make no sense."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from hellassist.app.battle import battles, opening
from hellassist.app.battle.opening import StorageFault
from hellassist.app.battle.session import Session
from hellassist.rules.commands import ChooseFirst, SpendCommand


def played(spends: int = 3) -> Path:
    """A demo battle with a few commands, closed; its path."""
    session = opening.begin_demo()
    session.do(ChooseFirst("A"))
    for _ in range(spends):
        session.do(SpendCommand("A", 1))
    path = session.log.path  # type: ignore[attr-defined]
    opening.close(session)
    assert isinstance(path, Path)
    return path


def spoil(path: Path, kind: str, body: str) -> None:
    """Give the last row of a kind another body, as a slip of a hand or a disk would."""
    with sqlite3.connect(path) as db:
        db.execute(
            "UPDATE event SET body = ? WHERE seq = (SELECT max(seq) FROM event WHERE kind = ?)", (body, kind)
        )
    db.close()


def test_looking_at_a_battle_writes_and_remembers_nothing() -> None:
    path = played()
    battles.remember_closed(path)
    before = path.read_bytes()
    files = sorted(path.parent.rglob("*"))
    looked = opening.look_at(path)
    assert looked.game.companies["A"].current == 4
    looked.do(SpendCommand("A", 1))
    assert path.read_bytes() == before
    assert sorted(path.parent.rglob("*")) == files
    assert battles.last_open() != path


def test_looking_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    cut = tmp_path / "cut.hellbattle"
    cut.write_bytes(played().read_bytes()[:9000])
    with pytest.raises(StorageFault, match="cut") as fault:
        opening.look_at(cut)
    assert fault.value.facts["path"] == cut
    with pytest.raises(StorageFault):
        opening.look_at(tmp_path / "none.hellbattle")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("command_set", '{"player":"A","basic":7,"current":4,"cause":"lost","unit":"Z9"}'),
        ("first_chosen", '{"player":"A"}'),
    ],
)
def test_facts_that_can_be_booked_are_booked(kind: str, body: str) -> None:
    path = played()
    spoil(path, kind, body)
    assert opening.look_at(path).game.turn == 1


def test_a_battle_that_makes_no_sense_is_refused_and_saved_up_to_there() -> None:
    path = played()
    with sqlite3.connect(path) as db:
        last = db.execute("SELECT max(command) FROM event").fetchone()[0]
        db.execute(
            "INSERT INTO event (command, kind, form, body) VALUES (?, 'life_lost', 1, ?)",
            (last, '{"unit":"Z9","points":2,"left":2}'),
        )
    db.close()
    before = path.read_bytes()
    with pytest.raises(StorageFault, match="speaks of what is not there") as fault:
        opening.open_battle(path)
    assert fault.value.facts["command"] == last
    assert path.read_bytes() == before
    saved = opening.rescue(path, fault.value)
    assert path.read_bytes() == before
    again: Session = opening.open_battle(saved.path)
    assert again.game.companies["A"].current == 5
    opening.close(again)


def test_an_undo_of_nothing_makes_no_sense() -> None:
    path = played()
    with sqlite3.connect(path) as db:
        db.execute(
            "INSERT INTO event (command, kind, form, body) VALUES (99, 'undone', 1, '{\"command\":0}')"
        )
    db.close()
    with pytest.raises(StorageFault, match="step 99"):
        opening.open_battle(path)
