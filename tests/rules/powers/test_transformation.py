"""Units that change their shape (UN-67 to UN-69)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.rules.commands import Activate, DeclareMelee, EndActivation, Transform
from hellassist.rules.events import CommandSet, UnitTransformed
from hellassist.rules.game import StateOn
from hellassist.rules.profile import Transformation
from hellassist.rules.refusal import Refused
from tests.rules.told import dice, next_turn
from tests.scene import Scene


def scene_of(when: str = "kills", *, beast: dict[str, Any] | None = None, **card: Any) -> Scene:
    """E, who may become the Beast, and a weak F in contact; C of E's Company stands far off."""
    change = Transformation("condition", "beast", when=when)  # type: ignore[arg-type]
    scene = Scene(command=(5, 5)).unit("E", transformation=change, **card)
    scene.unit("C", at=(3, 3)).enemy("F", life_now=1).enemy("G", at=(28, 28))
    shape = Scene.profile("beast", **{"cbt": 6, "life": (6, 2), "mvt": 7, **(beast or {})})
    return scene.changed(shapes={"beast": shape})


def killed(scene: Scene) -> Scene:
    strikes, back = dice(scene, "E", "F", "melee")
    scene.do(DeclareMelee("E", "F"))
    return scene.fight((6,) * min(strikes, 5), (1,) * back)


@pytest.mark.rule("UN-67")
def test_it_kills_and_becomes_the_beast() -> None:
    scene = killed(scene_of(states=(StateOn("brave", 2),)))
    beast = scene["E"]
    assert beast.profile.id == "beast"
    assert (beast.at, beast.status) == (Scene().spot(10, 10), "active")
    assert [on.id for on in beast.states] == ["brave"]
    missed = scene_of()
    missed.do(DeclareMelee("E", "F"))
    missed.fight((1,) * 3, (1,) * 2)
    assert missed["E"].profile.id == "E"


@pytest.mark.rule("UN-67")
def test_the_players_say_when_the_condition_is_their_own() -> None:
    scene = scene_of("")
    killed(scene)
    assert scene["E"].profile.id == "E"
    scene.do(Transform("E"))
    assert scene["E"].profile.id == "beast"
    for other in (scene, scene_of().changed(shapes={})):
        with pytest.raises(Refused, match="no_other_shape"):
            other.do(Transform("E"))
    with pytest.raises(Refused, match="not_on_table"):
        scene.do(Transform("F"))


@pytest.mark.rule("UN-67")
def test_being_wounded_may_be_the_condition() -> None:
    scene = scene_of("wounded", states=(StateOn("consumed", 3, 2),))
    next_turn(scene)
    assert (scene["E"].profile.id, scene["E"].life) == ("beast", 6)
    struck = scene_of("wounded", status="acted")
    struck.changed(to_act="B")
    struck.do(DeclareMelee("F", "E"))
    struck.fight((6, 6), (1,) * 3)
    assert struck["E"].profile.id == "beast"


@pytest.mark.rule("UN-68")
def test_the_new_shape_has_all_its_life_points() -> None:
    scene = killed(scene_of(life_now=1))
    assert (scene["E"].life, scene["E"].wounded) == (6, False)
    pained = killed(scene_of(life_now=1, states=(StateOn("wounded"),)))
    assert not pained["E"].has("wounded")


@pytest.mark.rule("UN-69")
def test_nobody_is_lost() -> None:
    scene = scene_of("", cmd=2, beast={"cmd": 1})
    facts = scene.do(Transform("E"))
    assert [type(fact) for fact in facts] == [UnitTransformed, CommandSet]
    company = scene.game.companies["A"]
    assert (company.lost, company.basic, company.current) == (0, 4, 4)
    next_turn(scene)
    assert scene.game.companies["A"].lost_last_turn == 0
    assert scene.game.dominant == "A"


@pytest.mark.rule("UN-69")
def test_death_as_the_condition_is_no_loss_either() -> None:
    scene = scene_of("dies", cmd=1, beast={"cmd": 1}, status="acted", life_now=1)
    scene.changed(to_act="B")
    scene.do(DeclareMelee("F", "E"))
    scene.fight((6, 6), (1, 1))
    assert (scene["E"].profile.id, scene["E"].life, scene["E"].gone) == ("beast", 6, "")
    assert (scene.game.companies["A"].lost, scene.game.companies["A"].basic) == (0, 5)


def test_its_activation_goes_on() -> None:
    scene = scene_of("")
    scene.do(Activate("C"))
    scene.do(Transform("E"))
    scene.do(EndActivation())
    assert scene["E"].status == "waiting"


@pytest.mark.rule("UN-69")
@pytest.mark.parametrize(
    ("now", "old", "new", "pools"), [(2, 1, 3, (7, 4)), (2, 3, 0, (2, 0)), (5, 3, 0, (2, 2))]
)
def test_command_changes_by_the_difference(now: int, old: int, new: int, pools: tuple[int, int]) -> None:
    scene = scene_of("", cmd=old, beast={"cmd": new})
    pool = scene.game.companies["A"]
    scene.changed(companies={**scene.game.companies, "A": replace(pool, current=now)})
    scene.do(Transform("E"))
    company = scene.game.companies["A"]
    assert (company.basic, company.current) == pools
