"""Two Companies side by side: sums, means of what the cards give, and which cards each has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    plain = {
        "units": [each.units for each in sums],
        "troopers": [each.troopers for each in sums],
        "trooper_limit": [each.trooper_limit for each in sums],
    }

    def doubted(what: str, count: Callable[[Profile], int], *fields: str) -> Row:
        first, second = (
            Figure(Fraction(sum(count(profile) * number for profile, number in each)), _doubt(each, *fields))
            for each in hired
        )
        return Row(what, first, second)

    rows = [
        doubted("points", lambda profile: profile.points, "points"),
        *(Row(what, Figure(Fraction(a)), Figure(Fraction(b))) for what, (a, b) in plain.items()),
        Row(
            "command",
            Figure(Fraction(sums[0].command), _doubt(hired[0], "cmd", "binary")),
            Figure(Fraction(sums[1].command), _doubt(hired[1], "cmd", "binary")),
        ),
        doubted("life", lambda profile: profile.life, "life"),
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


def _doubt(hired: Iterable[tuple[Profile, int]], *fields: str) -> bool:
    return any(
        path == field or path.startswith(f"{field}.")
        for profile, _ in hired
        for path in profile.placeholders
        for field in fields
    )


def _mean(hired: list[tuple[Profile, int]], stat: Stat) -> Figure:
    """The mean of the red values over those units whose cards print the stat."""
    having = [(profile, count) for profile, count in hired if profile.score(stat) is not None]
    units = sum(count for _, count in having)
    if not units:
        return Figure(None)
    whole = sum(score.red * count for profile, count in having if (score := profile.score(stat)) is not None)
    return Figure(Fraction(whole, units), _doubt(having, *FIELDS.get(stat, (stat,))))
