import errno
import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hellassist.app import settings
from hellassist.app.battle import battles
from hellassist.app.battle.battles import (
    back_up,
    backups_of,
    battles_folder,
    last_open,
    new_battle_path,
    recent,
    remember_closed,
    remember_open,
    safe_name,
)
from hellassist.app.settings import (
    Settings,
    config_folder,
    data_folder,
    load_settings,
    save_settings,
    settings_file,
)
from hellassist.rules.events import Noted, TurnBegan
from hellassist.store.battle_file import BattleFile
from hellassist.store.faults import StorageFault
from tests.store.facts import opening

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battles, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(settings, "config_folder", lambda: tmp_path / "config")


@pytest.fixture
def battle() -> Iterator[BattleFile]:
    with saved("Ночь, été") as opened:
        yield opened


def saved(name: str) -> BattleFile:
    made = BattleFile.create(new_battle_path(name))
    for number, facts in enumerate(opening(name), start=1):
        made.append(number, facts)
    return made


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_name", "file_name"),
    [
        ("Duel at the ford", "Duel at the ford"),
        ("Ночь в аду", "Ночь в аду"),
        ("  Été\tà\nParis  ", "Été à Paris"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ('a<b>c:"d"|e?*', "a-b-c--d--e--"),
        ("C:\\", "C--"),
        ("", "Battle"),
        ("...", "Battle"),
        ("///", "Battle"),
        ("NUL", "NUL_"),
        ("com1.old", "com1.old_"),
        ("\u202egnp.exe", "gnp.exe"),
        ("Э" * 200, "Э" * 60),
    ],
)
def test_any_text_makes_a_file_name(given_name: str, file_name: str) -> None:
    assert safe_name(given_name) == file_name


@given(st.text())
def test_no_text_makes_a_bad_file_name(name: str) -> None:
    made = safe_name(name)
    assert made
    assert made == safe_name(made)
    assert not set(made) & set('<>:"/\\|?*\0\n\r\t')
    assert made.strip(" .") == made
    assert len(made.encode()) <= 121


def test_a_new_battle_takes_a_name_that_is_free() -> None:
    folder = battles_folder()
    assert new_battle_path("Duel") == folder / "Duel.hellbattle"
    (folder / "Duel.hellbattle").touch()
    (folder / "Duel 2.hellbattle").symlink_to(folder / "nowhere")
    assert new_battle_path("Duel") == folder / "Duel 3.hellbattle"


# -- the list ------------------------------------------------------------------------------------------------------


def test_recent_battles_come_latest_first_with_name_and_turn(tmp_path: Path) -> None:
    for number, name in enumerate(("First", "Second: été", "Третья")):
        with saved(name) as made:
            made.append(4, [TurnBegan(number + 2)])
        os.utime(made.path, (NOON.timestamp() + number,) * 2)
    elsewhere = tmp_path / "elsewhere.hellbattle"
    with BattleFile.create(elsewhere):
        remember_open(elsewhere)
    os.utime(elsewhere, (NOON.timestamp() - 60,) * 2)
    found = [(battle.name, battle.turn) for battle in recent()]
    assert found == [("Третья", 4), ("Second: été", 3), ("First", 2), ("elsewhere", 0)]
    assert recent()[0].when == NOON + timedelta(seconds=2)
    assert len(recent(limit=2)) == 2


def test_a_battle_that_cannot_be_read_is_listed_with_the_reason() -> None:
    new_battle_path("Broken").write_bytes(b"junk" * 100)
    (found,) = recent()
    assert (found.name, found.turn) == ("Broken", None)
    assert found.fault is not None
    assert found.fault.reason == "not_a_battle"


def test_looking_at_the_list_keeps_the_lock_of_the_open_battle(battle: BattleFile) -> None:
    assert [(one.name, one.turn, one.fault) for one in recent()] == [("Ночь, été", 1, None)]
    battle.append(4, [Noted("still ours")])


def test_no_battles_yet() -> None:
    assert recent() == []
    assert last_open() is None


# -- the one to go on with -----------------------------------------------------------------------------------------


def test_the_battle_in_play_is_offered_until_it_is_put_away(tmp_path: Path) -> None:
    one, two = tmp_path / "один.hellbattle", tmp_path / "deux é.hellbattle"
    one.touch()
    two.touch()
    remember_open(one)
    remember_open(two)
    assert last_open() == two
    remember_closed(two)
    assert last_open() == one
    remember_open(two)
    two.unlink()
    assert last_open() == one
    remember_closed(one)
    assert last_open() is None


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", '{"open": 5, "recent": [7, null]}', '{"open": ["a\\u0000b"]}']
)
def test_a_broken_memory_never_stops_the_app(tmp_path: Path, content: str) -> None:
    file = tmp_path / "data" / "battles.json"
    file.parent.mkdir()
    file.write_text(content)
    assert last_open() is None
    assert recent() == []
    path = tmp_path / "x.hellbattle"
    path.touch()
    remember_open(path)
    assert last_open() == path


