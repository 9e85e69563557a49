"""Weapons: power tables, blasts, damage types, their own abilities. Orders and auras: headers and acts."""

from typing import Any

import pytest
from pydantic import ValidationError

from hellassist.rules.profile import Ability, Act, Blast, Column, Effect, Weapon
from hellassist.rules.shots import shot
from tests.catalogue.make import BOW, HUMAN, TABLE, card, dice, placed
from tests.scene import Scene

SWORD = {"name": "Sword", "table": TABLE}
WHIPS = [3, "4 + Pain 2", 6, 8, "6 + Knocked Down"]


def weapon(**entries: Any) -> Weapon:
    """The weapon as the engine sees it."""
    of_card = card(
        shs=2 if entries.get("use") == "ranged" else None, weapons=[SWORD, {"name": "W", **entries}]
    )
    return of_card.profile().weapons[1]


def refused(**entries: Any) -> str:
    """What is said against the weapon."""
    with pytest.raises(ValidationError) as caught:
        weapon(**entries)
    error = caught.value.errors()[0]
    return str(error.get("ctx", {}).get("error", error))


@pytest.mark.rule("UN-40")
def test_a_table_has_exactly_five_columns() -> None:
    assert "4 columns" in refused(table=[1, 2, 3, 4])
    assert "6 columns" in refused(table=[1, 2, 3, 4, 5, 6])
    assert "5 columns" in refused(table="2/3/5/6/8")
    scene = placed(Scene(), "E", card(cbt=2), at=(10, 10)).enemy(defence=1)
    scene.unit("a", at=(12.4, 10)).unit("b", at=(11.2, 11.2)).unit("c", at=(11.2, 8.8))
    arm = scene.sequence("E", "F").strikes[0].armed
    assert arm.dice[0] == 5
    assert arm.table[5].damage == TABLE[4]


@pytest.mark.rule("UN-41")
def test_effects_sit_in_their_columns() -> None:
    table = weapon(table=WHIPS).table
    assert table[1] == Column(4, (Effect("pain", 2),))
    assert table[2] == Column(6)
    assert table[4] == Column(6, (Effect("knocked_down"),))
    assert (
        weapon(table=[1, "Stunned", "0 + Stunned", 4, 5]).table[1:3] == (Column(0, (Effect("stunned"),)),) * 2
    )
    both = weapon(table=[1, 2, 3, 4, "5 + Stunned 2 + Consumed (fire, durable, 2/3)"]).table[4]
    assert both == Column(5, (Effect("stunned", 2), Effect("consumed", 2, 3, "fire", durable=True)))


@pytest.mark.rule("UN-43")
def test_the_whips_of_the_succubus() -> None:
    table = weapon(table=WHIPS).table
    assert table == (
        Column(3),
        Column(4, (Effect("pain", 2),)),
        Column(6),
        Column(8),
        Column(6, (Effect("knocked_down"),)),
    )
    scene = placed(Scene(), "E", card(weapons=[{"name": "Whips", "table": WHIPS}]), at=(10, 10)).enemy(
        defence=1
    )
    damage = [(column.damage, column.effects) for column in scene.sequence("E", "F").strikes[0].armed.table]
    assert damage[3] == (6, ())
    assert damage[2] == (4, (Effect("pain", 2),))
    assert damage[1] == (3, ())
    assert damage[0] == (0, ())


@pytest.mark.rule("UN-44")
def test_blasts_have_no_table_and_others_need_one() -> None:
    sling = weapon(use="ranged", range=6, blast="explosion (power 3/1)")
    assert sling.blast == Blast("explosion", 3, 1)
    assert sling.table == ()
    assert "table" in refused(use="ranged", range=8)
    assert "table" in refused()
    assert "table" in refused(use="ranged", range=6, blast="explosion (power 3/1)", table=TABLE)
    assert "use" in refused(blast="Impact blast (power 4/2)")
    assert weapon(use="ranged", blast="Impact blast (power 4/2)").blast == Blast("impact", 4, 2)
    assert weapon(use="ranged", blast="Cloud-type blast (power 5/2)").blast == Blast("cloud", 5, 2)
    state = weapon(use="ranged", blast="Cloud-type blast (Stunned 2)").blast
    assert state == Blast("cloud", 0, None, (Effect("stunned", 2),))
    for odd in (
        "explosion",
        "explosion (3)",
        "Nova (power 3/1)",
        "explosion (power 7/1)",
        "explosion (Sleepy)",
        3,
    ):
        assert refused(use="ranged", range=6, blast=odd)


