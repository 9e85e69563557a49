"""The rules reference: every row of the ledger with its title and what it says. Read once, when first asked for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from hellassist.places import resources_folder
from hellassist.said import Translate

FILES = ("core-1", "core-2", "core-3", "effets-fr", "ru", "hex")


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: its id, title, chapter, what it says, its cases and what the source leaves open."""

    id: str
    title: str
    section: str
    says: str
    cases: tuple[str, ...]
    unclear: str


@cache
def rows() -> Mapping[str, Row]:
    """All rows by id. Takes about a tenth of a second the first time: not for the GUI thread."""
    found: dict[str, Row] = {}
    for name in FILES:
        text = (resources_folder() / "rules" / f"{name}.toml").read_text(encoding="utf-8")
        for row in tomllib.loads(text)["rule"]:
            found[row["id"]] = Row(
                row["id"], row["title"], row["section"], row["says"], tuple(row["cases"]), row["unclear"]
            )
    return found


def translated(row: Row, translate: Translate) -> Row:
    """The row in the language of *translate*; what is not translated stays English."""

    def said(text: str) -> str:
        return translate("rules", text) if text else ""

    return replace(
        row,
        section=said(row.section),
        title=said(row.title),
        says=said(row.says),
        cases=tuple(said(case) for case in row.cases),
        unclear=said(row.unclear),
    )


def is_read() -> bool:
    """Whether the rows are at hand, so that asking for one costs nothing."""
    return rows.cache_info().currsize > 0


def title(rule: str, translate: Translate) -> str:
    """The title of a row, or "" for an id that the ledger does not have."""
    row = rows().get(rule)
    return translate("rules", row.title) if row else ""
