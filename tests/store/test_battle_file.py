import random
import sqlite3
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from hellassist.rules.events import LifeLost, Noted, UnitMoved
from hellassist.store import battle_file
from hellassist.store.battle_file import BattleFile
from hellassist.store.faults import StorageFault
from hellassist.store.log import Entry, Logged, MemoryLog, Redone, Undone
from tests.store.facts import opening

ROOT = Path(__file__).parents[2]


def child(script: str, *arguments: object) -> list[str]:
    """Another process on the same code."""
    return [sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]


def elsewhere(path: Path) -> str:
    """What another process says when it tries to open the battle."""
    script = "import sys; from hellassist.store.battle_file import BattleFile; BattleFile.open(sys.argv[1])"
    return subprocess.run(child(script, path), capture_output=True, text=True, check=False, cwd=ROOT).stderr


def expected() -> tuple[Entry, ...]:
    return tuple(Entry(number, fact) for number, facts in enumerate(opening(), start=1) for fact in facts)


def test_what_was_appended_is_read_back(saved: Path) -> None:
    with BattleFile.open(saved) as battle:
        assert battle.read() == expected()
        battle.append(4, [Undone(3)])
        battle.append(5, [Redone(3)])
        assert battle.read() == (*expected(), Entry(4, Undone(3)), Entry(5, Redone(3)))
        assert battle.rows == 6
        assert battle.path == saved


def test_a_log_in_memory_does_the_same() -> None:
    with MemoryLog() as log:
        for number, facts in enumerate(opening(), start=1):
            log.append(number, facts)
        assert log.read() == expected()


@pytest.mark.parametrize(
    "name", ["Ночь в аду.hellbattle", "Été d’Éloi.hellbattle", "50% #1? a&b;c.hellbattle", "日本.hellbattle"]
)
def test_any_name_will_do(tmp_path: Path, name: str) -> None:
    path = tmp_path / "Données игр" / name
    path.parent.mkdir()
    with BattleFile.create(path) as battle:
        battle.append(1, [Noted("x")])
    assert [found.name for found in path.parent.iterdir()] == [name]
    with BattleFile.open(str(path)) as battle:
        assert battle.read() == (Entry(1, Noted("x")),)


def test_the_file_is_as_the_design_says(saved: Path) -> None:
    db = sqlite3.connect(saved)
    try:
        assert db.execute("PRAGMA application_id").fetchone() == (0x48654C44,)
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert db.execute("SELECT seq, command, kind, form FROM event").fetchall() == [
            (1, 1, "battle_set_up", 1),
            (2, 2, "turn_began", 1),
            (3, 2, "phase_began", 1),
            (4, 3, "noted", 1),
        ]
        with pytest.raises(sqlite3.IntegrityError):
            db.execute("INSERT INTO event VALUES (9, 9, 'noted', 1, 'no json')")
        with pytest.raises(sqlite3.IntegrityError):
            db.execute("INSERT INTO event VALUES (9, 'nine', 'noted', 1, '{}')")
    finally:
        db.close()


def test_every_commit_reaches_the_disk(saved: Path) -> None:
    with BattleFile.open(saved) as battle:
        assert battle.connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert battle.connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_looking_changes_nothing(saved: Path) -> None:
    before = saved.read_bytes()
    with BattleFile.open(saved) as battle:
        battle.read()
        battle.append(4, [])
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


def test_a_command_is_written_whole_or_not_at_all(saved: Path) -> None:
    wrong: list[Logged] = [LifeLost("E", 1, 0), UnitMoved("E", (), float("nan"))]
    with BattleFile.open(saved) as battle:
        with pytest.raises(StorageFault) as caught:
            battle.append(4, wrong)
        assert caught.value.reason == "unwritable"
        assert battle.read() == expected()
        battle.append(4, wrong[:1])
        assert battle.read() == (*expected(), Entry(4, LifeLost("E", 1, 0)))


