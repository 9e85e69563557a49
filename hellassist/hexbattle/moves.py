"""Where units may go: by their players, and when a blow drives them."""

from __future__ import annotations

from hellassist.hexbattle.game import Approach, Game, Move, other
from hellassist.hexbattle.hexes import SIDES, Hex, distance, neighbours, side_towards, steps_from
from hellassist.hexbattle.units import Player, Unit
from hellassist.refusals import Refused

FRONT = (0, 1, SIDES - 1)
"""Sides of a hex that are its front, counted from its facing; the one opposite is the rear."""


def check_move(game: Game, unit: Unit, to: Hex) -> None:
    """Whether a player may move the unit there (HX-01: limits are the players' own). Raises Refused."""
    if to not in game.board:
        raise Refused("off_the_board", "HX-01", unit=unit.id)
    there = game.unit_at(to)
    if there is not None and there.id != unit.id:
        raise Refused("hex_taken", "HX-01", unit=unit.id, target=there.id, at=game.board.label(to))
    if to != unit.at and to in game.closed():
        raise Refused("hex_closed", "HX-01", unit=unit.id, at=game.board.label(to))
    limit = game.rulings.move_hexes
    if limit and to != unit.at and unit.at is not None:
        steps = steps_from(unit.at, game.board, game.closed()).get(to)
        if steps is None:
            raise Refused("no_way", "HX-01", unit=unit.id, at=game.board.label(to))
        if steps > limit:
            raise Refused("too_far", "HX-01", unit=unit.id, have=steps, limit=limit)


def open_to(game: Game, unit: Unit) -> frozenset[Hex]:
    """Every hex to which its player may move it."""
    return frozenset(at for at in game.board if at != unit.at and _allowed(game, unit, at))


def _allowed(game: Game, unit: Unit, to: Hex) -> bool:
    try:
        check_move(game, unit, to)
    except Refused:
        return False
    return True


def options(game: Game, move: Move) -> tuple[Hex, ...]:
    """The hexes to which a driven unit can go (HX-33, HX-34, HX-38, HX-39), in the order of the board."""
    start, closed = game.unit(move.unit).at, game.closed()
    if start is None:
        return ()
    if move.how == "advance":
        return (move.to,) if move.to is not None and move.to not in closed else ()
    if move.how == "push":
        free = [at for at in neighbours(start) if at in game.board and at not in closed]
        if game.rulings.push_to == "away":
            free = [at for at in free if distance(at, move.foe) > distance(start, move.foe)]
    else:
        limit = game.rulings.evade_hexes if move.how == "evade" else game.rulings.rout_hexes
        if limit:
            steps = steps_from(start, game.board, closed)
            free = [at for at, count in steps.items() if 0 < count <= limit]
        else:
            free = [at for at in game.board if at not in closed]
    return tuple(sorted(free, key=lambda at: (at.r, at.q)))


def chooser(game: Game, move: Move) -> Player:
    """Who says where a driven unit goes (HX-33)."""
    owner = game.unit(move.unit).player
    return other(owner) if move.how == "push" and not game.rulings.owner_chooses else owner


def approach_by_facing(attacker: Unit, target: Unit) -> Approach:
    """Front, flank or rear as the target's facing has it: two sides are flanks, the one behind is the rear (HX-16)."""
    assert attacker.at is not None
    assert target.at is not None
    turned = (side_towards(target.at, attacker.at) - target.facing) % SIDES
    if turned in FRONT:
        return "front"
    return "rear" if turned == SIDES // 2 else "flank"
