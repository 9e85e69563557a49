"""Each rule of composition as a row: what is legal, one under what it asks, one over what it allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from hellassist.app.words import company_words
from hellassist.app.words.texts import Texts
from hellassist.catalogue.cards import Card
from hellassist.catalogue.company import CompanyEntry, CompanyList, brought_by, faults
from hellassist.catalogue.composition import Fault, tally, worsened
from hellassist.catalogue.factions import shipped_factions
from hellassist.catalogue.shelf import Catalogue
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, PRESETS, RUSSIAN, Edition
from tests.catalogue.make import TABLE, unit

Hired = list[tuple[Card, int]]
Rules = pytest.mark.rule

BOSS = unit("boss", "officer", 9)
MEN = unit("men", "trooper")
AIDE = unit("aide", "independent")
PILLARS: dict[str, Any] = {"availability": "Limited 3/2", "variant_of": "Pillar of Faith"}


@dataclass(frozen=True)
class Row:
    """*hired* of a number is legal from *least* to *most*; *over* and *under* are what speaks against one step past."""

    hired: Callable[[int], Hired]
    most: int
    over: Fault
    least: int = 0
    under: Fault | None = None
    faction: str = "westerners"
    points: int = 200
    edition: Edition = CORE


def beside(card: Card, *others: tuple[Card, int], boss: Card = BOSS) -> Callable[[int], Hired]:
    """So many of a card beside an Officer and others."""
    return lambda count: [(boss, 1), *others, (card, count)]


def variants(first: int | None, second: int | None) -> Callable[[int], Hired]:
    """Both variants of a unit; None stands for the number asked."""
    daggers = unit("daggers", "trooper", variant="first", **PILLARS)
    halberd = unit("halberd", "trooper", variant="second", **PILLARS)
    return lambda count: [
        (BOSS, 1),
        (daggers, count if first is None else first),
        (halberd, count if second is None else second),
    ]


def own(rank: str, **more: Any) -> Card:
    """A Mercenary."""
    return unit(f"merc_{rank}", rank, faction="mercenaries", **more)


GUN = unit(
    "gun",
    "independent",
    shs=2,
    weapons=[
        {"name": "Fists", "table": TABLE},
        {"name": "Cannon", "table": TABLE, "use": "ranged", "range": 12, "abilities": ["Artillery"]},
    ],
)
CARRIER = unit("carrier", "trooper", abilities=["Ammunition Carrier"])
LEADER = unit("leader", "officer", 3, abilities=["Leader"])
SMALL = unit("boss", "officer", 4)
HOUND = unit("hound", "trooper", availability="Associated (Hunter) 2")
HUNTER = unit("huntsman", "independent", name="Hunter")
DEMON = unit("damned", "trooper", faction="demons")
PRESTIGE = unit("captain", "officer", 9, faction="mercenaries", abilities=["Prestige (Westerners)"])


def officers(count: int) -> Hired:
    """So many Officers, each another."""
    return [(unit(f"officer{number}", "officer", 1), 1) for number in range(count)]


NO_OFFICER = Fault("", "CO-04", "no_officer", 0, 1)
LIMITED: dict[str, Any] = {"availability": "Limited 3"}
RANKED = {rank: unit("trio", rank, **LIMITED) for rank in ("independent", "trooper")}

ROWS = {
    "points": (
        ("CO-01", "CO-02", "UN-58", "RU-04"),
        Row(
            lambda count: [(unit("boss", "officer", 4, points=count), 1)],
            200,
            Fault("", "CO-02", "too_many_points", 201, 200),
        ),
    ),
    "other points": (
        ("CO-01", "CO-02"),
        Row(
            lambda count: [(unit("boss", "officer", 4, points=count), 1)],
            350,
            Fault("", "CO-02", "too_many_points", 351, 350),
            points=350,
        ),
    ),
    "one Officer": (
        ("CO-04", "UN-03"),
        Row(officers, 1, Fault("", "CO-04", "too_many_officers", 2, 1), 1, NO_OFFICER),
    ),
    "one Officer in larger battles": (
        ("CO-16",),
        Row(officers, 1, Fault("", "CO-04", "too_many_officers", 2, 1), 1, NO_OFFICER, points=400),
    ),
    "named independent": (
        ("CO-05", "UN-05"),
        Row(
            beside(unit("saurav", "independent", named=True)),
            1,
            Fault("saurav", "UN-05", "named_twice", 2, 1),
        ),
    ),
    "unique": (
        ("UN-62", "RU-10"),
        Row(
            beside(unit("only", "trooper", availability="Unique")),
            1,
            Fault("only", "UN-62", "unique_twice", 2, 1),
            points=600,
        ),
    ),
    "nameless independents": (
        ("CO-06", "UN-06"),
        Row(beside(RANKED["independent"]), 3, Fault("trio", "UN-63", "limited", 4, 3)),
    ),
    "limited troopers": (
        ("CO-09", "UN-07", "UN-63", "RU-11"),
        Row(beside(RANKED["trooper"]), 3, Fault("trio", "UN-63", "limited", 4, 3)),
    ),
    "limited in a started block": (
        ("CO-09", "UN-63", "RU-11"),
        Row(beside(RANKED["trooper"]), 6, Fault("trio", "UN-63", "limited", 7, 6), points=201),
    ),
    "limited in a full block": (
        ("CO-09", "UN-63", "RU-11"),
        Row(beside(RANKED["trooper"]), 6, Fault("trio", "UN-63", "limited", 7, 6), points=400),
    ),
    "troopers by Command": (
        ("CO-07",),
        Row(beside(MEN, boss=SMALL), 4, Fault("", "CO-07", "too_many_troopers", 5, 4)),
    ),
    "unlimited troopers by Command alone": (
        ("UN-64", "RU-13"),
        Row(beside(MEN), 9, Fault("", "CO-07", "too_many_troopers", 10, 9)),
    ),
    "Leader": (
        ("CO-08", "SA-099"),
        Row(beside(MEN, boss=LEADER), 6, Fault("", "CO-07", "too_many_troopers", 7, 6)),
    ),
    "both limits": (
        ("CO-10",),
        Row(
            beside(unit("six", "trooper", availability="Limited 6"), boss=SMALL),
            4,
            Fault("", "CO-07", "too_many_troopers", 5, 4),
        ),
    ),
    "Mercenaries in other Companies": (
        ("CO-11", "CO-14", "UN-60", "RU-06"),
        Row(beside(own("trooper"), boss=SMALL), 4, Fault("", "CO-07", "too_many_troopers", 5, 4)),
    ),
    "Command of a Mercenary independent": (
        ("CO-13",),
        Row(
            beside(MEN, (own("independent", cmd=2), 1), boss=SMALL),
            4,
            Fault("", "CO-13", "too_many_own_troopers", 5, 4),
        ),
    ),
    "Mercenary independent as Leader": (
        ("CO-15",),
        Row(
            beside(
                own("trooper"), (own("independent", cmd=1, abilities=["Leader"]), 1), (MEN, 4), boss=SMALL
            ),
            2,
            Fault("", "CO-07", "too_many_troopers", 7, 6),
        ),
    ),
    "another Faction": (
        ("CO-03", "UN-59"),
        Row(beside(DEMON), 0, Fault("damned", "CO-03", "other_faction", "demons", "westerners")),
    ),
    "under a Mercenary Officer": (
        ("CO-12", "UN-61", "RU-08"),
        Row(
            beside(MEN, boss=own("officer", cmd=9)),
            0,
            Fault("men", "CO-12", "prestige_needed", "westerners", "mercenaries"),
            faction="mercenaries",
        ),
    ),
    "under a Mercenary Officer with Prestige": (
        ("CO-12", "UN-61", "SA-121"),
        Row(
            beside(DEMON, (MEN, 2), boss=PRESTIGE),
            0,
            Fault("damned", "CO-12", "prestige_needed", "demons", "mercenaries"),
            faction="mercenaries",
        ),
    ),
    "Prestige opens a Company": (
        ("RU-08",),
        Row(
            beside(MEN, boss=PRESTIGE),
            9,
            Fault("", "CO-07", "too_many_troopers", 10, 9),
            edition=RUSSIAN,
        ),
    ),
    "lemures": (
        ("CO-17", "SA-062"),
        Row(
            beside(unit("lemure", "trooper", keywords=["Lemure"])),
            0,
            Fault("lemure", "CO-17", "lemure_hired", 1, 0),
        ),
    ),
    "associated to nobody": (
        ("UN-65", "RU-14"),
        Row(beside(HOUND), 0, Fault("hound", "UN-65", "associated", 1, 0)),
    ),
    "associated": (
        ("UN-65", "RU-14"),
        Row(beside(HOUND, (HUNTER, 2)), 4, Fault("hound", "UN-65", "associated", 5, 4)),
    ),
    "both variants": (
        ("UN-66", "RU-12"),
        Row(variants(None, 1), 2, Fault("daggers", "UN-66", "variants", 4, 3)),
    ),
    "second variant": (
        ("UN-66", "RU-12"),
        Row(variants(0, None), 2, Fault("halberd", "UN-66", "second_variant", 3, 2)),
    ),
    "variants however their unit is typed": (
        ("UN-66", "RU-12"),
        Row(
            lambda count: [
                (BOSS, 1),
                (
                    unit(
                        "daggers", "trooper", variant="first", **{**PILLARS, "variant_of": "pillar of  FAITH"}
                    ),
                    2,
                ),
                (unit("halberd", "trooper", variant="second", **PILLARS), count),
            ],
            1,
            Fault("daggers", "UN-66", "variants", 4, 3),
        ),
    ),
    "variants in a started block": (
        ("UN-66", "RU-12"),
        Row(variants(1, None), 4, Fault("halberd", "UN-66", "second_variant", 5, 4), points=350),
    ),
    "carriers": (
        ("SA-011",),
        Row(
            lambda count: [(BOSS, 1), (GUN, count), (CARRIER, 2)],
            2,
            Fault("gun", "SA-011", "carriers_missing", 2, 3),
        ),
    ),
    "too few carriers": (
        ("SA-011",),
        Row(
            beside(CARRIER, (GUN, 2)),
            9,
            Fault("", "CO-07", "too_many_troopers", 10, 9),
            2,
            Fault("gun", "SA-011", "carriers_missing", 1, 2),
        ),
    ),
}


def company_of(row: Row, count: int) -> tuple[CompanyList, Catalogue]:
    hired = [(card, number) for card, number in row.hired(count) if number > 0]
    entries = tuple(CompanyEntry(card=card.id, count=number) for card, number in hired)
    company = CompanyList(
        name="c", faction=row.faction, points=row.points, edition=row.edition.name, entries=entries
    )
    return company, Catalogue(card for card, _ in hired)


@pytest.mark.parametrize(
    "row", [pytest.param(row, marks=Rules(*ids), id=key) for key, (ids, row) in ROWS.items()]
)
def test_legal_one_under_and_one_over(row: Row) -> None:
    for count in {row.least, max(row.least, row.most - 1), row.most}:
        assert faults(*company_of(row, count)) == ()
    assert faults(*company_of(row, row.most + 1)) == (row.over,)
    if row.under is not None:
        assert faults(*company_of(row, row.least - 1)) == (row.under,)


@pytest.mark.parametrize("fault", [row.over for _, row in ROWS.values()], ids=list(ROWS))
def test_each_sentence_names_entry_rule_and_what_it_has_and_needs(fault: Fault) -> None:
    factions = {key: f"<{key}>" for key in shipped_factions()}
    told = company_words.told(fault, {fault.entry: "The Card"}, Texts(), factions)
    assert told.endswith(f"({fault.rule})")
    assert ("The Card" in told) == bool(fault.entry)
    plain = {"officer_twice", "unique_twice", "named_twice", "lemure_hired"}
    if isinstance(fault.have, int):
        assert str(fault.have) in told or fault.reason in plain
        assert str(fault.need) in told or fault.reason in plain | {"too_many_officers"}
    else:
        assert f"<{fault.have}>" in told


@Rules("UN-02")
def test_an_officer_twice_breaks_both_rules() -> None:
    company = CompanyList(name="c", faction="westerners", entries=(CompanyEntry(card="boss", count=2),))
    found = faults(company, Catalogue([BOSS]))
    assert {(fault.rule, fault.reason) for fault in found} == {
        ("CO-04", "too_many_officers"),
        ("UN-02", "officer_twice"),
    }


@Rules("CO-03", "UN-61")
def test_no_prestige_brings_a_second_officer() -> None:
    satan = unit("satan", "officer", 4)
    company = CompanyList(
        name="c",
        faction="mercenaries",
        entries=(CompanyEntry(card="captain"), CompanyEntry(card="satan")),
    )
    assert faults(company, Catalogue([PRESTIGE, satan])) == (
        Fault("", "CO-04", "too_many_officers", 2, 1),
        Fault("satan", "CO-03", "other_faction", "westerners", "mercenaries"),
    )


@Rules("RU-05")
@pytest.mark.parametrize("edition", PRESETS, ids=[edition.name for edition in PRESETS])
def test_factions_by_edition(edition: Edition) -> None:
    emperor = unit("emperor", "officer", 4, faction="immortals")
    company = CompanyList(
        name="c", faction="immortals", edition=edition.name, entries=(CompanyEntry(card="emperor"),)
    )
    expected = () if edition in (RUSSIAN, FRENCH_EFFECTS) else ("faction_of_other_editions",)
    assert tuple(fault.reason for fault in faults(company, Catalogue([emperor]))) == expected


def test_a_faction_that_nobody_knows() -> None:
    company = CompanyList(name="c", faction="elves", entries=(CompanyEntry(card="boss"),))
    (fault,) = faults(company, Catalogue([BOSS]))
    assert (fault.reason, fault.have) == ("unknown_faction", "elves")
    assert company_words.told(fault, {}, Texts()) == "There is no Faction “elves” here. (UN-59)"


def test_sums_tell_which_of_them_rest_on_placeholders() -> None:
    sure = replace(SMALL.profile(), placeholders=frozenset())
    for path, named in (
        ("points", {"points"}),
        ("cmd.green", {"command", "trooper_limit", "own_trooper_limit"}),
        ("abilities.leader", {"trooper_limit", "own_trooper_limit"}),
        ("mvt", set()),
    ):
        doubted = replace(sure, placeholders=frozenset({path}))
        assert tally([(sure, 1), (doubted, 2)], frozenset()).doubtful == named


# -- what one more would break -----------------------------------------------------------------------


def test_what_one_more_brings_is_told_and_what_was_wrong_before_is_not() -> None:
    dear = unit("dear", "independent", points=150)
    cards = Catalogue([SMALL, MEN, dear])
    company = CompanyList(name="c", faction="westerners", entries=(CompanyEntry(card="men", count=4),))
    assert [fault.reason for fault in faults(company, cards)] == ["no_officer", "too_many_troopers"]
    assert brought_by(company, "boss", cards) == ()
    assert brought_by(company, "dear", cards) == ()
    assert brought_by(company, "men", cards) == (Fault("", "CO-07", "too_many_troopers", 5, 0),)
    full = company.with_count("boss", 1).with_count("dear", 1)
    assert brought_by(full, "dear", cards) == (Fault("", "CO-02", "too_many_points", 305, 200),)


def test_each_one_more_that_may_not_serve_is_told() -> None:
    cards = Catalogue([BOSS, DEMON])
    company = CompanyList(name="c", faction="westerners", entries=(CompanyEntry(card="boss"),))
    stranger = (Fault("damned", "CO-03", "other_faction", "demons", "westerners"),)
    for count in range(3):
        assert brought_by(company.with_count("damned", count), "damned", cards) == stranger


def test_less_of_a_fault_is_nothing_new() -> None:
    before = (Fault("gun", "SA-011", "carriers_missing", 0, 2),)
    assert worsened(before, (Fault("gun", "SA-011", "carriers_missing", 1, 2),)) == ()
    worse = (Fault("gun", "SA-011", "carriers_missing", 0, 3),)
    assert worsened(before, worse) == worse


def test_counts_change_one_card_and_leave_all_else() -> None:
    entries = (CompanyEntry(card="a"), CompanyEntry(card="b", count=2), CompanyEntry(card="a", count=3))
    company = CompanyList(name="c", faction="lost", entries=entries)
    assert company.counts() == {"a": 4, "b": 2}
    assert company.with_count("b", 0).counts() == {"a": 4}
    assert company.with_count("a", 5).entries == (CompanyEntry(card="a", count=5), entries[1])
    assert company.with_count("c", 500).counts()["c"] == 99
    many = company.model_copy(update={"entries": tuple(CompanyEntry(card=f"x{n}") for n in range(200))})
    assert many.with_count("new", 1) == many


@Rules("UN-02", "UN-05", "UN-62")
@pytest.mark.parametrize(
    ("first", "second", "rules"),
    [
        ({"named": True}, {"named": True}, ("UN-05",)),
        ({"availability": "Unique"}, {"availability": "Unique", "name": "SAURAV  geet"}, ("UN-62",)),
        ({"availability": "Unique"}, {"named": True}, ("UN-62",)),
        ({"named": True}, {"named": True, "name": {"en": "Other", "fr": "Saurav"}}, ()),
        ({"named": True}, {"named": True, "name": {"en": "saurav Geet", "fr": "Saurav"}}, ("UN-05",)),
        ({"named": True}, {"named": True, "name": "Another"}, ()),
        ({"named": True}, {}, ()),
        ({}, {}, ()),
    ],
)
def test_two_cards_of_one_person_do_not_both_serve(
    first: dict[str, Any], second: dict[str, Any], rules: tuple[str, ...]
) -> None:
    shipped = unit("saurav", "independent", **{"name": "Saurav Geet", **first})
    own_card = unit("saurav_2", "independent", **{"name": "Saurav Geet", **second})
    company = CompanyList(
        name="c",
        faction="westerners",
        entries=tuple(CompanyEntry(card=key) for key in ("boss", "saurav", "saurav_2")),
    )
    cards = Catalogue([BOSS, shipped, own_card])
    found = faults(company, cards)
    assert tuple(fault.rule for fault in found) == rules
    for fault in found:
        assert fault == Fault("saurav", rules[0], "person_twice", 2, 1)
        assert company_words.sentence(fault, {"saurav": "Saurav"}, Texts()).startswith("Saurav: 2")
        assert brought_by(company.with_count("saurav_2", 0), "saurav_2", cards) == (fault,)


def test_what_else_is_wrong_is_told_beside_a_faction_that_nobody_knows() -> None:
    entries = (CompanyEntry(card="boss", count=2), CompanyEntry(card="damned"))
    company = CompanyList(name="c", faction="elves", points=1, entries=entries)
    reasons = [fault.reason for fault in faults(company, Catalogue([BOSS, DEMON]))]
    assert reasons == ["unknown_faction", "too_many_points", "too_many_officers", "officer_twice"]
