"""A battle on disk to try things on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hellassist.store.battle_file import OPEN, BattleFile
from tests.store.facts import opening


@pytest.fixture(autouse=True)
def _nothing_left_open() -> Iterator[None]:
    yield
    left = [battle.path for battle in OPEN.values()]
    for battle in tuple(OPEN.values()):
        battle.close()
    assert left == []


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A closed battle of three commands."""
    path = tmp_path / "duel.hellbattle"
    with BattleFile.create(path) as battle:
        for number, facts in enumerate(opening(), start=1):
            battle.append(number, facts)
    return path
