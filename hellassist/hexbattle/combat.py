"""One combat: what each side counts, what a face of the die comes to, what that does. For play and odds alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from hellassist.hexbattle.game import Approach, Game, How, OwnFactor
from hellassist.hexbattle.rulings import Rulings
from hellassist.hexbattle.units import Quality, Unit
from hellassist.refusals import Refused

FACES = range(1, 9)
"""Of the one die (HX-20)."""

Side = Literal["own", "enemy"]
"""Own is the attacker, whose combat is resolved."""
Grade = Literal["damaged", "heavily_damaged", "destroyed"]

POINTS: dict[Grade, int] = {"damaged": 1, "heavily_damaged": 2, "destroyed": 0}
"""Of damage, without Evade (HX-33, HX-35, HX-37)."""
POINTS_EVADING: dict[Grade, int] = {"damaged": 0, "heavily_damaged": 1, "destroyed": 1}
"""With it (HX-34, HX-36, HX-38)."""


class Factor(NamedTuple):
    """*amount* because of *source* ("combat_factor", "flank", "damaged_target"…), by ledger row *rule*."""

    amount: int
    source: str
    rule: str
    text: str = ""
    """The players' own words for a factor of theirs."""


class Line(NamedTuple):
    """A line of the table: from which total on, and what happens to whom."""

    least: int
    side: Side
    grade: Grade
    rule: str


TABLE = (
    Line(10, "enemy", "destroyed", "HX-26"),
    Line(8, "enemy", "heavily_damaged", "HX-25"),
    Line(5, "enemy", "damaged", "HX-24"),
    Line(2, "own", "damaged", "HX-23"),
    Line(0, "own", "heavily_damaged", "HX-22"),
)
OWN_DESTROYED = Line(-99, "own", "destroyed", "HX-21")
LINES = (OWN_DESTROYED, *reversed(TABLE))
"""All six, from the worst for the attacker to the best."""


class Fighter(NamedTuple):
    """What a side's fate depends on."""

    quality: Quality = "ordinary"
    evades: bool = False
    markers: int = 0
    hits: int = 4


