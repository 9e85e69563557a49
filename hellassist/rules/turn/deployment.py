"""Setting up before the battle: where a unit may stand, and which come last (SA-006 to SA-008)."""

from __future__ import annotations

from math import isfinite

from hellassist import geometry
from hellassist.geometry import Base, Point
from hellassist.rules import hooks
from hellassist.rules.contact import control_reach, holders
from hellassist.rules.game import Game, Terrain, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves import terrain
from hellassist.rules.powers import lemures
from hellassist.rules.refusal import Refused


def comes_later(game: Game, unit: Unit) -> bool:
    """Whether the unit is set up in the step after all others (SA-008)."""
    return bool(hooks.DEPLOYED_LATER.ask(StatMoment(game, unit, "mvt"), holders(unit)))


def unplaced(game: Game) -> tuple[Unit, ...]:
    """The units that still have to be set up; lemures that are to be invoked are not among them."""
    return tuple(
        unit
        for unit in game.units.values()
        if not unit.on_table and not unit.gone and not unit.inside and not lemures.may_be_invoked(game, unit)
    )


def check(game: Game, unit: Unit, at: Point) -> None:
    """Raise Refused unless the unit may be set up there now."""
    if comes_later(game, unit):
        first = [other for other in unplaced(game) if not comes_later(game, other)]
        if first:
            raise Refused("others_are_set_up_first", "SA-008", unit=unit.id, other=first[0].id)
    if not (isfinite(at.x) and isfinite(at.y)):
        raise Refused("no_path", "MV-02", unit=unit.id)
    base = Base(at, unit.profile.radius)
    if not geometry.inside_table(base, game.width, game.depth):
        raise Refused("off_the_table", "MV-01", unit=unit.id)
    others = [other.base for other in game.on_table() if other.id != unit.id]
    if not geometry.free_of_overlap(base, others):
        raise Refused("overlap", "MV-03", unit=unit.id)
    for piece in game.terrain:
        if piece.impassable and terrain.lies_on(at, base.radius, piece):
            raise Refused("ends_in_impassable", "MV-04", unit=unit.id, terrain=piece.name)
    if not _in_zone(game, unit, base):
        _check_ambush(game, unit, base)


def _in_zone(game: Game, unit: Unit, base: Base) -> bool:
    """Whether the whole base is in a deployment area of its player, or he has none."""
    zones = [zone for zone in game.zones if zone.player == unit.owner]
    return not zones or any(geometry.wholly_inside(base, geometry.polygon(zone.outline)) for zone in zones)


def _check_ambush(game: Game, unit: Unit, base: Base) -> None:
    """Outside its deployment area it lies in ambush, or may not stand there (SA-006, SA-007)."""
    if not hooks.LIES_IN_WAIT.ask(StatMoment(game, unit, "mvt"), holders(unit)):
        raise Refused("outside_zone", "SA-007", unit=unit.id)
    if not any(_hides(piece, base) for piece in game.terrain):
        raise Refused("no_hiding_place", "SA-006", unit=unit.id)
    for enemy in game.on_table():
        reach = control_reach(game, enemy, unit) if enemy.controller != unit.controller else 0.0
        if reach > 0 and geometry.within(geometry.gap(enemy.base, base), reach):
            have = geometry.gap(enemy.base, base) / game.fathom
            raise Refused(
                "seen_in_ambush",
                "SA-006",
                unit=unit.id,
                target=enemy.id,
                have=have,
                limit=reach / game.fathom,
            )


def _hides(piece: Terrain, base: Base) -> bool:
    """Whether the whole base is in terrain that is Awkward or Opaque."""
    return (piece.awkward or piece.opaque) and geometry.wholly_inside(base, geometry.polygon(piece.outline))
