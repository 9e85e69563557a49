"""The vae orders that every Officer has without their being printed: two, by some texts three (OR-11, UN-04, FR-20)."""

from __future__ import annotations

from hellassist.rules.game import Game, Player, Unit
from hellassist.rules.powers import lemures
from hellassist.rules.powers.receiving import may_take_orders, obeys_itself
from hellassist.rules.refusal import Refused
from hellassist.rules.turn.activation import check_order

MOST_IN_ONE_ATTACK = 2
"""Points a Company may spend on vae victis in one attack (OR-10)."""
MOST_IGNORED = 3
"""Points it may spend on vae distanti in one attack, an enemy ignored for each (FR-33)."""


def orders_of(game: Game, unit: Unit) -> tuple[str, ...]:
    """The vae orders that the unit has without their standing on its card (FR-20)."""
    if unit.profile.rank != "officer":
        return ()
    return ("vae_victis", "vae_soli", *(("vae_distanti",) if game.edition.vae_distanti else ()))


def knows_vae_orders(game: Game, player: Player) -> bool:
    """Whether a unit of the player has the vae orders and can use them now (OR-14, OR-17)."""
    return any(orders_of(game, unit) and may_take_orders(game, unit) for unit in game.units_of(player))


def may_receive(game: Game, unit: Unit) -> bool:
    """Whether a vae order can be given to the unit: by itself alone where it obeys nobody else (SA-111, ST-002)."""
    return may_take_orders(game, unit) and (unit.profile.rank == "officer" or not obeys_itself(game, unit))


def points_available(game: Game, unit: Unit) -> int:
    """The most points of vae victis that can raise the unit's dice now: 0, 1 or 2 (CM-11, OR-10, OR-18)."""
    player = unit.controller
    if not knows_vae_orders(game, player) or not may_receive(game, unit):
        return 0
    return min(game.companies[player].current, MOST_IN_ONE_ATTACK)


def check_vae_distanti(game: Game, shooter: Unit, target: Unit, ignored: tuple[str, ...]) -> None:
    """Raise Refused unless the shooter may ignore these enemies when it chooses the target (FR-33 to FR-36)."""
    if not ignored:
        return
    if not game.edition.vae_distanti:
        raise Refused("no_vae_distanti", "FR-33", unit=shooter.id)
    if not knows_vae_orders(game, shooter.controller):
        raise Refused("no_vae_orders", "FR-92", player=shooter.controller)
    if not may_receive(game, shooter):
        raise Refused("takes_no_orders", "FR-33", unit=shooter.id)
    others = {enemy.id for enemy in game.enemies_of(shooter)} - {target.id}
    if len(set(ignored)) < len(ignored) or not set(ignored) <= others:
        raise Refused("not_to_be_ignored", "FR-34", unit=shooter.id, target=ignored[-1])
    if len(ignored) > MOST_IGNORED:
        raise Refused("too_many_ignored", "FR-33", unit=shooter.id, found=len(ignored), limit=MOST_IGNORED)
    player, have = shooter.controller, game.companies[shooter.controller].current
    if len(ignored) > have:
        raise Refused("too_little_command", "CM-11", player=player, have=have, need=len(ignored))


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
    if game.edition.lemures_are_no_combatants and lemures.is_lemure(unit):
        raise Refused("no_combatant", "FR-43", unit=unit.id)
    if not may_receive(game, unit):
        raise Refused("takes_no_orders", "OR-18", unit=unit.id)
    check_order(game, unit)
