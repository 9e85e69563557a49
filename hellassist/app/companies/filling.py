"""A Company filled up with cards of its Faction, as a start or as an opponent to practise against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hellassist.app.companies.companies_view import RANKS

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList


def filled_up(company: CompanyList, catalogue: Catalogue) -> CompanyList:
    """The Company with an Officer, where it has none, and one after another of each card, as long as nothing is broken.

    Nothing is taken away. Takes some milliseconds: each card that is added is judged by the rules of composition.
    """
    from hellassist.catalogue import brought_by
    from hellassist.catalogue.composition import is_invoked

    pool = sorted(
        (
            profile
            for profile in catalogue.profiles.values()
            if profile.faction == company.faction and not is_invoked(profile)
        ),
        key=lambda profile: (RANKS.index(profile.rank), profile.name().casefold()),
    )
    left = [profile.id for profile in pool]
    while left:
        fitting = []
        for card in left:
            if not brought_by(company, card, catalogue):
                company = company.with_count(card, company.counts()[card] + 1)
                fitting.append(card)
        left = fitting
    return company
