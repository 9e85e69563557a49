import os
import shutil
import sqlite3
import string
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hellassist.rules.events import Noted
from hellassist.store import upgrades
from hellassist.store.battle_file import BattleFile
from hellassist.store.faults import SENTENCES, StorageFault
from hellassist.store.log import Entry
from tests.store.test_battle_file import ROOT, child, expected


def fault_of(path: Path) -> StorageFault:
    """What opening and reading says; the file and its folder must be as before."""
    files = sorted(path.parent.iterdir()) if path.parent.is_dir() else []
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(StorageFault) as caught, BattleFile.open(path) as battle:
        battle.read()
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert (sorted(path.parent.iterdir()) if path.parent.is_dir() else []) == files
    return caught.value


def altered(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as db:
        for statement in statements:
            db.execute(statement)
    db.close()


def test_no_file(tmp_path: Path) -> None:
    path = tmp_path / "none.hellbattle"
    assert str(fault_of(path)) == f'There is no battle file "{path}".'


def test_a_name_no_system_takes(tmp_path: Path) -> None:
    for name in ("x" * 300, "x\0y"):
        with pytest.raises(StorageFault) as caught:
            BattleFile.open(tmp_path / name)
        assert caught.value.reason == "disk_failed"


def test_a_folder(tmp_path: Path) -> None:
    assert (
        str(fault_of(tmp_path)) == f'"{tmp_path}" is a folder; a battle is a file that ends in .hellbattle.'
    )


def test_no_folder_for_a_new_battle(tmp_path: Path) -> None:
    with pytest.raises(StorageFault) as caught:
        BattleFile.create(tmp_path / "gone" / "new.hellbattle")
    assert str(caught.value).startswith(f'There is no folder "{tmp_path / "gone"}"')


def test_a_new_battle_overwrites_nothing(saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(StorageFault) as caught:
        BattleFile.create(saved)
    assert caught.value.reason == "already_exists"
    assert saved.read_bytes() == before
    with pytest.raises(StorageFault) as caught:
        BattleFile.create(saved.parent)
    assert caught.value.reason == "is_folder"


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.hellbattle"
    path.touch()
    assert str(fault_of(path)) == f'"{path}" is empty (0 bytes): there is no battle in it.'


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    path = tmp_path / "pipe.hellbattle"
    os.mkfifo(path)
    with pytest.raises(StorageFault) as caught:
        BattleFile.open(path)
    assert caught.value.reason == "not_a_battle"


@pytest.mark.parametrize(
    ("content", "shown"),
    [
        (b"name = 'a card' and so on", "\"name = 'a card' \""),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 200, "the bytes 89 50 4e 47 0d 0a 1a 0a"),
        (b"PK\x03\x04" * 5000, "the bytes 50 4b 03 04 50 4b 03 04"),
        (b"{", '"{"'),
    ],
)
def test_another_kind_of_file(tmp_path: Path, content: bytes, shown: str) -> None:
    path = tmp_path / "other.hellbattle"
    path.write_bytes(content)
    sentence = f'"{path}" is no battle file: it begins with {shown} instead of "SQLite format 3".'
    assert str(fault_of(path)) == sentence


def test_fifty_megabytes_of_junk(tmp_path: Path) -> None:
    path = tmp_path / "junk.hellbattle"
    block = os.urandom(1 << 20)
    path.write_bytes(b"junk" + block * 50)
    assert fault_of(path).reason == "not_a_battle"


def test_fifty_megabytes_of_junk_behind_a_good_header(saved: Path) -> None:
    with saved.open("r+b") as file:
        file.seek(100)
        block = os.urandom(1 << 20)
        for _ in range(50):
            file.write(block)
    fault = fault_of(saved)
    assert fault.reason == "damaged"
    assert str(saved) in str(fault)


@pytest.mark.parametrize("kept", [1, 15, 60, 99, 100, 3000, -1])
def test_a_file_cut_off(saved: Path, kept: int) -> None:
    whole = saved.stat().st_size
    os.truncate(saved, kept if kept > 0 else whole - 1)
    fault = fault_of(saved)
    assert fault.reason == "cut_off"
    assert (
        f"{saved.stat().st_size} bytes are there of {whole if not 0 < kept < 100 else 'at least 100'}"
        in str(fault)
    )


def test_a_bit_turned_over_in_each_page(saved: Path) -> None:
    good = saved.read_bytes()
    for page in range(1, len(good) // 4096):
        broken = bytearray(good)
        broken[page * 4096 : page * 4096 + 8] = b"\xff" * 8
        saved.write_bytes(broken)
        assert fault_of(saved).reason == "damaged"


def test_damage_that_only_the_next_command_would_meet(saved: Path) -> None:
    with saved.open("r+b") as file:
        file.seek(32)
        file.write(bytes([0, 0, 0, 2, 0, 0, 0, 1]))  # says that a page in use is free to be written on
    assert fault_of(saved).reason == "damaged"


def test_another_programs_file(tmp_path: Path) -> None:
    path = tmp_path / "browser.hellbattle"
    altered(path, "CREATE TABLE moz_places (id)", "PRAGMA application_id = 7")
    told = str(fault_of(path))
    assert f'"{path}" belongs to another program' in told
    assert "0x00000007" in told
    assert "0x48654c44" in told


def test_a_newer_version_names_both(saved: Path) -> None:
    altered(saved, "PRAGMA user_version = 9")
    told = str(fault_of(saved))
    assert (
        f'"{saved}" was written by a newer hellassist: its file version is 9, this one reads up to 1.' in told
    )


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END",
        "CREATE VIEW v AS SELECT * FROM event",
        "ALTER TABLE event RENAME TO happening",
        "DROP TABLE event",
        "PRAGMA user_version = 0",
        "DELETE FROM event WHERE seq = 2",
    ],
)
def test_a_file_that_somebody_worked_over(saved: Path, statement: str) -> None:
    altered(saved, statement)
    assert fault_of(saved).reason == "damaged"


