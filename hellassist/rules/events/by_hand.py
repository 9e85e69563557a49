"""What the players do by hand."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.game import DiceSource, Player


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
class TapCalled:
    """A dispute was settled by the Tap, whose winner the players have named (BA-20)."""

    winner: Player


@dataclass(frozen=True, slots=True)
class Noted:
    """A line the players wrote into the chronicle."""

    text: str


@dataclass(frozen=True, slots=True)
class RuleProposed:
    """A switch of the edition shall stand otherwise: both players are asked for their consent."""

    switch: str
    value: bool | int | float


@dataclass(frozen=True, slots=True)
class RuleAgreed:
    """One of them agrees."""

    player: Player


@dataclass(frozen=True, slots=True)
class RuleRejected:
    """They do not both agree: the proposal is off the table."""


@dataclass(frozen=True, slots=True)
class RuleChanged:
    """Both have agreed: from here on the switch stands so. *name* is what the edition is called now."""

    switch: str
    before: bool | int | float
    after: bool | int | float
    name: str


@dataclass(frozen=True, slots=True)
class ColoursDropped:
    """The Command of a Company is one pool again, without light and dark points (FR-57)."""

    player: Player
