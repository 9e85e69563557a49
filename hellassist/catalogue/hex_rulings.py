"""The rulings of the hex battle, read from their file."""

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import ClassVar

from pydantic import model_validator

from hellassist.catalogue.errors import field_faults
from hellassist.catalogue.rulings import Ruling, read_rulings_as
from hellassist.hexbattle.rulings import HOUSE, Rulings
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said


class HexRuling(Ruling):
    """*house* marks what the text leaves out: whatever is chosen is a rule of the house (HX-01)."""

    switches: ClassVar[tuple[str, ...]] = tuple(field.name for field in fields(Rulings))

    house: bool = False

    @model_validator(mode="after")
    def _house_as_marked(self) -> "HexRuling":
        if self.house != (self.switch in HOUSE):
            said = (
                Said(N("files", "marks what the text leaves out, which this is."))
                if not self.house
                else Said(N("files", "is for what the text leaves out."))
            )
            raise field_faults([("house", said)])
        return self


def read_hex_rulings(path: Path) -> Mapping[str, HexRuling]:
    """The rulings of the file by id. Raises CardError."""
    return read_rulings_as(HexRuling, path)
