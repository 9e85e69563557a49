"""Abilities that change the number of dice (SA-010, SA-034 to SA-046, SA-059, SA-071 to SA-074, SA-115 …)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hellassist.places import cards_folder
from hellassist.rules.combat import close
from hellassist.rules.combat.attack import dice_of
from hellassist.rules.commands import Engage, PlaceUnit
from hellassist.rules.game import Action
from hellassist.rules.profile import Ability
from tests.rules.duel import duel, melee, ready
from tests.rules.told import begun, dice, thrown
from tests.scene import Scene, weapon


def with_ability(*abilities: Any, **card: Any) -> dict[str, Any]:
    """A card with these abilities of the unit."""
    return {"abilities": abilities, **card}


def armed(*abilities: tuple[str, int], **card: Any) -> dict[str, Any]:
    """A card with one weapon that has these abilities."""
    return {"weapons": (weapon(abilities=tuple(Ability(*each) for each in abilities)),), **card}


def supported(first: dict[str, Any], second: dict[str, Any], own: int, theirs: int) -> Scene:
    """A duel in which so many allies support each side."""
    scene = duel(first, second)
    for index in range(own):
        scene.unit(f"S{index}").touch(f"S{index}", "F", ((1, 0), (0.3, 1), (0.3, -1))[index])
    for index in range(theirs):
        scene.enemy(f"T{index}").touch(f"T{index}", "E", ((-1, 0), (-0.3, 1), (-0.3, -1))[index])
    return scene


@pytest.mark.rule("SA-010")
def test_arch_enemy() -> None:
    demon = {"keywords": ("demon",)}
    for x, pair in ((1, (4, 4)), (2, (5, 4))):
        assert dice(duel(with_ability(("arch_enemy", x, "demon")), demon), "E", "F") == pair
    big = duel(with_ability(("arch_enemy", 3, "demon"), cbt=4), demon)
    assert dice(big, "E", "F") == (7, 5)
    assert dice_of(7) == (5, 2)
    assert dice(duel(with_ability(("arch_enemy", 3, "demon"), cbt=4)), "E", "F") == (4, 3)
    both = duel(
        with_ability(("arch_enemy", 1, "demon"), keywords=("angel",)),
        with_ability(("arch_enemy", 2, "angel"), **demon),
    )
    assert dice(both, "E", "F") == (3 + 1 + 1, 3 + 2 + 1)


@pytest.mark.rule("SA-035", "SA-034")
def test_charisma_reaches_four_fathoms_and_only_the_best_counts() -> None:
    for away, count in ((4.0, 4), (4.1, 3)):
        scene = duel().unit("C", at=(10 - 1.2 - away, 10), abilities=(("charisma", 1),))
        assert dice(scene, "E", "F")[0] == count
    scene = duel().unit("C", at=(8, 10), abilities=(("charisma", 1),))
    scene.unit("D", at=(10, 8), abilities=(("charisma", 2),))
    assert dice(scene, "E", "F")[0] == 5
    assert dice(scene, "E", "F")[1] == 3


@pytest.mark.rule("SA-037")
@pytest.mark.parametrize(("supporters", "count"), [(2, 7), (1, 6), (0, 3)])
def test_combined_attack(supporters: int, count: int) -> None:
    scene = supported(with_ability(("combined_attack", 2)), {}, supporters, 0)
    assert dice(scene, "E", "F")[0] == count
    assert dice_of(7) == (5, 2)


@pytest.mark.rule("SA-071")
@pytest.mark.parametrize(("supporters", "count"), [(1, 5), (3, 5), (0, 3)])
def test_fierce(supporters: int, count: int) -> None:
    scene = supported(with_ability(("fierce", 2)), {}, 0, supporters)
    assert dice(scene, "E", "F")[0] == count
    # a defender that does not strike has no bonus to answer
    assert dice(scene, "E", "F", one_sided=True)[0] == 3


@pytest.mark.rule("SA-042", "SA-043")
def test_cumbersome_from_the_second_sequence_on() -> None:
    scene = duel(armed(("cumbersome", 1), cbt=4), {"life": (40, 1)})
    melee(scene, (1,) * 4, (1, 1, 1))
    melee(ready(scene), (1,) * 3, (1, 1, 1))
    scene.game = ready(scene).changed(to_act="B").game
    melee(ready(scene), (1,) * 3, (1, 1, 1))
    assert [count for side, count in thrown(scene) if side == 0] == [4, 3, 3]
    scene.enemy("D", life=(40, 1)).touch("D", "E", (0, 1))
    assert dice(scene, "E", "D")[0] == 4
    assert dice(scene, "F", "E")[1] == 3  # whoever begins it
    parted = ready(scene)
    parted.do(PlaceUnit("F", parted.spot(20, 20)))
    parted.do(PlaceUnit("F", parted.spot(11.2, 10)))
    assert dice(parted, "E", "F")[0] == 4


@pytest.mark.rule("SA-059")
def test_eager_in_the_first_sequence() -> None:
    scene = duel(armed(("eager", 2)), {"life": (40, 1)})
    assert dice(scene, "E", "F")[0] == 5
    assert dice(scene, "F", "E", "charge")[1] == 5
    melee(scene, (1,) * 5, (1, 1, 1))
    assert dice(scene, "E", "F")[0] == 3


@pytest.mark.rule("SA-044")
def test_defensive_combat_lowers_both_sides() -> None:
    used = melee(
        duel(with_ability(("defensive_combat", 2), cbt=4), {"cbt": 5}), (1, 1), (1, 1, 1), weapons=(1,)
    )
    assert thrown(used) == [(0, 2), (1, 3)]
    left = melee(
        duel(with_ability(("defensive_combat", 2), cbt=4), {"cbt": 5}), (1,) * 4, (1,) * 5, weapons=(0,)
    )
    assert thrown(left) == [(0, 4), (1, 5)]


@pytest.mark.rule("SA-044")
@pytest.mark.parametrize("cbt", [3, 2])
def test_defensive_combat_of_a_unit_that_rolls_nothing(cbt: int) -> None:
    scene = duel(with_ability(("defensive_combat", 2)), {"cbt": cbt})
    declared = close.provoked(scene.game, scene["E"], scene["F"], "retreat")
    scene.game = begun(scene, declared)
    scene.fight((1,), weapons=(1,))
    assert thrown(scene) == [(0, 1)]


@pytest.mark.rule("SA-045")
@pytest.mark.parametrize(("own", "foe", "rolled"), [(2, 6, (1, 4)), (3, 1, (1, 1)), (0, 3, (0, 1))])
def test_one_die_stays(own: int, foe: int, rolled: tuple[int, int]) -> None:
    scene = duel(with_ability(("defensive_combat", 2), cbt=own), {"cbt": foe})
    melee(scene, *((1,) * count for count in rolled if count), weapons=(1,))
    assert thrown(scene) == [(side, count) for side, count in enumerate(rolled) if count]


@pytest.mark.rule("SA-046")
def test_defensive_combat_comes_last() -> None:
    scene = Scene(command=(0, 2)).unit("E", **with_ability(("defensive_combat", 2)))
    scene.enemy("F", cbt=10, rank="officer", status="acted")
    melee(scene, (1,), (6,) * 5, weapons=(1,), vae_victis=(2,), inflict=(0,))
    assert thrown(scene)[1] == (1, 5)
    assert scene["E"].life == 4  # 10 dice: nothing automatic
    afraid = Scene(command=(0, 2)).unit("E", **with_ability(("defensive_combat", 2), ("terror", 1)))
    afraid.enemy("F", cbt=1, rank="officer", status="acted")
    melee(afraid, (1,), (1,), weapons=(1,), vae_victis=(2,))
    assert thrown(afraid) == [(0, 1), (1, 1)]


@pytest.mark.rule("SA-073", "CC-28")
def test_frantic_fights_twice() -> None:
    scene = Scene().unit("E", cbt=4, at=(3, 10), abilities=("frantic",))
    scene.enemy("F", life=(40, 1), status="acted")
    scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
    scene.fight((1,) * 3, (1,) * 3, (1,) * 4, (1,) * 3)
    assert thrown(scene) == [(0, 3), (1, 3), (0, 4), (1, 3)]
    near = Scene().unit("E", cbt=4, at=(7, 10), abilities=("frantic",))
    near.enemy("F", life=(40, 1), status="acted")
    near.do(Engage("E", near.path((9.9, 10), unit="E"), "F"))
    near.fight((1,) * 4, (1,) * 3, (1,) * 4, (1,) * 3)
    assert thrown(near) == [(0, 4), (1, 3), (0, 4), (1, 3)]
    struck = duel({"life": (40, 1)}, with_ability("frantic"))
    melee(struck, (1,) * 3, (1,) * 3)
    assert thrown(struck) == [(0, 3), (1, 3)]


@pytest.mark.rule("SA-073")
def test_frantic_has_no_second_sequence_in_concentration() -> None:
    scene = duel(with_ability("frantic"), {"life": (40, 1)})
    declared = close.provoked(scene.game, scene["E"], scene["F"], "concentration")
    scene.game = begun(scene, declared)
    scene.fight((1, 1), (1, 1, 1))
    assert len(thrown(scene)) == 2


@pytest.mark.rule("CC-28")
def test_the_charge_penalty_is_gone_later_in_the_turn() -> None:
    scene = Scene().unit("A", cbt=3, at=(3, 10)).enemy("B", life=(40, 1))
    scene.do(Engage("A", scene.path((9.9, 10), unit="A"), "B"))
    scene.fight((1, 1), (1, 1, 1))
    scene.enemy("D", at=(20, 20)).touch("D", "A", (0, 1))
    assert dice(scene, "D", "A")[1] == 3


@pytest.mark.rule("SA-074")
def test_fury() -> None:
    assert dice(duel(with_ability("fury", cbt=4)), "E", "F", "charge")[0] == 4
    assert dice(duel({"cbt": 4}), "E", "F", "charge")[0] == 3


@pytest.mark.rule("SA-115", "SA-116")
def test_natural_talent() -> None:
    for cbt, rerolls in ((3, 2), (6, 2), (8, 3)):
        scene = duel(with_ability(("natural_talent", 2), cbt=cbt), {"life": (40, 1)})
        rolled = min(cbt, 5)
        melee(scene, (1,) * rolled, (1,) * rerolls, (1, 1, 1))
        assert thrown(scene)[0] == (0, rolled)
    lapse = duel(with_ability(("natural_talent", 3)))
    melee(lapse, (6, 6, 1), (1,), (1, 1, 1))  # one miss, thrown again once
    bow = weapon(use="ranged", range=8)
    shooter = (
        Scene().unit("E", shs=2, weapons=(bow,), abilities=(("natural_talent", 2),)).enemy("F", at=(15, 10))
    )
    assert shooter.shot("E", "F").strikes[0].dice.rerolls == 0
    assert shooter.shot("E", "F").strikes[0].traits.least_rerolls == 2


@pytest.mark.rule("SA-129")
@pytest.mark.parametrize(("action", "count"), [("charge", 5), ("attack", 3)])
def test_receive_charge(action: Action, count: int) -> None:
    spear = duel({}, armed(("receive_charge", 2)))
    assert dice(spear, "E", "F", action)[1] == count
    assert dice(spear, "E", "F", action, sequence=2)[1] == count


@pytest.mark.rule("SA-002")
def test_the_abilities_of_a_weapon_count_while_it_is_used() -> None:
    spear = weapon(name="spear", abilities=(Ability("receive_charge", 2),))
    scene = duel({}, {"weapons": (weapon(), spear)})
    sword_arm, spear_arm = scene.sequence("E", "F", "charge").strikes[1].arms
    assert (sword_arm.dice[0], spear_arm.dice[0]) == (3, 5)
    known = tomllib.loads((cards_folder() / "abilities.toml").read_text(encoding="utf-8"))
    assert len(known) == 78
    assert sum(bool(entry.get("weapon")) for entry in known.values()) == 13


@pytest.mark.rule("SA-151")
def test_tenacious() -> None:
    for status, action, count in (
        ("waiting", "charge", 4),
        ("waiting", "attack", 4),
        ("waiting", "melee", 3),
        ("acted", "charge", 3),
    ):
        scene = duel({}, with_ability(("tenacious", 1), status=status))
        assert dice(scene, "E", "F", action)[1] == count  # type: ignore[arg-type]


@pytest.mark.rule("SA-152", "SA-153")
def test_terror() -> None:
    scene = duel(with_ability(("terror", 1)))
    assert dice(scene, "F", "E") == (2, 3)
    far = duel().unit("T", at=(20, 20), abilities=(("terror", 2),))
    assert dice(far, "F", "E")[0] == 3
    two = duel(with_ability(("terror", 1)), {"cbt": 4})
    two.unit("T", abilities=(("terror", 2),)).touch("T", "F", (1, 0))
    assert dice(two, "F", "E")[0] == 2


@pytest.mark.rule("SA-157")
def test_vicious() -> None:
    vicious = with_ability(("vicious", 1))
    scene = duel({}, vicious)
    fleeing = close.provoked(scene.game, scene["E"], scene["F"], "retreat")
    assert dice(scene, "F", "E", "retreat", one_sided=fleeing.one_sided)[0] == 4
    assert dice(duel(vicious, {"states": ("immobilized",)}), "E", "F")[0] == 4
    assert dice(duel(vicious), "E", "F")[0] == 3
    assert dice(duel(vicious, {"cbt": None}), "E", "F")[0] == 4


def test_runaway_costs_the_blow_at_its_back_two_dice() -> None:
    for cbt, count in ((4, 2), (2, 0)):
        scene = duel(with_ability("runaway"), {"cbt": cbt})
        assert dice(scene, "F", "E", "retreat", one_sided=True) == (count, -1)
    helped = duel(with_ability("runaway"), {"cbt": 1}).enemy("G").touch("G", "E", (0, 1))
    assert dice(helped, "F", "E", "retreat", one_sided=True)[0] == 1


@pytest.mark.rule("SA-140")
def test_slow_is_struck_when_it_charges() -> None:
    scene = Scene().unit("E", at=(3, 10), abilities=("slow",)).enemy("F", status="acted")
    scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
    scene.fight((1, 1))
    assert thrown(scene) == [(0, 2)]
    near = Scene().unit("E", at=(7, 10), abilities=("slow",)).enemy("F", status="acted")
    near.do(Engage("E", near.path((9.9, 10), unit="E"), "F"))
    near.fight((1, 1, 1), (1, 1, 1))
    assert thrown(near) == [(0, 3), (1, 3)]
