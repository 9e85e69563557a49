"""What an attack asks of the table: dice, an option, or dice to throw again. Who answers is not said here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Side = Literal[0, 1]
"""The two sides of an attack: 0 the attacker, 1 the defender."""
ATTACKER: Side = 0
DEFENDER: Side = 1
FACES = range(1, 7)

Answer = int | tuple[int, ...]


def other(side: Side) -> Side:
    """The side across."""
    return DEFENDER if side == ATTACKER else ATTACKER


class BadAnswer(ValueError):
    """The answer does not fit the request. *reason* names why, *facts* what a sentence needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts or ''}".strip())
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are due: *dice* six-sided dice of *side* (BA-02). *why* names the roll."""

    side: Side
    dice: int
    why: str

    def check(self, answer: Answer) -> tuple[int, ...]:
        """The faces as they lay. Raises BadAnswer for a wrong count or a face that no die has."""
        if isinstance(answer, int):
            raise BadAnswer("dice_expected", dice=self.dice, found=1)
        strange = [face for face in answer if face not in FACES]
        if strange:
            raise BadAnswer("no_such_face", face=strange[0], dice=self.dice)
        if len(answer) != self.dice:
            raise BadAnswer("wrong_number_of_dice", dice=self.dice, found=len(answer))
        return answer


@dataclass(frozen=True, slots=True)
class Choose:
    """A player must pick one of *options*: whole numbers whose meaning *why* gives."""

    side: Side
    options: tuple[int, ...]
    why: str

    def check(self, answer: Answer) -> int:
        """The option chosen. Raises BadAnswer for anything else."""
        if not isinstance(answer, int) or answer not in self.options:
            raise BadAnswer("no_such_option", options=self.options, found=answer)
        return answer


@dataclass(frozen=True, slots=True)
class Pick:
    """A player may pick up to *most* of the missed *faces* to throw again; none ends the re-rolls."""

    side: Side
    faces: tuple[int, ...]
    most: int
    why: str

    def check(self, answer: Answer) -> tuple[int, ...]:
        """The faces to throw again. Raises BadAnswer if they are not among the misses or too many."""
        if isinstance(answer, int):
            raise BadAnswer("dice_expected", dice=self.most, found=1)
        if len(answer) > self.most:
            raise BadAnswer("too_many_rerolls", most=self.most, found=len(answer))
        missing = Counter(answer) - Counter(self.faces)
        if missing:
            raise BadAnswer("not_a_miss", face=min(missing), faces=self.faces)
        return answer


Request = Roll | Choose | Pick


def typed_dice(text: str, dice: int) -> tuple[int, ...]:
    """Read dice that a player typed: "4 2", "4,2" and "42" are the same two dice.

    Raises BadAnswer for letters, a 0 or 7, too few or too many.
    """
    faces: list[int] = []
    for sign in text:
        if sign.isspace() or sign in ",;.":
            continue
        if sign not in "0123456789":
            raise BadAnswer("not_a_digit", sign=sign, dice=dice)
        faces.append(int(sign))
    return Roll(ATTACKER, dice, "typed").check(tuple(faces))


def common(faces: Sequence[int]) -> tuple[int, ...]:
    """Faces in the order the engine keeps them: highest first."""
    return tuple(sorted(faces, reverse=True))
