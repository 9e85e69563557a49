"""The golden hex battle: from its log the same state and chronicle, and every decision the same again."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from hellassist.app.hexbattle.demo import demo_session
from hellassist.app.hexbattle.session import HexSession
from hellassist.store.battle_file import BattleFile
from hellassist.store.codec import encode, kinds_of
from tests.golden.test_saves import holds
from tests.hexbattle import make_game
from tests.hexbattle.make_game import GAME, KINDS, chronicle, summary


def loaded(tmp_path: Path) -> HexSession:
    path = tmp_path / GAME.name
    shutil.copyfile(GAME, path)
    with BattleFile.open(path) as battle:
        return HexSession.load(battle)


def test_the_log_gives_the_same_state_and_chronicle(tmp_path: Path) -> None:
    session = loaded(tmp_path)
    expected = json.loads(GAME.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(summary(session))) == expected
    assert chronicle(session) == GAME.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


def test_played_again_it_is_the_same_battle(tmp_path: Path) -> None:
    """A rule that was changed shows here: then look at what differs, and make the game anew."""
    again = demo_session()
    make_game.play(again)
    session = loaded(tmp_path)
    assert chronicle(again) == chronicle(session)
    assert again.game == session.game


def test_it_holds_blows_of_every_kind() -> None:
    told = GAME.with_suffix(".txt").read_text(encoding="utf-8")
    for rule in (
        "HX-12",
        "HX-14",
        "HX-21",
        "HX-22",
        "HX-23",
        "HX-24",
        "HX-25",
        "HX-26",
        "HX-33",
        "HX-34",
        "HX-37",
    ):
        assert f"[{rule}]" in told, rule


def test_no_field_ever_saved_is_lost(tmp_path: Path) -> None:
    path = tmp_path / KINDS.name
    shutil.copyfile(KINDS, path)
    with BattleFile.open(path) as battle:
        rows = battle.connection.execute("SELECT kind, form, body FROM event ORDER BY seq").fetchall()
        facts = [entry.fact for entry in battle.read()]
    assert {kind for kind, _, _ in rows} == set(kinds_of("hex").facts)
    for fact, (kind, form, body) in zip(facts, rows, strict=True):
        kind_now, form_now, body_now = encode(fact, kinds_of("hex"))
        assert kind_now == kind
        if form == form_now:
            assert holds(json.loads(body_now), json.loads(body)), kind
