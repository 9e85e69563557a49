import os
import sqlite3
from pathlib import Path

import pytest

from hellassist.rules.events import LifeLost, Noted, PhaseBegan, TurnBegan
from hellassist.store.battle_file import BattleFile
from hellassist.store.faults import StorageFault
from hellassist.store.log import Entry, Redone, Undone
from hellassist.store.recovery import glance, recover
from tests.store.test_battle_file import expected
from tests.store.test_faults import altered


@pytest.fixture
def long(saved: Path) -> Path:
    """The battle after 300 more commands of two facts."""
    with BattleFile.open(saved) as battle:
        for number in range(4, 304):
            battle.append(number, [LifeLost("E", 1, number), Noted(f"{number} " * 20)])
    return saved


def test_a_file_cut_off_gives_what_is_left_of_it(long: Path, tmp_path: Path) -> None:
    with BattleFile.open(long) as battle:
        whole = battle.read()
    os.truncate(long, long.stat().st_size * 2 // 3 + 17)
    before = long.read_bytes()
    found = recover(long, tmp_path / "saved.hellbattle")
    assert long.read_bytes() == before
    with BattleFile.open(found.path) as battle:
        saved = battle.read()
    assert saved == whole[: len(saved)]
    assert len(saved) == found.rows > 300
    assert found.commands == saved[-1].command
    assert whole[len(saved)].command == saved[-1].command + 1, "a command was torn apart"
    assert found.lost is None
    assert found.stopped_by is not None


def test_rows_before_the_first_bad_one_are_saved_by_whole_commands(saved: Path, tmp_path: Path) -> None:
    altered(
        saved,
        "INSERT INTO event (command, kind, form, body) VALUES (4, 'noted', 1, '{\"text\":\"torn\"}')",
        "INSERT INTO event (command, kind, form, body) VALUES (4, 'earthquake', 1, '{}')",
        "INSERT INTO event (command, kind, form, body) VALUES (5, 'noted', 1, '{\"text\":\"after\"}')",
    )
    before = saved.read_bytes()
    found = recover(saved, tmp_path / "saved.hellbattle")
    assert (found.rows, found.commands, found.lost) == (4, 3, 3)
    assert found.stopped_by is not None
    assert found.stopped_by.reason == "unknown_kind"
    assert 'row 6 is of kind "earthquake"' in str(found.stopped_by)
    assert saved.read_bytes() == before
    with BattleFile.open(found.path) as battle:
        assert battle.read() == expected()


def test_a_missing_row_ends_it(saved: Path, tmp_path: Path) -> None:
    altered(saved, "DELETE FROM event WHERE seq = 3")
    found = recover(saved, tmp_path / "saved.hellbattle")
    assert (found.rows, found.lost) == (1, 2)


def test_a_sound_file_is_saved_whole(saved: Path, tmp_path: Path) -> None:
    found = recover(saved, tmp_path / "saved.hellbattle")
    assert (found.rows, found.lost, found.stopped_by) == (4, 0, None)


def test_nothing_left_is_said_and_leaves_no_file(saved: Path, tmp_path: Path) -> None:
    os.truncate(saved, 4096)
    with pytest.raises(StorageFault) as caught:
        recover(saved, tmp_path / "saved.hellbattle")
    assert caught.value.reason == "nothing_to_recover"
    assert str(saved) in str(caught.value)
    assert not (tmp_path / "saved.hellbattle").exists()


def test_recovery_overwrites_nothing_and_leaves_open_battles_alone(saved: Path) -> None:
    with pytest.raises(StorageFault) as caught:
        recover(saved, saved)
    assert caught.value.reason == "already_exists"
    with BattleFile.open(saved), pytest.raises(StorageFault) as caught:
        recover(saved, saved.with_name("new.hellbattle"))
    assert caught.value.reason == "already_open"


def test_a_newer_file_is_not_taken_for_a_damaged_one(saved: Path) -> None:
    altered(saved, "PRAGMA user_version = 2")
    with pytest.raises(StorageFault) as caught:
        recover(saved, saved.with_name("new.hellbattle"))
    assert caught.value.reason == "too_new"


def test_a_glance_tells_name_and_turn(saved: Path) -> None:
    assert (glance(saved).name, glance(saved).turn, glance(saved).rows) == ("Duel at the ford", 1, 4)
    with BattleFile.open(saved) as battle:
        battle.append(4, [TurnBegan(2), PhaseBegan("upkeep")])
        assert glance(saved).turn == 2
        battle.append(5, [Undone(4)])
        assert glance(saved).turn == 1
        battle.append(6, [Redone(4)])
        assert battle.read()[-1] == Entry(6, Redone(4))
    assert glance(saved).turn == 2


def test_a_glance_at_a_locked_or_broken_file_says_why(saved: Path) -> None:
    locked = sqlite3.connect(saved, isolation_level=None)
    locked.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageFault) as caught:
        glance(saved)
    assert caught.value.reason == "already_open"
    locked.close()
    altered(saved, "UPDATE event SET body = '[1]'")
    assert (glance(saved).name, glance(saved).turn) == ("duel", 0)
