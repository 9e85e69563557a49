"""Armies as lists made into units that stand in line, ready to be placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hellassist.hexbattle.hexes import Board, Hex
from hellassist.hexbattle.units import Army, Player, Unit, UnitType

if TYPE_CHECKING:
    from hellassist.catalogue.hex_types import ArmyCard

FACINGS: Mapping[Player, int] = {"A": 0, "B": 3}
"""Each army looks at the other: A stands on the left."""


def army_of(player: Player, card: ArmyCard) -> Army:
    """The army as the rules read it."""
    return Army(player, card.name, {key: tuple(given) for key, given in card.attributes.items()})


def mustered(
    player: Player,
    card: ArmyCard,
    types: Mapping[str, UnitType],
    board: Board,
    places: tuple[Hex, ...] = (),
) -> tuple[Unit, ...]:
    """The units of an army, at *places* or in line at their edge of the board. Raises KeyError for a missing type."""
    wanted = [(entry.type, entry.quality) for entry in card.units for _ in range(entry.count)]
    line = iter(places) if places else _line(player, board, len(wanted))
    kinds = [type_ for type_, _ in wanted]
    units = []
    for index, (type_, quality) in enumerate(wanted):
        number = kinds[: index + 1].count(type_) if kinds.count(type_) > 1 else 0
        at = next(line, None)
        units.append(Unit(f"{player}{index + 1}", player, types[type_], number, quality, at, FACINGS[player]))
    return tuple(units)


def _line(player: Player, board: Board, units: int) -> Iterator[Hex]:
    """Hexes for so many units: from the middle of the second column outwards, then the first, then further in."""
    columns = [1, 0, *range(2, board.columns)] if board.columns > 1 else [0]
    middle = board.rows // 2
    rows = sorted(range(board.rows), key=lambda row: (abs(row - middle), row))
    for column in columns[: max(1, -(-units // board.rows) + 1)]:
        for row in rows:
            yield board.hex_at(column if player == "A" else board.columns - 1 - column, row)
