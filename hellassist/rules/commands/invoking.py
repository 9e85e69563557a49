"""Raising lemures, and releasing the spells they carry."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.geometry import Point
from hellassist.rules.combat.attacks import carried_on, opened
from hellassist.rules.commands.focusing import brought_about
from hellassist.rules.events import Fact, InvocationBegun, SpellReleased, UnitRemoved
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Game, Invocation, Power, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.powers import effects, invoking, lemures, powers
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation


@dataclass(frozen=True, slots=True)
class Invoke:
    """An Infernalist raises a *lemure* beside itself for one of its spells, counted from 0 and named openly (LE-05).

    *at* is where it is put down, in millimetres; *enemy* and *action* as for other powers. Where the spell's trigger
    governs it may take no action, and a free one no activation (FR-68).
    """

    unit: str
    lemure: str
    spell: int
    at: Point
    enemy: str | None = None
    action: Action = ""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, lemure = unit_of(game, self.unit), unit_of(game, self.lemure)
        wanted = Invocation(unit.id, lemure.id, self.spell, self.at)
        invoking.check(game, wanted)
        what = invoking.header(game, unit, self.spell)
        powers.check_moment(game, unit, what)
        wanted = replace(wanted, at=invoking.place(game, unit, lemure, self.at))
        action = invoking.action_for(game, unit, self.spell)
        if self.action not in ("", action):
            raise Refused("other_action_needed", "LE-05", unit=unit.id, action=action or "none")
        if not action:
            begun = powers.begun_by(game, unit, what)
            facts = (*begun, *invoking.raised(evolve_all(game, begun), wanted))
            return (*facts, *carried_on(game, facts))
        facts, fight = brought_about(game, unit, action=action, enemy=self.enemy)
        there = evolve_all(game, facts)
        if fight is None:
            facts = (*facts, *invoking.raised(there, wanted))
            return (*facts, *carried_on(game, facts))
        facts = (*facts, InvocationBegun(wanted))
        return (*facts, *opened(evolve_all(game, facts), replace(fight, cause=invoking.CAUSE)))


@dataclass(frozen=True, slots=True)
class ReleaseSpell:
    """A lemure releases the spell it carries, after its move if it makes one, which mostly destroys it (LE-18).

    *targets* are the units that the spell wants named, in order, *at* the spot it is aimed at, in millimetres (FR-72).
    """

    unit: str
    targets: tuple[str, ...] = ()
    at: Point | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        activation.check_may_act(game, unit)
        activation.check_able(game, unit)
        bearer, spell = carried_by(game, unit)
        now = game.activation
        if now is not None and (now.attacked or now.breaks_away):
            raise Refused("action_taken", "LE-18", unit=unit.id, action=now.action)
        what = printed(bearer, Power("spell", spell))
        if game.edition.spell_types_count and bearer.profile.spells[spell].kind == "radiant":
            raise Refused("always_in_force", "FR-71", unit=unit.id, power=what.name)
        effects.check_targets(game, unit, what, self.targets)
        effects.check_spot(game, unit, what, self.at)
        facts: tuple[Fact, ...] = (
            *activation.activate(game, unit),
            SpellReleased(unit.id, bearer.id, spell),
        )
        there = evolve_all(game, facts)
        facts = (*facts, *effects.carried_out(there, there.unit(unit.id), what, self.targets, self.at))
        outlives = lemures.outlives(game, bearer.profile.spells[spell])
        if not outlives and evolve_all(game, facts).unit(unit.id).on_table:
            facts = (*facts, UnitRemoved(unit.id, killed=True, counts=False))
        return (*facts, *carried_on(game, facts))


def carried_by(game: Game, lemure: Unit) -> tuple[Unit, int]:
    """The Infernalist and the number of the spell that the lemure carries. Raises Refused where it carries none."""
    bearer = game.units.get(lemure.invoker)
    if not lemures.is_lemure(lemure) or bearer is None or lemure.spell is None:
        raise Refused("carries_no_spell", "LE-18", unit=lemure.id)
    return bearer, lemure.spell
