"""Abilities that change the number of attack dice."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist import geometry
from hellassist.rules import hooks
from hellassist.rules.abilities.kinds import has_keyword
from hellassist.rules.combat.strike import supporters, supporting
from hellassist.rules.contact import affects
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import AttackMoment, Holder

CHARISMA_FATHOMS = 4
CONTACT = ("attack", "charge")
"""Actions that bring a unit into contact."""


def mine(at: AttackMoment, holder: Holder) -> bool:
    """Whether the holder is the unit that strikes."""
    return holder.unit.id == at.unit.id


def against(at: AttackMoment, holder: Holder) -> bool:
    """Whether the holder is the unit that is struck."""
    return holder.unit.id == at.foe.id


def was_reached(at: AttackMoment) -> bool:
    """Whether the foe of the striking unit came into contact with it: as attacker, or as one that is too slow."""
    return at.kind == "close" and (at.role == "defender" if not at.cause else at.cause == "slow")


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


@hooks.WAIVED.on("concentrated")
def concentrated(at: AttackMoment, holder: Holder) -> Iterator[str]:
    """Concentration costs it neither CBT nor DEF (SA-039)."""
    if holder.unit.id == (at.unit.id if at.role == "attacker" else at.foe.id):
        yield "concentration"


@hooks.ATTACK_DICE.on("receive_charge")
def receive_charge(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT when charged (SA-129)."""
    if mine(at, holder) and was_reached(at) and at.action == "charge":
        yield Modifier(holder.ability.x, "receive_charge", "SA-129", by=holder.unit.id)


@hooks.ATTACK_DICE.on("tenacious")
def tenacious(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT in the sequence of a contact made while it waits (SA-151)."""
    by_contact = was_reached(at) and at.action in CONTACT and at.sequence == 1
    if mine(at, holder) and by_contact and at.unit.status == "waiting":
        yield Modifier(holder.ability.x, "tenacious", "SA-151", by=holder.unit.id)


@hooks.ATTACK_DICE.on("slow")
def slow(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """The enemy it charged strikes it with -1 CBT (SA-140)."""
    if against(at, holder) and at.cause == "slow":
        yield Modifier(-1, "slow", "SA-140", by=holder.unit.id)


@hooks.ATTACK_DICE.on("runaway")
def runaway(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """-2 CBT for the blow at its back (SA-138)."""
    if against(at, holder) and at.kind == "close" and at.action == "retreat":
        yield Modifier(-2, "runaway", "SA-138", by=holder.unit.id)


@hooks.ATTACK_DICE.on("arch_enemy")
def arch_enemy(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT against the keyword; the foe gains half of it, rounded up (SA-010)."""
    if at.kind != "close":
        return
    if mine(at, holder) and has_keyword(at.foe, holder.ability.keyword):
        yield Modifier(holder.ability.x, "arch_enemy", "SA-010", by=holder.unit.id)
    if against(at, holder) and has_keyword(at.unit, holder.ability.keyword):
        yield Modifier((holder.ability.x + 1) // 2, "arch_enemy", "SA-010", by=holder.unit.id)


@hooks.ATTACK_DICE.on("charisma", afar=True)
def charisma(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT for allies within four fathoms; only the best counts (SA-034, SA-035)."""
    ally = holder.unit.controller == at.unit.controller and not mine(at, holder)
    near = geometry.within(geometry.gap(holder.unit.base, at.unit.base), CHARISMA_FATHOMS * at.game.fathom)
    if at.kind == "close" and ally and near:
        yield Modifier(holder.ability.x, "charisma", "SA-034", by=holder.unit.id, group="charisma")


@hooks.ATTACK_DICE.on("terror")
def terror(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """-x CBT for enemies in contact; only the largest counts (SA-152, SA-153)."""
    enemy = holder.unit.controller != at.unit.controller
    if at.kind == "close" and enemy and affects(at.game, holder.unit, at.unit):
        yield Modifier(-holder.ability.x, "terror", "SA-152", by=holder.unit.id, group="terror")


@hooks.ATTACK_DICE.on("combined_attack")
def combined_attack(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT, once, with any support (SA-037)."""
    if mine(at, holder) and at.kind == "close" and supporting(at):
        yield Modifier(holder.ability.x, "combined_attack", "SA-037", by=holder.unit.id)


@hooks.ATTACK_DICE.on("fierce")
def fierce(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT, once, against an opponent with any support (SA-071)."""
    if mine(at, holder) and at.kind == "close" and supported(at):
        yield Modifier(holder.ability.x, "fierce", "SA-071", by=holder.unit.id)


def supported(at: AttackMoment) -> bool:
    """Whether the foe has a support bonus: it needs an attack of its own to have one."""
    strikes = at.role == "defender" or not at.one_sided
    counts = at.role == "defender" or at.game.edition.defender_has_support
    return strikes and counts and bool(supporters(at.game, at.foe, at.unit))


@hooks.ATTACK_DICE.on("eager")
def eager(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x CBT in the first sequence since contact (SA-059)."""
    if mine(at, holder) and at.kind == "close" and not fought(at):
        yield Modifier(holder.ability.x, "eager", "SA-059", by=holder.unit.id)


@hooks.ATTACK_DICE.on("cumbersome")
def cumbersome(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """-x CBT from the second sequence since contact on (SA-042, SA-043)."""
    if mine(at, holder) and at.kind == "close" and fought(at):
        yield Modifier(-holder.ability.x, "cumbersome", "SA-042", by=holder.unit.id)


def fought(at: AttackMoment) -> int:
    """Sequences the two have fought while they stayed in contact."""
    pair = sorted((at.unit.id, at.foe.id))
    return next((count for first, second, count in at.game.fought if [first, second] == pair), 0)
