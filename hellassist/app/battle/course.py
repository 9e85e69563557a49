"""The one place where a game changes: decide, make durable, book. Undo and redo are steps in the same log.

Any game that is played by commands and facts can run on it; `Rules` says what it must offer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from hellassist.store.games import TITLES, GameName
from hellassist.store.log import Entry, Redone, StorageFault, Undone

NONSENSE = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What booking raises for facts that speak of units or steps which are not there."""


class Playable(Protocol):
    """What a course knows of a game: whether an attack stands open."""

    @property
    def attack(self) -> object | None: ...


G = TypeVar("G", bound=Playable)
F = TypeVar("F")
C = TypeVar("C")


class Log(Protocol):
    """Where the facts are written. Raises StorageFault, and then nothing was written."""

    def append(self, command: int, facts: Sequence[Any]) -> None: ...

    def read(self) -> tuple[Entry, ...]: ...


@dataclass(frozen=True)  # a generic one with slots cannot be made through an alias
class Done(Generic[G, F]):
    """One command that was done: its number, its facts, and the game before and after."""

    number: int
    facts: tuple[F, ...]
    before: G
    after: G

    @property
    def steps_the_attack(self) -> bool:
        """Whether it declared the open attack or answered what it asks."""
        return self.after.attack is not None and self.after.attack != self.before.attack


@dataclass(frozen=True)  # a generic one with slots cannot be made through an alias
class Line(Generic[G, F]):
    """A command as the chronicle shows it, taken back or not."""

    done: Done[G, F]
    undone: bool = False


