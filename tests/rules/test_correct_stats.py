"""Stats set by hand in battle: from the card in one's hand, over a placeholder."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.rules import stats
from hellassist.rules.commands import Correct
from hellassist.rules.refusal import Refused
from tests.scene import Scene


def scene_with_placeholders() -> Scene:
    scene = Scene().unit("E", cbt=3).enemy("F", cbt=None)
    marked = frozenset({"cbt", "cbt.green", "mvt", "weapons.0.table.2"})
    unit = replace(scene["E"], profile=replace(scene["E"].profile, placeholders=marked))
    return scene.changed(units={**scene.game.units, "E": unit})


def test_a_stat_is_set_and_counts_at_once() -> None:
    scene = scene_with_placeholders()
    scene.do(Correct("E", "cbt", "5", "from the card"))
    assert stats.value(scene.game, scene["E"], "cbt") == 5
    assert scene.sequence("E", "F").strikes[0].armed.dice == (5, 6, 7)
    assert scene["E"].profile.placeholders == {"mvt", "weapons.0.table.2"}


def test_red_and_green() -> None:
    scene = scene_with_placeholders()
    scene.do(Correct("E", "def", "4/2", "from the card"))
    assert stats.value(scene.game, scene["E"], "def") == 4
    scene.do(Correct("E", "life", "1", "wounded"))
    assert stats.value(scene.game, scene["E"], "def") == 2


@pytest.mark.parametrize(
    ("stat", "text"),
    [
        ("cbt", "21"),
        ("cbt", "-1"),
        ("cbt", "x"),
        ("cbt", ""),
        ("cbt", "4/"),
        ("cbt", "4/3/2"),
        ("def", "0"),
        ("def", "7"),
        ("def", "4/0"),
    ],
)
def test_what_no_card_prints_is_refused(stat: str, text: str) -> None:
    scene = scene_with_placeholders()
    before = scene.game
    with pytest.raises(Refused) as refused:
        scene.do(Correct("E", stat, text, "why not"))
    assert refused.value.reason == "value_not_allowed"
    assert scene.game == before


def test_a_stat_that_the_card_lacks_stays_absent() -> None:
    scene = scene_with_placeholders()
    with pytest.raises(Refused) as refused:
        scene.do(Correct("F", "cbt", "3", "a gift"))
    assert refused.value.reason == "no_such_value"
