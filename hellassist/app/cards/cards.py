"""The players' cards: those that come with the app and their own, read, written, taken away and brought back."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.battle import new_battle
from hellassist.app.battle.battles import safe_name
from hellassist.app.settings import data_folder
from hellassist.places import cards_folder
from hellassist.rules.profile import Names, Profile
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said
from hellassist.store.battle_file import free_name

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue
    from hellassist.catalogue.cards import Card

LATIN = str.maketrans(
    dict(zip("абвгдеёзийклмнопрстуфхцыэ", "abvgdeezijklmnoprstufhcye", strict=True))
    | {"ж": "zh", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya", "ь": "", "ъ": ""}
)
"""Small Cyrillic letters in Latin ones, for ids."""
CHANGED = N(
    "files",
    "{file}, card {card}: another program has changed it since it was read. Save again to put this one in its place.",
)
GONE = N("files", "{file}: the card {card} is not in it any more.")
LONGEST_ID = 60


def own_folder() -> Path:
    """Where the players' own cards lie."""
    return data_folder() / "cards"


def portrait_path(key: str) -> Path:
    """Where the portrait of a card lies, if it has one."""
    return data_folder() / "portraits" / f"{safe_name(key)}.png"


class BadPortrait(Exception):
    """A picture is none, or too large; the text says so in a sentence."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A card that was taken away: all that brings it back."""

    key: str
    path: Path
    text: str
    portrait: bytes | None


def unread(faults: Iterable[str]) -> int:
    """About how many cards or whole files these sentences are."""
    return len({re.split(r"(?<=\")[,:] |: |, (?!card )", fault, maxsplit=1)[0] for fault in faults})


class Binder:
    """All cards by id. An own card with the id of one that comes with the app lies over that."""

    def __init__(self) -> None:
        self.catalogue: Catalogue = new_battle.catalogue()
        self._shipped: frozenset[str] = frozenset()
        self.reload()

    def reload(self) -> None:
        """Read everything anew."""
        from hellassist.catalogue import Catalogue

        self.catalogue = new_battle.catalogue()
        self._shipped = frozenset(Catalogue.load(cards_folder()).cards)

    @property
    def profiles(self) -> tuple[Profile, ...]:
        """Every card as the rules read it."""
        return tuple(self.catalogue.profiles.values())

    @property
    def factions(self) -> Mapping[str, Names]:
        """The names of all Factions that a card may have, of whichever edition."""
        from hellassist.catalogue.factions import known_factions

        known = {**known_factions(), **self.catalogue.factions}
        return {key: faction.name for key, faction in known.items()}

    @property
    def faults(self) -> tuple[str, ...]:
        """A sentence for each thing that could not be read."""
        return self.catalogue.faults

    @property
    def unread(self) -> int:
        """How many cards or whole files could not be read."""
        return unread(self.faults)

    def is_own(self, key: str) -> bool:
        """Whether the player wrote it."""
        file = self.catalogue.files.get(key)
        return file is not None and file.parent == own_folder()

    def covers(self, key: str) -> bool:
        """Whether it lies over a card that comes with the app."""
        return self.is_own(key) and key in self._shipped

    def file_of(self, key: str) -> Path | None:
        """The file that holds it."""
        return self.catalogue.files.get(key)

    def free_id(self, name: str, given: Container[str] = ()) -> str:
        """An id for a card of this name that no card has, nor is *given* yet."""
        number, free = 1, (plain := id_of(name))
        while free in self.catalogue or free in self._shipped or free in given:
            number += 1
            free = f"{plain}_{number}"
        return free

    # -- writing -------------------------------------------------------------------------------------

    def save(self, card: Card) -> Path:
        """Write an own card; all else in its file stays as it was.

        Raises CardError where the card in the file is not the one that was read, or the file cannot be read any more;
        saved once more it goes there, or to a file of its own. Raises OSError where the disk refuses.
        """
        from hellassist.catalogue.errors import CardError, found
        from hellassist.catalogue.factions import known_factions
        from hellassist.catalogue.files import cards_and_faults
        from hellassist.catalogue.toml_files import with_table, write_text

        path = self.own_file(card.id)
        before = self._text(path)
        if before and self.is_own(card.id):
            lying, _ = cards_and_faults(path, {**known_factions(), **self.catalogue.factions})
            if next((other for other in lying if other.id == card.id), None) != self.catalogue[card.id]:
                self.reload()
                raise CardError([Said(CHANGED, file=path.name, card=found(card.id))])
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, with_table(before, card.id, card.text()))
        self.reload()
        return path

    def _text(self, path: Path) -> str:
        """The file as it is now. Raises CardError where it is no TOML any more, and knows then what there is."""
        from hellassist.catalogue.errors import CardError

        try:
            return _text(path)
        except CardError:
            self.reload()
            raise

    def own_file(self, key: str) -> Path:
        """Where an own card lies, or a new one would."""
        file = self.file_of(key)
        if file is not None and self.is_own(key):
            return file
        return free_name(own_folder() / f"{safe_name(key)}.toml")

    def take_away(self, key: str) -> Kept:
        """Take an own card out of its file, its portrait too.

        Raises OSError, and CardError where the file cannot be read any more or no longer holds the card.
        """
        from hellassist.catalogue.errors import CardError, found
        from hellassist.catalogue.files import MARK
        from hellassist.catalogue.toml_files import toml_from, with_table, write_text

        path, portrait = self.own_file(key), portrait_path(key)
        text = self._text(path)
        if key not in toml_from(text, path.name):
            self.reload()
            raise CardError([Said(GONE, file=path.name, card=found(key))])
        kept = Kept(key, path, text, portrait.read_bytes() if portrait.is_file() else None)
        rest = with_table(text, key, None)
        if re.sub(rf"^{MARK} = \d+\n", "", rest).strip():
            write_text(path, rest)
        else:
            path.unlink(missing_ok=True)
        with suppress(OSError):
            portrait.unlink(missing_ok=True)
        self.reload()
        return kept

    def bring_back(self, kept: Kept) -> None:
        """Put a card back that was taken away; beside its file where that cannot be read any more. Raises OSError."""
        from hellassist.catalogue.errors import CardError
        from hellassist.catalogue.toml_files import toml_from, with_table, write_text

        path, entries = kept.path, toml_from(kept.text, kept.path.name)[kept.key]
        try:
            now = _text(path)
        except CardError:
            path, now = free_name(path), ""
        if not now.strip() and path == kept.path:
            write_text(path, kept.text)
        else:
            write_text(path, with_table(now, kept.key, entries))
        if kept.portrait is not None:
            write_portrait(kept.key, kept.portrait)
        self.reload()


def id_of(name: str) -> str:
    """The id that a card of this name gets if it is free."""
    from hellassist.catalogue.words import slug

    plain = re.sub(r"[^a-z0-9_]", "", slug(name.casefold().translate(LATIN)))[:LONGEST_ID].strip("_")
    return plain if re.match("[a-z]", plain) else f"card_{plain}".strip("_")


def write_portrait(key: str, png: bytes) -> None:
    """Write a portrait, whole or not at all. Raises OSError."""
    path = portrait_path(key)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(png)
    part.replace(path)


def _text(path: Path) -> str:
    """The file as it is now, "" where there is none. Raises CardError where it is no TOML."""
    from hellassist.catalogue.toml_files import read_text, toml_from

    text = read_text(path) if path.is_file() else ""
    toml_from(text, path.name)
    return text
