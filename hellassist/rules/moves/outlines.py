"""What an outline drawn or read from a file must be like to lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Literal

from hellassist import geometry
from hellassist.geometry import Point

MOST_CORNERS = 5_000
FEWEST_CORNERS = 3
Fault = Literal["few", "many", "no_number", "flat", "crossed"]


def fault_of(corners: Sequence[tuple[float, float]], most: int = MOST_CORNERS) -> Fault | None:
    """What is wrong with an outline; None if it encloses one area and its border crosses itself nowhere."""
    if len(corners) < FEWEST_CORNERS:
        return "few"
    if len(corners) > most:
        return "many"
    if not all(isfinite(part) for corner in corners for part in corner):
        return "no_number"
    return geometry.fault_of_outline([Point(*corner) for corner in corners])
