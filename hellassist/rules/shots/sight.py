"""What a shooter sees of a unit, as far as the outlines on the board can tell (RG-10 to RG-13, BL-23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from hellassist import geometry
from hellassist.geometry import Point
from hellassist.rules.game import Game, Terrain, Unit
from hellassist.rules.remembered import by_identity

Look = Literal["clear", "covered", "hidden", "unknown"]
"""What is seen: all that matters, at least half hidden by what stands near, nothing; or the board cannot tell."""

Looks = tuple[tuple[str, Look], ...]
"""What the players see by eye, by unit: it counts before what the board tells (RG-14)."""

COVER_FATHOMS = 1.0
"""Only what stands this near to a unit gives it cover (RG-13)."""
TOLERANCE = 1e-9


@dataclass(frozen=True, slots=True)
class Shade:
    """How much of a unit terrain hides: all of it, and what of it stands near; *sure* where no height matters."""

    hidden: float
    near: float
    sure: bool

    @property
    def whole(self) -> bool:
        return self.hidden >= 1.0 - TOLERANCE

    @property
    def half(self) -> bool:
        return self.near >= 0.5 - TOLERANCE


@dataclass(frozen=True, slots=True)
class Hiders:
    """The pieces of terrain that hide something of a unit, and those of them that stand near it.

    Of the *unsure* ones heights or the shooter's place in them decide, which the outlines do not tell.
    """

    sure: tuple[Terrain, ...] = ()
    near: tuple[Terrain, ...] = ()
    unsure: tuple[Terrain, ...] = ()


def hiders(game: Game, eye: Point, height: float, unit: Unit) -> Hiders:
    """What opaque terrain stands between a unit and an *eye* with its ground at *height* (RG-10, RG-13)."""
    sure: list[Terrain] = []
    unsure: list[Terrain] = []
    for piece in game.terrain:
        if not piece.opaque or len(piece.outline) < 3 or _is_aside(piece, eye, unit):
            continue
        about = _about(eye, piece)
        if not about and not geometry.hidden_share(eye, unit.base, (piece.outline,)):
            continue
        (unsure if about or not _tells(piece, height, unit) else sure).append(piece)
    reach = COVER_FATHOMS * game.fathom
    near = [
        piece for piece in sure if geometry.within(geometry.gap_to_outline(unit.base, piece.outline), reach)
    ]
    return Hiders(tuple(sure), tuple(near), tuple(unsure))


def shade(game: Game, eye: Point, height: float, unit: Unit) -> Shade:
    """How much of a unit opaque terrain hides, seen from *eye* with its ground at *height*."""
    found = hiders(game, eye, height, unit)
    return Shade(
        hidden=geometry.hidden_share(eye, unit.base, [piece.outline for piece in found.sure]),
        near=geometry.hidden_share(eye, unit.base, [piece.outline for piece in found.near]),
        sure=not found.unsure,
    )


def _is_aside(piece: Terrain, eye: Point, unit: Unit) -> bool:
    """Whether the piece lies wholly beside the way from the eye to the base, which is quickly seen."""
    middle, reach = _extent(piece)
    return geometry.gap_to_line(middle, eye, unit.base.at) > reach + unit.profile.radius


@by_identity(256)
def _extent(piece: Terrain) -> tuple[Point, float]:
    """A spot, and how far from it the farthest corner is."""
    middle = Point(*(sum(along) / len(piece.outline) for along in zip(*piece.outline, strict=True)))
    return middle, max(geometry.distance(middle, corner) for corner in piece.outline)


def _tells(piece: Terrain, height: float, unit: Unit) -> bool:
    """Whether the outline alone decides: everybody on the ground, or the piece overtops both."""
    if piece.height:
        return piece.height >= max(height, unit.height) + unit.profile.tallness
    return not height and not unit.height


def _about(eye: Point, piece: Terrain) -> bool:
    """Whether the eye is within the piece, where its outline says nothing."""
    return geometry.is_inside(eye, piece.outline)


def judged(game: Game, shooter: Unit, target: Unit) -> Look:
    """What the board tells of a look from the centre of the shooter's base to the target's base."""
    said = shade(game, shooter.base.at, shooter.height, target)
    if said.whole:
        return "hidden"
    if not said.sure:
        return "unknown"
    return "covered" if said.half else "clear"


def look(game: Game, shooter: Unit, target: Unit, looks: Mapping[str, Look]) -> Look:
    """What is seen: by the players' eyes where they said so, else by the board."""
    return looks.get(target.id) or judged(game, shooter, target)


def has_cover(game: Game, shooter: Unit, unit: Unit, looks: Mapping[str, Look]) -> bool:
    """Whether a unit has cover from the shooter, though it may not be the one that is aimed at (RG-33, BL-11)."""
    if unit.id in looks:
        return looks[unit.id] in ("covered", "hidden")
    return shade(game, shooter.base.at, shooter.height, unit).half


def hidden_from(game: Game, spot: Point, height: float, unit: Unit) -> bool:
    """Whether terrain hides the whole unit from where an explosion or blast starts (BL-23)."""
    return shade(game, spot, height, unit).whole


def line_is_free(game: Game, shooter: Unit, spot: Point) -> bool:
    """Whether no terrain stands between the centre of the shooter's base and a spot on the ground (EX-03).

    A shooter who stands higher, or within the terrain, is left to the players' eyes.
    """
    return not any(
        piece.opaque
        and len(piece.outline) >= 3
        and not shooter.height
        and not _about(shooter.base.at, piece)
        and geometry.crosses(shooter.base.at, spot, piece.outline)
        for piece in game.terrain
    )
