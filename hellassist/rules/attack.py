"""An attack under way: one frozen value of numbers whose *todo* names the steps to come.

Close combat sequences and shots share it: two strikes, or one. No names, places or texts are inside, so that equal
situations are equal values and the odds can merge them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

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
class Traits:
    """What abilities make of a strike beyond its dice and table, as numbers; 0 is nothing."""

    least_rerolls: int = 0
    """It has at least so many re-rolls."""
    forced: int = 0
    """So many of its hits the foe may make it throw again."""
    ones_hurt: int = 0
    """Each of its dice that shows 1 at the end hurts it."""
    each_hit_one: int = 0
    """The foe takes one point a hit, whatever the table shows."""
    first: int = 0
    """Its damage comes before the foe's."""
    drain: int = 0
    """Points that ignore Protection and that the striker gains."""
    back: int = 0
    """Points that the foe throws back when the strike hurts it."""
    lower: int = 0
    """Dice that it may take off both sides."""


PLAIN = Traits()


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
    traits: Traits = PLAIN

    def __hash__(self) -> int:
        """By the numbers alone: the odds hash attacks by the thousand, and the table hardly ever tells them apart."""
        return hash((self.dice, self.difficulty, self.protection))


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one strike. *fresh* faces may still be re-rolled, *settled* ones not; highest first.

    *seen* tells for each face which face it is kept as: every face as itself in play, and in odds one face for all
    that no later step can tell apart. *tells* names what later steps look at beside hits.
    """

    difficulty: int = 1
    to_roll: int = 0
    rerolls: int = 0
    forced: int = 0
    tells: Literal["", "ones", "parity"] = ""
    fresh: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()
    seen: tuple[int, ...] = EVERY_FACE

    @property
    def misses(self) -> tuple[int, ...]:
        """Fresh faces below the difficulty (CC-12)."""
        return tuple(face for face in self.fresh if face < self.difficulty)

    @property
    def lying(self) -> tuple[int, ...]:
        """All faces as they lie."""
        return (*self.fresh, *self.settled)

    @property
    def hits(self) -> int:
        """Dice at or above the difficulty, judged one by one (BA-04)."""
        return sum(face >= self.difficulty for face in self.lying)

    @property
    def counted(self) -> Counted:
        """What later steps need of the dice."""
        ones = self.lying.count(1) if self.tells == "ones" else 0
        odd = sum(1 if face % 2 else -1 for face in self.lying) if self.tells == "parity" else 0
        return Counted(self.hits, ones, odd)


@dataclass(frozen=True, slots=True)
class Counted:
    """The dice once they lie for good: hits, ones where they hurt, odd faces less even ones where that matters."""

    hits: int = 0
    ones: int = 0
    odd: int = 0


@dataclass(frozen=True, slots=True)
class Strike:
    """One side of an attack. Without *arms* it strikes not at all.

    *life* of *full* are its own unit's Life Points, *guard* its Protection where no weapon is in play, *bare* what
    its abilities do without a weapon.
    """

    arms: tuple[Arm, ...] = ()
    arm: int = 0
    declared: bool = True
    command: int = 0
    life: int = 1
    full: int = 1
    guard: int = 0
    bare: Traits = PLAIN
    spent: int = 0
    lowered: int = 0
    points: int = 0
    dice: Dice = Dice()
    counted: Counted = Counted()
    inflicted: int = 0
    loss: int = 0
    """Life Points it costs the foe."""
    drained: int = 0
    """Life Points it gains."""
    returned: int = 0
    """Life Points its own blow costs it."""
    judged: bool = False
    """The player across decides how many of its hits are inflicted (ST-020)."""
    void: bool = False
    """Its unit fell before it could strike."""

    @property
    def armed(self) -> Arm:
        """The weapon in use."""
        return self.arms[self.arm]

    @property
    def traits(self) -> Traits:
        """What abilities make of it with the weapon in use."""
        return self.armed.traits if self.arms else self.bare

    @property
    def hits(self) -> int:
        """Hits after all re-rolls."""
        return self.counted.hits

    @property
    def automatic(self) -> int:
        """Damage points for the dice above ten: Protection does not stop them (CC-09)."""
        return max(self.points - MOST_DICE, 0)

    def damage_for(self, hits: int) -> int:
        """Damage points of so many hits: the column's, or one a hit where the foe takes no more (SA-095)."""
        damage = self.armed.table[hits].damage
        return hits if self.traits.each_hit_one and damage > 0 else damage

    def loss_for(self, hits: int, more: int = 0) -> int:
        """Life Points the foe loses when this many hits are inflicted, *more* points added (CC-18, UN-24)."""
        if self.armed.protection is None:
            return 0
        return max(self.damage_for(hits) + more - self.armed.protection, 0) + self.automatic


@dataclass(frozen=True, slots=True)
class Trial:
    """What one die decides: the *faces* that bring it about, and the number of things chance picks from then."""

    faces: tuple[int, ...] = ()
    options: int = 1
    passed: bool = False
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Burst:
    """An explosion or blast among the units under it, which are the arms of the striking side from the second on.

    *groups* are the arms still to come, those together of which chance takes the first.
    """

    groups: tuple[tuple[int, ...], ...]
    dice: int
    """Dice thrown at the next unit."""
    passes_on: bool = False
    """Only dice that did not hit are thrown at the next unit (BL-09)."""
    aimed: int | None = None
    """Hits of the shot roll, once there was one (EX-06)."""
    toll: tuple[tuple[int, int], ...] = ()
    """The arms dealt with so far, each with the hits on its unit."""
    watched: int | None = None
    """In odds: the only arm whose hits are kept."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack under way. *strikes* are those of attacker and defender."""

    todo: tuple[Todo, ...]
    strikes: tuple[Strike, Strike]
    all_hits: bool = False
    """Fewer hits may not be inflicted (RG-38)."""
    trial: Trial = Trial()
    pool: tuple[Strike, ...] = ()
    """The others whom a shot into a close combat may hit, in the order of the strike's arms from the second on."""
    burst: Burst | None = None

    @property
    def diverted(self) -> bool:
        """Whether a shot has hit another than its target (RG-36)."""
        return bool(self.pool) and self.strikes[0].arm > 0

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
