"""Leaving a close combat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules import hooks
from hellassist.rules.combat import close
from hellassist.rules.combat.attacks import opened
from hellassist.rules.contact import holders, is_engaged, touching_enemies
from hellassist.rules.events import ActionTaken, Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves import retreat
from hellassist.rules.powers import lemures
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation


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
        if lemures.is_lemure(unit):
            return self._by_lemure(game, unit)
        if not is_engaged(game, unit):
            raise Refused("retreat_needs_contact", "AC-23", unit=unit.id)
        activation.check_open(game, unit, "retreat")
        close.check_may_retreat(game, unit)
        facts: tuple[Fact, ...] = (*activation.activate(game, unit), *activation.taken(game, unit, "retreat"))
        there = evolve_all(game, facts)
        left = tuple(enemy.id for enemy in touching_enemies(there, unit))
        able = close.may_fight_against(there, unit, "retreat")
        if retreat.escapes(there, unit):
            return (*facts, *retreat.breaks_away(there, there.unit(unit.id), left, freely=False))
        if not able:
            return (*facts, *retreat.breaks_away(there, there.unit(unit.id), left, freely=True))
        picked = [enemy for enemy in able if self.enemy in (None, enemy.id)]
        if picked and all(retreat.lets_go(there, enemy) for enemy in picked):
            return (*facts, *retreat.breaks_away(there, there.unit(unit.id), left, freely=True, let_go=True))
        if self.enemy is None:
            raise Refused("enemy_not_named", "CC-35", unit=unit.id, other=able[0].id)
        blow = close.provoked(there, unit, unit_of(game, self.enemy), "retreat")
        return (*facts, *opened(there, replace(blow, others=left)))

    def _by_lemure(self, game: Game, unit: Unit) -> tuple[Fact, ...]:
        """A lemure that breaks contact is struck by those alone who intercept it (LE-16, SA-094)."""
        striking = lemures.intercepting(game, unit)
        if not striking:
            raise Refused("leaves_freely", "LE-16", unit=unit.id)
        if self.enemy is None or self.enemy not in [enemy.id for enemy in striking]:
            raise Refused("enemy_not_named", "SA-094", unit=unit.id, other=striking[0].id)
        facts: tuple[Fact, ...] = (*activation.activate(game, unit), ActionTaken(unit.id, "lemure"))
        left = tuple(enemy.id for enemy in touching_enemies(game, unit))
        by = hooks.INTERCEPTS.ask(StatMoment(game, unit, "cbt"), holders(unit_of(game, self.enemy)))[0].name
        blow = Declaration("close", self.enemy, unit.id, "retreat", one_sided=True, others=left, cause=by)
        return (*facts, *opened(evolve_all(game, facts), blow))
