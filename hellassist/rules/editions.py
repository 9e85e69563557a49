"""The named switches in which editions and rulings differ. The core rulebook, read as recommended, is the default."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

POSSIBLE = {"fathom_mm": (1.0, 1000.0), "highest_defence": (1, 99)}
"""Between which the numbers are in any battle that can be opened."""
LIMITS = {"fathom_mm": (10.0, 50.0), "highest_defence": (1, 6)}
"""The least and the most that players can agree on of the switches that are numbers."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One set of readings. Rules ask a switch, never the edition's name.

    cards/rulings.toml explains what one text leaves open, cards/editions.toml where the texts differ.
    """

    name: str = "core"
    fathom_mm: float = 25.0
    """Millimetres in a fathom (BA-01)."""
    highest_defence: int = 5
    """What bonuses can raise DEF to (UN-20)."""
    defender_has_support: bool = True
    """Both fighters gain from allies in contact with their opponent (CC-38)."""
    higher_ground_for_defender: bool = True
    """The higher fighter has +1 CBT also when attacked (CC-30)."""
    green_replaces_wounded: bool = True
    """A printed green value already holds the Wounded penalty (UN-22)."""
    lunge_replaces_fathom: bool = True
    """Lunge x gives a control area of x fathoms, not of 1 + x (BA-13)."""
    late_command_waits: bool = True
    """CMD of a late arrival joins in the Upkeep of the turn after (CM-13)."""
    lemures_shared: bool = False
    """Both players take their lemures from one common pool of miniatures (LE-10)."""
    absent_add_command: bool = False
    """CMD of units off the table counts at the start (CM-03, TD-07)."""
    modify_before_doubling: bool = True
    """MVT is modified first, then doubled for Run and Charge (UN-12)."""
    active_player_chooses_first: bool = True
    """Of two choices due at once the active unit's player makes his first (CC-17, CC-26)."""
    wounded_spoils_powers: bool = True
    """Becoming Wounded in the fight is a change of state that spoils the power (AC-33, AC-37)."""
    each_area_costs: bool = True
    """Moving in or out of control areas costs a point for each that the unit begins in (MV-11)."""
    all_units_are_heads: bool = False
    """The first Dominance counts Insignificant units, and those off the table (RU-18 against RU-17)."""
    lemures_act_once_late: bool = True
    """A lemure whose enemies have all acted before it begins has one activation left (LE-12, FR-80)."""
    tied_duels_to_dominant: bool = False
    """A tied authority duel goes to the Dominant player, who pays; else to nobody, and nobody pays (FR-62)."""

    # -- where the texts differ ------------------------------------------------------------------

    immortals: bool = False
    """The Immortals are a Faction (RU-05, FR-57)."""
    prestige_opens_companies: bool = False
    """With Prestige a Mercenary Officer may be hired as the Officer of that Faction's Company (RU-08)."""
    absent_count_for_dominance: bool = False
    """CMD of Officers and Independents off the table counts for the first Dominance (RU-17)."""
    absent_officers_break_ties: bool = False
    """So does that of an Officer off the table where the scores are equal (RU-19)."""
    haste_exceeds_mvt: bool = False
    """A move within MVT is never a Run or a Charge, whatever it was meant as (RU-41, RU-43)."""
    harmless_let_go: bool = False
    """A Harmless enemy does not strike a retreating unit, which may Shoot or Concentrate as well (RU-47)."""
    harmless_disturb_nobody: bool = False
    """A Harmless enemy does not fight a unit for its Concentration or Focus (RU-50, RU-53)."""
    states_spoil_powers: bool = True
    """Any change of state in the fight spoils the power, not only death and what bars it (RU-51)."""

    active_unit_first: bool = False
    """Of effects that clash the active unit's own comes first (FR-03)."""
    only_targets_receive_orders: bool = False
    """Whom an ally's order affects without being its target does not receive it (FR-18, FR-27)."""
    company_orders_reach_all: bool = False
    """An order to a Company reaches those too who can receive none (FR-28)."""
    lemures_are_no_combatants: bool = False
    """Orders to a Company and vae soli pass lemures by (FR-28, FR-43, FR-66)."""
    orders_need_a_target: bool = False
    """An order whose header names a target cannot be used without a legal one (FR-29)."""
    vae_distanti: bool = False
    """Officers have a third Vae order, to shoot past nearer enemies (FR-20, FR-33)."""
    command_modifiers_count: bool = False
    """A modifier on a unit's CMD changes the pool at once (FR-56)."""
    binary_command: bool = False
    """The Command of Immortals is split into light and dark points (FR-57)."""
    authority_duels: bool = False
    """Players stake Command against each other (FR-62)."""
    spell_triggers_govern: bool = False
    """A spell's trigger says by which action its lemure is raised, in place of Focus (FR-68)."""
    spell_types_count: bool = False
    """A spell's type says when it works and what becomes of the lemure (FR-69 to FR-71)."""

    def __post_init__(self) -> None:
        """Raise ValueError where a number is none that a table can be drawn or a hit counted with."""
        for switch, (least, most) in POSSIBLE.items():
            if not least <= getattr(self, switch) <= most:
                message = f"{switch} is to be from {least} to {most}"
                raise ValueError(message)


