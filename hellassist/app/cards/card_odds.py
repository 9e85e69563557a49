"""The odds of one attack between two cards that meet on an empty table: for the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

from hellassist.app.words import words
from hellassist.app.words.percent import percent
from hellassist.app.words.texts import refusal
from hellassist.catalogue import CardError, Catalogue, read_cards
from hellassist.catalogue.errors import found, named, nearest
from hellassist.geometry import Point
from hellassist.places import cards_folder
from hellassist.rules.combat import attacks, close
from hellassist.rules.game import Company, Declaration, Game, Player, Unit
from hellassist.rules.odds.odds import Forecast, forecast
from hellassist.rules.odds.policies import Spending, most_damage
from hellassist.rules.powers.vae import may_receive
from hellassist.rules.profile import Profile
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Side
from hellassist.rules.shots import shot

CardAction = Literal["attack", "charge", "melee", "concentration", "retreat", "focus", "shoot"]
ACTIONS: tuple[CardAction, ...] = (
    "attack",
    "charge",
    "melee",
    "concentration",
    "retreat",
    "focus",
    "shoot",
)
FATHOMS = 4.0
"""How far off a target stands unless said otherwise."""


class NoOdds(Exception):
    """There is nothing to tell: the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class CardOdds:
    """What the attack holds for both *units*, whom the *forecast* knows by their *sides*."""

    action: CardAction
    points: int
    units: tuple[Unit, Unit]
    sides: tuple[Side, Side]
    forecast: Forecast

    @property
    def assumes(self) -> str:
        """What the players are taken to choose, in words."""
        return words.POLICIES[most_damage.name]


# -- cards -----------------------------------------------------------------------------------------


def card(name: str) -> Profile:
    """The card with this id, or the one in a file: FILE, or FILE:ID where it holds several. Raises NoOdds."""
    path, _, key = name.rpartition(":") if name.rpartition(":")[0].endswith(".toml") else (name, "", "")
    if path.endswith(".toml"):
        return _in_file(Path(path), key)
    profiles = Catalogue.load(cards_folder()).profiles
    if name not in profiles:
        raise NoOdds(f"There is no card {found(name)}.{nearest(name, profiles)}")
    return profiles[name]


def _in_file(path: Path, key: str) -> Profile:
    if not path.is_file():
        raise NoOdds(f"There is no file {found(str(path))}.")
    try:
        cards = {each.id: each for each in read_cards(path)}
    except CardError as wrong:
        raise NoOdds("\n".join(wrong.faults)) from wrong
    if not key and len(cards) > 1:
        raise NoOdds(f"{path.name} holds several cards: add a colon and one of {named(list(cards)[:12])}.")
    if key and key not in cards:
        raise NoOdds(f"{path.name} holds no card {found(key)}.{nearest(key, cards)}")
    return cards[key or next(iter(cards))].profile()


# -- the attack ------------------------------------------------------------------------------------


def between(
    first: Profile, second: Profile, action: CardAction, points: int = 0, fathoms: float = FATHOMS
) -> CardOdds:
    """The odds when *first* does *action* at *second*, with so many points of vae victis. Raises NoOdds.

    They stand alone and unhurt, in contact or *fathoms* apart for a shot; an Officer of theirs gives the order.
    """
    game = _table(first, second, action, fathoms)
    one, two = game.unit("first"), game.unit("second")
    try:
        declared = _declared(game, one, two, action)
    except Refused as refused:
        raise NoOdds(refusal(refused, game)) from refused
    sides: tuple[Side, Side] = (0, 1) if declared.attacker == one.id else (1, 0)
    attack = attacks.begin(game, declared)
    strike = attack.strikes[sides[0]]
    if points and not (strike.arms and may_receive(game, one)):
        raise NoOdds(
            f"{one.name()} strikes not at all here, or takes no orders: no Command can be spent on it."
        )
    attack = attack.with_strike(sides[0], strike._replace(command=points))
    units = (one, two) if sides == (0, 1) else (two, one)
    seen = forecast(
        attack,
        (units[0].life, units[1].life),
        (units[0].profile.threshold, units[1].profile.threshold),
        Spending(most_damage, sides[0], points),
    )
    return CardOdds(action, points, (one, two), sides, seen)


