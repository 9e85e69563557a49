"""Thirty moments of the golden games, and all that was open to the units then: ``python -m tests.golden.positions``.

The record is made anew on purpose alone, once what differs has been looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hellassist.app.battle.session import Session
from hellassist.rules.combat import attacks, close
from hellassist.rules.contact import touching_enemies
from hellassist.rules.game import Game, Unit
from hellassist.rules.moves import contacts
from hellassist.rules.odds import odds
from hellassist.rules.refusal import Refused
from hellassist.rules.turn.chart import open_to
from hellassist.store.log import MemoryLog
from tests.golden.make_games import GAMES, PLAYED

RECORD = GAMES / "positions.json"
EACH = 15
"""Moments of a game."""


def looked_at() -> dict[str, Any]:
    """By game and number of the command: what is open to each unit of the player whose turn it is."""
    return {
        f"{path.stem}, {number}": {unit.id: told(game, unit) for unit in asked(game)}
        for path, how in PLAYED.items()
        for number, game in moments(how)
    }


def moments(how: Any) -> Iterator[tuple[int, Game]]:
    """Moments at which somebody is to act, spread over the game."""
    session = Session(MemoryLog())
    how(session)
    games = [(line.done.number, line.done.after) for line in session.lines]
    waits = [(number, game) for number, game in games if game.attack is None and game.to_act is not None]
    yield from waits[:: max(len(waits) // EACH, 1)][:EACH]


def asked(game: Game) -> tuple[Unit, ...]:
    """The active unit, or those of which one may be."""
    if game.activation is not None:
        return (game.unit(game.activation.unit),)
    return game.waiting(game.to_act) if game.to_act else ()


def told(game: Game, unit: Unit) -> dict[str, Any]:
    """The actions open to the unit, whom it can reach and how far that is, and its chances in Mêlée."""
    near = {
        each.enemy: [each.move.action, round(each.move.length / game.fathom, 2)]
        for each in contacts.contacts(game, unit.id)
    }
    return {"open": list(open_to(game, unit)), "near": near, "odds": dict(chances(game, unit))}


def chances(game: Game, unit: Unit) -> Iterator[tuple[str, list[str]]]:
    """Against each enemy it touches: the chances that the unit falls, and the enemy, as fractions."""
    for enemy in touching_enemies(game, unit):
        try:
            attack = attacks.begin(game, close.declare(game, unit, enemy, "melee"))
        except Refused:
            continue
        lost = odds.lost_in(attack)
        yield enemy.id, [str(lost.at_least(0, unit.life)), str(lost.at_least(1, enemy.life))]


def main() -> None:
    """Make the record anew."""
    text = json.dumps(looked_at(), indent=1, ensure_ascii=False)
    Path(RECORD).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
