"""Moves: how far, which way, and what a move turns out to be (AC-03 to AC-15, AC-40, MV-01 to MV-30)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Literal

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules import hooks, stats
from hellassist.rules.combat.strike import can_fight
from hellassist.rules.contact import holders, is_engaged, is_level, touching_enemies
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves import attraction, control, melee, terrain
from hellassist.rules.moves.control import Way
from hellassist.rules.powers import lemures
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation
from hellassist.rules.turn.activation import check_may_act, check_nothing_done, check_open

SNAP_MM: Mm = 4.0
"""A base put down this near to contact, or this far into another, is meant to touch."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Command to pay for a move: *cause* is what for."""

    points: int
    cause: Literal["control_area", "difficult_terrain", "action"]


@dataclass(frozen=True, slots=True)
class Move:
    """A move as it would be done. Lengths in millimetres; *contacts* are the enemies touched at its end.

    *refusal* says why it may not be done; the rest is filled in all the same, for the board to show.
    """

    unit: str
    path: tuple[Point, ...]
    length: Mm
    walk: Mm
    run: Mm
    action: Action
    contacts: tuple[str, ...] = ()
    refusal: Refused | None = None
    entered: tuple[str, ...] = ()
    """The enemies whose control area it enters: it stops there, or makes straight for one of them."""
    costs: tuple[Cost, ...] = ()
    charge: Mm = 0.0
    """How far it might go to make contact."""

    @property
    def cost(self) -> int:
        """Command to pay for it in all."""
        return sum(cost.points for cost in self.costs)

    @property
    def end(self) -> Point:
        return self.path[-1]


def walk_allowance(game: Game, unit: Unit) -> Mm:
    """How far the unit may Walk: its MVT (AC-03, UN-11)."""
    return (stats.value(game, unit, "mvt") or 0) * game.fathom


def run_allowance(game: Game, unit: Unit) -> Mm:
    """How far the unit may Run: twice its modified MVT (AC-07, UN-12), or as abilities say."""
    return _long(game, unit, "run")


def charge_allowance(game: Game, unit: Unit) -> Mm:
    """How far the unit may Charge (AC-13), twice its MVT or as abilities say."""
    return _long(game, unit, "charge")


def _long(game: Game, unit: Unit, action: Action) -> Mm:
    if lemures.is_lemure(unit):
        return walk_allowance(game, unit)  # it never runs (LE-19)
    said = hooks.FARTHER.ask(StatMoment(game, unit, "mvt"), holders(unit))
    said = tuple(each for each in said if action in each.actions)
    times = max((each.times for each in said), default=2)
    return max(times, 2) * walk_allowance(game, unit) + sum(each.more for each in said) * game.fathom


def named(game: Game, unit: Unit, length: Mm, *, contact: bool) -> Action:
    """What a move was: by its distance and by contact, whatever was said before (AC-40)."""
    if geometry.within(length, walk_allowance(game, unit)):
        return "attack" if contact else "walk"
    return "charge" if contact else "run"


