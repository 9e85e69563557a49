"""The special abilities: small handlers by theme. Importing this package registers them all."""

from hellassist.rules.abilities import area, dice, kinds, numbers, toughness

__all__ = ["area", "dice", "kinds", "numbers", "toughness"]
