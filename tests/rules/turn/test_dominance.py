"""Who is Dominant, in the first turn and later (TD-01 to TD-15, SA-072, SA-084, SA-085)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hellassist.rules.commands import NextTurn, RemoveUnit, SetUpBattle
from hellassist.rules.events import DominanceSettled
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import PLAYERS, Company, Game, Player
from hellassist.rules.turn import command, dominance
from tests.scene import Scene

OFFICER: dict[str, Any] = {"rank": "officer", "cmd": 4}
INDEPENDENT: dict[str, Any] = {"rank": "independent", "cmd": 1}
UNSEEN: dict[str, Any] = {"abilities": ("insignificant",)}


def company(*cards: dict[str, Any], other: tuple[dict[str, Any], ...] = ()) -> Scene:
    """Units of A, and *other* ones of B, before the battle."""
    scene = Scene().changed(turn=1, dominant=None)
    for index, card in enumerate(cards):
        scene.unit(f"A{index}", **{"at": (2 + 2.5 * index, 3), **card})
    for index, card in enumerate(other):
        scene.enemy(f"B{index}", **{"at": (2 + 2.5 * index, 25), **card})
    return scene


def score(*cards: dict[str, Any]) -> int:
    """The first Dominance score of a Company."""
    return dominance.first_score(company(*cards).game, "A").total


def first(scene: Scene, coin: Callable[[], Player] = lambda: "B") -> tuple[Player, str]:
    """Who is Dominant in turn 1, and what decided."""
    settled = dominance.settle_first(scene.game, coin)
    return settled.player, settled.by


def later(lost: tuple[int, int], dominant: Player) -> DominanceSettled:
    """Dominance after a turn with these losses."""
    scene = Scene().changed(dominant=dominant)
    for player, count in (("A", lost[0]), ("B", lost[1])):
        for index in range(count):
            scene.unit(f"{player}{index}", player=player, at=(2 + 2 * index, 5 if player == "A" else 25))  # type: ignore[arg-type]
    for key in tuple(scene.game.units):
        scene.do(RemoveUnit(key))
    settled = [fact for fact in scene.do(NextTurn()) if isinstance(fact, DominanceSettled)]
    return settled[0]


@pytest.mark.rule("TD-01")
def test_one_player_is_dominant_from_the_first_turn_on() -> None:
    units = tuple(company(OFFICER, other=({}, {})).game.units.values())
    game = evolve_all(Game(), SetUpBattle("b", (Company("A", "W"), Company("B", "D")), units).decide(Game()))
    assert game.dominant is None
    for _ in range(3):
        game = evolve_all(game, NextTurn().decide(game))
        assert game.dominant in ("A", "B")
        for key in tuple(game.units):
            if not game.unit(key).gone:
                game = evolve_all(game, RemoveUnit(key).decide(game))


@pytest.mark.rule("TD-03", "TD-05", "SA-072")
def test_the_first_score() -> None:
    contact = {**UNSEEN, "abilities": ("insignificant", ("first_contact", 2))}
    assert score(OFFICER, INDEPENDENT, INDEPENDENT, {}, {}, {}, UNSEEN, contact) == 14
    assert (
        score(OFFICER, INDEPENDENT, INDEPENDENT, {}, {}, {}, {"abilities": (("first_contact", 2),)}, UNSEEN)
        == 15
    )
    assert dominance.first_score(company(*[{}] * 4, UNSEEN, UNSEEN, UNSEEN).game, "A").heads == 4
    scene = company(OFFICER, *[{}] * 10, other=(OFFICER, *[{}] * 9))
    assert first(scene) == ("A", "score")
    assert first(company(OFFICER, {}, other=(OFFICER, {}, {}))) == ("B", "score")


@pytest.mark.rule("TD-04")
def test_a_troopers_cmd_counts_for_the_pool_alone() -> None:
    cards: tuple[dict[str, Any], ...] = (OFFICER, INDEPENDENT, {"cmd": 1})
    assert score(*cards) == 8
    assert command.initial(company(*cards).game, "A") == 6


@pytest.mark.rule("TD-06", "SA-072")
def test_first_contact_adds_up_and_counts_once_only() -> None:
    cards = ({"abilities": (("first_contact", 1),)}, {"abilities": (("first_contact", 3),), "at": None})
    assert dominance.first_score(company(*cards).game, "A").first_contact == 4
    scene = company(*cards).changed(dominant="B")
    assert dominance.settle_later(scene.game).player == "B"


@pytest.mark.rule("TD-07", "TD-08")
def test_units_in_reserve_do_not_count_and_do_not_delay() -> None:
    scene = company(OFFICER, {**INDEPENDENT, "at": None})
    assert dominance.first_score(scene.game, "A").command == 4
    reserve = company(OFFICER, *[{}] * 4, *[{"at": None}] * 3, other=(OFFICER, *[{}] * 6))
    assert dominance.first_score(reserve.game, "A").heads == 5
    assert first(reserve) == ("B", "score")


@pytest.mark.rule("TD-09", "SA-084")
def test_an_equal_score_goes_to_the_larger_company() -> None:
    seven = ({"rank": "officer", "cmd": 5}, *[{}] * 6)
    eight = (OFFICER, *[{}] * 7)
    assert first(company(*eight, other=seven)) == ("A", "units")
    assert first(company(*seven, other=eight)) == ("B", "units")
    assert first(company(*eight, other=eight))[1] != "units"
    assert first(company(*seven, UNSEEN, UNSEEN, other=eight)) == ("B", "units")
    assert score(OFFICER, INDEPENDENT, INDEPENDENT, *[{}] * 4, *[UNSEEN] * 3) == 13
    absent = company(OFFICER, {}, {"at": None}, other=(OFFICER, {}))
    assert first(absent) == ("A", "units")


@pytest.mark.rule("TD-10")
def test_then_the_officers_cmd() -> None:
    five: tuple[dict[str, Any], ...] = ({"rank": "officer", "cmd": 5}, {})
    four: tuple[dict[str, Any], ...] = (OFFICER, INDEPENDENT)
    assert first(company(*four, other=five)) == ("B", "officer")
    assert first(company(*four, other=four), lambda: "A") == ("A", "coin")
    two = ({"rank": "officer", "cmd": 2}, {"rank": "officer", "cmd": 2})
    assert first(company(*two, other=({"rank": "officer", "cmd": 1}, {"rank": "officer", "cmd": 3}))) == (
        "B",
        "officer",
    )
    absent: tuple[dict[str, Any], ...] = ({**OFFICER, "at": None}, {"rank": "independent", "cmd": 4}, {})
    present: tuple[dict[str, Any], ...] = ({"rank": "officer", "cmd": 3}, INDEPENDENT, {"at": None})
    scene = company(*absent, other=present)
    assert [dominance.first_score(scene.game, player).total for player in PLAYERS] == [6, 6]
    assert first(scene) == ("B", "officer")


@pytest.mark.rule("TD-11")
def test_at_last_the_coin() -> None:
    scene = company(OFFICER, other=(OFFICER,))
    assert [first(scene, lambda: "A"), first(scene, lambda: "B")] == [("A", "coin"), ("B", "coin")]
    for side in PLAYERS:
        begun = company(OFFICER, other=(OFFICER,)).changed(turn=0, phase="setup")
        begun.do(NextTurn(coin=side))
        assert begun.game.dominant == side


@pytest.mark.rule("TD-12", "TD-14")
@pytest.mark.parametrize(
    ("lost", "before", "after", "by"),
    [
        ((1, 2), "B", "A", "losses"),
        ((0, 1), "B", "A", "losses"),
        ((2, 1), "A", "B", "losses"),
        ((2, 2), "B", "B", "kept"),
        ((0, 0), "A", "A", "kept"),
    ],
)
def test_later_whoever_lost_fewer(lost: tuple[int, int], before: Player, after: Player, by: str) -> None:
    settled = later(lost, before)
    assert (settled.player, settled.by, settled.scores) == (after, by, lost)


@pytest.mark.rule("TD-14")
def test_more_units_do_not_break_an_equal_loss() -> None:
    scene = company(*[{"status": "acted"}] * 5, other=({"status": "acted"},)).changed(turn=2, dominant="B")
    scene.do(NextTurn())
    assert scene.game.dominant == "B"


@pytest.mark.rule("TD-13", "SA-085")
def test_insignificant_losses_do_not_count() -> None:
    scene = company(*[UNSEEN] * 3, other=({},)).changed(turn=2, dominant="B")
    for key in tuple(scene.game.units):
        scene.do(RemoveUnit(key))
    scene.do(NextTurn())
    assert scene.game.dominant == "A"


def test_leaving_the_table_is_no_loss_for_dominance() -> None:
    scene = company({}, other=({"status": "acted"},)).changed(turn=2, dominant="A")
    scene.do(RemoveUnit("A0", killed=False))
    scene.do(NextTurn())
    assert scene.game.dominant == "A"


def test_only_the_losses_of_the_turn_before_count() -> None:
    scene = company({}, {"status": "acted"}, other=({"status": "acted"},)).changed(turn=2, dominant="A")
    scene.do(RemoveUnit("A0"))
    scene.do(NextTurn())
    assert scene.game.dominant == "B"
    for key in ("A1", "B0"):
        scene.do(RemoveUnit(key))
    scene.do(NextTurn())
    assert scene.game.dominant == "B"
    assert scene.game.companies["A"].lost_last_turn == 1
