"""An attack under way: one frozen value of numbers whose *todo* names the steps to come.

Close combat sequences and shots share it: two strikes, or one. No names, places or texts are inside, so that equal
situations are equal values and the odds can merge them. What the odds make by the thousand are named tuples: they are
made, compared and hashed several times as fast as dataclasses.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from hellassist.rules.profile import Column
from hellassist.rules.requests import Side

MOST_ROLLED = 5
"""Never more dice are thrown at once (CC-08, RG-23)."""
MOST_DICE = 10
"""Dice above this are automatic damage (CC-09, RG-24)."""
EVERY_FACE = (1, 2, 3, 4, 5, 6)
NOTHING = Column(0)

Todo = tuple[str, Side]


class Traits(NamedTuple):
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
    costs: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """Life Points the foe loses for each number of hits, automatic damage left out (CC-18, UN-24)."""
    costliest: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each number of hits how many of them cost the foe most, the more of two that cost as much."""
    mark: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        costs: list[int] = []
        best: list[int] = []
        for hits in range(len(self.table)):
            cost = self.cost(hits)
            best.append(hits if not costs or cost >= costs[best[-1]] else best[-1])
            costs.append(cost)
        object.__setattr__(self, "costs", tuple(costs))
        object.__setattr__(self, "costliest", tuple(best))
        object.__setattr__(self, "mark", hash((self.dice, self.difficulty, self.protection, *costs)))

    def __hash__(self) -> int:
        """By the numbers alone: the odds hash attacks by the thousand, and what else the table says hardly tells."""
        return self.mark

    def damage(self, hits: int) -> int:
        """Damage points of so many hits: the column's, or one a hit where the foe takes no more (SA-095)."""
        damage = self.table[hits].damage
        return hits if self.traits.each_hit_one and damage > 0 else damage

    def cost(self, hits: int, more: int = 0) -> int:
        """Life Points the foe loses for so many hits, *more* points added; Protection counts once (CC-18, UN-24)."""
        if self.protection is None:
            return 0
        left = self.damage(hits) + more - self.protection
        return max(0, left)


class Dice(NamedTuple):
    """The dice of one strike. *fresh* faces may still be re-rolled, *settled* ones not; highest first.

    *tells* names what later steps look at beside hits.
    """

    difficulty: int = 1
    to_roll: int = 0
    rerolls: int = 0
    forced: int = 0
    tells: Literal["", "ones", "parity"] = ""
    fresh: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()

    @property
    def misses(self) -> tuple[int, ...]:
        """Fresh faces below the difficulty (CC-12)."""
        return tuple([face for face in self.fresh if face < self.difficulty])

    @property
    def lying(self) -> tuple[int, ...]:
        """All faces as they lie."""
        return self.fresh + self.settled

    @property
    def hits(self) -> int:
        """Dice at or above the difficulty, judged one by one (BA-04)."""
        return self.counted.hits

    @property
    def counted(self) -> Counted:
        """What later steps need of the dice; of dice apart it adds up."""
        lying, least = self.fresh + self.settled, self.difficulty
        hits = sum([face >= least for face in lying])
        if not self.tells:
            return Counted(hits)
        ones = lying.count(1) if self.tells == "ones" else 0
        odd = sum(1 if face % 2 else -1 for face in lying) if self.tells == "parity" else 0
        return Counted(hits, ones, odd)

    def not_lying(self) -> Dice:
        """The dice that are left to roll, by themselves."""
        return Dice(self.difficulty, self.to_roll, self.rerolls, self.forced, self.tells)

    def lie(self, fresh: tuple[int, ...], settled: tuple[int, ...]) -> Dice:
        """The dice when none is left to roll and these lie."""
        return Dice(self.difficulty, 0, self.rerolls, self.forced, self.tells, fresh, settled)


class Counted(NamedTuple):
    """The dice once they lie for good: hits, ones where they hurt, odd faces less even ones where that matters."""

    hits: int = 0
    ones: int = 0
    odd: int = 0

    def plus(self, more: Counted, times: int = 1) -> Counted:
        """The count of these dice and those together, of which there are so many *times* more."""
        hits, ones, odd = self
        more_hits, more_ones, more_odd = more
        return Counted(hits + more_hits * times, ones + more_ones * times, odd + more_odd * times)


class Strike(NamedTuple):
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
    all_hits: bool = False
    """Fewer hits may not be inflicted (RG-38)."""
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

    def loss_for(self, hits: int, more: int = 0) -> int:
        """Life Points the foe loses when this many hits are inflicted, *more* points added."""
        armed = self.arms[self.arm]
        if armed.protection is None:
            return 0
        return (armed.cost(hits, more) if more else armed.costs[hits]) + self.automatic


class Trial(NamedTuple):
    """What one die decides: the *faces* that bring it about, and the number of things chance picks from then."""

    faces: tuple[int, ...] = ()
    options: int = 1
    passed: bool = False
    drawn: int = 0


class Burst(NamedTuple):
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


class Attack(NamedTuple):
    """An attack under way. *strikes* are those of attacker and defender."""

    todo: tuple[Todo, ...]
    strikes: tuple[Strike, Strike]
    trial: Trial = Trial()
    pool: tuple[Strike, ...] = ()
    """The others whom a shot into a close combat may hit, in the order of the strike's arms from the second on."""
    burst: Burst | None = None

    @property
    def diverted(self) -> bool:
        """Whether a shot has hit another than its target (RG-36)."""
        return bool(self.pool) and self.strikes[0].arm > 0

    @property
    def all_hits(self) -> bool:
        """Whether fewer hits than were made may not be inflicted (RG-38)."""
        return self.strikes[0].all_hits

    def with_strike(self, side: Side, strike: Strike) -> Attack:
        """The attack with this strike in place of the side's earlier one."""
        attacker, defender = self.strikes
        strikes = (strike, defender) if side == 0 else (attacker, strike)
        return Attack(self.todo, strikes, self.trial, self.pool, self.burst)

    def doing(self, todo: tuple[Todo, ...]) -> Attack:
        """The attack with these steps to come and no others."""
        return Attack(todo, self.strikes, self.trial, self.pool, self.burst)

    def then(self, *todo: Todo) -> Attack:
        """The attack with these steps to come before all others."""
        return self.doing((*todo, *self.todo))


def dice_of(points: int) -> tuple[int, int]:
    """Dice to roll and re-rolls for so many dice in all (CC-08, CC-09)."""
    return min(points, MOST_ROLLED), max(min(points, MOST_DICE) - MOST_ROLLED, 0)
