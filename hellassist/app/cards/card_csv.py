"""Cards in a spreadsheet: one card a row, columns that read as the printed card, with the quirks of spreadsheets."""

from __future__ import annotations

import csv
import io
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.cards.card_columns import (
    OF_PARTS,
    PARTS,
    PLAIN,
    Place,
    draft_of,
    every_place,
    place_of,
    row_of,
)
from hellassist.app.cards.card_draft import DECIMAL, of_card
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card
    from hellassist.catalogue.files import ReadCard

ID = "id"
SIGNS = (";", ",", "\t")
"""What may stand between two cells."""
ABOVE = 20
"""Rows among which the one that names the columns is looked for."""
NONE = (ABOVE + 1, 0)
"""In place of such a row: there is none."""
FORMULA = ("=", "+", "-", "@", "'")
"""A spreadsheet would reckon with a cell that begins like this; an apostrophe before it keeps it a text."""
DATE = re.compile(r"\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[.\s-]+\w{3,10}\.?|\w{3,10}\.?[\s-]+\d{1,2}")
"""What a spreadsheet makes of 4/3 or of 7.5."""
EXAMPLE: Mapping[str, str] = {
    ID: "",
    "name": "Example",
    "faction": "westerners",
    "rank": "trooper",
    "points": "10",
    "availability": "Limited 3",
    "keywords": "Human; Male",
    "MVT": "4",
    "CBT": "3",
    "CBT wounded": "2",
    "DEF": "3",
    "PR": "0",
    "LP": "4",
    "wound threshold": "1",
    "FTH": "1",
    "abilities": "Tenacious; Fast 1",
    "weapon 1": "Sword",
    "weapon 1 use": "close",
    "weapon 1 damage types": "Sharp",
    "weapon 1 power table": "2 | 3 | 5 | 6 + Stunned | 8",
}
TEMPLATE_PARTS = {"weapons": 2, "orders": 1, "auras": 1}
NAMED: Mapping[str, Place] = {column.label.casefold(): (column, 0) for column in PLAIN} | {
    column.label.casefold(): (column, 1) for columns in OF_PARTS.values() for column in columns
}
"""Columns by their names; those of weapons and powers with {0} for the number."""


def name_of(place: Place) -> str:
    """What a column is called in the file."""
    column, number = place
    return column.label.format(number) if number else column.label


# -- writing ------------------------------------------------------------------------------------------


def template(between: str = ",") -> str:
    """The columns, and a card that shows how they are filled."""
    places = every_place(TEMPLATE_PARTS)
    names = [ID, *(name_of(place) for place in places)]
    return _written([names, [EXAMPLE.get(name, "") for name in names]], between)


def csv_of(cards: Sequence[Card], between: str = ",") -> str:
    """The cards as the text of a spreadsheet."""
    drafts = [of_card(card) for card in cards]
    parts = {kind: max((len(draft.get(kind, ())) for draft in drafts), default=0) for kind in PARTS}
    places = every_place(parts)
    rows = [row_of(draft) for draft in drafts]
    table = [
        [card.id, *(_printed(place, row.get(place, ""), between) for place in places)]
        for card, row in zip(cards, rows, strict=True)
    ]
    return _written([[ID, *(name_of(place) for place in places)], *table], between)


def _printed(place: Place, text: str, between: str) -> str:
    """A cell; semicolons are for spreadsheets with a decimal comma, which would make a date of 7.5."""
    return text.replace(".", ",") if between == ";" and place[0].path[-1] in DECIMAL else text


def write_csv(path: Path, text: str) -> None:
    """Write such a text so that a spreadsheet takes it for UTF-8. May raise OSError."""
    from hellassist.catalogue.toml_files import write_whole

    write_whole(path, text.encode("utf-8-sig"))


def unsaid(card: Card, factions: Iterable[str]) -> tuple[str, ...]:
    """The fields of a card that a row of a spreadsheet cannot say."""
    (read,) = read_rows(csv_of([card]).replace("\r\n", "\n"), "", factions)
    again = read.card
    mine, other = card.text(), again.text() if again is not None else {}
    return tuple(key for key in mine if mine[key] != other.get(key))


def _written(rows: Iterable[Sequence[str]], between: str) -> str:
    text = io.StringIO()
    writer = csv.writer(text, delimiter=between, lineterminator="\r\n")
    for row in rows:
        writer.writerow([f"'{cell}" if cell.startswith(FORMULA) else cell for cell in row])
    return text.getvalue()


# -- reading ------------------------------------------------------------------------------------------


def read_rows(text: str, name: str, factions: Iterable[str]) -> Iterator[ReadCard]:
    """What came of each row; *name* is what the sentences call the file. Raises CardError."""
    from hellassist.catalogue.errors import CardError, found
    from hellassist.catalogue.files import ReadCard

    known = frozenset(factions)
    rows = _cells(text)
    number, header = next(rows, (1, []))
    columns = [_place(cell) for cell in header]
    if not _names_cards(header):
        said = N(
            "files", "{file}, row {row}: it must name the columns, one of them “name”; see the template."
        )
        raise CardError([Said(said, file=name, row=number)])
    for index, (cell, place) in enumerate(zip(header, columns, strict=True)):
        if place is None and cell:
            said = N("files", "{file}, row {row}: there is no column {found}; it was passed over.")
            yield ReadCard("", None, (Said(said, file=name, row=number, found=found(cell)),))
        elif place is not None and place in columns[:index]:
            said = N("files", "{file}, row {row}: the column {found} is there twice; the last counts.")
            yield ReadCard("", None, (Said(said, file=name, row=number, found=found(cell)),))
    for number, row in rows:
        where = Said(N("files", "{file}, row {row}"), file=name, row=number)
        yield _read(row, columns, where, known)


