"""Powers of engaged units: the fight that comes first, and what it spoils (AC-32 to AC-37, AC-54, AC-55)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules.commands import (
    UsePower,
    VaeSoli,
)
from hellassist.rules.events import PowerFailed, PowerUsed
from hellassist.rules.game import Power
from tests.rules.orders import (
    AURA,
    ORDER,
    aura,
    engaged,
    now,
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
