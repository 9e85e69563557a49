"""The open attack as the dialog shows it: every number explains itself, dice lie where they fell."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.app.battle.trail import Trail, places_of, trail
from hellassist.rules.combat.attack import dice_of
from hellassist.rules.commands import DeclareMelee, DeclareShot, Engage, GiveAnswer
from hellassist.rules.modifiers import total
from hellassist.rules.requests import Choose, Pick, Roll
from tests.scene import Scene, weapon


def shown(scene: Scene) -> Trail:
    """The open attack."""
    now = trail(scene.game)
    assert now is not None
    return now


def test_nothing_is_shown_without_an_attack() -> None:
    assert trail(Scene().unit("E").game) is None


def test_dice_lie_in_the_order_thrown_and_re_rolled_ones_in_place() -> None:
    scene = Scene().unit("E", cbt=9).enemy("F", defence=4)
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer((2, 5, 1, 6, 2)))
    assert shown(scene).sides[0].faces == (2, 5, 1, 6, 2)
    scene.do(GiveAnswer((2, 1)))
    assert shown(scene).sides[0].faces == (2, 5, 1, 6, 2)
    scene.do(GiveAnswer((3, 4)))
    side = shown(scene).sides[0]
    assert (side.faces, side.rerolled, side.hits) == ((3, 5, 4, 6, 2), (0, 2), None)
    scene.do(GiveAnswer((2,)))
    scene.do(GiveAnswer((6,)))
    side = shown(scene).sides[0]
    assert (side.faces, side.rerolled, side.hits) == ((3, 5, 4, 6, 6), (0, 2, 4), 4)
    assert shown(scene).sides[1].faces == ()
    scene.do(GiveAnswer((1, 2, 6)))
    now = shown(scene)
    assert (now.sides[0].faces, now.sides[1].faces) == ((3, 5, 4, 6, 6), (1, 2, 6))
    assert (now.sides[1].hits, now.sides[0].inflicted) == (1, None)
    scene.do(GiveAnswer(2))
    assert shown(scene).sides[0].inflicted == 2


def test_equal_faces_are_lifted_one_by_one() -> None:
    assert places_of((2, 2, 5, 2), (2, 2), (0,)) == [1, 3]
    assert places_of((1, 3, 1), (1,), ()) == [0]


NUMBERS = st.tuples(st.integers(0, 6), st.integers(0, 2), st.integers(0, 2), st.integers(1, 5))
CIRCUMSTANCES = st.tuples(st.booleans(), st.booleans(), st.booleans())


@given(NUMBERS, CIRCUMSTANCES)
@settings(max_examples=80, deadline=None)
def test_the_chips_sum_to_the_dice(numbers: tuple[int, ...], circumstances: tuple[bool, ...]) -> None:
    cbt, friends, points, defence = numbers
    wounded, charge, stunned = circumstances
    scene = Scene(command=(2, 0)).unit(
        "E", cbt=cbt, at=(10, 10), life_now=1 if wounded else 4, states=("stunned",) if stunned else ()
    )
    scene.unit("O", at=(3, 3), rank="officer")
    scene.enemy("F", at=(18, 10) if charge else (13, 10), defence=defence, states=("stunned",))
    for index, angle in ((0, (0, 1)), (1, (1, 0)))[:friends]:
        scene.unit(f"S{index}").touch(f"S{index}", "F", angle)
    scene.do(Engage("E", scene.path((16.8, 10) if charge else (11.8, 10), unit="E"), "F"))
    if scene.game.attack is None:
        return
    if isinstance(scene.pending(), Choose):
        scene.do(GiveAnswer(points))
    now = shown(scene)
    side = now.sides[0]
    assert side.printed == cbt
    assert total(cbt, side.modifiers) == side.points == now.attack.strikes[0].points
    assert (side.rolled, side.rerolls) == dice_of(side.points)
    assert total(side.difficulty_from, side.difficulty_modifiers, 1, 5) == side.difficulty
    assert total(side.protection_from, side.protection_modifiers) == side.protection
    assert all(chip.rule for chip in side.modifiers)


def test_a_shot_shows_its_band_and_its_target_silent() -> None:
    bow = weapon(use="ranged", range=8, name="bow")
    scene = Scene().unit("E", shs=2, weapons=(weapon(), bow)).enemy("F", at=(21.2, 10), pr=1)
    scene.do(DeclareShot("E", "F", covered=True))
    now = shown(scene)
    assert now.band is not None
    assert (now.band.name, round(now.distance, 6)) == ("short", 10.0)
    assert now.sides[0].weapon == bow
    assert now.sides[0].stat == "shs"
    assert (now.sides[0].protection, [chip.source for chip in now.sides[0].protection_modifiers]) == (
        4,
        ["cover"],
    )
    assert not now.sides[1].strikes
    assert now.sides[1].hits is None
    assert now.step == "attack_roll"


def test_the_weapon_shown_is_the_one_in_use() -> None:
    axe, dagger = weapon(2, 4, 6, 8, 10, name="axe"), weapon(1, 2, 3, 4, 5, name="dagger")
    scene = Scene().unit("E", weapons=(axe, dagger)).enemy("F")
    scene.do(DeclareMelee("E", "F"))
    assert shown(scene).sides[0].weapons == (axe, dagger)
    scene.do(GiveAnswer(1))
    assert shown(scene).sides[0].weapon == dagger
    assert shown(scene).sides[0].table[3].damage == 3
    assert isinstance(shown(scene).request, Roll)
    assert not isinstance(shown(scene).request, Pick)
