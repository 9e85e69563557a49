"""What players can do. A command consults the rules and gives facts, or raises Refused and nothing has changed."""

from hellassist.rules.commands.agreeing import AgreeToRule, ProposeRule, RejectRule
from hellassist.rules.commands.areas import EndArea, PlaceArea
from hellassist.rules.commands.attacking import (
    DeclareFurther,
    DeclareMelee,
    Engage,
    FreeBlow,
    GetUp,
    GiveAnswer,
    SlipAway,
)
from hellassist.rules.commands.by_hand import (
    CallTap,
    Correct,
    Note,
    PlaceUnit,
    RemoveUnit,
    SetDiceSource,
    TossCoin,
    Transform,
)
from hellassist.rules.commands.command import Command
from hellassist.rules.commands.deploying import ChooseColours, Deploy
from hellassist.rules.commands.dueling import AuthorityDuel
from hellassist.rules.commands.focusing import Heal, PutOut
from hellassist.rules.commands.invoking import Invoke, ReleaseSpell
from hellassist.rules.commands.laying import LayTable
from hellassist.rules.commands.moving import MoveUnit
from hellassist.rules.commands.ordering import VaeSoli
from hellassist.rules.commands.powers import (
    ConfirmByHand,
    EndUpkeep,
    MoveByPower,
    OrderUpkeep,
    UseAtOnce,
    UsePower,
)
from hellassist.rules.commands.retreating import Retreat
from hellassist.rules.commands.shooting import DeclareBlast, DeclareExplosion, DeclareShot, Reload
from hellassist.rules.commands.spending import SayColours, SpendCommand
from hellassist.rules.commands.turn import Activate, ChooseFirst, EndActivation, NextTurn, Pass, SetUpBattle

__all__ = [
    "Activate",
    "AgreeToRule",
    "AuthorityDuel",
    "CallTap",
    "ChooseColours",
    "ChooseFirst",
    "Command",
    "ConfirmByHand",
    "Correct",
    "DeclareBlast",
    "DeclareExplosion",
    "DeclareFurther",
    "DeclareMelee",
    "DeclareShot",
    "Deploy",
    "EndActivation",
    "EndArea",
    "EndUpkeep",
    "Engage",
    "FreeBlow",
    "GetUp",
    "GiveAnswer",
    "Heal",
    "Invoke",
    "LayTable",
    "MoveByPower",
    "MoveUnit",
    "NextTurn",
    "Note",
    "OrderUpkeep",
    "Pass",
    "PlaceArea",
    "PlaceUnit",
    "ProposeRule",
    "PutOut",
    "RejectRule",
    "ReleaseSpell",
    "Reload",
    "RemoveUnit",
    "Retreat",
    "SayColours",
    "SetDiceSource",
    "SetUpBattle",
    "SlipAway",
    "SpendCommand",
    "TossCoin",
    "Transform",
    "UseAtOnce",
    "UsePower",
    "VaeSoli",
]
