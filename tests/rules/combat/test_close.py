"""Close combat: who fights, in what order, and what comes of it (CC-01 to CC-06, CC-11, CC-16 to CC-25)."""

from __future__ import annotations

import pytest

from hellassist.rules import contact
from hellassist.rules.combat import close
from hellassist.rules.commands import (
    Activate,
    Command,
    Correct,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    GiveAnswer,
    MoveUnit,
    NextTurn,
    Pass,
    PlaceUnit,
    RemoveUnit,
    SpendCommand,
)
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.events import AnswerGiven, AttackDeclared, AttackEnded, Fact, LifeLost, UnitRemoved
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Roll
from tests.rules.duel import duel, melee
from tests.scene import Scene, weapon


def said(refusal: pytest.ExceptionInfo[Refused]) -> tuple[str, str]:
    """Reason and rule."""
    return refusal.value.reason, refusal.value.rule


@pytest.mark.rule("CC-01")
def test_an_engaged_unit_answers_every_attack_while_it_lives() -> None:
    scene = duel(second={"life": (20, 1)}).unit("G").touch("G", "F", (0, 1)).unit("H").touch("H", "F", (1, 0))
    for attacker in "EGH":
        melee(
            scene, (1, 1, 1, 1, 1), (1, 1, 1), attacker=attacker
        )  # three dice and two of support; F its three
        scene.do(EndActivation())
    assert [type(fact) for fact in scene.facts].count(AttackDeclared) == 3
    rolls = [fact for fact in scene.facts if isinstance(fact, AnswerGiven) and fact.step == "attack_roll"]
    assert [(roll.side, len(roll.answer)) for roll in rolls if isinstance(roll.answer, tuple)] == [
        (0, 5),
        (1, 3),
    ] * 3
    assert scene["F"].status == "acted"  # and had its full dice


@pytest.mark.rule("CC-02")
def test_one_unit_fights_one_enemy() -> None:
    scene = duel(second={"life": (20, 1)}).unit("C").touch("C", "F", (0, 1))
    scene.do(DeclareMelee("E", "F"))
    assert scene.pending() == Roll(0, 4, "attack")
    scene.fight((1, 1, 1, 1), (6, 6, 6))
    assert scene["E"].life < 4
    assert scene["C"].life == 4
    sides = {fact.side for fact in scene.facts if isinstance(fact, AnswerGiven)}
    assert sides == {0, 1}


@pytest.mark.rule("CC-03", "CC-04")
def test_nobody_attacks_what_he_controls() -> None:
    scene = (
        Scene().unit("E", shs=2, weapons=(weapon(), weapon(use="ranged", range=8))).unit("T", at=(11.2, 10))
    )
    scene.enemy("F", at=(20, 20))
    far = Scene().unit("E", shs=2, weapons=(weapon(use="ranged", range=8),)).unit("T", at=(14, 10))
    engaged = scene.unit("E2", at=(18.8, 20))
    attempts: list[tuple[Scene, Command]] = [
        (scene, Engage("E", scene.path((10, 10), unit="E"), "T")),
        (engaged, DeclareMelee("E2", "T")),
        (far, DeclareShot("E", "T")),
    ]
    for where, command in attempts:
        with pytest.raises(Refused, match="own_unit") as refused:
            command.decide(where.game)
        assert refused.value.rule in ("CC-03", "RG-09")
    turned = Scene().unit("E").unit("T", at=(11.2, 10), controller="B").enemy("F", at=(12.4, 10))
    assert close.declare(turned.game, turned["E"], turned["T"], "melee").defender == "T"
    with pytest.raises(Refused) as refused:
        close.declare(turned.game, turned["F"], turned["T"], "melee")
    assert said(refused) == ("own_unit", "CC-03")
    with pytest.raises(Refused, match="own_unit"):
        close.declare(turned.game, turned["T"], turned["F"], "melee")


@pytest.mark.rule("CC-05", "UN-15")
def test_without_cbt_a_unit_starts_no_fight_and_answers_none() -> None:
    scene = Scene(command=(2, 2)).unit("E", abilities=(("vicious", 1),), cbt=3)
    scene.enemy("F", cbt=None, rank="officer", cmd=4)
    attack = scene.sequence("E", "F")
    assert attack.strikes[0].armed.dice[0] == 4  # Vicious: one-sided in every sense
    assert attack.strikes[1].arms == ()
    assert attack.strikes[1].command == 0  # vae victis gives nothing
    plain = duel(second={"cbt": None})
    plain.do(DeclareMelee("E", "F"))
    assert plain.pending() == Roll(0, 3, "attack")
    plain.fight((1, 1, 1))
    assert [fact.side for fact in plain.facts if isinstance(fact, AnswerGiven)] == [0]


