"""Composition of Companies: every rule of the chapter, legal and illegal by one."""

from pathlib import Path
from typing import Any

import pytest

from hellassist.catalogue.cards import Card
from hellassist.catalogue.company import (
    CompanyEntry,
    CompanyList,
    faults,
    read_company,
    totals,
    write_company,
)
from hellassist.catalogue.composition import Fault, blocks
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.factions import shipped_factions
from hellassist.catalogue.shelf import Catalogue
from tests.catalogue.make import TABLE, card, rules_broken, unit, wrong

BOSS = unit("boss", "officer", 4)
MEN = unit("men", "trooper")
SELLSWORDS = unit("sellswords", "trooper", faction="mercenaries")


def legal(faction: str, *hired: tuple[Card, int], points: int = 200) -> bool:
    """Whether nothing speaks against the Company."""
    return not wrong(faction, list(hired), points)


def westerners(*hired: tuple[Card, int], points: int = 200) -> set[str]:
    """Rules that these break beside a lone Officer with CMD 4."""
    return rules_broken("westerners", [(BOSS, 1), *hired], points)


@pytest.mark.rule("UN-02")
def test_the_same_officer_twice() -> None:
    assert "UN-02" in rules_broken("westerners", [(BOSS, 2)])
    assert "UN-02" not in rules_broken("westerners", [(BOSS, 1)])


@pytest.mark.rule("UN-03", "CO-04", "CO-16")
def test_exactly_one_officer_in_games_of_any_size() -> None:
    other = unit("other", "officer", 4)
    aide = unit("aide", "independent")
    for points in (200, 400, 600):
        assert wrong("westerners", [(aide, 1)], points) == (Fault("", "CO-04", "no_officer", 0, 1),)
        assert wrong("westerners", [(BOSS, 1), (other, 1)], points) == (
            Fault("", "CO-04", "too_many_officers", 2, 1),
        )
        assert legal("westerners", (BOSS, 1), points=points)
    assert rules_broken("westerners", []) == {"CO-04"}


@pytest.mark.rule("UN-05", "CO-05")
def test_named_independents_once() -> None:
    saurav = unit("saurav_geet", "independent", named=True)
    assert wrong("westerners", [(BOSS, 1), (saurav, 2)]) == (
        Fault("saurav_geet", "UN-05", "named_twice", 2, 1),
    )
    assert legal("westerners", (BOSS, 1), (saurav, 1), (unit("ana", "independent", named=True), 1))
    twice = CompanyList(
        name="c",
        faction="westerners",
        entries=(
            CompanyEntry(card="boss"),
            CompanyEntry(card="saurav_geet"),
            CompanyEntry(card="saurav_geet"),
        ),
    )
    assert [fault.rule for fault in faults(twice, Catalogue([BOSS, saurav]))] == ["UN-05"]


@pytest.mark.rule("UN-06", "CO-06")
def test_nameless_independents_up_to_their_availability() -> None:
    pair = unit("pair", "independent", availability="Limited 2")
    assert legal("westerners", (BOSS, 1), (pair, 2))
    assert wrong("westerners", [(BOSS, 1), (pair, 3)]) == (Fault("pair", "UN-63", "limited", 3, 2),)
    free = unit("free", "independent")
    for count in (4, 5):
        assert legal("westerners", (BOSS, 1), (free, count))
    assert westerners((unit("dear", "independent", points=40), 5)) == {"CO-02"}


@pytest.mark.rule("UN-07")
def test_troopers_up_to_their_availability() -> None:
    trio = unit("trio", "trooper", availability="Limited 3")
    assert westerners((trio, 3)) == set()
    assert westerners((trio, 4)) == {"UN-63"}


@pytest.mark.rule("UN-58", "CO-02")
@pytest.mark.parametrize(
    ("spent", "agreed", "fits"), [(200, 200, True), (201, 200, False), (187, 200, True), (301, 300, False)]
)
def test_points_not_above_the_agreement(spent: int, agreed: int, fits: bool) -> None:
    boss = unit("boss", "officer", 4, points=spent - 20)
    found = wrong("westerners", [(boss, 1), (unit("men", "trooper", points=10), 2)], agreed)
    assert found == (() if fits else (Fault("", "CO-02", "too_many_points", spent, agreed),))


@pytest.mark.rule("UN-59")
def test_five_factions_as_data() -> None:
    assert set(shipped_factions()) == {"westerners", "saracens", "demons", "lost", "mercenaries"}
    assert unit("one", "trooper", faction="demons").faction == "demons"
    with pytest.raises(Exception, match="fields"):
        unit("two", "trooper", faction="elves")
    with pytest.raises(Exception, match="faction"):
        unit("three", "trooper", faction=["demons", "lost"])


