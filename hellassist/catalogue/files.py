"""Card files: read with every fault told, written so that they read back the same."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from hellassist.catalogue.cards import FIELDS, Card
from hellassist.catalogue.differences import DIFFERENCES_FILE, read_differences
from hellassist.catalogue.errors import CardError, Misfit, found, misfits, sentences
from hellassist.catalogue.factions import (
    FACTIONS_FILE,
    Faction,
    factions_beside,
    known_factions,
    read_factions,
    words_for,
)
from hellassist.catalogue.house_rules import SUFFIX, read_house_rules
from hellassist.catalogue.rulings import RULINGS_FILE, read_rulings
from hellassist.catalogue.toml_files import read_toml, tables_of, write_toml
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

ABILITIES_FILE = "abilities.toml"
NO_CARDS = frozenset({FACTIONS_FILE, RULINGS_FILE, DIFFERENCES_FILE, ABILITIES_FILE})
"""Files of a cards folder that hold no cards."""
FORM = 1
"""Of card files, as a shared one says. A file of a higher one was written by a newer app."""
MARK = "form"


class ReadCard(NamedTuple):
    """What came of one table of a file; *key* is "" where the fault is about something else in it."""

    key: str
    card: Card | None
    faults: tuple[str, ...] = ()


def read_cards(path: Path) -> tuple[Card, ...]:
    """All cards of the file, in its order. Raises CardError with a sentence for each fault."""
    cards, faults = cards_and_faults(path, factions_beside(path))
    if faults:
        raise CardError(faults)
    return cards


def cards_and_faults(path: Path, factions: Mapping[str, Faction]) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The cards of the file that are in order, and what is wrong with the others."""
    try:
        read = tuple(each_card(read_toml(path), path.name, factions))
    except CardError as wrong:
        return (), wrong.faults
    cards = tuple(each.card for each in read if each.card is not None)
    return cards, tuple(fault for each in read for fault in each.faults)


def each_card(entries: Mapping[str, Any], name: str, factions: Mapping[str, Faction]) -> Iterator[ReadCard]:
    """What came of each table of a file called *name*. Raises CardError where a newer app wrote it."""
    check_form(entries, name)
    tables, faults = tables_of({key: entry for key, entry in entries.items() if key != MARK}, name)
    yield from (ReadCard("", None, (fault,)) for fault in faults)
    for key, values in tables.items():
        where = Said(N("files", "{file}, card {key}"), file=name, key=found(key))
        if "id" in values:
            said = N("files", "{where}, id: the id of a card is the name of its table; leave this field out.")
            yield ReadCard(key, None, (Said(said, where=where),))
            continue
        try:
            yield ReadCard(key, card_of(key, values, factions))
        except ValidationError as wrong:
            yield ReadCard(key, None, tuple(sentences(wrong, where, FIELDS)))
    if not tables and not faults:
        said = N("files", "{file}: it holds no card; a card is a table as in [sergeant].")
        yield ReadCard("", None, (Said(said, file=name),))


def check_form(entries: Mapping[str, Any], name: str) -> None:
    """Raises CardError where the file is of a newer form than this app reads, or says no proper one."""
    form = entries.get(MARK, FORM)
    if isinstance(form, bool) or not isinstance(form, int) or form < 1:
        said = N("files", "{file}, form: found {found}; allowed is a whole number from 1 to {most}.")
        raise CardError([Said(said, file=name, found=found(form), most=FORM)])
    if form > FORM:
        said = N(
            "files",
            "{file}: a newer app wrote it, in form {found}; this one reads form {most} and older. "
            "An update of the app will read it.",
        )
        raise CardError([Said(said, file=name, found=found(form), most=FORM)])


def card_of(key: str, entries: Mapping[str, Any], factions: Iterable[str]) -> Card:
    """The card of one table. Raises pydantic's ValidationError."""
    words = words_for(factions if isinstance(factions, Mapping) else known_factions())
    context = {"factions": frozenset(factions), "faction_words": words}
    return Card.model_validate({**entries, "id": key}, context=context)


def checked(
    key: str, entries: Mapping[str, Any], factions: Iterable[str]
) -> tuple[Card | None, tuple[Misfit, ...]]:
    """The card of one table, or all that is wrong with it, each at its place."""
    try:
        return card_of(key, entries, factions), ()
    except ValidationError as wrong:
        return None, tuple(misfits(wrong, FIELDS))


def write_cards(path: Path, cards: Iterable[Card]) -> None:
    """Writes the cards for people to read; the file reads back as the same cards. May raise OSError."""
    write_toml(path, {card.id: card.text() for card in cards})


def check_files(paths: list[Path]) -> list[str]:
    """A sentence for each fault in the files, in their order; nothing if all are in order.

    Two files that hold a card of the same id are a fault too: only one of them could count.
    """
    faults: list[str] = []
    seen: dict[str, str] = {}
    for path in paths:
        try:
            cards = _checked(path)
        except CardError as wrong:
            faults += wrong.faults
            continue
        for card in cards:
            if card.id in seen:
                faults.append(
                    Said(
                        N("files", "{file}, card {found}: {found2} has a card of this id already."),
                        file=path.name,
                        found=found(card.id),
                        found2=seen[card.id],
                    )
                )
            seen.setdefault(card.id, path.name)
    return faults


def _checked(path: Path) -> tuple[Card, ...]:
    """The cards of a file that may hold cards or what belongs to them. Raises CardError."""
    if path.name == FACTIONS_FILE:
        read_factions(path)
    elif path.name == RULINGS_FILE:
        read_rulings(path)
    elif path.name == DIFFERENCES_FILE:
        read_differences(path)
    elif path.name == ABILITIES_FILE:
        read_toml(path)
    elif path.name.endswith(SUFFIX):
        read_house_rules(path)
    else:
        return read_cards(path)
    return ()
