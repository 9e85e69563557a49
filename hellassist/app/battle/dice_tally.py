"""Every die of the battle, and whether as many fair dice would come up so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, erfc, exp, pi, sqrt
from sys import float_info

from hellassist.app.battle.session import Line
from hellassist.app.words.percent import percent
from hellassist.app.words.texts import Texts
from hellassist.rules.events import AnswerGiven
from hellassist.rules.game import PLAYERS, Game, Player
from hellassist.rules.requests import FACES
from hellassist.said import QT_TRANSLATE_NOOP as N

FEWEST = 30
"""Of fewer dice nothing is said: five a face at least, as the chi-square test wants it."""
MOST_COUNTED = 60
"""Up to so many dice the chance of uneven faces is counted out; beyond, chi-square with five degrees is close."""
MEAN = Fraction(7, 2)


@dataclass(frozen=True, slots=True)
class Thrown:
    """One roll as it lay. *again*: misses thrown again; *undone*: the roll was taken back, but it was thrown."""

    number: int
    turn: int
    player: Player
    unit: str
    faces: tuple[int, ...]
    typed: bool
    again: bool = False
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """How often each face has come up for a player, of dice typed or thrown by the app."""

    player: Player
    typed: bool
    counts: tuple[int, ...]

    @property
    def dice(self) -> int:
        """How many dice."""
        return sum(self.counts)

    @property
    def expected(self) -> Fraction:
        """How often fair dice show each face on average."""
        return Fraction(self.dice, len(FACES))

    @property
    def total(self) -> int:
        """All pips."""
        return sum(face * count for face, count in zip(FACES, self.counts, strict=True))

    @property
    def is_high(self) -> bool:
        """Whether the dice lie above the average of fair ones, or on it."""
        return self.total >= MEAN * self.dice

    @property
    def luck(self) -> Fraction | None:
        """The exact chance that as many fair dice come to so much or more (or so little or less); None for few dice."""
        if self.dice < FEWEST:
            return None
        return chance_of_total(self.dice, self.total, or_more=self.is_high)

    @property
    def uneven(self) -> Fraction | float | None:
        """The chance that as many fair dice show faces as uneven or more so; None for few dice."""
        return None if self.dice < FEWEST else chance_of_unevenness(self.counts)


# -- the dice that lay -----------------------------------------------------------------------------


def thrown(lines: Iterable[Line]) -> tuple[Thrown, ...]:
    """All rolls of a battle, in their order."""
    return tuple(each for line in lines for each in _of(line))


def _of(line: Line) -> Iterator[Thrown]:
    game: Game = line.done.before
    if game.attack is None:
        return
    declared = game.attack.declaration
    for fact in line.done.facts:
        if isinstance(fact, AnswerGiven) and fact.request == "roll" and isinstance(fact.answer, tuple):
            key = declared.attacker if fact.side == 0 else declared.defender
            yield Thrown(
                line.done.number,
                game.turn,
                game.unit(key).controller,
                key,
                fact.answer,
                fact.typed,
                fact.step == "reroll",
                line.undone,
            )


def tallies(rolls: Sequence[Thrown]) -> tuple[Tally, ...]:
    """A tally a player and source, where there are such dice; those thrown by the app first."""
    found = []
    for player in PLAYERS:
        for typed in (False, True):
            faces = [
                face for roll in rolls if roll.player == player and roll.typed == typed for face in roll.faces
            ]
            if faces:
                found.append(Tally(player, typed, tuple(faces.count(face) for face in FACES)))
    return tuple(found)


# -- chances ---------------------------------------------------------------------------------------


def chance_of_total(dice: int, total: int, *, or_more: bool) -> Fraction:
    """The exact chance that fair dice come to *total* or more, else to it or less."""
    least = 7 * dice - total if or_more else total  # a die turned upside down shows 7 less its face
    ways = sum(
        (-1) ** over * comb(dice, over) * comb(least - 6 * over, dice) for over in range(least // 6 + 1)
    )
    return Fraction(ways, 6**dice)


def chance_of_unevenness(counts: Sequence[int]) -> Fraction | float:
    """The chance that fair dice are as far from equal faces or farther: counted out for few, else by chi-square."""
    dice = sum(counts)
    squares = sum(count * count for count in counts)
    if dice <= MOST_COUNTED:
        return _counted_out(dice, squares)
    return chi_square_beyond(float(Fraction(6 * squares, dice) - dice))


@lru_cache(maxsize=8)
def _counted_out(dice: int, least: int) -> Fraction:
    """The share of all ways the dice can fall whose squared counts come to *least* or more."""
    three = [_of_faces(3, upto) for upto in range(dice + 1)]
    ways = 0
    for first in range(dice + 1):
        picked = comb(dice, first)
        for one, often in three[first].items():
            for two, as_often in three[dice - first].items():
                if one + two >= least:
                    ways += picked * often * as_often
    return Fraction(ways, 6**dice)


def _of_faces(faces: int, dice: int) -> dict[int, int]:
    """In how many ways so many dice that show one of some faces have each sum of squared counts."""
    if faces == 1:
        return {dice * dice: 1}
    found: dict[int, int] = {}
    for count in range(dice + 1):
        picked = comb(dice, count)
        for squares, often in _of_faces(faces - 1, dice - count).items():
            key = squares + count * count
            found[key] = found.get(key, 0) + picked * often
    return found


def chi_square_beyond(value: float) -> float:
    """The chance that chi-square with five degrees of freedom is *value* or more; never 0, however small."""
    half = value / 2
    chance = erfc(sqrt(half)) + 2 * sqrt(half / pi) * exp(-half) * (1 + value / 3)
    return max(chance, float_info.min)


# -- in words --------------------------------------------------------------------------------------


def source(tally: Tally, texts: Texts) -> str:
    """Who threw these."""
    text = N("dice", "{0} dice typed") if tally.typed else N("dice", "{0} dice thrown by the app")
    if tally.dice == 1:
        text = N("dice", "1 die typed") if tally.typed else N("dice", "1 die thrown by the app")
    return texts.translate("dice", text).format(tally.dice)


def verdict(tally: Tally, texts: Texts) -> tuple[str, ...]:
    """The average, and the chance of such luck where there are dice enough to tell."""
    pips = texts.translate("dice", N("dice", "{0} pips; as many fair dice show {1} on average."))
    lines = [pips.format(tally.total, texts.number(float(MEAN * tally.dice)))]
    luck, uneven = tally.luck, tally.uneven
    if luck is None or uneven is None:
        few = N("dice", "Too few dice to say more: the chance of such luck is told from {0} dice on.")
        return (*lines, texts.translate("dice", few).format(FEWEST))
    text = (
        N("dice", "So many pips or more: {0} of the times that as many fair dice are thrown.")
        if tally.is_high
        else N("dice", "So few pips or fewer: {0} of the times that as many fair dice are thrown.")
    )
    lines.append(texts.translate("dice", text).format(percent(luck, texts.number)))
    exact = tally.dice <= MOST_COUNTED
    text = (
        N("dice", "Faces as uneven or more so: {0} (counted out).")
        if exact
        else N("dice", "Faces as uneven or more so: {0} (chi-square, five degrees).")
    )
    lines.append(texts.translate("dice", text).format(percent(Fraction(uneven), texts.number)))
    return tuple(lines)


def roll_words(roll: Thrown, game: Game, texts: Texts) -> str:
    """One roll in a line: turn, unit, faces, and what is to be known of it."""
    marks = [
        texts.translate("dice", text)
        for text, on in (
            (N("dice", "again"), roll.again),
            (N("dice", "typed"), roll.typed),
            (N("dice", "taken back"), roll.undone),
        )
        if on
    ]
    faces = " ".join(str(face) for face in roll.faces)
    told = f"{roll.turn}\t{texts.unit(game, roll.unit)}\t{faces}"
    return f"{told}\t{', '.join(marks)}" if marks else told


def as_text(rolls: Sequence[Thrown], game: Game, texts: Texts) -> str:
    """All of it, to paste elsewhere."""
    lines = []
    for tally in tallies(rolls):
        lines.append(f"{texts.player(game, tally.player)}: {source(tally, texts)}")
        lines.append("\t".join(f"{face}: {count}" for face, count in zip(FACES, tally.counts, strict=True)))
        lines += [*verdict(tally, texts), ""]
    return "\n".join((*lines, *(roll_words(roll, game, texts) for roll in rolls)))
