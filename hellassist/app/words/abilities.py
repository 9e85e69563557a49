"""The names of special abilities as the rulebook writes them, without the catalogue, which takes long to load."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from hellassist.places import cards_folder
from hellassist.rules.profile import Ability


@cache
def _known() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads((cards_folder() / "abilities.toml").read_text(encoding="utf-8"))


def name(key: str, language: str = "en") -> str:
    """The name of an ability; an unknown id as words."""
    entry = _known().get(key, {})
    return str(entry.get(language) or entry.get("name") or key.replace("_", " ").capitalize())


def takes_number(key: str) -> bool:
    """Whether a number is printed after its name."""
    return bool(_known().get(key, {}).get("x", False))


def printed(ability: Ability, language: str = "en") -> str:
    """An ability as the card prints it: "Arch-enemy (Demons) 2"; its number wherever it takes one."""
    parts = [name(ability.id, language)]
    if ability.keyword:
        parts.append(f"({ability.keyword.replace('_', ' ').capitalize()})")
    if _known().get(ability.id, {}).get("x", ability.x > 1):
        parts.append(str(ability.x))
    return " ".join(parts)
