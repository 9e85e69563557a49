"""Berserk, Devoured and Controlled: what they have in common is that nobody gives the unit orders."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.hooks import Holder, Reason, StatMoment

NO_ORDERS = {"berserk": "ST-016", "devoured": "ST-040", "controlled": "ST-050"}


def _bars_orders(state: str) -> None:
    @hooks.MAY_TAKE_ORDERS.on(state)
    def no_orders(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
        """It neither gives nor receives orders (ST-002)."""
        yield Reason(state, NO_ORDERS[state])


for _state in NO_ORDERS:
    _bars_orders(_state)
