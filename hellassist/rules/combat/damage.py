"""Step C: what the hits of both sides come to (CC-16 to CC-20, RG-28 to RG-30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hellassist.rules.combat.attack import NOTHING, Attack, Strike
from hellassist.rules.profile import Column
from hellassist.rules.requests import DEFENDER, Side, other
from hellassist.rules.shots.volley import loss_of


def resolve(attack: Attack) -> Attack:
    """Both sides' damage (CC-16)."""
    return attack._replace(strikes=resolved(*attack.strikes))


class Blow(NamedTuple):
    """What one side's damage comes to: Life Points it costs the foe, those it gains, those its own blow costs it."""

    loss: int = 0
    drained: int = 0
    returned: int = 0


def resolved(attacker: Strike, defender: Strike) -> tuple[Strike, Strike]:
    """Both sides with their damage worked out."""
    blows = exchanged(attacker, defender, _blow_of)
    return _with(attacker, blows[0]), _with(defender, blows[1])


def _with(strike: Strike, made: Blow | None) -> Strike:
    if made is None:
        return strike._replace(void=True, inflicted=0)
    loss, drained, returned = made
    return strike._replace(loss=loss, drained=drained, returned=returned)


def exchanged(
    attacker: Strike, defender: Strike, struck: Callable[[Strike, Strike], Blow]
) -> tuple[Blow | None, Blow | None]:
    """Both blows at the same time (CC-19), unless one alone strikes first and fells the other (SA-126): None for his.

    *struck* works out one side's blow.
    """
    if at_once(attacker, defender):
        return struck(attacker, defender), struck(defender, attacker)
    first = attacker.traits.first
    leader, follower = (attacker, defender) if first else (defender, attacker)
    lead = struck(leader, follower)
    late = None if lead.loss >= follower.life else struck(follower, leader)
    return (lead, late) if first else (late, lead)


def apart(attacker: Strike, defender: Strike) -> bool:
    """Whether what each side costs the other hangs on its own dice alone, and is all that the other loses."""
    one, two = attacker.traits, defender.traits
    coupled = one.drain or two.drain or one.back or two.back or one.ones_hurt or two.ones_hurt
    return not coupled and at_once(attacker, defender)


def at_once(attacker: Strike, defender: Strike) -> bool:
    """Whether both sides' damage falls at the same time."""
    return bool(attacker.traits.first) == bool(defender.traits.first)


def _blow_of(strike: Strike, foe: Strike) -> Blow:
    return blow(strike, strike.inflicted, foe, suffered_ones(foe))


def blow(strike: Strike, inflicted: int, foe: Strike, ones: int) -> Blow:
    """What so many hits do to a foe whose *ones* hurt it; else its Life Points and abilities count alone."""
    hurt = hurt_by(strike, inflicted, ones, foe.guard)
    drain, back = strike.traits.drain, strike.traits.back
    if not strike.arms or not (drain or back):
        return Blow(hurt)
    drained = _at_most_one(drain, by=strike) if inflicted else 0
    drained = min(drained, max(foe.life - hurt, 0))
    returned = _at_most_one(back, by=foe) if strike.loss_for(inflicted) else 0
    return Blow(hurt + drained, drained, returned)


def suffered_ones(strike: Strike) -> int:
    """Its dice that show 1 and hurt it (SA-040)."""
    return strike.counted.ones if strike.traits.ones_hurt else 0


def hurt_by(strike: Strike, inflicted: int, ones: int = 0, guard: int = 0) -> int:
    """Life Points that so many hits cost the foe, with its own *ones* where they hurt it past its *guard* (SA-040)."""
    if not strike.arms or strike.armed.protection is None:
        return max(ones - guard, 0)  # no weapon, or one that does nothing: the foe's own ones alone count
    return strike.loss_for(inflicted, ones)


def _at_most_one(points: int, *, by: Strike) -> int:
    """What *by* takes without hits of its own: one point at most where its foe takes no more (SA-095)."""
    return min(points, 1) if by.traits.each_hit_one else points


def lost(attack: Attack, side: Side) -> int:
    """Life Points that the side's unit loses in the attack, its own blow's recoil included.

    Of an explosion or blast the defender is the first unit under it, and the attacker counts no loss here.
    """
    if attack.burst is not None:
        return loss_of(attack, 1) if side == DEFENDER else 0
    dealt = 0 if side == DEFENDER and attack.diverted else attack.strikes[other(side)].loss
    return dealt + attack.strikes[side].returned


def gained(attack: Attack, side: Side) -> int:
    """Life Points that the side's unit wins back: none if it falls, none above its full number (SA-105, SA-106)."""
    strike = attack.strikes[side]
    return won_back(strike, strike.drained, lost(attack, side))


def won_back(strike: Strike, drained: int, lost: int) -> int:
    """What of the points *drained* a unit keeps that has *lost* so many."""
    left = strike.life - lost
    return min(drained, strike.full - left) if drained and left > 0 else 0


def effects_of(strike: Strike) -> Column:
    """The column that was inflicted."""
    return strike.armed.table[strike.inflicted] if strike.arms and not strike.void else NOTHING