class Blow(NamedTuple):
    """What a result does to its unit: points, markers then, whether it is removed and why, and how it moves."""

    points: int
    markers: int
    removed: Literal["", "table", "hits"]
    moves: tuple[How, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Combat:
    """An attack as numbers: both strengths with their reasons, both fighters."""

    own: tuple[Factor, ...]
    enemy: tuple[Factor, ...]
    attacker: Fighter
    defender: Fighter
    rulings: Rulings

    @property
    def factor(self) -> int:
        """The total factor: one strength less the other (HX-19)."""
        return strength(self.own) - strength(self.subtracted)

    @property
    def subtracted(self) -> tuple[Factor, ...]:
        """What of the enemy's side counts."""
        if self.rulings.enemy_tactical_counts:
            return self.enemy
        return tuple(factor for factor in self.enemy if factor.source == "combat_factor")


class Reading(NamedTuple):
    """What one face comes to."""

    face: int
    total: int
    adjusted: int
    quality_rules: tuple[str, ...]
    line: Line
    blow: Blow


def strength(factors: Iterable[Factor]) -> int:
    """Combat factor and tactical factors added up (HX-18)."""
    return sum(factor.amount for factor in factors)


def factor_against(unit: Unit, enemy: Unit) -> int:
    """The combat factor (HX-15). Raises Refused where none was entered for this class of enemy (HX-04)."""
    found = unit.type.factors.get(enemy.type.movement or "")
    if found is None:
        raise Refused(
            "no_factor",
            "HX-04",
            unit=unit.id,
            target=enemy.id,
            movement=enemy.type.movement or "",
        )
    return found


def combat(
    game: Game, attacker: Unit, target: Unit, approach: Approach, own: tuple[OwnFactor, ...] = ()
) -> Combat:
    """The combat of two units as numbers. Raises Refused where a combat factor is missing."""
    ours = [
        Factor(factor_against(attacker, target), "combat_factor", "HX-15"),
        *_leader(game, attacker),
    ]
    if approach != "front":
        ours.append(Factor(1, approach, "HX-16"))
    if target.markers >= 2:
        ours.append(Factor(1, "damaged_target", "HX-17"))
    theirs = [
        Factor(factor_against(target, attacker), "combat_factor", "HX-15"),
        *_leader(game, target),
    ]
    for extra in own:
        (theirs if extra.enemy else ours).append(Factor(extra.amount, "own", "HX-18", extra.text))
    return Combat(tuple(ours), tuple(theirs), fighter(game, attacker), fighter(game, target), game.rulings)


def _leader(game: Game, unit: Unit) -> Iterable[Factor]:
    if game.rulings.leader_bonus and game.leader_of(unit.id) is not None:
        yield Factor(game.rulings.leader_bonus, "leader", "HX-14")


def fighter(game: Game, unit: Unit) -> Fighter:
    """The unit as its fate depends on it."""
    return Fighter(unit.quality, game.has(unit, "evade"), unit.markers, game.hits(unit))


def read(fight: Combat, face: int) -> Reading:
    """What *face* comes to: total, quality, the table, and what happens (HX-20 to HX-39)."""
    total = face + fight.factor
    adjusted, rules = adjust(total, fight.attacker.quality, fight.defender.quality, fight.rulings)
    line = look_up(adjusted)
    hurt = fight.attacker if line.side == "own" else fight.defender
    return Reading(face, total, adjusted, rules, line, blow(hurt, line.grade, fight.rulings))


def adjust(total: int, own: Quality, enemy: Quality, rulings: Rulings) -> tuple[int, tuple[str, ...]]:
    """The total after step 4, and the rows that changed it (HX-28 to HX-32)."""
    steps = (
        (own == "superior" != enemy, "low", 1, "HX-28"),
        (own == "inferior" != enemy, "low", -1, "HX-29"),
        (enemy == "superior" != own, "high", -1, "HX-30"),
        (enemy == "inferior" != own, "high", 1, "HX-31"),
    )
    value, rules = total, []
    for applies, half, by, rule in steps:
        tested = total if rulings.unadjusted_tested else value
        if applies and (tested <= 4) == (half == "low"):
            value += by
            rules.append(rule)
    return value, tuple(rules)


def look_up(total: int) -> Line:
    """The line of the table for an adjusted total (HX-21 to HX-26)."""
    return next((line for line in TABLE if total >= line.least), OWN_DESTROYED)


def blow(hurt: Fighter, grade: Grade, rulings: Rulings) -> Blow:
    """What the result does to the unit it names (HX-33 to HX-38)."""
    if grade == "destroyed" and not hurt.evades:
        return Blow(0, hurt.markers, "table", (), "HX-37")
    points = (POINTS_EVADING if hurt.evades else POINTS)[grade]
    markers = min(hurt.markers + points, hurt.hits)
    spared = hurt.evades and not rulings.limit_beats_evade
    removed: Literal["", "hits"] = "hits" if markers >= hurt.hits and not spared else ""
    rule = _row(grade, evades=hurt.evades)
    return Blow(points, markers, removed, () if removed else _moves(hurt, grade, rulings), rule)


def _moves(hurt: Fighter, grade: Grade, rulings: Rulings) -> tuple[How, ...]:
    if not hurt.evades:
        return ("push",)
    if grade == "destroyed":
        return ("rout",)
    return ("evade",) if rulings.evade_replaces_push else ("push", "evade")


def _row(grade: Grade, *, evades: bool) -> str:
    plain, evading = {
        "damaged": ("HX-33", "HX-34"),
        "heavily_damaged": ("HX-35", "HX-36"),
        "destroyed": ("HX-37", "HX-38"),
    }[grade]
    return evading if evades else plain
