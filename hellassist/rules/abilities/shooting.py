"""Abilities of those who shoot, and of those who are shot at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hellassist import geometry
from hellassist.rules import hooks
from hellassist.rules.abilities.dice import against, mine
from hellassist.rules.contact import holders, is_engaged
from hellassist.rules.game import Declaration
from hellassist.rules.modifiers import Modifier
from hellassist.rules.moments import AttackMoment, Holder, Reason, StatMoment, WeaponMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.shot import offered

RANGED = ("shot", "blast")


@hooks.FREE_TARGET.on("sniper")
def sniper(at: AttackMoment, holder: Holder) -> Iterator[Reason]:
    """Any target in line of fire (SA-141)."""
    if mine(at, holder):
        yield Reason("sniper", "SA-141")


@hooks.FREE_TARGET.on("impressive")
def impressive(at: AttackMoment, holder: Holder) -> Iterator[Reason]:
    """May be chosen though others are nearer (SA-083)."""
    if against(at, holder):
        yield Reason("impressive", "SA-083")


@hooks.NO_TARGET.on("discretion")
def discretion(at: AttackMoment, holder: Holder) -> Iterator[Refused]:
    """No target from beyond x fathoms, unless it is engaged (SA-050, SA-051)."""
    if not against(at, holder) or at.unit.controller == at.foe.controller or is_engaged(at.game, at.foe):
        return
    gap, limit = max(geometry.gap(at.unit.base, at.foe.base), 0.0), holder.ability.x * at.game.fathom
    if not geometry.within(gap, limit):
        yield Refused(
            "discreet",
            "SA-051",
            unit=at.unit.id,
            target=at.foe.id,
            have=gap / at.game.fathom,
            limit=float(holder.ability.x),
        )


@hooks.PROTECTION.on("camouflage")
def camouflage(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x Protection in cover, wherever cover counts (SA-032)."""
    if against(at, holder) and at.kind in RANGED and at.covered:
        yield Modifier(holder.ability.x, "camouflage", "SA-032", by=holder.unit.id)


@hooks.DEFENCE.on("erratic_movement")
def erratic_movement(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x DEF against shots (SA-064)."""
    if against(at, holder) and at.kind == "shot":
        yield Modifier(holder.ability.x, "erratic_movement", "SA-064", by=holder.unit.id)


@hooks.ATTACK_DICE.on("trained_gunman")
def trained_gunman(at: AttackMoment, holder: Holder) -> Iterator[Modifier]:
    """+x SHS for a shot without a move (SA-154)."""
    if mine(at, holder) and at.kind in RANGED and at.still:
        yield Modifier(holder.ability.x, "trained_gunman", "SA-154", by=holder.unit.id)


@hooks.MAY_STAND.on("trained_gunman")
def stands_still(at: WeaponMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """It gains by moving neither before nor after its shot (SA-154)."""
    yield Reason("trained_gunman", "SA-154")


@hooks.MUST_STAND.on("heavy")
def heavy(at: WeaponMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """No move with the shot (SA-079)."""
    yield Reason("heavy", "SA-079")


@hooks.SPLITS_MOVE.on("moving_shot")
def moving_shot(at: StatMoment, holder: Holder) -> Iterator[Reason]:  # noqa: ARG001
    """A part of its move before the shot, the rest after it (SA-112)."""
    yield Reason("moving_shot", "SA-112")


@hooks.ON_CONTACT.on("defensive_shot")
def defensive_shot(at: AttackMoment, holder: Holder) -> Iterator[Declaration]:
    """A shot at the enemy that makes contact, if it was waiting and free and can shoot (SA-047, SA-048)."""
    before = replace(at.game, units={key: unit for key, unit in at.game.units.items() if key != at.foe.id})
    barred = hooks.MAY_SHOOT.ask(StatMoment(at.game, at.unit, "shs"), holders(at.unit))
    if at.unit.status == "waiting" and not is_engaged(before, at.unit) and not barred:
        shot = offered(at.game, at.unit, at.foe, holder.ability.id)
        if shot is not None:
            yield shot


@hooks.ONLY_SIXES.on("invulnerable")
def only_sixes(at: AttackMoment, holder: Holder) -> Iterator[Reason]:
    """Of explosions and blasts only a 6 hurts it, for one point (SA-097)."""
    if against(at, holder):
        yield Reason("invulnerable", "SA-097")
