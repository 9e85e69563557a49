"""Abilities that say what hurts a unit (SA-025, SA-026, SA-036, SA-081, SA-082, SA-095 to SA-098, SA-122 …)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules import contact, stats
from hellassist.rules.combat import close, strike
from hellassist.rules.combat.aftermath import takes_hold
from hellassist.rules.commands import DeclareShot
from hellassist.rules.events import StateGained
from hellassist.rules.game import StateOn
from hellassist.rules.modifiers import Modifier, total
from hellassist.rules.profile import Ability, Effect
from tests.rules.duel import duel, melee
from tests.rules.told import dice, difficulties, next_turn, protection, with_states
from tests.scene import Scene, weapon

ONES = (1, 1, 1)
BOW = weapon(use="ranged", range=8)


def guarded(pr: int, guards: int = 1, **card: Any) -> Scene:
    """F with so many Bodyguards beside it, touched by E."""
    fire = weapon(types=("fire",))
    scene = duel({"weapons": (weapon(), fire)}, {"pr": pr, **card})
    for index in range(guards):
        scene.enemy(f"B{index}", abilities=("bodyguard",)).touch(f"B{index}", "F", ((1, 0), (0, 1))[index])
    return scene


@pytest.mark.rule("SA-025")
@pytest.mark.parametrize(("pr", "guards", "value"), [(2, 1, 3), (3, 1, 3), (4, 1, 4), (0, 2, 2), (2, 2, 3)])
def test_bodyguard(pr: int, guards: int, value: int) -> None:
    assert protection(guarded(pr, guards), "E", "F") == value


@pytest.mark.rule("SA-025", "ST-064")
def test_a_bodyguard_guards_others_by_contact() -> None:
    own = duel(second={"abilities": ("bodyguard",), "pr": 1})
    assert protection(own, "E", "F") == 1
    for state, value in (("immobilized", 1), ("stunned", 2)):
        scene = (
            duel(second={"pr": 1})
            .enemy("B", abilities=("bodyguard",), states=(state,))
            .touch("B", "F", (1, 0))
        )
        assert protection(scene, "E", "F") == value
    helped = duel(second={"pr": 1, "states": ("immobilized",)})
    helped.enemy("B", abilities=("bodyguard",)).touch("B", "F", (1, 0))
    assert protection(helped, "E", "F") == 2


@pytest.mark.rule("SA-026")
def test_bodyguard_comes_last() -> None:
    def shot_at(base: str, pr: int) -> int | None:
        scene = Scene().unit("E", shs=2, weapons=(BOW,), at=(3, 10))
        scene.enemy("F", at=(15, 10), pr=pr, base=base).enemy("B", abilities=("bodyguard",)).touch(
            "B", "F", (1, 0)
        )
        return scene.shot("E", "F", covered=True).strikes[0].armed.protection

    assert shot_at("regular", 1) == 4
    assert shot_at("large", 0) == 3
    scene = guarded(1, abilities=(("resistance", 1, "fire"),))
    plain, fire = scene.sequence("E", "F").strikes[0].arms
    assert (plain.protection, fire.protection) == (2, 3)


@pytest.mark.rule("SA-026", "SA-122")
def test_piercing_strike_comes_before_the_bodyguard() -> None:
    scene = guarded(2)
    piercing = weapon(abilities=(Ability("piercing_strike", 5),))
    profile = replace(scene["E"].profile, weapons=(piercing,))
    scene.changed(units={**scene.game.units, "E": replace(scene["E"], profile=profile)})
    assert protection(scene, "E", "F") == 1


@pytest.mark.rule("SA-122")
@pytest.mark.parametrize(("pr", "loses"), [(3, 4), (1, 5)])
def test_piercing_strike(pr: int, loses: int) -> None:
    piercing = weapon(5, abilities=(Ability("piercing_strike", 2),))
    scene = duel({"weapons": (piercing,)}, {"pr": pr, "life": (9, 1)})
    assert melee(scene, (6, 1, 1), ONES)["F"].life == 9 - loses


@pytest.mark.rule("SA-123")
def test_piercing_strike_against_cover() -> None:
    piercing = weapon(5, use="ranged", range=8, abilities=(Ability("piercing_strike", 2),))
    scene = Scene().unit("E", shs=2, weapons=(piercing, BOW)).enemy("F", at=(15, 10), pr=1, life=(9, 1))
    scene.do(DeclareShot("E", "F", covered=True))
    scene.fight((6, 1))
    assert scene["F"].life == 6
    fresh = Scene().unit("E", shs=2, weapons=(piercing, BOW)).enemy("F", at=(15, 10), pr=1)
    assert fresh.shot("E", "F", 1, covered=True).strikes[0].armed.protection == 4


@pytest.mark.rule("SA-036")
def test_combat_sense() -> None:
    sense: dict[str, Any] = {"abilities": ("combat_sense",)}
    assert difficulties(duel(second={**sense, "defence": 3}), "E", "F")[0] == 4
    assert difficulties(duel(second={**sense, "defence": 5}), "E", "F")[0] == 5
    assert difficulties(duel(second={**sense, "states": ("stunned",)}), "E", "F")[0] == 3
    shot = Scene().unit("E", shs=2, weapons=(BOW,)).enemy("F", at=(15, 10), defence=3, **sense).shot("E", "F")
    assert shot.strikes[0].armed.difficulty == 3


@pytest.mark.rule("ST-054")
def test_immobilized_is_three_less_defence() -> None:
    assert difficulties(duel(second={"states": ("immobilized",), "defence": 4}), "E", "F")[0] == 1
    scene = (
        Scene().unit("E", shs=2, weapons=(BOW,)).enemy("F", at=(20, 10), defence=5, states=("immobilized",))
    )
    assert stats.value(scene.game, scene["F"], "def") == 2
    assert scene.shot("E", "F").strikes[0].armed.difficulty == 4
    sense = duel(second={"states": ("immobilized",), "abilities": ("combat_sense",)})
    assert difficulties(sense, "E", "F")[0] == 2


@pytest.mark.rule("SA-081")
def test_immunity() -> None:
    immune: dict[str, Any] = {"abilities": (("immunity", 1, "sharp"),), "life": (9, 1)}
    sharp = duel({"cbt": 4, "weapons": (weapon(2, 4, 6, 8, 9, types=("sharp",)),)}, immune)
    assert melee(sharp, (6,) * 4, ONES)["F"].life == 9
    both = duel({"cbt": 4, "weapons": (weapon(2, 4, 6, 8, 9, types=("piercing", "sharp")),)}, immune)
    assert melee(both, (6,) * 4, ONES)["F"].life == 1
    many = duel({"cbt": 12, "weapons": (weapon(types=("sharp",)),)}, immune)
    assert melee(many, (6,) * 5, ONES)["F"].life == 9  # nor do the dice above ten hurt
    ranged: dict[str, Any] = {"abilities": (("immunity", 1, "ranged weapons"),), "life": (9, 1)}
    assert melee(duel(second=ranged), (6, 6, 6), ONES)["F"].life == 4
    shot = Scene().unit("E", shs=2, weapons=(BOW,)).enemy("F", at=(15, 10), **ranged).shot("E", "F")
    assert shot.strikes[0].armed.protection is None


@pytest.mark.rule("SA-082", "ST-026")
def test_states_take_hold_of_the_immune() -> None:
    fire = weapon((4, "knocked_down"), types=("fire",))
    immune: dict[str, Any] = {"abilities": (("immunity", 1, "fire"),), "life": (9, 1)}
    scene = melee(duel({"weapons": (fire,)}, immune), (6, 1, 1), ONES)
    assert scene["F"].life == 9
    assert scene["F"].has("knocked_down")
    burning = duel({"life": (9, 1), "abilities": (("immunity", 1, "Fire"),)})
    with_states(burning, "E", StateOn("consumed", 3, 2, "fire"), StateOn("consumed", 1, 2, "acid"))
    assert next_turn(burning)["E"].life == 8
    assert [on.y for on in burning["E"].states] == [1, 1]
    assert next_turn(burning)["E"].life == 7
    assert burning["E"].states == ()


@pytest.mark.rule("SA-135")
def test_resistance() -> None:
    resists: dict[str, Any] = {"abilities": (("resistance", 2, "fire"),), "pr": 1, "life": (9, 1)}
    fire = duel({"weapons": (weapon(6, types=("fire",)),)}, resists)
    assert melee(fire, (6, 1, 1), ONES)["F"].life == 6
    sharp = duel({"weapons": (weapon(6, types=("sharp",)),)}, resists)
    assert melee(sharp, (6, 1, 1), ONES)["F"].life == 4


@pytest.mark.rule("SA-158")
@pytest.mark.parametrize(("x", "types", "loses"), [(0, ("fire",), 5), (1, ("fire",), 4), (0, ("sharp",), 2)])
def test_vulnerability(x: int, types: tuple[str, ...], loses: int) -> None:
    scene = duel(
        {"weapons": (weapon(5, types=types),)},
        {"abilities": (("vulnerability", x, "fire"),), "pr": 3, "life": (9, 1)},
    )
    assert melee(scene, (6, 1, 1), ONES)["F"].life == 9 - loses


@pytest.mark.rule("SA-095")
@pytest.mark.parametrize(
    ("columns", "hits", "loses"), [((1, 1, 1, 9), 4, 4), ((0, 0), 2, 0), ((3,), 1, 1), ((1, 1, 2), 3, 3)]
)
def test_a_hit_costs_the_invulnerable_one(columns: tuple[int, ...], hits: int, loses: int) -> None:
    scene = duel({"cbt": 4, "weapons": (weapon(*columns),)}, {"abilities": ("invulnerable",), "life": (9, 1)})
    melee(scene, (6,) * hits + (1,) * (4 - hits), ONES)
    assert scene["F"].life == 9 - loses


@pytest.mark.rule("SA-096")
def test_no_state_touches_the_invulnerable() -> None:
    invulnerable: dict[str, Any] = {"abilities": ("invulnerable",), "life": (3, 1)}
    scene = duel({"weapons": (weapon((1, "knocked_down")),)}, invulnerable)
    melee(scene, (6, 1, 1), ONES)
    assert scene["F"].states == ()
    assert not [fact for fact in scene.facts if isinstance(fact, StateGained)]
    hurt = Scene().unit("E", life_now=1, cbt=3, **invulnerable)
    assert stats.value(hurt.game, hurt["E"], "cbt") == 3
    assert not contact.feels(hurt["E"], "wounded")
    assert melee(duel(second={**invulnerable, "life_now": 1}), (6, 1, 1), ONES)["F"].gone == "killed"
    assert not takes_hold(hurt.game, hurt["E"], Effect("brave"))


@pytest.mark.rule("UN-20")
@pytest.mark.parametrize(("printed", "amounts", "value"), [(5, (1,), 5), (4, (2,), 5), (5, (-1, 1), 5)])
def test_defence_stops_at_five_but_for_the_invulnerable(
    printed: int, amounts: tuple[int, ...], value: int
) -> None:
    game = Scene().game
    said = [Modifier(amount, f"m{amount}", "") for amount in amounts]
    assert total(printed, said, 1, stats.cap(game, "def")) == value
    assert difficulties(duel(second={"abilities": ("invulnerable",)}), "E", "F")[0] == 6


@pytest.mark.rule("UN-72")
def test_sizes_that_rules_compare() -> None:
    for base, cover in (("regular", 3), ("large", 2), ("extra_large", 1)):
        scene = Scene().unit("E", shs=2, weapons=(BOW,), at=(3, 10)).enemy("F", at=(15, 10), base=base)
        assert scene.shot("E", "F", covered=True).strikes[0].armed.protection == cover
    held = Scene().unit("E", base="large").enemy("F", abilities=("entangle",)).touch("F", "E")
    close.check_may_retreat(held.game, held["E"])


@pytest.mark.rule("SA-098")
def test_the_invulnerable_have_defence_six_for_good() -> None:
    invulnerable: dict[str, Any] = {"abilities": ("invulnerable", "combat_sense"), "life": (9, 1)}
    scene = duel(invulnerable)
    assert difficulties(scene, "F", "E", "focus", one_sided=True)[0] == 6
    assert difficulties(scene, "F", "E")[0] == 6
    struck = melee(duel(second=invulnerable), (5, 5, 6), ONES)
    assert struck["F"].life == 8


@pytest.mark.rule("SA-142", "SA-143", "UN-32")
def test_spiritual_damage() -> None:
    spirit = {"weapons": (weapon(5, abilities=(Ability("spiritual_damage"),)),)}
    for card, loses in (
        ({"pr": 3, "fth": 1}, 4),
        ({"pr": 3, "fth": 2}, 3),
        ({"pr": 3, "fth": 1, "states": (StateOn("wounded"),)}, 5),
        ({"pr": 3, "fth": None}, 5),
    ):
        scene = duel(spirit, {**card, "life": (9, 1)})
        assert melee(scene, (6, 1, 1), (1,) * dice(scene, "E", "F")[1])["F"].life == 9 - loses
    bow = weapon(5, use="ranged", range=8, abilities=(Ability("spiritual_damage"),))
    shot = (
        Scene()
        .unit("E", shs=2, weapons=(bow,))
        .enemy("F", at=(15, 10), pr=3, fth=1)
        .shot("E", "F", covered=True)
    )
    assert shot.strikes[0].armed.protection == 1


def test_the_chips_of_spiritual_damage_are_those_of_faith() -> None:
    spirit = {"weapons": (weapon(5, abilities=(Ability("spiritual_damage"),)),)}
    scene = duel(spirit, {"pr": 3, "fth": 2, "life_now": 1})
    at = replace(strike.moment(scene.game, scene.declared("E", "F"), 0), weapon=scene["E"].profile.weapons[0])
    assert strike.natural_protection(at) == 2
    assert [(chip.amount, chip.source) for chip in strike.protection_modifiers(at)] == [(-1, "wounded")]
