"""States on a unit: what they take and give, and how they add up (ST-001 to ST-007 and the numbers of each)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules import contact, stats
from hellassist.rules.combat import strike
from hellassist.rules.combat.driver import give
from hellassist.rules.commands import Correct, DeclareMelee, DeclareShot, SpendCommand
from hellassist.rules.modifiers import Modifier, counting, total
from hellassist.rules.moves.movement import judge
from hellassist.rules.powers import receiving, vae
from hellassist.rules.profile import Stat
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Roll
from tests.scene import Scene, weapon

BOW = weapon(use="ranged", range=8)


def values(*wanted: Stat, **card: Any) -> tuple[int | None, ...]:
    """Stats of a unit as they count now."""
    scene = Scene().unit("E", **card)
    return tuple(stats.value(scene.game, scene["E"], stat) for stat in wanted)


@pytest.mark.rule("ST-001")
def test_all_states_are_felt_together() -> None:
    assert values("cbt", "def", cbt=4, defence=4, states=("stunned",), life_now=1) == (2, 2)
    assert values("mvt", mvt=5, states=("slowed",), life_now=1) == (2,)
    scene = Scene().unit("E", shs=3, weapons=(BOW,), states=("brave", "stunned")).enemy("F", at=(15, 10))
    assert stats.value(scene.game, scene["E"], "shs") == 4
    with pytest.raises(Refused, match="stunned"):
        scene.do(DeclareShot("E", "F"))


@pytest.mark.rule("ST-004")
def test_stats_stop_at_nothing() -> None:
    assert values("cbt", cbt=2, states=("knocked_down",), life_now=1) == (0,)
    assert values("fth", fth=0, life_now=1) == (0,)
    scene = Scene().unit("E", mvt=1, states=("slowed",), at=(10, 10))
    assert stats.value(scene.game, scene["E"], "mvt") == 0
    move = judge(scene.game, "E", scene.path((10.1, 10), unit="E"))
    assert move.refusal is not None
    assert move.refusal.reason == "too_far"


@pytest.mark.rule("ST-005")
def test_defence_stops_at_one() -> None:
    assert values("def", defence=3, states=("immobilized",)) == (1,)
    assert values("def", defence=2, states=("knocked_down", "stunned")) == (1,)
    attack = Scene().unit("E").enemy("F", states=("immobilized",)).sequence("E", "F")
    assert give(attack, (1, 2, 6)).strikes[0].hits == 3
    shot = Scene().unit("E", shs=2, weapons=(BOW,)).enemy("F", at=(15, 10), defence=1).shot("E", "F")
    assert shot.strikes[0].armed.difficulty == 3
    assert give(shot, (2, 3)).strikes[0].hits == 1


@pytest.mark.rule("ST-005")
def test_penalties_below_one_are_lost() -> None:
    assert total(2, [Modifier(-3, "knocked_down", "ST-073"), Modifier(1, "bonus", "")], 1) == 2


@pytest.mark.rule("ST-006")
def test_penalties_come_before_bonuses() -> None:
    scene = Scene(command=(0, 2)).unit("E").enemy("F", cbt=2, life_now=1, states=("knocked_down",))
    for key, angle in (("G", (0, 1)), ("H", (-1, 0))):
        scene.enemy(key).touch(key, "E", angle)
    assert scene.sequence("E", "F").strikes[1].armed.dice[0] == 2
    stunned = Scene().unit("E", cbt=4, states=("stunned",)).enemy("F").unit("G").touch("G", "F", (1, 0))
    assert stunned.sequence("E", "F").strikes[0].armed.dice[0] == 4
    terror = (Modifier(-3, "terror", "SA-148"), Modifier(2, "vae_victis", "CC-26"))
    assert total(1, terror) == 2
    assert total(1, terror[::-1]) == 2


@pytest.mark.rule("ST-007")
@pytest.mark.parametrize(
    ("printed", "amounts", "value"), [(3, (-3, 1), 2), (2, (-2, -1), 1), (2, (-2, -1, 1), 2), (5, (-1, 1), 5)]
)
def test_the_same_order_holds_for_defence(printed: int, amounts: tuple[int, ...], value: int) -> None:
    for order in (amounts, amounts[::-1]):
        assert total(printed, [Modifier(amount, f"m{amount}", "") for amount in order], 1, 5) == value


@pytest.mark.rule("ST-012")
def test_accelerated_is_two_more_mvt() -> None:
    assert values("mvt", mvt=5, states=("accelerated",)) == (7,)
    assert values("mvt", mvt=4, life_now=1, states=("accelerated",)) == (5,)
    assert values("mvt", mvt=1, states=("accelerated", "slowed")) == (2,)


@pytest.mark.rule("ST-022")
def test_brave_is_one_more_of_four() -> None:
    brave: dict[str, Any] = {"mvt": 4, "shs": 2, "cbt": 3, "fth": 1, "defence": 3, "states": ("brave",)}
    assert values("mvt", "shs", "cbt", "fth", "def", **brave) == (5, 3, 4, 2, 3)
    scene = Scene().unit("E", cbt=0, life_now=1, states=("brave",)).enemy("F")
    assert scene.sequence("E", "F").strikes[0].armed.dice[0] == 1
    assert values("shs", "fth", shs=None, fth=None, states=("brave",)) == (None, None)


@pytest.mark.rule("ST-068")
def test_stunned() -> None:
    assert values("cbt", "def", cbt=3, defence=4, states=("stunned",)) == (2, 3)
    assert values("cbt", cbt=0, states=("stunned",)) == (0,)


@pytest.mark.rule("ST-073")
def test_knocked_down() -> None:
    assert values("cbt", "def", cbt=4, defence=4, states=("knocked_down",)) == (2, 2)
    assert values("cbt", "def", cbt=1, defence=2, states=("knocked_down",)) == (0, 1)
    scene = (
        Scene().unit("E", shs=2, weapons=(BOW,)).enemy("F", at=(15, 10), defence=5, states=("knocked_down",))
    )
    assert scene.shot("E", "F").strikes[0].armed.difficulty == 3


@pytest.mark.rule("ST-083")
def test_wounded_is_one_less_of_five() -> None:
    card: dict[str, Any] = {"mvt": 4, "shs": 2, "cbt": 3, "defence": 3, "fth": 1, "life_now": 1}
    assert values("mvt", "shs", "cbt", "def", "fth", **card) == (3, 1, 2, 2, 0)
    assert values("def", defence=1, life_now=1) == (1,)
    assert values("cbt", cbt=(4, 3), life_now=1) == (3,)
    assert values("cbt", "def", cbt=(3, 4), defence=(4, 5), life_now=1) == (4, 5)


@pytest.mark.rule("ST-082")
def test_wounded_at_the_threshold() -> None:
    for life, now, wounded in (((5, 2), 3, False), ((5, 2), 2, True), ((4, 1), 2, False), ((4, 1), 1, True)):
        assert Scene().unit("E", life=life, life_now=now)["E"].wounded is wounded


@pytest.mark.rule("ST-094")
def test_the_three_crippling_states_at_once() -> None:
    three = ("immobilized", "knocked_down", "stunned")
    assert values("cbt", "def", cbt=4, defence=5, states=three) == (1, 1)
    for state in three:
        scene = Scene().unit("E", states=(state,))
        assert contact.control_reach(scene.game, scene["E"]) == 0
        assert not receiving.may_take_orders(scene.game, scene["E"])
        assert strike.can_fight(scene.game, scene["E"]) is (state != "immobilized")


@pytest.mark.parametrize(
    "state", ["berserk", "devoured", "controlled", "immobilized", "stunned", "knocked_down"]
)
def test_six_states_bar_orders_given_and_received(state: str) -> None:
    """ST-002 and ST-003 as far as vae victis goes."""
    receiving = (
        Scene(command=(3, 0)).unit("E", states=(state,)).enemy("F").unit("O", at=(3, 3), rank="officer")
    )
    assert vae.points_available(receiving.game, receiving["E"]) == 0
    assert vae.points_available(receiving.game, receiving["O"]) == 2
    giving = Scene(command=(3, 0)).unit("E").enemy("F").unit("O", at=(3, 3), rank="officer", states=(state,))
    assert vae.points_available(giving.game, giving["E"]) == 0
    giving.unit("P", at=(20, 20), rank="officer")
    assert vae.points_available(giving.game, giving["E"]) == 2
    giving.do(DeclareMelee("E", "F"))
    with pytest.raises(Refused):
        giving.do(SpendCommand("A", 1))
    assert giving.game.companies["A"].current == 3


@pytest.mark.parametrize("state", ["brave", "slowed", "accelerated", "wounded", "pain"])
def test_other_states_bar_no_orders(state: str) -> None:
    scene = Scene(command=(3, 0)).unit("E", states=(state,), rank="officer").enemy("F")
    assert vae.points_available(scene.game, scene["E"]) == 2


def test_modifiers_of_different_sources_add_up_and_show_once() -> None:
    """Two penalties of -3 and -1 are -4, with one chip each (also for the same source twice)."""
    said = (
        Modifier(-3, "a", ""),
        Modifier(-1, "b", ""),
        Modifier(1, "c", "", by="x"),
        Modifier(1, "c", "", by="y"),
    )
    assert counting(said) == said
    assert total(6, said) == 4
    grouped = (Modifier(-1, "terror", "", group="terror"), Modifier(-3, "terror", "", group="terror"))
    assert counting(grouped) == grouped[1:]


@pytest.mark.rule("ST-087")
def test_without_a_threshold_no_unit_is_ever_wounded() -> None:
    assert values("cbt", "mvt", "def", life=(3, None), life_now=1) == (3, 5, 3)
    pain = weapon((2, "pain", 1), (2, "pain", 1), 0, 0, 0)
    scene = Scene().unit("E", weapons=(pain,)).enemy("F", life=(3, None))
    scene.do(DeclareMelee("E", "F"))
    scene.fight((6, 1, 1), (1, 1, 1))
    assert (scene["F"].life, scene["F"].states) == (1, ())


@pytest.mark.rule("ST-088")
def test_wounded_lasts_until_life_is_above_the_threshold() -> None:
    for healed, wounded in (("2", True), ("3", False)):
        scene = Scene().unit("E", life=(5, 2), life_now=1)
        scene.do(Correct("E", "life", healed, "healed"))
        assert scene["E"].wounded is wounded
        assert stats.value(scene.game, scene["E"], "cbt") == (2 if wounded else 3)


@pytest.mark.rule("ST-056", "ST-075")
def test_vae_victis_neither_through_nor_for_the_helpless() -> None:
    through = (
        Scene(command=(3, 0))
        .unit("E")
        .enemy("F")
        .unit("O", at=(3, 3), rank="officer", states=("immobilized",))
    )
    assert through.sequence("E", "F").strikes[0].command == 0
    down = (
        Scene(command=(0, 3))
        .unit("E")
        .enemy("F", states=("knocked_down",))
        .enemy("O", at=(3, 3), rank="officer")
    )
    down.do(DeclareMelee("E", "F"))
    assert down.pending() == Roll(0, 3, "attack")
    down.fight((1, 1, 1), (1,))
    assert down.game.companies["B"].current == 3


@pytest.mark.parametrize(
    "state", ["brave", "accelerated", "slowed", "wounded", "stunned", "knocked_down", "immobilized"]
)
def test_a_state_is_felt_by_its_bearer_alone_and_on_its_own_stats(state: str) -> None:
    wanted: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
    touched = {
        "brave": {"mvt": 1, "cbt": 1, "shs": 1, "fth": 1},
        "accelerated": {"mvt": 2},
        "slowed": {"mvt": -2},
        "wounded": {"mvt": -1, "cbt": -1, "shs": -1, "def": -1, "fth": -1},
        "stunned": {"cbt": -1, "def": -1},
        "knocked_down": {"cbt": -2, "def": -2},
        "immobilized": {"def": -3},
    }
    card: dict[str, Any] = {"mvt": 5, "cbt": 4, "shs": 3, "defence": 4, "pr": 2, "fth": 2, "cmd": 1}
    plain = dict(zip(wanted, values(*wanted, **card), strict=True))
    scene = (
        Scene()
        .unit("E", **card, states=(state,))
        .unit("G", at=(3, 3), **card)
        .enemy("F", at=(20, 20), **card)
    )
    for key, changed in (("E", touched[state]), ("G", {}), ("F", {})):
        found = {stat: stats.value(scene.game, scene[key], stat) for stat in wanted}
        assert found == {stat: (value or 0) + changed.get(stat, 0) for stat, value in plain.items()}
