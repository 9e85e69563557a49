"""One line of the table, and how its two figures are taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

FRAME_MS = 1000 / 60


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, against what, and how many times the reference it may be."""

    what: str
    reference: str
    value: float
    base: float
    limit: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        return self.value / self.base

    @property
    def holds(self) -> bool:
        return self.ratio <= self.limit


def milliseconds(step: Callable[[], object]) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    step()
    return (time.perf_counter() - start) * 1000


def cpu_milliseconds(step: Callable[[], object]) -> float:
    """How long one call keeps the processor busy: for work that waits for nothing, whatever else runs meanwhile."""
    start = time.process_time()
    step()
    return (time.process_time() - start) * 1000


def in_turn(ours: Callable[[], object], reference: Callable[[], object], times: int) -> tuple[float, float]:
    """Medians of both, taken in turn so that a busy moment strikes both alike."""
    pairs = [(milliseconds(ours), milliseconds(reference)) for _ in range(times)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
