"""What a log holds: the facts of the battle, and which commands were taken back or done again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

from hellassist.rules.events import Fact
from hellassist.store.faults import StorageFault as StorageFault  # noqa: PLC0414 -- the one a log raises


@dataclass(frozen=True, slots=True)
class Undone:
    """All facts of a command are taken back."""

    command: int


@dataclass(frozen=True, slots=True)
class Redone:
    """They count again."""

    command: int


Logged = Fact | Undone | Redone
"""What the log of a Hell Dorado battle holds. Other games have facts of their own."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, with the number of the command it came from."""

    command: int
    fact: Any
    """A fact of the game, Undone or Redone."""


@dataclass
class MemoryLog:
    """A log without a file, for a battle that nobody means to keep."""

    entries: list[Entry] = field(default_factory=list)
    path: None = None

    def append(self, command: int, facts: Sequence[Any]) -> None:
        """Add the facts of one command."""
        self.entries.extend(Entry(command, fact) for fact in facts)

    def read(self) -> tuple[Entry, ...]:
        """All entries, oldest first."""
        return tuple(self.entries)

    def close(self) -> None:
        """Nothing to do."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