def judge(game: Game, unit_id: str, path: tuple[Point, ...], announced: Action = "") -> Move:
    """What moving the unit's centre along *path* comes to, first point where it stands.

    A base put down next to contact is snapped into it; contact with an enemy on the way ends the move (AC-57).
    *announced*: a short move is meant as a Run or Charge, where there can be such a one (RU-41, RU-43). The way of an
    engaged unit that stays in contact is the move of its Mêlée (AC-39). Raises Refused for a unit that is not on the
    table and for a path that is none or begins elsewhere.
    """
    unit = unit_of(game, unit_id)
    _check_path(unit, path)
    if not lemures.is_lemure(unit) and melee.is_meant(game, unit, path):
        return _in_melee(game, unit, path)
    path = attraction.meant(game, unit, path)
    enemies = {enemy.id: enemy.base for enemy in game.enemies_of(unit) if is_level(unit, enemy)}
    allies = [ally.base for ally in game.allies_of(unit)]
    before = gone_before(game, unit)
    walk, run, charge = (
        max(allowance(game, unit) - before, 0.0)
        for allowance in (walk_allowance, run_allowance, charge_allowance)
    )
    rest = _move_left(game, unit)
    if rest:
        run = charge = walk  # what an action leaves to be gone is no Run (AC-18)
    breaking, left = _breaking(game, unit), control.left_by(game, unit)
    ahead = [] if breaking == "retreat" else [base for key, base in enemies.items() if key not in left]
    level = [enemy for enemy in game.enemies_of(unit) if is_level(unit, enemy)]
    path = _as_done(unit.base, path, hindering(game, unit, level), [*ahead, *allies], charge)
    going = control.way(game, unit, path, _touched(unit, path, enemies))
    path, contacts = going.path, _touched(unit, going.path, enemies)
    length = geometry.path_length(path)
    action = named(game, unit, before + length, contact=bool(contacts))
    if announced == ("charge" if contacts else "run") and not game.edition.haste_exceeds_mvt:
        action = announced
    action = rest or ("retreat" if breaking == "retreat" else action)
    if lemures.is_lemure(unit):
        action = "lemure"
    costs = tuple(_costs(game, unit, path, action, going))
    move = Move(unit_id, path, length, walk, run, action, contacts, None, going.entered, costs, charge)
    try:
        _check(game, unit, move)
        _check_way(game, unit, move, going)
    except Refused as refusal:
        return replace(move, refusal=refusal)
    return move


def _in_melee(game: Game, unit: Unit, path: tuple[Point, ...]) -> Move:
    """The move of a Mêlée: round the enemy whose contact it keeps, whatever control areas there are (AC-39, MV-20)."""
    walk = walk_allowance(game, unit)
    enemies = {enemy.id: enemy.base for enemy in game.enemies_of(unit) if is_level(unit, enemy)}
    path, length, refusal = melee.way(game, unit, path)
    move = Move(unit.id, path, length, walk, walk, "melee", _touched(unit, path, enemies), refusal)
    try:
        check_may_act(game, unit)
        check_nothing_done(game, unit)
        check_open(game, unit, "melee")
        _check_can_fight(game, unit)
        _check_length(game, unit, length, walk, "AC-39")
        others = [other for other in game.on_table() if other not in (unit, melee.kept(game, unit))]
        _check_room(game, unit, move, others, [other.base for other in others])
        terrain.check(game, unit, path, ())
    except Refused as refused:
        return replace(move, refusal=refusal or refused)
    return move


def _touched(unit: Unit, path: tuple[Point, ...], enemies: Mapping[str, Base]) -> tuple[str, ...]:
    base = Base(path[-1], unit.profile.radius)
    return tuple(key for key, other in enemies.items() if geometry.in_contact(base, other))


def _check_way(game: Game, unit: Unit, move: Move, going: Way) -> None:
    if going.refusal is not None:
        raise going.refusal
    have = game.companies[unit.controller].current
    for cost in move.costs:
        if cost.points > have:
            raise _too_dear(unit, cost, have)
        have -= cost.points
    terrain.check(game, unit, move.path, control.passages(game, unit))


def _costs(game: Game, unit: Unit, path: tuple[Point, ...], action: Action, going: Way) -> Iterator[Cost]:
    """Leaving control areas, haste in Difficult terrain, the action itself: a temporary point for each, and no order.

    MV-07, MV-09, MV-11, SA-155, SA-159.
    """
    if going.cost:
        yield Cost(going.cost, "control_area")
    if action in terrain.FAST and any(terrain.slowed_by(game, unit, path, control.passages(game, unit))):
        yield Cost(1, "difficult_terrain")
    points = sum(price.points for price in activation.price(game, unit, action))
    if points:
        yield Cost(points, "action")


def _too_dear(unit: Unit, cost: Cost, have: int) -> Refused:
    match cost.cause:
        case "control_area":
            return Refused("leaving_costs_command", "MV-07", unit=unit.id, have=have, need=cost.points)
        case "difficult_terrain":
            return Refused("haste_costs_command", "SA-159", unit=unit.id, have=have, need=cost.points)
        case "action":
            return Refused("action_costs_command", "SA-155", unit=unit.id, have=have, need=cost.points)


