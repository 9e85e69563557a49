"""Opens a panel beside the board once more as it was, where everything is laid out anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple, TypeVar, cast

Opener = TypeVar("Opener", bound=Callable[..., None])


class Asked(NamedTuple):
    """The method of the place beside the board that opened a panel, and what it was given."""

    way: str
    arguments: tuple[Any, ...]


class Kept(NamedTuple):
    """How a panel was opened, and what stood in it."""

    asked: Asked
    typed: object


def may_be_opened_again(method: Opener) -> Opener:
    """Remember in ``asked`` of its object that this method was called, and how."""

    @wraps(method)
    def opened(place: Any, *arguments: Any) -> None:
        place.asked = Asked(method.__name__, arguments)
        method(place, *arguments)

    return cast("Opener", opened)
