"""A Company as its builder shows it: the roster in an order, and the cards on offer with what one more would break."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from hellassist.app.cards.card_draft import MARK
from hellassist.rules.profile import Profile

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList, Fault, Totals

Order = Literal["added", "rank", "name", "points"]
RANKS = ("officer", "independent", "trooper", "")


@dataclass(frozen=True, slots=True)
class RosterLine:
    """So many of a card; *profile* is None for a card that nobody knows."""

    card: str
    count: int
    profile: Profile | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A card that may be added, how many there are already, and what one more would break."""

    profile: Profile
    count: int
    breaks: tuple[Fault, ...]

    @property
    def may_serve(self) -> bool:
        """Whether its Faction lets it serve in the Company, as the rules of composition say."""
        from hellassist.catalogue.composition import OF_FACTION

        return not any(fault.entry == self.profile.id and fault.reason in OF_FACTION for fault in self.breaks)


@dataclass(frozen=True, slots=True)
class Wish:
    """Which offers are looked for. *faction* "" asks for all who may serve, "*" for all cards; *rank* "" for any."""

    words: str = ""
    faction: str = ""
    rank: str = ""
    only_fitting: bool = False


def sum_of(sums: Totals, what: str) -> str:
    """A sum by its name in the Totals, with a tilde where a part of it is a placeholder."""
    return f"{getattr(sums, what)}{MARK if what in sums.doubtful else ''}"


def roster(company: CompanyList, catalogue: Catalogue, order: Order, language: str) -> tuple[RosterLine, ...]:
    """The cards of the Company in an order; those that nobody knows come last."""
    lines = [
        RosterLine(card, count, catalogue.profiles.get(card)) for card, count in company.counts().items()
    ]
    if order == "added":
        return tuple(lines)

    def key(line: RosterLine) -> tuple[int, int, str]:
        profile = line.profile
        if profile is None:
            return len(RANKS), 0, line.card
        first = RANKS.index(profile.rank) if order == "rank" else 0
        second = -profile.points if order in {"points", "rank"} else 0
        return first, second, profile.name(language).casefold()

    return tuple(sorted(lines, key=key))


def offers(company: CompanyList, catalogue: Catalogue, wrong: tuple[Fault, ...]) -> tuple[Offer, ...]:
    """All cards: those of the Faction first, then Mercenaries, then the others; *wrong* is what is wrong already."""
    from hellassist.catalogue import brought_by

    counts, factions = company.counts(), catalogue.factions

    def near(profile: Profile) -> int:
        if profile.faction == company.faction:
            return 0
        return 1 if profile.faction in factions and factions[profile.faction].mercenary else 2

    def key(profile: Profile) -> tuple[int, int, str]:
        return near(profile), RANKS.index(profile.rank), profile.name().casefold()

    return tuple(
        Offer(profile, counts[profile.id], brought_by(company, profile.id, catalogue, wrong))
        for profile in sorted(catalogue.profiles.values(), key=key)
    )


def wished(found: Iterable[Offer], wish: Wish) -> tuple[Offer, ...]:
    """The offers that a wish asks for. All words are looked for in names of all languages, keywords and abilities."""
    words = _plain(wish.words).split()
    return tuple(
        offer
        for offer in found
        if (not wish.rank or offer.profile.rank == wish.rank)
        and (
            wish.faction == "*"
            or (offer.may_serve if not wish.faction else offer.profile.faction == wish.faction)
        )
        and not (wish.only_fitting and offer.breaks)
        and all(word in _searched(offer.profile) for word in words)
    )


def _searched(profile: Profile) -> str:
    abilities = (ability.id for ability in profile.abilities)
    parts = (*profile.names.values(), profile.id, *profile.keywords, *abilities, profile.faction)
    return _plain(" ".join(parts).replace("_", " "))


def _plain(text: str) -> str:
    """The text without accents and capitals."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))
