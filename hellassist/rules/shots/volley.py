"""Steps that only shots, explosions and blasts have: whom a shot hits, and how a blast goes from unit to unit."""

from __future__ import annotations

from hellassist.rules.combat.attack import Attack, Burst, Counted, Dice
from hellassist.rules.requests import Answer, Draw, Side, other


class Divert:
    """More odd than even dice, and at least one hit: another of those who fight there is hit (RG-35 to RG-37)."""

    def ask(self, attack: Attack, side: Side) -> Draw | None:
        if not _goes_astray(attack, side) or len(attack.pool) == 1:
            return None
        return Draw(side, len(attack.pool), "victim")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        strike = attack.strikes[side]
        astray = _goes_astray(attack, side)
        strike = strike._replace(counted=strike.counted._replace(odd=0))
        if not astray:
            return attack.with_strike(side, strike)
        drawn = answer if isinstance(answer, int) else 0
        attack = attack.with_strike(other(side), attack.pool[drawn])
        return attack.with_strike(side, strike._replace(arm=drawn + 1))


def _goes_astray(attack: Attack, side: Side) -> bool:
    counted = attack.strikes[side].counted
    return bool(attack.pool) and counted.hits > 0 and counted.odd > 0


class Explode:
    """One hit of the shot roll is enough, more change nothing; without any the shot is lost (EX-06, EX-07)."""

    def ask(self, _attack: Attack, _side: Side) -> None:
        return None

    def take(self, attack: Attack, side: Side, _answer: Answer | None) -> Attack:
        strike, burst = attack.strikes[side], burst_of(attack)
        groups = burst.groups if strike.hits else ()
        attack = attack._replace(burst=burst._replace(aimed=strike.hits, groups=groups))
        return attack.with_strike(side, strike._replace(counted=Counted()))


class NextStruck:
    """The next unit under a blast; of those equally near chance takes one (BL-07, BL-12)."""

    def ask(self, attack: Attack, side: Side) -> Draw | None:
        burst = burst_of(attack)
        if not burst.dice or not burst.groups or len(burst.groups[0]) == 1:
            return None
        return Draw(side, len(burst.groups[0]), "first")

    def take(self, attack: Attack, side: Side, answer: Answer | None) -> Attack:
        burst, strike = burst_of(attack), attack.strikes[side]
        if not burst.dice or not burst.groups:
            return attack._replace(burst=burst._replace(groups=()))
        first, *later = burst.groups
        arm = first[answer if isinstance(answer, int) else 0]
        rest = tuple(each for each in first if each != arm)
        groups = (*((rest,) if rest else ()), *later)
        dice = Dice(difficulty=strike.arms[arm].difficulty, to_roll=burst.dice)
        attack = attack._replace(burst=burst._replace(groups=groups))
        attack = attack.with_strike(side, strike._replace(arm=arm, dice=dice))
        return attack.then(
            ("damage_roll", side), ("count_hits", side), ("book_toll", side), ("next_struck", side)
        )


class BookToll:
    """What the dice did to the unit; those that hit are used up where dice pass on (BL-09)."""

    def ask(self, _attack: Attack, _side: Side) -> None:
        return None

    def take(self, attack: Attack, side: Side, _answer: Answer | None) -> Attack:
        strike, burst = attack.strikes[side], burst_of(attack)
        if burst.passes_on:
            burst = burst._replace(dice=burst.dice - strike.hits)
        if burst.watched in (None, strike.arm):
            burst = burst._replace(toll=(*burst.toll, (strike.arm, strike.hits)))
        if burst.watched == strike.arm:
            burst = burst._replace(groups=(), dice=0)
        attack = attack._replace(burst=burst)
        return attack.with_strike(side, strike._replace(arm=0, counted=Counted()))


def burst_of(attack: Attack) -> Burst:
    """The blast of an attack that is one."""
    assert attack.burst is not None
    return attack.burst


def hits_on(attack: Attack, arm: int) -> int:
    """Hits on the unit of this arm so far."""
    return sum(hits for each, hits in burst_of(attack).toll if each == arm)


def loss_of(attack: Attack, arm: int) -> int:
    """Life Points that the blast has cost the unit of this arm so far (EX-13, BL-08, BL-20)."""
    if arm not in {each for each, _ in burst_of(attack).toll}:
        return 0
    return loss_for(attack, arm, hits_on(attack, arm))


def loss_for(attack: Attack, arm: int, hits: int) -> int:
    """Life Points that so many hits cost the unit of this arm."""
    return attack.strikes[0]._replace(arm=arm, points=0).loss_for(hits)


def watching(attack: Attack, arm: int) -> Attack:
    """The same blast for one unit alone, for quick odds: what comes after it or does not bear on it is left out."""
    burst = burst_of(attack)
    place = next((index for index, group in enumerate(burst.groups) if arm in group), None)
    if place is None:
        groups: tuple[tuple[int, ...], ...] = ()
    elif burst.passes_on:
        groups = burst.groups[: place + 1]
    else:
        groups = ((arm,),)
    toll = tuple(entry for entry in burst.toll if entry[0] == arm)
    return attack._replace(burst=burst._replace(groups=groups, toll=toll, watched=arm))
