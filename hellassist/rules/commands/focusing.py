"""What a Focus action does that is no power of a card."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules import activation, close, hooks, quenching
from hellassist.rules.attacks import opened
from hellassist.rules.contact import holders
from hellassist.rules.events import ActionTaken, Fact, evolve_all
from hellassist.rules.game import Action, Game
from hellassist.rules.hooks import StatMoment
from hellassist.rules.known import unit_of
from hellassist.rules.refusal import Refused
from hellassist.rules.states.clock import put_out


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
        activation.check_may_act(game, unit)
        activation.check_nothing_done(game, unit)
        activation.check_open(game, unit, self.action)
        if not put_out(unit):
            raise Refused("nothing_to_put_out", "ST-027", unit=unit.id)
        instead = hooks.LOADED_BY.ask(StatMoment(game, unit, "mvt"), holders(unit))
        if self.action != "focus" and self.action not in instead:
            raise Refused("put_out_by_focus", "ST-027", unit=unit.id, action=self.action)
        facts: tuple[Fact, ...] = (*activation.activate(game, unit), ActionTaken(unit.id, self.action))
        there = evolve_all(game, facts)
        fighting = close.may_fight_against(there, there.unit(unit.id))
        if not fighting:
            return (*facts, *put_out(unit))
        if self.enemy is None:
            raise Refused("enemy_not_named", "CC-37", unit=unit.id, other=fighting[0].id)
        provoked = close.provoked(there, there.unit(unit.id), unit_of(game, self.enemy), self.action)
        return (*facts, *opened(there, replace(provoked, cause=quenching.CAUSE)))
