"""Headers of the core rulebook: "Active • 2 permanent CMD • Unique" (EF-17), and those of auras (EF-20)."""

import re
from typing import Any, Literal

from hellassist.catalogue import effect_headers
from hellassist.catalogue.errors import nearest
from hellassist.catalogue.words import keyword, one_line, printed
from hellassist.rules.profile import Trigger
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

OrderHeader = tuple[Trigger, int, bool, bool]
AuraHeader = tuple[
    Literal["permanent", "temporary"], Trigger, float | None, Literal["lingering", "instant"], str, bool
]

TRIGGERS: dict[str, Trigger] = {
    "exhausting": "exhausting",
    "active": "active",
    "passive": "passive",
    "free": "free",
}
ORDER_FORM = Said(N("files", 'a header as in "Active • 2 permanent CMD • Unique"'))
FIXED = ("permanent", "temporary", "lingering", "instant", "no limit")
AURA_FORM = Said(N("files", 'a header as in "Temporary • Active • 4 fathom radius • Lingering • Muslims"'))


def read_order_header(value: Any) -> OrderHeader:
    """Trigger, cost, whether permanent, whether Unique. Raises ValueError for anything else."""
    trigger: Trigger = ""
    cost, permanent, unique, said = 0, False, False, set()
    for part in _parts(value, ORDER_FORM):
        if part in TRIGGERS:
            kind, trigger = "trigger", TRIGGERS[part]
        elif match := re.fullmatch(r"(\d{1,2})\s+(permanent\s+)?cmd", part, re.ASCII):
            kind, cost, permanent = "cost", int(match[1]), match[2] is not None
        elif part == "unique":
            kind, unique = "unique", True
        else:
            raise ValueError(
                Said(
                    N("files", '"{part}" has no place in it; allowed is {form}.{close}'),
                    part=part,
                    form=ORDER_FORM,
                    close=nearest(part, TRIGGERS),
                )
            )
        if kind in said:
            raise ValueError(
                Said(
                    N("files", "it gives its {kind} twice; allowed is {form}."),
                    kind=kind,
                    form=ORDER_FORM,
                )
            )
        said.add(kind)
    return trigger, cost, permanent, unique


def order_header(header: OrderHeader) -> str:
    trigger, cost, permanent, unique = header
    parts = [printed(trigger)] if trigger else []
    if cost:
        parts.append(f"{cost} {'permanent ' if permanent else ''}CMD")
    return " • ".join([*parts, *(["Unique"] if unique else [])])


def read_aura_header(value: Any) -> AuraHeader:
    """Duration, trigger, radius, kind, keyword, whether immune. Duration, radius and kind must be there (EF-02)."""
    duration: Literal["permanent", "temporary", ""] = ""
    kind: Literal["lingering", "instant", ""] = ""
    trigger: Trigger = ""
    radius, limits, word, immune = None, 0, "", False
    for part in _parts(value, AURA_FORM):
        if part in {"permanent", "temporary"} and not duration:
            duration = "permanent" if part == "permanent" else "temporary"
        elif part in {"lingering", "instant"} and not kind:
            kind = "lingering" if part == "lingering" else "instant"
        elif part in TRIGGERS and not trigger:
            trigger = TRIGGERS[part]
        elif match := re.fullmatch(r"(\d{1,2}(?:\.\d{1,2})?)\s+fathoms?(?:\s+radius)?", part, re.ASCII):
            radius, limits = float(match[1]), limits + 1
        elif part == "no limit":
            limits += 1
        elif not word and limits and kind and part not in {*TRIGGERS, *FIXED}:
            immune = part.endswith(" immune")
            word = keyword(part.removesuffix(" immune"))
        else:
            raise ValueError(
                Said(
                    N("files", '"{part}" has no place there; allowed is {form}.'),
                    part=part,
                    form=AURA_FORM,
                )
            )
    if not duration or not kind or limits != 1 or radius == 0:
        needed = Said(N("files", "Permanent or Temporary, a radius, and Lingering or Instant"))
        raise ValueError(
            Said(N("files", "it needs {needed}; allowed is {form}."), needed=needed, form=AURA_FORM)
        )
    return duration, trigger, radius, kind, word, immune


def aura_header(header: AuraHeader) -> str:
    duration, trigger, radius, kind, word, immune = header
    parts = [printed(duration), *([printed(trigger)] if trigger else [])]
    parts.append("No limit" if radius is None else f"{radius:g} fathom radius")
    parts.append(printed(kind))
    return " • ".join([*parts, *([printed(word) + (" immune" if immune else "")] if word else [])])


def _parts(value: Any, form: str) -> list[str]:
    if not isinstance(value, str) or len(value) > 200:
        raise ValueError(Said(N("files", "allowed is {form}."), form=form))
    text = one_line(value) if value.strip() else ""
    return [part.strip().lower() for part in re.split(r"[•,]", text) if part.strip()]


def order_text(value: Any) -> str:
    """The header of an order as it is kept: as printed, in whichever form."""
    if effect_headers.has_fields(value):
        return effect_headers.read_order(value).text()
    return order_header(read_order_header(value))


def aura_text(value: Any) -> str:
    """The header of an aura as it is kept."""
    if effect_headers.has_fields(value):
        return effect_headers.read_aura(value).text()
    return aura_header(read_aura_header(value))


def spell_text(value: Any) -> str:
    """The header of a spell as it is kept; most have none."""
    return effect_headers.read_spell(value).text() if value else ""
