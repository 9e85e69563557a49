"""Attacks: declared, answered, over."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.game import Answer, Declaration


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
