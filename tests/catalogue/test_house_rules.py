"""Rules of a table as files: they read back the same, and what is wrong with one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from hellassist.catalogue import CardError, check_files
from hellassist.catalogue.house_rules import allowed_values, read_house_rules, rules_of, write_house_rules
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, PRESETS, RUSSIAN, SWITCHES, Edition, own_rules

GOOD = """
name = "At Boris'"
base = "french"

[switches]
fathom_mm = 25.4
authority_duels = false
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "ours.hellrules.toml"
    found.write_text(GOOD, encoding="utf-8")
    return found


def test_a_file_is_an_edition(path: Path) -> None:
    assert check_files([path]) == []
    expected = own_rules(FRENCH_EFFECTS, "At Boris'", fathom_mm=25.4, authority_duels=False)
    assert read_house_rules(path).edition() == expected


@pytest.mark.parametrize("base", PRESETS, ids=lambda one: one.name)
@pytest.mark.parametrize("switch", SWITCHES)
def test_whatever_is_switched_reads_back_the_same(tmp_path: Path, base: Edition, switch: str) -> None:
    for value in allowed_values()[switch]:
        edition = own_rules(base, "Ours & <theirs>", **{switch: value})
        path = tmp_path / "one.hellrules.toml"
        write_house_rules(path, rules_of(edition))
        assert read_house_rules(path).edition() == edition


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"french"', '"frenhc"', 'base: found "frenhc"; allowed are'),
        ("fathom_mm", "fathom", 'there is no switch "fathom". Did you mean "fathom_mm"'),
        ("25.4", "26", "fathom_mm: found 26; allowed are 25.0, 25.4."),
        ("25.4", '"long"', 'switches: fathom_mm: found "long"; allowed are 25.0, 25.4.'),
        ("25.4", "[1, 2]", "switches: fathom_mm: found the list [1, 2]; allowed are 25.0, 25.4."),
        ("false", "1", "authority_duels: found 1; allowed are true, false."),
        ("At Boris'", "russian", "that is the name of a preset"),
        ("At Boris'", " Russian ", "that is the name of a preset"),
        ("base =", "form = 9\nbase =", "form: there is no such field. Allowed are"),
        ("At Boris'", "", "name"),
        ("name =", "nmae =", 'Did you mean "name"'),
        ("[switches]", "[switches", "no well-formed TOML"),
    ],
)
def test_a_file_that_is_wrong(path: Path, old: str, new: str, words: str) -> None:
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        read_house_rules(path)
    assert words in str(caught.value)
    assert len(caught.value.faults) == (2 if old == "name =" else 1)
    assert path.name in str(caught.value)


def test_a_whole_number_of_millimetres_will_do(path: Path) -> None:
    path.write_text(GOOD.replace("25.4", "25"), encoding="utf-8")
    assert read_house_rules(path).edition().fathom_mm == CORE.fathom_mm


def test_rules_are_told_from_the_preset_that_they_are_nearest_to() -> None:
    rules = rules_of(own_rules(RUSSIAN, "ours", immortals=False))
    assert (rules.base, rules.switches) == ("russian", {"immortals": False})
