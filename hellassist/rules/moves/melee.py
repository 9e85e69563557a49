"""The limited move of a Mêlée: round the enemy whose contact is kept (AC-39, MV-20)."""

from __future__ import annotations

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules.contact import opponents
from hellassist.rules.game import Game, Unit
from hellassist.rules.refusal import Refused

ASTRAY_MM: Mm = 4.0
"""How far a drawn way may stray from contact and still be meant to keep it."""


def kept(game: Game, unit: Unit) -> Unit | None:
    """The enemy round whom an engaged unit may move: its only one, or the only one that can fight (AC-39)."""
    engaging = opponents(game, unit)
    if len(engaging) > 1:
        engaging = tuple(enemy for enemy in engaging if enemy.profile.cbt is not None)
    return engaging[0] if len(engaging) == 1 else None


def is_meant(game: Game, unit: Unit, path: tuple[Point, ...]) -> bool:
    """Whether the path is the move of a Mêlée: the unit is engaged and has done nothing, and it ends in contact."""
    now = game.activation
    if now is not None and now.unit == unit.id and (now.action or now.attacked):
        return False
    enemy = kept(game, unit)
    return enemy is not None and len(path) > 1 and _near(path[-1], unit, enemy)


def way(game: Game, unit: Unit, path: tuple[Point, ...]) -> tuple[tuple[Point, ...], Mm, Refused | None]:
    """The way round the enemy past the corners of the path, its length, and why it may not be.

    Put down next to another base it comes to touch that as well.
    """
    enemy = kept(game, unit)
    assert enemy is not None
    slid, length = geometry.slide(path, unit.profile.radius, enemy.base)
    last = Base(slid[-1], unit.profile.radius)
    others = [other.base for other in game.on_table() if other is not unit]
    place = geometry.snap_to_contact(last, others, ASTRAY_MM)
    if place is not None and geometry.in_contact(Base(place, last.radius), enemy.base):
        slid, length = geometry.slide((*path[:-1], place), unit.profile.radius, enemy.base)
    if not all(_near(corner, unit, enemy) for corner in path):
        return slid, length, Refused("contact_lost", "AC-39", unit=unit.id, target=enemy.id)
    return slid, length, None


def _near(spot: Point, unit: Unit, enemy: Unit) -> bool:
    """Whether the unit's base at the spot is meant to touch the enemy: near contact, or put down on it."""
    return geometry.within(geometry.gap(Base(spot, unit.profile.radius), enemy.base), ASTRAY_MM)
