"""The facts of a battle. They are what is saved; ``evolve`` books them, and asks no rule when they are read back."""

from __future__ import annotations

from hellassist.rules.events.attacks import (
    AnswerGiven,
    AttackDeclared,
    AttackDropped,
    AttackEnded,
    AttackQueued,
    BlastStruck,
    SequenceDue,
    SequenceFought,
    ShotDiverted,
)
from hellassist.rules.events.by_hand import (
    CoinTossed,
    ColoursDropped,
    DiceSourceSet,
    DoneByHand,
    Noted,
    RuleAgreed,
    RuleChanged,
    RuleProposed,
    RuleRejected,
    TapCalled,
    ValueCorrected,
)
from hellassist.rules.events.powers import (
    EffectBegan,
    EffectEnded,
    InvocationBegun,
    InvocationFailed,
    LemureInvoked,
    PowerAnnounced,
    PowerFailed,
    PowerUsed,
    SpellReleased,
)
from hellassist.rules.events.table import (
    AreaEnded,
    AreaPlaced,
    BreaksAway,
    OpportunityTaken,
    TableLaid,
    UnitMoved,
    UnitPlaced,
)
from hellassist.rules.events.turn import (
    ActionTaken,
    ActivationEnded,
    ActivationPassed,
    BattleSetUp,
    CommandSet,
    DominanceSettled,
    DuelFought,
    FirstChosen,
    PhaseBegan,
    TurnBegan,
    TurnHandedOver,
    UnitActivated,
    UpkeepOrdered,
)
from hellassist.rules.events.units import (
    ControlPassed,
    CountSet,
    LifeGained,
    LifeLost,
    StateCounted,
    StateEnded,
    StateGained,
    StatesAround,
    UnitDevoured,
    UnitFreed,
    UnitRemoved,
    UnitTransformed,
)

Fact = (
    BattleSetUp
    | TurnBegan
    | PhaseBegan
    | DominanceSettled
    | DuelFought
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
    | TableLaid
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
    | TapCalled
    | Noted
    | RuleProposed
    | RuleAgreed
    | RuleRejected
    | RuleChanged
    | ColoursDropped
)

__all__ = [
    "ActionTaken",
    "ActivationEnded",
    "ActivationPassed",
    "AnswerGiven",
    "AreaEnded",
    "AreaPlaced",
    "AttackDeclared",
    "AttackDropped",
    "AttackEnded",
    "AttackQueued",
    "BattleSetUp",
    "BlastStruck",
    "BreaksAway",
    "CoinTossed",
    "ColoursDropped",
    "CommandSet",
    "ControlPassed",
    "CountSet",
    "DiceSourceSet",
    "DominanceSettled",
    "DoneByHand",
    "DuelFought",
    "EffectBegan",
    "EffectEnded",
    "Fact",
    "FirstChosen",
    "InvocationBegun",
    "InvocationFailed",
    "LemureInvoked",
    "LifeGained",
    "LifeLost",
    "Noted",
    "OpportunityTaken",
    "PhaseBegan",
    "PowerAnnounced",
    "PowerFailed",
    "PowerUsed",
    "RuleAgreed",
    "RuleChanged",
    "RuleProposed",
    "RuleRejected",
    "SequenceDue",
    "SequenceFought",
    "ShotDiverted",
    "SpellReleased",
    "StateCounted",
    "StateEnded",
    "StateGained",
    "StatesAround",
    "TableLaid",
    "TapCalled",
    "TurnBegan",
    "TurnHandedOver",
    "UnitActivated",
    "UnitDevoured",
    "UnitFreed",
    "UnitMoved",
    "UnitPlaced",
    "UnitRemoved",
    "UnitTransformed",
    "UpkeepOrdered",
    "ValueCorrected",
]
