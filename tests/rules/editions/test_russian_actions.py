"""Actions by the Russian rules: Walk to Focus, and the move of a Mêlée (RU-40 to RU-59, RU-62)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    MoveUnit,
    Retreat,
    UsePower,
)
from hellassist.rules.editions import CORE, RUSSIAN, Edition
from hellassist.rules.events import BreaksAway, PowerFailed
from hellassist.rules.refusal import Refused
from tests.rules.editions.make import by, going, refused, russian, why
from tests.rules.orders import AURA, ORDER, aura, now, order, pool, stat
from tests.rules.ranged import bow
from tests.rules.told import dice, difficulties
from tests.scene import Scene, weapon

HARMLESS: dict[str, Any] = {"abilities": ("harmless",), "cbt": 2}
DULL = (weapon(0, 0, 0, 0, 0),)
ACTIVE = "Temporary • Active • 4 fathom radius • Lingering"


def open_field(mvt: int = 5, *, x: float = 2.0, **card: Any) -> Scene:
    """E at (2, 10) and F far off to the east, its near edge *x* fathoms beyond E's."""
    return russian().unit("E", at=(2, 10), mvt=mvt, **card).enemy("F", at=(2 + 1.2 + x, 10))


def go(scene: Scene, *spots: tuple[float, float], unit: str = "E") -> Scene:
    scene.do(MoveUnit(unit, scene.path(*spots, unit=unit)))
    return scene


def engage(scene: Scene, *spots: tuple[float, float], target: str = "F") -> Scene:
    scene.do(Engage("E", scene.path(*spots, unit="E"), target))
    return scene


# -- moves -----------------------------------------------------------------------------------------


@pytest.mark.rule("RU-40")
def test_a_walk() -> None:
    scene = open_field(x=20)
    assert [going(scene, (2 + way, 10)).action for way in (5.0, 5.1)] == ["walk", "run"]
    near = open_field(x=4.5)
    assert (going(near, (6, 10)).action, going(near, (6, 10)).refusal) == ("walk", None)
    assert refused(near, MoveUnit("E", near.path((6.5, 10), unit="E"))) == "ends_in_contact"


@pytest.mark.rule("RU-41")
def test_a_run_exceeds_mvt() -> None:
    scene = open_field(x=25)
    found = [going(scene, (2 + way, 10), announced="run").action for way in (5.0, 5.1, 10.0)]
    assert found == ["walk", "run", "run"]
    assert why(going(scene, (12.1, 10))) == "too_far"
    core = by(CORE).unit("E", at=(2, 10), mvt=5).enemy("F", at=(28, 10))
    assert going(core, (7, 10), announced="run").action == "run"
    stopped = open_field(x=5.0)
    assert going(stopped, (6, 10), announced="run").action == "walk"


@pytest.mark.rule("RU-42")
def test_an_attack() -> None:
    scene = engage(open_field(x=5.0), (7, 10))
    assert scene.game.activation is not None
    assert scene.game.activation.action == "attack"
    assert dice(scene, "E", "F", "attack")[0] == 3
    short = open_field(x=5.0)
    assert refused(short, Engage("E", short.path((6.5, 10), unit="E"), "F")) == "not_in_contact"


@pytest.mark.rule("RU-43")
def test_a_charge_exceeds_mvt() -> None:
    scene = engage(open_field(x=7.0), (9, 10))
    assert scene.game.activation is not None
    assert scene.game.activation.action == "charge"
    assert dice(scene, "E", "F", "charge")[0] == 2
    assert going(open_field(x=10.0), (12, 10)).refusal is None
    assert why(going(open_field(x=10.1), (12.1, 10))) == "too_far"
    near = open_field(x=4.0)
    assert going(near, (6, 10), announced="charge").action == "attack"
    core = by(CORE).unit("E", at=(2, 10), mvt=5).enemy("F", at=(7.2, 10))
    assert going(core, (6, 10), announced="charge").action == "charge"


