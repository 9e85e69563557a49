"""Blasts: a triangle from the base of the shooter, impact and cloud (BL-01 to BL-24)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.catalogue.parts import WeaponCard
from hellassist.geometry import Base, Point, touches_triangle
from hellassist.rules.combat import attacks
from hellassist.rules.commands import DeclareBlast
from hellassist.rules.events import AnswerGiven, AttackEnded, BlastStruck, CommandSet
from hellassist.rules.profile import Blast
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Draw, Roll
from hellassist.rules.shots import blast
from tests.rules.ranged import answer, asked, blaster, box, finish, lost
from tests.scene import Scene, weapon

LIVES = (20, 1)
SIX = (6, 6, 6, 6, 6)


def gunner(*, at: tuple[float, float] = (5, 15), arm: Any = None, command: int = 0, **card: Any) -> Scene:
    """E with a blunderbuss."""
    scene = Scene(command=(command, 0))
    armed = (arm or blaster("impact", (4, 2)), weapon())
    return scene.unit("E", **{"at": at, "shs": 2, "weapons": armed, **card})


def line(*enemies: dict[str, Any], **more: Any) -> Scene:
    """E, and B, C, D at these distances, edge to edge, all in one line."""
    scene = gunner(**more)
    for key, entry in zip("BCD", enemies, strict=False):
        x = 5 + 1.2 + entry.pop("distance")
        scene.enemy(key, **{"at": (x, 15), "life": LIVES, "status": "acted", **entry})
    return scene


def cloud(*enemies: dict[str, Any], power: tuple[int, int] = (5, 2), **more: Any) -> Scene:
    """The same with a cloud."""
    return line(*enemies, arm=blaster("cloud", power), **more)


def fire(scene: Scene, towards: tuple[float, float] = (12, 15), **more: Any) -> Scene:
    """E fires its blast towards this spot."""
    scene.do(DeclareBlast("E", 0, scene.spot(*towards), **more))
    return scene


def under(scene: Scene, towards: tuple[float, float] = (12, 15), **looks: Any) -> list[str]:
    """The units that the blast would hit, the nearest first."""
    used = scene["E"].profile.weapons_for("ranged")[0]
    found = blast.under(scene.game, scene["E"], used, scene.spot(*towards), tuple(looks.items()))
    return [entry.unit for entry in found if entry.hit]


def written(text: str) -> tuple[tuple[str, ...], Blast | None]:
    """A blast weapon from its card."""
    made = WeaponCard.model_validate({"name": "S", "use": "ranged", "blast": text}).weapon()
    assert made.table == ()
    return made.types, made.blast


@pytest.mark.rule("BL-01", "BL-13", "BL-14", "BL-18")
def test_how_blasts_are_written() -> None:
    assert written("Impact blast (piercing, power 4/2)") == (("piercing",), Blast("impact", 4, 2))
    assert written("Impact blast (piercing • power 4/2)") == (("piercing",), Blast("impact", 4, 2))
    assert written("Cloud-type blast (acid, power 5/2)") == (("acid",), Blast("cloud", 5, 2))


@pytest.mark.rule("BL-02")
def test_the_template() -> None:
    tip, left, right = Point(0, 0), Point(6, 1), Point(6, -1)
    for centre, touched in (
        ((6.6, 0), True),
        ((6.61, 0), False),
        ((3, 1.10), True),
        ((3, 1.11), False),
        ((3, 0), True),
        ((-0.61, 0), False),
    ):
        assert touches_triangle(Base(Point(*centre), 0.6), (tip, left, right)) is touched
    scene = gunner()
    corners = blast.template(scene.game, scene["E"], scene.spot(9, 15))
    assert corners is not None
    assert [(x / 25, y / 25) for x, y in corners] == [
        pytest.approx((5.6, 15)),
        pytest.approx((11.6, 16)),
        pytest.approx((11.6, 14)),
    ]
    for x, touched in ((12.2, True), (12.21, False)):
        assert under(gunner().enemy("F", at=(x, 15))) == (["F"] if touched else [])
    for y, touched in ((16.10, True), (16.11, False)):
        assert under(gunner().enemy("F", at=(8.6, y))) == (["F"] if touched else [])
    assert "E" not in under(gunner().enemy("F", at=(7, 15)))
    assert under(gunner().enemy("F", at=(7, 15)), (5, 15)) == []
    with pytest.raises(Refused, match="no_direction"):
        fire(gunner(), (5, 15))
    with pytest.raises(Refused, match="no_such_template"):
        fire(gunner(arm=blaster()), (9, 15))


@pytest.mark.rule("BL-03")
def test_it_may_point_anywhere() -> None:
    scene = (
        gunner().enemy("N", at=(5, 17)).enemy("S", at=(5, 11), life=LIVES).enemy("T", at=(5, 9.5), life=LIVES)
    )
    assert under(scene, (5, 5)) == ["S", "T"]
    finish(fire(scene, (5, 5)), (6, 6, 6, 6, 1, 1, 1), (6, 1, 1))
    assert (lost(scene, "S"), lost(scene, "T")) == (8, 2)
    both = line({"distance": 2}).unit("A", at=(9.4, 15))
    assert under(both) == ["B", "A"]
    nobody = fire(gunner())
    assert nobody.game.attack is None
    assert [fact.hits for fact in nobody.facts if isinstance(fact, AttackEnded)] == [(0, 0)]
    walled = line({"distance": 4}, arm=blaster("cloud", (5, 2))).changed(terrain=(box(7, 14, 7.2, 16),))
    assert under(walled) == ["B"]


@pytest.mark.rule("SA-052")
def test_discretion_and_the_template_of_a_blast() -> None:
    discreet = {"distance": 4, "abilities": (("discretion", 2),)}
    with pytest.raises(Refused, match="only_discreet"):
        fire(line(dict(discreet)))
    fire(line({"distance": 2, "abilities": (("discretion", 2),)}))
    fire(line({"distance": 1}, dict(discreet)))
    fire(line(dict(discreet)).unit("A", at=(8, 15)))


@pytest.mark.rule("BL-04")
def test_everybody_touched_is_hit() -> None:
    for lower, touched in ((0.01, True), (-0.01, False)):
        scene = gunner().unit("A", at=(12.2 - lower, 15), life=LIVES)
        assert under(scene) == (["A"] if touched else [])
    own = gunner().unit("A", at=(12.19, 15), life=LIVES)
    finish(fire(own), (6, 6, 6, 6, 6, 6, 6))
    assert lost(own, "A") == 14


@pytest.mark.rule("BL-05")
def test_there_is_no_shot_roll() -> None:
    scene = cloud({"distance": 4, "defence": 5}, power=(4, 2), shs=None)
    fire(scene)
    assert asked(scene) == Roll(0, 5, "damage")
    answer(scene, (4, 3, 3, 3, 3))
    assert lost(scene, "B") == 2


@pytest.mark.rule("BL-06", "BL-07", "BL-08", "BL-09", "BL-10", "BL-11")
def test_the_grenadiers_blunderbuss() -> None:
    scene = line({"distance": 1.5, "pr": 1}, {"distance": 3.0, "pr": 1}, {"distance": 4.2})
    fire(scene, looks=(("C", "covered"),))
    assert asked(scene) == Roll(0, 7, "damage")
    answer(scene, (2, 2, 3, 4, 4, 5, 6))
    assert asked(scene) == Roll(0, 3, "damage")
    answer(scene, (4, 6, 6))
    assert scene.game.attack is None  # no dice are left for D
    assert [lost(scene, key) for key in "BCD"] == [7, 2, 0]
    struck = [fact for fact in scene.facts if isinstance(fact, BlastStruck)]
    assert struck == [BlastStruck("E", "B", 4, 8), BlastStruck("E", "C", 3, 6)]


@pytest.mark.rule("BL-07")
def test_the_nearest_comes_first_friend_or_foe() -> None:
    assert under(line({"distance": 3.0}, {"distance": 1.5}, {"distance": 4.3})) == ["C", "B", "D"]
    scene = line({"distance": 3.0}).unit("A", at=(7.7, 15), life=LIVES)
    fire(scene)
    answer(scene, (6, 6, 6, 6, 6, 6, 1))
    assert asked(scene) == Roll(0, 1, "damage")
    answer(scene, (6,))
    assert (lost(scene, "A"), lost(scene, "B")) == (12, 2)


@pytest.mark.rule("BL-08")
@pytest.mark.parametrize(
    ("shs", "wounded", "dice"), [(2, False, 7), (3, False, 8), (2, True, 6), (1, True, 5)]
)
def test_shs_and_five_dice(shs: int, wounded: bool, dice: int) -> None:
    more = {"life_now": 1} if wounded else {}
    scene = fire(line({"distance": 2, "pr": 2}, shs=shs, abilities=(("natural_talent", 3),), **more))
    assert asked(scene) == Roll(0, dice, "damage")
    answer(scene, (1,) * dice)
    assert scene.game.attack is None  # no re-rolls
    assert lost(scene, "B") == 0


@pytest.mark.rule("BL-08")
def test_hits_power_and_protection() -> None:
    scene = finish(fire(line({"distance": 2, "pr": 2})), (2, 2, 3, 4, 4, 5, 6))
    assert lost(scene, "B") == 6
    many = fire(line({"distance": 2}, shs=8))
    assert asked(many) == Roll(0, 13, "damage")
    answer(many, (1,) * 13)
    assert lost(many, "B") == 0  # no automatic damage


@pytest.mark.rule("BL-09", "BL-10")
def test_dice_that_hit_are_used_up() -> None:
    scene = fire(line({"distance": 1, "life": (1, None)}, {"distance": 3}, shs=3))
    answer(scene, (6, 6, 6, 6, 6, 1, 1, 1))
    assert asked(scene) == Roll(0, 3, "damage")
    answer(scene, (1, 1, 1))
    assert not scene["B"].on_table
    all_hit = fire(line({"distance": 1}, {"distance": 2.5}, {"distance": 4}))
    answer(all_hit, (6,) * 7)
    assert all_hit.game.attack is None
    assert [lost(all_hit, key) for key in "BCD"] == [14, 0, 0]
    alone = fire(line({"distance": 1}))
    answer(alone, (6, 6, 6, 1, 1, 1, 1))
    assert (alone.game.attack, lost(alone, "B")) == (None, 6)


@pytest.mark.rule("BL-11", "BL-21")
def test_cover_counts_against_an_impact_and_not_against_a_cloud() -> None:
    entry: dict[str, Any] = {"distance": 3, "base": "large", "pr": 1}
    covered = (("B", "covered"),)
    impact = finish(fire(line(dict(entry)), looks=covered), (6, 6, 6, 1, 1, 1, 1))
    assert lost(impact, "B") == 3
    gas = finish(fire(cloud(dict(entry), power=(4, 2)), looks=covered), (6, 6, 6, 1, 1))
    assert lost(gas, "B") == 5
    regular = finish(fire(cloud({"distance": 3, "pr": 1}), looks=covered), (6, 6, 1, 1, 1))
    assert lost(regular, "B") == 3
    walled = line(dict(entry)).changed(terrain=(box(8.0, 14.9, 8.1, 18),))
    finish(fire(walled), (6, 6, 6, 1, 1, 1, 1))
    assert lost(walled, "B") == 3
    camouflaged = line({**entry, "abilities": (("camouflage", 1),)})
    finish(fire(camouflaged, looks=covered), (6, 6, 6, 1, 1, 1, 1))
    assert lost(camouflaged, "B") == 2


@pytest.mark.rule("BL-12")
def test_among_equals_chance_takes_the_first() -> None:
    def pair() -> Scene:
        scene = gunner().enemy("P", at=(8.2, 15.7), life=LIVES).enemy("Q", at=(8.2, 14.3), life=LIVES)
        return fire(scene)

    for number, (first, second) in enumerate((("P", "Q"), ("Q", "P"))):
        scene = pair()
        assert asked(scene) == Draw(0, 2, "first")
        answer(scene, number, (6, 6, 6, 6, 1, 1, 1))
        assert asked(scene) == Roll(0, 3, "damage")
        answer(scene, (6, 1, 1))
        assert (lost(scene, first), lost(scene, second)) == (8, 2)
    three = equals()
    fire(three)
    assert asked(three) == Draw(0, 3, "first")
    answer(three, 2, (1,) * 7)
    assert asked(three) == Draw(0, 2, "first")
    answer(three, 1, (1,) * 7)
    assert asked(three) == Roll(0, 7, "damage")
    order = {finished(first, second) for first in range(3) for second in range(2)}
    assert len(order) == 6


def equals() -> Scene:
    """P, Q and R, all equally near."""
    scene = gunner().enemy("P", at=(11, 15), life=LIVES)
    for key, turn in (("Q", 1), ("R", -1)):
        scene.enemy(key, at=(5 + 6 * 0.979, 15 + turn * 6 * (1 - 0.979**2) ** 0.5), life=LIVES)
    return scene


def finished(first: int, second: int) -> tuple[str, ...]:
    """The order in which three equally near units come, by these draws."""
    scene = fire(equals())
    answer(scene, first, (1,) * 7, second, (1,) * 7, (1,) * 7)
    return tuple(fact.target for fact in scene.facts if isinstance(fact, BlastStruck))


@pytest.mark.rule("BL-15")
def test_a_state_in_place_of_power() -> None:
    scene = line(
        {"distance": 1}, {"distance": 2.4}, {"distance": 3.8}, arm=blaster("cloud", "stunned", x=2)
    ).unit("A", at=(11.4, 15))
    fire(scene)
    assert scene.game.attack is None
    assert [[(on.id, on.x) for on in scene[key].states] for key in "BCDA"] == [[("stunned", 2)]] * 4
    knocked = fire(
        line({"distance": 1}, {"distance": 2.4}, {"distance": 3.8}, arm=blaster("impact", "knocked_down"))
    )
    assert all(knocked[key].has("knocked_down") for key in "BCD")
    assert not any(isinstance(fact, AnswerGiven | BlastStruck) for fact in knocked.facts)


@pytest.mark.rule("BL-16", "OR-08")
def test_no_vae_victis() -> None:
    scene = fire(line({"distance": 2}, rank="officer", command=5))
    assert asked(scene) == Roll(0, 7, "damage")
    answer(scene, (6,) * 7)
    assert scene.game.companies["A"].current == 5
    assert not any(isinstance(fact, CommandSet) for fact in scene.facts)
    gas = fire(cloud({"distance": 2}, rank="officer", command=5))
    assert asked(gas) == Roll(0, 5, "damage")


@pytest.mark.rule("BL-17")
def test_no_hit_can_be_left_out() -> None:
    scene = line({"distance": 3}).unit("A", at=(7, 15), life=LIVES)
    fire(scene)
    answer(scene, (6, 6, 6, 6, 1, 1, 1))
    assert asked(scene) == Roll(0, 3, "damage")
    with pytest.raises(BadAnswer):
        answer(scene, 0)
    answer(scene, (1, 1, 1))
    assert (lost(scene, "A"), lost(scene, "B")) == (8, 0)


@pytest.mark.rule("BL-19", "BL-20", "BL-22")
def test_the_dice_of_a_cloud() -> None:
    scene = cloud({"distance": 1}, {"distance": 2.4}, {"distance": 3.8}, shs=4)
    fire(scene)
    for dice in ((5, 6, 4, 4, 1), (1, 1, 1, 1, 1), (6, 6, 6, 6, 6)):
        assert asked(scene) == Roll(0, 5, "damage")
        answer(scene, dice)
    assert [lost(scene, key) for key in "BCD"] == [4, 0, 10]
    for pr, dice, loss in ((2, (6, 6, 6, 1, 1), 4), (1, (5, 5, 6, 3, 2), 5)):
        protected = finish(fire(cloud({"distance": 2, "pr": pr})), dice)
        assert lost(protected, "B") == loss


@pytest.mark.rule("BL-23")
def test_full_cover_from_the_tip_shields_against_an_impact() -> None:
    scene = line({"distance": 1.5}, {"distance": 4.5}).changed(terrain=(box(6.5, 14, 6.6, 16),))
    assert under(scene) == []
    one = gunner().enemy("B", at=(8, 15.6), life=LIVES).enemy("C", at=(10.4, 14.6), life=LIVES)
    one.changed(terrain=(box(7.0, 14.98, 7.1, 17),))
    assert under(one) == ["C"]
    assert under(one, B="clear") == ["B", "C"]
    fire(one)
    assert asked(one) == Roll(0, 7, "damage")
    answer(one, (6,) * 7)
    assert (lost(one, "B"), lost(one, "C")) == (0, 14)
    behind_a_unit = line({"distance": 1, "base": "extra_large"}, {"distance": 3.2})
    assert under(behind_a_unit) == ["B", "C"]


@pytest.mark.rule("BL-24")
def test_full_cover_does_not_stop_a_cloud() -> None:
    scene = cloud({"distance": 2}).changed(terrain=(box(6.5, 13, 6.6, 17),))
    fire(scene, looks=(("B", "hidden"),))
    assert asked(scene) == Roll(0, 5, "damage")
    answer(scene, SIX)
    assert lost(scene, "B") == 10


@pytest.mark.rule("SA-097")
def test_invulnerable_units_are_hurt_by_sixes_alone() -> None:
    tough: dict[str, Any] = {"distance": 2, "abilities": ("invulnerable",)}
    gas = finish(fire(cloud(dict(tough))), (5, 5, 5, 5, 5))
    assert lost(gas, "B") == 0
    scene = fire(line(dict(tough), {"distance": 4}))
    answer(scene, (2, 3, 4, 4, 5, 6, 6))
    assert asked(scene) == Roll(0, 5, "damage")
    answer(scene, (4, 1, 1, 1, 1))
    assert (lost(scene, "B"), lost(scene, "C")) == (2, 2)


def test_the_attack_of_a_blast_names_its_first_unit_or_the_shooter() -> None:
    scene = fire(line({"distance": 2}, {"distance": 4}))
    assert scene.game.attack is not None
    declared = scene.game.attack.declaration
    assert (declared.defender, declared.others) == ("B", ("B", "C"))
    assert attacks.begin(scene.game, declared).all_hits
