"""Words on cards: names in several languages, ids made of printed names, keywords."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

LANGUAGES = ("en", "fr", "ru")

RANKS = ("officer", "independent", "trooper")
SPECIES = ("angel", "animal", "damned", "demon", "lost", "human", "lemure")
GENDERS = ("asexual", "female", "male")
RELIGIONS = (
    "atheist",
    "buddhist",
    "yanluowang",
    "christian",
    "papist",
    "orthodox",
    "protestant",
    "jewish",
    "muslim",
    "shiite",
    "sunni",
    "kharijite",
    "satanist",
    "luciferian",
    "unbeliever",
)
KEYWORDS = SPECIES + GENDERS + RELIGIONS
"""The keywords a card prints beside its rank (UN-51 to UN-53)."""

DERIVED = ("mentalist", "infernalist")
"""Keywords that follow from other entries of the card (UN-56, UN-57)."""

STATES = (
    "accelerated",
    "berserk",
    "brave",
    "consumed",
    "devoured",
    "controlled",
    "immobilized",
    "stunned",
    "knocked_down",
    "wounded",
    "slowed",
    "pain",
)
"""What a weapon, order or aura can inflict: the states, and Pain, which lends the effects of one."""

LONGEST_NAME = 120
LONGEST_TEXT = 4000


def slug(printed: str) -> str:
    """The id of a printed name: "Man-at-arms" is man_at_arms."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", printed) if not unicodedata.combining(c))
    return re.sub(r"[^\w]+", "_", plain.casefold()).strip("_")


def printed(word: str) -> str:
    """An id as a word to read: knocked_down is "Knocked down"."""
    return word.replace("_", " ").capitalize()


def keyword(word: str) -> str:
    """The id of a keyword; a plural of a known one counts as it ("Muslims")."""
    key = slug(word)
    singular = key.removesuffix("s")
    return singular if key not in KEYWORDS and singular in (*KEYWORDS, *RANKS, *DERIVED) else key


def one_line(value: Any) -> str:
    """A name: one line of visible text. Markup stays what it is: text."""
    text = _text(value, LONGEST_NAME, keep="")
    if not text.strip():
        raise ValueError(Said(N("files", "allowed is a text that is not empty.")))
    return text


def some_lines(value: Any) -> str:
    """A rules text: may have several lines."""
    return _text(value, LONGEST_TEXT, keep="\n\t")


def names(value: Any) -> dict[str, str]:
    """A name per language; a bare text is English."""
    return _by_language(value, one_line)


def texts(value: Any) -> dict[str, str]:
    """A rules text per language; a bare text is English."""
    return _by_language(value, some_lines)


def shortest(value: Mapping[str, str]) -> str | dict[str, str]:
    """English alone as a bare text, as a file gives it."""
    return value["en"] if set(value) == {"en"} else dict(value)


def _by_language(value: Any, clean: Any) -> dict[str, str]:
    if isinstance(value, str):
        return {"en": clean(value)}
    if not isinstance(value, Mapping) or not value or not set(value) <= set(LANGUAGES):
        raise ValueError(
            Said(
                N(
                    "files",
                    'allowed is a text, or a text for each language as in { en = "Sergeant", fr = "Sergent" }.',
                )
            )
        )
    return {language: clean(value[language]) for language in LANGUAGES if language in value}


def _text(value: Any, longest: int, keep: str) -> str:
    if not isinstance(value, str):
        raise ValueError(Said(N("files", "allowed is a text in quotation marks.")))  # noqa: TRY004 -- pydantic collects ValueErrors
    if len(value) > longest:
        raise ValueError(
            Said(
                N("files", "that is {count} characters long; allowed are {longest}."),
                count=len(value),
                longest=longest,
            )
        )
    for char in value:
        if char not in keep and unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}:
            raise ValueError(
                Said(
                    N("files", "it holds the control character U+{ord:04X}; allowed is visible text."),
                    ord=ord(char),
                )
            )
    return value
