"""Who receives an order, and whom an order cannot affect (OR-01, OR-05, OR-06, FR-17 to FR-19, FR-27, FR-28)."""

from __future__ import annotations

from typing import Literal

from hellassist.rules import hooks
from hellassist.rules.contact import holders
from hellassist.rules.game import Game, Running, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.powers.lemures import is_lemure
from hellassist.rules.powers.power_cards import Printed
from hellassist.rules.profile import Act

Role = Literal["ally", "enemy", "unit"]
"""A unit that must be named when the power is used."""
ROLES: tuple[Role, ...] = ("ally", "enemy", "unit")


def may_take_orders(game: Game, unit: Unit) -> bool:
    """Whether no state or ability bars the unit from giving and receiving orders (ST-002)."""
    return not hooks.MAY_TAKE_ORDERS.ask(StatMoment(game, unit, "cmd"), holders(unit))


def obeys_itself(game: Game, unit: Unit) -> bool:
    """Whether the unit receives orders from nobody but itself (SA-111)."""
    return bool(hooks.OBEYS_ITSELF.ask(StatMoment(game, unit, "cmd"), holders(unit)))


def receives(bearer: Unit, unit: Unit, what: Printed | Running, game: Game, act: Act | None = None) -> bool:
    """Whether the power can affect the unit: an ally's order only where it may be received (OR-01, OR-05, OR-06).

    By an *act* that is not aimed at it the edition may have it affected all the same (FR-18, FR-27, FR-28).
    """
    to_company = act is not None and act.on == "company"
    if to_company and game.edition.lemures_are_no_combatants and is_lemure(unit):
        return False
    if not _is_order(game, what) or unit.id == bearer.id or unit.controller != bearer.controller:
        return True
    if to_company and game.edition.company_orders_reach_all:
        return True
    if act is not None and game.edition.only_targets_receive_orders and not is_aimed(what, act):
        return True
    return may_take_orders(game, unit) and not obeys_itself(game, unit)


def is_aimed(what: Printed | Running, act: Act) -> bool:
    """Whether the act works on those who are the targets of the power."""
    return act.on in ROLES or (what.aim is not None and what.aim.who == act.on)


def _is_order(game: Game, what: Printed | Running) -> bool:
    """Whether it is an order that is given and received.

    One that is always in force is none by the core, which knows four triggers (OR-01); where Constant is a trigger it
    is one like any other (FR-09, FR-18).
    """
    constant = what.lingering if isinstance(what, Running) else what.trigger == "constant"
    if what.kind != "order" or (isinstance(what, Printed) and not what.trigger):
        return False
    return not constant or game.edition.only_targets_receive_orders
