"""What a start costs, each in a fresh process: time to the first paint, and memory once all has settled."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median

from tests.bench.rows import Row

EMPTY = "an empty QMainWindow with a QGraphicsView"
SETTLED_MS = 1500


def started(kind: str, settle_ms: int) -> dict[str, float]:
    """What the watch told. Raises RuntimeError with what the process said if it ended otherwise."""
    command = [sys.executable, "-m", "tests.bench.watch", kind, str(settle_ms), repr(time.monotonic())]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    if run.returncode:
        raise RuntimeError(f"the {kind} window did not start: {run.stderr[-2000:]}")
    told: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return told


def first_paint() -> Iterator[Row]:
    """From asking for the process to the first paint, and to the first one with the demo battle."""
    started("app", 0)  # so that both find their files in memory
    started("empty", 0)
    pairs = [(started("app", 0), started("empty", 0)) for _ in range(9)]
    for what, key, limit in (
        ("start to first paint", "painted_ms", 2.0),
        ("start to the battle on the table", "laid_out_ms", 4.0),
    ):
        ours, base = (median(pair[side][key] for pair in pairs) for side in (0, 1))
        yield Row(what, EMPTY, ours, base, limit)


def memory() -> Iterator[Row]:
    """Peak memory with the demo battle on the table."""
    pairs = [
        (started("app", SETTLED_MS)["peak_mb"], started("empty", SETTLED_MS)["peak_mb"]) for _ in range(3)
    ]
    ours, base = (median(pair[side] for pair in pairs) for side in (0, 1))
    yield Row("peak memory, demo battle", EMPTY, ours, base, 2.5, "MB")
