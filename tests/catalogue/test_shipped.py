"""The cards that come with the app: all load, and only attested values claim to be attested."""

import subprocess
import sys
from pathlib import Path

import pytest

from hellassist.catalogue import (
    Catalogue,
    CompanyEntry,
    CompanyList,
    check_files,
    faults,
    totals,
    write_cards,
)
from hellassist.catalogue.cards import Card
from hellassist.catalogue.known import known_abilities
from hellassist.catalogue.provenance import covers, printed_values
from hellassist.places import cards_folder
from hellassist.rules.profile import Column, Effect, Infernalist

HUMAN = {"keywords.human", "mvt", "cbt", "def", "life", "threshold", "fth"}
LED = {"faction", "cmd"}

ATTESTED: dict[str, set[str]] = {
    "frank_captain": {*LED, "rank"},
    "swashbuckler": {*LED, "orders.0"},
    "missionary": {*LED, "weapons.0.table.2", "weapons.0.table.3"},
    "sergeant": LED,
    "arquebusier": {"weapons.1.name", "weapons.1.range"},
    "average_soldier": HUMAN,
    "average_skirmisher": {*HUMAN, "shs"},
    "samael": {"faction", "orders.0.name", "orders.0.trigger"},
    "succubus": {"faction", "weapons.0.name", "weapons.0.table"},
    "damned_one_of_wrath": {"faction", "cbt", "weapons.0.types", "weapons.0.table.5"},
    "asaliah": {"keywords.angel", "keywords.female", "infernalist"},
    "damned": set(),
    "blind_damned": {
        *("base", "keywords.damned", "mvt", "cbt", "def", "life", "fth", "abilities", "special"),
        *("weapons.0.table", "weapons.0.abilities"),
    },
    "acid_monster": {"weapons.1"},
    "lemure": {"keywords.lemure", "def", "abilities"},
    "isha_akshay": {"faction", "rank"},
    "saurav_geet": {"faction", "rank", "special"},
    "sling_carrier": {"faction", "shs", "weapons.1.blast"},
    "jesaja": {"faction"},
    "golem": {"faction", "orders.0.name"},
    "blade_for_hire": {"def"},
    "grenadier": {"shs", "weapons.1"},
    "emir_nazir": {"faction", "rank", "abilities", "orders.0.name", "orders.0.cost", "orders.0.acts"},
    "pillar_of_faith_daggers": {
        "faction",
        "availability",
        "weapons.0.name",
        "orders.0.name",
        "orders.0.cost",
    },
    "pillar_of_faith_halberd": {
        "faction",
        "availability",
        "weapons.0.name",
        "orders.0.name",
        "orders.0.cost",
    },
    "berber_chasseur": {"faction", "shs"},
}
"""All that any source says about a unit; the rest of its card is a placeholder."""


@pytest.fixture(scope="module")
def shipped() -> Catalogue:
    return Catalogue.load(cards_folder())


def test_all_shipped_files_are_in_order(shipped: Catalogue) -> None:
    assert shipped.faults == ()
    assert check_files(sorted(cards_folder().glob("*.toml"))) == []
    assert {card.faction for card in shipped} == set(shipped.factions)


def test_nothing_but_the_attested_claims_to_be_attested(shipped: Catalogue) -> None:
    assert {card.id: set(card.attested) for card in shipped} == ATTESTED
    for card in shipped:
        for leaf in printed_values(card._profile()):
            attested = any(covers(path, leaf) for path in ATTESTED[card.id])
            assert (leaf in card.profile().placeholders) is not attested, (card.id, leaf)
        assert all(len(source) > 10 for source in card.attested.values())


def test_no_shipped_card_has_an_ability_that_no_source_gives_it(shipped: Catalogue) -> None:
    for card in shipped:
        for leaf in card.profile().placeholders:
            assert "abilities" not in leaf, (card.id, leaf)


def test_the_attested_values_are_on_their_cards(shipped: Catalogue) -> None:
    red = {
        key: {
            stat: score.red
            for stat in ("mvt", "cbt", "shs", "def", "fth", "cmd")
            if (score := profile.score(stat))
        }
        for key, profile in shipped.profiles.items()
    }
    assert red["frank_captain"]["cmd"] == 4
    assert [red[key]["cmd"] for key in ("swashbuckler", "missionary", "sergeant")] == [1, 1, 1]
    assert red["blade_for_hire"]["def"] == 4
    assert red["damned_one_of_wrath"]["cbt"] == 4
    assert (red["sling_carrier"]["shs"], red["grenadier"]["shs"], red["berber_chasseur"]["shs"]) == (2, 2, 3)
    assert red["blind_damned"] == {"mvt": 3, "cbt": 1, "def": 5, "fth": 0}
    assert red["average_soldier"] == {"mvt": 4, "cbt": 3, "def": 3, "fth": 1}
    assert red["average_skirmisher"] == {"mvt": 5, "cbt": 3, "def": 3, "fth": 1, "shs": 2}
    profiles = shipped.profiles
    assert (profiles["average_soldier"].life, profiles["average_soldier"].threshold) == (4, 1)
    assert profiles["blind_damned"].life == 1
    assert profiles["asaliah"].infernalist == Infernalist(2, 3)


