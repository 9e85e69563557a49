"""A hex battle in play, on its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from hellassist.app.battle import course
from hellassist.app.battle.course import Course, Log
from hellassist.app.hexbattle.chronicle import HexChronicler
from hellassist.app.hexbattle.texts import HexTexts
from hellassist.hexbattle.commands import Command
from hellassist.hexbattle.events import Fact
from hellassist.hexbattle.evolve import evolve_all
from hellassist.hexbattle.game import Game
from hellassist.store.games import GameName

HexDone = course.Done[Game, Fact]


@dataclass
class HexSession(Course[Game, Fact, Command]):
    """The course of a battle by the rules of the hex battle."""

    name_of_game: ClassVar[GameName] = "hex"

    game: Game = field(default_factory=Game)
    texts: HexTexts = field(default_factory=HexTexts)

    @classmethod
    def empty(cls, log: Log) -> Self:
        return cls(log)

    def decided(self, command: Command) -> tuple[Fact, ...]:
        return command.decide(self.game)

    def evolved(self, facts: Sequence[Fact]) -> Game:
        return evolve_all(self.game, facts)

    def label_of(self, facts: Sequence[Fact], game: Game) -> str:
        return HexChronicler(self.texts).label(facts, game)
