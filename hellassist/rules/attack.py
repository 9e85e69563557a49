"""An attack under way: one frozen value of numbers whose *todo* names the steps to come.

Close combat sequences and shots share it: two strikes, or one. No names, places or texts are inside, so that equal
situations are equal values and the odds can merge them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules.profile import Column
from hellassist.rules.requests import Side

MOST_ROLLED = 5
"""Never more dice are thrown at once (CC-08, RG-23)."""
MOST_DICE = 10
"""Dice above this are automatic damage (CC-09, RG-24)."""
EVERY_FACE = (1, 2, 3, 4, 5, 6)
NOTHING = Column(0)

Todo = tuple[str, Side]


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon as one side can use it now.

    *dice* are the dice for 0, 1 and 2 points of vae victis, *difficulty* what a die must show, *table* the columns
    for 0 to 5 hits, *protection* what is taken off the damage, once, None where it does no damage at all.
    """

    dice: tuple[int, int, int]
    difficulty: int
    table: tuple[Column, ...]
    protection: int | None

    def __hash__(self) -> int:
        """By the numbers alone: the odds hash attacks by the thousand, and the table hardly ever tells them apart."""
        return hash((self.dice, self.difficulty, self.protection))


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one strike. *fresh* faces may still be re-rolled, *settled* ones not; highest first.

    *seen* tells for each face which face it is kept as: every face as itself in play, and in odds one face for all
    that no later step can tell apart.
    """

    difficulty: int = 1
    to_roll: int = 0
    rerolls: int = 0
    fresh: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()
    seen: tuple[int, ...] = EVERY_FACE

    @property
    def misses(self) -> tuple[int, ...]:
        """Fresh faces below the difficulty (CC-12)."""
        return tuple(face for face in self.fresh if face < self.difficulty)

    @property
    def hits(self) -> int:
        """Dice at or above the difficulty, judged one by one (BA-04)."""
        return sum(face >= self.difficulty for face in (*self.fresh, *self.settled))


@dataclass(frozen=True, slots=True)
class Strike:
    """What one side does to the other. Without *arms* it strikes not at all."""

    arms: tuple[Arm, ...] = ()
    arm: int = 0
    declared: bool = True
    command: int = 0
    spent: int = 0
    points: int = 0
    dice: Dice = Dice()
    hits: int = 0
    inflicted: int = 0
    loss: int = 0

    @property
    def armed(self) -> Arm:
        """The weapon in use."""
        return self.arms[self.arm]

    @property
    def automatic(self) -> int:
        """Damage points for the dice above ten: Protection does not stop them (CC-09)."""
        return max(self.points - MOST_DICE, 0)

    def loss_for(self, hits: int) -> int:
        """Life Points the foe loses when this many hits are inflicted (CC-18, UN-24)."""
        if self.armed.protection is None:
            return 0
        return max(self.armed.table[hits].damage - self.armed.protection, 0) + self.automatic


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack under way. *strikes* are those of attacker and defender."""

    todo: tuple[Todo, ...]
    strikes: tuple[Strike, Strike]
    all_hits: bool = False
    """Fewer hits may not be inflicted (RG-38)."""

    def with_strike(self, side: Side, strike: Strike) -> Attack:
        """The attack with this strike in place of the side's earlier one."""
        attacker, defender = self.strikes
        return replace(self, strikes=(strike, defender) if side == 0 else (attacker, strike))

    def then(self, *todo: Todo) -> Attack:
        """The attack with these steps to come before all others."""
        return replace(self, todo=(*todo, *self.todo))


def dice_of(points: int) -> tuple[int, int]:
    """Dice to roll and re-rolls for so many dice in all (CC-08, CC-09)."""
    return min(points, MOST_ROLLED), max(min(points, MOST_DICE) - MOST_ROLLED, 0)
