"""Whom powers name, and all they can do: the words of the cards, one by one."""

from __future__ import annotations

import pytest

from hellassist.rules import stats
from hellassist.rules.commands import (
    Activate,
    ConfirmByHand,
    Correct,
    DeclareMelee,
    EndActivation,
    UsePower,
)
from hellassist.rules.events import AttackDeclared
from hellassist.rules.game import StateOn
from hellassist.rules.modifiers import Modifier
from hellassist.rules.profile import Act, Effect
from tests.rules.orders import (
    AURA,
    ORDER,
    aura,
    commander,
    next_turn,
    now,
    officer,
    order,
    pool,
    refusal,
    stat,
)
from tests.scene import Scene

# -- whom they name --------------------------------------------------------------------------------


@pytest.mark.rule("EF-16", "OR-02")
@pytest.mark.parametrize(
    ("act", "targets", "reason"),
    [
        (stat("cbt", 1, "ally"), (), "target_missing"),
        (stat("cbt", 1, "ally"), ("M", "M"), "too_many_targets"),
        (stat("cbt", 1), ("M",), "too_many_targets"),
        (stat("cbt", 1, "ally"), ("F",), "not_meant"),
        (stat("cbt", 1, "enemy"), ("M",), "not_meant"),
        (stat("cbt", 1, "ally", but_self=True), ("E",), "not_meant"),
        (stat("cbt", 1, "unit", keyword="demon"), ("M",), "not_meant"),
        (stat("cbt", 1, "unit"), ("nobody",), "not_on_table"),
        (stat("cbt", 1, "unit"), ("R",), "not_on_table"),
        (Act("attack"), ("F",), "not_in_contact"),
        (Act("attack"), ("M",), "own_unit"),
    ],
)
def test_wrong_or_missing_units_are_refused(act: Act, targets: tuple[str, ...], reason: str) -> None:
    scene = commander(act, header="Active • 1 CMD").unit("M", at=(4, 4)).unit("R", at=None)
    assert refusal(scene, UsePower("E", ORDER, targets))[0] == reason
    assert pool(scene) == (7, 7)


@pytest.mark.rule("EF-01")
def test_a_unit_named_for_an_aura_must_be_in_its_area() -> None:
    scene = Scene().unit(
        "E", auras=(aura("Temporary • Active • 4 fathom radius • Instant", stat("cbt", 1, "unit")),)
    )
    scene.unit("M", at=(10, 15.21)).unit("N", at=(10, 4.8))
    assert refusal(scene, UsePower("E", AURA, ("M",))) == ("out_of_area", "EF-01")
    scene.do(UsePower("E", AURA, ("N",)))
    assert now(scene, "N") == 4


# -- what they do ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-02")
def test_a_state_is_laid_on_the_unit_named() -> None:
    scene = commander(Act("state", "enemy", effect=Effect("stunned", 2)))
    scene.do(UsePower("E", ORDER, ("F",)))
    assert scene["F"].states == (StateOn("stunned", 2),)


@pytest.mark.rule("OR-02")
def test_life_points_are_given_back_up_to_the_full_number() -> None:
    scene = (
        commander(Act("heal", "allies", amount=2))
        .unit("M", at=(4, 4), life_now=1)
        .unit("N", at=(4, 8), life_now=3)
    )
    scene.do(UsePower("E", ORDER))
    assert (scene["M"].life, scene["N"].life, scene["E"].life) == (3, 4, 4)


@pytest.mark.rule("OR-02")
def test_damage_takes_life_points_and_kills() -> None:
    scene = commander(Act("damage", "enemies", amount=2)).enemy("G", at=(20, 20), life=(2, None), cmd=3)
    scene.do(UsePower("E", ORDER))
    assert (scene["F"].life, scene["G"].gone, pool(scene, "B")) == (2, "killed", (4, 4))


@pytest.mark.rule("OR-02")
def test_who_is_killed_by_his_own_power_is_no_longer_active() -> None:
    scene = commander(Act("damage", amount=9), header="Passive")
    scene.do(UsePower("E", ORDER))
    assert (scene["E"].gone, scene.game.activation, scene.game.to_act) == ("killed", None, "B")


