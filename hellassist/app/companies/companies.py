"""The folder of Companies: what lies in it, drafts of what is being worked on, removal that can be taken back.

A Company is one TOML file. Until it is saved every change is kept in a draft of the same name in the folder ``drafts``;
a removed file goes to the folder ``removed``.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.battle.battles import safe_name
from hellassist.app.battle.new_battle import companies_folder, listed
from hellassist.app.settings import keep_aside
from hellassist.store.battle_file import free_name

if TYPE_CHECKING:
    from hellassist.catalogue import CompanyList


@dataclass(frozen=True, slots=True)
class Kept:
    """A Company of the folder. *saved* is what its file holds, *draft* what was done to it since.

    *faults* is what is wrong with the files.
    """

    path: Path
    saved: CompanyList | None
    draft: CompanyList | None = None
    faults: tuple[str, ...] = ()

    @property
    def company(self) -> CompanyList | None:
        """As it was last seen; None where neither can be read."""
        return self.draft or self.saved

    @property
    def name(self) -> str:
        """What it is called, or its file where that cannot be read."""
        return self.company.name if self.company is not None else self.path.stem


@dataclass(frozen=True, slots=True)
class Removed:
    """Where the files of a removed Company were and where they are: enough to put them back."""

    moved: tuple[tuple[Path, Path], ...]


def draft_of(path: Path) -> Path:
    """Where the draft of a Company's file lies."""
    return path.parent / "drafts" / path.name


def shelf() -> tuple[Kept, ...]:
    """The Companies of the folder by name, those too that were never saved."""
    folder = companies_folder()
    paths = {*listed(folder), *(folder / draft.name for draft in listed(folder / "drafts"))}
    kept = (_look(path) for path in paths)
    return tuple(sorted(kept, key=lambda each: (each.name.casefold(), each.path.name)))


def free_path(name: str) -> Path:
    """A path for a Company of this name that no other one has, saved or not."""
    folder = companies_folder()
    path = free_name(folder / f"{safe_name(name)}.toml")
    number = 2
    while path.exists() or draft_of(path).exists():
        path = folder / f"{safe_name(name)} {number}.toml"
        number += 1
    return path


def keep_draft(path: Path, company: CompanyList) -> None:
    """Keep what was done to a Company beside its file, which stays as it is. May raise OSError."""
    from hellassist.catalogue import write_company

    draft = draft_of(path)
    draft.parent.mkdir(parents=True, exist_ok=True)
    write_company(draft, company)


def save(path: Path, company: CompanyList, known: CompanyList | None = None) -> Path:
    """Write the Company; gives its file, which takes the Company's name where that has changed. May raise OSError.

    *known* is what its file held when it was read, None for a new one: where it holds another Company now, that is left
    alone, and this one gets a file of its own.
    """
    from hellassist.catalogue import CardError, read_company, write_company

    before = None
    with contextlib.suppress(CardError):
        before = read_company(path)
    changed = before is not None and before not in (known, company)
    same = before is not None and before.name == company.name and not changed
    target = path if same else free_path(company.name)
    if before is None and not path.exists() and path.stem == safe_name(company.name):
        target = path
    target.parent.mkdir(parents=True, exist_ok=True)
    write_company(target, company)
    drop_draft(path)
    if target != path and before is not None and not changed:
        path.unlink()
    return target


def drop_draft(path: Path) -> None:
    """Let go of what was done since the Company was saved. May raise OSError."""
    draft_of(path).unlink(missing_ok=True)


def remove(path: Path) -> Removed:
    """Put the Company's files away. May raise OSError."""
    place = path.parent / "removed"
    place.mkdir(parents=True, exist_ok=True)
    moved: list[tuple[Path, Path]] = []
    for old in (path, draft_of(path)):
        if old.exists():
            new = free_name(place / old.name)
            old.replace(new)
            moved.append((old, new))
    return Removed(tuple(moved))


def put_back(removed: Removed) -> None:
    """The Company is where it was. May raise OSError; what has taken its place since is not overwritten."""
    for old, new in removed.moved:
        new.replace(old if not old.exists() else free_path(old.stem))


def _look(path: Path) -> Kept:
    from hellassist.catalogue import CardError, read_company

    found: list[CompanyList | None] = []
    faults: list[str] = []
    for each in (path, draft_of(path)):
        try:
            found.append(read_company(each) if each.exists() else None)
        except CardError as wrong:
            found.append(None)
            faults += wrong.faults
            if each != path:
                keep_aside(each)
    saved, draft = found
    return Kept(path, saved, None if draft == saved else draft, tuple(faults))


class Work:
    """A Company being put together: each change with undo and redo."""

    def __init__(self, path: Path, company: CompanyList, saved: CompanyList | None) -> None:
        self.path, self.saved = path, saved
        self._done = [company] if saved is None or saved == company else [saved, company]
        self._at = len(self._done) - 1
        self._what = ""

    @property
    def company(self) -> CompanyList:
        """As it stands."""
        return self._done[self._at]

    @property
    def is_changed(self) -> bool:
        """Whether it differs from what its file holds."""
        return self.company != self.saved

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at < len(self._done) - 1

    def do(self, company: CompanyList, what: str = "") -> bool:
        """Change it; False if that changes nothing. Changes of the same *what* in a row are one, as in typing."""
        if company == self.company:
            return False
        together = bool(what) and what == self._what and self._at == len(self._done) - 1 and self._at > 0
        self._done[self._at if together else self._at + 1 :] = [company]
        self._at = len(self._done) - 1
        self._what = what
        return True

    def undo(self) -> None:
        """One change back, if there is one."""
        self._at, self._what = max(self._at - 1, 0), ""

    def redo(self) -> None:
        """One change forth, if there is one."""
        self._at, self._what = min(self._at + 1, len(self._done) - 1), ""