@pytest.mark.parametrize(
    ("change", "reason", "words"),
    [
        ("kind = 'earthquake'", "unknown_kind", 'row 4 is of kind "earthquake"'),
        ("body = '{\"text\":5}'", "wrong_body", "row 4, noted: text: expected text, found 5"),
        ("form = 2", "newer_form", "row 4, noted, has form 2, this hellassist reads up to 1"),
        ("kind = CAST(x'ff' AS TEXT)", "damaged", "UTF-8"),
    ],
)
def test_a_row_that_makes_no_sense(saved: Path, change: str, reason: str, words: str) -> None:
    altered(saved, f"UPDATE event SET {change} WHERE seq = 4")  # noqa: S608 -- our own words
    fault = fault_of(saved)
    assert fault.reason == reason
    assert (str(saved) in str(fault), words in str(fault)) == (True, True)


def test_a_full_disk(saved: Path) -> None:
    with BattleFile.open(saved) as battle:
        pages = battle.connection.execute("PRAGMA page_count").fetchone()[0]
        battle.connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageFault) as caught:
            battle.append(4, [Noted("x" * 50_000)])
        assert str(caught.value).startswith(f'The disk is full: "{saved}" could not be written.')
        assert battle.read() == expected()
        battle.connection.execute("PRAGMA max_page_count = 1000000")
        battle.append(4, [Noted("there is room again")])
    with BattleFile.open(saved) as battle:
        assert battle.read() == (*expected(), Entry(4, Noted("there is room again")))


