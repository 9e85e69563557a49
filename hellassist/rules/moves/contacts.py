"""The shortest moves into contact: whom a unit can attack or charge, straight or round what is in the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.geometry.approach import contact_spots, is_clear
from hellassist.geometry.grown import CLEAR_MM, Ground, Grown
from hellassist.geometry.routes import ways
from hellassist.rules.game import Game, Unit
from hellassist.rules.moves import control, movement
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.moves.reach import (
    OFF_TABLE,
    Path,
    Stride,
    begun,
    passed_but_not_ended_on,
    place_of,
    refusal,
    route_to,
    strides,
)


@dataclass(frozen=True, slots=True)
class Contact:
    """An enemy that a unit can attack or charge, and by which move."""

    enemy: str
    move: Move


def contacts(game: Game, unit_id: str) -> tuple[Contact, ...]:
    """The enemies that the unit can attack or charge now, each by the shortest move (AC-10, AC-13)."""
    unit = game.unit(unit_id)
    if refusal(game, unit) is not None:
        return ()
    found = []
    for enemy in game.enemies_of(unit):
        move = contact_move(game, unit, enemy)
        if move is not None:
            found.append(Contact(enemy.id, move))
    return tuple(found)


def contact_move(game: Game, unit: Unit, enemy: Unit) -> Move | None:
    """The shortest legal move into contact with an enemy."""
    if not is_near(game, unit, enemy):
        return None
    straight = straight_contact(game, unit, enemy)
    if straight is not None:
        return straight
    moves = winding_contacts(game, unit, enemy)
    return min((move for move in moves if move is not None), key=_length, default=None)


def is_near(game: Game, unit: Unit, enemy: Unit) -> bool:
    """Whether the enemy is within a Charge as the crow flies."""
    gap = geometry.gap(unit.base, enemy.base)
    return gap <= movement.charge_allowance(game, unit) + geometry.TOLERANCE_MM


def straight_contact(game: Game, unit: Unit, enemy: Unit) -> Move | None:
    """The straight move into contact, where it is legal: none is shorter."""
    straight = judge(game, unit.id, (unit.base.at, touching(unit.base, enemy.base)))
    return straight if straight.refusal is None and enemy.id in straight.contacts else None


def winding_contacts(game: Game, unit: Unit, enemy: Unit) -> Iterator[Move | None]:
    """Legal moves into contact round what is in the way, one at a time: each takes a while. None for a try in vain."""
    for stride in strides(game, unit):
        ways(stride.ground, place_of(game, unit), stride.limit)  # remembered
        yield None
    yield _alone(game, unit, enemy)
    yield from _with_another(game, unit, enemy)


def _length(move: Move) -> Mm:
    return move.length


def _with_another(game: Game, unit: Unit, enemy: Unit) -> Iterator[Move | None]:
    """Moves into contact with the enemy and another at once: into the control area of either (MV-24)."""
    for other in game.enemies_of(unit):
        if other.id != enemy.id and geometry.gap(other.base, enemy.base) <= 2 * unit.profile.radius:
            for place in geometry.places_between(unit.profile.radius, enemy.base, other.base):
                yield route_to(game, unit.id, place)


def _alone(game: Game, unit: Unit, enemy: Unit) -> Move | None:
    for stride in strides(game, unit):
        for path in _contact_paths(game, unit, enemy, stride) if stride.contact else ():
            move = judge(game, unit.id, path)
            if move.refusal is None and enemy.id in move.contacts:
                return move
    return None


def touching(base: Base, other: Base) -> Point:
    """Where a base comes to touch another on the straight line between their centres (MV-27)."""
    away, apart = geometry.distance(base.at, other.at), base.radius + other.radius
    share = apart / away if away else 0.0
    return Point(other.at.x + (base.at.x - other.at.x) * share, other.at.y + (base.at.y - other.at.y) * share)


def _beside(game: Game, unit: Unit, enemy: Unit, border: Mm) -> Iterator[Point]:
    """Spots on the border from which it comes to touch the enemy right beside something on which it may not end."""
    bases, outlines = passed_but_not_ended_on(game, unit)
    if not bases and not outlines:
        return
    at, apart = enemy.base.at, enemy.profile.radius + unit.profile.radius
    all_bases = tuple(other.base for other in game.on_table() if other.id != unit.id)
    ends = Ground(unit.profile.radius, game.width, game.depth, all_bases, outlines=outlines)
    for spot in Grown(ends, OFF_TABLE, inf).cusps().tolist():
        away = geometry.distance(Point(spot.real, spot.imag), at)
        if abs(away - apart) < CLEAR_MM:
            share = border / away
            yield Point(at.x + (spot.real - at.x) * share, at.y + (spot.imag - at.y) * share)


def _contact_paths(game: Game, unit: Unit, enemy: Unit, stride: Stride) -> Iterator[Path]:
    """Ways into contact with an enemy, the shortest first: into its control area straight, where it has one."""
    found = ways(stride.ground, place_of(game, unit), stride.limit)
    area = control.binding(game, unit).get(enemy.id, enemy.base)
    apart, border = enemy.profile.radius + unit.profile.radius, area.radius + unit.profile.radius + CLEAR_MM
    spots = (*contact_spots(found, enemy.base.at, border), *_beside(game, unit, enemy, border))
    lengths = sorted(zip(found.lengths(spots), spots, strict=True))
    for length, spot in lengths:
        if length == inf or length + border - apart > stride.limit + geometry.TOLERANCE_MM + CLEAR_MM:
            break
        end = touching(Base(spot, unit.profile.radius), enemy.base)
        route = found.to(spot) if is_clear(found, spot, end) else None
        if route is not None:
            yield begun(unit, (*route.path, end))
