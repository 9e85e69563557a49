"""The named switches in which editions and rulings differ. The core rulebook, read as recommended, is the default."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """One set of readings. Rules ask a switch, never the edition's name; cards/rulings.toml explains each."""

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


CORE = Edition()