@pytest.mark.rule("RU-44")
def test_shoot() -> None:
    def archer() -> Scene:
        return open_field(4, x=12, shs=3, weapons=(bow(), weapon()))

    walked = go(archer(), (6, 10))
    walked.do(DeclareShot("E", "F"))
    shot = archer()
    shot.do(DeclareShot("E", "F"))
    shot.fight((1, 1, 1))
    assert refused(shot, MoveUnit("E", shot.path((6.1, 10), unit="E"))) == "too_far"
    go(shot, (6, 10))
    split = go(archer(), (4, 10))
    split.do(DeclareShot("E", "F"))
    split.fight((1, 1, 1))
    assert refused(split, MoveUnit("E", split.path((6, 10), unit="E"))) == "action_taken"
    into = open_field(4, x=3, shs=3, weapons=(bow(), weapon()))
    into.do(DeclareShot("E", "F"))
    into.fight((1, 1, 1))
    assert refused(into, MoveUnit("E", into.path((5, 10), unit="E"))) == "shoot_without_contact"


# -- Retreat ---------------------------------------------------------------------------------------


def pressed(enemy: dict[str, Any] | None = None, edition: Edition = RUSSIAN, **card: Any) -> Scene:
    """E in contact with F to its right; G of B far to the west."""
    scene = by(edition, command=(3, 0)).unit("E", **{"mvt": 4, **card})
    scene.enemy("F", **{"weapons": DULL, **(enemy or {})}).touch("F", "E", (1, 0))
    return scene.enemy("G", at=(3, 10), weapons=DULL)


@pytest.mark.rule("RU-45")
def test_a_retreat() -> None:
    scene = pressed()
    assert refused(scene, MoveUnit("E", scene.path((8, 10), unit="E"))) == "engaged_cannot_move"
    scene.enemy("H", weapons=DULL).touch("H", "E", (0, 1))
    scene.do(Retreat("E", "F"))
    scene.fight((1, 1, 1, 1))
    assert len([fact for fact in scene.facts if type(fact).__name__ == "AttackDeclared"]) == 1
    assert why(going(scene, (10, 1.9))) == "too_far"
    assert why(going(scene, (4.2, 10))) == "retreat_touches"
    for end in ((10, 2.0), (10, 8.0)):  # less than MVT is no Run, but a Retreat
        assert going(scene, end).refusal is None
    dead = pressed({"weapons": (weapon(*(9,) * 5),)})
    dead.do(Retreat("E", "F"))
    dead.fight((6, 6, 6))
    assert (dead["E"].gone, dead.game.activation) == ("killed", None)


@pytest.mark.rule("RU-46")
def test_from_an_attacker_without_dice() -> None:
    scene = pressed(
        {"cbt": 1, "states": ("stunned",)}, shs=3, weapons=(bow(), weapon()), auras=(aura(ACTIVE),)
    )
    assert dice(scene, "F", "E", "retreat", one_sided=True)[0] == 0
    scene.do(Retreat("E", "F"))
    assert scene.game.attack is None
    for spots, action in (((10, 7),), "walk"), (((10, 3),), "run"), (((4.2, 10),), "charge"):
        move = going(scene, *spots)
        assert (move.action, move.refusal) == (action, None)
    walked = go(scene, (10, 7))
    assert refused(walked, DeclareShot("E", "G")) == "action_taken"
    assert refused(walked, UsePower("E", AURA)) == "action_taken"
    unable = pressed({"cbt": None}, shs=3, weapons=(bow(), weapon()), auras=(aura(ACTIVE),))
    unable.do(Retreat("E"))
    go(unable, (10, 7))
    assert refused(unable, DeclareShot("E", "F")) == "action_taken"
    assert refused(unable, UsePower("E", AURA)) == "action_taken"
    helped = pressed({"cbt": 1, "states": ("stunned",)}).enemy("H", weapons=DULL).touch("H", "E", (0, 1))
    helped.do(Retreat("E", "F"))
    assert helped.game.attack is not None
    assert dice(helped, "F", "E", "retreat", one_sided=True)[0] == 1


