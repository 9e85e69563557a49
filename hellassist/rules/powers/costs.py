"""What powers cost: a number, one of several, or what their text says (EF-19, FR-23 to FR-25, FR-59, FR-60)."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.contact import touching_enemies
from hellassist.rules.events import Fact
from hellassist.rules.game import Game, Unit
from hellassist.rules.powers.power_cards import Printed
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command


@dataclass(frozen=True, slots=True)
class Payment:
    """The *points* that the player names where he has a choice, and how many of them are *light* (FR-60)."""

    points: int | None = None
    light: int | None = None


def least(game: Game, unit: Unit, what: Printed) -> Payment:
    """The least that the power can cost now."""
    return Payment(min(amounts(game, unit, what)))


def amounts(game: Game, unit: Unit, what: Printed) -> tuple[int, ...]:
    """The points among which the player chooses: one number in most cases."""
    if what.variable == "enemies_in_contact":
        return (len(touching_enemies(game, unit)),)
    if what.variable == "named":
        return tuple(range(game.companies[unit.controller].current + 1))
    return what.amounts or (what.cost,)


def ways(game: Game, unit: Unit, what: Printed) -> tuple[Payment, ...]:
    """All ways in which its player can pay for the power now: the amounts, and the colours of each (FR-23, FR-60)."""
    company = game.companies[unit.controller]
    return tuple(
        Payment(points, light if company.coloured and points else None)
        for points in amounts(game, unit, what)
        for light in command.light_choices(company, points, what.colour)
    )


def paid(game: Game, unit: Unit, what: Printed, payment: Payment) -> tuple[Fact, ...]:
    """What using the power costs; nothing where its header names no cost (EF-20, FR-25).

    Raises Refused where it cannot be paid, or not so.
    """
    open_to_choice = amounts(game, unit, what)
    points = open_to_choice[0] if len(open_to_choice) == 1 and payment.points is None else payment.points
    if points not in open_to_choice:
        raise Refused("no_such_cost", "FR-23", unit=unit.id, power=what.name, allowed=open_to_choice)
    if not points:
        return ()
    company = game.companies[unit.controller]
    spent = command.spend(
        company, points, permanent=what.permanent, cause="power", colour=what.colour, light=payment.light
    )
    return (spent,)
