"""Battlefields as files: their size, their terrain and the deployment areas. Lengths are fathoms."""

from collections.abc import Mapping, Sequence
from math import acos, ceil, cos, pi, sin
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, PlainValidator, ValidationError, model_validator

from hellassist.catalogue.errors import CardError, field_faults, fields_of, found, sentences
from hellassist.catalogue.parts import Line, Part
from hellassist.catalogue.toml_files import read_toml, write_toml
from hellassist.rules.moves.outlines import Fault, fault_of
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

SMALLEST, LARGEST = 6.0, 240.0
"""Fathoms of a table's side."""
MOST_PIECES, MOST_CORNERS = 200, 5_000
ROUND_ERROR = 0.0015
"""Fathoms by which the corners of a round piece may stray from the circle: less than 0.04 mm."""
FAULTS: dict[Fault, str] = {
    "few": Said(N("files", "an outline has three corners or more.")),
    "many": Said(N("files", "an outline has at most {most} corners."), most=MOST_CORNERS),
    "no_number": Said(N("files", "every corner is two finite numbers.")),
    "flat": Said(N("files", "an outline encloses an area.")),
    "crossed": Said(N("files", "an outline may not cross itself.")),
}

Spot = tuple[float, float]


def _spots(value: Any) -> tuple[Spot, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise ValueError(Said(N("files", "allowed is a list of corners as in [[1, 2], [4, 2], [4, 5]].")))  # noqa: TRY004 -- pydantic collects ValueErrors
    spots = []
    for entry in value:
        pair = isinstance(entry, Sequence) and not isinstance(entry, str) and len(entry) == 2
        if not pair or not all(
            isinstance(part, int | float) and not isinstance(part, bool) for part in entry
        ):
            raise ValueError(
                Said(
                    N(
                        "files",
                        "the corner {found} will not do; allowed is a pair of numbers as in [4, 2.5].",
                    ),
                    found=found(entry),
                )
            )
        spots.append((float(entry[0]), float(entry[1])))
    fault = fault_of(spots, MOST_CORNERS)
    if fault is not None:
        raise ValueError(FAULTS[fault])
    return tuple(spots)


Outline = Annotated[tuple[Spot, ...], PlainValidator(_spots)]
Length = Annotated[float, Field(gt=0, le=LARGEST, allow_inf_nan=False, strict=False)]


class PieceEntry(Part):
    """A piece of terrain: an *outline*, or a *circle* as middle and radius, and its flags."""

    name: Line
    outline: Outline | None = None
    circle: Annotated[tuple[float, float, float] | None, Field(strict=False)] = None
    difficult: bool = False
    impassable: bool = False
    opaque: bool = False
    awkward: bool = False
    height: Annotated[float, Field(ge=0, le=99, allow_inf_nan=False, strict=False)] = 0.0

    @model_validator(mode="after")
    def _has_one_shape(self) -> "PieceEntry":
        if (self.outline is None) == (self.circle is None):
            raise field_faults(
                [("outline", Said(N("files", "give either an outline or a circle, and not both.")))]
            )
        if self.circle is not None and not 0 < self.circle[2] <= LARGEST:
            raise field_faults(
                [
                    (
                        "circle",
                        Said(
                            N(
                                "files",
                                "its radius is {found}; allowed is more than 0 and at most {most:g}.",
                            ),
                            found=found(self.circle[2]),
                            most=LARGEST,
                        ),
                    )
                ]
            )
        return self

    def corners(self) -> tuple[Spot, ...]:
        """Its outline; of a round piece so many corners that they stand for the circle."""
        if self.outline is not None:
            return self.outline
        assert self.circle is not None
        x, y, radius = self.circle
        many = max(16, ceil(pi / acos(1 - min(ROUND_ERROR / radius, 1.0))))
        angles = (2 * pi * step / many for step in range(many))
        return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


class ZoneEntry(Part):
    """A deployment area of player "A" or "B"."""

    player: Literal["A", "B"]
    outline: Outline


class Table(Part):
    """A battlefield, measured from its top left corner."""

    name: Line
    width: Annotated[float, Field(ge=SMALLEST, le=LARGEST, allow_inf_nan=False, strict=False)] = 30.0
    depth: Annotated[float, Field(ge=SMALLEST, le=LARGEST, allow_inf_nan=False, strict=False)] = 30.0
    pieces: Annotated[tuple[PieceEntry, ...], Field(strict=False, max_length=MOST_PIECES)] = ()
    zones: Annotated[tuple[ZoneEntry, ...], Field(strict=False, max_length=20)] = ()


def read_table(path: Path) -> Table:
    """A table from its file. Raises CardError with a sentence for each fault."""
    return table_from(read_toml(path), path.name)


def table_from(values: Mapping[str, Any], name: str) -> Table:
    """A table from plain values; *name* is what the sentences call it. Raises CardError."""
    try:
        return Table.model_validate(values)
    except ValidationError as wrong:
        fields = {"": fields_of(Table), "pieces": fields_of(PieceEntry), "zones": fields_of(ZoneEntry)}
        raise CardError(sentences(wrong, name, fields)) from None


def write_table(path: Path, table: Table) -> None:
    """Writes the table for people to read; the file reads back the same. May raise OSError."""
    write_toml(path, table.model_dump(exclude_defaults=True))
