"""Berserk, Devoured and Controlled: what they have in common is that nobody gives the unit orders."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.game import Declaration
from hellassist.rules.moments import AttackMoment, Closed, Holder, Reason, StatMoment, UnitMoment

NO_ORDERS = {"berserk": "ST-016", "devoured": "ST-040", "controlled": "ST-050"}


def _bars_orders(state: str) -> None:
    @hooks.MAY_TAKE_ORDERS.on(state)
    def no_orders(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
        """It neither gives nor receives orders (ST-002)."""
        yield Reason(state, NO_ORDERS[state])


for _state in NO_ORDERS:
    _bars_orders(_state)


@hooks.SUPPRESSED.on("berserk")
def feels_no_wound(at: UnitMoment, holder: Holder) -> Iterator[str]:  # noqa: ARG001
    """Neither Wounded nor Immobilized has any effect on it (ST-015)."""
    yield from ("wounded", "immobilized")


@hooks.AFTER_KILL.on("berserk")
def runs_on(at: AttackMoment, holder: Holder) -> Iterator[Declaration]:
    """A die after each enemy it kills: on 4 to 6 it goes for the nearest unit (ST-017)."""
    if holder.unit.id == at.unit.id and at.unit.controller != at.foe.controller:
        yield Declaration("berserk", at.unit.id, at.unit.id, at.action, cause="berserk", sequence=at.sequence)


@hooks.MAY_USE_AURAS.on("controlled")
def uses_no_auras(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """None of its auras; those that are in force go on (ST-050)."""
    yield Reason("controlled", "ST-050")


@hooks.FORBIDDEN.on("controlled")
def seven_actions_only(at: StatMoment, holder: Holder) -> Iterator[Closed]:  # noqa: ARG001
    """Neither Concentration nor Focus (ST-049)."""
    yield Closed("concentration", "ST-049")
    yield Closed("focus", "ST-049")
