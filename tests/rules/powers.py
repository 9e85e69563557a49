"""Orders and auras for tests, in a line each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hellassist.catalogue.parts import AuraCard, OrderCard
from hellassist.rules.game import Power
from hellassist.rules.profile import Act, Aura, Order, Stat

ORDER, AURA = Power("order"), Power("aura")
MUSLIMS = "Temporary • Active • 4 fathom radius • Lingering • Muslims"


def stat(name: Stat, amount: int, on: Any = "self", **more: Any) -> Act:
    """A bonus or penalty."""
    return Act("stat", on, name, amount, **more)


def order(header: str, *acts: Act, name: str = "Command", **more: Any) -> Order:
    """An order with the header as a card prints it."""
    made = OrderCard.model_validate({"name": name, "header": header, **more}).order()
    return replace(made, acts=acts)


def aura(header: str, *acts: Act, name: str = "Inspiration Aura", **more: Any) -> Aura:
    """An aura with the header as a card prints it; by default the rulebook's: +1 CBT."""
    made = AuraCard.model_validate({"name": name, "header": header, **more}).aura()
    return replace(made, acts=acts or (stat("cbt", 1, "units"),))
