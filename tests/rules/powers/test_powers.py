"""When powers may be used and how long they last (EF-07 to EF-14, AC-45 to AC-50)."""

from __future__ import annotations

from typing import get_args

import pytest

from hellassist.catalogue.headers import TRIGGERS
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    GiveAnswer,
    Heal,
    MoveUnit,
    Reload,
    RemoveUnit,
    UsePower,
)
from hellassist.rules.events import PowerAnnounced
from hellassist.rules.game import Power
from hellassist.rules.profile import Ability, Trigger
from hellassist.rules.requests import Choose, Roll
from tests.rules.orders import (
    AURA,
    ORDER,
    aura,
    engaged,
    next_turn,
    now,
    officer,
    order,
    pool,
    refusal,
    refusal_of_move,
    stat,
)
from tests.scene import Scene, weapon

PASSIVE = "Temporary • Passive • 4 fathom radius • Lingering"
EXHAUSTING = "Temporary • Exhausting • 4 fathom radius • Lingering"
ACTIVE = "Temporary • Active • 4 fathom radius • Lingering"


# -- how long they last ----------------------------------------------------------------------------


@pytest.mark.rule("EF-07")
def test_a_temporary_effect_ends_with_the_turn() -> None:
    scene = officer("Active")
    scene.do(UsePower("E", ORDER))
    assert now(scene, "E") == 4
    scene.do(EndActivation())
    assert now(scene, "E") == 4
    next_turn(scene)
    assert (scene.game.turn, now(scene, "E"), scene.game.running) == (3, 3, ())


@pytest.mark.rule("EF-07")
def test_a_temporary_effect_may_end_with_the_activation() -> None:
    scene = officer(orders=(order("Active", stat("cbt", 1, until="activation")),))
    scene.do(UsePower("E", ORDER))
    assert now(scene, "E") == 4
    scene.do(EndActivation())
    assert (scene.game.turn, now(scene, "E"), scene.game.running) == (2, 3, ())


@pytest.mark.rule("EF-07")
def test_an_effect_until_the_end_of_the_activation_ends_with_a_death_too() -> None:
    scene = officer(orders=(order("Passive", stat("cbt", 1, "allies", until="activation")),)).unit(
        "M", at=(4, 4)
    )
    scene.do(UsePower("E", ORDER))
    assert now(scene, "M") == 4
    scene.do(RemoveUnit("E"))
    assert now(scene, "M") == 3


@pytest.mark.rule("EF-08")
def test_nobody_ends_an_effect_early() -> None:
    """There is no command for it; whatever its owner does, it goes on."""
    scene = officer(orders=(order("Passive", stat("cbt", -1, turns=2)),))
    scene.do(UsePower("E", ORDER))
    next_turn(scene)
    scene.do(Activate("E"))
    assert now(scene, "E") == 2
    scene.do(UsePower("E", ORDER))
    assert now(scene, "E") == 1


@pytest.mark.rule("EF-09")
@pytest.mark.parametrize(("turn", "turns", "last"), [(3, 1, 3), (3, 2, 4), (1, 3, 3)])
def test_a_duration_counts_the_turn_under_way(turn: int, turns: int, last: int) -> None:
    scene = officer(orders=(order("Active", stat("cbt", 1, turns=turns)),)).changed(turn=turn)
    scene.do(UsePower("E", ORDER))
    seen = {}
    for _ in range(5):
        seen[scene.game.turn] = now(scene, "E")
        next_turn(scene)
    assert {number for number, value in seen.items() if value == 4} == set(range(turn, last + 1))


@pytest.mark.rule("EF-09")
def test_an_effect_of_the_next_turn_waits_for_it() -> None:
    scene = officer(orders=(order("Active", stat("def", 2, until="next_turn")),))
    scene.do(UsePower("E", ORDER))
    seen = [now(scene, "E", "def")]
    seen += [now(next_turn(scene), "E", "def") for _ in range(2)]
    assert seen == [3, 5, 3]


# -- triggers --------------------------------------------------------------------------------------


@pytest.mark.rule("EF-10")
def test_there_are_four_triggers_or_none() -> None:
    assert set(TRIGGERS.values()) == {"exhausting", "active", "passive", "free"}
    assert set(get_args(Trigger)) - {*TRIGGERS.values()} == {"", "constant"}  # which other texts print
    for word in ("Tiring", "Constant"):
        with pytest.raises(ValueError, match="has no place"):
            order(word)


