"""Texts that players type in: one line, not without end."""

from __future__ import annotations

LONGEST_TEXT = 500


def one_line(text: str) -> str:
    """The text in one line of plain words; "" if there are none."""
    return " ".join(text.split())[:LONGEST_TEXT].rstrip()
