"""What an attack asks of the table: dice, an option, or dice to throw again. Who answers is not said here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeGuard

from hellassist.refusals import BadAnswer as BadAnswer  # noqa: PLC0414 -- the one that requests raise

Side = Literal[0, 1]
"""The two sides of an attack: 0 the attacker, 1 the defender."""
ATTACKER: Side = 0
DEFENDER: Side = 1
FACES = range(1, 7)

Answer = int | tuple[int, ...]


def other(side: Side) -> Side:
    """The side across."""
    return DEFENDER if side == ATTACKER else ATTACKER


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are due: *dice* six-sided dice of *side* (BA-02). *why* names the roll."""

    side: Side
    dice: int
    why: str

    def check(self, answer: object) -> tuple[int, ...]:
        """The faces as they lay. Raises BadAnswer for a wrong count or a face that no die has."""
        faces = _faces(answer, self.dice)
        if len(faces) != self.dice:
            raise BadAnswer("wrong_number_of_dice", dice=self.dice, found=len(faces))
        return faces


@dataclass(frozen=True, slots=True)
class Choose:
    """A player must pick one of *options*: whole numbers whose meaning *why* gives."""

    side: Side
    options: tuple[int, ...]
    why: str
    across: bool = False
    """The other player than the one who controls the side's unit decides."""

    def check(self, answer: object) -> int:
        """The option chosen. Raises BadAnswer for anything else."""
        if not _whole(answer) or answer not in self.options:
            raise BadAnswer("no_such_option", options=self.options, found=answer)
        return answer


@dataclass(frozen=True, slots=True)
class Pick:
    """A player may pick up to *most* of the *faces* to throw again; none leaves the dice as they lie.

    The faces are highest first. *dice_of* is the side whose dice they are: one's own misses, or hits that the foe is
    made to throw again.
    """

    side: Side
    faces: tuple[int, ...]
    most: int
    why: str
    dice_of: Side

    def check(self, answer: object) -> tuple[int, ...]:
        """The faces to throw again. Raises BadAnswer if they are not among the misses or too many."""
        picked = _faces(answer, self.most)
        if len(picked) > self.most:
            raise BadAnswer("too_many_rerolls", most=self.most, found=len(picked))
        left = list(self.faces)
        for face in sorted(picked):
            if face not in left:
                raise BadAnswer("not_a_miss", face=face, faces=self.faces)
            left.remove(face)
        return picked


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance picks one of *options*, each equally likely: numbers 0 to options - 1."""

    side: Side
    options: int
    why: str

    def check(self, answer: object) -> int:
        """The number drawn. Raises BadAnswer for anything else."""
        if not _whole(answer) or answer not in range(self.options):
            raise BadAnswer("no_such_option", options=tuple(range(self.options)), found=answer)
        return answer


Request = Roll | Choose | Pick | Draw


def _whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number and no truth value, which Python takes for 0 or 1."""
    return isinstance(value, int) and not isinstance(value, bool)


def _faces(answer: object, dice: int) -> tuple[int, ...]:
    if not isinstance(answer, tuple):
        raise BadAnswer("dice_expected", dice=dice, found=answer)
    for face in answer:
        if not _whole(face) or face not in FACES:
            raise BadAnswer("no_such_face", face=face, dice=dice)
    return answer


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


def without(faces: tuple[int, ...], picked: tuple[int, ...]) -> tuple[int, ...]:
    """The *faces* that are left, in their order, when those *picked* among them are lifted."""
    left = list(faces)
    for face in picked:
        left.remove(face)
    return tuple(left)
