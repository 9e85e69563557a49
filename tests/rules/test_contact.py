"""Contact, engaged and free, control areas (BA-02 to BA-18)."""

from __future__ import annotations

import pytest

from hellassist import geometry
from hellassist.app.battle import dice
from hellassist.rules import contact
from hellassist.rules.combat import strike
from hellassist.rules.combat.attack import Dice
from hellassist.rules.moves.movement import judge
from hellassist.rules.requests import BadAnswer, Roll
from tests.scene import Scene


def apart(scene: Scene, gap: float) -> Scene:
    """Put F so that the gap to E is *gap* fathoms, both on Regular bases."""
    return scene.unit("E", at=(10, 10)).enemy("F", at=(10 + 1.2 + gap, 10))


@pytest.mark.rule("BA-02")
def test_dice_have_six_faces() -> None:
    faces = [face for _ in range(400) for face in dice.throw(5)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert dice.throw(0) == ()
    assert Roll(0, 5, "attack").check((1, 2, 3, 4, 6)) == (1, 2, 3, 4, 6)
    for wrong in (0, 7):
        with pytest.raises(BadAnswer):
            Roll(0, 1, "attack").check((wrong,))
    assert Roll(0, 7, "blast").check((1,) * 7) == (1,) * 7  # the cap of five belongs to attack rolls alone


@pytest.mark.rule("BA-03", "UN-13")
def test_a_stat_can_be_a_number_of_dice() -> None:
    scene = Scene().unit("E", cbt=3).enemy("F")
    assert strike.dice_count(strike.moment(scene.game, scene.declared("E", "F"), 0)) == 3
    scene = Scene().unit("E", cbt=4).enemy("F").unit("G").touch("G", "F", (0, 1))
    assert strike.dice_count(strike.moment(scene.game, scene.declared("E", "F"), 0)) == 5


@pytest.mark.rule("BA-04")
@pytest.mark.parametrize(("faces", "hits"), [((6, 3, 2), 1), ((3, 3, 3), 0), ((4, 4, 1), 2)])
def test_dice_are_judged_one_by_one(faces: tuple[int, ...], hits: int) -> None:
    assert Dice(difficulty=4, fresh=faces).hits == hits


@pytest.mark.rule("BA-11", "TD-30")
def test_engaged_means_touching_an_enemy() -> None:
    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10))
    assert contact.is_engaged(scene.game, scene["A"])
    assert contact.is_engaged(scene.game, scene["B"])
    allies = Scene().unit("A", at=(10, 10)).unit("C", at=(11.2, 10)).unit("D", at=(8.8, 10))
    assert not contact.is_engaged(allies.game, allies["A"])
    chain = Scene().unit("A", at=(10, 10)).unit("C", at=(11.2, 10)).enemy("B", at=(12.4, 10))
    assert [contact.is_engaged(chain.game, chain[key]) for key in "ABC"] == [False, True, True]
    near = apart(Scene(), 0.2)
    assert not contact.is_engaged(near.game, near["E"])


@pytest.mark.rule("BA-11", "BA-14", "TD-30")
def test_only_the_helpless_side_of_a_non_reciprocal_contact_is_engaged() -> None:
    for state in ("immobilized", "knocked_down"):
        scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10), states=(state,))
        assert not contact.is_engaged(scene.game, scene["A"])
        assert contact.is_engaged(scene.game, scene["B"])
        assert contact.control_reach(scene.game, scene["A"]) == scene.game.fathom
    stunned = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10), states=("stunned",))
    assert contact.is_engaged(stunned.game, stunned["A"])


@pytest.mark.rule("BA-12")
def test_the_control_area_reaches_a_fathom_from_the_edge() -> None:
    assert contact.control_reach(apart(Scene(), 5).game, apart(Scene(), 5)["E"]) == 25.0
    for gap, inside in ((1.0, True), (1.01, False)):
        scene = apart(Scene(), gap)
        assert bool(contact.controllers_at(scene.game, scene["E"])) is inside
    for base, between in (("regular", 2.2), ("extra_large", 2.6)):
        for more, inside in ((0.0, True), (0.01, False)):
            scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(10 + between + more, 10), base=base)
            assert bool(contact.controllers_at(scene.game, scene["E"])) is inside


