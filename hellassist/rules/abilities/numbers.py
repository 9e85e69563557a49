"""Abilities that count when Companies are compared."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import Holder, Reason, StatMoment


@hooks.INSIGNIFICANT.on("insignificant")
def insignificant(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Neither a head for the first Dominance nor a loss (SA-084, SA-085)."""
    yield Reason("insignificant", "SA-084")


@hooks.FIRST_DOMINANCE.on("first_contact")
def first_contact(at: StatMoment, holder: Holder) -> Iterator[Modifier]:  # noqa: ARG001
    """Adds x to the first Dominance score (SA-072)."""
    yield Modifier(holder.ability.x, "first_contact", "SA-072", by=holder.unit.id)
