"""Whom a unit fights, when, and whom it obeys (SA-038, SA-039, SA-049, SA-053 to SA-058, SA-063, SA-065 …)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules import contact
from hellassist.rules.combat import close
from hellassist.rules.commands import DeclareMelee, EndActivation, Engage, GiveAnswer, RemoveUnit, SlipAway
from hellassist.rules.events import AttackDropped, CommandSet, UnitMoved
from hellassist.rules.evolve import evolve
from hellassist.rules.powers import vae
from hellassist.rules.profile import Ability
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Choose, Roll
from tests.rules.duel import duel, melee
from tests.rules.told import begun, next_turn, thrown
from tests.scene import Scene, weapon

ONES = (1, 1, 1)


@pytest.mark.rule("SA-038")
def test_focus_of_the_concentrated_is_an_ordinary_fight() -> None:
    scene = duel({"abilities": ("concentrated",), "defence": 4})
    declared = close.provoked(scene.game, scene["E"], scene["F"], "focus")
    assert (declared.attacker, declared.one_sided) == ("E", False)
    scene.game = begun(scene, declared)
    assert scene.pending() == Roll(0, 3, "attack")
    attack = scene.sequence("E", "F", "focus")
    assert [strike.armed.difficulty for strike in attack.strikes] == [3, 4]
    plain = duel({"defence": 4})
    struck = close.provoked(plain.game, plain["E"], plain["F"], "focus")
    assert (struck.attacker, struck.one_sided) == ("F", True)
    assert plain.sequence("F", "E", "focus", one_sided=True).strikes[0].armed.difficulty == 3


@pytest.mark.rule("SA-039")
def test_concentration_of_the_concentrated_costs_nothing() -> None:
    for abilities, count, difficulty in ((("concentrated",), 3, 4), ((), 2, 3)):
        attack = duel({"abilities": abilities, "defence": 4}).sequence("E", "F", "concentration")
        assert attack.strikes[0].armed.dice[0] == count
        assert attack.strikes[1].armed.difficulty == difficulty


@pytest.mark.rule("SA-049")
@pytest.mark.parametrize(("cmd", "left"), [(1, (5, 2)), (4, (0, 0)), (0, (7, 4))])
def test_demoralize(cmd: int, left: tuple[int, int]) -> None:
    scene = duel({"abilities": ("demoralize",)}, {"cmd": cmd})
    companies = {**scene.game.companies}
    companies["B"] = Scene(command=(0, 7)).game.companies["B"]
    scene.changed(companies=companies)
    scene.do(DeclareMelee("E", "F"))
    scene.game = evolve(scene.game, CommandSet("B", 7, 4, "spent"))
    scene.fight((6, 6, 6), ONES)
    company = scene.game.companies["B"]
    assert (company.basic, company.current) == left


def charged(**dodger: Any) -> Scene:
    """E charges F, which can Dodge."""
    scene = Scene().unit("E", at=(3, 10)).enemy("F", abilities=(("dodge", 3),), **dodger)
    scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
    return scene


@pytest.mark.rule("SA-053")
def test_dodge_takes_a_roll_of_x_or_less() -> None:
    scene = charged()
    assert scene.pending() == Choose(0, (0, 1), "try")
    scene.do(GiveAnswer(1))
    assert scene.pending() == Roll(0, 1, "trial")
    scene.do(GiveAnswer((3,)))
    assert scene.pending() == Choose(0, (0,), "slip_away")
    far = scene.path((14.3, 10), unit="F")
    with pytest.raises(Refused, match="too_far"):
        scene.do(SlipAway("F", far))
    scene.do(SlipAway("F", scene.path((14.1, 10), unit="F")))
    assert scene["F"].at == scene.spot(14.1, 10)
    assert scene.game.attack is None
    failed = charged()
    for answer in (1, (4,)):
        failed.do(GiveAnswer(answer))
    assert failed.pending() == Roll(0, 2, "attack")
    failed.fight((1, 1), ONES)
    assert thrown(failed) == [(0, 2), (1, 3)]
    declined = charged()
    declined.do(GiveAnswer(0))
    assert declined.pending() == Roll(0, 2, "attack")


@pytest.mark.rule("SA-054")
def test_the_enemy_stays_where_contact_was_made() -> None:
    scene = charged()
    for answer in (1, (1,)):
        scene.do(GiveAnswer(answer))
    place = scene["E"].at
    scene.do(SlipAway("F", scene.path((12, 12), unit="F")))
    assert scene["E"].at == place
    assert any(isinstance(fact, AttackDropped) for fact in scene.facts)
    assert thrown(scene) == []
    scene.enemy("D").touch("D", "E", (0, 1))
    with pytest.raises(Refused, match="action_taken"):
        scene.do(DeclareMelee("E", "D"))
    scene.do(EndActivation())


@pytest.mark.rule("SA-055")
def test_one_attempt_in_a_phase() -> None:
    scene = charged(cbt=5)
    for answer in (1, (6,)):
        scene.do(GiveAnswer(answer))
    scene.fight((1, 1), (6,) * 5)
    assert scene["E"].gone == "killed"
    scene.unit("B", at=(3, 10)).changed(to_act="A", activation=None)
    scene.do(Engage("B", scene.path((9.9, 10), unit="B"), "F"))
    assert scene.pending() == Roll(0, 2, "attack")
    scene.fight((1, 1), (1,) * 5)
    scene.do(RemoveUnit("B"))
    later = next_turn(scene).changed(to_act="A").unit("C", at=(3, 10))
    later.do(Engage("C", later.path((9.9, 10), unit="C"), "F"))
    assert later.pending() == Choose(0, (0, 1), "try")


@pytest.mark.rule("SA-056")
def test_a_dodge_enters_no_control_area() -> None:
    scene = charged().unit("B", at=(14.5, 10))
    for answer in (1, (1,)):
        scene.do(GiveAnswer(answer))
    for way in (((12.3, 10),), ((12.6, 11), (12.2, 12.2))):  # ends in it, or passes through
        with pytest.raises(Refused) as refused:
            scene.do(SlipAway("F", scene.path(*way, unit="F")))
        assert (refused.value.reason, refused.value.rule) == ("enters_control_area", "SA-056")
    scene.do(SlipAway("F", scene.path((11.4, 12.5), unit="F")))
    assert scene.game.attack is None


@pytest.mark.rule("SA-057")
def test_a_dodge_that_cannot_be_made_is_none() -> None:
    scene = charged()
    for answer in (1, (1,), 0):
        scene.do(GiveAnswer(answer))
    assert scene.pending() == Roll(0, 2, "attack")
    assert scene["F"].used == {}
    assert not [fact for fact in scene.facts if isinstance(fact, UnitMoved) and fact.unit == "F"]


@pytest.mark.rule("SA-058")
def test_no_dodge_when_down_or_engaged() -> None:
    engaged = Scene().unit("E", at=(3, 10)).enemy("F", abilities=(("dodge", 3),)).unit("A")
    engaged.touch("A", "F", (1, 0)).do(Engage("E", engaged.path((9.9, 10), unit="E"), "F"))
    assert engaged.pending() == Roll(0, 3, "attack")
    for state in ("knocked_down", "immobilized"):
        assert isinstance(charged(states=(state,)).pending(), Roll)
    assert charged(states=("stunned",)).pending() == Choose(0, (0, 1), "try")


def test_a_dodge_ends_free_of_enemies_and_bases() -> None:
    scene = charged().unit("B", at=(14, 10))
    for answer in (1, (1,)):
        scene.do(GiveAnswer(answer))
    for spot, reason in (((12.8, 10), "ends_in_contact"), ((13.5, 10), "overlap"), ((11.1, 10), "overlap")):
        with pytest.raises(Refused, match=reason):
            scene.do(SlipAway("F", scene.path(spot, unit="F")))
    with pytest.raises(Refused, match="no_dodge"):
        scene.do(SlipAway("E", scene.path((5, 10), unit="E")))
    with pytest.raises(Refused, match="path_starts_elsewhere"):
        scene.do(SlipAway("F", (scene.spot(1, 1), scene.spot(2, 2))))
    with pytest.raises(Refused, match="no_dodge"):
        duel().do(SlipAway("F", ()))


@pytest.mark.rule("SA-063", "ST-063")
@pytest.mark.parametrize(
    ("entangler", "fleeing", "refused"),
    [("large", "regular", True), ("large", "large", True), ("regular", "large", False)],
)
def test_entangle(entangler: str, fleeing: str, refused: bool) -> None:
    scene = (
        Scene().unit("E", base=fleeing).enemy("F", base=entangler, abilities=("entangle",)).touch("F", "E")
    )
    if refused:
        with pytest.raises(Refused) as said:
            close.provoked(scene.game, scene["E"], scene["F"], "retreat")
        assert (said.value.reason, said.value.rule) == ("held_fast", "SA-063")
    else:
        assert close.provoked(scene.game, scene["E"], scene["F"], "retreat").one_sided
    down = Scene().unit("E", base=fleeing)
    down.enemy("F", base=entangler, abilities=("entangle",), states=("knocked_down",)).touch("F", "E")
    assert not contact.is_engaged(down.game, down["E"])
    close.check_may_retreat(down.game, down["E"])
    terror = duel({"abilities": (("terror", 2),), "states": ("immobilized",)})
    assert terror.sequence("F", "E").strikes[0].armed.dice[0] == 3


@pytest.mark.rule("SA-065")
def test_the_evasive_cannot_be_picked_beside_an_ally() -> None:
    scene = duel(second={"abilities": ("evasive",)}).enemy("T").touch("T", "E", (0, 1))
    with pytest.raises(Refused) as refused:
        scene.do(DeclareMelee("E", "F"))
    assert (refused.value.reason, refused.value.rule) == ("evades", "SA-065")
    scene.do(DeclareMelee("E", "T"))
    duel(second={"abilities": ("evasive",)}).do(DeclareMelee("E", "F"))


@pytest.mark.rule("SA-066")
def test_where_all_are_evasive_their_player_names_one() -> None:
    scene = (
        duel(second={"abilities": ("evasive",)}).enemy("T", abilities=("evasive",)).touch("T", "E", (0, 1))
    )
    assert close.picks_target(scene.game, scene["E"]) == "B"
    for target in ("F", "T"):
        scene.declared("E", target)
    mixed = duel(second={"abilities": ("evasive",)}).enemy("T").touch("T", "E", (0, 1))
    assert close.picks_target(mixed.game, mixed["E"]) == "A"
    assert close.picks_target(duel().game, duel()["E"]) == "A"


@pytest.mark.rule("SA-075")
def test_harmless() -> None:
    blade = weapon(abilities=(Ability("lunge", 2),))
    for weapons in ((weapon(),), (blade,)):
        scene = (
            Scene().unit("E", at=(10, 10)).enemy("F", at=(11.4, 10), abilities=("harmless",), weapons=weapons)
        )
        assert contact.control_reach(scene.game, scene["F"]) == 0
        assert contact.controllers_at(scene.game, scene["E"]) == ()


@pytest.mark.rule("SA-108")
def test_lunge() -> None:
    blade = weapon(abilities=(Ability("lunge", 2),))
    for away, inside in ((2.0, True), (2.1, False)):
        scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(11.2 + away, 10), weapons=(blade,))
        assert bool(contact.controllers_at(scene.game, scene["E"])) is inside
    engaged = duel(second={"weapons": (blade,)})
    assert contact.control_reach(engaged.game, engaged["F"]) == 0
    kept = duel(second={"weapons": (blade,), "abilities": ("protective",)})
    assert contact.control_reach(kept.game, kept["F"]) == 2 * kept.game.fathom


@pytest.mark.rule("SA-091")
def test_intercept_reaches_far_against_lemures() -> None:
    for away, keywords, inside in ((3.0, ("lemure",), True), (3.1, ("lemure",), False), (2.0, (), False)):
        scene = Scene().unit("E", keywords=keywords)
        scene.enemy("F", at=(11.2 + away, 10), abilities=(("intercept", 3),))
        assert bool(contact.controllers_at(scene.game, scene["E"])) is inside
    near = Scene().unit("E").enemy("F", at=(12.2, 10), abilities=(("intercept", 3),))
    assert contact.controllers_at(near.game, near["E"]) == (near["F"],)


@pytest.mark.rule("SA-111")
def test_a_maverick_obeys_itself_alone() -> None:
    scene = Scene(command=(3, 3)).unit("E", rank="officer", at=(3, 3)).unit("M", abilities=("maverick",))
    scene.enemy("F")
    assert vae.points_available(scene.game, scene["E"]) == 2
    assert vae.points_available(scene.game, scene["M"]) == 0
    assert not vae.may_receive(scene.game, scene["M"])
    own = (
        Scene(command=(3, 3))
        .unit("E", rank="officer", abilities=("maverick",))
        .unit("T", at=(3, 3))
        .enemy("F")
    )
    assert vae.points_available(own.game, own["E"]) == 2
    assert vae.points_available(own.game, own["T"]) == 2


def test_a_kill_without_demoralize_costs_the_command_once() -> None:
    scene = duel(second={"cmd": 1})
    scene.changed(companies=Scene(command=(0, 7)).game.companies)
    melee(scene, (6, 6, 6), ONES)
    assert scene.game.companies["B"].basic == 6
