"""Keywords and damage types that abilities name, compared in one place."""

from __future__ import annotations

from hellassist.rules.game import Unit


def same_word(a: str, b: str) -> bool:
    """Whether two printed keywords are one, whatever their capitals."""
    return a.strip().casefold().replace(" ", "_") == b.strip().casefold().replace(" ", "_")


def has_keyword(unit: Unit, keyword: str) -> bool:
    """Whether the unit bears the keyword: printed, its rank (UN-50), or a dogma's general belief (UN-54)."""
    words = {*unit.profile.keywords, unit.profile.rank}
    return any(same_word(word, keyword) for word in words if word)
