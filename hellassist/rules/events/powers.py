"""Orders, auras, spells and lemures."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.game import Invocation, Player, Power, Running


@dataclass(frozen=True, slots=True)
class PowerAnnounced:
    """An engaged unit will use a power after the fight that this brings.

    AC-32, AC-36. *once*: how ``Unit.orders_used`` calls a Unique one.
    """

    unit: str
    power: Power
    targets: tuple[str, ...] = ()
    once: str = ""


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A power takes effect; *once* as for PowerAnnounced (EF-18).

    *midway*: in the midst of the move of the active unit, which may go on (AC-45, AC-48).
    """

    unit: str
    power: Power
    targets: tuple[str, ...] = ()
    once: str = ""
    midway: bool = False


@dataclass(frozen=True, slots=True)
class PowerFailed:
    """The fight has spoiled the power that was announced (AC-33, AC-37)."""

    unit: str
    power: Power


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """What a power does is in force from here on."""

    effect: Running


@dataclass(frozen=True, slots=True)
class EffectEnded:
    """The effect with this number is over."""

    number: int


@dataclass(frozen=True, slots=True)
class InvocationBegun:
    """An engaged Infernalist has said what it invokes, and is struck first (LE-05)."""

    invocation: Invocation


@dataclass(frozen=True, slots=True)
class InvocationFailed:
    """No lemure comes: the blow changed the unit's state or felled it, or took its place (AC-37)."""

    unit: str


@dataclass(frozen=True, slots=True)
class LemureInvoked:
    """A lemure stands beside its Infernalist, played by *player*, and carries a spell (LE-06 to LE-08).

    *midway*: in the midst of the move of the active unit, which may go on (FR-68).
    """

    invocation: Invocation
    player: Player
    midway: bool = False


@dataclass(frozen=True, slots=True)
class SpellReleased:
    """The active lemure has released the spell of *invoker* that it carries (LE-18)."""

    unit: str
    invoker: str
    spell: int
