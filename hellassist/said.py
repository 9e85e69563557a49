"""Sentences that can still be put into another language: an English text, and the facts that go into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

Translate = Callable[[str, str], str]
"""Gives the text of a context, as Qt calls it, in the language of the screen."""

CONTEXT = "files"


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 -- the name by which Qt's tools find texts
    """Mark a text for translation. Both must be literals."""
    return text


def as_it_is(text: str) -> str:
    """The English text, where nobody translates."""
    return text


class Said(str):
    """A sentence about a file, in English, that knows how it was made. Its facts may be such sentences too.

    *text* is marked with the context "files".
    """

    __slots__ = ("facts", "text")
    text: str
    facts: dict[str, object]

    def __new__(cls, text: str, **facts: object) -> Self:
        made = super().__new__(cls, text.format_map(facts) if facts else text)
        made.text, made.facts = text, facts
        return made

    def translated(self, translate: Translate) -> str:
        """The sentence in the language of *translate*."""
        text = translate(CONTEXT, self.text)
        facts = {name: in_words(fact, translate) for name, fact in self.facts.items()}
        return text.format_map(facts) if facts else text


def in_words(fact: object, translate: Translate) -> object:
    """A fact as a sentence takes it: translated where it is a sentence itself."""
    return fact.translated(translate) if isinstance(fact, Said) else fact
