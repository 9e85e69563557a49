"""Leaving a close combat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules import activation, close, retreat
from hellassist.rules.attacks import opened
from hellassist.rules.contact import is_engaged, touching_enemies
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game
from hellassist.rules.known import unit_of
from hellassist.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class Retreat:
    """An engaged unit leaves: first *enemy*, named by his player, strikes at its back (AC-23, AC-24).

    None where nobody touches it who can. What is left of the unit then moves by MoveUnit, or by Engage where it may
    (AC-25, AC-28), or stays by EndActivation.
    """

    unit: str
    enemy: str | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        activation.check_may_act(game, unit)
        activation.check_nothing_done(game, unit)
        if not is_engaged(game, unit):
            raise Refused("retreat_needs_contact", "AC-23", unit=unit.id)
        activation.check_open(game, unit, "retreat")
        close.check_may_retreat(game, unit)
        facts: tuple[Fact, ...] = (*activation.activate(game, unit), *activation.taken(game, unit, "retreat"))
        there = evolve_all(game, facts)
        left = tuple(enemy.id for enemy in touching_enemies(there, unit))
        able = close.may_fight_against(there, unit)
        if retreat.escapes(there, unit):
            return (*facts, *retreat.breaks_away(there, there.unit(unit.id), left, freely=False))
        if not able:
            return (*facts, *retreat.breaks_away(there, there.unit(unit.id), left, freely=True))
        if self.enemy is None:
            raise Refused("enemy_not_named", "CC-35", unit=unit.id, other=able[0].id)
        blow = close.provoked(there, unit, unit_of(game, self.enemy), "retreat")
        return (*facts, *opened(there, replace(blow, others=left)))
