"""Plays the golden hex battle and writes it down if it is not there: ``python -m tests.hexbattle.make_game``.

``--lines`` writes the chronicle anew, for a line that was put into other words.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hellassist.app.hexbattle.chronicle import HexChronicler
from hellassist.app.hexbattle.demo import demo_session
from hellassist.app.hexbattle.session import HexSession
from hellassist.app.hexbattle.texts import HexTexts
from hellassist.hexbattle.commands import CompleteType, Correct, Note
from hellassist.store.battle_file import BattleFile
from hellassist.store.codec import kinds_of
from tests.golden.make_saves import full
from tests.hexbattle.player import RandomPlayer

GOLDEN = Path(__file__).parent / "golden"
GAME = GOLDEN / "ford.hellbattle"
KINDS = GOLDEN / "kinds.hellbattle"
SEED, TURNS = 11, 8


def play(session: HexSession) -> None:
    """The demo's armies by chance, with a few things by hand and some taken back."""
    player = RandomPlayer(session, SEED)
    player.turns(TURNS // 2)
    session.do(CompleteType("blades", "aerial", 2))
    session.do(Note("half past nine"))
    session.undo()
    session.undo()
    session.redo()
    lost = next(unit for unit in session.game.units.values() if unit.gone)
    session.do(Correct(lost.id, "at", "0,0", "taken off by mistake"))
    player.turns(TURNS // 2)


def summary(session: HexSession) -> dict[str, Any]:
    """What must be the same in every version."""
    game = session.game
    return {
        "name": game.name,
        "turn": [game.turn, game.to_act],
        "commands": session.next_number - 1,
        "notes": list(game.notes),
        "units": {
            key: [unit.name, unit.quality, unit.at, unit.facing, unit.markers, unit.gone, unit.leads]
            for key, unit in game.units.items()
        },
    }


def chronicle(session: HexSession) -> list[str]:
    """Every line of the battle, with its rule."""
    teller = HexChronicler(HexTexts())
    told = (teller.tell(line.done.facts, line.done.before) for line in session.lines if not line.undone)
    return [f"{line.text} [{line.rule}]" if line.rule else line.text for lines in told for line in lines]


def main(*, lines: bool) -> None:
    """Write what is not there yet, or the lines anew."""
    GOLDEN.mkdir(exist_ok=True)
    if not KINDS.exists():
        with BattleFile.create(KINDS, "hex") as battle:
            battle.append(1, [full(kind) for kind in kinds_of("hex").names])
    if not GAME.exists():
        with BattleFile.create(GAME, "hex") as battle:
            session = demo_session(battle)
            play(session)
            text = json.dumps(summary(session), ensure_ascii=False, indent=1)
            GAME.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
            write_lines(session)
    elif lines:
        with BattleFile.open(GAME) as battle:
            write_lines(HexSession.load(battle))


def write_lines(session: HexSession) -> None:
    """The chronicle beside the game."""
    GAME.with_suffix(".txt").write_text("\n".join(chronicle(session)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(lines="--lines" in sys.argv[1:])
