"""What becomes of a unit: its Life Points, its states, its end."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.game import Player, StateOn
from hellassist.rules.profile import Profile


@dataclass(frozen=True, slots=True)
class CountSet:
    """Something counted over turns stands at *count* now (0 forgets it): uses of a weapon, steps of reloading."""

    unit: str
    key: str
    count: int


@dataclass(frozen=True, slots=True)
class LifeLost:
    """Life Points a unit lost (after Protection), and what is left."""

    unit: str
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class LifeGained:
    """Life Points a unit won back, and what it has now."""

    unit: str
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class StateGained:
    """A state laid on a unit."""

    unit: str
    state: StateOn


@dataclass(frozen=True, slots=True)
class StateEnded:
    """A state is gone; of Consumed the one of this *kind*."""

    unit: str
    state: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class StateCounted:
    """The clock of a state went on: what is left of it."""

    unit: str
    state: StateOn


@dataclass(frozen=True, slots=True)
class StatesAround:
    """The states that a unit is in from here on because of the lingering auras in whose area it is (AU-06)."""

    unit: str
    states: tuple[StateOn, ...]


@dataclass(frozen=True, slots=True)
class ControlPassed:
    """Another player plays the unit from here on."""

    unit: str
    player: Player


@dataclass(frozen=True, slots=True)
class UnitTransformed:
    """The unit goes on in another shape, with all its Life Points (UN-67, UN-68)."""

    unit: str
    profile: Profile


@dataclass(frozen=True, slots=True)
class UnitDevoured:
    """A unit is inside another, off the table. *counts* for Dominance like a loss."""

    unit: str
    by: str
    counts: bool


@dataclass(frozen=True, slots=True)
class UnitFreed:
    """The one that devoured the unit is dead: it may be put down again. *uncounts* the loss of the same turn."""

    unit: str
    turn: int
    uncounts: bool


@dataclass(frozen=True, slots=True)
class UnitRemoved:
    """A unit left the game: killed, or left the table. *counts* for Dominance."""

    unit: str
    killed: bool
    counts: bool
