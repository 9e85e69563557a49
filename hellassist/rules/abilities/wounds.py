"""Abilities that say what Wounded does to a unit, and the weapons that make a unit feel it."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import AttackMoment, Holder, Reason, StatMoment, UnitMoment
from hellassist.rules.profile import Effect, Stat

FANATIC: dict[Stat, int] = {"mvt": -1, "shs": -1, "cbt": 1, "def": 1, "fth": 1}


@hooks.WOUNDED_OTHERWISE.on("fanatic")
def fanatic(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
    """+1 CBT, DEF and FTH, -1 MVT and SHS when Wounded (SA-068); a green value is what comes of it (SA-069)."""
    if at.unit.id == holder.unit.id and at.stat in FANATIC:
        yield Modifier(FANATIC[at.stat], "fanatic", "SA-068")


@hooks.IMPLIED.on("berserker")
def berserker(at: UnitMoment, holder: Holder) -> Iterator[str]:  # noqa: ARG001
    """Berserk as long as it is Wounded (SA-023, SA-024)."""
    if "wounded" in at.states:
        yield "berserk"


@hooks.WITH_HITS.on("pain")
def pain(at: AttackMoment, holder: Holder) -> Iterator[Effect]:  # noqa: ARG001
    """The weapon makes its victim feel Wounded for x turns (SA-117)."""
    yield Effect("pain", holder.ability.x)


@hooks.HEALS.on("healer")
def healer(at: StatMoment, holder: Holder) -> Iterator[int]:  # noqa: ARG001
    """It gives x Life Points to itself or an ally in contact (SA-077)."""
    yield holder.ability.x


@hooks.NOT_HEALED.on("invulnerable")
def not_healed(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """A Healer cannot help it (SA-078)."""
    yield Reason("invulnerable", "SA-078")


@hooks.REGAINS.on("regeneration")
def regeneration(at: StatMoment, holder: Holder) -> Iterator[int]:  # noqa: ARG001
    """X Life Points in each Upkeep (SA-130)."""
    yield holder.ability.x
