"""Who is drawn to whom, and by which way it has to go: a forced Attack or Charge (SA-016 to SA-022)."""

from __future__ import annotations

from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules import hooks
from hellassist.rules.contact import holders, is_engaged, is_level
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moments import Passage, StatMoment
from hellassist.rules.moves import direct
from hellassist.rules.powers import lemures
from hellassist.rules.refusal import Refused
from hellassist.rules.remembered import by_identities

DRAWN = Passage("SA-021", difficult=True, areas=True, start=True, safe=True)
"""What does not hinder a unit on the way on which it is drawn."""
FORCED: tuple[Action, ...] = ("attack", "charge")
NEAR_MM: Mm = 4.0
"""A way that ends this near to contact is meant to lead there."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A unit is drawn by an enemy and comes by *path* to touch one: him, or who stands in between (SA-020)."""

    by: str
    path: tuple[Point, ...]
    touches: str


_ASSUMED: ContextVar[tuple[Game, str, tuple[Draw, ...]] | None] = ContextVar("assumed", default=None)
"""A draw whose way is being tried: for that time the unit goes it and no other."""


def draws(game: Game, unit: Unit) -> tuple[Draw, ...]:
    """All that draw the unit, which goes to one of them as its player picks (SA-022); none where it is free to act."""
    assumed = _ASSUMED.get()
    if assumed is not None and assumed[0] is game and assumed[1] == unit.id:
        return assumed[2]
    return _found(game, unit)


@by_identities(64)
def _found(game: Game, unit: Unit) -> tuple[Draw, ...]:
    now = game.activation
    begun = now is not None and now.unit == unit.id and bool(now.action or now.attacked or now.moved)
    drawing = [] if begun or lemures.is_lemure(unit) else [*_drawing(game, unit)]
    if not drawing or is_engaged(game, unit) or not _is_able(game, unit):
        return ()
    ways = [draw for enemy in drawing if (draw := _way(game, unit, enemy)) is not None]
    return tuple(draw for draw in ways if _can_go(game, unit, draw))


def _can_go(game: Game, unit: Unit, draw: Draw) -> bool:
    """Whether the forced move is one that the unit may make: otherwise it is not affected (SA-019)."""
    from hellassist.rules.moves.movement import judge
    from hellassist.rules.turn.activation import check_may_act

    trying = _ASSUMED.set((game, unit.id, (draw,)))
    try:
        check_may_act(game, unit)
        move = judge(game, unit.id, draw.path)
    except Refused:
        return True  # it is not its turn: what hinders it then, is seen then
    finally:
        _ASSUMED.reset(trying)
    return move.refusal is None and draw.touches in move.contacts


def _drawing(game: Game, unit: Unit) -> Iterator[Unit]:
    """The free enemies within whose range the unit stands (SA-016, SA-017)."""
    for enemy in game.enemies_of(unit) if unit.on_table else ():
        reach = max(hooks.DRAWS.ask(StatMoment(game, enemy, "mvt"), holders(enemy)), default=0)
        near = geometry.within(geometry.gap(unit.base, enemy.base), reach * game.fathom)
        if reach and near and is_level(unit, enemy) and not is_engaged(game, enemy):
            yield enemy


def _is_able(game: Game, unit: Unit) -> bool:
    from hellassist.rules.combat.strike import can_fight

    return can_fight(game, unit) and not hooks.MAY_ACT.ask(StatMoment(game, unit, "mvt"), holders(unit))


def allowance(game: Game, unit: Unit) -> Mm:
    """How far the unit goes at most into contact without paying for it."""
    from hellassist.rules.moves import movement
    from hellassist.rules.turn import activation

    closed = {each.action for each in hooks.FORBIDDEN.ask(StatMoment(game, unit, "mvt"), holders(unit))}
    ways = {"attack": movement.walk_allowance, "charge": movement.charge_allowance}
    free = [each for each in FORCED if each not in closed and not activation.price(game, unit, each)]
    return max((ways[each](game, unit) for each in free), default=0.0)


def _way(game: Game, unit: Unit, enemy: Unit) -> Draw | None:
    """The most direct route, round allies and terrain alone; None where it is too far for this activation (SA-018)."""
    limit = allowance(game, unit)
    if not limit:
        return None
    passages = hooks.PASSAGE.ask(StatMoment(game, unit, "mvt"), holders(unit))
    under = max((passage.under for passage in passages), default=0.0)
    all_pass = any(passage.bases for passage in passages)
    bases = [ally.base for ally in game.allies_of(unit) if not all_pass and ally.profile.tallness >= under]
    through = any(passage.terrain for passage in passages)
    path = direct.route(game, unit, enemy, limit, bases=bases, through=through)
    if path is None:
        return None
    others = {
        other.id: other.base
        for other in game.enemies_of(unit)
        if other.id != enemy.id and is_level(unit, other)
    }
    met = geometry.travel_to_touch(path, unit.base, others.values())
    if met is None:
        return Draw(enemy.id, path, enemy.id)
    path = geometry.shortened(path, met)
    end = Base(path[-1], unit.profile.radius)
    return Draw(enemy.id, path, min(others, key=lambda key: geometry.gap(end, others[key])))


def meant(game: Game, unit: Unit, path: tuple[Point, ...]) -> tuple[Point, ...]:
    """The forced way in place of a drawn one that ends beside an enemy to whom the unit has to go."""
    for draw in draws(game, unit):
        for key in (draw.touches, draw.by):
            if geometry.within(
                geometry.gap(Base(path[-1], unit.profile.radius), game.units[key].base), NEAR_MM
            ):
                return draw.path
    return path


def check_action(game: Game, unit: Unit, action: Action) -> None:
    """Raise Refused if the unit is drawn, and this is neither Attack nor Charge (SA-017)."""
    drawn = draws(game, unit)
    if drawn and action not in FORCED:
        raise Refused("drawn", "SA-017", unit=unit.id, target=drawn[0].by)


def check_contacts(game: Game, unit: Unit, contacts: tuple[str, ...]) -> None:
    """Raise Refused if the unit is drawn, and none of these is to whom it has to go (SA-017, SA-020)."""
    drawn = draws(game, unit)
    if drawn and contacts and not any(draw.touches in contacts for draw in drawn):
        raise Refused("drawn", "SA-017", unit=unit.id, target=drawn[0].by)


def is_drawn_to(game: Game, unit: Unit, enemy: str) -> bool:
    """Whether the unit goes to this enemy because it is drawn."""
    return any(enemy in (draw.by, draw.touches) for draw in draws(game, unit))
