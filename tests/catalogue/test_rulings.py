"""The rulings: well formed, each switch a switch of Edition, each test there."""

import ast
import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest

from hellassist.catalogue import CardError, Ruling, check_files, read_differences, read_rulings
from hellassist.places import cards_folder, resources_folder
from hellassist.rules.editions import CORE, PRESETS, Edition

ROOT = Path(__file__).parents[2]
RULINGS = read_rulings(cards_folder() / "rulings.toml")
DIFFERENCES = read_differences(cards_folder() / "editions.toml")
ROWS = {
    row["id"]: row
    for file in sorted((resources_folder() / "rules").glob("*.toml"))
    for row in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
}


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=RULINGS.keys())
def test_rows_and_tests_exist(ruling: Ruling) -> None:
    assert set(ruling.rows) <= set(ROWS)
    if "::" in ruling.test:
        file, name = ruling.test.split("::")
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert name in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    else:
        assert ruling.test in ROWS


def test_every_switch_of_edition_is_a_ruling_or_a_difference_with_the_same_default() -> None:
    switches = {field.name: getattr(CORE, field.name) for field in fields(Edition) if field.name != "name"}
    ruled = {ruling.switch: ruling.default for ruling in RULINGS.values() if ruling.switch}
    differing = {key: difference.core for key, difference in DIFFERENCES.items()}
    assert {**ruled, **differing} == {**differing, **ruled} == switches
    assert {name: type(value) for name, value in {**ruled, **differing}.items()} == {
        name: type(value) for name, value in switches.items()
    }


@pytest.mark.parametrize("edition", PRESETS, ids=lambda edition: edition.name)
def test_each_preset_is_the_core_with_its_differences(edition: Edition) -> None:
    said = {
        key: difference.editions[edition.name]
        for key, difference in DIFFERENCES.items()
        if edition.name in difference.editions
    }
    assert edition == replace(CORE, name=edition.name, **said)  # type: ignore[arg-type]


@pytest.mark.parametrize("switch", DIFFERENCES)
def test_the_rows_of_a_difference_exist(switch: str) -> None:
    assert {*DIFFERENCES[switch].rows, DIFFERENCES[switch].test} <= set(ROWS)
    assert DIFFERENCES[switch].test in DIFFERENCES[switch].rows


def test_every_unclear_row_of_the_basics_has_its_ruling() -> None:
    unclear = {
        key
        for key, row in ROWS.items()
        if row["unclear"]
        and key.split("-")[0] in {"AU", "BA", "BL", "CC", "CM", "EF", "EX", "OR", "RG", "UN"}
    }
    assert unclear - {row for ruling in RULINGS.values() for row in ruling.rows} == set()


def test_no_two_rulings_share_a_switch() -> None:
    switches = [ruling.switch for ruling in RULINGS.values() if ruling.switch]
    assert len(switches) == len(set(switches))


GOOD = """
[one]
question = "Which?"
rows = ["BA-01"]
readings = [{ value = 1, text = "One." }, { value = 2, text = "Two." }]
default = 1
test = "BA-01"
"""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("default = 1", "default = 3", "one of its readings"),
        ("default = 1", "default = true", "one of its readings"),
        ("default = 1", 'default = 1\nswitch = "fathom_m"', 'Did you mean "fathom_mm"'),
        ("value = 2", "value = 1", "the same value"),
        (', { value = 2, text = "Two." }', "", "readings"),
        ('rows = ["BA-01"]', "rows = []", "rows"),
        ("question", "questoin", 'Did you mean "question"'),
        ("[one]", "[[one]]", "tables"),
    ],
)
def test_a_ruling_that_is_wrong(tmp_path: Path, old: str, new: str, words: str) -> None:
    path = tmp_path / "rulings.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert check_files([path]) == []
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        read_rulings(path)
    assert words in str(caught.value)


DIFFERENCE = """
[immortals]
rows = ["RU-05"]
core = false
editions = { russian = true }
test = "RU-05"
"""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[immortals]", "[imortals]", 'Did you mean "immortals"'),
        ("russian = true", "russian = false", "the same as the core"),
        ("russian = true", "roman = true", "no edition"),
        ("russian = true", "", "editions"),
        ("core", "kore", 'Did you mean "core"'),
    ],
)
def test_a_difference_that_is_wrong(tmp_path: Path, old: str, new: str, words: str) -> None:
    path = tmp_path / "editions.toml"
    path.write_text(DIFFERENCE, encoding="utf-8")
    assert check_files([path]) == []
    path.write_text(DIFFERENCE.replace(old, new), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        read_differences(path)
    assert words in str(caught.value)
