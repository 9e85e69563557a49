"""What is wrong with a Company, in sentences: which card, what it has and what the rule allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hellassist.app.words.edition_words import NAMES
from hellassist.said import QT_TRANSLATE_NOOP as N

if TYPE_CHECKING:
    from hellassist.app.words.texts import Texts
    from hellassist.catalogue.composition import Fault

SENTENCES: Mapping[str, str] = {
    "unknown_card": N("company", "There is no card “{entry}” here."),
    "unknown_faction": N("company", "There is no Faction “{have}” here."),
    "faction_of_other_editions": N("company", "{have}: no Faction by “{need}”."),
    "too_many_points": N("company", "Army Points: {have}, and {need} were agreed."),
    "no_officer": N("company", "No Officer yet: a Company has exactly one."),
    "too_many_officers": N("company", "{have} Officers: a Company has exactly one."),
    "mercenary_officer_leads_others": N(
        "company", "{entry} is an Officer of {have} and leads no Company of {need}."
    ),
    "prestige_needed": N(
        "company", "{entry} ({have}) serves in a Company of {need} only under an Officer with Prestige."
    ),
    "other_faction": N("company", "{entry} is of another Faction: {have}, not {need}."),
    "officer_twice": N("company", "{entry}: {have}, and there is only one of this Officer."),
    "unique_twice": N("company", "{entry}: {have}, and the card is Unique."),
    "named_twice": N("company", "{entry}: {have}, and there is only one of this person."),
    "person_twice": N("company", "{entry}: {have}, on several cards, and there is only one of this person."),
    "limited": N("company", "{entry}: {have}, at most {need} at this size."),
    "variants": N("company", "{entry}: {have} of its variants, at most {need} at this size."),
    "second_variant": N("company", "{entry}: {have} of this variant, at most {need} at this size."),
    "associated": N("company", "{entry}: {have}, at most {need} beside those it goes with."),
    "too_many_troopers": N("company", "Troopers: {have}, and its Command allows {need}."),
    "too_many_own_troopers": N(
        "company", "Troopers who are no Mercenaries: {have}, and Command for them allows {need}."
    ),
    "lemure_hired": N("company", "{entry} is a lemure: it is invoked in the battle, not hired."),
    "carriers_missing": N("company", "{entry}: Ammunition Carriers needed: {need}, there are {have}."),
}


def sentence(
    fault: Fault, names: Mapping[str, str], texts: Texts, factions: Mapping[str, str] | None = None
) -> str:
    """The fault in a sentence; *names* are those of the cards by id, *factions* those of the Factions."""
    words = {**{key: texts.translate("editions", name) for key, name in NAMES.items()}, **(factions or {})}
    have, need = (words.get(str(each), each) for each in (fault.have, fault.need))
    text = texts.translate("company", SENTENCES[fault.reason])
    return text.format(entry=names.get(fault.entry, fault.entry), have=have, need=need)


def told(
    fault: Fault, names: Mapping[str, str], texts: Texts, factions: Mapping[str, str] | None = None
) -> str:
    """The same with its rule."""
    return f"{sentence(fault, names, texts, factions)} ({fault.rule})"
