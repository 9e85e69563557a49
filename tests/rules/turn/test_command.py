"""Command points (CM-01 to CM-14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.rules.commands import NextTurn, RemoveUnit, SetUpBattle, SpendCommand
from hellassist.rules.editions import CORE
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Company, Game, Player
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command
from tests.scene import Scene


def pools(scene: Scene, player: Player = "A") -> tuple[int, int]:
    """Basic and current Command."""
    company = scene.game.companies[player]
    return company.basic, company.current


def with_pools(basic: int, current: int, **units: int | None) -> Scene:
    """A scene with these scores and units with these CMD, far from each other."""
    scene = Scene()
    for index, (key, cmd) in enumerate(units.items()):
        rank = "officer" if cmd and cmd > 2 else "trooper"
        scene.unit(key, cmd=cmd, at=(3 + 3 * index, 3), rank=rank, status="acted")
    company = replace(scene.game.companies["A"], basic=basic, current=current)
    return scene.changed(companies={**scene.game.companies, "A": company})


def set_up(*cmds: int | None, off_table: tuple[int, ...] = ()) -> Game:
    """A battle begun with units of these CMD."""
    scene = Scene()
    for index, cmd in enumerate(cmds):
        at = None if index in off_table else (3 + 3 * index, 3)
        scene.unit(f"U{index}", cmd=cmd, at=at)
    companies = (Company("A", "W"), Company("B", "D"))
    return evolve_all(Game(), SetUpBattle("b", companies, tuple(scene.game.units.values())).decide(Game()))


@pytest.mark.rule("CM-01")
def test_points_pay_for_orders_from_ones_own_pool() -> None:
    scene = Scene(command=(3, 5))
    scene.do(SpendCommand("A", 1))
    assert pools(scene) == (3, 2)
    assert pools(scene, "B") == (5, 5)


@pytest.mark.rule("CM-03", "UN-35")
def test_the_initial_score_is_the_sum_of_all_cmd() -> None:
    assert set_up(4, 1, 1, 1).companies["A"].basic == 7
    assert set_up(4, 1, 1, 1).companies["A"].current == 7
    assert set_up(4, 1, None).companies["A"].basic == 5
    assert set_up(4, 1, None, off_table=(1,)).companies["A"].basic == 4
    counted = replace(CORE, absent_add_command=True)
    game = replace(set_up(4, 1, off_table=(1,)), edition=counted)
    assert command.initial(game, "A") == 5


@pytest.mark.rule("CM-04")
def test_the_basic_score_can_fall_to_nothing() -> None:
    scene = with_pools(2, 2)
    scene.do(SpendCommand("A", 2, permanent=True))
    assert pools(scene) == (0, 0)
    scene.do(NextTurn())
    assert pools(scene) == (0, 0)


@pytest.mark.rule("CM-05")
@pytest.mark.parametrize(
    ("points", "permanent", "after"),
    [(3, False, (7, 4)), (2, True, (5, 5)), (7, False, (7, 0)), (7, True, (0, 0))],
)
def test_current_never_exceeds_basic(points: int, permanent: bool, after: tuple[int, int]) -> None:
    scene = with_pools(7, 7)
    scene.do(SpendCommand("A", points, permanent=permanent))
    assert pools(scene) == after


@pytest.mark.rule("CM-06", "TD-18")
@pytest.mark.parametrize(("basic", "current"), [(7, 4), (5, 5), (5, 1), (7, 0)])
def test_upkeep_refills_and_saves_nothing(basic: int, current: int) -> None:
    scene = with_pools(basic, current)
    scene.do(NextTurn())
    assert pools(scene) == (basic, basic)


@pytest.mark.rule("CM-07")
def test_temporary_points_come_from_the_current_score_alone() -> None:
    scene = with_pools(7, 7)
    scene.do(SpendCommand("A", 4))
    assert pools(scene) == (7, 3)


@pytest.mark.rule("CM-08")
def test_permanent_points_come_from_both() -> None:
    scene = with_pools(7, 3)
    scene.do(SpendCommand("A", 2, permanent=True))
    assert pools(scene) == (5, 1)
    poor = with_pools(7, 1)
    with pytest.raises(Refused) as refused:
        poor.do(SpendCommand("A", 2, permanent=True))
    assert refused.value.reason == "too_little_command"
    assert refused.value.facts == {"player": "A", "have": 1, "need": 2}
    assert pools(poor) == (7, 1)


@pytest.mark.rule("CM-09", "UN-36")
def test_a_loss_takes_its_cmd_from_both_at_once() -> None:
    scene = with_pools(7, 6, sergeant=1, captain=4)
    scene.do(RemoveUnit("sergeant"))
    assert pools(scene) == (6, 5)
    for cmd in (0, None):
        same = with_pools(7, 6, plain=cmd)
        same.do(RemoveUnit("plain"))
        assert pools(same) == (7, 6)
    spent = with_pools(2, 2, captain=4)
    spent.do(RemoveUnit("captain"))
    assert pools(spent) == (0, 0)


@pytest.mark.rule("CM-10", "UN-36")
@pytest.mark.parametrize(("before", "after"), [((5, 1), (1, 0)), ((7, 4), (3, 0))])
def test_a_loss_above_the_current_score_still_takes_all_from_basic(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    scene = with_pools(*before, captain=4)
    scene.do(RemoveUnit("captain"))
    assert pools(scene) == after


@pytest.mark.rule("CM-11")
def test_no_order_without_the_points() -> None:
    with pytest.raises(Refused, match="too_little_command"):
        with_pools(7, 0).do(SpendCommand("A", 1, reason="vae soli"))
    with pytest.raises(Refused, match="too_little_command"):
        with_pools(6, 1).do(SpendCommand("A", 2, permanent=True))
    scene = Scene(command=(1, 0)).unit("E", rank="officer", cmd=4).enemy("F")
    assert scene.sequence("E", "F").strikes[0].command == 1
    none = Scene(command=(0, 0)).unit("E", rank="officer", cmd=4).enemy("F")
    assert none.sequence("E", "F").strikes[0].command == 0


@pytest.mark.rule("CM-12")
def test_arnolds_example() -> None:
    scene = Scene()
    for index, (key, cmd) in enumerate(
        (("captain", 4), ("swashbuckler", 1), ("missionary", 1), ("sergeant", 1))
    ):
        scene.unit(
            key, cmd=cmd, at=(3 + 3 * index, 3), rank="officer" if cmd == 4 else "trooper", status="acted"
        )
    points = command.initial(scene.game, "A")
    company = replace(scene.game.companies["A"], basic=points, current=points)
    scene.changed(companies={**scene.game.companies, "A": company}, turn=1)
    assert pools(scene) == (7, 7)
    scene.do(SpendCommand("A", 3))
    assert pools(scene) == (7, 4)
    scene.do(NextTurn())
    assert pools(scene) == (7, 7)
    scene.do(SpendCommand("A", 4))
    scene.do(SpendCommand("A", 2, permanent=True))
    assert pools(scene) == (5, 1)
    scene.do(RemoveUnit("captain"))
    assert pools(scene) == (1, 0)
    acted = {key: replace(unit, status="acted") for key, unit in scene.game.units.items()}
    scene.changed(units=acted)
    scene.do(NextTurn())
    assert pools(scene) == (1, 1)


@pytest.mark.rule("CM-13")
def test_late_arrivals_join_in_the_upkeep_of_the_turn_after() -> None:
    scene = with_pools(5, 5).unit("late", cmd=1, at=(20, 20), entered=3, status="acted").changed(turn=3)
    assert pools(scene) == (5, 5)
    scene.do(NextTurn())
    assert scene.game.turn == 4
    assert pools(scene) == (6, 6)
    acted = {key: replace(unit, status="acted") for key, unit in scene.game.units.items()}
    scene.changed(units=acted).do(NextTurn())
    assert pools(scene) == (6, 6)  # once only


@pytest.mark.rule("CM-13")
def test_one_that_dies_before_its_cmd_joined_takes_nothing_away() -> None:
    scene = with_pools(5, 5).unit("late", cmd=1, at=(20, 20), entered=3).changed(turn=3)
    scene.do(RemoveUnit("late"))
    assert pools(scene) == (5, 5)


@pytest.mark.rule("CM-14")
@pytest.mark.parametrize(("before", "after"), [((6, 4), (4, 2)), ((6, 1), (4, 0))])
def test_leaving_the_battlefield_costs_as_death_does(before: tuple[int, int], after: tuple[int, int]) -> None:
    scene = with_pools(*before, leaver=2)
    scene.do(RemoveUnit("leaver", killed=False))
    assert pools(scene) == after
    assert scene["leaver"].gone == "left"
