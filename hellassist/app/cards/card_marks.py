"""Which values of a draft are placeholders, and what that comes to in the card's table of sources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from hellassist.app.cards.card_draft import MARK, STATS, Draft, Path, ability_entry, at, typed, unmarked

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card

OWN = "the player's own card"
"""The source of a value that a player typed and did not mark."""

POWER_LEAVES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("orders", "header"): ("trigger", "cost", "unique"),
    ("orders", "text"): ("acts",),
    ("orders", "does"): ("acts",),
    ("auras", "header"): ("header",),
    ("auras", "text"): ("acts",),
    ("auras", "does"): ("acts",),
    ("spells", "header"): ("trigger",),
    ("spells", "trigger"): ("trigger",),
    ("spells", "text"): ("acts",),
    ("spells", "does"): ("acts",),
}


def leaves(path: Path, text: str) -> tuple[str, ...]:
    """The printed values that a field gives, by the paths under which a card gives their sources."""
    match path:
        case ("life",):
            return ("life", "threshold")
        case ("abilities", int()):
            return _ability("abilities", text)
        case ("keywords" | "other_keywords", int()):
            return _keyword(text)
        case ("weapons", int() as n, "abilities", int()):
            return _ability(f"weapons.{n}.abilities", text)
        case ("weapons", int() as n, "table", int() as column):
            return (f"weapons.{n}.table.{column + 1}",)
        case ("weapons", int() as n, "name" | "types" | "range" | "blast" as field, *_):
            return (f"weapons.{n}.{field}",)
        case ("orders" | "auras" | "spells" as kind, int() as n, "name", *_):
            return (f"{kind}.{n}.name",)
        case ("orders" | "auras" | "spells" as kind, int() as n, str() as field, *_):
            return tuple(f"{kind}.{n}.{leaf}" for leaf in POWER_LEAVES.get((kind, field), ()))
        case (str() as field, *_) if field not in ("name", "weapons"):
            return (field,)
    return ()


def _ability(place: str, text: str) -> tuple[str, ...]:
    from hellassist.catalogue import notation

    try:
        ability = notation.ability(ability_entry(unmarked(text)))
    except ValueError:
        return ()
    return (f"{place}.{ability.id}" + (f".{ability.keyword}" if ability.keyword else ""),)


def _keyword(text: str) -> tuple[str, ...]:
    from hellassist.catalogue.words import keyword

    return (f"keywords.{keyword(unmarked(text))}",)


def _parts(path: Path, text: str) -> list[tuple[str, tuple[str, ...]]]:
    """The text in the parts that can be marked one by one: red and green, life and threshold."""
    if len(path) != 1 or path[0] not in (*STATS, "life"):
        return [(text, leaves(path, text))]
    second = "threshold" if path[0] == "life" else f"{path[0]}.green"
    parts = text.split("/", 1)
    return list(zip(parts, ((str(path[0]),), (second,)), strict=False))


def _within(leaf: str, prefix: str) -> bool:
    return leaf == prefix or (leaf.startswith(f"{prefix}.") and not leaf.endswith(".green"))


def with_marks(draft: Draft, placeholders: Iterable[str]) -> Draft:
    """The draft with a tilde after each value of which a part is a placeholder."""
    made, unsure = deepcopy(draft), tuple(placeholders)
    for path, text in list(typed(draft)):
        parts = [
            part + (MARK if any(_within(leaf, prefix) for leaf in unsure for prefix in prefixes) else "")
            for part, prefixes in _parts(path, text)
        ]
        here: Any = at(made, path[:-1]) if len(path) > 1 else made
        here[path[-1]] = "/".join(parts)
    return made


def doubtful(draft: Draft) -> frozenset[str]:
    """The paths of the values that are marked."""
    return frozenset(
        prefix
        for path, text in typed(draft)
        for part, prefixes in _parts(path, text)
        if MARK in part
        for prefix in prefixes
    )


def attested_leaves(card: Card) -> dict[str, str]:
    """The source of each value of the card that has one, by its own path."""
    from hellassist.catalogue import provenance

    bare = card.model_copy(update={"attested": {}}).profile()
    return {
        leaf: source
        for leaf in bare.placeholders
        for path, source in card.attested.items()
        if provenance.covers(path, leaf)
    }


def without_sources(made: Draft, before: Draft, path: Path) -> Draft:
    """The draft without the sources of what stood in the field."""
    text = at(before, path)
    gone = [
        prefix for _, prefixes in _parts(path, text if isinstance(text, str) else "") for prefix in prefixes
    ]
    if made.get("attested"):
        made["attested"] = {
            leaf: source
            for leaf, source in made["attested"].items()
            if not any(_within(leaf, prefix) for prefix in gone)
        }
    return made


def sources(draft: Draft, values: Iterable[str]) -> dict[str, str]:
    """The table of sources for a card with these values, as short as can be.

    What a source attested and nobody changed stays attested by it; the rest is the player's, but for what is marked.
    """
    unsure, known = doubtful(draft), draft.get("attested", {})
    every = sorted(values)
    each = {
        leaf: known.get(leaf, OWN)
        for leaf in every
        if leaf in known or not any(_within(leaf, prefix) for prefix in unsure)
    }
    for depth in (1, 2):
        each = _shorter(each, every, depth)
    return each


def _shorter(each: dict[str, str], every: list[str], depth: int) -> dict[str, str]:
    """The same, with one line for values that begin alike and have the same source."""
    made: dict[str, str] = {}
    for leaf, source in each.items():
        root = ".".join(leaf.split(".")[:depth])
        alike = [other for other in every if _within(other, root)]
        same = all(each.get(other) == source for other in alike)
        made[root if same and leaf in alike else leaf] = source
    return made