@pytest.mark.rule("UN-45")
def test_range_of_ranged_weapons() -> None:
    bow = weapon(**{key: value for key, value in BOW.items() if key != "name"})
    game = Scene().game
    limits = [(8, 3), (8.01, 4), (16, 4), (16.01, 5), (24, 5), (24.01, 6), (19, 5)]
    for distance, difficulty in limits:
        assert shot.band_at(game, bow, distance).difficulty == difficulty
    assert "range" in refused(use="ranged", table=TABLE)
    assert "range" in refused(range=8, table=TABLE)
    for odd in (0, -8, float("inf"), float("nan"), "8", True):
        assert refused(use="ranged", range=odd, table=TABLE)


@pytest.mark.rule("UN-46")
def test_damage_types_matter_to_abilities_alone() -> None:
    def protection(kind: str, *abilities: str) -> int | None:
        armed = card(weapons=[{"name": "W", "types": [kind], "table": TABLE}])
        scene = placed(Scene(), "E", armed, at=(10, 10))
        placed(scene, "F", card(pr=1, abilities=list(abilities)), at=(11.2, 10), player="B")
        return scene.sequence("E", "F").strikes[0].armed.protection

    assert protection("Sharp") == protection("Blunt") == 1
    assert protection("Sharp", "Resistance (Sharp) 2") == 3
    assert protection("Blunt", "Resistance (Sharp) 2") == 1
    assert weapon(types=["Gaze", "Inhalation"], table=TABLE).types == ("gaze", "inhalation")


@pytest.mark.rule("UN-47")
def test_a_weapon_may_have_several_types_or_none() -> None:
    assert weapon(types=["Piercing", "Sharp"], table=TABLE).types == ("piercing", "sharp")
    assert weapon(table=TABLE).types == ()


@pytest.mark.rule("UN-48")
def test_abilities_of_a_weapon_count_with_that_weapon() -> None:
    spear = {"name": "Spear", "table": TABLE, "abilities": ["Receive Charge 1"]}
    dagger = {"name": "Dagger", "table": [1, 2, 3, 4, 5]}
    scene = placed(Scene(), "F", card(weapons=[spear, dagger]), at=(11.2, 10), player="B").unit(
        "E", at=(10, 10)
    )
    assert dice(scene, "charge", side=1, weapon=0) == 4
    assert dice(scene, "charge", side=1, weapon=1) == 3
    assert "belongs to the unit" in refused(table=TABLE, abilities=["Leader"])
    with pytest.raises(ValidationError) as caught:
        card(abilities=["Receive Charge 1"])
    assert "weapon's ability" in str(caught.value.errors()[0]["ctx"])


def test_a_unit_with_cbt_has_a_close_combat_weapon() -> None:
    with pytest.raises(ValidationError, match="fields"):
        card(weapons=[])
    with pytest.raises(ValidationError, match="fields"):
        card(shs=2, weapons=[BOW])
    assert card(cbt=None, weapons=[]).profile().weapons == ()


@pytest.mark.parametrize(
    "column",
    [
        "Sleepy",
        "4 + Sleepy",
        "-1",
        "4 +",
        "+ 4",
        4.5,
        True,
        None,
        -3,
        1000,
        "4 + 2",
        "Consumed 2",
        "4 + Pain 0",
    ],
)
def test_columns_that_cannot_be(column: object) -> None:
    assert "column for 2 hits" in refused(table=[1, column, 3, 4, 5])


def test_a_misspelt_state_is_met_with_the_right_one() -> None:
    assert 'Did you mean "Stunned"?' in refused(table=[1, "2 + Stuned", 3, 4, 5])


@pytest.mark.rule("SA-003")
def test_a_missing_number_of_an_ability_is_one() -> None:
    read = (
        card(abilities=["Charisma", "Fast 3", "Arch-enemy (Demon)", "Rapid Strike (Attack)"])
        .profile()
        .abilities
    )
    assert read == (
        Ability("charisma", 1),
        Ability("fast", 3),
        Ability("arch_enemy", 1, "demon"),
        Ability("rapid_strike", 1, "attack"),
    )
    assert card(abilities=["Vulnerability (Fire) 0"]).profile().abilities[0].x == 0


