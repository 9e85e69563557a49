"""What abilities and states mean, in a line: the titles of their rows in the ledger, with their number filled in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from hellassist.app.words import abilities, ledger
from hellassist.rules.abilities.elsewhere import ELSEWHERE
from hellassist.rules.abilities.manual import MANUAL
from hellassist.rules.game import StateOn
from hellassist.rules.profile import Ability
from hellassist.rules.states.register import CLOCKS
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Translate

__all__ = ["Meaning", "clock", "left_to_players", "of_ability", "of_state"]

CLOCK_WORDS: Mapping[str, tuple[str, str]] = {
    "turns": (N("states", "until the end of this turn"), N("states", "for {0} turns, this one included")),
    "activations": (N("states", "until its activation is over"), N("states", "for {0} of its activations")),
    "upkeeps": (N("states", "until after the next Upkeep"), N("states", "for the next {0} Upkeep phases")),
    "event": ("", ""),
}
"""How long a state lasts that counts so: for one, and for more."""


STATE_WORDS: Mapping[str, tuple[str, str]] = {
    "accelerated": (N("states", "+2 MVT; it may act right after another unit of its Company."), "ST-012"),
    "berserk": (
        N(
            "states",
            "Feels neither Wounded nor Immobilized, takes no orders; after each kill a die decides whether it runs on "
            "at the nearest unit, friend or foe.",
        ),
        "ST-015",
    ),
    "brave": (N("states", "+1 MVT, SHS, CBT and FTH."), "ST-022"),
    "consumed": (
        N(
            "states",
            "{0} damage in each Upkeep, Protection or not. A Focus action ends it unless it is durable.",
        ),
        "ST-024",
    ),
    "controlled": (N("states", "The other player plays it; few actions, no orders."), "ST-046"),
    "devoured": (N("states", "Inside its devourer, helpless: 3 damage in each Upkeep."), "ST-040"),
    "immobilized": (
        N(
            "states",
            "\u22123 DEF, no action, no attack, no orders, no support, no control area. In each of its "
            "activations one enemy in contact has a free blow.",
        ),
        "ST-054",
    ),
    "knocked_down": (
        N(
            "states",
            "\u22122 CBT and DEF, no shot, no orders, no support, no control area. Its next activation is "
            "getting up.",
        ),
        "ST-073",
    ),
    "pain": (N("states", "The penalties of Wounded, without loss of Life Points."), "SA-117"),
    "slowed": (N("states", "\u22122 MVT; it acts after all others of its Company."), "ST-089"),
    "stunned": (
        N("states", "\u22121 CBT and DEF, no shot, no orders, no control area."),
        "ST-068",
    ),
    "wounded": (
        N(
            "states",
            "\u22121 MVT, CBT, SHS, DEF and FTH while its Life Points are at or below the threshold.",
        ),
        "ST-082",
    ),
    "engaged": (
        N("states", "In contact with an enemy: no Walk, Run, Charge or shot, no control area."),
        "TD-30",
    ),
}
"""What a state does and the row where its rules begin; ``{0}`` is its number."""

TELLING = {"artillery": "SA-012", "discretion": "SA-051", "healer": "SA-077", "teleportation": "SA-147"}
"""Rows that say more of an ability than its first."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What it does, and the ledger row with which its rules begin."""

    says: str
    rule: str


@cache
def _rows(section: str) -> tuple[ledger.Row, ...]:
    """The rows of a heading, in order; a heading may bear a number: "Stunned X"."""
    wanted = section.casefold()
    found = []
    for row in ledger.rows().values():
        parts = [part.strip().casefold() for part in row.section.split("/")]
        title = row.title.partition(":")[0].strip().casefold()
        if len(parts) > 1 and wanted in (parts[1], parts[1].removesuffix(" x"), title) and title == wanted:
            found.append(row)
    return tuple(found)


def of_ability(ability: Ability, translate: Translate) -> Meaning | None:
    """The meaning of a special ability in the language of *translate*; None where the ledger has none."""
    rows = _rows(abilities.name(ability.id))
    if not rows:
        return None
    row = next((row for row in rows if row.id == TELLING.get(ability.id)), rows[0])
    said = translate("rules", row.says)
    if abilities.takes_number(ability.id):
        said = re.sub(r"\bx\b", str(ability.x), said)
    return Meaning(re.sub(r"(?<![\w.])-(?=\d)", "\N{MINUS SIGN}", said), row.id)


def of_state(on: StateOn) -> tuple[str, str]:
    """What a state does, as a text to translate that takes x and y, and its first row."""
    return STATE_WORDS.get(on.id, ("", ""))


def clock(on: StateOn) -> tuple[str, int]:
    """How long a state still lasts: a text to translate, and its number."""
    left = on.y if on.id == "consumed" else on.x
    one, more = CLOCK_WORDS[CLOCKS.get(on.id, "event")]
    return (one if left <= 1 else more), left


UNKNOWN = N("abilities", "Not known to the app: the players see to it by hand.")
BEFORE = N("abilities", "Of use before the battle.")


def left_to_players(ability: Ability) -> str:
    """What of an ability the players see to themselves, as a text to translate; "" where the app does all."""
    if ability.id in MANUAL:
        return MANUAL[ability.id]
    if ability.id in ("leader", "prestige"):
        return BEFORE
    known = ability.id in ELSEWHERE or bool(_rows(abilities.name(ability.id)))
    return "" if known and not ability.text else UNKNOWN
