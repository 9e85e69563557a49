"""Two Companies side by side: sums, means of what the cards give, and which cards each has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from hellassist.rules.profile import Profile, Stat

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList

MEANS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth")
FIELDS = {"def": ("def", "defence"), "pr": ("pr", "protection")}


@dataclass(frozen=True, slots=True)
class Figure:
    """A number; None where no card gives one. *doubtful*: a card's part in it is a placeholder."""

    value: Fraction | None
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the comparison. *what* names a sum, a stat's mean, or a card by its id."""

    what: str
    left: Figure
    right: Figure

    @property
    def differs(self) -> bool:
        """Whether the two are not the same."""
        return self.left.value != self.right.value


@dataclass(frozen=True, slots=True)
class Comparison:
    """All lines: *sums* over the Companies, *means* over the units that have the stat, *cards* with their numbers."""

    sums: tuple[Row, ...]
    means: tuple[Row, ...]
    cards: tuple[Row, ...]


def compared(left: CompanyList, right: CompanyList, catalogue: Catalogue) -> Comparison:
    """Both Companies; cards that nobody knows count among the cards alone."""
    from hellassist.catalogue import totals

    sums = [totals(company, catalogue) for company in (left, right)]
    hired = [_hired(company, catalogue) for company in (left, right)]

    def row(what: str) -> Row:
        first, second = (Figure(Fraction(getattr(each, what)), what in each.doubtful) for each in sums)
        return Row(what, first, second)

    rows = [
        row("points"),
        row("units"),
        row("troopers"),
        row("trooper_limit"),
        row("command"),
        Row("life", *(_life(each) for each in hired)),
    ]
    means = tuple(Row(stat, _mean(hired[0], stat), _mean(hired[1], stat)) for stat in MEANS)
    counts = [company.counts() for company in (left, right)]
    cards = tuple(
        Row(card, Figure(Fraction(counts[0][card])), Figure(Fraction(counts[1][card])))
        for card in dict.fromkeys((*counts[0], *counts[1]))
    )
    return Comparison(tuple(rows), means, cards)


def _hired(company: CompanyList, catalogue: Catalogue) -> list[tuple[Profile, int]]:
    return [
        (catalogue.profiles[card], count)
        for card, count in company.counts().items()
        if card in catalogue.profiles
    ]


def _life(hired: list[tuple[Profile, int]]) -> Figure:
    return Figure(Fraction(sum(profile.life * count for profile, count in hired)), _doubt(hired, "life"))


def _doubt(hired: Iterable[tuple[Profile, int]], *fields: str) -> bool:
    return any(profile.doubts(*fields) for profile, _ in hired)


def _mean(hired: list[tuple[Profile, int]], stat: Stat) -> Figure:
    """The mean of the red values over those units whose cards print the stat."""
    having = [(profile, count) for profile, count in hired if profile.score(stat) is not None]
    units = sum(count for _, count in having)
    if not units:
        return Figure(None)
    whole = sum(score.red * count for profile, count in having if (score := profile.score(stat)) is not None)
    return Figure(Fraction(whole, units), _doubt(having, *FIELDS.get(stat, (stat,))))
