"""Dominance, the turn and who acts, by the Russian rules (RU-17 to RU-39, RU-60, RU-61, RU-75, RU-76)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules import contact
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    EndActivation,
    EndUpkeep,
    MoveUnit,
    NextTurn,
    OrderUpkeep,
    Pass,
    RemoveUnit,
    UsePower,
    VaeSoli,
)
from hellassist.rules.editions import CORE, RUSSIAN, Edition, own_rules
from hellassist.rules.events import (
    CommandSet,
    DominanceSettled,
    LifeGained,
    LifeLost,
    PhaseBegan,
    TurnBegan,
)
from hellassist.rules.game import Player, StateOn
from hellassist.rules.turn import activation, command, dominance
from tests.rules.editions.make import act, by, refused, russian
from tests.rules.orders import ORDER, next_turn, order, pool, stat
from tests.scene import Scene

Cards = tuple[dict[str, Any], ...]
OFFICER: dict[str, Any] = {"rank": "officer", "cmd": 4}
AIDE: dict[str, Any] = {"rank": "independent", "cmd": 1}
UNSEEN: dict[str, Any] = {"abilities": ("insignificant",)}


def companies(
    own: tuple[dict[str, Any], ...], theirs: tuple[dict[str, Any], ...] = (), edition: Edition = RUSSIAN
) -> Scene:
    """Units of A and of B before the battle."""
    scene = by(edition).changed(turn=1, dominant=None)
    for index, card in enumerate(own):
        scene.unit(f"A{index}", **{"at": (2 + 2.5 * index, 3), **card})
    for index, card in enumerate(theirs):
        scene.enemy(f"B{index}", **{"at": (2 + 2.5 * index, 25), **card})
    return scene


def first(scene: Scene, coin: Player = "B") -> tuple[Player, str]:
    settled = dominance.settle_first(scene.game, lambda: coin)
    return settled.player, settled.by


def battle(a: int, b: int) -> Scene:
    """So many waiting units of each, in an Action phase that has just begun."""
    return companies(({},) * a, ({},) * b).changed(dominant="A", to_act=None)


def counted(scene: Scene) -> tuple[int, int]:
    return len(scene.game.waiting("A")), len(scene.game.waiting("B"))


COMPANY: Cards = (
    OFFICER,
    AIDE,
    {},
    {},
    {"abilities": (("first_contact", 2),)},
    UNSEEN,
    {"rank": "independent", "cmd": 2, "at": None},
)


@pytest.mark.rule("RU-17")
def test_the_first_dominance_counts_cmd_off_the_table() -> None:
    score = dominance.first_score(companies(COMPANY).game, "A")
    assert (score.command, score.heads, score.first_contact, score.total) == (7, 5, 2, 14)
    assert dominance.first_score(companies(COMPANY[:-1]).game, "A").total == 12
    assert dominance.first_score(companies(COMPANY, edition=CORE).game, "A").total == 12
    rival = companies(COMPANY, (*COMPANY[:4], {**AIDE, "cmd": 2}, {}, {}))
    assert [dominance.first_score(rival.game, player).total for player in ("A", "B")] == [14, 14]
    less = companies(COMPANY, (*COMPANY[:4], {**AIDE, "cmd": 2}, {}))
    assert dominance.first_score(less.game, "B").total == 13
    assert first(less) == ("A", "score")


@pytest.mark.rule("RU-18")
def test_the_formula_of_the_box() -> None:
    eight: Cards = (OFFICER, AIDE, AIDE, *({},) * 4, {"cmd": 1, "abilities": (("first_contact", 1),)})
    scene = companies(eight)
    score = dominance.first_score(scene.game, "A")
    assert (score.command, score.total) == (6, 15)
    assert command.initial(scene.game, "A") == 7
    boxed = own_rules(RUSSIAN, "by the box", all_units_are_heads=True)
    for edition, heads in ((RUSSIAN, 1), (boxed, 3)):
        scene = companies((OFFICER, UNSEEN, {"at": None}), edition=edition)
        assert dominance.first_score(scene.game, "A").heads == heads


@pytest.mark.rule("RU-19")
def test_ties_of_the_first_dominance() -> None:
    def settled(own: Cards, theirs: Cards, edition: Edition = RUSSIAN) -> tuple[str, str]:
        scene = companies(own, theirs, edition)
        scores = [dominance.first_score(scene.game, player).total for player in ("A", "B")]
        assert scores[0] == scores[1], scores
        return first(scene, "B")

    seven: Cards = ({"rank": "officer", "cmd": 5}, *({},) * 6)
    eight: Cards = (OFFICER, *({},) * 7)
    assert settled(eight, seven) == ("A", "units")
    assert settled((*seven, UNSEEN), (*eight,)) == ("B", "units")
    three: Cards = ({"rank": "officer", "cmd": 3}, AIDE, *({},) * 6)
    assert settled(eight, three) == ("A", "officer")
    assert settled(eight, eight) == ("B", "coin")
    absent: Cards = ({**OFFICER, "at": None}, *({},) * 7)
    here: Cards = (
        {"rank": "officer", "cmd": 3},
        *({},) * 6,
        {"at": None, "abilities": (("first_contact", 1),)},
    )
    assert settled(absent, here) == ("A", "officer")
    ties_alone = replace(RUSSIAN, name="ours", absent_officers_break_ties=False)
    assert settled(absent, here, ties_alone) == ("B", "officer")


def dominant_after(lost_a: int, unseen_a: int, lost_b: int) -> str | None:
    scene = companies((*({},) * 5, *({"abilities": ("insignificant",)},) * 3), ({},) * 5)
    scene.changed(turn=1, dominant="A")
    lost = [f"A{n}" for n in (*range(lost_a), *range(5, 5 + unseen_a))]
    for key in (*lost, *(f"B{n}" for n in range(lost_b))):
        scene.do(RemoveUnit(key))
    return next_turn(scene).game.dominant


@pytest.mark.rule("RU-20", "RU-21")
def test_fewer_losses_make_dominant_from_turn_2() -> None:
    assert dominant_after(2, 0, 1) == "B"
    assert dominant_after(1, 3, 2) == "A"
    assert dominant_after(1, 0, 1) == "A"
    assert dominant_after(0, 0, 0) == "A"


@pytest.mark.rule("RU-22")
def test_the_scenario_says_how_many_turns() -> None:
    scene = battle(1, 1).changed(turn=5, turns=6)
    next_turn(scene)
    assert (scene.game.turn, scene.game.phase) == (6, "action")
    next_turn(scene)
    assert (scene.game.turn, scene.game.phase) == (6, "over")


@pytest.mark.rule("RU-23")
def test_a_turn_is_upkeep_and_action() -> None:
    scene = battle(1, 1)
    scene.do(ChooseFirst("A"))
    act(scene, "A0", "B0")
    facts = scene.do(NextTurn())
    assert facts.index(TurnBegan(2)) < facts.index(PhaseBegan("action"))
    assert scene.game.turn == 2


@pytest.mark.rule("RU-24")
def test_command_is_back_in_upkeep() -> None:
    scene = russian(command=(7, 0)).unit("E").enemy(at=(25, 25))
    low = replace(scene.game.companies["A"], current=2)
    scene.changed(companies={**scene.game.companies, "A": low})
    assert pool(next_turn(scene)) == (7, 7)
    for_good = replace(scene.game.companies["A"], basic=5, current=2)
    scene.changed(companies={**scene.game.companies, "A": for_good})
    assert pool(next_turn(scene)) == (5, 5)


@pytest.mark.rule("RU-25")
def test_then_dominance() -> None:
    facts = upkeep(battle(1, 1))
    kinds = [type(fact) for fact in facts]
    assert max(place for place, kind in enumerate(kinds) if kind is CommandSet) < kinds.index(
        DominanceSettled
    )


def upkeep(scene: Scene) -> tuple[Any, ...]:
    """The facts of the next Upkeep."""
    before = len(scene.facts)
    next_turn(scene)
    return tuple(scene.facts[before:])


@pytest.mark.rule("RU-26")
@pytest.mark.parametrize(("life", "left", "gone"), [(2, 3, ""), (1, 0, "killed")])
def test_then_damage_then_healing(life: int, left: int, gone: str) -> None:
    scene = russian().unit(
        "E", life_now=life, states=(StateOn("consumed", 1, 3, "fire"),), abilities=(("regeneration", 2),)
    )
    facts = upkeep(scene.enemy(at=(25, 25)))
    assert (scene["E"].life, scene["E"].gone) == (left, gone)
    order_of = [type(fact) for fact in facts if isinstance(fact, LifeLost | LifeGained | DominanceSettled)]
    assert order_of == [DominanceSettled, LifeLost, LifeGained][: 2 if gone else 3]


@pytest.mark.rule("RU-27", "RU-76")
def test_last_all_else_in_the_order_that_the_dominant_player_names() -> None:
    bless = order("", stat("cbt", 1), upkeep=True)
    scene = (
        russian()
        .unit("E", orders=(bless,), status="acted")
        .enemy(at=(25, 25), orders=(bless,), status="acted")
    )
    scene.do(NextTurn())
    assert (scene.game.phase, scene.game.dominant) == ("upkeep", "A")
    assert refused(scene, Activate("E")) == "not_action_phase"
    assert refused(scene, UsePower("E", ORDER)) == "upkeep_in_order"
    scene.do(OrderUpkeep("B"))
    assert refused(scene, UsePower("E", ORDER)) == "upkeep_in_order"
    scene.do(UsePower("F", ORDER))
    scene.do(UsePower("E", ORDER))
    scene.do(EndUpkeep())
    assert scene.game.phase == "action"


@pytest.mark.rule("RU-28")
def test_players_act_by_turns_each_unit_once() -> None:
    scene = battle(3, 3)
    scene.do(ChooseFirst("A"))
    for index in range(3):
        act(scene, f"A{index}")
        assert refused(scene, NextTurn()) == "units_wait"
        assert scene.game.to_act == "B"
        act(scene, f"B{index}")
    assert counted(scene) == (0, 0)
    assert refused(scene, Activate("A0")) == "already_activated"


@pytest.mark.rule("RU-29")
def test_your_turn_closes_vae_soli() -> None:
    def ready() -> Scene:
        scene = (
            russian(command=(3, 0))
            .unit("O", rank="officer", at=(3, 3))
            .unit("P", at=(6, 3))
            .unit("Q", at=(9, 3))
        )
        scene.enemy("X", at=(3, 25)).enemy("Y", at=(6, 25))
        scene.do(Activate("P"))
        return scene

    told = ready()
    told.do(EndActivation())
    assert refused(told, VaeSoli("Q")) == "handed_over"
    act(told, "X")
    told.do(Activate("O"))
    told.do(VaeSoli("Q"))
    before = ready()
    before.do(VaeSoli("Q"))
    before.do(EndActivation())
    assert before.game.to_act == "B"


@pytest.mark.rule("RU-30", "RU-31", "RU-39", "RU-60")
def test_waiting_and_already_activated() -> None:
    scene = battle(2, 1)
    assert {unit.status for unit in scene.game.units.values()} == {"waiting"}
    scene.do(ChooseFirst("A"))
    act(scene, "A0")
    assert (scene["A0"].status, scene.game.activation) == ("acted", None)
    act(scene, "B0")
    assert refused(scene, MoveUnit("A0", scene.path((3, 4), unit="A0"))) == "already_activated"


@pytest.mark.rule("RU-32", "RU-33", "RU-67")
def test_engaged_is_base_contact() -> None:
    scene = russian().unit("E").enemy("F")
    assert [contact.is_engaged(scene.game, scene[key]) for key in "EF"] == [True, True]
    for gap in (0.1, 0.2, 0.5):
        apart = russian().unit("E").enemy("F", at=(11.2 + gap, 10))
        assert [contact.is_engaged(apart.game, apart[key]) for key in "EF"] == [False, False]
        assert contact.controllers_at(apart.game, apart["E"]) == (apart["F"],)


@pytest.mark.rule("RU-34")
def test_enemies_are_whom_the_other_controls() -> None:
    scene = russian().unit("E").unit("C", controller="B", states=("controlled",)).enemy("F", at=(20, 20))
    assert [unit.id for unit in scene.game.enemies_of(scene["E"])] == ["C", "F"]
    assert [unit.id for unit in scene.game.allies_of(scene["F"])] == ["C"]


@pytest.mark.rule("RU-35")
def test_the_player_named_must_begin() -> None:
    scene = battle(8, 4)
    scene.do(ChooseFirst("B"))
    assert refused(scene, Pass()) == "may_not_pass"
    assert refused(scene, Activate("A0")) == "not_your_turn"
    act(scene, "B0")


@pytest.mark.rule("RU-36", "RU-37")
@pytest.mark.parametrize(("own", "theirs", "may"), [(3, 7, True), (3, 3, False)])
def test_fewer_waiting_units_may_pass(own: int, theirs: int, may: bool) -> None:
    scene = battle(own, theirs).changed(to_act="A", activated_this_turn=2)
    assert activation.may_pass(scene.game, "A") is may
    first_of_all = battle(4, 8)
    first_of_all.do(ChooseFirst("A"))
    assert refused(first_of_all, Pass()) == "may_not_pass"


@pytest.mark.rule("RU-38")
def test_elena_and_sergei() -> None:
    scene = battle(8, 4)  # Elena is A
    scene.do(ChooseFirst("B"))
    act(scene, "B0", "A0")
    assert counted(scene) == (7, 3)
    for index, left in enumerate((6, 5, 4, 3), start=1):
        scene.do(Pass())
        act(scene, f"A{index}")
        assert counted(scene) == (left, 3)
    assert refused(scene, Pass()) == "may_not_pass"
    earlier = battle(8, 4)
    earlier.do(ChooseFirst("B"))
    act(earlier, "B0", "A0")
    earlier.do(Pass())
    act(earlier, "A1", "B1")
    assert counted(earlier) == (6, 2)


@pytest.mark.rule("RU-61")
def test_engaged_units_must_act() -> None:
    scene = russian().unit("E").enemy("F")
    scene.do(Activate("E"))
    assert refused(scene, EndActivation()) == "must_act"


@pytest.mark.rule("RU-75")
def test_what_lasts_is_dealt_with_in_upkeep() -> None:
    scene = russian().unit("E", states=(StateOn("consumed", 1, 3, "fire"),)).enemy(at=(25, 25))
    facts = upkeep(scene)
    kinds = [type(fact) for fact in facts if isinstance(fact, TurnBegan | LifeLost | PhaseBegan)]
    assert kinds == [TurnBegan, LifeLost, PhaseBegan]
    assert facts[-1] == PhaseBegan("action")
    assert {unit.status for unit in scene.game.units.values()} == {"waiting"}
