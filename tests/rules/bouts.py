"""Attacks of all kinds by chance: few dice or many, one weapon or two, with what ties the two sides together."""

from __future__ import annotations

import random

from hellassist.rules.combat.attack import Arm, Attack, Strike, Traits
from hellassist.rules.combat.close import steps
from hellassist.rules.profile import Column

TRAITS: tuple[dict[str, int], ...] = (
    {},
    {"first": 1},
    {"drain": 1},
    {"back": 2},
    {"ones_hurt": 1},
    {"forced": 1},
    {"least_rerolls": 2},
    {"each_hit_one": 1},
)


def arm(source: random.Random, dice: int, *, tame: bool = False) -> Arm:
    traits = Traits() if tame else Traits(**source.choice(TRAITS))
    table = (Column(0), *(Column(source.randint(0, 7)) for _ in range(5)))
    return Arm((dice,) * 3, source.randint(2, 6), table, source.choice((0, 1, 2, None)), traits)


def bout(source: random.Random, most: int) -> Attack:
    """Two strikes with up to so many dice each, and abilities that tie them together."""

    def strike() -> Strike:
        arms = [arm(source, source.randint(0, most)) for _ in range(source.choice((1, 1, 1, 2)))]
        life = source.randint(1, 5)
        return Strike(tuple(arms), life=life, full=life + source.randint(0, 2), guard=source.randint(0, 1))

    return Attack(steps(source.choice((0, 1))), (strike(), strike()))
