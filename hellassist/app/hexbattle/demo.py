"""The hex battle to play at once: two small armies with made-up values, which are marked as the players'."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from hellassist.app.battle.course import Log
from hellassist.app.hexbattle.session import HexSession
from hellassist.hexbattle.commands import NextTurn, SetUpBattle
from hellassist.hexbattle.events import BattleSetUp, Fact
from hellassist.hexbattle.game import Terrain
from hellassist.hexbattle.hexes import Board, Hex
from hellassist.hexbattle.rulings import Rulings
from hellassist.places import cards_folder, resources_folder
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import as_it_is
from hellassist.store.codec import decode_as, kinds_of
from hellassist.store.log import MemoryLog

NAME = N("demo", "The ford")
BOARD = Board(12, 9)
REEDS = ((3, 3), (3, 5), (4, 4), (5, 2), (5, 6), (2, 1), (2, 7), (3, 4))
ASH = ((7, 3), (7, 5), (6, 4), (7, 6), (8, 4), (8, 1), (9, 5), (8, 3))
"""Columns and rows, in the order of the army lists."""
WOOD = ((5, 0), (6, 0), (6, 1))
COPSE = ((4, 8), (5, 8))
POND = ((9, 7), (10, 7), (10, 8))


def demo_battle() -> SetUpBattle:
    """The command that sets the demo up, from the cards."""
    from hellassist.app.hexbattle.muster import army_of, mustered
    from hellassist.catalogue.hex_types import load_armies, load_types

    folder = cards_folder() / "hex"
    types = load_types(folder / "types.toml", folder / "demo_types.toml").types
    armies = load_armies(folder / "demo_armies.toml", types)
    one, other = armies["reeds"], armies["ash"]
    units = (
        *mustered("A", one, types, BOARD, _hexes(REEDS)),
        *mustered("B", other, types, BOARD, _hexes(ASH)),
    )
    terrain = tuple(
        Terrain(name, _hexes(hexes))
        for name, hexes in ((N("demo", "Wood"), WOOD), (N("demo", "Copse"), COPSE), (N("demo", "Pond"), POND))
    )
    rulings = Rulings(leader_bonus=1, evade_hexes=2, rout_hexes=3, sides_take_turns=True)
    return SetUpBattle(NAME, (army_of("A", one), army_of("B", other)), units, BOARD, terrain, rulings)


def _hexes(places: tuple[tuple[int, int], ...]) -> tuple[Hex, ...]:
    return tuple(BOARD.hex_at(*place) for place in places)


def demo_file() -> Path:
    """The demo as facts, made from the cards by ``python -m tests.make_demo`` so that a start need not read them."""
    return resources_folder() / "demo-hex.json"


def demo_facts() -> tuple[Fact, ...]:
    """The facts that set the demo up."""
    rows = json.loads(demo_file().read_text(encoding="utf-8"))
    return tuple(decode_as(kinds_of("hex"), kind, form, json.dumps(body)) for kind, form, body in rows)


def demo_session(log: Log | None = None, say: Callable[[str], str] = as_it_is) -> HexSession:
    """The demo, set up and in its first turn; *say* translates what it names itself.

    Without *log* it is kept in memory alone.
    """
    session = HexSession(MemoryLog() if log is None else log)
    session.begin(
        tuple(
            replace(
                fact,
                name=say(fact.name),
                terrain=tuple(replace(piece, name=say(piece.name)) for piece in fact.terrain),
            )
            if isinstance(fact, BattleSetUp)
            else fact
            for fact in demo_facts()
        )
    )
    session.do(NextTurn())
    return session
