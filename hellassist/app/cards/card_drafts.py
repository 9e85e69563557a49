"""Cards that are not finished: kept on the disk while they are written, so that nothing typed is lost."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hellassist.app.cards.card_draft import Draft, name_of
from hellassist.app.cards.card_draft import Path as Way
from hellassist.app.settings import data_folder, read_json, write_json
from hellassist.store.battle_file import free_name

MOST_STEPS = 200


def drafts_folder() -> Path:
    """Where they lie."""
    return data_folder() / "drafts"


@dataclass(slots=True)
class Unfinished:
    """A card at work. *key* is the card it is to replace, "" for a new one. *like* lends its portrait."""

    draft: Draft
    key: str = ""
    like: str = ""
    file: Path | None = None

    def keep(self) -> bool:
        """Write it; False if the disk refused."""
        if self.file is None:
            self.file = _file(self.key)
        return write_json(self.file, {"key": self.key, "like": self.like, "draft": self.draft})

    def forget(self) -> None:
        """It is saved, or not wanted any more."""
        if self.file is not None:
            with suppress(OSError):
                self.file.unlink(missing_ok=True)

    def name(self, language: str) -> str:
        """What it is called so far."""
        return name_of(self.draft, language)


def _file(key: str) -> Path:
    folder = drafts_folder()
    return folder / f"card-{key}.json" if key else free_name(folder / "new.json")


def unfinished() -> list[Unfinished]:
    """All that were left, the latest first; a file that is none is kept aside."""
    dated = []
    for path in drafts_folder().glob("*.json"):
        with suppress(OSError):
            dated.append((path.stat().st_mtime, path))
    found = [_read(path) for _, path in sorted(dated, reverse=True)]
    return [draft for draft in found if draft is not None]


def draft_of(key: str) -> Unfinished | None:
    """What was left of work on this card."""
    path = _file(key)
    return _read(path) if key and path.is_file() else None


def _read(path: Path) -> Unfinished | None:
    values = read_json(path)
    draft, key, like = values.get("draft"), values.get("key", ""), values.get("like", "")
    if not isinstance(draft, dict) or not isinstance(key, str) or not isinstance(like, str):
        return None
    return Unfinished(draft, key, like, path) if _is_draft(draft) else None


def _is_draft(draft: Mapping[str, Any]) -> bool:
    """Whether all tables and lists are where an editor looks for them."""
    tables = ("weapons", "orders", "auras", "spells")
    lists = (*tables, "abilities", "keywords", "other_keywords")
    return (
        isinstance(draft.get("name"), dict)
        and all(isinstance(draft.get(kind, []), list) for kind in lists)
        and all(isinstance(part, dict) for kind in tables for part in draft.get(kind, []))
        and isinstance(draft.get("attested", {}), dict)
    )


class Steps:
    """What Undo and Redo go through. Changes of one field in a row are one step until it is left."""

    def __init__(self, draft: Draft) -> None:
        self._steps = [deepcopy(draft)]
        self._now = 0
        self._field: Way | None = None

    @property
    def draft(self) -> Draft:
        """As it stands now."""
        return deepcopy(self._steps[self._now])

    def change(self, draft: Draft, field: Way | None = None) -> None:
        """Take a changed draft over; *field* is the one that was typed in."""
        if draft == self._steps[self._now]:
            return
        if field is not None and field == self._field and self._now == len(self._steps) - 1 and self._now:
            self._steps[self._now] = deepcopy(draft)
            return
        self._steps = [*self._steps[max(0, self._now + 2 - MOST_STEPS) : self._now + 1], deepcopy(draft)]
        self._now = len(self._steps) - 1
        self._field = field

    def settle(self) -> None:
        """The field is left: what is typed next is another step."""
        self._field = None

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier one."""
        return self._now > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a later one."""
        return self._now < len(self._steps) - 1

    def undo(self) -> Draft:
        """The draft one step earlier."""
        self._field = None
        self._now = max(self._now - 1, 0)
        return self.draft

    def redo(self) -> Draft:
        """The draft one step later."""
        self._field = None
        self._now = min(self._now + 1, len(self._steps) - 1)
        return self.draft
