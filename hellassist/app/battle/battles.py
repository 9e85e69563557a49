"""The folder of battles: names, the recent ones, the one to go on with, and backup copies."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hellassist.app.settings import data_folder, read_json, write_json
from hellassist.store.battle_file import SUFFIX, BattleFile, free_name
from hellassist.store.faults import StorageFault
from hellassist.store.games import GameName
from hellassist.store.recovery import glance

BACKUPS_KEPT = 5
REMEMBERED = 20

DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(10)),
}
"""Names that Windows keeps for itself, with any ending."""

STAMP = "%Y-%m-%d %H.%M.%S"


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle in the list. *turn* is None where the file could not be looked into: *fault* says why."""

    path: Path
    name: str
    when: datetime
    turn: int | None
    fault: StorageFault | None = None
    game: GameName = "hell_dorado"


def battles_folder() -> Path:
    """Where battles lie unless the players choose another place."""
    return data_folder() / "battles"


def new_battle_path(name: str, folder: Path | None = None) -> Path:
    """A path that is free, with a file name made from what the players call the battle."""
    folder = folder or battles_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return free_name(folder / f"{safe_name(name)}{SUFFIX}")


def safe_name(name: str) -> str:
    """What all three systems take as a file name, as near to *name* as can be."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text)
    text = re.sub(r'[<>:"/\\|?*]', "-", text)
    text = re.sub(r" +", " ", text).strip(" .")
    while len(text.encode()) > 120:
        text = text[:-1]
    text = text.strip(" .")
    if not text.strip("-"):
        return "Battle"
    return f"{text}_" if text.split(".")[0].strip().lower() in DEVICES else text


def recent(limit: int = REMEMBERED) -> list[Battle]:
    """The battles in the folder and those opened elsewhere, latest first."""
    paths = {path.absolute() for path in battles_folder().glob(f"*{SUFFIX}")}
    paths |= {Path(path) for path in _remembered("recent")}
    dated = []
    for path in paths:
        with contextlib.suppress(OSError, ValueError):
            if path.is_file():
                dated.append((path.stat().st_mtime, path))
    return [_battle(path, when) for when, path in sorted(dated, reverse=True)[:limit]]


def _battle(path: Path, when: float) -> Battle:
    date = datetime.fromtimestamp(when).astimezone()
    try:
        found = glance(path)
    except StorageFault as fault:
        return Battle(path, path.stem, date, None, fault)
    return Battle(path, found.name, date, found.turn, game=found.game)


def remember_open(path: Path) -> None:
    """From now on this battle is in play, also after a crash."""
    _remember(path, now_open=True)


def remember_closed(path: Path) -> None:
    """The players put this battle away: it is not offered at the next start, but stays among the recent ones."""
    _remember(path, now_open=False)


def last_open() -> Path | None:
    """The battle that was in play when the app ended, however it ended; None if there is none."""
    for name in _remembered("open"):
        path = Path(name)
        with contextlib.suppress(OSError, ValueError):
            if path.is_file():
                return path
    return None


def _file() -> Path:
    return data_folder() / "battles.json"


def _remembered(what: str) -> list[str]:
    names = read_json(_file()).get(what)
    return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []


def _remember(path: Path, *, now_open: bool) -> None:
    name = str(path.absolute())
    still = [other for other in _remembered("open") if other != name]
    known = [other for other in _remembered("recent") if other != name]
    write_json(
        _file(),
        {"open": ([name, *still] if now_open else still)[:REMEMBERED], "recent": [name, *known][:REMEMBERED]},
    )


def backups_of(path: Path) -> list[Path]:
    """The backup copies of a battle, latest first."""
    dated = re.compile(re.escape(path.stem) + r" \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d" + re.escape(SUFFIX))
    folder = path.parent / "backups"
    return sorted((copy for copy in folder.glob(f"*{SUFFIX}") if dated.fullmatch(copy.name)), reverse=True)


def back_up(battle: BattleFile, now: datetime | None = None) -> Path | None:
    """Copy an open battle that was read without fault to the folder "backups" beside it; the latest five stay.

    None if the latest copy already holds all of it, so that opening a battle often does not push older copies out.
    Raises StorageFault if the copy could not be made; the battle itself is as it was.
    """
    copies = backups_of(battle.path)
    with contextlib.suppress(StorageFault):
        if copies and glance(copies[0]).rows == battle.rows:
            return None
    stamp = (now or datetime.now().astimezone()).strftime(STAMP)
    copy = battle.path.parent / "backups" / f"{battle.path.stem} {stamp}{SUFFIX}"
    try:
        copy.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise StorageFault("disk_failed", path=copy, found=error) from error
    if copy.exists():
        return None
    battle.copy_to(copy)
    for old in backups_of(battle.path)[BACKUPS_KEPT:]:
        with contextlib.suppress(OSError):
            old.unlink()
    return copy
