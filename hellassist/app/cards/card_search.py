"""Finding cards: by words, Faction and rank, in an order."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Literal

from hellassist.app.words import abilities
from hellassist.rules.profile import Profile

Order = Literal["name", "points"]
RANKS = ("officer", "independent", "trooper", "")


def plain(text: str) -> str:
    """The text without accents and capitals."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def haystack(profile: Profile, language: str) -> str:
    """All by which a card is found: names, keywords, abilities, weapons, orders, auras and spells."""
    held = [*profile.abilities, *(each for weapon in profile.weapons for each in weapon.abilities)]
    parts = (profile.weapons, profile.orders, profile.auras, profile.spells)
    named = [name for each in parts for part in each for name in part.names.values()]
    words = [
        *profile.names.values(),
        profile.rank,
        *(word.replace("_", " ") for word in profile.keywords),
        *(abilities.printed(ability, tongue) for ability in held for tongue in {"en", language}),
        *named,
    ]
    return plain("\n".join(words))


def found(
    profiles: Iterable[Profile],
    text: str = "",
    faction: str = "",
    rank: str = "",
    *,
    order: Order = "name",
    language: str = "en",
) -> list[Profile]:
    """The cards in which every word of *text* occurs; "" asks for any Faction or rank."""
    words = plain(text).split()
    matching = [
        profile
        for profile in profiles
        if (not faction or profile.faction == faction)
        and (not rank or profile.rank == rank)
        and all(word in hay for hay in [haystack(profile, language)] for word in words)
    ]

    def by(profile: Profile) -> tuple[object, ...]:
        name = plain(profile.name(language))
        return (name,) if order == "name" else (-profile.points, name)

    return sorted(matching, key=by)
