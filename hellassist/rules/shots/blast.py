"""Explosions and blasts: a template, and everybody under it (EX-01 to EX-16, BL-01 to BL-24)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import isfinite
from typing import Literal

from hellassist import geometry
from hellassist.geometry import Mm, Point, Triangle
from hellassist.rules import hooks
from hellassist.rules.combat import aftermath
from hellassist.rules.combat.attack import NOTHING, Arm, Attack, Burst, Todo, Traits
from hellassist.rules.combat.strike import bare_strike, dice_counts, moment, protection, speakers, traits
from hellassist.rules.events import AttackEnded, BlastStruck, Fact, LifeLost
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.powers.vae import points_available
from hellassist.rules.profile import Blast, Column, Weapon
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import sight
from hellassist.rules.shots.shooter import check_shooter, counted, farthest, ranged, stillness, weapon_of
from hellassist.rules.shots.shot import Band, band_at
from hellassist.rules.shots.sight import Looks
from hellassist.rules.shots.volley import loss_of
from hellassist.rules.turn import command

LENGTH, WIDTH = 6.0, 2.0
"""Of the template of a blast, in fathoms (BL-02)."""
DICE = 5
"""Dice against each unit in an explosion or a cloud (EX-12, BL-19)."""
MORE_DICE = 5
"""Dice of an impact blast beyond SHS (BL-08)."""
SIX = 6

EXPLOSION: tuple[Todo, ...] = (
    ("vae_victis", 0),
    ("count_dice", 0),
    ("attack_roll", 0),
    ("pick_rerolls", 0),
    ("count_hits", 0),
    ("explode", 0),
    ("next_struck", 0),
)
BLAST: tuple[Todo, ...] = (("next_struck", 0),)


@dataclass(frozen=True, slots=True)
class Under:
    """A unit under a template: *distance* in fathoms from the shooter's base, and whether it is hit.

    *shield* is "full_cover" where terrain hides all of it from where the attack starts (BL-23); *covered* adds to its
    Protection (BL-11).
    """

    unit: str
    distance: float
    shield: Literal["", "full_cover"] = ""
    covered: bool = False

    @property
    def hit(self) -> bool:
        return not self.shield


# -- the template ----------------------------------------------------------------------------------


def spot_distance(game: Game, shooter: Unit, spot: Point) -> float:
    """From the edge of the shooter's base to the spot, in fathoms (EX-01)."""
    return max(geometry.gap_to_spot(shooter.base, spot), 0.0) / game.fathom


def spot_band(game: Game, shooter: Unit, weapon: Weapon, spot: Point) -> Band:
    """The distance band of the spot, whose difficulty is all that the shot roll must reach (EX-05)."""
    return band_at(game, weapon, spot_distance(game, shooter, spot))


def radius(game: Game, blast: Blast) -> Mm:
    """Of the template of an explosion, in millimetres (EX-04)."""
    return blast.radius * game.fathom


def template(game: Game, shooter: Unit, towards: Point) -> Triangle | None:
    """The triangle of a blast of the shooter, pointing towards a spot; None towards its own centre (BL-02)."""
    return geometry.triangle(shooter.base, towards, LENGTH * game.fathom, WIDTH * game.fathom)


def under(game: Game, shooter: Unit, weapon: Weapon, spot: Point, looks: Looks = ()) -> tuple[Under, ...]:
    """The units under the template of the weapon, friend and foe, the nearest to the shooter first (EX-09, BL-04).

    *spot* is where an explosion is aimed at, or where a blast points to. *looks* is what the players see: "hidden" from
    where the attack starts, or "covered" from the shooter.
    """
    blast = _blast_of(weapon)
    seen = dict(looks)
    touched, start = _touched(game, shooter, blast, spot)
    found = []
    for unit in touched:
        hidden = (
            seen[unit.id] == "hidden"
            if unit.id in seen
            else sight.hidden_from(game, start, 0.0 if blast.shape == "explosion" else shooter.height, unit)
        )
        found.append(
            Under(
                unit.id,
                max(geometry.gap(shooter.base, unit.base), 0.0) / game.fathom,
                "full_cover" if hidden and blast.shape != "cloud" else "",
                blast.shape == "impact" and sight.has_cover(game, shooter, unit, seen),
            )
        )
    return tuple(sorted(found, key=lambda entry: (entry.distance, entry.unit)))


