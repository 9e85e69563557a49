"""Abilities of shooters, of their weapons, and of those shot at."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.places import cards_folder
from hellassist.rules.combat import attacks
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    MoveUnit,
    NextTurn,
    Reload,
    RemoveUnit,
)
from hellassist.rules.events import AttackDeclared, AttackDropped
from hellassist.rules.profile import Ability
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Choose, Roll
from hellassist.rules.shots import loading, shot
from tests.rules.ranged import answer, archer, asked, bow, difficulty, finish, lost, may
from tests.scene import Scene, weapon

LIVES = (20, 1)


def duel(distance: float = 5, *, target: dict[str, Any] | None = None, **card: Any) -> Scene:
    """E with a bow, and F so far away; F has acted."""
    scene = archer(**card)
    return scene.enemy(
        "F", **{"at": (4.2 + distance, 15), "life": LIVES, "status": "acted", **(target or {})}
    )


def armed(*abilities: tuple[str, int] | str, columns: tuple[Any, ...] = ()) -> dict[str, Any]:
    """A bow with abilities, and a second one without any."""
    return {"weapons": (bow(*columns, abilities=abilities), bow(), weapon())}


def protection(scene: Scene, *, covered: bool) -> int | None:
    """What is taken off the damage of a shot of E at F."""
    return scene.shot("E", "F", covered=covered).strikes[0].armed.protection


def dice(scene: Scene, **more: Any) -> int:
    """The dice of a shot of E at F."""
    declared = shot.declare(scene.game, scene["E"], scene["F"], **more)
    return attacks.begin(scene.game, declared).strikes[0].armed.dice[0]


def turn(scene: Scene) -> Scene:
    """The next turn, A first."""
    if scene.game.activation is not None:
        scene.do(EndActivation())
    units = {key: _acted(scene, key) for key in scene.game.units}
    scene.changed(units=units)
    scene.do(NextTurn())
    return scene.changed(to_act="A")


def _acted(scene: Scene, key: str) -> Any:
    return replace(scene[key], status="acted")


def fire(scene: Scene, index: int = 0) -> Scene:
    """A whole shot that misses."""
    scene.do(DeclareShot("E", "F", index, standing=False))
    return finish(scene, (1, 1, 1))


@pytest.mark.rule("SA-032")
def test_camouflage() -> None:
    scene = duel(target={"pr": 1, "abilities": (("camouflage", 1),)})
    assert (protection(scene, covered=True), protection(scene, covered=False)) == (5, 1)


@pytest.mark.rule("SA-064")
@pytest.mark.parametrize(
    ("defence", "x", "distance", "hard"), [(3, 1, 5, 4), (4, 3, 5, 5), (3, 1, 25, 6), (4, 3, 25, 6)]
)
def test_erratic_movement(defence: int, x: int, distance: float, hard: int) -> None:
    target: dict[str, Any] = {"defence": defence, "abilities": (("erratic_movement", x),)}
    assert difficulty(duel(distance, target=target), "F") == hard
    close = Scene().unit("E").enemy("F", **target)
    assert close.sequence("E", "F").strikes[0].armed.difficulty == defence


@pytest.mark.rule("SA-079")
def test_heavy_weapons_bar_the_move() -> None:
    scene = duel(8, **armed("heavy"))
    fire(scene)
    with pytest.raises(Refused) as refused:
        scene.do(MoveUnit("E", scene.path((4, 15), unit="E")))
    assert (refused.value.reason, refused.value.rule) == ("stands_still", "SA-079")
    before = duel(8, **armed("heavy"))
    before.do(MoveUnit("E", before.path((4, 15), unit="E")))
    with pytest.raises(Refused) as refused:
        before.do(DeclareShot("E", "F"))
    assert (refused.value.rule, refused.value.facts["have"]) == ("SA-079", pytest.approx(1.0))
    fire(before, 1)
    light = fire(duel(8, **armed("heavy")), 1)
    light.do(MoveUnit("E", light.path((4, 15), unit="E")))


@pytest.mark.rule("SA-154")
def test_a_trained_gunman_stands_still() -> None:
    trained: dict[str, Any] = {"shs": 2, "abilities": (("trained_gunman", 1),)}
    scene = duel(8, **trained)
    assert dice(scene) == 3
    scene.do(DeclareShot("E", "F"))
    assert asked(scene) == Roll(0, 3, "attack")
    finish(scene, (1, 1, 1))
    with pytest.raises(Refused) as refused:
        scene.do(MoveUnit("E", scene.path((4, 15), unit="E")))
    assert refused.value.rule == "SA-154"
    moved = duel(8, **trained)
    moved.do(MoveUnit("E", moved.path((4, 15), unit="E")))
    assert dice(moved) == 2
    later = duel(8, **trained)
    assert dice(later, standing=False) == 2
    later.do(DeclareShot("E", "F", standing=False))
    finish(later, (1, 1))
    later.do(MoveUnit("E", later.path((4, 15), unit="E")))


@pytest.mark.rule("SA-112")
def test_a_moving_shot_splits_the_move() -> None:
    def split(before: float, after: float, **card: Any) -> None:
        scene = duel(15, mvt=5, **card)
        scene.do(MoveUnit("E", scene.path((3, 15 + before), unit="E")))
        fire(scene)
        scene.do(MoveUnit("E", scene.path((3, 15 + before + after), unit="E")))

    moving = {"abilities": ("moving_shot",)}
    split(2, 3, **moving)
    with pytest.raises(Refused) as refused:
        split(2, 4, **moving)
    facts = refused.value.facts
    assert (refused.value.reason, facts["have"], facts["limit"]) == (
        "too_far",
        pytest.approx(4.0),
        pytest.approx(3.0),
    )
    with pytest.raises(Refused, match="action_taken"):
        split(2, 1)


@pytest.mark.rule("SA-113")
def test_munitions_run_out() -> None:
    scene = duel(5, **armed(("munitions", 2)))
    for _ in range(2):
        turn(fire(scene))  # misses count
    with pytest.raises(Refused) as refused:
        scene.do(DeclareShot("E", "F"))
    assert (refused.value.reason, refused.value.facts["limit"]) == ("used_up", 2)
    fire(scene, 1)


@pytest.mark.rule("SA-115")
def test_natural_talent_in_shots() -> None:
    for skill, rerolls in ((3, 2), (6, 2), (8, 3)):
        for close in (False, True):
            talent: dict[str, Any] = {"abilities": (("natural_talent", 2),)}
            if close:
                scene = Scene().unit("E", cbt=skill, **talent).enemy("F", cbt=None, life=LIVES)
                scene.do(DeclareMelee("E", "F"))
            else:
                scene = duel(5, shs=skill, **talent)
                scene.do(DeclareShot("E", "F"))
            answer(scene, (1,) * min(skill, 5))
            pick = asked(scene)
            assert getattr(pick, "most", None) == rerolls


@pytest.mark.rule("SA-123")
def test_piercing_strike_lowers_cover_too() -> None:
    scene = duel(5, target={"pr": 1}, **armed(("piercing_strike", 2), columns=(5,) * 5))
    assert protection(scene, covered=True) == 2
    scene.do(DeclareShot("E", "F", covered=True))
    finish(scene, (6, 1, 1))
    assert lost(scene, "F") == 3
    declared = shot.declare(scene.game, scene["E"], scene["F"], 1, covered=True)
    assert attacks.begin(scene.game, declared).strikes[0].armed.protection == 4


@pytest.mark.rule("SA-009", "SA-012")
def test_artillery_needs_its_own_carrier() -> None:
    def guns() -> Scene:
        scene = duel(5, key="E", **armed("artillery"))
        scene.unit("G", at=(3, 25), shs=3, weapons=(bow(abilities=("artillery",)), weapon()))
        scene.unit("K", abilities=("ammunition_carrier",)).touch("K", "E", (-1, 0))
        return scene.unit("L", at=(10, 28), abilities=("ammunition_carrier",))

    scene = guns()
    assert shot.declare(scene.game, scene["E"], scene["F"]).attacker == "E"
    with pytest.raises(Refused) as refused:
        shot.declare(scene.game, scene["G"], scene["F"])
    assert (refused.value.reason, refused.value.rule) == ("carrier_away", "SA-012")
    scene.touch("K", "G", (-1, 0))  # the other gun's carrier does not serve it, even when that gun is gone
    scene.do(RemoveUnit("E"))
    with pytest.raises(Refused, match="carrier_away"):
        shot.declare(scene.game, scene["G"], scene["F"])
    dead = guns()
    dead.do(RemoveUnit("K"))
    with pytest.raises(Refused, match="carrier_away"):
        dead.do(DeclareShot("E", "F"))
    dead.do(DeclareShot("E", "F", 1))  # its other weapon needs nobody
    alone = duel(5, **armed("artillery"))
    with pytest.raises(Refused, match="no_carrier"):
        alone.do(DeclareShot("E", "F"))


@pytest.mark.rule("SA-012")
def test_artillery_is_loaded_with_its_carrier_alone() -> None:
    scene = duel(5, **armed("artillery", ("reloading", 1)))
    scene.unit("K", abilities=("ammunition_carrier",), status="acted").touch("K", "E", (-1, 0))
    turn(fire(scene))
    away = scene["K"].at
    scene.unit("K", abilities=("ammunition_carrier",), status="acted", at=(1.6, 15))
    with pytest.raises(Refused, match="carrier_away"):
        scene.do(Reload("E"))
    scene.unit("K", abilities=("ammunition_carrier",), status="acted").touch("K", "E", (-1, 0))
    assert scene["K"].at == away
    scene.do(Reload("E"))
    turn(scene)
    scene.do(DeclareShot("E", "F"))


@pytest.mark.rule("SA-131", "SA-133")
def test_reloading_takes_focus_actions_in_a_row() -> None:
    scene = duel(5, **armed(("reloading", 2)))
    turn(fire(scene))  # loaded at the start
    with pytest.raises(Refused) as refused:
        scene.do(DeclareShot("E", "F"))
    assert (refused.value.reason, refused.value.facts["have"], refused.value.facts["limit"]) == (
        "not_loaded",
        0,
        2,
    )
    scene.do(Reload("E"))
    with pytest.raises(Refused, match="not_loaded"):
        turn(scene).do(DeclareShot("E", "F"))
    scene.do(Reload("E"))
    fire(turn(scene))
    for step in ("focus", "walk", "focus"):
        turn(scene)
        if step == "focus":
            scene.do(Reload("E"))
        else:
            at = scene["E"].at or Point(0, 0)
            scene.do(MoveUnit("E", (at, Point(at.x, at.y + 25))))
    turn(scene)
    with pytest.raises(Refused) as refused:
        scene.do(DeclareShot("E", "F"))
    assert refused.value.facts["have"] == 1
    scene.do(Reload("E"))
    turn(scene).do(DeclareShot("E", "F"))


def test_what_can_be_loaded_and_how() -> None:
    scene = duel(5, **armed(("reloading", 1)))
    for wrong in (Reload("E"), Reload("E", 1), Reload("E", 9)):
        with pytest.raises(Refused, match="nothing_to_load"):
            scene.do(wrong)
    turn(fire(scene))
    with pytest.raises(Refused, match="loaded_by_focus"):
        scene.do(Reload("E", action="concentration"))
    with pytest.raises(Refused, match="loaded_by_focus"):
        scene.do(Reload("E", action="walk"))
    scene.do(MoveUnit("E", scene.path((3, 16), unit="E")))
    with pytest.raises(Refused, match="action_taken"):
        scene.do(Reload("E"))
    idle = duel(5, **armed(("reloading", 2)))
    turn(fire(idle)).do(Reload("E"))
    turn(idle).do(Activate("E"))
    turn(idle)
    assert loading.steps_key(0) not in idle["E"].used


def test_expertise_loads_by_concentration() -> None:
    """SA-067 as far as loading goes."""
    scene = duel(5, abilities=("expertise",), **armed(("reloading", 2)))
    turn(fire(scene)).do(Reload("E", action="concentration"))
    turn(scene).do(Reload("E", action="concentration"))
    turn(scene).do(DeclareShot("E", "F"))


@pytest.mark.rule("SA-134")
def test_an_engaged_unit_may_go_on_loading() -> None:
    def reloading() -> Scene:
        scene = duel(8, life=LIVES, target={"defence": 3, "cbt": 2}, **armed(("reloading", 2)))
        turn(fire(scene)).do(Reload("E"))
        turn(scene).touch("F", "E", (1, 0))
        assert scene["E"].used[loading.steps_key(0)] == 1
        return scene

    fought = reloading()
    fought.do(DeclareMelee("E", "F"))
    finish(fought, (1, 1, 1), (1, 1))
    turn(fought)
    assert loading.steps_key(0) not in fought["E"].used
    assert not loading.is_loaded(fought["E"], 0)
    scene = reloading()
    with pytest.raises(Refused, match="enemy_not_named"):
        scene.do(Reload("E"))
    scene.do(Reload("E", enemy="F"))
    assert scene.game.attack is not None
    attack = attacks.resume(scene.game, scene.game.attack)[0]
    assert (attack.strikes[0].dice.difficulty, attack.strikes[1].arms) == (2, ())
    assert asked(scene) == Roll(0, 2, "attack")
    answer(scene, (1, 1))
    assert loading.is_loaded(scene["E"], 0)
    hurt = reloading()
    hurt.do(Reload("E", enemy="F"))
    finish(hurt, (6, 1))
    assert loading.is_loaded(hurt["E"], 0)  # wounds alone do not spoil it


def test_a_change_of_state_spoils_the_step() -> None:
    """SA-134 as read: AC-37."""
    scene = duel(8, life=LIVES, target={"cbt": 2, "weapons": (weapon(*((1, "stunned"),) * 5),)})
    scene.unit("E", at=(3, 15), shs=3, life=LIVES, **armed(("reloading", 2)))
    turn(fire(scene)).do(Reload("E"))
    turn(scene).touch("F", "E", (1, 0))
    scene.do(Reload("E", enemy="F"))
    finish(scene, (6, 6))
    assert scene["E"].has("stunned")
    assert scene["E"].used[loading.steps_key(0)] == 1


def contact(**card: Any) -> Scene:
    """E waits with a bow; F of B charges it from five fathoms away."""
    scene = archer(**{"shs": 2, "abilities": ("defensive_shot",), "life": LIVES, **card}).changed(to_act="B")
    return scene.enemy("F", at=(12.2, 15), defence=4, life=(6, 2), mvt=5)


def charge(scene: Scene, attacker: str = "F") -> Scene:
    """F charges E."""
    scene.do(Engage(attacker, scene.path((4.2, 15), unit=attacker), "E"))
    return scene


@pytest.mark.rule("SA-047")
def test_a_defensive_shot() -> None:
    scene = charge(contact())
    assert asked(scene) == Choose(0, (0, 1), "try")
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.attacker == "E"
    answer(scene, 1)
    assert asked(scene) == Roll(0, 2, "attack")
    attack = attacks.resume(scene.game, scene.game.attack)[0]
    assert attack.strikes[0].dice.difficulty == 4
    assert scene["E"].status == "waiting"
    acted = charge(contact(status="acted"))
    assert asked(acted) == Roll(0, 2, "attack")  # the charge itself
    engaged = contact()
    engaged.enemy("G", status="acted").touch("G", "E", (-1, 0))
    charge(engaged)
    assert engaged.game.attack is not None
    assert engaged.game.attack.declaration.attacker == "F"
    empty = contact(weapons=(bow(abilities=(("reloading", 1),)), weapon()))
    used = {**empty.game.units, "E": _emptied(empty)}
    charge(empty.changed(units=used))
    assert empty.game.attack is not None
    assert empty.game.attack.declaration.kind == "close"
    stunned = charge(contact(states=("stunned",)))
    assert stunned.game.attack is not None
    assert stunned.game.attack.declaration.kind == "close"


def _emptied(scene: Scene) -> Any:
    return replace(scene["E"], used={loading.empty_key(0): 1})


@pytest.mark.rule("SA-047")
def test_a_defensive_shot_is_an_ordinary_shot_and_need_not_be_taken() -> None:
    scene = contact(**armed(("munitions", 1), ("reloading", 1)))
    scene.unit("U").touch("U", "E", (0, 1))
    charge(scene)
    assert scene.game.attack is not None
    assert scene.game.attack.declaration.others == ()
    finish(scene, (1, 1), (1, 1, 1), consent=0)
    assert scene["E"].used == {}
    assert scene["E"].status == "waiting"
    taken = charge(contact(**armed(("munitions", 1), ("reloading", 1))))
    finish(taken, (1, 1), (1, 1), (1, 1, 1))
    assert taken["E"].used == {"shots:0": 1, loading.empty_key(0): 1}


@pytest.mark.rule("SA-047")
def test_everybody_who_is_touched_may_shoot() -> None:
    scene = contact()
    scene.unit("G", at=(3, 16.2), shs=2, abilities=("defensive_shot",), weapons=(bow(), weapon()))
    x = 3.6 + (1.2**2 - 0.6**2) ** 0.5 - 0.6
    scene.do(Engage("F", scene.path((12.2, 15.6), (x, 15.6), unit="F"), "G"))
    shooters = []
    while scene.game.attack is not None:
        shooters.append((scene.game.attack.declaration.kind, scene.game.attack.declaration.attacker))
        match asked(scene):
            case Choose(why="try"):
                answer(scene, 0)
            case Roll(dice=number):
                answer(scene, (1,) * number)
    assert shooters[:2] == [("shot", "G"), ("shot", "E")]
    assert shooters[2] == ("close", "F")


@pytest.mark.rule("SA-048")
def test_the_defensive_shot_comes_before_the_sequence() -> None:
    dying = contact(**armed(columns=(9,) * 5))
    charge(dying)
    answer(dying, 1, (6, 6), 2)
    assert not dying["F"].on_table
    assert dying.game.attack is None
    assert any(isinstance(fact, AttackDropped) for fact in dying.facts)
    wounded = contact(**armed(columns=(4,) * 5))
    charge(wounded)
    answer(wounded, 1, (6, 6), 2)
    assert wounded["F"].wounded
    kinds = [fact.declaration.kind for fact in wounded.facts if isinstance(fact, AttackDeclared)]
    assert kinds == ["shot", "close"]
    assert asked(wounded) == Roll(0, 1, "attack")  # CBT 3, Charge -1, Wounded -1


@pytest.mark.rule("SA-002")
def test_abilities_of_a_weapon_count_with_it_alone() -> None:
    known = tomllib.loads((cards_folder() / "abilities.toml").read_text(encoding="utf-8"))
    assert len(known) == 78
    assert sum(bool(entry.get("weapon")) for entry in known.values()) == 13
    spear = weapon(abilities=(Ability("receive_charge", 2),))
    scene = Scene().unit("E", weapons=(spear, weapon(1, 1, 1, 1, 1))).enemy("F")
    arms = scene.sequence("F", "E", "charge").strikes[1].arms
    assert [arm.dice[0] for arm in arms] == [5, 3]
    limited = duel(20, **armed(("limited_range", 1)))
    assert (may(limited), may(limited, "E", 1)) == ([], ["F"])
