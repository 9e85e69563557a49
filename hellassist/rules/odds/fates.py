"""The exact chance of each unit that a shot or a blast may hit, by the steps that resolve the attack."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from hellassist.rules.combat.attack import Attack
from hellassist.rules.game import Declaration
from hellassist.rules.odds.falling import add
from hellassist.rules.odds.odds import all_ends, odds
from hellassist.rules.odds.policies import Policy, most_damage
from hellassist.rules.shots.volley import burst_of, loss_for


@dataclass(frozen=True, slots=True)
class Fate:
    """What one unit has to expect: *losses* are chances by Life Points lost, capped at what it has."""

    losses: Mapping[int, Fraction]
    falls: Fraction
    expected: Fraction


def concerned(declaration: Declaration) -> tuple[str, ...]:
    """The units that a shot or a blast may hit, in the order of their fates."""
    if declaration.kind == "blast":
        return declaration.others
    return (declaration.defender, *declaration.others)


def fates(attack: Attack, lives: Sequence[int], policy: Policy = most_damage) -> tuple[Fate, ...]:
    """What each of the units concerned has to expect; *lives* are their Life Points in the same order."""
    if attack.burst is not None:
        chances = _under(attack, len(lives), policy)
    else:
        ends = odds(attack, lambda end: (end.strikes[0].arm, end.strikes[0].loss), policy)
        chances = [_of_shot(ends, arm) for arm in range(len(lives))]
    return tuple(_fate(chance, life) for chance, life in zip(chances, lives, strict=True))


def _under(attack: Attack, units: int, policy: Policy) -> list[Mapping[int, Fraction]]:
    """The losses of each unit under a template, all in one go: what has befallen a unit is noted, not kept."""
    noted: defaultdict[tuple[int, int], dict[int, int]] = defaultdict(dict)

    def note(now: Attack, often: int, out_of: int) -> Attack:
        burst = burst_of(now)
        for entry in burst.toll:
            add(noted[entry], ((out_of, often),), 1)
        return now._replace(burst=burst._replace(toll=())) if burst.toll else now

    all_ends(attack, policy, note)
    losses: list[defaultdict[int, Fraction]] = [defaultdict(Fraction) for _ in range(units)]
    for (arm, hits), ways in noted.items():
        chance = sum((Fraction(often, out_of) for out_of, often in ways.items()), Fraction(0))
        losses[arm - 1][loss_for(attack, arm, hits)] += chance
    for of_unit in losses:
        spared = 1 - sum(of_unit.values(), Fraction(0))
        if spared:  # nothing has reached it
            of_unit[0] += spared
    return list(losses)


def _of_shot(ends: Mapping[tuple[int, int], Fraction], arm: int) -> Mapping[int, Fraction]:
    losses: defaultdict[int, Fraction] = defaultdict(Fraction)
    for (hit, loss), chance in ends.items():
        losses[loss if hit == arm else 0] += chance
    return losses


def _fate(chances: Mapping[int, Fraction], life: int) -> Fate:
    losses: defaultdict[int, Fraction] = defaultdict(Fraction)
    for loss, chance in chances.items():
        losses[min(loss, life)] += chance
    return Fate(
        losses=dict(sorted(losses.items())),
        falls=losses.get(life, Fraction(0)),
        expected=sum((loss * chance for loss, chance in losses.items()), Fraction(0)),
    )
