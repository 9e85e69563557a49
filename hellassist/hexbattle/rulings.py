"""The switches: how the text is read where it can be read in two ways, and what stands in for what it leaves out.

The ledger's recommendations are the defaults; cards/hex/rulings.toml explains each. Rules ask a switch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rulings:
    """One set of readings."""

    limit_beats_evade: bool = True
    """A unit whose hits are used up is removed in spite of Evade (HX-12, HX-36, HX-38)."""
    first_hit_kills: bool = True
    """A lone character falls at its first hit, not at the second (HX-13)."""
    leader_survives: bool = True
    """A character whose unit is destroyed stays alone in its hex, unhurt by that blow (HX-14)."""
    enemy_tactical_counts: bool = True
    """The enemy's tactical factors are subtracted along with its combat factor (HX-19)."""
    unadjusted_tested: bool = True
    """Step 4 tests the total as it was rolled, so that one line of it applies at most (HX-32)."""
    evade_replaces_push: bool = True
    """An evade move takes the place of being pushed back (HX-34)."""
    push_to: Literal["away", "any"] = "away"
    """A pushed unit goes to a hex farther from its enemy, or to any next to it (HX-33)."""
    owner_chooses: bool = True
    """The player of a pushed unit chooses its hex, not the enemy (HX-33)."""
    blocked_hurts: bool = False
    """A unit that cannot go back takes one more point (HX-33)."""
    victor_advances: bool = False
    """An attacker may enter the hex that its enemy has left (HX-39)."""
    leader_bonus: int = 0
    """What a leading character adds to its unit's strength (HX-14)."""
    flank_by_facing: bool = False
    """Facing decides what is a flank, in place of the players (HX-16)."""
    evade_hexes: int = 0
    """How far an evade move goes at most; 0 leaves it to the players (HX-34)."""
    rout_hexes: int = 0
    """How far a rout goes at most; 0 leaves it to the players (HX-38)."""
    move_hexes: int = 0
    """How far a unit moves at most; 0 leaves it to the players (HX-01)."""
    attack_hexes: int = 1
    """How far away a unit can be attacked: 1 is a neighbour (HX-01)."""
    terrain_closed: bool = False
    """No unit enters hexes with terrain, which else plays no part (HX-01)."""
    sides_take_turns: bool = False
    """The sides act one after the other, or each unit whenever its player likes (HX-01)."""


RECOMMENDED = Rulings()

HOUSE = frozenset(
    {
        "push_to",
        "owner_chooses",
        "blocked_hurts",
        "leader_bonus",
        "flank_by_facing",
        "evade_hexes",
        "rout_hexes",
        "move_hexes",
        "attack_hexes",
        "terrain_closed",
        "sides_take_turns",
    }
)
"""The switches for what the text leaves out: whatever they say is a house rule and is marked as one."""
