"""The facts of a battle. They are what is saved; ``evolve`` books them, and asks no rule when they are read back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hellassist.geometry import Point
from hellassist.rules.editions import Edition
from hellassist.rules.game import (
    Action,
    Answer,
    Company,
    ConsumedArea,
    Declaration,
    DiceSource,
    Invocation,
    Phase,
    Player,
    Power,
    Running,
    StateOn,
    Terrain,
    Unit,
    Zone,
)
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
    """A Company's Command after a change: basic and current, and the cause ("spent", "lost", "upkeep", …)."""

    player: Player
    basic: int
    current: int
    cause: str
    unit: str = ""


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
class UnitMoved:
    """A base moved along *path*, millimetres from the first point (where it stood) to the last.

    *beside*: by an effect, and so not as a part of its action.
    """

    unit: str
    path: tuple[Point, ...]
    length: float
    beside: bool = False


@dataclass(frozen=True, slots=True)
class BreaksAway:
    """The active unit may move out of contact with those it has *left*: by the move of a Retreat, or by any."""

    unit: str
    left: tuple[str, ...]
    moves: Literal["retreat", "any"]


@dataclass(frozen=True, slots=True)
class OpportunityTaken:
    """A unit came into the control area of an enemy who strikes at all that do: *points* of damage."""

    unit: str
    by: str
    points: int


@dataclass(frozen=True, slots=True)
class UnitPlaced:
    """A base was put down or corrected without a move; None takes it off the table."""

    unit: str
    at: Point | None


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


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """An attack is open from here on."""

    declaration: Declaration


@dataclass(frozen=True, slots=True)
class AttackQueued:
    """An attack that follows the open one, after those that wait already unless it is *urgent*."""

    declaration: Declaration
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class AttackDropped:
    """An attack that was to follow cannot take place any more."""

    declaration: Declaration


@dataclass(frozen=True, slots=True)
class SequenceDue:
    """The active unit has a further sequence, against an enemy still to be named."""

    unit: str


@dataclass(frozen=True, slots=True)
class CountSet:
    """Something counted over turns stands at *count* now (0 forgets it): uses of a weapon, steps of reloading."""

    unit: str
    key: str
    count: int


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """What the table said: dice as they lay, or an option. *typed* tells a hand from the app's dice."""

    step: str
    side: int
    answer: Answer
    typed: bool
    request: str
    """"roll", "choose" or "pick"."""


@dataclass(frozen=True, slots=True)
class AttackEnded:
    """The open attack is over. *hits* and *damage* are those of attacker and defender, for the chronicle."""

    declaration: Declaration
    hits: tuple[int, int]
    inflicted: tuple[int, int]
    damage: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ShotDiverted:
    """A shot at *target* hits *victim* instead, who fights there (RG-36, RG-39)."""

    unit: str
    target: str
    victim: str


@dataclass(frozen=True, slots=True)
class BlastStruck:
    """What an explosion or a blast of *unit* did to one *target* under it: hits and damage before Protection."""

    unit: str
    target: str
    hits: int
    damage: int


@dataclass(frozen=True, slots=True)
class SequenceFought:
    """A pair in contact fought a sequence: its *count*-th since they touched (0 forgets the pair)."""

    first: str
    second: str
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
class AreaPlaced:
    """From here on an area consumes whoever is in it."""

    area: ConsumedArea


@dataclass(frozen=True, slots=True)
class AreaEnded:
    """The area is gone."""

    area: str
    kind: str = ""


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
class InvocationBegun:
    """An engaged Infernalist has said what it invokes, and is struck first (LE-05)."""

    invocation: Invocation


@dataclass(frozen=True, slots=True)
class InvocationFailed:
    """No lemure comes: the blow changed the unit's state or felled it, or took its place (AC-37)."""

    unit: str


@dataclass(frozen=True, slots=True)
class LemureInvoked:
    """A lemure stands beside its Infernalist, played by *player*, and carries a spell (LE-06 to LE-08)."""

    invocation: Invocation
    player: Player


@dataclass(frozen=True, slots=True)
class SpellReleased:
    """The active lemure has released the spell of *invoker* that it carries (LE-18)."""

    unit: str
    invoker: str
    spell: int


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
class StatesAround:
    """The states that a unit is in from here on because of the lingering auras in whose area it is (AU-06)."""

    unit: str
    states: tuple[StateOn, ...]


@dataclass(frozen=True, slots=True)
class UpkeepOrdered:
    """The Dominant player has said whose powers come first in this Upkeep (TD-22)."""

    first: Player


@dataclass(frozen=True, slots=True)
class DoneByHand:
    """The players have carried out what the effect with this number left to them."""

    number: int


@dataclass(frozen=True, slots=True)
class DiceSourceSet:
    """A player throws his own dice and types them in, or lets the app throw."""

    player: Player
    source: DiceSource


@dataclass(frozen=True, slots=True)
class ValueCorrected:
    """The players set a value by hand. *subject* is a unit's or a player's id, *what* the value's name."""

    subject: str
    what: str
    before: str
    after: str
    reason: str


@dataclass(frozen=True, slots=True)
class CoinTossed:
    """A dispute was settled by the coin (BA-19)."""

    winner: Player


@dataclass(frozen=True, slots=True)
class Noted:
    """A line the players wrote into the chronicle."""

    text: str


Fact = (
    BattleSetUp
    | TurnBegan
    | PhaseBegan
    | DominanceSettled
    | FirstChosen
    | CommandSet
    | UnitActivated
    | ActionTaken
    | UnitMoved
    | BreaksAway
    | OpportunityTaken
    | UnitPlaced
    | ActivationEnded
    | TurnHandedOver
    | ActivationPassed
    | AttackDeclared
    | AttackQueued
    | AttackDropped
    | SequenceDue
    | CountSet
    | AnswerGiven
    | AttackEnded
    | ShotDiverted
    | BlastStruck
    | SequenceFought
    | LifeLost
    | LifeGained
    | StateGained
    | StateEnded
    | StateCounted
    | AreaPlaced
    | AreaEnded
    | ControlPassed
    | UnitTransformed
    | InvocationBegun
    | InvocationFailed
    | LemureInvoked
    | SpellReleased
    | UnitDevoured
    | UnitFreed
    | UnitRemoved
    | PowerAnnounced
    | PowerUsed
    | PowerFailed
    | EffectBegan
    | EffectEnded
    | DoneByHand
    | StatesAround
    | UpkeepOrdered
    | DiceSourceSet
    | ValueCorrected
    | CoinTossed
    | Noted
)
