"""Abilities that are dealt with without a handler of their own, each with the place where."""

from __future__ import annotations

from collections.abc import Mapping

ELSEWHERE: Mapping[str, str] = {
    "ammunition_carrier": "the handler of the weapon it serves looks for it",
    "leader": "counts when a Company is put together",
    "prestige": "counts when a Company is put together",
}