@pytest.mark.rule("RU-47")
@pytest.mark.parametrize("named", [None, "F"])
def test_from_a_harmless_attacker(named: str | None) -> None:
    def ready() -> Scene:
        scene = pressed(HARMLESS, shs=3, weapons=(bow(), weapon()), auras=(aura(ACTIVE),))
        facts = scene.do(Retreat("E", named))
        assert scene.game.attack is None
        assert any(isinstance(fact, BreaksAway) and fact.moves == "let_go" for fact in facts)
        return scene

    for spots, action in (((10, 7),), "walk"), (((10, 3),), "run"), (((4.2, 10),), "charge"):
        move = going(ready(), *spots)
        assert (move.action, move.refusal) == (action, None)
    attacking = ready().enemy("H", at=(10, 6.4))
    assert going(attacking, (10, 7.6)).action == "attack"
    shooting = ready()
    assert refused(shooting, DeclareShot("E", "G")) == "action_taken"
    go(shooting, (10, 6)).do(DeclareShot("E", "F"))
    assert shooting.game.attack is not None
    running = go(ready(), (10, 3))
    assert refused(running, DeclareShot("E", "G")) == "action_taken"
    concentrating = go(ready(), (10, 6))
    concentrating.do(UsePower("E", AURA))
    assert [effect.kind for effect in concentrating.game.running] == ["aura"]
    core = pressed(HARMLESS, CORE)
    core.do(Retreat("E", "F"))
    assert core.game.attack is not None
    both = pressed(HARMLESS).enemy("H", weapons=DULL).touch("H", "E", (0, 1))
    assert refused(both, Retreat("E")) == "enemy_not_named"
    both.do(Retreat("E", "H"))
    assert both.game.attack is not None


@pytest.mark.rule("RU-48")
def test_what_replaces_a_retreat_breaks_contact() -> None:
    scene = pressed(HARMLESS, shs=3, weapons=(bow(), weapon()))
    scene.enemy("H", abilities=("harmless",)).touch("H", "E", (0, 1))
    scene.do(Retreat("E"))
    assert refused(scene, DeclareShot("E", "G")) == "action_taken"
    for way in ((10, 10),), ((8, 8), (10, 10)):
        assert why(going(scene, *way)) == "contact_not_broken"
    back = Engage("E", scene.path((8, 8), (10, 10), unit="E"), "F")
    assert refused(scene, back) == "contact_not_broken"
    engage(scene, (4.2, 10), target="G")
    assert scene.game.attack is not None


# -- Concentration and Focus -----------------------------------------------------------------------


@pytest.mark.rule("RU-49")
def test_concentration_of_a_free_unit() -> None:
    def ready(x: float = 20.0) -> Scene:
        return open_field(4, x=x, auras=(aura(ACTIVE),))

    before = go(ready(), (6, 10))
    before.do(UsePower("E", AURA))
    after = ready()
    after.do(UsePower("E", AURA))
    go(after, (6, 10))
    touching = ready(3.0)
    touching.do(UsePower("E", AURA))
    assert (
        refused(touching, MoveUnit("E", touching.path((5, 10), unit="E"))) == "concentration_without_contact"
    )
    split = go(ready(), (4, 10))
    split.do(UsePower("E", AURA))
    assert refused(split, MoveUnit("E", split.path((6, 10), unit="E"))) == "action_taken"


def commanding(
    header: str, *acts: Any, enemy: dict[str, Any] | None = None, edition: Edition = RUSSIAN, **card: Any
) -> Scene:
    """E with an order and an aura, in contact with F."""
    own = (order(header, *(acts or (stat("cbt", 1),))),)
    scene = by(edition, command=(7, 0)).unit("E", **{"orders": own, **card})
    return scene.enemy("F", **{"weapons": DULL, **(enemy or {})}).touch("F", "E", (1, 0))


@pytest.mark.rule("RU-50")
def test_concentration_of_an_engaged_unit() -> None:
    scene = commanding("Active", cbt=3, defence=3)
    assert refused(scene, UsePower("E", ORDER)) == "enemy_not_named"
    scene.do(UsePower("E", ORDER, enemy="F"))
    assert dice(scene, "E", "F", "concentration")[0] == 2
    assert difficulties(scene, "E", "F", "concentration")[1] == 2
    scene.fight((1, 1), (1, 1, 1))
    assert refused(scene, MoveUnit("E", scene.path((8, 10), unit="E"))) != ""
    alone = commanding("Active", enemy=HARMLESS)
    alone.do(UsePower("E", ORDER))
    assert (alone.game.attack, now(alone, "E")) == (None, 4)
    core = commanding("Active", enemy=HARMLESS, edition=CORE)
    assert refused(core, UsePower("E", ORDER)) == "enemy_not_named"
    both = commanding("Active", enemy=HARMLESS).enemy("G", weapons=DULL).touch("G", "E", (0, 1))
    assert refused(both, UsePower("E", ORDER, enemy="F")) == "not_in_contact"
    both.do(UsePower("E", ORDER, enemy="G"))
    assert both.game.attack is not None


