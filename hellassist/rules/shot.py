"""Shots with a power table (RG-01 to RG-31)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist import geometry
from hellassist.rules import hooks
from hellassist.rules.attack import Attack, Todo
from hellassist.rules.contact import holders, is_engaged
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.hooks import StatMoment
from hellassist.rules.orders.vae import points_available
from hellassist.rules.profile import Weapon
from hellassist.rules.refusal import Refused
from hellassist.rules.strike import arm, bare_strike, defence, moment

SHOT: tuple[Todo, ...] = (
    ("vae_victis", 0),
    ("count_dice", 0),
    ("attack_roll", 0),
    ("pick_rerolls", 0),
    ("force_rerolls", 0),
    ("count_hits", 0),
    ("inflict", 0),
    ("apply", 0),
)


@dataclass(frozen=True, slots=True)
class Band:
    """A band of distances: its name, its end in multiples of the Range (None: without end), its difficulty."""

    name: str
    ends: int | None
    difficulty: int


BANDS = (Band("point_blank", 1, 3), Band("short", 2, 4), Band("medium", 3, 5), Band("long", None, 6))
"""Distance difficulty by multiples of the weapon's Range (RG-19)."""


def shooting_distance(game: Game, shooter: Unit, target: Unit) -> float:
    """Edge to edge, in fathoms (RG-17)."""
    return max(geometry.gap(shooter.base, target.base), 0.0) / game.fathom


def band_at(game: Game, weapon: Weapon, distance: float) -> Band:
    """The band of a distance in fathoms; a limit belongs to the nearer band (RG-19, BA-06)."""
    reach = weapon.range or 0.0
    for band in BANDS:
        if band.ends is None or geometry.within(distance * game.fathom, band.ends * reach * game.fathom):
            return band
    raise AssertionError


def difficulty(game: Game, declaration: Declaration) -> int:
    """The higher of distance difficulty and the target's Defense (RG-20)."""
    shooter, target = game.unit(declaration.attacker), game.unit(declaration.defender)
    weapon = weapon_of(game, declaration)
    band = band_at(game, weapon, shooting_distance(game, shooter, target))
    return max(band.difficulty, defence(moment(game, declaration, 0, weapon)))


def weapon_of(game: Game, declaration: Declaration) -> Weapon:
    """The ranged weapon that was declared."""
    weapons = game.unit(declaration.attacker).profile.weapons_for("ranged")
    return weapons[declaration.weapon or 0]


def declare(
    game: Game, shooter: Unit, target: Unit, weapon: int = 0, *, covered: bool = False
) -> Declaration:
    """A shot. Raises Refused where none is allowed, with the rule."""
    weapons = shooter.profile.weapons_for("ranged")
    if shooter.profile.shs is None or not weapons:
        raise Refused("no_ranged_weapon", "UN-18", unit=shooter.id)
    if is_engaged(game, shooter):
        raise Refused("engaged_cannot_shoot", "AC-21", unit=shooter.id)
    if target.controller == shooter.controller:
        raise Refused("own_unit", "RG-09", unit=shooter.id, target=target.id)
    reasons = hooks.MAY_SHOOT.ask(StatMoment(game, shooter, "shs"), holders(shooter))
    if reasons:
        raise Refused(reasons[0].name, reasons[0].rule, unit=shooter.id)
    if weapon not in range(len(weapons)) or not weapons[weapon].table:
        raise Refused("no_power_table", "UN-44", unit=shooter.id)
    if not target.on_table:
        raise Refused("not_on_table", "RG-04", unit=target.id)
    nearest = nearest_enemies(game, shooter)
    if target.id not in {unit.id for unit in nearest}:
        raise Refused("nearer_enemy", "RG-04", unit=shooter.id, target=target.id, nearest=nearest[0].id)
    return Declaration("shot", shooter.id, target.id, "shoot", one_sided=True, weapon=weapon, covered=covered)


def nearest_enemies(game: Game, shooter: Unit) -> tuple[Unit, ...]:
    """The enemies that may be chosen: the nearest, equals, and those behind engaged ones (RG-04, RG-07)."""
    ranked = sorted(
        game.enemies_of(shooter), key=lambda enemy: (geometry.gap(shooter.base, enemy.base), enemy.id)
    )
    eligible: list[Unit] = []
    limit: float | None = None
    for enemy in ranked:
        gap = geometry.gap(shooter.base, enemy.base)
        if limit is not None and not geometry.within(gap, limit):
            break
        eligible.append(enemy)
        if not is_engaged(game, enemy):
            limit = gap if limit is None else limit
    return tuple(eligible)


def possible(game: Game, declaration: Declaration) -> bool:
    """Whether a shot that was to follow can still be made: both stand."""
    return game.unit(declaration.attacker).on_table and game.unit(declaration.defender).on_table


def begin(game: Game, declaration: Declaration) -> Attack:
    """The shot before its first step."""
    weapon = weapon_of(game, declaration)
    at = moment(game, declaration, 0, weapon)
    strike = replace(
        bare_strike(game, declaration, 0),
        arms=(arm(at, difficulty(game, declaration)),),
        command=points_available(game, at.unit),
    )
    return Attack(SHOT, (strike, bare_strike(game, declaration, 1)))
