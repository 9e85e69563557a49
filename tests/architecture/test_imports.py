"""Who may import whom; ARCHITECTURE.md says why."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "hellassist"

OURS: dict[str, set[str]] = {
    "geometry": set(),
    "rules": {"geometry", "refusals"},
    "hexbattle": {"refusals"},
    "catalogue": {"rules", "hexbattle", "places", "said"},
    "store": {"rules", "hexbattle", "places", "said"},
    "app": {"rules", "catalogue", "store", "geometry", "hexbattle", "places", "refusals", "said"},
    "gui": {"app", "rules", "catalogue", "geometry", "hexbattle", "places", "refusals", "said"},
    "places": set(),
    "said": set(),
    "refusals": set(),
    "cli": {"gui", "app", "catalogue"},
    "__main__": {"cli"},
    "__init__": set(),
}
"""Each part of the package, with the other parts it may import."""

FOREIGN: dict[str, set[str]] = {
    "geometry": {"shapely", "numpy"},
    "catalogue": {"pydantic", "pydantic_core"},
    "store": {"pydantic", "pydantic_core", "sqlite3"},
    "gui": {"PySide6", "shiboken6"},
}
"""What a part may import beside the standard library; sqlite3 counts as foreign."""

STANDARD = (sys.stdlib_module_names | {"__future__"}) - {"sqlite3", "_sqlite3"}


def imported(source: str) -> Iterator[str]:
    """Full names of all that is imported, also inside functions; a relative import starts with a dot."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            asked = node.args[0] if node.args else None
            yield asked.value if isinstance(asked, ast.Constant) and isinstance(asked.value, str) else "?"


def faults(part: str, source: str) -> list[str]:
    found = []
    for name in imported(source):
        head, _, rest = name.partition(".")
        if head == "hellassist":
            target = rest.split(".")[0]
            allowed = target in OURS[part] | {part} or target == "__version__"
        else:
            allowed = head in STANDARD or head in FOREIGN.get(part, set())
        if not allowed:
            found.append(f"{part} imports {name}")
    return found


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_downwards(path: Path) -> None:
    assert faults(part_of(path), path.read_text(encoding="utf-8")) == []


def test_every_part_has_a_rule() -> None:
    parts = {path.name for path in ROOT.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    parts |= {path.stem for path in ROOT.glob("*.py")}
    assert parts <= set(OURS)
    assert set(FOREIGN) <= set(OURS)


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("rules", "from hellassist.app import session"),
        ("rules", "def later():\n    import shapely"),
        ("rules", "import pydantic.fields"),
        ("rules", "from hellassist.geometry import areas\nfrom . import game"),
        ("rules", "from .. import store"),
        ("rules", "import importlib\nimportlib.import_module('PySide6.QtCore')"),
        ("rules", "import importlib\nimportlib.import_module(name)"),
        ("rules", "from hellassist import gui"),
        ("rules", "import hellassist"),
        ("rules", "import numpy"),
        ("app", "def draw():\n    from PySide6 import QtGui"),
        ("app", "import sqlite3"),
        ("catalogue", "from hellassist.store import log"),
        ("store", "import hellassist.catalogue"),
        ("gui", "from hellassist.store import log"),
        ("gui", "import shapely.geometry"),
        ("geometry", "from hellassist.rules.game import Game"),
        ("hexbattle", "from hellassist.rules.game import Game"),
        ("hexbattle", "from hellassist.geometry import Point"),
        ("rules", "from hellassist.hexbattle import board"),
    ],
)
def test_a_forbidden_import_is_found(part: str, source: str) -> None:
    assert len(faults(part, source)) == 1


@pytest.mark.parametrize(
    ("part", "source"),
    [
        (
            "rules",
            "import math\nfrom hellassist.geometry.measure import gap\nfrom hellassist.rules import game",
        ),
        ("gui", "from PySide6.QtWidgets import QWidget\nfrom hellassist.app import session"),
        ("store", "import sqlite3\nfrom pydantic import BaseModel\nfrom hellassist import __version__"),
        ("geometry", "import shapely"),
        ("app", "from hellassist import rules"),
    ],
)
def test_an_allowed_import_passes(part: str, source: str) -> None:
    assert faults(part, source) == []


def modules_after(statement: str) -> set[str]:
    """Heads of the names in sys.modules once a fresh interpreter has run the statement."""
    script = f"import sys\n{statement}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


def test_the_app_brings_no_window_toolkit() -> None:
    assert modules_after("import hellassist.app").isdisjoint({"PySide6", "shiboken6"})


@pytest.mark.parametrize("part", ["rules", "geometry", "geometry.areas"])
def test_rules_and_geometry_start_light(part: str) -> None:
    heavy = {"numpy", "shapely", "pydantic", "sqlite3", "PySide6"}
    assert modules_after(f"import hellassist.{part}").isdisjoint(heavy)


def test_the_command_line_starts_light() -> None:
    heavy = {"numpy", "shapely", "pydantic", "sqlite3", "PySide6"}
    assert modules_after("import hellassist.cli").isdisjoint(heavy)
