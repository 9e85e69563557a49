"""Opening an attack and answering what it asks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.geometry import Point
from hellassist.rules import activation, close, shot
from hellassist.rules.aftermath import facts_of
from hellassist.rules.attacks import begin, resume
from hellassist.rules.commands.moving import moved
from hellassist.rules.contact import touching_enemies
from hellassist.rules.events import ActionTaken, AnswerGiven, AttackDeclared, Fact, evolve_all
from hellassist.rules.game import Answer, Declaration, Game
from hellassist.rules.known import unit_of
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
        target = unit_of(game, self.target)
        move = judge(game, self.unit, self.path)
        if move.refusal is not None:
            raise move.refusal
        close.check_enemy(unit_of(game, self.unit), target)
        if self.target not in move.contacts:
            raise Refused("not_in_contact", "CC-02", unit=self.unit, target=self.target)
        facts = moved(game, move)
        there = evolve_all(game, facts)
        return (*facts, *opened(there, close.declare(there, there.unit(self.unit), target, move.action)))


@dataclass(frozen=True, slots=True)
class DeclareMelee:
    """Mêlée: an engaged unit strikes an enemy it touches (AC-38)."""

    unit: str
    target: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = unit_of(game, self.unit), unit_of(game, self.target)
        activation.check_may_act(game, unit)
        activation.check_nothing_done(game, unit)
        if not touching_enemies(game, unit):
            raise Refused("melee_needs_contact", "AC-38", unit=self.unit)
        declaration = close.declare(game, unit, target, "melee")
        facts = (*activation.activate(game, unit), ActionTaken(self.unit, "melee"))
        return (*facts, *opened(evolve_all(game, facts), declaration))


@dataclass(frozen=True, slots=True)
class DeclareShot:
    """Shoot: one ranged attack, before or after a move of up to MVT (AC-17, AC-18)."""

    unit: str
    target: str
    weapon: int = 0
    covered: bool = False

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = unit_of(game, self.unit), unit_of(game, self.target)
        activation.check_may_act(game, unit)
        now = game.activation
        if now is not None and (now.attacked or now.action not in ("", "walk")):
            raise Refused("action_taken", "AC-01", unit=self.unit, action=now.action)
        declaration = shot.declare(game, unit, target, self.weapon, covered=self.covered)
        facts = (*activation.activate(game, unit), ActionTaken(self.unit, "shoot"))
        return (*facts, *opened(evolve_all(game, facts), declaration))


def opened(game: Game, declaration: Declaration) -> tuple[Fact, ...]:
    """The declaration, and all that comes of it where nobody has a die to throw (RG-22)."""
    declared = AttackDeclared(declaration)
    there = evolve_all(game, (declared,))
    end, request = settle(begin(there, declaration))
    return (declared,) if request is not None else (declared, *facts_of(there, declaration, end))


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
    """The enemies that a unit can strike in Mêlée: all it touches, helpless ones too (AC-38, ST-066)."""
    return tuple(enemy.id for enemy in touching_enemies(game, unit_of(game, unit_id)))