def test_the_attested_weapons_are_on_their_cards(shipped: Catalogue) -> None:
    weapons = {key: profile.weapons for key, profile in shipped.profiles.items()}
    assert weapons["succubus"][0].table == (
        Column(3),
        Column(4, (Effect("pain", 2),)),
        Column(6),
        Column(8),
        Column(6, (Effect("knocked_down"),)),
    )
    assert weapons["missionary"][0].table[1:3] == (Column(0, (Effect("stunned"),)), Column(4))
    assert weapons["damned_one_of_wrath"][0].table[4].damage == 10
    assert set(weapons["damned_one_of_wrath"][0].types) == {"piercing", "sharp"}
    assert [column.damage for column in weapons["blind_damned"][0].table] == [2, 3, 4, 6, 8]
    assert weapons["arquebusier"][1].range == 8
    blasts = {
        key: next(w.blast for w in weapons[key] if w.blast)
        for key in ("sling_carrier", "grenadier", "acid_monster")
    }
    assert {key: (blast.shape, blast.difficulty, blast.power) for key, blast in blasts.items()} == {
        "sling_carrier": ("explosion", 3, 1),
        "grenadier": ("impact", 4, 2),
        "acid_monster": ("cloud", 5, 2),
    }
    assert weapons["grenadier"][1].types == ("piercing",)


def test_the_attested_orders_and_abilities_are_on_their_cards(shipped: Catalogue) -> None:
    guided = shipped.profiles["swashbuckler"].orders[0]
    assert (guided.trigger, guided.cost, guided.permanent, guided.unique) == ("active", 2, True, True)
    assert {(act.stat, act.amount, act.until, act.on) for act in guided.acts} == {
        ("mvt", 1, "game", "self"),
        ("shs", 2, "game", "self"),
        ("cbt", 2, "game", "self"),
        ("fth", 2, "game", "self"),
    }
    nazir = shipped.profiles["emir_nazir"]
    assert {(ability.id, ability.x) for ability in nazir.abilities} == {
        ("charisma", 1),
        ("expertise", 1),
        ("healer", 5),
        ("leader", 1),
        ("tenacious", 1),
    }
    assert (nazir.orders[0].cost, nazir.orders[0].permanent) == (3, True)
    act = nazir.orders[0].acts[0]
    assert (act.stat, act.amount, act.keyword, act.but_self, act.until) == (
        "def",
        2,
        "muslim",
        True,
        "next_turn",
    )
    strength = shipped.profiles["pillar_of_faith_halberd"].orders[0]
    assert (strength.cost, strength.permanent) == (1, True)
    assert shipped.profiles["samael"].orders[0].trigger == ""
    lemure = {ability.id for ability in shipped.profiles["lemure"].abilities}
    assert lemure == {"harmless", "evasive", "insignificant", "rebellious", "invulnerable"}
    blind = {
        (ability.id, ability.keyword, ability.x) for ability in shipped.profiles["blind_damned"].abilities
    }
    assert blind >= {("resistance", "blast", 1), ("resistance", "explosion", 1)}


@pytest.mark.rule("UN-43")
def test_the_printed_form_of_the_whips_comes_back(shipped: Catalogue) -> None:
    assert shipped["succubus"].text()["weapons"][0]["table"] == [3, "4 + Pain 2", 6, 8, "6 + Knocked Down"]


def test_the_example_company_has_7_command(shipped: Catalogue) -> None:
    ids = ("frank_captain", "swashbuckler", "missionary", "sergeant")
    company = CompanyList(
        name="Arnold's", faction="westerners", entries=tuple(CompanyEntry(card=i) for i in ids)
    )
    assert faults(company, shipped) == ()
    assert totals(company, shipped).command == 7


def test_every_faction_can_raise_a_legal_company(shipped: Catalogue) -> None:
    for faction in shipped.factions:
        officers = [card for card in shipped.of_faction(faction) if card.rank == "officer"]
        troopers = [card for card in shipped.of_faction(faction) if card.rank == "trooper"]
        entries = (CompanyEntry(card=officers[0].id), CompanyEntry(card=troopers[0].id))
        assert faults(CompanyList(name=faction, faction=faction, entries=entries), shipped) == ()


def test_78_abilities_are_known() -> None:
    known = known_abilities()
    assert len(known) == 78
    assert sum(entry.weapon for entry in known.values()) == 13
    assert {key for key, entry in known.items() if entry.keyword} == {
        *("arch_enemy", "immunity", "prestige", "rapid_strike", "resistance", "vulnerability"),
    }


def test_importing_the_package_brings_no_pydantic() -> None:
    code = "import sys, hellassist.catalogue; print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_shipped_cards_read_back_as_they_were_written(shipped: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "all.toml"
    write_cards(path, shipped)
    again = Catalogue.load(tmp_path)
    assert again.faults == ()
    assert list(again) == list(shipped)
    before = path.read_bytes()
    write_cards(path, again)
    assert path.read_bytes() == before
    assert all(isinstance(card, Card) for card in again)
