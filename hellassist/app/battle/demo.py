"""The battle to play at once: two small Companies from the shipped cards on a table with some terrain."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from hellassist.app.battle.dice import toss
from hellassist.app.battle.session import Log, Session
from hellassist.geometry import Point
from hellassist.places import cards_folder, resources_folder
from hellassist.rules.commands import NextTurn, SetUpBattle
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, RUSSIAN, Edition, nearest
from hellassist.rules.events import BattleSetUp, Fact
from hellassist.rules.game import Company, Player, Terrain, Unit
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import as_it_is
from hellassist.store.codec import decode
from hellassist.store.log import MemoryLog, Redone, Undone

FATHOM = CORE.fathom_mm
SIDE = 30


@dataclass(frozen=True, slots=True)
class Place:
    """A card and where its unit starts, in fathoms."""

    card: str
    x: float
    y: float


WESTERNERS = (
    Place("frank_captain", 7.0, 11.0),
    Place("swashbuckler", 10.0, 14.3),
    Place("missionary", 5.0, 16.0),
    Place("sergeant", 8.3, 8.2),
    Place("arquebusier", 11.0, 6.8),
    Place("average_soldier", 13.3, 20.5),
    Place("average_soldier", 12.6, 17.6),
)
DEMONS = (
    Place("samael", 26.0, 8.6),
    Place("succubus", 22.3, 11.0),
    Place("damned_one_of_wrath", 17.0, 13.9),
    Place("damned_one_of_wrath", 20.7, 20.8),
    Place("damned", 24.3, 16.6),
    Place("damned", 26.0, 19.0),
)

IMMORTALS = (
    Place("immortal_officer", 7.0, 11.0),
    Place("immortal_summoner", 5.0, 15.0),
    Place("immortal_archer", 10.0, 7.0),
    Place("immortal_guard", 12.3, 11.6),
    Place("immortal_guard", 10.5, 15.2),
)
AT_HAND = ("lemure",) * 3
"""Lemures that an Infernalist of the Company may raise."""
INFERNALIST = Place("asaliah", 22.6, 5.0)

NAME = N("demo", "First blood")

TERRAIN = (
    (
        "Ruins",
        ((18.6, 4.9), (21.4, 4.4), (24.2, 5.7), (24.4, 8.0), (21.9, 10.1), (19.2, 9.6), (18.2, 7.6)),
        "ruins",
    ),
    ("Lava", ((5.0, 18.9), (9.0, 17.5), (11.4, 19.9), (9.4, 22.9), (5.0, 22.3)), "lava"),
    ("Wall", ((14.6, 24.2), (20.2, 24.2), (20.2, 25.0), (14.6, 25.0)), "wall"),
)


def terrain() -> tuple[Terrain, ...]:
    """Three pieces: ruins to hide in, lava to go round, a wall."""
    flags = {
        "ruins": {"opaque": True, "difficult": True},
        "lava": {"impassable": True},
        "wall": {"opaque": True, "impassable": True, "height": 1.0},
    }
    return tuple(
        Terrain(name, tuple(Point(x * FATHOM, y * FATHOM) for x, y in outline), **flags[kind])  # type: ignore[arg-type]
        for name, outline, kind in TERRAIN
    )


def demo_battle(profiles: Mapping[str, Profile]) -> SetUpBattle:
    """The command that sets the demo up, from profiles by card id. Raises KeyError if a card is missing."""
    return _battle(CORE, profiles, Company("A", "Westerners", "westerners"), WESTERNERS, DEMONS)


def french_battle(profiles: Mapping[str, Profile]) -> SetUpBattle:
    """The demo of the French chapter: Immortals with Command in two colours, vae distanti and spells of each type."""
    immortals = Company("A", "Immortals", "immortals")
    return _battle(FRENCH_EFFECTS, profiles, immortals, IMMORTALS, DEMONS, lemures=("A",))


def russian_battle(profiles: Mapping[str, Profile]) -> SetUpBattle:
    """The demo of the Russian rules: lemures of the Demons are Harmless, which matters in them."""
    westerners = Company("A", "Westerners", "westerners")
    return _battle(RUSSIAN, profiles, westerners, WESTERNERS, (*DEMONS, INFERNALIST), lemures=("B",))


BATTLES: Mapping[str, Callable[[Mapping[str, Profile]], SetUpBattle]] = {
    CORE.name: demo_battle,
    FRENCH_EFFECTS.name: french_battle,
    RUSSIAN.name: russian_battle,
}
"""The demo of each preset."""


def _battle(
    edition: Edition,
    profiles: Mapping[str, Profile],
    first: Company,
    ours: tuple[Place, ...],
    theirs: tuple[Place, ...],
    *,
    lemures: tuple[Player, ...] = (),
) -> SetUpBattle:
    """One side against the Demons; *lemures* are at hand for these players."""
    units = [
        unit
        for player, places in (("A", ours), ("B", theirs))
        for unit in _company("A" if player == "A" else "B", places, profiles)
    ]
    for player in lemures:
        units += _lemures(player, profiles)
    side = SIDE * FATHOM
    companies = (first, Company("B", "Demons", "demons"))
    return SetUpBattle(NAME, companies, tuple(units), side, side, terrain(), edition, turns=6)


def _lemures(player: Player, profiles: Mapping[str, Profile]) -> Iterator[Unit]:
    """Those that can be raised, off the table."""
    for number, card in enumerate(AT_HAND, 1):
        profile = profiles[card]
        yield Unit(f"{player}lemure{number}", player, profile, profile.life, player, number)


def _company(player: Player, places: tuple[Place, ...], profiles: Mapping[str, Profile]) -> tuple[Unit, ...]:
    cards = [place.card for place in places]
    units = []
    for index, place in enumerate(places):
        profile = profiles[place.card]
        number = cards[: index + 1].count(place.card) if cards.count(place.card) > 1 else 0
        units.append(
            Unit(
                id=f"{player}{index + 1}",
                owner=player,
                profile=profile,
                life=profile.life,
                controller=player,
                number=number,
                at=Point(place.x * FATHOM, place.y * FATHOM),
            )
        )
    return tuple(units)


def shipped_profiles() -> Mapping[str, Profile]:
    """The profiles of all shipped cards by id. Takes a while: the catalogue has to be loaded."""
    from hellassist.catalogue import Catalogue

    return Catalogue.load(cards_folder()).profiles


def demo_profiles() -> Mapping[str, Profile]:
    """Those, and the cards that are made for the demos alone. Raises CardError where their file is damaged."""
    from hellassist.catalogue import CardError
    from hellassist.catalogue.factions import known_factions
    from hellassist.catalogue.files import cards_and_faults

    cards, faults = cards_and_faults(resources_folder() / "demo-immortals.toml", known_factions())
    if faults:
        raise CardError(faults)
    return {**shipped_profiles(), **{card.id: card.profile() for card in cards}}


def demo_file(edition: Edition = CORE) -> Path:
    """The demo as facts, made from the cards by ``python -m tests.make_demo`` so that a start need not read them.

    Rules of a table are tried out on the demo of the preset that they are nearest to.
    """
    name = nearest(edition).name
    return resources_folder() / ("demo.json" if name == CORE.name else f"demo-{name}.json")


def demo_facts(edition: Edition = CORE) -> tuple[Fact, ...]:
    """The facts that set the demo up."""
    rows = json.loads(demo_file(edition).read_text(encoding="utf-8"))
    facts = (decode(kind, form, json.dumps(body)) for kind, form, body in rows)
    return tuple(fact for fact in facts if not isinstance(fact, Undone | Redone))


def _named(companies: tuple[Company, ...], language: str) -> tuple[Company, ...]:
    if language == "en":
        return companies
    factions = tomllib.loads((cards_folder() / "factions.toml").read_text(encoding="utf-8"))
    return tuple(
        replace(company, name=factions[company.faction]["name"].get(language, company.name))
        for company in companies
    )


def demo_session(
    log: Log | None = None,
    edition: Edition = CORE,
    language: str = "en",
    say: Callable[[str], str] = as_it_is,
) -> Session:
    """The demo battle, set up and in its first turn. Without *log* it is kept in memory alone.

    The Companies are called by the names of their factions in *language*; *say* translates the demo's own name.
    """
    session = Session(MemoryLog() if log is None else log)
    session.begin(
        tuple(
            replace(
                fact,
                name=say(fact.name),
                edition=edition,
                companies=_named(fact.companies, language),
            )
            if isinstance(fact, BattleSetUp)
            else fact
            for fact in demo_facts(edition)
        )
    )
    session.do(NextTurn(toss()))
    return session
