"""Berserk: what it feels, and where it runs after a kill (ST-015 to ST-021)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist import geometry
from hellassist.geometry import Point
from hellassist.rules import contact, stats
from hellassist.rules.combat import attacks
from hellassist.rules.commands import (
    DeclareFurther,
    DeclareMelee,
    EndActivation,
    GiveAnswer,
)
from hellassist.rules.events import UnitMoved
from hellassist.rules.game import Declaration, StateOn, Terrain
from hellassist.rules.profile import Ability, Stat
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Choose, Draw, Roll
from tests.rules.duel import duel, melee
from tests.rules.told import dice, thrown
from tests.scene import Scene, weapon

ONES = (1, 1, 1)
BERSERK: dict[str, Any] = {"states": (StateOn("berserk", 9),), "life": (20, 5)}


def values(*wanted: Stat, **card: Any) -> tuple[int | None, ...]:
    """Stats of a unit as they count now."""
    scene = Scene().unit("E", **card)
    return tuple(stats.value(scene.game, scene["E"], stat) for stat in wanted)


def killing(*others: tuple[str, str, float, float], **card: Any) -> Scene:
    """Berserk E has just killed F; the *others* stand as told: player, id, place."""
    scene = duel({**BERSERK, **card})
    for player, key, x, y in others:
        scene.unit(key, player=player, at=(x, y), status="acted", life=(20, 1))  # type: ignore[arg-type]
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer((6, 6, 6)))
    scene.do(GiveAnswer(ONES))
    scene.do(GiveAnswer(3))
    assert scene["F"].gone == "killed"
    return scene


@pytest.mark.rule("ST-015")
def test_berserk_feels_neither_wounds_nor_bonds() -> None:
    assert values("cbt", "mvt", cbt=4, mvt=5, states=("berserk",), life_now=1) == (4, 5)
    assert values("cbt", cbt=(4, 2), states=("berserk",), life_now=1) == (4,)
    assert values("def", defence=4, states=("berserk", "immobilized")) == (4,)
    free = duel({"states": ("berserk", "immobilized")})
    free.do(DeclareMelee("E", "F"))
    assert values("cbt", "def", cbt=4, defence=4, states=("berserk", "stunned")) == (3, 3)


@pytest.mark.rule("ST-017")
@pytest.mark.parametrize(("face", "moves"), [(3, False), (4, True)])
def test_a_die_after_each_kill(face: int, moves: bool) -> None:
    scene = killing(("B", "G", 18, 10))
    assert scene.pending() == Roll(0, 1, "trial")
    scene.do(GiveAnswer((face,)))
    assert scene.game.attack is None
    assert any(isinstance(fact, UnitMoved) for fact in scene.facts) is moves
    scene.do(EndActivation())
    spared = melee(duel(BERSERK, {"life": (6, 1)}), (6, 6, 6), ONES)
    assert spared["F"].life == 1
    assert spared.game.attack is None


@pytest.mark.rule("ST-017", "ST-018")
def test_it_rolls_again_after_the_next_kill_and_not_for_a_comrade() -> None:
    scene = killing(("B", "G", 13, 10))
    scene.do(GiveAnswer((6,)))
    assert thrown(scene)[-1] == (1, 3)
    assert scene.pending() == Roll(0, 3, "attack")
    weak(scene, "G")
    for answer in ((6, 6, 6), ONES, 3):
        scene.do(GiveAnswer(answer))
    assert scene["G"].gone == "killed"
    assert scene.pending() is not None
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.kind == "berserk"
    comrade = killing(("A", "C", 10, 12))
    weak(comrade, "C")
    comrade.do(GiveAnswer((6,)))
    for answer in ((6, 6, 6), ONES, 3):
        comrade.do(GiveAnswer(answer))
    assert comrade["C"].gone == "killed"
    assert comrade.game.attack is None


def weak(scene: Scene, key: str) -> Scene:
    """The unit with two Life Points left."""
    return scene.changed(units={**scene.game.units, key: replace(scene[key], life=2)})


@pytest.mark.rule("ST-018")
@pytest.mark.parametrize(("gap", "fights", "moved"), [(1.5, True, 1.5), (2.0, True, 2.0), (2.5, False, 2.0)])
def test_two_fathoms_at_the_nearest(gap: float, fights: bool, moved: float) -> None:
    scene = killing(("A", "C", 10, 11.2 + gap))
    scene.do(GiveAnswer((4,)))
    move = next(fact for fact in scene.facts if isinstance(fact, UnitMoved))
    assert move.length == pytest.approx(moved * scene.game.fathom)
    assert contact.touches(scene["E"], scene["C"]) is fights
    assert (scene.game.attack is not None) is fights


@pytest.mark.rule("ST-018")
def test_it_goes_for_a_nearer_ally() -> None:
    scene = killing(("A", "C", 10, 12.2), ("B", "G", 10, 5.8))
    scene.do(GiveAnswer((5,)))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.defender == "C"
    touching = killing(("A", "C", 10, 11.2))
    touching.do(GiveAnswer((5,)))
    assert touching.game.attack is not None


@pytest.mark.rule("ST-019")
def test_equal_distances_are_drawn() -> None:
    scene = killing(("A", "C", 10, 12.4), ("B", "G", 10, 7.6))
    scene.do(GiveAnswer((4,)))
    assert scene.pending() == Draw(0, 2, "lot")
    scene.do(GiveAnswer(1))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.defender == "G"
    three = killing(("A", "C", 10, 12.2), ("B", "G", 10, 7.8), ("A", "D", 7.8, 10), ("B", "H", 12.3, 10))
    three.do(GiveAnswer((4,)))
    assert three.pending() == Draw(0, 3, "lot")


@pytest.mark.rule("ST-020")
@pytest.mark.parametrize(
    ("columns", "kept", "loses", "stunned"),
    [((2, 4, 5, 7, 9), 4, 7, False), ((2, (4, "stunned"), 5, 7, 9), 2, 4, True)],
)
def test_the_opponent_chooses_the_hits_on_a_comrade(
    columns: tuple[Any, ...], kept: int, loses: int, stunned: bool
) -> None:
    scene = duel({**BERSERK, "cbt": 4, "weapons": (weapon(*columns),)})
    scene.unit("C", at=(10, 11.2), life=(20, 1), status="acted")
    scene.do(DeclareMelee("E", "F"))
    for answer in ((6, 6, 6, 6), ONES, 4, (4,), (6, 6, 6, 6), ONES):
        scene.do(GiveAnswer(answer))
    assert scene.pending() == Choose(0, (0, 1, 2, 3, 4), "inflict", across=True)
    scene.do(GiveAnswer(kept))
    assert scene["C"].life == 20 - loses
    assert scene["C"].has("stunned") is stunned


@pytest.mark.rule("ST-021")
def test_no_support_against_its_own_side() -> None:
    scene = Scene().unit("E", cbt=4, **BERSERK).unit("C", at=(10, 11.2))
    for key, angle in (("D", (1, 0)), ("G", (0, 1))):
        scene.unit(key).touch(key, "C", angle)
    fight = attacks.begin(scene.game, Declaration("close", "E", "C", "none", cause="berserk"))
    assert [strike.armed.dice[0] for strike in fight.strikes] == [4, 3]
    enemy = duel({**BERSERK, "cbt": 4})
    for key, angle in (("D", (1, 0)), ("G", (0, 1))):
        enemy.unit(key).touch(key, "F", angle)
    assert dice(enemy, "E", "F")[0] == 6


@pytest.mark.rule("ST-017")
def test_frantic_and_berserk() -> None:
    def both(*others: tuple[str, str, float, float]) -> Scene:
        return killing(*others, abilities=("frantic",))

    lost = both(("B", "G", 10, 12))
    lost.do(GiveAnswer((2,)))
    with pytest.raises(Refused, match="no_further_sequence"):
        lost.do(DeclareFurther("E", "G"))
    beside = duel({**BERSERK, "abilities": ("frantic",)}).enemy("G", life=(20, 1)).touch("G", "E", (0, 1))
    beside.do(DeclareMelee("E", "F"))
    for answer in ((6, 6, 6), (1,) * 4, 3, (1,)):
        beside.do(GiveAnswer(answer))
    with pytest.raises(Refused, match="no_further_sequence"):
        beside.do(DeclareFurther("E", "G"))
    kept = both(("B", "G", 10, 12))
    kept.do(GiveAnswer((4,)))
    kept.fight(ONES, ONES)
    kept.do(DeclareFurther("E", "G"))
    kept.fight(ONES, ONES)
    assert [count for side, count in thrown(kept) if side == 0] == [3, 3, 3]
    second = both(("B", "G", 10, 12), ("B", "H", 10, 14))
    second.do(GiveAnswer((4,)))
    second.fight(ONES, ONES)
    second.do(DeclareFurther("E", "G"))
    weak(second, "G")
    for answer in ((6, 6, 6), ONES, 3, (6,)):
        second.do(GiveAnswer(answer))
    second.fight(ONES, ONES)
    with pytest.raises(Refused, match="no_further_sequence"):  # there is no third
        second.do(DeclareFurther("E", "H"))


@pytest.mark.rule("ST-017")
def test_a_kill_while_defending_asks_the_die_of_the_defender() -> None:
    scene = duel({"life": (1, 0)}, {**BERSERK, "status": "waiting"}).unit("C", at=(20, 20))
    scene.do(DeclareMelee("E", "F"))
    for answer in (ONES, (6, 1, 1), 1):
        scene.do(GiveAnswer(answer))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.attacker == "F"
    scene.do(GiveAnswer((5,)))
    assert scene["F"].status == "waiting"
    assert scene["F"].at != scene.spot(11.2, 10)


@pytest.mark.rule("ST-018")
def test_it_runs_round_impassable_terrain_and_past_blows() -> None:
    """The forced move takes the shortest way round, two fathoms of it, and whoever strikes at passers-by strikes."""
    corners = ((9.5, 11.5), (10.5, 11.5), (10.5, 11.6), (9.5, 11.6))
    plank = Terrain("Plank", tuple(Point(x * 25, y * 25) for x, y in corners), impassable=True)
    scene = killing(("A", "C", 10, 13.0)).changed(terrain=(plank,))
    scene.do(GiveAnswer((4,)))
    move = next(fact for fact in scene.facts if isinstance(fact, UnitMoved))
    assert move.length == pytest.approx(50, abs=0.01)
    assert len(move.path) > 2
    assert not geometry.sweep_meets(move.path, 15, plank.outline)
    struck = killing(("B", "G", 10, 13.4), abilities=())
    guard = replace(struck["G"].profile, abilities=(Ability("attack_of_opportunity", 3),))
    struck.changed(units={**struck.game.units, "G": replace(struck["G"], profile=guard)})
    life = struck["E"].life
    struck.do(GiveAnswer((4,)))
    assert struck["E"].life == life - 3
