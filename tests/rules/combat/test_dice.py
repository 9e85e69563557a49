"""Dice: how many, the cap, automatic damage, hits and re-rolls (CC-07 to CC-15, CC-26 to CC-41, CC-47, CC-48)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.combat import close, strike
from hellassist.rules.combat.attack import dice_of
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.commands import DeclareMelee, EndActivation, GiveAnswer, RemoveUnit, SpendCommand
from hellassist.rules.editions import Edition
from hellassist.rules.game import Action, Unit
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Pick, Roll
from tests.scene import Scene

SPOTS = ((0, 1), (1, 0), (0, -1))


def helped(count: int, *, command: tuple[int, int] = (0, 0), **card: Any) -> Scene:
    """E touches F, and so do *count* of its allies."""
    scene = Scene(command=command).unit("E", **card).enemy("F")
    for index in range(count):
        scene.unit(f"S{index}").touch(f"S{index}", "F", SPOTS[index])
    return scene


def dice(scene: Scene, action: Action = "attack", side: int = 0, vae_victis: int = 0, **more: Any) -> int:
    """The dice of one side in E's attack on F."""
    return scene.sequence("E", "F", action, **more).strikes[side].armed.dice[vae_victis]


@pytest.mark.rule("CC-07", "UN-14")
def test_cbt_is_changed_by_action_support_and_states() -> None:
    assert dice(helped(2), "charge") == 4
    assert dice(helped(2, cbt=1, life_now=1), "charge") == 2
    assert dice(helped(0, cbt=0)) == 0
    assert dice(helped(2, cbt=0)) == 2


@pytest.mark.rule("UN-14")
def test_without_dice_the_opponent_still_rolls() -> None:
    scene = helped(0, cbt=0)
    scene.do(DeclareMelee("E", "F"))
    assert scene.pending() == Roll(1, 3, "attack")
    scene.fight((6, 6, 6))
    assert scene["F"].life == 4
    assert scene["E"].gone == "killed"


@pytest.mark.rule("CC-08", "CC-10")
@pytest.mark.parametrize(
    ("points", "rolled", "rerolls"),
    [(5, 5, 0), (6, 5, 1), (7, 5, 2), (10, 5, 5), (0, 0, 0), (4, 4, 0), (13, 5, 5)],
)
def test_five_dice_are_rolled_at_most(points: int, rolled: int, rerolls: int) -> None:
    assert dice_of(points) == (rolled, rerolls)
    scene = helped(0, cbt=points)
    attack, request = settle(scene.sequence("E", "F"))
    if points:
        assert request == Roll(0, rolled, "attack")
        again = settle(give(attack, (1,) * rolled))[1]
        assert again == Pick(0, (1,) * rolled, rerolls, "reroll", 0) if rerolls else isinstance(again, Roll)


@pytest.mark.rule("CC-10")
def test_a_damned_one_of_wrath() -> None:
    assert dice_of(dice(helped(1, cbt=4, command=(2, 0), rank="officer"), vae_victis=2)) == (5, 2)


@pytest.mark.rule("CC-09")
@pytest.mark.parametrize(
    ("points", "columns", "hits", "pr", "lost"),
    [
        (11, (2, 4, 4, 4, 4), 0, 3, 1),
        (12, (2, 4, 4, 4, 4), 0, 3, 2),
        (12, (2, 4, 4, 4, 4), 2, 3, 3),
        (10, (2, 4, 4, 4, 4), 0, 0, 0),
    ],
)
def test_dice_above_ten_are_automatic_damage(
    points: int, columns: tuple[int, ...], hits: int, pr: int, lost: int
) -> None:
    from tests.scene import weapon

    scene = Scene().unit("E", cbt=points, weapons=(weapon(*columns),)).enemy("F", pr=pr, life=(9, 1))
    scene.do(DeclareMelee("E", "F"))
    scene.fight((6,) * hits + (1,) * (5 - hits), (1, 1, 1), reroll=False)
    assert scene["F"].life == 9 - lost