STUNNING = {"weapons": (weapon(*((0, "stunned"),) * 5),)}
FELLING = {"weapons": (weapon(*((0, "knocked_down"),) * 5),)}


@pytest.mark.rule("RU-51")
@pytest.mark.parametrize(
    ("enemy", "card", "edition", "works"),
    [
        ({"weapons": (weapon(*(9,) * 5),)}, {}, RUSSIAN, False),
        ({"weapons": (weapon(*(3,) * 5),)}, {}, RUSSIAN, True),
        ({"weapons": (weapon(*(3,) * 5),)}, {}, CORE, False),
        (STUNNING, {}, RUSSIAN, False),
        (FELLING, {}, RUSSIAN, False),
    ],
)
def test_what_cancels_a_concentration(
    enemy: dict[str, Any], card: dict[str, Any], edition: Edition, works: bool
) -> None:
    scene = commanding("Active • 2 CMD", enemy=enemy, edition=edition, **card)
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 1, 1))
    assert pool(scene) == (7, 5)
    assert bool(scene.game.running) is works
    assert any(isinstance(fact, PowerFailed) for fact in scene.facts) is not works


@pytest.mark.rule("RU-51")
def test_a_stunned_unit_still_has_its_aura() -> None:
    for edition, works in ((RUSSIAN, True), (CORE, False)):
        scene = commanding("Active", enemy=STUNNING, edition=edition, auras=(aura(ACTIVE),))
        scene.do(UsePower("E", AURA, enemy="F"))
        scene.fight((1, 1), (6, 1, 1))
        assert scene["E"].has("stunned")
        assert bool(scene.game.running) is works
    felled = commanding("Active", enemy=FELLING, auras=(aura(ACTIVE),))
    felled.do(UsePower("E", AURA, enemy="F"))
    felled.fight((1, 1), (6, 1, 1))
    assert (felled["E"].has("knocked_down"), felled.game.running) == (True, ())


@pytest.mark.rule("RU-52")
def test_focus_of_a_free_unit() -> None:
    scene = open_field(x=20, orders=(order("Exhausting", stat("cbt", 1)),))
    walked = go(replaced(scene), (2.1, 10))
    assert refused(walked, UsePower("E", ORDER)) == "action_taken"
    scene.do(UsePower("E", ORDER))
    assert refused(scene, MoveUnit("E", scene.path((2.1, 10), unit="E"))) == "action_taken"


def replaced(scene: Scene) -> Scene:
    """Another scene in the same situation."""
    twin = by(scene.game.edition)
    twin.game = scene.game
    return twin


@pytest.mark.rule("RU-53")
def test_focus_of_an_engaged_unit() -> None:
    alone = commanding("Exhausting", enemy=HARMLESS)
    alone.do(UsePower("E", ORDER))
    assert (alone.game.attack, now(alone, "E")) == (None, 4)
    core = commanding("Exhausting", enemy=HARMLESS, edition=CORE)
    assert refused(core, UsePower("E", ORDER)) == "enemy_not_named"
    for damage, gone, works in ((3, "", True), (9, "killed", False)):
        scene = commanding("Exhausting • 2 CMD", enemy={"weapons": (weapon(*(damage,) * 5),)})
        scene.do(UsePower("E", ORDER, enemy="F"))
        assert scene.game.attack is not None
        assert scene.game.attack.declaration.one_sided
        assert difficulties(scene, "F", "E", "focus", one_sided=True)[0] == 2
        scene.fight((6, 1, 1))
        assert (scene["E"].gone, pool(scene), bool(scene.game.running)) == (gone, (7, 5), works)
    moving = commanding("Exhausting")
    moving.do(UsePower("E", ORDER, enemy="F"))
    moving.fight((1, 1, 1))
    assert refused(moving, MoveUnit("E", moving.path((8, 10), unit="E"))) != ""


