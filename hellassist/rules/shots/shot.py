"""Shots with a power table: at whom, how hard they are, and what comes of them (RG-01 to RG-41)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from hellassist import geometry
from hellassist.rules import hooks, stats
from hellassist.rules.combat import aftermath
from hellassist.rules.combat.attack import Attack, Dice, Todo
from hellassist.rules.combat.strike import COVER, arm, bare_strike, defence, moment, speakers
from hellassist.rules.contact import is_engaged
from hellassist.rules.events import AttackEnded, Fact, ShotDiverted
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.powers.vae import check_vae_distanti, points_available
from hellassist.rules.profile import Weapon
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import crossfire, sight
from hellassist.rules.shots.shooter import (
    check_shooter,
    counted,
    farthest,
    ranged,
    stillness,
    unready,
    weapon_of,
)
from hellassist.rules.shots.sight import Look, Looks

SHOT: tuple[Todo, ...] = (
    ("vae_victis", 0),
    ("count_dice", 0),
    ("attack_roll", 0),
    ("pick_rerolls", 0),
    ("force_rerolls", 0),
    ("count_hits", 0),
    ("divert", 0),
    ("inflict", 0),
    ("apply", 0),
)
OFFERED: tuple[Todo, ...] = (("consent", 0), *SHOT)
"""A shot outside the own activation, which need not be taken."""


@dataclass(frozen=True, slots=True)
class Band:
    """A band of distances: its name, its end in multiples of the Range (None: without end), its difficulty."""

    name: str
    ends: int | None
    difficulty: int


BANDS = (Band("point_blank", 1, 3), Band("short", 2, 4), Band("medium", 3, 5), Band("long", None, 6))
"""Distance difficulty by multiples of the weapon's Range (RG-19)."""


@dataclass(frozen=True, slots=True)
class Eligible:
    """An enemy as a target: *distance* in fathoms, what is seen of it, and why it may not be chosen (None: it may).

    *passable* tells why it may be passed over for one farther off: "cover" (RG-05) or "engaged" (RG-07).
    """

    unit: str
    distance: float
    band: Band
    look: Look
    passable: str = ""
    refusal: Refused | None = None

    @property
    def may(self) -> bool:
        return self.refusal is None


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


# -- whom to shoot ---------------------------------------------------------------------------------


def eligible(
    game: Game, shooter: Unit, weapon: int = 0, looks: Looks = (), ignored: tuple[str, ...] = ()
) -> tuple[Eligible, ...]:
    """Every enemy on the table, nearest first: may it be chosen, and if not, why (RG-04 to RG-08).

    *weapon* counts the ranged weapons from 0; *looks* is what the players see where the board is not to tell. Those
    that are *ignored* do not count as nearest (FR-34).
    """
    seen = dict(looks)
    enemies = sorted(
        game.enemies_of(shooter), key=lambda enemy: (geometry.gap(shooter.base, enemy.base), enemy.id)
    )
    entries = [
        _alone(game, shooter, enemy, weapon, sight.look(game, shooter, enemy, seen)) for enemy in enemies
    ]
    nearest = next(
        (entry for entry in entries if entry.may and not entry.passable and entry.unit not in ignored), None
    )
    return tuple(_among_others(game, shooter, weapon, entry, nearest) for entry in entries)


def _alone(game: Game, shooter: Unit, enemy: Unit, weapon: int, look: Look) -> Eligible:
    """The enemy as a target, whoever else is there."""
    distance = shooting_distance(game, shooter, enemy)
    band = band_at(game, ranged(shooter)[weapon], distance)
    passable = ""
    if is_engaged(game, enemy):
        passable = "engaged"
    elif look == "covered" and COVER[enemy.profile.base] >= stats.printed(
        game, enemy, enemy.profile.protection
    ):
        passable = "cover"
    refusal = _no_target(game, shooter, enemy, weapon, look)
    return Eligible(enemy.id, distance, band, look, passable, refusal)


