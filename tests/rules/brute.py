"""Odds by plain enumeration, written from the wording of the rules and not from the engine's steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

from hellassist.rules.combat.attack import Arm, Attack, Strike
from hellassist.rules.combat.close import steps
from hellassist.rules.profile import Column, Effect


@dataclass(frozen=True)
class Fighter:
    """What one side brings: so many *dice* needing *needed*, a damage for 1 to 5 hits, the foe's Protection.

    *other* is the table of a second weapon where none was declared. No dice at all: it does not strike.
    """

    dice: int
    needed: int
    table: tuple[int, ...]
    foe_pr: int | None
    effect: bool = False
    other: tuple[int, ...] = ()
    strikes: bool = True

    def strike(self) -> Strike:
        """The same for the engine."""
        if not self.strikes:
            return Strike()
        tables = [table for table in (self.table, self.other) if table]
        return Strike(arms=tuple(self._arm(table) for table in tables))

    def _arm(self, table: tuple[int, ...]) -> Arm:
        effects = (Effect("stunned"),) if self.effect else ()
        columns = (Column(0), *(Column(damage, effects) for damage in table))
        return Arm((self.dice, self.dice + 1, self.dice + 2), self.needed, columns, self.foe_pr)


def attack_of(first: Fighter, second: Fighter) -> Attack:
    """The attack of the first on the second, before its first step."""
    return Attack(steps(0), (first.strike(), second.strike()))


@cache
def thrown(dice: int, needed: int) -> Mapping[int, Fraction]:
    """The chance of each number of dice at or above *needed*, every face of every die written out."""
    falls = [sum(face >= needed for face in faces) for faces in product((1, 2, 3, 4, 5, 6), repeat=dice)]
    return {hits: Fraction(times, len(falls)) for hits, times in Counter(falls).items()}


@cache
def hit_chances(dice: int, needed: int) -> Mapping[int, Fraction]:
    """Hits with so many dice: five rolled, up to five misses thrown again."""
    rolled, again = min(dice, 5), min(max(dice - 5, 0), 5)
    chances: Counter[int] = Counter()
    for hits, chance in thrown(rolled, needed).items():
        for more, also in thrown(min(again, rolled - hits), needed).items():
            chances[hits + more] += chance * also  # type: ignore[assignment]
    return {hits: Fraction(chance) for hits, chance in chances.items()}


def lost(fighter: Fighter, hits: int) -> int:
    """Life Points the foe loses if the striking player wants as many as he can get."""
    if not fighter.strikes or fighter.foe_pr is None:
        return 0
    automatic = max(fighter.dice - 10, 0)
    tables = [table for table in (fighter.table, fighter.other) if table]
    return min(_best(table, hits, fighter.foe_pr) for table in tables) + automatic


def _best(table: Sequence[int], hits: int, protection: int) -> int:
    return max((max(damage - protection, 0) for damage in table[:hits]), default=0)


def joint_losses(first: Fighter, second: Fighter) -> dict[tuple[int, int], Fraction]:
    """The chance of each pair of losses of attacker and defender."""
    chances: dict[tuple[int, int], Fraction] = {}
    sides = [hit_chances(f.dice, f.needed) if f.strikes else {0: Fraction(1)} for f in (first, second)]
    for (mine, one), (theirs, two) in product(sides[0].items(), sides[1].items()):
        pair = lost(second, theirs), lost(first, mine)
        chances[pair] = chances.get(pair, Fraction(0)) + one * two
    return chances
