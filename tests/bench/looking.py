"""What one shooter sees of forty targets among twenty pieces of terrain, against one frame."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from hellassist.app.battle import laying
from hellassist.geometry import Point
from hellassist.rules.game import Game, Terrain
from hellassist.rules.shots import sight
from tests.bench.battle import crowd
from tests.bench.rows import FRAME_MS, Row, cpu_milliseconds

TARGETS, PIECES, TIMES = 40, 20, 21


def looks() -> Iterator[Row]:
    """Share, cover and line of each target, from the terrain itself: nothing is remembered from one run to the next."""
    game = table()
    shooter, *targets = game.on_table()

    def look() -> None:
        for target in targets[:TARGETS]:
            sight.judged(game, shooter, target)

    value = median(cpu_milliseconds(look) for _ in range(TIMES))
    yield Row(f"sight and cover of {TARGETS} targets, {PIECES} pieces", "one frame", value, FRAME_MS, 1.0)


def table() -> Game:
    """A crowd with terrain among it."""
    draw = random.Random(7)
    facts = crowd(TARGETS + 1)
    pieces = []
    for number in range(PIECES):
        at = Point(draw.uniform(0, facts.width), draw.uniform(0, facts.depth))
        outline = laying.turned(laying.box(at, Point(at.x + 90, at.y + 50)), draw.uniform(0, 180))
        pieces.append(Terrain(f"Wall {number}", outline, opaque=True))
    units = {unit.id: unit for unit in facts.units}
    return replace(
        Game(), width=facts.width, depth=facts.depth, units=units, terrain=tuple(pieces), phase="action"
    )
