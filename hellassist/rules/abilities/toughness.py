"""Abilities that change what Protection takes off."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.abilities.kinds import same_word
from hellassist.rules.hooks import AttackMoment, Holder, Natural, Reason
from hellassist.rules.modifiers import Modifier


def _met(at: AttackMoment, holder: Holder) -> bool:
    return holder.unit.id == at.foe.id and same_word(holder.ability.keyword, at.damage_type)


@hooks.PROTECTION.on("resistance")
def resistance(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x Protection against the kind (SA-135)."""
    if _met(at, holder):
        yield Modifier(holder.ability.x, "resistance", "SA-135", by=holder.unit.id)


@hooks.NATURAL_PROTECTION.on("vulnerability")
def vulnerability(at: AttackMoment, holder: Holder) -> Iterator[Natural]:
    """Natural Protection is x against the kind; bonuses such as cover come on top (SA-158)."""
    if _met(at, holder):
        yield Natural(holder.ability.x, "vulnerability", "SA-158")


@hooks.IMMUNE.on("immunity")
def immunity(at: AttackMoment, holder: Holder) -> Iterator[Reason]:
    """Damage of the kind has no effect (SA-081)."""
    if _met(at, holder):
        yield Reason("immunity", "SA-081")