def test_an_interrupted_append_leaves_nothing_behind(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with BattleFile.open(saved) as battle:
        monkeypatch.setattr(battle_file, "INSERT", battle_file.INSERT + " RETURNING nonsense")
        with pytest.raises(StorageFault):
            battle.append(4, [Noted("lost")])
        monkeypatch.undo()
        assert "is open already" in elsewhere(saved), "finding the reason gave the lock away"
        battle.append(4, [Noted("kept")])
        assert battle.read()[-1] == Entry(4, Noted("kept"))


def test_a_closed_battle_says_so(saved: Path) -> None:
    battle = BattleFile.open(saved)
    battle.close()
    with pytest.raises(StorageFault) as caught:
        battle.append(4, [Noted("x")])
    assert str(caught.value) == f'"{saved}" is closed.'


def test_a_battle_that_was_moved_takes_nothing_more(saved: Path) -> None:
    with BattleFile.open(saved) as battle:
        saved.rename(saved.with_name("elsewhere.hellbattle"))
        with pytest.raises(StorageFault) as caught:
            battle.append(4, [Noted("into the void")])
        assert caught.value.reason == "moved_away"
        saved.with_name("elsewhere.hellbattle").rename(saved)
        battle.append(4, [Noted("back")])
        assert battle.read()[-1] == Entry(4, Noted("back"))


def test_a_copy_holds_all_and_overwrites_nothing(saved: Path) -> None:
    copy = saved.with_name("copy.hellbattle")
    with BattleFile.open(saved) as battle:
        battle.copy_to(copy)
        with pytest.raises(StorageFault) as caught:
            battle.copy_to(copy)
        assert caught.value.reason == "already_exists"
        battle.append(4, [Noted("later")])
    with BattleFile.open(copy) as copied:
        assert copied.read() == expected()
    assert sorted(path.name for path in saved.parent.iterdir()) == ["copy.hellbattle", "duel.hellbattle"]


APPENDING = """
    import sys
    from hellassist.rules.events import Noted, TurnBegan
    from hellassist.store.battle_file import BattleFile

    with BattleFile.open(sys.argv[1]) as battle:
        first = battle.read()[-1].command + 1
        for number in range(first, first + 200):
            battle.append(number, [TurnBegan(number), Noted("x" * (number % 7 * 400))])
            print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(6))
def test_a_killed_app_loses_no_command_that_was_done(saved: Path, seed: int) -> None:
    chance = random.Random(seed)
    with subprocess.Popen(child(APPENDING, saved), stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        assert running.stdout is not None
        for _ in range(chance.randrange(1, 150)):
            running.stdout.readline()
        time.sleep(chance.random() * 0.01)
        running.kill()
        told = running.stdout.read().splitlines()
    with BattleFile.open(saved) as battle:
        entries = battle.read()
        battle.append(1000, [Noted("and on")])
    commands = [entry.command for entry in entries[4:]]
    assert commands == [number for number in range(4, commands[-1] + 1) for _ in range(2)]
    assert commands[-1] >= max((int(line) for line in told if line.isdigit()), default=4)


def test_the_lock_ends_with_the_process(saved: Path) -> None:
    script = """
        import sys, time
        from hellassist.store.battle_file import BattleFile
        battle = BattleFile.open(sys.argv[1])
        print("open", flush=True)
        time.sleep(60)
    """
    with subprocess.Popen(child(script, saved), stdout=subprocess.PIPE, text=True, cwd=ROOT) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        before = saved.stat().st_mtime_ns
        with pytest.raises(StorageFault) as caught:
            BattleFile.open(saved)
        assert caught.value.reason == "already_open"
        assert str(saved) in str(caught.value)
        if sys.platform == "linux":
            assert f"by process {other.pid} (" in str(caught.value)
        assert saved.stat().st_mtime_ns == before
        other.kill()
        other.wait()
    with BattleFile.open(saved) as battle:
        assert battle.read() == expected()


def test_a_battle_is_open_once_in_this_window(saved: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.hellbattle"
    link.symlink_to(saved)
    with BattleFile.open(saved) as battle:
        for path in (saved, link):
            with pytest.raises(StorageFault) as caught:
                BattleFile.open(path)
            assert caught.value.reason == "already_open"
        assert "is open already" in elsewhere(saved), "looking at it gave the lock away"
        battle.append(4, [Noted("still ours")])
