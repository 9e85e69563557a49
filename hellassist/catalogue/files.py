"""Card files: read with every fault told, written so that they read back the same."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from hellassist.catalogue.cards import FIELDS, Card
from hellassist.catalogue.differences import DIFFERENCES_FILE, read_differences
from hellassist.catalogue.errors import CardError, Misfit, found, misfits, sentences
from hellassist.catalogue.factions import FACTIONS_FILE, Faction, factions_beside, read_factions
from hellassist.catalogue.house_rules import SUFFIX, read_house_rules
from hellassist.catalogue.rulings import RULINGS_FILE, read_rulings
from hellassist.catalogue.toml_files import read_toml, tables_of, write_toml
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

ABILITIES_FILE = "abilities.toml"
NO_CARDS = frozenset({FACTIONS_FILE, RULINGS_FILE, DIFFERENCES_FILE, ABILITIES_FILE})
"""Files of a cards folder that hold no cards."""


def read_cards(path: Path) -> tuple[Card, ...]:
    """All cards of the file, in its order. Raises CardError with a sentence for each fault."""
    cards, faults = cards_and_faults(path, factions_beside(path))
    if faults:
        raise CardError(faults)
    return cards


def cards_and_faults(path: Path, factions: Mapping[str, Faction]) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The cards of the file that are in order, and what is wrong with the others."""
    try:
        tables, faults = tables_of(read_toml(path), path.name)
    except CardError as wrong:
        return (), wrong.faults
    cards: list[Card] = []
    for key, entries in tables.items():
        where = Said(N("files", "{file}, card {key}"), file=path.name, key=found(key))
        if "id" in entries:
            faults.append(
                Said(
                    N(
                        "files",
                        "{where}, id: the id of a card is the name of its table; leave this field out.",
                    ),
                    where=where,
                )
            )
            continue
        try:
            cards.append(card_of(key, entries, factions))
        except ValidationError as wrong:
            faults += sentences(wrong, where, FIELDS)
    if not tables and not faults:
        faults.append(
            Said(N("files", "{file}: it holds no card; a card is a table as in [sergeant]."), file=path.name)
        )
    return tuple(cards), tuple(faults)


def card_of(key: str, entries: Mapping[str, Any], factions: Iterable[str]) -> Card:
    """The card of one table. Raises pydantic's ValidationError."""
    return Card.model_validate({**entries, "id": key}, context={"factions": frozenset(factions)})


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
