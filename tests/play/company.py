"""Two Companies with all that cards can hold, put together by chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Literal

from hellassist.catalogue.known import known_abilities
from hellassist.geometry import Point
from hellassist.rules.commands import SetUpBattle
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.game import Company, Player, Terrain, Unit
from hellassist.rules.profile import (
    Ability,
    Act,
    Aura,
    BinaryCommand,
    Effect,
    Infernalist,
    Order,
    Profile,
    Spell,
    Uncategorised,
    Weapon,
)
from tests.rules.editions import make as effects
from tests.rules.orders import aura, order, stat
from tests.scene import Scene, weapon

FATHOM = 25.0
SIDE = 30.0

STATES = ("stunned", "knocked_down", "pain", "brave", "slowed", "accelerated", "immobilized", "berserk")
KEYWORDS = ("human", "demon", "damned", "christian", "muslim", "unbeliever")
WORDS = {"keyword": "demon", "damage": "sharp", "faction": "westerners"}
BLADES: tuple[dict[str, Any], ...] = ({}, {"types": ("sharp",)}, {"types": ("blunt", "fire")})


def set_up(seed: int, each: int = 10, turns: int = 4, edition: Edition = CORE) -> SetUpBattle:
    """The battle of this number: so many units a side, in two lines six fathoms apart.

    Beside the core with what its texts print: headers with targets, split Command, types of spells.
    """
    chance = Random(seed)
    units = (*_company("A", 11.0, each, chance), *_company("B", 17.0, each, chance))
    if edition != CORE:
        units = tuple(with_effects(unit, chance) for unit in units)
    companies = (Company("A", "Left"), Company("B", "Right"))
    side = SIDE * FATHOM
    return SetUpBattle(
        f"battle {seed}", companies, units, side, side, _terrain(chance), edition=edition, turns=turns
    )


def with_effects(unit: Unit, chance: Random) -> Unit:
    """The unit with an order, an aura and an effect as the French chapter prints them, and split Command."""
    card = unit.profile
    split = BinaryCommand(light=2, dark=1, either=1) if card.rank == "officer" else None
    headed = (
        effects.order(
            "Libre - 1, 2 ou 3 PC - un combattant allié - 2 (tour)", stat("cbt", 1, "ally"), name="Rise"
        ),
        effects.order("Libre - 1 PC sombre - la compagnie - Unique", stat("mvt", 1, "company"), name="All"),
        effects.order("Constant - gratuit - alliés - Illimité", stat("cmd", 1, "allies"), name="Always"),
        effects.order("Passif - X PC - aucune - Unique (attaque)", stat("def", 1), name="X", counts="named"),
    )
    auras = (
        effects.aura("Constant - 4 toises - adversaires", stat("cbt", -1, "enemies"), name="Dread"),
        effects.aura("Passif - infini - alliés", stat("def", 1, "allies"), name="Far"),
    )
    wrath = Uncategorised(
        {"en": "Wrath"}, acts=(Act("damage", on="enemies", amount=1, within=0.0),), when="dies"
    )
    kinds: tuple[Literal["dissipated", "persistent", "radiant"], ...] = (
        "dissipated",
        "persistent",
        "radiant",
    )
    spells = tuple(
        replace(spell, kind=kind, trigger=chance.choice(("active", "passive", "free")))
        for spell, kind in zip(card.spells, kinds, strict=False)
    )
    changed = replace(
        card,
        orders=(*card.orders, chance.choice(headed)),
        auras=(*card.auras, chance.choice(auras)) if chance.random() < 0.3 else card.auras,
        uncategorised=(wrath,) if chance.random() < 0.5 else (),
        binary=split,
        cmd=None if split else card.cmd,
        spells=spells or card.spells,
    )
    return replace(unit, profile=changed)


def _company(player: Player, x: float, each: int, chance: Random) -> list[Unit]:
    units = []
    for number in range(each):
        profile = _card(f"{player}{number}", number, chance)
        at = Point((x + 1.6 * chance.random()) * FATHOM, (2.0 + 2.7 * number) * FATHOM)
        units.append(Unit(f"{player}{number}", player, profile, profile.life, player, at=at))
    for number in range(2):
        lemure = _lemure()
        units.append(Unit(f"{player}L{number}", player, lemure, lemure.life, player))
    return units


def _card(key: str, number: int, chance: Random) -> Profile:
    rank = ("officer", "independent")[number] if number < 2 else "trooper"
    life = chance.choice(((4, 1), (3, None), (6, 2), (10, 3)))
    card: dict[str, Any] = {
        "rank": rank,
        "cmd": {"officer": 4, "independent": 1}.get(rank),
        "mvt": chance.randint(3, 6),
        "cbt": chance.choice((2, 3, 3, 4, 6)),
        "defence": chance.choice((2, 3, 3, 4)),
        "pr": chance.choice((0, 1, 1, 2)),
        "life": life,
        "base": chance.choice(("regular", "regular", "large", "extra_large")),
        "keywords": tuple(chance.sample(KEYWORDS, 2)),
        "abilities": tuple((each.id, each.x, each.keyword) for each in _abilities(chance, weapons=False)),
        "weapons": _weapons(chance),
        "orders": _orders(chance) if number < 3 else (),
        "auras": _auras(chance) if number == 1 else (),
    }
    if any(each.use == "ranged" for each in card["weapons"]):
        card["shs"] = 2
    if number == 1:
        card["infernalist"] = Infernalist(1, 2)
        card["spells"] = (
            Spell({"en": "Burst"}, radius=2.0, acts=(Act("damage", on="enemies", amount=1),)),
            Spell({"en": "Ward"}, radius=4.0, acts=(stat("def", 1, "allies"),)),
        )
    return Scene.profile(key, **card)


def _lemure() -> Profile:
    standing = ("harmless", "evasive", "insignificant", "rebellious", "invulnerable")
    return Scene.profile(
        "lemure",
        rank="",
        keywords=("lemure",),
        mvt=4,
        cbt=None,
        life=(1, None),
        weapons=(),
        abilities=standing,
    )


def _abilities(chance: Random, *, weapons: bool) -> tuple[Ability, ...]:
    known = {key: entry for key, entry in known_abilities().items() if entry.weapon is weapons}
    chosen = chance.sample(sorted(known), chance.choice((0, 1, 1, 2, 3)))
    return tuple(Ability(key, chance.randint(1, 2), WORDS.get(known[key].keyword, "")) for key in chosen)


def _weapons(chance: Random) -> tuple[Weapon, ...]:
    columns: list[Any] = [2, 3, 5, 6, 8]
    if chance.random() < 0.4:
        columns[chance.randrange(5)] = (2, chance.choice(STATES), 1)
    blade = weapon(*columns, **chance.choice(BLADES))
    if chance.random() < 0.3:
        return (blade, weapon(use="ranged", range=8.0, abilities=_abilities(chance, weapons=True)))
    return (blade,)


def _orders(chance: Random) -> tuple[Order, ...]:
    orders = (
        order("Free • 1 CMD", stat("cbt", 1, "ally"), name="Strike"),
        order("Active • 1 permanent CMD • Unique", stat("def", 1, "allies", turns=2), name="Stand fast"),
        order("Passive • 1 CMD", Act("heal", on="self", amount=2), name="Breathe"),
        order("Exhausting", Act("state", on="enemy", effect=Effect("stunned", 1)), name="Curse"),
        order("Free • 1 CMD", Act("move", on="ally", amount=2), name="On"),
        order("Passive", Act("manual", text={"en": "Do it."}), name="By hand"),
        order("Active", Act("damage", on="enemy", amount=1), name="Bolt"),
        order("Passive • 1 CMD", Act("attack", amount=1), name="Again"),
        order("", Act("command", amount=1), name="Rally"),
    )
    return tuple(chance.sample(orders, 2))


def _auras(chance: Random) -> tuple[Aura, ...]:
    auras = (
        aura("Permanent • 4 fathom radius • Lingering", stat("cbt", 1, "allies"), name="Banner"),
        aura("Temporary • Active • 6 fathom radius • Lingering", stat("def", -1, "enemies"), name="Gloom"),
        aura("Temporary • Passive • 5 fathom radius • Instant", stat("mvt", 1, "units"), name="Haste"),
        aura(
            "Temporary • Passive • 3 fathom radius • Lingering",
            Act("state", on="enemies", effect=Effect("slowed", 1)),
            name="Mire",
        ),
    )
    return (chance.choice(auras),)


def _terrain(chance: Random) -> tuple[Terrain, ...]:
    pieces = []
    for number in range(3):
        x, y = (14.0 + chance.random()) * FATHOM, (4.0 + 9.0 * number) * FATHOM
        size = 1.2 * FATHOM
        outline = (Point(x, y), Point(x + size, y), Point(x + size, y + size), Point(x, y + size))
        flags = chance.choice(({"difficult": True}, {"impassable": True, "opaque": True}, {"opaque": True}))
        pieces.append(Terrain(f"Piece {number}", outline, **flags))
    return tuple(pieces)