def _read(
    row: list[str], columns: list[Place | str | None], where: Said, factions: frozenset[str]
) -> ReadCard:
    from hellassist.app.cards.cards import id_of
    from hellassist.catalogue.errors import found
    from hellassist.catalogue.files import ReadCard

    cells: dict[Place, str] = {}
    key = ""
    for place, text in zip(columns, row, strict=False):
        if place == ID:
            key = text
        elif isinstance(place, tuple) and text:
            cells[place] = text
    in_order = {place: cells[place] for place in sorted(cells, key=_rank)}
    names = {column.path[1]: text for (column, _), text in cells.items() if column.path[0] == "name"}
    key = key or id_of(names.get("en") or next(iter(names.values()), ""))
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,79}", key):
        said = N(
            "files", "{where}, column “id”: found {found}; allowed are small letters, digits and underscores."
        )
        return ReadCard(next(iter(names.values()), key), None, (Said(said, where=where, found=found(key)),))
    card, wrong = _card(key, in_order, factions)
    faults = [] if card is not None else [_told(where, *fault) for fault in wrong]
    lost = [text for place, text in zip(columns, row, strict=False) if place is None and text] + [
        text for text in row[len(columns) :] if text
    ]
    if lost:
        said = N("files", "{where}: {found} stands in a column without a name; it was passed over.")
        faults.append(Said(said, where=where, found=found(lost[0])))
    return ReadCard(key, card, tuple(faults))


def _told(where: Said, column: str, text: str) -> Said:
    if not column:
        return Said(N("files", "{where}: {what}"), where=where, what=text)
    return Said(N("files", "{where}, column “{column}”: {what}"), where=where, column=column, what=text)


def _rank(place: Place) -> tuple[int, bool]:
    """Red before the green that is added to it."""
    return place[1], place[0].kind == "green"


def _card(
    key: str, cells: Mapping[Place, str], factions: Iterable[str]
) -> tuple[Card | None, tuple[tuple[str, str], ...]]:
    """The card of a row, or what is wrong with it: column and sentence each."""
    from hellassist.app.cards.card_check import checked
    from hellassist.catalogue.errors import found

    said = N("files", "found {found}; that looks like a date that a spreadsheet made of two numbers.")
    dates = [
        (name_of((column, number)), Said(said, found=found(text)))
        for (column, number), text in cells.items()
        if (column.kind in ("red", "green") or column.path[-1] in DECIMAL) and DATE.fullmatch(text)
    ]
    if dates:
        return None, tuple(dates)
    result = checked(draft_of(cells), key, factions)
    places = [place_of(fault.place, cells) for fault in result.faults]
    return result.card, tuple(
        (name_of(place) if place else ".".join(map(str, fault.place)), fault.text)
        for place, fault in zip(places, result.faults, strict=True)
    )


def _place(cell: str) -> Place | str | None:
    """The column that a header names."""
    plain = " ".join(cell.casefold().split())
    if plain == ID:
        return ID
    if plain in NAMED and "{0}" not in plain:
        return NAMED[plain]
    match = re.fullmatch(r"(\w+ )(\d{1,2})(.*)", plain)
    if match is None:
        return None
    place = NAMED.get(f"{match[1]}{{0}}{match[3]}")
    return (place[0], int(match[2])) if place is not None and int(match[2]) else None


def _names_cards(header: Iterable[str]) -> bool:
    """Whether these cells name columns, that of the name among them."""
    places = map(_place, header)
    return any(isinstance(place, tuple) and place[0].label == "name" for place in places)


def _cells(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows in which something stands, each with its number from 1, as a spreadsheet counts them.

    The first is the one that names the columns: a title above it is passed over. Where none does, all rows are given.
    """
    csv.field_size_limit(max(csv.field_size_limit(), len(text) + 1))
    text = text.replace("\r", "\n")
    told = re.match(r"sep=([^\n\" ])\n", text, re.IGNORECASE)
    signs = (told[1], *SIGNS) if told else SIGNS
    first, between = min(((_header(text, sign), sign) for sign in signs), key=lambda found: found[0])
    for number, row in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=between), 1):
        if (number >= first[0] or first == NONE) and any(cell.strip() for cell in row):
            yield number, [_bare(cell) for cell in row]


def _header(text: str, between: str) -> tuple[int, int]:
    """The number of the row that names the columns, if *between* stands between cells, and less for more of them."""
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=between)
    for number, row in enumerate(itertools.islice(rows, ABOVE), 1):
        if _names_cards(map(_bare, row)):
            return number, -len(row)
    return NONE


def _bare(cell: str) -> str:
    text = cell.replace("\N{NO-BREAK SPACE}", " ").strip()
    return text[1:] if text.startswith("'") and text[1:].startswith(FORMULA) else text
