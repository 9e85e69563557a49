"""Abilities that change what Defense must be reached, what Protection takes off, and what hurts at all."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.abilities.dice import against, mine
from hellassist.rules.abilities.kinds import same_word
from hellassist.rules.contact import affects
from hellassist.rules.game import Unit
from hellassist.rules.modifiers import Layer, Modifier
from hellassist.rules.moments import AttackMoment, Holder, Natural, Reason, StatMoment, Trait, UnitMoment
from hellassist.rules.profile import Stat

BODYGUARD_MOST = 3
INVULNERABLE_DEFENCE = 6
RANGED = ("ranged weapons", "ranged weapon", "ranged")
CLOSE = ("close combat weapons", "close combat weapon", "close")
BLASTS = {"explosion": "explosion", "impact": "blast", "cloud": "blast"}


def _met(at: AttackMoment, holder: Holder) -> bool:
    """Whether the damage of the moment is of the kind that the ability of the foe names."""
    return against(at, holder) and any(same_word(holder.ability.keyword, word) for word in _kinds(at))


def _kinds(at: AttackMoment) -> tuple[str, ...]:
    """The words for the damage of the moment: its type, and the sort of weapon."""
    of_weapon = CLOSE if at.kind == "close" else RANGED
    blast = at.weapon.blast if at.weapon else None
    shape = (BLASTS[blast.shape],) if blast and at.kind == "blast" else ()
    return (*((at.damage_type,) if at.damage_type else ()), *of_weapon, *shape)


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


def immune_to(unit: Unit, kind: str) -> bool:
    """Whether damage of this kind has no effect on the unit, whatever deals it (ST-026, SA-104)."""
    return any(
        ability.id == "immunity" and same_word(ability.keyword, kind) for ability in unit.profile.abilities
    )


@hooks.UNHARMED.on("immunity")
def unharmed(at: UnitMoment, holder: Holder) -> Iterator[str]:  # noqa: ARG001
    """States of the kind lie on it and cost nothing (SA-082)."""
    yield holder.ability.keyword


@hooks.PROTECTION.on("piercing_strike")
def piercing_strike(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """-x Protection, cover and the like included, not below 0 (SA-122, SA-123)."""
    if mine(at, holder):
        yield Modifier(-holder.ability.x, "piercing_strike", "SA-122", by=holder.unit.id, layer=Layer.LAST)


@hooks.PROTECTION.on("bodyguard")
def bodyguard(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+1 Protection for allies in contact, up to 3, after all else (SA-025, SA-026)."""
    ally = holder.unit.controller == at.foe.controller
    if ally and not against(at, holder) and affects(at.game, holder.unit, at.foe):
        yield Modifier(1, "bodyguard", "SA-025", by=holder.unit.id, layer=Layer.LAST, most=BODYGUARD_MOST)


@hooks.AGAINST.on("spiritual_damage")
def spiritual_damage(at: AttackMoment, holder: Holder) -> Iterator[Stat]:  # noqa: ARG001
    """Faith is taken off in place of Protection (SA-142, SA-143)."""
    yield "fth"


@hooks.DEFENCE.on("combat_sense")
def combat_sense(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+1 DEF in attack sequences (SA-036)."""
    if against(at, holder) and at.kind == "close":
        yield Modifier(1, "combat_sense", "SA-036", by=holder.unit.id)


@hooks.FIXED_DEFENCE.on("invulnerable")
def always_six(at: AttackMoment, holder: Holder) -> Iterator[Natural]:
    """DEF 6, whatever would change it (SA-098)."""
    if against(at, holder):
        yield Natural(INVULNERABLE_DEFENCE, "invulnerable", "SA-098")


@hooks.TRAITS.on("invulnerable")
def one_a_hit(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """A hit costs it one point, whatever the table says above nothing (SA-095)."""
    if against(at, holder):
        yield Trait("each_hit_one", 1, "SA-095")


@hooks.UNTOUCHED.on("invulnerable")
def untouched(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """No state takes hold of it (SA-096)."""
    yield Reason("invulnerable", "SA-096")


@hooks.SUPPRESSED.on("invulnerable")
def never_wounded(at: UnitMoment, holder: Holder) -> Iterator[str]:  # noqa: ARG001
    """It is not Wounded under its threshold (SA-096)."""
    yield "wounded"
