"""Chances as players read them: one decimal, and never certain unless they are."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

PLACES = 1
STEP = Fraction(1, 1000)


def percent(chance: Fraction, number: Callable[[float], str] = lambda value: f"{value:.1f}") -> str:
    """A chance like "61.7 %"; "0 %" and "100 %" only where it is exactly that, else "<0.1 %" and ">99.9 %"."""
    if chance == 0:
        return "0 %"
    if chance == 1:
        return "100 %"
    if chance < STEP:
        return f"<{number(0.1)} %"
    if chance > 1 - STEP:
        return f">{number(99.9)} %"
    return f"{number(float(round(chance * 1000)) / 10)} %"