@pytest.mark.rule("CC-09")
def test_automatic_damage_does_not_depend_on_the_hits_chosen() -> None:
    scene = Scene().unit("E", cbt=12).enemy("F", life=(9, 1))
    scene.do(DeclareMelee("E", "F"))
    scene.fight((6,) * 5, (1, 1, 1), inflict=(0,))
    assert scene["F"].life == 7


@pytest.mark.rule("CC-12", "UN-19")
@pytest.mark.parametrize(
    ("defence", "faces", "hits"),
    [(3, (3, 4, 2, 6, 4), 4), (5, (4, 5, 6), 2), (1, (1, 2, 6), 3), (3, (2, 3, 4), 2)],
)
def test_a_die_hits_at_or_above_the_opponents_defence(
    defence: int, faces: tuple[int, ...], hits: int
) -> None:
    attack = Scene().unit("E", cbt=len(faces)).enemy("F", defence=defence).sequence("E", "F")
    assert attack.strikes[0].armed.difficulty == defence
    assert give(attack, faces).strikes[0].hits == hits


@pytest.mark.rule("CC-13", "CC-14")
def test_each_miss_can_be_rolled_again_once() -> None:
    two = give(Scene().unit("E", cbt=8).enemy("F").sequence("E", "F"), (1, 2, 3, 4, 5))
    assert settle(two)[1] == Pick(0, (2, 1), 2, "reroll", 0)  # three re-rolls, two misses
    after = give(give(two, (2, 1)), (1, 1))
    assert settle(after)[1] == Roll(1, 3, "attack")  # the third is lost
    assert after.strikes[0].hits == 3
    four = give(Scene().unit("E", cbt=7).enemy("F").sequence("E", "F"), (1, 2, 2, 1, 5))
    for picked in ((2, 2), (2, 1), (1, 1), (1,), ()):
        assert settle(give(four, picked))[1] != settle(four)[1]
    for wrong in ((1, 1, 1), (5,), (2, 2, 2), (3,)):
        with pytest.raises(BadAnswer):
            give(four, wrong)
    one_by_one = give(give(four, (2,)), (6,))
    assert settle(one_by_one)[1] == Pick(0, (2, 1, 1), 1, "reroll", 0)
    assert give(give(one_by_one, (1,)), (6,)).strikes[0].hits == 3
    assert give(four, ()).strikes[0].hits == 1  # optional


@pytest.mark.rule("CC-14")
def test_the_new_face_counts_in_place_of_the_old() -> None:
    attack = give(Scene().unit("E", cbt=8).enemy("F", defence=4).sequence("E", "F"), (2, 3, 5, 1, 6))
    assert give(give(attack, (2, 3, 1)), (4, 1, 6)).strikes[0].hits == 4


@pytest.mark.rule("CC-15")
def test_the_damned_one_against_defence_three() -> None:
    attack = give(Scene().unit("E", cbt=7).enemy("F").sequence("E", "F"), (3, 4, 2, 6, 4))
    assert sum(face >= 3 for face in (3, 4, 2, 6, 4)) == 4
    after = give(give(attack, (2,)), (1,))
    assert settle(after)[1] == Roll(1, 3, "attack")
    assert after.strikes[0].hits == 4


