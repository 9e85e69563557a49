"""Abilities that go without saying."""

from __future__ import annotations

LEMURE_ABILITIES = ("harmless", "evasive", "insignificant", "rebellious", "invulnerable")
"""What every lemure has unless its card says otherwise (LE-28)."""
