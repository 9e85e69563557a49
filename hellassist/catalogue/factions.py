"""The factions, as data: a further one is one more table in a factions.toml (UN-59)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pydantic import ValidationError, field_validator

from hellassist.catalogue.errors import CardError, fields_of, found, nearest, sentences
from hellassist.catalogue.parts import Names, Part
from hellassist.catalogue.toml_files import read_tables
from hellassist.catalogue.words import slug
from hellassist.places import cards_folder
from hellassist.rules.editions import CORE, SWITCHES, Edition
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

FACTIONS_FILE = "factions.toml"


class Faction(Part):
    """*mercenary*: its Troopers and Independents may serve other factions (UN-60).

    *switch*: the field of Edition without which there is no such faction (RU-05).
    """

    name: Names
    mercenary: bool = False
    switch: str = ""

    @field_validator("switch")
    @classmethod
    def _is_a_switch(cls, switch: str) -> str:
        if switch and switch not in SWITCHES:
            raise ValueError(
                Said(
                    N("files", "Edition has no switch {found}.{close}"),
                    found=found(switch),
                    close=nearest(switch, SWITCHES),
                )
            )
        return switch


def read_factions(path: Path) -> Mapping[str, Faction]:
    """The factions of the file by id. Raises CardError."""
    factions: dict[str, Faction] = {}
    faults: list[str] = []
    for key, entries in read_tables(path).items():
        try:
            factions[key] = Faction.model_validate(entries)
        except ValidationError as wrong:
            where = Said(N("files", "{file}, faction {key}"), file=path.name, key=found(key))
            faults += sentences(wrong, where, {"": fields_of(Faction)})
    if faults:
        raise CardError(faults)
    return factions


@cache
def known_factions() -> Mapping[str, Faction]:
    """The factions that come with the app, of all editions: a card may have any of them."""
    return read_factions(cards_folder() / FACTIONS_FILE)


def words_for(factions: Mapping[str, Faction]) -> Mapping[str, str]:
    """By which words each faction is found: its id, and its names in all languages. An id comes before a name."""
    named = {slug(name): key for key, faction in factions.items() for name in faction.name.values()}
    return {**named, **{key: key for key in factions}}


def shipped_factions(edition: Edition = CORE) -> Mapping[str, Faction]:
    """The factions of an edition: five in the core, six with the Immortals (UN-59, RU-05)."""
    return factions_of(edition, known_factions())


def factions_of(edition: Edition, known: Mapping[str, Faction]) -> Mapping[str, Faction]:
    """Those of the factions that the edition has."""
    return {
        key: faction
        for key, faction in known.items()
        if not faction.switch or getattr(edition, faction.switch)
    }


def factions_beside(path: Path) -> Mapping[str, Faction]:
    """The shipped factions and those of the folder in which *path* lies. Raises CardError."""
    beside = path.parent / FACTIONS_FILE
    return {**known_factions(), **read_factions(beside)} if beside.is_file() else known_factions()
