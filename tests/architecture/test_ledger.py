"""Which rows of the rule ledger have a test."""

import ast
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

import hellassist
from hellassist.places import resources_folder

NEEDED = frozenset({"engine", "geometry", "state", "data"})

ASKS_NOTHING: Mapping[str, str] = {
    "FR-64": "It gives a name, magic, to spells and auras together; no rule, ability or card asks what is magic.",
}
"""Rows that ask nothing of the app, and why: there is no case that a test could assert."""

FINISHED: frozenset[str] = frozenset(
    {
        "BA",
        "BL",
        "CC",
        "CM",
        "CO",
        "EX",
        "RG",
        "HX",
        "EF",
        "OR",
        "AU",
        "MV",
        "ST",
        "TD",
        "UN",
        "AC",
        "RU",
        *(f"FR-{n:02}" for n in range(1, 94) if f"FR-{n:02}" not in ASKS_NOTHING),
        "LE",
        "SA",
    }
)
"""Parts of the ledger that are done: a prefix ("BA") stands for all its rows, an id ("UN-70") for one."""


def ledger() -> dict[str, str]:
    """The kind of each row, by id."""
    files = sorted((resources_folder() / "rules").glob("*.toml"))
    rows = [row for file in files for row in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]]
    twice = [key for key, times in Counter(row["id"] for row in rows).items() if times > 1]
    assert twice == []
    return {row["id"]: row["kind"] for row in rows}


def claimed(source: str) -> set[str]:
    """Ids in `pytest.mark.rule(...)`, on tests, on classes and in `pytestmark`."""
    return {
        argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else "?"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
    }


def untested(kinds: dict[str, str], finished: frozenset[str], tested: set[str]) -> list[str]:
    """Rows of finished parts that need a test and have none."""
    return [
        key
        for key, kind in kinds.items()
        if kind in NEEDED and finished & {key, key.rpartition("-")[0]} and key not in tested
    ]


@pytest.fixture(scope="module")
def claims() -> dict[str, set[str]]:
    """For each claimed id the test files that claim it."""
    found: dict[str, set[str]] = {}
    tests = Path(__file__).parents[1]
    for file in sorted(tests.rglob("test_*.py")):
        for key in claimed(file.read_text(encoding="utf-8")):
            found.setdefault(key, set()).add(str(file.relative_to(tests)))
    return found


def test_every_claimed_row_exists(claims: dict[str, set[str]]) -> None:
    known = ledger()
    unknown = {key: files for key, files in claims.items() if key not in known}
    assert unknown == {}


def test_every_row_of_a_finished_part_has_a_test(claims: dict[str, set[str]]) -> None:
    assert untested(ledger(), FINISHED, set(claims)) == []


def test_rows_that_ask_nothing_exist_and_no_test_claims_them(claims: dict[str, set[str]]) -> None:
    assert set(ledger()) >= set(ASKS_NOTHING)
    assert not set(claims) & set(ASKS_NOTHING)


def test_nothing_in_the_engine_asks_what_is_magic() -> None:
    """The day something does, FR-64 has a case to be tested."""
    names = {
        name
        for file in sorted((Path(hellassist.__file__).parent / "rules").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in asked_names(node)
    }
    assert "spell" in names
    assert not {name for name in names if "magic" in name.casefold()}


def asked_names(node: ast.AST) -> tuple[str, ...]:
    """What code calls things, and the ids that it compares with."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.FunctionDef(name=name):
            return (name,)
        case ast.Constant(value=str() as text) if text.isidentifier():
            return (text,)
    return ()


def test_finished_parts_exist() -> None:
    rows = ledger()
    assert set(rows) | {key.rpartition("-")[0] for key in rows} >= FINISHED


def test_claims_are_found_on_tests_classes_and_modules() -> None:
    source = (
        'pytestmark = pytest.mark.rule("A-1")\n'
        '@pytest.mark.rule("A-2", "A-3")\n'
        "class TestThis:\n"
        '    @pytest.mark.rule("A-4")\n'
        '    @pytest.mark.parametrize("x", ["A-5"])\n'
        "    def test_that(self): ...\n"
    )
    assert claimed(source) == {"A-1", "A-2", "A-3", "A-4"}


def test_a_finished_row_without_a_test_is_found() -> None:
    kinds = {"A-1": "engine", "A-2": "advice", "A-3": "data", "B-1": "state"}
    assert untested(kinds, frozenset({"A"}), {"A-1"}) == ["A-3"]
    assert untested(kinds, frozenset({"A-1", "B-1"}), {"A-1"}) == ["B-1"]
    assert untested(kinds, frozenset(), set()) == []
