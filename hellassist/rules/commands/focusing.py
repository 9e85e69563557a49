"""Focus actions: putting out what burns, and healing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules.combat import close
from hellassist.rules.combat.attacks import opened
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Declaration, Game, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.refusal import Refused
from hellassist.rules.states.clock import around_unit, put_out
from hellassist.rules.turn import activation, focus


@dataclass(frozen=True, slots=True)
class PutOut:
    """A Focus action that ends every Consumed that is not durable (ST-027), or Concentration where that may serve.

    *enemy* is the one that fights an engaged unit first, named by his player; None where nobody touches it who can.
    """

    unit: str
    enemy: str | None = None
    action: Action = "focus"

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        if not put_out(game, unit):
            if around_unit(game, unit):
                raise Refused("burns_around", "ST-033", unit=unit.id)
            raise Refused("nothing_to_put_out", "ST-027", unit=unit.id)
        return _focused(game, unit, "put_out", action=self.action, enemy=self.enemy)


@dataclass(frozen=True, slots=True)
class Heal:
    """A Focus action that gives Life Points back to *target*: the unit itself or an ally it touches (SA-076, SA-077).

    Concentration in its place where an ability says so; *enemy* as for PutOut.
    """

    unit: str
    target: str
    enemy: str | None = None
    action: Action = "focus"

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        focus.check_healing(game, unit, unit_of(game, self.target))
        return _focused(game, unit, "healing", action=self.action, enemy=self.enemy, target=self.target)


def _focused(
    game: Game, unit: Unit, deed: focus.Deed, *, action: Action, enemy: str | None, target: str = ""
) -> tuple[Fact, ...]:
    """The deed, after the attack that an engaged unit brings on itself by it."""
    activation.check_may_act(game, unit)
    focus.check_action(game, unit, deed, action)
    facts, fight = brought_about(game, unit, action=action, enemy=enemy)
    there = evolve_all(game, facts)
    if fight is None:
        return (*facts, *focus.done(there, there.unit(unit.id), deed, target))
    others = (target,) if target else ()
    return (*facts, *opened(there, replace(fight, cause=deed, others=others)))


def brought_about(
    game: Game, unit: Unit, *, action: Action, enemy: str | None
) -> tuple[tuple[Fact, ...], Declaration | None]:
    """The facts that a unit takes Focus or Concentration, and the fight it brings: None for a free unit (AC-32, AC-36).

    Raises Refused where it cannot take the action, or where *enemy* does not fight it.
    """
    activation.check_may_act(game, unit)
    if not (action == "concentration" and has_walked(game, unit)):
        activation.check_nothing_done(game, unit)
    activation.check_open(game, unit, action)
    facts: tuple[Fact, ...] = (*activation.activate(game, unit), *activation.taken(game, unit, action))
    there = evolve_all(game, facts)
    fighting = close.may_fight_against(there, there.unit(unit.id))
    if not fighting:
        return facts, None
    if enemy is None:
        raise Refused("enemy_not_named", "CC-37", unit=unit.id, other=fighting[0].id)
    return facts, close.provoked(there, there.unit(unit.id), unit_of(game, enemy), action)


def has_walked(game: Game, unit: Unit) -> bool:
    """Whether the active unit has made the move that Concentration leaves it (AC-30, RU-47)."""
    now = game.activation
    if now is None or now.unit != unit.id or (now.left and not now.let_go):
        return False
    return now.action == "walk" and not now.attacked
