"""Battles to be set up, as files: both Companies, who plays them, the table, the edition and the turns."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, field_validator

from hellassist.catalogue.company import CompanyEntry, CompanyList
from hellassist.catalogue.errors import CardError, fields_of, sentences
from hellassist.catalogue.house_rules import HouseRules
from hellassist.catalogue.parts import Line, Part
from hellassist.catalogue.toml_files import read_toml, write_toml
from hellassist.rules.editions import CORE, PRESETS, Edition, preset
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

MOST_TURNS = 99


class SidePlan(Part):
    """One side: its Company, the lemures at hand for it, who plays it and who throws its dice."""

    company: CompanyList
    lemures: Annotated[tuple[CompanyEntry, ...], Field(strict=False, max_length=50)] = ()
    who: Line | Literal[""] = ""
    dice: Literal["virtual", "typed"] = "virtual"


class BattlePlan(Part):
    """A battle before it begins. *table* is a file's name, of the players' own if *own_table*; 0 turns: no limit.

    *edition* is a preset; *rules* those of a table, which are played in its place.
    """

    name: Line
    table: Line = "open-field.toml"
    own_table: bool = False
    edition: Line = CORE.name
    rules: HouseRules | None = None
    turns: Annotated[int, Field(ge=0, le=MOST_TURNS)] = 6
    sides: Annotated[tuple[SidePlan, SidePlan], Field(strict=False)]

    @property
    def played(self) -> Edition:
        """The edition by which the battle is played."""
        return preset(self.edition) if self.rules is None else self.rules.edition()

    @field_validator("edition")
    @classmethod
    def _is_known(cls, edition: str) -> str:
        known = [each.name for each in PRESETS]
        if edition not in known:
            raise ValueError(Said(N("files", "allowed are {allowed}."), allowed=", ".join(known)))
        return edition

    @field_validator("table")
    @classmethod
    def _is_in_its_folder(cls, table: str) -> str:
        if "/" in table or "\\" in table or not table.endswith(".toml"):
            raise ValueError(Said(N("files", "allowed is the bare name of a file that ends in .toml.")))
        return table


FIELDS = {
    "": fields_of(BattlePlan),
    "rules": fields_of(HouseRules),
    "sides": fields_of(SidePlan),
    "company": fields_of(CompanyList),
    "entries": fields_of(CompanyEntry),
}


def side_from(values: Mapping[str, Any], name: str) -> SidePlan:
    """One side from plain values; *name* is what the sentences call it. Raises CardError."""
    try:
        return SidePlan.model_validate(values)
    except ValidationError as wrong:
        raise CardError(sentences(wrong, name, FIELDS)) from None


def plan_from(values: Mapping[str, Any], name: str) -> BattlePlan:
    """A plan from plain values; *name* is what the sentences call it. Raises CardError."""
    try:
        return BattlePlan.model_validate(values)
    except ValidationError as wrong:
        raise CardError(sentences(wrong, name, FIELDS)) from None


def read_plan(path: Path) -> BattlePlan:
    """A plan from its file. Raises CardError with a sentence for each fault."""
    return plan_from(read_toml(path), path.name)


def write_plan(path: Path, plan: BattlePlan) -> None:
    """Writes the plan for people to read; the file reads back the same. May raise OSError."""
    write_toml(path, plan.model_dump(exclude_defaults=True))
