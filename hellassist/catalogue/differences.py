"""Where the texts of the game differ: which switch of Edition each difference is, and what says so."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError, model_validator

from hellassist.catalogue.errors import CardError, field_faults, fields_of, found, named, nearest, sentences
from hellassist.catalogue.parts import Line, Part
from hellassist.catalogue.toml_files import read_tables
from hellassist.rules.editions import CORE, PRESETS, SWITCHES
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

DIFFERENCES_FILE = "editions.toml"
OTHERS = tuple(edition.name for edition in PRESETS if edition != CORE)
"""The editions that are told apart from the core."""

Value = bool | int | float


class Difference(Part):
    """*id* is the switch, *core* its value in the core, *editions* that of each edition which says otherwise.

    *rows* are the ledger rows that say so, *test* the row whose marked test shows it.
    """

    id: str = Field(exclude=True)
    rows: Annotated[tuple[str, ...], Field(strict=False, min_length=1, max_length=20)]
    core: Value
    editions: Annotated[dict[str, Value], Field(min_length=1)]
    test: Line

    @model_validator(mode="after")
    def _fits_together(self) -> "Difference":
        faults: list[tuple[str, str]] = []
        if self.id not in SWITCHES:
            faults.append(
                (
                    "id",
                    Said(
                        N("files", "Edition has no switch {found}.{close}"),
                        found=found(self.id),
                        close=nearest(self.id, SWITCHES),
                    ),
                )
            )
        for name, value in self.editions.items():
            if name not in OTHERS:
                faults.append(
                    (
                        "editions",
                        Said(
                            N("files", "there is no edition {found}; allowed are {allowed}."),
                            found=found(name),
                            allowed=named(OTHERS),
                        ),
                    )
                )
            elif value == self.core:
                faults.append(
                    (
                        "editions",
                        Said(N("files", "{name} says the same as the core: leave it out."), name=name),
                    )
                )
        if faults:
            raise field_faults(faults)
        return self


def read_differences(path: Path) -> Mapping[str, Difference]:
    """The differences of the file by switch. Raises CardError."""
    differences: dict[str, Difference] = {}
    faults: list[str] = []
    allowed = {"": tuple(name for name in fields_of(Difference) if name != "id")}
    for key, entries in read_tables(path).items():
        try:
            differences[key] = Difference.model_validate({**entries, "id": key})
        except ValidationError as wrong:
            where = Said(N("files", "{file}, switch {key}"), file=path.name, key=found(key))
            faults += sentences(wrong, where, allowed)
    if faults:
        raise CardError(faults)
    return differences