@pytest.mark.skipif(sys.platform == "win32", reason="limits of this kind are Unix's")
def test_a_disk_that_fails_in_mid_command(saved: Path) -> None:
    script = """
        import resource, sys
        from hellassist.rules.events import Noted
        from hellassist.store.battle_file import BattleFile
        from hellassist.store.faults import StorageFault
        with BattleFile.open(sys.argv[1]) as battle:
            size = int(sys.argv[2])
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            try:
                battle.append(4, [Noted("x" * 200_000)])
            except StorageFault as fault:
                print(fault.reason)
            print(len(battle.read()))
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            battle.append(4, [Noted("well again")])
    """
    size = saved.stat().st_size + 8192
    run = subprocess.run(child(script, saved, size), capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout.split() == ["disk_failed", "4"]
    with BattleFile.open(saved) as battle:
        assert battle.read() == (*expected(), Entry(4, Noted("well again")))


@pytest.fixture
def as_ordinary_user(saved: Path) -> Iterator[Path]:
    """The battle in a folder of a user whom permissions bind; the superuser is not bound, so he steps down."""
    if not hasattr(os, "geteuid"):
        pytest.skip("permissions of this kind are Unix's")
    root = os.geteuid() == 0
    folder = Path(tempfile.mkdtemp())
    path = folder / "duel.hellbattle"
    shutil.copyfile(saved, path)
    if root:
        os.chown(path, 65534, 65534)
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    try:
        yield path
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


@pytest.mark.parametrize(
    "forbid",
    [
        pytest.param(lambda path: path.chmod(0o400), id="file"),
        pytest.param(lambda path: path.parent.chmod(0o500), id="folder"),
    ],
)
def test_what_may_only_be_read(as_ordinary_user: Path, forbid: Callable[[Path], None]) -> None:
    forbid(as_ordinary_user)
    fault = fault_of(as_ordinary_user)
    assert fault.reason == "read_only"
    assert f'"{as_ordinary_user}" or its folder may only be read' in str(fault)


def test_what_may_not_even_be_read(as_ordinary_user: Path) -> None:
    as_ordinary_user.chmod(0)
    with pytest.raises(StorageFault) as caught:
        BattleFile.open(as_ordinary_user)
    assert caught.value.reason == "no_permission"


def test_no_new_battle_where_nothing_may_be_written(as_ordinary_user: Path) -> None:
    as_ordinary_user.parent.chmod(0o500)
    with pytest.raises(StorageFault) as caught:
        BattleFile.create(as_ordinary_user.with_name("new.hellbattle"))
    assert caught.value.reason == "read_only"


def test_an_older_layout_is_upgraded_on_a_copy(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrades, "FILE_VERSION", 2)
    monkeypatch.setattr("hellassist.store.diagnosis.FILE_VERSION", 2)
    monkeypatch.setattr(
        upgrades, "LAYOUTS", {1: lambda db: db.execute("UPDATE event SET body = replace(body, '1,5', '1.5')")}
    )
    before = saved.read_bytes()
    with BattleFile.open(saved) as battle:
        assert battle.path == saved.with_name("duel (updated).hellbattle")
        assert battle.read()[-1].fact == Noted("Début, 1.5 — начало")
    assert saved.read_bytes() == before
    with BattleFile.open(battle.path) as again:
        assert again.path == battle.path


def test_an_upgrade_that_fails_leaves_no_copy(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrades, "FILE_VERSION", 2)
    monkeypatch.setattr("hellassist.store.diagnosis.FILE_VERSION", 2)
    monkeypatch.setattr(upgrades, "LAYOUTS", {1: lambda db: db.execute("nonsense")})
    with pytest.raises(StorageFault):
        BattleFile.open(saved)
    assert list(saved.parent.iterdir()) == [saved]


@pytest.mark.parametrize("reason", SENTENCES)
def test_every_sentence_can_be_said(reason: str) -> None:
    wanted = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[reason]) if name}
    assert wanted >= {"path"}
    told = str(StorageFault(reason, **{name: f"<{name}>" for name in wanted}))
    assert all(f"<{name}>" in told for name in wanted)
