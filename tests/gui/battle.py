"""A battle to show, and a session on it whose disk can be told to fail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hellassist.app.battle.session import Done, Session
from hellassist.geometry import Point
from hellassist.rules.game import Game, Terrain
from hellassist.store.log import Logged, MemoryLog
from tests.scene import Scene


@dataclass
class Disk(MemoryLog):
    """A log that writes nothing down; *fault* is what the disk says at the next write."""

    fault: Exception | None = None

    def append(self, command: int, facts: Sequence[Logged]) -> None:
        if self.fault is not None:
            raise self.fault
        super().append(command, facts)


def session_of(game: Game) -> Session:
    """A session that stands at *game*, with a disk of its own."""
    session = Session(Disk())
    session.game = game
    session.past.append(Done(0, (), Game(), game))
    return session


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
