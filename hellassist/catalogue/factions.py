"""The factions, as data: a further one is one more table in a factions.toml (UN-59)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from hellassist.catalogue.errors import CardError, fields_of, found, sentences
from hellassist.catalogue.parts import Names, Part
from hellassist.catalogue.toml_files import read_tables
from hellassist.places import cards_folder

FACTIONS_FILE = "factions.toml"


class Faction(Part):
    """*mercenary*: its Troopers and Independents may serve other factions (UN-60)."""

    name: Names
    mercenary: bool = False


def read_factions(path: Path) -> Mapping[str, Faction]:
    """The factions of the file by id. Raises CardError."""
    factions: dict[str, Faction] = {}
    faults: list[str] = []
    for key, entries in read_tables(path).items():
        try:
            factions[key] = Faction.model_validate(entries)
        except ValidationError as wrong:
            faults += sentences(wrong, f"{path.name}, faction {found(key)}", {"": fields_of(Faction)})
    if faults:
        raise CardError(faults)
    return factions


@cache
def shipped_factions() -> Mapping[str, Faction]:
    """The factions that come with the app."""
    return read_factions(cards_folder() / FACTIONS_FILE)


def factions_beside(path: Path) -> Mapping[str, Faction]:
    """The shipped factions and those of the folder in which *path* lies. Raises CardError."""
    beside = path.parent / FACTIONS_FILE
    return {**shipped_factions(), **read_factions(beside)} if beside.is_file() else shipped_factions()
