"""Abilities that change what is done with the dice and in what order the damage falls."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.abilities.dice import against, mine
from hellassist.rules.abilities.kinds import same_word
from hellassist.rules.abilities.toughness import immune_to
from hellassist.rules.combat.strike import is_active
from hellassist.rules.contact import affects
from hellassist.rules.moments import AttackMoment, Holder, Trait


@hooks.TRAITS.on("natural_talent")
def natural_talent(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """At least x re-rolls (SA-115); damage rolls of blasts have none."""
    if mine(at, holder) and at.kind in ("close", "shot"):
        yield Trait("least_rerolls", holder.ability.x, "SA-115")


@hooks.TRAITS.on("man_at_arms")
def man_at_arms(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """Its opponent throws x hits again (SA-109)."""
    if against(at, holder) and at.kind == "close" and affects(at.game, holder.unit, at.unit):
        yield Trait("forced", holder.ability.x, "SA-109")


@hooks.TRAITS.on("counter_attack")
def counter_attack(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """Ones of an enemy that attacks it hurt that enemy (SA-040)."""
    if against(at, holder) and at.kind == "close" and at.role == "attacker":
        yield Trait("ones_hurt", 1, "SA-040")


@hooks.TRAITS.on("defensive_combat")
def defensive_combat(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """It may take x dice off both sides (SA-044)."""
    if mine(at, holder) and at.kind == "close":
        yield Trait("lower", holder.ability.x, "SA-044")


@hooks.TRAITS.on("rapid_strike")
def rapid_strike(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """Its damage comes first: (Attack) in its own activation, (Defense) in an enemy's (SA-125)."""
    wanted = "attack" if is_active(at) else "defense"
    if mine(at, holder) and at.kind == "close" and same_word(holder.ability.keyword, wanted):
        yield Trait("first", 1, "SA-125")


@hooks.TRAITS.on("life_drain")
def life_drain(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """X points past Protection, which the wielder gains (SA-104, SA-105)."""
    if mine(at, holder) and not immune_to(at.foe, "life drain"):
        yield Trait("drain", holder.ability.x, "SA-104")


@hooks.TRAITS.on("ricochet")
def ricochet(at: AttackMoment, holder: Holder) -> Iterator[Trait]:
    """X points back to the enemy whose sequence hurts it (SA-136, SA-137)."""
    if against(at, holder) and at.kind in ("close", "shot"):
        yield Trait("back", holder.ability.x, "SA-136")
