"""Books facts. Asks no rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch
from typing import Any

from hellassist.hexbattle import events as e
from hellassist.hexbattle.game import Attack, Game
from hellassist.hexbattle.hexes import Hex
from hellassist.hexbattle.units import QUALITIES


def evolve_all(game: Game, facts: Iterable[e.Fact]) -> Game:
    """The game with all facts booked, in their order."""
    for fact in facts:
        game = evolve(game, fact)
    return game


def evolve(game: Game, fact: e.Fact) -> Game:
    """The game with the fact booked."""
    return _booked(fact, game)


@singledispatch
def _booked(fact: Any, game: Game) -> Game:
    raise TypeError(f"no fact of a hex battle: {fact!r} in {game.name}")


def _changed(game: Game, key: str, **values: Any) -> Game:
    """The game with fields of one unit changed. Raises KeyError for an id that is none."""
    return replace(game, units={**game.units, key: replace(game.units[key], **values)})


def _open(game: Game) -> Attack:
    if game.attack is None:
        raise LookupError("no attack is open")
    return game.attack


@_booked.register
def _(fact: e.BattleSetUp, _game: Game) -> Game:
    return Game(
        fact.name,
        fact.board,
        {army.player: army for army in fact.armies},
        {unit.id: unit for unit in fact.units},
        fact.terrain,
        fact.rulings,
    )


@_booked.register
def _(fact: e.TurnBegan, game: Game) -> Game:
    return replace(game, turn=fact.turn, to_act=fact.to_act)


@_booked.register
def _(fact: e.UnitMoved, game: Game) -> Game:
    return _changed(game, fact.unit, at=fact.to, facing=fact.facing)


@_booked.register
def _(fact: e.UnitTurned, game: Game) -> Game:
    return _changed(game, fact.unit, facing=fact.facing)


@_booked.register
def _(fact: e.LeadTaken, game: Game) -> Game:
    return _changed(game, fact.character, leads=game.units[fact.unit].id, at=None)


@_booked.register
def _(fact: e.LeadEnded, game: Game) -> Game:
    return _changed(game, fact.character, leads="", at=fact.at, facing=game.units[fact.unit].facing)


@_booked.register
def _(fact: e.AttackDeclared, game: Game) -> Game:
    sides = game.units[fact.attacker].id, game.units[fact.target].id
    return replace(game, attack=Attack(*sides, fact.approach, fact.own))


@_booked.register
def _(fact: e.DieRolled, game: Game) -> Game:
    return replace(game, attack=replace(_open(game), face=fact.face))


@_booked.register
def _(fact: e.UnitDamaged, game: Game) -> Game:
    return _changed(game, fact.unit, markers=fact.markers)


@_booked.register
def _(fact: e.UnitRemoved, game: Game) -> Game:
    return _changed(game, fact.unit, gone=True, at=None, leads="")


@_booked.register
def _(fact: e.MovesDue, game: Game) -> Game:
    return replace(game, attack=replace(_open(game), due=fact.moves))


@_booked.register
def _(fact: e.UnitDriven, game: Game) -> Game:
    attack = _open(game)
    game = replace(game, attack=replace(attack, due=attack.due[1:]))
    return game if fact.to is None else _changed(game, fact.unit, at=fact.to)


@_booked.register
def _(_fact: e.AttackEnded, game: Game) -> Game:
    return replace(game, attack=None)


@_booked.register
def _(fact: e.TypeCompleted, game: Game) -> Game:
    units = {
        key: replace(unit, type=fact.type) if unit.type.id == fact.type.id else unit
        for key, unit in game.units.items()
    }
    return replace(game, units=units)


@_booked.register
def _(fact: e.ValueCorrected, game: Game) -> Game:
    match fact.what:
        case "markers":
            return _changed(game, fact.unit, markers=int(fact.after))
        case "quality":
            if fact.after not in QUALITIES:
                raise ValueError(f"no quality: {fact.after}")
            return _changed(game, fact.unit, own_quality=fact.after)
        case "gone":
            return _changed(game, fact.unit, gone=True, at=None, leads="")
        case "at":
            q, r = map(int, fact.after.split(","))
            return _changed(game, fact.unit, at=Hex(q, r), gone=False, leads="")


@_booked.register
def _(fact: e.Noted, game: Game) -> Game:
    return replace(game, notes=(*game.notes, fact.text))
