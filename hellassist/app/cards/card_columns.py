"""A card as one row of texts: the columns of a spreadsheet, and the lines when two cards are compared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from hellassist.app.cards.card_draft import Draft, at, unmarked
from hellassist.said import QT_TRANSLATE_NOOP as N

Kind = Literal["text", "number", "red", "green", "list", "table", "flag"]
LISTED, COLUMN = "; ", " | "
"""Between the entries of a list, and between the columns of a power table."""
YES = ("yes", "true", "1", "x", "oui", "да")
NO = ("no", "false", "0", "non", "нет")
MOST_PARTS = 12
PARTS = ("weapons", "orders", "auras", "spells")


@dataclass(frozen=True, slots=True)
class Column:
    """*label* is its name, with {0} for the number of the weapon or power; *path* leads to it in a draft.

    Red and green share a field: "4/3" stands in two columns, as a spreadsheet would take it for a date.
    """

    label: str
    path: tuple[str, ...]
    kind: Kind = "text"

    @property
    def part(self) -> str:
        """The table it belongs to, "" where it stands on the card itself."""
        return self.path[0] if self.path[0] in PARTS else ""


PLAIN: tuple[Column, ...] = (
    Column(N("columns", "name"), ("name", "en")),
    Column(N("columns", "name (fr)"), ("name", "fr")),
    Column(N("columns", "name (ru)"), ("name", "ru")),
    Column(N("columns", "faction"), ("faction",)),
    Column(N("columns", "rank"), ("rank",)),
    Column(N("columns", "named"), ("named",), "flag"),
    Column(N("columns", "points"), ("points",), "number"),
    Column(N("columns", "availability"), ("availability",)),
    Column(N("columns", "variant"), ("variant",)),
    Column(N("columns", "variant of"), ("variant_of",)),
    Column(N("columns", "keywords"), ("keywords",), "list"),
    Column(N("columns", "base"), ("base",)),
    Column(N("columns", "tallness"), ("tallness",)),
    Column(N("columns", "MVT"), ("mvt",), "red"),
    Column(N("columns", "MVT wounded"), ("mvt",), "green"),
    Column(N("columns", "CBT"), ("cbt",), "red"),
    Column(N("columns", "CBT wounded"), ("cbt",), "green"),
    Column(N("columns", "SHS"), ("shs",), "red"),
    Column(N("columns", "SHS wounded"), ("shs",), "green"),
    Column(N("columns", "DEF"), ("def",), "red"),
    Column(N("columns", "DEF wounded"), ("def",), "green"),
    Column(N("columns", "PR"), ("pr",), "red"),
    Column(N("columns", "PR wounded"), ("pr",), "green"),
    Column(N("columns", "LP"), ("life",), "red"),
    Column(N("columns", "wound threshold"), ("life",), "green"),
    Column(N("columns", "FTH"), ("fth",), "red"),
    Column(N("columns", "FTH wounded"), ("fth",), "green"),
    Column(N("columns", "CMD"), ("cmd",), "red"),
    Column(N("columns", "CMD wounded"), ("cmd",), "green"),
    Column(N("columns", "light Command"), ("binary", "light"), "number"),
    Column(N("columns", "dark Command"), ("binary", "dark"), "number"),
    Column(N("columns", "Command of either kind"), ("binary", "either"), "number"),
    Column(N("columns", "lemures at once"), ("infernalist",), "red"),
    Column(N("columns", "lemures in all"), ("infernalist",), "green"),
    Column(N("columns", "abilities"), ("abilities",), "list"),
    Column(N("columns", "abilities it lacks"), ("lacks",), "list"),
    Column(N("columns", "special"), ("special", "en")),
    Column(N("columns", "special (fr)"), ("special", "fr")),
    Column(N("columns", "special (ru)"), ("special", "ru")),
)
WEAPON: tuple[Column, ...] = (
    Column(N("columns", "weapon {0}"), ("weapons", "name", "en")),
    Column(N("columns", "weapon {0} (fr)"), ("weapons", "name", "fr")),
    Column(N("columns", "weapon {0} (ru)"), ("weapons", "name", "ru")),
    Column(N("columns", "weapon {0} use"), ("weapons", "use")),
    Column(N("columns", "weapon {0} damage types"), ("weapons", "types"), "list"),
    Column(N("columns", "weapon {0} range"), ("weapons", "range")),
    Column(N("columns", "weapon {0} power table"), ("weapons", "table"), "table"),
    Column(N("columns", "weapon {0} blast"), ("weapons", "blast")),
    Column(N("columns", "weapon {0} abilities"), ("weapons", "abilities"), "list"),
)
ORDER: tuple[Column, ...] = (
    Column(N("columns", "order {0}"), ("orders", "name", "en")),
    Column(N("columns", "order {0} (fr)"), ("orders", "name", "fr")),
    Column(N("columns", "order {0} (ru)"), ("orders", "name", "ru")),
    Column(N("columns", "order {0} header"), ("orders", "header")),
    Column(N("columns", "order {0} type"), ("orders", "type")),
    Column(N("columns", "order {0} counts"), ("orders", "counts")),
    Column(N("columns", "order {0} condition"), ("orders", "condition")),
    Column(N("columns", "order {0} target"), ("orders", "target")),
    Column(N("columns", "order {0} limit"), ("orders", "limit"), "number"),
    Column(N("columns", "order {0} in Upkeep"), ("orders", "upkeep"), "flag"),
    Column(N("columns", "order {0} does"), ("orders", "does")),
    Column(N("columns", "order {0} text"), ("orders", "text", "en")),
    Column(N("columns", "order {0} text (fr)"), ("orders", "text", "fr")),
    Column(N("columns", "order {0} text (ru)"), ("orders", "text", "ru")),
)
AURA: tuple[Column, ...] = (
    Column(N("columns", "aura {0}"), ("auras", "name", "en")),
    Column(N("columns", "aura {0} (fr)"), ("auras", "name", "fr")),
    Column(N("columns", "aura {0} (ru)"), ("auras", "name", "ru")),
    Column(N("columns", "aura {0} header"), ("auras", "header")),
    Column(N("columns", "aura {0} type"), ("auras", "type")),
    Column(N("columns", "aura {0} cost"), ("auras", "cost"), "number"),
    Column(N("columns", "aura {0} turns"), ("auras", "turns"), "number"),
    Column(N("columns", "aura {0} in Upkeep"), ("auras", "upkeep"), "flag"),
    Column(N("columns", "aura {0} does"), ("auras", "does")),
    Column(N("columns", "aura {0} text"), ("auras", "text", "en")),
    Column(N("columns", "aura {0} text (fr)"), ("auras", "text", "fr")),
    Column(N("columns", "aura {0} text (ru)"), ("auras", "text", "ru")),
)
SPELL: tuple[Column, ...] = (
    Column(N("columns", "spell {0}"), ("spells", "name", "en")),
    Column(N("columns", "spell {0} (fr)"), ("spells", "name", "fr")),
    Column(N("columns", "spell {0} (ru)"), ("spells", "name", "ru")),
    Column(N("columns", "spell {0} header"), ("spells", "header")),
    Column(N("columns", "spell {0} trigger"), ("spells", "trigger")),
    Column(N("columns", "spell {0} kind"), ("spells", "kind")),
    Column(N("columns", "spell {0} target"), ("spells", "target")),
    Column(N("columns", "spell {0} radius"), ("spells", "radius")),
    Column(N("columns", "spell {0}: the lemure stays"), ("spells", "lemure_stays"), "flag"),
    Column(N("columns", "spell {0} does"), ("spells", "does")),
    Column(N("columns", "spell {0} text"), ("spells", "text", "en")),
    Column(N("columns", "spell {0} text (fr)"), ("spells", "text", "fr")),
    Column(N("columns", "spell {0} text (ru)"), ("spells", "text", "ru")),
)
OF_PARTS: Mapping[str, tuple[Column, ...]] = {
    "weapons": WEAPON,
    "orders": ORDER,
    "auras": AURA,
    "spells": SPELL,
}
Place = tuple[Column, int]
"""A column, and which weapon or power it is of, from 1; 0 on the card itself."""


def every_place(parts: Mapping[str, int]) -> list[Place]:
    """All places of a card with so many weapons and powers, in the order of the printed card."""
    places: list[Place] = [(column, 0) for column in PLAIN]
    for kind, columns in OF_PARTS.items():
        places += [(column, number + 1) for number in range(parts.get(kind, 0)) for column in columns]
    return places


def row_of(draft: Draft) -> dict[Place, str]:
    """The texts of a draft by their place, without those that are empty."""
    parts = {kind: len(draft.get(kind, ())) for kind in PARTS}
    cells = {place: _cell(draft, *place) for place in every_place(parts)}
    return {place: text for place, text in cells.items() if text}


def _way(column: Column, number: int) -> tuple[str | int, ...]:
    return (column.path[0], number - 1, *column.path[1:]) if number else column.path


def _cell(draft: Draft, column: Column, number: int) -> str:
    value: Any = at(draft, _way(column, number))
    if column.kind in ("list", "table"):
        return (LISTED if column.kind == "list" else COLUMN).join(value) if value else ""
    if column.kind == "flag":
        return "yes" if value in (True, "True") else ""
    if column.kind in ("red", "green"):
        red, _, green = str(value).partition("/")
        return red if column.kind == "red" else green
    return str(value)


def draft_of(cells: Mapping[Place, str]) -> Draft:
    """The draft that such texts make. Weapons and powers of which nothing is said are left out."""
    draft: Draft = {"name": {}}
    numbers = numbering(cells)
    for (column, number), text in cells.items():
        here: Any = draft
        way = list(column.path)
        if number:
            kind = way.pop(0)
            parts = draft.setdefault(kind, [])
            while len(parts) <= numbers[kind].index(number):
                parts.append(
                    {"name": {}, "use": "close"} if kind == "weapons" else {"name": {}, "header": ""}
                )
            here = parts[numbers[kind].index(number)]
        for step in way[:-1]:
            here = here.setdefault(step, {})
        if column.kind == "green":
            here[way[-1]] = f"{here.get(way[-1], '')}/{text}"
        else:
            here[way[-1]] = _value(column.kind, text)
    return draft


def numbering(cells: Iterable[Place]) -> dict[str, list[int]]:
    """Which numbers of weapons and powers occur: those that are left out in between count for nothing."""
    wanted: dict[str, set[int]] = {kind: set() for kind in PARTS}
    for column, number in cells:
        if number:
            wanted[column.part].add(number)
    return {kind: sorted(numbers) for kind, numbers in wanted.items()}


def _value(kind: Kind, text: str) -> Any:
    """What a cell says, as a draft has it; spreadsheets show whole numbers as 4.0 or 4,00 at times."""
    if kind in ("number", "red", "green"):
        return re.sub(r"[.,]0+(?=~?$)", "", text)
    if kind == "list":
        return [part for entry in text.split(LISTED.strip()) if (part := entry.strip())]
    if kind == "table":
        return [entry.strip() for entry in text.split(COLUMN.strip())]
    if kind == "flag":
        low = unmarked(text).casefold()
        return True if low in YES else "" if low in NO else text
    return text


def place_of(fault: tuple[int | str, ...], cells: Mapping[Place, str]) -> Place | None:
    """The place of a fault that lies at this way in the card's table; None where it is of the card as a whole."""
    if not fault:
        return None
    kind, number, rest = str(fault[0]), 0, tuple(str(step) for step in fault)
    if kind in PARTS and len(fault) > 1 and isinstance(fault[1], int):
        known = numbering(cells)[kind]
        number = known[fault[1]] if fault[1] < len(known) else fault[1] + 1
        rest = (kind, *rest[2:])
    rest = {"other_keywords": ("keywords",)}.get(kind, rest)
    if rest[1:2] == ("acts",):
        rest = (rest[0], "does")
    columns = OF_PARTS[kind] if number else PLAIN
    best = max(columns, key=lambda column: _alike(column.path, rest))
    return (best, number) if _alike(best.path, rest) >= (2 if number and len(rest) > 1 else 1) else None


def _alike(path: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many steps two ways have in common."""
    return next(
        (step for step, (a, b) in enumerate(zip(path, other, strict=False)) if a != b),
        min(len(path), len(other)),
    )
