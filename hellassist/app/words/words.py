"""The words of the game as the screen shows them, by the ids that rules use. English is the source language."""

from __future__ import annotations

from collections.abc import Mapping

from hellassist.said import QT_TRANSLATE_NOOP

N = QT_TRANSLATE_NOOP

STATS: Mapping[str, str] = {
    "mvt": N("words", "MVT"),
    "cbt": N("words", "CBT"),
    "shs": N("words", "SHS"),
    "def": N("words", "DEF"),
    "pr": N("words", "PR"),
    "fth": N("words", "FTH"),
    "cmd": N("words", "CMD"),
}

ACTIONS: Mapping[str, str] = {
    "": N("words", "no action"),
    "none": N("words", "no action"),
    "walk": N("words", "Walk"),
    "run": N("words", "Run"),
    "attack": N("words", "Attack"),
    "charge": N("words", "Charge"),
    "shoot": N("words", "Shoot"),
    "retreat": N("words", "Retreat"),
    "concentration": N("words", "Concentration"),
    "focus": N("words", "Focus"),
    "melee": N("words", "Mêlée"),
    "get_up": N("words", "getting up"),
    "lemure": N("words", "lemure’s move"),
}

STATES: Mapping[str, str] = {
    "accelerated": N("words", "Accelerated"),
    "berserk": N("words", "Berserk"),
    "brave": N("words", "Brave"),
    "consumed": N("words", "Consumed"),
    "controlled": N("words", "Controlled"),
    "devoured": N("words", "Devoured"),
    "immobilized": N("words", "Immobilized"),
    "knocked_down": N("words", "Knocked Down"),
    "pain": N("words", "Pain"),
    "slowed": N("words", "Slowed"),
    "stunned": N("words", "Stunned"),
    "wounded": N("words", "Wounded"),
}

POLICIES: Mapping[str, str] = {
    "most_damage": N(
        "words",
        "Every miss is thrown again, the hits that cost most Life Points are inflicted, and no more Command is spent.",
    ),
    "best_by_loss": N(
        "words",
        "Both throw again and inflict what leaves them ahead in Life Points as far as can be, and spend no Command.",
    ),
    "best_by_felling": N(
        "words", "Both throw again and inflict what is likeliest to fell the other, and spend no Command."
    ),
    "best_by_effect": N(
        "words",
        "Both throw again and inflict what is likeliest to lay a state on the other, and spend no Command.",
    ),
}
"""What odds take the players to do, by the name of the policy."""

SOURCES: Mapping[str, str] = {
    **STATES,
    "charge": N("words", "Charge"),
    "concentration": N("words", "Concentration"),
    "focus": N("words", "Focus"),
    "support": N("words", "support"),
    "higher_ground": N("words", "higher ground"),
    "vae_victis": N("words", "vae victis"),
    "vae_distanti": N("words", "vae distanti"),
    "cover": N("words", "cover"),
}
"""What a modifier comes from."""

BANDS: Mapping[str, str] = {
    "point_blank": N("words", "Point blank"),
    "short": N("words", "Short"),
    "medium": N("words", "Medium"),
    "long": N("words", "Long"),
}

DOMINANCE: Mapping[str, str] = {
    "score": N("words", "the higher score"),
    "units": N("words", "more units in the Company"),
    "officer": N("words", "the higher CMD of the Officer"),
    "coin": N("words", "the coin"),
    "losses": N("words", "fewer losses in the turn before"),
    "kept": N("words", "equal losses: no change"),
}

CORRECTED: Mapping[str, str] = {
    **STATS,
    "life": N("words", "Life Points"),
    "height": N("words", "height"),
    "status": N("words", "status"),
    "state": N("words", "states"),
    "gone": N("words", "on the table"),
    "basic": N("words", "basic Command"),
    "current": N("words", "current Command"),
    "current_light": N("words", "light points of it"),
    "lost": N("words", "losses"),
    "turn": N("words", "turn"),
    "dominant": N("words", "Dominance"),
    "to_act": N("words", "next to activate"),
    "effect": N("words", "effects in force"),
    "note": N("words", "note"),
    "x": N("words", "damage in each Upkeep"),
    "y": N("words", "Upkeep phases"),
    "radius": N("words", "radius"),
    "turns": N("words", "turns"),
}

COLOURS: Mapping[str, str] = {"light": N("words", "light"), "dark": N("words", "dark")}
