"""What the odds on the board take of the window's time: they are worked out between two frames, piece by piece."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from hellassist.geometry import Point
from hellassist.geometry.routes import ways
from hellassist.rules.events import FirstChosen, PhaseBegan, TurnBegan
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game
from hellassist.rules.odds import odds
from hellassist.rules.odds.outlook import outlooks
from tests.bench.rows import FRAME_MS, Row, cpu_milliseconds
from tests.play.company import set_up

EACH = 20
CHOSEN = ("A0", "A5", "A9", "B4", "B14")


def marks() -> Iterator[Row]:
    """The longest piece while a unit among 20 against 20 looks about, with nothing remembered; of some units."""
    game = battle()
    longest = [max(_pieces(game, key)) for key in CHOSEN]
    yield Row(
        f"a piece of the odds on a board of {EACH} against {EACH}",
        "one frame",
        median(longest),
        FRAME_MS,
        1.0,
    )


def _pieces(game: Game, key: str) -> list[float]:
    ways.cache_clear()
    odds.clear()
    gc.collect()
    work, times = outlooks(replace(game), key), []
    going = True

    def step() -> None:
        nonlocal going
        going = next(work, False) is not False

    while going:
        times.append(cpu_milliseconds(step))
    return times


def battle() -> Game:
    """Two Companies with all that cards can hold, in lines within a Charge of each other."""
    begun = set_up(5, each=EACH)
    facts = replace(begun, depth=60 * 25.0).decide(Game())
    game = evolve_all(Game(), (*facts, TurnBegan(1), PhaseBegan("action"), FirstChosen("A")))
    units = dict(game.units)
    for player, x in (("A", 10.5), ("B", 17.0)):
        for number in range(EACH):
            key = f"{player}{number}"
            back = (number % 2) * 2.5 * (-1 if player == "A" else 1)
            at = Point((x + back) * game.fathom, (2.0 + 1.35 * number) * game.fathom)
            units[key] = replace(units[key], at=at)
    return replace(game, depth=30 * 25.0, units=units)
