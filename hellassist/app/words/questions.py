"""What the texts of the game leave open or say differently, as questions with their readings, each once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hellassist.app.words import edition_words, ledger
from hellassist.app.words.texts import Texts
from hellassist.places import cards_folder
from hellassist.rules.editions import CORE, PRESETS, Edition
from hellassist.said import QT_TRANSLATE_NOOP as N

Value = bool | int | float | str

YES = N("editions", "Yes.")
NO = N("editions", "No: as in the core rulebook.")
SO_SAY = N("editions", "So say: {editions}.")


@dataclass(frozen=True, slots=True)
class Question:
    """One question: its readings as (value, what it means), and the one that is taken unless the players say otherwise.

    *rows* are rows of the rule ledger. *switch* is a field of Edition, "" where the app can play one reading alone.
    """

    id: str
    text: str
    rows: tuple[str, ...]
    readings: tuple[tuple[Value, str], ...]
    default: Value
    switch: str = ""
    texts_differ: bool = False
    """It is not left open by one text: the texts of the game say different things."""

    def held(self, edition: Edition) -> Value:
        """The value that holds in an edition."""
        return getattr(edition, self.switch) if self.switch else self.default

    def reading(self, edition: Edition) -> str:
        """The reading that holds in an edition."""
        held = self.held(edition)
        return next((text for value, text in self.readings if value == held), str(held))

    def is_changed(self, edition: Edition, base: Edition) -> bool:
        """Whether the edition reads it otherwise than *base*."""
        return self.held(edition) != self.held(base)

    def found_by(self, search: str) -> bool:
        """Whether all words that were typed stand in the question, a reading or the name of a row."""
        whole = " ".join((self.text, *(text for _, text in self.readings), *self.rows)).casefold()
        return all(word in whole for word in search.casefold().split())


def questions(texts: Texts) -> tuple[Question, ...]:
    """All of them: first those that can be switched, in the order of their files. Takes a moment: files are read.

    Raises CardError where a file of the app is damaged.
    """
    from hellassist.catalogue import read_differences, read_rulings
    from hellassist.catalogue.differences import DIFFERENCES_FILE
    from hellassist.catalogue.rulings import RULINGS_FILE

    rulings = read_rulings(cards_folder() / RULINGS_FILE)
    differences = read_differences(cards_folder() / DIFFERENCES_FILE)
    found = [
        Question(
            ruling.id,
            texts.translate("rulings", ruling.question["en"]),
            ruling.rows,
            tuple((each.value, texts.translate("rulings", each.text["en"])) for each in ruling.readings),
            ruling.default,
            ruling.switch,
            texts_differ=ruling.switch in differences,
        )
        for ruling in rulings.values()
    ]
    asked = {question.switch for question in found}
    found += [
        Question(
            switch,
            texts.translate("editions", edition_words.SENTENCES[switch]),
            difference.rows,
            (
                (not difference.core, texts.translate("editions", YES)),
                (difference.core, texts.translate("editions", NO)),
            ),
            difference.core,
            switch,
            texts_differ=True,
        )
        for switch, difference in differences.items()
        if switch not in asked
    ]
    return tuple(sorted(found, key=lambda question: not question.switch))


def reason(question: Question, texts: Texts) -> str:
    """Why the default is the default: what the ledger says of the row that leaves it open, or who says otherwise."""
    if question.texts_differ:
        names = [
            edition_words.name_of(edition, texts)
            for edition in PRESETS
            if question.held(edition) != question.held(CORE)
        ]
        return texts.translate("editions", SO_SAY).format(editions=", ".join(names))
    rows = ledger.rows()
    said = next((rows[row].unclear for row in question.rows if row in rows and rows[row].unclear), "")
    return texts.translate("rules", said) if said else ""


def shown(
    found: Sequence[Question], search: str, changed: tuple[Edition, Edition] | None
) -> tuple[Question, ...]:
    """Those that a search finds; with *changed*, the edition and its base, those alone that are read otherwise."""
    return tuple(
        question
        for question in found
        if question.found_by(search) and (changed is None or question.is_changed(*changed))
    )
