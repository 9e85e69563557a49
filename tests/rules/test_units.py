"""What a unit is made of: Life Points, movement, dice, Defense (UN-04 to UN-33)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules import stats
from hellassist.rules.combat import strike
from hellassist.rules.commands import Correct, DeclareMelee, MoveUnit, RemoveUnit
from hellassist.rules.editions import Edition
from hellassist.rules.moves.movement import judge
from hellassist.rules.powers import vae
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import dominance
from tests.rules.duel import duel, melee, ready
from tests.scene import Scene, weapon


@pytest.mark.rule("UN-27", "UN-29")
@pytest.mark.parametrize(("life", "losses"), [((4, 1), (2, 1, 1)), ((5, 2), (3, 1, 1))])
def test_life_points_fall_step_by_step(life: tuple[int, int], losses: tuple[int, ...]) -> None:
    scene = (
        Scene().unit("E", weapons=(weapon(1, 2, 3, 4, 5),)).enemy("F", cbt=None, life=life, status="acted")
    )
    left = life[0]
    for loss in losses:
        assert scene["F"].on_table
        melee(ready(scene), (6,) * loss + (1,) * (3 - loss))
        left -= loss
        assert scene["F"].life == left
    assert scene["F"].gone == "killed"


@pytest.mark.rule("UN-30")
def test_wounded_at_or_below_the_threshold() -> None:
    for life, now, wounded in (
        ((4, 1), 2, False),
        ((4, 1), 1, True),
        ((5, 2), 3, False),
        ((5, 2), 2, True),
        ((5, 2), 1, True),
    ):
        scene = Scene().unit("E", life=life, life_now=now)
        assert scene["E"].wounded is wounded
        assert scene["E"].has("wounded") is wounded


@pytest.mark.rule("UN-31")
def test_without_a_threshold_there_is_no_wounded_state() -> None:
    scene = duel({"weapons": (weapon((0, "pain", 2), (2, "pain", 2), 0, 0, 0),)}, {"life": (3, None)})
    melee(scene, (6, 6, 1), (1, 1, 1))
    assert scene["F"].life == 1
    assert scene["F"].states == ()
    assert not scene["F"].has("wounded")
    assert scene.sequence("E", "F").strikes[1].armed.dice[0] == 3
    some = duel({"weapons": (weapon((0, "pain", 2), 0, 0, 0, 0),)})
    assert [on.id for on in melee(some, (6, 1, 1), (1, 1, 1))["F"].states] == ["pain"]


@pytest.mark.rule("UN-09")
def test_every_unit_is_one_miniature_with_life_points_of_its_own() -> None:
    scene = Scene()
    for index in range(8):
        scene.unit(f"T{index}", name="Trooper", number=index + 1, at=(3 + 3 * index, 3))
    assert sum(1 for _ in scene.game.units_of("A")) == 8
    assert dominance.first_score(scene.game, "A").heads == 8
    scene.do(Correct("T1", "life", "1", "as on the table"))
    assert [unit.life for unit in scene.game.units.values()] == [4, 1, 4, 4, 4, 4, 4, 4]
    assert [unit.wounded for unit in scene.game.units.values()].count(True) == 1


@pytest.mark.rule("UN-04")
def test_every_officer_has_the_vae_orders_and_nobody_else() -> None:
    scene = (
        Scene(command=(2, 2)).unit("E", rank="trooper").unit("O", at=(3, 3), rank="officer", cmd=4).enemy("F")
    )
    assert scene["O"].profile.orders == ()
    assert vae.knows_vae_orders(scene.game, "A")
    assert scene.sequence("E", "F").strikes[0].command == 2
    assert scene.sequence("E", "F").strikes[1].command == 0
    scene.do(RemoveUnit("O"))
    scene.changed(companies=Scene(command=(2, 2)).game.companies)
    assert not vae.knows_vae_orders(scene.game, "A")
    assert scene.sequence("E", "F").strikes[0].command == 0
    for rank in ("independent", "trooper"):
        other = Scene(command=(2, 0)).unit("E", rank=rank, cmd=4)
        assert not vae.knows_vae_orders(other.game, "A")


@pytest.mark.parametrize(
    ("officer", "known"),
    [
        ({"status": "acted"}, True),
        ({"states": ("stunned",)}, False),
        ({"states": ("knocked_down",)}, False),
        ({"at": None}, False),
        ({"at": (11.2, 11.2)}, True),
    ],
)
def test_the_vae_orders_need_an_able_holder(officer: dict[str, Any], known: bool) -> None:
    scene = (
        Scene(command=(3, 0)).unit("E").enemy("F").unit("O", **{"at": (3, 3), "rank": "officer", **officer})
    )
    assert bool(scene.sequence("E", "F").strikes[0].command) is known
    scene.unit("P", at=(20, 20), rank="officer")
    assert scene.sequence("E", "F").strikes[0].command == 2


def allowed(scene: Scene, length: float) -> str:
    """What a straight move of this many fathoms is, or why not."""
    move = judge(scene.game, "E", scene.path((3 + length, 3), unit="E"))
    return move.refusal.reason if move.refusal else move.action


@pytest.mark.rule("UN-11")
@pytest.mark.parametrize(("length", "action"), [(4.0, "walk"), (4.1, "run"), (8.0, "run"), (8.1, "too_far")])
def test_mvt_is_the_distance_at_normal_pace(length: float, action: str) -> None:
    assert allowed(Scene().unit("E", mvt=4, at=(3, 3)), length) == action


@pytest.mark.rule("UN-12", "ST-089")
@pytest.mark.parametrize(
    ("card", "walk", "run"),
    [
        ({"mvt": 4}, 4, 8),
        ({"mvt": 4, "life_now": 1}, 3, 6),
        ({"mvt": 4, "states": ("brave",)}, 5, 10),
        ({"mvt": 5, "states": ("slowed",)}, 3, 6),
        ({"mvt": 2, "states": ("slowed",)}, 0, 0),
    ],
)
def test_mvt_is_changed_before_it_is_doubled(card: dict[str, Any], walk: float, run: float) -> None:
    scene = Scene().unit("E", at=(3, 3), **card)
    move = judge(scene.game, "E", scene.path((3, 3), unit="E"))
    assert (move.walk, move.run) == (walk * 25, run * 25)
    assert allowed(scene, run) == ("run" if run else "walk")
    assert allowed(scene, run + 0.1) == "too_far"


@pytest.mark.rule("UN-17")
def test_shs_is_the_number_of_dice_of_a_shot() -> None:
    bow = weapon(use="ranged", range=8)
    cards: tuple[tuple[dict[str, Any], int], ...] = (
        ({"shs": 2}, 2),
        ({"shs": 3}, 3),
        ({"shs": 2, "life_now": 1}, 1),
    )
    for card, dice in cards:
        scene = Scene().unit("E", **card, weapons=(bow,)).enemy("F", at=(15, 10))
        assert scene.shot("E", "F").strikes[0].armed.dice[0] == dice
    helped = Scene(command=(2, 0)).unit("E", shs=2, rank="officer", weapons=(bow,)).enemy("F", at=(15, 10))
    assert helped.shot("E", "F").strikes[0].armed.dice == (2, 3, 4)


@pytest.mark.rule("UN-19")
@pytest.mark.parametrize(("distance", "needed"), [(10.0, 4), (5.0, 4), (20.0, 5)])
def test_defence_counts_in_a_shot_where_it_is_higher(distance: float, needed: int) -> None:
    bow = weapon(use="ranged", range=8)
    scene = Scene().unit("E", at=(3, 3), shs=2, weapons=(bow,)).enemy("F", at=(4.2 + distance, 3), defence=4)
    assert scene.shot("E", "F").strikes[0].armed.difficulty == needed


def test_defence_is_capped_after_all_modifiers() -> None:
    """UN-20 without its exception, Invulnerable."""
    from hellassist.rules.modifiers import Modifier, total

    def modified(*amounts: int) -> tuple[Modifier, ...]:
        return tuple(Modifier(amount, f"m{amount}", "UN-20") for amount in amounts)

    scene = Scene().unit("E")
    assert stats.cap(scene.game, "def") == 5
    assert total(5, modified(1), 1, 5) == 5
    assert total(4, modified(2), 1, 5) == 5
    assert total(5, modified(-1, 1), 1, 5) == 5
    assert stats.cap(Scene(edition=Edition(highest_defence=6)).game, "def") == 6
    assert stats.cap(scene.game, "cbt") is None


def test_cover_by_base_size() -> None:
    """UN-72 without Entangle."""
    bow = weapon(use="ranged", range=8)
    for base, more in (("regular", 3), ("large", 2), ("extra_large", 1)):
        scene = Scene().unit("E", shs=2, weapons=(bow,)).enemy("F", at=(15, 10), base=base, pr=1)
        assert scene.shot("E", "F", covered=True).strikes[0].armed.protection == 1 + more


def test_a_dead_unit_neither_moves_nor_fights() -> None:
    scene = duel()
    scene.do(RemoveUnit("E"))
    for command in (MoveUnit("E", (scene.spot(10, 10),)), DeclareMelee("E", "F")):
        with pytest.raises(Refused, match="not_on_table"):
            scene.do(command)
    assert strike.can_fight(scene.game, scene["F"])
