"""Abilities that change the number of attack dice."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist import geometry
from hellassist.rules import hooks
from hellassist.rules.abilities.kinds import has_keyword
from hellassist.rules.hooks import AttackMoment, Holder
from hellassist.rules.modifiers import Modifier

CHARISMA_FATHOMS = 4


def mine(at: AttackMoment, holder: Holder) -> bool:
    """Whether the holder is the unit that strikes."""
    return holder.unit.id == at.unit.id


@hooks.ATTACK_DICE.on("vicious")
def vicious(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT in one-sided attacks (SA-157)."""
    if mine(at, holder) and at.kind == "close" and at.one_sided and at.role == "attacker":
        yield Modifier(holder.ability.x, "vicious", "SA-157", by=holder.unit.id)


@hooks.WAIVED.on("fury")
def fury(at: AttackMoment, holder: Holder) -> Iterator[str]:
    """No Charge penalty (SA-074)."""
    if mine(at, holder):
        yield "charge"


@hooks.ATTACK_DICE.on("receive_charge")
def receive_charge(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT when charged (SA-129)."""
    if mine(at, holder) and at.kind == "close" and at.role == "defender" and at.action == "charge":
        yield Modifier(holder.ability.x, "receive_charge", "SA-129", by=holder.unit.id)


@hooks.ATTACK_DICE.on("arch_enemy")
def arch_enemy(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT against the keyword; the foe gains half of it, rounded up (SA-010)."""
    if at.kind != "close":
        return
    if mine(at, holder) and has_keyword(at.foe, holder.ability.keyword):
        yield Modifier(holder.ability.x, "arch_enemy", "SA-010", by=holder.unit.id)
    if holder.unit.id == at.foe.id and has_keyword(at.unit, holder.ability.keyword):
        yield Modifier((holder.ability.x + 1) // 2, "arch_enemy", "SA-010", by=holder.unit.id)


@hooks.ATTACK_DICE.on("charisma")
def charisma(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT for allies within four fathoms; only the best counts (SA-034, SA-035)."""
    ally = holder.unit.controller == at.unit.controller and not mine(at, holder)
    near = geometry.within(geometry.gap(holder.unit.base, at.unit.base), CHARISMA_FATHOMS * at.game.fathom)
    if at.kind == "close" and ally and near:
        yield Modifier(holder.ability.x, "charisma", "SA-034", by=holder.unit.id, group="charisma")
