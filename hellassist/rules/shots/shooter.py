"""Who may shoot with what: what shots, explosions and blasts have in common before they are aimed."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.contact import holders, is_engaged
from hellassist.rules.events import CountSet, Fact
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.moments import Holder, StatMoment, WeaponMoment
from hellassist.rules.profile import Weapon
from hellassist.rules.refusal import Refused


def weapon_of(game: Game, declaration: Declaration) -> Weapon:
    """The ranged weapon that was declared."""
    return ranged(game.unit(declaration.attacker))[declaration.weapon or 0]


def ranged(unit: Unit) -> tuple[Weapon, ...]:
    """Its ranged weapons, by the numbers under which they are declared."""
    return unit.profile.weapons_for("ranged")


def weapon_moment(game: Game, unit: Unit, index: int) -> WeaponMoment:
    return WeaponMoment(game, unit, ranged(unit)[index], index)


def weapon_holders(at: WeaponMoment) -> Iterator[Holder]:
    """What speaks about a weapon: its own abilities, and what lies on its unit."""
    for ability in at.weapon.abilities:
        yield Holder(at.unit, ability)
    yield from holders(at.unit)


def check_shooter(game: Game, unit: Unit, index: int) -> Weapon:
    """The weapon, ready to be used. Raises Refused where the unit cannot shoot, or not with this weapon."""
    weapons = ranged(unit)
    weapon = weapons[index] if index in range(len(weapons)) else None
    needs_skill = weapon is None or weapon.blast is None or weapon.blast.shape != "cloud"
    if not weapons or (unit.profile.shs is None and needs_skill):
        raise Refused("no_ranged_weapon", "UN-18", unit=unit.id)
    check_free(game, unit)
    if weapon is None:
        raise Refused("no_power_table", "UN-44", unit=unit.id)
    fault = unready(game, unit, index)
    if fault is not None:
        raise fault
    return weapon


def check_free(game: Game, unit: Unit) -> None:
    """Raise Refused if the unit is engaged, or in a state in which it cannot shoot (AC-21, ST-069)."""
    if is_engaged(game, unit):
        raise Refused("engaged_cannot_shoot", "AC-21", unit=unit.id)
    reasons = hooks.MAY_SHOOT.ask(StatMoment(game, unit, "shs"), holders(unit))
    if reasons:
        raise Refused(reasons[0].name, reasons[0].rule, unit=unit.id)


def unready(game: Game, unit: Unit, index: int) -> Refused | None:
    """Why the weapon cannot be used now: used up, not loaded, nobody to serve it; None where it can."""
    at = weapon_moment(game, unit, index)
    said = (*hooks.UNSERVED.ask(at, weapon_holders(at)), *hooks.UNREADY.ask(at, weapon_holders(at)))
    return said[0] if said else None


def farthest(game: Game, unit: Unit, index: int) -> float | None:
    """How far the weapon reaches at most, in fathoms; None where there is no limit (RG-18)."""
    at = weapon_moment(game, unit, index)
    return min(hooks.FARTHEST.ask(at, weapon_holders(at)), default=None)


def stillness(game: Game, unit: Unit, index: int, *, standing: bool) -> str:
    """The rule by which the unit moves neither before nor after this use of the weapon, "" if it may.

    *standing* is the player's wish to gain what standing still brings. Raises Refused where a move was made that the
    weapon forbids.
    """
    at = weapon_moment(game, unit, index)
    moved = distance_moved(game, unit)
    must = hooks.MUST_STAND.ask(at, weapon_holders(at))
    if must and moved:
        raise Refused("moved_with_heavy_weapon", must[0].rule, unit=unit.id, have=moved, limit=0.0)
    may = hooks.MAY_STAND.ask(at, weapon_holders(at)) if standing and not moved else ()
    return next((reason.rule for reason in (*must, *may)), "")


def distance_moved(game: Game, unit: Unit) -> float:
    """How far the unit has moved in the activation under way, in fathoms."""
    now = game.activation
    return now.moved / game.fathom if now is not None and now.unit == unit.id else 0.0


def counted(game: Game, declaration: Declaration) -> tuple[Fact, ...]:
    """What the use of the weapon counts: a shot less, a weapon to be loaded again (SA-113, SA-131)."""
    unit = game.unit(declaration.attacker)
    at = weapon_moment(game, unit, declaration.weapon or 0)
    return tuple(
        CountSet(unit.id, count.key, count.count) for count in hooks.USED.ask(at, weapon_holders(at))
    )
