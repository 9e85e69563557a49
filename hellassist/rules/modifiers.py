"""Modifiers that name their rule, and the one way of adding them up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum


class Layer(IntEnum):
    """When a modifier counts. Within a layer the order cannot matter: penalties, then bonuses, limited ones last."""

    CHANGE = 0
    LAST = 1
    CAP = 2


CHANGE, LAST = Layer.CHANGE, Layer.LAST


@dataclass(frozen=True, slots=True)
class Modifier:
    """*amount* because of *source* ("charge", "support", an ability's or a state's id), by ledger row *rule*.

    *by* is the unit it comes from. Of several with one *group* only the best counts (the greatest in size).
    """

    amount: int
    source: str
    rule: str
    by: str = ""
    layer: Layer = Layer.CHANGE
    group: str = ""
    most: int | None = None
    """It raises the value to this at most."""


def counting(modifiers: Iterable[Modifier]) -> tuple[Modifier, ...]:
    """The modifiers that count: all without a group, and the greatest of each group."""
    alone: list[Modifier] = []
    best: dict[str, Modifier] = {}
    for modifier in modifiers:
        if not modifier.group:
            alone.append(modifier)
        elif modifier.group not in best or abs(modifier.amount) > abs(best[modifier.group].amount):
            best[modifier.group] = modifier
    return (*alone, *best.values())


def total(base: int, modifiers: Iterable[Modifier], floor: int = 0, cap: int | None = None) -> int:
    """Penalties first, no lower than *floor*, then bonuses, then what counts last, then caps (ST-006, ST-007)."""
    down = up = 0
    later: list[Modifier] = []
    for modifier in counting(modifiers):
        if modifier.layer is not CHANGE or modifier.most is not None:
            later.append(modifier)
        elif modifier.amount < 0:
            down += modifier.amount
        else:
            up += modifier.amount
    value = max(base + down, floor) + up
    if later:
        value = _with_later(value, later, floor)
    return value if cap is None else min(value, cap)


def _with_later(value: int, later: list[Modifier], floor: int) -> int:
    """The value once what is limited, what counts last and what caps has been heard."""
    for layer in (CHANGE, LAST):
        here = [modifier for modifier in later if modifier.layer is layer]
        amounts = [modifier.amount for modifier in here if modifier.most is None]
        value = max(value + sum(n for n in amounts if n < 0), floor) + sum(n for n in amounts if n > 0)
        for modifier in sorted(here, key=lambda each: each.most or 0):
            if modifier.most is not None:
                value = max(value, min(value + modifier.amount, modifier.most))
    return min([value, *(modifier.amount for modifier in later if modifier.layer is Layer.CAP)])