# -- Mêlée -----------------------------------------------------------------------------------------


@pytest.mark.rule("RU-54")
def test_melee_is_for_engaged_units() -> None:
    assert refused(open_field(x=2), DeclareMelee("E", "F")) == "melee_needs_contact"
    scene = russian().unit("E").enemy("F")
    scene.do(DeclareMelee("E", "F"))
    assert scene.game.attack is not None


def around(degrees: float, apart: float = 1.2) -> tuple[float, float]:
    """The spot round F so far from its west side."""
    angle = pi + degrees * pi / 180
    return 15 + apart * cos(angle), 15 + apart * sin(angle)


def pair(**enemy: Any) -> Scene:
    """F at (15, 15), and E touching it from the west."""
    return russian().enemy("F", at=(15, 15), **enemy).unit("E", at=(13.8, 15))


@pytest.mark.rule("RU-55")
def test_it_moves_round_its_one_enemy() -> None:
    at_b = around(90)
    scene = pair().enemy("B", at=(at_b[0], at_b[1] - 1.2))
    move = going(scene, at_b)
    assert (move.action, move.refusal, set(move.contacts)) == ("melee", None, {"F", "B"})
    for target in ("F", "B"):
        twin = go(replaced(scene), at_b)
        twin.do(DeclareMelee("E", target))
        assert twin.game.attack is not None
    assert why(going(pair(), around(45, 1.8), around(90))) == "contact_lost"


@pytest.mark.rule("RU-56")
def test_it_does_not_move_among_several() -> None:
    scene = pair().enemy("B", cbt=0).touch("B", "E", (0, 1))
    assert why(going(scene, around(-60))) == "engaged_cannot_move"
    for target in ("F", "B"):
        twin = replaced(scene)
        twin.do(DeclareMelee("E", target))
        assert twin.game.attack is not None


@pytest.mark.rule("RU-57")
def test_but_where_one_alone_can_fight() -> None:
    scene = pair().enemy("B", cbt=None).touch("B", "E", (-1, 0))
    move = going(scene, around(60))
    assert (move.action, move.refusal, move.contacts) == ("melee", None, ("F",))
    three = pair().enemy("B", cbt=2).touch("B", "E", (-1, 0)).enemy("C", cbt=None).touch("C", "E", (0, -1))
    assert why(going(three, around(60))) == "engaged_cannot_move"
    zero = pair().enemy("B", cbt=0).touch("B", "E", (-1, 0))
    assert why(going(zero, around(60))) == "engaged_cannot_move"


# -- powers beside, and second thoughts ------------------------------------------------------------


@pytest.mark.rule("RU-58")
def test_a_passive_power_provokes_nothing() -> None:
    scene = commanding("Passive")
    scene.do(UsePower("E", ORDER))
    assert scene.game.attack is None
    scene.do(DeclareMelee("E", "F"))
    assert refused(scene, UsePower("E", ORDER)) == "attack_open"
    assert refused(scene, MoveUnit("E", scene.path(around(0), unit="E"))) == "attack_open"


@pytest.mark.rule("RU-59")
def test_a_free_power_at_any_moment_of_the_action_phase() -> None:
    scene = commanding("Free • 1 CMD", status="acted").enemy("G", at=(25, 25)).changed(to_act="B")
    scene.do(MoveUnit("G", scene.path((23, 25), unit="G")))
    scene.do(UsePower("E", ORDER))
    assert now(scene, "E") == 4
    scene.do(EndActivation())
    scene.do(DeclareMelee("F", "E"))
    assert refused(scene, UsePower("E", ORDER)) == "attack_open"


@pytest.mark.rule("RU-62")
def test_second_thoughts() -> None:
    scene = open_field(x=7)
    scene.do(Activate("E"))
    engage(scene, (9, 10))
    shot = open_field(x=12, shs=3, weapons=(bow(), weapon()))
    shot.do(DeclareShot("E", "F"))
    shot.fight((1, 1, 1))
    with pytest.raises(Refused):
        engage(shot, (14, 10))
