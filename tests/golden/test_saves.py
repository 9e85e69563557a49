"""Saves of every form there has been, loaded by the code of today. Never made anew: they stand for players' files."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hellassist.app.battle.session import Session
from hellassist.store.battle_file import BattleFile
from hellassist.store.codec import KINDS, decode, encode
from tests.golden import make_saves
from tests.golden.make_saves import SAVES, summary

PLAYED = sorted(path.with_suffix(".hellbattle").name for path in SAVES.glob("*.json"))

KINDS_SAVED = sorted(path.name for path in SAVES.glob("kinds-*.hellbattle"))


@pytest.fixture
def save(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[BattleFile]:
    """A copy, so that no test can change the save itself."""
    path = tmp_path / request.param
    shutil.copyfile(SAVES / request.param, path)
    with BattleFile.open(path) as battle:
        yield battle


@pytest.mark.parametrize("save", PLAYED, indirect=True)
def test_a_saved_battle_stands_as_it_stood(save: BattleFile) -> None:
    expected = json.loads((SAVES / save.path.name).with_suffix(".json").read_text(encoding="utf-8"))
    session = Session.load(save)
    assert json.loads(json.dumps(summary(session))) == expected
    before, steps = session.game, 0
    while session.undoable:
        session.undo()
        steps += 1
    assert steps > 5
    for _ in range(steps):
        session.redo()
    if before.attack is None:  # else redo goes on to answers that had been taken back
        assert session.game == before


def test_there_are_saves() -> None:
    assert PLAYED == ["attack-open-1.hellbattle", "played-1.hellbattle"]


@pytest.mark.parametrize("save", KINDS_SAVED, indirect=True)
def test_no_field_ever_saved_is_lost(save: BattleFile) -> None:
    entries = save.read()
    rows = save.connection.execute("SELECT kind, form, body FROM event ORDER BY seq").fetchall()
    assert len(entries) == len(rows)
    for entry, (kind, form, body) in zip(entries, rows, strict=True):
        kind_now, form_now, body_now = encode(entry.fact)
        assert kind_now == kind
        if form_now == form:
            assert holds(json.loads(body_now), json.loads(body)), kind


def holds(whole: Any, part: Any) -> bool:
    """Whether all of *part* is in *whole*, which may have more fields."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            name in whole and holds(whole[name], part[name]) for name in part
        )
    if isinstance(part, list):
        return (
            isinstance(whole, list)
            and len(whole) == len(part)
            and all(holds(one, other) for one, other in zip(whole, part, strict=True))
        )
    return type(whole) is type(part) and bool(whole == part)


def test_every_kind_of_fact_is_in_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(SAVES, tmp_path / "saves")
    monkeypatch.setattr(make_saves, "SAVES", tmp_path / "saves")
    assert make_saves.kinds_saved() == KINDS.keys(), (
        "run python -m tests.golden.make_saves, which adds the new kind"
    )


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_fact_with_every_field_filled_in_comes_back(kind: str) -> None:
    (fact,) = make_saves.facts_of([kind])
    assert decode(*encode(fact)) == fact