@pytest.mark.rule("OR-02")
@pytest.mark.parametrize(
    ("act", "own", "theirs"),
    [
        (Act("command", amount=2), (7, 6), (7, 7)),
        (Act("command", amount=9), (7, 7), (7, 7)),
        (Act("command", amount=2, until="game"), (9, 6), (7, 7)),
        (Act("command", "enemy", amount=-3), (7, 4), (7, 4)),
        (Act("command", "enemies", amount=-9, until="game"), (7, 4), (0, 0)),
    ],
)
def test_command_of_either_company(act: Act, own: tuple[int, int], theirs: tuple[int, int]) -> None:
    scene = commander(act, header="Active • 3 CMD")
    scene.do(UsePower("E", ORDER, ("F",) if act.on == "enemy" else ()))
    assert (pool(scene), pool(scene, "B")) == (own, theirs)


@pytest.mark.rule("OR-02")
def test_an_extra_sequence_comes_at_once_and_takes_no_action() -> None:
    scene = commander(Act("attack"), header="Passive").enemy("F")
    scene.do(UsePower("E", ORDER, ("F",)))
    assert scene.game.attack is not None
    declared = scene.game.attack.declaration
    assert (declared.attacker, declared.defender, declared.action) == ("E", "F", "none")
    scene.fight((1, 1, 1), (1, 1, 1))
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1, 1, 1), (1, 1, 1))


@pytest.mark.rule("AC-52")
def test_an_extra_sequence_against_the_active_unit_does_not_spare_it_its_action() -> None:
    scene = Scene().unit("E").enemy("F", orders=(order("Free", Act("attack")),))
    scene.do(Activate("E"))
    scene.do(UsePower("F", ORDER, ("E",)))
    scene.fight((1, 1, 1), (1, 1, 1))
    assert refusal(scene, EndActivation()) == ("must_act", "AC-52")


@pytest.mark.rule("OR-02")
def test_an_ally_may_fight_the_extra_sequences() -> None:
    scene = commander(Act("attack", "ally", amount=2)).unit("M", at=(4, 4)).enemy("F", at=(5.2, 4))
    scene.do(UsePower("E", ORDER, ("M", "F")))
    scene.fight((1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1))
    fought = [fact.declaration for fact in scene.facts if isinstance(fact, AttackDeclared)]
    assert [(each.attacker, each.defender) for each in fought] == [("M", "F"), ("M", "F")]


@pytest.mark.rule("OR-02")
def test_what_the_words_cannot_say_is_left_to_the_players_until_they_confirm() -> None:
    scene = commander(Act("manual", text={"en": "Move the well."}))
    scene.do(UsePower("E", ORDER))
    (effect,) = scene.game.running
    assert (effect.asked, effect.acts[0].text["en"]) == (True, "Move the well.")
    next_turn(scene)
    assert [each.asked for each in scene.game.running] == [True]
    assert refusal(scene, ConfirmByHand(effect.number + 1)) == ("nothing_by_hand", "EF-16")
    scene.do(ConfirmByHand(effect.number))
    assert scene.game.running == ()


def test_the_players_may_set_an_effect_right_by_hand() -> None:
    """Not a rule of the game: the table is right, the app follows."""
    scene = commander(stat("cbt", 1), stat("def", 1, until="game"))
    scene.do(UsePower("E", ORDER))
    assert refusal(scene, Correct("battle", "effect", "-9", "never used"))[0] == "value_not_allowed"
    scene.do(Correct("battle", "effect", "-2", "never used"))
    assert (now(scene, "E"), now(scene, "E", "def")) == (4, 3)


@pytest.mark.rule("EF-07")
def test_what_was_done_by_hand_is_in_force_to_its_end() -> None:
    scene = commander(Act("manual", text={"en": "Nobody sees him."}))
    scene.do(UsePower("E", ORDER))
    scene.do(ConfirmByHand(1))
    assert [each.asked for each in scene.game.running] == [False]
    assert refusal(scene, ConfirmByHand(1))[0] == "nothing_by_hand"
    next_turn(scene)
    assert scene.game.running == ()


@pytest.mark.rule("OR-02")
def test_an_order_of_which_only_the_text_is_known_is_carried_out_by_hand() -> None:
    scene = officer(orders=(order("Active", text="Something happens."),))
    scene.do(UsePower("E", ORDER))
    assert [(each.asked, dict(each.acts[0].text)) for each in scene.game.running] == [
        (True, {"en": "Something happens."})
    ]


@pytest.mark.rule("OR-03")
def test_the_modifier_of_an_order_bears_its_name() -> None:
    scene = commander(stat("cbt", 1))
    scene.do(UsePower("E", ORDER))
    assert stats.modifiers(scene.game, scene["E"], "cbt") == (Modifier(1, "Command", "OR-03", by="E"),)
