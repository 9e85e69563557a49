"""Lemures: which there are, whose they are, how often they act, and how they vanish (LE-01 to LE-28)."""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.contact import holders, opponents
from hellassist.rules.events import Fact, UnitRemoved
from hellassist.rules.game import Game, Unit, opponent
from hellassist.rules.moments import StatMoment
from hellassist.rules.profile import Spell
from hellassist.rules.refusal import Refused

ACTIVATIONS = 2
"""A lemure has so many activations in each Action phase (LE-11)."""
INVOKED = "invoked"
"""What ``Unit.used`` calls the lemures that an Infernalist has invoked in the game (LE-25)."""


def is_lemure(unit: Unit) -> bool:
    """Whether the special rules of lemures hold for the unit (LE-02)."""
    return unit.profile.has_keyword("lemure")


def may_be_invoked(game: Game, unit: Unit) -> bool:
    """Whether the unit is a miniature that Infernalists invoke, not one that is set up like others (SA-062)."""
    free = hooks.NOT_INVOKED.ask(StatMoment(game, unit, "mvt"), holders(unit))
    return is_lemure(unit) and not free


def available(game: Game, invoker: Unit) -> tuple[Unit, ...]:
    """The lemures at hand for the Infernalist: those not on the table, of his own or of all (LE-03, LE-04, LE-10)."""
    return tuple(
        unit
        for unit in game.units.values()
        if is_at_hand(game, unit) and (unit.owner == invoker.owner or game.edition.lemures_shared)
    )


def is_at_hand(game: Game, unit: Unit) -> bool:
    """Whether it is a lemure off the table that can be raised (LE-03)."""
    return not unit.on_table and not unit.inside and may_be_invoked(game, unit)


def controlled_by(game: Game, invoker: Unit) -> tuple[Unit, ...]:
    """The lemures in play that the Infernalist has invoked (LE-24)."""
    return tuple(unit for unit in game.on_table() if unit.invoker == invoker.id)


def invoked_by(invoker: Unit) -> int:
    """How many lemures it has invoked in the game (LE-25)."""
    return invoker.used.get(INVOKED, 0)


def check_limits(game: Game, invoker: Unit) -> None:
    """Raise Refused unless it is an Infernalist and may have one more lemure (LE-24, LE-25, UN-57)."""
    limits = invoker.profile.infernalist
    if limits is None:
        raise Refused("no_infernalist", "LE-01", unit=invoker.id)
    here = len(controlled_by(game, invoker))
    if here >= limits.at_once:
        raise Refused("lemures_at_once", "LE-24", unit=invoker.id, have=here, limit=limits.at_once)
    if invoked_by(invoker) >= limits.in_all:
        raise Refused(
            "lemures_in_all", "LE-25", unit=invoker.id, have=invoked_by(invoker), limit=limits.in_all
        )


def activations_at_once(game: Game, unit: Unit) -> int:
    """For how many activations the one that begins now stands: for both where no enemy waits any more (LE-12)."""
    if not is_lemure(unit):
        return 1
    begins = unit.activations == 0 and game.edition.lemures_act_once_late
    late = begins and not game.waiting(opponent(unit.controller))
    return ACTIVATIONS if late else 1


def activations_done(unit: Unit) -> int:
    """How many of its two activations a lemure has behind it in this turn, 0 for any other unit (LE-13)."""
    if not is_lemure(unit):
        return 0
    return unit.activations - (unit.status == "active")


def acts_again(unit: Unit) -> bool:
    """Whether the active unit has another activation in this turn (LE-11)."""
    return is_lemure(unit) and unit.activations < ACTIVATIONS and unit.on_table


def outlives(game: Game, spell: Spell) -> bool:
    """Whether a lemure survives the release of the spell: as its card says, or its type (LE-18, FR-69, FR-70)."""
    if game.edition.spell_types_count and spell.kind:
        return spell.kind != "dissipated"
    return spell.lemure_stays


def intercepting(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """The enemies that strike at a lemure which breaks contact with them (LE-16, SA-094)."""
    return tuple(
        enemy
        for enemy in opponents(game, unit)
        if hooks.INTERCEPTS.ask(StatMoment(game, enemy, "cbt"), holders(enemy))
        and not hooks.MAY_FIGHT.ask(StatMoment(game, enemy, "cbt"), holders(enemy))
        and enemy.profile.cbt is not None
    )


def vanishing(game: Game, invoker: Unit) -> list[Fact]:
    """The lemures of an Infernalist that is no more in play go with it, their spells unreleased (LE-26)."""
    return [UnitRemoved(lemure.id, killed=False, counts=False) for lemure in controlled_by(game, invoker)]
