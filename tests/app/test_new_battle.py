"""From the plan of a battle to the battle: units, Companies, table, edition, shapes; plans as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hellassist.app.battle import new_battle, opening
from hellassist.app.words import company_words
from hellassist.app.words.texts import Texts
from hellassist.catalogue import CardError
from hellassist.catalogue.battle_plan import BattlePlan, plan_from, read_plan, write_plan
from hellassist.catalogue.composition import Fault
from hellassist.geometry import Point
from hellassist.rules.commands import Deploy, NextTurn
from hellassist.rules.editions import RUSSIAN
from hellassist.rules.profile import Profile, Transformation
from tests.scene import Scene


def plan(**more: Any) -> BattlePlan:
    sides = [
        {
            "company": {
                "name": "Franks",
                "faction": "westerners",
                "entries": [{"card": "frank"}, {"card": "soldier", "count": 2}, {"card": "nobody"}],
            },
            "who": "Anna",
            "dice": "typed",
        },
        {
            "company": {"name": "Pit", "faction": "demons", "entries": [{"card": "demon"}]},
            "lemures": [{"card": "husk", "count": 2}],
        },
    ]
    return plan_from({"name": "Bridge", "table": "ruined-village.toml", "sides": sides, **more}, "test")


def cards() -> dict[str, Profile]:
    profile = Scene.profile
    changes = Transformation("it dies", "beast", when="dies")
    made = (
        profile("frank", rank="officer", cmd=4),
        profile("soldier"),
        profile("demon", cmd=3, transformation=changes),
        profile("beast"),
        profile("husk", keywords=("lemure",)),
    )
    return {each.id: each for each in made}


def test_the_battle_is_set_up_as_planned() -> None:
    command = new_battle.set_up(plan(edition="russian", turns=4), cards())
    battle = opening.unsaved_battle(command).game
    assert (battle.name, battle.phase, battle.turns, battle.edition) == ("Bridge", "setup", 4, RUSSIAN)
    assert (battle.width, battle.depth) == (36 * 25, 30 * 25)
    assert {piece.name for piece in battle.terrain} >= {"House", "Wood"}
    assert [zone.player for zone in battle.zones] == ["A", "B"]
    a, b = battle.companies["A"], battle.companies["B"]
    assert (a.name, a.faction, a.dice) == ("Franks (Anna)", "westerners", "typed")
    assert (b.name, b.faction, b.dice) == ("Pit", "demons", "virtual")
    standing = [(unit.id, unit.owner, unit.name(), unit.at) for unit in battle.units.values()]
    assert standing == [
        ("A1", "A", "frank", None),
        ("A2", "A", "soldier 1", None),
        ("A3", "A", "soldier 2", None),
        ("B1", "B", "demon", None),
        ("B2", "B", "husk 1", None),
        ("B3", "B", "husk 2", None),
    ]
    assert set(battle.shapes) == {"beast"}


def test_no_limit_of_turns() -> None:
    assert new_battle.set_up(plan(turns=0), cards()).turns is None


def test_who_is_set_up_brings_his_command_and_takes_it_along_again() -> None:
    session = opening.unsaved_battle(new_battle.set_up(plan(), cards()))
    assert session.game.companies["A"].basic == 0
    session.do(Deploy("A1", Point(100, 50)))
    assert session.game.companies["A"].basic == 4
    session.do(Deploy("A1", None))
    assert session.game.companies["A"].current == 0
    session.do(Deploy("A1", Point(100, 50)))
    session.do(Deploy("A1", Point(200, 50)))
    session.do(NextTurn())
    assert (session.game.companies["A"].basic, session.game.companies["A"].current) == (4, 4)
    assert session.game.companies["B"].basic == 0


def test_a_battle_begins_in_a_file_of_its_own() -> None:
    session = opening.begin_battle(new_battle.set_up(plan(), cards()))
    path = getattr(session.log, "path", None)
    assert isinstance(path, Path)
    opening.put_away(session)
    again = opening.look_at(path)
    assert again.game == session.game


def test_a_template_is_written_and_read_and_never_overwrites() -> None:
    first, second = new_battle.save_template(plan()), new_battle.save_template(plan(turns=3))
    assert first != second
    assert (read_plan(first), read_plan(second)) == (plan(), plan(turns=3))


def test_a_battle_in_play_is_kept_with_its_table_and_set_up_again() -> None:
    session = opening.unsaved_battle(new_battle.set_up(plan(), cards()))
    session.do(Deploy("A1", Point(100, 50)))
    kept = read_plan(new_battle.keep(session.game))
    assert (kept.name, kept.turns, kept.edition, kept.own_table) == ("Bridge", 6, "core", True)
    assert [each.company.points for each in kept.sides] == [50, 50]
    again = opening.unsaved_battle(new_battle.set_up(kept, cards())).game
    assert [piece.name for piece in again.terrain] == [piece.name for piece in session.game.terrain]
    assert again.zones == session.game.zones
    assert {unit.id: unit.profile.id for unit in again.units.values()} == {
        unit.id: unit.profile.id for unit in session.game.units.values()
    }
    assert [company.dice for company in again.companies.values()] == ["typed", "virtual"]
    assert again.units["A1"].at is None


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"edition": "house"}, "f.toml, edition: found"),
        ({"turns": -1}, "f.toml, turns: "),
        ({"table": "../secret.toml"}, "f.toml, table: "),
        ({"sides": []}, "f.toml, sides.0: is missing."),
        ({"colour": "red"}, "f.toml, colour"),
    ],
)
def test_a_bad_template_is_told(values: dict[str, object], said: str, tmp_path: Path) -> None:
    path = tmp_path / "f.toml"
    write_plan(path, plan())
    with pytest.raises(CardError) as wrong:
        plan_from({**plan().model_dump(), **values}, path.name)
    assert said in str(wrong.value)


def test_every_fault_of_a_company_has_a_sentence() -> None:
    source = Path(company_words.__file__).parents[2] / "catalogue"
    text = (source / "composition.py").read_text(encoding="utf-8") + (source / "company.py").read_text(
        "utf-8"
    )
    calls = re.findall(r"\bFault\((.*?)\)", text, flags=re.DOTALL)
    assert {word for call in calls for word in re.findall(r'"([a-z_]+)"', call)} == set(
        company_words.SENTENCES
    )
    fault = Fault("soldier", "UN-63", "limited", 5, 4)
    told = company_words.told(fault, {"soldier": "Soldier"}, Texts())
    assert told == "Soldier: 5, at most 4 at this size. (UN-63)"
