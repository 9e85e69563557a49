"""The words of the hex battle as the screen shows them, by the ids that its rules use."""

from __future__ import annotations

from collections.abc import Mapping

from hellassist.said import QT_TRANSLATE_NOOP as N

MOVEMENTS: Mapping[str, str] = {
    "foot": N("words", "foot"),
    "mounted": N("words", "mounted"),
    "aerial": N("words", "aerial"),
    "water": N("words", "water-born"),
}
KINDS: Mapping[str, str] = {
    "troop": N("words", "troop"),
    "character": N("words", "character"),
    "lore": N("words", "lore"),
}
QUALITIES: Mapping[str, str] = {
    "superior": N("words", "superior"),
    "ordinary": N("words", "ordinary"),
    "inferior": N("words", "inferior"),
}
APPROACHES: Mapping[str, str] = {
    "front": N("words", "front"),
    "flank": N("words", "flank"),
    "rear": N("words", "rear"),
}
GRADES: Mapping[str, str] = {
    "damaged": N("words", "damaged"),
    "heavily_damaged": N("words", "heavily damaged"),
    "destroyed": N("words", "destroyed"),
}
SOURCES: Mapping[str, str] = {
    "combat_factor": N("words", "combat factor"),
    "flank": N("words", "flank"),
    "rear": N("words", "rear"),
    "damaged_target": N("words", "damaged target"),
    "leader": N("words", "leader"),
    "own": N("words", "own factor"),
}
ATTRIBUTES: Mapping[str, str] = {"evade": N("words", "Evade")}
SIDES: tuple[str, ...] = (
    N("words", "right"),
    N("words", "upper right"),
    N("words", "upper left"),
    N("words", "left"),
    N("words", "lower left"),
    N("words", "lower right"),
)
"""The facings, 0 to 5."""
CORRECTED: Mapping[str, str] = {
    "markers": N("words", "damage markers"),
    "quality": N("words", "quality"),
    "gone": N("words", "removal"),
    "at": N("words", "place"),
}
FIELDS: Mapping[str, str] = {
    "movement": N("words", "movement class"),
    "kind": N("words", "kind"),
    "quality": N("words", "quality"),
    "attributes": N("words", "attributes"),
    "factors.foot": N("words", "combat factor against foot"),
    "factors.mounted": N("words", "combat factor against mounted"),
    "factors.aerial": N("words", "combat factor against aerial"),
    "factors.water": N("words", "combat factor against water-born"),
}
RESULTS: Mapping[tuple[str, str], str] = {
    ("own", "destroyed"): N("words", "{attacker} destroyed"),
    ("own", "heavily_damaged"): N("words", "{attacker} heavily damaged"),
    ("own", "damaged"): N("words", "{attacker} damaged"),
    ("enemy", "damaged"): N("words", "{target} damaged"),
    ("enemy", "heavily_damaged"): N("words", "{target} heavily damaged"),
    ("enemy", "destroyed"): N("words", "{target} destroyed"),
}
"""The lines of the table (HX-21 to HX-26)."""
