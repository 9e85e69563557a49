"""Two Companies side by side: sums, means and cards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hellassist.app.companies.companies_compare import Figure, compared
from hellassist.catalogue import Catalogue, CompanyEntry, CompanyList
from tests.catalogue.make import BOW, TABLE, unit

SWORD: dict[str, Any] = {"name": "Sword", "table": TABLE}
BOSS = unit("boss", "officer", 4, points=50, cbt=5, attested={"points": "a card", "cbt": "a card"})
MEN = unit("men", "trooper", points=20, cbt=2, attested={"points": "a card", "cbt": "a card"})
BOWS = unit("bows", "trooper", points=30, cbt=2, shs=3, weapons=[SWORD, BOW])
CARDS = Catalogue([BOSS, MEN, BOWS])


def whole(value: int) -> Figure:
    return Figure(Fraction(value))


def company(**counts: int) -> CompanyList:
    entries = tuple(CompanyEntry(card=card, count=count) for card, count in counts.items())
    return CompanyList(name="c", faction="westerners", entries=entries)


def test_sums_and_means_are_exact_and_doubt_is_told() -> None:
    found = compared(company(boss=1, men=2), company(boss=1, men=1, bows=3), CARDS)
    rows = {row.what: row for row in (*found.sums, *found.means)}
    assert (rows["points"].left, rows["points"].right) == (Figure(Fraction(90)), Figure(Fraction(160), True))
    assert (rows["units"].left, rows["units"].right) == (whole(3), whole(5))
    assert rows["life"].left.value == 12
    assert rows["troopers"].right.value == 4
    assert rows["cbt"].left == Figure(Fraction(9, 3))
    assert rows["cbt"].right == Figure(Fraction(5 + 2 + 6, 5), True)
    assert rows["shs"].left == Figure(None)
    assert rows["shs"].right.value == 3
    assert rows["command"].differs is False
    assert rows["units"].differs is True


def test_cards_of_either_are_listed_once_unknown_ones_too() -> None:
    found = compared(company(boss=1, ghost=2), company(men=1, boss=1), CARDS)
    assert [(row.what, row.left, row.right) for row in found.cards] == [
        ("boss", whole(1), whole(1)),
        ("ghost", whole(2), whole(0)),
        ("men", whole(0), whole(1)),
    ]


def test_empty_companies_have_no_means() -> None:
    found = compared(company(), company(), CARDS)
    assert all(row.left == Figure(None) for row in found.means)
    assert found.cards == ()
