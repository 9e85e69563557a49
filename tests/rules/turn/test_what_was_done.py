"""An action is known by what was done: moves beside a shot or a power, doing nothing (AC-17 to AC-57)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    MoveUnit,
    PutOut,
    Retreat,
)
from hellassist.rules.contact import is_engaged, touches
from hellassist.rules.events import AttackDeclared
from hellassist.rules.game import StateOn
from hellassist.rules.moves.movement import judge
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.shot import eligible
from hellassist.rules.shots.sight import Looks
from hellassist.rules.turn import actions
from tests.rules.told import thrown
from tests.scene import Scene, weapon

ARCHER: dict[str, Any] = {"shs": 2, "mvt": 4, "weapons": (weapon(), weapon(use="ranged", range=20.0))}
HIDDEN: Looks = (("F", "hidden"),)
ADEPT: dict[str, Any] = {"abilities": ("expertise",), "states": (StateOn("consumed", 1, 3, "fire"),)}


def apart(distance: float = 15.0, **card: Any) -> Scene:
    """E at (5, 10) and F so far to its right, both free."""
    return Scene(command=(3, 3)).unit("E", at=(5, 10), **card).enemy("F", at=(5 + distance, 10))


def move(scene: Scene, *spots: tuple[float, float], **more: Any) -> Scene:
    scene.do(MoveUnit("E", scene.path(*spots, unit="E"), **more))
    return scene


def shot(scene: Scene) -> Scene:
    scene.do(DeclareShot("E", "F"))
    scene.fight((1, 1))
    return scene


def action(scene: Scene) -> str:
    """What the active unit has done."""
    assert scene.game.activation is not None
    return scene.game.activation.action


def why(scene: Scene, command: Any) -> tuple[str, str]:
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(command)
    assert scene.game is before
    return no.value.reason, no.value.rule


def to(scene: Scene, *spots: tuple[float, float]) -> MoveUnit:
    return MoveUnit("E", scene.path(*spots, unit="E"))


class TestShoot:
    @pytest.mark.rule("AC-17")
    def test_one_shot_at_one_that_may_be_chosen(self) -> None:
        scene = shot(apart(**ARCHER))
        assert [fact.declaration.kind for fact in scene.facts if isinstance(fact, AttackDeclared)] == ["shot"]
        assert why(scene, DeclareShot("E", "F"))[0] == "action_taken"
        unseen = apart(**ARCHER)
        assert not any(each.may for each in eligible(unseen.game, unseen["E"], looks=HIDDEN))
        assert why(unseen, DeclareShot("E", "F", looks=HIDDEN))[0] == "no_line_of_fire"

    @pytest.mark.rule("AC-18")
    def test_it_moves_all_before_or_all_after(self) -> None:
        before = shot(move(apart(**ARCHER), (9, 10)))
        assert action(before) == "shoot"
        after = move(shot(apart(**ARCHER)), (1, 10))
        assert action(after) == "shoot"
        assert why(shot(apart(**ARCHER)), to(apart(**ARCHER), (10, 10))) == ("too_far", "AC-18")
        ran = move(apart(**ARCHER), (10, 10))
        assert why(ran, DeclareShot("E", "F"))[0] == "action_taken"

    @pytest.mark.rule("AC-19")
    def test_the_move_is_not_split(self) -> None:
        scene = shot(move(apart(**ARCHER), (6, 10)))
        assert why(scene, to(scene, (9, 10))) == ("action_taken", "AC-01")
        two_parts = move(shot(apart(**ARCHER)), (6, 10))
        assert why(two_parts, to(two_parts, (9, 10))) == ("action_taken", "AC-01")


class TestConcentration:
    """Putting out a fire by Concentration, as Expertise allows."""

    @pytest.mark.rule("AC-30")
    def test_a_free_unit_moves_all_before_or_all_after(self) -> None:
        before = move(apart(**ADEPT), (10, 10))
        before.do(PutOut("E", action="concentration"))
        assert before["E"].states == ()
        assert why(before, to(before, (11, 10))) == ("action_taken", "AC-01")
        after = apart(**ADEPT)
        after.do(PutOut("E", action="concentration"))
        assert why(after, to(after, (10.1, 10))) == ("too_far", "AC-30")
        move(after, (10, 10))
        assert action(after) == "concentration"
        split = move(apart(**ADEPT), (7, 10))
        split.do(PutOut("E", action="concentration"))
        assert why(split, to(split, (10, 10))) == ("action_taken", "AC-01")
        assert why(after, to(after, (11, 10))) == ("action_taken", "AC-01")
        ran = move(apart(**ADEPT), (12, 10))
        assert why(ran, PutOut("E", action="concentration"))[0] == "action_taken"

    @pytest.mark.rule("AC-31")
    def test_it_does_not_move_into_contact(self) -> None:
        scene = apart(5.0, **ADEPT)
        scene.do(PutOut("E", action="concentration"))
        assert why(scene, to(scene, (8.8, 10))) == ("concentration_without_contact", "AC-31")
        move(scene, (8, 10))  # the control area is not closed to it
        assert not is_engaged(scene.game, scene["E"])

    @pytest.mark.rule("AC-32")
    def test_an_engaged_unit_does_not_move(self) -> None:
        scene = Scene().unit("E", **ADEPT).enemy("F", life_now=1)
        scene.do(PutOut("E", enemy="F", action="concentration"))
        scene.fight((6, 6), (1, 1))
        assert scene["F"].gone
        assert scene["E"].states == ()
        assert why(scene, to(scene, (9, 10))) == ("action_taken", "AC-01")
        standing = Scene().unit("E", **{**ADEPT, "cbt": 4, "defence": 4}).enemy("F")
        standing.do(PutOut("E", enemy="F", action="concentration"))
        standing.fight((1,) * 3, (3, 2, 1))
        assert thrown(standing) == [(0, 3), (1, 3)]
        assert standing["E"].life == 2  # DEF 3 for this fight: the three hits


class TestFocus:
    @pytest.mark.rule("AC-35")
    def test_no_move_at_all(self) -> None:
        fire: dict[str, Any] = {"states": (StateOn("consumed", 1, 3, "fire"),)}
        walked = move(apart(**fire), (5.5, 10))
        assert why(walked, PutOut("E"))[0] == "action_taken"
        done = apart(**fire)
        done.do(PutOut("E"))
        assert why(done, to(done, (5.5, 10))) == ("action_taken", "AC-01")

    @pytest.mark.rule("AC-36")
    def test_an_engaged_unit_is_struck_first(self) -> None:
        fire: dict[str, Any] = {"defence": 4, "states": (StateOn("consumed", 1, 3, "fire"),)}
        scene = Scene().unit("E", life=(9, 1), **fire).enemy("F")
        scene.do(PutOut("E", enemy="F"))
        scene.fight((3, 2, 6))
        assert thrown(scene) == [(0, 3)]
        assert scene["E"].life == 6  # two hits
        assert scene["E"].states == ()
        assert why(scene, to(scene, (9, 10)))[0] == "action_taken"


class TestByDistance:
    @pytest.mark.rule("AC-40")
    @pytest.mark.parametrize(
        ("length", "gap", "said"),
        [
            (6.0, None, "run"),
            (3.0, None, "walk"),
            (6.0, 6.0, "charge"),
            (3.0, 3.0, "attack"),
            (4.0, None, "walk"),
        ],
    )
    def test_the_move_tells(self, length: float, gap: float | None, said: str) -> None:
        scene = apart(20.0 if gap is None else gap + 1.2, mvt=4)
        path = scene.path((5 + length, 10), unit="E")
        scene.do(MoveUnit("E", path) if gap is None else Engage("E", path, "F"))
        assert action(scene) == said

    @pytest.mark.rule("AC-40")
    def test_a_short_run_or_charge_may_be_announced(self) -> None:
        assert action(move(apart(mvt=4), (6, 10), announced="run")) == "run"
        scene = apart(4.2, mvt=4)
        scene.do(Engage("E", scene.path((8, 10), unit="E"), "F", announced="charge"))
        assert action(scene) == "charge"
        assert scene.game.attack is not None
        assert scene.game.attack.declaration.action == "charge"
        near = apart(4.2, mvt=4)
        assert why(near, MoveUnit("E", near.path((8, 10), unit="E"), announced="run"))[0] == "ends_in_contact"

    @pytest.mark.rule("AC-41")
    def test_a_unit_that_may_only_walk_goes_no_farther_than_its_movement(self) -> None:
        scene = apart(mvt=4, abilities=("teleportation",))
        assert why(scene, to(scene, (9.5, 10))) == ("action_closed", "SA-146")
        assert why(scene, MoveUnit("E", scene.path((6, 10), unit="E"), announced="run"))[0] == "action_closed"
        assert action(move(scene, (9, 10))) == "walk"

    @pytest.mark.rule("AC-56")
    def test_allies_may_be_touched(self) -> None:
        scene = apart(mvt=4).unit("C", at=(9.2, 10))
        move(scene, (8, 10))
        assert touches(scene["E"], scene["C"])
        assert action(scene) == "walk"
        assert not is_engaged(scene.game, scene["E"])

    @pytest.mark.rule("AC-57")
    def test_contact_ends_the_move(self) -> None:
        scene = apart(3.7, mvt=4)
        through = judge(scene.game, "E", scene.path((7.5, 10), (7.5, 8.5), unit="E"))
        assert (through.action, through.contacts) == ("attack", ("F",))
        assert through.length / scene.game.fathom == pytest.approx(2.5)
        far = apart(6.2, mvt=4).enemy("D", at=(13.2, 10))
        beyond = judge(far.game, "E", far.path((12, 10), unit="E"))
        assert (beyond.action, beyond.contacts) == ("charge", ("F",))
        assert beyond.length / far.game.fathom == pytest.approx(5.0)

    @pytest.mark.rule("AC-57")
    def test_the_helpless_are_passed_or_touched(self) -> None:
        scene = Scene().unit("E", at=(5, 10), mvt=5).enemy("F", at=(7, 11.3), states=("stunned",))
        free = judge(scene.game, "E", scene.path((9.5, 10), unit="E"))
        assert (free.action, free.contacts, free.refusal) == ("walk", (), None)
        near = Scene().unit("E", at=(5, 10), mvt=5).enemy("F", at=(7, 11.1), states=("stunned",))
        touching = judge(near.game, "E", near.path((9.5, 10), unit="E"))
        assert (touching.action, touching.contacts) == ("attack", ("F",))
        assert touching.length / near.game.fathom < 2


class TestDoingNothing:
    @pytest.mark.rule("AC-51")
    def test_a_free_unit_may_do_nothing(self) -> None:
        scene = apart()
        assert len(scene.game.waiting("A")) == 1
        scene.do(Activate("E"))
        scene.do(EndActivation())
        assert scene["E"].status == "acted"
        assert scene.game.waiting("A") == ()
        scene.changed(to_act="A")
        assert why(scene, Activate("E"))[0] == "already_activated"

    @pytest.mark.rule("AC-52")
    def test_an_engaged_unit_must_act(self) -> None:
        scene = Scene().unit("E").enemy("F")
        scene.do(Activate("E"))
        assert why(scene, EndActivation()) == ("must_act", "AC-52")
        assert actions.may_fight_on(scene.game, scene["E"])
        assert actions.may_retreat(scene.game, scene["E"])
        scene.do(DeclareMelee("E", "F"))
        scene.fight((1,) * 3, (1,) * 3)
        scene.do(EndActivation())
        leaves = Scene().unit("E", cbt=None).enemy("F")
        leaves.do(Activate("E"))
        assert why(leaves, EndActivation()) == ("must_act", "AC-52")
        leaves.do(Retreat("E", "F"))
        leaves.fight((1,) * 3)
        leaves.do(EndActivation())

    @pytest.mark.rule("AC-52")
    def test_who_can_do_nothing_need_not(self) -> None:
        held = Scene().unit("E", cbt=None).enemy("F", abilities=("entangle",))
        paid = Scene(command=(2, 2)).unit("E", abilities=("uncontrollable",)).enemy("F")
        fast = Scene().unit("E", states=("immobilized",)).enemy("F")
        for scene in (held, paid, fast):
            scene.do(Activate("E"))
            scene.do(EndActivation())
            assert scene["E"].status == "acted"

    @pytest.mark.rule("AC-52")
    def test_a_unit_that_killed_what_engaged_it_is_done(self) -> None:
        scene = Scene().unit("E").enemy("F", life_now=1).enemy("G", at=(10, 11.2))
        scene.do(DeclareMelee("E", "F"))
        scene.fight((6, 6, 6), (1,) * 3)
        assert is_engaged(scene.game, scene["E"])
        scene.do(EndActivation())