@pytest.mark.rule("BA-13")
@pytest.mark.parametrize(
    ("card", "gap", "inside"),
    [
        ({"abilities": ("harmless",)}, 0.3, False),
        ({"abilities": (("lunge", 2),)}, 1.8, True),
        ({"abilities": (("lunge", 2),)}, 2.0, True),
        ({"abilities": (("lunge", 2),)}, 2.1, False),
        ({"states": ("stunned",)}, 0.5, False),
        ({"states": ("immobilized",)}, 0.5, False),
        ({"states": ("knocked_down",)}, 0.5, False),
        ({"abilities": (("lunge", 2), "harmless")}, 0.5, False),
    ],
)
def test_abilities_and_states_change_the_control_area(
    card: dict[str, object], gap: float, inside: bool
) -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(11.2 + gap, 10), **card)
    assert bool(contact.controllers_at(scene.game, scene["E"])) is inside


@pytest.mark.rule("BA-14", "SA-124")
def test_engaged_units_have_no_control_area_unless_protective() -> None:
    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10))
    assert contact.control_reach(scene.game, scene["A"]) == 0
    assert contact.control_reach(scene.game, scene["B"]) == 0
    scene = scene.unit("C", at=(12.9, 10))  # a gap of 0.5 to B
    assert contact.controllers_at(scene.game, scene["C"]) == ()
    keeps = (
        Scene()
        .unit("A", at=(10, 10))
        .enemy("B", at=(11.2, 10), abilities=("protective",))
        .unit("C", at=(12.9, 10))
    )
    assert [unit.id for unit in contact.controllers_at(keeps.game, keeps["C"])] == ["B"]


@pytest.mark.rule("BA-15")
def test_the_control_area_is_back_when_the_unit_is_free() -> None:
    from hellassist.rules.commands import RemoveUnit

    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10))
    scene.do(RemoveUnit("B"))
    assert contact.control_reach(scene.game, scene["A"]) == 25.0
    two = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10)).enemy("D", at=(8.8, 10))
    two.do(RemoveUnit("B"))
    assert contact.is_engaged(two.game, two["A"])
    assert contact.control_reach(two.game, two["A"]) == 0


@pytest.mark.rule("BA-16")
def test_control_areas_bind_enemies_only() -> None:
    scene = Scene().unit("A", at=(10, 10)).unit("C", at=(11.6, 10)).enemy("B", at=(10, 11.6))
    assert [unit.id for unit in contact.controllers_at(scene.game, scene["A"])] == ["B"]
    assert [unit.id for unit in contact.controllers_at(scene.game, scene["B"])] == ["A"]


@pytest.mark.rule("BA-18")
def test_units_have_no_facing() -> None:
    for angle in ((-1, 0), (1, 0), (0, 1), (0.6, -0.8)):
        scene = Scene().unit("E", at=(5, 5)).enemy("F", at=(15, 15)).touch("E", "F", angle)
        attack = scene.sequence("E", "F")
        assert attack.strikes[0].armed.dice == (3, 4, 5)
        assert attack.strikes[0].armed.difficulty == 3
    standing = Scene().unit("E", at=(10, 10))
    assert judge(standing.game, "E", standing.path((10, 10), unit="E")).length == 0


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize(("height", "contact_possible"), [(1.2, False), (1.0, True), (0.0, True)])
def test_too_great_a_height_difference_means_no_contact(height: float, contact_possible: bool) -> None:
    scene = Scene().unit("A", at=(10, 10)).enemy("B", at=(11.2, 10), height=height)
    assert contact.touches(scene["A"], scene["B"]) is contact_possible
    assert contact.touches(scene["B"], scene["A"]) is contact_possible
    assert contact.is_engaged(scene.game, scene["A"]) is contact_possible


@pytest.mark.rule("BA-01")
def test_one_constant_sets_the_fathom() -> None:
    from dataclasses import replace

    from hellassist.rules.editions import CORE
    from hellassist.rules.moves.movement import walk_allowance

    inch = Scene(edition=replace(CORE, fathom_mm=25.4)).unit("E", mvt=5)
    assert walk_allowance(inch.game, inch["E"]) == pytest.approx(127.0)
    metric = Scene().unit("E", mvt=5)
    assert walk_allowance(metric.game, metric["E"]) == 125.0
    assert geometry.within(walk_allowance(metric.game, metric["E"]), 125.0)
