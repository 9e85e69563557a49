"""All states by id, what ends each, and who can have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from hellassist.rules.game import Unit
from hellassist.rules.profile import Effect

Clock = Literal["turns", "activations", "upkeeps", "event"]

CLOCKS: Mapping[str, Clock] = {
    "accelerated": "turns",
    "berserk": "turns",
    "brave": "turns",
    "consumed": "upkeeps",
    "controlled": "activations",
    "devoured": "event",
    "immobilized": "activations",
    "knocked_down": "event",
    "pain": "turns",
    "slowed": "activations",
    "stunned": "activations",
    "wounded": "event",
}
"""What each state counts: turns, the unit's own activations, Upkeep phases, or nothing (ST-010)."""

STATES = tuple(CLOCKS)
"""The states of the rulebook, and Pain, which weapons lay on units like one."""

ENDED_BY_FIGHTING = ("knocked_down",)
"""States that a unit is rid of when it survives an attack sequence (ST-077, ST-078)."""

ENDED_WITH: Mapping[str, tuple[str, ...]] = {"berserk": ("immobilized",)}
"""States that are deleted when another ends (ST-015)."""


def can_have(unit: Unit, effect: Effect) -> bool:
    """Whether the state can lie on the unit.

    Without a Wound Threshold neither Wounded nor Pain (UN-31, SA-120); no Pain on one that is Wounded (SA-118).
    """
    if effect.state == "pain" and unit.has("wounded"):
        return False
    return unit.profile.threshold is not None or effect.state not in ("wounded", "pain")
