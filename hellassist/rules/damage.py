"""Step C: what the hits of both sides come to (CC-16 to CC-20, RG-28 to RG-30)."""

from __future__ import annotations

from hellassist.rules.attack import NOTHING, Attack, Strike
from hellassist.rules.profile import Column
from hellassist.rules.requests import DEFENDER, Side, other
from hellassist.rules.volley import loss_of


def resolve(attack: Attack) -> Attack:
    """Both sides' damage (CC-16)."""
    return attack._replace(strikes=resolved(*attack.strikes))


def resolved(attacker: Strike, defender: Strike) -> tuple[Strike, Strike]:
    """Both sides' damage at the same time (CC-19), unless one alone strikes first and fells the other (SA-126)."""
    if bool(attacker.traits.first) == bool(defender.traits.first):
        return struck(attacker, defender), struck(defender, attacker)
    if attacker.traits.first:
        return _one_after_the_other(attacker, defender)
    defender, attacker = _one_after_the_other(defender, attacker)
    return attacker, defender


def _one_after_the_other(leader: Strike, follower: Strike) -> tuple[Strike, Strike]:
    leader = struck(leader, follower)
    if leader.loss >= follower.life:
        return leader, follower._replace(void=True, inflicted=0)
    return leader, struck(follower, leader)


def apart(attacker: Strike, defender: Strike) -> bool:
    """Whether what each side costs the other hangs on its own dice alone, and is all that the other loses."""
    one, two = attacker.traits, defender.traits
    coupled = one.drain or two.drain or one.back or two.back or one.ones_hurt or two.ones_hurt
    return not coupled and bool(one.first) == bool(two.first)


def struck(strike: Strike, foe: Strike) -> Strike:
    """The strike with what it does to its foe worked out."""
    ones = foe.counted.ones if foe.traits.ones_hurt else 0
    hurt = hurt_by(strike, strike.inflicted, ones, foe.guard)
    drain, back = strike.traits.drain, strike.traits.back
    if not strike.arms or not (drain or back):
        return strike._replace(loss=hurt)
    drained = _at_most_one(drain, by=strike) if strike.inflicted else 0
    drained = min(drained, max(foe.life - hurt, 0))
    returned = _at_most_one(back, by=foe) if strike.loss_for(strike.inflicted) else 0
    return strike._replace(loss=hurt + drained, drained=drained, returned=returned)


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
    left = strike.life - lost(attack, side)
    return min(strike.drained, strike.full - left) if left > 0 else 0


def effects_of(strike: Strike) -> Column:
    """The column that was inflicted."""
    return strike.armed.table[strike.inflicted] if strike.arms and not strike.void else NOTHING
