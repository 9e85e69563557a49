"""Vae soli: a second activation at once (OR-12 to OR-14, OR-18), and who gives and receives no orders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    EndActivation,
    Engage,
    MoveUnit,
    Pass,
    RemoveUnit,
    VaeSoli,
)
from hellassist.rules.game import StateOn
from hellassist.rules.powers import vae
from hellassist.rules.refusal import Refused
from tests.rules.told import with_states
from tests.scene import Scene


def company(command: int = 7, *, enemies: int = 5, **units: dict[str, Any]) -> Scene:
    """An Officer O and the units named, far apart, against some enemies."""
    cards: dict[str, dict[str, Any]] = {"O": {"rank": "officer"}, "A": {}, "B": {}, "C": {}, "D": {}}
    scene = Scene(command=(command, 0))
    for index, key in enumerate(cards):
        scene.unit(key, at=(2 + 3 * index, 2), **{**cards[key], **units.get(key, {})})
    for index in range(enemies):
        scene.enemy(f"X{index}", at=(2 + 3 * index, 28))
    return scene


def acts(scene: Scene, *units: str) -> Scene:
    """Each has its activation, one after another; the last has not handed the table over."""
    for key in units:
        if scene.game.activation is not None:
            scene.do(EndActivation())
        scene.do(Activate(key))
    return scene


def helped(scene: Scene, unit: str) -> Scene:
    """One more is active by vae soli."""
    scene.do(VaeSoli(unit))
    return scene


def refused(scene: Scene, unit: str) -> tuple[str, str]:
    """Why vae soli for the unit is refused; nothing is spent."""
    before = scene.game
    with pytest.raises(Refused) as said:
        scene.do(VaeSoli(unit))
    assert scene.game is before
    return said.value.reason, said.value.rule


@pytest.mark.rule("OR-12")
def test_a_second_unit_acts_at_once_for_a_point() -> None:
    scene = acts(company(), "A")
    scene.do(VaeSoli("B"))
    assert scene["A"].status == "acted"
    pool = scene.game.companies["A"]
    assert (pool.basic, pool.current) == (7, 6)
    assert scene.game.activation is not None
    scene.do(MoveUnit("B", scene.path((8, 5), unit="B")))
    scene.do(EndActivation())
    assert scene.game.to_act == "B"
    with pytest.raises(Refused, match="not_your_turn"):
        scene.do(Activate("C"))


@pytest.mark.rule("OR-12")
def test_it_takes_a_point_and_the_right_moment() -> None:
    assert refused(acts(company(0), "A"), "B")[0] == "too_little_command"
    assert refused(company(), "B") == ("no_vae_soli_now", "OR-12")
    assert refused(acts(company(), "A", "X0", "B"), "A") == ("already_activated", "TD-35")
    assert refused(acts(company(), "A"), "A") == ("another_is_active", "TD-34")
    assert refused(acts(company(), "A"), "X0") == ("another_is_active", "TD-34")
    assert refused(acts(company(), "A", "X0"), "B") == ("another_is_active", "TD-34")
    over = acts(company(), "A", "X0")
    over.do(EndActivation())
    assert refused(over, "B") == ("no_vae_soli_now", "OR-12")
    alone = acts(company(enemies=0), "A")  # nobody to wait for: no need of an order
    assert refused(alone, "B") == ("no_vae_soli_now", "OR-12")
    away = company()
    away.unit("Z", at=None)
    assert refused(acts(away, "A"), "Z") == ("not_on_table", "TD-24")
    fighting = Scene(command=(3, 3)).unit("A").enemy("F")
    fighting.do(DeclareMelee("A", "F"))
    assert refused(fighting, "A") == ("attack_open", "CC-25")


@pytest.mark.rule("TD-27")
def test_whoever_has_handed_over_the_table_is_too_late() -> None:
    scene = acts(company(3), "A")
    scene.do(EndActivation())
    assert refused(scene, "B") == ("handed_over", "TD-27")
    assert scene.game.companies["A"].current == 3
    assert helped(acts(company(3), "A"), "B").game.companies["A"].current == 2
    later = acts(scene, "X0", "B")
    helped(later, "C")
    dead = acts(company(3), "A")
    dead.do(RemoveUnit("A", killed=True))  # nobody has said that it is over
    helped(dead, "B")


@pytest.mark.rule("AC-52", "OR-12")
def test_an_engaged_unit_acts_before_another_follows_it() -> None:
    scene = company().enemy("F").touch("F", "A", (0, 1))
    scene.do(Activate("A"))
    assert refused(scene, "B") == ("must_act", "AC-52")
    scene.do(DeclareMelee("A", "F"))
    scene.fight((1,) * 3, (1,) * 3, vae_victis=(0,))
    helped(scene, "B")


@pytest.mark.rule("OR-12")
def test_the_officer_may_be_the_first_or_the_second() -> None:
    assert helped(acts(company(), "A"), "O").game.companies["A"].current == 6
    assert helped(acts(company(), "O"), "A").game.companies["A"].current == 6


@pytest.mark.rule("OR-12")
def test_a_lemure_is_the_first_of_the_two_and_never_the_second() -> None:
    lemure: dict[str, Any] = {"rank": "", "keywords": ("lemure",), "abilities": ("rebellious",)}
    scene = acts(company(A=lemure), "A")
    again = acts(company(A=lemure), "A", "X0")
    again.changed(units={**again.game.units, "A": replace(again["A"], status="waiting")})
    for each in (scene, acts(again, "A")):
        helped(each, "B")
        assert refused(each, "C") == ("two_in_a_row", "OR-13")
    assert refused(acts(company(A=lemure), "B"), "A") == ("takes_no_orders", "OR-18")


@pytest.mark.rule("OR-13")
def test_never_more_than_two_in_a_row() -> None:
    scene = helped(acts(company(), "A"), "B")
    assert refused(scene, "C") == ("two_in_a_row", "OR-13")
    quick = acts(company(B={"states": ("accelerated",)}), "A", "B")
    assert refused(quick, "C") == ("two_in_a_row", "OR-13")
    assert quick.game.companies["A"].current == 7
    later = acts(helped(acts(company(), "A"), "B"), "X0")
    helped(acts(later, "C"), "D")
    assert later.game.companies["A"].current == 5
    two = company(A={"rank": "officer"})
    assert refused(helped(acts(two, "A"), "B"), "C") == ("two_in_a_row", "OR-13")


def test_a_pass_opens_a_new_row() -> None:
    scene = helped(acts(company(enemies=2), "A"), "B")
    scene.do(EndActivation())
    scene.do(Pass())
    helped(acts(scene, "C"), "D")
    assert scene.game.companies["A"].current == 5


@pytest.mark.rule("OR-14", "OR-17")
def test_an_able_officer_is_needed() -> None:
    acted = acts(company(), "O", "X0", "A")
    helped(acted, "B")
    assert vae.points_available(acted.game, acted["C"]) == 2
    for state in ("knocked_down", "stunned", "berserk", "immobilized", "controlled"):
        scene = acts(company(O={"states": (state,)}), "A")
        assert refused(scene, "B") == ("no_vae_orders", "OR-14")
        assert not vae.points_available(scene.game, scene["B"])
    engaged = company().enemy("F").touch("F", "O", (0, 1))
    assert vae.points_available(engaged.game, engaged["A"]) == 2
    helped(acts(engaged, "A"), "B")
    dead = acts(company(O={"rank": "trooper"}, A={"rank": "independent"}), "A")
    assert refused(dead, "B") == ("no_vae_orders", "OR-14")


@pytest.mark.rule("OR-17")
def test_losing_the_officer_loses_the_orders_for_good_or_for_a_time() -> None:
    dead = company()
    dead.do(RemoveUnit("O", killed=True))
    assert refused(acts(dead, "A"), "B") == ("no_vae_orders", "OR-14")
    assert not vae.points_available(dead.game, dead["B"])
    stunned = acts(company(O={"states": ("stunned",)}), "A")
    assert refused(stunned, "B")[0] == "no_vae_orders"
    acts(stunned, "X0", "O")  # the end of its activation ends the state
    helped(stunned, "B")
    two = company(D={"rank": "officer"})
    two.do(RemoveUnit("O", killed=True))
    helped(acts(two, "A"), "B")
    one_stunned = company(D={"rank": "officer"}, O={"states": ("stunned",)})
    assert vae.points_available(one_stunned.game, one_stunned["A"]) == 2
    helped(acts(one_stunned, "A"), "B")


@pytest.mark.rule("OR-18", "ST-002")
def test_who_receives_no_orders_is_not_helped() -> None:
    scene = company(B={"states": ("stunned",)})
    assert vae.points_available(scene.game, scene["B"]) == 0
    assert refused(acts(scene, "A"), "B") == ("takes_no_orders", "OR-18")
    helped(scene, "C")
    maverick = acts(company(B={"abilities": ("maverick",)}), "A")
    assert refused(maverick, "B") == ("takes_no_orders", "OR-18")
    assert vae.points_available(maverick.game, maverick["B"]) == 0


@pytest.mark.rule("ST-002", "ST-016")
def test_the_berserk_take_and_give_no_orders() -> None:
    scene = Scene(command=(4, 4)).unit("O", at=(3, 3), rank="officer").unit("E", states=("berserk",))
    scene.enemy("F").do(DeclareMelee("E", "F"))
    scene.fight((1, 1, 1), (1, 1, 1))  # nobody was asked for Command
    assert scene.game.companies["A"].current == 4
    raging = acts(company(O={"states": ("berserk",)}), "A")
    assert refused(raging, "B") == ("no_vae_orders", "OR-14")


@pytest.mark.rule("ST-003")
def test_orders_that_come_from_a_silenced_unit_are_closed_to_its_player() -> None:
    stunned = company(O={"states": ("stunned",)})
    assert vae.points_available(stunned.game, stunned["A"]) == 0
    down = company(O={"states": ("knocked_down",)})
    assert refused(acts(down, "A"), "B")[0] == "no_vae_orders"
    helped(with_states(down, "O"), "B")
    two = company(O={"states": ("stunned",)}, D={"rank": "officer"})
    assert vae.points_available(two.game, two["A"]) == 2


@pytest.mark.rule("ST-014")
def test_reaction_and_vae_soli_give_two_in_a_row_at_most() -> None:
    quick = {"states": ("accelerated",)}
    assert refused(acts(company(B=quick), "A", "B"), "C") == ("two_in_a_row", "OR-13")
    helped_first = helped(acts(company(B=quick), "A"), "C")
    helped_first.do(EndActivation())
    with pytest.raises(Refused, match="not_your_turn"):
        helped_first.do(Activate("B"))
    mates = acts(company(B=quick, D=quick), "A", "B")
    mates.do(EndActivation())
    with pytest.raises(Refused, match="not_your_turn"):
        mates.do(Activate("D"))


@pytest.mark.rule("ST-070")
def test_the_stunned_are_not_helped() -> None:
    scene = acts(company(B={"states": (StateOn("stunned", 2),)}), "A")
    assert refused(scene, "B") == ("takes_no_orders", "OR-18")
    charge = Scene(command=(4, 0)).unit("O", at=(3, 3), rank="officer")
    charge.unit("E", at=(4, 10), states=("stunned",)).enemy("F")
    charge.do(Engage("E", charge.path((10, 10), unit="E"), "F"))
    charge.fight((1,), (1, 1, 1))
    assert charge.game.companies["A"].current == 4


@pytest.mark.rule("ST-092")
def test_the_slowed_wait_for_the_others_all_the_same() -> None:
    slow = {"states": ("slowed",)}
    scene = acts(company(C=slow), "A")
    assert refused(scene, "C")[0] == "others_first"
    assert scene.game.companies["A"].current == 7
    last = acts(company(C=slow), "O", "X0", "A", "X1", "D", "X2", "B")
    helped(last, "C")
    assert last.game.companies["A"].current == 6