@dataclass
class Course(ABC, Generic[G, F, C]):
    """A battle in play, on its log. A game of its own gives the four functions at the end, and its name."""

    name_of_game: ClassVar[GameName]

    log: Log
    game: G
    past: list[Done[G, F]] = field(default_factory=list)
    future: list[Done[G, F]] = field(default_factory=list)
    lines: list[Line[G, F]] = field(default_factory=list)
    listeners: list[Callable[[G, G], None]] = field(default_factory=list)
    next_number: int = 1

    @abstractmethod
    def decided(self, command: C) -> tuple[F, ...]:
        """What the command leads to now. Raises what its rules raise."""

    @abstractmethod
    def evolved(self, facts: Sequence[F]) -> G:
        """The game with the facts booked."""

    @abstractmethod
    def label_of(self, facts: Sequence[F], game: G) -> str:
        """The facts in short, *game* being the one before them."""

    @classmethod
    @abstractmethod
    def empty(cls, log: Log) -> Self:
        """No battle yet."""

    @classmethod
    def check_game(cls, log: Log) -> None:
        """Raises StorageFault for the log of another game."""
        kept = getattr(log, "game", cls.name_of_game)
        if kept != cls.name_of_game:
            raise StorageFault("other_game", path=getattr(log, "path", None) or "", found=TITLES[kept])

    @classmethod
    def load(cls, log: Log) -> Self:
        """The battle as its log tells it, undo and redo included. Asks no rule.

        Raises StorageFault for a log of another game, and for one whose facts cannot be booked one after another.
        """
        cls.check_game(log)
        session = cls.empty(log)
        entries = log.read()
        at = 0
        while at < len(entries):
            number = entries[at].command
            upto = at
            while upto < len(entries) and entries[upto].command == number:
                upto += 1
            try:
                session.replay(number, [entry.fact for entry in entries[at:upto]])
            except NONSENSE as error:
                raise StorageFault(
                    "makes_no_sense",
                    path=getattr(log, "path", None) or "",
                    command=number,
                    found=f"{type(error).__name__}: {error}",
                ) from error
            at = upto
        return session

    def do(self, command: C) -> tuple[F, ...]:
        """Decide, write, book. Raises what the rules raise or StorageFault, and then nothing has changed."""
        facts = self.decided(command)
        if not facts:
            return ()
        number = self.next_number
        self.log.append(number, facts)
        before = self.game
        self._book(number, facts)
        self._tell(before)
        return facts

    def begin(self, facts: Sequence[F]) -> None:
        """Start an empty session from facts that were decided elsewhere, a battle template or the demo."""
        assert not self.past, "the battle has begun"
        self.log.append(self.next_number, facts)
        self._book(self.next_number, facts)

    def undo(self) -> None:
        """Take back the last command; of an attack, the whole of it (its declaration and every answer)."""
        self._take_back(self._last_group())

    def back(self) -> None:
        """Take back the last answer of the open attack, and notes after it; without answers, the declaration.

        Right after an attack its last answer is taken back, and it is open again.
        """
        if self.game.attack is None and self.past and self.past[-1].before.attack is not None:
            self._take_back(self.past[-1:])
        elif self.game.attack is not None:
            start = len(self.past) - 1
            while start > 1 and not self.past[start].steps_the_attack:
                start -= 1
            self._take_back(self.past[start:])

    def cancel(self) -> None:
        """Leave the open attack as if it had not been declared."""
        if self.game.attack is not None:
            self.undo()

    def redo(self) -> None:
        """Do again what was taken back last; of an attack, all that was taken back of it."""
        group = self._next_group()
        if not group:
            return
        self.log.append(self.next_number, [Redone(done.number) for done in group])
        before = self.game
        self._redone([done.number for done in group])
        self._tell(before)

    @property
    def undoable(self) -> tuple[Done[G, F], ...]:
        """What undo would take back, oldest first; empty when there is nothing."""
        return tuple(self._last_group())

    @property
    def redoable(self) -> tuple[Done[G, F], ...]:
        """What redo would do again, oldest first."""
        return tuple(self._next_group())

    @property
    def undo_label(self) -> str | None:
        """What undo would take back, in words."""
        return self._label(self._last_group())

    @property
    def redo_label(self) -> str | None:
        """What redo would do again, in words."""
        return self._label(self._next_group())

    def _label(self, group: Sequence[Done[G, F]]) -> str | None:
        if not group:
            return None
        facts = tuple(fact for done in group for fact in done.facts)
        return self.label_of(facts, group[0].before)

    def _last_group(self) -> list[Done[G, F]]:
        """The last command with all that belongs to the same attack. Setting the battle up is not undone."""
        if len(self.past) <= 1:
            return []
        start = len(self.past) - 1
        while start > 1 and self.past[start].before.attack is not None:
            start -= 1
        return self.past[start:]

    def _next_group(self) -> list[Done[G, F]]:
        """Redo runs to the end of the attack, as far as it was taken back."""
        group: list[Done[G, F]] = []
        for done in reversed(self.future):
            group.append(done)
            if done.after.attack is None:
                break
        return group

    def _take_back(self, group: Sequence[Done[G, F]]) -> None:
        if not group:
            return
        self.log.append(self.next_number, [Undone(done.number) for done in reversed(group)])
        before = self.game
        self._undone([done.number for done in reversed(group)])
        self._tell(before)

    def _book(self, number: int, facts: Sequence[F]) -> None:
        done = Done(number, tuple(facts), self.game, self.evolved(facts))
        self.past.append(done)
        self.future.clear()
        self.lines.append(Line(done))
        self.game = done.after
        self.next_number = number + 1

    def _undone(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            done = self.past.pop()
            assert done.number == number
            self.future.append(done)
            self._mark(number, undone=True)
            self.game = done.before
        self.next_number += 1

    def _redone(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            done = self.future.pop()
            assert done.number == number
            self.past.append(done)
            self._mark(number, undone=False)
            self.game = done.after
        self.next_number += 1

    def _mark(self, number: int, *, undone: bool) -> None:
        for index in range(len(self.lines) - 1, -1, -1):
            if self.lines[index].done.number == number:
                self.lines[index] = Line(self.lines[index].done, undone)
                return

    def replay(self, number: int, facts: Sequence[Any]) -> None:
        """Follow one command of the log."""
        undone = [fact.command for fact in facts if isinstance(fact, Undone)]
        redone = [fact.command for fact in facts if isinstance(fact, Redone)]
        self.next_number = number
        if undone:
            self._undone(undone)
        elif redone:
            self._redone(redone)
        else:
            self._book(number, [fact for fact in facts if not isinstance(fact, Undone | Redone)])

    def _tell(self, before: G) -> None:
        for listener in tuple(self.listeners):
            listener(before, self.game)
