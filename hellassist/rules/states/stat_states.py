"""States that raise or lower stats and do nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.contact import holders
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import Holder, Reason, StatMoment, UnitMoment

WOUNDED = ("mvt", "shs", "cbt", "def", "fth")
BRAVE = ("mvt", "shs", "cbt", "fth")


@hooks.STAT.on("wounded")
def wounded(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
    """-1 on five stats, but where a green value is printed, which is the Wounded value itself (ST-083, UN-22).

    For some units other modifiers take their place (ST-085).
    """
    score = at.unit.profile.score(at.stat)
    if at.unit.id != holder.unit.id or score is None:
        return
    if score.green is not None and at.game.edition.green_replaces_wounded:
        return
    otherwise = hooks.WOUNDED_OTHERWISE.ask(at, holders(at.unit))
    if otherwise:
        yield from otherwise
    elif at.stat in WOUNDED:
        yield Modifier(-1, "wounded", "ST-083")


@hooks.IMPLIED.on("pain")
def pain(at: UnitMoment, holder: Holder) -> Iterator[str]:  # noqa: ARG001
    """The unit feels what it feels when Wounded (SA-117)."""
    yield "wounded"


@hooks.STAT.on("brave")
def brave(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
    """+1 on four stats (ST-022)."""
    if at.unit.id == holder.unit.id and at.stat in BRAVE:
        yield Modifier(1, "brave", "ST-022")


@hooks.STAT.on("accelerated")
def accelerated(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
    """+2 MVT (ST-012)."""
    if at.unit.id == holder.unit.id and at.stat == "mvt":
        yield Modifier(2, "accelerated", "ST-012")


@hooks.STAT.on("slowed")
def slowed(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
    """-2 MVT (ST-089)."""
    if at.unit.id == holder.unit.id and at.stat == "mvt":
        yield Modifier(-2, "slowed", "ST-089")


@hooks.REACTS.on("accelerated")
def reacts(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """It may act straight after another unit of its Company (ST-013)."""
    yield Reason("accelerated", "ST-013")


@hooks.ACTS_LAST.on("slowed")
def acts_last(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """After all other units of its Company (ST-090)."""
    yield Reason("slowed", "ST-090")