@pytest.mark.rule("UN-60", "CO-03", "CO-11")
def test_mercenaries_may_serve_others_and_nobody_else_may() -> None:
    assert westerners((SELLSWORDS, 1)) == set()
    assert westerners((unit("damned", "trooper", faction="demons"), 1)) == {"CO-03"}
    assert westerners((unit("golem", "independent", faction="mercenaries"), 1)) == set()
    satan = unit("satan", "officer", 4, faction="demons")
    assert rules_broken("demons", [(satan, 1), (unit("sling", "trooper", faction="lost"), 1)]) == {"CO-03"}
    emir = unit("emir", "officer", 4, faction="saracens")
    assert legal("saracens", (emir, 1), (unit("golem", "independent", faction="mercenaries"), 1))
    captain = unit("captain", "officer", 4, faction="mercenaries")
    assert legal("mercenaries", (captain, 1), (SELLSWORDS, 4))
    assert rules_broken("westerners", [(satan, 1)]) == {"CO-03"}


@pytest.mark.rule("UN-61", "CO-12", "SA-121")
def test_a_mercenary_officer_leads_mercenaries_but_for_prestige() -> None:
    damned = unit("damned", "trooper", faction="demons")
    pillar = unit("pillar", "trooper", faction="saracens")
    plain = unit("captain", "officer", 4, faction="mercenaries")
    assert rules_broken("mercenaries", [(plain, 1), (pillar, 1)]) == {"CO-12"}
    assert rules_broken("mercenaries", [(plain, 1), (damned, 1)]) == {"CO-12"}
    assert rules_broken("demons", [(plain, 1), (damned, 1)]) == {"CO-12"}
    for faction, hired, refused in (("Saracens", pillar, damned), ("Demons", damned, pillar)):
        grand = unit("grand", "officer", 4, faction="mercenaries", abilities=[f"Prestige ({faction})"])
        assert legal("mercenaries", (grand, 1), (hired, 1), (SELLSWORDS, 1))
        assert rules_broken("mercenaries", [(grand, 1), (refused, 1)]) == {"CO-12"}
    grand = unit("grand", "officer", 4, faction="mercenaries", abilities=["Prestige (Demons)"])
    assert legal("mercenaries", (grand, 1), (unit("imp", "independent", faction="demons"), 1))
    assert "CO-03" in rules_broken(
        "mercenaries", [(grand, 1), (unit("satan", "officer", 4, faction="demons"), 1)]
    )
    west, sand = (unit("men", "trooper", faction=name) for name in ("westerners", "saracens"))
    grand = unit("grand", "officer", 4, faction="mercenaries", abilities=["Prestige (Westerners)"])
    assert legal("mercenaries", (grand, 1), (west, 3))
    assert rules_broken("mercenaries", [(grand, 1), (sand, 1)]) == {"CO-12"}
    aide = unit("aide", "independent", 2, faction="mercenaries", abilities=["Prestige (Demons)"])
    assert rules_broken("mercenaries", [(plain, 1), (aide, 1), (damned, 1)]) == {"CO-12"}


@pytest.mark.rule("UN-62")
def test_unique_units_once_whatever_the_size() -> None:
    only = unit("only", "trooper", availability="Unique")
    assert westerners((only, 2), points=600) == {"UN-62"}
    assert westerners((only, 1), points=600) == set()


@pytest.mark.rule("UN-63", "CO-09")
@pytest.mark.parametrize(
    ("x", "points", "most"),
    [
        (3, 200, 3),
        (3, 201, 6),
        (3, 350, 6),
        (3, 400, 6),
        (3, 401, 9),
        (3, 100, 3),
        (2, 150, 2),
        (1, 1, 1),
        (2, 1000, 10),
    ],
)
def test_limited_for_each_started_200_points(x: int, points: int, most: int) -> None:
    limited = unit("limited", "independent", availability=f"Limited {x}", points=0)
    boss = unit("boss", "officer", 20, points=0)
    assert legal("westerners", (boss, 1), (limited, most), points=points)
    found = wrong("westerners", [(boss, 1), (limited, most + 1)], points)
    assert found == (Fault("limited", "UN-63", "limited", most + 1, most),)


def test_blocks_are_full_or_started() -> None:
    assert [blocks(points) for points in (1, 199, 200, 201, 400, 401)] == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("UN-64")
def test_unlimited_is_the_default() -> None:
    assert MEN.profile().availability.kind == "unlimited"
    assert westerners((unit("men", "trooper", availability=None), 10)) == {"CO-07"}
    leader = unit("leader", "officer", 5, abilities=["Leader"])
    assert legal("westerners", (leader, 1), (MEN, 10))


