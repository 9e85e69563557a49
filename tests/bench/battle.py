"""Battles to measure on."""

from __future__ import annotations

from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.rules.events import BattleSetUp, CommandSet, Noted, UnitPlaced
from hellassist.rules.game import PLAYERS
from hellassist.store.log import Logged
from tests.scene import Scene


def crowd(units: int, fathoms: int = 60) -> BattleSetUp:
    """So many units of two Companies in rows, none in contact, on a square table."""
    scene = Scene(command=(9, 9))
    aside = 10
    for index in range(units):
        row, column = divmod(index, aside)
        at = (3 + column * (fathoms - 6) / aside, 3 + row * (fathoms - 6) / (units / aside))
        scene.unit(f"u{index}", name=f"Trooper {index}", player=PLAYERS[row % 2], at=at)
    game, side = scene.game, fathoms * scene.game.fathom
    companies, standing = tuple(game.companies.values()), tuple(game.units.values())
    return BattleSetUp("Crowd", game.edition, side, side, (), companies, standing)


def long_log(commands: int) -> list[tuple[Logged, ...]]:
    """The facts of a battle of 40 units with so many commands."""
    facts: list[tuple[Logged, ...]] = [(crowd(40),)]
    for number in range(1, commands):
        unit = f"u{number % 40}"
        match number % 3:
            case 0:
                facts.append((UnitPlaced(unit, Point(100.0 + number / 4, 200.0)),))
            case 1:
                facts.append((CommandSet("A", 9, number % 9, "spent"), Noted(f"note {number}")))
            case _:
                facts.append((UnitPlaced(unit, Point(100.0, 200.0 + number / 4)), Noted("moved back")))
    return facts


def loaded(facts: list[tuple[Logged, ...]], log: object) -> Session:
    """A session on a log that already holds these facts."""
    session = Session.load(log)  # type: ignore[arg-type]
    assert len(session.past) == len(facts)
    return session
