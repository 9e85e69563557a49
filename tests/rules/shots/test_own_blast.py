"""Who shoots himself, and several killed at once: each falls once, each kill counts once (EX-09, CM-09, ST-017)."""

from __future__ import annotations

import pytest

from hellassist.rules.commands import DeclareExplosion
from hellassist.rules.events import AttackQueued, CommandSet, UnitRemoved
from hellassist.rules.game import StateOn
from hellassist.rules.requests import Roll
from tests.rules.ranged import answer, asked, blaster, finish
from tests.scene import Scene, weapon

ARMS = (blaster(), weapon())
BERSERK = (StateOn("berserk", 2),)


@pytest.mark.rule("CM-09", "TD-12")
def test_a_shooter_that_kills_itself_is_lost_once() -> None:
    scene = Scene(command=(5, 0)).unit("E", at=(3, 15), shs=2, cmd=2, life=(2, 1), weapons=ARMS)
    scene.unit("O", at=(20, 25))
    scene.do(DeclareExplosion("E", 0, scene.spot(4, 15)))
    finish(scene, (6, 6), (6,) * 5)
    company = scene.game.companies["A"]
    assert (company.basic, company.current, company.lost) == (3, 3, 1)
    assert sum(isinstance(fact, UnitRemoved) for fact in scene.facts) == 1
    assert sum(isinstance(fact, CommandSet) and fact.cause == "lost" for fact in scene.facts) == 1


@pytest.mark.rule("ST-017")
def test_who_merely_stands_by_has_killed_nobody() -> None:
    scene = Scene().unit("E", at=(3, 15), shs=2, life=(2, 1), weapons=ARMS).unit("O", at=(20, 25))
    scene.enemy("F", at=(5, 15), life=(20, 1), states=BERSERK, abilities=("demoralize",))
    scene.do(DeclareExplosion("E", 0, scene.spot(4, 15)))
    finish(scene, (6, 6), (6,) * 5, (1,) * 5)
    assert scene["E"].gone == "killed"
    assert scene.game.attack is None
    assert not [fact for fact in scene.facts if isinstance(fact, AttackQueued)]


@pytest.mark.rule("ST-017")
def test_each_kill_of_a_berserk_shooter_brings_its_die() -> None:
    scene = Scene().unit("E", at=(3, 15), shs=2, states=BERSERK, weapons=ARMS).unit("O", at=(20, 25))
    scene.enemy("P", at=(12, 15), life=(1, None)).enemy("Q", at=(13, 16.5), life=(1, None))
    scene.do(DeclareExplosion("E", 0, scene.spot(12, 16)))
    rolled = 0
    answer(scene, (6, 6), (6,) * 5, (6,) * 5)
    while isinstance(asked(scene), Roll):
        rolled += 1
        answer(scene, (1,))
    assert rolled == 2
    assert scene.game.upcoming == ()
