"""A game with one unit or Company changed."""

from __future__ import annotations

from dataclasses import replace

from hellassist.rules.game import (
    Company,
    Game,
    Player,
    Unit,
)


def with_unit(game: Game, unit: Unit) -> Game:
    """The game with this unit in place of its earlier self."""
    return replace(game, units={**game.units, unit.id: unit})


def with_company(game: Game, company: Company) -> Game:
    """The game with this Company in place of its earlier self."""
    return replace(game, companies={**game.companies, company.player: company})


def with_loss(game: Game, player: Player, more: int) -> Game:
    """The game with so many more losses that count for Dominance."""
    company = game.companies[player]
    return with_company(game, replace(company, lost=max(company.lost + more, 0)))
