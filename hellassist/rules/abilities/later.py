"""Abilities that no handler answers yet, each with the reason, and those that are dealt with without one."""

from __future__ import annotations

from collections.abc import Mapping

LATER: Mapping[str, str] = {}
"""They wait for the rules of movement and of powers."""

ELSEWHERE: Mapping[str, str] = {
    "ammunition_carrier": "the handler of the weapon it serves looks for it",
    "leader": "counts when a Company is put together",
    "prestige": "counts when a Company is put together",
}
"""They need no handler of their own."""
