"""Abilities that the app cannot decide alone: what it asks the players to do by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hellassist.rules.profile import Ability, Profile

MANUAL: Mapping[str, str] = {
    "advance_deployment": "Set it up after all other units; the source does not say more about it.",
    "rebellious": "The source names it and does not say what it does: the app takes the unit for a Maverick.",
    "scout": "It helps its player to choose the terrain; agree on how, for the source does not say it.",
}
"""By the ability's id, in English, the source language."""


def asked(ability: Ability) -> str:
    """What the players are asked to do about an ability: of unknown ones their text; "" where the app deals with it."""
    return MANUAL.get(ability.id, "") or ability.text


def asked_of(profile: Profile) -> Iterator[tuple[Ability, str]]:
    """All abilities of a card, its weapons' too, that the players deal with by hand."""
    of_weapons = (ability for weapon in profile.weapons for ability in weapon.abilities)
    for ability in (*profile.abilities, *of_weapons):
        text = asked(ability)
        if text:
            yield ability, text
