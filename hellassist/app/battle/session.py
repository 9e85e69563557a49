"""A Hell Dorado battle in play, on its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from hellassist.app.battle import course
from hellassist.app.battle.course import Course, Log
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.rules.commands import Command
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game
from hellassist.rules.powers.surroundings import decided
from hellassist.store.games import GameName

Done = course.Done[Game, Fact]
Line = course.Line[Game, Fact]


@dataclass
class Session(Course[Game, Fact, Command]):
    """The course of a battle by the rules of Hell Dorado."""

    name_of_game: ClassVar[GameName] = "hell_dorado"

    game: Game = field(default_factory=Game)
    texts: Texts = field(default_factory=Texts)

    @classmethod
    def empty(cls, log: Log) -> Self:
        return cls(log)

    def decided(self, command: Command) -> tuple[Fact, ...]:
        return decided(self.game, command)

    def evolved(self, facts: Sequence[Fact]) -> Game:
        return evolve_all(self.game, facts)

    def label_of(self, facts: Sequence[Fact], game: Game) -> str:
        return Chronicler(self.texts).label(facts, game)


__all__ = ["Done", "Line", "Log", "Session"]
