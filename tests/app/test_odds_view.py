"""What is told beside the bare odds: the field's old faults, each as a case."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from hellassist.app.battle import odds_view
from hellassist.app.battle.odds_view import Stake
from hellassist.app.battle.trail import Trail, proposed, trail
from hellassist.app.words.texts import Texts
from hellassist.rules.game import OpenAttack
from hellassist.rules.requests import Choose
from hellassist.rules.shots import shot
from tests.scene import Scene, weapon


def fight(scene: Scene, *answers: Any) -> Trail:
    """E about to strike F, with these answers given."""
    opened = OpenAttack(scene.declared("E", "F"), answers)
    found = trail(replace(scene.game, attack=opened))
    assert found is not None
    return found


def stakes(scene: Scene) -> tuple[Stake, ...]:
    return odds_view.stakes(fight(scene))


def test_each_loss_and_as_much_or_more() -> None:
    # one die at 4 or more: a miss, or a hit that costs 2 of 4 Life Points
    mine, theirs = stakes(Scene().unit("E", cbt=1, defence=4).enemy("F", cbt=1, defence=4))
    for stake in (mine, theirs):
        assert stake.losses == {0: Fraction(1, 2), 2: Fraction(1, 2)}
        assert [stake.exactly(points) for points in range(4)] == [Fraction(1, 2), 0, Fraction(1, 2), 0]
        assert [stake.at_least(points) for points in range(4)] == [1, Fraction(1, 2), Fraction(1, 2), 0]
        assert stake.falls == 0
        assert stake.expected == 1


def test_overkill_and_the_life_points_of_the_moment() -> None:
    scene = (
        Scene()
        .unit("E", cbt=3, weapons=(weapon(9, 9, 9, 9, 9),))
        .enemy("F", cbt=None, life=(6, 2), life_now=1)
    )
    (theirs,) = stakes(scene)
    assert theirs.most == 1
    assert theirs.expected == theirs.falls == theirs.at_least(1) == 1 - Fraction(1, 6) ** 3  # Wounded: DEF 2


@pytest.mark.parametrize("life", [1, 2, 4, 9])
def test_chance_and_complement(life: int) -> None:
    for stake in stakes(Scene().unit("E", cbt=6).enemy("F", cbt=4, life=(life, 1))):
        assert sum(stake.losses.values()) == 1
        for points in range(1, stake.most + 1):
            less = sum(stake.exactly(lost) for lost in range(points))
            assert stake.at_least(points) + less == 1
        assert 0 <= stake.expected <= stake.unit.life


def test_a_unit_that_strikes_at_nobody_costs_nothing() -> None:
    shown = stakes(Scene().unit("E").enemy("F", cbt=None))
    assert [stake.unit.id for stake in shown] == ["F"]


def test_command_never_hurts_and_is_shown_point_by_point() -> None:
    scene = Scene(command=(5, 1)).unit("E", rank="officer", cmd=3).enemy("F", rank="officer", cmd=1)
    shown = fight(scene)
    mine, theirs = odds_view.spends(shown, 0), odds_view.spends(shown, 1)
    assert [(spent.points, spent.dice) for spent in mine] == [(0, 3), (1, 4), (2, 5)]
    assert [spent.points for spent in theirs] == [0, 1]
    assert mine[0].foe_falls < mine[1].foe_falls < mine[2].foe_falls
    assert theirs[0].foe_falls < theirs[1].foe_falls
    assert mine[0].foe_loses < mine[1].foe_loses < mine[2].foe_loses <= 4
    assert mine[0].foe_falls == shown.forecast().falls[1]
    assert mine[2].foe_falls == shown.forecast_with(2).falls[1]


def test_no_table_of_command_where_none_can_be_spent_any_more() -> None:
    scene = Scene(command=(5, 0)).unit("E", rank="officer", cmd=3).enemy("F")
    assert odds_view.spends(fight(scene), 1) == ()
    assert odds_view.spends(fight(scene, 1), 0) == ()


def test_command_of_a_shot_into_a_fight() -> None:
    scene = Scene(command=(2, 0)).unit("E", rank="officer", cmd=3, shs=2, at=(2, 10), weapons=(BOW,))
    scene.unit("ally", at=(10, 10)).enemy("F")
    shown = proposed(scene.game, shot.declare(scene.game, scene["E"], scene["F"]))
    assert odds_view.hits_many(shown)
    assert [stake.unit.id for stake in odds_view.stakes(shown)] == ["F", "ally"]
    found = odds_view.spends(shown, 0)
    assert [spent.points for spent in found] == [0, 1, 2]
    assert found[0].foe_falls == shown.fates()["F"].falls < found[2].foe_falls


BOW = weapon(use="ranged", range=8.0)


def advised(shown: Trail) -> dict[str, Any]:
    return {found.aim: found.answer for found in odds_view.advice(shown)}


def test_the_best_weapon_hangs_on_what_is_wanted() -> None:
    axe, net = weapon(4, 5, 6, 7, 8), weapon((0, "stunned"), (0, "stunned"), (0, "stunned"), 1, 1)
    scene = Scene().unit("E", weapons=(net, axe)).enemy("F", life=(5, 1))
    assert advised(fight(scene)) == {"loss": 1, "felling": 1, "effect": 0}


def test_the_best_number_of_hits_hangs_on_what_is_wanted() -> None:
    blade = weapon(3, (1, "stunned"), 2, 2, 2)
    scene = Scene().unit("E", cbt=3, weapons=(blade,)).enemy("F", cbt=None)
    shown = fight(scene, (6, 6, 6))
    assert isinstance(shown.request, Choose)
    assert shown.request.why == "inflict"
    found = {each.aim: each for each in odds_view.advice(shown)}
    assert {aim: each.answer for aim, each in found.items()} == {"loss": 1, "effect": 2}
    assert [found["loss"].worth, found["effect"].worth, found["effect"].usual] == [3, 1, 0]


def test_the_best_dice_to_throw_again() -> None:
    scene = Scene().unit("E", cbt=7).enemy("F", cbt=None)
    shown = fight(scene, (6, 6, 5, 2, 1))
    assert advised(shown)["loss"] == (2, 1)
    assert odds_view.advice(fight(scene)) == ()  # dice are due, nothing is chosen


def test_the_odds_as_text() -> None:
    shown = stakes(Scene().unit("E", cbt=1, defence=4).enemy("F", cbt=1, defence=4, life=(2, 1)))
    assert odds_view.as_text(shown, Texts(), "As assumed.").split("\n") == [
        "Life Points lost\tE\tF",
        "0\t50.0 %\t50.0 %",
        "1\t0 %\t0 %",
        "2\t50.0 %\t50.0 %",
        "falls\t0 %\t50.0 %",
        "on average\t1.0\t1.0",
        "",
        "As assumed.",
    ]