@pytest.mark.rule("CC-26")
def test_vae_victis_while_the_dice_are_counted() -> None:
    scene = Scene(command=(2, 3)).unit("E", rank="officer").enemy("F", rank="officer")
    scene.do(DeclareMelee("E", "F"))
    assert scene.pending() == Choose(0, (0, 1, 2), "vae_victis")
    scene.do(GiveAnswer(2))
    assert scene.pending() == Choose(1, (0, 1, 2), "vae_victis")
    with pytest.raises(BadAnswer):
        scene.do(GiveAnswer(3))
    scene.do(GiveAnswer(1))
    assert scene.pending() == Roll(0, 5, "attack")
    scene.do(GiveAnswer((1,) * 5))
    assert scene.pending() == Roll(1, 4, "attack")
    with pytest.raises(BadAnswer):
        scene.do(GiveAnswer(1))  # too late
    with pytest.raises(Refused):
        scene.do(SpendCommand("A", 1))
    scene.fight((1,) * 4)
    assert [company.current for company in scene.game.companies.values()] == [0, 2]
    assert [company.basic for company in scene.game.companies.values()] == [2, 3]
    one = Scene(command=(1, 0)).unit("E", rank="officer").enemy("F")
    one.do(DeclareMelee("E", "F"))
    assert one.pending() == Choose(0, (0, 1), "vae_victis")


@pytest.mark.rule("CC-27")
def test_a_charge_costs_the_charger_a_die() -> None:
    assert dice(helped(0, cbt=4), "charge") == 3
    assert dice(helped(0, cbt=4), "charge", side=1) == 3
    assert dice(helped(0, cbt=4, abilities=("fury",)), "charge") == 4


def test_the_charge_penalty_ends_with_its_sequence() -> None:
    scene = Scene().unit("E", life=(9, 1)).enemy("F").enemy("D").touch("D", "E", (0, 1))
    scene.changed(to_act="B")
    assert dice(scene, "charge") == 2
    assert dice(scene, "charge", sequence=2) == 3
    assert scene.sequence("D", "E").strikes[1].armed.dice[0] == 3


@pytest.mark.rule("CC-29")
def test_attack_and_melee_change_nothing() -> None:
    assert dice(helped(0), "attack") == 3
    assert dice(helped(0), "melee") == 3


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [(0.5, 0.0, (4, 3)), (0.49, 0.0, (3, 3)), (0.0, 0.8, (3, 4)), (1.0, 0.0, (4, 3)), (0.8, 0.3, (4, 3))],
)
def test_higher_ground_gives_one_die(mine: float, theirs: float, expected: tuple[int, int]) -> None:
    scene = Scene().unit("E", height=mine).enemy("F", height=theirs)
    assert (dice(scene), dice(scene, side=1)) == expected
    attackers_only = Scene(edition=Edition(higher_ground_for_defender=False))
    attackers_only.unit("E", height=mine).enemy("F", height=theirs)
    assert dice(attackers_only, side=1) == 3


@pytest.mark.rule("CC-32")
def test_concentration_costs_a_die_and_a_point_of_defence() -> None:
    attack = helped(0).sequence("E", "F", "concentration")
    assert [one.armed.dice[0] for one in attack.strikes] == [2, 3]
    assert [one.armed.difficulty for one in attack.strikes] == [3, 2]
    assert dice(helped(0, cbt=1), "concentration") == 0


def picked_by_their_player(scene: Scene, unit: str, action: Action, enemy: str) -> tuple[int, int]:
    """Dice of the picked enemy, and what they need."""
    attack = close.begin(scene.game, close.provoked(scene.game, scene[unit], scene[enemy], action))
    side = 1 if action == "concentration" else 0
    return attack.strikes[side].armed.dice[0], attack.strikes[side].armed.difficulty


def surrounded(unit: dict[str, Any] | None = None, *cbts: int | None) -> Scene:
    """E with enemies of these CBT around it."""
    scene = Scene().unit("E", **(unit or {}))
    for index, cbt in enumerate(cbts):
        scene.enemy(f"F{index}", cbt=cbt).touch(f"F{index}", "E", ((-1, 0), (0, 1), (1, 0), (0, -1))[index])
    return scene


def ids(units: tuple[Unit, ...]) -> list[str]:
    return [unit.id for unit in units]


