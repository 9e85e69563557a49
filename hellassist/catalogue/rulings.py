"""Rulings: where the rulebook leaves more than one sane reading, which one the app takes and who may change it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, ClassVar, TypeVar

from pydantic import Field, ValidationError, model_validator

from hellassist.catalogue.errors import CardError, field_faults, fields_of, found, nearest, sentences
from hellassist.catalogue.parts import Line, Part, Texts
from hellassist.catalogue.toml_files import read_tables
from hellassist.rules.editions import SWITCHES
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

RULINGS_FILE = "rulings.toml"


class Reading(Part):
    """One way to read the rule: the value that a switch takes for it, and what it means."""

    value: bool | int | float | str
    text: Texts


class Ruling(Part):
    """*rows* are the ledger rows in question, *switch* a field of Edition ("" where nothing can be switched).

    *test* is the row whose marked test holds the default, or the path and name of a test.
    """

    switches: ClassVar[tuple[str, ...]] = SWITCHES

    id: str = Field(exclude=True)
    question: Texts
    rows: Annotated[tuple[str, ...], Field(strict=False, min_length=1, max_length=20)]
    readings: Annotated[tuple[Reading, ...], Field(strict=False, min_length=2, max_length=8)]
    default: bool | int | float | str
    switch: str = ""
    test: Line

    @model_validator(mode="after")
    def _fits_together(self) -> "Ruling":
        values = [reading.value for reading in self.readings]
        faults: list[tuple[str, str]] = []
        if self.switch and self.switch not in self.switches:
            faults.append(
                (
                    "switch",
                    Said(
                        N("files", "there is no switch {found}.{close}"),
                        found=found(self.switch),
                        close=nearest(self.switch, self.switches),
                    ),
                )
            )
        if not any(value == self.default and type(value) is type(self.default) for value in values):
            faults.append(
                (
                    "default",
                    Said(
                        N("files", "found {found}; allowed is the value of one of its readings."),
                        found=found(self.default),
                    ),
                )
            )
        if len({str(value) for value in values}) < len(values):
            faults.append(("readings", Said(N("files", "two of them have the same value."))))
        if faults:
            raise field_faults(faults)
        return self


R = TypeVar("R", bound=Ruling)


def read_rulings(path: Path) -> Mapping[str, Ruling]:
    """The rulings of the file by id. Raises CardError."""
    return read_rulings_as(Ruling, path)


def read_rulings_as(kind: type[R], path: Path) -> Mapping[str, R]:
    """The rulings of the file, of this kind. Raises CardError."""
    rulings: dict[str, R] = {}
    faults: list[str] = []
    allowed = {"": tuple(name for name in fields_of(kind) if name != "id"), "readings": fields_of(Reading)}
    for key, entries in read_tables(path).items():
        try:
            rulings[key] = kind.model_validate({**entries, "id": key})
        except ValidationError as wrong:
            faults += sentences(
                wrong, Said(N("files", "{file}, ruling {key}"), file=path.name, key=found(key)), allowed
            )
    if faults:
        raise CardError(faults)
    return rulings
