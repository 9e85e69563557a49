"""Plays the golden games and writes down what is not there: ``python -m tests.golden.make_games``.

Eight Lost against four Westerners, begun as in the rulebook's example of passing (TD-43), then by chance for the rest
of five turns; and ten against ten with cards that hold all there is. The records stand for battles that players have
on their disks. ``--lines`` writes the chronicles anew, for a line that was put into other words.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from hellassist.app.chronicle import Chronicler
from hellassist.app.demo import shipped_profiles, terrain
from hellassist.app.session import Session
from hellassist.app.texts import Texts
from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    EndActivation,
    MoveUnit,
    NextTurn,
    Pass,
    SetUpBattle,
)
from hellassist.rules.game import Company, Player, Unit
from hellassist.store.battle_file import BattleFile
from tests.golden.make_saves import summary
from tests.play import company
from tests.play.player import RandomPlayer
from tests.play.player import play as play_on
from tests.play.rules import Watch

GAMES = Path(__file__).parent / "games"
GAME = GAMES / "eight-against-four.hellbattle"
MANY = GAMES / "ten-against-ten.hellbattle"
LOST = ("isha_akshay", "saurav_geet", *("sling_carrier",) * 6)
WESTERNERS = ("frank_captain", "swashbuckler", "missionary", "sergeant")
FATHOM = 25.0
TURNS = 5
SEED = 7


def set_up() -> SetUpBattle:
    """Four Westerners of A, eight Lost of B, on the demo's table."""
    profiles = shipped_profiles()
    units: list[Unit] = []
    places: tuple[tuple[Player, tuple[str, ...], float], ...] = (("A", WESTERNERS, 12.0), ("B", LOST, 18.0))
    for player, cards, x in places:
        for index, card in enumerate(cards):
            profile = profiles[card]
            number = cards[: index + 1].count(card) if cards.count(card) > 1 else 0
            at = Point(x * FATHOM, (6.0 + 2.2 * index) * FATHOM)
            units.append(Unit(f"{player}{index + 1}", player, profile, profile.life, player, number, at))
    companies = (Company("A", "Arnold", "westerners"), Company("B", "Ileana", "lost"))
    return SetUpBattle("Eight against four", companies, tuple(units), 750.0, 750.0, terrain(), turns=TURNS)


def opening(session: Session) -> None:
    """The rulebook's example: Ileana is Dominant and makes Arnold begin, who then makes her act until 3 wait each."""
    session.do(NextTurn())
    session.do(ChooseFirst("A"))
    for unit in ("A1", "B3"):
        at = session.game.unit(unit).base.at
        aside = Point(at.x + (-50.0 if unit == "A1" else 50.0), at.y)
        session.do(MoveUnit(unit, (at, aside)))
        session.do(EndActivation())
    for unit in ("B4", "B5", "B6", "B7"):
        session.do(Pass())
        session.do(Activate(unit))
        session.do(EndActivation())


def play(session: Session) -> None:
    """The whole battle of eight against four."""
    session.do(set_up())
    opening(session)
    player, watch = RandomPlayer(session, SEED), Watch()
    while session.game.phase != "over":
        watch(session, player.step())


def play_many(session: Session) -> None:
    """The whole battle of ten against ten."""
    session.do(company.set_up(SEED))
    play_on(session, SEED, Watch())


PLAYED: Mapping[Path, Callable[[Session], None]] = {GAME: play, MANY: play_many}
"""The games and how each is played."""


def chronicle(session: Session) -> list[str]:
    """Every line of the battle, with its rule."""
    teller = Chronicler(Texts())
    told = (teller.tell(line.done.facts, line.done.before) for line in session.lines if not line.undone)
    return [f"{line.text} [{line.rule}]" if line.rule else line.text for lines in told for line in lines]


def main(*, lines: bool) -> None:
    """Write what is not there yet, or the lines anew."""
    GAMES.mkdir(exist_ok=True)
    for path, how in PLAYED.items():
        if lines:
            with BattleFile.open(path) as battle:
                write_lines(path, Session.load(battle))
        elif not path.exists():
            with BattleFile.create(path) as battle:
                session = Session(battle)
                how(session)
                text = json.dumps(summary(session), ensure_ascii=False, indent=1)
                path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
                write_lines(path, session)


def write_lines(path: Path, session: Session) -> None:
    """The chronicle beside the game."""
    path.with_suffix(".txt").write_text("\n".join(chronicle(session)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(lines="--lines" in sys.argv[1:])
