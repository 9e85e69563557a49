"""A battle to show, and a session that keeps it in memory alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from hellassist.geometry import Point
from hellassist.rules.commands import Command
from hellassist.rules.events import evolve_all
from hellassist.rules.game import Game, Terrain
from tests.scene import Scene


class MemorySession:
    """What the window needs of a session, without a file."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.listeners: list[Callable[[Game, Game], None]] = []
        self._done: list[tuple[str, Game]] = []
        self._undone: list[tuple[str, Game]] = []
        self.disk: Exception | None = None

    def do(self, command: Command) -> None:
        """Decide, then book. Raises Refused, or what the disk says."""
        facts = command.decide(self.game)
        if self.disk is not None:
            raise self.disk
        self._done.append((re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(command).__name__), self.game))
        self._undone.clear()
        self._become(evolve_all(self.game, facts))

    def undo(self) -> None:
        """Back to the game before the last command."""
        label, before = self._done.pop()
        self._undone.append((label, self.game))
        self._become(before)

    def redo(self) -> None:
        """Forth again."""
        label, after = self._undone.pop()
        self._done.append((label, self.game))
        self._become(after)

    def back(self) -> None:
        """As undo, here."""
        self.undo()

    @property
    def undo_label(self) -> str | None:
        return self._done[-1][0] if self._done else None

    @property
    def redo_label(self) -> str | None:
        return self._undone[-1][0] if self._undone else None

    def _become(self, game: Game) -> None:
        before, self.game = self.game, game
        for listener in self.listeners:
            listener(before, game)


def skirmish() -> Scene:
    """Seven Westerners against six Demons among ruins, lava and a wood, in the middle of turn 2."""
    scene = Scene(command=(7, 5))
    scene.unit("captain", name="Frank-Captain", rank="officer", cmd=4, life=(6, 2), at=(6.5, 13.2))
    scene.unit("sergeant", name="Sergeant", rank="independent", cmd=2, at=(8.2, 9.4))
    scene.unit("bretteur", name="Swashbuckler", rank="independent", cbt=4, life=(5, 1), at=(9.4, 17))
    scene.unit(
        "missionary", name="Missionary", rank="independent", fth=3, at=(4.2, 19.4), status="acted", life_now=3
    )
    scene.unit("trooper1", name="Trooper", number=1, at=(11.5, 6.6))
    scene.unit("trooper2", name="Trooper", number=2, at=(13.2, 23.6), life_now=1, states=("stunned",))
    scene.unit("trooper3", name="Trooper", number=3, at=(15.6, 12.4), status="acted")
    scene.enemy(
        "samael", name="Samael", rank="officer", cmd=4, base="extra_large", life=(10, 3), mvt=6, at=(25, 8.5)
    )
    scene.enemy("succubus1", name="Succubus", number=1, life=(5, 2), at=(20.4, 11.2))
    scene.enemy(
        "succubus2", name="Succubus", number=2, life=(5, 2), at=(23.4, 17), status="acted", life_now=2
    )
    scene.enemy("wrath", name="Damned One of Wrath", base="large", life=(8, 2), at=(16.2, 15.6), life_now=6)
    scene.enemy("damned1", name="Damned", number=1, life=(3, 0), at=(19.4, 22.6))
    scene.enemy("damned2", name="Damned", number=2, life=(3, 0), at=(17, 10.8), status="acted")
    scene.touch("trooper3", "damned2", (-0.7, 1))
    companies = {
        "A": replace(scene.game.companies["A"], current=4),
        "B": replace(scene.game.companies["B"], current=3),
    }
    return scene.changed(
        companies=companies,
        terrain=(
            piece(
                "Ruins",
                (13.2, 2.4),
                (19.4, 1.8),
                (21.2, 4.4),
                (17.6, 7.6),
                (13.8, 6.4),
                opaque=True,
                difficult=True,
            ),
            piece("Lava", (2.2, 22.6), (7.4, 21.4), (9.6, 24.6), (7.2, 28), (2.4, 27.4), impassable=True),
            piece("Wood", (22.4, 20.4), (27.6, 19.8), (28.6, 25.2), (24.2, 26.6), difficult=True),
        ),
        activated_this_turn=4,
        turns=6,
        name="Skirmish",
    )


def piece(name: str, *corners: tuple[float, float], **flags: bool) -> Terrain:
    """Terrain with corners in fathoms."""
    return Terrain(name, tuple(Point(x * 25.0, y * 25.0) for x, y in corners), **flags)
