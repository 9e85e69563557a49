"""The turn: its phases, Command and Dominance, and whose activation it is."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.editions import Edition
from hellassist.rules.game import Action, Company, Phase, Player, Terrain, Unit, Zone
from hellassist.rules.profile import Profile


@dataclass(frozen=True, slots=True)
class BattleSetUp:
    """Two Companies, a table and an edition. Lengths in millimetres."""

    name: str
    edition: Edition
    width: float
    depth: float
    terrain: tuple[Terrain, ...]
    companies: tuple[Company, ...]
    units: tuple[Unit, ...]
    turns: int | None = None
    shapes: tuple[Profile, ...] = ()
    """The cards that units may become (UN-67)."""
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A new turn, in its Upkeep phase: every unit waits again (TD-29)."""

    turn: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next phase of the turn, or the end of the battle."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class UpkeepOrdered:
    """The Dominant player has said whose powers come first in this Upkeep (TD-22)."""

    first: Player


@dataclass(frozen=True, slots=True)
class DominanceSettled:
    """Who is Dominant, the two figures and what decided: "score", "units", "officer", "coin", "losses", "kept"."""

    player: Player
    scores: tuple[int, int]
    by: str


@dataclass(frozen=True, slots=True)
class FirstChosen:
    """The player who activates next."""

    player: Player


@dataclass(frozen=True, slots=True)
class CommandSet:
    """A Company's Command after a change: basic and current, and the cause ("spent", "lost", "upkeep", …).

    *light*: how many points of each are light, where they have a colour (FR-57). *evenly*: so many points have been
    paid of both colours for want of a word from the player, who may still say otherwise (FR-60); *for_good* from both
    scores.
    """

    player: Player
    basic: int
    current: int
    cause: str
    unit: str = ""
    light: tuple[int, int] | None = None
    evenly: int = 0
    for_good: bool = False


@dataclass(frozen=True, slots=True)
class DuelFought:
    """An authority duel: what both have staked in secret, and who wins; a *permanent* one costs for good (FR-62)."""

    stakes: tuple[int, int]
    winner: Player | None
    permanent: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class UnitActivated:
    """A unit begins its activation, which stands for *count* of those it has in the turn."""

    unit: str
    engaged: bool
    count: int = 1


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """What the active unit is doing, known by what was done (AC-40)."""

    unit: str
    action: Action


@dataclass(frozen=True, slots=True)
class ActivationEnded:
    """The active unit is done (TD-26); *again*: it has another activation in this turn and waits for it (LE-11)."""

    unit: str
    next_player: Player | None
    again: bool = False


@dataclass(frozen=True, slots=True)
class TurnHandedOver:
    """The player has said that he is done: no second unit by vae soli any more (TD-26, TD-27)."""

    player: Player


@dataclass(frozen=True, slots=True)
class ActivationPassed:
    """A player with fewer waiting units makes the other activate (TD-39)."""

    player: Player
