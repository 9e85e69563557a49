"""A card while it is written: what stands in its fields, as text. A tilde after a value marks a placeholder."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card

Draft = dict[str, Any]
"""The entries of a card file, but with the text that was typed in place of each value, right or wrong."""
Path = tuple[str | int, ...]
"""The way to a field: ("weapons", 0, "table", 2) is the third column of the first weapon."""

MARK = "~"
NONE = ("-", "\N{EN DASH}", "\N{MINUS SIGN}")
"""What is typed for a value that the card does not print."""
WRITTEN = ("en", "fr", "ru", "text", "condition")
"""Texts: a dash in them is a dash."""
COLUMNS = 5
STATS = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
BY_LANGUAGE = ("name", "text", "special")
WHOLE = frozenset({"points", "limit", "cost", "turns", "light", "dark", "either"})
"""Fields that a file gives as whole numbers."""
DECIMAL = frozenset({"tallness", "range", "radius"})
LISTS = ("weapons", "orders", "auras", "spells")
"""The tables of which a card has several."""
KEPT = frozenset({"acts", "attested", "transformation", "uncategorised", "lacks"})
"""Entries that pass through as the file gives them."""


GOES_WITHOUT_SAYING = {"base": "regular", "availability": "Unlimited", "pr": "0"}
"""What a card file may leave out: a source may not attest it all the same."""


def blank(faction: str = "", language: str = "en") -> Draft:
    """A new card: a Trooper with one weapon, nothing else filled in."""
    return {
        "name": {language: ""},
        "faction": faction,
        "rank": "trooper",
        "weapons": [new_part("weapons", language)],
    }


def new_part(kind: str, language: str = "en") -> Draft:
    """An empty weapon, order, aura or spell."""
    if kind == "weapons":
        return {"name": {language: ""}, "use": "close", "table": [""] * COLUMNS}
    return {"name": {language: ""}, "header": "", "text": {language: ""}}


def of_card(card: Card) -> Draft:
    """The card as it is typed. What no source attests bears its tilde."""
    from hellassist.app.cards.card_marks import attested_leaves, with_marks

    draft: Draft = {**GOES_WITHOUT_SAYING, **_typed(card.text())}
    for kind in ("orders", "auras", "spells"):
        for part in draft.get(kind, ()):
            _unfold(part)
            part.setdefault("header", "")
            part.setdefault("text", {"en": ""})
    profile = card.profile()
    draft["keywords"] = [*draft.get("keywords", []), *draft.pop("other_keywords", [])]
    draft["attested"] = attested_leaves(card)
    return with_marks(draft, profile.placeholders)


def _typed(value: Any, key: str = "") -> Any:
    """Values as the texts of fields; texts by language always as a table."""
    if key in KEPT:
        return deepcopy(value)
    if key in BY_LANGUAGE and isinstance(value, str):
        return {"en": value}
    if key == "abilities":
        return [entry if isinstance(entry, str) else ability_line(entry) for entry in value]
    if isinstance(value, Mapping):
        return {name: _typed(entry, name) for name, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_typed(entry) for entry in value]
    if isinstance(value, bool) or value is None:
        return value
    return f"{value:g}" if isinstance(value, float) else str(value)


def ability_line(entry: Mapping[str, Any]) -> str:
    """An ability with its own text on one line: "Night eyes 2: sees in the dark"."""
    word = f" ({entry['keyword'].replace('_', ' ').capitalize()})" if entry.get("keyword") else ""
    number = f" {entry['x']}" if "x" in entry else ""
    return f"{entry['name']}{word}{number}: {entry['text']}"


def _unfold(part: Draft) -> None:
    """What a power does as a line; what is done by hand alone is shown as its text."""
    from hellassist.catalogue.act_lines import acts_text

    acts: list[Any] = part.get("acts") or []
    if len(acts) == 1 and not part.get("text") and by_hand(acts[0]):
        text = acts[0]["text"]
        part["text"] = {"en": text} if isinstance(text, str) else dict(text)
        del part["acts"]
    elif (line := acts_text(acts)) is not None:
        part["does"] = line
        part.pop("acts", None)


def by_hand(act: Mapping[str, Any]) -> bool:
    """Whether the act is nothing but a text that is put before the players."""
    return set(act) == {"do", "text"} and act["do"] == "manual"


def entries(draft: Draft) -> dict[str, Any]:
    """The draft as a card file would give it: without marks and without what is empty."""
    from hellassist.catalogue.act_lines import read_acts

    made: dict[str, Any] = _filed(draft)
    made.pop("attested", None)
    _sort_keywords(made)
    for kind in ("orders", "auras", "spells"):
        for part in made.get(kind, ()):
            does = part.pop("does", "")
            with suppress(ValueError):  # what is wrong with the line is told at its field
                part["acts"] = read_acts(does) or part.get("acts", [])
            if part.get("text") and not part.get("acts") and not does:
                part["acts"] = [{"do": "manual", "text": part.pop("text")}]
    return made


def _sort_keywords(made: dict[str, Any]) -> None:
    """Keywords that no rule names stand apart from those of the rules."""
    from hellassist.catalogue.words import DERIVED, KEYWORDS, RANKS, keyword

    known = {*KEYWORDS, *RANKS, *DERIVED}
    words = made.pop("keywords", [])
    for field, belongs in (("keywords", True), ("other_keywords", False)):
        if mine := [word for word in words if (keyword(word) in known) is belongs]:
            made[field] = mine


def _filed(value: Any, key: str = "") -> Any:
    if key in KEPT:
        return deepcopy(value)
    if isinstance(value, Mapping):
        made = {name: _filed(entry, name) for name, entry in value.items()}
        return {name: entry for name, entry in made.items() if not _empty(entry)}
    if key == "table":
        columns = [_filed(column) for column in value]
        return columns if any(columns) else []
    if key == "abilities":
        return [ability for entry in value if (ability := ability_entry(_filed(entry)))]
    if isinstance(value, list | tuple):
        made_list = [_filed(entry) for entry in value]
        return [entry for entry in made_list if not _empty(entry)]
    if key == "named":
        return value in (True, "True")
    if not isinstance(value, str):
        return value
    text = unmarked(value)
    if text in NONE and key not in WRITTEN:
        return ""
    if key in WHOLE and re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    if key in DECIMAL and re.fullmatch(r"-?\d{1,9}([.,]\d{1,6})?", text):
        return float(text.replace(",", "."))
    return text


def ability_entry(text: str) -> Any:
    """An ability; one with a text of its own after a colon becomes a table."""
    named, cut, says = text.partition(":")
    match = re.fullmatch(r"(.*?)\s*(?:\(([^()]*)\))?\s*(\d{1,2})?", named.strip())
    if not cut or match is None or not says.strip():
        return text
    made: dict[str, Any] = {"name": match[1], "text": says.strip()}
    if match[2]:
        made["keyword"] = match[2]
    if match[3]:
        made["x"] = int(match[3])
    return made


def _empty(value: Any) -> bool:
    return value in ("", [], {}, None) if not isinstance(value, bool | int | float) else False


def unmarked(text: str) -> str:
    """The value alone."""
    return text.replace(MARK, "").strip()


# -- changes: each gives a new draft ------------------------------------------------------------------


def at(draft: Draft, path: Path) -> Any:
    """What stands in a field; "" where nothing does."""
    here: Any = draft
    for step in path:
        if isinstance(step, int):
            here = here[step] if isinstance(here, list) and step < len(here) else ""
        else:
            here = here.get(step, "") if isinstance(here, Mapping) else ""
    return here


def put(draft: Draft, path: Path, value: Any) -> Draft:
    """The draft with another text in a field. What a source attested of it, it attests no more."""
    from hellassist.app.cards.card_marks import without_sources

    made = deepcopy(draft)
    here: Any = made
    for step, after in pairwise(path):
        empty: Any = [] if isinstance(after, int) else {}
        here = here.setdefault(step, empty) if isinstance(step, str) else here[step]
    last = path[-1]
    if isinstance(last, int) and last >= len(here):
        here.append(value)
    else:
        here[last] = value
    return without_sources(made, draft, path)


def insert(draft: Draft, kind: str, part: Draft) -> Draft:
    """The draft with one more weapon, order, aura or spell at the end."""
    return {**deepcopy(draft), kind: [*deepcopy(draft.get(kind, [])), part]}


def remove(draft: Draft, kind: str, index: int) -> Draft:
    """The draft without a weapon, order, aura or spell; the sources of those behind it follow them."""
    made = deepcopy(draft)
    del made[kind][index]
    sources: dict[str, str] = {}
    for leaf, source in draft.get("attested", {}).items():
        match = re.match(rf"{kind}\.(\d+)\.", leaf)
        number = int(match[1]) if match else -1
        if match is None or number < index:
            sources[leaf] = source
        elif number > index:
            sources[f"{kind}.{number - 1}.{leaf[match.end() :]}"] = source
    made["attested"] = sources
    return made


def typed(draft: Draft) -> Iterator[tuple[Path, str]]:
    """Every field that holds text, with the way to it."""
    yield from _walk(draft, ())


def _walk(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if path and path[-1] in KEPT:
        return
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        for key, entry in value.items():
            yield from _walk(entry, (*path, key))
    elif isinstance(value, list | tuple):
        for number, entry in enumerate(value):
            yield from _walk(entry, (*path, number))


def name_of(draft: Draft, language: str = "en") -> str:
    """What the card is called so far."""
    names = draft.get("name") or {}
    return unmarked(names.get(language) or names.get("en") or next(iter(names.values()), ""))
