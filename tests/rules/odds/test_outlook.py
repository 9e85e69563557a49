"""What every enemy has in store for a unit, and it for them: as the attack itself would have it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hellassist.app.battle.trail import proposed, trail
from hellassist.rules.commands import DeclareMelee, Engage
from hellassist.rules.moves.contacts import contacts
from hellassist.rules.moves.movement import judge
from hellassist.rules.odds.outlook import Chance, Outlook, from_spot, outlooks
from hellassist.rules.shots import shot
from tests.gui.battle import piece
from tests.scene import Scene, weapon

BOW = weapon(3, 4, 5, 6, 8, use="ranged", range=8.0, name="bow")


def seen(scene: Scene, unit: str, *, straight: bool = False) -> dict[str, Outlook]:
    """All enemies, by id."""
    pieces = outlooks(scene.game, unit, straight=straight)
    return {each.enemy: each for each in pieces if each is not None}


def attacked(scene: Scene, unit: str, enemy: str) -> Chance:
    """The odds that the dialog tells when the unit goes and attacks."""
    move = next(contact.move for contact in contacts(scene.game, unit) if contact.enemy == enemy)
    opened = Scene()
    opened.game = scene.game
    opened.do(Engage(unit, move.path, enemy))
    shown = trail(opened.game)
    assert shown is not None
    odds = shown.forecast()
    return Chance(move.action, odds.falls[1], odds.falls[0])


@pytest.mark.parametrize(("away", "action"), [(4, "attack"), (8, "charge")])
def test_an_attack_is_as_the_dialog_has_it(away: float, action: str) -> None:
    scene = Scene().unit("E", at=(10, 10), cbt=5).enemy("F", at=(10 + away, 10), cbt=4)
    found = seen(scene, "E")["F"]
    assert found.mine == attacked(scene, "E", "F")
    assert found.mine is not None
    assert found.mine.action == action
    turned = Scene()
    turned.game = replace(scene.game, to_act="B")
    assert found.theirs == attacked(turned, "F", "E")


def test_nothing_beyond_reach() -> None:
    scene = Scene().unit("E", at=(5, 10)).enemy("F", at=(20, 10))
    assert seen(scene, "E") == {"F": Outlook("F", None, None)}


def test_the_nearest_comes_first() -> None:
    scene = Scene().unit("E", at=(5, 10)).enemy("far", at=(14, 10)).enemy("near", at=(9, 10))
    assert list(seen(scene, "E")) == ["near", "far"]


def test_a_shot_is_as_the_dialog_has_it() -> None:
    scene = Scene().unit("E", at=(5, 10), shs=4, weapons=(BOW,)).enemy("F", at=(20, 10))
    odds = proposed(scene.game, shot.declare(scene.game, scene["E"], scene["F"])).forecast()
    assert odds.falls[1] > 0
    assert seen(scene, "E")["F"].mine == Chance("shoot", odds.falls[1], Fraction(0))


def test_of_two_attacks_the_likelier_to_fell_counts() -> None:
    blunt = weapon(1, 1, 1, 1, 1)
    scene = Scene().unit("E", at=(5, 10), shs=4, weapons=(blunt, BOW)).enemy("F", at=(9, 10))
    mine = seen(scene, "E")["F"].mine
    assert mine is not None
    assert mine.action == "shoot"


def test_who_touches_fights_on() -> None:
    scene = Scene().unit("E").enemy("F")
    found = seen(scene, "E")["F"]
    opened = Scene()
    opened.game = scene.game
    opened.do(DeclareMelee("E", "F"))
    shown = trail(opened.game)
    assert shown is not None
    odds = shown.forecast()
    assert found.mine == Chance("melee", odds.falls[1], odds.falls[0])
    assert found.theirs == Chance("melee", odds.falls[1], odds.falls[0])  # the two are alike


def test_the_life_points_of_the_moment_count() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(14, 10), life=(6, 1), life_now=1)
    mine = seen(scene, "E")["F"].mine
    whole = seen(Scene().unit("E", at=(10, 10)).enemy("F", at=(14, 10), life=(6, 1)), "E")["F"].mine
    assert mine is not None
    assert whole is not None
    assert mine.fells > whole.fells


def test_who_has_acted_attacks_nobody_but_may_be_attacked() -> None:
    scene = Scene().unit("E", at=(10, 10), status="acted").enemy("F", at=(14, 10), status="acted")
    found = seen(scene, "E")["F"]
    assert found.mine is None
    assert found.theirs is not None
    assert found.later  # in the next turn
    assert seen(scene, "F")["E"].theirs is not None


def test_ways_round_what_is_in_the_way() -> None:
    scene = Scene().unit("E", mvt=6, at=(10, 15)).enemy("F", at=(17, 15))
    wall = piece("Wall", (12, 13), (12.4, 13), (12.4, 17), (12, 17), impassable=True)
    scene = scene.changed(terrain=(wall,))
    quick, whole = seen(scene, "E", straight=True)["F"], seen(scene, "E")["F"]
    assert quick.mine is None
    assert whole.mine == attacked(scene, "E", "F")


def test_who_threatens_a_spot() -> None:
    scene = Scene().unit("E", at=(5, 10)).enemy("F", cbt=5, at=(20, 10))
    far = judge(scene.game, "E", scene.path((6, 10), unit="E"))
    near = judge(scene.game, "E", scene.path((10, 10), unit="E"))
    assert [each.theirs for each in from_spot(scene.game, "E", far) if each] == [None]
    (found,) = (each for each in from_spot(scene.game, "E", near) if each)
    assert found.mine is None
    assert found.theirs is not None
    assert found.theirs.action == "charge"
    assert found.theirs.fells > 0


def test_a_way_into_contact_tells_its_attack() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(14, 10))
    move = judge(scene.game, "E", scene.path((13.9, 10), unit="E"))
    assert move.contacts == ("F",)
    (found,) = (each for each in from_spot(scene.game, "E", move) if each)
    assert found.mine == attacked(scene, "E", "F")


def test_after_a_walk_it_can_shoot_and_after_a_run_not() -> None:
    scene = Scene().unit("E", at=(5, 10), shs=4, weapons=(BOW,)).enemy("F", at=(24, 10))

    def from_there(x: float) -> Chance | None:
        move = judge(scene.game, "E", scene.path((x, 10), unit="E"))
        (found,) = (each for each in from_spot(scene.game, "E", move) if each)
        return found.mine

    still = seen(scene, "E")["F"].mine
    nearer = from_there(8)
    assert nearer is not None
    assert still is not None
    assert nearer.action == "shoot"
    assert nearer.fells > still.fells  # a band nearer
    assert from_there(14) is None


def test_there_may_be_a_pause_between_pieces() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(14, 10)).enemy("G", at=(10, 14))
    pieces = list(outlooks(scene.game, "E"))
    assert len([each for each in pieces if each is None]) >= 4
    assert [each.enemy for each in pieces if each] == ["F", "G"]
    assert list(outlooks(replace(scene.game, phase="setup"), "E")) == []
