"""When powers may be used, by which action, and what a fight makes of them (EF-07 to EF-19, AC-29 to AC-55)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from hellassist.rules import stats
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Heal,
    MoveUnit,
    NextTurn,
    Reload,
    RemoveUnit,
    UsePower,
    VaeSoli,
)
from hellassist.rules.events import PowerAnnounced, PowerFailed, PowerUsed
from hellassist.rules.game import Player, Power
from hellassist.rules.profile import Ability, Stat, Trigger
from hellassist.rules.refusal import Refused
from tests.rules.powers import AURA, ORDER, aura, order, stat
from tests.scene import Scene, weapon

PASSIVE = "Temporary • Passive • 4 fathom radius • Lingering"
FREE = "Temporary • Free • 4 fathom radius • Lingering"
EXHAUSTING = "Temporary • Exhausting • 4 fathom radius • Lingering"
ACTIVE = "Temporary • Active • 4 fathom radius • Lingering"


def now(scene: Scene, key: str, name: Stat = "cbt") -> int | None:
    return stats.value(scene.game, scene[key], name)


def refusal(scene: Scene, command: Any) -> tuple[str, str]:
    """Reason and rule with which it is refused now; nothing has changed."""
    before = scene.game
    with pytest.raises(Refused) as caught:
        scene.do(command)
    assert scene.game is before
    return caught.value.reason, caught.value.rule


def pool(scene: Scene, player: Player = "A") -> tuple[int, int]:
    """Basic and current Command."""
    company = scene.game.companies[player]
    return company.basic, company.current


def officer(*headers: str, command: int = 7, **card: Any) -> Scene:
    """E with an order for each header: +1 CBT for itself until the end of the turn; F far away, to act next."""
    orders = tuple(
        order(header, stat("cbt", 1), name=f"Order {place}") for place, header in enumerate(headers)
    )
    card.setdefault("orders", orders)
    return Scene(command=(command, 7)).unit("E", **card).enemy("F", at=(25, 25))


def engaged(*headers: str, enemy: Any = None, **card: Any) -> Scene:
    """The same with F beside E."""
    scene = officer(*headers, **card)
    return scene.enemy("F", **(enemy or {}))


def next_turn(scene: Scene) -> Scene:
    """Everybody is done, and the next turn has begun with A to act."""
    for key, unit in scene.game.units.items():
        scene.game = replace(scene.game, units={**scene.game.units, key: replace(unit, status="acted")})
    scene.changed(activation=None)
    scene.do(NextTurn())
    return scene.changed(to_act="A")


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
    assert get_args(Trigger) == ("exhausting", "active", "passive", "free", "")
    with pytest.raises(ValueError, match="has no place"):
        order("Tiring")


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
    from hellassist.rules.commands import GiveAnswer
    from hellassist.rules.requests import Choose, Roll

    scene = engaged("Free")
    scene.do(DeclareMelee("E", "F"))
    while not isinstance(scene.pending(), Choose):
        request = scene.pending()
        assert isinstance(request, Roll)
        scene.do(GiveAnswer((6,) * request.dice, typed=True))
    assert refusal(scene, UsePower("E", ORDER)) == ("attack_open", "EF-14")


@pytest.mark.rule("AC-50")
def test_an_active_power_takes_the_action_and_a_passive_one_does_not() -> None:
    from hellassist.rules.commands import Engage

    scene = officer("Passive", "Active").enemy("F", at=(17, 10))
    scene.do(UsePower("E", ORDER))
    charge = Engage("E", scene.path((15.8, 10), unit="E"), "F")
    scene.do(charge)
    assert scene.game.activation is not None
    assert scene.game.activation.action == "charge"
    again = officer("Passive", "Active").enemy("F", at=(17, 10))
    again.do(UsePower("E", Power("order", 1)))
    assert refusal(again, charge)[0] in ("too_far", "action_taken", "concentration_without_contact")


# -- engaged ---------------------------------------------------------------------------------------


@pytest.mark.rule("AC-32", "EF-12")
def test_an_engaged_unit_fights_before_its_power_works() -> None:
    scene = engaged("Active • 2 CMD", cbt=4, defence=4)
    assert refusal(scene, UsePower("E", ORDER)) == ("enemy_not_named", "CC-37")
    facts = scene.do(UsePower("E", ORDER, enemy="F"))
    assert scene.game.attack is not None
    assert pool(scene) == (7, 5)
    assert now(scene, "E") == 4
    assert not any(isinstance(fact, PowerUsed) for fact in facts)
    struck, back = (scene.sequence("E", "F", "concentration").strikes[side].arms[0] for side in (0, 1))
    assert (struck.dice[0], back.difficulty) == (3, 3)
    scene.fight((1, 1, 1), (1, 2, 1))
    assert now(scene, "E") == 5
    assert scene.game.announced is None


@pytest.mark.rule("AC-32")
def test_an_engaged_unit_does_not_move_when_it_concentrates() -> None:
    scene = engaged("Active", enemy={"life": (1, None)})
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((6, 6), (1, 1, 1))
    assert scene["F"].gone == "killed"
    assert refusal_of_move(scene, (8, 10)) == "action_taken"


def refusal_of_move(scene: Scene, spot: tuple[float, float]) -> str:
    return refusal(scene, MoveUnit("E", scene.path(spot, unit="E")))[0]


STUNNING = (weapon(*((1, "stunned"),) * 5),)


@pytest.mark.rule("AC-33")
def test_a_change_of_state_spoils_the_power_and_costs_stay_paid() -> None:
    scene = engaged("Active • 2 CMD", enemy={"weapons": STUNNING})
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 1, 1))
    assert scene["E"].has("stunned")
    assert (now(scene, "E"), pool(scene), scene.game.running) == (2, (7, 5), ())
    assert any(isinstance(fact, PowerFailed) for fact in scene.facts)


@pytest.mark.rule("AC-33", "AC-37")
def test_a_lost_life_point_alone_spoils_nothing() -> None:
    scene = engaged("Active", enemy={"weapons": (weapon(2, 2, 2, 2, 2),)})
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 1, 1))
    assert (scene["E"].life, now(scene, "E")) == (2, 4)


@pytest.mark.rule("AC-33", "AC-37")
@pytest.mark.parametrize(
    ("before", "damage", "spoils", "works"),
    [(3, 2, True, False), (4, 2, True, True), (3, 2, False, True)],
)
def test_becoming_wounded_is_a_change_of_state(before: int, damage: int, spoils: bool, works: bool) -> None:
    scene = engaged("Active", life_now=before, enemy={"weapons": (weapon(*(damage,) * 5),)})
    scene.changed(edition=replace(scene.game.edition, wounded_spoils_powers=spoils))
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 1, 1))
    assert scene["E"].life == before - damage
    assert bool(scene.game.running) is works


@pytest.mark.rule("AC-33")
def test_a_state_that_was_there_before_is_no_change() -> None:
    scene = engaged("Active", states=("stunned",), auras=(aura(ACTIVE),), enemy={"weapons": STUNNING})
    scene.do(UsePower("E", AURA, enemy="F"))
    scene.fight((1,), (6, 1, 1))
    assert [effect.kind for effect in scene.game.running] == ["aura"]


@pytest.mark.rule("AC-33")
def test_death_spoils_the_power() -> None:
    scene = engaged(
        "Active • 2 CMD", life=(1, None), orders=(order("Active • 2 CMD", stat("cbt", 1, "allies")),)
    )
    scene.unit("M", at=(4, 4))
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 6, 6))
    assert scene["E"].gone == "killed"
    assert (now(scene, "M"), pool(scene), scene.game.announced) == (3, (7, 5), None)


@pytest.mark.rule("AC-36")
def test_one_enemy_strikes_a_focusing_unit_one_sidedly_first() -> None:
    scene = engaged("Exhausting", defence=4)
    scene.do(UsePower("E", ORDER, enemy="F"))
    assert scene.game.attack is not None
    declared = scene.game.attack.declaration
    assert (declared.attacker, declared.defender, declared.one_sided) == ("F", "E", True)
    assert now(scene, "E") == 3
    scene.fight((3, 2, 6), inflict=(1,))
    ended = [fact for fact in scene.facts if type(fact).__name__ == "AttackEnded"]
    assert [fact.hits for fact in ended] == [(2, 0)]  # type: ignore[union-attr]
    assert now(scene, "E") == 4


@pytest.mark.rule("AC-37")
def test_a_focus_that_is_struck_down_fails_and_is_paid_for() -> None:
    scene = engaged("Exhausting • 3 permanent CMD", enemy={"weapons": (weapon(*((0, "knocked_down"),) * 5),)})
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((6, 1, 1))
    assert scene["E"].has("knocked_down")
    assert (scene.game.running, pool(scene)) == ((), (4, 4))


@pytest.mark.rule("AC-37")
def test_a_focus_that_nobody_hits_works() -> None:
    scene = engaged("Exhausting")
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1, 2))
    assert now(scene, "E") == 4


EXUVIA = order("Active", stat("def", 1), name="Exuvia")
SHIVER = order("Passive", stat("cbt", 1), name="Shiver")


def saurav(**enemy: Any) -> Scene:
    """An engaged Independent with Exuvia, and a passive power for the example."""
    return engaged(orders=(EXUVIA, SHIVER), rank="independent", cbt=4, defence=4, enemy=enemy)


@pytest.mark.rule("AC-54")
def test_a_passive_power_around_an_engaged_concentration() -> None:
    scene = saurav()
    scene.do(UsePower("E", Power("order", 1)))
    scene.do(UsePower("E", ORDER, enemy="F"))
    struck, back = (scene.sequence("E", "F", "concentration").strikes[side].arms[0] for side in (0, 1))
    assert (struck.dice[0], back.difficulty) == (4 + 1 - 1, 4 - 1)
    scene.fight((1, 1, 1, 1), (1, 1, 1))
    scene.do(UsePower("E", Power("order", 1)))
    assert [effect.names["en"] for effect in scene.game.running] == ["Shiver", "Exuvia", "Shiver"]
    assert (now(scene, "E"), now(scene, "E", "def")) == (6, 5)


@pytest.mark.rule("AC-54")
def test_no_exuvia_from_the_dead() -> None:
    scene = saurav(cbt=5, weapons=(weapon(*(9,) * 5),))
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1, 1), (6, 6, 6, 6, 6))
    assert (scene["E"].gone, scene.game.running) == ("killed", ())
    assert refusal(scene, UsePower("E", Power("order", 1)))[0] == "not_on_table"


@pytest.mark.rule("AC-54")
def test_a_stunned_user_loses_exuvia_but_not_a_passive_power() -> None:
    """A passive power that is an aura: an order the Stunned cannot give."""
    scene = engaged(orders=(EXUVIA,), auras=(aura(PASSIVE),), cbt=4, defence=4, enemy={"weapons": STUNNING})
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1, 1), (6, 1, 1))
    assert scene["E"].has("stunned")
    assert not any(isinstance(fact, PowerUsed) for fact in scene.facts)
    scene.do(UsePower("E", AURA))
    assert [effect.kind for effect in scene.game.running] == ["aura"]


@pytest.mark.rule("AC-55")
@pytest.mark.parametrize(("command", "left"), [(2, 0), (3, 1)])
def test_vae_victis_and_vae_soli_around_a_concentration(command: int, left: int) -> None:
    scene = engaged("Active", command=command, rank="independent", cbt=4).unit("I", at=(4, 4), rank="officer")
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1,) * 5, (1, 1, 1), vae_victis=(2,))
    assert pool(scene)[1] == left
    if left:
        scene.do(VaeSoli("I"))
        assert scene.game.activation is not None
        assert (scene.game.activation.unit, pool(scene)[1]) == ("I", 0)
    else:
        assert refusal(scene, VaeSoli("I"))[0] == "too_little_command"


@pytest.mark.rule("AC-55")
def test_vae_victis_works_whether_the_officer_has_acted_or_not() -> None:
    scene = engaged("Active", rank="independent", cbt=4).unit("I", at=(4, 4), rank="officer", status="acted")
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1,) * 4, (1, 1, 1), vae_victis=(1,))
    assert pool(scene) == (7, 6)
