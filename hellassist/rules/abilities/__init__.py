"""The special abilities: small handlers by theme. Importing this package registers them all."""

from hellassist.rules.abilities import (
    ammunition,
    area,
    blows,
    conduct,
    dice,
    kinds,
    moves,
    numbers,
    shooting,
    toughness,
    wounds,
)

__all__ = [
    "ammunition",
    "area",
    "blows",
    "conduct",
    "dice",
    "kinds",
    "moves",
    "numbers",
    "shooting",
    "toughness",
    "wounds",
]
