"""Abilities in the order of blows and the dice of the foe (SA-040, SA-041, SA-104 to SA-110, SA-125 to SA-128 …)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.commands import DeclareMelee, DeclareShot, Engage, GiveAnswer
from hellassist.rules.events import LifeGained, LifeLost, UnitRemoved
from hellassist.rules.game import StateOn
from hellassist.rules.profile import Ability
from hellassist.rules.requests import Pick, Roll
from tests.rules.duel import duel, melee
from tests.rules.told import begun, next_turn, with_states
from tests.scene import Scene, weapon

ONES = (1, 1, 1)


def drinker(x: int, *columns: Any, **card: Any) -> dict[str, Any]:
    """A card with a weapon of Life Drain."""
    types = card.pop("types", ())
    return {"weapons": (weapon(*columns, types=types, abilities=(Ability("life_drain", x),)),), **card}


def rapid(moment: str, **card: Any) -> dict[str, Any]:
    """A card with Rapid Strike (Attack) or (Defense)."""
    return {"abilities": (("rapid_strike", 1, moment),), **card}


@pytest.mark.rule("SA-040")
def test_ones_hurt_the_attacker() -> None:
    scene = duel({"cbt": 4, "life": (9, 1)}, {"abilities": ("counter_attack",), "defence": 4, "life": (9, 1)})
    melee(scene, (1, 1, 4, 5), ONES)
    assert scene["E"].life == 7
    assert scene["F"].life == 9 - 3
    again = duel(
        {"cbt": 7, "life": (9, 1)}, {"abilities": ("counter_attack",), "defence": 4, "life": (30, 1)}
    )
    melee(again, (1, 1, 4, 5, 5), (1, 5), ONES)
    assert again["E"].life == 8
    guarded = duel(
        {"cbt": 4, "life": (9, 1), "pr": 1},
        {
            "abilities": ("counter_attack",),
            "defence": 4,
            "life": (30, 1),
            "weapons": (weapon(4, 4, 4, 4, 4),),
        },
    )
    melee(guarded, (1, 1, 4, 5), (6, 1, 1))
    assert guarded["E"].life == 9 - 5


@pytest.mark.rule("SA-040")
def test_ones_count_in_one_sided_attacks_and_not_in_its_own() -> None:
    scene = duel({"abilities": ("counter_attack",), "life": (9, 1)}, {"life": (9, 1)})
    scene.game = begun(scene, scene.declared("F", "E", "focus", one_sided=True))
    scene.fight((1, 1, 2))
    assert scene["F"].life == 7
    own = duel({"abilities": ("counter_attack",), "life": (9, 1)}, {"life": (9, 1)})
    melee(own, ONES, ONES)
    assert own["F"].life == 9


@pytest.mark.rule("SA-040")
def test_man_at_arms_first_then_the_ones() -> None:
    scene = duel(
        {"cbt": 2, "life": (9, 1)},
        {"abilities": ("counter_attack", ("man_at_arms", 1)), "defence": 4, "life": (9, 1)},
    )
    melee(scene, (4, 1), (1,), ONES)  # the 4 is thrown again and shows 1
    assert scene["E"].life == 7
    assert scene["F"].life == 9


@pytest.mark.rule("SA-041")
def test_no_counter_attack_at_defence_one() -> None:
    down = duel(
        {"life": (9, 1)}, {"abilities": ("counter_attack",), "states": ("immobilized",), "life": (9, 1)}
    )
    melee(down, (1, 1, 2))
    assert (down["E"].life, down["F"].life) == (9, 4)
    low = duel({"life": (9, 1)}, {"abilities": ("counter_attack",), "states": ("stunned",), "life": (9, 1)})
    melee(low, (1, 6, 6), (1, 1))
    assert low["E"].life == 8


@pytest.mark.rule("SA-104")
def test_life_drain_ignores_protection_and_immunity() -> None:
    scene = melee(duel(drinker(2, 3), {"pr": 3, "life": (5, 1)}), (6, 1, 1), ONES)
    assert scene["F"].life == 3
    sharp = duel(drinker(2, 3, types=("sharp",)), {"abilities": (("immunity", 1, "sharp"),), "life": (5, 1)})
    assert melee(sharp, (6, 1, 1), ONES)["F"].life == 3
    proof = duel(drinker(2, 3), {"abilities": (("immunity", 1, "life drain"),), "pr": 1, "life": (5, 1)})
    assert melee(proof, (6, 1, 1), ONES)["F"].life == 3
    assert LifeGained("E", 0, 4) not in proof.facts
    missed = melee(duel(drinker(2, 3), {"life": (5, 1)}), ONES, ONES)
    assert missed["F"].life == 5


@pytest.mark.rule("SA-105")
def test_the_drinker_gains_what_it_took() -> None:
    scene = duel(drinker(2, life=(5, 1), life_now=2), {"pr": 9, "life": (9, 1)})
    assert melee(scene, (6, 1, 1), ONES)["E"].life == 4
    little = duel(drinker(3, life=(5, 1), life_now=2), {"pr": 9, "life": (5, 0), "life_now": 1})
    assert melee(little, (6, 1, 1), ONES)["E"].life == 3
    none = duel(
        drinker(3, life=(5, 1), life_now=2),
        {"pr": 9, "life": (9, 1), "abilities": (("immunity", 1, "Life Drain"),)},
    )
    assert melee(none, (6, 1, 1), ONES)["E"].life == 2
    full = duel(drinker(3, life=(5, 1)), {"pr": 9, "life": (9, 1)})
    assert melee(full, (6, 1, 1), ONES)["E"].life == 5


@pytest.mark.rule("SA-106")
def test_losses_of_the_same_sequence_can_be_won_back() -> None:
    scene = duel(drinker(2, life=(5, 1)), {"pr": 9, "life": (9, 1), "weapons": (weapon(3),)})
    assert melee(scene, (6, 1, 1), (6, 1, 1))["E"].life == 4
    dead = duel(drinker(2, life=(5, 0), life_now=2), {"pr": 9, "life": (9, 1), "weapons": (weapon(2),)})
    melee(dead, (6, 1, 1), (6, 1, 1))
    assert dead["E"].gone == "killed"
    assert not [fact for fact in dead.facts if isinstance(fact, LifeGained)]


@pytest.mark.rule("SA-109", "SA-110")
def test_man_at_arms_has_hits_thrown_again() -> None:
    scene = duel({"life": (9, 1)}, {"abilities": (("man_at_arms", 2),), "defence": 4, "life": (9, 1)})
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer((5, 6, 2)))
    assert scene.pending() == Pick(1, (6, 5), 2, "force", 0)
    scene.do(GiveAnswer((6, 5)))
    scene.do(GiveAnswer((3, 4)))
    assert scene.pending() == Roll(1, 3, "attack")  # the attacker may not throw again
    scene.do(GiveAnswer(ONES))
    scene.fight()
    assert scene["F"].life == 9 - 2
    none = melee(duel(second={"abilities": (("man_at_arms", 1),)}), ONES, ONES)
    assert none["F"].life == 4
    twice = duel({"cbt": 6}, {"abilities": (("man_at_arms", 1),), "defence": 4, "life": (9, 1)})
    melee(twice, (2, 1, 1, 1, 1), (5,), (1,), ONES)
    assert twice["F"].life == 9


@pytest.mark.rule("SA-125")
def test_rapid_strike_in_its_own_activation_or_in_an_enemys() -> None:
    def charged(attacker: dict[str, Any], defender: dict[str, Any]) -> Scene:
        scene = Scene().unit("E", at=(3, 10), **attacker).enemy("F", status="acted", **defender)
        scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
        return scene

    first = charged(rapid("attack"), {}).fight((6, 6), (6, 6, 6))
    assert (first["E"].gone, first["F"].life) == ("killed", 1)  # F stands and strikes in full
    first = charged(rapid("attack", cbt=4), {}).fight((6, 6, 6), (6, 6, 6))
    assert (first["E"].life, first["F"].gone) == (4, "killed")
    together = charged({"cbt": 4}, rapid("attack")).fight((6, 6, 6), (6, 6, 6))
    assert (together["E"].gone, together["F"].gone) == ("killed", "killed")
    answered = charged({"cbt": 4}, rapid("defense")).fight((6, 6, 6), (6, 6, 6))
    assert (answered["E"].gone, answered["F"].life) == ("killed", 4)


@pytest.mark.rule("SA-126")
def test_a_killed_opponent_deals_nothing() -> None:
    fierce = {"weapons": (weapon(6, (6, "stunned"), (6, "stunned"), 6, 6),)}
    scene = duel(rapid("attack", life=(9, 1)), fierce)
    melee(scene, (6, 6, 6), (6, 6, 6))
    assert scene["F"].gone == "killed"
    assert (scene["E"].life, scene["E"].states) == (9, ())
    left = duel(rapid("attack", life=(9, 1)), {"life": (6, 0), "weapons": (weapon(1, 1, 6),)})
    melee(left, (6, 6, 6), (6, 6, 6))
    assert (left["F"].life, left["E"].life) == (1, 3)


@pytest.mark.rule("SA-127")
def test_rapid_against_rapid_is_simultaneous() -> None:
    scene = melee(duel(rapid("Attack"), rapid("Defense")), (6, 6, 6), (6, 6, 6))
    assert (scene["E"].gone, scene["F"].gone) == ("killed", "killed")


@pytest.mark.rule("SA-128")
def test_states_of_a_rapid_strike_come_at_the_end() -> None:
    scene = duel(rapid("attack", life=(9, 1)), {"life": (4, 1)})
    melee(scene, (6, 6, 1), (6, 6, 6))  # three dice for F though 3 of its 4 points are gone
    assert scene["E"].life == 9 - 5
    assert scene["F"].wounded
    down = duel(
        rapid(
            "attack",
            life=(9, 1),
            weapons=(weapon((0, "knocked_down"), (0, "knocked_down"), (0, "knocked_down")),),
        ),
        {"life": (9, 1)},
    )
    melee(down, (6, 6, 6), (6, 6, 6))
    assert down["E"].life == 9 - 5
    assert down["F"].has("knocked_down")


@pytest.mark.rule("SA-136")
def test_ricochet() -> None:
    scene = duel(
        {"pr": 3, "life": (9, 1), "weapons": (weapon(4),)},
        {"abilities": (("ricochet", 2),), "pr": 1, "life": (9, 1)},
    )
    melee(scene, (6, 1, 1), ONES)
    assert (scene["F"].life, scene["E"].life) == (6, 7)
    stopped = duel(
        {"life": (9, 1), "weapons": (weapon(2),)}, {"abilities": (("ricochet", 2),), "pr": 2, "life": (9, 1)}
    )
    melee(stopped, (6, 1, 1), ONES)
    assert (stopped["F"].life, stopped["E"].life) == (9, 9)
    dying = duel({"life": (9, 1)}, {"abilities": (("ricochet", 2),), "life": (2, 0)})
    melee(dying, (6, 1, 1), ONES)
    assert (dying["F"].gone, dying["E"].life) == ("killed", 7)
    shot = Scene().unit("E", shs=2, weapons=(weapon(use="ranged", range=8),), life=(9, 1))
    shot.enemy("F", at=(15, 10), abilities=(("ricochet", 2),), life=(9, 1))
    shot.do(DeclareShot("E", "F"))
    shot.fight((6, 1))
    assert (shot["F"].life, shot["E"].life) == (7, 7)


@pytest.mark.rule("SA-137")
def test_ricochet_of_sequences_alone() -> None:
    burning = duel({"abilities": (("ricochet", 2),), "life": (9, 1)}, {"life": (9, 1)})
    next_turn(with_states(burning, "E", StateOn("consumed", 2, 1)))
    assert (burning["E"].life, burning["F"].life) == (7, 9)
    both = duel(
        {"abilities": (("ricochet", 1),), "life": (9, 1)}, {"abilities": (("ricochet", 1),), "life": (9, 1)}
    )
    melee(both, (6, 1, 1), ONES)
    assert (both["F"].life, both["E"].life) == (7, 8)
    drained = duel(drinker(2, 2, life=(9, 1)), {"abilities": (("ricochet", 2),), "pr": 2, "life": (9, 1)})
    melee(drained, (6, 1, 1), ONES)
    assert (drained["F"].life, drained["E"].life) == (7, 9)


def test_a_ricochet_can_kill_the_striker() -> None:
    scene = duel({"life": (2, 0)}, {"abilities": (("ricochet", 2),), "life": (9, 1)})
    melee(scene, (6, 1, 1), ONES)
    assert LifeLost("E", 2, 0) in scene.facts
    assert UnitRemoved("E", killed=True, counts=True) in scene.facts
