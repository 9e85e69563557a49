"""What is wrong with a Company, in sentences: which card, what it has and what the rule allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hellassist.app.words import QT_TRANSLATE_NOOP as N

if TYPE_CHECKING:
    from hellassist.app.texts import Texts
    from hellassist.catalogue.composition import Fault

SENTENCES: Mapping[str, str] = {
    "unknown_card": N("company", "There is no card “{entry}”."),
    "faction_of_other_editions": N("company", "This edition has no such Faction."),
    "too_many_points": N("company", "{have} Army Points: {need} were agreed."),
    "no_officer": N("company", "There is no Officer: a Company has exactly one."),
    "too_many_officers": N("company", "{have} Officers: a Company has exactly one."),
    "mercenary_officer_leads_others": N(
        "company", "{entry} is an Officer of Mercenaries and leads no other Faction."
    ),
    "prestige_needed": N("company", "{entry} serves Mercenaries only under an Officer with Prestige."),
    "other_faction": N("company", "{entry} is of another Faction."),
    "officer_twice": N("company", "{entry}: {have}, and there is only one of this Officer."),
    "unique_twice": N("company", "{entry}: {have}, and the card is Unique."),
    "named_twice": N("company", "{entry}: {have}, and there is only one of this person."),
    "limited": N("company", "{entry}: {have}, at most {need} at this size."),
    "variants": N("company", "{entry}: {have} of its variants, at most {need} at this size."),
    "second_variant": N("company", "{entry}: {have} of this variant, at most {need} at this size."),
    "associated": N("company", "{entry}: {have}, at most {need} beside those it goes with."),
    "too_many_troopers": N("company", "{have} Troopers: its Command allows {need}."),
    "too_many_own_troopers": N(
        "company", "{have} Troopers who are no Mercenaries: Command for them allows {need}."
    ),
    "lemure_hired": N("company", "{entry} is a lemure: it is invoked in the battle, not hired."),
    "carriers_missing": N("company", "{have} Ammunition Carriers: its guns need {need}."),
}


def told(fault: Fault, names: Mapping[str, str], texts: Texts) -> str:
    """The fault in a sentence, with its rule; *names* are those of the cards by id."""
    text = texts.translate("company", SENTENCES[fault.reason])
    entry = names.get(fault.entry, fault.entry)
    return f"{text.format(entry=entry, have=fault.have, need=fault.need)} ({fault.rule})"
