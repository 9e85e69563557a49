"""Our table's rules: those that the players keep, and how they are shared with others as files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.battle.battles import safe_name
from hellassist.app.settings import data_folder
from hellassist.rules.editions import HOUSE, PRESETS, Edition

if TYPE_CHECKING:
    from hellassist.catalogue.house_rules import HouseRules

SUFFIX = ".hellrules.toml"
"""How the name of such a file ends."""


def folder() -> Path:
    """Where the players' own rules lie."""
    return data_folder() / "rules"


def kept() -> tuple[tuple[Path, Edition], ...]:
    """The rules that the players have kept, by name. A file that cannot be read is left out: see ``spoilt``."""
    return tuple((path, rules.edition()) for path, rules in _read() if not isinstance(rules, tuple))


def spoilt() -> tuple[str, ...]:
    """What is wrong with the files that cannot be read."""
    return tuple(fault for _, rules in _read() if isinstance(rules, tuple) for fault in rules)


def _read() -> Iterator[tuple[Path, HouseRules | tuple[str, ...]]]:
    from hellassist.catalogue import CardError
    from hellassist.catalogue.house_rules import read_house_rules

    for path in sorted(folder().glob(f"*{SUFFIX}")):
        try:
            yield path, read_house_rules(path)
        except CardError as wrong:
            yield path, tuple(wrong.faults)


def keep(edition: Edition, base: Edition | None = None) -> Path:
    """Write the rules under their name; rules of that name are overwritten. Raises CardError or OSError."""
    from hellassist.catalogue.house_rules import rules_of, write_house_rules

    rules = rules_of(edition, base)
    folder().mkdir(parents=True, exist_ok=True)
    path = _path_of(edition.name)
    write_house_rules(path, rules)
    return path


def _path_of(name: str) -> Path:
    """The file in which rules of this name are kept, or could be without another's being lost."""
    for path, edition in kept():
        if edition.name == name:
            return path
    number, path = 1, folder() / f"{safe_name(name)}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder() / f"{safe_name(name)} {number}{SUFFIX}"
    return path


def drop(name: str) -> None:
    """Delete the rules that are kept under this name. May raise OSError."""
    for path, edition in kept():
        if edition.name == name:
            path.unlink(missing_ok=True)


def share(edition: Edition, path: Path) -> Path:
    """Write the rules to a file of the players' choice, whose name gets its ending. Raises CardError or OSError."""
    from hellassist.catalogue.house_rules import rules_of, write_house_rules

    if not path.name.endswith(SUFFIX):
        path = path.with_name(path.name.removesuffix(".toml") + SUFFIX)
    write_house_rules(path, rules_of(edition))
    return path


def take_in(path: Path) -> Edition:
    """Read the rules of a file and keep them, under another name where others have theirs.

    Raises CardError or OSError.
    """
    from hellassist.catalogue.house_rules import read_house_rules

    edition = read_house_rules(path).edition()
    taken = {other.name: other for _, other in kept()}
    number, name = 1, edition.name
    while taken.get(name, edition) != replace(edition, name=name) and name in taken:
        number += 1
        name = f"{edition.name} {number}"
    edition = replace(edition, name=name)
    keep(edition)
    return edition


def as_planned(edition: Edition) -> dict[str, object]:
    """What a plan of a battle says of its edition, as plain values. Raises CardError where no file could hold it."""
    from hellassist.catalogue.house_rules import rules_of

    if edition in PRESETS:
        return {"edition": edition.name}
    named = replace(edition, name=edition.name.strip() or HOUSE)
    return {"rules": rules_of(named).model_dump()}
