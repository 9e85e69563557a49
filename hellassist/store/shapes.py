"""Decoded JSON into frozen dataclasses, by their annotations and strictly: nothing is guessed, dropped or invented.

Not pydantic: its import and its schema of a whole battle took 0.1 s of a start that has 0.3 s in all.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import isfinite
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

Reader = Callable[[Any], Any]


class Misshapen(Exception):
    """The value does not fit. *where* leads to it from the outside in."""

    def __init__(self, problem: str, *where: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.where = where

    def inside(self, place: object) -> Misshapen:
        """The same, seen from one level farther out."""
        return Misshapen(self.problem, str(place), *self.where)

    def __str__(self) -> str:
        return f"{'.'.join(self.where)}: {self.problem}" if self.where else self.problem


@cache
def reader(hint: Any) -> Reader:
    """What makes a value of this type from decoded JSON. The reader raises Misshapen."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _literal(args)
    if origin in (Union, types.UnionType):
        return _union(args)
    if origin is tuple:
        return _sequence(args[0]) if args[1:] == (Ellipsis,) else _row(args)
    if origin is frozenset:
        items = _sequence(args[0])
        return lambda value: frozenset(items(value))
    if origin is not None and issubclass(origin, Mapping) and args[0] is str:
        return _mapping(args[1])
    if is_dataclass(hint) and isinstance(hint, type):
        return _record(hint)
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        row = _row(tuple(get_type_hints(hint)[name] for name in hint._fields))
        return lambda value: hint(*row(value))
    if hint in PLAIN:
        return PLAIN[hint]
    raise TypeError(f"saved facts cannot hold {hint}")


def _wrong(expected: str, value: object) -> Misshapen:
    shown = repr(value)
    return Misshapen(f"expected {expected}, found {shown if len(shown) <= 60 else shown[:57] + '...'}")


def _exactly(kind: type, words: str) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _wrong(words, value)
        return value

    return read


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise _wrong("a number", value)
    return float(value)


PLAIN: Mapping[Any, Reader] = {
    bool: _exactly(bool, "true or false"),
    int: _exactly(int, "a whole number"),
    float: _number,
    str: _exactly(str, "text"),
    types.NoneType: _exactly(types.NoneType, "nothing"),
}


def _literal(allowed: tuple[Any, ...]) -> Reader:
    def read(value: Any) -> Any:
        for one in allowed:
            if type(value) is type(one) and value == one:
                return one
        raise _wrong(f"one of {', '.join(map(repr, allowed))}", value)

    return read


def _union(kinds: tuple[Any, ...]) -> Reader:
    readers = [reader(kind) for kind in kinds]

    def read(value: Any) -> Any:
        faults = []
        for one in readers:
            try:
                return one(value)
            except Misshapen as fault:
                faults.append(fault)
        raise max(faults, key=lambda fault: len(fault.where))

    return read


def _sequence(kind: Any) -> Reader:
    item = reader(kind)

    def read(value: Any) -> tuple[Any, ...]:
        if type(value) is not list:
            raise _wrong("a list", value)
        made = []
        for place, part in enumerate(value):
            try:
                made.append(item(part))
            except Misshapen as fault:
                raise fault.inside(place) from None
        return tuple(made)

    return read


def _row(kinds: tuple[Any, ...]) -> Reader:
    readers = [reader(kind) for kind in kinds]

    def read(value: Any) -> tuple[Any, ...]:
        if type(value) is not list or len(value) != len(readers):
            raise _wrong(f"a list of {len(readers)}", value)
        return tuple(one(part) for one, part in zip(readers, value, strict=True))

    return read


def _mapping(kind: Any) -> Reader:
    item = reader(kind)

    def read(value: Any) -> dict[str, Any]:
        if type(value) is not dict:
            raise _wrong("names with values", value)
        return {key: item(part) for key, part in value.items()}

    return read


def _record(kind: type) -> Reader:
    hints = get_type_hints(kind)
    assert is_dataclass(kind)
    parts = {part.name: reader(hints[part.name]) for part in fields(kind)}
    needed = {
        part.name for part in fields(kind) if part.default is MISSING and part.default_factory is MISSING
    }

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _wrong(kind.__name__, value)
        if not value.keys() >= needed:
            raise Misshapen(f"{', '.join(sorted(needed - value.keys()))} missing")
        made = {}
        for name, part in value.items():
            if name not in parts:
                raise Misshapen("unknown here", name)
            try:
                made[name] = parts[name](part)
            except Misshapen as fault:
                raise fault.inside(name) from None
        return kind(**made)

    return read
