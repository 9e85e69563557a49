"""A stat card as its file gives it, and the engine's view of it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, PlainSerializer, PlainValidator, ValidationInfo, field_validator, model_validator

from hellassist.catalogue import notation, provenance
from hellassist.catalogue.errors import field_faults, fields_of, found, named, nearest
from hellassist.catalogue.factions import known_factions
from hellassist.catalogue.known import known_abilities
from hellassist.catalogue.parts import (
    Abilities,
    BinaryCard,
    Line,
    Names,
    Part,
    Texts,
    TransformationCard,
    WeaponCard,
    each,
)
from hellassist.catalogue.power_parts import ActCard, AuraCard, OrderCard, SpellCard, UncategorisedCard
from hellassist.catalogue.words import DERIVED, KEYWORDS, RANKS, keyword, one_line, printed, slug
from hellassist.rules.abilities.standing import LEMURE_ABILITIES
from hellassist.rules.profile import (
    Ability,
    Availability,
    BinaryCommand,
    Infernalist,
    Profile,
    Rank,
    Score,
    keywords_with_general,
)
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

HEAVIEST_USUAL_PROTECTION = 3
DEAREST = 9999


def _known_keyword(value: Any) -> str:
    key = keyword(one_line(value))
    if key not in KEYWORDS:
        close = nearest(str(value), [printed(word) for word in KEYWORDS])
        raise ValueError(
            Said(
                N(
                    "files",
                    'it is no keyword of the rules; one of a unit\'s own goes under "other_keywords".{close}',
                ),
                close=close,
            )
        )
    return key


def _other_keyword(value: Any) -> str:
    key = slug(one_line(value))
    if not key or key in {*KEYWORDS, *RANKS, *DERIVED}:
        raise ValueError(Said(N("files", 'it is one of the rules; those go under "keywords".')))
    return key


def _faction(value: Any) -> str:
    return slug(one_line(value))


def _faction_called(word: str, info: ValidationInfo) -> str:
    """The id of the faction that has this name; a word that is none as it is."""
    return str((info.context or {}).get("faction_words", {}).get(word, word))


def _standing_ability(value: Any) -> str:
    key = slug(one_line(value))
    if key not in LEMURE_ABILITIES:
        raise ValueError(
            Said(
                N("files", "{found} is no ability that goes without saying; these are {allowed}."),
                found=found(value),
                allowed=named(LEMURE_ABILITIES),
            )
        )
    return key


_score = PlainSerializer(notation.score_text)
_words = PlainSerializer(lambda values: [printed(value) for value in values])
Dice = Annotated[Score, PlainValidator(notation.score(0, 20)), _score]
Defence = Annotated[Score, PlainValidator(notation.score(1, 6)), _score]
Number = Annotated[Score, PlainValidator(notation.score(0, 30)), _score]
LifeText = Annotated[notation.Life, PlainValidator(notation.life), PlainSerializer(notation.life_text)]
AvailabilityText = Annotated[
    Availability, PlainValidator(notation.availability), PlainSerializer(notation.availability_text)
]
InfernalistText = Annotated[
    Infernalist, PlainValidator(notation.infernalist), PlainSerializer(notation.infernalist_text)
]


class Card(Part):
    """A stat card (UN-10). A stat left out is not printed, which is not 0 (UN-16)."""

    id: str = Field(exclude=True)
    name: Names
    faction: Annotated[str, PlainValidator(_faction)]
    rank: Rank = ""
    named: bool = False
    keywords: Annotated[tuple[str, ...], each(_known_keyword), _words] = ()
    other_keywords: Annotated[tuple[str, ...], each(_other_keyword), _words] = ()
    infernalist: InfernalistText | None = None
    points: Annotated[int, Field(ge=0, le=DEAREST)]
    availability: AvailabilityText = Availability()
    variant: Literal["", "first", "second"] = ""
    variant_of: Line = ""
    base: Annotated[Literal["regular", "large", "extra_large"], PlainValidator(notation.base)] = "regular"
    tallness: Annotated[float, Field(gt=0, le=20, allow_inf_nan=False)] = 1.0
    mvt: Number
    cbt: Dice | None = None
    shs: Dice | None = None
    defence: Annotated[Defence, Field(alias="def")]
    protection: Annotated[Number, Field(alias="pr")] = Score(0)
    life: LifeText
    fth: Number | None = None
    cmd: Number | None = None
    binary: BinaryCard | None = None
    abilities: Abilities = ()
    lacks: Annotated[tuple[str, ...], each(_standing_ability), _words] = ()
    weapons: Annotated[tuple[WeaponCard, ...], Field(strict=False, max_length=12)] = ()
    orders: Annotated[tuple[OrderCard, ...], Field(strict=False, max_length=12)] = ()
    auras: Annotated[tuple[AuraCard, ...], Field(strict=False, max_length=12)] = ()
    spells: Annotated[tuple[SpellCard, ...], Field(strict=False, max_length=12)] = ()
    uncategorised: Annotated[tuple[UncategorisedCard, ...], Field(strict=False, max_length=12)] = ()
    transformation: TransformationCard | None = None
    special: Texts = Field(default_factory=dict)
    attested: Annotated[dict[str, str], PlainValidator(provenance.sources)] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _rank_among_keywords(cls, entries: Any) -> Any:
        """A card prints its rank among the keywords, so a file may as well (UN-50). The same with Mentalist."""
        if not isinstance(entries, Mapping) or not isinstance(entries.get("keywords"), list | tuple):
            return entries
        words = [(word, keyword(word)) for word in entries["keywords"] if isinstance(word, str)]
        ranks = {key for _, key in words if key in RANKS}
        if "rank" in entries and not isinstance(entries["rank"], str):
            return entries
        ranks |= {entries.get("rank", "")} - {""}
        if len(ranks) > 1:
            raise field_faults(
                [
                    (
                        "rank",
                        Said(
                            N("files", "found {allowed}; a unit has exactly one rank."),
                            allowed=named(sorted(ranks)),
                        ),
                    )
                ]
            )
        if "infernalist" in {key for _, key in words}:
            raise field_faults(
                [
                    (
                        "keywords",
                        Said(N("files", 'for an Infernalist give infernalist = "2/3" beside the keywords.')),
                    )
                ]
            )
        if "mentalist" in {key for _, key in words} and not entries.get("auras"):
            raise field_faults(
                [("keywords", Said(N("files", "a Mentalist is a unit with an aura, and this one has none.")))]
            )
        derived = {*RANKS, *DERIVED}
        left = [
            word for word in entries["keywords"] if not (isinstance(word, str) and keyword(word) in derived)
        ]
        return {**entries, "keywords": left, **({"rank": ranks.pop()} if ranks else {})}

    @field_validator("faction")
    @classmethod
    def _by_its_name(cls, faction: str, info: ValidationInfo) -> str:
        return _faction_called(faction, info)

    @field_validator("abilities")
    @classmethod
    def _of_factions(cls, listed: tuple[Ability, ...], info: ValidationInfo) -> tuple[Ability, ...]:
        """Where an ability names a Faction, by its id: "Prestige (The Lost)" is of lost."""
        known = known_abilities()
        return tuple(
            replace(each, keyword=_faction_called(each.keyword, info))
            if each.id in known and known[each.id].keyword == "faction"
            else each
            for each in listed
        )

    @model_validator(mode="after")
    def _fits_together(self, info: ValidationInfo) -> "Card":
        factions = (info.context or {}).get("factions") or frozenset(known_factions())
        faults = [
            *self._wrong_rank_or_faction(factions),
            *self._wrong_fighting(),
            *self._wrong_availability(),
            *self._wrong_abilities(factions),
        ]
        faults += provenance.unknown(self.attested, self._profile())
        if faults:
            raise field_faults(faults)
        return self

    def profile(self) -> Profile:
        """The card as the engine reads it, with every value that no source attests among its placeholders."""
        plain = self._profile()
        return replace(
            plain,
            keywords=keywords_with_general(plain.keywords),
            abilities=self._in_force(),
            placeholders=provenance.placeholders(self.attested, plain),
        )

    def _in_force(self) -> tuple[Ability, ...]:
        """The abilities of the card; a lemure has five more, but those that its card says it lacks (LE-28)."""
        if "lemure" not in self.keywords:
            return self.abilities
        printed_ids = {ability.id for ability in self.abilities}
        standing = (key for key in LEMURE_ABILITIES if key not in printed_ids and key not in self.lacks)
        return (*self.abilities, *(Ability(key) for key in standing))

    def remarks(self) -> tuple[str, ...]:
        """What is allowed but so rare that it may be a slip: field and value."""
        unusual = max(self.protection.red, self.protection.green or 0)
        return (
            (Said(N("files", "pr: {unusual} is exceptional"), unusual=unusual),)
            if unusual > HEAVIEST_USUAL_PROTECTION
            else ()
        )

    def text(self) -> dict[str, Any]:
        """The card as its file gives it, without what goes without saying."""
        return self.model_dump(exclude_defaults=True)

    def _wrong_rank_or_faction(self, factions: frozenset[str]) -> list[tuple[str, str]]:
        faults: list[tuple[str, str]] = []
        if not self.rank and "lemure" not in self.keywords:
            faults.append(
                (
                    "rank",
                    Said(
                        N("files", "is missing; allowed is one of {allowed}. Only a lemure has none."),
                        allowed=named(RANKS),
                    ),
                )
            )
        if self.faction not in factions:
            close = nearest(self.faction, factions) or Said(
                N("files", " Known are {allowed}."), allowed=named(sorted(factions))
            )
            faults.append(
                (
                    "faction",
                    Said(
                        N("files", "there is no faction {found}.{close}"),
                        found=found(self.faction),
                        close=close,
                    ),
                )
            )
        if "unbeliever" in self.keywords and self.fth is not None:
            faults.append(
                ("fth", Said(N("files", "an Unbeliever has no Faith, not even 0: leave the field out.")))
            )
        return faults

    def _wrong_fighting(self) -> list[tuple[str, str]]:
        faults: list[tuple[str, str]] = []
        ranged = [weapon for weapon in self.weapons if weapon.use == "ranged"]
        if self.shs is not None and not ranged:
            faults.append(
                (
                    "shs",
                    Said(
                        N(
                            "files",
                            "is printed only on a card with a ranged weapon: add the weapon or leave it out.",
                        )
                    ),
                )
            )
        if self.shs is None and any(w.blast is None or w.blast.shape != "cloud" for w in ranged):
            faults.append(
                ("shs", Said(N("files", "is missing; a unit with a ranged weapon has a Shooting Skill.")))
            )
        if self.cbt is not None and len(ranged) == len(self.weapons):
            faults.append(
                (
                    "weapons",
                    Said(N("files", "a unit with CBT needs a close combat weapon, for its power table.")),
                )
            )
        if self.binary is not None and self.cmd is not None:
            faults.append(("binary", Said(N("files", "a card prints either CMD or split Command."))))
        return faults

    def _wrong_availability(self) -> list[tuple[str, str]]:
        in_variants = self.availability.kind == "variants"
        if in_variants != bool(self.variant) or in_variants != bool(self.variant_of):
            form = Said(
                N("files", 'variant = "first" or "second", and variant_of = the name that both share')
            )
            return [
                (
                    "variant",
                    Said(
                        N("files", 'availability "Limited 3/2" goes with {form}; other units have neither.'),
                        form=form,
                    ),
                )
            ]
        return []

    def _wrong_abilities(self, factions: frozenset[str]) -> list[tuple[str, str]]:
        faults: list[tuple[str, str]] = []
        for ability in self.abilities:
            entry = known_abilities().get(ability.id)
            if entry is not None and entry.weapon:
                faults.append(
                    (
                        "abilities",
                        Said(
                            N("files", "{name} is a weapon's ability: list it with its weapon."),
                            name=entry.name,
                        ),
                    )
                )
            if entry is not None and entry.keyword == "faction" and ability.keyword not in factions:
                faults.append(
                    (
                        "abilities",
                        Said(
                            N("files", "{name} names one of the factions {allowed}."),
                            name=entry.name,
                            allowed=named(sorted(factions)),
                        ),
                    )
                )
        return faults

    def _profile(self) -> Profile:
        availability = replace(self.availability, variant=self.variant)
        if self.variant_of:
            availability = replace(availability, name=self.variant_of)
        split = self.binary
        return Profile(
            id=self.id,
            names=self.name,
            faction=self.faction,
            rank=self.rank,
            mvt=self.mvt,
            defence=self.defence,
            life=self.life.points,
            threshold=self.life.threshold,
            cbt=self.cbt,
            shs=self.shs,
            protection=self.protection,
            fth=self.fth,
            cmd=self.cmd,
            binary=BinaryCommand(split.light, split.dark, split.either) if split else None,
            base=self.base,
            tallness=self.tallness,
            points=self.points,
            named=self.named or self.rank == "officer" or availability.kind == "unique",
            availability=availability,
            keywords=frozenset(self.keywords + self.other_keywords),
            infernalist=self.infernalist,
            abilities=self.abilities,
            weapons=tuple(weapon.weapon() for weapon in self.weapons),
            orders=tuple(order.order() for order in self.orders),
            auras=tuple(aura.aura() for aura in self.auras),
            spells=tuple(spell.spell() for spell in self.spells),
            uncategorised=tuple(effect.uncategorised() for effect in self.uncategorised),
            transformation=self.transformation.transformation() if self.transformation else None,
            special=self.special,
        )


FIELDS: Mapping[str, tuple[str, ...]] = {
    "": tuple(name for name in fields_of(Card) if name != "id"),
    "weapons": fields_of(WeaponCard),
    "orders": fields_of(OrderCard),
    "auras": fields_of(AuraCard),
    "spells": fields_of(SpellCard),
    "uncategorised": fields_of(UncategorisedCard),
    "acts": fields_of(ActCard),
    "transformation": fields_of(TransformationCard),
    "binary": fields_of(BinaryCard),
}
"""The fields of each kind of table in a card file."""
