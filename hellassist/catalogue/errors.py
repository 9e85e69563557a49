"""What is wrong with a file, in sentences for the person who wrote it."""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

SHOWN = 60
"""Longest piece of a wrong value that a sentence repeats."""

LARGEST_SHOWN_BITS = 64
CLOSE, CLOSE_SHORT, SHORT = 0.7, 0.6, 4
"""How alike two words are, of 1, for one to be suggested; less of a word of few letters, where two that are swapped
count for much."""


class CardError(Exception):
    """A file is wrong. *faults* holds one sentence for each thing wrong in it."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


def field_faults(faults: Iterable[tuple[str, str]]) -> PydanticCustomError:
    """Faults that show only when several fields are looked at together: (field, sentence) each."""
    return PydanticCustomError("fields", "fields do not fit together", {"faults": list(faults)})


def found(value: Any) -> str:
    """The wrong value as a sentence repeats it: short, on one line, whatever it is."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > LARGEST_SHOWN_BITS:
        return Said(N("files", "a huge number"))
    if isinstance(value, str):
        text = "".join(char if char.isprintable() else "\ufffd" for char in value[: SHOWN + 1])
        return f'"{text}"' if len(value) <= SHOWN else f'"{text[:SHOWN]}…"'
    if isinstance(value, Mapping):
        return (
            Said(N("files", "a table with {count} entries"), count=len(value))
            if value
            else Said(N("files", "an empty table"))
        )
    if isinstance(value, list | tuple):
        text = ", ".join(found(item) for item in value[:6]) + (", …" if len(value) > 6 else "")
        return Said(N("files", "the list [{items}]"), items=text)
    return str(value)[:SHOWN]


def nearest(word: str, known: Iterable[str]) -> str:
    """' Did you mean "x" or "y"?' for a word that is not among the known ones; nothing if none is close."""
    lower = {name.casefold(): name for name in known}
    likeness = {name: difflib.SequenceMatcher(None, word.casefold()[:SHOWN], name).ratio() for name in lower}
    least = max(CLOSE_SHORT if len(word) <= SHORT else CLOSE, max(likeness.values(), default=0) - 0.1)
    close = [
        lower[name] for name in sorted(lower, key=lambda name: -likeness[name]) if likeness[name] >= least
    ][:3]
    return Said(N("files", " Did you mean {allowed}?"), allowed=either(close)) if close else ""


def named(words: Iterable[str]) -> str:
    """A list of the allowed words, for a sentence."""
    return ", ".join(f'"{word}"' for word in words)


def either(words: Sequence[str]) -> str:
    """The same with "or" before the last."""
    if len(words) < 2:
        return named(words)
    return Said(N("files", "{words} or {last}"), words=named(words[:-1]), last=named(words[-1:]))


def fields_of(model: type[BaseModel]) -> tuple[str, ...]:
    """The names under which a file gives the model's fields."""
    return tuple(field.alias or name for name, field in model.model_fields.items())


class Misfit(NamedTuple):
    """One thing wrong with a table: the way to the value in it, and a sentence. *missing*: nothing stands there yet."""

    place: tuple[int | str, ...]
    text: str
    missing: bool = False


def misfits(wrong: ValidationError, fields: Mapping[str, Sequence[str]]) -> list[Misfit]:
    """Each fault at its place. *fields* gives the field names of each kind of table ("" for the outer one)."""
    said: list[Misfit] = []
    for error in wrong.errors(include_url=False):
        place = error["loc"]
        if error["type"] == "fields":
            said += [
                Misfit((*place, *field.split(".", 1)), text, text.startswith("is missing"))
                for field, text in error["ctx"]["faults"]
            ]
        else:
            said.append(Misfit(place, _what(error, fields), error["type"] == "missing"))
    return said


def sentences(wrong: ValidationError, where: str, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """One sentence for each fault, which begins with *where* and the field."""
    whole = Said(N("files", "all of it"))
    return [of_field(where, _place(fault.place) or whole, fault.text) for fault in misfits(wrong, fields)]


def of_field(where: str, field: str, what: str) -> Said:
    """What is wrong with a field."""
    return Said(N("files", "{where}, {field}: {what}"), where=where, field=field, what=what)


def _place(location: tuple[int | str, ...]) -> str:
    return ".".join(found(part).strip('"') for part in location)


def _what(error: ErrorDetails, fields: Mapping[str, Sequence[str]]) -> str:
    kind, context, value = error["type"], error.get("ctx", {}), error["input"]
    if kind == "missing":
        return Said(N("files", "is missing."))
    if kind == "extra_forbidden":
        kinds = [part for part in error["loc"][:-1] if isinstance(part, str)]
        allowed = fields.get(kinds[-1] if kinds else "", ())
        close = nearest(str(error["loc"][-1]), allowed)
        return Said(
            N("files", "there is no such field.{close}"),
            close=close or Said(N("files", " Allowed are {allowed}."), allowed=named(allowed)),
        )
    allowed_here: dict[str, Callable[[], str]] = {
        "value_error": lambda: context["error"].args[0],
        "literal_error": lambda: Said(
            N("files", "allowed is one of {allowed}."),
            allowed=either(re.findall(r"'([^']*)'", str(context.get("expected")))),
        ),
        "greater_than_equal": lambda: Said(
            N("files", "the least allowed is {least}."), least=context.get("ge")
        ),
        "less_than_equal": lambda: Said(N("files", "the most allowed is {most}."), most=context.get("le")),
        "greater_than": lambda: Said(N("files", "allowed is more than {least}."), least=context.get("gt")),
        "int_type": lambda: Said(N("files", "allowed is a whole number.")),
        "int_parsing_size": lambda: Said(N("files", "that is too large.")),
        "float_type": lambda: Said(N("files", "allowed is a number.")),
        "finite_number": lambda: Said(N("files", "allowed is a finite number.")),
        "string_type": lambda: Said(N("files", "allowed is a text in quotation marks.")),
        "bool_type": lambda: Said(N("files", "allowed is true or false.")),
        "tuple_type": lambda: Said(N("files", "allowed is a list in square brackets.")),
        "dict_type": lambda: Said(N("files", "allowed is a table.")),
        "model_type": lambda: Said(N("files", "allowed is a table.")),
        "too_long": lambda: Said(
            N("files", "allowed are at most {most} entries."), most=context.get("max_length")
        ),
    }
    words = allowed_here.get(kind)
    what = words() if words else f"{error['msg']}."
    return Said(N("files", "found {found}; {what}"), found=found(value), what=what)
