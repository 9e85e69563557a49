"""The current value of a stat, with what made it so. The one place where stats are worked out."""

from __future__ import annotations

from collections import deque

from hellassist.rules import hooks, running
from hellassist.rules.contact import feels, holders
from hellassist.rules.game import Game, Unit
from hellassist.rules.hooks import Holder, StatMoment
from hellassist.rules.modifiers import Modifier, counting, total
from hellassist.rules.profile import Score, Stat

FLOORS: dict[Stat, int] = {"def": 1}
"""Stats stop at 0 (ST-004), DEF at 1 (ST-005)."""


def speakers(game: Game) -> tuple[Holder, ...]:
    """All abilities and states on the table, in the order of the units."""
    for known, said in _REMEMBERED:
        if known is game:
            return said
    said = tuple(holder for unit in game.on_table() for holder in holders(unit))
    _REMEMBERED.appendleft((game, said))
    return said


_REMEMBERED: deque[tuple[Game, tuple[Holder, ...]]] = deque(maxlen=3)
"""The speakers of the last games: a game never changes, and one attack asks for them dozens of times."""


def printed(game: Game, unit: Unit, score: Score) -> int:
    """The red value, or the green one of a Wounded unit that has one (UN-22)."""
    if score.green is None or not game.edition.green_replaces_wounded or not feels(unit, "wounded"):
        return score.red
    return score.green


def modifiers(game: Game, unit: Unit, stat: Stat) -> tuple[Modifier, ...]:
    """Every modifier on the stat now, each with its source and rule."""
    said = hooks.STAT.ask(StatMoment(game, unit, stat), speakers(game))
    return counting((*said, *running.modifiers(game, unit, stat)))


def cap(game: Game, stat: Stat) -> int | None:
    """DEF is capped, nothing else (UN-20)."""
    return game.edition.highest_defence if stat == "def" else None


def value(game: Game, unit: Unit, stat: Stat) -> int | None:
    """The stat as it counts now; None if the card does not print it: no bonus makes up for that (UN-15)."""
    score = unit.profile.score(stat)
    if score is None:
        return None
    return total(
        printed(game, unit, score), modifiers(game, unit, stat), FLOORS.get(stat, 0), cap(game, stat)
    )