@pytest.mark.rule("CC-05")
def test_attack_charge_and_melee_are_refused_without_cbt() -> None:
    scene = (
        Scene(command=(2, 0)).unit("E", cbt=None, at=(10, 10), rank="officer", cmd=4).enemy("F", at=(13, 10))
    )
    far = Scene().unit("E", cbt=None, at=(10, 10)).enemy("F", at=(18, 10))
    for where, spot in ((scene, (11.8, 10)), (far, (16.8, 10))):
        with pytest.raises(Refused) as refused:
            where.do(Engage("E", where.path(spot, unit="E"), "F"))
        assert said(refused) == ("cannot_fight", "CC-05")
    touching = duel({"cbt": None})
    with pytest.raises(Refused, match="cannot_fight"):
        touching.do(DeclareMelee("E", "F"))


@pytest.mark.rule("CC-06")
def test_the_steps_come_in_order() -> None:
    scene = (
        Scene(command=(2, 2))
        .unit("E", cbt=6, rank="officer", life=(4, 1))
        .enemy("F", rank="officer", life=(3, 1))
    )
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1, 6, 6, 6, 6), (6,), (6, 6, 6, 6), vae_victis=(0, 1), inflict=(3, 2))
    answers = [(fact.step, fact.side) for fact in scene.facts if isinstance(fact, AnswerGiven)]
    assert answers == [
        ("vae_victis", 0),
        ("vae_victis", 1),
        ("attack_roll", 0),
        ("pick_rerolls", 0),
        ("reroll", 0),
        ("attack_roll", 1),
        ("inflict", 0),
        ("inflict", 1),
    ]
    ends: list[Fact] = [
        fact for fact in scene.facts if isinstance(fact, LifeLost | AttackEnded | UnitRemoved)
    ]
    assert ends[:2] == [LifeLost("F", 5, -2), LifeLost("E", 3, 1)]
    assert isinstance(ends[2], AttackEnded)
    assert (ends[2].hits, ends[2].inflicted, ends[2].damage) == ((5, 4), (3, 2), (5, 3))
    assert ends[3:] == [UnitRemoved("F", killed=True, counts=True)]


@pytest.mark.rule("CC-11")
def test_both_roll_each_against_the_others_defence() -> None:
    attack = duel({"defence": 4}, {"defence": 2}).sequence("E", "F")
    assert [strike.armed.difficulty for strike in attack.strikes] == [2, 4]


@pytest.mark.rule("CC-16", "UN-37", "UN-39")
@pytest.mark.parametrize(
    ("columns", "hits", "damage"),
    [
        ((2, 3, 5, 6, 8), 4, 6),
        ((3, 4, 6, 8, 6), 3, 6),
        ((3, 4, 6, 8, 6), 4, 8),
        ((3, 4, 6, 8, 6), 5, 6),
        ((3, 4, 6, 8, 6), 0, 0),
    ],
)
def test_the_table_gives_the_damage_of_the_hits(columns: tuple[int, ...], hits: int, damage: int) -> None:
    scene = duel({"cbt": 5, "weapons": (weapon(*columns),)}, {"life": (20, 1)})
    melee(scene, (6,) * hits + (1,) * (5 - hits), (1, 1, 1))
    assert scene["F"].life == 20 - damage


@pytest.mark.rule("UN-38")
def test_the_same_table_does_the_same_whoever_wields_it() -> None:
    left = []
    for cbt in (2, 5):
        scene = duel({"cbt": cbt}, {"life": (20, 1)})
        left.append(melee(scene, (6, 6) + (1,) * (cbt - 2), (1, 1, 1))["F"].life)
    assert left == [17, 17]


@pytest.mark.rule("CC-17", "UN-42")
def test_fewer_hits_may_be_inflicted() -> None:
    scene = duel({"weapons": (weapon(1, (0, "stunned"), 4, 5, 6),)}, {"life": (9, 1)})
    scene.do(DeclareMelee("E", "F"))
    for dice in ((6, 6, 6), (1, 1, 1)):
        scene.do(GiveAnswer(dice))
    asked = scene.pending()
    assert asked == Choose(0, (0, 1, 2, 3), "inflict")
    for wrong in (4, -1):
        with pytest.raises(BadAnswer, match="no_such_option"):
            scene.do(GiveAnswer(wrong))
    scene.do(GiveAnswer(2))
    assert scene["F"].life == 9
    assert scene["F"].has("stunned")
    none = melee(duel(), (6, 6, 6), (1, 1, 1), inflict=(0,))
    assert (none["F"].life, none["F"].states) == (4, ())


