"""Makes the picture of the README from a battle in play: ``python -m tests.make_screenshot``."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hellassist.app.battle.demo import demo_session
from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.places import resources_folder
from hellassist.rules.commands import (
    ChooseFirst,
    EndActivation,
    Engage,
    GiveAnswer,
    MoveUnit,
    SpendCommand,
)
from hellassist.rules.moves.movement import judge
from hellassist.store.battle_file import SUFFIX, BattleFile

SIZE = (1440, 900)


def move(session: Session, unit: str, x: float, y: float) -> None:
    """Walk or Run to a spot in fathoms, and be done."""
    start = session.game.unit(unit).at
    assert start is not None
    session.do(MoveUnit(unit, (start, Point(x * session.game.fathom, y * session.game.fathom))))
    session.do(EndActivation())


def play(session: Session) -> None:
    """A turn in full swing: some have acted, one charges, its dice lie on the table."""
    session.do(ChooseFirst("A"))
    move(session, "A4", 11.4, 10.6)
    move(session, "B2", 19.4, 12.4)
    move(session, "A3", 8.8, 16.6)
    move(session, "B5", 22.4, 16.0)
    session.do(SpendCommand("A", 1, reason="vae soli"))
    charger, target = session.game.unit("A2"), session.game.unit("B3")
    assert charger.at is not None
    assert target.at is not None
    corner = Point(13.2 * session.game.fathom, 15.4 * session.game.fathom)
    path = judge(session.game, "A2", (charger.at, corner, target.at)).path
    session.do(Engage("A2", path, "B3"))
    session.do(GiveAnswer(2))
    session.do(GiveAnswer(0))
    session.do(GiveAnswer((5, 3, 6, 2), typed=True))


def main() -> None:
    """Play, save, and let the app take its own picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from hellassist.gui.app import run

    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = folder
        path = Path(folder) / f"First blood{SUFFIX}"
        with BattleFile.create(path) as log:
            play(demo_session(log))
        run(path, screenshot=resources_folder() / "screenshot.png", size=SIZE, theme="dark")


if __name__ == "__main__":
    main()
