"""How fast odds are: one sequence against icepool, all pairs at a glance, templates and targets against a frame."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from statistics import median
from typing import Any

import icepool

from hellassist.geometry import Point
from hellassist.rules.combat import attacks
from hellassist.rules.commands import DeclareBlast
from hellassist.rules.game import Game, Terrain
from hellassist.rules.odds import odds
from hellassist.rules.odds.fates import fates
from hellassist.rules.odds.odds import lost_in
from hellassist.rules.odds.odds_map import OddsMap
from hellassist.rules.shots import shot
from tests.bench.rows import FRAME_MS, Row, cpu_milliseconds
from tests.rules.brute import Fighter, attack_of
from tests.rules.ranged import blaster, bow
from tests.scene import Scene, weapon

COLD_MAP_MS = 150.0
SEQUENCES = 24
ABILITIES = (
    "fury",
    "natural_talent",
    "combat_sense",
    "vicious",
    "terror",
    "resistance",
    "tenacious",
    "eager",
    "man_at_arms",
)
TYING = ("ricochet", "counter_attack")
"""Abilities by which the losses of the two sides hang on one another; every tenth unit has one."""


def fighter(source: random.Random) -> Fighter:
    """With 2 to 9 dice: as many as cards, support and Command give."""
    table = tuple(sorted(source.randint(1, 9) for _ in range(5)))
    return Fighter(source.randint(2, 9), source.randint(2, 5), table, source.randint(0, 3))


def with_icepool(first: Fighter, second: Fighter) -> Any:
    """What both lose, in whole numbers like ours."""
    return icepool.tupleize(_loss(second), _loss(first))


def _loss(one: Fighter) -> Any:
    """What a fighter costs its foe if it re-rolls every miss and inflicts what costs most."""
    hits = icepool.d6 >= one.needed
    rolled, again = min(one.dice, 5), min(max(one.dice - 5, 0), 5)
    made = (rolled @ hits).map(
        lambda made: made + min(again, rolled - made) @ hits if again and made < rolled else made
    )
    protection = one.foe_pr or 0
    costs = [max([0, *(damage - protection for damage in one.table[:made])]) for made in range(6)]
    return made.map(lambda made: costs[made])


def sequence() -> Iterator[Row]:
    """The joint losses of many sequences, nothing remembered from one to the next."""
    source = random.Random(24)
    pairs = [(fighter(source), fighter(source)) for _ in range(SEQUENCES)]
    begun = [attack_of(*pair) for pair in pairs]
    for attack, pair in zip(begun, pairs, strict=True):
        assert lost_in(attack).joint().chances() == _chances(with_icepool(*pair))

    def ours() -> None:
        for attack in begun:
            odds.clear()
            lost_in(attack).joint()

    def theirs() -> None:
        for pair in pairs:
            with_icepool(*pair)

    timed = [(cpu_milliseconds(ours), cpu_milliseconds(theirs)) for _ in range(15)]
    value, base = (median(pair[side] for pair in timed) / SEQUENCES for side in (0, 1))
    yield Row("odds of one sequence, joint losses, cold", "the same with icepool", value, base, 1 / 5)


def _chances(together: Any) -> dict[tuple[int, int], Fraction]:
    return {tuple(pair): Fraction(together.probability(pair)) for pair in together.outcomes()}


def _abilities(source: random.Random, index: int) -> list[str]:
    tying = [source.choice(TYING)] if index % 10 == 4 else []
    return [*source.sample(ABILITIES, 2), *tying]


def two_rows(units: int = 20) -> Game:
    """So many a side, no card like another, all with abilities; nobody touches anybody."""
    source, scene = random.Random(20), Scene(command=(5, 5))
    for index in range(units):
        for player, row in (("A", 5.0), ("B", 20.0)):
            scene.unit(
                f"{player}{index}",
                player=player,  # type: ignore[arg-type]
                at=(2 + index * 1.35, row + source.random() * 3),
                cbt=source.randint(2, 6),
                defence=source.randint(2, 5),
                pr=source.randint(0, 3),
                life=(source.randint(3, 8), 2),
                rank="trooper" if index else "officer",
                abilities=tuple((key, 1) for key in _abilities(source, index)),
                weapons=(weapon(*sorted(source.randint(1, 9) for _ in range(5))),),
            )
    return scene.game


def glance() -> Iterator[Row]:
    """All pairs of 20 against 20 for 0, 1 and 2 points of Command, and again when one unit has moved or was hurt."""
    cold, after = [], []
    for turn in range(9):
        odds.clear()
        game, known = two_rows(), OddsMap()
        cold.append(cpu_milliseconds(partial(known.of, game, "A")))
        assert known.worked_out == 400
        unit = game.unit(f"A{turn + 3}")
        at = Point(unit.base.at.x, unit.base.at.y + 60.0)
        for changed in (replace(unit, at=at), replace(game.unit(f"B{turn + 3}"), life=1)):
            game = replace(game, units={**game.units, changed.id: changed})
            after.append(cpu_milliseconds(partial(known.of, game, "A")))
    yield Row("odds map 20 x 20 x 3, cold", "150 ms", median(cold), COLD_MAP_MS, 1.0)
    yield Row("odds map 20 x 20 x 3, one unit changed", "one frame", median(after), FRAME_MS, 1.0)


def template() -> Iterator[Row]:
    """What an impact blast with nine dice does to six units, one behind the other."""
    scene = Scene().unit("E", at=(5, 15), shs=4, weapons=(blaster("impact", (4, 2)), weapon()))
    for index in range(6):
        scene.enemy(f"F{index}", at=(6.3 + index * 0.75, 15.3 - index % 2 * 0.6), pr=index % 3)
    scene.do(DeclareBlast("E", 0, scene.spot(12, 15)))
    assert scene.game.attack is not None
    attack = attacks.begin(scene.game, scene.game.attack.declaration)
    assert len(attack.strikes[0].arms) == 7

    def cold() -> None:
        odds.clear()
        fates(attack, (4,) * 6)

    yield _against_a_frame("fates of six units under a blast, cold", cold)


def targets() -> Iterator[Row]:
    """Who of 60 enemies may be shot at, past 20 outlines."""
    source = random.Random(60)
    scene = Scene().unit("S", at=(15, 1), shs=4, weapons=(bow(), weapon()))
    for index in range(60):
        scene.enemy(f"F{index}", at=(1 + index % 10 * 3, 3 + index // 10 * 4.3 + source.random()))
    scene.changed(
        terrain=tuple(_outline(scene, index % 5 * 5 + 2, index // 5 * 6 + 4) for index in range(20))
    )

    def fresh() -> None:
        game = replace(scene.game)
        assert len(shot.eligible(game, game.unit("S"))) == 60

    yield _against_a_frame("targets among 60 enemies, 20 outlines", fresh)


def _outline(scene: Scene, x: float, y: float) -> Terrain:
    corners = ((0, 0), (1.2, 0), (1.5, 1.1), (0, 1.3))
    return Terrain("ruin", tuple(scene.spot(x + dx, y + dy) for dx, dy in corners), opaque=True)


def _against_a_frame(what: str, step: Callable[[], None]) -> Row:
    return Row(what, "one frame", median(cpu_milliseconds(step) for _ in range(15)), FRAME_MS, 1.0)
