"""Explosions: aimed at a spot, a shot roll, and everybody under the template (EX-01 to EX-16, BL-23)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.catalogue.parts import WeaponCard
from hellassist.geometry import Point
from hellassist.rules.combat import attacks
from hellassist.rules.commands import DeclareExplosion, DeclareShot
from hellassist.rules.events import AnswerGiven, AttackEnded, BlastStruck
from hellassist.rules.profile import Blast
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Pick, Roll
from hellassist.rules.shots import blast
from tests.rules.ranged import answer, asked, blaster, box, finish, lost
from tests.scene import Scene, weapon

LIVES = (20, 1)


def slinger(*, at: tuple[float, float] = (3, 15), command: int = 0, arm: Any = None, **card: Any) -> Scene:
    """E with an explosive weapon."""
    scene = Scene(command=(command, 0))
    return scene.unit("E", **{"at": at, "shs": 2, "weapons": (arm or blaster(), weapon()), **card})


def at_spot(scene: Scene, *spot: float, **more: Any) -> Scene:
    """E aims at this spot."""
    scene.do(DeclareExplosion("E", 0, scene.spot(*spot), **more))
    return scene


def under(scene: Scene, *spot: float, **looks: Any) -> list[str]:
    """The units that an explosion of E there would hit."""
    used = scene["E"].profile.weapons_for("ranged")[0]
    found = blast.under(scene.game, scene["E"], used, scene.spot(*spot), tuple(looks.items()))
    return sorted(entry.unit for entry in found if entry.hit)


def targets(*enemies: dict[str, Any], **more: Any) -> Scene:
    """E, and enemies P, Q, R near the spot (13, 15)."""
    scene = slinger(**more)
    for key, x, entry in zip("PQR", (12, 13.3, 14.6), enemies, strict=False):
        scene.enemy(key, **{"at": (x, 15), "life": LIVES, "status": "acted", **entry})
    return scene


@pytest.mark.rule("EX-01")
def test_any_spot_may_be_aimed_at() -> None:
    for spot in ((12.0, 3.5), (20.0, 15.0)):
        scene = slinger().enemy("F", at=(20, 15))
        at_spot(scene, *spot)
        assert asked(scene) == Roll(0, 2, "attack")
    own = slinger().unit("T", at=(12, 15))
    assert asked(at_spot(own, 12, 15)) == Roll(0, 2, "attack")
    for odd in (Point(-1, 10), Point(10, 9999), Point(float("nan"), 10)):
        with pytest.raises(Refused):
            slinger().do(DeclareExplosion("E", 0, odd))
    with pytest.raises(Refused, match="no_power_table"):
        slinger().enemy("F", at=(20, 15)).do(DeclareShot("E", "F"))
    bow = slinger(arm=weapon(use="ranged", range=8))
    for index in (0, 1, -1):
        with pytest.raises(Refused):
            bow.do(DeclareExplosion("E", index, bow.spot(9, 15)))


@pytest.mark.rule("EX-02")
def test_the_nearest_enemy_does_not_bind_it() -> None:
    scene = slinger().enemy("F", at=(8.2, 15)).enemy("G", at=(19.2, 15), life=LIVES)
    assert under(scene, 20, 15) == ["G"]
    finish(at_spot(scene, 20, 15), (6, 6), (6, 6, 6, 6, 6))
    assert (lost(scene, "F"), lost(scene, "G")) == (0, 5)


@pytest.mark.rule("SA-052")
def test_discretion_shields_only_those_who_all_have_it() -> None:
    discreet = {
        "at": (12.6, 15),
        "abilities": (("discretion", 6),),
    }  # 9 from the spot's shooter and not within 6
    with pytest.raises(Refused) as refused:
        at_spot(targets(discreet), 13, 15)
    assert (refused.value.reason, refused.value.rule) == ("only_discreet", "SA-052")
    mixed = finish(at_spot(targets(discreet, {"at": (14, 15)}), 13, 15), (6, 6), *[(6,) * 5] * 2)
    assert (lost(mixed, "P"), lost(mixed, "Q")) == (5, 5)
    own = targets(discreet).unit("T", at=(14, 15), life=LIVES)
    finish(at_spot(own, 13, 15), (6, 6), *[(6,) * 5] * 2)
    assert (lost(own, "P"), lost(own, "T")) == (5, 5)


@pytest.mark.rule("EX-03")
def test_a_free_line_to_the_spot_is_needed() -> None:
    scene = slinger().enemy("F", at=(8, 15)).unit("T", at=(6, 15))
    at_spot(scene, 12, 15)
    walled = slinger().changed(terrain=(box(8, 14, 8.5, 16),))
    with pytest.raises(Refused) as refused:
        at_spot(walled, 12, 15)
    assert (refused.value.reason, refused.value.rule) == ("no_line_to_the_spot", "EX-03")
    at_spot(walled, 12, 15, free_line=True)
    beside = slinger().changed(terrain=(box(8, 15, 8.5, 16),))
    at_spot(beside, 12, 15)  # the line grazes the wall
    with pytest.raises(Refused):
        at_spot(slinger(), 12, 15, free_line=False)


@pytest.mark.rule("EX-04")
@pytest.mark.parametrize(
    ("base", "centre", "radius", "inside"),
    [
        ("regular", 3.6, 3.0, True),
        ("regular", 3.61, 3.0, False),
        ("extra_large", 4.0, 3.0, True),
        ("extra_large", 4.01, 3.0, False),
        ("regular", 2.6, 2.0, True),
        ("regular", 2.61, 2.0, False),
    ],
)
def test_the_circle_has_three_fathoms(base: str, centre: float, radius: float, inside: bool) -> None:
    scene = slinger(arm=blaster(radius=radius)).enemy("F", at=(15 + centre, 15), base=base)
    assert under(scene, 15, 15) == (["F"] if inside else [])


@pytest.mark.rule("EX-05")
@pytest.mark.parametrize(("distance", "difficulty"), [(7, 3), (8, 3), (8.01, 4), (25, 6)])
def test_the_shot_roll_is_against_the_distance_alone(distance: float, difficulty: int) -> None:
    scene = slinger().enemy("F", at=(3.6 + distance, 15), defence=5)
    at_spot(scene, 3.6 + distance, 15)
    assert scene.game.attack is not None
    attack = attacks.resume(scene.game, scene.game.attack)[0]
    assert attack.strikes[0].dice.difficulty == difficulty
    for card, rerolls in (({"shs": 7}, 2), ({"shs": 5, "abilities": (("natural_talent", 3),)}, 3)):
        skilled = answer(at_spot(slinger(**card), 9, 15), (1, 1, 1, 1, 1))
        assert asked(skilled) == Pick(0, (1, 1, 1, 1, 1), rerolls, "reroll", 0)
    many = answer(at_spot(targets({}, shs=12), 13, 15), (6, 6, 6, 6, 6), (3, 1, 1, 1, 1))
    assert lost(many, "P") == 1  # no automatic damage


@pytest.mark.rule("EX-06", "EX-07")
def test_one_hit_is_enough_and_none_is_lost() -> None:
    for dice, spot, exploded in (((2, 6), 28.5, True), ((6, 6), 28.5, True), ((4, 4), 20, False)):
        scene = slinger().enemy("F", at=(spot, 15), life=LIVES)
        at_spot(scene, spot, 15)
        answer(scene, dice)
        if exploded:
            assert asked(scene) == Roll(0, 5, "damage")
            finish(scene, (1, 3, 4, 1, 1))
            assert lost(scene, "F") == 2
        else:
            assert (asked(scene), lost(scene, "F")) == (None, 0)
            assert [fact.hits for fact in scene.facts if isinstance(fact, AttackEnded)] == [(0, 0)]
            assert not any(isinstance(fact, BlastStruck) for fact in scene.facts)


@pytest.mark.rule("EX-08", "OR-08")
def test_vae_victis_helps_the_shot_roll_alone() -> None:
    scene = slinger(command=2, rank="officer").enemy("F", at=(12, 15), life=LIVES)
    at_spot(scene, 12, 15)
    assert asked(scene) == Choose(0, (0, 1, 2), "vae_victis")
    answer(scene, 2)
    assert asked(scene) == Roll(0, 4, "attack")
    answer(scene, (6, 6, 6, 6))
    assert asked(scene) == Roll(0, 5, "damage")
    finish(scene, (1, 1, 1, 1, 1))
    assert scene.game.companies["A"].current == 0


@pytest.mark.rule("EX-09")
def test_everybody_under_the_template_rolls() -> None:
    scene = targets({}, {}).unit("T", at=(13, 17), life=LIVES)
    assert under(scene, 13, 15) == ["P", "Q", "T"]
    finish(at_spot(scene, 13, 15), (6, 6), *[(6, 1, 1, 1, 1)] * 3)
    assert [lost(scene, key) for key in "PQT"] == [1, 1, 1]
    near = slinger(life=LIVES)
    finish(at_spot(near, 6.6, 15), (6, 6), (6, 6, 1, 1, 1))
    assert lost(near, "E") == 2
    dying = targets({"life": (1, None)}, {"life": (1, None)})
    finish(at_spot(dying, 13, 15), (6, 6), *[(6, 1, 1, 1, 1)] * 2)
    assert not dying["P"].on_table
    assert not dying["Q"].on_table


@pytest.mark.rule("EX-10")
def test_how_an_explosive_weapon_is_written() -> None:
    def written(text: str) -> tuple[tuple[str, ...], Blast | None]:
        card = WeaponCard.model_validate({"name": "S", "use": "ranged", "range": 8, "blast": text})
        return card.weapon().types, card.weapon().blast

    assert written("Explosion (power 3/1)") == ((), Blast("explosion", 3, 1))
    assert written("Explosion (fire, power 4/2)") == (("fire",), Blast("explosion", 4, 2))
    assert written("Explosion (fire • power 4/2)") == (("fire",), Blast("explosion", 4, 2))
    assert written("Explosion (power 3/1, radius 2)") == ((), Blast("explosion", 3, 1, radius=2.0))
    assert weapon_has_no_table("Explosion (power 3/1)")


def weapon_has_no_table(text: str) -> bool:
    made = WeaponCard.model_validate({"name": "S", "use": "ranged", "range": 8, "blast": text}).weapon()
    return made.table == ()


@pytest.mark.rule("EX-11")
def test_a_state_in_place_of_power() -> None:
    scene = targets({}, {"abilities": ("invulnerable",)}, arm=blaster(power="stunned"))
    scene.unit("T", at=(13, 17))
    finish(at_spot(scene, 13, 15), (6, 1))
    assert [scene[key].has("stunned") for key in "PQT"] == [True, False, True]
    assert [lost(scene, key) for key in "PQT"] == [0, 0, 0]
    missed = targets({}, arm=blaster(power="stunned"))
    finish(at_spot(missed, 13, 15), (1, 1))
    assert not missed["P"].has("stunned")
    shielded = targets({"at": (15, 15)}, {"at": (13, 17)}, arm=blaster(power="stunned"))
    shielded.changed(terrain=(box(13.8, 13, 14.0, 16),))
    finish(at_spot(shielded, 13, 15), (6, 6))
    assert [shielded[key].has("stunned") for key in "PQ"] == [False, True]


@pytest.mark.rule("EX-12")
@pytest.mark.parametrize(
    ("power", "dice", "hits", "damage"),
    [((4, 2), (4, 4, 1, 6, 3), 3, 6), ((3, 1), (1, 2, 2, 1, 2), 0, 0)],
)
def test_five_dice_for_each_unit(
    power: tuple[int, int], dice: tuple[int, ...], hits: int, damage: int
) -> None:
    scene = targets({}, {}, arm=blaster(power=power), abilities=(("natural_talent", 3),), shs=5)
    at_spot(scene, 13, 15)
    answer(scene, (6, 6, 6, 6, 6))
    for _ in "PQ":
        assert asked(scene) == Roll(0, 5, "damage")
        answer(scene, dice)  # no re-rolls
    assert asked(scene) is None
    struck = [fact for fact in scene.facts if isinstance(fact, BlastStruck)]
    assert struck == [BlastStruck("E", key, hits, damage) for key in "PQ"]
    assert [lost(scene, key) for key in "PQ"] == [damage, damage]
    with pytest.raises(BadAnswer):
        answer(answer(at_spot(targets({}), 13, 15), (6, 6)), (1, 2, 3, 4))


@pytest.mark.rule("EX-13")
@pytest.mark.parametrize(
    ("power", "dice", "pr", "loss"),
    [((4, 2), (4, 4, 6, 1, 1), 2, 4), ((3, 1), (3, 3, 1, 1, 1), 3, 0)],
)
def test_protection_once(power: tuple[int, int], dice: tuple[int, ...], pr: int, loss: int) -> None:
    scene = targets({"pr": pr}, arm=blaster(power=power))
    finish(at_spot(scene, 13, 15), (6, 6), dice)
    assert lost(scene, "P") == loss


@pytest.mark.rule("EX-14")
def test_no_hit_can_be_left_out() -> None:
    scene = slinger().unit("T", at=(13, 15), life=LIVES)
    at_spot(scene, 13, 15)
    answer(scene, (6, 6), (6, 6, 6, 6, 1))
    assert (asked(scene), lost(scene, "T")) == (None, 4)
    asks = [fact.request for fact in scene.facts if isinstance(fact, AnswerGiven)]
    assert asks == ["roll", "roll"]


@pytest.mark.rule("EX-15")
def test_cover_counts_for_nothing() -> None:
    scene = targets({"at": (14, 15), "pr": 1, "abilities": (("camouflage", 2),)})
    scene.changed(terrain=(box(13.0, 14.5, 13.2, 14.9),))
    finish(at_spot(scene, 15, 15, looks=(("P", "covered"),)), (6, 6), (6, 6, 6, 6, 6))
    assert lost(scene, "P") == 4


@pytest.mark.rule("EX-16")
def test_the_sling_carrier() -> None:
    scene = slinger(at=(1, 15))
    for key, x, pr in (("P", 26, 1), ("Q", 27.3, 0)):
        scene.enemy(key, at=(x, 15), pr=pr, life=LIVES, status="acted")
    scene.unit("T", at=(27, 17), life=LIVES)
    at_spot(scene, 26.6, 15)
    assert scene.game.attack is not None
    assert attacks.resume(scene.game, scene.game.attack)[0].strikes[0].dice.difficulty == 6
    answer(scene, (2, 6), (1, 3, 4, 2, 6))
    assert asked(scene) == Roll(0, 5, "damage")
    finish(scene, (1, 1, 1, 1, 1), (6, 6, 6, 6, 6))
    assert [lost(scene, key) for key in "PTQ"] == [2, 0, 5]


@pytest.mark.rule("BL-23")
def test_full_cover_from_the_spot_shields_and_half_of_it_does_not() -> None:
    scene = targets({"at": (15, 15), "pr": 0}).changed(terrain=(box(13.8, 13, 14.0, 17),))
    assert under(scene, 13, 15) == []
    shields = blast.under(
        scene.game, scene["E"], scene["E"].profile.weapons_for("ranged")[0], scene.spot(13, 15)
    )
    assert [(entry.unit, entry.shield) for entry in shields] == [("P", "full_cover")]
    finish(at_spot(scene, 13, 15), (6, 6))
    assert lost(scene, "P") == 0
    tip = targets({"at": (15, 15), "pr": 0}).changed(terrain=(box(13.8, 13, 14.0, 17),))
    finish(at_spot(tip, 13, 15, looks=(("P", "clear"),)), (6, 6), (6, 6, 6, 6, 6))
    assert lost(tip, "P") == 5
    behind_a_unit = targets({"at": (14.2, 15)}, {"at": (15.4, 15)})
    assert under(behind_a_unit, 13, 15) == ["P", "Q"]


@pytest.mark.rule("SA-097")
def test_invulnerable_units_are_hurt_by_sixes_alone() -> None:
    scene = targets({"abilities": ("invulnerable",)}, arm=blaster(power=(3, 2)))
    finish(at_spot(scene, 13, 15), (6, 6), (3, 4, 6, 6, 2))
    assert lost(scene, "P") == 2


def test_kinds_of_damage_in_an_explosion() -> None:
    def after(*abilities: tuple[str, int, str] | tuple[str, int]) -> tuple[int, int]:
        scene = targets({"pr": 1, "abilities": abilities}, arm=blaster(power=(3, 2), types=("fire",)))
        finish(at_spot(scene, 13, 15), (6, 6), (6, 6, 6, 1, 1))
        return lost(scene, "P"), lost(scene, "E")

    assert after() == (5, 0)
    assert after(("resistance", 2, "fire")) == (3, 0)
    assert after(("resistance", 2, "sharp")) == (5, 0)
    assert after(("resistance", 1, "explosion")) == (4, 0)
    assert after(("resistance", 1, "blast")) == (5, 0)
    assert after(("immunity", 1, "fire")) == (0, 0)
    assert after(("ricochet", 1)) == (5, 0)
