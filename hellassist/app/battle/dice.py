"""The app's dice: the operating system's entropy at the click, without bias, with no state to save."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from hellassist.rules.game import PLAYERS, Player

Thrower = Callable[[int], tuple[int, ...]]
"""Throws so many dice."""


def throw(dice: int) -> tuple[int, ...]:
    """So many d6, each face equally likely (BA-02)."""
    return tuple(secrets.randbelow(6) + 1 for _ in range(dice))


def toss() -> Player:
    """A coin: each player wins half the time (BA-19)."""
    return PLAYERS[secrets.randbelow(2)]