def _no_target(game: Game, shooter: Unit, enemy: Unit, weapon: int, look: Look) -> Refused | None:
    """Why the enemy can be no target at all: then it never counts as nearest either (RG-08)."""
    if look == "hidden":
        return Refused("no_line_of_fire", "RG-11", unit=shooter.id, target=enemy.id)
    distance, limit = shooting_distance(game, shooter, enemy), farthest(game, shooter, weapon)
    if limit is not None and not geometry.within(distance * game.fathom, limit * game.fathom):
        return Refused(
            "beyond_limited_range", "SA-107", unit=shooter.id, target=enemy.id, have=distance, limit=limit
        )
    at = moment(game, _shot_at(shooter, enemy, weapon), 0, ranged(shooter)[weapon])
    return next(iter(hooks.NO_TARGET.ask(at, speakers(at))), None)


def _among_others(
    game: Game, shooter: Unit, weapon: int, entry: Eligible, nearest: Eligible | None
) -> Eligible:
    """The same with regard to the nearest enemy that may not be passed over; equals are both nearest."""
    if nearest is None or not entry.may:
        return entry
    if geometry.within(entry.distance * game.fathom, nearest.distance * game.fathom):
        return entry
    at = moment(game, _shot_at(shooter, game.unit(entry.unit), weapon), 0, ranged(shooter)[weapon])
    if hooks.FREE_TARGET.ask(at, speakers(at)):
        return entry
    refusal = Refused(
        "nearer_enemy",
        "RG-04",
        unit=shooter.id,
        target=entry.unit,
        nearest=nearest.unit,
        have=entry.distance,
        limit=nearest.distance,
    )
    return replace(entry, refusal=refusal)


def in_the_way(entries: Sequence[Eligible], target: str) -> tuple[str, ...]:
    """The enemies that vae distanti can ignore for the sake of the target, nearest first (FR-34).

    Those nearer than it that could be shot at themselves; none where the target can be no target at all.
    """
    keys = [entry.unit for entry in entries]
    place = keys.index(target) if target in keys else 0
    if not entries or not _open(entries[place]):
        return ()
    return tuple(entry.unit for entry in entries[:place] if _open(entry) and not entry.passable)


def _open(entry: Eligible) -> bool:
    """Whether nothing but a nearer enemy keeps it from being chosen."""
    return entry.refusal is None or entry.refusal.reason == "nearer_enemy"


def _shot_at(shooter: Unit, target: Unit, weapon: int) -> Declaration:
    return Declaration("shot", shooter.id, target.id, "shoot", one_sided=True, weapon=weapon)


def nearest_enemies(game: Game, shooter: Unit, weapon: int = 0) -> tuple[Unit, ...]:
    """The enemies that may be chosen, nearest first."""
    return tuple(game.unit(entry.unit) for entry in eligible(game, shooter, weapon) if entry.may)


# -- the shot --------------------------------------------------------------------------------------


def declare(
    game: Game,
    shooter: Unit,
    target: Unit,
    weapon: int = 0,
    *,
    covered: bool | None = None,
    looks: Looks = (),
    standing: bool = True,
    ignored: tuple[str, ...] = (),
) -> Declaration:
    """A shot. Raises Refused where none is allowed, with the rule.

    *covered* is what the players see of the target, None where the board is to tell; *standing* is the wish to stand
    still where that brings something; *ignored* are nearer enemies that vae distanti shoots past (FR-34).
    """
    used = check_shooter(game, shooter, weapon)
    if target.controller == shooter.controller:
        raise Refused("own_unit", "RG-09", unit=shooter.id, target=target.id)
    if not used.table:
        raise Refused("no_power_table", "UN-44", unit=shooter.id)
    if not target.on_table:
        raise Refused("not_on_table", "RG-04", unit=target.id)
    if covered is not None:
        looks = (*looks, (target.id, "covered" if covered else "clear"))
    check_vae_distanti(game, shooter, target, ignored)
    entry = next(
        entry for entry in eligible(game, shooter, weapon, looks, ignored) if entry.unit == target.id
    )
    if entry.refusal is not None:
        raise entry.refusal
    others = crossfire.bystanders(game, shooter, target)
    return replace(
        _shot_at(shooter, target, weapon),
        covered=entry.look == "covered",
        others=others,
        sheltered=sheltered(game, shooter, others, looks),
        still=stillness(game, shooter, weapon, standing=standing),
        ignored=ignored,
    )


