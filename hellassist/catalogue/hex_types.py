"""Unit types and army lists of the hex battle as files: the text's own, and what players add in theirs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError

from hellassist.catalogue.errors import CardError, fields_of, found, named, nearest, of_field, sentences
from hellassist.catalogue.parts import Line, Part, each
from hellassist.catalogue.toml_files import read_tables, write_toml
from hellassist.catalogue.words import one_line, printed, slug
from hellassist.hexbattle.units import (
    FACTORS,
    KINDS,
    MOVEMENTS,
    Fault,
    Kind,
    Movement,
    Quality,
    UnitType,
    faults,
)
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

TYPES_FILE, ARMIES_FILE = "types.toml", "armies.toml"
MOST_UNITS = 60
"""Of one entry in an army list."""

Attributes = Annotated[tuple[str, ...], each(lambda value: slug(one_line(value)))]
CombatFactor = Annotated[int, Field(ge=min(FACTORS), le=max(FACTORS))]
OrdinaryIfEmpty = Annotated[Quality, BeforeValidator(lambda value: "ordinary" if value == "" else value)]


class FactorsCard(Part):
    """Combat factors by the class of the enemy (HX-15)."""

    foot: CombatFactor | None = None
    mounted: CombatFactor | None = None
    aerial: CombatFactor | None = None
    water: CombatFactor | None = None


class TypeCard(Part):
    """A type, or what a player's file adds to one of the text (HX-02)."""

    name: Line | None = None
    movement: Movement | None = None
    kind: Kind | None = None
    quality: OrdinaryIfEmpty = "ordinary"
    attributes: Attributes | None = None
    factor: FactorsCard = FactorsCard()


class ArmyUnitCard(Part):
    """So many units of one type, of one quality; without one, that of the type."""

    type: Annotated[str, BeforeValidator(lambda value: slug(one_line(value)))]
    count: Annotated[int, Field(ge=1, le=MOST_UNITS)] = 1
    quality: Quality | None = None


class ArmyCard(Part):
    """An army list. It may give any attribute to any type (HX-10)."""

    name: Line
    attributes: dict[str, Attributes] = Field(default_factory=dict)
    units: Annotated[tuple[ArmyUnitCard, ...], Field(strict=False, max_length=MOST_UNITS)] = ()


@dataclass(frozen=True, slots=True)
class TypeShelf:
    """Types by id, and what could not be read; the rest is there all the same."""

    types: Mapping[str, UnitType]
    faults: tuple[str, ...] = ()


TYPE_FIELDS = {"": fields_of(TypeCard), "factor": fields_of(FactorsCard)}
ARMY_FIELDS = {"": fields_of(ArmyCard), "units": fields_of(ArmyUnitCard)}


def load_types(shipped: Path, own: Path | None = None) -> TypeShelf:
    """The types of the text, with what the players' file adds. Raises CardError if the text's file is wrong."""
    types = {key: _plain(key, card) for key, card in _cards(shipped, TypeCard, TYPE_FIELDS, "type").items()}
    if own is None or not own.is_file():
        return TypeShelf(types)
    said: list[str] = []
    try:
        tables = read_tables(own)
    except CardError as wrong:
        return TypeShelf(types, wrong.faults)
    for key, entries in tables.items():
        try:
            types[key] = completed(key, entries, types.get(key), own.name)
        except CardError as wrong:
            said += wrong.faults
    return TypeShelf(types, tuple(said))


def completed(
    key: str, entries: Mapping[str, Any], base: UnitType | None, file: str = TYPES_FILE
) -> UnitType:
    """A type of the players, or one of the text with their entries. Raises CardError with a sentence a fault."""
    where = Said(N("files", "{file}, type {key}"), file=file, key=found(key))
    try:
        card = TypeCard.model_validate(entries)
    except ValidationError as wrong:
        raise CardError(sentences(wrong, where, TYPE_FIELDS)) from None
    made = _over(base, key, card)
    wrong_fields = [
        of_field(where, fault.field.replace("factors", "factor"), _sentence(made, fault))
        for fault in faults(made)
    ]
    if base is None and card.name is None:
        wrong_fields.insert(0, Said(N("files", "{where}, name: is missing."), where=where))
    if wrong_fields:
        raise CardError(wrong_fields)
    return made


def _plain(key: str, card: TypeCard) -> UnitType:
    return UnitType(
        key,
        card.name or printed(key),
        card.movement,
        card.kind,
        card.quality,
        frozenset(card.attributes or ()),
        card.factor.model_dump(exclude_none=True),
    )