def _touched(game: Game, shooter: Unit, blast: Blast, spot: Point) -> tuple[list[Unit], Point]:
    """The units that the template touches, and where the attack starts: the shooter is not hit by its own blast."""
    if blast.shape == "explosion":
        reach = radius(game, blast)
        return [unit for unit in game.on_table() if geometry.touches_circle(unit.base, spot, reach)], spot
    triangle = template(game, shooter, spot)
    if triangle is None:
        return [], spot
    units = [
        unit
        for unit in game.on_table()
        if unit.id != shooter.id and geometry.touches_triangle(unit.base, triangle)
    ]
    return units, triangle[0]


def _blast_of(weapon: Weapon) -> Blast:
    assert weapon.blast is not None
    return weapon.blast


# -- declaring it ----------------------------------------------------------------------------------


def declare(
    game: Game,
    shooter: Unit,
    weapon: int,
    spot: Point,
    *,
    shape: Literal["explosion", "blast"],
    looks: Looks = (),
    free_line: bool | None = None,
    standing: bool = True,
) -> Declaration:
    """An explosion at a spot, or a blast that points to one. Raises Refused where none is allowed, with the rule.

    *free_line* is what the players see of the line of fire to the spot, None where the board is to tell.
    """
    used = check_shooter(game, shooter, weapon)
    if used.blast is None or (used.blast.shape == "explosion") != (shape == "explosion"):
        raise Refused("no_such_template", "UN-44", unit=shooter.id)
    if not all(isfinite(length) for length in spot):
        raise Refused("no_direction", "BL-02", unit=shooter.id)
    if shape == "explosion":
        _check_spot(game, shooter, weapon, spot, free_line=free_line)
    elif template(game, shooter, spot) is None:
        raise Refused("no_direction", "BL-02", unit=shooter.id)
    hit = [entry for entry in under(game, shooter, used, spot, looks) if entry.hit]
    others = tuple(entry.unit for entry in hit)
    made = Declaration(
        "blast",
        shooter.id,
        next(iter(others), shooter.id),
        "shoot",
        one_sided=True,
        weapon=weapon,
        at=spot,
        others=others,
        sheltered=tuple(entry.unit for entry in hit if entry.covered),
        still=stillness(game, shooter, weapon, standing=standing),
    )
    _check_discretion(game, made)
    return made


def _check_spot(game: Game, shooter: Unit, weapon: int, spot: Point, *, free_line: bool | None) -> None:
    if not (0 <= spot.x <= game.width and 0 <= spot.y <= game.depth):
        raise Refused("spot_off_the_table", "EX-01", unit=shooter.id)
    distance, limit = spot_distance(game, shooter, spot), farthest(game, shooter, weapon)
    if limit is not None and not geometry.within(distance * game.fathom, limit * game.fathom):
        raise Refused("spot_beyond_limited_range", "SA-107", unit=shooter.id, have=distance, limit=limit)
    if not (sight.line_is_free(game, shooter, spot) if free_line is None else free_line):
        raise Refused("no_line_to_the_spot", "EX-03", unit=shooter.id)


def _check_discretion(game: Game, declaration: Declaration) -> None:
    """Raise Refused if all under the template are enemies that cannot be targets (SA-052)."""
    units = [game.unit(key) for key in declaration.others]
    if units and all(_no_target(game, declaration, unit) for unit in units):
        raise Refused("only_discreet", "SA-052", unit=declaration.attacker, target=units[0].id)


def _no_target(game: Game, declaration: Declaration, unit: Unit) -> bool:
    at = moment(game, _at(declaration, unit.id), 0, weapon_of(game, declaration))
    return bool(hooks.NO_TARGET.ask(at, speakers(at)))


def _at(declaration: Declaration, key: str) -> Declaration:
    """The same blast as it concerns one unit."""
    return replace(declaration, defender=key, covered=key in declaration.sheltered)


def possible(game: Game, declaration: Declaration) -> bool:
    """Whether it can still take place: its shooter stands."""
    return game.unit(declaration.attacker).on_table


# -- resolving it ----------------------------------------------------------------------------------


