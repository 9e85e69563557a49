"""Measures all rows, or some: `python -m tests.bench [--json] [WORD...]`. Ends with 1 if a row misses."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from importlib import import_module

from tests.bench.rows import Row

SETS: Mapping[str, tuple[str, str]] = {
    "start": ("starting", "first_paint"),
    "memory": ("starting", "memory"),
    "drag": ("dragging", "frame"),
    "flat": ("dragging", "memory"),
    "reach": ("reaching", "reaching"),
    "sight": ("looking", "looks"),
    "undo": ("saving", "undo"),
    "durable": ("saving", "durable"),
    "odds": ("odds", "sequence"),
    "map": ("odds", "glance"),
    "template": ("odds", "template"),
    "targets": ("odds", "targets"),
    "marks": ("overlay", "marks"),
}
"""A word for each set of rows, and the module and function that measure it."""


def main(argv: list[str] | None = None) -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("words", nargs="*", choices=[*SETS, []], help="only these")
    options = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_LOGGING_RULES"] = "*.debug=false;qt.qpa.*=false"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # players have compiled modules from the second start on
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="hellassist-bench-") as folder:
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA"):
            os.environ[variable] = folder  # never the player's own
        for word in options.words or SETS:
            for row in _measure(word):
                rows.append(row)
                if not options.json:
                    print(line(row), flush=True)
    if options.json:
        print(json.dumps([{**asdict(row), "ratio": row.ratio, "holds": row.holds} for row in rows], indent=1))
    return 0 if all(row.holds for row in rows) else 1


def _measure(word: str) -> Iterator[Row]:
    module, function = SETS[word]
    measure: Callable[[], Iterator[Row]] = getattr(import_module(f"tests.bench.{module}"), function)
    return measure()


def line(row: Row) -> str:
    """The row as the table shows it."""
    verdict = "ok  " if row.holds else "MISS"
    figures = f"{row.value:8.2f} {row.unit} / {row.base:8.2f} {row.unit} = {row.ratio:5.2f} x, at most {row.limit:g} x"
    return f"{verdict} {row.what:45} {figures}  ({row.reference})"


if __name__ == "__main__":
    sys.exit(main())
