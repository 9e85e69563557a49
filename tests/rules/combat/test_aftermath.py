"""What an attack leaves behind: states, counted sequences, and an end even without dice."""

from __future__ import annotations

import pytest

from hellassist.rules import stats
from hellassist.rules.commands import DeclareMelee, EndActivation, Engage, PlaceUnit, RemoveUnit
from hellassist.rules.events import AttackEnded
from tests.rules.duel import duel, melee, ready
from tests.scene import Scene, weapon


@pytest.mark.rule("ST-011")
@pytest.mark.parametrize(
    ("state", "first", "second", "after", "cbt"),
    [("stunned", 1, 1, 1, 3), ("stunned", 1, 3, 3, 3), ("stunned", 3, 1, 3, 3), ("immobilized", 2, 1, 2, 4)],
)
def test_a_state_gained_again_keeps_the_greater_number(
    state: str, first: int, second: int, after: int, cbt: int
) -> None:
    weapons = (weapon((0, state, first), (0, state, second), 0, 0, 0),)
    scene = duel({"weapons": weapons}, {"life": (9, 1), "cbt": 4})
    melee(scene, (6, 1, 1), (1, 1, 1, 1))
    melee(ready(scene), (6, 6, 1), *(((1, 1, 1),) if state == "stunned" else ()))
    assert [(on.id, on.x) for on in scene["F"].states] == [(state, after)]
    assert stats.value(scene.game, scene["F"], "cbt") == cbt
    assert stats.value(scene.game, scene["F"], "def") == (2 if state == "stunned" else 1)


def test_a_sequence_without_any_dice_is_over_at_once() -> None:
    scene = duel({"cbt": 0}, {"cbt": 0})
    facts = scene.do(DeclareMelee("E", "F"))
    assert any(isinstance(fact, AttackEnded) for fact in facts)
    assert scene.game.attack is None
    scene.do(EndActivation())
    charging = Scene().unit("E", cbt=1, at=(10, 10)).enemy("F", cbt=None, at=(18, 10), status="acted")
    charging.do(Engage("E", charging.path((16.8, 10), unit="E"), "F"))
    assert charging.game.attack is None
    assert charging.game.activation is not None


def test_sequences_of_a_pair_are_counted_while_it_touches() -> None:
    scene = melee(duel(second={"life": (20, 1)}), (1, 1, 1), (1, 1, 1))
    assert scene.game.fought == (("E", "F", 1),)
    melee(ready(scene), (1, 1, 1), (1, 1, 1))
    scene.enemy("D", life=(20, 1), status="acted").touch("D", "E", (0, 1))
    melee(ready(scene), (1, 1, 1), (1, 1, 1, 1), target="D")
    assert set(scene.game.fought) == {("E", "F", 2), ("D", "E", 1)}
    scene.do(EndActivation())
    scene.do(PlaceUnit("F", scene.spot(20, 20)))
    assert set(scene.game.fought) == {("D", "E", 1)}
    scene.do(RemoveUnit("D"))
    assert not scene.game.fought
