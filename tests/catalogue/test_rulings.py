"""The rulings: well formed, each switch a switch of Edition, each test there."""

import ast
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from hellassist.catalogue import CardError, Ruling, check_files, read_rulings
from hellassist.places import cards_folder, resources_folder
from hellassist.rules.editions import CORE, Edition

ROOT = Path(__file__).parents[2]
RULINGS = read_rulings(cards_folder() / "rulings.toml")
ROWS = {
    row["id"]: row
    for file in sorted((resources_folder() / "rules").glob("core-*.toml"))
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


def test_every_switch_of_edition_has_its_ruling_with_the_same_default() -> None:
    switches = {field.name: getattr(CORE, field.name) for field in fields(Edition) if field.name != "name"}
    ruled = {ruling.switch: ruling.default for ruling in RULINGS.values() if ruling.switch}
    assert ruled == switches
    assert {name: type(value) for name, value in ruled.items()} == {
        name: type(value) for name, value in switches.items()
    }


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
