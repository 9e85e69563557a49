"""Where bases and areas are, and how they got there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hellassist.geometry import Point
from hellassist.rules.game import ConsumedArea, Terrain, Zone


@dataclass(frozen=True, slots=True)
class UnitMoved:
    """A base moved along *path*, millimetres from the first point (where it stood) to the last.

    *beside*: by an effect, and so not as a part of its action.
    """

    unit: str
    path: tuple[Point, ...]
    length: float
    beside: bool = False


@dataclass(frozen=True, slots=True)
class BreaksAway:
    """The active unit may move out of contact with those it has *left*: by the move of a Retreat, or by any.

    "let_go": by any, and after a Walk it may Shoot or Concentrate (RU-47).
    """

    unit: str
    left: tuple[str, ...]
    moves: Literal["retreat", "any", "let_go"]


@dataclass(frozen=True, slots=True)
class OpportunityTaken:
    """A unit came into the control area of an enemy who strikes at all that do: *points* of damage."""

    unit: str
    by: str
    points: int


@dataclass(frozen=True, slots=True)
class UnitPlaced:
    """A base was put down or corrected without a move; None takes it off the table.

    *arrives*: the unit enters the battle; *light* of its free Command points are light (FR-58).
    """

    unit: str
    at: Point | None
    arrives: bool = False
    light: int | None = None


@dataclass(frozen=True, slots=True)
class AreaPlaced:
    """From here on an area consumes whoever is in it."""

    area: ConsumedArea


@dataclass(frozen=True, slots=True)
class AreaEnded:
    """The area is gone."""

    area: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class TableLaid:
    """The terrain and the deployment areas are these from here on."""

    terrain: tuple[Terrain, ...]
    zones: tuple[Zone, ...]
