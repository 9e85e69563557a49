"""Abilities that say how far a unit moves, what hinders it on its way, and what its actions cost."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.moments import Closed, Farther, Holder, Passage, Price, Reason, StatMoment


@hooks.FARTHER.on("fast")
def fast(at: StatMoment, holder: Holder) -> Iterator[Farther]:  # noqa: ARG001
    """By x fathoms more in a Charge or Run (SA-070)."""
    yield Farther(("run", "charge"), "SA-070", more=holder.ability.x)


@hooks.FARTHER.on("chaotic_charge")
def chaotic_charge(at: StatMoment, holder: Holder) -> Iterator[Farther]:  # noqa: ARG001
    """Three times its MVT in a Charge (SA-033)."""
    yield Farther(("charge",), "SA-033", times=3)


@hooks.PASSAGE.on("elusive")
def elusive(at: StatMoment, holder: Holder) -> Iterator[Passage]:  # noqa: ARG001
    """Control areas do not touch it (SA-060, SA-061)."""
    yield Passage("SA-060", areas=True, start=True, safe=True, yields=True)


@hooks.PASSAGE.on("burrower")
def burrower(at: StatMoment, holder: Holder) -> Iterator[Passage]:  # noqa: ARG001
    """It moves under everything (SA-027 to SA-031)."""
    yield Passage("SA-027", bases=True, terrain=True, difficult=True, areas=True, yields=True)


@hooks.PASSAGE.on("intangible")
def intangible(at: StatMoment, holder: Holder) -> Iterator[Passage]:  # noqa: ARG001
    """It moves through everything, and leaves control areas for nothing (SA-086 to SA-090)."""
    yield Passage("SA-086", bases=True, terrain=True, difficult=True, areas=True, start=True, yields=True)


@hooks.PASSAGE.on("levitation")
def levitation(at: StatMoment, holder: Holder) -> Iterator[Passage]:  # noqa: ARG001
    """Over Difficult terrain and units under three fathoms (SA-100 to SA-103)."""
    yield Passage("SA-100", under=3.0, difficult=True)


@hooks.PASSAGE.on("teleportation")
def teleportation(at: StatMoment, holder: Holder) -> Iterator[Passage]:  # noqa: ARG001
    """From spot to spot (SA-147, SA-148)."""
    yield Passage("SA-147", bases=True, terrain=True, difficult=True, areas=True)


@hooks.FORBIDDEN.on("teleportation")
def no_long_moves(at: StatMoment, holder: Holder) -> Iterator[Closed]:  # noqa: ARG001
    """Neither Run nor Charge nor Retreat (SA-146)."""
    for action in ("run", "charge", "retreat"):
        yield Closed(action, "SA-146")


@hooks.PASSAGE.on("strider")
def strider(at: StatMoment, holder: Holder) -> Iterator[Passage]:  # noqa: ARG001
    """Difficult terrain costs it nothing, and lemures may stay there (SA-144, SA-145)."""
    yield Passage("SA-144", difficult=True, lemures_stay=True)


@hooks.INTERCEPTS.on("intercept")
def intercept(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """In its control area some abilities of movement do not work (SA-092)."""
    yield Reason("intercept", "SA-092")


@hooks.OPPORTUNITY.on("attack_of_opportunity")
def attack_of_opportunity(at: StatMoment, holder: Holder) -> Iterator[int]:  # noqa: ARG001
    """It does x damage to each enemy that comes into its control area (SA-013)."""
    yield holder.ability.x


@hooks.DRAWS.on("attraction")
def attraction(at: StatMoment, holder: Holder) -> Iterator[int]:  # noqa: ARG001
    """Free enemies within x fathoms have to come to it (SA-017)."""
    yield holder.ability.x


@hooks.PRICE.on("uncontrollable")
def uncontrollable(at: StatMoment, holder: Holder) -> Iterator[Price]:  # noqa: ARG001
    """A point for every action but Attack, Walk and Mêlée (SA-155)."""
    yield Price(1, "SA-155", free=("attack", "walk", "melee", "get_up", "none", ""))


@hooks.DEPLOYED_LATER.on("ambush")
def ambush(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """It is set up together with the units that have Advance Deployment (SA-008)."""
    yield Reason("ambush", "SA-008")


@hooks.LIES_IN_WAIT.on("ambush")
def in_ambush(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """It may be set up wholly inside Awkward or Opaque terrain, in no enemy's control area (SA-006)."""
    yield Reason("ambush", "SA-006")