@pytest.mark.rule("EF-11", "AC-34")
def test_exhausting_needs_focus() -> None:
    scene = officer("Exhausting")
    assert refusal(scene, UsePower("E", ORDER, action="concentration")) == ("other_action_needed", "EF-11")
    scene.do(UsePower("E", ORDER))
    assert scene.game.activation is not None
    assert (scene.game.activation.action, now(scene, "E")) == ("focus", 4)
    assert refusal_of_move(scene, (12, 10)) == "action_taken"


@pytest.mark.rule("EF-11")
def test_who_has_walked_cannot_exhaust_himself() -> None:
    scene = officer("Exhausting")
    scene.do(MoveUnit("E", scene.path((12, 10), unit="E")))
    assert refusal(scene, UsePower("E", ORDER))[0] == "action_taken"


@pytest.mark.rule("EF-11", "SA-067")
def test_expertise_uses_exhausting_powers_by_concentration_alone() -> None:
    scene = officer("Exhausting", abilities=("expertise",))
    assert refusal(scene, UsePower("E", ORDER, action="focus")) == ("other_action_needed", "EF-12")
    scene.do(MoveUnit("E", scene.path((14, 10), unit="E")))
    scene.do(UsePower("E", ORDER))
    assert scene.game.activation is not None
    assert (scene.game.activation.action, now(scene, "E")) == ("concentration", 4)


@pytest.mark.rule("SA-067")
def test_expertise_in_contact_brings_an_ordinary_sequence() -> None:
    scene = engaged("Exhausting", abilities=("expertise",), cbt=4, defence=4)
    scene.do(UsePower("E", ORDER, enemy="F"))
    assert scene.game.attack is not None
    declared = scene.game.attack.declaration
    assert (declared.attacker, declared.one_sided, declared.action) == ("E", False, "concentration")
    scene.fight((1, 1, 1), (3, 2, 1), inflict=(0, 0))
    assert now(scene, "E") == 5


@pytest.mark.rule("SA-067")
def test_what_else_expertise_does_by_concentration() -> None:
    scene = Scene().unit("E", abilities=("expertise", ("healer", 2)), life=(4, 1), life_now=1)
    scene.do(MoveUnit("E", scene.path((14, 10), unit="E")))
    scene.do(Heal("E", "E", action="concentration"))
    assert scene["E"].life == 3
    bow = weapon(use="ranged", range=20, abilities=(Ability("reloading", 2),))
    scene = officer("Active", shs=3, abilities=("expertise",), weapons=(weapon(), bow))
    scene.do(DeclareShot("E", "F"))
    scene.fight((1, 1, 1))
    for _ in range(2):
        assert refusal(next_turn(scene), DeclareShot("E", "F"))[0] == "not_loaded"
        scene.do(Reload("E", 0, action="concentration"))
    next_turn(scene).do(DeclareShot("E", "F"))
    assert scene.game.attack is not None


@pytest.mark.rule("EF-12", "AC-29", "EF-21")
def test_active_needs_concentration() -> None:
    scene = officer("Active", mvt=4)
    assert refusal(scene, UsePower("E", ORDER, action="focus")) == ("other_action_needed", "EF-12")
    scene.do(MoveUnit("E", scene.path((14, 10), unit="E")))
    scene.do(UsePower("E", ORDER))
    assert scene.game.activation is not None
    assert (scene.game.activation.action, now(scene, "E")) == ("concentration", 4)


@pytest.mark.rule("EF-12")
def test_who_shoots_cannot_use_an_active_power() -> None:
    scene = officer("Active", shs=3, weapons=(weapon(), weapon(use="ranged", range=20)))
    scene.do(DeclareShot("E", "F"))
    scene.fight((1, 1, 1))
    assert refusal(scene, UsePower("E", ORDER))[0] == "action_taken"


@pytest.mark.rule("AC-29")
def test_an_active_aura_is_legal_and_an_exhausting_one_is_not() -> None:
    for header, reason in ((ACTIVE, None), (EXHAUSTING, "other_action_needed")):
        for scene in (
            Scene().unit("E", auras=(aura(header),)),
            Scene().unit("E", auras=(aura(header),)).enemy(),
        ):
            command = UsePower(
                "E", AURA, enemy="F" if "F" in scene.game.units else None, action="concentration"
            )
            if reason:
                assert refusal(scene, command)[0] == reason
            else:
                scene.do(command)
                assert scene.game.activation is not None
                assert scene.game.activation.action == "concentration"


