"""Areas that consume whoever is in them, put on the table and taken off by the players (ST-032)."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.geometry import Point
from hellassist.rules.commands.words import one_line
from hellassist.rules.events import AreaPlaced, Fact
from hellassist.rules.game import ConsumedArea, Game
from hellassist.rules.powers import consuming
from hellassist.rules.refusal import Refused

MOST = 20
"""More damage, phases, turns or fathoms no area has."""


@dataclass(frozen=True, slots=True)
class PlaceArea:
    """Put a round area on the table: Consumed *x*/*y* of a *kind*, for so many *turns* (0: until it is ended by hand).

    The radius is in fathoms, the spot in millimetres.
    """

    at: Point
    radius: float
    x: int
    y: int
    kind: str = ""
    durable: bool = False
    turns: int = 0

    def decide(self, game: Game) -> tuple[Fact, ...]:
        _check(game)
        numbers = {"x": self.x, "y": self.y, "radius": self.radius, "turns": self.turns}
        for name, value in numbers.items():
            if not (0 if name == "turns" else 1e-9) <= value <= MOST:
                raise Refused("area_not_allowed", "ST-032", what=name, found=value, most=MOST)
        on_table = 0 <= self.at.x <= game.width and 0 <= self.at.y <= game.depth
        if not on_table:
            raise Refused("area_off_the_table", "ST-032")
        kind = one_line(self.kind).casefold()
        number = max((int(area.id.rpartition("-")[2]) for area in game.areas), default=0) + 1
        last = game.turn + self.turns - 1 if self.turns else None
        radius = self.radius * game.fathom
        area = ConsumedArea(f"area-{number}", self.at, radius, self.x, self.y, kind, self.durable, last)
        return (AreaPlaced(area),)


@dataclass(frozen=True, slots=True)
class EndArea:
    """Take an area off the table; whoever is in it takes its Consumed along (ST-034)."""

    area: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        _check(game)
        area = next((area for area in game.areas if area.id == self.area), None)
        if area is None:
            raise Refused("no_such_area", "ST-032", area=self.area)
        return consuming.ended(game, area)


def _check(game: Game) -> None:
    if game.attack is not None:
        raise Refused("attack_open", "CC-25")
    if not game.companies:
        raise Refused("no_battle", "TD-16")
