"""What players want to know beside the bare odds: a given loss, Command, the best choice; and all of it as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from hellassist.app.battle.trail import Trail
from hellassist.app.words.percent import percent
from hellassist.app.words.texts import Texts
from hellassist.rules.combat.attack import Attack
from hellassist.rules.combat.driver import give
from hellassist.rules.game import Unit
from hellassist.rules.odds.best import BestPlay, Worth, by_effect, by_felling, by_loss, chooser
from hellassist.rules.odds.fates import Fate, concerned, fates
from hellassist.rules.odds.odds import Forecast, forecast
from hellassist.rules.odds.policies import Spending, most_damage
from hellassist.rules.requests import Answer, Choose, Pick, Side
from hellassist.said import QT_TRANSLATE_NOOP as N

WEIGHED = ("weapon", "table", "inflict")
"""Choices for which the best answer is named, beside all re-rolls."""


@dataclass(frozen=True, slots=True)
class Stake:
    """One unit and what it stands to lose: chances by Life Points lost, capped at what it has left."""

    unit: Unit
    losses: Mapping[int, Fraction]

    def at_least(self, points: int) -> Fraction:
        """The chance that it loses so many Life Points or more."""
        return sum((chance for lost, chance in self.losses.items() if lost >= points), Fraction(0))

    def exactly(self, points: int) -> Fraction:
        """The chance that it loses just so many."""
        return self.losses.get(points, Fraction(0))

    @property
    def falls(self) -> Fraction:
        """The chance that it falls."""
        return self.at_least(max(self.unit.life, 1))

    @property
    def most(self) -> int:
        """The most it can lose."""
        return max(self.losses, default=0)

    @property
    def expected(self) -> Fraction:
        """What it loses on average: never more than it has left."""
        return sum((lost * chance for lost, chance in self.losses.items()), Fraction(0))


@dataclass(frozen=True, slots=True)
class Spent:
    """What so many *points* of vae victis bring: the dice of the one who spends, and what the foe has to expect."""

    points: int
    dice: int
    foe_falls: Fraction
    foe_loses: Fraction


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answer for an *aim*: "loss", "felling" or "effect", and what it is worth to who chooses."""

    aim: str
    answer: Answer
    worth: Fraction
    usual: Fraction
    """The same for what the odds take for granted."""


def hits_many(trail: Trail) -> bool:
    """Whether the attack may hit several units: a template, or a shot into a fight."""
    declared = trail.declaration
    return declared.kind == "blast" or (declared.kind == "shot" and bool(declared.others))


def stakes(trail: Trail, seen: Forecast | None = None) -> tuple[Stake, ...]:
    """All who can lose something: attacker and defender, or every unit that may be hit."""
    if hits_many(trail):
        return tuple(Stake(trail.game.unit(key), fate.losses) for key, fate in trail.fates().items())
    odds = seen or trail.forecast()
    return tuple(
        Stake(trail.sides[side].unit, odds.losses[side]) for side in (0, 1) if trail.sides[1 - side].strikes
    )


# -- Command ---------------------------------------------------------------------------------------


def spends(trail: Trail, side: Side) -> tuple[Spent, ...]:
    """What 0, 1, 2 points of a side would change; empty where it can spend none any more."""
    strike = trail.attack.strikes[side]
    if not strike.arms or not strike.command or ("vae_victis", side) not in trail.attack.todo:
        return ()
    most = min(strike.command, len(strike.armed.dice) - 1)
    return tuple(_spent(trail, side, points) for points in range(most + 1))


def _spent(trail: Trail, side: Side, points: int) -> Spent:
    dice = trail.attack.strikes[side].armed.dice[points]
    if hits_many(trail):
        keys = concerned(trail.declaration)
        lives = tuple(trail.game.unit(key).life for key in keys)
        fate = _fates_spending(trail.attack, lives, side, points)[0]
        return Spent(points, dice, fate.falls, fate.expected)
    units = trail.sides[0].unit, trail.sides[1].unit
    seen = _spending(
        trail.attack,
        (units[0].life, units[1].life),
        (units[0].profile.threshold, units[1].profile.threshold),
        side,
        points,
    )
    return Spent(points, dice, seen.falls[1 - side], seen.expected[1 - side])


@lru_cache(maxsize=128)
def _spending(
    attack: Attack,
    life: tuple[int, int],
    threshold: tuple[int | None, int | None],
    side: Side,
    points: int,
) -> Forecast:
    return forecast(attack, life, threshold, Spending(most_damage, side, points))


@lru_cache(maxsize=32)
def _fates_spending(attack: Attack, lives: tuple[int, ...], side: Side, points: int) -> tuple[Fate, ...]:
    return fates(attack, lives, Spending(most_damage, side, points))


# -- the best answer -------------------------------------------------------------------------------

AIMS: Mapping[str, Callable[[Attack], Worth]] = {
    "loss": by_loss,
    "felling": by_felling,
    "effect": by_effect,
}


def advice(trail: Trail) -> tuple[Advice, ...]:
    """The best answer to what is asked now, for each aim that can be had; the other side plays as the odds assume."""
    request = trail.request
    if isinstance(request, Choose) and request.why not in WEIGHED:
        return ()
    if not isinstance(request, Choose | Pick) or trail.attack.burst is not None:
        return ()
    side = chooser(request)
    usual = most_damage(trail.attack, request)
    found = []
    for aim, worth in AIMS.items():
        play = BestPlay(worth, sides=(side,))
        answer = play(trail.attack, request)
        value, as_usual = (play.value(give(trail.attack, each))[side] for each in (answer, usual))
        if value or aim == "loss":
            found.append(Advice(aim, answer, value, as_usual))
    return tuple(found)


# -- as text ---------------------------------------------------------------------------------------

TITLES: Mapping[str, str] = {
    "loss": N("odds", "for damage"),
    "felling": N("odds", "to fell"),
    "effect": N("odds", "for a state"),
}


def worth_words(found: Advice, texts: Texts) -> str:
    """What the advised answer brings."""
    if found.aim != "loss":
        return percent(found.worth, texts.number)
    if not found.worth:
        return texts.translate("odds", N("odds", "even"))
    text = N("odds", "{0} LP ahead") if found.worth > 0 else N("odds", "{0} LP behind")
    return texts.translate("odds", text).format(texts.number(abs(float(found.worth))))


def as_text(shown: tuple[Stake, ...], texts: Texts, assumed: str) -> str:
    """A table to paste elsewhere: a line for each loss, a column for each unit."""
    head = texts.translate("odds", N("odds", "Life Points lost"))
    lines = ["\t".join((head, *(stake.unit.name(texts.language) for stake in shown)))]
    for points in range(max((stake.most for stake in shown), default=0) + 1):
        cells = (
            percent(stake.exactly(points), texts.number) if points <= stake.most else "" for stake in shown
        )
        lines.append("\t".join((str(points), *cells)))
    falls = (percent(stake.falls, texts.number) for stake in shown)
    lines.append("\t".join((texts.translate("odds", N("odds", "falls")), *falls)))
    mean = (texts.number(float(stake.expected)) for stake in shown)
    lines.append("\t".join((texts.translate("odds", N("odds", "on average")), *mean)))
    return "\n".join((*lines, "", assumed))
