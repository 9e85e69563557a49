"""Control areas on the way of a move: where they stop it, how it may go on, what leaving one costs (MV-05 to MV-30)."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules import hooks
from hellassist.rules.contact import control_reach, holders
from hellassist.rules.game import Game, Unit
from hellassist.rules.moments import Passage, StatMoment
from hellassist.rules.moves import attraction
from hellassist.rules.refusal import Refused

CLEAR_MM: Mm = 0.01
"""How far out of an area a base is clear of it."""
STRAIGHT_MM: Mm = 0.5
"""How far a drawn way may stray from the most direct route and still be meant as it."""


@dataclass(frozen=True, slots=True)
class Way:
    """A path as the control areas leave it. *entered* are the enemies whose area it enters, at the same moment.

    *cost* is the Command for leaving or moving about in the areas where it began. *refusal* says why it cannot be.
    """

    path: tuple[Point, ...]
    entered: tuple[str, ...] = ()
    cost: int = 0
    refusal: Refused | None = None


def areas(game: Game, mover: Unit) -> dict[str, Base]:
    """The enemies' control areas, each as a disc of base and reach (BA-12, BA-16)."""
    reaches = _reaches(game, mover)
    left = left_by(game, mover)
    return {
        enemy.id: Base(enemy.base.at, enemy.base.radius + reaches[enemy.id])
        for enemy in game.enemies_of(mover)
        if reaches[enemy.id] > 0 and enemy.id not in left
    }


def left_by(game: Game, mover: Unit) -> tuple[str, ...]:
    """The enemies from which the unit breaks away: their control areas do not bind it (MV-21)."""
    now = game.activation
    return now.left if now is not None and now.unit == mover.id and now.breaks_away else ()


def passages(game: Game, unit: Unit) -> tuple[Passage, ...]:
    """What does not hinder the unit on its way."""
    said = hooks.PASSAGE.ask(StatMoment(game, unit, "mvt"), holders(unit))
    return (*said, attraction.DRAWN) if attraction.draws(game, unit) else said


def hides_way(game: Game, unit: Unit, enemy: Unit) -> bool:
    """Whether the enemy's control area does not matter on the unit's way (SA-029, SA-060, SA-088, SA-148)."""
    return any(passage.areas for passage in _working(game, unit, enemy))


def leaves_freely(game: Game, unit: Unit, enemy: Unit) -> bool:
    """Whether the unit need not pay for starting in the enemy's control area (SA-060, SA-088)."""
    return any(passage.start for passage in _working(game, unit, enemy))


def is_safe(game: Game, unit: Unit, enemy: Unit) -> bool:
    """Whether the enemy cannot strike at the unit when it comes near (SA-061, SA-093)."""
    return any(passage.safe for passage in _working(game, unit, enemy))


def _working(game: Game, unit: Unit, enemy: Unit) -> tuple[Passage, ...]:
    """The passages that count in the enemy's control area: some do not where it intercepts (SA-092)."""
    said = passages(game, unit)
    if any(passage.yields for passage in said) and hooks.INTERCEPTS.ask(
        StatMoment(game, enemy, "cbt"), holders(enemy)
    ):
        return tuple(passage for passage in said if not passage.yields)
    return said


def _reaches(game: Game, mover: Unit) -> dict[str, Mm]:
    for known, key, said in _REMEMBERED:
        if known is game and key == mover.id:
            return said
    said = {unit.id: control_reach(game, unit, mover) for unit in game.enemies_of(mover)}
    _REMEMBERED.appendleft((game, mover.id, said))
    return said


_REMEMBERED: deque[tuple[Game, str, dict[str, Mm]]] = deque(maxlen=2)
"""The reaches of the last games: a game never changes, and a drag asks for them at every step."""


def started_in(game: Game, unit: Unit) -> tuple[str, ...]:
    """The enemies in whose control area the unit stood when its activation began and still stands (MV-30)."""
    now = game.activation
    start = now.start if now is not None and now.unit == unit.id and now.start is not None else unit.at
    if start is None:
        return ()
    bases = (Base(start, unit.profile.radius), unit.base)
    return tuple(
        key
        for key, area in areas(game, unit).items()
        if all(geometry.in_contact(base, area) for base in bases)
    )