@pytest.mark.rule("CC-17")
@pytest.mark.parametrize(
    ("edition", "order"), [(CORE, [0, 1]), (Edition(active_player_chooses_first=False), [1, 0])]
)
def test_the_active_units_player_chooses_first(edition: Edition, order: list[int]) -> None:
    scene = Scene(edition=edition, command=(2, 2)).unit("E", rank="officer").enemy("F", rank="officer")
    scene.do(DeclareMelee("E", "F"))
    scene.fight((6, 6, 6), (6, 6, 6))
    for step in ("vae_victis", "inflict"):
        assert [
            fact.side for fact in scene.facts if isinstance(fact, AnswerGiven) and fact.step == step
        ] == order


@pytest.mark.rule("CC-18", "UN-24")
@pytest.mark.parametrize(("damage", "pr", "lost"), [(10, 2, 8), (1, 1, 0), (6, 2, 4), (2, 3, 0), (6, 0, 6)])
def test_protection_is_taken_off_once(damage: int, pr: int, lost: int) -> None:
    scene = duel({"weapons": (weapon(1, 1, damage, 1, 1),)}, {"pr": pr, "life": (20, 1)})
    assert melee(scene, (6, 6, 6), (1, 1, 1))["F"].life == 20 - lost
    back = duel({"pr": pr, "life": (20, 1)}, {"weapons": (weapon(1, 1, damage, 1, 1),)})
    assert melee(back, (1, 1, 1), (6, 6, 6))["E"].life == 20 - lost


@pytest.mark.rule("CC-19")
def test_both_results_apply_at_the_same_time() -> None:
    both = melee(duel(), (6, 6, 6), (6, 6, 6))
    assert (both["E"].gone, both["F"].gone) == ("killed", "killed")
    stunning = duel(
        {"weapons": (weapon((0, "stunned"), (0, "stunned"), (0, "stunned"), 0, 0),)}, {"defence": 4}
    )
    melee(stunning, (3, 4, 1), (3, 3, 2))
    assert stunning["F"].has("stunned")
    ended = [fact for fact in stunning.facts if isinstance(fact, AttackEnded)]
    assert ended[0].hits == (1, 2)  # the 3 stays a miss, F's two hits stand
    assert stunning["E"].life == 1


@pytest.mark.rule("CC-20")
def test_a_unit_that_dies_has_its_hits_applied() -> None:
    scene = duel({"pr": 1, "life": (9, 1)}, {"weapons": (weapon(2, 4, 5, 6, 8),)})
    melee(scene, (6, 6, 6), (6, 6, 1))
    assert scene["F"].gone == "killed"
    assert scene["E"].life == 9 - 3


@pytest.mark.rule("CC-21", "UN-41")
@pytest.mark.parametrize(("kept", "loss", "stunned"), [(2, 0, True), (3, 4 - 2, False)])
def test_the_missionary_and_the_damned_one(kept: int, loss: int, stunned: bool) -> None:
    scene = duel(
        {"name": "missionary", "life": (4, 1), "pr": 1, "weapons": (weapon(1, (0, "stunned"), 4, 5, 6),)},
        {"name": "Damned One", "cbt": 5, "life": (9, 2), "pr": 2, "weapons": (weapon(2, 4, 6, 8, 10),)},
    )
    melee(scene, (6, 6, 6), (6, 6, 6, 6, 6), inflict=(kept,))
    assert LifeLost("E", 9, -5) in scene.facts
    assert scene["E"].gone == "killed"
    assert scene["F"].life == 9 - loss
    assert scene["F"].has("stunned") is stunned


@pytest.mark.rule("CC-22", "UN-28")
@pytest.mark.parametrize(("life", "left", "gone"), [(5, 0, True), (6, 1, False), (4, -1, True)])
def test_units_without_life_points_are_removed(life: int, left: int, gone: bool) -> None:
    scene = melee(duel(second={"life": (life, 2)}), (6, 6, 6), (1, 1, 1))
    assert scene["F"].life == left
    assert scene["F"].on_table is not gone
    assert scene.game.companies["B"].lost == int(gone)
    assert scene["F"].wounded is (left == 1)


@pytest.mark.rule("UN-28")
def test_one_attack_can_cost_more_than_is_left() -> None:
    scene = melee(duel({"weapons": (weapon(7, 7, 7, 7, 7),)}), (6, 1, 1), (1, 1, 1))
    assert (scene["F"].life, scene["F"].gone) == (-3, "killed")


