"""What can be wrong with a battle file: a reason with its facts, and an English sentence for each."""

from __future__ import annotations

from collections.abc import Mapping

from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

SENTENCES: Mapping[str, str] = {
    "missing": N("files", 'There is no battle file "{path}".'),
    "missing_folder": N("files", 'There is no folder "{folder}" to keep "{path}" in.'),
    "is_folder": N("files", '"{path}" is a folder; a battle is a file that ends in .hellbattle.'),
    "already_exists": N(
        "files", '"{path}" exists already, and a new battle overwrites nothing: give it another name.'
    ),
    "no_permission": N(
        "files", '"{path}" may not be read by you: ask its owner, or copy it to a folder of your own.'
    ),
    "read_only": N(
        "files",
        '"{path}" or its folder may only be read, and a battle is saved with every command: copy it to a '
        "folder that you may write to.",
    ),
    "empty": N("files", '"{path}" is empty (0 bytes): there is no battle in it.'),
    "not_a_battle": N("files", '"{path}" is no battle file: it begins with {found} instead of {allowed}.'),
    "foreign": N(
        "files",
        '"{path}" belongs to another program: its application id is {found}, that of a battle is {allowed}.',
    ),
    "other_game": N(
        "files",
        '"{path}" is a battle of another game, {found}: open it from the first page, which knows both.',
    ),
    "too_new": N(
        "files",
        '"{path}" was written by a newer hellassist: its file version is {found}, this one reads up to '
        "{allowed}. Update hellassist to open it; the file is unchanged.",
    ),
    "newer_form": N(
        "files",
        '"{path}" holds a newer kind of entry: row {row}, {kind}, has form {found}, this hellassist reads up '
        "to {allowed}. Update hellassist to open it; the file is unchanged.",
    ),
    "cut_off": N(
        "files",
        '"{path}" is cut off: {found} bytes are there of {allowed}. What can be read of it can be saved as a '
        "new battle.",
    ),
    "damaged": N(
        "files", '"{path}" is damaged ({found}). What can be read of it can be saved as a new battle.'
    ),
    "unknown_kind": N(
        "files",
        '"{path}" has an entry that this hellassist does not know: row {row} is of kind "{found}". The rows '
        "before it can be saved as a new battle.",
    ),
    "wrong_body": N(
        "files",
        '"{path}" has an entry that makes no sense: row {row}, {kind}: {found}. The rows before it can be '
        "saved as a new battle.",
    ),
    "makes_no_sense": N(
        "files",
        '"{path}" cannot be followed: its step {command} speaks of what is not there ({found}). The steps '
        "before it can be saved as a new battle.",
    ),
    "nothing_to_recover": N("files", 'Nothing in "{path}" can be read any more ({found}).'),
    "already_open": N("files", '"{path}" is open already, {by}; a battle can be open only once.'),
    "moved_away": N(
        "files",
        '"{path}" was moved, renamed or deleted while it was open: nothing more can be saved in it. Put it '
        "back, or open it from its new place.",
    ),
    "disk_full": N(
        "files",
        'The disk is full: "{path}" could not be written. Nothing has changed; make room and try again.',
    ),
    "disk_failed": N("files", 'The disk did not do as asked for "{path}" ({found}). Nothing has changed.'),
    "unwritable": N("files", 'This cannot be saved in "{path}": {kind}: {found}. Nothing has changed.'),
    "closed": N("files", '"{path}" is closed.'),
}
"""One sentence a reason. *found* is what is there, *allowed* what should be."""


class StorageFault(Exception):
    """A battle could not be read or written; nothing was written. *reason* is a key of SENTENCES."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return self.said

    @property
    def said(self) -> Said:
        """The sentence, which can be translated."""
        return Said(SENTENCES[self.reason], **self.facts)
