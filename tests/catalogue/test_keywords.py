"""Keywords: rank, species, gender, religion, and those that follow from the card."""

import pytest
from pydantic import ValidationError

from hellassist.catalogue.words import GENDERS, RELIGIONS, SPECIES
from hellassist.rules.profile import GENERAL_BELIEFS, Infernalist, keywords_with_general
from tests.catalogue.make import card, dice, placed
from tests.scene import Scene


def has(keyword: str, *keywords: str) -> bool:
    """Whether an effect on *keyword* finds a unit with these."""
    return card(keywords=list(keywords)).profile().has_keyword(keyword)


@pytest.mark.rule("UN-49")
def test_keywords_decide_who_is_affected() -> None:
    header = "Temporary • Active • 4 fathom radius • Lingering • Muslims"
    aura = card(auras=[{"name": "Inspiration", "header": header}]).profile().auras[0]
    assert aura.radius == 4.0
    assert has(aura.keyword, "Muslim")
    assert not has(aura.keyword, "Christian")


@pytest.mark.rule("UN-50")
def test_rank_is_a_keyword() -> None:
    for rank in ("officer", "independent", "trooper"):
        assert card(rank=rank).profile().has_keyword(rank)
    assert not card(rank="trooper").profile().has_keyword("officer")
    assert not card(rank=None, keywords=["Lemure"]).profile().has_keyword("")
    hunter = card(abilities=["Arch-enemy (Officer) 1"])
    scene = placed(Scene(), "E", hunter, at=(10, 10))
    assert dice(placed(scene, "F", card(rank="officer"), at=(11.2, 10), player="B")) == 4
    assert dice(placed(scene, "F", card(rank="trooper"), at=(11.2, 10), player="B")) == 3


@pytest.mark.rule("UN-51")
def test_seven_species() -> None:
    assert set(SPECIES) == {"angel", "animal", "damned", "demon", "lost", "human", "lemure"}
    for species in SPECIES:
        assert has(species, species.capitalize())
    with pytest.raises(ValidationError, match="no keyword of the rules"):
        card(keywords=["Elf"])
    assert has("demon", "Human", "Demon")
    assert has("human", "Human", "Demon")
    assert card(faction="lost").profile().has_keyword("lost") is False


@pytest.mark.rule("UN-52")
def test_three_genders() -> None:
    assert set(GENDERS) == {"asexual", "female", "male"}
    for gender in GENDERS:
        assert has(gender, gender.capitalize())


@pytest.mark.rule("UN-53")
def test_religions_and_the_belief_behind_each_dogma() -> None:
    assert GENERAL_BELIEFS["luciferian"] == "satanist"
    assert GENERAL_BELIEFS["papist"] == "christian"
    assert GENERAL_BELIEFS["yanluowang"] == "buddhist"
    assert GENERAL_BELIEFS["sunni"] == "muslim"
    assert {
        "yanluowang": "buddhist",
        **dict.fromkeys(("papist", "orthodox", "protestant"), "christian"),
        **dict.fromkeys(("shiite", "sunni", "kharijite"), "muslim"),
        "luciferian": "satanist",
    } == GENERAL_BELIEFS
    assert not {"jewish", "atheist", "unbeliever"} & {*GENERAL_BELIEFS, *GENERAL_BELIEFS.values()}
    beliefs = {"atheist", "buddhist", "christian", "jewish", "muslim", "satanist", "unbeliever"}
    assert set(RELIGIONS) == beliefs | set(GENERAL_BELIEFS)
    for religion in RELIGIONS:
        assert religion in card(keywords=[religion.capitalize()], fth=None).profile().keywords


@pytest.mark.rule("UN-54")
def test_a_dogma_implies_its_general_belief_but_not_the_reverse() -> None:
    assert has("christian", "Papist")
    assert has("papist", "Papist")
    assert not has("protestant", "Papist")
    assert not has("papist", "Christian")
    for dogma, belief in GENERAL_BELIEFS.items():
        assert has(belief, dogma.capitalize())
        assert not has(dogma, belief.capitalize())
    for hated, belief, bonus in (
        ("Christian", "Papist", 1),
        ("Papist", "Papist", 1),
        ("Protestant", "Papist", 0),
        ("Papist", "Christian", 0),
    ):
        scene = placed(Scene(), "E", card(abilities=[f"Arch-enemy ({hated}) 1"]), at=(10, 10))
        placed(scene, "F", card(keywords=[belief]), at=(11.2, 10), player="B")
        assert dice(scene) == 3 + bonus
    assert "christian" in card(keywords=["Orthodox"]).profile().keywords
    assert keywords_with_general(["human"]) == {"human"}


@pytest.mark.rule("UN-56", "AU-03")
def test_mentalists_have_an_aura() -> None:
    aura = {"name": "Aura", "header": "Permanent • 4 fathom radius • Lingering"}
    assert card(auras=[aura]).profile().has_keyword("mentalist")
    assert card(auras=[aura], keywords=["Mentalist"]).profile().has_keyword("mentalist")
    assert not card().profile().has_keyword("mentalist")
    with pytest.raises(ValidationError, match="fields"):
        card(keywords=["Mentalist"])


def test_infernalists_print_both_numbers() -> None:
    profile = card(infernalist="2/3").profile()
    assert profile.infernalist == Infernalist(at_once=2, in_all=3)
    assert profile.has_keyword("infernalist")
    assert not card().profile().has_keyword("infernalist")
    with pytest.raises(ValidationError, match="fields"):
        card(keywords=["Infernalist 2/3", "Infernalist"])


def test_keywords_of_a_units_own() -> None:
    assert card(other_keywords=["Gun crew"]).profile().has_keyword("gun_crew")
    with pytest.raises(ValidationError, match="keywords"):
        card(other_keywords=["Demon"])