CORE = Edition()
RUSSIAN = Edition(
    name="russian",
    immortals=True,
    prestige_opens_companies=True,
    absent_count_for_dominance=True,
    absent_officers_break_ties=True,
    haste_exceeds_mvt=True,
    harmless_let_go=True,
    harmless_disturb_nobody=True,
    states_spoil_powers=False,
)
FRENCH_EFFECTS = Edition(
    name="french",
    late_command_waits=False,
    immortals=True,
    active_unit_first=True,
    only_targets_receive_orders=True,
    company_orders_reach_all=True,
    lemures_are_no_combatants=True,
    orders_need_a_target=True,
    vae_distanti=True,
    command_modifiers_count=True,
    binary_command=True,
    authority_duels=True,
    spell_triggers_govern=True,
    spell_types_count=True,
)
PRESETS = (CORE, FRENCH_EFFECTS, RUSSIAN)
"""The texts that are played as they stand. Any other set of switches is the rules of a table, named by its players."""

HOUSE = "house"
"""The name of rules of a table that their players have not named."""

SWITCHES = tuple(field.name for field in fields(Edition) if field.name != "name")


def preset(name: str) -> Edition:
    """The preset of this name. Raises KeyError if there is none."""
    return {edition.name: edition for edition in PRESETS}[name]


def differences(edition: Edition, base: Edition = CORE) -> tuple[str, ...]:
    """The switches that stand otherwise than in *base*, in the order of Edition."""
    return tuple(switch for switch in SWITCHES if getattr(edition, switch) != getattr(base, switch))


SETTLED_BEFOREHAND = frozenset({"immortals", "prestige_opens_companies"})
"""Switches of how Companies are made up: none bears on a battle that has been set up."""
SETTLED_AT_THE_START = frozenset(
    {
        "absent_add_command",
        "all_units_are_heads",
        "absent_count_for_dominance",
        "absent_officers_break_ties",
    }
)
"""Switches of the first Upkeep: none bears on what comes after it."""


def fits(switch: str, value: bool | float) -> bool:
    """Whether the switch can stand so."""
    if switch not in SWITCHES or type(value) is not type(getattr(CORE, switch)):
        return False
    return switch not in LIMITS or LIMITS[switch][0] <= value <= LIMITS[switch][1]


def nearest(edition: Edition) -> Edition:
    """The preset from which the edition differs in the fewest switches."""
    return min(PRESETS, key=lambda each: len(differences(edition, each)))


def own_rules(base: Edition, name: str, **switches: bool | float) -> Edition:
    """Our table's rules: an edition with some switches set otherwise, under a name of its own.

    Raises ValueError where it would be called like a preset and is none; TypeError for a switch that there is not.
    """
    made = replace(base, name=name, **switches)  # type: ignore[arg-type]
    if any(each.name == name and each != made for each in PRESETS):
        message = f"{name} is the name of a preset"
        raise ValueError(message)
    return made


def switched(edition: Edition, switch: str, value: bool | float) -> Edition:
    """The edition with one switch set otherwise: a preset again, or a table's rules, which keep the name they have."""
    made = replace(edition, **{switch: value})  # type: ignore[arg-type]
    presets = {each.name for each in PRESETS}
    if edition.name not in presets and edition.name != HOUSE:
        return made
    again = nearest(made)
    return replace(made, name=HOUSE if differences(made, again) else again.name)
