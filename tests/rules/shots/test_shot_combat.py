"""Shots at a close combat and past one (RG-33 to RG-41)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.rules.combat import attacks
from hellassist.rules.combat.driver import give
from hellassist.rules.commands import Correct, DeclareShot
from hellassist.rules.events import ShotDiverted
from hellassist.rules.requests import BadAnswer, Choose, Draw, Pick, Roll
from hellassist.rules.shots import crossfire, shot
from tests.rules.ranged import answer, archer, asked, bow, box, difficulty, finish, lost
from tests.scene import Scene, weapon

PAINFUL = (3, (4, "pain", 2), 6, 8, 8)
LIVES = (20, 1)


def brawl(
    distance: float = 5,
    *,
    target: dict[str, Any] | None = None,
    friends: tuple[dict[str, Any], ...] = ({},),
    **card: Any,
) -> Scene:
    """E with a bow, and T so far away that fights own units U, V, W."""
    scene = archer(**{"shs": 3, "weapons": (bow(), weapon()), **card})
    scene.enemy("T", **{"at": (3 + 1.2 + distance, 15), "life": LIVES, "status": "acted", **(target or {})})
    for key, angle, friend in zip("UVW", ((0, 1), (1, 0), (0, -1)), friends, strict=False):
        scene.unit(key, **{"life": LIVES, "status": "acted", **friend}).touch(key, "T", angle)
    return scene


def shoot(scene: Scene, *dice: tuple[int, ...], draws: tuple[int, ...] = (), target: str = "T") -> Scene:
    """A whole shot of E with these dice."""
    scene.do(DeclareShot("E", target))
    return finish(scene, *dice, draws=draws)


def pool(scene: Scene, target: str = "T") -> tuple[str, ...]:
    """Whom a shot of E at the target may hit in its place."""
    return shot.declare(scene.game, scene["E"], scene[target]).others


@pytest.mark.rule("RG-33")
def test_cover_counts_in_a_close_combat_too() -> None:
    behind = box(7.1, 14.9, 7.3, 15.6)  # half a fathom before T
    scene = brawl(4.2, target={"pr": 1}).changed(terrain=(behind,))
    assert scene.game.unit("T").at == scene.spot(8.4, 15)
    scene.do(DeclareShot("E", "T"))
    assert scene.game.attack is not None
    attack = attacks.resume(scene.game, scene.game.attack)[0]
    assert scene.game.attack.declaration.covered
    assert [arm.protection for arm in attack.strikes[0].arms] == [4, 0]
    finish(scene, (6, 6, 4))
    assert lost(scene, "T") == 1  # 5 damage


@pytest.mark.rule("RG-33")
def test_whom_nobody_fights_back_is_an_ordinary_target() -> None:
    lying = brawl(target={"states": ("knocked_down",)})
    assert pool(lying) == ()  # U touches it and is free
    assert attacks.begin(lying.game, shot.declare(lying.game, lying["E"], lying["T"])).all_hits is False
    assert pool(brawl()) == ("U",)


@pytest.mark.rule("RG-34")
@pytest.mark.parametrize(
    ("distance", "target", "friends", "hard"),
    [(10, 4, (3, 5), 5), (25, 2, (3,), 6), (5, 4, (2,), 4), (10, 3, (3,), 4)],
)
def test_the_highest_defence_of_all_who_fight(
    distance: float, target: int, friends: tuple[int, ...], hard: int
) -> None:
    scene = brawl(
        distance, target={"defence": target}, friends=tuple({"defence": value} for value in friends)
    )
    assert difficulty(scene, "T") == hard


@pytest.mark.rule("RG-34")
def test_a_lemure_and_a_chain_of_contacts_count_with_their_defence() -> None:
    assert difficulty(brawl(10, friends=({"abilities": ("invulnerable",)},)), "T") == 6
    chain = brawl(10)
    chain.enemy("X", defence=5, life=LIVES).touch("X", "U", (0, 1))
    assert difficulty(chain, "T") == 5
    assert pool(chain) == ("U", "X")
    erratic = brawl(10, target={"abilities": (("erratic_movement", 2),)})
    assert difficulty(erratic, "T") == 5
    beside = brawl(10, friends=({"abilities": (("erratic_movement", 2),)},))
    assert difficulty(beside, "T") == 4  # it is not the target


@pytest.mark.rule("RG-35")
def test_odd_and_even_are_compared_over_all_dice_if_one_hit() -> None:
    def drawn(*dice: tuple[int, ...], shs: int = 3, again: tuple[int, ...] = ()) -> bool:
        scene = brawl(20, shs=shs, friends=({}, {}))
        scene.do(DeclareShot("E", "T"))
        answer(scene, dice[0])
        if isinstance(asked(scene), Pick):
            answer(scene, again)
        for roll in dice[1:]:
            answer(scene, roll)
        return isinstance(asked(scene), Draw)

    assert drawn((5, 6, 3))
    assert not drawn((1, 3, 3))
    assert not drawn((3, 5, 6, 2, 5), (4,), shs=6, again=(3,))
    assert drawn((3, 5, 6, 2, 5), shs=6)  # the re-roll was not used
    nothing = shoot(brawl(20), (1, 3, 3))
    assert (lost(nothing, "T"), lost(nothing, "U")) == (0, 0)


@pytest.mark.rule("RG-36")
def test_more_odd_than_even_diverts() -> None:
    tie = shoot(brawl(10, shs=2), (5, 4))
    assert (lost(tie, "T"), lost(tie, "U")) == (3, 0)
    astray = shoot(brawl(20), (5, 5, 2))  # one candidate: nothing is drawn
    assert (lost(astray, "T"), lost(astray, "U")) == (0, 3)
    facts = [fact for fact in astray.facts if isinstance(fact, ShotDiverted)]
    assert facts == [ShotDiverted("E", "T", "U")]
    lines = [line.text for line in Chronicler(Texts()).tell(astray.facts, brawl(20).game)]
    assert "More odd dice than even: the shot at T hits U." in lines
    assert lines.index("U loses 3 LP: 17 left.") > 0


@pytest.mark.rule("RG-37")
def test_the_victim_is_drawn_with_equal_chances() -> None:
    scene = brawl(friends=({}, {"pr": 2}))
    scene.enemy("X", life=LIVES).touch("X", "U", (0, 1))
    scene.do(DeclareShot("E", "T"))
    answer(scene, (5, 5, 5))
    assert asked(scene) == Draw(0, 3, "victim")
    assert scene.game.attack is not None
    drawn = give(attacks.resume(scene.game, scene.game.attack)[0], 1)
    assert (drawn.strikes[1].guard, drawn.diverted) == (2, True)  # V stands in the place of T
    for number, key in enumerate(("U", "V", "X")):
        again = brawl(friends=({}, {}))
        again.enemy("X", life=LIVES).touch("X", "U", (0, 1))
        shoot(again, (5, 5, 5), draws=(number,))
        assert {other for other in "TUVX" if lost(again, other)} == {key}
    with pytest.raises(BadAnswer):
        answer(scene, 3)


@pytest.mark.rule("RG-38")
def test_all_hits_are_inflicted_by_the_one_difficulty() -> None:
    armed = (bow(*PAINFUL), weapon())
    scene = brawl(friends=({"pr": 1, "defence": 3},), target={"defence": 3}, weapons=armed)
    shoot(scene, (5, 5, 3))
    assert lost(scene, "U") == 5
    assert not scene["U"].has("pain")
    same = brawl(friends=({"pr": 1},), weapons=armed)
    same.do(DeclareShot("E", "T"))
    answer(same, (6, 6, 4))
    assert same.game.attack is None  # the target itself is hit, and nobody was asked for fewer hits
    assert lost(same, "T") == 6
    drawn = brawl(target={"defence": 2}, friends=({"defence": 2}, {"defence": 5}), weapons=armed)
    shoot(drawn, (5, 5, 5), draws=(0,))
    assert lost(drawn, "U") == 6
    effect = brawl(shs=2, weapons=armed)
    shoot(effect, (5, 3))
    assert effect["U"].has("pain")


@pytest.mark.rule("RG-38")
def test_the_one_hit_has_his_own_protection_cover_and_traits() -> None:
    wall = box(7.6, 15.9, 7.8, 19)
    scene = brawl(
        friends=({"abilities": (("resistance", 2, "sharp"),)},),
        target={"pr": 4},
        weapons=(bow(types=("sharp",)), weapon()),
    )
    scene.changed(terrain=(wall,))
    assert shot.declare(scene.game, scene["E"], scene["T"]).sheltered == ("U",)
    declared = shot.declare(scene.game, scene["E"], scene["T"])
    arms = attacks.begin(scene.game, declared).strikes[0].arms
    assert [arm.protection for arm in arms] == [4, 5]


def past(x: tuple[float, float], y: tuple[float, float], **card: Any) -> Scene:
    """E at the left, F ten fathoms away, enemy X and own Y fighting each other in between."""
    scene = archer(at=(1, 10), **card).enemy("F", at=(11, 10), life=LIVES, status="acted")
    scene.enemy("X", at=x, life=LIVES, status="acted").unit("Y", at=y, life=LIVES, status="acted")
    return scene


def aimed(scene: Scene) -> tuple[str, ...]:
    """Whom a shot at F may hit in its place: X is passed over, for it is engaged."""
    return pool(scene, "F")


@pytest.mark.rule("RG-39")
def test_a_combat_on_the_line_may_be_hit() -> None:
    scene = past((6, 10.5), (6, 11.7))
    assert aimed(scene) == ("X", "Y")
    scene.do(DeclareShot("E", "F"))
    answer(scene, (5, 5, 5))
    assert asked(scene) == Draw(0, 2, "victim")
    answer(scene, 1)
    assert (lost(scene, "F"), lost(scene, "X"), lost(scene, "Y")) == (0, 0, 5)
    third = past((6, 10.5), (6, 11.7)).unit("Z", at=(6, 12.9))
    assert aimed(third) == ("X", "Y")
    ordinary = past((6, 10.7), (6, 11.9))
    assert aimed(ordinary) == ()
    ordinary.do(DeclareShot("E", "F"))
    answer(ordinary, (5, 5, 5))
    assert asked(ordinary) == Choose(0, (0, 1, 2, 3), "inflict")
    assert aimed(past((6, 10.6), (6, 11.8))) == ("X", "Y")


@pytest.mark.rule("RG-39")
def test_who_is_in_the_pool_past_a_combat() -> None:
    free = archer(at=(1, 10), abilities=("sniper",)).enemy("F", at=(11, 10)).enemy("X", at=(6, 10))
    assert aimed(free) == ()  # a free unit on the line
    companion = past((6, 10.5), (6, 11.7), abilities=("sniper",)).enemy("C", at=(7.2, 10.5), status="acted")
    assert aimed(companion) == ("X", "Y", "C")  # it touches X and fights nobody
    engaged = past((6, 10.5), (6, 11.7)).unit("U", status="acted").touch("U", "F", (0, 1))
    assert aimed(engaged) == ("X", "Y", "U")
    before_it = brawl(friends=())
    before_it.unit("U", life=LIVES).touch("U", "T", (-1, 0))
    before_it.unit("A", life=LIVES).touch("A", "U", (0, 1))
    assert pool(before_it) == ("U",)  # the target's own combat is not past anything
    assert "E" not in crossfire.bystanders(engaged.game, engaged["E"], engaged["F"])


@pytest.mark.rule("RG-39")
def test_difficulty_past_a_combat_is_that_of_all_who_fight_there() -> None:
    scene = past((6, 10.5), (6, 11.7))
    base = difficulty(scene, "F")
    scene.enemy("W", defence=5, status="acted").touch("W", "Y", (0, 1))
    assert (base, difficulty(scene, "F")) == (4, 5)
    assert aimed(scene) == ("X", "Y")  # W is not on the line and touches nobody who is


@pytest.mark.rule("RG-40")
@pytest.mark.parametrize(
    ("who", "height", "ordinary"),
    [("E", 2, True), ("F", 2, True), ("E", 0.5, True), ("E", 0.4, False), ("E", 0, False)],
)
def test_from_higher_up_a_shot_goes_over_the_combat(who: str, height: float, ordinary: bool) -> None:
    scene = past((6, 10.5), (6, 11.7))
    if height:
        scene.do(Correct(who, "height", str(height), "on a roof"))
    scene.do(DeclareShot("E", "F"))
    answer(scene, (5, 5, 3))
    if ordinary:
        assert asked(scene) == Choose(0, (0, 1, 2), "inflict")
        answer(scene, 2)
        assert lost(scene, "F") == 3
    else:
        assert asked(scene) == Draw(0, 2, "victim")


@pytest.mark.rule("RG-40")
def test_the_targets_own_combat_counts_from_higher_up_too() -> None:
    scene = brawl()
    scene.do(Correct("E", "height", "2", "on a roof"))
    assert pool(scene) == ("U",)


@pytest.mark.rule("RG-41")
@pytest.mark.parametrize(("dice", "hit"), [((5, 6, 3), "VU"), ((5, 6, 2), "T")])
def test_the_berber_chasseur(dice: tuple[int, ...], hit: str) -> None:
    for number, key in enumerate("UV"):
        scene = brawl(10, target={"defence": 4}, friends=({"defence": 3}, {"defence": 5}))
        assert difficulty(scene, "T") == 5
        scene.do(DeclareShot("E", "T"))
        assert asked(scene) == Roll(0, 3, "attack")
        answer(scene, dice)
        if hit == "T":
            assert (asked(scene), lost(scene, "T")) == (None, 3)
        else:
            assert asked(scene) == Draw(0, 2, "victim")
            answer(scene, number)
            assert {other for other in "TUV" if lost(scene, other)} == {key}
            assert lost(scene, key) == 3
