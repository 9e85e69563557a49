"""The special abilities: small handlers by theme. Importing this package registers them all."""

from hellassist.rules.abilities import area, blows, conduct, dice, kinds, numbers, toughness, wounds

__all__ = ["area", "blows", "conduct", "dice", "kinds", "numbers", "toughness", "wounds"]
