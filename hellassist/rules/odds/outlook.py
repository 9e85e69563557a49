"""What a unit has in store for each enemy in one activation, and each enemy for it: for marks on the board.

It takes a while, so it is worked out piece by piece: whoever asks may pause between two.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from hellassist import geometry
from hellassist.geometry import Point
from hellassist.rules.combat import attacks, close
from hellassist.rules.commands.moving import MoveUnit
from hellassist.rules.commands.shooting import check_may_shoot
from hellassist.rules.contact import touches
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moves.contacts import is_near, straight_contact, winding_contacts
from hellassist.rules.moves.movement import Move
from hellassist.rules.moves.reach import refusal, strides
from hellassist.rules.odds.fates import concerned, fates
from hellassist.rules.odds.odds_map import prospect
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import shooter, shot
from hellassist.rules.turn.activation import check_may_act


@dataclass(frozen=True, slots=True)
class Chance:
    """An attack that can be made: the chance that it *fells* the other, and that the attacker *falls* itself."""

    action: Action
    fells: Fraction
    falls: Fraction


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can pass between a unit and an *enemy*: its best attack, and the enemy's, None where there is none.

    *later*: the enemy has acted in this turn already, so that its attack is one of the next.
    """

    enemy: str
    mine: Chance | None
    theirs: Chance | None
    later: bool = False


Piece = Outlook | None
"""An enemy dealt with, or None where there may be a pause."""


def outlooks(game: Game, unit_id: str, *, straight: bool = False) -> Iterator[Piece]:
    """Every enemy, the nearest first; no Command is spent. Each is taken to be activated next.

    *straight*: only straight ways are looked at, which is quick.
    """
    unit = game.unit(unit_id)
    if not unit.on_table or game.phase != "action":
        return
    ours, theirs = _in_turn(game, unit), _others_turn(game, unit)
    near = sorted(game.enemies_of(unit), key=lambda enemy: (geometry.gap(unit.base, enemy.base), enemy.id))
    for enemy in near:
        mine = yield from _best(ours, unit_id, enemy.id, straight=straight)
        back = yield from _best(theirs, enemy.id, unit_id, straight=straight)
        yield Outlook(enemy.id, mine, back, later=enemy.status == "acted")


def from_spot(game: Game, unit_id: str, move: Move, *, straight: bool = False) -> Iterator[Piece]:
    """The same where the unit has just made this *move*: what it attacks or can shoot at, and who can get at it."""
    there = _standing_at(game, unit_id, move.end)
    unit = there.unit(unit_id)
    theirs, shooting = _others_turn(there, unit), _moved(game, move)
    near = sorted(there.enemies_of(unit), key=lambda enemy: (geometry.gap(unit.base, enemy.base), enemy.id))
    for enemy in near:
        mine = None
        if move.refusal is None and enemy.id in move.contacts and move.action in ("attack", "charge"):
            mine = _fought(there, unit_id, enemy.id, move.action)
        elif shooting is not None:
            mine = _shot(shooting, shooting.unit(unit_id), enemy)
            yield None
        back = yield from _best(theirs, enemy.id, unit_id, straight=straight)
        yield Outlook(enemy.id, mine, back, later=enemy.status == "acted")


# -- whose turn it is ------------------------------------------------------------------------------


def _in_turn(game: Game, unit: Unit) -> Game:
    """The battle as it stands when the unit is active or may be activated next."""
    if game.activation is not None and game.activation.unit == unit.id:
        return replace(game, attack=None, upcoming=())
    return replace(game, attack=None, upcoming=(), announced=None, activation=None, to_act=unit.controller)


def _others_turn(game: Game, unit: Unit) -> Game:
    """The battle as it stands when any of the unit's enemies may be activated next, whether it has acted or not."""
    enemies = {enemy.id: replace(enemy, status="waiting") for enemy in game.enemies_of(unit)}
    player = next((enemy.controller for enemy in enemies.values()), game.to_act)
    return replace(
        game,
        attack=None,
        upcoming=(),
        announced=None,
        activation=None,
        to_act=player,
        units={**game.units, **enemies},
    )


def _moved(game: Game, move: Move) -> Game | None:
    """The battle after a Walk of a unit that carries what it could shoot with; None after any other move."""
    unit = game.unit(move.unit)
    if not shooter.ranged(unit):
        return None
    before = _in_turn(game, unit)
    try:
        return evolve_all(before, MoveUnit(unit.id, move.path).decide(before))
    except Refused:
        return None


def _standing_at(game: Game, unit_id: str, spot: Point) -> Game:
    return replace(game, units={**game.units, unit_id: replace(game.unit(unit_id), at=spot)})


# -- one attacker, one target ----------------------------------------------------------------------


def _best(game: Game, attacker: str, target: str, *, straight: bool) -> Generator[None, None, Chance | None]:
    """The attack that is likeliest to fell the target; of equals the safer."""
    unit, foe = game.unit(attacker), game.unit(target)
    try:
        check_may_act(game, unit)
    except Refused:
        return None
    found = [_shot(game, unit, foe)]
    yield
    if touches(unit, foe):
        found.append(_fought(game, attacker, target, "melee"))
    else:
        move = yield from _move(game, unit, foe, straight=straight)
        if move is not None:
            there = _standing_at(game, attacker, move.end)
            found.append(_fought(there, attacker, target, move.action))
    chances = [chance for chance in found if chance is not None]
    return max(chances, key=lambda chance: (chance.fells, -chance.falls), default=None)


def _move(game: Game, unit: Unit, foe: Unit, *, straight: bool) -> Generator[None, None, Move | None]:
    """A move into contact: the straight one, else the first that is found round what is in the way."""
    if not is_near(game, unit, foe) or refusal(game, unit) is not None:
        return None
    yield
    move = straight_contact(game, unit, foe)
    if move is not None or straight:
        return move
    yield
    if not strides(game, unit):
        return None
    for winding in winding_contacts(game, unit, foe):
        yield
        if winding is not None:
            return winding
    return None


def _fought(game: Game, attacker: str, target: str, action: Action) -> Chance | None:
    """A sequence between two that touch in this battle."""
    unit, foe = game.unit(attacker), game.unit(target)
    try:
        close.declare(game, unit, foe, action)
    except Refused:
        return None
    seen = prospect(game, unit, foe, action)
    return Chance(action, seen.fells[0], seen.falls[0])


def _shot(game: Game, unit: Unit, foe: Unit) -> Chance | None:
    """The best shot at the foe with what the unit carries; the board is to tell what it sees."""
    try:
        check_may_shoot(game, unit)
    except Refused:
        return None
    chances = []
    for index, weapon in enumerate(shooter.ranged(unit)):
        if not weapon.table:
            continue
        try:
            declared = shot.declare(game, unit, foe, index)
        except Refused:
            continue
        lives = tuple(game.unit(key).life for key in concerned(declared))
        fate = fates(attacks.begin(game, declared), lives)[0]
        chances.append(Chance("shoot", fate.falls, Fraction(0)))
    return max(chances, key=lambda chance: chance.fells, default=None)
