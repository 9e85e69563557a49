"""Abilities that change the control area."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.moments import ControlReach, Holder, Reason, StatMoment


@hooks.CONTROL_AREA.on("harmless")
def harmless(at: StatMoment, holder: Holder) -> Iterator[ControlReach]:  # noqa: ARG001
    """No control area (SA-075)."""
    yield ControlReach("SA-075", none=True)


@hooks.PEACEFUL.on("harmless")
def peaceful(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """Some editions let others leave and use their powers beside it (RU-47, RU-50, RU-53)."""
    yield Reason("harmless", "RU-47")


@hooks.CONTROL_AREA.on("lunge")
def lunge(at: StatMoment, holder: Holder) -> Iterator[ControlReach]:
    """A control area of x fathoms (SA-108)."""
    x = float(holder.ability.x)
    yield ControlReach("SA-108", reach=x if at.game.edition.lunge_replaces_fathom else x + 1)


@hooks.CONTROL_AREA.on("intercept")
def intercept(at: StatMoment, holder: Holder) -> Iterator[ControlReach]:  # noqa: ARG001
    """A control area of x fathoms against lemures (SA-091)."""
    yield ControlReach("SA-091", reach=float(holder.ability.x), keyword="lemure")


@hooks.CONTROL_AREA.on("protective")
def protective(at: StatMoment, holder: Holder) -> Iterator[ControlReach]:  # noqa: ARG001
    """Keeps its control area while engaged (SA-124)."""
    yield ControlReach("SA-124", even_engaged=True)
