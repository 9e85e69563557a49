"""Companies as text for a forum, and back: name, sums, a line for each card, and a last line for the app.

Ids in brackets make the way back exact in every language. A list typed by hand needs neither them nor the last line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hellassist.app.cards.card_draft import MARK
from hellassist.app.companies.companies_view import sum_of
from hellassist.app.words import edition_words
from hellassist.app.words.texts import Texts
from hellassist.rules.editions import preset
from hellassist.rules.profile import in_language
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList

LONGEST = 1_000_000
"""Characters of the longest text that is looked at."""

RANKS: Mapping[str, str] = {
    "officer": N("card", "Officer"),
    "independent": N("card", "Independent"),
    "trooper": N("card", "Trooper"),
}
PASSED_OVER = N("files", "{name}, line {number}: it was passed over; allowed is a line as 3 × Damned.")
LAST = re.compile(r"\[hellassist company (\d+): (\w+), (-?\d+), (\w+), (\d+)\]")
LINE = re.compile(r"\s*(-?\d{1,6})\s*[×xXхХ*]\s*(\S.*?)\s*")
MARKED = re.compile(r".*\[(\w+)\]")
TOML = re.compile(
    r"^\s*(?:\[\[?entries\]\]?|(?:name|faction|points|version|edition|entries)\s*=)", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Imported:
    """A Company that came in, and sentences about lines that were not understood."""

    company: CompanyList
    remarks: tuple[str, ...] = ()


def as_text(company: CompanyList, catalogue: Catalogue, texts: Texts) -> str:
    """The Company for a forum. Reads back the same by ``from_text``."""
    from hellassist.catalogue import totals

    def say(text: str, *facts: object) -> str:
        return texts.translate("company", text).format(*facts)

    sums, factions = totals(company, catalogue), catalogue.factions
    faction = company.faction
    if faction in factions:
        faction = in_language(factions[faction].name, texts.language)
    lines = [
        company.name,
        say(
            N("company", "{0} · {1} of {2} points · Command {3} · {4}"),
            faction,
            sum_of(sums, "points"),
            company.points,
            sum_of(sums, "command"),
            edition_words.name_of(preset(company.edition), texts),
        ),
        "",
    ]
    for entry in company.entries:
        profile = catalogue.profiles.get(entry.card)
        about = entry.card if profile is None else profile.name(texts.language)
        if profile is not None:
            points = say(
                N("company", "{0} points"),
                f"{profile.points * entry.count}{MARK if profile.doubts('points') else ''}",
            )
            rank = texts.translate("card", RANKS[profile.rank]) if profile.rank else ""
            rank += MARK if rank and profile.doubts("rank") else ""
            about = f"{about} · {rank} · {points}" if rank else f"{about} · {points}"
        lines.append(f"{entry.count} × {about} [{entry.card}]")
    units = sum(entry.count for entry in company.entries)
    last = f"{company.version}: {company.faction}, {company.points}, {company.edition}, {units}"
    return "\n".join([*lines, "", f"[hellassist company {last}]", ""])


def from_file(path: Path, catalogue: Catalogue) -> Imported:
    """A Company from a file of either form. Raises CardError."""
    from hellassist.catalogue.toml_files import read_text

    return from_text(read_text(path), catalogue, path.name)


def from_text(text: str, catalogue: Catalogue, name: str) -> Imported:
    """A Company from TOML, from ``as_text`` or typed by hand; *name* is what sentences call it. Raises CardError."""
    from hellassist.catalogue import CardError, company_from
    from hellassist.catalogue.toml_files import toml_from

    if len(text) > LONGEST:
        raise CardError(
            [
                Said(
                    N("files", "{name}: it is longer than {most} characters, so it was not read."),
                    name=name,
                    most=LONGEST,
                )
            ]
        )
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    while lines and not lines[0].strip():
        lines.pop(0)
    if not lines:
        raise CardError([Said(N("files", "{name}: there is no text in it."), name=name)])
    last = LAST.fullmatch(lines[-1].strip()) if len(lines) > 1 else None
    if last is None and TOML.search(text):
        return Imported(company_from(toml_from("\n".join(lines), name), name))
    _check_signs(lines, name)
    if last is not None:
        return Imported(_exported(lines, last, name))
    return _typed(lines, catalogue, name)


def _check_signs(lines: list[str], name: str) -> None:
    from hellassist.catalogue import CardError

    for number, line in enumerate(lines, 1):
        for sign in line:
            if unicodedata.category(sign) == "Cc" and sign != "\t":
                said = N(
                    "files", "{name}, line {number}: it holds the control character {sign}; allowed is text."
                )
                raise CardError([Said(said, name=name, number=number, sign=f"U+{ord(sign):04X}")])


def _exported(lines: list[str], last: re.Match[str], name: str) -> CompanyList:
    from hellassist.catalogue import CardError, company_from

    entries: list[dict[str, Any]] = []
    for line in lines[2:-1]:
        counted = LINE.fullmatch(line)
        marked = MARKED.fullmatch(counted[2]) if counted is not None else None
        if counted is not None and marked is not None:
            entries.append({"card": marked[1], "count": int(counted[1])})
    values = {
        "version": int(last[1][:9]),
        "name": lines[0],
        "faction": last[2],
        "points": int(last[3][:9]),
        "edition": last[4],
        "entries": entries,
    }
    company = company_from(values, name)
    units = sum(entry.count for entry in company.entries)
    if units != int(last[5][:9]):
        text = N(
            "files", "{name}: its last line says {said} units, but {units} stand above it: a part is missing."
        )
        raise CardError([Said(text, name=name, said=_shown(last[5]), units=units)])
    return company


def _shown(text: str) -> str:
    """A number of a file as a sentence repeats it."""
    return text if len(text) < 10 else f"{text[:9]}…"


def _typed(lines: list[str], catalogue: Catalogue, name: str) -> Imported:
    from hellassist.catalogue import CardError, company_from
    from hellassist.catalogue.words import slug

    known = {slug(word): card.id for card in catalogue for word in (*card.name.values(), card.id)}
    entries: list[dict[str, Any]] = []
    remarks: list[str] = []
    cut_off = Said(
        N("files", "{name}: its last line, [hellassist company …], is missing: it may be cut off."), name=name
    )
    heading = "" if LINE.fullmatch(lines[0]) else lines[0].strip()
    for number, line in enumerate(lines, 1):
        counted = LINE.fullmatch(line)
        if counted is None:
            if line.strip() and number > 1:
                remarks.append(Said(PASSED_OVER, name=name, number=number))
            continue
        marked = MARKED.fullmatch(counted[2])
        if marked is not None and cut_off not in remarks:
            remarks.insert(0, cut_off)
        bare = re.split(r"\s*[(\[·,]", counted[2])[0]
        card = (
            marked[1]
            if marked is not None
            else known.get(slug(counted[2]), known.get(slug(bare), slug(bare)))
        )
        entries.append({"card": card, "count": int(counted[1])})
    if not entries:
        raise CardError(
            [
                Said(
                    N("files", "{name}: no line of it names a card; allowed are lines as 3 × Damned."),
                    name=name,
                )
            ]
        )
    factions = [catalogue[each["card"]].faction for each in entries if each["card"] in catalogue]
    own = [key for key in factions if key in catalogue.factions and not catalogue.factions[key].mercenary]
    faction = next(iter([*own, *factions]), next(iter(catalogue.factions), "westerners"))
    values = {"name": heading or name, "faction": faction, "entries": entries}
    return Imported(company_from(values, name), tuple(remarks))