@pytest.mark.rule("CC-33")
def test_their_player_picks_who_fights_a_concentrating_unit() -> None:
    scene = surrounded(None, 2, 3, 1)
    assert ids(close.may_fight_against(scene.game, scene["E"])) == ["F0", "F1", "F2"]
    assert picked_by_their_player(scene, "E", "concentration", "F1") == (5, 2)
    declared = close.provoked(scene.game, scene["E"], scene["F1"], "concentration")
    assert (declared.attacker, declared.defender, declared.one_sided) == ("E", "F1", False)
    assert close.begin(scene.game, declared).strikes[0].armed.dice[0] == 2


@pytest.mark.rule("CC-34")
def test_only_the_enemy_rolls_in_a_retreat() -> None:
    scene = surrounded({"defence": 3}, 3)
    attack = close.begin(scene.game, close.provoked(scene.game, scene["E"], scene["F0"], "retreat"))
    assert attack.strikes[0].armed.dice[0] == 3
    assert attack.strikes[0].armed.difficulty == 3
    assert attack.strikes[1].arms == ()
    over = give(give(attack, (6, 6, 6)), 3)
    assert settle(over)[1] is None
    assert [one.loss for one in over.strikes] == [5, 0]


@pytest.mark.rule("CC-35")
def test_one_enemy_attacks_a_retreating_unit_and_the_rest_support() -> None:
    scene = surrounded(None, 3, 2, 2)
    assert picked_by_their_player(scene, "E", "retreat", "F0") == (5, 3)
    assert picked_by_their_player(scene, "E", "retreat", "F1") == (4, 3)
    cannot = surrounded(None, 3, None)
    assert ids(close.may_fight_against(cannot.game, cannot["E"])) == ["F0"]
    with pytest.raises(Refused, match="not_in_contact"):
        close.provoked(cannot.game, cannot["E"], cannot["F1"], "retreat")
    fallen = Scene().unit("E").enemy("F", states=("knocked_down",))
    assert close.may_fight_against(fallen.game, fallen["E"]) == ()


@pytest.mark.rule("CC-36")
@pytest.mark.parametrize("action", ["retreat", "focus"])
def test_everything_works_in_one_sided_attacks_too(action: Action) -> None:
    scene = Scene(command=(0, 2)).unit("E").enemy("F", rank="officer")
    attack = close.begin(scene.game, close.provoked(scene.game, scene["E"], scene["F"], action))
    assert settle(attack)[1] == Choose(0, (0, 1, 2), "vae_victis")
    assert settle(give(attack, 2))[1] == Roll(0, 5, "attack")
    wounded = Scene().unit("E").enemy("F", life_now=1)
    assert picked_by_their_player(wounded, "E", action, "F") == (2, 3 if action == "retreat" else 2)
    vicious = Scene().unit("E").enemy("F", abilities=(("vicious", 1),))
    assert picked_by_their_player(vicious, "E", action, "F")[0] == 4


@pytest.mark.rule("CC-37")
def test_a_focusing_unit_is_easier_to_hit() -> None:
    for defence, needed in ((4, 3), (1, 1)):
        assert picked_by_their_player(surrounded({"defence": defence}, 3), "E", "focus", "F0") == (3, needed)
    two = surrounded(None, 2, 2)
    assert picked_by_their_player(two, "E", "focus", "F1") == (3, 2)
    attack = close.begin(two.game, close.provoked(two.game, two["E"], two["F1"], "focus"))
    assert attack.strikes[1].arms == ()


@pytest.mark.rule("CC-38", "CC-41")
def test_support_from_allies_that_touch_the_opponent() -> None:
    assert [dice(helped(count)) for count in (0, 1, 2)] == [3, 4, 5]
    beside = Scene().unit("E").enemy("F").unit("C").touch("C", "E", (-1, 0))
    assert dice(beside) == 3
    defended = (
        Scene().unit("E").enemy("F").enemy("G").touch("G", "E", (0, 1)).enemy("H").touch("H", "E", (-1, 0))
    )
    assert (dice(defended), dice(defended, side=1)) == (3, 5)
    alone = Scene(edition=Edition(defender_has_support=False))
    alone.unit("E").enemy("F").enemy("G").touch("G", "E", (0, 1))
    assert dice(alone, side=1) == 3


