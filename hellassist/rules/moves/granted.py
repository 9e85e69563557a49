"""Moves that powers give a unit beside its action: up to so many fathoms, past control areas as any other (EF-03)."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules.combat.aftermath import broken_contacts
from hellassist.rules.contact import is_engaged
from hellassist.rules.events import EffectEnded, Fact, UnitMoved
from hellassist.rules.game import Game, Running, Unit
from hellassist.rules.moves import control, opportunity, terrain
from hellassist.rules.moves.movement import hindering
from hellassist.rules.powers.running import on_unit
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command


def grant(game: Game, unit: Unit) -> tuple[Running, Mm] | None:
    """The move that a power has given the unit, the one given first, and how far it goes; None without one."""
    for effect, act in on_unit(game, unit):
        if act.do == "move":
            return effect, act.amount * game.fathom
    return None


def judge(game: Game, unit: Unit, path: tuple[Point, ...]) -> control.Way:
    """The way as control areas leave it. Raises Refused where the unit may not go so.

    A free unit goes, and touches no enemy at the end; it pays for leaving control areas as in any move.
    """
    given = grant(game, unit)
    if game.attack is not None:
        raise Refused("attack_open", "CC-25")
    if given is None or game.phase != "action":
        raise Refused("no_move_given", "EF-03", unit=unit.id)
    if not all(isfinite(length) for spot in path for length in spot):
        raise Refused("no_path", "MV-02", unit=unit.id)
    if len(path) < 2 or not geometry.within(geometry.distance(path[0], unit.base.at), 0.0):
        raise Refused("path_starts_elsewhere", "MV-02", unit=unit.id)
    if is_engaged(game, unit):
        raise Refused("engaged_cannot_move", "AC-06", unit=unit.id)
    going = control.way(game, unit, path, ())
    if going.refusal is not None:
        raise going.refusal
    _check_room(game, unit, going.path, given[1])
    terrain.check(game, unit, going.path, control.passages(game, unit))
    return going


def _check_room(game: Game, unit: Unit, path: tuple[Point, ...], reach: Mm) -> None:
    length, end = geometry.path_length(path), Base(path[-1], unit.profile.radius)
    if not geometry.within(length, reach):
        raise Refused("too_far", "EF-03", unit=unit.id, have=length / game.fathom, limit=reach / game.fathom)
    if not geometry.inside_table(end, game.width, game.depth):
        raise Refused("off_the_table", "MV-01", unit=unit.id)
    others = [other for other in game.on_table() if other.id != unit.id]
    on_way = geometry.travel_to_overlap(path, unit.base, hindering(game, unit, others))
    if on_way is not None or not geometry.free_of_overlap(end, [other.base for other in others]):
        raise Refused("overlap", "MV-03", unit=unit.id)
    for other in others:
        if other.controller != unit.controller and geometry.in_contact(end, other.base):
            raise Refused("ends_in_contact", "AC-04", unit=unit.id, target=other.id)


def moved(game: Game, unit: Unit, path: tuple[Point, ...]) -> tuple[Fact, ...]:
    """The facts of the move, after which it is used up. Raises Refused as ``judge`` does."""
    if not unit.on_table:
        raise Refused("not_on_table", "TD-24", unit=unit.id)
    going, given = judge(game, unit, path), grant(game, unit)
    assert given is not None
    company = game.companies[unit.controller]
    if going.cost > company.current:
        raise Refused("leaving_costs_command", "MV-07", unit=unit.id, have=company.current, need=going.cost)
    paid = (command.spend(company, going.cost, cause="control_area"),) if going.cost else ()
    way = opportunity.moving(game, unit, going.path, geometry.path_length(going.path))
    facts: tuple[Fact, ...] = tuple(
        replace(fact, beside=True) if isinstance(fact, UnitMoved) else fact for fact in way
    )
    facts = (*paid, EffectEnded(given[0].number), *facts)
    return (*facts, *broken_contacts(game, facts))
