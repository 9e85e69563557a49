"""Stats, rank, base and availability on cards."""

from typing import Any

import pytest
from pydantic import ValidationError

from hellassist.catalogue.cards import FIELDS, Card
from hellassist.rules.profile import BASES_MM, Availability, Score
from tests.catalogue.make import BOW, TABLE, card, dice, entries, placed
from tests.scene import Scene


def says(**changes: Any) -> str:
    """What is wrong with the card."""
    with pytest.raises(ValidationError) as caught:
        card(**changes)
    details = caught.value.errors()
    return " ".join(str(error.get("ctx", error["msg"])) for error in details)


@pytest.mark.rule("UN-01")
def test_every_unit_has_exactly_one_rank() -> None:
    assert "is missing" in says(rank=None)
    assert "exactly one rank" in says(rank=None, keywords=["Officer", "Trooper"])
    assert "exactly one rank" in says(rank="officer", keywords=["Trooper"])
    assert "officer" in says(rank=["officer", "trooper"])
    assert "officer" in says(rank="captain")
    for rank in ("officer", "independent", "trooper"):
        assert card(rank=rank).profile().rank == rank
        assert card(rank=None, keywords=[rank.capitalize(), "Human"]).profile().rank == rank
    assert card(rank=None, keywords=["Lemure"]).profile().rank == ""


@pytest.mark.rule("UN-10")
def test_a_card_holds_everything_that_is_printed() -> None:
    assert set(FIELDS[""]) >= {
        *("name", "mvt", "def", "fth", "cmd", "availability", "points", "abilities", "faction", "cbt", "pr"),
        *("weapons", "orders", "auras", "shs", "keywords", "life", "base", "special", "rank"),
    }
    assert set(FIELDS["weapons"]) == {"name", "types", "table", "blast", "range", "abilities", "use"}
    full = card(
        rank="officer",
        keywords=["Human", "Muslim"],
        points=31,
        availability="Unique",
        base=40,
        cbt="4/3",
        shs="2/1",
        pr=2,
        cmd=4,
        life="5/2",
        abilities=["Leader", "Fast 3"],
        weapons=[{"name": "Sword", "types": ["Sharp"], "table": TABLE}, BOW],
        orders=[{"name": "Order", "header": "Free • 1 CMD"}],
        auras=[{"name": "Aura", "header": "Permanent • 4 fathoms • Lingering"}],
        special="A text of its own",
    ).profile()
    assert (full.mvt, full.cbt, full.shs) == (Score(4), Score(4, 3), Score(2, 1))
    assert (full.defence, full.protection, full.fth, full.cmd) == (Score(3), Score(2), Score(1), Score(4))
    assert (full.life, full.threshold, full.base, full.points) == (5, 2, "large", 31)
    assert (full.name(), full.faction, full.availability.kind) == ("Human", "westerners", "unique")
    assert [ability.id for ability in full.abilities] == ["leader", "fast"]
    assert [weapon.use for weapon in full.weapons] == ["close", "ranged"]
    assert (len(full.orders), len(full.auras), full.special["en"]) == (1, 1, "A text of its own")


@pytest.mark.parametrize("field", ["name", "faction", "points", "mvt", "def", "life"])
def test_what_every_card_prints_may_not_be_missing(field: str) -> None:
    changes: dict[str, Any] = {"defence": None, "def": None} if field == "def" else {field: None}
    with pytest.raises(ValidationError, match=rf"{field}\n"):
        card(**changes)


@pytest.mark.rule("UN-16")
def test_cbt_0_is_not_the_same_as_no_cbt() -> None:
    for cbt, expected in ((0, 1), (None, 0)):
        scene = placed(Scene().unit("E", at=(10, 10)), "F", card(cbt=cbt), at=(11.2, 10), player="B")
        scene.enemy("friend", at=(14, 10), abilities=[("charisma", 1)])
        assert dice(scene, side=1) == expected
    assert card(cbt=0).profile().cbt == Score(0)
    assert card(cbt=None).profile().cbt is None


@pytest.mark.rule("UN-18")
def test_shooting_skill_goes_with_a_ranged_weapon() -> None:
    assert card(shs=None).profile().shs is None
    with pytest.raises(Exception, match="UN-18"):
        placed(Scene(), "E", card(), at=(10, 10)).enemy(at=(20, 10)).shot("E", "F")
    assert "ranged weapon" in says(shs=2)
    assert "is missing" in says(weapons=[{"name": "Sword", "table": TABLE}, BOW])
    cloud = {"name": "Breath", "use": "ranged", "blast": "Cloud-type blast (power 5/2)"}
    assert card(weapons=[{"name": "Sword", "table": TABLE}, cloud]).profile().shs is None


@pytest.mark.rule("UN-21")
def test_the_average_human() -> None:
    armoured = Card.model_validate({**entries(pr=2), "id": "human"}).profile()
    assert (armoured.mvt, armoured.cbt, armoured.defence) == (Score(4), Score(3), Score(3))
    assert (armoured.life, armoured.threshold, armoured.fth) == (4, 1, Score(1))
    assert card(mvt=5).profile().mvt == Score(5)


@pytest.mark.rule("UN-22")
def test_green_values_count_while_wounded() -> None:
    scene = placed(Scene(), "E", card(cbt="4/3"), at=(10, 10)).enemy()
    assert dice(scene) == 4
    hurt = placed(Scene(), "E", card(cbt="4/3"), at=(10, 10), life_now=1).enemy()
    assert dice(hurt) == 3
    healed = placed(Scene(), "E", card(cbt="4/3"), at=(10, 10), life_now=2).enemy()
    assert dice(healed) == 4
    assert card(cbt="3 / 4").profile().cbt == Score(3, 4)


