"""Opening an attack and answering what it asks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.geometry import Point
from hellassist.rules import activation, close, shot
from hellassist.rules.aftermath import facts_of
from hellassist.rules.attacks import resume
from hellassist.rules.commands.moving import moved
from hellassist.rules.contact import is_engaged, touching_enemies
from hellassist.rules.events import ActionTaken, AnswerGiven, AttackDeclared, Fact, evolve_all
from hellassist.rules.game import Answer, Game
from hellassist.rules.movement import judge
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Pick, Roll
from hellassist.rules.steps import give, settle


@dataclass(frozen=True, slots=True)
class Engage:
    """Attack or Charge: a move that ends in contact with *target*, and the sequence it brings (AC-11, AC-14)."""

    unit: str
    path: tuple[Point, ...]
    target: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        move = judge(game, self.unit, self.path)
        if move.refusal is not None:
            raise move.refusal
        if self.target not in move.contacts:
            raise Refused("not_in_contact", "CC-02", unit=self.unit, target=self.target)
        facts = moved(game, move)
        there = evolve_all(game, facts)
        declaration = close.declare(there, there.unit(self.unit), there.unit(self.target), move.action)
        return (*facts, AttackDeclared(declaration))


@dataclass(frozen=True, slots=True)
class DeclareMelee:
    """Mêlée: an engaged unit strikes an enemy it touches (AC-38)."""

    unit: str
    target: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = game.unit(self.unit), game.unit(self.target)
        activation.check_may_act(game, unit)
        activation.check_nothing_done(game, unit)
        if not touching_enemies(game, unit):
            raise Refused("melee_needs_contact", "AC-38", unit=self.unit)
        declaration = close.declare(game, unit, target, "melee")
        opened = activation.activate(game, unit)
        return (*opened, ActionTaken(self.unit, "melee"), AttackDeclared(declaration))


@dataclass(frozen=True, slots=True)
class DeclareShot:
    """Shoot: one ranged attack, before or after a move of up to MVT (AC-17, AC-18)."""

    unit: str
    target: str
    weapon: int = 0
    covered: bool = False

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = game.unit(self.unit), game.unit(self.target)
        activation.check_may_act(game, unit)
        now = game.activation
        if now is not None and (now.attacked or now.action not in ("", "walk")):
            raise Refused("action_taken", "AC-01", unit=self.unit, action=now.action)
        declaration = shot.declare(game, unit, target, self.weapon, covered=self.covered)
        opened = activation.activate(game, unit)
        return (*opened, ActionTaken(self.unit, "shoot"), AttackDeclared(declaration))


@dataclass(frozen=True, slots=True)
class GiveAnswer:
    """Answer what the open attack asks: dice as they lay, faces to throw again, or an option.

    Raises BadAnswer if it does not fit. The last answer brings all that the attack changes.
    """

    answer: Answer
    typed: bool = False

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is None:
            raise BadAnswer("nothing_is_asked")
        attack, request = resume(game, game.attack)
        if request is None:
            raise BadAnswer("nothing_is_asked")
        name, _ = attack.todo[0]
        end, following = settle(give(attack, self.answer))
        given = AnswerGiven(name, request.side, request.check(self.answer), self.typed, KINDS[type(request)])
        if following is not None:
            return (given,)
        answered = replace(game.attack, answers=(*game.attack.answers, given.answer))
        return (given, *facts_of(replace(game, attack=answered), game.attack.declaration, end))


KINDS = {Roll: "roll", Choose: "choose", Pick: "pick"}


def may_be_struck(game: Game, unit_id: str) -> tuple[str, ...]:
    """The enemies that an engaged unit can strike in Mêlée (AC-38)."""
    unit = game.unit(unit_id)
    return tuple(enemy.id for enemy in touching_enemies(game, unit)) if is_engaged(game, unit) else ()
