"""Abilities of ranged weapons: how far, how often, when loaded, and who serves them."""

from __future__ import annotations

from collections.abc import Iterator

from hellassist.rules import hooks
from hellassist.rules.contact import touches
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moments import Count, Holder, StatMoment, WeaponMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.loading import empty_key, steps_key


@hooks.FARTHEST.on("limited_range")
def limited_range(at: WeaponMoment, holder: Holder) -> Iterator[float]:
    """No target beyond x times the Range (SA-107)."""
    yield holder.ability.x * (at.weapon.range or 0.0)


def _shots_key(at: WeaponMoment) -> str:
    return f"shots:{at.index}"


def _left(at: WeaponMoment, holder: Holder) -> int:
    return max(0, holder.ability.x - at.unit.used.get(_shots_key(at), 0))


@hooks.SHOTS_LEFT.on("munitions")
def shots_left(at: WeaponMoment, holder: Holder) -> Iterator[int]:
    """What is left of its x shots (SA-114)."""
    yield _left(at, holder)


@hooks.UNREADY.on("munitions")
def used_up(at: WeaponMoment, holder: Holder) -> Iterator[Refused]:
    """It can be used x times in a game (SA-113)."""
    if not _left(at, holder):
        yield Refused("used_up", "SA-113", unit=at.unit.id, limit=holder.ability.x)


@hooks.USED.on("munitions")
def a_shot_less(at: WeaponMoment, holder: Holder) -> Iterator[Count]:  # noqa: ARG001
    """A missed shot counts too (SA-113)."""
    yield Count(_shots_key(at), at.unit.used.get(_shots_key(at), 0) + 1)


@hooks.LOADS.on("reloading")
def reloading(at: WeaponMoment, holder: Holder) -> Iterator[int]:  # noqa: ARG001
    """After a shot x Focus actions in a row load it again (SA-131)."""
    yield holder.ability.x


@hooks.UNREADY.on("reloading")
def not_loaded(at: WeaponMoment, holder: Holder) -> Iterator[Refused]:
    """Not loaded since the last shot; at the start it is (SA-131, SA-133)."""
    if at.unit.used.get(empty_key(at.index)):
        done = at.unit.used.get(steps_key(at.index), 0)
        yield Refused("not_loaded", "SA-131", unit=at.unit.id, have=done, limit=holder.ability.x)


@hooks.USED.on("reloading")
def emptied(at: WeaponMoment, holder: Holder) -> Iterator[Count]:  # noqa: ARG001
    """After a shot it must be loaded, from the first step on (SA-131)."""
    yield Count(empty_key(at.index), 1)
    yield Count(steps_key(at.index), 0)


@hooks.LOADED_BY.on("expertise")
def expertise(at: StatMoment, holder: Holder) -> Iterator[Action]:  # noqa: ARG001
    """Concentration may take the place of Focus (SA-067)."""
    yield "concentration"


@hooks.UNSERVED.on("artillery")
def artillery(at: WeaponMoment, holder: Holder) -> Iterator[Refused]:  # noqa: ARG001
    """Neither shot nor loaded unless its own carrier touches it (SA-012)."""
    carrier = carrier_of(at.game, at.unit)
    if carrier is None:
        yield Refused("no_carrier", "SA-012", unit=at.unit.id)
    elif not touches(carrier, at.unit):
        yield Refused("carrier_away", "SA-012", unit=at.unit.id, other=carrier.id)


def carrier_of(game: Game, gun: Unit) -> Unit | None:
    """The one Ammunition Carrier that serves the gun, dead or alive (SA-009).

    The first gun of a Company has its first carrier, the second its second, as they stand in the list.
    """
    own = [unit for unit in game.units.values() if unit.owner == gun.owner]
    guns = [unit.id for unit in own if _is_gun(unit)]
    carriers = [unit for unit in own if any(a.id == "ammunition_carrier" for a in unit.profile.abilities)]
    place = guns.index(gun.id)
    return carriers[place] if place < len(carriers) else None


def _is_gun(unit: Unit) -> bool:
    return any(ability.id == "artillery" for weapon in unit.profile.weapons for ability in weapon.abilities)
