"""Hexes: neighbours, distances, sides, the board."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from hellassist.hexbattle.hexes import (
    SIDES,
    Board,
    Hex,
    distance,
    neighbour,
    neighbours,
    side_towards,
    steps_from,
)

HEX = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))
BOARD = Board(7, 5)


def test_a_board_has_each_column_and_row_once() -> None:
    hexes = list(BOARD)
    assert len(set(hexes)) == 35
    assert all(at in BOARD for at in hexes)
    labels = [BOARD.label(at) for at in hexes]
    assert labels == [f"{column:02}{row:02}" for row, column in product(range(1, 6), range(1, 8))]
    for outside in (Hex(-1, 0), Hex(7, 0), Hex(0, -1), Hex(0, 5), Hex(-2, 2), (1, 2, 3), "no"):
        assert outside not in BOARD


@given(HEX, st.integers(0, 5))
def test_a_neighbour_is_one_away_and_its_opposite_leads_back(at: Hex, side: int) -> None:
    there = neighbour(at, side)
    assert distance(at, there) == 1
    assert neighbour(there, side + 3) == at
    assert side_towards(at, there) == side
    assert len(set(neighbours(at))) == SIDES


@given(HEX, HEX, HEX)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_steps_go_round_what_is_closed() -> None:
    free = steps_from(Hex(0, 0), BOARD, ())
    assert set(free) == set(BOARD)
    assert all(steps == distance(Hex(0, 0), at) for at, steps in free.items())
    wall = {BOARD.hex_at(3, row) for row in range(4)}
    round_it = steps_from(Hex(0, 0), BOARD, wall)
    assert set(round_it) == set(BOARD) - wall
    assert round_it[Hex(4, 0)] > 4
    assert Hex(4, 0) not in steps_from(Hex(0, 0), BOARD, {*wall, BOARD.hex_at(3, 4)})


@given(HEX, HEX)
def test_the_side_towards_a_hex_leads_nearer(at: Hex, other: Hex) -> None:
    if at != other:
        assert distance(neighbour(at, side_towards(at, other)), other) == distance(at, other) - 1