def hindering(game: Game, unit: Unit, others: Iterable[Unit]) -> list[Base]:
    """The bases among these that the unit cannot pass."""
    passages = control.passages(game, unit)
    if any(passage.bases for passage in passages):
        return []
    under = max((passage.under for passage in passages), default=0.0)
    return [other.base for other in others if other.profile.tallness >= under]


def _check_path(unit: Unit, path: tuple[Point, ...]) -> None:
    if unit.at is None or not unit.on_table:
        raise Refused("not_on_table", "TD-24", unit=unit.id)
    if not path or not all(isfinite(length) for spot in path for length in spot):
        raise Refused("no_path", "MV-02", unit=unit.id)
    if not geometry.within(geometry.distance(path[0], unit.at), 0.0):
        raise Refused("path_starts_elsewhere", "MV-02", unit=unit.id)


def _as_done(
    base: Base, path: tuple[Point, ...], enemies: list[Base], near: list[Base], run: Mm
) -> tuple[Point, ...]:
    touched = [enemy for enemy in enemies if geometry.in_contact(base, enemy)]
    ahead = [enemy for enemy in enemies if enemy not in touched]
    stopped = geometry.travel_to_touch(path, base, ahead)
    if stopped is not None and stopped < geometry.path_length(path):
        path = geometry.shortened(path, stopped)
    last = Base(path[-1], base.radius)
    if len(path) > 1 and geometry.path_length(path) > 0:
        place = geometry.snap_to_contact(last, near, SNAP_MM)
        snapped = path if place is None else (*path[:-1], place)
        fits = geometry.within(geometry.path_length(snapped), run)
        if _grazes(base, snapped, near) and not _grazes(base, path, near):
            return path  # it comes round a base, and the last bit to touch two at once would cut into that
        if fits or not geometry.within(geometry.path_length(path), run):
            return snapped
    return path


def _grazes(base: Base, path: tuple[Point, ...], near: list[Base]) -> bool:
    """Whether the base comes to lie on another on its way, by however little."""
    return geometry.travel_to_overlap(path, base, near) is not None


def _check(game: Game, unit: Unit, move: Move) -> None:
    check_may_act(game, unit)
    rest = _move_left(game, unit)
    breaking = _breaking(game, unit)
    if not rest and not breaking and not _goes_on(game, unit):
        check_nothing_done(game, unit)
    lemure = lemures.is_lemure(unit)
    if breaking:
        _check_breaking(game, unit, move)
        if lemure and move.contacts:
            raise Refused("leaves_and_joins", "LE-17", unit=unit.id, target=move.contacts[0])
    elif lemure:
        _check_lemure_leaving(game, unit, move)
    elif is_engaged(game, unit):
        raise Refused("engaged_cannot_move", "AC-06", unit=unit.id)
    if rest and game.activation is not None and game.activation.still:
        raise Refused(
            "stands_still", game.activation.still, unit=unit.id, have=move.length / game.fathom, limit=0.0
        )
    limit, rule = (move.charge, "AC-13") if move.contacts else (move.run, "AC-07")
    if rest:
        limit, rule = move.walk - _moved(game), MOVE_BESIDE[rest]
    if breaking == "retreat":
        limit, rule = 2 * move.walk, "AC-25"
    if lemure:
        limit, rule = move.walk, "LE-19"
    _check_length(game, unit, move.length, limit, rule)
    check_open(game, unit, move.action)
    attraction.check_contacts(game, unit, move.contacts)
    others = [other for other in game.on_table() if other.id != unit.id]
    _check_room(game, unit, move, others, hindering(game, unit, others))
    if move.contacts and rest == "shoot":
        raise Refused("shoot_without_contact", "AC-20", unit=unit.id)
    if move.contacts and rest:
        raise Refused("concentration_without_contact", "AC-31", unit=unit.id)
    if move.contacts and not lemure:
        _check_can_fight(game, unit)


def _check_can_fight(game: Game, unit: Unit) -> None:
    if not can_fight(game, unit):
        raise Refused("cannot_fight", "CC-05", unit=unit.id)