@pytest.mark.rule("CC-39")
def test_a_unit_supports_as_often_as_it_is_there() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", life=(30, 1), status="acted")
    scene.unit("C", status="acted").touch("C", "F", (0, 1)).unit("G").touch("G", "F", (1, 0))
    scene.enemy("D", status="acted").touch("D", "C", (0, 1))
    for attacker in "EG":
        assert scene.sequence(attacker, "F").strikes[0].armed.dice[0] == 5
        scene.do(DeclareMelee(attacker, "F"))
        scene.fight((1,) * 5, (1,) * 3)
        scene.do(EndActivation())
    scene.unit("H").touch("H", "D", (0, 1))
    assert scene.sequence("H", "D").strikes[0].armed.dice[0] == 4
    assert scene.sequence("E", "F").strikes[0].armed.dice[0] == 5
    scene.do(RemoveUnit("C"))
    assert scene.sequence("E", "F").strikes[0].armed.dice[0] == 4


@pytest.mark.rule("CC-40", "ST-060", "ST-080")
@pytest.mark.parametrize(
    ("card", "support"),
    [
        ({"cbt": None}, 0),
        ({"states": ("immobilized",)}, 0),
        ({"states": ("knocked_down",)}, 0),
        ({"life_now": 1}, 1),
        ({"states": ("stunned",)}, 1),
        ({"cbt": 0}, 1),
    ],
)
def test_support_comes_from_those_able_to_fight(card: dict[str, Any], support: int) -> None:
    scene = Scene().unit("E").enemy("F").unit("C", **card).touch("C", "F", (0, 1))
    assert dice(scene) == 3 + support
    assert dice(scene.unit("G").touch("G", "F", (1, 0))) == 4 + support


@pytest.mark.rule("CC-47")
def test_the_table_of_modifiers() -> None:
    charging = helped(1, command=(2, 0), rank="officer")
    assert dice(charging, "charge", vae_victis=2) == 5
    assert dice(charging, "concentration", vae_victis=1) == 3 + 1
    concentrating = helped(0, command=(2, 0), rank="officer")
    attack = concentrating.sequence("E", "F", "concentration")
    assert attack.strikes[0].armed.dice == (2, 3, 4)
    assert attack.strikes[1].armed.difficulty == 2
    names = {(m.source, m.amount, m.rule) for m in chips(charging, "charge", 2)}
    assert names == {("charge", -1, "CC-27"), ("support", 1, "CC-38"), ("vae_victis", 2, "CC-26")}
    retreat = surrounded(None, 3)
    assert picked_by_their_player(retreat, "E", "retreat", "F0") == (3, 3)
    assert picked_by_their_player(retreat, "E", "focus", "F0") == (3, 2)


def chips(scene: Scene, action: Action, vae_victis: int = 0) -> Any:
    return strike.dice_modifiers(strike.moment(scene.game, scene.declared("E", "F", action), 0), vae_victis)


@pytest.mark.rule("CC-48", "ST-083")
def test_states_count_from_the_next_sequence_on() -> None:
    assert dice(Scene().unit("E", life_now=1).enemy("F")) == 2
    wounded = Scene().unit("E").enemy("F", life_now=1).sequence("E", "F")
    assert wounded.strikes[0].armed.difficulty == 2
    scene = Scene().unit("E").unit("G").enemy("F", life=(6, 2), status="acted").touch("G", "F", (0, 1))
    assert (dice(scene, side=1), scene.sequence("E", "F").strikes[0].armed.difficulty) == (3, 3)
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1, 1, 6, 6), (2, 2, 2), inflict=(2,))
    scene.do(EndActivation())
    scene.changed(units={**scene.game.units, "F": Scene().enemy("F", life=(6, 2), life_now=2)["F"]})
    attack = scene.sequence("G", "F")
    assert attack.strikes[1].armed.dice[0] == 2
    assert attack.strikes[0].armed.difficulty == 2
