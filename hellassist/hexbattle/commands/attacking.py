"""An attack from its declaration to its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hellassist.hexbattle import events as e
from hellassist.hexbattle.combat import Combat, Reading, blow, combat, fighter, read
from hellassist.hexbattle.commands.checks import may_act, no_attack_open, standing
from hellassist.hexbattle.evolve import evolve, evolve_all
from hellassist.hexbattle.game import Approach, Attack, Game, Move, OwnFactor
from hellassist.hexbattle.hexes import distance
from hellassist.hexbattle.moves import approach_by_facing, options
from hellassist.hexbattle.requests import Answer, Roll, asked
from hellassist.hexbattle.units import Unit
from hellassist.refusals import BadAnswer, Refused

MOST = 5
"""Of a factor of the players' own, up and down."""


@dataclass(frozen=True, slots=True)
class DeclareAttack:
    """*approach* is what the players state; None leaves it to the facing (HX-16). *own* are their factors (HX-18)."""

    attacker: str
    target: str
    approach: Approach | None = None
    own: tuple[OwnFactor, ...] = ()

    def decide(self, game: Game) -> tuple[e.Fact, ...]:
        attacker, target = self.sides(game)
        approach = stated(game, attacker, target, self.approach)
        combat(game, attacker, target, approach, self.own)
        return (e.AttackDeclared(attacker.id, target.id, approach, self.own),)

    def sides(self, game: Game) -> tuple[Unit, Unit]:
        """Both units, if the one may attack the other. Raises Refused."""
        no_attack_open(game)
        attacker, target = standing(game, self.attacker), standing(game, self.target)
        may_act(game, attacker)
        if attacker.player == target.player:
            raise Refused("own_unit", "HX-19", unit=attacker.id, target=target.id)
        assert attacker.at is not None
        assert target.at is not None
        away, limit = distance(attacker.at, target.at), game.rulings.attack_hexes
        if away > limit:
            raise Refused("out_of_reach", "HX-01", unit=attacker.id, target=target.id, have=away, limit=limit)
        for extra in self.own:
            if not (-MOST <= extra.amount <= MOST and extra.amount):
                raise Refused("own_factor", "HX-18", have=extra.amount, limit=MOST)
        return attacker, target


def stated(game: Game, attacker: Unit, target: Unit, approach: Approach | None) -> Approach:
    """The approach that counts. Raises Refused for one against the facing, where facing decides (HX-16)."""
    by_facing = approach_by_facing(attacker, target)
    if approach is None:
        return by_facing
    if game.rulings.flank_by_facing and approach != by_facing:
        raise Refused("facing_decides", "HX-16", unit=attacker.id, target=target.id, approach=by_facing)
    return approach


def fight_of(game: Game, attack: Attack) -> Combat:
    """The open attack as numbers."""
    return combat(game, game.unit(attack.attacker), game.unit(attack.target), attack.approach, attack.own)


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to what the open attack asks: the face of the die, or a hex."""

    answer: Answer
    typed: bool = False

    def decide(self, game: Game) -> tuple[e.Fact, ...]:
        attack, request = game.attack, asked(game)
        if attack is None or request is None:
            raise BadAnswer("nothing_asked")
        facts: list[e.Fact]
        if isinstance(request, Roll):
            facts = list(_rolled(game, attack, request.check(self.answer), typed=self.typed))
        else:
            facts = [e.UnitDriven(request.unit, request.how, request.check(self.answer))]
        return (*facts, *_as_far_as_it_goes(evolve_all(game, facts)))


def _rolled(game: Game, attack: Attack, face: int, *, typed: bool) -> Iterator[e.Fact]:
    """The die, what it does, and the moves that are due then."""
    fight = fight_of(game, attack)
    reading = read(fight, face)
    yield e.DieRolled(face, typed, fight.factor, reading.total, reading.adjusted, reading.line.rule)
    hurt, foe = game.unit(attack.attacker), game.unit(attack.target)
    if reading.line.side == "enemy":
        hurt, foe = foe, hurt
    yield from _struck(game, hurt, reading)
    yield e.MovesDue(tuple(_moves(game, hurt, foe, reading, attack)))


def _struck(game: Game, hurt: Unit, reading: Reading) -> Iterator[e.Fact]:
    result = reading.blow
    if result.markers != hurt.markers:
        yield e.UnitDamaged(hurt.id, result.points, result.markers)
    if result.removed:
        yield from removed(game, hurt, result.removed)


def removed(game: Game, unit: Unit, why: str) -> Iterator[e.Fact]:
    """The unit leaves the board; its leader is left alone in its hex, or goes too (HX-14)."""
    leader = game.leader_of(unit.id)
    yield e.UnitRemoved(unit.id, "table" if why == "table" else "hits")
    if leader is not None and game.rulings.leader_survives and unit.at is not None:
        yield e.LeadEnded(leader.id, unit.id, unit.at, unit_lost=True)
    elif leader is not None:
        yield e.UnitRemoved(leader.id, "leader")


def _moves(game: Game, hurt: Unit, foe: Unit, reading: Reading, attack: Attack) -> Iterator[Move]:
    assert foe.at is not None
    for how in reading.blow.moves:
        yield Move(hurt.id, how, foe.at)
    beside = hurt.at is not None and distance(hurt.at, foe.at) == 1
    if game.rulings.victor_advances and beside and hurt.id == attack.target:
        yield Move(foe.id, "advance", foe.at, hurt.at)


def _as_far_as_it_goes(game: Game) -> Iterator[e.Fact]:
    """Moves that leave no choice, and the end of the attack when none is due any more."""
    while game.attack is not None:
        fact = _next(game, game.attack)
        if fact is None:
            return
        for one in fact:
            yield one
            game = evolve(game, one)


def _next(game: Game, attack: Attack) -> tuple[e.Fact, ...] | None:
    if not attack.due:
        return (e.AttackEnded(),)
    move = attack.due[0]
    if game.unit(move.unit).at is None:  # lost on the way
        return (e.UnitDriven(move.unit, move.how, None),)
    open_hexes = options(game, move)
    if move.how == "advance":
        return None if open_hexes else (e.UnitDriven(move.unit, move.how, None),)
    if len(open_hexes) > 1:
        return None
    if open_hexes:
        return (e.UnitDriven(move.unit, move.how, open_hexes[0]),)
    stays = e.UnitDriven(move.unit, move.how, None)
    if move.how == "push" and game.rulings.blocked_hurts:
        return (stays, *_squeezed(game, game.unit(move.unit)))
    return (stays,)


def _squeezed(game: Game, unit: Unit) -> Iterator[e.Fact]:
    """One more point for a unit that cannot go back (HX-33)."""
    result = blow(fighter(game, unit)._replace(evades=False), "damaged", game.rulings)
    yield e.UnitDamaged(unit.id, 1, result.markers)
    if result.removed:
        yield from removed(game, unit, result.removed)
