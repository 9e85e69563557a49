"""Companies: which cards, how many, and what the composition rules say against it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, PlainValidator, ValidationError

from hellassist.catalogue.composition import Fault, Totals, judge, tally
from hellassist.catalogue.errors import CardError, fields_of, sentences
from hellassist.catalogue.factions import known_factions, shipped_factions
from hellassist.catalogue.parts import Line, Part
from hellassist.catalogue.shelf import Catalogue
from hellassist.catalogue.toml_files import read_toml, write_toml
from hellassist.catalogue.words import one_line, slug
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.profile import Profile

__all__ = [
    "STANDARD_POINTS",
    "CompanyEntry",
    "CompanyList",
    "Fault",
    "Totals",
    "faults",
    "read_company",
    "totals",
    "write_company",
]

STANDARD_POINTS = 200
"""Army Points of a standard game (CO-01)."""

Id = Annotated[str, PlainValidator(lambda value: slug(one_line(value)))]


class CompanyEntry(Part):
    """So many units of one card."""

    card: Id
    count: Annotated[int, Field(ge=1, le=99)] = 1


class CompanyList(Part):
    """A Company as its player puts it together; *points* is the agreed size of the game."""

    name: Line
    faction: Id
    points: Annotated[int, Field(ge=1, le=9999)] = STANDARD_POINTS
    entries: Annotated[tuple[CompanyEntry, ...], Field(strict=False, max_length=200)] = ()


@dataclass(frozen=True, slots=True)
class _Hired:
    """The list with its cards looked up."""

    known: tuple[tuple[Profile, int], ...]
    unknown: tuple[str, ...]


def faults(company: CompanyList, catalogue: Catalogue, edition: Edition = CORE) -> tuple[Fault, ...]:
    """All that makes the Company illegal, reckoned afresh: entry, rule, what it has and what it needs."""
    hired = _hired(company, catalogue.profiles)
    if company.faction in known_factions().keys() - {*catalogue.factions, *shipped_factions(edition)}:
        return (Fault("", "RU-05", "faction_of_other_editions", company.faction, edition.name),)
    mercenary = frozenset(key for key, faction in catalogue.factions.items() if faction.mercenary)
    missing = tuple(
        Fault(card, "UN-10", "unknown_card", card, "a card of the catalogue") for card in hired.unknown
    )
    return missing + judge(company.faction, company.points, hired.known, mercenary, edition=edition)


def totals(company: CompanyList, catalogue: Catalogue) -> Totals:
    """Points, units, Command and trooper limits, reckoned afresh."""
    mercenary = frozenset(key for key, faction in catalogue.factions.items() if faction.mercenary)
    return tally(_hired(company, catalogue.profiles).known, mercenary)


def read_company(path: Path) -> CompanyList:
    """A Company from its file. Raises CardError."""
    try:
        return CompanyList.model_validate(read_toml(path))
    except ValidationError as wrong:
        fields = {"": fields_of(CompanyList), "entries": fields_of(CompanyEntry)}
        raise CardError(sentences(wrong, path.name, fields)) from None


def write_company(path: Path, company: CompanyList) -> None:
    """Writes the Company for people to read; the file reads back the same. May raise OSError."""
    write_toml(path, company.model_dump())


def _hired(company: CompanyList, profiles: Mapping[str, Profile]) -> _Hired:
    counts = Counter[str]()
    for entry in company.entries:
        counts[entry.card] += entry.count
    return _Hired(
        tuple((profiles[card], count) for card, count in counts.items() if card in profiles),
        tuple(card for card in counts if card not in profiles),
    )
