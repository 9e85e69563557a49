"""How long states last, and what they do while they do (ST-008 to ST-014, ST-024 to ST-030, ST-046 to ST-050 …)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules import contact, stats
from hellassist.rules.combat.aftermath import removal, states_laid
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    EndActivation,
    MoveUnit,
    Pass,
    PutOut,
)
from hellassist.rules.events import StateEnded
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import StateOn, Unit
from hellassist.rules.powers import vae
from hellassist.rules.profile import Effect
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Roll
from hellassist.rules.states.clock import laid_on
from hellassist.rules.turn import activation, dominance
from tests.rules.duel import duel, melee
from tests.rules.told import dice, next_turn, thrown, with_states
from tests.scene import Scene, weapon

ONES = (1, 1, 1)


def lay(scene: Scene, key: str, *effects: Effect, by: str = "F") -> Scene:
    """The effects take hold of the unit now."""
    return scene.changed(
        units=evolve_all(scene.game, states_laid(scene.game, scene[key], effects, scene[by])).units
    )


def act(scene: Scene, key: str, *, against: str = "") -> Scene:
    """The unit is activated and does nothing, or fights in vain."""
    scene.changed(to_act=scene[key].controller)
    scene.do(Activate(key))
    if against:
        melee(scene, *no_hits(scene, key, against), attacker=key, target=against)
    scene.do(EndActivation())
    return scene


def no_hits(scene: Scene, attacker: str, defender: str) -> tuple[tuple[int, ...], ...]:
    """A one for each die that is thrown."""
    return tuple((1,) * number for number in dice(scene, attacker, defender, "melee"))


def apart(**card: Any) -> Scene:
    """E and F far from each other."""
    return Scene().unit("E", at=(3, 3), **card).enemy("F", at=(20, 20))


def left(scene: Scene, key: str = "E") -> list[tuple[str, int]]:
    """The states on the unit with their numbers."""
    return [(on.id, on.x) for on in scene[key].states]


@pytest.mark.rule("ST-008")
@pytest.mark.parametrize(("x", "turns"), [(1, 1), (2, 2)])
def test_turns_are_counted_from_the_one_it_begins_in(x: int, turns: int) -> None:
    scene = lay(apart().changed(turn=3), "E", Effect("brave", x))
    for turn in range(3, 3 + turns):
        assert scene.game.turn == turn
        assert stats.value(scene.game, scene["E"], "cbt") == 4
        next_turn(scene)
    assert scene["E"].states == ()
    wounded = apart(life_now=1)
    for _ in range(3):
        assert next_turn(wounded)["E"].wounded


@pytest.mark.rule("ST-009")
def test_a_state_without_a_number_has_the_number_one() -> None:
    brave = lay(apart(), "E", Effect("brave"))
    assert left(brave) == [("brave", 1)]
    assert left(next_turn(brave)) == []
    stunned = duel(second={"status": "waiting"}, first={"weapons": (weapon((0, "stunned")),)})
    melee(stunned, (6, 1, 1), ONES)
    stunned.do(EndActivation())
    assert left(stunned, "F") == [("stunned", 1)]
    assert left(act(stunned, "F", against="E"), "F") == []


@pytest.mark.rule("ST-010")
def test_what_each_state_counts() -> None:
    scene = lay(apart(status="acted"), "E", Effect("stunned"), Effect("accelerated"))
    next_turn(scene)
    assert left(scene) == [("stunned", 1)]
    assert left(act(scene, "E")) == []
    slowed = lay(apart(), "E", Effect("slowed", 2))
    assert left(act(slowed, "E")) == [("slowed", 1)]
    next_turn(slowed)
    assert left(act(slowed, "E")) == []


@pytest.mark.rule("ST-010")
def test_the_activation_in_which_a_state_comes_does_not_count() -> None:
    scene = duel(second={"weapons": (weapon((0, "stunned")),)})
    melee(scene, ONES, (6, 1, 1))
    scene.do(EndActivation())
    assert left(scene) == [("stunned", 1)]
    next_turn(scene)
    assert left(act(scene, "E", against="F")) == []
    again = with_states(duel(second={"weapons": (weapon((0, "stunned")),)}), "E", StateOn("stunned", 1))
    melee(again, (1, 1), (6, 1, 1))
    again.do(EndActivation())
    assert left(again) == [("stunned", 1)]
    more = with_states(duel(second={"weapons": (weapon((0, "stunned")),)}), "E", StateOn("stunned", 3))
    melee(more, (1, 1), (6, 1, 1))
    more.do(EndActivation())
    assert left(more) == [("stunned", 2)]


@pytest.mark.rule("ST-013")
def test_the_accelerated_may_act_right_after_a_comrade() -> None:
    scene = Scene(command=(3, 3)).unit("A", at=(3, 3)).unit("B", at=(6, 6), states=("accelerated",))
    scene.enemy("F", at=(20, 20)).enemy("G", at=(25, 25))
    act(scene, "A")
    assert scene.game.to_act == "B"
    scene.do(Activate("B"))
    scene.do(EndActivation())
    assert scene.game.to_act == "B"
    assert scene.game.companies["A"].current == 3
    with pytest.raises(Refused, match="already_activated"):
        scene.do(Activate("B"))
    first = Scene().unit("A", at=(3, 3)).unit("B", at=(6, 6), states=("accelerated",)).enemy("F", at=(20, 20))
    act(first, "B")
    with pytest.raises(Refused, match="not_your_turn"):
        first.do(Activate("A"))


def test_never_three_in_a_row() -> None:
    quick: dict[str, Any] = {"states": ("accelerated",)}
    scene = Scene().unit("A", at=(3, 3)).unit("B", at=(6, 6), **quick).unit("D", at=(9, 9), **quick)
    scene.enemy("F", at=(20, 20)).enemy("G", at=(25, 25))
    act(scene, "A")
    scene.do(Activate("B"))
    scene.do(EndActivation())
    with pytest.raises(Refused, match="not_your_turn"):
        scene.do(Activate("D"))
    act(scene, "F")
    scene.do(Activate("D"))
    passing = Scene().unit("A", at=(3, 3)).unit("B", at=(6, 6), **quick).unit("D", at=(9, 9), **quick)
    passing.unit("C", at=(12, 12)).enemy("F", at=(20, 20))
    act(passing, "A")
    passing.do(Pass())
    act(passing, "B")
    passing.do(Activate("D"))  # a new row of two
    alone = Scene().unit("A", at=(3, 3)).unit("C", at=(12, 12)).unit("B", at=(6, 6), **quick)
    alone.enemy("F", at=(20, 20), status="acted")
    for key in "ACB":
        act(alone, key)


def test_the_accelerated_under_control_reacts_for_nobody() -> None:
    scene = Scene().unit("A", at=(3, 3)).unit("B", at=(6, 6)).enemy("F", at=(20, 20)).enemy("G", at=(25, 25))
    scene.enemy("C", at=(9, 9), states=("accelerated", "controlled"), controller="A")
    act(scene, "A")
    with pytest.raises(Refused, match="not_your_turn"):
        scene.do(Activate("C"))


@pytest.mark.rule("ST-024")
def test_consumed_costs_x_in_each_of_y_upkeeps() -> None:
    scene = with_states(duel({"life": (7, 1), "pr": 3}), "E", StateOn("consumed", 2, 3))
    seen = [(next_turn(scene)["E"].life, [on.y for on in scene["E"].states]) for _ in range(4)]
    assert seen == [(5, [2]), (3, [1]), (1, []), (1, [])]
    dying = with_states(duel({"life": (4, 1)}), "E", StateOn("consumed", 2, 5))
    assert next_turn(dying)["E"].life == 2
    assert next_turn(dying)["E"].gone == "killed"
    assert dying.game.companies["A"].lost == 1


@pytest.mark.rule("ST-025")
def test_consumed_begins_to_hurt_at_the_next_upkeep() -> None:
    fire = weapon(0)
    column = replace(fire.table[0], effects=(Effect("consumed", 1, 2),))
    scene = duel({"weapons": (replace(fire, table=(column, *fire.table[1:])),)}, {"life": (9, 1)})
    melee(scene, (6, 1, 1), ONES)
    assert scene["F"].life == 9
    assert [next_turn(scene)["F"].life for _ in range(3)] == [8, 7, 7]
    saved = with_states(apart(), "E", StateOn("consumed", 1, 2))
    saved.do(PutOut("E"))
    assert saved["E"].states == ()
    assert next_turn(saved)["E"].life == 4


@pytest.mark.rule("ST-027")
def test_one_focus_ends_all_of_it() -> None:
    both = (StateOn("consumed", 2, 3, "fire"), StateOn("consumed", 1, 4, "acid"))
    free = with_states(apart(), "E", *both)
    free.do(PutOut("E"))
    assert next_turn(free)["E"].life == 4
    engaged = with_states(duel({"defence": 4}), "E", *both)
    with pytest.raises(Refused, match="enemy_not_named"):
        engaged.do(PutOut("E"))
    engaged.do(PutOut("E", enemy="F"))
    assert engaged.pending() == Roll(0, 3, "attack")
    engaged.fight((3, 1, 1))
    assert engaged["E"].life == 2  # a 3 hits at DEF 3
    assert engaged["E"].states == ()
    spoiled = with_states(duel({}, {"weapons": (weapon((0, "stunned")),)}), "E", *both)
    spoiled.do(PutOut("E", enemy="F"))
    spoiled.fight((6, 1, 1))
    assert [on.id for on in spoiled["E"].states] == ["consumed", "consumed", "stunned"]


@pytest.mark.rule("ST-028")
def test_the_durable_cannot_be_put_out() -> None:
    scene = with_states(
        apart(), "E", StateOn("consumed", 1, 4, "acid", durable=True), StateOn("consumed", 2, 3, "fire")
    )
    scene.do(PutOut("E"))
    assert scene["E"].states == (StateOn("consumed", 1, 4, "acid", durable=True),)
    with pytest.raises(Refused, match="nothing_to_put_out"):
        with_states(apart(), "E", StateOn("consumed", 1, 4, durable=True)).do(PutOut("E"))
    with pytest.raises(Refused, match="other_action_needed"):
        with_states(apart(), "E", StateOn("consumed", 1, 4)).do(PutOut("E", action="concentration"))


@pytest.mark.rule("ST-029")
def test_types_run_side_by_side() -> None:
    scene = duel({"life": (8, 1)})
    with_states(scene, "E", StateOn("consumed", 2, 2, "fire"), StateOn("consumed", 1, 3, "acid"))
    assert [next_turn(scene)["E"].life for _ in range(3)] == [5, 2, 1]
    dead = duel({"life": (2, 1)})
    with_states(dead, "E", StateOn("consumed", 1, 1, "fire"), StateOn("consumed", 1, 1, "poison"))
    assert next_turn(dead)["E"].gone == "killed"


@pytest.mark.rule("ST-030")
@pytest.mark.parametrize(
    ("before", "more", "after"),
    [((1, 4), (2, 3), (2, 4)), ((3, 1), (1, 4), (3, 4)), ((2, 4), (1, 2), (2, 4))],
)
def test_the_same_type_keeps_the_greater_numbers(
    before: tuple[int, int], more: tuple[int, int], after: tuple[int, int]
) -> None:
    scene = with_states(duel(), "E", StateOn("consumed", *before, "fire"))
    lay(scene, "E", Effect("consumed", *more, "fire"))
    assert scene["E"].states == (StateOn("consumed", *after, "fire"),)
    worked = with_states(duel({"life": (20, 1)}), "E", StateOn("consumed", 1, 5, "fire"))
    lay(next_turn(worked), "E", Effect("consumed", 2, 3, "fire"))
    assert [next_turn(worked)["E"].life for _ in range(5)] == [17, 15, 13, 11, 11]


@pytest.mark.rule("ST-023")
def test_how_consumed_is_kept() -> None:
    unit = duel()["E"]
    assert laid_on(unit, Effect("consumed", 2, 3, "fire")) == StateOn("consumed", 2, 3, "fire")
    durable = laid_on(unit, Effect("consumed", 1, 4, "acid", durable=True))
    assert durable == StateOn("consumed", 1, 4, "acid", durable=True)


@pytest.mark.rule("ST-046")
def test_the_controlled_play_for_the_other_side() -> None:
    scene = lay(apart(), "E", Effect("controlled"))
    assert scene["E"].controller == "B"
    act(scene, "E")
    assert (scene["E"].controller, scene["E"].states) == ("A", ())
    late = lay(apart(status="acted"), "E", Effect("controlled"))
    next_turn(late)
    assert late["E"].controller == "B"
    assert act(late, "E")["E"].controller == "A"
    twice = lay(apart(), "E", Effect("controlled", 2))
    assert act(twice, "E")["E"].controller == "B"
    next_turn(twice)
    assert act(twice, "E")["E"].controller == "A"


@pytest.mark.rule("ST-047")
def test_the_controlled_is_an_enemy_of_its_comrades() -> None:
    scene = duel().unit("C", status="acted").touch("C", "E", (-1, 0))
    lay(scene, "E", Effect("controlled"))
    scene.declared("C", "E")
    scene.declared("E", "C")
    with pytest.raises(Refused, match="own_unit"):
        scene.declared("F", "E")
    both = duel().unit("C").touch("C", "F", (1, 0))
    lay(both, "C", Effect("controlled"))
    assert both.sequence("E", "F").strikes[0].armed.dice[0] == 3


@pytest.mark.rule("ST-048")
def test_the_controlled_waits_on_the_new_side() -> None:
    scene = Scene()
    for index in range(5):
        scene.unit(f"E{index}", at=(3 + 2 * index, 3)).enemy(f"F{index}", at=(3 + 2 * index, 20))
    scene.enemy("F9", at=(25, 25), status="acted").changed(activated_this_turn=1)
    lay(scene, "E0", Effect("controlled"), by="F0")
    assert (len(scene.game.waiting("A")), len(scene.game.waiting("B"))) == (4, 6)
    assert activation.may_pass(scene.game, "A")


@pytest.mark.rule("ST-049")
def test_the_controlled_neither_concentrates_nor_focuses() -> None:
    scene = lay(with_states(apart(), "E", StateOn("consumed", 1, 2)), "E", Effect("controlled"))
    scene.changed(to_act="B")
    with pytest.raises(Refused) as refused:
        scene.do(PutOut("E"))
    assert (refused.value.reason, refused.value.rule) == ("action_closed", "ST-049")
    with pytest.raises(Refused, match="action_closed"):
        activation.check_open(scene.game, scene["E"], "concentration")
    for action in ("walk", "run", "attack", "charge", "shoot", "retreat", "melee"):
        activation.check_open(scene.game, scene["E"], action)
    scene.do(MoveUnit("E", scene.path((5, 5), unit="E")))


@pytest.mark.rule("ST-053")
def test_the_death_of_the_controlled_costs_its_owner() -> None:
    scene = Scene(command=(6, 4)).unit("E", rank="independent", cmd=1).enemy("F")
    lay(scene, "E", Effect("controlled"))
    scene.game = evolve_all(scene.game, removal(scene.game, scene["E"], killed=True))
    companies = scene.game.companies
    assert [
        (companies["A"].basic, companies["A"].current),
        (companies["B"].basic, companies["B"].current),
    ] == [
        (5, 5),
        (4, 4),
    ]
    assert (companies["A"].lost, companies["B"].lost) == (1, 0)


def test_a_controlled_officer_gives_neither_side_vae_orders() -> None:
    scene = Scene(command=(3, 3)).unit("E", rank="officer").unit("T", at=(3, 3)).enemy("F")
    lay(scene, "E", Effect("controlled"))
    assert vae.points_available(scene.game, scene["T"]) == 0
    assert vae.points_available(scene.game, scene["E"]) == 0
    assert vae.points_available(scene.game, scene["F"]) == 0
    assert dominance.is_significant(scene.game, scene["E"])


@pytest.mark.rule("ST-058")
def test_immobilized_is_gone_after_x_activations() -> None:
    scene = lay(apart(), "E", Effect("immobilized"))
    assert left(act(scene, "E")) == []
    late = lay(apart(status="acted"), "E", Effect("immobilized", 2))
    for expected in ([("immobilized", 1)], []):
        next_turn(late)
        assert left(act(late, "E")) == expected


@pytest.mark.rule("ST-067")
def test_contact_with_the_immobilized_is_one_sided() -> None:
    scene = duel({"weapons": (weapon((0, "immobilized")),)})
    melee(scene, (6, 1, 1), ONES)
    assert not contact.is_engaged(scene.game, scene["E"])
    assert contact.is_engaged(scene.game, scene["F"])
    scene.do(EndActivation())
    next_turn(scene)
    act(scene, "F")
    assert contact.is_engaged(scene.game, scene["E"])
    assert contact.is_engaged(scene.game, scene["F"])


@pytest.mark.rule("ST-072")
def test_stunned_ends_with_its_x_th_activation() -> None:
    scene = with_states(duel({"life": (9, 1)}), "E", StateOn("stunned"))
    melee(scene, (1, 1), ONES)
    assert thrown(scene)[0] == (0, 2)
    scene.do(EndActivation())
    assert scene["E"].states == ()
    twice = lay(apart(), "E", Effect("stunned", 2))
    assert left(act(twice, "E")) == [("stunned", 1)]
    next_turn(twice)
    assert left(act(twice, "E")) == []


@pytest.mark.rule("ST-090", "ST-091")
def test_the_slowed_act_last() -> None:
    scene = Scene().unit("A", at=(3, 3)).unit("B", at=(6, 6))
    for key, at in (("C", (9, 9)), ("D", (12, 12))):
        scene.unit(key, at=at, states=(StateOn("slowed"),))
    scene.enemy("F", at=(20, 20), status="acted")
    for key in "AB":
        with pytest.raises(Refused) as refused:
            scene.do(Activate("C"))
        assert (refused.value.reason, refused.value.rule) == ("others_first", "ST-090")
        act(scene, key)
    act(scene, "D")
    act(scene, "C")
    other = Scene().unit("C", at=(9, 9), states=("slowed",)).unit("D", at=(12, 12), states=("slowed",))
    other.enemy("F", at=(20, 20), status="acted")
    act(act(other, "C"), "D")


@pytest.mark.rule("ST-093")
def test_slowed_is_gone_after_x_activations() -> None:
    scene = lay(apart(mvt=5), "E", Effect("slowed"))
    assert stats.value(scene.game, scene["E"], "mvt") == 3
    act(scene, "E")
    next_turn(scene)
    assert stats.value(scene.game, scene["E"], "mvt") == 5


def test_what_ends_a_state_says_so() -> None:
    scene = lay(apart(), "E", Effect("brave"))
    next_turn(scene)
    assert StateEnded("E", "brave") in scene.facts


def test_immobilized_is_deleted_with_berserk() -> None:
    scene = with_states(apart(), "E", StateOn("berserk"), StateOn("immobilized", 2))
    assert next_turn(scene)["E"].states == ()


def test_a_unit_can_be_activated_while_it_can_do_nothing() -> None:
    scene = lay(apart(), "E", Effect("immobilized"))
    with pytest.raises(Refused) as refused:
        scene.do(MoveUnit("E", scene.path((4, 4), unit="E")))
    assert (refused.value.reason, refused.value.rule) == ("cannot_act", "ST-055")
    helpless = with_states(duel(), "E", StateOn("immobilized"))
    with pytest.raises(Refused, match="cannot_act"):
        helpless.do(DeclareMelee("E", "F"))
    unit: Unit = helpless["E"]
    assert activation.activate(helpless.game, unit)
