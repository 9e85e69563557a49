"""What terrain does to moves: where they cannot go or end, and what fast ones pay (MV-04, SA-144, SA-145, SA-159)."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist import geometry
from hellassist.geometry import TOLERANCE_MM, Base, Mm, Point
from hellassist.rules.game import Action, Game, Terrain, Unit
from hellassist.rules.moments import Passage
from hellassist.rules.refusal import Refused

FAST: tuple[Action, ...] = ("run", "charge", "retreat")
"""Actions whose move through Difficult terrain is paid for."""


def lies_on(at: Point, radius: Mm, piece: Terrain) -> bool:
    """Whether a base there covers a part of the terrain; touching its border is not that."""
    return geometry.gap_to_outline(Base(at, radius - TOLERANCE_MM), piece.outline) <= 0.0


def check(game: Game, unit: Unit, path: tuple[Point, ...], passages: tuple[Passage, ...]) -> None:
    """Raise Refused where terrain does not let the unit pass or end."""
    radius = unit.profile.radius
    through = any(passage.terrain for passage in passages)
    for piece in game.terrain:
        if not piece.impassable:
            continue
        if not through and geometry.sweep_meets(path, radius, piece.outline):
            raise Refused("impassable", "MV-04", unit=unit.id, terrain=piece.name)
        if through and lies_on(path[-1], radius, piece):
            raise Refused("ends_in_impassable", "MV-04", unit=unit.id, terrain=piece.name)
    if unit.profile.has_keyword("lemure"):
        _check_lemure(game, unit, path, passages)


def _check_lemure(game: Game, unit: Unit, path: tuple[Point, ...], passages: tuple[Passage, ...]) -> None:
    radius = unit.profile.radius
    if any(passage.lemures_stay for passage in passages):
        return
    passes = any(passage.difficult for passage in passages)
    for piece in game.terrain:
        if not piece.difficult:
            continue
        entered = not passes and geometry.sweep_meets(path, radius, piece.outline)
        if entered or (len(path) > 1 and lies_on(path[-1], radius, piece)):
            raise Refused("lemure_in_difficult", "SA-145", unit=unit.id, terrain=piece.name)


def slowed_by(
    game: Game, unit: Unit, path: tuple[Point, ...], passages: tuple[Passage, ...]
) -> Iterator[Terrain]:
    """The pieces of Difficult terrain on the way that hinder the unit."""
    if any(passage.difficult for passage in passages):
        return
    radius = unit.profile.radius
    for piece in game.terrain:
        if piece.difficult and (
            lies_on(path[0], radius, piece) or geometry.sweep_meets(path, radius, piece.outline)
        ):
            yield piece
