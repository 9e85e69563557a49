"""Step C: what the hits of both sides come to (CC-16 to CC-20, RG-28 to RG-30)."""

from __future__ import annotations

from dataclasses import replace

from hellassist.rules.attack import NOTHING, Attack, Strike
from hellassist.rules.profile import Column
from hellassist.rules.requests import DEFENDER, Side, other
from hellassist.rules.volley import loss_of


def resolve(attack: Attack) -> Attack:
    """Both sides' damage: at the same time (CC-19), unless one alone strikes first and fells the other (SA-126)."""
    first = [bool(strike.traits.first) for strike in attack.strikes]
    if first[0] == first[1]:
        return _struck(_struck(attack, 0), 1)
    leader: Side = 0 if first[0] else 1
    follower = other(leader)
    attack = _struck(attack, leader)
    late = attack.strikes[follower]
    if attack.strikes[leader].loss >= late.life:
        return attack.with_strike(follower, replace(late, void=True, inflicted=0))
    return _struck(attack, follower)


def _struck(attack: Attack, side: Side) -> Attack:
    """The attack with what *side* does to its foe worked out."""
    strike, foe = attack.strikes[side], attack.strikes[other(side)]
    ones = foe.counted.ones if foe.traits.ones_hurt else 0
    if not strike.arms:
        return attack.with_strike(side, replace(strike, loss=max(ones - foe.guard, 0)))
    hurt = strike.loss_for(strike.inflicted, ones)
    if strike.armed.protection is None:
        hurt = max(ones - foe.guard, 0)  # its weapon does nothing, the foe's own ones do
    drained = _at_most_one(strike.traits.drain, by=strike) if strike.inflicted else 0
    drained = min(drained, max(foe.life - hurt, 0))
    returned = _at_most_one(strike.traits.back, by=foe) if strike.loss_for(strike.inflicted) else 0
    return attack.with_strike(side, replace(strike, loss=hurt + drained, drained=drained, returned=returned))


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
    left = strike.life - lost(attack, side)
    return min(strike.drained, strike.full - left) if left > 0 else 0


def effects_of(strike: Strike) -> Column:
    """The column that was inflicted."""
    return strike.armed.table[strike.inflicted] if strike.arms and not strike.void else NOTHING
