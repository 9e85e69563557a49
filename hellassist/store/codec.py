"""Facts as rows and back: kind, form and compact JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from hellassist.rules.events import Fact
from hellassist.store import upgrades
from hellassist.store.faults import StorageFault
from hellassist.store.log import Logged, Redone, Undone
from hellassist.store.shapes import Misshapen, reader


def kind_of(fact: type) -> str:
    """The name of a kind of fact in the file: UnitMoved is unit_moved."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", fact.__name__).lower()


NAMES: Mapping[type[Logged], str] = {fact: kind_of(fact) for fact in (*get_args(Fact), Undone, Redone)}
KINDS: Mapping[str, type] = {name: fact for fact, name in NAMES.items()}


def form_of(kind: str) -> int:
    """The form in which the kind is written now."""
    return upgrades.FORMS.get(kind, 1)


def encode(fact: Logged) -> tuple[str, int, str]:
    """Kind, form and body. Raises StorageFault for what no JSON can hold."""
    kind = NAMES[type(fact)]
    try:
        body = json.dumps(
            _fields(fact), default=_fields, ensure_ascii=False, allow_nan=False, separators=(",", ":")
        )
        body.encode()
    except ValueError as error:
        raise StorageFault("unwritable", kind=kind, found=str(error)) from error
    return kind, form_of(kind), body


def decode(kind: str, form: int, body: str) -> Logged:
    """The fact. Raises StorageFault, without path and row: unknown_kind, newer_form or wrong_body."""
    if kind not in KINDS:
        raise StorageFault("unknown_kind", kind=kind, found=kind)
    if form > form_of(kind):
        raise StorageFault("newer_form", kind=kind, found=form, allowed=form_of(kind))
    try:
        value = json.loads(body)
        for step in range(form, form_of(kind)):
            value = upgrades.UPGRADES[kind, step](value)
        made: Logged = reader(KINDS[kind])(value)
    except Misshapen as fault:
        raise StorageFault("wrong_body", kind=kind, found=str(fault)) from fault
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise StorageFault("wrong_body", kind=kind, found=f"{type(error).__name__}: {error}") from error
    return made


def _fields(value: object) -> Any:
    """One level of what json does not know by itself."""
    if is_dataclass(value):
        return {part.name: getattr(value, part.name) for part in fields(value)}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"saved facts cannot hold {value!r}")