def _over(base: UnitType | None, key: str, card: TypeCard) -> UnitType:
    """The players' entries over what the text gives."""
    text = base or UnitType(key, printed(key))
    factors = card.factor.model_dump(exclude_none=True)
    given = card.model_fields_set - {"factor"}
    own = {name for name in given if getattr(card, name) is not None and name != "name"}
    return UnitType(
        key,
        card.name or text.name,
        card.movement or text.movement,
        card.kind or text.kind,
        card.quality if "quality" in given else text.quality,
        text.attributes if card.attributes is None else frozenset(card.attributes),
        {**text.factors, **factors},
        frozenset(own | {f"factors.{enemy}" for enemy in factors}),
    )


def _sentence(made: UnitType, fault: Fault) -> str:
    """What is wrong, as the files' other sentences say it."""
    match fault.reason:
        case "no_movement":
            return Said(N("files", "is missing; allowed is one of {allowed}."), allowed=named(MOVEMENTS))
        case "no_kind":
            return Said(N("files", "is missing; allowed is one of {allowed}."), allowed=named(KINDS))
        case "not_lore":
            return Said(
                N("files", 'found "lore"; lore units are "Deity", "Dragon", "Airship" and "Monster" alone.')
            )
        case "standing_attribute":
            return Said(
                N("files", "{name} always have {found}: it cannot be left out."),
                name=made.name,
                found=found(printed(str(fault.found))),
            )
        case "is_troop" | "is_lore":
            return Said(
                N("files", 'found {found}; {name} are "{allowed}".'),
                found=found(fault.found),
                name=made.name,
                allowed=fault.reason.removeprefix("is_"),
            )
    return Said(N("files", "found {found}."), found=found(fault.found))


def load_armies(path: Path, types: Mapping[str, UnitType]) -> Mapping[str, ArmyCard]:
    """The army lists of a file. Raises CardError, also where one names a type that is not there."""
    armies = _cards(path, ArmyCard, ARMY_FIELDS, "army")
    said = []
    for key, army in armies.items():
        used = [*army.attributes, *(unit.type for unit in army.units)]
        for type_ in dict.fromkeys(used):
            if type_ not in types:
                close = nearest(type_, types)
                said.append(
                    Said(
                        N("files", "{file}, army {key}: there is no type {found}.{close}"),
                        file=path.name,
                        key=found(key),
                        found=found(type_),
                        close=close,
                    )
                )
    if said:
        raise CardError(said)
    return armies


def army_card(
    name: str, attributes: Mapping[str, tuple[str, ...]], units: Iterable[ArmyUnitCard]
) -> ArmyCard:
    """An army list as a form gives it. Raises CardError."""
    try:
        return ArmyCard(name=name, attributes=dict(attributes), units=tuple(units))
    except ValidationError as wrong:
        where = Said(N("files", "{file}, army {key}"), file=ARMIES_FILE, key=found(name))
        raise CardError(sentences(wrong, where, ARMY_FIELDS)) from None


def _cards(path: Path, model: type[Any], allowed: Mapping[str, Iterable[str]], what: str) -> dict[str, Any]:
    cards: dict[str, Any] = {}
    said: list[str] = []
    listed = {kind: tuple(names) for kind, names in allowed.items()}
    for key, entries in read_tables(path).items():
        try:
            cards[key] = model.model_validate(entries)
        except ValidationError as wrong:
            where = Said(N("files", "{file}, {what} {key}"), file=path.name, what=what, key=found(key))
            said += sentences(wrong, where, listed)
    if said:
        raise CardError(said)
    return cards


def entries_of(made: UnitType) -> dict[str, Any]:
    """What of a type is the players' own, as their file gives it; a type of theirs whole."""
    entries: dict[str, Any] = {"name": made.name}
    entries |= {name: getattr(made, name) for name in ("movement", "kind", "quality") if name in made.own}
    if "attributes" in made.own:
        entries["attributes"] = sorted(printed(attribute) for attribute in made.attributes)
    factors = {enemy: made.factors[enemy] for enemy in MOVEMENTS if f"factors.{enemy}" in made.own}
    return entries | ({"factor": factors} if factors else {})


def write_own_types(path: Path, types: Iterable[UnitType]) -> None:
    """Write the players' types; the file reads back as the same types. May raise OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_toml(path, {made.id: entries_of(made) for made in types if made.own})


def write_armies(path: Path, armies: Mapping[str, ArmyCard]) -> None:
    """Write army lists. May raise OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_toml(path, {key: army.model_dump(exclude_defaults=True) for key, army in armies.items()})
