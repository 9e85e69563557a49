"""What it costs to work out where a unit can go, among 40 bases and 20 pieces of terrain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import median

from hellassist.geometry import Base, Point, distance, gap
from hellassist.geometry.routes import ways
from hellassist.rules.game import PLAYERS, Game, Terrain
from hellassist.rules.moves import reach
from tests.bench.rows import FRAME_MS, Row, milliseconds
from tests.geometry.terrain import ring
from tests.scene import Scene

BASES, PIECES, SIDE, BOARDS, TIMES = 40, 20, 48, 8, 7
"""Of bases and pieces so many on a table of so many fathoms a side, and on so many tables, each so many times."""


def reaching() -> Iterator[Row]:
    """Walk and Run with all that the rules say, from nothing: on tables drawn by chance, the unit in the middle."""
    games = [board(Random(seed)) for seed in range(BOARDS)]
    times = [median(_fresh(game) for _ in range(TIMES)) for game in games]
    what = f"reach of a unit among {BASES} bases and {PIECES} pieces"
    yield Row(what, "one frame", median(times), FRAME_MS, 1.0)


def _fresh(game: Game) -> float:
    """How long it takes for a game that nothing is remembered of."""
    ways.cache_clear()
    fresh = replace(game)
    return milliseconds(lambda: reach.reachable(fresh, "u0"))


def board(random: Random) -> Game:
    """A battle about to be joined: u0 in the middle, the others and the terrain about it."""
    scene, side = Scene(command=(5, 5)), SIDE * 25.0
    scene.changed(width=side, depth=side).unit("u0", at=(SIDE / 2, SIDE / 2))
    while len(scene.game.units) < BASES:
        at = random.uniform(1, SIDE - 1), random.uniform(1, SIDE - 1)
        base = Base(scene.spot(*at), 15)
        if min(gap(base, other.base) for other in scene.game.on_table()) > 30:
            number = len(scene.game.units)
            scene.unit(f"u{number}", player=PLAYERS[number % 2], at=at)
    pieces: list[Terrain] = []
    while len(pieces) < PIECES:
        spot, size = (
            Point(random.uniform(50, side - 50), random.uniform(50, side - 50)),
            random.uniform(25, 60),
        )
        if distance(spot, scene["u0"].base.at) > size + 20:
            outline = ring(spot, size, random.randint(4, 7), random.uniform(0, 3))
            pieces.append(Terrain("Piece", outline, impassable=len(pieces) % 2 == 0, difficult=True))
    return scene.changed(terrain=tuple(pieces)).game
