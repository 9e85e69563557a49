"""Plays the golden games and writes down what is not there: ``python -m tests.golden.make_games``.

Eight Lost against four Westerners, begun as in the rulebook's example of passing (TD-43), then by chance for the rest
of five turns; ten against ten with cards that hold all there is; the demo of each edition; and the French chapter's
own example of Command. The records stand for battles that players have
on their disks. ``--lines`` writes the chronicles anew, for a line that was put into other words.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from hellassist.app.battle.demo import BATTLES, demo_battle, demo_profiles, shipped_profiles, terrain
from hellassist.app.battle.session import Session
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    AgreeToRule,
    AuthorityDuel,
    ChooseFirst,
    EndActivation,
    MoveUnit,
    NextTurn,
    Pass,
    ProposeRule,
    RemoveUnit,
    SetUpBattle,
    SpendCommand,
)
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, RUSSIAN, Edition
from hellassist.rules.game import PLAYERS, Company, Player, Unit
from hellassist.store.battle_file import BattleFile
from tests.golden.make_saves import summary
from tests.play import company
from tests.play.player import RandomPlayer
from tests.play.player import play as play_on
from tests.play.rules import Watch

GAMES = Path(__file__).parent / "games"
GAME = GAMES / "eight-against-four.hellbattle"
MANY = GAMES / "ten-against-ten.hellbattle"
ARNAUD = GAMES / "arnaud.hellbattle"
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


def demo_of(edition: Edition) -> SetUpBattle:
    """The demo of an edition, for four turns."""
    return replace(BATTLES[edition.name](demo_profiles()), turns=4)


def play_french(session: Session) -> None:
    """Immortals with Command in two colours against Demons, by chance."""
    session.do(demo_of(FRENCH_EFFECTS))
    session.do(AuthorityDuel((2, 1), reason="who may speak first"))
    play_on(session, SEED, Watch())


def play_russian(session: Session) -> None:
    """Westerners against Demons with lemures, by chance; in turn 2 both agree on a longer fathom."""
    session.do(demo_of(RUSSIAN))
    player, watch = RandomPlayer(session, SEED), Watch()
    agreed = False
    while session.game.phase != "over":
        watch(session, player.step())
        if session.game.turn == 2 and session.game.attack is None and not agreed:
            agreed = True
            for wish in (ProposeRule("fathom_mm", 25.4), AgreeToRule("A"), AgreeToRule("B")):
                session.do(wish)


def play_core(session: Session) -> None:
    """The demo of the core, by chance."""
    session.do(demo_of(CORE))
    play_on(session, SEED, Watch())


def rest(session: Session) -> None:
    """All who wait are activated and do nothing; then the next turn."""
    while any(session.game.waiting(player) for player in PLAYERS):
        game = session.game
        if game.to_act is None:
            session.do(ChooseFirst("A"))
            continue
        session.do(Activate(game.waiting(game.to_act)[0].id))
        session.do(EndActivation())
    session.do(NextTurn())


def play_arnaud(session: Session) -> None:
    """The French chapter's own example of Command (FR-54), to its last number, and the battle from there on."""
    westerners = replace(demo_battle(demo_profiles()), name="Arnaud", edition=FRENCH_EFFECTS, turns=4)
    session.do(westerners)
    session.do(NextTurn())
    session.do(SpendCommand("A", 3, reason="three in the first turn"))
    rest(session)
    session.do(SpendCommand("A", 4, reason="four in the second turn"))
    session.do(SpendCommand("A", 2, permanent=True, reason="two for good"))
    session.do(RemoveUnit("A1"))
    rest(session)
    play_on(session, SEED, Watch())


PLAYED: Mapping[Path, Callable[[Session], None]] = {
    GAME: play,
    MANY: play_many,
    GAMES / "core-demo.hellbattle": play_core,
    GAMES / "french-demo.hellbattle": play_french,
    GAMES / "russian-demo.hellbattle": play_russian,
    ARNAUD: play_arnaud,
}
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
