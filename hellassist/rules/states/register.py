"""All states by id, and who can have them."""

from __future__ import annotations

from hellassist.rules.game import Unit
from hellassist.rules.profile import Effect

STATES = (
    "accelerated",
    "berserk",
    "brave",
    "consumed",
    "controlled",
    "devoured",
    "immobilized",
    "knocked_down",
    "pain",
    "slowed",
    "stunned",
    "wounded",
)
"""The states of the rulebook, and Pain, which weapons lay on units like one."""


def can_have(unit: Unit, effect: Effect) -> bool:
    """Whether the state can lie on the unit: without a Wound Threshold neither Wounded nor Pain (UN-31)."""
    return unit.profile.threshold is not None or effect.state not in ("wounded", "pain")