def way(game: Game, unit: Unit, path: tuple[Point, ...], contacts: tuple[str, ...]) -> Way:
    """What the control areas make of a path that ends touching *contacts*.

    Drawn roughly towards an enemy it makes for, the path is straightened into the most direct route (MV-27).
    """
    inside = started_in(game, unit)
    if geometry.within(geometry.path_length(path), 0.0):
        return Way(path)
    engaged = next(
        (key for key in contacts if key in inside and not leaves_freely(game, unit, game.unit(key))), ""
    )
    if engaged:
        direct = _direct(path[0], path[-1], game.unit(engaged).base.at)
        if direct is not None:
            return Way(direct)
    return _entering(game, unit, path, contacts, inside)


def _entering(
    game: Game, unit: Unit, path: tuple[Point, ...], contacts: tuple[str, ...], inside: tuple[str, ...]
) -> Way:
    cost = leaving_cost(game, unit)
    met = _first_met(unit, path, binding(game, unit), inside)
    if met is None:
        return Way(path, cost=cost)
    after, entered = met
    head = geometry.shortened(path, after)
    if geometry.within(geometry.path_length(path), after):
        return Way(path, entered, cost)
    if sum(key in contacts for key in entered) > 1:  # several engaged at the same moment (MV-24)
        return Way((*head, path[-1]), entered, cost)
    for key in sorted(entered, key=lambda key: key not in contacts):
        tail = _direct(head[-1], path[-1], game.unit(key).base.at)
        if tail is not None:
            return Way((*head, *tail[1:]), entered, cost)
    refusal = Refused("control_area", "MV-17", unit=unit.id, target=entered[0], have=after / game.fathom)
    return Way(path, entered, cost, refusal)


def leaving_cost(game: Game, unit: Unit) -> int:
    """What leaving or moving about in the areas where it began costs the unit: a point each (MV-07, MV-11, RU-71)."""
    now = game.activation
    if now is not None and now.unit == unit.id and now.moved > 0:  # paid with the first part of a split move
        return 0
    areas_left = sum(not leaves_freely(game, unit, game.unit(key)) for key in started_in(game, unit))
    return areas_left if game.edition.each_area_costs else min(areas_left, 1)


def binding(game: Game, unit: Unit) -> dict[str, Base]:
    """The control areas that stop the unit on its way."""
    return {key: area for key, area in areas(game, unit).items() if not hides_way(game, unit, game.unit(key))}


def _first_met(
    unit: Unit, path: tuple[Point, ...], stopping: dict[str, Base], inside: tuple[str, ...]
) -> tuple[Mm, tuple[str, ...]] | None:
    """How far along the path it enters the first area, and whose areas it enters at that moment (MV-23).

    An area where it began counts once it has been left: coming back is entering it (MV-08).
    """
    base = Base(path[0], unit.profile.radius)
    travels: dict[str, Mm] = {}
    for key, area in stopping.items():
        left = geometry.travel_to_leave(path, base, area) if key in inside else 0.0
        if left is None:
            continue
        clear = left + CLEAR_MM if key in inside else 0.0
        met = geometry.travel_to_touch(geometry.rest_of(path, clear) if clear else path, base, [area])
        if met is not None:
            travels[key] = clear + met
    if not travels:
        return None
    first = min(travels.values())
    return first, tuple(key for key, travel in travels.items() if geometry.within(travel, first))


def _direct(start: Point, end: Point, centre: Point) -> tuple[Point, ...] | None:
    """The straight way from *start* towards *centre* that ends as near to it as *end*; None if that is not meant.

    Meant is what ends nearer to the enemy than it starts and close to the straight line (MV-14, MV-15).
    """
    whole, left = geometry.distance(start, centre), geometry.distance(end, centre)
    if whole == 0 or left > whole:
        return None
    share = (whole - left) / whole
    there = Point(start.x + (centre.x - start.x) * share, start.y + (centre.y - start.y) * share)
    astray = geometry.distance(there, end)
    return (start, there) if geometry.within(astray, max(STRAIGHT_MM, left * LOOSE)) else None


LOOSE = 0.75
"""How far round the enemy, as a share of the distance left to it, an end still counts as straight towards it."""
