"""Opening an attack and answering what it asks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from hellassist.geometry import Point
from hellassist.rules import hooks
from hellassist.rules.combat import close, trial
from hellassist.rules.combat.attacks import carried_on, closed, following, opened, resume
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.combat.strike import can_fight, moment, speakers
from hellassist.rules.commands.moving import moved
from hellassist.rules.contact import holders, touches, touching_enemies
from hellassist.rules.events import ActionTaken, AnswerGiven, AttackQueued, Fact, StateEnded
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Answer, Declaration, Game, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves import attraction
from hellassist.rules.moves.movement import judge
from hellassist.rules.powers import consuming
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Draw, Pick, Roll
from hellassist.rules.states.register import ENDED_BY_FIGHTING
from hellassist.rules.turn import activation


@dataclass(frozen=True, slots=True)
class Engage:
    """Attack or Charge: a move that ends in contact with *target*, and the sequence it brings (AC-11, AC-14).

    *announced*: a short move is meant as a Charge.
    """

    unit: str
    path: tuple[Point, ...]
    target: str
    announced: Literal["", "charge"] = ""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        target = unit_of(game, self.target)
        move = judge(game, self.unit, self.path, self.announced)
        if move.refusal is not None:
            raise move.refusal
        if move.action == "melee":
            raise Refused("engaged_cannot_move", "AC-12", unit=self.unit)
        if move.action == "lemure":
            raise Refused("action_closed", "LE-14", unit=self.unit, action="attack")
        close.check_enemy(unit_of(game, self.unit), target)
        if self.target not in move.contacts:
            raise Refused("not_in_contact", "CC-02", unit=self.unit, target=self.target)
        _check_target(game, Declaration("close", self.unit, self.target, move.action))
        facts = moved(game, move)
        there = evolve_all(game, facts)
        if not touches(there.unit(self.unit), there.unit(self.target)):
            return facts  # it did not come so far, or did not live to strike
        declared = close.declare(there, there.unit(self.unit), target, move.action)
        at = moment(there, declared, 0)
        sequence = next(iter(hooks.IN_PLACE.ask(at, holders(at.unit))), declared)
        touched = sorted(move.contacts, key=lambda key: key != self.target)
        before = [reply for key in touched for reply in on_contact(there, replace(declared, defender=key))]
        facts = (*facts, *(AttackQueued(declaration) for declaration in (*before, sequence)))
        return (*facts, *following(evolve_all(game, facts)))


def _check_target(game: Game, sequence: Declaration) -> None:
    """Raise Refused if the enemy cannot be the target of a Charge from where the unit stands (SA-051)."""
    at = moment(game, sequence, 0)
    drawn = attraction.is_drawn_to(game, at.unit, sequence.defender)  # it draws whom it hides from (SA-017)
    refusals = hooks.NO_TARGET.ask(at, speakers(at)) if sequence.action == "charge" and not drawn else ()
    if refusals:
        raise refusals[0]


def on_contact(game: Game, sequence: Declaration) -> tuple[Declaration, ...]:
    """What the unit that was touched may do before the sequence (SA-047, SA-053)."""
    touched = moment(game, sequence, 1)
    return hooks.ON_CONTACT.ask(touched, holders(touched.unit))


@dataclass(frozen=True, slots=True)
class DeclareMelee:
    """Mêlée: an engaged unit strikes an enemy it touches (AC-38)."""

    unit: str
    target: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = unit_of(game, self.unit), unit_of(game, self.target)
        activation.check_may_act(game, unit)
        if not has_moved_in_melee(game, unit):
            activation.check_nothing_done(game, unit)
        activation.check_open(game, unit, "melee")
        if not touching_enemies(game, unit):
            raise Refused("melee_needs_contact", "AC-38", unit=self.unit)
        declaration = close.declare(game, unit, target, "melee")
        facts = (*activation.activate(game, unit), ActionTaken(self.unit, "melee"))
        return (*facts, *opened(evolve_all(game, facts), declaration))


def has_moved_in_melee(game: Game, unit: Unit) -> bool:
    """Whether the active unit has made the move of its Mêlée, and not yet struck (AC-39)."""
    now = game.activation
    return now is not None and now.unit == unit.id and now.action == "melee" and not now.attacked


@dataclass(frozen=True, slots=True)
class DeclareFurther:
    """The further sequence that is due to the active unit, against an enemy it touches (SA-073)."""

    unit: str
    target: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = unit_of(game, self.unit), unit_of(game, self.target)
        activation.check_may_act(game, unit)
        now = game.activation
        if now is None or not now.due:
            raise Refused("no_further_sequence", "CC-24", unit=self.unit)
        declaration = close.declare(game, unit, target, now.action)
        return opened(game, replace(declaration, sequence=2))


@dataclass(frozen=True, slots=True)
class GetUp:
    """A unit that lies on the ground gets up: its whole activation (ST-074), and a fight beside an enemy (ST-078).

    *enemy* is the one that fights it, named by his player; None where nobody touches it who can.
    """

    unit: str
    enemy: str | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        activation.check_may_act(game, unit)
        lying = [on for on in unit.states if on.id in ENDED_BY_FIGHTING]
        if not lying or hooks.MAY_FIGHT.ask(StatMoment(game, unit, "cbt"), holders(unit)):
            raise Refused("does_not_lie", "ST-074", unit=unit.id)
        activation.check_action_left(game, unit)
        facts: tuple[Fact, ...] = (*activation.activate(game, unit), ActionTaken(unit.id, "get_up"))
        able = [enemy for enemy in touching_enemies(game, unit) if can_fight(game, enemy)]
        if not able:
            return (*facts, *(StateEnded(unit.id, on.id, on.kind) for on in lying))
        enemy = unit_of(game, self.enemy) if self.enemy else able[0]
        if enemy not in able:
            raise Refused("not_in_contact", "ST-078", unit=enemy.id, target=unit.id)
        if can_fight(game, unit):
            fight = Declaration("close", unit.id, enemy.id, "get_up")
        else:
            fight = Declaration("close", enemy.id, unit.id, "get_up", one_sided=True)
        return (*facts, *opened(evolve_all(game, facts), fight))


@dataclass(frozen=True, slots=True)
class FreeBlow:
    """One enemy that touches the active unit strikes it, which can do nothing: one-sided, once (ST-059)."""

    unit: str
    target: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = unit_of(game, self.unit), unit_of(game, self.target)
        now = game.activation
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        helpless = hooks.MAY_FIGHT.ask(StatMoment(game, target, "cbt"), holders(target))
        if now is None or now.unit != target.id or now.struck or not helpless:
            raise Refused("no_free_blow", "ST-059", unit=unit.id, target=target.id)
        blow = close.declare(game, unit, target, "none")
        return opened(game, replace(blow, one_sided=True, cause=helpless[0].name))


@dataclass(frozen=True, slots=True)
class SlipAway:
    """The move of a Dodge, up to three fathoms, while the attempt waits for it (SA-053, SA-056)."""

    unit: str
    path: tuple[Point, ...]

    def decide(self, game: Game) -> tuple[Fact, ...]:
        opened_ = game.attack
        attack, request = resume(game, opened_) if opened_ else (None, None)
        if opened_ is None or attack is None or request is None or attack.todo[0][0] != "slip_away":
            raise Refused("no_dodge", "SA-053", unit=self.unit)
        if opened_.declaration.attacker != self.unit:
            raise Refused("no_dodge", "SA-053", unit=self.unit)
        moved_away = trial.check_dodge(game, unit_of(game, self.unit), self.path)
        facts = trial.dodge_facts(game, opened_.declaration, attack, moved_away)
        there = evolve_all(game, facts)
        facts = (*facts, *consuming.left_behind(there, there.unit(self.unit), self.path))
        return (*facts, *carried_on(game, facts))


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
        return (given, *closed(replace(game, attack=answered), game.attack.declaration, end))


KINDS = {Roll: "roll", Choose: "choose", Pick: "pick", Draw: "draw"}


def may_be_struck(game: Game, unit_id: str) -> tuple[str, ...]:
    """The enemies that a unit can strike in Mêlée: all it touches, helpless ones too (AC-38, ST-066)."""
    return tuple(enemy.id for enemy in touching_enemies(game, unit_of(game, unit_id)))