@pytest.mark.rule("UN-25")
def test_protection_above_3_is_exceptional() -> None:
    assert card(pr=4).remarks() == ("pr: 4 is exceptional",)
    assert card(pr="3/4").remarks()
    for usual in range(4):
        assert card(pr=usual).remarks() == ()
        assert card(pr=usual).profile().protection == Score(usual)


@pytest.mark.rule("UN-26")
@pytest.mark.parametrize(
    ("text", "life", "threshold"),
    [("4/1", 4, 1), ("5/2", 5, 2), ("3", 3, None), (3, 3, None), ("12/4", 12, 4)],
)
def test_life_points_and_wound_threshold(text: str | int, life: int, threshold: int | None) -> None:
    profile = card(life=text).profile()
    assert (profile.life, profile.threshold) == (life, threshold)


@pytest.mark.parametrize("text", ["0", "4/0", "4/4", "2/5", "4/1/1", "", "-4", "four", True, 4.0, ["4", "1"]])
def test_life_points_that_cannot_be(text: object) -> None:
    assert says(life=text)


@pytest.mark.rule("UN-34")
def test_unbelievers_have_no_faith_stat() -> None:
    assert "Unbeliever" in says(keywords=["Unbeliever"], fth=1)
    assert "Unbeliever" in says(keywords=["Unbeliever"], fth=0)
    assert card(keywords=["Unbeliever"], fth=None).profile().fth is None
    assert card(keywords=["Atheist"], fth=0).profile().fth == Score(0)


@pytest.mark.rule("UN-71")
def test_three_base_sizes() -> None:
    radii = {"regular": 0.6, "large": 0.8, "extra_large": 1.0}
    for size, mm in BASES_MM.items():
        for written in (size, int(mm), f"{mm:g} mm", size.replace("_", " ").title()):
            profile = card(base=written).profile()
            assert profile.base == size
            assert profile.radius / Scene().game.fathom == pytest.approx(radii[size])
    for odd in (35, "35", "huge", 0, True, 30.5, [30]):
        assert "30" in says(base=odd)


def test_base_sizes_are_ordered_and_count_in_cover() -> None:
    assert list(BASES_MM.values()) == sorted(BASES_MM.values())
    assert list(BASES_MM) == ["regular", "large", "extra_large"]
    for size, bonus in (("regular", 3), ("large", 2), ("extra_large", 1)):
        scene = placed(
            Scene(), "E", card(shs=2, weapons=[{"name": "Sword", "table": TABLE}, BOW]), at=(2, 10)
        )
        placed(scene, "F", card(base=size, pr=1), at=(12, 10), player="B")
        assert scene.shot("E", "F", covered=True).strikes[0].armed.protection == 1 + bonus
    held, holder = card(base="large").profile(), card(abilities=["Entangle"]).profile()
    assert held.radius > holder.radius


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"mvt": -1}, "mvt"),
        ({"mvt": True}, "mvt"),
        ({"mvt": 4.5}, "mvt"),
        ({"defence": 0}, "def"),
        ({"defence": 7}, "def"),
        ({"cbt": "4/3/2"}, "cbt"),
        ({"cbt": 10**400}, "cbt"),
        ({"points": -1}, "points"),
        ({"points": "many"}, "points"),
        ({"points": 10**30}, "points"),
        ({"tallness": float("nan")}, "tallness"),
        ({"named": 1}, "named"),
        ({"infernalist": "0/3"}, "infernalist"),
        ({"infernalist": 2}, "infernalist"),
        ({"faction": 3}, "faction"),
        ({"variant": "third"}, "variant"),
    ],
)
def test_values_outside_their_range(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as caught:
        card(**changes)
    assert caught.value.errors()[0]["loc"] == (field,)


def test_availability_in_all_its_forms() -> None:
    read = {
        "Unique": Availability("unique"),
        "unlimited": Availability(),
        "Limited 3": Availability("limited", 3),
        "Associated (Hunter) 2": Availability("associated", 2, name="Hunter"),
    }
    for text, expected in read.items():
        assert card(availability=text).profile().availability == expected
    pillar = card(availability="Limited 3/2", variant="second", variant_of="Pillar")
    assert pillar.profile().availability == Availability("variants", 3, 2, "Pillar", "second")


@pytest.mark.parametrize(
    "text",
    [
        "Limited",
        "Limited 0",
        "Limited 2/3",
        "Unique 2",
        "Rare",
        "Associated 2",
        "Associated (A)",
        3,
        "Limited 3/0",
    ],
)
def test_availability_that_cannot_be(text: object) -> None:
    assert says(availability=text)


def test_two_variants_need_the_name_they_share() -> None:
    assert "variant" in says(availability="Limited 3/2")
    assert "variant" in says(availability="Limited 3", variant="first", variant_of="Pillar")


def test_officers_and_unique_units_are_persons() -> None:
    assert card(rank="officer").profile().named
    assert card(availability="Unique").profile().named
    assert card(named=True).profile().named
    assert not card().profile().named


def test_a_source_speaks_for_the_red_value_alone() -> None:
    red = card(cbt="4/3", attested={"cbt": "a rulebook"}).profile()
    assert "cbt" not in red.placeholders
    assert "cbt.green" in red.placeholders
    both = card(cbt="4/3", attested={"cbt": "a rulebook", "cbt.green": "a rulebook"}).profile()
    assert "cbt.green" not in both.placeholders
