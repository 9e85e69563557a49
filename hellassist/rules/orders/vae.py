"""Vae victis and vae soli: the two orders that every Officer has without their being printed (OR-11, UN-04)."""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.activation import check_order
from hellassist.rules.contact import holders
from hellassist.rules.game import Game, Player, Unit
from hellassist.rules.hooks import StatMoment
from hellassist.rules.refusal import Refused

MOST_IN_ONE_ATTACK = 2
"""Points a Company may spend on vae victis in one attack (OR-10)."""


def may_take_orders(game: Game, unit: Unit) -> bool:
    """Whether no state or ability bars the unit from giving and receiving orders (ST-002)."""
    return not hooks.MAY_TAKE_ORDERS.ask(StatMoment(game, unit, "cmd"), holders(unit))


def knows_vae_orders(game: Game, player: Player) -> bool:
    """Whether a unit of the player has the vae orders and can use them now (OR-14, OR-17)."""
    return any(
        unit.profile.rank == "officer" and may_take_orders(game, unit) for unit in game.units_of(player)
    )


def obeys_itself(game: Game, unit: Unit) -> bool:
    """Whether the unit receives orders from nobody but itself (SA-111)."""
    return bool(hooks.OBEYS_ITSELF.ask(StatMoment(game, unit, "cmd"), holders(unit)))


def may_receive(game: Game, unit: Unit) -> bool:
    """Whether a vae order can be given to the unit: by itself alone where it obeys nobody else (SA-111, ST-002)."""
    return may_take_orders(game, unit) and (unit.profile.rank == "officer" or not obeys_itself(game, unit))


def points_available(game: Game, unit: Unit) -> int:
    """The most points of vae victis that can raise the unit's dice now: 0, 1 or 2 (CM-11, OR-10, OR-18)."""
    player = unit.controller
    if not knows_vae_orders(game, player) or not may_receive(game, unit):
        return 0
    return min(game.companies[player].current, MOST_IN_ONE_ATTACK)


def check_vae_soli(game: Game, unit: Unit) -> None:
    """Raise Refused unless the unit may be activated by vae soli now, Command left aside (OR-12 to OR-14, OR-18)."""
    if game.attack is not None:
        raise Refused("attack_open", "CC-25")
    if game.activation is not None:
        raise Refused("another_is_active", "TD-34", unit=unit.id, active=game.activation.unit)
    if not unit.on_table:
        raise Refused("not_on_table", "TD-24", unit=unit.id)
    if game.row == (unit.controller, 2):
        raise Refused("two_in_a_row", "OR-13", player=unit.controller)
    if game.phase != "action" or game.row != (unit.controller, 1):
        raise Refused("no_vae_soli_now", "OR-12", player=unit.controller)
    if unit.status != "waiting":
        raise Refused("already_activated", "TD-35", unit=unit.id)
    if game.handed_over:
        raise Refused("handed_over", "TD-27", player=unit.controller)
    if not knows_vae_orders(game, unit.controller):
        raise Refused("no_vae_orders", "OR-14", player=unit.controller)
    if not may_receive(game, unit):
        raise Refused("takes_no_orders", "OR-18", unit=unit.id)
    check_order(game, unit)
