"""Cards, Companies and scenes in a line or two."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from hellassist.catalogue.cards import Card
from hellassist.catalogue.company import CompanyEntry, CompanyList, faults
from hellassist.catalogue.composition import Fault
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.factions import known_factions
from hellassist.catalogue.files import card_of, read_cards
from hellassist.catalogue.shelf import Catalogue
from tests.scene import Scene

TABLE = [2, 3, 5, 6, 8]

HUMAN: dict[str, Any] = {
    "name": "Human",
    "faction": "westerners",
    "rank": "trooper",
    "points": 10,
    "mvt": 4,
    "cbt": 3,
    "def": 3,
    "life": "4/1",
    "fth": 1,
    "weapons": [{"name": "Sword", "table": TABLE}],
}
"""The average human as a file gives him."""

BOW = {"name": "Bow", "use": "ranged", "range": 8, "table": TABLE}


def entries(**changes: Any) -> dict[str, Any]:
    """The average human with fields changed; None takes one out, ``defence`` stands for def."""
    made = {**HUMAN, **changes}
    if "defence" in made:
        made["def"] = made.pop("defence")
    return {key: value for key, value in made.items() if value is not None}


def card(key: str = "human", **changes: Any) -> Card:
    """The average human's card with fields changed."""
    return card_of(key, entries(**changes), known_factions())


def refused(folder: Path, text: str) -> str:
    """What is said about a card file with this text; fails if nothing is."""
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    try:
        read_cards(path)
    except CardError as wrong:
        return str(wrong)
    raise AssertionError("the file was accepted")


def toml(**changes: Any) -> str:
    """The text of a file with the average human, fields changed."""
    from hellassist.catalogue.toml_files import toml_text

    return toml_text({"human": entries(**changes)})


def unit(key: str, rank: str, cmd: int | None = None, **changes: Any) -> Card:
    """A cheap unit of a Company."""
    return card(key, rank=rank, cmd=cmd, **{"name": key, "points": 1, **changes})


def wrong(faction: str, hired: list[tuple[Card, int]], points: int = 200) -> tuple[Fault, ...]:
    """What is illegal about the Company."""
    company = CompanyList(
        name="test",
        faction=faction,
        points=points,
        entries=tuple(CompanyEntry(card=entry.id, count=count) for entry, count in hired),
    )
    return faults(company, Catalogue(entry for entry, _ in hired))


def rules_broken(faction: str, hired: list[tuple[Card, int]], points: int = 200) -> set[str]:
    """The rules that the Company breaks."""
    return {fault.rule for fault in wrong(faction, hired, points)}


def placed(scene: Scene, key: str, of: Card, **where: Any) -> Scene:
    """The scene with a unit of this card."""
    scene.unit(key, **where)
    profile = of.profile()
    life = where.get("life_now", profile.life)
    changed = replace(scene[key], profile=profile, life=life)
    scene.game = replace(scene.game, units={**scene.game.units, key: changed})
    return scene


def dice(scene: Scene, action: Any = "attack", side: int = 0, weapon: int = 0) -> int:
    """Dice of E (side 0) or F (side 1) when E attacks F; 0 where that side cannot strike."""
    strike = scene.sequence("E", "F", action).strikes[side]
    return strike.arms[weapon].dice[0] if strike.arms else 0
