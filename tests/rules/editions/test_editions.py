"""Editions as values: what is in a preset, what differs, and that no rule asks for a name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hellassist
from hellassist.app.battle.session import Session
from hellassist.rules.commands import SetUpBattle
from hellassist.rules.editions import (
    CORE,
    FRENCH_EFFECTS,
    PRESETS,
    RUSSIAN,
    Edition,
    differences,
    own_rules,
    preset,
)
from hellassist.rules.game import Company
from hellassist.store.log import MemoryLog
from tests.scene import Scene

PACKAGE = Path(hellassist.__file__).parent


def test_presets_are_known_by_their_names() -> None:
    assert [preset(name) for name in ("core", "french", "russian")] == [CORE, FRENCH_EFFECTS, RUSSIAN]
    with pytest.raises(KeyError):
        preset("klingon")


def test_differences_are_the_switches_that_stand_otherwise() -> None:
    assert differences(CORE) == ()
    assert differences(Edition(highest_defence=6)) == ("highest_defence",)
    assert differences(own_rules(RUSSIAN, "ours", immortals=False), RUSSIAN) == ("immortals",)
    assert "states_spoil_powers" in differences(RUSSIAN)


@pytest.mark.parametrize(
    "edition", [*PRESETS, own_rules(RUSSIAN, "ours", fathom_mm=25.4)], ids=lambda one: one.name
)
def test_a_battle_is_set_up_and_saved_in_any_edition(edition: Edition) -> None:
    log = MemoryLog()
    session = Session(log)
    units = tuple(Scene().unit("E").enemy("F").game.units.values())
    session.do(SetUpBattle("b", (Company("A", "W"), Company("B", "D")), units, edition=edition))
    assert session.game.edition == edition
    assert Session.load(MemoryLog(list(log.entries))).game.edition == edition


def test_no_rule_asks_for_the_name_of_an_edition() -> None:
    """A rule asks a switch; names are for lists and labels."""
    found = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for file in sorted((PACKAGE / "rules").rglob("*.py"))
        if file.name != "editions.py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare | ast.Match) and asks_for_a_name(node)
    ]
    assert found == []
    assert asks_for_a_name(ast.parse("edition.name == 'russian'", mode="eval").body)


def asks_for_a_name(node: ast.expr | ast.Match) -> bool:
    """Whether an edition is compared by its name or as a whole."""
    asked = [node.subject] if isinstance(node, ast.Match) else [node.left, *node.comparators]  # type: ignore[attr-defined]
    return any(ast.unparse(part).endswith(("edition.name", "edition")) for part in asked)
