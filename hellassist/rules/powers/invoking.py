"""Raising a lemure beside its Infernalist, and what becomes of it when that one is attacked for it (LE-05 to LE-09)."""

from __future__ import annotations

from math import isfinite

from hellassist import geometry
from hellassist.geometry import Base, Mm, Point
from hellassist.rules.events import CountSet, Fact, InvocationFailed, LemureInvoked
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Declaration, Game, Invocation, Unit
from hellassist.rules.moves import control, opportunity, terrain
from hellassist.rules.powers import effects, lemures, powers, running
from hellassist.rules.powers.power_cards import Printed
from hellassist.rules.profile import Trigger
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.loading import undisturbed

CAUSE = "invocation"
"""The cause of the fight that an engaged Infernalist brings on itself by it."""
NEAR_MM: Mm = 4.0
"""A lemure put down this near to contact with its Infernalist is meant to touch it."""


def action_for(game: Game, unit: Unit, spell: int | None = None) -> Action:
    """The action by which the unit invokes: Focus, or Concentration where an ability says so (LE-05).

    By some texts the *spell* says so, "" for none at all (FR-68).
    """
    return powers.action_for(game, unit, header(game, unit, spell))


def header(game: Game, unit: Unit, spell: int | None) -> Printed:
    """The invocation as a power: its trigger is Exhausting, or that of the spell (FR-68)."""
    trigger: Trigger = "exhausting"
    if game.edition.spell_triggers_govern and spell is not None:
        trigger = unit.profile.spells[spell].trigger or trigger
    return Printed("spell", {}, trigger=trigger)


def check(game: Game, invocation: Invocation) -> None:
    """Raise Refused unless the Infernalist may invoke this lemure for this spell (LE-03, LE-08, LE-09, LE-24)."""
    unit, lemure = game.unit(invocation.unit), game.unit(invocation.lemure)
    lemures.check_limits(game, unit)
    if not lemures.may_be_invoked(game, lemure):
        raise Refused("not_invoked", "SA-062", unit=unit.id, target=lemure.id)
    if lemure not in lemures.available(game, unit):
        raise Refused("lemure_not_at_hand", "LE-03", unit=unit.id, target=lemure.id)
    if invocation.spell not in range(len(unit.profile.spells)):
        raise Refused("no_such_spell", "LE-08", unit=unit.id)


def place(game: Game, unit: Unit, lemure: Unit, at: Point) -> Point:
    """Where a lemure put down roughly beside its Infernalist stands: touching it, and no enemy (LE-06).

    Raises Refused where it may not stand; inside a control area it may.
    """
    radius = lemure.profile.radius
    if not (isfinite(at.x) and isfinite(at.y)):
        raise Refused("no_path", "LE-06", unit=lemure.id)
    beside = geometry.snap_to_contact(Base(at, radius), [unit.base], NEAR_MM)
    if beside is None:
        raise Refused("not_beside", "LE-06", unit=lemure.id, target=unit.id)
    base = Base(beside, radius)
    if not geometry.inside_table(base, game.width, game.depth):
        raise Refused("off_the_table", "MV-01", unit=lemure.id)
    for other in game.on_table():
        if geometry.overlaps(base, other.base):
            raise Refused("overlap", "MV-03", unit=lemure.id)
        if other.controller != unit.controller and geometry.in_contact(base, other.base):
            raise Refused("touches_enemy", "LE-06", unit=lemure.id, target=other.id)
    _check_ground(game, lemure, beside)
    return beside


def _check_ground(game: Game, lemure: Unit, at: Point) -> None:
    """Neither in Impassable terrain nor, without Strider, in Difficult (LE-20)."""
    stays = any(passage.lemures_stay for passage in control.passages(game, lemure))
    for piece in game.terrain:
        if terrain.lies_on(at, lemure.profile.radius, piece):
            if piece.impassable:
                raise Refused("ends_in_impassable", "MV-04", unit=lemure.id, terrain=piece.name)
            if piece.difficult and not stays:
                raise Refused("lemure_in_difficult", "LE-20", unit=lemure.id, terrain=piece.name)


def raised(game: Game, invocation: Invocation) -> tuple[Fact, ...]:
    """The lemure comes, and counts among those of its Infernalist; what it radiates works at once (FR-71)."""
    unit = game.unit(invocation.unit)
    count = CountSet(unit.id, lemures.INVOKED, lemures.invoked_by(unit) + 1)
    midway = not action_for(game, unit, invocation.spell) and powers.midway(game)
    facts: tuple[Fact, ...] = (LemureInvoked(invocation, unit.controller, midway), count)
    there = evolve_all(game, facts)
    lemure = there.unit(invocation.lemure)
    if (what := running.radiated(there, lemure)) is not None:
        facts = (*facts, *effects.on_arrival(there, lemure, what))
        there = evolve_all(game, facts)
    if not there.unit(lemure.id).on_table:
        return facts
    return (*facts, *opportunity.appearing(there, there.unit(lemure.id)))


def after_attack(game: Game, declaration: Declaration, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What becomes of an invocation after its fight: nothing, if that changed the unit's state or felled it (AC-37).

    Nor if the place is lost. A spoiled one does not count among the lemures of the game (LE-05).
    """
    begun = game.invoking
    if begun is None or declaration.cause != CAUSE:
        return ()
    there = evolve_all(game, facts)
    if undisturbed(game, declaration, facts) is None:
        return (InvocationFailed(begun.unit),)
    try:
        place(there, there.unit(begun.unit), there.unit(begun.lemure), begun.at)
    except Refused:
        return (InvocationFailed(begun.unit),)
    return raised(there, begun)
