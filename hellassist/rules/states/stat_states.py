"""States that raise or lower stats and do nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.hooks import Holder, StatMoment
from hellassist.rules.modifiers import Modifier

WOUNDED = ("mvt", "shs", "cbt", "def", "fth")
BRAVE = ("mvt", "shs", "cbt", "fth")


@hooks.STAT.on("wounded")
def wounded(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
    """-1 on five stats, but where a green value is printed, which is the Wounded value itself (ST-083, UN-22)."""
    if at.unit.id == holder.unit.id and at.stat in WOUNDED:
        score = at.unit.profile.score(at.stat)
        if score is not None and (score.green is None or not at.game.edition.green_replaces_wounded):
            yield Modifier(-1, "wounded", "ST-083")


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
