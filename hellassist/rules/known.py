"""Looking up what a command names: an id that nobody bears is refused like anything else that cannot be."""

from __future__ import annotations

from hellassist.rules.game import Company, Game, Player, Unit
from hellassist.rules.refusal import Refused


def unit_of(game: Game, key: str) -> Unit:
    """The unit with this id. Raises Refused if there is none."""
    unit = game.units.get(key)
    if unit is None:
        raise Refused("no_such_unit", "", unit=key)
    return unit


def company_of(game: Game, player: Player) -> Company:
    """The player's Company. Raises Refused before the battle is set up."""
    company = game.companies.get(player)
    if company is None:
        raise Refused("no_battle", "TD-16")
    return company
