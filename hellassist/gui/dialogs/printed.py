"""Parts of a card in words: orders and auras with their headers, availability, damage types."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QCoreApplication

from hellassist.gui.looks.figures import number
from hellassist.rules.game import Game
from hellassist.rules.powers import lemures
from hellassist.rules.profile import BASES_MM, Ability, Aim, Aura, Availability, Colour, Order, Profile, Spell
from hellassist.said import QT_TRANSLATE_NOOP as N

WORDS = {
    "officer": N("card", "Officer"),
    "independent": N("card", "Independent"),
    "trooper": N("card", "Trooper"),
    "exhausting": N("card", "exhausting"),
    "active": N("card", "active"),
    "passive": N("card", "passive"),
    "free": N("card", "free"),
    "constant": N("card", "constant"),
    "persistent": N("card", "persistent"),
    "dissipated": N("card", "dissipated"),
    "radiant": N("card", "radiant"),
    "permanent": N("card", "permanent"),
    "temporary": N("card", "temporary"),
    "lingering": N("card", "lingering"),
    "instant": N("card", "instant"),
    "sharp": N("card", "sharp"),
    "blunt": N("card", "blunt"),
    "piercing": N("card", "piercing"),
    "fire": N("card", "fire"),
    "cold": N("card", "cold"),
    "gaze": N("card", "gaze"),
    "inhalation": N("card", "inhalation"),
    "angel": N("card", "angel"),
    "animal": N("card", "animal"),
    "damned": N("card", "damned"),
    "demon": N("card", "demon"),
    "lost": N("card", "lost"),
    "human": N("card", "human"),
    "lemure": N("card", "lemure"),
    "asexual": N("card", "asexual"),
    "female": N("card", "female"),
    "male": N("card", "male"),
    "atheist": N("card", "atheist"),
    "buddhist": N("card", "buddhist"),
    "yanluowang": N("card", "yanluowang"),
    "christian": N("card", "christian"),
    "papist": N("card", "papist"),
    "orthodox": N("card", "orthodox"),
    "protestant": N("card", "protestant"),
    "jewish": N("card", "jewish"),
    "muslim": N("card", "muslim"),
    "shiite": N("card", "shiite"),
    "sunni": N("card", "sunni"),
    "kharijite": N("card", "kharijite"),
    "satanist": N("card", "satanist"),
    "luciferian": N("card", "luciferian"),
    "unbeliever": N("card", "unbeliever"),
    "mentalist": N("card", "mentalist"),
    "infernalist": N("card", "infernalist"),
}


def say(text: str, *facts: object) -> str:
    """A text of a card, translated, with its facts."""
    return QCoreApplication.translate("card", text).format(*facts)


def word(key: str) -> str:
    """A word that cards print; an unknown one with spaces."""
    return say(WORDS[key]) if key in WORDS else key.replace("_", " ")


def spoken(name: str) -> str:
    """A keyword or a kind of damage that cards print, in the language of the screen; any other as it is."""
    key = name.casefold().replace(" ", "_")
    text = say(WORDS[key]) if key in WORDS else ""
    return text[:1].upper() + text[1:] or name


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


AMOUNTS = {
    ("", False): N("card", "{0} Command"),
    ("", True): N("card", "{0} Command for good"),
    ("light", False): N("card", "{0} light Command"),
    ("light", True): N("card", "{0} light Command for good"),
    ("dark", False): N("card", "{0} dark Command"),
    ("dark", True): N("card", "{0} dark Command for good"),
}
"""What is paid, by its colour and whether for good."""
LIMITS = {
    "battle": N("card", "at most {0} in the battle"),
    "turn": N("card", "at most {0} in a turn"),
    "activation": N("card", "at most {0} in an activation"),
    "attack": N("card", "at most {0} in an attack"),
}
TARGETS = {
    Aim("none"): N("card", "no target"),
    Aim("ally", combatants=True): N("card", "one allied combatant"),
    Aim("ally", combatants=True, other=True): N("card", "one other allied combatant"),
    Aim("ally"): N("card", "one ally"),
    Aim("ally", other=True): N("card", "one other ally"),
    Aim("allies"): N("card", "allies"),
    Aim("enemy"): N("card", "one opponent"),
    Aim("enemies"): N("card", "opponents"),
    Aim("unit"): N("card", "one unit"),
    Aim("units"): N("card", "units"),
    Aim("company", combatants=True): N("card", "the Company"),
    Aim("point"): N("card", "a point"),
}
"""Whom a header of fields aims at (FR-26, FR-72, FR-89)."""
ENDS = {
    "persistent": N("card", "The lemure lives on."),
    "dissipated": N("card", "The lemure is gone with it."),
    "radiant": N("card", "It works for as long as the lemure stands."),
}


def price(cost: int, amounts: tuple[int, ...], colour: Colour, *, variable: bool, permanent: bool) -> str:
    """What a power costs: "1 or 3 Command", "X dark Command for good"; "free of charge"."""
    if not variable and not any((cost, *amounts)):
        return say(N("card", "free of charge"))
    shown = (
        say(N("card", "X"))
        if variable
        else say(N("card", " or ")).join(str(each) for each in amounts or (cost,))
    )
    return say(AMOUNTS[colour, permanent], shown)


def target(aim: Aim) -> str:
    """Whom a header means: "one opponent, up to 4 fathoms away"."""
    who = say(TARGETS[replace(aim, within=None)])
    if aim.within is None:
        return who
    return say(N("card", "{0}, up to {1} fathoms away"), who, _fathoms(aim.within))


def _fathoms(far: float) -> str:
    return number(far, 0 if far % 1 == 0 else 1)


def spell_end(spell: Spell, game: Game) -> str:
    """What becomes of the lemure by the rules of the battle."""
    if game.edition.spell_types_count and spell.kind:
        return say(ENDS[spell.kind])
    return say(ENDS["persistent"] if lemures.outlives(game, spell) else ENDS["dissipated"])


def order_header(order: Order) -> str:
    """The header of an order: trigger, cost, to whom, when (EF-17, FR-21)."""
    cost = price(
        order.cost, order.amounts, order.colour, variable=bool(order.variable), permanent=order.permanent
    )
    limit = say(LIMITS[order.span], order.limit) if order.limit else ""
    unique = say(N("card", "once in the battle")) if order.unique else ""
    condition = say(N("card", "if {0}"), order.condition) if order.condition else ""
    whom = order.target if order.aim is None else target(order.aim)
    return _joined(word(order.trigger), cost, whom, limit, condition, unique)


def aura_header(aura: Aura) -> str:
    """The header of an aura: how long, how far, on whom (EF-20, FR-85)."""
    far = (
        say(N("card", "everywhere"))
        if aura.radius is None
        else say(N("card", "{0} fathoms"), _fathoms(aura.radius))
    )
    cost = say(N("card", "{0} Command"), aura.cost) if aura.cost else ""
    if aura.aim is not None:
        return _joined(word(aura.trigger), cost, far, target(aura.aim))
    lasts = word(aura.duration)
    if aura.duration == "temporary" and aura.turns > 1:
        lasts = say(N("card", "{0}, {1} turns"), lasts, aura.turns)
    on = say(N("card", "all but {0}") if aura.immune else N("card", "{0} only"), word(aura.keyword))
    return _joined(word(aura.trigger), cost, lasts, word(aura.kind), far, on if aura.keyword else "")


def spell_header(spell: Spell) -> str:
    """The header of a spell: trigger, type, whom it hits, how far (LE-29, FR-67)."""
    far = ""
    if spell.radius is not None:
        far = say(N("card", "{0} fathoms"), _fathoms(spell.radius))
    whom = spell.target if spell.aim is None else target(spell.aim)
    return _joined(word(spell.trigger), word(spell.kind), whom, far)


def availability(of: Availability) -> str:
    """How often the unit may serve (UN-62 to UN-66)."""
    match of.kind:
        case "unique":
            return say(N("card", "Unique"))
        case "limited":
            return say(N("card", "Limited {0}"), of.x)
        case "variants":
            return say(N("card", "Limited {0}/{1}"), of.x, of.y)
        case "associated":
            return say(N("card", "Associated ({0}) {1}"), of.name, of.x)
    return say(N("card", "Unlimited"))


def often_spoken(name: str) -> str:
    """The first word of an Availability, in the language of the screen."""
    kinds = (Availability("unique"), Availability("limited", 1), Availability("associated", 1))
    of = next((kind for kind in kinds if kind.kind == name.casefold()), Availability())
    return availability(of).partition(" ")[0]


def points(number_of: int) -> str:
    """Army Points in words."""
    return say(N("card", "{0} points"), number_of)


def head(profile: Profile, company: str) -> str:
    """Rank, Company, points and availability."""
    worth = points(profile.points) + doubtful(profile, "points") if profile.points else ""
    return _joined(ranked(profile), company, worth, often(profile))


def ranked(profile: Profile) -> str:
    """Its rank, marked where it is a placeholder; "" for none."""
    return word(profile.rank) + doubtful(profile, "rank") if profile.rank else ""


def base(profile: Profile) -> str:
    """The diameter of its base, marked where it is a placeholder."""
    return say(N("card", "{0} mm base"), f"{BASES_MM[profile.base]:.0f}") + doubtful(profile, "base")


def commands_lemures(profile: Profile) -> str:
    """How many lemures it may have and raise in all (UN-57), marked where it is a placeholder; "" for none."""
    if profile.infernalist is None:
        return ""
    limits = f"{profile.infernalist.at_once}/{profile.infernalist.in_all}"
    return say(N("card", "Infernalist {0}"), limits) + doubtful(profile, "infernalist")


def often(profile: Profile) -> str:
    """Its availability, marked where it is a placeholder."""
    return availability(profile.availability) + doubtful(profile, "availability")


def ability_doubt(profile: Profile, field: str, of: Ability) -> str:
    """A tilde where an ability, listed under *field*, is a placeholder."""
    return doubtful(profile, f"{field}.{of.id}{f'.{of.keyword}' if of.keyword else ''}")


def header_doubt(profile: Profile, kind: Literal["order", "aura", "spell"], index: int) -> str:
    """A tilde where the header of a power is a placeholder."""
    parts = {"order": ("cost", "trigger"), "aura": ("header",), "spell": ("trigger",)}[kind]
    return doubtful(profile, *(f"{kind}s.{index}.{part}" for part in parts))


def doubtful(profile: Profile, *fields: str) -> str:
    """A tilde where a value is a placeholder that no source attests, or any of its parts is."""
    return "~" if profile.doubts(*fields) else ""