def _table(first: Profile, second: Profile, action: CardAction, fathoms: float) -> Game:
    gap = fathoms * Game().fathom if action == "shoot" else 0.0
    start = Point(100.0, 100.0)
    there = Point(start.x + first.radius + gap + second.radius, start.y)
    alike = first.name() == second.name()
    places: tuple[tuple[str, Player, Profile, Point, int], ...] = (
        ("first", "A", first, start, 1),
        ("second", "B", second, there, 2),
    )
    units = {
        key: Unit(key, player, profile, profile.life, player, number if alike else 0, at, status="acted")
        for key, player, profile, at, number in places
    }
    companies: Mapping[Player, Company] = {"A": Company("A", "A"), "B": Company("B", "B")}
    width = there.x + 100.0
    return Game(width=width, companies=companies, units=units, turn=1, phase="action", to_act="A")


def _declared(game: Game, one: Unit, two: Unit, action: CardAction) -> Declaration:
    if action == "shoot":
        return shot.declare(game, one, two)
    if action in ("concentration", "retreat", "focus"):
        return close.provoked(game, one, two, action)
    return close.declare(game, one, two, action)


# -- telling it ------------------------------------------------------------------------------------


def as_text(odds: CardOdds) -> str:
    """A table for people."""
    lines = [_headline(odds), ""]
    names = [unit.name() for unit in odds.units]
    wide = max(len(name) for name in (*names, "Life Points lost"))
    lines.append(f"{'':{wide}}  {'falls':>8}  {'wounded':>8}  {'loses on average':>16}")
    for unit, side in zip(odds.units, odds.sides, strict=True):
        seen = odds.forecast
        mean = f"{float(seen.expected[side]):.1f} of {unit.life}"
        lines.append(
            f"{unit.name():{wide}}  {percent(seen.falls[side]):>8}  {percent(seen.wounded[side]):>8}  {mean:>16}"
        )
    most = max(max(odds.forecast.losses[side]) for side in odds.sides)
    lines += ["", f"{'Life Points lost':{wide}}  " + "  ".join(f"{lost:>7}" for lost in range(most + 1))]
    for unit, side in zip(odds.units, odds.sides, strict=True):
        chances = odds.forecast.losses[side]
        told = (percent(chances[lost]) if lost in chances else "" for lost in range(most + 1))
        lines.append(f"{unit.name():{wide}}  " + "  ".join(f"{text:>7}" for text in told))
    return "\n".join([*(line.rstrip() for line in lines), "", odds.assumes])


def _headline(odds: CardOdds) -> str:
    one, two = (unit.name() for unit in odds.units)
    spent = f", {odds.points} Command" if odds.points else ""
    return f"{one}: {words.ACTIONS[odds.action]} against {two}{spent}"


def as_data(odds: CardOdds) -> dict[str, Any]:
    """The same for programs: chances as exact fractions, and as text the way players read them."""
    return {
        "action": odds.action,
        "command": odds.points,
        "policy": most_damage.name,
        "assumes": odds.assumes,
        "units": [_unit(odds, place) for place in (0, 1)],
    }


def _unit(odds: CardOdds, place: int) -> dict[str, Any]:
    unit, side, seen = odds.units[place], odds.sides[place], odds.forecast
    return {
        "card": unit.profile.id,
        "name": unit.name(),
        "life": unit.life,
        "falls": _chance(seen.falls[side]),
        "wounded": _chance(seen.wounded[side]),
        "expected_loss": str(seen.expected[side]),
        "losses": {str(lost): _chance(chance) for lost, chance in seen.losses[side].items()},
    }


def _chance(chance: Fraction) -> dict[str, str]:
    return {"exact": str(chance), "percent": percent(chance)}
