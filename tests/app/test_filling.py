"""Companies that are filled up are legal, and use what the points allow."""

from __future__ import annotations

import pytest

from hellassist.app.companies.filling import filled_up
from hellassist.catalogue import Catalogue, CompanyList, faults, totals
from hellassist.places import cards_folder

CARDS = Catalogue.load(cards_folder())
FACTIONS = sorted({card.faction for card in CARDS.profiles.values() if card.rank == "officer"})


@pytest.mark.parametrize("points", [100, 200, 400])
@pytest.mark.parametrize("faction", FACTIONS)
def test_an_empty_company_becomes_a_legal_one(faction: str, points: int) -> None:
    company = filled_up(CompanyList(name="Practice", faction=faction, points=points, entries=()), CARDS)
    assert faults(company, CARDS) == ()
    assert totals(company, CARDS).points <= points
    assert totals(company, CARDS).units >= 2


def test_what_is_there_stays_and_a_full_company_is_left_as_it_is() -> None:
    begun = CompanyList(name="Ours", faction="westerners", points=200, entries=()).with_count("sergeant", 1)
    full = filled_up(begun, CARDS)
    assert full.counts()["sergeant"] >= 1
    assert full.entries[0].card == "sergeant"
    assert filled_up(full, CARDS) == full
