"""A sequence between two units with abilities, worked out from the wording of the rules: no step of the engine is used.

Each die is a one, another miss or a hit; how many fall how is counted by multinomials.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from hellassist.rules.profile import Ability
from tests.scene import Scene, weapon


@dataclass(frozen=True)
class Fighter:
    """A card: *unit* are the abilities of the unit with their numbers, *arm* those of its weapon, *fire* its type."""

    cbt: int | None = 3
    defence: int = 3
    pr: int = 0
    fth: int | None = 1
    life: int = 6
    full: int = 6
    table: tuple[int, ...] = (2, 3, 5, 6, 8)
    fire: bool = False
    unit: Mapping[str, int] = field(default_factory=dict)
    arm: Mapping[str, int] = field(default_factory=dict)
    rapid: str = ""
    stunned: bool = False
    down: bool = False
    waiting: bool = False

    def card(self) -> dict[str, Any]:
        """The same for a scene."""
        kinds = {"arch_enemy": "foe", "immunity": "fire", "resistance": "fire", "vulnerability": "fire"}
        states = (("stunned",) if self.stunned else ()) + (("knocked_down",) if self.down else ())
        return {
            "cbt": self.cbt,
            "defence": self.defence,
            "pr": self.pr,
            "fth": self.fth,
            "life": (self.full, None),
            "life_now": self.life,
            "keywords": ("foe",),
            "states": states,
            "status": "waiting" if self.waiting else "acted",
            "abilities": (
                *((key, x, kinds.get(key, "")) for key, x in self.unit.items()),
                *((("rapid_strike", 1, self.rapid),) if self.rapid else ()),
            ),
            "weapons": (
                weapon(
                    *self.table,
                    types=("fire",) if self.fire else (),
                    abilities=tuple(Ability(key, x) for key, x in self.arm.items()),
                ),
            ),
        }

    @property
    def helpless(self) -> bool:
        return self.down

    def has(self, key: str) -> int:
        """The number of an ability of the unit or its weapon, 0 without."""
        return self.unit.get(key, 0) or self.arm.get(key, 0)


@dataclass(frozen=True)
class Bout:
    """E attacks F. *fought* sequences came before while they touched; *lower*: who can uses Defensive Combat."""

    e: Fighter
    f: Fighter
    action: str
    fought: int
    lower: bool

    def scene(self) -> Scene:
        """The same for the engine."""
        scene = Scene().unit("E", **self.e.card()).enemy("F", **self.f.card())
        if self.fought:
            scene.changed(fought=(("E", "F", self.fought),))
        return scene

    @property
    def one_sided(self) -> bool:
        return self.f.cbt is None

    def dice(self, side: int) -> int:
        """All dice of a side, Defensive Combat included."""
        me, foe = (self.e, self.f) if side == 0 else (self.f, self.e)
        if me.cbt is None:
            return 0
        less = (1 if me.stunned else 0) + (2 if me.down else 0)
        less += 0 if foe.helpless else foe.has("terror")
        more = me.has("arch_enemy") + (foe.has("arch_enemy") + 1) // 2
        more += 0 if self.fought else me.has("eager")
        less += me.has("cumbersome") if self.fought else 0
        if side == 0:
            less += 1 if self.action == "charge" and not me.has("fury") else 0
            more += me.has("vicious") if self.one_sided else 0
        else:
            more += me.has("receive_charge") if self.action == "charge" else 0
            more += me.has("tenacious") if me.waiting and self.action in ("charge", "attack") else 0
        count = max(me.cbt - less, 0) + more
        taken = (self.e.has("defensive_combat") + self.f.has("defensive_combat")) if self.lower else 0
        return max(count - taken, 1) if count else 0

    def needed(self, side: int) -> int:
        """What the dice of a side must show."""
        foe = self.f if side == 0 else self.e
        if foe.has("invulnerable"):
            return 6
        low = max(foe.defence - (1 if foe.stunned else 0) - (2 if foe.down else 0), 1)
        return min(low + (1 if foe.has("combat_sense") else 0), 5)

    def stops(self, side: int) -> int | None:
        """What is taken off the damage of a side; None where its weapon does nothing."""
        me, foe = (self.e, self.f) if side == 0 else (self.f, self.e)
        if me.fire and foe.has("immunity"):
            return None
        if me.has("spiritual_damage"):
            return foe.fth or 0
        own = foe.unit["vulnerability"] if me.fire and "vulnerability" in foe.unit else foe.pr
        own += foe.has("resistance") if me.fire else 0
        return max(own - me.has("piercing_strike"), 0)

    def first(self, side: int) -> bool:
        me = self.e if side == 0 else self.f
        return me.rapid == ("attack" if side == 0 else "defense")


@cache
def fallen(dice: int, needed: int) -> dict[tuple[int, int], Fraction]:
    """The chance of so many ones that miss and so many hits among *dice* dice."""
    ones = 0 if needed == 1 else 1
    chances = {}
    for hits in range(dice + 1):
        for low in range(dice - hits + 1) if ones else (0,):
            rest = dice - hits - low
            ways = (
                comb(dice, hits) * comb(dice - hits, low) * (7 - needed) ** hits * (needed - 1 - ones) ** rest
            )
            if ways:
                chances[low, hits] = Fraction(ways, 6**dice)
    return chances


@cache
def rolled(points: int, needed: int, talent: int, forced: int) -> dict[tuple[int, int], Fraction]:
    """Ones and hits at the end: misses are thrown again, ones first, then the foe forces hits."""
    count, again = min(points, 5), max(min(points, 10) - 5, talent, 0)
    after: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (ones, hits), chance in fallen(count, needed).items():
        lifted = min(again, count - hits)
        for (low, made), more in fallen(lifted, needed).items():
            after[ones - min(lifted, ones) + low, hits + made] += chance * more
    end: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (ones, hits), chance in after.items():
        lifted = min(forced, hits)
        for (low, made), more in fallen(lifted, needed).items():
            end[ones + low, hits - lifted + made] += chance * more
    return dict(end)


def joint(bout: Bout) -> dict[tuple[int, int], Fraction]:
    """The chance of each pair of losses, less what is won back, if both inflict what costs most."""
    sides = []
    for side, (me, foe) in enumerate(((bout.e, bout.f), (bout.f, bout.e))):
        strikes = me.cbt is not None
        forced = 0 if foe.helpless else foe.has("man_at_arms")
        counts = rolled(bout.dice(side), bout.needed(side), me.has("natural_talent"), forced)
        sides.append(counts if strikes else {(0, 0): Fraction(1)})
    chances: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (ones, hits), one in sides[0].items():
        for (_, others), two in sides[1].items():
            chances[outcome(bout, ones, (hits, others))] += one * two
    return dict(chances)


def outcome(bout: Bout, ones: int, hits: tuple[int, int]) -> tuple[int, int]:
    """What both lose, from the attacker's ones and the hits of both."""
    fighters = (bout.e, bout.f)
    counter = ones if bout.f.has("counter_attack") and bout.needed(0) > 1 else 0
    losses, drained, returned = [0, 0], [0, 0], [0, 0]

    def strike(side: int) -> None:
        me, foe = fighters[side], fighters[1 - side]
        more = counter if side == 1 else 0
        stops = bout.stops(side)
        automatic = max(bout.dice(side) - 10, 0)
        if me.cbt is None:
            losses[1 - side] += max(more - foe.pr, 0)
            return

        def points(count: int) -> int:
            table = me.table[count - 1] if count else 0
            return count if foe.has("invulnerable") and table else table

        def cost(count: int, extra: int = 0) -> int:
            return 0 if stops is None else max(points(count) + extra - stops, 0) + automatic

        chosen = max(range(hits[side] + 1), key=lambda count: (cost(count), count))
        hurt = cost(chosen, more) if stops is not None else max(more - foe.pr, 0)
        drain = me.arm.get("life_drain", 0) if chosen else 0
        drain = min(drain, 1) if foe.has("invulnerable") else drain
        drain = min(drain, max(foe.life - hurt, 0))
        back = foe.has("ricochet") if cost(chosen) else 0
        returned[side] = min(back, 1) if me.has("invulnerable") else back
        drained[side] = drain
        losses[1 - side] += hurt + drain

    if bout.first(0) == bout.first(1):
        strike(0)
        strike(1)
    else:
        leader = 0 if bout.first(0) else 1
        strike(leader)
        if losses[1 - leader] < fighters[1 - leader].life:
            strike(1 - leader)
    result = []
    for side in (0, 1):
        me = fighters[side]
        lost = losses[side] + returned[side]
        left = me.life - lost
        result.append(lost - (min(drained[side], me.full - left) if left > 0 else 0))
    return result[0], result[1]
