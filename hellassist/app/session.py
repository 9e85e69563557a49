"""The one place where a game changes: decide, make durable, book. Undo and redo are steps in the same log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hellassist.app.chronicle import Chronicler
from hellassist.app.texts import Texts
from hellassist.rules.commands import Command
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Game
from hellassist.rules.surroundings import decided
from hellassist.store.log import Entry, Logged, Redone, StorageFault, Undone

NONSENSE = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What booking raises for facts that speak of units or steps which are not there."""

Listener = Callable[[Game, Game], None]


class Log(Protocol):
    """Where the session writes. Raises StorageFault, and then nothing was written."""

    def append(self, command: int, facts: Sequence[Logged]) -> None: ...

    def read(self) -> tuple[Entry, ...]: ...


@dataclass(frozen=True, slots=True)
class Done:
    """One command that was done: its number, its facts, and the game before and after."""

    number: int
    facts: tuple[Fact, ...]
    before: Game
    after: Game

    @property
    def steps_the_attack(self) -> bool:
        """Whether it declared the open attack or answered what it asks."""
        return self.after.attack is not None and self.after.attack != self.before.attack


@dataclass(frozen=True, slots=True)
class Line:
    """A command as the chronicle shows it, taken back or not."""

    done: Done
    undone: bool = False


@dataclass
class Session:
    """A battle in play, on its log."""

    log: Log
    game: Game = field(default_factory=Game)
    past: list[Done] = field(default_factory=list)
    future: list[Done] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    listeners: list[Listener] = field(default_factory=list)
    texts: Texts = field(default_factory=Texts)
    next_number: int = 1

    @classmethod
    def load(cls, log: Log) -> Session:
        """The battle as its log tells it, undo and redo included. Asks no rule.

        Raises StorageFault for a log whose facts cannot be booked one after another.
        """
        session = cls(log)
        entries = log.read()
        at = 0
        while at < len(entries):
            number = entries[at].command
            upto = at
            while upto < len(entries) and entries[upto].command == number:
                upto += 1
            try:
                session._replay(number, [entry.fact for entry in entries[at:upto]])
            except NONSENSE as error:
                raise StorageFault(
                    "makes_no_sense",
                    path=getattr(log, "path", None) or "",
                    command=number,
                    found=f"{type(error).__name__}: {error}",
                ) from error
            at = upto
        return session

    def do(self, command: Command) -> tuple[Fact, ...]:
        """Decide, write, book. Raises Refused, BadAnswer or StorageFault, and then nothing has changed."""
        facts = decided(self.game, command)
        if not facts:
            return ()
        number = self.next_number
        self.log.append(number, facts)
        before = self.game
        self._book(number, facts)
        self._tell(before)
        return facts

    def begin(self, facts: Sequence[Fact]) -> None:
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
    def undoable(self) -> tuple[Done, ...]:
        """What undo would take back, oldest first; empty when there is nothing."""
        return tuple(self._last_group())

    @property
    def redoable(self) -> tuple[Done, ...]:
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

    def _label(self, group: Sequence[Done]) -> str | None:
        if not group:
            return None
        facts = tuple(fact for done in group for fact in done.facts)
        return Chronicler(self.texts).label(facts, group[0].before)

    def _last_group(self) -> list[Done]:
        """The last command with all that belongs to the same attack. Setting the battle up is not undone."""
        if len(self.past) <= 1:
            return []
        start = len(self.past) - 1
        while start > 1 and self.past[start].before.attack is not None:
            start -= 1
        return self.past[start:]

    def _next_group(self) -> list[Done]:
        """Redo runs to the end of the attack, as far as it was taken back."""
        group: list[Done] = []
        for done in reversed(self.future):
            group.append(done)
            if done.after.attack is None:
                break
        return group

    def _take_back(self, group: Sequence[Done]) -> None:
        if not group:
            return
        self.log.append(self.next_number, [Undone(done.number) for done in reversed(group)])
        before = self.game
        self._undone([done.number for done in reversed(group)])
        self._tell(before)

    def _book(self, number: int, facts: Sequence[Fact]) -> None:
        done = Done(number, tuple(facts), self.game, evolve_all(self.game, facts))
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

    def _replay(self, number: int, facts: Sequence[Logged]) -> None:
        undone = [fact.command for fact in facts if isinstance(fact, Undone)]
        redone = [fact.command for fact in facts if isinstance(fact, Redone)]
        self.next_number = number
        if undone:
            self._undone(undone)
        elif redone:
            self._redone(redone)
        else:
            self._book(number, [fact for fact in facts if not isinstance(fact, Undone | Redone)])

    def _tell(self, before: Game) -> None:
        for listener in tuple(self.listeners):
            listener(before, self.game)
