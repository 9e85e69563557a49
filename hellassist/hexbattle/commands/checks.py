"""What several commands ask first. Each raises Refused."""

from __future__ import annotations

from hellassist.hexbattle.game import Game
from hellassist.hexbattle.units import Unit
from hellassist.refusals import Refused


def no_attack_open(game: Game) -> None:
    """An open attack comes first."""
    if game.attack is not None:
        raise Refused("attack_open", "HX-20")


def standing(game: Game, key: str) -> Unit:
    """The unit, if it stands on the board by itself."""
    unit = game.unit(key)
    if unit.leads:
        raise Refused("leads_a_unit", "HX-14", unit=key, target=unit.leads)
    if not unit.on_board:
        raise Refused("not_on_board", "HX-37", unit=key)
    return unit


def may_act(game: Game, unit: Unit) -> None:
    """It is its player's move, where the sides take turns (HX-01)."""
    if game.turn == 0:
        raise Refused("not_begun", "HX-01")
    if game.to_act is not None and unit.player != game.to_act:
        raise Refused("not_your_turn", "HX-01", unit=unit.id, player=game.to_act)
