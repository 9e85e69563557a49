"""Effects that clash in their timing: whose comes first (FR-03, AC-48, EF-14, TD-22)."""

from __future__ import annotations

from hellassist.rules.game import Game, Player, Unit


def comes_first(game: Game, first: Unit, second: Unit) -> Unit:
    """Whose effect is applied first of two that cannot be resolved together, *first* being named first.

    The active unit's own, where the edition says so; else that of the active unit's player, of the Dominant player
    where nobody is active. Two of one player go in the order in which he names them.
    """
    now = game.activation
    if now is not None and game.edition.active_unit_first:
        for unit in (first, second):
            if unit.id == now.unit:
                return unit
    leading: Player | None = game.dominant if now is None else game.unit(now.unit).controller
    return second if first.controller != second.controller == leading else first