@pytest.mark.rule("UN-65")
def test_associated_units_need_the_named_one() -> None:
    hound = unit("hound", "trooper", availability="Associated (Hunter) 2")
    hunter = unit("huntsman", "independent", 1, name="Hunter")
    assert wrong("westerners", [(BOSS, 1), (hound, 1)]) == (Fault("hound", "UN-65", "associated", 1, 0),)
    for hunters, most in ((1, 2), (2, 4)):
        assert westerners((hunter, hunters), (hound, most)) == set()
        assert westerners((hunter, hunters), (hound, most + 1)) == {"UN-65"}


@pytest.mark.rule("UN-66")
def test_limited_x_of_both_variants_and_y_of_the_second() -> None:
    shared: dict[str, Any] = {"availability": "Limited 3/2", "variant_of": "Pillar of Faith"}
    daggers = unit("daggers", "trooper", variant="first", **shared)
    halberd = unit("halberd", "trooper", variant="second", **shared)
    boss = unit("boss", "officer", 9)

    def broken(first: int, second: int, points: int) -> set[str]:
        hired = [(boss, 1), *([(daggers, first)] if first else []), *([(halberd, second)] if second else [])]
        return rules_broken("westerners", hired, points)

    for first, second in ((3, 0), (1, 2), (0, 2), (2, 1)):
        assert broken(first, second, 200) == set()
    for first, second in ((0, 3), (2, 2), (4, 0)):
        assert broken(first, second, 200) == {"UN-66"}
    for first, second in ((6, 0), (2, 4), (3, 3)):
        assert broken(first, second, 400) == set()
    for first, second in ((7, 0), (1, 5), (3, 4), (0, 5)):
        assert broken(first, second, 400) == {"UN-66"}


@pytest.mark.rule("CO-01")
def test_200_points_are_proposed() -> None:
    assert CompanyList(name="a", faction="demons").points == 200
    both = [CompanyList(name=name, faction="demons", points=300) for name in ("a", "b")]
    assert [company.points for company in both] == [300, 300]


@pytest.mark.rule("CO-07")
def test_as_many_troopers_as_basic_command() -> None:
    aides = unit("aides", "independent", 1)
    assert westerners((aides, 2), (MEN, 6)) == set()
    assert wrong("westerners", [(BOSS, 1), (aides, 2), (MEN, 7)]) == (
        Fault("", "CO-07", "too_many_troopers", 7, 6),
    )
    sergeant = unit("sergeant", "trooper", 1)
    assert westerners((sergeant, 1), (MEN, 4)) == set()
    assert westerners((sergeant, 1), (MEN, 5)) == {"CO-07"}


@pytest.mark.rule("CO-08")
def test_leader_counts_twice_for_hiring_alone() -> None:
    leader = unit("leader", "officer", 3, abilities=["Leader"])
    aide = unit("aide", "independent", 2)
    assert legal("westerners", (leader, 1), (aide, 1), (MEN, 8))
    assert rules_broken("westerners", [(leader, 1), (aide, 1), (MEN, 9)]) == {"CO-07"}
    company = CompanyList(
        name="c", faction="westerners", entries=(CompanyEntry(card="leader"), CompanyEntry(card="aide"))
    )
    sums = totals(company, Catalogue([leader, aide]))
    assert (sums.command, sums.trooper_limit) == (5, 8)


@pytest.mark.rule("CO-10")
def test_limited_number_and_trooper_limit_together() -> None:
    six = unit("six", "trooper", availability="Limited 6")
    five = unit("boss", "officer", 5)
    assert legal("westerners", (five, 1), (six, 5))
    assert rules_broken("westerners", [(five, 1), (six, 6)]) == {"CO-07"}
    three, seven = unit("three", "trooper", availability="Limited 3"), unit("boss", "officer", 7)
    assert legal("westerners", (seven, 1), (three, 3), (MEN, 4))
    assert rules_broken("westerners", [(seven, 1), (three, 4), (MEN, 3)]) == {"UN-63"}
    assert rules_broken("westerners", [(seven, 1), (three, 3), (MEN, 5)]) == {"CO-07"}