@pytest.mark.rule("EF-13", "AC-45", "AC-46", "AC-47", "AC-50")
def test_passive_comes_beside_any_action_and_provokes_nothing() -> None:
    scene = engaged("Passive")
    facts = scene.do(UsePower("E", ORDER))
    assert scene.game.attack is None
    assert not any(isinstance(fact, PowerAnnounced) for fact in facts)
    assert now(scene, "E") == 4
    scene.do(DeclareMelee("E", "F"))
    assert refusal(scene, UsePower("E", ORDER)) == ("attack_open", "EF-13")
    scene.fight((1, 1, 1, 1), (1, 1, 1))
    scene.do(UsePower("E", ORDER))
    assert now(scene, "E") == 5


@pytest.mark.rule("EF-13", "AC-45")
@pytest.mark.parametrize("active", ["F", "M"])
def test_passive_is_for_the_own_activation(active: str) -> None:
    scene = officer("Passive").unit("M", at=(4, 4)).changed(to_act="B" if active == "F" else "A")
    scene.do(Activate(active))
    assert refusal(scene, UsePower("E", ORDER))[0] == "another_is_active"


@pytest.mark.rule("AC-47")
def test_a_dead_unit_uses_no_passive_power() -> None:
    scene = engaged("Passive", life=(1, None), enemy={"cbt": 5})
    scene.do(DeclareMelee("E", "F"))
    assert refusal(scene, UsePower("E", ORDER))[0] == "attack_open"
    scene.fight((1, 1, 1), (6, 6, 6, 6, 6))
    assert scene["E"].gone == "killed"
    assert refusal(scene, UsePower("E", ORDER)) == ("not_on_table", "TD-24")


@pytest.mark.rule("EF-13", "AC-45")
def test_passive_is_locked_while_a_shot_is_resolved() -> None:
    scene = officer("Passive", shs=3, weapons=(weapon(), weapon(use="ranged", range=20)))
    scene.do(UsePower("E", ORDER))
    scene.do(DeclareShot("E", "F"))
    assert refusal(scene, UsePower("E", ORDER)) == ("attack_open", "EF-13")
    scene.fight((1, 1, 1))
    scene.do(UsePower("E", ORDER))
    assert now(scene, "E") == 5


@pytest.mark.rule("EF-14", "AC-48", "OR-03")
def test_free_comes_at_any_moment_of_the_action_phase() -> None:
    scene = officer("Free • 1 CMD", status="acted").changed(to_act="B")
    scene.do(Activate("F"))
    scene.do(MoveUnit("F", scene.path((23, 25), unit="F")))
    scene.do(UsePower("E", ORDER))
    assert (now(scene, "E"), pool(scene)) == (4, (7, 6))
    scene.changed(phase="upkeep")
    assert refusal(scene, UsePower("E", ORDER)) == ("not_action_phase", "EF-14")


@pytest.mark.rule("EF-14", "AC-49", "OR-03")
def test_free_is_barred_within_an_attack_but_for_vae_victis() -> None:
    scene = engaged("Free • 1 CMD", rank="officer")
    scene.do(DeclareMelee("E", "F"))
    assert refusal(scene, UsePower("E", ORDER)) == ("attack_open", "EF-14")
    scene.fight((1, 1, 1, 1), (1, 1, 1), vae_victis=(1,))
    assert pool(scene) == (7, 6)
    scene.do(UsePower("E", ORDER))
    assert pool(scene) == (7, 5)


@pytest.mark.rule("AC-49")
def test_free_is_barred_between_the_roll_and_the_damage() -> None:
    scene = engaged("Free")
    scene.do(DeclareMelee("E", "F"))
    while not isinstance(scene.pending(), Choose):
        request = scene.pending()
        assert isinstance(request, Roll)
        scene.do(GiveAnswer((6,) * request.dice, typed=True))
    assert refusal(scene, UsePower("E", ORDER)) == ("attack_open", "EF-14")


@pytest.mark.rule("AC-50")
def test_an_active_power_takes_the_action_and_a_passive_one_does_not() -> None:
    scene = officer("Passive", "Active").enemy("F", at=(17, 10))
    scene.do(UsePower("E", ORDER))
    charge = Engage("E", scene.path((15.8, 10), unit="E"), "F")
    scene.do(charge)
    assert scene.game.activation is not None
    assert scene.game.activation.action == "charge"
    again = officer("Passive", "Active").enemy("F", at=(17, 10))
    again.do(UsePower("E", Power("order", 1)))
    assert refusal(again, charge)[0] in ("too_far", "action_taken", "concentration_without_contact")
