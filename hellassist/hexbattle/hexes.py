"""Hexes in axial coordinates: neighbours, distances, sides, the board. No pixels."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

SIDES = 6


class Hex(NamedTuple):
    """*q* grows to the right along a row, *r* downwards; the rows lie level and every second one half a hex aside."""

    q: int
    r: int


STEPS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
"""To the neighbour through each side: right, then counter-clockwise. A facing is the number of a side."""


def neighbour(at: Hex, side: int) -> Hex:
    """The hex through *side*, 0 to 5."""
    step = STEPS[side % SIDES]
    return Hex(at.q + step.q, at.r + step.r)


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """All six, on the board or not."""
    return tuple(neighbour(at, side) for side in range(SIDES))


def distance(a: Hex, b: Hex) -> int:
    """In hexes: 0 for the same, 1 for neighbours."""
    across, down = a.q - b.q, a.r - b.r
    return max(abs(across), abs(down), abs(across + down))


def side_towards(at: Hex, other: Hex) -> int:
    """The side of *at* through which *other* is seen; between two sides, the lower number."""
    return min(range(SIDES), key=lambda side: (_far(neighbour(at, side), other), side))


def _far(a: Hex, b: Hex) -> int:
    """The square of the distance of the centres, in thirds of a hex's width: exact where `distance` is the same."""
    across, down = a.q - b.q, a.r - b.r
    return across * across + across * down + down * down


@dataclass(frozen=True, slots=True)
class Board:
    """A board of *rows* level rows with *columns* hexes each."""

    columns: int = 12
    rows: int = 9

    def __contains__(self, at: object) -> bool:
        return (
            isinstance(at, tuple)
            and len(at) == 2
            and 0 <= at[1] < self.rows
            and 0 <= self.column(Hex(*at)) < self.columns
        )

    def __iter__(self) -> Iterator[Hex]:
        return (self.hex_at(column, row) for row in range(self.rows) for column in range(self.columns))

    def hex_at(self, column: int, row: int) -> Hex:
        """The hex in a column and row, both from 0."""
        return Hex(column - row // 2, row)

    def column(self, at: Hex) -> int:
        """Its column, from 0."""
        return at.q + at.r // 2

    def label(self, at: Hex) -> str:
        """What players call it: column and row, from 1, as in 0305."""
        return f"{self.column(at) + 1:02}{at.r + 1:02}"


def steps_from(start: Hex, board: Board, closed: Collection[Hex]) -> Mapping[Hex, int]:
    """Every hex that can be reached from *start* through hexes that are not *closed*, and in how many steps."""
    found = {start: 0}
    edge = [start]
    while edge:
        following: list[Hex] = []
        for at in edge:
            for then in neighbours(at):
                if then in board and then not in closed and then not in found:
                    found[then] = found[at] + 1
                    following.append(then)
        edge = following
    return found


USUAL = Board()
"""What a battle is fought on unless the players say otherwise."""