@pytest.mark.rule("CC-23")
def test_a_removal_can_free_the_other() -> None:
    alone = melee(duel(), (6, 6, 6), (1, 1, 1))
    assert not contact.is_engaged(alone.game, alone["E"])
    two = duel().enemy("D").touch("D", "E", (0, 1))
    melee(two, (6, 6, 6), (1, 1, 1, 1))
    assert contact.is_engaged(two.game, two["E"])


@pytest.mark.rule("CC-23")
def test_survivors_stay_engaged_and_do_not_fight_again() -> None:
    scene = melee(duel(), (1, 1, 1), (1, 1, 1))
    assert contact.is_engaged(scene.game, scene["E"])
    assert contact.is_engaged(scene.game, scene["F"])
    with pytest.raises(Refused) as refused:
        scene.do(DeclareMelee("E", "F"))
    assert said(refused) == ("action_taken", "AC-01")


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("state", ["knocked_down", "immobilized"])
def test_a_foe_left_helpless_no_longer_engages(state: str) -> None:
    scene = duel({"weapons": (weapon((0, state), (0, state), (0, state), 0, 0),)})
    melee(scene, (6, 6, 6), (1, 1, 1))
    assert contact.is_engaged(scene.game, scene["F"])
    assert not contact.is_engaged(scene.game, scene["E"])


@pytest.mark.rule("CC-24")
def test_each_action_brings_one_sequence() -> None:
    for spot, action in (((11.8, 10), "attack"), ((16.8, 10), "charge")):
        scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(spot[0] + 1.2, 10), status="acted")
        scene.do(Engage("E", scene.path(spot, unit="E"), "F"))
        assert scene.game.activation is not None
        assert scene.game.activation.action == action
        scene.fight(*(((1, 1, 1),) * 2 if action == "attack" else ((1, 1), (1, 1, 1))))
        for again in (DeclareMelee("E", "F"), MoveUnit("E", scene.path((5, 5), unit="E"))):
            with pytest.raises(Refused, match="action_taken"):
                scene.do(again)
        scene.do(EndActivation())
        assert scene["E"].status == "acted"
        assert scene.game.activation is None
    engaged = duel()
    retreat = close.provoked(engaged.game, engaged["E"], engaged["F"], "retreat")
    assert (retreat.attacker, retreat.defender, retreat.one_sided) == ("F", "E", True)


@pytest.mark.rule("CC-24")
def test_a_free_unit_fights_nobody_for_concentration_and_focus() -> None:
    free = Scene().unit("E").enemy("F", at=(12, 10))
    assert close.may_fight_against(free.game, free["E"]) == ()
    with pytest.raises(Refused, match="not_in_contact"):
        close.provoked(free.game, free["E"], free["F"], "focus")


@pytest.mark.rule("CC-25")
def test_nothing_else_happens_within_a_sequence() -> None:
    scene = (
        duel().enemy("D", at=(20, 20)).unit("G", at=(5, 5), shs=1, weapons=(weapon(use="ranged", range=8),))
    )
    scene.changed(companies=Scene(command=(3, 3)).game.companies)
    scene.do(DeclareMelee("E", "F"))
    others: tuple[Command, ...] = (
        SpendCommand("A", 1, reason="a power"),
        SpendCommand("B", 1, permanent=True),
        MoveUnit("G", scene.path((6, 5), unit="G")),
        DeclareMelee("E", "F"),
        DeclareShot("G", "D"),
        Activate("G"),
        EndActivation(),
        NextTurn(),
        Pass(),
        Correct("E", "life", "2", "why not"),
        PlaceUnit("D", scene.spot(25, 25)),
        RemoveUnit("D"),
    )
    for dice in ((6, 1, 1), (1, 1, 1), 1):
        for command in others:
            before = scene.game
            with pytest.raises(Refused):
                scene.do(command)
            assert scene.game is before
        scene.do(GiveAnswer(dice))
    assert scene.game.attack is None
    scene.do(SpendCommand("A", 1, reason="a power"))
    assert scene.game.companies["A"].current == 2


@pytest.mark.rule("UN-41")
def test_an_effect_comes_with_its_own_column_alone() -> None:
    columns = (3, (4, "pain", 2), 6, 8, (6, "knocked_down"))
    for hits, damage, states in ((2, 4, [("pain", 2)]), (3, 6, []), (5, 6, [("knocked_down", 1)])):
        scene = duel({"cbt": 5, "weapons": (weapon(*columns),)}, {"life": (20, 1), "pr": 1})
        melee(scene, (6,) * hits + (1,) * (5 - hits), (1, 1, 1))
        assert scene["F"].life == 20 - damage + 1
        assert [(on.id, on.x) for on in scene["F"].states] == states
