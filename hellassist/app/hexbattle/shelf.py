"""Where the players' unit types and army lists of the hex battle lie, and what is in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hellassist.app.settings import data_folder
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.hex_types import (
    ARMIES_FILE,
    TYPES_FILE,
    ArmyCard,
    TypeShelf,
    completed,
    load_armies,
    load_types,
    write_armies,
    write_own_types,
)
from hellassist.hexbattle.units import UnitType
from hellassist.places import cards_folder


def text_types() -> Mapping[str, UnitType]:
    """The types of the text alone."""
    return load_types(cards_folder() / "hex" / TYPES_FILE).types


def own_file(name: str) -> Path:
    """A file of the players."""
    return data_folder() / "hex" / name


def types() -> TypeShelf:
    """The types of the text and of the players."""
    return load_types(cards_folder() / "hex" / TYPES_FILE, own_file(TYPES_FILE))


def enter_type(key: str, entries: Mapping[str, Any]) -> UnitType:
    """Check a type as its form gives it and keep it in the players' file. Raises CardError, OSError."""
    made = completed(key, entries, text_types().get(key))
    shelf = types()
    if shelf.faults:
        raise CardError(shelf.faults)  # or writing would lose what could not be read
    write_own_types(own_file(TYPES_FILE), {**shelf.types, key: made}.values())
    return made


def armies() -> tuple[Mapping[str, ArmyCard], tuple[str, ...]]:
    """The players' army lists, and what is wrong with their file."""
    path = own_file(ARMIES_FILE)
    if not path.is_file():
        return {}, ()
    try:
        return load_armies(path, types().types), ()
    except CardError as wrong:
        return {}, wrong.faults


def keep_army(key: str, army: ArmyCard) -> None:
    """Keep an army list in the players' file. Raises CardError where the file holds what cannot be read, OSError."""
    kept, faults = armies()
    if faults:
        raise CardError(faults)
    write_armies(own_file(ARMIES_FILE), {**kept, key: army})
