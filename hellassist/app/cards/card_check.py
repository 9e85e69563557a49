"""What a draft comes to: a card, or what is wrong with it field by field; and as much of it as can be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hellassist.app.cards.card_draft import LISTS, Draft, Path, entries, unmarked
from hellassist.app.cards.card_draft import typed as typed_texts
from hellassist.app.cards.card_marks import doubtful, sources
from hellassist.rules.profile import Profile

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card
    from hellassist.catalogue.errors import Misfit

STAND_INS: dict[str, Any] = {"name": "\N{HORIZONTAL ELLIPSIS}", "points": 0, "mvt": 0, "def": 1, "life": 1}
"""What a preview puts in place of what is not typed yet. None of it is shown."""
ROUNDS = 12


@dataclass(frozen=True, slots=True)
class Checked:
    """*card* where all is in order. *shown* is what can be shown so far, *blank* the fields that it lacks."""

    card: Card | None
    faults: tuple[Misfit, ...]
    shown: Profile | None
    blank: frozenset[str] = frozenset()

    def at(self, path: Path) -> tuple[str, ...]:
        """The sentences about a field and what lies in it; what is only missing counts as nothing wrong."""
        return tuple(fault.text for fault in self.faults if not fault.missing and _about(fault.place, path))

    @property
    def missing(self) -> tuple[Path, ...]:
        """The fields in which something must stand and does not."""
        return tuple(fault.place for fault in self.faults if fault.missing)


def _about(place: tuple[int | str, ...], path: Path) -> bool:
    """Texts by language and entries of a list are told at their field; the player sees one list of keywords."""
    place = ("keywords", *place[1:]) if place[:1] == ("other_keywords",) else place
    return place == path or place == path[:-1] or place[: len(path)] == path


def checked(draft: Draft, key: str, factions: Iterable[str]) -> Checked:
    """Checks the draft as the catalogue checks a card file. *key* is the id it is to have."""
    from hellassist.catalogue import files

    known = frozenset(factions)
    typed = entries(draft)
    card, faults = files.checked(key, typed, known)
    unread = tuple(_unread_acts(draft))
    if card is None or unread:
        faults = (*(_unfinished(fault, typed) for fault in faults), *unread)
        shown, blank = _as_far_as_it_goes(typed, faults, key, known)
        return Checked(None, faults, shown and _marked(draft, shown), blank)
    attested = sources(draft, card.profile().placeholders)
    card, faults = files.checked(key, {**typed, "attested": attested}, known)
    return Checked(card, faults, card.profile() if card is not None else None)


def _unread_acts(draft: Draft) -> Iterator[Misfit]:
    """What is wrong with the lines that say what powers do."""
    from hellassist.catalogue.act_lines import read_acts
    from hellassist.catalogue.errors import Misfit

    for path, text in typed_texts(draft):
        if path[-1] == "does":
            try:
                read_acts(unmarked(text))
            except ValueError as wrong:
                yield Misfit(path, wrong.args[0])


def _unfinished(fault: Misfit, typed: dict[str, Any]) -> Misfit:
    """A power table of which some columns are empty is not wrong yet. One that is wrong is so at its column."""
    from hellassist.catalogue import notation

    match fault.place:
        case ("weapons", int() as number, "table"):
            columns = typed["weapons"][number].get("table", [])
            for hits, text in enumerate(columns):
                try:
                    notation.column(text or 0)
                except ValueError:
                    return fault._replace(place=(*fault.place, hits))
            return fault._replace(missing=not all(columns))
    return fault


def _marked(draft: Draft, profile: Profile) -> Profile:
    """The profile with those placeholders that are marked in the draft."""
    from dataclasses import replace

    unsure = doubtful(draft)
    marked = frozenset(
        leaf
        for leaf in profile.placeholders
        if any(leaf == prefix or leaf.startswith(f"{prefix}.") for prefix in unsure)
    )
    return replace(profile, placeholders=marked)


def _as_far_as_it_goes(
    typed: dict[str, Any], faults: tuple[Misfit, ...], key: str, factions: frozenset[str]
) -> tuple[Profile | None, frozenset[str]]:
    """The card without what is wrong in it."""
    from hellassist.catalogue import files

    made, blank = deepcopy(typed), set[str]()
    for _ in range(ROUNDS):
        for fault in faults:
            _mend(made, fault.place, blank, factions)
        for kind in LISTS:
            if isinstance(made.get(kind), list):
                made[kind] = [part for part in made[kind] if part is not None]
        card, faults = files.checked(key, made, factions)
        if card is not None:
            return card.profile(), frozenset(blank)
    return None, frozenset(blank)


def _mend(
    made: dict[str, Any], place: tuple[int | str, ...], blank: set[str], factions: frozenset[str]
) -> None:
    """Takes out what is wrong, or puts a stand-in there; a part that is taken out leaves None."""
    field = str(place[0]) if place else ""
    stand_ins = {**STAND_INS, "faction": min(factions, default=""), "rank": "trooper"}
    if field in stand_ins:
        made[field] = stand_ins[field]
        blank.add(field)
    elif field in LISTS and len(place) > 1 and isinstance(place[1], int):
        made[field][place[1]] = None
    elif field == "weapons":
        made.pop("cbt", None)
    elif field == "shs":
        made.pop("shs", None)
        made["weapons"] = [part for part in made.get("weapons", []) if part and part.get("use") != "ranged"]
    elif field in ("variant", "availability"):
        for name in ("variant", "variant_of", "availability"):
            made.pop(name, None)
        blank.add("availability")
    elif field == "abilities":
        made["abilities"] = [entry for entry in made.get("abilities", []) if _is_ability(entry)]
    else:
        made.pop(field, None)


def _is_ability(entry: object) -> bool:
    """Whether a unit may have it."""
    from hellassist.catalogue import notation
    from hellassist.catalogue.known import known_abilities

    try:
        known = known_abilities().get(notation.ability(entry).id)
    except ValueError:
        return False
    return known is None or (not known.weapon and known.keyword != "faction")
