"""The golden game: from its log the same state and the same chronicle, and every decision the same again."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from hellassist.app.battle.session import Session
from hellassist.rules.editions import FRENCH_EFFECTS, PRESETS, Edition
from hellassist.rules.events import ActivationPassed, CommandSet, TurnBegan
from hellassist.store.battle_file import BattleFile
from hellassist.store.log import MemoryLog
from tests.golden import make_games, positions
from tests.golden.make_games import ARNAUD, GAME, PLAYED, chronicle
from tests.golden.make_saves import summary


@pytest.fixture
def session(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Session]:
    """A game as it was played, from a copy of its file."""
    played = getattr(request, "param", GAME)
    path = tmp_path / played.name
    shutil.copyfile(played, path)
    with BattleFile.open(path) as battle:
        yield Session.load(battle)


each = pytest.mark.parametrize(
    ("path", "session"), [(path, path) for path in PLAYED], indirect=["session"], ids=lambda path: path.stem
)


@pytest.mark.rule("TD-43")
def test_it_holds_the_example_of_passing(session: Session) -> None:
    first_turn = session.lines[:20]
    waiting = [
        (len(line.done.before.waiting("A")), len(line.done.before.waiting("B")))
        for line in first_turn
        if any(isinstance(fact, ActivationPassed) for fact in line.done.facts)
    ]
    assert waiting[:4] == [(3, 7), (3, 6), (3, 5), (3, 4)]
    turns = [fact for line in session.lines for fact in line.done.facts if isinstance(fact, TurnBegan)]
    assert len(turns) == make_games.TURNS


@pytest.mark.rule("FR-54")
@pytest.mark.parametrize("session", [ARNAUD], indirect=True)
def test_arnauds_command_is_that_of_the_text_to_the_last_number(session: Session) -> None:
    ours = [
        (fact.basic, fact.current)
        for line in session.lines
        for fact in line.done.facts
        if isinstance(fact, CommandSet) and fact.player == "A"
    ]
    assert ours[:8] == [(7, 7), (7, 7), (7, 4), (7, 7), (7, 3), (5, 1), (1, 0), (1, 1)]
    assert session.game.edition == FRENCH_EFFECTS


@pytest.mark.parametrize("edition", PRESETS, ids=lambda edition: edition.name)
def test_each_preset_has_its_game(edition: Edition) -> None:
    played = {Path(path).stem for path in PLAYED}
    assert f"{edition.name}-demo" in played


@each
def test_the_log_gives_the_same_state_and_chronicle(path: Path, session: Session) -> None:
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(summary(session))) == expected
    assert chronicle(session) == path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert session.game.phase == "over"


@each
def test_played_again_it_is_the_same_battle(path: Path, session: Session) -> None:
    """A rule that was changed shows here: then look at what differs, and make the game anew."""
    again = Session(MemoryLog())
    PLAYED[path](again)
    assert chronicle(again) == chronicle(session)
    assert bare(again.game) == bare(session.game)


def bare(value: Any) -> Any:
    """A value without the words that cards print: they may be put better, or into another language."""
    if is_dataclass(value):
        return {each.name: bare(getattr(value, each.name)) for each in fields(value) if each.name != "text"}
    if isinstance(value, Mapping):
        return {key: bare(each) for key, each in value.items()}
    return tuple(bare(each) for each in value) if isinstance(value, tuple) else value


def test_what_stood_open_to_all_is_what_stood_open_then() -> None:
    """Legal actions, enemies in reach and odds at fixed moments of the games (``python -m tests.golden.positions``)."""
    assert positions.looked_at() == json.loads(positions.RECORD.read_text(encoding="utf-8"))
