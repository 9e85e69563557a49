"""What a unit can reach now, whom it can attack, and by which ways: all that `movement.judge` allows (MV-01 to MV-31).

It loads the geometry of areas, so import it where it is needed. Lengths are millimetres.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.geometry.grown import CLEAR_MM, Ground
from hellassist.geometry.reach import Reach, without
from hellassist.geometry.routes import Ways, ways
from hellassist.rules.contact import touching_enemies
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moves import control, movement, terrain
from hellassist.rules.moves.movement import SNAP_MM, Move, judge
from hellassist.rules.powers import lemures
from hellassist.rules.refusal import Refused
from hellassist.rules.remembered import by_identities
from hellassist.rules.turn import activation

if TYPE_CHECKING:
    from hellassist.geometry.areas import Area

Path = tuple[Point, ...]

OF_THE_PATH = frozenset(
    {
        "action_closed",
        "drawn",
        "action_costs_command",
        "overlap",
        "off_the_table",
        "contact_not_broken",
        "cannot_fight",
        "retreat_touches",
        "leaves_and_joins",
        "shoot_without_contact",
        "concentration_without_contact",
        "impassable",
        "ends_in_impassable",
        "lemure_in_difficult",
    }
)
"""Refusals of standing still that another way may escape."""
OFF_TABLE = Point(-1e4, -1e4)
"""Where nothing is in the way of a start."""
STEP_OFF_MM: Mm = 0.05
"""How far a unit that has to break contact first steps off."""


@dataclass(frozen=True, slots=True)
class Stride:
    """One kind of move that is open to a unit: how far it goes, over which ground, and the Command it costs."""

    action: Action
    limit: Mm
    ground: Ground
    cost: int = 0
    contact: bool = False


@dataclass(frozen=True, slots=True)
class Reachable:
    """Where the centre of a unit's base can be put, *near* by a Walk and *far* by a Run, or as it moves otherwise.

    None where that move is closed; *cost* is the Command for the nearest, *refusal* why it can go nowhere.
    """

    near: Area | None = None
    far: Area | None = None
    cost: int = 0
    refusal: Refused | None = None


def refusal(game: Game, unit: Unit) -> Refused | None:
    """Why the unit can move nowhere now, whatever the way."""
    still = _standing(game, unit)
    return still if isinstance(still, Refused) else None


@by_identities(16)
def _standing(game: Game, unit: Unit) -> Move | Refused:
    """What standing still comes to, or why nothing else can be."""
    if not unit.on_table:
        return Refused("not_on_table", "TD-24", unit=unit.id)
    still = judge(game, unit.id, (unit.base.at,))
    bars = still.refusal is not None and still.refusal.reason not in OF_THE_PATH
    return still.refusal if bars and still.refusal is not None else still


@by_identities(16)
def strides(game: Game, unit: Unit) -> tuple[Stride, ...]:
    """The kinds of move open to the unit: walking before running, without contact before with."""
    still = _standing(game, unit)
    if isinstance(still, Refused) or is_held(game, unit):
        return ()
    have, leaving = game.companies[unit.controller].current, control.leaving_cost(game, unit)
    grounds: dict[bool, Ground] = {}
    found = []
    for action, limit, contact in _wanted(game, unit, still):
        need = leaving + price(game, unit, action)
        slow = action in terrain.FAST and need + 1 > have
        stuck = slow and any(terrain.slowed_by(game, unit, (unit.base.at,), control.passages(game, unit)))
        if is_open(game, unit, action) and need <= have and limit >= 0.0 and not stuck:
            if slow not in grounds:
                grounds[slow] = ground(game, unit, slow=slow)
            found.append(Stride(action, limit, grounds[slow], need, contact))
    return tuple(found)


def _wanted(game: Game, unit: Unit, still: Move) -> Iterator[tuple[Action, Mm, bool]]:
    """The moves that may be due to the unit: each with how far it goes, and whether it ends in contact."""
    match still.action:
        case "shoot" | "concentration" as rest:
            yield rest, still.walk - (game.activation.moved if game.activation else 0.0), False
        case "retreat":
            yield "retreat", 2 * still.walk, False
        case "lemure":
            yield "lemure", still.walk, False
            if not touching_enemies(game, unit):
                yield "lemure", still.walk, True
        case _:
            yield from (("walk", still.walk, False), ("run", still.run, False))
            yield from (("attack", still.walk, True), ("charge", still.charge, True))


def is_held(game: Game, unit: Unit) -> bool:
    """Whether it has come into a control area in this activation, and so only goes on straight at an enemy (MV-17)."""
    inside = control.started_in(game, unit)
    return any(
        geometry.in_contact(unit.base, area)
        for key, area in control.binding(game, unit).items()
        if key not in inside
    )


def is_open(game: Game, unit: Unit, action: Action) -> bool:
    """Whether the action is not closed to the unit."""
    try:
        activation.check_open(game, unit, action)
    except Refused:
        return False
    return True


def price(game: Game, unit: Unit, action: Action) -> int:
    """The Command that the action itself costs the unit."""
    return sum(each.points for each in activation.price(game, unit, action))


def ground(game: Game, unit: Unit, *, slow: bool = False) -> Ground:
    """What hinders the unit on its way; *slow*: Difficult terrain too, for haste in it cannot be paid."""
    passages, inside = control.passages(game, unit), control.started_in(game, unit)
    binding = control.binding(game, unit)
    outlines = [
        piece.outline
        for piece in game.terrain
        if (piece.impassable and not any(passage.terrain for passage in passages))
        or (piece.difficult and _avoids(unit, slow) and not any(passage.difficult for passage in passages))
    ]
    return Ground(
        unit.profile.radius,
        game.width,
        game.depth,
        tuple(movement.hindering(game, unit, game.allies_of(unit))),
        tuple(movement.hindering(game, unit, game.enemies_of(unit))),
        tuple(area for key, area in binding.items() if key not in inside),
        tuple(area for key, area in binding.items() if key in inside),
        tuple(outlines),
    )


def _avoids(unit: Unit, slow: bool) -> bool:
    return slow or lemures.is_lemure(unit)


# -- where it can be put -----------------------------------------------------------------------------


def reachable(game: Game, unit_id: str) -> Reachable:
    """Where the unit can be put now."""
    for known, key, said in _REMEMBERED:
        if known is game and key == unit_id:
            return said
    said = _reachable(game, game.unit(unit_id))
    _REMEMBERED.appendleft((game, unit_id, said))
    return said


_REMEMBERED: deque[tuple[Game, str, Reachable]] = deque(maxlen=8)
"""What was found of the last games: a game never changes, and a board asks at every step."""


def _reachable(game: Game, unit: Unit) -> Reachable:
    why = refusal(game, unit)
    open_ = [stride for stride in strides(game, unit) if not stride.contact]
    if why is not None or not open_:
        return Reachable(refusal=why)
    areas = [_area(game, unit, stride, max(each.limit for each in open_)) for stride in open_]
    far = areas[1] if len(areas) > 1 else None
    if open_[0].action == "run":
        return Reachable(None, areas[0], open_[0].cost)
    return Reachable(areas[0], far, open_[0].cost)


def _area(game: Game, unit: Unit, stride: Stride, farthest: Mm) -> Area:
    found = _reach(stride.ground, place_of(game, unit), farthest)
    area = found.area(stride.limit)
    bases, outlines = passed_but_not_ended_on(game, unit)
    return without(area, unit.profile.radius, bases, outlines)


def passed_but_not_ended_on(game: Game, unit: Unit) -> tuple[tuple[Base, ...], tuple[Path, ...]]:
    """The bases and outlines on which a unit may not end that abilities let it pass."""
    passages = control.passages(game, unit)
    others = [other for other in game.on_table() if other.id != unit.id]
    on_way = movement.hindering(game, unit, others)
    bases = tuple(other.base for other in others) if len(on_way) < len(others) else ()
    through = any(passage.terrain for passage in passages)
    stays = not lemures.is_lemure(unit) or any(passage.lemures_stay for passage in passages)
    outlines = tuple(
        piece.outline
        for piece in game.terrain
        if (piece.impassable and through) or (piece.difficult and not stays)
    )
    return bases, outlines


def _reach(over: Ground, start: Point, limit: Mm) -> Reach:
    found = ways(over, start, limit)
    for known, reach in _REACHES:
        if known is found:
            return reach
    reach = Reach(found)
    _REACHES.appendleft((found, reach))
    return reach


_REACHES: deque[tuple[Ways, Reach]] = deque(maxlen=8)


def place_of(game: Game, unit: Unit) -> Point:
    """Where the way begins: where it stands, or a hair off those with whom it has to break contact."""
    left = [game.units[key].base for key in control.left_by(game, unit) if game.units[key].on_table]
    if lemures.is_lemure(unit):
        left += [enemy.base for enemy in touching_enemies(game, unit)]
    at, radius = unit.base.at, unit.profile.radius
    left = [base for base in left if geometry.in_contact(unit.base, base)]
    if not left:
        return at
    spots = [
        Point(at.x + STEP_OFF_MM * cos(step * pi / 16), at.y + STEP_OFF_MM * sin(step * pi / 16))
        for step in range(32)
    ]
    return max(spots, key=lambda spot: min(geometry.gap(Base(spot, radius), base) for base in left))


# -- ways --------------------------------------------------------------------------------------------


def route_to(game: Game, unit_id: str, spot: Point) -> Move | None:
    """The shortest legal move to a spot, in contact where it is put down next to a base; None where there is none."""
    unit = game.unit(unit_id)
    if not unit.on_table or unit.at is None:
        return None
    base = Base(spot, unit.profile.radius)
    near = [other.base for other in game.on_table() if other.id != unit_id]
    spot = geometry.snap_to_contact(base, near, SNAP_MM) or spot
    straight = _judged(game, unit_id, (unit.at, spot), spot)
    if straight is not None:
        return straight
    base = Base(spot, unit.profile.radius)
    touched = [enemy for enemy in game.enemies_of(unit) if geometry.in_contact(base, enemy.base)]
    for stride in strides(game, unit):
        if stride.contact == bool(touched):
            for path in _paths(game, unit, stride, spot):
                move = _judged(game, unit_id, path, spot)
                if move is not None:
                    return move
    return None


def _judged(game: Game, unit_id: str, path: Path, spot: Point) -> Move | None:
    """The move along a path if it is legal and ends at the spot."""
    move = judge(game, unit_id, path)
    return move if move.refusal is None and geometry.distance(move.end, spot) <= ENDS_MM else None


ENDS_MM: Mm = 0.05
"""How near to the spot that was wanted a move has to end."""


def _paths(game: Game, unit: Unit, stride: Stride, spot: Point) -> Iterator[Path]:
    """Ways to a spot that may be legal, the shortest first: straight into each area that it lies in, or just there."""
    found = ways(stride.ground, place_of(game, unit), stride.limit)
    radius = unit.profile.radius
    entries = []
    for area in (*stride.ground.areas, *stride.ground.left, *stride.ground.apart):
        away, border = geometry.distance(area.at, spot), area.radius + radius + CLEAR_MM
        if 0.0 < away < border:
            share = border / away
            at = area.at
            entry = Point(at.x + (spot.x - at.x) * share, at.y + (spot.y - at.y) * share)
            (length,) = found.lengths((entry,))
            entries.append((length + border - away, entry))
    for length, entry in sorted(entries):
        if length <= stride.limit + geometry.TOLERANCE_MM:
            route = found.to(entry)
            if route is not None:
                yield begun(unit, (*route.path, spot))
    direct = found.to(spot)
    if direct is not None:
        yield begun(unit, direct.path)


def begun(unit: Unit, path: Path) -> Path:
    at = unit.base.at
    return path if path[0] == at else (at, *path)