def sheltered(game: Game, shooter: Unit, keys: Iterable[str], looks: Looks) -> tuple[str, ...]:
    """Those of the units that have cover from the shooter."""
    seen = dict(looks)
    return tuple(key for key in keys if sight.has_cover(game, shooter, game.unit(key), seen))


def offered(game: Game, shooter: Unit, target: Unit, cause: str) -> Declaration | None:
    """A shot in answer to a contact, with the first ranged weapon that is ready; None where there is none.

    An ordinary shot, whoever fights beside the target (SA-047).
    """
    for index, weapon in enumerate(ranged(shooter)):
        if weapon.table and shooter.profile.shs is not None and unready(game, shooter, index) is None:
            still = stillness(game, shooter, index, standing=True)
            return replace(_shot_at(shooter, target, index), cause=cause, still=still)
    return None


def possible(game: Game, declaration: Declaration) -> bool:
    """Whether a shot that was to follow can still be made: both stand."""
    return game.unit(declaration.attacker).on_table and game.unit(declaration.defender).on_table


def difficulty(game: Game, declaration: Declaration) -> int:
    """The higher of distance difficulty and the target's Defense, or anybody's who fights there (RG-20, RG-34)."""
    shooter, target = game.unit(declaration.attacker), game.unit(declaration.defender)
    weapon = weapon_of(game, declaration)
    band = band_at(game, weapon, shooting_distance(game, shooter, target))
    others = crossfire.fighters(game, shooter, target) if declaration.others else ()
    return max(
        band.difficulty,
        defence(moment(game, declaration, 0, weapon)),
        *(_defence_beside(game, declaration, unit) for unit in others),
    )


def _defence_beside(game: Game, declaration: Declaration, unit: Unit) -> int:
    """The Defense of one who fights beside the target: what only counts for the target itself is left out."""
    at = moment(game, _at(declaration, unit.id), 0, weapon_of(game, declaration))
    fixed = hooks.FIXED_DEFENCE.ask(at, speakers(at))
    return fixed[0].value if fixed else stats.value(game, unit, "def") or 0


def _at(declaration: Declaration, key: str) -> Declaration:
    """The same shot with another in the target's place, who has his own cover."""
    if key == declaration.defender:
        return declaration
    return replace(declaration, defender=key, covered=key in declaration.sheltered)


def begin(game: Game, declaration: Declaration) -> Attack:
    """The shot before its first step. All whom it may hit are judged by the one difficulty (RG-38)."""
    weapon, hard = weapon_of(game, declaration), difficulty(game, declaration)
    keys = (declaration.defender, *declaration.others)
    strike = bare_strike(game, declaration, 0)._replace(
        arms=tuple(arm(moment(game, _at(declaration, key), 0, weapon), hard) for key in keys),
        command=points_available(game, game.unit(declaration.attacker)),
        all_hits=bool(declaration.others),
        dice=Dice(tells="parity" if declaration.others else ""),
    )
    return Attack(
        OFFERED if declaration.cause else SHOT,
        (strike, bare_strike(game, declaration, 1)),
        pool=tuple(bare_strike(game, _at(declaration, key), 1) for key in declaration.others),
    )


def facts_of(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """All that the finished shot changes, for the unit that it hit."""
    if declined(game, declaration):
        return (AttackEnded(declaration, (0, 0), (0, 0), (0, 0)),)
    uses = counted(game, declaration)
    if not end.diverted:
        return (*aftermath.facts_of(game, declaration, end), *uses)
    victim = declaration.others[end.strikes[0].arm - 1]
    diverted = ShotDiverted(declaration.attacker, declaration.defender, victim)
    hit = _at(declaration, victim)
    return (diverted, *aftermath.facts_of(game, hit, end._replace(pool=())), *uses)


def declined(game: Game, declaration: Declaration) -> bool:
    """Whether a shot that was offered was not taken."""
    return bool(declaration.cause) and game.attack is not None and game.attack.answers[:1] == (0,)
