"""The weapon of the moment: damage types, which weapon, which table (CC-42 to CC-46)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.app.battle.trail import trail
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.commands import DeclareMelee, DeclareShot, Engage, GiveAnswer
from hellassist.rules.profile import Ability
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Choose, Roll
from tests.rules.duel import duel, melee
from tests.scene import Scene, weapon

AXE = weapon(2, 4, 6, 8, 10, name="axe")
DAGGER = weapon(1, 2, 3, 4, 5, name="dagger")


def loss(types: tuple[str, ...], damage: int, pr: int, *abilities: Any) -> int:
    """Life Points that one hit with a weapon of these types costs."""
    scene = duel(
        {"weapons": (weapon(damage, 0, 0, 0, 0, types=types),)},
        {"pr": pr, "life": (20, 1), "abilities": abilities},
    )
    return 20 - melee(scene, (6, 1, 1), (1, 1, 1))["F"].life


@pytest.mark.rule("CC-42", "UN-46")
def test_types_matter_only_where_an_ability_names_them() -> None:
    assert loss(("blunt",), 6, 1, ("immunity", 1, "sharp")) == 5
    assert loss(("sharp",), 6, 1, ("immunity", 1, "sharp")) == 0
    assert loss(("Sharp",), 6, 1) == loss(("blunt",), 6, 1) == loss((), 6, 1) == 5
    assert loss(("sharp",), 6, 1, ("resistance", 2, "Sharp")) == 3


@pytest.mark.rule("CC-43")
def test_of_several_types_the_best_for_the_attacker_counts() -> None:
    both = ("piercing", "sharp")
    assert loss(both, 5, 1, ("resistance", 2, "sharp")) == 4
    assert loss(both, 5, 3, ("vulnerability", 0, "sharp")) == 5
    assert loss(both, 5, 1, ("immunity", 1, "sharp")) == 4
    assert loss(both, 5, 1, ("immunity", 1, "sharp"), ("immunity", 1, "piercing")) == 0
    assert loss(both, 5, 0, ("vulnerability", 3, "sharp")) == 5
    assert loss(both[::-1], 5, 1, ("resistance", 2, "sharp"), ("resistance", 1, "piercing")) == 3


@pytest.mark.rule("SA-135", "SA-158")
def test_resistance_and_vulnerability() -> None:
    assert loss(("fire",), 6, 1, ("resistance", 2, "fire")) == 3
    assert loss(("sharp",), 6, 1, ("resistance", 2, "fire")) == 5
    assert loss(("fire",), 5, 3, ("vulnerability", 0, "fire")) == 5
    assert loss(("fire",), 5, 3, ("vulnerability", 1, "fire")) == 4
    assert loss(("sharp",), 5, 3, ("vulnerability", 0, "fire")) == 2


def test_the_trail_shows_protection_against_the_type_that_counts() -> None:
    card = {"pr": 3, "abilities": (("resistance", 2, "piercing"), ("vulnerability", 0, "sharp"))}
    scene = duel({"weapons": (weapon(types=("piercing", "sharp")),)}, card)
    scene.do(DeclareMelee("E", "F"))
    shown = trail(scene.game)
    assert shown is not None
    assert (shown.sides[0].protection_from, shown.sides[0].protection_modifiers) == (0, ())
    assert shown.sides[0].protection == 0
    plain = duel({"weapons": (weapon(types=("piercing",)),)}, card)
    plain.do(DeclareMelee("E", "F"))
    shown = trail(plain.game)
    assert shown is not None
    assert [chip.source for chip in shown.sides[0].protection_modifiers] == ["resistance"]
    assert (shown.sides[0].protection_from, shown.sides[0].protection) == (3, 5)


@pytest.mark.rule("CC-44")
def test_the_weapon_is_named_before_any_die() -> None:
    scene = duel({"weapons": (AXE, DAGGER)}, {"weapons": (AXE, DAGGER), "life": (20, 1)})
    scene.do(DeclareMelee("E", "F"))
    assert scene.pending() == Choose(0, (0, 1, -1), "weapon")
    scene.do(GiveAnswer(0))
    assert scene.pending() == Choose(1, (0, 1, -1), "weapon")
    scene.fight((6, 6, 6), (6, 1, 1), weapons=(1,))
    assert scene["F"].life == 20 - 6
    assert scene["E"].life == 4 - 1
    same = duel({"weapons": (AXE, weapon(2, 4, 6, 8, 10, name="sword"))})
    same.do(DeclareMelee("E", "F"))
    assert isinstance(same.pending(), Roll)


@pytest.mark.rule("CC-44", "UN-48")
def test_weapons_differ_by_their_abilities_too() -> None:
    spear = weapon(name="spear", abilities=(Ability("receive_charge", 1),))
    for other in (weapon(name="dagger"), DAGGER):
        scene = Scene().unit("E").enemy("F", weapons=(other, spear))
        attack, asked = settle(scene.sequence("E", "F", "charge"))
        assert isinstance(asked, Choose)
        assert asked.why == "weapon"
        assert (-1 in asked.options) is (other is DAGGER)
        for arm, dice in ((0, 3), (1, 4)):
            rolled = settle(give(give(attack, arm), (1, 1)))[1]
            assert rolled == Roll(1, dice, "attack")
        assert [arm.dice[0] for arm in scene.sequence("E", "F", "attack").strikes[1].arms] == [3, 3]


@pytest.mark.rule("CC-45")
def test_who_suffers_an_undeclared_weapon_picks_the_table() -> None:
    scene = duel({"weapons": (AXE, DAGGER)}, {"life": (20, 1)})
    scene.do(DeclareMelee("E", "F"))
    for answer in (-1, (6, 6, 6), (1, 1, 1)):
        scene.do(GiveAnswer(answer))
    assert scene.pending() == Choose(1, (0, 1), "table")
    scene.do(GiveAnswer(1))
    assert scene.pending() == Choose(0, (0, 1, 2, 3), "inflict")
    scene.do(GiveAnswer(3))
    assert scene["F"].life == 20 - 3
    back = duel({"life": (20, 1)}, {"weapons": (AXE, DAGGER)})
    melee(back, (1, 1, 1), (6, 6, 6), weapons=(-1, 0))
    assert back["E"].life == 20 - 6
    missed = duel({"weapons": (AXE, DAGGER)})
    melee(missed, (1, 1, 1), (1, 1, 1), weapons=(-1,))
    assert missed["F"].life == 4


def test_an_undeclared_weapon_lends_no_ability() -> None:
    spear = weapon(2, 4, 6, 8, 10, name="spear", abilities=(Ability("receive_charge", 2),))
    for weapons in ((spear, DAGGER), (DAGGER, spear)):
        scene = Scene().unit("E").enemy("F", weapons=weapons)
        attack = give(scene.sequence("E", "F", "charge"), -1)
        assert settle(give(attack, (1, 1)))[1] == Roll(1, 3, "attack")


@pytest.mark.rule("CC-46")
def test_engaged_units_use_close_combat_weapons_and_free_ones_ranged() -> None:
    bow, sword = weapon(9, 9, 9, 9, 9, use="ranged", range=8, name="bow"), weapon(1, 1, 1, 1, 1, name="sword")
    archer: dict[str, Any] = {"shs": 2, "weapons": (bow, sword)}
    answering = melee(duel({"life": (9, 1)}, archer), (1, 1, 1), (6, 6, 6))
    assert answering["E"].life == 8
    with pytest.raises(Refused) as refused:
        duel(archer).do(DeclareShot("E", "F"))
    assert (refused.value.reason, refused.value.rule) == ("engaged_cannot_shoot", "AC-21")
    coming = Scene().unit("E", at=(10, 10), **archer).enemy("F", at=(14, 10), life=(9, 1))
    coming.do(Engage("E", coming.path((12.8, 10), unit="E"), "F"))
    assert coming.fight((6, 6, 6), (1, 1, 1))["F"].life == 8
    beside = (
        Scene()
        .unit("E", **archer)
        .enemy("F", life=(9, 1), states=("knocked_down",))
        .enemy("D", at=(15, 10), life=(20, 1))
    )
    struck = Scene()
    struck.game = beside.game
    struck.do(DeclareMelee("E", "F"))
    assert struck.fight((6, 6, 6), (1,))["F"].life == 8
    beside.do(DeclareShot("E", "D"))
    assert beside.fight((6, 6))["D"].life == 20 - 9


@pytest.mark.rule("SA-010", "SA-157", "SA-074", "SA-129")
def test_abilities_on_the_dice() -> None:
    for x, cbt, expected in ((1, 3, (4, 4)), (2, 3, (5, 4)), (3, 4, (7, 5))):
        hunter = {"cbt": cbt, "abilities": (("arch_enemy", x, "Demon"),)}
        demon = duel(hunter, {"keywords": ("demon",)}).sequence("E", "F")
        assert tuple(one.armed.dice[0] for one in demon.strikes) == expected
        plain = duel(hunter).sequence("E", "F")
        assert tuple(one.armed.dice[0] for one in plain.strikes) == (cbt, 3)
    assert duel({"cbt": 4, "abilities": ("fury",)}).sequence("E", "F", "charge").strikes[0].armed.dice[0] == 4
    ready = duel(None, {"abilities": (("receive_charge", 2),)})
    assert ready.sequence("E", "F", "charge").strikes[1].armed.dice[0] == 5
    assert ready.sequence("E", "F", "attack").strikes[1].armed.dice[0] == 3
    cruel = {"abilities": (("vicious", 1),)}
    assert duel(cruel).sequence("E", "F").strikes[0].armed.dice[0] == 3
    for helpless in ({"states": ("immobilized",)}, {"cbt": None}):
        assert duel(cruel, helpless).sequence("E", "F").strikes[0].armed.dice[0] == 4
    assert duel(cruel).sequence("F", "E", "retreat", one_sided=True).strikes[0].armed.dice[0] == 3
    assert duel(None, cruel).sequence("F", "E", "retreat", one_sided=True).strikes[0].armed.dice[0] == 4


@pytest.mark.rule("UN-50", "UN-54")
def test_keywords_are_found_by_rank_and_by_belief() -> None:
    for card, keyword, found in (
        ({"rank": "officer"}, "Officer", True),
        ({"rank": "trooper"}, "Officer", False),
        ({"keywords": ("papist",)}, "Christian", True),
        ({"keywords": ("papist",)}, "Papist", True),
        ({"keywords": ("papist",)}, "Protestant", False),
        ({"keywords": ("christian",)}, "Papist", False),
    ):
        scene = duel({"abilities": (("arch_enemy", 1, keyword),)}, card)
        assert scene.sequence("E", "F").strikes[0].armed.dice[0] == (4 if found else 3)


@pytest.mark.rule("SA-034", "SA-035", "UN-16")
def test_charisma() -> None:
    leader: dict[str, Any] = {"abilities": (("charisma", 1),)}
    for gap, dice in ((4.0, 4), (4.1, 3)):
        scene = Scene().unit("E").enemy("F").unit("C", at=(10 - 1.2 - gap, 10), **leader)
        assert scene.sequence("E", "F").strikes[0].armed.dice[0] == dice
    two = (
        Scene()
        .unit("E")
        .enemy("F")
        .unit("C", at=(7, 10), **leader)
        .unit("D", at=(10, 7), abilities=(("charisma", 2),))
    )
    assert two.sequence("E", "F").strikes[0].armed.dice[0] == 5
    alone = Scene().unit("E", **leader).enemy("F", **leader)
    assert [one.armed.dice[0] for one in alone.sequence("E", "F").strikes] == [3, 3]
    for cbt, strikes in ((0, 1), (None, 0)):
        without = (
            Scene()
            .unit("E")
            .enemy("F", cbt=cbt)
            .enemy("C", at=(15, 10), **leader)
            .sequence("E", "F")
            .strikes[1]
        )
        assert (without.armed.dice[0] if without.arms else 0) == strikes
