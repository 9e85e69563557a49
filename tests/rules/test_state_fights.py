"""Berserk, Immobilized, Knocked Down and Devoured in a fight (ST-015 to ST-021, ST-037 to ST-045, ST-055, ST-074 …)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules import attacks, contact, stats
from hellassist.rules.commands import (
    Activate,
    DeclareFurther,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    FreeBlow,
    GetUp,
    GiveAnswer,
    MoveUnit,
    PlaceUnit,
    RemoveUnit,
)
from hellassist.rules.events import AnswerGiven, UnitMoved, UnitRemoved
from hellassist.rules.game import Declaration, StateOn
from hellassist.rules.profile import Stat
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Choose, Draw, Roll
from tests.rules.duel import duel, melee
from tests.rules.told import dice, next_turn, thrown, with_states
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


@pytest.mark.rule("ST-055")
def test_the_immobilized_do_nothing() -> None:
    charged = Scene().unit("E", at=(3, 10)).enemy("F", cbt=5, states=("immobilized",))
    charged.do(Engage("E", charged.path((9.9, 10), unit="E"), "F"))
    charged.fight((1, 1))
    assert thrown(charged) == [(0, 2)]
    free = Scene().unit("E", states=("immobilized",)).enemy("F", at=(20, 20))
    free.do(Activate("E"))
    for command in (MoveUnit("E", free.path((11, 10), unit="E")), GetUp("E")):
        with pytest.raises(Refused):
            free.do(command)
    free.do(EndActivation())
    assert free["E"].status == "acted"


@pytest.mark.rule("ST-059")
def test_each_activation_of_the_immobilized_grants_a_free_blow() -> None:
    scene = duel({"states": (StateOn("immobilized", 2),), "life": (20, 1)}, {"cbt": 3})
    scene.enemy("G", cbt=4, status="acted").touch("G", "E", (-1, 0))
    with pytest.raises(Refused, match="no_free_blow"):
        scene.do(FreeBlow("G", "E"))
    scene.do(Activate("E"))
    scene.do(FreeBlow("G", "E"))
    assert scene.pending() == Roll(0, 5, "attack")  # the other supports it
    scene.fight((1,) * 5)
    assert thrown(scene) == [(0, 5)]
    with pytest.raises(Refused, match="no_free_blow"):
        scene.do(FreeBlow("F", "E"))
    scene.do(EndActivation())
    next_turn(scene).changed(to_act="A")
    scene.do(Activate("E"))
    scene.do(FreeBlow("F", "E"))
    scene.fight((1,) * 4)
    scene.do(EndActivation())
    assert scene["E"].states == ()
    alone = Scene().unit("E", states=("immobilized",)).enemy("F", at=(20, 20))
    alone.do(Activate("E"))
    with pytest.raises(Refused, match="not_in_contact"):
        alone.do(FreeBlow("F", "E"))


DOWN: dict[str, Any] = {"states": ("knocked_down",), "life": (20, 1)}


@pytest.mark.rule("ST-074")
def test_the_next_activation_is_getting_up() -> None:
    scene = Scene().unit("E", **DOWN).enemy("F", at=(20, 20), status="acted")
    for command in (MoveUnit("E", scene.path((11, 10), unit="E")), DeclareMelee("E", "F")):
        with pytest.raises(Refused) as refused:
            scene.do(command)
        assert refused.value.reason == "cannot_act"
    scene.do(GetUp("E"))
    assert scene["E"].states == ()
    with pytest.raises(Refused, match="action_taken"):
        scene.do(MoveUnit("E", scene.path((11, 10), unit="E")))
    scene.do(EndActivation())
    next_turn(scene).changed(to_act="A")
    scene.do(MoveUnit("E", scene.path((11, 10), unit="E")))
    late = next_turn(Scene().unit("E", **DOWN, status="acted").enemy("F", at=(20, 20))).changed(to_act="A")
    late.do(GetUp("E"))
    with pytest.raises(Refused, match="does_not_lie"):
        late.do(GetUp("E"))


@pytest.mark.rule("ST-077")
def test_attacked_while_down_it_springs_up() -> None:
    scene = Scene().unit("E", at=(3, 10), life=(9, 1))
    scene.enemy("F", cbt=4, defence=4, **DOWN)
    scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
    scene.fight((1, 2), (1, 1))
    assert thrown(scene) == [(0, 2), (1, 2)]
    assert scene["F"].life == 18  # a 2 hits at DEF 2
    assert (scene["F"].states, scene["F"].status) == ((), "waiting")
    again = (
        Scene().unit("E", at=(3, 10), life=(9, 1), weapons=(weapon((0, "knocked_down")),)).enemy("F", **DOWN)
    )
    again.do(Engage("E", again.path((9.9, 10), unit="E"), "F"))
    again.fight((1, 2), (1,), inflict=(1,))
    assert again["F"].has("knocked_down")
    melee_first = melee(duel(second=DOWN), (1, 1, 1), (1,))
    assert melee_first["F"].states == ()


@pytest.mark.rule("ST-078")
def test_getting_up_beside_an_enemy_means_a_fight() -> None:
    scene = duel({"cbt": 3, "defence": 4, **DOWN})
    scene.do(GetUp("E", enemy="F"))
    assert scene.pending() == Roll(0, 1, "attack")
    scene.fight((1,), (2, 1, 1))
    assert scene["E"].life == 18
    assert scene["E"].states == ()
    both = duel(DOWN, DOWN)
    both.do(GetUp("E"))
    both.fight((1,), (1,))
    assert thrown(both) == [(0, 1), (1, 1)]
    assert (both["E"].states, both["F"].states) == ((), ())
    with pytest.raises(Refused, match="not_in_contact"):
        duel(DOWN).enemy("G", at=(20, 20)).do(GetUp("E", enemy="G"))
    unarmed = duel({**DOWN, "cbt": None})
    unarmed.do(GetUp("E"))
    unarmed.fight((1, 1, 1))
    assert unarmed["E"].states == ()


def test_contact_with_the_fallen_is_one_sided() -> None:
    scene = duel({"life": (9, 1)}, DOWN)
    assert not contact.is_engaged(scene.game, scene["E"])
    scene.do(MoveUnit("E", scene.path((3, 10), unit="E")))
    up = duel({"life": (9, 1), "status": "acted"}, {**DOWN, "status": "waiting"}).changed(to_act="B")
    up.do(GetUp("F"))
    up.fight((1,), (1, 1, 1))
    assert contact.is_engaged(up.game, up["E"])
    assert contact.is_engaged(up.game, up["F"])


@pytest.mark.rule("ST-061", "ST-066")
def test_who_benefits_is_free_and_may_strike() -> None:
    between = duel(second={"states": ("immobilized",)}).enemy("G").touch("G", "F", (0, 1))
    assert contact.affects(between.game, between["G"], between["F"])
    assert not contact.affects(between.game, between["F"], between["G"])
    scene = duel(second={"states": ("immobilized",)}).unit("C").touch("C", "F", (1, 0))
    assert [contact.is_engaged(scene.game, scene[key]) for key in "ECF"] == [False, False, True]
    for key in "EC":
        assert contact.affects(scene.game, scene[key], scene["F"])
        assert not contact.affects(scene.game, scene["F"], scene[key])
    assert dice(scene, "E", "F") == (4, -1)
    assert contact.control_reach(scene.game, scene["E"]) > 0
    scene.do(DeclareMelee("E", "F"))
    away = duel(second={"states": ("immobilized",)})
    away.do(MoveUnit("E", away.path((3, 10), unit="E")))
    shooter = Scene().unit("E", shs=2, weapons=(weapon(use="ranged", range=8),))
    shooter.enemy("F", states=("immobilized",)).enemy("G", at=(10, 15))
    assert not contact.is_engaged(shooter.game, shooter["E"])
    shooter.do(DeclareShot("E", "G"))
    standing = duel(second={"states": ("immobilized",)}).enemy("V").touch("V", "E", (0, 1))
    assert contact.opponents(standing.game, standing["E"]) == (standing["V"],)


@pytest.mark.rule("ST-076")
def test_the_fallen_hold_no_ground() -> None:
    scene = Scene().unit("E", at=(3, 10)).enemy("F", at=(9, 11.7), states=("knocked_down",))
    assert contact.control_reach(scene.game, scene["F"]) == 0
    scene.do(MoveUnit("E", scene.path((12, 10), unit="E")))  # past it at half a fathom
    assert contact.controllers_at(scene.game, scene["E"]) == ()


@pytest.mark.rule("ST-069")
def test_the_stunned_do_not_shoot() -> None:
    bow = weapon(use="ranged", range=8)
    card: dict[str, Any] = {"shs": 3, "weapons": (weapon(), bow), "states": ("stunned",)}
    scene = Scene().unit("E", at=(3, 10), **card).enemy("F", at=(9, 10))
    with pytest.raises(Refused, match="stunned"):
        scene.do(DeclareShot("E", "F"))
    for command in (
        MoveUnit("E", scene.path((5, 10), unit="E")),
        MoveUnit("E", scene.path((3, 18), unit="E")),
        Engage("E", scene.path((7.8, 10), unit="E"), "F"),
    ):
        command.decide(scene.game)
    far = Scene().unit("E", at=(3, 10), **card).enemy("F", at=(11, 10))
    Engage("E", far.path((9.8, 10), unit="E"), "F").decide(far.game)
    for states, shoots in ((("stunned",), False), ((), True)):
        charged = (
            Scene()
            .unit("E", at=(3, 10))
            .enemy("F", **{**card, "states": states}, abilities=("defensive_shot",))
        )
        charged.do(Engage("E", charged.path((9.9, 10), unit="E"), "F"))
        assert charged.game.attack is not None
        assert (charged.game.attack.declaration.kind == "shot") is shoots


@pytest.mark.rule("ST-062")
def test_the_sufferer_is_engaged() -> None:
    scene = Scene().unit("U", abilities=(("discretion", 4),), states=("knocked_down",)).enemy("E")
    assert contact.is_engaged(scene.game, scene["U"])
    bow = weapon(use="ranged", range=8)
    scene.enemy("S", at=(21.2, 10), shs=2, weapons=(bow,)).unit("V", at=(10, 20))
    scene.changed(to_act="B")
    for target in ("U", "V"):  # open to the shot, and it may be passed over for one farther off
        trial = Scene()
        trial.game = scene.game
        trial.do(DeclareShot("S", target))
    free = Scene().unit("U", abilities=(("discretion", 4),)).enemy("S", at=(21.2, 10), shs=2, weapons=(bow,))
    with pytest.raises(Refused):
        free.changed(to_act="B").do(DeclareShot("S", "U"))


MAW: dict[str, Any] = {"weapons": (weapon((0, "devoured")),), "life": (20, 1)}


def bitten(devourer: dict[str, Any] | None = None, victim: dict[str, Any] | None = None) -> Scene:
    """E hits F once with a weapon that devours."""
    scene = duel({**MAW, **(devourer or {})}, victim)
    scene.touch("E", "F")
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer((6, 1, 1)))
    scene.do(GiveAnswer(ONES))
    scene.do(GiveAnswer(1))
    return scene


@pytest.mark.rule("ST-037")
@pytest.mark.parametrize(
    ("by", "victim", "works"),
    [("large", "large", True), ("large", "extra_large", False), ("extra_large", "regular", True)],
)
def test_only_bases_that_are_no_larger(by: str, victim: str, works: bool) -> None:
    scene = bitten({"base": by}, {"base": victim})
    assert (scene["F"].inside == "E") is works
    assert scene.game.attack is None


@pytest.mark.rule("ST-038")
@pytest.mark.parametrize("card", [{"life": (9, 1)}, {"life": (5, 1), "defence": 5}])
def test_under_ten_points_there_is_no_resisting(card: dict[str, Any]) -> None:
    scene = bitten(victim=card)
    assert scene["F"].inside == "E"
    assert not [fact for fact in scene.facts if isinstance(fact, AnswerGiven) and fact.step == "one_die"]


@pytest.mark.rule("ST-039")
@pytest.mark.parametrize(
    ("card", "roll", "saved"),
    [
        ({"life": (12, 4), "life_now": 6, "defence": 4}, 4, True),
        ({"life": (12, 4), "life_now": 2, "defence": 4}, 4, False),
        ({"life": (12, 4), "defence": 4, "states": ("stunned",)}, 4, False),
        ({"life": (12, 4), "defence": 4}, 5, False),
        ({"life": (10, 4), "defence": 4}, 4, True),
    ],
)
def test_from_ten_points_on_a_die_against_defence(card: dict[str, Any], roll: int, saved: bool) -> None:
    weak = "states" in card or card.get("life_now") == 2
    scene = duel(MAW, card)
    scene.do(DeclareMelee("E", "F"))
    for answer in ((6, 1, 1), (1, 1) if weak else ONES, 1):
        scene.do(GiveAnswer(answer))
    assert scene.pending() == Roll(1, 1, "trial")
    scene.do(GiveAnswer((roll,)))
    assert (scene["F"].inside == "") is saved


@pytest.mark.rule("ST-041")
def test_three_points_each_upkeep() -> None:
    scene = bitten(victim={"life": (9, 1), "pr": 3})
    assert [next_turn(scene)["F"].life for _ in range(3)] == [6, 3, 0]
    assert scene["F"].gone == "killed"
    assert next_turn(bitten(victim={"life": (3, 1)}))["F"].gone == "killed"


@pytest.mark.rule("ST-042")
def test_freed_when_the_devourer_falls() -> None:
    scene = bitten(victim={"life": (9, 1), "status": "waiting"})
    scene.do(EndActivation())
    scene.do(RemoveUnit("E"))
    assert (scene["F"].inside, scene["F"].status, scene["F"].life) == ("", "acted", 9)
    scene.do(PlaceUnit("F", scene.spot(10, 10)))
    scene.unit("G", at=(3, 3))
    assert next_turn(scene)["F"].status == "waiting"
    burning = bitten({"life": (2, 0)}, {"life": (5, 1)})
    burning.do(EndActivation())
    with_states(burning, "E", StateOn("consumed", 2, 1))
    next_turn(burning)
    assert burning["E"].gone == "killed"
    assert (burning["F"].life, burning["F"].inside, burning["F"].status) == (2, "", "acted")


@pytest.mark.rule("ST-043")
def test_one_victim_at_a_time() -> None:
    scene = bitten(victim={"life": (3, 1)})
    scene.do(EndActivation())
    scene.enemy("G", life=(9, 1), status="acted").touch("G", "E", (0, 1))
    scene.changed(to_act="A")
    again = replace(scene["E"], status="waiting")
    scene.changed(units={**scene.game.units, "E": again}, activation=None)
    melee(scene, (6, 1, 1), ONES, target="G")
    assert scene["G"].inside == ""
    next_turn(scene).changed(to_act="A")
    assert scene["F"].gone == "killed"
    melee(scene, (6, 1, 1), ONES, target="G")
    assert scene["G"].inside == "E"


@pytest.mark.rule("ST-045")
def test_command_comes_back_at_the_upkeep_after_the_rescue() -> None:
    scene = Scene(command=(0, 7)).unit("E", **MAW).enemy("F", cmd=4, rank="officer", status="acted")
    scene.enemy("G", at=(20, 20), status="acted").unit("H", at=(3, 3), status="acted")
    melee(scene, (6, 1, 1), ONES)
    assert scene.game.companies["B"].basic == 3
    scene.do(EndActivation())
    scene.do(RemoveUnit("E"))
    scene.do(PlaceUnit("F", scene.spot(10, 10)))
    company = scene.game.companies["B"]
    assert (company.basic, company.current) == (3, 3)
    next_turn(scene)
    company = scene.game.companies["B"]
    assert (company.basic, company.current) == (7, 7)


def test_devoured_counts_as_lost_once() -> None:
    scene = bitten()
    assert scene.game.companies["B"].lost == 1
    assert scene.game.waiting("B") == ()
    scene.do(EndActivation())
    freed = Scene()
    freed.game = scene.game
    freed.do(RemoveUnit("E"))
    assert freed.game.companies["B"].lost == 0
    next_turn(scene)
    next_turn(scene)
    assert scene["F"].gone == "killed"
    assert scene.game.companies["B"].lost == 0
    assert UnitRemoved("F", killed=True, counts=False) in scene.facts
