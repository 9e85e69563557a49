"""Whom a shot may be aimed at, and what hides or covers him (RG-03 to RG-18, RG-32)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist import geometry
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.rules.combat import attacks
from hellassist.rules.commands import Correct, DeclareShot, Engage, MoveUnit
from hellassist.rules.events import AnswerGiven, AttackDeclared, LifeLost, UnitRemoved
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import shot, sight
from tests.rules.ranged import answer, archer, bow, box, difficulty, may, reason, wall
from tests.scene import Scene, weapon

APART = 1.2
"""Two Regular radii."""


def row(*enemies: dict[str, Any], **card: Any) -> Scene:
    """E with a bow, and enemies P, Q, R, S at these distances, edge to edge; engaged ones beside an own unit."""
    scene = archer(**card)
    for place, entry in enumerate(enemies):
        key, engaged, distance = "PQRS"[place], entry.pop("engaged", False), entry.pop("distance")
        scene.enemy(key, **{"at": (3 + APART + distance, 15), **entry})
        if engaged:
            scene.unit(f"with_{key}").touch(f"with_{key}", key, (0, 1))
    return scene


@pytest.mark.rule("RG-03")
def test_the_steps_of_a_shot_come_in_order() -> None:
    scene = row({"distance": 5, "life": (2, None)})
    before = scene.game
    scene.do(DeclareShot("E", "P", covered=True))
    answer(scene, (6, 6, 6), 3)
    steps = [type(fact) for fact in scene.facts]
    order = [steps.index(kind) for kind in (AttackDeclared, AnswerGiven, LifeLost, UnitRemoved)]
    assert order == sorted(order)
    lines = [line.text for line in Chronicler(Texts()).tell(scene.facts, before)]
    assert lines == [
        "Shoot: E at P, in cover as the players saw it, 5.0 fathoms: difficulty 3.",
        "E throws 6 6 6 (typed).",
        "E inflicts 3 of 3 hits: 5 damage.",
        "P loses 2 LP: 0 left.",
        "P falls.",
    ]


@pytest.mark.rule("RG-04")
def test_the_nearest_by_the_edge_of_its_base_must_be_chosen() -> None:
    assert may(row({"distance": 5}, {"distance": 6})) == ["P"]
    scene = archer(at=(10, 10))
    scene.enemy("P", at=(16.6, 10), base="extra_large").enemy("Q", at=(10, 16.3))
    assert may(scene) == ["P"]
    assert may(archer(at=(10, 10)).enemy("P", at=(15, 10)).enemy("Q", at=(10, 15))) == ["P", "Q"]
    with pytest.raises(Refused) as refused:
        scene.do(DeclareShot("E", "Q"))
    facts = refused.value.facts
    assert (refused.value.rule, facts["nearest"]) == ("RG-04", "P")
    assert (facts["have"], facts["limit"]) == (pytest.approx(5.1), pytest.approx(5.0))
    walked = row({"distance": 5}, {"distance": 6})
    walked.do(MoveUnit("E", walked.path((6.2, 15), unit="E")))
    assert may(walked) == ["P"]  # from where it stands when it shoots


@pytest.mark.rule("RG-05")
@pytest.mark.parametrize(
    ("base", "pr", "look", "passed"),
    [
        ("regular", 3, "covered", True),
        ("regular", 4, "covered", False),
        ("large", 3, "covered", False),
        ("large", 2, "covered", True),
        ("extra_large", 0, "covered", True),
        ("extra_large", 2, "covered", False),
        ("regular", 0, "clear", False),
    ],
)
def test_the_nearest_in_good_cover_may_be_passed_over(base: str, pr: int, look: str, passed: bool) -> None:
    scene = row({"distance": 4, "pr": pr, "base": base}, {"distance": 9})
    assert may(scene, P=look) == (["P", "Q"] if passed else ["P"])
    if passed:
        scene.do(DeclareShot("E", "Q", looks=(("P", "covered"),)))
    else:
        with pytest.raises(Refused, match="nearer_enemy"):
            scene.do(DeclareShot("E", "Q", looks=(("P", look),)))  # type: ignore[arg-type]


@pytest.mark.rule("RG-05")
def test_only_the_table_of_cover_counts_against_natural_protection() -> None:
    camouflaged = row({"distance": 4, "pr": 4, "abilities": (("camouflage", 1),)}, {"distance": 9})
    assert may(camouflaged, P="covered") == ["P"]
    guarded = row({"distance": 4, "pr": 3, "states": ()}, {"distance": 9})
    guarded.enemy("G", abilities=("bodyguard",)).touch("G", "P", (1, 0))
    assert "Q" in may(guarded, P="covered", G="covered")


@pytest.mark.rule("RG-06")
def test_passing_over_goes_on_down_the_list() -> None:
    scene = row({"distance": 4, "pr": 1}, {"distance": 6, "pr": 2}, {"distance": 9}, {"distance": 10})
    assert may(scene, P="covered", Q="covered") == ["P", "Q", "R"]
    everybody = may(scene, P="covered", Q="covered", R="covered", S="covered")
    assert everybody == ["P", "Q", "R", "S"]
    assert may(scene, P="covered", R="covered") == ["P", "Q"]


@pytest.mark.rule("RG-07")
def test_engaged_enemies_may_be_passed_over_or_chosen() -> None:
    assert may(row({"distance": 3, "engaged": True}, {"distance": 7})) == ["P", "Q"]
    scene = row({"distance": 2, "engaged": True}, {"distance": 3.5}, {"distance": 8})
    assert may(scene) == ["P", "Q"]
    lying = row({"distance": 3, "engaged": True, "states": ("knocked_down",)}, {"distance": 7})
    assert may(lying) == ["P", "Q"]
    beside = row({"distance": 3}, {"distance": 7})
    beside.unit("T", states=("knocked_down",)).touch("T", "P", (0, 1))
    assert may(beside) == ["P"]  # it touches nobody who fights back, and is free


@pytest.mark.rule("RG-08", "SA-051")
def test_whom_nobody_can_aim_at_is_never_the_nearest() -> None:
    far = row({"distance": 6, "abilities": (("discretion", 4),)}, {"distance": 9})
    assert may(far) == ["Q"]
    assert reason(far, "P") == ("discreet", "SA-051")
    near = row({"distance": 4, "abilities": (("discretion", 4),)}, {"distance": 9})
    assert may(near) == ["P"]
    hidden = row({"distance": 6}, {"distance": 9})
    assert may(hidden, P="hidden") == ["Q"]
    assert reason(hidden, "P", P="hidden") == ("no_line_of_fire", "RG-11")


@pytest.mark.rule("SA-050", "SA-051")
def test_discretion() -> None:
    def told(distance: float, *, engaged: bool = False) -> tuple[str, str] | None:
        return reason(row({"distance": distance, "abilities": (("discretion", 6),), "engaged": engaged}), "P")

    assert told(6.0) is None
    assert told(6.1) == ("discreet", "SA-051")
    assert told(10, engaged=True) is None
    with pytest.raises(Refused) as refused:
        row({"distance": 6.1, "abilities": (("discretion", 6),)}).do(DeclareShot("E", "P"))
    assert (refused.value.facts["have"], refused.value.facts["limit"]) == (pytest.approx(6.1), 6.0)


@pytest.mark.rule("SA-051")
def test_discretion_bars_charges_from_afar() -> None:
    def engage(distance: float) -> Scene:
        scene = Scene().unit("E", at=(3, 15), mvt=4)
        scene.enemy("P", at=(3 + APART + distance, 15), abilities=(("discretion", 2),))
        scene.do(Engage("E", scene.path((3 + distance, 15), unit="E"), "P"))
        return scene

    with pytest.raises(Refused) as refused:
        engage(7)
    assert (refused.value.rule, refused.value.facts["limit"]) == ("SA-051", 2.0)
    assert engage(4).game.attack is not None


@pytest.mark.rule("RG-10")
def test_a_line_to_any_part_of_the_base_is_enough() -> None:
    scene = row({"distance": 8})
    assert may(scene.changed(terrain=(box(6, 14.9, 6.5, 15.6),))) == ["P"]  # its lower edge shows
    seen_from_the_edge_alone = box(3.65, 14.85, 3.7, 15.15)
    assert may(scene.changed(terrain=(seen_from_the_edge_alone,))) == []
    scene.do(DeclareShot("E", "P", covered=False))  # the tip of the halberd shows
    assert scene.game.attack is not None
    grazing = row({"distance": 8}).changed(terrain=(box(6, 15, 6.5, 20),))
    assert (
        sight.judged(grazing.game, grazing["E"], grazing["P"]) == "clear"
    )  # half of it, too far from the wall


@pytest.mark.rule("RG-11", "RG-16")
def test_terrain_blocks_at_any_distance() -> None:
    for left in (5.0, 11.0):  # 10 fathoms before the target, and half a fathom
        scene = row({"distance": 11.3}).changed(terrain=(box(left, 12, left + 0.1, 18),))
        with pytest.raises(Refused) as refused:
            scene.do(DeclareShot("E", "P"))
        assert (refused.value.reason, refused.value.rule) == ("no_line_of_fire", "RG-11")


@pytest.mark.rule("RG-12")
def test_units_never_block_nor_cover() -> None:
    scene = row({"distance": 3}, {"distance": 5}, {"distance": 7}, abilities=("sniper",))
    assert may(scene) == ["P", "Q", "R"]
    scene.do(DeclareShot("E", "R"))
    assert scene.game.attack is not None
    declared = scene.game.attack.declaration
    assert (declared.covered, declared.others) == (False, ())
    ally = row({"distance": 7})
    bare = difficulty(ally, "P")
    ally.unit("T", at=(7, 15), base="extra_large")
    assert (may(ally), difficulty(ally, "P")) == (["P"], bare)


def hiding(share: float, away: float, size: float = 0.6) -> Scene:
    """P far from E, so much of its breadth behind a wall so far away from its edge."""
    scene = archer(at=(1, 15)).enemy("P", at=(25, 15))
    half = geometry.hidden_share(scene.spot(1, 15), scene["P"].base, ())
    assert half == 0
    end = 25 - size - away
    reach = (end - 1) / ((25 - 1) ** 2 - size**2) ** 0.5  # of the breadth at the wall to that at the tangent
    top = 15 + size * reach * _sine_of(share)
    return scene.changed(terrain=(wall((end - 0.1, 10), (end, 10), (end, top), (end - 0.1, top)),))


def _sine_of(share: float) -> float:
    """The edge of the wall that hides this share of the angle, measured from the middle: nearly share * 2 - 1."""
    return share * 2 - 1


@pytest.mark.rule("RG-13", "RG-16")
@pytest.mark.parametrize(
    ("share", "away", "look"),
    [
        (0.6, 1.0, "covered"),
        (0.6, 1.1, "clear"),
        (0.5, 0.3, "covered"),
        (0.49, 0.0, "clear"),
        (0.49, 0.9, "clear"),
    ],
)
def test_cover_needs_half_of_the_unit_hidden_by_what_stands_near(
    share: float, away: float, look: str
) -> None:
    scene = hiding(share, away)
    found = sight.shade(scene.game, scene["E"].base.at, 0.0, scene["P"])
    assert found.hidden == pytest.approx(share, abs=0.005)
    assert sight.judged(scene.game, scene["E"], scene["P"]) == look


@pytest.mark.rule("RG-13")
def test_only_the_shadows_of_near_obstacles_are_added() -> None:
    near_low, near_high = box(23.9, 12, 24.0, 14.76), box(23.9, 15.24, 24.0, 18)
    far_high = box(20, 15.25, 20.1, 18)
    scene = archer(at=(1, 15)).enemy("P", at=(25, 15))

    def look(*terrain: Any) -> str:
        scene.changed(terrain=terrain)
        return sight.judged(scene.game, scene["E"], scene["P"])

    assert look(near_low) == "clear"
    assert look(near_low, near_high) == "covered"
    assert look(near_low, far_high) == "clear"
    assert look(near_low, near_high, box(20, 14, 20.1, 16)) == "hidden"
    assert look(box(23.9, 12, 24.0, 18, opaque=False)) == "clear"


@pytest.mark.rule("RG-16", "RG-15")
def test_five_targets_behind_terrain() -> None:
    scene = archer(at=(15, 15), abilities=("sniper",))
    scene.enemy("B", at=(15, 25)).enemy("C", at=(25, 15)).enemy("D", at=(15, 5), base="large")
    scene.enemy("E2", at=(5, 15)).enemy("F", at=(25, 25))
    scene.changed(
        terrain=(
            box(13, 23.5, 17, 24),  # hides all of B
            box(23.5, 14.8, 24, 17),  # most of C
            box(13, 6.1, 15.1, 6.5),  # half of D
            box(6, 15.2, 6.4, 17),  # little of E2
            wall((20, 20.05), (22, 20), (21, 18.5)),  # F, from afar
        )
    )
    looks = {entry.unit: entry.look for entry in shot.eligible(scene.game, scene["E"])}
    assert looks == {"B": "hidden", "C": "covered", "D": "covered", "E2": "clear", "F": "clear"}

    def bonus(key: str) -> int | None:
        declared = shot.declare(scene.game, scene["E"], scene[key])
        return attacks.begin(scene.game, declared).strikes[0].armed.protection

    assert {key: bonus(key) for key in ("C", "D", "E2", "F")} == {"C": 3, "D": 2, "E2": 0, "F": 0}
    with pytest.raises(Refused, match="no_line_of_fire"):
        scene.do(DeclareShot("E", "B"))


def test_what_the_players_see_counts_before_what_the_board_tells() -> None:
    """RG-14."""
    scene = hiding(0.6, 0.5)
    scene.do(DeclareShot("E", "P"))
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.covered
    seen = hiding(0.6, 0.5)
    seen.do(DeclareShot("E", "P", covered=False))
    assert seen.game.attack is not None
    assert not seen.game.attack.declaration.covered


def test_heights_are_left_to_the_eye() -> None:
    scene = archer(at=(1, 15)).enemy("P", at=(25, 15)).changed(terrain=(box(12, 10, 12.2, 20),))

    def look() -> str:
        return sight.judged(scene.game, scene["E"], scene["P"])

    assert look() == "hidden"
    scene.do(Correct("E", "height", "2", "on a roof"))
    assert look() == "unknown"
    assert may(scene) == ["P"]
    scene.changed(terrain=(box(12, 10, 12.2, 20, height=4.0),))
    assert look() == "hidden"
    scene.changed(terrain=(box(12, 10, 12.2, 20, height=0.5),))
    assert look() == "unknown"
    within = archer(at=(1, 15)).enemy("P", at=(25, 15)).changed(terrain=(box(0, 10, 5, 20),))
    assert sight.judged(within.game, within["E"], within["P"]) == "unknown"


@pytest.mark.rule("RG-18", "SA-107")
def test_there_is_no_farthest_distance_but_with_limited_range() -> None:
    wide = {"width": 2000.0, "depth": 2000.0}
    assert difficulty(row({"distance": 60}).changed(**wide), "P") == 6
    for reach, x, distance, hard in ((8, 2, 16.0, 4), (6, 2, 12.0, 4), (6, 1, 6.0, 3)):
        limited = (bow(reach=reach, abilities=(("limited_range", x),)), weapon())
        assert difficulty(row({"distance": distance}, weapons=limited), "P") == hard
        scene = row({"distance": distance + 0.1}, weapons=limited)
        with pytest.raises(Refused) as refused:
            scene.do(DeclareShot("E", "P"))
        facts = refused.value.facts
        assert (refused.value.rule, facts["limit"]) == ("SA-107", x * reach)
        assert facts["have"] == pytest.approx(distance + 0.1)
    beyond = row({"distance": 20, "pr": 0}, weapons=(bow(abilities=(("limited_range", 2),)), weapon()))
    assert may(beyond) == []


@pytest.mark.rule("RG-32")
def test_covered_and_engaged_units_are_passed_over_down_the_list() -> None:
    def figure(*, with_d: bool) -> list[str]:
        entries: list[dict[str, Any]] = [
            {"distance": 4, "pr": 1},
            {"distance": 6, "engaged": True},
            {"distance": 8, "pr": 3, "base": "extra_large"},
            {"distance": 11},
        ]
        scene = row(*(entries if with_d else [*entries[:2], entries[3]]))
        return may(scene, P="covered", R="covered") if with_d else may(scene, P="covered")

    assert figure(with_d=True) == ["P", "Q", "R"]
    assert figure(with_d=False) == ["P", "Q", "R"]  # R is the last of the list now


@pytest.mark.rule("SA-083")
def test_impressive_units_may_be_chosen_though_others_are_nearer() -> None:
    big = ("impressive",)
    assert may(row({"distance": 4}, {"distance": 9, "abilities": big})) == ["P", "Q"]
    scene = row(
        {"distance": 3},
        {"distance": 5},
        {"distance": 8, "abilities": big},
        {"distance": 12, "abilities": big},
    )
    assert may(scene) == ["P", "R", "S"]
    assert may(scene, R="hidden") == ["P", "S"]
    assert reason(scene, "R", R="hidden") == ("no_line_of_fire", "RG-11")


@pytest.mark.rule("SA-141")
def test_a_sniper_takes_any_target_in_line_of_fire() -> None:
    scene = row({"distance": 3}, {"distance": 20}, abilities=("sniper",))
    assert may(scene) == ["P", "Q"]
    assert may(scene, Q="hidden") == ["P"]
    with pytest.raises(Refused, match="no_line_of_fire"):
        scene.do(DeclareShot("E", "Q", looks=(("Q", "hidden"),)))
