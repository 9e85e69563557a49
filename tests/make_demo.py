"""Writes resources/demo.json from the cards: ``python -m tests.make_demo``. A test tells when it is due."""

from __future__ import annotations

import json

from hellassist.app.demo import demo_battle, demo_file, shipped_profiles
from hellassist.rules.game import Game
from hellassist.store.codec import encode


def demo_text() -> str:
    """What the file should hold."""
    facts = demo_battle(shipped_profiles()).decide(Game())
    rows = [(kind, form, json.loads(body)) for kind, form, body in map(encode, facts)]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    demo_file().write_text(demo_text(), encoding="utf-8")
