"""Lengths and names as the screen writes them, in the sign of the player's locale."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def number(value: float, decimals: int = 1) -> str:
    """A number with the locale's decimal sign and no grouping."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(value), "f", decimals)


def fathoms(length: float, fathom: float) -> str:
    """A length in millimetres as fathoms, with one decimal."""
    return number(length / fathom)


def allowance(length: float, fathom: float) -> str:
    """A limit in millimetres as fathoms, without a needless decimal."""
    value = length / fathom
    return number(value, 0 if abs(value - round(value)) < 0.05 else 1)


def against(length: float, limit: float, fathom: float) -> str:
    """A length as fathoms, with as many decimals as it takes to tell it from a *limit* it passes."""
    shown = fathoms(length, fathom)
    if length > limit + 1e-6 and shown == fathoms(limit, fathom):
        return number(length / fathom, 2)
    return shown


def typed_number(text: str) -> float | None:
    """A number as a player types it, with dot or comma; None if it is none."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return None
    return value if value == value and abs(value) < 1e6 else None  # noqa: PLR0124 -- nan differs from itself
