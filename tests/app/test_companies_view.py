"""What the builder lists: the roster in its orders, and the cards that are looked for."""

from __future__ import annotations

import pytest

from hellassist.app.companies.companies_view import Order, Wish, offers, roster, wished
from hellassist.catalogue import Catalogue, CompanyEntry, CompanyList, faults
from tests.catalogue.make import unit

BOSS = unit("boss", "officer", 4, points=50, name={"en": "Zorro", "fr": "Évêque"})
MEN = unit("men", "trooper", points=10, abilities=["Leader"])
DEAR = unit("dear", "independent", points=150, keywords=["Human", "Female"])
SWORD = unit("sword", "trooper", faction="mercenaries")
DEMON = unit("damned", "trooper", faction="demons")
CARDS = Catalogue([DEMON, SWORD, DEAR, MEN, BOSS])


def company(**counts: int) -> CompanyList:
    entries = tuple(CompanyEntry(card=card, count=count) for card, count in counts.items())
    return CompanyList(name="c", faction="westerners", entries=entries)


@pytest.mark.parametrize(
    ("order", "cards"),
    [
        ("added", ["ghost", "men", "dear", "boss"]),
        ("rank", ["boss", "dear", "men", "ghost"]),
        ("name", ["dear", "men", "boss", "ghost"]),
        ("points", ["dear", "boss", "men", "ghost"]),
    ],
)
def test_orders_of_the_roster(order: Order, cards: list[str]) -> None:
    lines = roster(company(ghost=2, men=1, dear=1, boss=1), CARDS, order, "en")
    assert [line.card for line in lines] == cards
    assert next(line for line in lines if line.card == "ghost").profile is None


def found(wish: Wish, **counts: int) -> list[str]:
    made = company(**counts)
    return [offer.profile.id for offer in wished(offers(made, CARDS, faults(made, CARDS)), wish)]


def test_own_cards_come_first_and_only_who_may_serve() -> None:
    assert found(Wish()) == ["boss", "dear", "men", "sword"]
    assert found(Wish(faction="*")) == ["boss", "dear", "men", "sword", "damned"]
    assert found(Wish(faction="demons")) == ["damned"]
    assert found(Wish(rank="trooper")) == ["men", "sword"]


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("zor", ["boss"]),
        ("eveque", ["boss"]),
        ("ÉVÊQUE", ["boss"]),
        ("leader", ["men"]),
        ("female human", ["dear"]),
        ("female leader", []),
        ("merc", ["sword"]),
    ],
)
def test_words_are_looked_for_in_all_that_a_card_is_known_by(words: str, cards: list[str]) -> None:
    assert found(Wish(words)) == cards


def test_only_what_still_fits() -> None:
    assert found(Wish(only_fitting=True)) == ["boss", "dear"]
    assert found(Wish(only_fitting=True), boss=1) == ["dear", "men", "sword"]
    assert found(Wish(only_fitting=True), boss=1, dear=1) == []