@pytest.mark.rule("CO-13")
def test_command_of_a_mercenary_independent_hires_mercenaries() -> None:
    boss, aide = unit("boss", "officer", 5), unit("aide", "independent", 2, faction="mercenaries")

    def broken(own: int, mercenary: int) -> set[str]:
        hired = [
            (boss, 1),
            (aide, 1),
            *([(MEN, own)] if own else []),
            *([(SELLSWORDS, mercenary)] if mercenary else []),
        ]
        return rules_broken("westerners", hired)

    for own, mercenary in ((5, 2), (0, 7), (4, 3), (5, 0)):
        assert broken(own, mercenary) == set()
    assert broken(6, 0) == {"CO-13"}
    assert broken(5, 3) == {"CO-07"}
    trooper = unit("veteran", "trooper", 1, faction="mercenaries")
    assert legal("westerners", (boss, 1), (trooper, 1), (MEN, 5))


@pytest.mark.rule("CO-14")
def test_no_quota_for_mercenary_troopers() -> None:
    boss = unit("boss", "officer", 5)
    for own in range(6):
        hired = [(boss, 1), *([(MEN, own)] if own else []), *([(SELLSWORDS, 5 - own)] if own < 5 else [])]
        assert legal("westerners", *hired)
    assert rules_broken("westerners", [(boss, 1), (SELLSWORDS, 6)]) == {"CO-07"}


@pytest.mark.rule("CO-15")
def test_leader_on_a_mercenary_independent() -> None:
    aide = unit("aide", "independent", 1, faction="mercenaries", abilities=["Leader"])
    assert westerners((aide, 1), (MEN, 4), (SELLSWORDS, 2)) == set()
    assert westerners((aide, 1), (SELLSWORDS, 6)) == set()
    assert westerners((aide, 1), (MEN, 5)) == {"CO-13"}
    assert westerners((aide, 1), (MEN, 4), (SELLSWORDS, 3)) == {"CO-07"}


@pytest.mark.rule("CO-17")
def test_lemures_are_not_hired_unless_emancipated() -> None:
    infernalist = unit("asaliah", "independent", infernalist="2/3")
    assert westerners((infernalist, 1)) == set()
    lemure = card("lemure", rank=None, keywords=["Lemure"])
    assert wrong("westerners", [(BOSS, 1), (lemure, 1)]) == (Fault("lemure", "CO-17", "lemure_hired", 1, 0),)
    freed = card("freed", rank=None, keywords=["Lemure"], abilities=["Emancipated"])
    officer_alone = unit("boss", "officer", 0)
    assert legal("westerners", (officer_alone, 1), (freed, 1))
    trooper = card("freed", rank="trooper", keywords=["Lemure"], abilities=["Emancipated"])
    assert rules_broken("westerners", [(officer_alone, 1), (trooper, 1)]) == {"CO-07"}


@pytest.mark.rule("SA-011")
def test_a_gun_brings_its_carrier() -> None:
    cannon = {"name": "Cannon", "table": TABLE, "use": "ranged", "range": 12, "abilities": ["Artillery"]}
    gun = unit("gun", "independent", shs=2, weapons=[{"name": "Fists", "table": TABLE}, cannon])
    carrier = unit("carrier", "trooper", abilities=["Ammunition Carrier"])
    assert wrong("westerners", [(BOSS, 1), (gun, 1)]) == (Fault("gun", "SA-011", "carriers_missing", 0, 1),)
    assert westerners((gun, 1), (carrier, 1)) == set()
    one_short = wrong("westerners", [(BOSS, 1), (gun, 2), (carrier, 1)])
    assert Fault("gun", "SA-011", "carriers_missing", 1, 2) in one_short


def test_a_card_that_is_not_there_is_named() -> None:
    company = CompanyList(
        name="c", faction="westerners", entries=(CompanyEntry(card="boss"), CompanyEntry(card="ghost"))
    )
    assert [(fault.entry, fault.reason) for fault in faults(company, Catalogue([BOSS]))] == [
        ("ghost", "unknown_card")
    ]


def test_a_company_reads_back_as_it_was_written(tmp_path: Path) -> None:
    company = CompanyList(
        name='The "Old" Guard — Гвардия',
        faction="westerners",
        points=350,
        entries=(CompanyEntry(card="men", count=4),),
    )
    write_company(tmp_path / "guard.toml", company)
    assert read_company(tmp_path / "guard.toml") == company


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('name = "a"', "faction"),
        ('name = "a"\nfaction = "lost"\npoints = 0', "points"),
        ('name = "a"\nfaction = "lost"\n[[entries]]\ncard = "x"\ncount = 0', "entries.0.count"),
        ('name = "a"\nfaction = "lost"\n[[entries]]\ncrad = "x"', 'Did you mean "card"'),
        ("name = ", "well-formed"),
    ],
)
def test_a_company_file_that_is_wrong(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "company.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=sentence):
        read_company(tmp_path / "company.toml")
