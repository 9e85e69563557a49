"""The odds of a combat: all eight faces, by the code that resolves them. In whole eighths."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from hellassist.hexbattle.combat import FACES, LINES, Combat, Reading, Side, read


def faces(fight: Combat) -> tuple[Reading, ...]:
    """What each face comes to, 1 to 8."""
    return tuple(read(fight, face) for face in FACES)


def eighths(fight: Combat) -> tuple[int, ...]:
    """On how many faces each of the six results comes, own destroyed first (HX-27)."""
    found = [reading.line for reading in faces(fight)]
    return tuple(found.count(line) for line in LINES)


def falls(fight: Combat) -> Mapping[Side, Fraction]:
    """The chance of each unit to be removed by this one roll."""
    sides: tuple[Side, ...] = ("own", "enemy")
    readings = faces(fight)
    return {
        side: Fraction(
            sum(one.line.side == side and bool(one.blow.removed) for one in readings), len(readings)
        )
        for side in sides
    }
