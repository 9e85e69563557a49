"""A few letters of an ability or a keyword, and what they stand for: "vic 2" is Vicious 2."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from hellassist.app.cards.card_draft import MARK
from hellassist.app.cards.card_search import plain
from hellassist.app.words import abilities

Bearer = Literal["unit", "weapon"]
MOST = 8


def ability_offers(typed: str, bearer: Bearer = "unit", language: str = "en") -> list[str]:
    """Abilities as printed that the letters can stand for, the likeliest first. One with a text is left as it is."""
    from hellassist.catalogue.known import known_abilities

    mark = MARK if MARK in typed else ""
    text = typed.replace(MARK, "").strip()
    if not text or ":" in text:
        return [typed.strip()] if text else []
    match = re.fullmatch(r"(.*?)\s*(\d{1,2})?", text)
    assert match is not None
    words, number = match[1], match[2] or ""
    offers: list[tuple[int, str]] = []
    for key, known in known_abilities().items():
        if known.weapon != (bearer == "weapon"):
            continue
        for name_part, bracket in _split(words, takes_bracket=bool(known.keyword)):
            rank = min(_likeness(name_part, name) for name in {known.name, abilities.name(key, language)})
            if rank < FAR:
                word = f" ({bracket[:1].upper()}{bracket[1:]})" if bracket else ""
                x = f" {number or 1}" if known.x else ""
                offers.append((rank, f"{known.name}{word}{x}{mark}"))
                break
    return [offer for _, offer in sorted(offers, key=lambda each: (each[0], each[1]))][:MOST]


def _split(words: str, *, takes_bracket: bool) -> Iterable[tuple[str, str]]:
    """The words as name and what stands in brackets."""
    match = re.fullmatch(r"([^()]*)\(([^()]*)\)?", words)
    if match:
        yield match[1].strip(), match[2].strip()
        return
    yield words, ""
    parts = words.split()
    if takes_bracket:
        for cut in range(len(parts) - 1, 0, -1):
            yield " ".join(parts[:cut]), " ".join(parts[cut:])


FAR = 9


def _likeness(letters: str, name: str) -> int:
    """0 for the name itself, more the less it is like it, FAR for another one altogether."""
    wanted, having = plain(letters), plain(name)
    if not wanted:
        return FAR
    if wanted == having:
        return 0
    if having.startswith(wanted):
        return 1
    parts = re.split(r"[\s-]+", having)
    typed = re.split(r"[\s-]+", wanted)
    if len(typed) <= len(parts) and all(
        part.startswith(word) for word, part in zip(typed, parts, strict=False)
    ):
        return 2
    if any(part.startswith(wanted) for part in parts):
        return 3
    if "".join(part[:1] for part in parts) == wanted and len(wanted) > 1:
        return 4
    return 5 if len(wanted) > 2 and wanted in having else FAR


def word_offers(typed: str, known: Sequence[str], spoken: Callable[[str], str] = str) -> list[str]:
    """Words of a list that begin with the letters, or hold them; or that are *spoken* so on the screen."""
    mark = MARK if MARK in typed else ""
    letters = typed.replace(MARK, "").strip()
    ranked = [(min(_likeness(letters, name) for name in {word, spoken(word)}), word) for word in known]
    return [f"{word}{mark}" for rank, word in sorted(ranked) if rank < FAR][:MOST]


def keyword_words() -> tuple[str, ...]:
    """The keywords of the rules, as printed."""
    from hellassist.catalogue.words import KEYWORDS, printed

    return tuple(printed(word) for word in KEYWORDS)


DAMAGE_TYPES = ("Sharp", "Piercing", "Blunt", "Fire", "Cold", "Gaze", "Inhalation")
"""Kinds of damage that texts name; a card may print any other."""


AVAILABILITIES = ("Unlimited", "Unique", "Limited", "Associated")


def availability_entry(typed: str, spoken: Callable[[str], str] = str) -> str:
    """An Availability in full: "lim 3/2" is "Limited 3/2"; also where it is *spoken* so on the screen."""
    match = re.fullmatch(r"\s*([^\W\d_]{2,})(.*)", typed)
    if match is None:
        return typed.strip()
    letters = plain(match[1])
    full = [
        word
        for word in AVAILABILITIES
        if any(plain(name).startswith(letters) for name in (word, spoken(word)))
    ]
    return f"{full[0]}{match[2].rstrip()}" if len(full) == 1 else typed.strip()


def states_entry(typed: str, spoken: Callable[[str], str]) -> str:
    """A column of a power table with the states that are *spoken* so on the screen as a card file writes them."""
    from hellassist.catalogue.words import STATES, printed

    names = {plain(spoken(state)): printed(state) for state in STATES}
    return re.sub(r"[^\W\d_][^\d()/+,~]*[^\W\d_]", lambda word: names.get(plain(word[0]), word[0]), typed)
