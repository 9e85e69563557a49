"""Companies: which cards, how many, and what the composition rules say against it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, PlainValidator, ValidationError, field_validator

from hellassist.catalogue.composition import OF_FACTION, Fault, Totals, judge, tally, worsened
from hellassist.catalogue.errors import CardError, fields_of, found, named, sentences
from hellassist.catalogue.factions import Faction, known_factions, shipped_factions
from hellassist.catalogue.parts import Line, Part
from hellassist.catalogue.shelf import Catalogue
from hellassist.catalogue.toml_files import read_toml, toml_text, write_toml
from hellassist.catalogue.words import one_line, slug
from hellassist.rules.editions import CORE, PRESETS, Edition, preset
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

__all__ = [
    "MOST_POINTS",
    "STANDARD_POINTS",
    "CompanyEntry",
    "CompanyList",
    "Fault",
    "Totals",
    "brought_by",
    "company_from",
    "company_toml",
    "factions_for",
    "faults",
    "read_company",
    "totals",
    "write_company",
]

STANDARD_POINTS = 200
"""Army Points of a standard game (CO-01)."""

MOST_POINTS = 9999
MOST_OF_A_CARD = 99
MOST_ENTRIES = 200
VERSION = 1
"""Of the form of a Company's file. A file of a higher one was written by a newer app."""


def _id(value: Any) -> str:
    key = slug(one_line(value))
    if not key:
        raise ValueError(Said(N("files", "allowed is a name with letters or digits.")))
    return key


Id = Annotated[str, PlainValidator(_id)]


class CompanyEntry(Part):
    """So many units of one card."""

    card: Id
    count: Annotated[int, Field(ge=1, le=MOST_OF_A_CARD)] = 1


class CompanyList(Part):
    """A Company as its player puts it together; *points* is the agreed size, *edition* a preset's name."""

    version: Annotated[int, Field(ge=1, le=VERSION)] = VERSION
    name: Line
    faction: Id
    points: Annotated[int, Field(ge=1, le=MOST_POINTS)] = STANDARD_POINTS
    edition: Line = CORE.name
    entries: Annotated[tuple[CompanyEntry, ...], Field(strict=False, max_length=MOST_ENTRIES)] = ()

    @field_validator("edition")
    @classmethod
    def _is_known(cls, edition: str) -> str:
        known = [each.name for each in PRESETS]
        if edition not in known:
            raise ValueError(Said(N("files", "allowed are {allowed}."), allowed=named(known)))
        return edition

    def counts(self) -> Counter[str]:
        """Miniatures by card, in the order of the entries."""
        counts = Counter[str]()
        for entry in self.entries:
            counts[entry.card] += entry.count
        return counts

    def with_count(self, card: str, count: int) -> "CompanyList":
        """The Company with so many of a card, at most 99; none takes it out. A new card comes last.

        All other entries stay as they are. One card more than fits into a Company changes nothing.
        """
        wanted = min(max(count, 0), MOST_OF_A_CARD)
        made = (CompanyEntry(card=card, count=wanted),) if wanted else ()
        first = next((index for index, entry in enumerate(self.entries) if entry.card == card), None)
        if first is None:
            entries = (*self.entries, *made)
        else:
            after = (entry for entry in self.entries[first + 1 :] if entry.card != card)
            entries = (*self.entries[:first], *made, *after)
        return self if len(entries) > MOST_ENTRIES else self.model_copy(update={"entries": entries})


@dataclass(frozen=True, slots=True)
class _Hired:
    """The list with its cards looked up."""

    known: tuple[tuple[Profile, int], ...]
    unknown: tuple[str, ...]


def faults(company: CompanyList, catalogue: Catalogue, edition: Edition | None = None) -> tuple[Fault, ...]:
    """All that makes the Company illegal, reckoned afresh: entry, rule, what it has and what it needs.

    *edition* in place of the Company's own.
    """
    edition = preset(company.edition) if edition is None else edition
    hired = _hired(company, catalogue.profiles)
    missing = tuple(
        Fault(card, "UN-10", "unknown_card", card, "a card of the catalogue") for card in hired.unknown
    )
    known = company.faction in {*catalogue.factions, *shipped_factions(edition)}
    if company.faction in known_factions().keys() - {*catalogue.factions, *shipped_factions(edition)}:
        missing = (Fault("", "RU-05", "faction_of_other_editions", company.faction, edition.name), *missing)
    elif not known:
        missing = (Fault("", "UN-59", "unknown_faction", company.faction, "a known Faction"), *missing)
    mercenary = frozenset(key for key, faction in catalogue.factions.items() if faction.mercenary)
    faction = company.faction if known else None
    return missing + judge(faction, company.points, hired.known, mercenary, edition=edition)


def brought_by(
    company: CompanyList, card: str, catalogue: Catalogue, before: tuple[Fault, ...] | None = None
) -> tuple[Fault, ...]:
    """What one more of this card would break, or break worse; *before* is what is wrong already, if known.

    One more of a card that may not serve is worse too.
    """
    more = company.with_count(card, company.counts()[card] + 1)
    wrong = faults(company, catalogue) if before is None else before
    judged = faults(more, catalogue)
    brought = worsened(wrong, judged)
    return tuple(
        fault for fault in judged if fault in brought or (fault.entry == card and fault.reason in OF_FACTION)
    )


def factions_for(company: CompanyList, catalogue: Catalogue) -> Mapping[str, Faction]:
    """The Factions that its edition offers, those of the player's own files among them."""
    return {**shipped_factions(preset(company.edition)), **catalogue.factions}


def totals(company: CompanyList, catalogue: Catalogue) -> Totals:
    """Points, units, Command and trooper limits, reckoned afresh."""
    mercenary = frozenset(key for key, faction in catalogue.factions.items() if faction.mercenary)
    return tally(_hired(company, catalogue.profiles).known, mercenary)


def read_company(path: Path) -> CompanyList:
    """A Company from its file. Raises CardError."""
    return company_from(read_toml(path), path.name)


def company_from(values: Mapping[str, Any], name: str) -> CompanyList:
    """A Company from plain values; *name* is what the sentences call them. Raises CardError."""
    version = values.get("version", VERSION)
    if isinstance(version, int) and version > VERSION:
        raise CardError(
            [
                Said(
                    N(
                        "files",
                        "{name}: it is of version {found}, written by a newer hellassist; this one reads {allowed}.",
                    ),
                    name=name,
                    found=found(version),
                    allowed=VERSION,
                )
            ]
        )
    try:
        return CompanyList.model_validate(values)
    except ValidationError as wrong:
        fields = {"": fields_of(CompanyList), "entries": fields_of(CompanyEntry)}
        raise CardError(sentences(wrong, name, fields)) from None


def write_company(path: Path, company: CompanyList) -> None:
    """Writes the Company for people to read; the file reads back the same. May raise OSError."""
    write_toml(path, company.model_dump())


def company_toml(company: CompanyList) -> str:
    """What its file holds."""
    return toml_text(company.model_dump())


def _hired(company: CompanyList, profiles: Mapping[str, Profile]) -> _Hired:
    counts = company.counts()
    return _Hired(
        tuple((profiles[card], count) for card, count in counts.items() if card in profiles),
        tuple(card for card in counts if card not in profiles),
    )