def begin(game: Game, declaration: Declaration) -> Attack:
    """The explosion or blast before its first step."""
    weapon = weapon_of(game, declaration)
    blast = _blast_of(weapon)
    explodes = blast.shape == "explosion"
    roll, dice = _roll(game, declaration, weapon), DICE
    if blast.shape == "impact":
        dice = roll.dice[0] + MORE_DICE
    strike = bare_strike(game, declaration, 0)._replace(
        arms=(roll, *(_arm(game, declaration, key, weapon, dice) for key in declaration.others)),
        command=points_available(game, game.unit(declaration.attacker)),
        all_hits=True,
    )
    groups = tuple(_groups(game, declaration)) if blast.power is not None else ()
    return Attack(
        EXPLOSION if explodes else BLAST,
        (strike, bare_strike(game, declaration, 1)),
        burst=Burst(groups, dice, passes_on=blast.shape == "impact"),
    )


def _roll(game: Game, declaration: Declaration, weapon: Weapon) -> Arm:
    """The weapon in the shot roll, at no unit: SHS and the distance difficulty alone (EX-05)."""
    alone = replace(declaration, kind="shot", defender=declaration.attacker)
    at = moment(game, alone, 0, weapon)
    assert declaration.at is not None
    return Arm(
        dice=dice_counts(at),
        difficulty=spot_band(game, at.unit, weapon, declaration.at).difficulty,
        table=(NOTHING,) * (DICE + 1),
        protection=None,
        traits=Traits(least_rerolls=traits(at).least_rerolls),
    )


def _arm(game: Game, declaration: Declaration, key: str, weapon: Weapon, dice: int) -> Arm:
    """The weapon against one unit: Difficulty, and Power a hit (EX-10, EX-12, BL-14), or sixes alone (SA-097)."""
    blast = _blast_of(weapon)
    at = moment(game, _at(declaration, key), 0, weapon)
    sixes = bool(hooks.ONLY_SIXES.ask(at, speakers(at)))
    power = 1 if sixes else blast.power or 0
    return Arm(
        dice=(dice, dice, dice),
        difficulty=SIX if sixes else max(blast.difficulty, 1),
        table=tuple(Column(hits * power) for hits in range(dice + 1)),
        protection=protection(at),
    )


def _groups(game: Game, declaration: Declaration) -> Iterator[tuple[int, ...]]:
    """The arms in the order of their units, those equally near together (BL-07, BL-12)."""
    shooter = game.unit(declaration.attacker)
    group: list[int] = []
    reached = 0.0
    for arm, key in enumerate(declaration.others, start=1):
        gap = geometry.gap(shooter.base, game.unit(key).base)
        if group and not geometry.within(gap, reached):
            yield tuple(group)
            group = []
        if not group:
            reached = gap
        group.append(arm)
    if group:
        yield tuple(group)


def facts_of(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """All that the finished explosion or blast changes. Its dead fall together."""
    strike, burst = end.strikes[0], end.burst
    assert burst is not None
    blast = _blast_of(weapon_of(game, declaration))
    facts: list[Fact] = []
    if strike.spent:
        company = game.companies[game.unit(declaration.attacker).controller]
        facts.append(command.spend(company, strike.spent, cause="vae_victis"))
    for arm, hits in burst.toll:
        facts += _struck(game, declaration, end, arm, hits)
    if burst.aimed != 0:
        shooter = game.unit(declaration.attacker)
        for key in declaration.others:
            facts += aftermath.states_laid(game, game.unit(key), blast.effects, shooter)
    hits = sum(hits for _, hits in burst.toll) if burst.aimed is None else burst.aimed
    damage = sum(strike.arms[arm].table[count].damage for arm, count in burst.toll)
    facts.append(AttackEnded(declaration, (hits, 0), (hits, 0), (damage, 0)))
    for key in declaration.others:
        facts += aftermath.kills(evolve_all(game, facts), _at(declaration, key))
    return (*facts, *counted(game, declaration))


def _struck(game: Game, declaration: Declaration, end: Attack, arm: int, hits: int) -> Iterator[Fact]:
    unit = game.unit(declaration.others[arm - 1])
    damage = end.strikes[0].arms[arm].table[hits].damage
    yield BlastStruck(declaration.attacker, unit.id, hits, damage)
    loss = loss_of(end, arm)
    if loss:
        yield LifeLost(unit.id, loss, unit.life - loss)


def weapons_with(unit: Unit, shape: Literal["explosion", "blast"]) -> tuple[int, ...]:
    """The numbers of its ranged weapons that make an explosion, or a blast."""
    return tuple(
        index
        for index, weapon in enumerate(ranged(unit))
        if weapon.blast is not None and (weapon.blast.shape == "explosion") == (shape == "explosion")
    )
