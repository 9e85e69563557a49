"""Shots with a power table (RG-01 to RG-31 as far as cover is told and nobody fights at the target)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules import hooks
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.commands import DeclareShot, EndActivation, MoveUnit, PlaceUnit, SpendCommand
from hellassist.rules.events import AnswerGiven, AttackEnded
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import Holder, StatMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Choose, Pick, Roll
from hellassist.rules.shots import shot
from tests.scene import Scene, weapon

PAINFUL = (3, (4, "pain", 2), 6, 8, (6, "knocked_down"))


def bow(*columns: Any, reach: float = 8) -> Any:
    """A ranged weapon."""
    return weapon(*columns, use="ranged", range=reach, name="bow")


def shooter(
    distance: float = 5, *, columns: tuple[Any, ...] = (), target: dict[str, Any] | None = None, **card: Any
) -> Scene:
    """E with a bow and F that far away, edge to edge."""
    scene = Scene().unit("E", **{"at": (3, 3), "shs": 2, "weapons": (bow(*columns), weapon()), **card})
    return scene.enemy("F", **{"at": (4.2 + distance, 3), "status": "acted", **(target or {})})


def shoot(scene: Scene, *dice: tuple[int, ...], covered: bool = False, **answers: Any) -> Scene:
    """A whole shot of E at F with fixed dice."""
    scene.do(DeclareShot("E", "F", covered=covered))
    return scene.fight(*dice, **answers)


@pytest.mark.rule("RG-01")
def test_only_the_shooter_rolls() -> None:
    scene = shooter(4, target={"cbt": 5, "shs": 3, "weapons": (bow(), weapon())})
    shoot(scene, (6, 6))
    assert [fact.side for fact in scene.facts if isinstance(fact, AnswerGiven)] == [0, 0]
    assert (scene["E"].life, scene["F"].life) == (4, 1)
    with pytest.raises(Refused, match="another_is_active"):
        scene.do(DeclareShot("F", "E"))


@pytest.mark.rule("RG-02")
def test_a_shot_belongs_to_the_activation_of_the_shooter() -> None:
    scene = shooter().unit("A", at=(3, 10))
    scene.do(MoveUnit("A", scene.path((4, 10), unit="A")))
    with pytest.raises(Refused, match="another_is_active"):
        scene.do(DeclareShot("E", "F"))
    scene.do(EndActivation())
    shoot(scene, (1, 1))
    with pytest.raises(Refused, match="action_taken"):
        scene.do(DeclareShot("E", "F"))


@pytest.mark.rule("RG-04")
def test_the_nearest_enemy_must_be_the_target() -> None:
    scene = shooter(5).enemy("G", at=(3, 10.2))
    assert [unit.id for unit in shot.nearest_enemies(scene.game, scene["E"])] == ["F"]
    with pytest.raises(Refused) as refused:
        scene.do(DeclareShot("E", "G"))
    assert (refused.value.reason, refused.value.facts["nearest"]) == ("nearer_enemy", "F")
    bases = Scene().unit("E", at=(10, 10), shs=2, weapons=(bow(),))
    bases.enemy("P", at=(16.6, 10), base="extra_large").enemy("Q", at=(10, 16.3))
    assert [unit.id for unit in shot.nearest_enemies(bases.game, bases["E"])] == ["P"]
    equal = (
        Scene()
        .unit("E", at=(10, 10), shs=2, weapons=(bow(),))
        .enemy("P", at=(15, 10))
        .enemy("Q", at=(10, 15))
    )
    assert {unit.id for unit in shot.nearest_enemies(equal.game, equal["E"])} == {"P", "Q"}


@pytest.mark.rule("RG-07")
def test_engaged_enemies_may_be_passed_over() -> None:
    def scene(*spots: tuple[float, bool]) -> list[str]:
        made = Scene().unit("E", at=(3, 15), shs=2, weapons=(bow(),))
        for index, (distance, engaged) in enumerate(spots):
            key = "PQR"[index]
            made.enemy(key, at=(3 + 1.2 + distance, 15 + 0.001 * index))
            if engaged:
                made.unit(f"with_{key}").touch(f"with_{key}", key, (0, 1))
        return [unit.id for unit in shot.nearest_enemies(made.game, made["E"])]

    assert scene((3, True), (7, False)) == ["P", "Q"]
    assert scene((2, True), (3.5, False), (8, False)) == ["P", "Q"]


@pytest.mark.rule("RG-09")
def test_own_units_are_no_targets() -> None:
    scene = shooter(5).unit("T", at=(3, 6.2))
    with pytest.raises(Refused) as refused:
        scene.do(DeclareShot("E", "T"))
    assert (refused.value.reason, refused.value.rule) == ("own_unit", "RG-09")
    assert [unit.id for unit in shot.nearest_enemies(scene.game, scene["E"])] == ["F"]
    turned = shooter(5).unit("T", at=(3, 6.2), controller="B")
    assert [unit.id for unit in shot.nearest_enemies(turned.game, turned["E"])] == ["T"]
    turned.do(DeclareShot("E", "T"))


@pytest.mark.rule("RG-15")
@pytest.mark.parametrize(
    ("base", "pr", "protection"), [("regular", 1, 4), ("large", 2, 4), ("extra_large", 3, 4)]
)
def test_cover_adds_protection_by_base_size(base: str, pr: int, protection: int) -> None:
    scene = shooter(target={"base": base, "pr": pr})
    assert scene.shot("E", "F", covered=True).strikes[0].armed.protection == protection
    assert scene.shot("E", "F").strikes[0].armed.protection == pr
    hit = shooter(columns=(5, 5, 5, 5, 5), target={"pr": 1})
    assert shoot(hit, (6, 6), covered=True)["F"].life == 3


@pytest.mark.rule("RG-17")
def test_the_distance_is_from_edge_to_edge() -> None:
    for base, centres in (("regular", 9.2), ("extra_large", 9.6)):
        scene = (
            Scene().unit("E", at=(3, 3), shs=2, weapons=(bow(),)).enemy("F", at=(3 + centres, 3), base=base)
        )
        assert shot.shooting_distance(scene.game, scene["E"], scene["F"]) == pytest.approx(8.0)
        assert scene.shot("E", "F").strikes[0].armed.difficulty == 3


@pytest.mark.rule("RG-19")
@pytest.mark.parametrize(
    ("distance", "difficulty", "name"),
    [
        (8.0, 3, "point_blank"),
        (8.01, 4, "short"),
        (16.0, 4, "short"),
        (16.01, 5, "medium"),
        (24.0, 5, "medium"),
        (24.01, 6, "long"),
        (0.1, 3, "point_blank"),
    ],
)
def test_bands_of_distance(distance: float, difficulty: int, name: str) -> None:
    scene = shooter(distance, target={"defence": 1})
    assert shot.band_at(scene.game, bow(), distance) == shot.Band(
        name, shot.band_at(scene.game, bow(), distance).ends, difficulty
    )
    assert scene.shot("E", "F").strikes[0].armed.difficulty == difficulty


def test_a_shot_is_allowed_at_any_distance() -> None:
    """RG-18 without Limited Range."""
    scene = Scene().changed(width=2000.0, depth=2000.0)
    scene.unit("E", at=(3, 3), shs=2, weapons=(bow(),)).enemy("F", at=(64.2, 3))
    assert scene.shot("E", "F").strikes[0].armed.difficulty == 6


@pytest.mark.rule("RG-20")
@pytest.mark.parametrize(
    ("defence", "distance", "difficulty"), [(4, 19, 5), (4, 5, 4), (1, 8, 3), (5, 25, 6)]
)
def test_the_higher_of_distance_and_defence(defence: int, distance: float, difficulty: int) -> None:
    assert (
        shooter(distance, target={"defence": defence}).shot("E", "F").strikes[0].armed.difficulty
        == difficulty
    )


@pytest.mark.rule("RG-21")
def test_nothing_else_happens_within_a_shot_but_vae_victis() -> None:
    scene = shooter(rank="officer").changed(companies=Scene(command=(3, 3)).game.companies)
    scene.do(DeclareShot("E", "F"))
    assert scene.pending() == Choose(0, (0, 1, 2), "vae_victis")
    with pytest.raises(Refused, match="attack_open"):
        scene.do(SpendCommand("B", 1, reason="a free effect"))
    scene.fight((6, 6, 6), vae_victis=(1,), inflict=(0,))
    assert scene.game.companies["A"].current == 2
    scene.do(SpendCommand("B", 1, reason="a free effect"))


@pytest.mark.rule("RG-22")
def test_shs_is_changed_by_states_and_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def hex_of_two(at: StatMoment, holder: Holder) -> list[Modifier]:
        return [Modifier(-2, "hex", "")] if at.stat == "shs" and at.unit.id == holder.unit.id else []

    monkeypatch.setitem(hooks.STAT._handlers, "hex", hex_of_two)
    for card, vae_victis, dice in (
        ({"shs": 3}, 0, 3),
        ({"shs": 2, "life_now": 1}, 0, 1),
        ({"shs": 2}, 2, 4),
        ({"shs": 1, "life_now": 1, "states": ("hex",)}, 1, 1),
    ):
        scene = shooter(rank="officer", **card).changed(companies=Scene(command=(2, 0)).game.companies)
        assert scene.shot("E", "F").strikes[0].armed.dice[vae_victis] == dice
    nothing = shooter(shs=1, life_now=1)
    facts = nothing.do(DeclareShot("E", "F"))
    assert any(isinstance(fact, AttackEnded) for fact in facts)
    assert nothing["F"].life == 4


@pytest.mark.rule("RG-23")
@pytest.mark.parametrize(("shs", "rolled", "rerolls"), [(5, 5, 0), (7, 5, 2), (10, 5, 5)])
def test_five_dice_and_re_rolls(shs: int, rolled: int, rerolls: int) -> None:
    attack, asked = settle(shooter(shs=shs).shot("E", "F"))
    assert asked == Roll(0, rolled, "attack")
    after = settle(give(attack, (1,) * rolled))[1]
    assert after == (Pick(0, (1,) * rolled, rerolls, "reroll", 0) if rerolls else None)


@pytest.mark.rule("RG-24")
@pytest.mark.parametrize(
    ("shs", "hits", "column", "lost"), [(12, 0, 0, 2), (11, 3, 4, 2), (12, 1, 2, 2), (10, 0, 0, 0)]
)
def test_automatic_damage(shs: int, hits: int, column: int, lost: int) -> None:
    scene = shooter(shs=shs, columns=(column,) * 5, target={"pr": 3})
    shoot(scene, (6,) * hits + (1,) * (5 - hits), reroll=False)
    assert scene["F"].life == 4 - lost
    assert not scene["F"].wounded


@pytest.mark.rule("RG-25", "RG-26", "RG-27")
def test_hits_and_re_rolls() -> None:
    def hits(shs: int, distance: float, rolled: tuple[int, ...], *again: tuple[int, ...]) -> int:
        attack = give(shooter(distance, shs=shs).shot("E", "F"), rolled)
        for answer in again:
            attack = give(attack, answer)
        assert not isinstance(settle(attack)[1], Pick)
        return attack.strikes[0].hits

    assert hits(3, 10, (3, 4, 6)) == 2
    assert hits(3, 25, (5, 5, 6)) == 1
    assert hits(8, 10, (1, 2, 4, 5, 6), (2, 1), (4, 3)) == 4
    assert hits(6, 20, (5, 5, 6, 6, 5)) == 5
    assert hits(6, 10, (2, 4, 4, 5, 6), (2,), (5,)) == 5


@pytest.mark.rule("RG-28", "RG-30")
def test_the_table_and_fewer_hits() -> None:
    def after(rolled: int, *kept: int) -> tuple[int, list[tuple[str, int]]]:
        scene = shooter(columns=PAINFUL, shs=5, target={"life": (20, 1)})
        shoot(scene, (6,) * rolled + (1,) * (5 - rolled), inflict=kept)
        return 20 - scene["F"].life, [(on.id, on.x) for on in scene["F"].states]

    assert after(3) == (6, [])
    assert after(5) == (6, [("knocked_down", 1)])
    assert after(0) == (0, [])
    assert [after(3, kept) for kept in (0, 1, 2, 3)] == [(0, []), (3, []), (4, [("pain", 2)]), (6, [])]
    two = shooter(columns=PAINFUL)
    assert settle(give(two.shot("E", "F"), (6, 6)))[1] == Choose(0, (0, 1, 2), "inflict")


@pytest.mark.rule("RG-29")
def test_protection_with_cover_never_gives_life() -> None:
    for damage, pr, covered, lost in ((6, 2, False, 4), (6, 1, True, 2), (3, 4, False, 0)):
        scene = shooter(columns=((damage, "stunned"),) * 5, target={"pr": pr, "life": (20, 1)})
        shoot(scene, (6, 1), covered=covered)
        assert scene["F"].life == 20 - lost
        assert scene["F"].has("stunned")


@pytest.mark.rule("RG-31")
@pytest.mark.parametrize(("now", "damage", "left"), [(4, 4, 0), (4, 3, 1), (2, 5, -3)])
def test_the_fallen_are_removed(now: int, damage: int, left: int) -> None:
    scene = shoot(shooter(columns=(damage,) * 5, target={"life_now": now}), (6, 1))
    assert scene["F"].life == left
    assert scene["F"].on_table is (left > 0)


@pytest.mark.rule("UN-18")
def test_without_a_ranged_weapon_there_is_no_shot() -> None:
    for card in ({"weapons": (weapon(),)}, {"shs": None}):
        with pytest.raises(Refused, match="no_ranged_weapon"):
            shooter(**card).do(DeclareShot("E", "F"))
    for index in (-1, 1, 7):
        with pytest.raises(Refused, match="no_power_table"):
            shooter().do(DeclareShot("E", "F", index))


def test_a_target_off_the_table_is_refused() -> None:
    scene = shooter()
    scene.do(PlaceUnit("F", None))
    with pytest.raises(Refused, match="not_on_table"):
        scene.do(DeclareShot("E", "F"))


def test_a_shooter_moves_before_or_after_and_not_both() -> None:
    def walk(scene: Scene, x: float) -> None:
        scene.do(MoveUnit("E", scene.path((x, 3), unit="E")))

    before = shooter(8)
    walk(before, 5)
    shoot(before, (1, 1))
    with pytest.raises(Refused, match="action_taken"):
        walk(before, 5.5)
    after = shoot(shooter(8), (1, 1))
    with pytest.raises(Refused) as far:
        walk(after, 8.1)  # MVT 5, and no more
    assert (far.value.reason, far.value.rule) == ("too_far", "AC-18")
    walk(after, 5)
    with pytest.raises(Refused, match="action_taken"):
        walk(after, 5.5)
    ran = shooter(12)
    walk(ran, 9)
    with pytest.raises(Refused, match="action_taken"):
        ran.do(DeclareShot("E", "F"))
    near = shoot(shooter(4), (1, 1))
    with pytest.raises(Refused, match="shoot_without_contact"):
        walk(near, 7)
