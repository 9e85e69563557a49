"""Plays random battles and says how they went: ``python -m tests.play 200 [first]``."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from time import perf_counter

from hellassist.app.battle.session import Session
from hellassist.rules.editions import CORE, Edition
from hellassist.store.log import MemoryLog
from tests.play.company import set_up
from tests.play.player import play
from tests.play.rules import Watch, reloads


@dataclass(frozen=True, slots=True)
class Played:
    """A battle that came to its end."""

    commands: int
    turn: int
    left: tuple[int, int]


def battle(seed: int, edition: Edition = CORE) -> Played:
    """The battle of this number from its set-up to its end, checked after each command."""
    log = MemoryLog()
    session = Session(log)
    session.do(set_up(seed, edition=edition))
    commands = play(session, seed, Watch())
    reloads(session, log)
    game = session.game
    return Played(commands, game.turn, (len(list(game.units_of("A"))), len(list(game.units_of("B")))))


def main(many: int, first: int = 0) -> int:
    """Play so many; the number of those that failed."""
    failed = 0
    for seed in range(first, first + many):
        began = perf_counter()
        try:
            played = battle(seed)
        except Exception as error:  # noqa: BLE001 — a report of every kind of failure is the purpose
            failed += 1
            print(f"{seed}: {type(error).__name__}: {error}")
        else:
            print(f"{seed}: {played.commands} commands, {played.left} left, {perf_counter() - began:.1f} s")
    print(f"{many - failed} of {many} battles came to their end")
    return failed


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(1 if main(*(numbers or [10])) else 0)