MOVE_BESIDE: Mapping[Action, str] = {"shoot": "AC-18", "concentration": "AC-30"}
"""Actions that leave a move of up to MVT, all before or all after, and the rule."""


def _check_length(game: Game, unit: Unit, length: Mm, limit: Mm, rule: str) -> None:
    if not geometry.within(length, limit):
        raise Refused("too_far", rule, unit=unit.id, have=length / game.fathom, limit=limit / game.fathom)


def _check_room(game: Game, unit: Unit, move: Move, others: Iterable[Unit], on_way: list[Base]) -> None:
    """Raise Refused unless the way is clear of what hinders it and its end of all others, on the table."""
    base = Base(move.end, unit.profile.radius)
    if not geometry.inside_table(base, game.width, game.depth):
        raise Refused("off_the_table", "MV-01", unit=unit.id)
    met = geometry.travel_to_overlap(move.path, unit.base, on_way)
    if met is not None or not geometry.free_of_overlap(base, [other.base for other in others]):
        raise Refused("overlap", "MV-03", unit=unit.id)


def _check_breaking(game: Game, unit: Unit, move: Move) -> None:
    """Contact is broken with all that the unit leaves, and a Retreat touches nobody else (AC-25, AC-27, AC-28)."""
    for key in control.left_by(game, unit):
        enemy = game.units[key]
        if enemy.on_table and _comes_to_touch(unit, move.path[1:], enemy.base):
            raise Refused("contact_not_broken", "AC-28", unit=unit.id, target=key)
    if move.contacts and _breaking(game, unit) == "retreat":
        raise Refused("retreat_touches", "AC-27", unit=unit.id, target=move.contacts[0])


def _check_lemure_leaving(game: Game, unit: Unit, move: Move) -> None:
    """A lemure breaks contact freely, but where somebody intercepts it, and touches nobody then (LE-16, LE-17)."""
    touched = touching_enemies(game, unit)
    for enemy in lemures.intercepting(game, unit):
        raise Refused("intercepted", "SA-094", unit=unit.id, target=enemy.id)
    for enemy in touched:
        if _comes_to_touch(unit, move.path[1:], enemy.base):
            raise Refused("contact_not_broken", "LE-17", unit=unit.id, target=enemy.id)
    if touched and move.contacts:
        raise Refused("leaves_and_joins", "LE-17", unit=unit.id, target=move.contacts[0])


def _comes_to_touch(unit: Unit, corners: tuple[Point, ...], other: Base) -> bool:
    if not corners:
        return True
    bases = [Base(corner, unit.profile.radius) for corner in corners]
    return any(geometry.in_contact(base, other) for base in bases) or (
        geometry.travel_to_touch(corners, bases[0], [other]) is not None
    )


def _breaking(game: Game, unit: Unit) -> Literal["", "retreat", "any", "let_go"]:
    """The move out of contact that is due to the unit, if any."""
    now = game.activation
    return now.breaks_away if now is not None and now.unit == unit.id else ""


def _move_left(game: Game, unit: Unit) -> Action:
    """The action after which the active unit may still make its move, or the rest of it (AC-18, AC-30, SA-112)."""
    now = game.activation
    if now is None or now.unit != unit.id or now.action not in MOVE_BESIDE or now.engaged_at_start:
        return ""
    splits = now.action == "shoot" and hooks.SPLITS_MOVE.ask(StatMoment(game, unit, "mvt"), holders(unit))
    return now.action if now.moved == 0 or splits else ""


def _goes_on(game: Game, unit: Unit) -> bool:
    """Whether a power was used in the midst of the unit's move, which may go on (AC-45)."""
    return game.activation is not None and game.activation.unit == unit.id and game.activation.goes_on


def gone_before(game: Game, unit: Unit) -> Mm:
    """How far the unit had come when a power was used in the midst of its move."""
    return _moved(game) if _goes_on(game, unit) else 0.0


def _moved(game: Game) -> Mm:
    """How far the active unit has moved."""
    return game.activation.moved if game.activation is not None else 0.0
