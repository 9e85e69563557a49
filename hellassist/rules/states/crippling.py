"""Stunned, Knocked Down and Immobilized: the three crippling states (ST-055 to ST-081, ST-094)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from hellassist.rules import hooks
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import ControlReach, Holder, Reason, StatMoment
from hellassist.rules.profile import Stat

Crippling = Literal["stunned", "knocked_down", "immobilized"]
PENALTIES: dict[Crippling, tuple[tuple[Stat, int, str], ...]] = {
    "stunned": (("cbt", -1, "ST-068"), ("def", -1, "ST-068")),
    "knocked_down": (("cbt", -2, "ST-073"), ("def", -2, "ST-073")),
    "immobilized": (("def", -3, "ST-094"),),
}
NO_CONTROL_AREA: dict[Crippling, str] = {
    "stunned": "ST-071",
    "knocked_down": "ST-076",
    "immobilized": "ST-057",
}
NO_ORDERS: dict[Crippling, str] = {"stunned": "ST-070", "knocked_down": "ST-075", "immobilized": "ST-056"}
NO_SHOOTING: dict[Crippling, str] = {"stunned": "ST-069", "knocked_down": "ST-074", "immobilized": "ST-055"}
HELPLESS: dict[Crippling, str] = {"knocked_down": "ST-079", "immobilized": "ST-067"}


def _speak(state: Crippling) -> None:
    @hooks.STAT.on(state)
    def penalty(at: StatMoment, holder: Holder) -> Iterator[Modifier]:
        if at.unit.id == holder.unit.id:
            yield from (
                Modifier(amount, state, rule) for stat, amount, rule in PENALTIES[state] if stat == at.stat
            )

    @hooks.CONTROL_AREA.on(state)
    def no_control_area(at: StatMoment, holder: Holder) -> Iterator[ControlReach]:  # noqa: ARG001
        yield ControlReach(NO_CONTROL_AREA[state], none=True)

    @hooks.MAY_TAKE_ORDERS.on(state)
    def no_orders(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
        yield Reason(state, NO_ORDERS[state])

    @hooks.MAY_SHOOT.on(state)
    def no_shooting(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
        yield Reason(state, NO_SHOOTING[state])

    if state in HELPLESS:

        @hooks.HELPLESS.on(state)
        def helpless(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
            yield Reason(state, HELPLESS[state])


for _state in PENALTIES:
    _speak(_state)


@hooks.MAY_FIGHT.on("immobilized")
def immobilized_cannot_fight(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """It makes no attack, and attacks on it are one-sided (ST-055)."""
    yield Reason("immobilized", "ST-055")


@hooks.MAY_SUPPORT.on("knocked_down")
def knocked_down_gives_no_support(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """ST-080, CC-40."""
    yield Reason("knocked_down", "ST-080")


@hooks.MAY_ACT.on("immobilized")
def immobilized_does_nothing(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """No action at all (ST-055)."""
    yield Reason("immobilized", "ST-055")


@hooks.MAY_ACT.on("knocked_down")
def knocked_down_gets_up(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """It must get up and can do nothing else (ST-074)."""
    yield Reason("knocked_down", "ST-074")
