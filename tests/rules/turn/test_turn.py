"""The turn: whose it is, who may act, passing (TD-16, TD-24 to TD-45)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.rules import contact
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    Correct,
    DeclareMelee,
    EndActivation,
    MoveUnit,
    NextTurn,
    Pass,
    PlaceUnit,
    RemoveUnit,
    SetUpBattle,
)
from hellassist.rules.events import PhaseBegan
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Company, Game, Player
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation
from tests.scene import Scene


def battle(a: int, b: int) -> Scene:
    """So many waiting units of each player, far apart, in an Action phase that has just begun."""
    scene = Scene()
    for index in range(a):
        scene.unit(f"A{index}", at=(2 + 2.5 * index, 3))
    for index in range(b):
        scene.enemy(f"B{index}", at=(2 + 2.5 * index, 25))
    return scene.changed(to_act=None)


def act(scene: Scene, unit: str) -> Scene:
    """The whole activation of a unit that does nothing."""
    scene.do(Activate(unit))
    scene.do(EndActivation())
    return scene


def status(scene: Scene, unit: str) -> str:
    """Waiting, active or acted."""
    return scene[unit].status


def to_act(scene: Scene) -> str | None:
    """Whose turn it is to activate."""
    return scene.game.to_act


def phase(scene: Scene) -> str:
    """The phase of the turn."""
    return scene.game.phase


def refused(scene: Scene, command: object) -> tuple[str, str]:
    """Reason and rule of the refusal; the game is as it was."""
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(command)  # type: ignore[arg-type]
    assert scene.game is before
    return no.value.reason, no.value.rule


def waiting(scene: Scene) -> tuple[int, int]:
    """Waiting units of both players."""
    return len(scene.game.waiting("A")), len(scene.game.waiting("B"))


@pytest.mark.rule("TD-16", "TD-33")
def test_upkeep_comes_before_action_in_every_turn() -> None:
    units = tuple(battle(1, 1).game.units.values())
    scene = Scene()
    scene.game = Game()
    scene.do(SetUpBattle("b", (Company("A", "W"), Company("B", "D")), units))
    assert phase(scene) == "setup"
    assert refused(scene, Activate("A0")) == ("not_action_phase", "TD-33")
    for turn in (1, 2):
        facts = scene.do(NextTurn())
        assert scene.game.turn == turn
        assert facts[-1] == PhaseBegan("action")
        assert evolve_all(scene.game, facts[:1]).phase == "upkeep"
        upkeep = Scene()
        upkeep.game = evolve_all(scene.game, facts[:1])
        assert refused(upkeep, Activate("A0")) == ("not_action_phase", "TD-33")
        scene.do(ChooseFirst("A"))
        act(act(scene, "A0"), "B0")


@pytest.mark.rule("TD-24", "TD-45")
def test_units_act_in_turn_until_all_have_acted() -> None:
    scene = battle(1, 3)
    scene.do(ChooseFirst("B"))
    for key in ("B0", "A0", "B1"):
        act(scene, key)
    assert waiting(scene) == (0, 1)
    assert to_act(scene) == "B"
    assert refused(scene, NextTurn()) == ("units_wait", "TD-24")
    act(scene, "B2")
    assert to_act(scene) is None
    scene.do(NextTurn())
    assert scene.game.turn == 3
    three = battle(0, 3)
    three.do(ChooseFirst("B"))
    for key in ("B0", "B1", "B2"):
        act(three, key)
    assert waiting(three) == (0, 0)


@pytest.mark.rule("TD-25")
def test_the_battle_ends_after_its_last_turn() -> None:
    scene = battle(0, 0).changed(turn=6, turns=6)
    assert scene.do(NextTurn()) == (PhaseBegan("over"),)
    assert scene.game.turn == 6
    assert refused(scene, NextTurn()) == ("battle_over", "TD-25")
    assert refused(battle(1, 0).changed(phase="over"), Activate("A0"))[0] == "not_action_phase"
    endless = battle(0, 0).changed(turn=60)
    endless.do(NextTurn())
    assert endless.game.turn == 61


@pytest.mark.rule("TD-28", "TD-29")
def test_a_unit_is_waiting_active_or_activated() -> None:
    scene = battle(1, 1)
    assert {unit.status for unit in scene.game.units.values()} == {"waiting"}
    scene.do(ChooseFirst("A"))
    scene.do(MoveUnit("A0", scene.path((3, 3), unit="A0")))
    assert status(scene, "A0") == "active"
    assert waiting(scene) == (0, 1)
    scene.do(EndActivation())
    assert status(scene, "A0") == "acted"
    act(scene, "B0").do(NextTurn())
    assert {unit.status for unit in scene.game.units.values()} == {"waiting"}


@pytest.mark.rule("TD-31", "TD-32")
def test_allied_and_enemy_follow_the_control_of_the_moment() -> None:
    scene = Scene().unit("E").unit("T", at=(11.2, 10), controller="B").enemy("F", at=(20, 20))
    assert [unit.id for unit in scene.game.enemies_of(scene["T"])] == ["E"]
    assert [unit.id for unit in scene.game.allies_of(scene["T"])] == ["F"]
    assert contact.is_engaged(scene.game, scene["E"])
    back = {**scene.game.units, "T": replace(scene["T"], controller="A")}
    scene.changed(units=back)
    assert [unit.id for unit in scene.game.enemies_of(scene["T"])] == ["F"]
    assert [unit.id for unit in scene.game.allies_of(scene["T"])] == ["E"]
    assert not contact.is_engaged(scene.game, scene["E"])


@pytest.mark.rule("TD-34")
def test_players_take_turns() -> None:
    scene = battle(3, 3)
    scene.do(ChooseFirst("A"))
    for index in range(3):
        assert refused(scene, Activate(f"B{index}")) == ("not_your_turn", "TD-34")
        scene.do(Activate(f"A{index}"))
        assert refused(scene, Activate(f"B{index}")) == ("another_is_active", "TD-34")
        scene.do(EndActivation())
        act(scene, f"B{index}")


@pytest.mark.rule("TD-35")
def test_no_unit_acts_twice_in_a_turn() -> None:
    scene = battle(2, 1)
    scene.do(ChooseFirst("A"))
    act(act(scene, "A0"), "B0")
    assert refused(scene, Activate("A0")) == ("already_activated", "TD-35")


@pytest.mark.rule("TD-36")
def test_nobody_declines_to_activate_but_by_numbers() -> None:
    scene = battle(3, 1)
    scene.do(ChooseFirst("A"))
    act(scene, "A0")
    scene.changed(to_act="A")
    assert waiting(scene) == (2, 1)
    assert refused(scene, Pass()) == ("may_not_pass", "TD-40")
    assert refused(scene, NextTurn())[0] == "units_wait"
    act(scene, "A1")
    assert status(scene, "A1") == "acted"
    assert scene["A1"].at == scene.spot(4.5, 3)


@pytest.mark.rule("TD-37", "TD-38", "TD-41")
@pytest.mark.parametrize("chosen", ["A", "B"])
def test_the_dominant_player_names_who_starts_and_that_one_must(chosen: Player) -> None:
    scene = battle(4, 8).changed(dominant="B")
    assert refused(scene, Activate("A0")) == ("first_not_chosen", "TD-37")
    assert refused(scene, Pass()) == ("first_not_chosen", "TD-37")
    scene.do(ChooseFirst(chosen))
    assert to_act(scene) == chosen
    assert refused(scene, Pass()) == ("may_not_pass", "TD-41")
    act(scene, f"{chosen}0")
    assert to_act(scene) != chosen
    assert refused(scene, ChooseFirst("A")) == ("first_already_chosen", "TD-37")


@pytest.mark.rule("TD-37")
def test_one_without_units_lets_the_other_begin() -> None:
    scene = battle(0, 2)
    scene.do(ChooseFirst("A"))
    assert to_act(scene) == "B"


@pytest.mark.rule("TD-41")
def test_the_second_activation_may_be_refused() -> None:
    scene = battle(1, 9)
    scene.do(ChooseFirst("A"))
    assert refused(scene, Pass()) == ("may_not_pass", "TD-41")
    second = battle(3, 9)
    second.do(ChooseFirst("B"))
    act(second, "B0")
    assert waiting(second) == (3, 8)
    second.do(Pass())
    assert to_act(second) == "B"


@pytest.mark.rule("TD-39", "TD-42")
def test_fewer_waiting_units_may_pass_again_and_again() -> None:
    scene = battle(3, 8)
    scene.do(ChooseFirst("B"))
    act(scene, "B0")
    assert waiting(scene) == (3, 7)
    scene.do(Pass())
    act(scene, "B1")
    assert to_act(scene) == "A"
    assert waiting(scene) == (3, 6)
    assert activation.may_pass(scene.game, "A")
    act(scene, "A0")
    assert waiting(scene) == (2, 6)
    assert to_act(scene) == "B"


@pytest.mark.rule("TD-40")
@pytest.mark.parametrize(("own", "enemy", "may"), [(3, 3, False), (3, 4, True), (2, 3, True), (4, 3, False)])
def test_only_waiting_units_are_compared(own: int, enemy: int, may: bool) -> None:
    scene = battle(0, 0).changed(activated_this_turn=2, to_act="A")
    for index in range(10):
        scene.unit(f"A{index}", at=(2 + 2.5 * index, 3), status="waiting" if index < own else "acted")
        scene.enemy(f"B{index}", at=(2 + 2.5 * index, 25), status="waiting" if index < enemy else "acted")
    assert activation.may_pass(scene.game, "A") is may
    if may:
        scene.do(Pass())
    else:
        assert refused(scene, Pass()) == ("may_not_pass", "TD-40")


@pytest.mark.rule("TD-43")
def test_ileana_and_arnold() -> None:
    scene = battle(4, 8).changed(dominant="B")
    scene.do(ChooseFirst("A"))
    act(act(scene, "A0"), "B0")
    assert waiting(scene) == (3, 7)
    for index in range(1, 5):
        scene.do(Pass())
        act(scene, f"B{index}")
    assert waiting(scene) == (3, 3)
    assert refused(scene, Pass()) == ("may_not_pass", "TD-40")
    instead = battle(4, 8)
    instead.do(ChooseFirst("A"))
    act(act(act(instead, "A0"), "B0"), "A1")
    assert waiting(instead) == (2, 7)


def test_an_attack_that_kills_the_active_unit_ends_its_activation() -> None:
    scene = Scene().unit("E").unit("G", at=(3, 3)).enemy("F").enemy("D", at=(25, 25))
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1, 1, 1), (6, 6, 6))
    assert scene.game.activation is None
    assert to_act(scene) == "B"
    assert scene["E"].status == "acted"
    lone = Scene().unit("E").enemy("F", status="acted")
    lone.do(DeclareMelee("E", "F"))
    lone.fight((1, 1, 1), (6, 6, 6))
    assert to_act(lone) is None
    lone.do(NextTurn())


@pytest.mark.parametrize(
    "command", [RemoveUnit("A0"), PlaceUnit("A0", None), Correct("A0", "life", "0", "dead")]
)
def test_a_player_left_without_waiting_units_is_passed_over(command: RemoveUnit) -> None:
    scene = battle(1, 1).changed(activated_this_turn=1, to_act="A")
    scene.do(command)
    assert to_act(scene) == "B"
    active = battle(1, 1).changed(activated_this_turn=1, to_act="A")
    active.do(Activate("A0"))
    active.do(command)
    assert active.game.activation is None
    assert to_act(active) == "B"


def test_a_unit_set_waiting_again_can_act() -> None:
    scene = battle(1, 0)
    scene.do(ChooseFirst("A"))
    act(scene, "A0")
    assert to_act(scene) is None
    scene.do(Correct("A0", "status", "waiting", "it has not acted"))
    assert to_act(scene) == "A"
    act(scene, "A0")


def test_everyone_dead_and_the_battle_goes_on() -> None:
    scene = battle(1, 1)
    scene.do(ChooseFirst("A"))
    for key in ("A0", "B0"):
        scene.do(RemoveUnit(key))
    scene.do(NextTurn())
    scene.do(ChooseFirst("B"))
    assert refused(scene, Pass())[0] == "may_not_pass"
    scene.do(NextTurn())
    assert scene.game.turn == 4
