"""Our table's rules as files: an edition by its name, the preset it is built from, and the switches that differ."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError, field_validator, model_validator

from hellassist.catalogue.errors import CardError, field_faults, fields_of, found, named, nearest, sentences
from hellassist.catalogue.parts import Line, Part
from hellassist.catalogue.rulings import RULINGS_FILE, read_rulings
from hellassist.catalogue.toml_files import read_toml, write_toml
from hellassist.places import cards_folder
from hellassist.rules.editions import CORE, PRESETS, SWITCHES, Edition, differences, own_rules, preset
from hellassist.rules.editions import nearest as nearest_preset
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

SUFFIX = ".hellrules.toml"
"""How the name of such a file ends."""

Value = bool | int | float
PRESET_NAMES = tuple(edition.name for edition in PRESETS)


class HouseRules(Part):
    """The rules of a table. *base* is a preset, *switches* what stands otherwise than in it."""

    name: Line
    base: Line = CORE.name
    switches: Annotated[dict[str, Any], Field(default_factory=dict, max_length=len(SWITCHES))]

    @field_validator("name")
    @classmethod
    def _is_its_own(cls, name: str) -> str:
        if name.strip().casefold() in PRESET_NAMES:
            raise ValueError(Said(N("files", "that is the name of a preset; call your rules otherwise.")))
        return name

    @field_validator("base")
    @classmethod
    def _is_a_preset(cls, base: str) -> str:
        if base not in PRESET_NAMES:
            raise ValueError(Said(N("files", "allowed are {allowed}."), allowed=named(PRESET_NAMES)))
        return base

    @model_validator(mode="after")
    def _fits_together(self) -> "HouseRules":
        allowed = allowed_values()
        faults: list[tuple[str, str]] = []
        for switch, value in self.switches.items():
            if switch not in SWITCHES:
                faults.append(
                    (
                        "switches",
                        Said(
                            N("files", "there is no switch {found}.{close}"),
                            found=found(switch),
                            close=nearest(switch, SWITCHES),
                        ),
                    )
                )
            elif _as_allowed(value, allowed[switch]) is None:
                values = ", ".join(_shown(each) for each in allowed[switch])
                faults.append(
                    (
                        "switches",
                        Said(
                            N("files", "{switch}: found {found}; allowed are {values}."),
                            switch=switch,
                            found=found(value),
                            values=values,
                        ),
                    )
                )
        if faults:
            raise field_faults(faults)
        return self

    def edition(self) -> Edition:
        """The edition that the file stands for."""
        allowed = allowed_values()
        switches = {key: _as_allowed(value, allowed[key]) for key, value in self.switches.items()}
        return own_rules(preset(self.base), self.name, **switches)  # type: ignore[arg-type]


@cache
def allowed_values() -> Mapping[str, tuple[Value, ...]]:
    """What each switch can be set to: yes and no, or the values of the readings of its ruling."""
    values: dict[str, tuple[Value, ...]] = dict.fromkeys(SWITCHES, (True, False))
    for ruling in read_rulings(cards_folder() / RULINGS_FILE).values():
        if ruling.switch:
            values[ruling.switch] = tuple(
                reading.value for reading in ruling.readings if not isinstance(reading.value, str)
            )
    return values


def _as_allowed(value: object, allowed: tuple[Value, ...]) -> Value | None:
    """The allowed value that this is, 25 for 25.0; None where it is none of them."""
    return next(
        (each for each in allowed if each == value and isinstance(each, bool) is isinstance(value, bool)),
        None,
    )


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def rules_of(edition: Edition, base: Edition | None = None) -> HouseRules:
    """What a file says of the edition, told from *base*, else from the preset that it is nearest to.

    Raises CardError where no file could hold it, for a name that is empty, too long or that of a preset.
    """
    base = base or nearest_preset(edition)
    switches = {switch: getattr(edition, switch) for switch in differences(edition, base)}
    return rules_from({"name": edition.name, "base": base.name, "switches": switches}, edition.name)


def rules_from(values: Mapping[str, Any], name: str) -> HouseRules:
    """The rules from plain values; *name* is what the sentences call them. Raises CardError."""
    try:
        return HouseRules.model_validate(values)
    except ValidationError as wrong:
        raise CardError(sentences(wrong, name, {"": fields_of(HouseRules)})) from None


def read_house_rules(path: Path) -> HouseRules:
    """The rules of a file. Raises CardError with a sentence for each fault."""
    return rules_from(read_toml(path), path.name)


def write_house_rules(path: Path, rules: HouseRules) -> None:
    """Writes the rules for people to read; the file reads back the same. May raise OSError."""
    write_toml(path, rules.model_dump(exclude_defaults=True))
