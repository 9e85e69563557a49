"""Attraction: who has to come, and which way (SA-016 to SA-022)."""

from __future__ import annotations

from math import asin, sqrt
from typing import Any

import pytest

from hellassist import geometry
from hellassist.geometry import Point
from hellassist.rules.commands import Activate, EndActivation, Engage, MoveUnit
from hellassist.rules.commands.command import Command
from hellassist.rules.game import Terrain
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.refusal import Refused
from hellassist.rules.turn.activation import check_open
from tests.scene import Scene


def drawn(gap: float, x: int = 6, *, owner: dict[str, Any] | None = None, **card: Any) -> Scene:
    """E at (5, 15); P, which draws within x fathoms, stands to its right with this gap between them."""
    scene = Scene().unit("E", at=(5, 15), **{"mvt": 4, **card})
    abilities = (("attraction", x), *(owner or {}).pop("abilities", ()))
    return scene.enemy("P", at=(5 + 1.2 + gap, 15), abilities=abilities, **(owner or {}))


def may_walk_away(scene: Scene) -> bool:
    return judge(scene.game, "E", scene.path((4, 17), unit="E")).refusal is None


def going(scene: Scene, *spots: tuple[float, float]) -> Move:
    return judge(scene.game, "E", scene.path(*spots, unit="E"))


def refused(scene: Scene, command: Command) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        scene.do(command)
    return caught.value.reason, caught.value.rule


@pytest.mark.rule("SA-016")
def test_only_a_free_owner_draws_and_only_free_enemies_that_are_no_lemures() -> None:
    assert not may_walk_away(drawn(3))
    assert may_walk_away(drawn(3).unit("A").touch("A", "P", (0, 1)))
    engaged = drawn(3).enemy("F").touch("F", "E", (0, -1))
    assert going(engaged, (4, 17)).refusal is not None
    assert going(engaged, (4, 17)).refusal.reason == "engaged_cannot_move"  # type: ignore[union-attr]
    check_open(engaged.game, engaged["E"], "melee")  # not refused
    assert may_walk_away(drawn(3, keywords=("lemure",)))
    assert may_walk_away(Scene().unit("E", at=(5, 15)).unit("P", at=(9, 15), abilities=(("attraction", 6),)))


@pytest.mark.rule("SA-017")
@pytest.mark.parametrize(("gap", "action"), [(6.0, "charge"), (6.1, ""), (3.0, "attack")])
def test_who_stands_in_range_has_to_come(gap: float, action: str) -> None:
    scene = drawn(gap)
    assert may_walk_away(scene) is (action == "")
    if not action:
        return
    end = (5 + gap, 15)
    assert going(scene, end).action == action
    assert refused(scene, MoveUnit("E", scene.path((5, 18), unit="E"))) == ("drawn", "SA-017")
    for other in ("walk", "run", "shoot", "concentration", "focus", "retreat"):
        with pytest.raises(Refused, match="drawn"):
            check_open(scene.game, scene["E"], other)
    scene.do(Activate("E"))
    assert refused(scene, EndActivation()) == ("drawn", "SA-017")
    scene.do(Engage("E", scene.path(end, unit="E"), "P"))
    assert geometry.in_contact(scene["E"].base, scene["P"].base)
    assert scene.game.attack is not None
    assert (scene.game.attack.declaration.action, scene.game.attack.declaration.defender) == (action, "P")


@pytest.mark.rule("SA-017")
def test_who_cannot_come_that_far_or_come_at_all_is_not_drawn() -> None:
    assert may_walk_away(drawn(6, mvt=2))
    assert not may_walk_away(drawn(4, mvt=2))
    assert may_walk_away(drawn(3, cbt=None))
    pays = drawn(6, abilities=("uncontrollable",))
    assert may_walk_away(pays)  # it need not pay for a Charge
    nobody = drawn(3, states=("immobilized",))
    nobody.do(Activate("E"))
    nobody.do(EndActivation())


@pytest.mark.rule("SA-017")
def test_it_draws_whom_it_hides_from() -> None:
    scene = drawn(5, owner={"abilities": (("discretion", 2),)})
    scene.do(Engage("E", scene.path((10, 15), unit="E"), "P"))
    assert scene.game.attack is not None


