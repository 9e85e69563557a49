"""The games whose battles are kept in files, and how a file tells which is its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

GameName = Literal["hell_dorado", "hex"]

APPLICATION_IDS: Mapping[GameName, int] = {"hell_dorado": 0x48654C44, "hex": 0x48654C58}
"""SQLite's application id of a battle of each game."""

TITLES: Mapping[str, str] = {"hell_dorado": "Hell Dorado", "hex": "the hex battle"}
"""In sentences."""


def game_of(application: int) -> GameName | None:
    """Whose files have this application id."""
    return next((game for game, own in APPLICATION_IDS.items() if own == application), None)
