"""What was worked out of frozen values, remembered by the very objects: a value that never changes gives it again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")


def by_identity(most: int) -> Callable[[Callable[[A], R]], Callable[[A], R]]:
    """Remember up to *most* results by the argument itself, a frozen value; the oldest is forgotten.

    Itself and not its equals, for a battle is long to compare.
    """

    def remembering(function: Callable[[A], R]) -> Callable[[A], R]:
        known: dict[int, tuple[A, R]] = {}

        @wraps(function)
        def remembered(value: A) -> R:
            found = known.get(id(value))  # the value is kept with it, so that no other can have its id
            if found is not None:
                return found[1]
            result = function(value)
            if len(known) >= most:
                known.pop(next(iter(known)), None)
            known[id(value)] = value, result
            return result

        return remembered

    return remembering


def by_identities(most: int) -> Callable[[Callable[[A, B], R]], Callable[[A, B], R]]:
    """The same for two arguments."""

    def remembering(function: Callable[[A, B], R]) -> Callable[[A, B], R]:
        known: dict[tuple[int, int], tuple[A, B, R]] = {}

        @wraps(function)
        def remembered(one: A, two: B) -> R:
            key = id(one), id(two)
            found = known.get(key)
            if found is not None:
                return found[2]
            result = function(one, two)
            if len(known) >= most:
                known.pop(next(iter(known)), None)
            known[key] = one, two, result
            return result

        return remembered

    return remembering
