"""The three vae orders of the French chapter (FR-33 to FR-44)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.commands import (
    Activate,
    DeclareBlast,
    DeclareExplosion,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    GiveAnswer,
    VaeSoli,
)
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, Edition
from hellassist.rules.requests import BadAnswer, Choose
from tests.rules.editions.make import act, by, french, refused
from tests.rules.orders import next_turn, pool
from tests.rules.ranged import blaster, bow
from tests.rules.told import thrown
from tests.scene import Scene, weapon


def range_of(command: int = 9, *, shs: int = 4, edition: Edition = FRENCH_EFFECTS, **shooter: Any) -> Scene:
    """E with a bow and an Officer far behind; enemies in the open at 3, 5, 8 and 10 fathoms, each on another side."""
    scene = by(edition, command=(command, 0)).unit("O", rank="officer", at=(2, 2))
    scene.unit("E", at=(10, 15), shs=shs, weapons=(bow(), weapon()), **shooter)
    for key, dx, dy in (("A", 4.2, 0.0), ("B", -6.2, 0.0), ("C", 0.0, 9.2), ("D", 0.0, -11.2)):
        scene.enemy(key, at=(10 + dx, 15 + dy))
    return scene


def shoot(scene: Scene, target: str, *ignored: str, dice: int) -> Scene:
    """The whole shot with so many dice, which all miss."""
    scene.do(DeclareShot("E", target, ignored=ignored))
    return scene.fight((1,) * dice)


@pytest.mark.rule("FR-33")
def test_vae_distanti_costs_a_point_for_each() -> None:
    scene = range_of(2)
    assert refused(scene, DeclareShot("E", "D", ignored=("A", "B", "C"))) == "too_little_command"
    shoot(scene, "C", "A", "B", dice=2)
    assert pool(scene) == (2, 0)
    one = range_of(2)
    shoot(one, "B", "A", dice=3)
    assert pool(one) == (2, 1)
    maverick = range_of(abilities=("maverick",))
    assert refused(maverick, DeclareShot("E", "B", ignored=("A",))) == "takes_no_orders"
    stunned = range_of().unit("O", rank="officer", at=(2, 2), states=("stunned",))
    assert refused(stunned, DeclareShot("E", "B", ignored=("A",))) == "no_vae_orders"
    assert refused(range_of(edition=CORE), DeclareShot("E", "B", ignored=("A",))) == "no_vae_distanti"
    five = range_of().enemy("G", at=(25, 15))
    assert refused(five, DeclareShot("E", "G", ignored=("A", "B", "C", "D"))) == "too_many_ignored"


@pytest.mark.rule("FR-34")
@pytest.mark.parametrize(
    ("target", "ignored", "dice"), [("B", "A", 3), ("C", "AB", 2), ("D", "ABC", 1), ("A", "", 4)]
)
def test_it_ignores_enemies_at_a_price_in_dice(target: str, ignored: str, dice: int) -> None:
    scene = range_of()
    if ignored:
        assert refused(scene, DeclareShot("E", target)) == "nearer_enemy"
        assert refused(scene, DeclareShot("E", target, ignored=tuple(ignored[1:]))) == "nearer_enemy"
    shoot(scene, target, *ignored, dice=dice)
    assert thrown(scene) == [(0, dice)]
    assert pool(scene) == (9, 9 - len(ignored))


@pytest.mark.rule("FR-34")
def test_what_cannot_be_ignored_and_no_dice_left() -> None:
    scene = range_of(shs=2)
    for ignored in (("B",), ("A", "A"), ("E",), ("O",), ("nobody",)):
        assert refused(scene, DeclareShot("E", "B", ignored=ignored)) == "not_to_be_ignored"
    scene.do(DeclareShot("E", "D", ignored=("A", "B", "C")))
    helped = range_of(shs=2)
    helped.do(DeclareShot("E", "D", ignored=("A", "B", "C")))
    helped.fight((1, 1), vae_victis=(2,))  # 2 - 3 is 0, and then 2 more
    assert thrown(helped) == [(0, 2)]
    scene.fight(vae_victis=(0,))
    assert thrown(scene) == []
    assert pool(scene) == (9, 6)


@pytest.mark.rule("FR-35")
def test_it_is_used_when_the_target_is_chosen_for_that_shot_alone() -> None:
    scene = range_of()
    scene.do(DeclareShot("E", "A"))
    assert refused(scene, DeclareShot("E", "B", ignored=("A",))) == "attack_open"
    again = shoot(range_of(), "B", "A", dice=3)
    next_turn(again)
    before = len(thrown(again))
    shoot(again, "A", dice=4)
    assert thrown(again)[before:] == [(0, 4)]


@pytest.mark.rule("FR-36")
def test_many_times_a_phase_once_an_attack() -> None:
    scene = (
        range_of()
        .unit("P", rank="officer", at=(4, 2))
        .unit("G", at=(10, 12), shs=4, weapons=(bow(), weapon()))
    )
    scene.enemy("X", at=(28, 28))
    shoot(scene, "C", "A", "B", dice=2)
    act(scene.changed(activation=None, to_act="B"), "X")
    scene.do(DeclareShot("G", "B", ignored=("A",)))
    assert refused(scene, DeclareShot("G", "B", ignored=("A",))) == "attack_open"
    scene.fight((1, 1, 1))
    assert pool(scene) == (9, 6)


def fight(command: int = 9, **unit: Any) -> Scene:
    """E beside F, an Officer on either side."""
    scene = french(command=(command, command)).unit("O", at=(3, 3), rank="officer")
    scene.enemy("P", at=(25, 25), rank="officer")
    return scene.unit("E", life=(20, 0), **unit).enemy("F", life=(20, 0)).touch("F", "E", (1, 0))


def offered(scene: Scene) -> tuple[int, ...]:
    """The points of vae victis among which is chosen now."""
    request = scene.pending()
    assert isinstance(request, Choose)
    assert request.why == "vae_victis"
    return tuple(request.options)


@pytest.mark.rule("FR-37")
@pytest.mark.parametrize(("command", "points"), [(1, (0, 1)), (5, (0, 1, 2))])
def test_vae_victis_is_one_point_or_two(command: int, points: tuple[int, ...]) -> None:
    scene = fight(command)
    scene.do(DeclareMelee("E", "F"))
    assert offered(scene) == points


@pytest.mark.rule("FR-38")
@pytest.mark.parametrize(("cbt", "points", "rolled", "rerolls"), [(3, 2, 5, 0), (4, 2, 5, 1)])
def test_it_adds_dice(cbt: int, points: int, rolled: int, rerolls: int) -> None:
    scene = fight(cbt=cbt)
    scene.do(DeclareMelee("E", "F"))
    strike = scene.sequence("E", "F", "melee").strikes[0].armed
    assert strike.dice[points] == rolled + rerolls
    scene.fight((1,) * rolled, *([(1,) * rerolls] if rerolls else []), (1,) * 3, vae_victis=(points,))
    assert thrown(scene)[0] == (0, rolled)
    shot = range_of(shs=2)
    shot.do(DeclareShot("E", "A"))
    shot.fight((1, 1, 1), vae_victis=(1,))
    assert (thrown(shot), pool(shot)) == ([(0, 3)], (9, 8))


@pytest.mark.rule("FR-39")
def test_it_is_used_when_dice_are_counted_for_that_attack_alone() -> None:
    scene = fight()
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer(0))
    scene.do(GiveAnswer(0))
    with pytest.raises(BadAnswer):
        scene.do(GiveAnswer(2))  # the dice are on the table
    again = fight()
    again.do(DeclareMelee("E", "F"))
    again.fight((1,) * 5, (1,) * 3, vae_victis=(2,))
    again.do(EndActivation())
    again.do(DeclareMelee("F", "E"))
    again.fight((1,) * 3, (1,) * 3)
    assert thrown(again)[2:] == [(0, 3), (1, 3)]


@pytest.mark.rule("FR-40")
def test_not_for_blasts_nor_for_the_damage_of_explosions() -> None:
    scene = french(command=(9, 0)).unit("O", rank="officer", at=(2, 2)).enemy("F", at=(14, 15))
    scene.unit("E", at=(10, 15), shs=3, weapons=(blaster("impact", (3, 1)), weapon()))
    scene.do(DeclareBlast("E", 0, scene.spot(14, 15)))
    assert not (isinstance(scene.pending(), Choose) and scene.pending().why == "vae_victis")  # type: ignore[union-attr]
    spot = french(command=(9, 0)).unit("O", rank="officer", at=(2, 2)).enemy("F", at=(14, 15))
    spot.unit("E", at=(10, 15), shs=3, weapons=(blaster("explosion", (3, 1)), weapon()))
    spot.do(DeclareExplosion("E", 0, spot.spot(14, 15)))
    assert offered(spot) == (0, 1, 2)
    asked = []
    while spot.game.attack is not None:
        request = spot.pending()
        asked += [request.why] if isinstance(request, Choose) else []
        if isinstance(request, Choose):
            spot.do(GiveAnswer(request.options[0]))
        else:
            spot.do(GiveAnswer((6,) * request.dice, typed=True))  # type: ignore[union-attr]
    assert asked.count("vae_victis") == 1


@pytest.mark.rule("FR-41")
def test_vae_victis_once_an_attack() -> None:
    scene = fight().unit("Q", at=(6, 3), rank="officer")
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer(1))
    assert offered(scene) == (0, 1, 2)  # it is the opponent's now
    scene.fight((1,) * 4, (1,) * 5, vae_victis=(2,))
    assert (thrown(scene), pool(scene), pool(scene, "B")) == ([(0, 4), (1, 5)], (9, 8), (9, 7))
    scene.do(EndActivation())
    scene.do(DeclareMelee("F", "E"))
    scene.fight((1,) * 3, (1,) * 5, vae_victis=(0, 2))
    assert pool(scene) == (9, 6)


def company(command: int = 5, *, edition: Edition = FRENCH_EFFECTS, **units: dict[str, Any]) -> Scene:
    """Officers O and P, A, B, C, D and a lemure of one side, far apart, against five."""
    scene = by(edition, command=(command, 0))
    cards: dict[str, dict[str, Any]] = {key: {} for key in "OPABCD"} | {"L": {"keywords": ("lemure",)}}
    for index, (key, card) in enumerate(cards.items()):
        rank = "officer" if key in "OP" else "trooper"
        scene.unit(key, at=(2 + 3 * index, 2), rank=rank, **{**card, **units.get(key, {})})
    for index in range(5):
        scene.enemy(f"X{index}", at=(2 + 3 * index, 28))
    return scene


@pytest.mark.rule("FR-42")
def test_vae_soli_costs_a_point() -> None:
    scene = company(0)
    scene.do(Activate("A"))
    assert refused(scene, VaeSoli("B")) == "too_little_command"


@pytest.mark.rule("FR-43")
def test_a_second_activation_at_once() -> None:
    scene = company(3, C={"status": "acted"}, D={"states": ("stunned",)})
    scene.do(Activate("A"))
    for key, reason in (("C", "already_activated"), ("D", "takes_no_orders"), ("L", "no_combatant")):
        assert refused(scene, VaeSoli(key)) == reason
    scene.do(VaeSoli("B"))
    assert (pool(scene), scene["B"].status, scene["A"].status) == ((3, 2), "active", "acted")
    after_lemure = company(3)
    after_lemure.do(Activate("L"))
    after_lemure.do(VaeSoli("B"))
    assert after_lemure["B"].status == "active"
    by_core = company(3, edition=CORE)  # no ability bars this lemure
    by_core.do(Activate("A"))
    by_core.do(VaeSoli("L"))


@pytest.mark.rule("FR-44")
def test_two_in_a_row_at_most() -> None:
    scene = company(6)
    scene.do(Activate("A"))
    scene.do(VaeSoli("B"))
    assert refused(scene, VaeSoli("C")) == "two_in_a_row"
    scene.do(EndActivation())
    assert scene.game.to_act == "B"
    act(scene, "X0")
    scene.do(Activate("C"))
    scene.do(VaeSoli("D"))
    assert pool(scene) == (6, 4)
    assert refused(scene, VaeSoli("O")) == "two_in_a_row"
