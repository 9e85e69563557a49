"""Facts as rows and back: kind, form and compact JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from hellassist.rules.events import Fact
from hellassist.store import upgrades
from hellassist.store.faults import StorageFault
from hellassist.store.games import GameName
from hellassist.store.log import Logged, Redone, Undone
from hellassist.store.shapes import Misshapen, reader


def kind_of(fact: type) -> str:
    """The name of a kind of fact in the file: UnitMoved is unit_moved."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", fact.__name__).lower()


class Kinds:
    """The kinds of facts of one game, by name and by class. *game* stands before the names of its upgrades."""

    def __init__(self, facts: Iterable[type], game: str = "") -> None:
        self._game = game
        self.names: Mapping[type, str] = {fact: kind_of(fact) for fact in (*facts, Undone, Redone)}
        self.facts: Mapping[str, type] = {name: fact for fact, name in self.names.items()}

    def form_of(self, kind: str) -> int:
        """The form in which the kind is written now."""
        return upgrades.FORMS.get(self._game + kind, 1)

    def upgraded(self, kind: str, form: int, body: Any) -> Any:
        """The body as it would be written now."""
        for step in range(form, self.form_of(kind)):
            body = upgrades.UPGRADES[self._game + kind, step](body)
        return body


HELL_DORADO = Kinds(get_args(Fact))
NAMES = HELL_DORADO.names
KINDS = HELL_DORADO.facts


def kinds_of(game: GameName) -> Kinds:
    """The kinds of a game. Those of the second are loaded when they are first asked for."""
    if game == "hex":
        from hellassist.store.hex_kinds import HEX

        return HEX
    return HELL_DORADO


def encode(fact: object, kinds: Kinds = HELL_DORADO) -> tuple[str, int, str]:
    """Kind, form and body. Raises StorageFault for what no JSON can hold."""
    kind = kinds.names[type(fact)]
    try:
        body = json.dumps(
            _fields(fact), default=_fields, ensure_ascii=False, allow_nan=False, separators=(",", ":")
        )
        body.encode()
    except ValueError as error:
        raise StorageFault("unwritable", kind=kind, found=str(error)) from error
    return kind, kinds.form_of(kind), body


def decode(kind: str, form: int, body: str) -> Logged:
    """The fact of a Hell Dorado battle. Raises as `decode_as`."""
    made: Logged = decode_as(HELL_DORADO, kind, form, body)
    return made


def decode_as(kinds: Kinds, kind: str, form: int, body: str) -> Any:
    """The fact. Raises StorageFault, without path and row: unknown_kind, newer_form or wrong_body."""
    if kind not in kinds.facts:
        raise StorageFault("unknown_kind", kind=kind, found=kind)
    if form > kinds.form_of(kind):
        raise StorageFault("newer_form", kind=kind, found=form, allowed=kinds.form_of(kind))
    try:
        value = kinds.upgraded(kind, form, json.loads(body))
        return reader(kinds.facts[kind])(value)
    except Misshapen as fault:
        raise StorageFault("wrong_body", kind=kind, found=str(fault)) from fault
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise StorageFault("wrong_body", kind=kind, found=f"{type(error).__name__}: {error}") from error


def _fields(value: object) -> Any:
    """One level of what json does not know by itself."""
    if is_dataclass(value):
        return {part.name: getattr(value, part.name) for part in fields(value)}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"saved facts cannot hold {value!r}")
