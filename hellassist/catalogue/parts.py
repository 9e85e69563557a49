"""Parts of a card as a file gives them: weapons, orders, auras, spells. Each turns into the engine's view of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, model_validator

from hellassist.catalogue import notation
from hellassist.catalogue.errors import field_faults, found
from hellassist.catalogue.known import known_abilities
from hellassist.catalogue.words import keyword, names, one_line, printed, shortest, slug, some_lines, texts
from hellassist.rules.profile import (
    Ability,
    Blast,
    Column,
    Effect,
    Transformation,
    Weapon,
)
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said


def each(read: Callable[[Any], Any], most: int = 30) -> PlainValidator:
    """Reads a list entry by entry; the sentence says which entry is wrong."""

    def read_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise ValueError(Said(N("files", "allowed is a list in square brackets.")))  # noqa: TRY004 -- pydantic collects ValueErrors
        if len(value) > most:
            raise ValueError(
                Said(N("files", "it has {count} entries; allowed are {most}."), count=len(value), most=most)
            )
        done: list[Any] = []
        for entry in value:
            try:
                one = read(entry)
            except ValueError as wrong:
                raise ValueError(
                    Said(
                        N("files", "the entry {found} will not do: {what}"),
                        found=found(entry),
                        what=wrong.args[0],
                    )
                ) from None
            if one not in done:
                done.append(one)
        return tuple(done)

    return PlainValidator(read_all)


def _listed(text: Callable[[Any], Any]) -> PlainSerializer:
    return PlainSerializer(lambda values: [text(value) for value in values])


Names = Annotated[dict[str, str], PlainValidator(names), PlainSerializer(shortest)]
Texts = Annotated[dict[str, str], PlainValidator(texts), PlainSerializer(shortest)]
Line = Annotated[str, PlainValidator(one_line)]
Lines = Annotated[str, PlainValidator(some_lines)]
Word = Annotated[str, PlainValidator(lambda value: keyword(one_line(value))), PlainSerializer(printed)]
Abilities = Annotated[tuple[Ability, ...], each(notation.ability), _listed(notation.ability_text)]
Words = Annotated[tuple[str, ...], each(lambda value: slug(one_line(value))), _listed(printed)]
EffectText = Annotated[Effect, PlainValidator(notation.effect), PlainSerializer(notation.effect_text)]
Table = Annotated[tuple[Column, ...], PlainValidator(notation.table), _listed(notation.column_text)]
BlastText = Annotated[Blast, PlainValidator(notation.blast), PlainSerializer(notation.blast_text)]
Small = Annotated[int, Field(ge=-notation.HIGHEST, le=notation.HIGHEST)]
Count = Annotated[int, Field(ge=0, le=notation.HIGHEST)]
Turns = Annotated[int, Field(ge=1, le=notation.HIGHEST)]
Fathoms = Annotated[float, Field(gt=0, le=notation.HIGHEST, allow_inf_nan=False)]


class Part(BaseModel):
    """What all tables of a card have in common: nothing unknown in them, nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, serialize_by_alias=True)


class WeaponCard(Part):
    """A weapon: its power table or its blast (UN-40, UN-44), and the abilities that are its own (UN-48)."""

    name: Names
    use: Literal["close", "ranged"] = "close"
    types: Words = ()
    range: Fathoms | None = None
    table: Table = ()
    blast: BlastText | None = None
    abilities: Abilities = ()

    @model_validator(mode="before")
    @classmethod
    def _types_of_blast(cls, entries: Any) -> Any:
        """Damage types may stand within the brackets of a blast, as the card prints them."""
        if not isinstance(entries, Mapping) or not isinstance(entries.get("blast"), str):
            return entries
        printed_types, blast = notation.typed_blast(entries["blast"])
        types = entries.get("types", [])
        if not printed_types or not isinstance(types, list):
            return entries
        return {**entries, "blast": blast, "types": [*types, *printed_types]}

    @model_validator(mode="after")
    def _fits_together(self) -> "WeaponCard":
        faults: list[tuple[str, str]] = []
        aimed = self.blast is None or self.blast.shape == "explosion"
        if self.blast is None and not self.table:
            faults.append(
                (
                    "table",
                    Said(N("files", "is missing; only an explosion or a blast does without a power table.")),
                )
            )
        if self.blast is not None and self.table:
            faults.append(
                (
                    "table",
                    Said(N("files", "is one thing too many: a blast or an explosion has no power table.")),
                )
            )
        if self.blast is not None and self.use != "ranged":
            faults.append(("use", Said(N("files", 'found "close"; a blast or an explosion is "ranged".'))))
        if self.use == "close" and self.range is not None:
            faults.append(
                ("range", Said(N("files", 'is for ranged weapons; for those give use = "ranged".')))
            )
        if self.use == "ranged" and aimed and self.range is None:
            faults.append(("range", Said(N("files", "is missing; a ranged weapon has one in fathoms."))))
        faults += [
            (
                "abilities",
                Said(N("files", "{name} belongs to the unit and not to a weapon."), name=entry.name),
            )
            for ability in self.abilities
            if (entry := known_abilities().get(ability.id)) is not None and not entry.weapon
        ]
        if faults:
            raise field_faults(faults)
        return self

    def weapon(self) -> Weapon:
        return Weapon(self.name, self.use, self.types, self.table, self.range, self.blast, self.abilities)


class TransformationCard(Part):
    """On *condition* the unit becomes the card whose id is *shape* (UN-67)."""

    condition: Line
    shape: Line
    text: Texts = Field(default_factory=dict)
    when: Literal["", "kills", "wounded", "dies"] = ""

    def transformation(self) -> Transformation:
        return Transformation(self.condition, self.shape, self.text, self.when)


class BinaryCard(Part):
    """The split Command of the Immortals."""

    light: Count = 0
    dark: Count = 0
    either: Count = 0
