"""What the players keep of their rules, and what they share with others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hellassist.app.battle import house_rules, new_battle
from hellassist.catalogue import CardError
from hellassist.catalogue.battle_plan import BattlePlan, read_plan
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, RUSSIAN, own_rules
from tests.scene import Scene

OURS = own_rules(RUSSIAN, "Ours", fathom_mm=25.4)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(house_rules, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(new_battle, "data_folder", lambda: tmp_path)
    return tmp_path


def names() -> list[str]:
    return [edition.name for _, edition in house_rules.kept()]


def test_kept_under_its_name_and_written_over_by_it() -> None:
    house_rules.keep(OURS)
    changed = replace(OURS, immortals=False)
    house_rules.keep(changed)
    assert [edition for _, edition in house_rules.kept()] == [changed]


def test_two_names_that_make_one_file_name_are_both_kept() -> None:
    for name in ("a/b", "a:b"):
        house_rules.keep(replace(OURS, name=name))
    assert sorted(names()) == ["a/b", "a:b"]


def test_a_name_that_no_file_can_hold_is_told() -> None:
    with pytest.raises(CardError, match="name of a preset"):
        house_rules.keep(replace(OURS, name="russian"))
    assert names() == []


def test_shared_and_taken_in_it_is_the_same(tmp_path: Path) -> None:
    written = house_rules.share(OURS, tmp_path / "for Anna.toml")
    assert written.name == "for Anna.hellrules.toml"
    assert house_rules.take_in(written) == OURS
    assert names() == ["Ours"]


def test_taken_in_nothing_of_that_name_is_lost(tmp_path: Path) -> None:
    house_rules.keep(OURS)
    theirs = own_rules(FRENCH_EFFECTS, "Ours", highest_defence=6)
    written = house_rules.share(theirs, tmp_path / "theirs")
    assert house_rules.take_in(written) == replace(theirs, name="Ours 2")
    assert house_rules.take_in(written).name == "Ours 2"
    assert {edition.name: edition for _, edition in house_rules.kept()} == {
        "Ours": OURS,
        "Ours 2": replace(theirs, name="Ours 2"),
    }


def test_a_file_that_is_spoilt_hides_no_other() -> None:
    house_rules.keep(OURS)
    (house_rules.folder() / "bad.hellrules.toml").write_text("name = 3\n", encoding="utf-8")
    assert names() == ["Ours"]
    assert "bad.hellrules.toml, name" in house_rules.spoilt()[0]


@pytest.mark.parametrize("edition", [CORE, RUSSIAN, OURS, replace(OURS, name="")], ids=lambda one: one.name)
def test_a_battle_is_kept_as_a_template_with_its_rules(edition: object) -> None:
    scene = Scene().unit("E").enemy("F").changed(edition=edition, name="Kept")
    plan = read_plan(new_battle.keep(scene.game))
    assert isinstance(plan, BattlePlan)
    assert replace(plan.played, name="") == replace(edition, name="")  # type: ignore[type-var]
