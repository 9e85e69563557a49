"""Abilities that say whom a unit fights, when, and whom it obeys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hellassist.rules import hooks
from hellassist.rules.abilities.dice import mine
from hellassist.rules.contact import is_engaged, is_helpless
from hellassist.rules.game import Declaration
from hellassist.rules.moments import AttackMoment, Holder, Reason, StatMoment
from hellassist.rules.profile import BASES_MM


@hooks.SEQUENCES.on("frantic")
def frantic(at: AttackMoment, holder: Holder) -> Iterator[Reason]:
    """Two sequences in Mêlée, Charge and Attack (SA-073)."""
    if mine(at, holder) and at.role == "attacker":
        yield Reason("frantic", "SA-073")


@hooks.STEADY.on("concentrated")
def concentrated(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Focus in contact brings an ordinary sequence (SA-038)."""
    yield Reason("concentrated", "SA-038")


@hooks.COMMAND_LOST.on("demoralize")
def demoralize(at: AttackMoment, holder: Holder) -> Iterator[int]:
    """An enemy it kills costs its Company twice the CMD (SA-049)."""
    if mine(at, holder) and at.unit.controller != at.foe.controller:
        yield 2


@hooks.EVADES.on("evasive")
def evasive(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Not to be picked while an ally fights the same enemy (SA-065)."""
    yield Reason("evasive", "SA-065")


@hooks.MAY_RETREAT.on("entangle")
def entangle(at: StatMoment, holder: Holder) -> Iterator[Reason]:
    """No Retreat for a unit that is no larger (SA-063)."""
    if BASES_MM[at.unit.profile.base] <= BASES_MM[holder.unit.profile.base]:
        yield Reason("entangle", "SA-063")


@hooks.MOVES_ON.on("huge")
def huge(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """After the blow at its back it may Run, Attack or Charge (SA-080)."""
    yield Reason("huge", "SA-080")


@hooks.ESCAPES.on("intangible")
def intangible(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Nobody strikes it when it breaks contact (SA-089)."""
    yield Reason("intangible", "SA-089")


@hooks.OBEYS_ITSELF.on("maverick")
def maverick(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Orders from nobody but itself (SA-111)."""
    yield Reason("maverick", "SA-111")


@hooks.OBEYS_ITSELF.on("rebellious")
def rebellious(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Named without a text in the source, and read as Maverick (SA-005)."""
    yield Reason("rebellious", "SA-005")


@hooks.IN_PLACE.on("slow")
def slow(at: AttackMoment, holder: Holder) -> Iterator[Declaration]:
    """The enemy it charges strikes it, one-sided (SA-140)."""
    if mine(at, holder) and at.role == "attacker" and at.action == "charge":
        yield Declaration("close", at.foe.id, at.unit.id, "charge", one_sided=True, cause="slow")


@hooks.ON_CONTACT.on("dodge")
def dodge(at: AttackMoment, holder: Holder) -> Iterator[Declaration]:
    """It may try to slip away, once in an Action phase (SA-053 to SA-058)."""
    before = replace(at.game, units={key: unit for key, unit in at.game.units.items() if key != at.foe.id})
    free = not is_engaged(before, at.unit)
    if free and not is_helpless(at.game, at.unit) and at.unit.used.get(TRIED, 0) != at.game.turn:
        yield Declaration("dodge", at.unit.id, at.foe.id, "none", cause="dodge", limit=holder.ability.x)


TRIED = "dodge"
"""The turn of the last attempt is counted under this name."""


@hooks.NOT_INVOKED.on("emancipated")
def emancipated(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """The lemure is set up like any unit: it is not invoked and carries no spell (SA-062)."""
    yield Reason("emancipated", "SA-062")
