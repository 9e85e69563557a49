"""Bows, slings and blunderbusses for tests, and whole shots with fixed answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hellassist.rules.combat import attacks
from hellassist.rules.commands import GiveAnswer
from hellassist.rules.game import Answer, Terrain
from hellassist.rules.moments import WeaponMoment
from hellassist.rules.profile import Ability, Blast, Effect, Weapon
from hellassist.rules.requests import Choose, Draw, Pick, Request, Roll
from hellassist.rules.shots import shot
from tests.scene import Scene, weapon


def bow(
    *columns: Any, reach: float = 8, abilities: Sequence[tuple[str, int] | str] = (), **more: Any
) -> Weapon:
    """A ranged weapon with a power table."""
    made = tuple(Ability(one) if isinstance(one, str) else Ability(*one) for one in abilities)
    return weapon(*columns, use="ranged", range=reach, name="bow", abilities=made, **more)


def blaster(
    shape: Any = "explosion",
    power: tuple[int, int] | str = (3, 1),
    *,
    reach: float = 8,
    x: int = 1,
    types: Sequence[str] = (),
    abilities: Sequence[tuple[str, int] | str] = (),
    radius: float = 3.0,
) -> Weapon:
    """A weapon with a template: Difficulty and Power, or the state in their place."""
    made = tuple(Ability(one) if isinstance(one, str) else Ability(*one) for one in abilities)
    blast = (
        Blast(shape, 0, None, (Effect(power, x),), radius)
        if isinstance(power, str)
        else Blast(shape, *power, radius=radius)
    )
    return Weapon({"en": "blaster"}, "ranged", tuple(types), (), reach, blast, made)


def archer(
    *, at: tuple[float, float] = (3, 15), key: str = "E", scene: Scene | None = None, **card: Any
) -> Scene:
    """E with a bow."""
    return (scene or Scene()).unit(key, **{"at": at, "shs": 3, "weapons": (bow(), weapon()), **card})


def wall(*corners: tuple[float, float], height: float = 0.0, opaque: bool = True) -> Terrain:
    """Terrain with these corners, in fathoms."""
    return Terrain("wall", tuple(Scene().spot(*corner) for corner in corners), opaque=opaque, height=height)


def box(left: float, low: float, right: float, high: float, **more: Any) -> Terrain:
    """A rectangle of opaque terrain, in fathoms."""
    return wall((left, low), (right, low), (right, high), (left, high), **more)


def answer(scene: Scene, *answers: Answer) -> Scene:
    """Give these answers to the open attack."""
    for one in answers:
        scene.do(GiveAnswer(one, typed=True))
    return scene


def asked(scene: Scene) -> Request | None:
    """What is asked now; None where no attack is open."""
    return None if scene.game.attack is None else scene.pending()


def finish(scene: Scene, *dice: Sequence[int], draws: Sequence[int] = (), consent: int = 1) -> Scene:
    """Answer the open attacks to their end: these *dice*, no re-rolls, all hits, these *draws*."""
    rolls, drawn = iter(dice), iter(draws)
    while scene.game.attack is not None:
        match scene.pending():
            case Roll():
                given: Answer = tuple(next(rolls))
            case Draw():
                given = next(drawn)
            case Pick():
                given = ()
            case Choose(why="try"):
                given = consent
            case Choose(options=options, why="inflict"):
                given = options[-1]
            case _:
                given = 0
        answer(scene, given)
    assert next(rolls, None) is None, "dice left over"
    assert next(drawn, None) is None, "draws left over"
    return scene


def lost(scene: Scene, key: str) -> int:
    """Life Points that a unit lacks."""
    return scene[key].profile.life - scene[key].life


def may(scene: Scene, shooter: str = "E", weapon_index: int = 0, **looks: Any) -> list[str]:
    """The enemies that may be chosen, nearest first."""
    found = shot.eligible(scene.game, scene[shooter], weapon_index, tuple(looks.items()))
    return [entry.unit for entry in found if entry.may]


def reason(scene: Scene, target: str, shooter: str = "E", **looks: Any) -> tuple[str, str] | None:
    """Why the enemy may not be chosen: reason and rule; None if it may."""
    found = shot.eligible(scene.game, scene[shooter], 0, tuple(looks.items()))
    refusal = next(entry.refusal for entry in found if entry.unit == target)
    return None if refusal is None else (refusal.reason, refusal.rule)


def difficulty(scene: Scene, target: str, shooter: str = "E") -> int:
    """The difficulty of the shot as declared."""
    declared = shot.declare(scene.game, scene[shooter], scene[target])
    return attacks.begin(scene.game, declared).strikes[0].armed.difficulty


def weapon_of(scene: Scene, key: str, index: int = 0) -> WeaponMoment:
    """A ranged weapon as hooks see it."""
    return WeaponMoment(scene.game, scene[key], scene[key].profile.weapons_for("ranged")[index], index)