@pytest.mark.rule("SA-018")
def test_straight_from_centre_to_centre_or_hugging_an_ally() -> None:
    free = drawn(5)
    for end in ((10, 15), (10.1, 14.6)):  # drawn roughly: straightened
        move = going(free, end)
        assert move.refusal is None
        assert move.length == pytest.approx(5 * 25)
        assert len(move.path) == 2
        assert move.end == pytest.approx(free.spot(10, 15))
    for aside in (0.0, 0.3):
        scene = drawn(6).unit("A", at=(8.6, 15 + aside), status="acted")
        move = going(scene, (11, 15))
        assert move.refusal is None
        assert move.contacts == ("P",)
        rounding = geometry.travel_to_overlap(move.path, scene["E"].base, [scene["A"].base])
        assert rounding is None
        assert max(abs(spot.y - 375) for spot in move.path) < 31
    half = 3.6 * 25
    away = sqrt(half**2 - 30**2)
    whole = 2 * away + 2 * 30 * asin(30 / half) - 30
    assert going(drawn(6).unit("A", at=(8.6, 15)), (11, 15)).length == pytest.approx(whole, abs=0.02)


def wall(half: float) -> Terrain:
    """Across the line between E and P, as far to both sides."""
    corners = ((8.5, 15 - half), (8.7, 15 - half), (8.7, 15 + half), (8.5, 15 + half))
    return Terrain("Wall", tuple(Point(x * 25, y * 25) for x, y in corners), impassable=True)


@pytest.mark.rule("SA-019")
def test_impassable_terrain_protects_where_the_way_round_is_too_far() -> None:
    rounds = {}
    for tenths in range(5, 45):
        quick, slow = (drawn(6, mvt=mvt).changed(terrain=(wall(tenths / 10),)) for mvt in (6, 4))
        move = going(quick, (11, 15))
        assert move.refusal is None
        assert not geometry.sweep_meets(move.path, 15, wall(tenths / 10).outline)
        rounds[tenths] = move.length / 25
        assert may_walk_away(slow) is (rounds[tenths] > 8.0)
    assert min(rounds.values()) < 6.5
    assert any(7.7 < length <= 8.0 for length in rounds.values())
    assert any(9.3 < length < 9.7 for length in rounds.values())


@pytest.mark.rule("SA-020")
def test_an_enemy_on_the_way_is_fought_instead() -> None:
    scene = drawn(6).enemy("F", at=(5 + 1.2 + 2, 15))
    move = going(scene, (11, 15))
    assert move.contacts == ("F",)
    assert move.length == pytest.approx(2 * 25)
    assert move.action == "attack"
    scene.do(Engage("E", scene.path((11, 15), unit="E"), "F"))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.defender == "F"


@pytest.mark.rule("SA-021")
def test_on_its_way_nothing_is_paid_and_nobody_strikes() -> None:
    inside = drawn(4).enemy("F", at=(5, 17))
    move = going(inside, (9, 15))
    assert (move.refusal, move.cost) == (None, 0)
    for at in ((8, 17.1), (11, 17.1)):  # on its way, and where it ends
        passed = drawn(6).enemy("F", at=at, abilities=(("attack_of_opportunity", 2),))
        passed.do(Engage("E", passed.path((11, 15), unit="E"), "P"))
        assert passed["E"].life == 4
        assert geometry.in_contact(passed["E"].base, passed["P"].base)
    bog = Terrain(
        "Bog", tuple(Point(x * 25, y * 25) for x, y in ((7, 5), (8, 5), (8, 25), (7, 25))), difficult=True
    )
    slow = drawn(6).changed(terrain=(bog,))
    assert (going(slow, (11, 15)).action, going(slow, (11, 15)).cost) == ("charge", 0)
    assert going(slow, (11, 15)).refusal is None


@pytest.mark.rule("SA-022")
def test_of_several_its_player_picks() -> None:
    def between() -> Scene:
        return drawn(2).enemy("Q", at=(5, 15 - 6.2), abilities=(("attraction", 6),))

    far, near = between(), between()
    far.do(Engage("E", far.path((5, 10), unit="E"), "Q"))
    assert geometry.in_contact(far["E"].base, far["Q"].base)
    near.do(Engage("E", near.path((7, 15), unit="E"), "P"))
    assert geometry.in_contact(near["E"].base, near["P"].base)
    neither = between().enemy("R", at=(5, 18))
    assert refused(neither, Engage("E", neither.path((5, 16.8), unit="E"), "R")) == ("drawn", "SA-017")
