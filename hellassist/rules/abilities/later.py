"""Abilities that no handler answers yet, each with the reason, and those that are dealt with without one."""

from __future__ import annotations

from collections.abc import Mapping

LATER: Mapping[str, str] = {
    "attack_of_opportunity": "needs the control areas that a move enters",
    "attraction": "needs forced moves round terrain",
    "burrower": "needs moves through terrain and bases",
    "chaotic_charge": "needs moves longer than a Run",
    "elusive": "needs the price of leaving a control area",
    "fast": "needs moves longer than a Run",
    "levitation": "needs moves over terrain and bases",
    "strider": "needs the price of Difficult terrain",
    "teleportation": "needs moves from spot to spot",
    "uncontrollable": "needs the price of actions",
}
"""They wait for the rules of movement and of powers."""

ELSEWHERE: Mapping[str, str] = {
    "ammunition_carrier": "the handler of the weapon it serves looks for it",
    "leader": "counts when a Company is put together",
    "prestige": "counts when a Company is put together",
}
"""They need no handler of their own."""

IN_PART: Mapping[str, str] = {
    "intercept": "inside its area abilities of movement are cancelled, and lemures that leave it are struck",
    "intangible": "terrain and units hinder its moves like those of others",
}
"""A handler answers, and this part of the ability waits for the rules of movement."""
