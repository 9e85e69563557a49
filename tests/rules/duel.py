"""Two units in contact, and a whole Mêlée between them with fixed dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hellassist.rules.commands import DeclareMelee
from tests.scene import Scene


def duel(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Scene:
    """E of A and F of B in contact; F has acted, so that A goes on."""
    return Scene().unit("E", **(first or {})).enemy("F", **{"status": "acted", **(second or {})})


def melee(
    scene: Scene, *dice: tuple[int, ...], attacker: str = "E", target: str = "F", **answers: Any
) -> Scene:
    """A whole Mêlée with fixed dice."""
    scene.do(DeclareMelee(attacker, target))
    return scene.fight(*dice, **answers)


def ready(scene: Scene) -> Scene:
    """E may act once more."""
    units = scene.game.units.items()
    fresh = {key: replace(unit, status="waiting" if key == "E" else "acted") for key, unit in units}
    return scene.changed(units=fresh, to_act="A", activation=None)