def test_the_memory_survives_a_disk_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "1.hellbattle", tmp_path / "2.hellbattle"
    one.touch()
    two.touch()
    remember_open(one)
    monkeypatch.setattr(os, "fsync", full)
    remember_open(two)
    assert last_open() == one
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["battles.json"]


# -- backup copies -------------------------------------------------------------------------------------------------


def test_five_dated_copies_are_kept(battle: BattleFile) -> None:
    for day in range(8):
        battle.append(10 + day, [Noted(f"day {day}")])
        assert back_up(battle, NOON + timedelta(days=day)) is not None
    copies = backups_of(battle.path)
    assert [path.name for path in copies] == [
        f"Ночь, été 2026-02-0{day} 12.00.00.hellbattle" for day in (7, 6, 5, 4, 3)
    ]
    assert copies[0].parent == battle.path.parent / "backups"
    whole = battle.read()
    with BattleFile.open(copies[0]) as copy:
        assert copy.read() == whole
    with BattleFile.open(copies[4]) as copy:
        assert copy.read() == whole[:-4]


def test_opening_often_pushes_no_older_copy_out(battle: BattleFile) -> None:
    assert back_up(battle, NOON) is not None
    for minute in range(1, 9):
        assert back_up(battle, NOON + timedelta(minutes=minute)) is None
    assert len(backups_of(battle.path)) == 1


def test_copies_of_one_battle_leave_those_of_another_alone(battle: BattleFile) -> None:
    back_up(battle, NOON)
    with saved("Ночь, été 2026-01-31 11.00.00") as namesake:
        for minute in range(7):
            namesake.append(10 + minute, [Noted("x")])
            back_up(namesake, NOON + timedelta(minutes=minute))
        assert len(backups_of(namesake.path)) == 5
    assert len(backups_of(battle.path)) == 1


def test_a_copy_that_cannot_be_made_harms_nothing(battle: BattleFile) -> None:
    (battle.path.parent / "backups").write_text("in the way")
    with pytest.raises(StorageFault) as caught:
        back_up(battle, NOON)
    assert caught.value.reason == "disk_failed"
    battle.append(4, [Noted("and on")])


def test_copies_are_not_in_the_list(battle: BattleFile) -> None:
    back_up(battle, NOON)
    assert [one.path for one in recent()] == [battle.path]


# -- settings and folders ------------------------------------------------------------------------------------------


def test_settings_come_back() -> None:
    assert load_settings() == Settings()
    chosen = Settings(theme="dark", language="ru", geometry="AdnQywAD", panels="é")
    assert save_settings(chosen)
    assert load_settings() == chosen


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000])
def test_broken_settings_are_kept_aside(content: bytes) -> None:
    file = settings_file()
    file.parent.mkdir()
    file.write_bytes(content)
    assert load_settings() == Settings()
    assert file.with_name("settings.json.broken").read_bytes() == content
    assert not file.exists()
    assert save_settings(Settings(theme="light"))
    assert load_settings() == Settings(theme="light")


def test_one_wrong_value_costs_only_itself() -> None:
    file = settings_file()
    file.parent.mkdir()
    file.write_text(json.dumps({"theme": "pink", "language": "fr", "geometry": 5, "from_later": True}))
    assert load_settings() == Settings(language="fr")
    assert file.with_name("settings.json.broken").exists()


def test_settings_stay_whole_on_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(theme="dark"))
    monkeypatch.setattr(os, "fsync", full)
    assert not save_settings(Settings(theme="light"))
    assert load_settings() == Settings(theme="dark")
    assert [path.name for path in settings_file().parent.iterdir()] == ["settings.json"]


def test_the_folders_are_those_of_the_readme() -> None:
    home = Path("/home/p")
    assert data_folder({}, "linux", home) == home / ".local/share/hellassist"
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux", home) == Path("/data/hellassist")
    assert data_folder({"XDG_DATA_HOME": "data"}, "linux", home) == home / ".local/share/hellassist"
    assert config_folder({"XDG_CONFIG_HOME": "/conf"}, "linux", home) == Path("/conf/hellassist")
    assert data_folder({"APPDATA": "/Roaming"}, "win32", home) == Path("/Roaming/hellassist")
    assert data_folder({}, "win32", home) == home / "AppData/Roaming/hellassist"
    assert data_folder({}, "darwin", home) == home / "Library/Application Support/hellassist"