@pytest.mark.parametrize(
    ("ability", "sentence"),
    [
        ("Leeder", 'Did you mean "Leader"'),
        ("Leader 2", "takes no number"),
        ("Leader (Demons)", "nothing in brackets"),
        ("Immunity", "brackets"),
        ("Rapid Strike (Sometimes)", "attack"),
        ("Prestige (Elves)", "factions"),
        ("Fast 0", "from 1"),
        ("Fast 1000", "allowed"),
        ("Fast -1", "allowed"),
        ("", "not empty"),
        (7, "quotation marks"),
        ({"name": "Swarm"}, "printed text"),
        ({"name": "Swarm", "text": "  "}, "printed text"),
        ({"name": "Swarm", "text": "x", "power": 3}, "table for an ability"),
        ({"text": "x"}, "table for an ability"),
        ({"name": "Swarm", "text": "x", "x": "3"}, "whole number"),
    ],
)
def test_abilities_that_cannot_be(ability: object, sentence: str) -> None:
    with pytest.raises(ValidationError) as caught:
        card(abilities=[ability])
    context = caught.value.errors()[0]["ctx"]
    assert sentence in str(context.get("error", context))


def test_an_unknown_ability_brings_its_text() -> None:
    swarm = {"name": "Swarm of Bees", "x": 2, "text": "Stings."}
    assert card(abilities=[swarm]).profile().abilities == (Ability("swarm_of_bees", 2, "", "Stings."),)


@pytest.mark.rule("EF-17")
@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("Active, 2 permanent CMD, Unique", ("active", 2, True, True)),
        ("Free, 1 CMD", ("free", 1, False, False)),
        ("Exhausting • 3 CMD", ("exhausting", 3, False, False)),
        ("", ("", 0, False, False)),
    ],
)
def test_headers_of_orders(header: str, expected: tuple[str, int, bool, bool]) -> None:
    order = card(orders=[{"name": "O", "header": header}]).profile().orders[0]
    assert (order.trigger, order.cost, order.permanent, order.unique) == expected


@pytest.mark.rule("EF-10")
def test_four_triggers_and_no_other() -> None:
    for trigger in ("exhausting", "active", "passive", "free", ""):
        assert card(orders=[{"name": "O", "header": trigger}]).profile().orders[0].trigger == trigger
    for odd in ("Reaction", "Active • Free", "1 CMD • 2 CMD", "CMD", "Unique • Unique", 3):
        with pytest.raises(ValidationError):
            card(orders=[{"name": "O", "header": odd}])


@pytest.mark.rule("EF-02", "AU-05")
def test_auras_are_lingering_or_instant() -> None:
    for kind in ("lingering", "instant"):
        aura = (
            card(auras=[{"name": "A", "header": f"Temporary • Active • 4 fathom radius • {kind}"}])
            .profile()
            .auras[0]
        )
        assert aura.kind == kind
    for odd in (
        "Temporary • Active • 4 fathom radius",
        "Temporary • Active • 4 fathom radius • Brief",
        "Temporary • 4 fathom radius • Lingering • Instant",
        "Active • 4 fathom radius • Lingering",
        "Temporary • Lingering",
        "Temporary • 0 fathoms • Lingering",
    ):
        with pytest.raises(ValidationError):
            card(auras=[{"name": "A", "header": odd}])


@pytest.mark.rule("EF-04")
def test_the_header_of_an_aura_has_five_fields() -> None:
    header = "Temporary • Active • 4 fathoms • Lingering • Muslims"
    aura = card(auras=[{"name": "A", "header": header}]).profile().auras[0]
    assert (aura.duration, aura.trigger, aura.radius, aura.kind) == ("temporary", "active", 4.0, "lingering")
    assert (aura.keyword, aura.immune, aura.cost) == ("muslim", False, 0)
    shut = (
        card(auras=[{"name": "A", "header": "Permanent • No limit • Instant • Demon immune"}])
        .profile()
        .auras[0]
    )
    assert (shut.trigger, shut.radius, shut.keyword, shut.immune) == ("", None, "demon", True)


def test_acts_say_what_the_engine_carries_out() -> None:
    acts = [{"do": "stat", "stat": "def", "amount": 2, "on": "allies", "keyword": "Muslim", "but_self": True}]
    order = card(orders=[{"name": "O", "header": "Free", "acts": acts}]).profile().orders[0]
    assert order.acts == (Act("stat", "allies", "def", 2, None, "muslim", but_self=True),)
    state = [{"do": "state", "effect": "Stunned 2", "on": "enemy"}]
    assert card(orders=[{"name": "O", "acts": state}]).profile().orders[0].acts[0].effect == Effect(
        "stunned", 2
    )
    for odd in (
        {"do": "stat"},
        {"do": "heal", "stat": "def"},
        {"do": "state"},
        {"do": "manual"},
        {"do": "fly"},
    ):
        with pytest.raises(ValidationError):
            card(orders=[{"name": "O", "acts": [odd]}])


def test_the_average_human_is_a_card() -> None:
    assert HUMAN["name"] == card().profile().name()
