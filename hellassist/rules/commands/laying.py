"""Laying the table: terrain and deployment areas, before the battle or to put them right."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules.commands.words import one_line
from hellassist.rules.events import Fact, TableLaid
from hellassist.rules.game import Game, Terrain, Zone
from hellassist.rules.moves import outlines, terrain
from hellassist.rules.refusal import Refused

HIGHEST = 99.0
"""Fathoms."""
MOST_PIECES = 200


@dataclass(frozen=True, slots=True)
class LayTable:
    """Lay this terrain and these deployment areas in place of those that lie there. Lengths in millimetres.

    Pieces may overlap; what no unit may enter cannot be laid on one.
    """

    terrain: tuple[Terrain, ...]
    zones: tuple[Zone, ...] = ()

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if not game.companies:
            raise Refused("no_battle", "TD-16")
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        if len(self.terrain) > MOST_PIECES:
            raise Refused("too_many_pieces", "", have=len(self.terrain), limit=MOST_PIECES)
        pieces = tuple(replace(piece, name=one_line(piece.name)) for piece in self.terrain)
        for piece in pieces:
            _check_piece(game, piece)
        for zone in self.zones:
            _check_outline(zone.outline, zone.player)
        return (TableLaid(pieces, self.zones),)


def _check_piece(game: Game, piece: Terrain) -> None:
    _check_outline(piece.outline, piece.name)
    if not 0 <= piece.height <= HIGHEST:
        raise Refused("height_not_allowed", "", terrain=piece.name, found=piece.height, most=HIGHEST)
    for unit in game.on_table() if piece.impassable else ():
        if terrain.lies_on(unit.base.at, unit.profile.radius, piece):
            raise Refused("terrain_on_unit", "MV-04", terrain=piece.name, unit=unit.id)


def _check_outline(corners: tuple[tuple[float, float], ...], name: str) -> None:
    match outlines.fault_of(corners):
        case "few":
            raise Refused("outline_few", "", terrain=name, have=len(corners))
        case "many":
            raise Refused("outline_many", "", terrain=name, have=len(corners), limit=outlines.MOST_CORNERS)
        case "no_number":
            raise Refused("outline_no_number", "", terrain=name)
        case "flat":
            raise Refused("outline_flat", "", terrain=name)
        case "crossed":
            raise Refused("outline_crossed", "", terrain=name)
