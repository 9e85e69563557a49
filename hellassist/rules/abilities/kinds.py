"""Keywords and damage types that abilities name, compared in one place."""

from __future__ import annotations

from hellassist.rules.game import Unit


def same_word(a: str, b: str) -> bool:
    """Whether two printed keywords are one, whatever their capitals."""
    return _as_id(a) == _as_id(b)


def _as_id(word: str) -> str:
    return word.strip().casefold().replace(" ", "_")


def has_keyword(unit: Unit, keyword: str) -> bool:
    """Whether effects on the keyword find the unit, however it is written (UN-50, UN-54)."""
    return unit.profile.has_keyword(_as_id(keyword))
