"""Companies by the Russian rules: factions, availability, Mercenaries, what a card tells (RU-01 to RU-15)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.catalogue import notation
from hellassist.catalogue.cards import Card
from hellassist.catalogue.company import CompanyList
from hellassist.catalogue.factions import shipped_factions
from hellassist.geometry import gap
from hellassist.rules.commands import Transform
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, RUSSIAN
from hellassist.rules.game import StateOn
from hellassist.rules.powers import lemures
from hellassist.rules.profile import Infernalist, Transformation
from hellassist.rules.refusal import Refused
from tests.catalogue.make import card, unit
from tests.rules.editions.make import broken, russian
from tests.rules.orders import aura
from tests.scene import Scene

BOSS = unit("boss", "officer", 20)


def westerners(*hired: tuple[Card, int], points: int = 200) -> list[str]:
    """Rules that these break beside an Officer, by the Russian rules."""
    return [rule for rule, _ in broken(RUSSIAN, "westerners", (BOSS, 1), *hired, points=points)]


@pytest.mark.rule("RU-01")
def test_an_infernalist_has_two_numbers() -> None:
    scene = russian().unit("I", infernalist=Infernalist(2, 3)).enemy(at=(25, 25))
    for number in range(2):
        scene.unit(f"L{number}", at=(3 + 3 * number, 3), keywords=("lemure",))
        bound = replace(scene[f"L{number}"], invoker="I")
        scene.changed(units={**scene.game.units, bound.id: bound})
    with pytest.raises(Refused, match="lemures_at_once"):
        lemures.check_limits(scene.game, scene["I"])
    spent = russian().unit("I", infernalist=Infernalist(2, 3))
    with pytest.raises(Refused, match="lemures_in_all"):
        lemures.check_limits(spent.game, replace(spent["I"], used={lemures.INVOKED: 3}))
    lemures.check_limits(spent.game, replace(spent["I"], used={lemures.INVOKED: 2}))
    assert notation.infernalist("2/3") == Infernalist(2, 3)
    with pytest.raises(ValueError, match="2/3"):
        notation.infernalist("2")


@pytest.mark.rule("RU-02")
def test_who_has_an_aura_is_a_mentalist() -> None:
    one = aura("Temporary • Active • 4 fathom radius • Lingering")
    scene = russian().unit("E", auras=(one,)).unit("F", at=(3, 3))
    assert scene["E"].profile.has_keyword("mentalist")
    assert not scene["F"].profile.has_keyword("mentalist")


@pytest.mark.rule("RU-03")
def test_bases_of_three_sizes() -> None:
    scene = russian().unit("A", at=(2, 5)).unit("B", base="large").unit("C", at=(20, 5), base="extra_large")
    assert [scene[key].profile.radius for key in "ABC"] == [15.0, 20.0, 25.0]
    scene.touch("A", "B")
    a, b = scene["A"].base, scene["B"].base
    assert b.at.x - a.at.x == pytest.approx(35.0)
    assert gap(a, b) == pytest.approx(0.0)


@pytest.mark.rule("RU-04")
def test_points_up_to_the_agreed_size() -> None:
    boss = unit("boss", "officer", 4, points=100)
    for dear, rules in ((100, []), (101, [("CO-02", "too_many_points")])):
        assert broken(RUSSIAN, "westerners", (boss, 1), (unit("men", "trooper", points=dear), 1)) == rules
    assert CompanyList(name="a", faction="demons").points == 200


@pytest.mark.rule("RU-05")
def test_six_factions() -> None:
    core = {"westerners", "saracens", "demons", "lost", "mercenaries"}
    assert set(shipped_factions(CORE)) == core
    for edition in (RUSSIAN, FRENCH_EFFECTS):
        assert set(shipped_factions(edition)) == core | {"immortals"}
    assert len(shipped_factions(RUSSIAN)) == 6
    emperor = unit("emperor", "officer", 4, faction="immortals")
    assert broken(RUSSIAN, "immortals", (emperor, 1)) == []
    assert broken(CORE, "immortals", (emperor, 1)) == [("RU-05", "faction_of_other_editions")]


@pytest.mark.rule("RU-06")
@pytest.mark.parametrize("rank", ["trooper", "independent"])
def test_mercenaries_serve_anybody(rank: str) -> None:
    satan = unit("satan", "officer", 4, faction="demons")
    assert broken(RUSSIAN, "demons", (satan, 1), (unit("sword", rank, faction="mercenaries"), 1)) == []


@pytest.mark.rule("RU-08")
def test_a_mercenary_officer_needs_prestige() -> None:
    men = (unit("men", "trooper"), 2)
    plain = unit("captain", "officer", 4, faction="mercenaries")
    known = unit("captain", "officer", 4, faction="mercenaries", abilities=["Prestige (Westerners)"])
    other = unit("captain", "officer", 4, faction="mercenaries", abilities=["Prestige (Demons)"])
    refused = ("CO-12", "mercenary_officer_leads_others")
    assert broken(RUSSIAN, "mercenaries", (plain, 1), men) == [("CO-12", "prestige_needed")]
    assert broken(RUSSIAN, "mercenaries", (known, 1), men) == []
    assert broken(RUSSIAN, "westerners", (known, 1), men) == []
    assert broken(CORE, "westerners", (known, 1), men) == [refused]
    for captain in (plain, other):
        assert refused in broken(RUSSIAN, "westerners", (captain, 1), men)
    assert broken(RUSSIAN, "westerners", (known, 1), (BOSS, 1)) == [("CO-04", "too_many_officers")]


@pytest.mark.rule("RU-09")
def test_every_card_has_one_availability() -> None:
    shared: dict[str, Any] = {"availability": "Limited 3/2", "variant": "first", "variant_of": "Pillar"}
    kinds = [
        card("a", **more).profile().availability.kind
        for more in (
            {"availability": "Unique"},
            {"availability": "Limited 2"},
            shared,
            {"availability": "Unlimited"},
            {"availability": "Associated (M) 2"},
            {},
        )
    ]
    assert kinds == ["unique", "limited", "variants", "unlimited", "associated", "unlimited"]
    with pytest.raises(ValueError, match="allowed"):
        notation.availability("Unique, Limited 2")


@pytest.mark.rule("RU-10")
@pytest.mark.parametrize("points", [200, 600])
def test_unique(points: int) -> None:
    hero = unit("hero", "independent", availability="Unique")
    assert westerners((hero, 1), points=points) == []
    assert westerners((hero, 2), points=points) == ["UN-62"]


@pytest.mark.rule("RU-11")
@pytest.mark.parametrize(("points", "most"), [(350, 6), (200, 3), (201, 6), (400, 6), (401, 9)])
def test_limited_for_each_started_200(points: int, most: int) -> None:
    trio = unit("trio", "trooper", availability="Limited 3")
    assert westerners((trio, most), points=points) == []
    assert westerners((trio, most + 1), points=points) == ["UN-63"]


@pytest.mark.rule("RU-12")
def test_limited_with_a_special_profile() -> None:
    shared: dict[str, Any] = {"availability": "Limited 3/2", "variant_of": "Pillar of Faith"}
    plain = unit("dagger", "trooper", variant="first", **shared)
    halberd = unit("halberd", "trooper", variant="second", **shared)
    assert westerners((plain, 1), (halberd, 2)) == []
    assert westerners((halberd, 3)) == ["UN-66"]
    assert westerners((plain, 2), (halberd, 2)) == ["UN-66"]
    assert westerners((plain, 2), (halberd, 4), points=350) == []
    assert westerners((plain, 1), (halberd, 5), points=350) == ["UN-66"]
    assert westerners((plain, 3), (halberd, 4), points=350) == ["UN-66"]


@pytest.mark.rule("RU-13")
def test_unlimited() -> None:
    assert westerners((unit("men", "trooper", availability="Unlimited"), 10)) == []


@pytest.mark.rule("RU-14")
def test_associated() -> None:
    hound = unit("hound", "trooper", availability="Associated (M) 2")
    master = unit("master", "independent", 1, name="M")
    assert westerners((hound, 1)) == ["UN-65"]
    assert westerners((master, 1), (hound, 2)) == []
    assert westerners((master, 1), (hound, 3)) == ["UN-65"]
    assert westerners((master, 2), (hound, 4)) == []


@pytest.mark.rule("RU-15")
def test_a_new_shape_is_unhurt() -> None:
    change = Transformation("at will", "beast")
    marks = (StateOn("brave", 2),)
    scene = russian().unit("E", life=(5, 2), life_now=2, transformation=change, states=marks, status="acted")
    scene.enemy(at=(25, 25)).changed(shapes={"beast": Scene.profile("beast", life=(8, 3))})
    scene.do(Transform("E"))
    assert (scene["E"].life, scene["E"].profile.life) == (8, 8)
    assert not scene["E"].wounded
    assert ([on.id for on in scene["E"].states], scene["E"].status) == (["brave"], "acted")
