"""Best play: what to throw again and how many hits to inflict, worked out backwards over the steps of the attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations

from hellassist.rules.combat.attack import Attack
from hellassist.rules.combat.damage import effects_of
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.combat.steps import STEPS, OnDice
from hellassist.rules.odds.falling import coarse, falls, looks
from hellassist.rules.odds.odds import losses
from hellassist.rules.odds.policies import Policy, most_damage
from hellassist.rules.requests import Answer, Choose, Draw, Pick, Roll, Side, other

Worth = tuple[Fraction, Fraction]
"""What an attack is worth to attacker and defender, each of whom wants as much as he can get."""

OPEN = ("weapon", "table", "inflict")
"""Choices that are weighed, beside all re-rolls. The others follow the policy that best play is laid over: what Command
is worth elsewhere nobody can tell here."""
MOST_REMEMBERED = 100_000


def by_loss(end: Attack) -> Worth:
    """Life Points inflicted less those suffered; what is beyond the last one is no loss."""
    mine, theirs = (min(loss, strike.life) for loss, strike in zip(losses(end), end.strikes, strict=True))
    return Fraction(theirs - mine), Fraction(mine - theirs)


def by_felling(end: Attack) -> Worth:
    """The chance that the other falls."""
    mine, theirs = (loss >= strike.life for loss, strike in zip(losses(end), end.strikes, strict=True))
    return Fraction(theirs), Fraction(mine)


def by_effect(end: Attack) -> Worth:
    """The chance that what is inflicted lays a state on the other."""
    mine, theirs = (bool(strike.arms and effects_of(strike).effects) for strike in end.strikes)
    return Fraction(mine), Fraction(theirs)


class BestPlay:
    """A policy: *sides* choose what is worth most to them, knowing that later choices are made so too.

    The other side, and whatever is not weighed, follows *base*. Of answers worth as much it takes what is worst for the
    other side, else that of *base*.
    """

    def __init__(
        self,
        worth: Callable[[Attack], Worth] = by_loss,
        sides: Iterable[Side] = (0, 1),
        base: Policy = most_damage,
    ) -> None:
        self.name = f"best_{worth.__name__}"
        self._worth, self._sides, self._base = worth, frozenset(sides), base
        self._known: dict[Attack, Worth] = {}

    def __call__(self, attack: Attack, request: Choose | Pick) -> Answer:
        return self._best(attack, request)[0]

    def value(self, attack: Attack) -> Worth:
        """What the attack is worth from here on, exactly."""
        now, request = settle(_coarse(attack))
        known = self._known.get(now)
        if known is None:
            match request:
                case None:
                    known = self._worth(now)
                case Roll():
                    known = self._mean(_rolled(now, request))
                case Draw(options=options):
                    known = self._mean([(give(now, option), 1) for option in range(options)])
                case Choose() | Pick():
                    known = self._best(now, request)[1]
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[now] = known
        return known

    def _mean(self, ways: Iterable[tuple[Attack, int]]) -> Worth:
        total, mine, theirs = 0, Fraction(0), Fraction(0)
        for after, often in ways:
            value = self.value(after)
            total += often
            mine += value[0] * often
            theirs += value[1] * often
        return mine / total, theirs / total

    def _best(self, attack: Attack, request: Choose | Pick) -> tuple[Answer, Worth]:
        """The best answer, and what the attack is worth with it."""
        usual = self._base(attack, request)
        side = chooser(request)
        best, value = usual, self.value(give(attack, usual))
        if side not in self._sides or (isinstance(request, Choose) and request.why not in OPEN):
            return best, value
        for answer in answers(request):
            found = self.value(give(attack, answer))
            if (found[side], -found[other(side)]) > (value[side], -value[other(side)]):
                best, value = answer, found
        return best, value


def chooser(request: Choose | Pick) -> Side:
    """The side whose player answers."""
    across = isinstance(request, Choose) and request.across
    return other(request.side) if across else request.side


def answers(request: Choose | Pick) -> Iterator[Answer]:
    """Every answer that fits, each once."""
    if isinstance(request, Choose):
        yield from request.options
        return
    for count in range(request.most + 1):
        yield from dict.fromkeys(combinations(request.faces, count))


def _rolled(attack: Attack, request: Roll) -> Iterator[tuple[Attack, int]]:
    """The attack after every way its pending roll can fall."""
    dice = attack.strikes[request.side].dice
    on_dice = isinstance(STEPS[attack.todo[0][0]], OnDice)
    seen = looks(dice.difficulty, dice.tells) if on_dice else tuple((face, 1) for face in range(6, 0, -1))
    for faces, ways in falls(request.dice, seen):
        yield give(attack, faces), ways


def _coarse(attack: Attack) -> Attack:
    """The attack with faces that no later step can tell apart made one."""
    attacker, defender = attack.strikes
    dice = coarse(attacker.dice), coarse(defender.dice)
    if dice == (attacker.dice, defender.dice):
        return attack
    return attack._replace(strikes=(attacker._replace(dice=dice[0]), defender._replace(dice=dice[1])))
